//! Consent to a correction that changes more than form.
//!
//! Two operators, including the one who publishes it, and one expert must consent to the exact submitted revision. This is only for text
//! that was published incorrectly; any other change of meaning is a new version.

pub(crate) mod ask;
pub(crate) mod queries;

use crate::cases::viewer::Seen;
use crate::cases::{Party, State, Subject};
use crate::ids::{AccountId, SnapshotNo};
use crate::refusal::Refusal;
use crate::store::typed::stored_words;
use jiff::Timestamp;
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::checks::CONSENT;

stored_words! {
    /// The role in which a person consents.
    Office as "office" {
        /// An operator (IANA).
        Operator = "operator",
        /// A designated expert of the registry, or the lead.
        Expert = "expert",
    }
}

impl Office {
    /// The role in which the action is recorded.
    pub(crate) fn party(self) -> Party {
        match self {
            Self::Operator => Party::Operator,
            Self::Expert => Party::Expert,
        }
    }
}

/// A consent in force.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::consents)]
pub struct Consent {
    /// The revision it applies to.
    #[diesel(column_name = snapshot_number)]
    pub snapshot: SnapshotNo,
    /// The account that consented.
    pub account_id: AccountId,
    /// The name of the account.
    #[diesel(select_expression = crate::store::schema::accounts::name)]
    pub name: String,
    /// The role in which it was given.
    pub office: Office,
    /// The public reason.
    pub reason: String,
    /// When it was given.
    pub at: Timestamp,
}

/// Whether the findings of a revision require consent.
pub fn is_needed(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.id == CONSENT.id)
}

stored_words! {
    /// A statement on a correction.
    Word as "word on a correction" {
        /// Consent.
        Given = "given",
        /// Withdrawal of consent.
        TakenBack = "taken_back",
    }
}

/// The roles in which the viewer can consent now. No one can consent to a request that they work on or have a conflict of interest on.
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

/// The roles whose consent is missing if `publisher`, an operator, publishes the correction: another operator, and an expert. Every
/// consent in `given` must apply to the revision to be published. One person's consent counts in one role only.
pub fn missing(given: &[Consent], publisher: &AccountId) -> Vec<Office> {
    let of = |office: Office| given.iter().any(|consent| consent.office == office && consent.account_id != *publisher);
    Office::ALL.into_iter().filter(|office| !of(*office)).collect()
}

/// The missing consents as a phrase that completes "it can be published when"; `None` if nothing is missing.
pub fn missing_words(missing: &[Office]) -> Option<Phrase> {
    if missing.is_empty() {
        return None;
    }
    let of = |office| if missing.contains(&office) { "yes" } else { "no" };
    let who = format!("{}-{}", of(Office::Operator), of(Office::Expert));
    Some(Phrase::new("refusal-consents").with("missing", who))
}

/// Rejects a publication that lacks required consent.
///
/// # Errors
/// Names the missing consent.
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

/// Names of those who consented, appended to the reason of the published correction; empty if no consent was needed.
pub(crate) fn given_words(findings: &[Finding], given: &[Consent]) -> String {
    if !is_needed(findings) {
        return String::new();
    }
    let who: Vec<String> = given.iter().map(|consent| format!("{} ({})", consent.name, consent.office.name())).collect();
    format!(" Substantive change, with the consent of {}.", who.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn consent(account: &str, office: Office) -> Consent {
        let (account_id, name, reason) = (AccountId::typed(account), account.to_owned(), "Read.".to_owned());
        Consent { snapshot: SnapshotNo::FIRST, account_id, name, office, reason, at: Timestamp::UNIX_EPOCH }
    }

    #[test]
    fn publication_requires_two_operators_and_a_distinct_expert() {
        let olga = consent("olga", Office::Operator);
        let oskar = consent("oskar", Office::Operator);
        let edda = consent("edda", Office::Expert);
        assert_eq!(missing(&[], &"olga".into()), [Office::Operator, Office::Expert]);
        // The publisher consents by publishing and is not counted twice.
        assert_eq!(missing(&[olga.clone(), edda.clone()], &"olga".into()), [Office::Operator]);
        assert_eq!(missing(&[olga.clone(), edda.clone()], &"oskar".into()), []);
        assert_eq!(missing(&[olga, oskar], &"olga".into()), [Office::Expert]);
        // An expert who has since become an operator cannot publish what they consented to as an expert.
        assert_eq!(missing(&[consent("oskar", Office::Operator), edda], &"edda".into()), [Office::Expert]);
    }
}
