//! Experts who can be assigned to review a request, with the reasons against each.

use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::team;
use crate::requests::viewer::RequestView;
use crate::reviews::experts::office::appointed;
use crate::reviews::experts::queries;
use crate::store::AnyConnection;
use crate::users::Account;
use crate::{mail, requests};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// An expert who might be assigned, with the reasons for and against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpertCandidate {
    /// The expert's account.
    pub account: Account,
    /// Whether they are a lead.
    pub leads: bool,
    /// The reason for the proposal, such as "reviewed R-2025-0004" or "next in rotation"; empty if there is none.
    pub because: String,
    /// Number of requests they are reviewing now.
    pub load: i64,
    /// Why they cannot be assigned; `None` if they can.
    pub not: Option<Phrase>,
    /// Whether the registry proposes them.
    pub proposed: bool,
}

/// The minimum number of proposed experts, one of them not a lead: a decision needs two positions, one of them by an expert other
/// than the deciding lead ([`may_approve`](crate::reviews::may_approve)).
const PROPOSED_EXPERTS_MIN: usize = 2;

/// Whether the proposed experts are sufficient for a decision.
fn has_enough_proposed(list: &[ExpertCandidate]) -> bool {
    let proposed = || list.iter().filter(|candidate| candidate.proposed);
    proposed().count() >= PROPOSED_EXPERTS_MIN && proposed().any(|candidate| !candidate.leads)
}

/// Lists the experts for a request and proposes enough of them for a decision: the experts who reviewed the namespace before, and at least
/// one expert from those who have waited longest for an assignment.
pub fn expert_candidates(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Vec<ExpertCandidate>, Refusal> {
    let request = &view.request;
    let excluded = queries::excluded(conn, &request.id)?;
    let former = team::members::former_ids(conn, &request.id)?;
    let asked: Vec<AccountId> = queries::assignments_of(conn, &request.id)?.into_iter().map(|a| a.expert_id).collect();
    let earlier = match request.subject.nid() {
        Some(nid) => requests::queries::about_nid(conn, nid)?,
        None => Vec::new(),
    };
    let mut list = Vec::new();
    let mut by_last_assigned = Vec::new();
    for (account, leads) in appointed(conn, request.subject.registry(), &request.id, now)? {
        let mut because = String::new();
        for other in earlier.iter().filter(|other| other.id != request.id) {
            if crate::reviews::queries::positions_of(conn, &other.id)?.iter().any(|position| position.expert_id == account.id) {
                because = Phrase::new("candidate-reviewed").arg("number", other.number).to_string();
                break;
            }
        }
        let not = if view.team.contains(&account.id) {
            Some(Phrase::new("candidate-is-registrant"))
        } else if excluded.contains(&account.id) || former.contains(&account.id) {
            Some(Phrase::new("candidate-in-conflict"))
        } else {
            match (asked.contains(&account.id), mail::queries::paused_at(conn, &account.email.to_lowercase())?.is_some()) {
                (true, true) => Some(Phrase::new("candidate-assigned-unreachable")),
                (true, false) => Some(Phrase::new("candidate-assigned")),
                (false, true) => Some(Phrase::new("candidate-unreachable")),
                (false, false) => None,
            }
        };
        by_last_assigned.push((queries::last_asked(conn, &account.id)?.unwrap_or_default(), account.id.clone()));
        list.push(ExpertCandidate {
            load: queries::review_load(conn, &account.id)?,
            proposed: false,
            account,
            leads,
            because,
            not,
        });
    }
    by_last_assigned.sort();
    for candidate in list.iter_mut().filter(|candidate| !candidate.because.is_empty()) {
        candidate.proposed = candidate.not.is_none();
    }
    let free = |candidate: &ExpertCandidate| candidate.not.is_none() && !candidate.proposed;
    let mut in_rotation = 0;
    for (_, id) in &by_last_assigned {
        if in_rotation > 0 && has_enough_proposed(&list) {
            break;
        }
        let place = list.iter().position(|candidate| candidate.account.id == *id && free(candidate));
        if let Some(candidate) = place.and_then(|place| list.get_mut(place)) {
            candidate.because = Phrase::new("candidate-next").to_string();
            candidate.proposed = true;
            in_rotation += 1;
        }
    }
    Ok(list)
}
