//! In which capacity somebody acts on a request.

use crate::people::{Account, Role};
use crate::words::Phrase;

/// In what capacity somebody acts on one request. Nobody acts in two of them: whoever owns a request is its registrant and
/// nothing else, whatever roles they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Party {
    /// Owns it, or works on it with its owner.
    Registrant,
    /// A designated expert without a conflict.
    Expert,
    /// The lead of the experts, without a conflict.
    Lead,
    /// The IANA role.
    Operator,
    /// Speaks for the body that asks on the fast track.
    Representative,
    /// The program itself, on time.
    Clock,
    /// An expert or lead who has declared a conflict of interest.
    Conflicted,
    /// Anybody else.
    Public,
}

impl Party {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Registrant,
        Self::Expert,
        Self::Lead,
        Self::Operator,
        Self::Representative,
        Self::Clock,
        Self::Conflicted,
        Self::Public,
    ];

    /// The word stored with events and comments.
    pub fn name(self) -> &'static str {
        match self {
            Self::Registrant => "registrant",
            Self::Expert => "expert",
            Self::Lead => "lead",
            Self::Operator => "operator",
            Self::Representative => "representative",
            Self::Clock => "clock",
            Self::Conflicted => "expert in conflict",
            Self::Public => "public",
        }
    }

    /// The same in the language of the reader.
    pub fn phrase(self) -> Phrase {
        Phrase::new("refusal-party").with("party", self.name())
    }
}

/// What is known of how an account stands to a request, beside its roles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// Owns it or works on it with its owner.
    pub in_team: bool,
    /// Has a conflict of interest, or worked on the text once.
    pub in_conflict: bool,
    /// Holds an appointment as an expert for its registry today.
    pub expert: bool,
    /// Holds one as lead.
    pub lead: bool,
    /// Speaks for the body that asks on the fast track.
    pub represents: bool,
    /// In which capacities they acted on it already, by the word that events keep.
    pub acted: Vec<String>,
}

/// The office behind a capacity: expert and lead are one, everything else is its own.
fn office(word: &str) -> &str {
    if word == Party::Lead.name() { Party::Expert.name() } else { word }
}

/// Every capacity in which an account may act on a request. An account with several roles has each of them, but an owner is
/// only the registrant (and so is who works with the owner), and a conflict takes every other part away.
pub fn parties(account: Option<&Account>, standing: &Standing) -> Vec<Party> {
    let Some(account) = account else { return vec![Party::Public] };
    if standing.in_team {
        return vec![Party::Registrant];
    }
    // Who has a conflict does not act on the request in any role, also not in one given later.
    if standing.in_conflict {
        return vec![Party::Conflicted];
    }
    let mut parties = Vec::new();
    let expert = (account.has(Role::Expert) || account.has(Role::Lead)) && (standing.expert || standing.lead);
    if account.has(Role::Lead) && standing.lead {
        parties.push(Party::Lead);
    }
    if expert {
        parties.push(Party::Expert);
    }
    if account.has(Role::Operator) {
        parties.push(Party::Operator);
    }
    if account.has(Role::Representative) && standing.represents {
        parties.push(Party::Representative);
    }
    // Whoever acted in one office acts in no other, whatever roles came later.
    parties.retain(|party| standing.acted.iter().all(|word| office(word) == office(party.name())));
    if parties.is_empty() {
        parties.push(Party::Public);
    }
    parties
}
