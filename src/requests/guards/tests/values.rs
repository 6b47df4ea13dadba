//! Test values for guards: a request as visible to its lead, and variations.

use crate::mail::notices::NoticeDelivery;
use crate::requests::candidates;
use crate::requests::conditions::ConditionRecord;
use crate::requests::documents::{Document, DocumentKind};
use crate::requests::facts::{Decided, Known, Proposed, RequestFacts};
use crate::requests::viewer::RequestView;
use crate::requests::{CloseReason, Condition, Party, Request, RequestProcedure, RequestSubject, Revision, State};
use crate::reviews::DecisionOutcome;
use crate::reviews::RevisionNumber;
use crate::reviews::experts::{Disclosure, Interest};
use crate::reviews::{Position, PositionKind, PositionStatus};
use crate::users::Account;
use jiff::{SignedDuration, Timestamp};
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::template::{Field, Template};

pub(super) const DAY: i64 = 24;

pub(super) fn now() -> Timestamp {
    "2027-03-01T12:00:00Z".parse().unwrap()
}

pub(super) fn days_ago(days: i64) -> Timestamp {
    now() - SignedDuration::from_hours(DAY * days)
}

pub(super) fn account(id: &str) -> Account {
    let (name, email) = (id.to_owned(), format!("{id}@harbour.example"));
    Account { id: id.into(), email, name, verified_at: Some(days_ago(400)), disabled_at: None, roles: Vec::new() }
}

pub(super) fn sent(number: RevisionNumber, template: Template) -> Revision {
    Revision {
        number,
        kind: crate::requests::kinds::RequestKind::NewFormal,
        base: None,
        template,
        canonical: String::new(),
        fingerprint: String::new(),
        note: String::new(),
        sent_at: days_ago(5),
    }
}

/// A new namespace that has been in review for ten days, as visible to its lead, without gathered facts.
pub(super) fn facts() -> RequestFacts {
    let draft = Template::default().with_field(Field::Purpose, "Names of lighthouses.");
    let request = Request {
        id: "r".into(),
        number: "R-2027-0001".parse().unwrap(),
        subject: RequestSubject::NewFormal { wish: Some("lighthouse".into()) },
        procedure: RequestProcedure::Community,
        procedure_changed_at: None,
        state: State::Review,
        state_since: days_ago(10),
        owner_id: "rita".into(),
        draft: draft.clone(),
        draft_save_number: 3,
        created_at: days_ago(20),
        review_since: Some(days_ago(10)),
        duplicate_of: None,
        private: false,
        tasks: Vec::new(),
    };
    let view = RequestView {
        request,
        parties: vec![Party::Lead, Party::Expert],
        revisions: vec![sent(RevisionNumber::FIRST, draft)],
        team: vec!["rita".into()],
        conditions: Vec::new(),
        rivals: Vec::new(),
        disclosure: Some(disclosed(Interest::None)),
        started_from: None,
        source: None,
        notices: NoticeDelivery::None,
    };
    RequestFacts::for_account(view, &account("edda"), now())
}

pub(super) fn disclosed(interest: Interest) -> Disclosure {
    Disclosure { expert_id: "edda".into(), interest, reason: String::new(), disclosed_at: now() }
}

/// The facts of [`facts`], with a change.
pub(super) fn with(change: impl FnOnce(&mut RequestFacts)) -> RequestFacts {
    let mut facts = facts();
    change(&mut facts);
    facts
}

pub(super) fn on(procedure: RequestProcedure, change: impl FnOnce(&mut Known)) -> RequestFacts {
    with(|facts| {
        facts.view.request.procedure = procedure;
        change(&mut facts.known);
    })
}

pub(super) fn about(subject: RequestSubject, change: impl FnOnce(&mut Known)) -> RequestFacts {
    with(|facts| {
        facts.view.request.subject = subject;
        change(&mut facts.known);
    })
}

pub(super) fn knowing(change: impl FnOnce(&mut Known)) -> RequestFacts {
    with(|facts| change(&mut facts.known))
}

pub(super) fn fast(specification: Option<&str>) -> RequestProcedure {
    RequestProcedure::FastTrack { body: "OASIS".into(), specification: specification.map(str::to_owned) }
}

pub(super) fn standards() -> RequestProcedure {
    RequestProcedure::Standards { body: "IESG".into() }
}

pub(super) fn correction() -> RequestSubject {
    RequestSubject::Correction { nid: Nid::parse("lighthouse").unwrap(), version: 1 }
}

pub(super) fn failing() -> Vec<Finding> {
    vec![Finding {
        id: "T1",
        level: Level::Error,
        field: Some("purpose"),
        line: None,
        column: None,
        clause: "RFC 8141 §6.4.1",
        message: "Purpose is empty".into(),
        help: String::new(),
    }]
}

pub(super) fn advised() -> Vec<Finding> {
    failing().into_iter().map(|finding| Finding { level: Level::Warning, ..finding }).collect()
}

pub(super) fn position(expert: &str, position: PositionKind) -> PositionStatus {
    let position = Position {
        id: expert.into(),
        expert_id: expert.into(),
        expert: expert.into(),
        revision_number: RevisionNumber::FIRST,
        kind: position,
        reasons: String::new(),
        recorded_at: days_ago(2),
        answer: None,
    };
    PositionStatus { position, live: true, in_office: true }
}

pub(super) fn ended(state: State, days: i64) -> RequestFacts {
    with(|facts| {
        facts.view.request.state = state;
        facts.view.request.state_since = days_ago(days);
    })
}

pub(super) fn other(state: State) -> RequestView {
    let mut view = facts().view;
    view.request.id = "other".into();
    view.request.number = "R-2027-0002".parse().unwrap();
    view.request.state = state;
    view
}

pub(super) fn proposed(by: &str, leads: bool) -> Proposed {
    Proposed { lead_id: by.into(), lead: by.to_owned(), leads, is_dependent: false, reasons: String::new() }
}

pub(super) fn decided(outcome: DecisionOutcome, on: i64) -> Decided {
    Decided { outcome: Some((outcome, on.into())), by_self: false, took_part: false }
}

pub(super) fn candidate(not: Option<&'static str>) -> candidates::ExpertCandidate {
    let account = account("emil");
    let not = not.map(Phrase::new);
    candidates::ExpertCandidate { account, leads: false, because: String::new(), load: 0, not, proposed: true }
}

/// Documents on the first revision.
pub(super) fn documents(kinds: &[DocumentKind]) -> Vec<Document> {
    let document = |kind: &DocumentKind| Document {
        id: String::new(),
        kind: *kind,
        revision_number: RevisionNumber::FIRST,
        body: "We advise to register it. It is sound.".into(),
        recorded_by: "".into(),
        recorded_at: days_ago(1),
    };
    kinds.iter().map(document).collect()
}

pub(super) fn ended_at(days: i64) -> RequestFacts {
    ended(State::Closed(CloseReason::Lapsed), days)
}

/// A condition for an open appeal.
pub(super) fn under_appeal() -> ConditionRecord {
    ConditionRecord { condition: Condition::UnderAppeal, reason: String::new(), since: now(), until: None, outcome: None }
}
