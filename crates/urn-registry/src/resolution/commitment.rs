//! Commitments of a registrant, as data in addition to the registration template (RFC 8141 §5, §5.1).
//!
//! For a formal namespace, §5.1 requires an organization that is stable and can last, competence in assigning names, and a commitment never
//! to reassign a name and to keep old ones valid. Two more questions matter to users: what happens to the names if the organization ceases
//! to exist, and who will then be responsible.
//!
//! ```
//! use urn_registry::resolution::commitment::{Pledges, Point, Stand};
//!
//! let pledges = Pledges::read(r#"{"never-reassign":{"stand":"yes","words":"Numbers are counted up."}}"#).unwrap();
//! assert_eq!(pledges.get(Point::NeverReassign).unwrap().stand, Stand::Yes);
//! assert_eq!(Pledges::read(&pledges.print()).unwrap(), pledges);
//! ```

use crate::i18n::Phrase;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum length of an explanation, in bytes.
pub const WORDS_MAX: usize = 2000;

/// The subject of a commitment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Point {
    /// Stability and the ability to maintain the namespace for a long time.
    Stability,
    /// Competence in assigning names.
    Competence,
    /// Names are never reassigned, and old names stay valid.
    NeverReassign,
    /// What happens to the names if the organization ceases to exist.
    AfterTheEnd,
    /// The successor.
    Successor,
}

impl Point {
    /// All points, in the order of the form.
    pub const ALL: [Self; 5] = [Self::Stability, Self::Competence, Self::NeverReassign, Self::AfterTheEnd, Self::Successor];

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stability => "stability",
            Self::Competence => "competence",
            Self::NeverReassign => "never-reassign",
            Self::AfterTheEnd => "after-the-end",
            Self::Successor => "successor",
        }
    }

    /// The question in the form.
    pub const fn question(self) -> &'static str {
        match self {
            Self::Stability => "Is the organization stable and able to maintain the namespace for a long time?",
            Self::Competence => "Is the organization competent to assign names uniquely?",
            Self::NeverReassign => "Does the organization commit to never reassign a name and to keep old names valid?",
            Self::AfterTheEnd => "Is there a plan for the names if the organization ceases to exist?",
            Self::Successor => "Is there an organization that would succeed the registrant?",
        }
    }

    /// The question in the form, in the language of the reader.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Stability => "pledges-stability",
            Self::Competence => "pledges-competence",
            Self::NeverReassign => "pledges-never-reassign",
            Self::AfterTheEnd => "pledges-after-the-end",
            Self::Successor => "pledges-successor",
        })
    }

    /// The clause that requires it.
    pub fn clause(self) -> &'static str {
        match self {
            Self::Stability => "RFC 8141 §5.1, first criterion for organizations",
            Self::Competence => "RFC 8141 §5.1, second criterion for organizations",
            Self::NeverReassign => "RFC 8141 §5.1, third criterion for organizations",
            Self::AfterTheEnd | Self::Successor => {
                "RFC 8141 §5: names remain unique and consistent after the organization ceases to exist"
            }
        }
    }
}

/// The short answer, for filters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Stand {
    /// Yes.
    Yes,
    /// The commitment applies to some names only, or for a limited time.
    Partly,
    /// No.
    No,
}

impl Stand {
    /// The name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Partly => "partly",
            Self::No => "no",
        }
    }

    /// The label for users.
    pub fn words(self) -> &'static str {
        match self {
            Self::Yes => "Yes",
            Self::Partly => "Partly",
            Self::No => "No",
        }
    }

    /// The value with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Yes, Self::Partly, Self::No].into_iter().find(|stand| stand.name() == name)
    }
}

/// An answer to one question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Answer {
    /// The short answer.
    pub stand: Stand,
    /// The explanation by the registrant.
    pub words: String,
}

/// Answers to the questions of RFC 8141 §5 and §5.1. Unanswered questions are absent.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Promises"))]
pub struct Pledges(BTreeMap<Point, Answer>);

/// Why answers are rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Not in the format of [`Pledges::print`].
    #[error("The pledges cannot be read: {0}")]
    Form(String),
    /// The explanation is missing; a plain yes or no is not enough.
    #[error("{}: state how, in one to {WORDS_MAX} bytes ({})", .0.question(), .0.clause())]
    Words(Point),
}

impl Pledges {
    /// Parses JSON in the format of [`Pledges::print`].
    ///
    /// # Errors
    /// [`Fault`]: another format, or an answer that [`Pledges::set`] rejects.
    pub fn read(json: &str) -> Result<Self, Fault> {
        let pledges: Self = serde_json::from_str(json).map_err(|error| Fault::Form(error.to_string()))?;
        for (point, answer) in &pledges.0 {
            check(*point, answer)?;
        }
        Ok(pledges)
    }

    /// Deterministic JSON of the answers.
    pub fn print(&self) -> String {
        // A map of strings can always be serialized.
        serde_json::to_string(&self.0).unwrap_or_default()
    }

    /// Sets an answer.
    ///
    /// # Errors
    /// [`Fault::Words`]: the explanation is missing or longer than [`WORDS_MAX`].
    pub fn set(&mut self, point: Point, answer: Answer) -> Result<(), Fault> {
        check(point, &answer)?;
        self.0.insert(point, answer);
        Ok(())
    }

    /// The answer about one point.
    pub fn get(&self, point: Point) -> Option<&Answer> {
        self.0.get(&point)
    }

    /// The points without an answer.
    pub fn unanswered(&self) -> impl Iterator<Item = Point> {
        Point::ALL.into_iter().filter(|point| !self.0.contains_key(point))
    }

    /// The points that were answered with [`Stand::No`]: an advisory for the experts, never blocking by itself.
    pub fn denied(&self) -> impl Iterator<Item = Point> {
        self.0.iter().filter(|(_, answer)| answer.stand == Stand::No).map(|(point, _)| *point)
    }
}

fn check(point: Point, answer: &Answer) -> Result<(), Fault> {
    let words = answer.words.trim();
    let bad = |c: char| c.is_control() && c != '\n' && c != '\r' && c != '\t';
    if words.is_empty() || words.len() > WORDS_MAX || words.contains(bad) {
        return Err(Fault::Words(point));
    }
    Ok(())
}

/// Whether commitments are current; they are confirmed once a year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Freshness {
    /// Confirmed within the year.
    Confirmed(Date),
    /// Last confirmed on this date, more than a year ago.
    NotSince(Date),
    /// Never confirmed in this registry, as with all imported registrations.
    Never,
}

/// The freshness of commitments that were last confirmed on `confirmed`.
pub fn freshness(confirmed: Option<Date>, today: Date) -> Freshness {
    match confirmed {
        None => Freshness::Never,
        // If the date overflows at the end of the calendar, they count as current.
        Some(day) if day.checked_add(jiff::Span::new().years(1)).map_or(true, |due| today <= due) => Freshness::Confirmed(day),
        Some(day) => Freshness::NotSince(day),
    }
}

/// How many days a contact may take to reply before the operators are notified.
const SILENT_DAYS: i64 = 60;

/// The next step for a contact that confirms commitments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Send a confirmation request.
    Ask,
    /// Give up: the contact did not reply.
    GiveUp,
}

/// The next step for a contact who has confirmed before. `last` is when any contact last confirmed the commitments of the namespace, and
/// `asked` is when this contact was last asked. A contact is asked once a year. After the first year without an answer, the contact is not
/// asked again.
pub fn step(last: Date, asked: Date, is_silent: bool, today: Date) -> Option<Step> {
    let Freshness::NotSince(_) = freshness(Some(last), today) else { return None };
    let due = last.checked_add(jiff::Span::new().years(1)).ok()?;
    if asked <= due {
        return Some(Step::Ask);
    }
    let patience = asked.checked_add(jiff::Span::new().days(SILENT_DAYS)).ok()?;
    (!is_silent && today >= patience).then_some(Step::GiveUp)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn commitment_answers_round_trip() {
        let mut pledges = Pledges::default();
        assert_eq!(pledges.unanswered().count(), 5);
        pledges.set(Point::Successor, Answer { stand: Stand::No, words: "Not yet.".into() }).unwrap();
        pledges
            .set(Point::Stability, Answer { stand: Stand::Partly, words: "Funded until 2030.\nThen to be seen.".into() })
            .unwrap();
        assert_eq!(
            pledges.print(),
            r#"{"stability":{"stand":"partly","words":"Funded until 2030.\nThen to be seen."},"successor":{"stand":"no","words":"Not yet."}}"#
        );
        assert_eq!(Pledges::read(&pledges.print()).unwrap(), pledges);
        assert_eq!(pledges.denied().collect::<Vec<_>>(), [Point::Successor]);
    }

    #[test]
    fn commitment_requires_an_explanation_and_a_known_criterion() {
        let fault = |json: &str| Pledges::read(json).unwrap_err().to_string();
        assert!(fault(r#"{"competence":{"stand":"yes","words":" "}}"#).contains("state how"));
        assert!(fault(r#"{"charm":{"stand":"yes","words":"x"}}"#).contains("charm"));
        assert!(fault(r#"{"competence":{"stand":"maybe","words":"x"}}"#).contains("maybe"));
        assert!(fault("[").starts_with("The pledges cannot be read"));
    }

    #[test]
    fn commitment_confirmation_expires_after_one_year() {
        let day = date(2025, 2, 28);
        assert_eq!(freshness(Some(day), date(2026, 2, 28)), Freshness::Confirmed(day));
        assert_eq!(freshness(Some(day), date(2026, 3, 1)), Freshness::NotSince(day));
        assert_eq!(freshness(None, day), Freshness::Never);
    }

    #[test]
    fn yearly_confirmation_is_requested_once_and_abandoned_once() {
        let (last, first) = (date(2025, 3, 1), date(2025, 2, 1));
        assert_eq!(step(last, first, false, date(2026, 3, 1)), None, "the last confirmation is valid through this day");
        assert_eq!(step(last, first, false, date(2026, 3, 2)), Some(Step::Ask));
        let asked = date(2026, 3, 2);
        assert_eq!(step(last, asked, false, asked), None, "confirmation is requested once");
        assert_eq!(step(last, asked, false, date(2026, 4, 30)), None);
        assert_eq!(step(last, asked, false, date(2026, 5, 1)), Some(Step::GiveUp));
        assert_eq!(step(last, asked, true, date(2028, 1, 1)), None, "the contact is marked as silent once");
        assert_eq!(step(asked, asked, true, date(2027, 3, 3)), Some(Step::Ask), "confirmed again");
    }
}
