//! What the operator queue shows about a request: the number of check findings, and special circumstances.

pub mod counts;
pub mod queries;

use crate::requests::Condition;
use urn_registry::i18n::Phrase;

/// The number of check findings by severity for a revision when it was submitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, diesel::Queryable, diesel::Selectable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::revisions)]
pub struct FindingCounts {
    /// Findings that must be fixed.
    #[diesel(column_name = error_count)]
    pub errors: i64,
    /// Findings that a person must review.
    #[diesel(column_name = warning_count)]
    pub warnings: i64,
    /// Informational findings.
    #[diesel(column_name = note_count)]
    pub notes: i64,
}

impl FindingCounts {
    /// A short summary: "no findings", "1 error, 3 warnings".
    pub fn phrase(self) -> Phrase {
        let parts = [(self.errors, "counts-errors"), (self.warnings, "counts-warnings"), (self.notes, "counts-notes")]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, text)| Phrase::new(text).arg("count", count));
        let summary = Phrase::join_phrases(parts, "listed");
        if summary.is_empty() { Phrase::new("counts-none") } else { summary }
    }
}

/// A special circumstance of a request, as shown in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpecialCircumstance {
    /// An open condition.
    Condition(Condition),
    /// It depends on the contacts of the registration, who did not accept it.
    Contacts,
    /// The registrant's account is closed.
    Closed,
}

impl SpecialCircumstance {
    /// Its message.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Condition(Condition::NameConflict) => "special-name-conflict",
            Self::Condition(Condition::Escalated) => "special-overdue",
            Self::Condition(Condition::UnderAppeal) => "special-appeal",
            Self::Condition(Condition::OnHold) => "special-on-hold",
            Self::Contacts => "special-contacts",
            Self::Closed => "special-account-closed",
        })
    }
}

/// Data shown in a queue row in addition to the request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QueueRowData {
    /// The findings of the newest revision.
    pub counts: Option<FindingCounts>,
    /// Special circumstances.
    pub special: Vec<SpecialCircumstance>,
    /// The requester's name.
    pub registrant: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_counts_are_summarized() {
        assert_eq!(FindingCounts::default().phrase(), "no findings");
        assert_eq!(FindingCounts { errors: 1, warnings: 3, notes: 0 }.phrase(), "1 error, 3 warnings");
        assert_eq!(FindingCounts { errors: 0, warnings: 0, notes: 2 }.phrase(), "2 notes");
    }
}
