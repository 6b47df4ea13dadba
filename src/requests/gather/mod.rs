//! Reads the facts that the guards of an action need besides the request itself. Each fact is read once, and only if a guard needs it.
//!
//! A fact that takes long to compute is computed outside the transaction, and the action then starts again (`store/before_write.rs`).
//! Therefore guards that need no such facts are checked first.

pub(crate) mod appeals;
pub(crate) mod assigned;
pub mod checks;
pub mod positions;
mod procedure;
pub mod report;
use crate::history::pending::queries::depends_on_lead;
use crate::ids::{AccountId, RequestId};
use crate::refusal::Refusal;
use crate::registry::ledger::queries::load_nid_availability;
pub use crate::requests::bodies::list::find_recognized_body;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::documents::queries::documents_of;
use crate::requests::facts::{Decided, Fact, Name, Proposed, RequestFacts};
use crate::requests::input::ActionInput;
use crate::requests::procedures::queries as procedures;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Request, RequestSubject, candidates};
use crate::reviews::queries as reviews;
use crate::store::AnyConnection;
use crate::users::{self, Account};
use crate::{clock, registry};
use jiff::Timestamp;
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// Reads the given facts, except those that were gathered before.
///
/// # Errors
/// An internal error, or a slow computation that must run first.
pub fn gather(
    conn: &mut AnyConnection,
    request_facts: &mut RequestFacts,
    facts: &[Fact],
    input: &ActionInput<'_>,
) -> Result<(), Refusal> {
    for fact in facts {
        if !request_facts.known.has(*fact) {
            gather_fact(conn, request_facts, *fact, input)?;
        }
    }
    Ok(())
}

fn gather_fact(
    conn: &mut AnyConnection,
    request_facts: &mut RequestFacts,
    fact: Fact,
    input: &ActionInput<'_>,
) -> Result<(), Refusal> {
    let RequestFacts { view, who, now, known } = request_facts;
    let (view, who, now) = (&*view, &*who, *now);
    let id = &view.request.id;
    match fact {
        Fact::Account => known.account = Some(account(conn, &who.id)?.is_some_and(|account| account.disabled_at.is_none())),
        Fact::Owner => known.owner = Some(account(conn, &view.request.owner_id)?.filter(Account::can_act)),
        Fact::DraftChecks => {
            let found = if input.draft { checks::findings(conn, now, &view.request, &view.request.draft)? } else { Vec::new() };
            known.draft_checks = Some(found);
        }
        Fact::SentChecks => known.sent_checks = Some(revision_findings(conn, view, now)?),
        Fact::Overtaken => known.overtaken = Some(is_base_outdated(conn, view)?),
        Fact::Documents => known.documents = Some(documents_of(conn, id)?),
        Fact::Candidates => known.candidates = Some(candidates::expert_candidates(conn, view, now)?),
        Fact::Drafted => known.drafted = Some(!reviews::draft_of(conn, id, &who.id)?.comments.is_empty()),
        Fact::Positions => known.positions = Some(positions::position_statuses(conn, view, now)?),
        Fact::Quorum => {
            let standing = match &known.positions {
                Some(positions) => positions.clone(),
                None => positions::position_statuses(conn, view, now)?,
            };
            known.quorum = Some(positions::load_quorum(conn, view, standing, std::slice::from_ref(&who.id), now)?);
        }
        Fact::Proposal => known.proposal = Some(decline_proposal(conn, view, &who.id, now)?),
        Fact::Recognized => {
            let body = view.request.procedure.body().unwrap_or_default();
            known.recognized = Some(find_recognized_body(conn, body, clock::day(now))?.is_some());
        }
        Fact::Agreement => known.agreement = Some(agreement_of(conn, &view.request)?),
        Fact::Decided => known.decided = Some(decision_facts(conn, id, &who.id)?),
        Fact::Name => known.name = Some(nid_facts(conn, view)?),
        Fact::Other => {
            known.other = Some(match input.other.trim().parse() {
                Ok(number) => Refusal::allowed_or_none(load_view(conn, number, Some(who), now))?,
                Err(_) => None,
            });
        }
        Fact::PreviousProcedure => known.previous_procedure = Some(procedures::previous_procedure(conn, id)?),
        Fact::Appeals => known.appeals = Some(appeals::load_appeals(conn, view, &who.id, now)?),
        Fact::Reopened => known.reopened = Some(appeals::granted_appeal(conn, view, now)?),
    }
    Ok(())
}

/// The namespace that a request registered or changed; `None` if it did neither.
pub(crate) fn published_namespace(conn: &mut AnyConnection, request: &Request) -> Result<Option<Nid>, Refusal> {
    match &request.subject {
        RequestSubject::StatusChange { nid, .. } => Ok(Some(nid.clone())),
        _ => Ok(registry::versions::queries::namespace_published_by(conn, request.number)?),
    }
}

fn account(conn: &mut AnyConnection, id: &AccountId) -> Result<Option<Account>, Refusal> {
    Ok(users::queries::by_id(conn, id)?)
}

fn revision_findings(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Vec<Finding>, Refusal> {
    let current = view.newest_revision().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
    checks::findings(conn, now, &view.request, &current.template)
}

fn is_base_outdated(conn: &mut AnyConnection, view: &RequestView) -> Result<bool, Refusal> {
    let Some((nid, base)) = view.request.subject.registered_base() else { return Ok(false) };
    Ok(registry::queries::latest_version(conn, nid)?.is_some_and(|newest| newest.number != base))
}

fn decline_proposal(
    conn: &mut AnyConnection,
    view: &RequestView,
    who: &AccountId,
    now: Timestamp,
) -> Result<Option<Proposed>, Refusal> {
    let current = view.newest_revision_number();
    let proposal = reviews::proposal(conn, &view.request.id)?.filter(|proposal| proposal.revision_number == current);
    let Some(proposal) = proposal else { return Ok(None) };
    let lead = account(conn, &proposal.lead_id)?;
    let leads = match &lead {
        Some(lead) => load_view(conn, view.request.number, Some(lead), now)?.has_role(Party::Lead),
        None => false,
    };
    let lead = lead.map_or_else(String::new, |lead| lead.name);
    Ok(Some(Proposed {
        is_dependent: depends_on_lead(conn, who, &proposal.lead_id, now)?,
        lead_id: proposal.lead_id,
        lead,
        leads,
        reasons: proposal.reasons,
    }))
}

fn decision_facts(conn: &mut AnyConnection, id: &RequestId, who: &AccountId) -> Result<Decided, Refusal> {
    let Some(decision) = reviews::decision(conn, id)? else {
        return Ok(Decided { took_part: reviews::reviewed_by(conn, id, who)?, ..Decided::default() });
    };
    let concurred = decision.concurring_id.is_some_and(|concurring| concurring == *who);
    Ok(Decided {
        by_self: decision.lead_id == *who,
        took_part: concurred || reviews::reviewed_by(conn, id, who)?,
        outcome: Some((decision.outcome, decision.revision_number)),
    })
}

fn nid_facts(conn: &mut AnyConnection, view: &RequestView) -> Result<Name, Refusal> {
    let RequestSubject::NewFormal { wish } = &view.request.subject else { return Ok(Name::default()) };
    let wish = wish.as_deref().unwrap_or_default();
    let standing = load_nid_availability(conn, wish, Some(&view.request.id))?;
    let taken = match Nid::parse(wish) {
        Ok(nid) if standing.registered_by.is_some() => registry::queries::by_nid(conn, &nid)?,
        _ => None,
    };
    Ok(Name { standing, taken })
}
