//! Designated experts: dated appointments for the formal or the informal registry, disclosures of interests, and assignments to requests
//! (RFC 8141 §6.2; RFC 8126 §5.2).

pub mod office;
pub(crate) mod queries;

use crate::ids::{AccountId, RequestId};
use crate::registry::Kind;
use crate::store::typed::stored_enum;
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

stored_enum! {
    /// An expert's answer to an assignment.
    Answered as "answer of an expert" {
        Accepted = "accepted",
        Declined = "declined",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::appointments)]
pub struct Appointment {
    /// Database key.
    pub id: String,
    /// The account.
    pub account_id: AccountId,
    /// The account's name.
    #[diesel(select_expression = crate::store::schema::accounts::name)]
    pub name: String,
    pub registry: Kind,
    /// Whether the expert is a lead.
    pub leads: bool,
    /// First day.
    pub since: Date,
    /// The first day after its end.
    pub until: Option<Date>,
    /// The only request it applies to, for a temporary expert.
    pub request_id: Option<RequestId>,
}

/// An appointment in words. The end is the first day after it.
pub fn appointment_text(leads: bool, registry: Kind, since: Date, until: Option<Date>, is_for_one_request: bool) -> Phrase {
    Phrase::new("admin-appointment")
        .arg("lead", leads)
        .arg("registry", registry.name())
        .arg("since", since.to_string())
        .arg("until", until.map_or_else(|| "none".to_owned(), |until| until.to_string()))
        .arg("one_request", is_for_one_request)
}

impl Appointment {
    /// Whether it applies on a day, for a request in its registry.
    pub fn applies_to(&self, registry: Kind, request_id: &RequestId, today: Date) -> bool {
        self.registry == registry && self.is_in_force(today) && self.request_id.as_ref().is_none_or(|only| only == request_id)
    }

    /// Whether it is in force on a day.
    pub fn is_in_force(&self, today: Date) -> bool {
        self.since <= today && self.until.is_none_or(|until| today < until)
    }
}

stored_enum! {
    /// An expert's disclosure of interests before the review.
    Interest as "disclosure" {
        /// No conflict of interest.
        None = "none",
        /// A conflict of interest: the expert does not act on the request.
        Conflict = "conflict",
        /// A conflict of interest, with a request that the lead waives it.
        WaiverAsked = "waiver_asked",
        /// A conflict of interest that the lead waived.
        Waived = "waived",
    }
}

impl Interest {
    /// Whether the expert is excluded from the request.
    pub fn excludes(self) -> bool {
        matches!(self, Self::Conflict | Self::WaiverAsked)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::disclosures)]
pub struct Disclosure {
    /// The expert.
    pub expert_id: AccountId,
    /// The disclosed interest.
    #[diesel(column_name = answer)]
    pub interest: Interest,
    /// The reason, if there is a conflict of interest.
    pub reason: String,
    /// When it was disclosed.
    #[diesel(column_name = at)]
    pub disclosed_at: Timestamp,
}

/// The state of an assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AssignmentReply {
    /// Not answered yet.
    Waiting,
    Accepted(Timestamp),
    Declined(Timestamp),
}

/// The assignment of an expert to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assignment {
    /// The expert's account.
    pub expert_id: AccountId,
    /// The expert's name.
    pub expert: String,
    /// Why they were assigned.
    pub because: String,
    /// When they were assigned.
    pub assigned_at: Timestamp,
    /// The answer.
    pub reply: AssignmentReply,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appointment_includes_its_first_day_and_excludes_its_end_date() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let appointment = Appointment {
            id: "1".into(),
            account_id: "a".into(),
            name: "A".into(),
            registry: Kind::Formal,
            leads: false,
            since: day("2026-01-10"),
            until: Some(day("2026-02-10")),
            request_id: Some("r".into()),
        };
        for (today, held) in [("2026-01-09", false), ("2026-01-10", true), ("2026-02-09", true), ("2026-02-10", false)] {
            assert_eq!(appointment.applies_to(Kind::Formal, &"r".into(), day(today)), held, "{today}");
            assert!(!appointment.applies_to(Kind::Informal, &"r".into(), day(today)));
            assert!(!appointment.applies_to(Kind::Formal, &"another".into(), day(today)));
        }
    }
}
