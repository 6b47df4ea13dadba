//! When people are away, and who does their work meanwhile (docs/decisions/0027-account-lifecycle.md). A deputy holds
//! the office anyway; only who stands in for a lead gets something by it, and leads.

pub mod queries;

use crate::clock;
use crate::ids::{AccountId, RequestId};
use crate::words::Phrase;
use jiff::Timestamp;
use jiff::civil::Date;

/// Days during which somebody is away: both included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absence {
    /// Key.
    pub id: String,
    /// The first day.
    pub since: Date,
    /// The last day.
    pub until: Date,
}

impl Absence {
    /// Whether it shares a day with others.
    pub fn touches(&self, since: Date, until: Date) -> bool {
        self.since <= until && since <= self.until
    }
}

/// In which office somebody stands in for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Office {
    /// Designated expert; who stands in for a lead leads.
    Review,
    /// The IANA role.
    Operator,
    /// Administrator.
    Admin,
    /// The registrant of one request, or somebody who works on it.
    Registrant,
}

impl Office {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Review, Self::Operator, Self::Admin, Self::Registrant];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Review => "review",
            Self::Operator => "operator",
            Self::Admin => "admin",
            Self::Registrant => "registrant",
        }
    }

    /// The office with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|office| office.name() == name)
    }

    /// As it follows "as", in the language of the reader.
    pub(crate) const fn said(self) -> Phrase {
        Phrase::new(match self {
            Self::Review => "office-review",
            Self::Operator => "office-operator",
            Self::Admin => "office-admin",
            Self::Registrant => "office-registrant",
        })
    }

    /// The same in English.
    pub fn words(self) -> &'static str {
        match self {
            Self::Review => "designated expert",
            Self::Operator => "operator",
            Self::Admin => "administrator",
            Self::Registrant => "registrant",
        }
    }
}

/// Somebody named to stand in for somebody who is away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deputy {
    /// Key.
    pub id: String,
    /// Who is away.
    pub account_id: AccountId,
    /// Who stands in; nobody until whoever was invited has come.
    pub deputy_id: Option<AccountId>,
    /// In which office.
    pub office: Office,
    /// On which request, for a registrant: its key.
    pub request_id: Option<RequestId>,
    /// The first day.
    pub since: Date,
    /// The last day.
    pub until: Date,
    /// The invitation by which they came to the request: then they leave it when it is over.
    pub invitation: Option<String>,
    /// When it ended before its last day.
    pub ended_at: Option<Timestamp>,
}

impl Deputy {
    /// Whether it holds on a day, as far as it has not ended.
    pub fn holds(&self, day: Date) -> bool {
        self.ended_at.is_none() && self.since <= day && day <= self.until
    }

    /// Whether it held at a moment, also one that is past.
    pub fn held(&self, at: Timestamp) -> bool {
        let day = clock::day(at);
        self.since <= day && day <= self.until && self.ended_at.is_none_or(|ended| at < ended)
    }
}

/// For whom something is done, and until when they are away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandsFor {
    /// Their account.
    pub account_id: AccountId,
    /// Their name.
    pub name: String,
    /// Their last day away.
    pub until: Date,
}

impl StandsFor {
    /// As it follows what is asked: "for Ada Lund, who is away until 4 March 2027".
    pub fn words(&self) -> String {
        format!("for {}, who is away until {}", self.name, clock::spelled(self.until))
    }
}

/// With whom somebody counts as one in an office, and when: those who stood in for them, and those for whom they did.
#[derive(Debug, Clone, Default)]
pub struct Ties(pub(crate) Vec<(AccountId, Deputy)>);

impl Ties {
    /// Whether both count as one for something that was done in halves, at these moments.
    pub fn bind(&self, other: &AccountId, moments: &[Timestamp]) -> bool {
        self.0.iter().any(|(with, deputy)| with == other && moments.iter().any(|at| deputy.held(*at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deputy(ended: Option<&str>) -> Deputy {
        Deputy {
            id: "d".into(),
            account_id: "a".into(),
            deputy_id: Some("b".into()),
            office: Office::Operator,
            request_id: None,
            since: "2027-01-05".parse().unwrap(),
            until: "2027-01-10".parse().unwrap(),
            invitation: None,
            ended_at: ended.map(|at| at.parse().unwrap()),
        }
    }

    #[test]
    fn two_count_as_one_for_what_either_did_while_it_held_and_for_nothing_else() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let ties = Ties(vec![("b".into(), deputy(None))]);
        let (before, first, last, after) =
            (at("2027-01-04T23:59:59Z"), at("2027-01-05T00:00:00Z"), at("2027-01-10T23:59:59Z"), at("2027-01-11T00:00:00Z"));
        assert!(ties.bind(&"b".into(), &[first]) && ties.bind(&"b".into(), &[last]));
        assert!(ties.bind(&"b".into(), &[first, after]), "the first half was done meanwhile");
        assert!(ties.bind(&"b".into(), &[before, first]), "the second half is");
        assert!(!ties.bind(&"b".into(), &[before, after]) && !ties.bind(&"c".into(), &[first]));
        let ended = Ties(vec![("b".into(), deputy(Some("2027-01-07T12:00:00Z")))]);
        assert!(
            ended.bind(&"b".into(), &[at("2027-01-07T11:59:59Z")]) && !ended.bind(&"b".into(), &[at("2027-01-07T12:00:00Z")])
        );
    }
}
