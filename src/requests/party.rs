//! The role in which a person acts on a request.

use crate::store::typed::named;
use crate::users::{Account, Role};
use urn_registry::i18n::Phrase;

named! {
    /// The role in which a person acts on one request. The owner and the collaborators are its registrant and nothing else, regardless of
    /// other roles of the account.
    Party {
        /// The owner, or a collaborator.
        Registrant = "registrant",
        /// A designated expert without a conflict of interest.
        Expert = "expert",
        /// The lead of the experts, without a conflict of interest.
        Lead = "lead",
        /// An operator (IANA).
        Operator = "operator",
        /// A representative of the body that requests the fast track, or the liaison of the standards body that decides.
        Representative = "representative",
        /// The system, for automatic actions.
        Clock = "clock",
        /// An appointed expert or lead with a conflict of interest: declared, or because they are an affected party.
        Conflicted = "expert in conflict",
        /// Someone with an interest of their own: a former collaborator or a requester of the same NID.
        Affected = "affected party",
        /// Anyone else.
        Public = "public",
    }
}

impl Party {
    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new("refusal-party").arg("party", self.name())
    }
}

/// The relationship of an account to a request, in addition to its site-wide roles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RequestRoles {
    /// Owns the request or collaborates on it.
    pub in_team: bool,
    /// Has declared a conflict of interest.
    pub in_conflict: bool,
    /// Is a former collaborator or a requester of the same NID.
    pub affected: bool,
    /// Is currently appointed as an expert for its registry.
    pub expert: bool,
    /// Is currently appointed as lead.
    pub lead: bool,
    /// Represents the body that requests the fast track, or is the liaison of the body that decides.
    pub represents: bool,
    /// The roles in which the account already acted on the request, as stored with events.
    pub acted: Vec<String>,
}

/// The office of a role: expert and lead are one office; each other role is an office of its own.
fn office(word: &str) -> &str {
    if word == Party::Lead.name() { Party::Expert.name() } else { word }
}

/// Every role in which an account can act on a request. An account with several site-wide roles has each of them. An owner or
/// collaborator is only the registrant, and a conflict of interest removes every other role.
pub fn parties(account: Option<&Account>, standing: &RequestRoles) -> Vec<Party> {
    let Some(account) = account else { return vec![Party::Public] };
    if standing.in_team {
        return vec![Party::Registrant];
    }
    let expert = (account.has_role(Role::Expert) || account.has_role(Role::Lead)) && (standing.expert || standing.lead);
    // An interest of one's own excludes every role on the request, including one assigned later. Only an appointed expert is called one.
    if standing.in_conflict || standing.affected {
        return vec![if expert { Party::Conflicted } else { Party::Affected }];
    }
    let mut parties = Vec::new();
    if account.has_role(Role::Lead) && standing.lead {
        parties.push(Party::Lead);
    }
    if expert {
        parties.push(Party::Expert);
    }
    if account.has_role(Role::Operator) {
        parties.push(Party::Operator);
    }
    if standing.represents {
        parties.push(Party::Representative);
    }
    // An account that acted in one office cannot act in another, even if it gets other roles later.
    parties.retain(|party| standing.acted.iter().all(|word| office(word) == office(party.name())));
    if parties.is_empty() {
        parties.push(Party::Public);
    }
    parties
}
