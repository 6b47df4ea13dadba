//! The designated experts: dated appointments for the formal or the informal registry, what they disclose of their
//! interests, and who is proposed for which request (RFC 8141 §6.2; RFC 8126 §5.2).

pub mod office;
pub(crate) mod queries;

use crate::ids::{AccountId, RequestId};
use crate::registry::Kind;
use crate::store::typed::kept_words;
use jiff::Timestamp;
use jiff::civil::Date;

kept_words! {
    /// What an expert said who was asked to review.
    Answered as "answer of an expert" {
        /// They review it.
        Accepted = "accepted",
        /// They do not.
        Declined = "declined",
    }
}

/// An appointment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appointment {
    /// Key.
    pub id: String,
    /// Who.
    pub account_id: AccountId,
    /// Their name.
    pub name: String,
    /// For which registry.
    pub registry: Kind,
    /// Whether they lead the experts.
    pub leads: bool,
    /// First day.
    pub since: Date,
    /// The day it ends; that day is the first without it.
    pub until: Option<Date>,
    /// A temporary expert may be appointed for one request only.
    pub request_id: Option<RequestId>,
}

impl Appointment {
    /// Whether it counts on a day, for a request of its registry.
    pub fn counts(&self, registry: Kind, request_id: &RequestId, today: Date) -> bool {
        self.registry == registry && self.is_held(today) && self.request_id.as_ref().is_none_or(|only| only == request_id)
    }

    /// Whether it is held on a day.
    pub fn is_held(&self, today: Date) -> bool {
        self.since <= today && self.until.is_none_or(|until| today < until)
    }
}

/// What an expert says of their interests, before they read the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interest {
    /// None.
    None,
    /// A conflict of interest: they do not act on the request.
    Conflict,
    /// A conflict, with the wish that the lead waives it.
    WaiverAsked,
    /// A conflict that the lead waived.
    Waived,
}

impl Interest {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Conflict => "conflict",
            Self::WaiverAsked => "waiver_asked",
            Self::Waived => "waived",
        }
    }

    /// The interest with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::None, Self::Conflict, Self::WaiverAsked, Self::Waived].into_iter().find(|interest| interest.name() == name)
    }

    /// Whether the expert must keep away.
    pub fn excludes(self) -> bool {
        matches!(self, Self::Conflict | Self::WaiverAsked)
    }
}

/// A disclosure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disclosure {
    /// By whom.
    pub expert_id: AccountId,
    /// What.
    pub interest: Interest,
    /// Why, when there is a conflict.
    pub reason: String,
    /// Whether they answer as "Designated expert".
    pub anonymous: bool,
}

/// What became of asking an expert.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// Nothing yet.
    Waiting,
    /// They review it.
    Accepted(Timestamp),
    /// They do not.
    Declined(Timestamp),
}

/// An expert asked to review a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assignment {
    /// Who.
    pub expert_id: AccountId,
    /// The name that is shown: unnamed experts are "Designated expert", and so is who has not said yet how they will answer.
    pub expert: String,
    /// The name that operators and leads read: an expert who chose to answer without one has none here either.
    pub name: String,
    /// Why they were asked.
    pub because: String,
    /// When.
    pub assigned_at: Timestamp,
    /// What they said.
    pub reply: Reply,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_appointment_counts_from_its_first_day_until_the_day_it_ends() {
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
            assert_eq!(appointment.counts(Kind::Formal, &"r".into(), day(today)), held, "{today}");
            assert!(!appointment.counts(Kind::Informal, &"r".into(), day(today)));
            assert!(!appointment.counts(Kind::Formal, &"another".into(), day(today)));
        }
    }
}
