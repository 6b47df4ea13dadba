//! Loads a request for a viewer, with the viewer's roles.

use crate::history::EventKind;
use crate::ids::{AccountId, RequestNumber, RevisionNumber};
use crate::mail::EmailThread;
use crate::mail::notices::{self, NoticeDelivery};
use crate::refusal::Refusal;
use crate::requests::bodies::list;
use crate::requests::conditions::{ConditionRecord, after_hold};
use crate::requests::fixed_fields::draft_fingerprint;
use crate::requests::name_conflict::CompetingRequest;
use crate::requests::sources::{self, Source};
use crate::requests::tasks::queries::load;
use crate::requests::team::members;
use crate::requests::{
    Condition, Party, Procedure, Request, RequestRoles, RequestSubject, Revision, State, conditions, name_conflict, parties,
    queries,
};
use crate::reviews::experts;
use crate::reviews::experts::{Appointment, Disclosure, office};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{history, users};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// A request as visible to a viewer, with the viewer's roles.
#[derive(Debug, Clone)]
pub struct RequestView {
    pub request: Request,
    /// The viewer's roles.
    pub parties: Vec<Party>,
    /// The revisions, newest first.
    pub revisions: Vec<Revision>,
    /// The owner, followed by the collaborators.
    pub team: Vec<AccountId>,
    /// All conditions, open or ended.
    pub conditions: Vec<ConditionRecord>,
    /// The other open requests for the same NID.
    pub rivals: Vec<CompetingRequest>,
    /// The viewer's disclosure of interests.
    pub disclosure: Option<Disclosure>,
    /// The public statement about the pasted text that the draft started from, if any.
    pub started_from: Option<String>,
    /// The source repository of the newest revision, or of a draft that was never submitted, if a program stated it. Only pages that show
    /// it load it.
    pub source: Option<Source>,
    /// The delivery of the notices to the contacts of the namespace.
    pub notices: NoticeDelivery,
}

impl RequestView {
    /// When the review period began, or began again after a hold; `None` before the review.
    pub(crate) fn period_since(&self) -> Option<Timestamp> {
        self.request.review_since.map(|since| after_hold(&self.conditions, since))
    }

    /// Loads the source repository.
    pub(crate) fn load_source(&mut self, conn: &mut AnyConnection) -> Result<(), Refusal> {
        let text = self.newest_revision().map_or_else(|| draft_fingerprint(&self.request), |current| current.fingerprint.clone());
        self.source = sources::queries::of_text(conn, &self.request.id, &text)?;
        Ok(())
    }

    /// Whether the viewer has a role.
    pub fn has_role(&self, party: Party) -> bool {
        self.parties.contains(&party)
    }

    /// Whether it is private and the viewer has no role.
    fn is_hidden(&self) -> bool {
        self.request.private && self.has_role(Party::Public)
    }

    /// The number of the next revision.
    pub(crate) fn next_revision(&self) -> RevisionNumber {
        self.newest_revision_number().next()
    }

    /// The number of the newest revision.
    pub fn newest_revision_number(&self) -> RevisionNumber {
        self.newest_revision().map_or(RevisionNumber::NONE, |current| current.number)
    }

    /// The newest submitted revision.
    pub fn newest_revision(&self) -> Option<&Revision> {
        self.revisions.first()
    }

    /// The newest revision up to this one whose text was not redacted; later revisions are compared with it.
    pub(crate) fn newest_unredacted_revision(&self, upto: RevisionNumber) -> Option<&Revision> {
        self.revisions.iter().find(|revision| revision.number <= upto && !revision.is_redacted())
    }

    pub(crate) fn email_thread(&self) -> EmailThread {
        self.request.email_thread()
    }

    pub fn open_conditions(&self) -> Vec<Condition> {
        let stored = self.conditions.iter().filter(|begun| begun.until.is_none()).map(|begun| begun.condition);
        let waits = self.rivals.iter().any(|rival| rival.is_earlier).then_some(Condition::NameConflict);
        stored.chain(waits).collect()
    }

    /// Whether a condition is open.
    pub fn has_condition(&self, condition: Condition) -> bool {
        self.open_conditions().contains(&condition)
    }
}

/// Like [`load_view`], and also loads the open tasks. For pages that show the action holder.
pub fn load_view_with_holder(
    conn: &mut AnyConnection,
    number: RequestNumber,
    who: Option<&Account>,
    now: Timestamp,
) -> Result<RequestView, Refusal> {
    let mut view = load_view(conn, number, who, now)?;
    load(conn, std::slice::from_mut(&mut view.request))?;
    Ok(view)
}

/// Like [`load_view_with_holder`], for public pages and files: anonymous visitors get "not found" for a private request.
pub fn load_public_view(
    conn: &mut AnyConnection,
    number: RequestNumber,
    who: Option<&Account>,
    now: Timestamp,
) -> Result<RequestView, Refusal> {
    let view = load_view_with_holder(conn, number, who, now)?;
    if view.is_hidden() { Err(request_not_found(number)) } else { Ok(view) }
}

/// A viewer of requests, with the data that is the same for each of them.
pub(crate) struct Viewer<'a> {
    account: &'a Account,
    appointments: Vec<Appointment>,
}

impl<'a> Viewer<'a> {
    pub(crate) fn for_account(conn: &mut AnyConnection, account: &'a Account) -> Result<Self, Refusal> {
        let appointments = experts::queries::of_account(conn, &account.id)?;
        Ok(Self { account, appointments })
    }

    fn expert_and_lead(&self, request: &Request, now: Timestamp) -> (bool, bool) {
        office::expert_and_lead(&self.appointments, request.subject.registry(), &request.id, now)
    }
}

/// Loads a request for a viewer. A request that was never submitted is visible only to its owner and collaborators, a private one only to
/// people with a role. Without a viewer, the system reads the request, or a contact with a link; both can read private requests.
pub fn load_view(
    conn: &mut AnyConnection,
    number: RequestNumber,
    who: Option<&Account>,
    now: Timestamp,
) -> Result<RequestView, Refusal> {
    let request = queries::by_number(conn, number)?.ok_or_else(|| request_not_found(number))?;
    let viewer = who.map(|account| Viewer::for_account(conn, account)).transpose()?;
    let view = view_of_loaded(conn, request, viewer.as_ref(), now)?;
    if who.is_some() && view.is_hidden() {
        return Err(request_not_found(number));
    }
    Ok(view)
}

fn request_not_found(number: RequestNumber) -> Refusal {
    Refusal::not_found(Phrase::new("thing-request").arg("number", number.to_string()))
}

/// Like `load_view`, for a request that a list has already loaded.
pub(crate) fn view_of_loaded(
    conn: &mut AnyConnection,
    request: Request,
    who: Option<&Viewer<'_>>,
    now: Timestamp,
) -> Result<RequestView, Refusal> {
    let team = members::ids(conn, &request)?;
    let conditions = conditions::queries::of_request(conn, &request.id)?;
    let others = name_conflict::other_nid_requests(conn, &request)?;
    let rivals = name_conflict::competing_requests(conn, &request, &others)?;
    let mut known = RequestRoles::default();
    let mut disclosure = None;
    if let Some(viewer) = who {
        let capacity = viewer.expert_and_lead(&request, now);
        (known, disclosure) = roles_and_disclosure(conn, &request, (&team, &others), (viewer.account, capacity), now)?;
    }
    let parties = parties(who.map(|viewer| viewer.account), &known);
    let revisions = queries::revisions_of(conn, &request.id)?;
    if revisions.is_empty() && !parties.contains(&Party::Registrant) {
        return Err(request_not_found(request.number));
    }
    let started_from = match request.subject {
        RequestSubject::Revision { .. } => history::queries::detail_of(conn, &request.id, EventKind::DraftStarted)?,
        _ => None,
    };
    let notices = match request.subject.registered_base() {
        Some(_) => notices::of_request(conn, &request.id)?,
        None => NoticeDelivery::None,
    };
    Ok(RequestView { request, parties, revisions, team, conditions, rivals, disclosure, started_from, source: None, notices })
}

/// The roles of an account on a request, with its team and the other requests for its NID. The caller passes whether the account is an
/// expert or lead.
pub(crate) fn parties_of(
    conn: &mut AnyConnection,
    request: &Request,
    around: (&[AccountId], &[Request]),
    (account, capacity): (&Account, (bool, bool)),
    now: Timestamp,
) -> Result<Vec<Party>, Refusal> {
    Ok(parties(Some(account), &roles_and_disclosure(conn, request, around, (account, capacity), now)?.0))
}

/// The relationship of an account to a request, and its disclosure of interests. The caller passes whether the account is an expert or
/// lead.
fn roles_and_disclosure(
    conn: &mut AnyConnection,
    request: &Request,
    (team, others): (&[AccountId], &[Request]),
    (account, (expert, lead)): (&Account, (bool, bool)),
    now: Timestamp,
) -> Result<(RequestRoles, Option<Disclosure>), Refusal> {
    let disclosure = experts::queries::disclosure(conn, &request.id, &account.id)?;
    let known = RequestRoles {
        in_team: team.contains(&account.id),
        in_conflict: disclosure.as_ref().is_some_and(|said| said.interest.excludes()),
        affected: members::former_ids(conn, &request.id)?.contains(&account.id)
            || name_conflict::works_on(conn, others, &account.id)?,
        acted: history::queries::capacities(conn, &request.id, &account.id)?,
        expert,
        lead,
        represents: match request.procedure.kind() {
            Procedure::Standards => account.has_role(Role::Liaison),
            _ => account.has_role(Role::Representative) && list::represents(conn, &account.id, &request.procedure, now)?,
        },
    };
    Ok((known, disclosure))
}

/// The account that requested the last version registered here, and whether that is the requester of this one.
pub fn requester_of_last_version(conn: &mut AnyConnection, request: &Request) -> Result<Option<(String, bool)>, Refusal> {
    let Some((nid, _)) = request.subject.registered_base() else { return Ok(None) };
    let last = queries::about_nid(conn, nid.as_str())?
        .into_iter()
        .find(|other| other.id != request.id && other.state == State::Registered);
    let Some(last) = last else { return Ok(Some((Phrase::new("record-not-known").to_string(), false))) };
    let owner = users::queries::by_id(conn, &last.owner_id)?.map_or_else(String::new, |owner| owner.name);
    Ok(Some((format!("{owner}, {}", last.number), last.owner_id == request.owner_id)))
}
