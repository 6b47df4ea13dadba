//! Consent to a correction that changes more than form: two operators, the one who publishes it included, and an expert, each to
//! exactly the text that was sent. It is for what was published wrongly; everything else that changes the meaning is a new version.

pub(crate) mod ask;
pub(crate) mod queries;

use crate::cases::see::Seen;
use crate::cases::{Party, State, Subject};
use crate::finding::Finding;
use crate::ids::{AccountId, SnapshotNo};
use crate::refusal::Refusal;
use crate::store::typed::kept_words;
use crate::template::checks::CONSENT;
use crate::words::Phrase;
use jiff::Timestamp;

/// In which office somebody consents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Office {
    /// The IANA role.
    Operator,
    /// A designated expert of the registry, or their lead.
    Expert,
}

impl Office {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Operator, Self::Expert];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Operator => "operator",
            Self::Expert => "expert",
        }
    }

    /// The office with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|office| office.name() == name)
    }

    /// The capacity in which the act is recorded.
    pub(crate) fn party(self) -> Party {
        match self {
            Self::Operator => Party::Operator,
            Self::Expert => Party::Expert,
        }
    }
}

/// A consent that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consent {
    /// To which text.
    pub snapshot: SnapshotNo,
    /// Whose: key of the account.
    pub account_id: AccountId,
    /// The same, by name.
    pub name: String,
    /// In which office.
    pub office: Office,
    /// Why, published.
    pub reason: String,
    /// When.
    pub at: Timestamp,
}

/// Whether the findings of a text say that it needs consent.
pub fn is_needed(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.id == CONSENT.id)
}

kept_words! {
    /// What somebody said of a correction.
    Word as "word on a correction" {
        /// They consent.
        Given = "given",
        /// They do so no longer.
        TakenBack = "taken_back",
    }
}

/// The offices in which the viewer may consent now. Nobody consents to a request they work on, or have a conflict on.
pub fn offices(seen: &Seen) -> Vec<Office> {
    if !matches!(seen.request.subject, Subject::Correction { .. }) || seen.request.state != State::Intake {
        return Vec::new();
    }
    let mut held = Vec::new();
    if seen.is(Party::Operator) {
        held.push(Office::Operator);
    }
    if seen.is(Party::Expert) || seen.is(Party::Lead) {
        held.push(Office::Expert);
    }
    held
}

/// Whose consent is still missing when `publisher`, an operator, publishes it: that of another operator, and of an expert. Every
/// consent in `given` is to the text that is published, and nobody gives two.
pub fn missing(given: &[Consent], publisher: &AccountId) -> Vec<Office> {
    let of = |office: Office| given.iter().any(|consent| consent.office == office && consent.account_id != *publisher);
    Office::ALL.into_iter().filter(|office| !of(*office)).collect()
}

/// The same, as it ends "it can be published when"; none when nothing is missing.
pub fn missing_words(missing: &[Office]) -> Option<Phrase> {
    if missing.is_empty() {
        return None;
    }
    let of = |office| if missing.contains(&office) { "yes" } else { "no" };
    let who = format!("{}-{}", of(Office::Operator), of(Office::Expert));
    Some(Phrase::new("refusal-consents").with("missing", who))
}

/// Refuses to publish what does not have the consent it needs.
///
/// # Errors
/// Whose consent is missing.
pub(crate) fn refuse_without(findings: &[Finding], given: &[Consent], publisher: &AccountId) -> Result<(), Refusal> {
    if !is_needed(findings) {
        return Ok(());
    }
    let missing = missing(given, publisher);
    match missing_words(&missing) {
        None => Ok(()),
        Some(words) => Err(Refusal::WrongState { why: Phrase::new("refusal-needs-consent").with("words", words) }),
    }
}

/// Who consented, as it follows the reason of the correction that is published; nothing when no consent was needed.
pub(crate) fn given_words(findings: &[Finding], given: &[Consent]) -> String {
    if !is_needed(findings) {
        return String::new();
    }
    let who: Vec<String> = given.iter().map(|consent| format!("{} ({})", consent.name, consent.office.name())).collect();
    format!(" Change of substance, with the consent of {}.", who.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn consent(account: &str, office: Office) -> Consent {
        let (account_id, name, reason) = (AccountId::typed(account), account.to_owned(), "Read.".to_owned());
        Consent { snapshot: SnapshotNo::FIRST, account_id, name, office, reason, at: Timestamp::UNIX_EPOCH }
    }

    #[test]
    fn two_operators_and_an_expert_are_three_people() {
        let olga = consent("olga", Office::Operator);
        let oskar = consent("oskar", Office::Operator);
        let edda = consent("edda", Office::Expert);
        assert_eq!(missing(&[], &"olga".into()), [Office::Operator, Office::Expert]);
        // The one who publishes consents by publishing, and does not count twice.
        assert_eq!(missing(&[olga.clone(), edda.clone()], &"olga".into()), [Office::Operator]);
        assert_eq!(missing(&[olga.clone(), edda.clone()], &"oskar".into()), []);
        assert_eq!(missing(&[olga, oskar], &"olga".into()), [Office::Expert]);
        // An expert who became an operator since does not publish what they consented to as an expert.
        assert_eq!(missing(&[consent("oskar", Office::Operator), edda], &"edda".into()), [Office::Expert]);
    }
}
