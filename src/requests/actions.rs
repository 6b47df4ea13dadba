//! What is done to requests: one function for each act, each one transaction, one event, and the letters that tell of it.

use super::workflow::{Move, permit};
use super::{Party, Request, Snapshot, State, Subject, parties, queries, team, with_settled_fields};
use crate::clock;
use crate::finding::{Finding, Level};
use crate::history::{self, Act, Event, EventId};
use crate::mail::{self, Letter, Post, Thread};
use crate::nid::rules::formal_findings;
use crate::nid::{Nid, notes};
use crate::people::secrets::{new_id, sha256};
use crate::people::{self, Account, Actor, Role};
use crate::refusal::Refusal;
use crate::registry::actions::{Correction, already_registered, correct, publish, standing};
use crate::registry::{self, Class, Edition, Version};
use crate::reviews;
use crate::store::{AnyConnection, stored};
use crate::template::checks::{Standard, check};
use crate::template::write::{canonical, write};
use crate::template::{Template, diff};
use jiff::Timestamp;

/// The longest comment, question, answer or reason, in bytes.
pub const WORDS_MAX: usize = 64 * 1024;

/// Who acts, when, and how letters leave.
#[derive(Debug, Clone, Copy)]
pub struct Turn<'a> {
    /// The person.
    pub who: &'a Account,
    /// The time.
    pub now: Timestamp,
    /// The letters.
    pub post: &'a Post,
}

impl Turn<'_> {
    pub(super) fn actor(&self) -> Actor {
        Actor::Person(self.who.clone())
    }

    /// The address of a page of this registry.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.post.public_url)
    }
}

/// A request as somebody sees it, with the capacities in which they see it.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The request.
    pub request: Request,
    /// In which capacities.
    pub parties: Vec<Party>,
    /// The snapshots, newest first.
    pub snapshots: Vec<Snapshot>,
    /// Who works on it: its owner first.
    pub team: Vec<String>,
}

impl Seen {
    /// Whether the viewer has a capacity.
    pub fn is(&self, party: Party) -> bool {
        self.parties.contains(&party)
    }

    /// The number the next text will have.
    fn next_snapshot(&self) -> i64 {
        self.current().map_or(1, |current| current.number + 1)
    }

    /// The newest text that was sent.
    pub fn current(&self) -> Option<&Snapshot> {
        self.snapshots.first()
    }

    pub(crate) fn thread(&self) -> Thread {
        Thread { request_id: self.request.id.clone(), number: self.request.number.clone() }
    }

    /// The state an act leads to, and in which capacity it is done.
    pub fn permit(&self, act: Move) -> Result<(Party, State), Refusal> {
        permit(self.request.state, act, &self.parties)
    }
}

/// Loads a request through what `who` may see: a text that was never sent exists only for its owner.
pub fn see(conn: &mut AnyConnection, number: &str, who: Option<&Account>) -> Result<Seen, Refusal> {
    let gone = || Refusal::not_found(format!("Request {number}"));
    let request = queries::by_number(conn, number)?.ok_or_else(gone)?;
    // Who wrote the text with its registrant once has a conflict as well.
    let conflict = match who {
        Some(account) => {
            reviews::queries::in_conflict(conn, &request.id, &account.id)?
                || team::former_ids(conn, &request.id)?.contains(&account.id)
        }
        None => false,
    };
    let team = team::ids(conn, &request)?;
    let parties = parties(who, &team, conflict);
    let snapshots = queries::snapshots_of(conn, &request.id)?;
    if snapshots.is_empty() && !parties.contains(&Party::Registrant) {
        return Err(gone());
    }
    Ok(Seen { request, parties, snapshots, team })
}

/// Text that somebody must give: a question, an answer, a reason.
pub(crate) fn words(text: &str, field: &'static str, missing: &str) -> Result<String, Refusal> {
    let tidy = crate::template::tidy(text);
    if tidy.trim().is_empty() {
        return Err(Refusal::at(field, missing));
    }
    if tidy.len() > WORDS_MAX {
        return Err(Refusal::at(field, format!("The text must have at most {WORDS_MAX} bytes")));
    }
    Ok(tidy)
}

pub(super) fn record(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    act: Act,
    party: Party,
    request: &Request,
    detail: &str,
) -> Result<EventId, Refusal> {
    let mut event = Event::on_request(act, &request.id, party.name()).saying(detail);
    if let Some(nid) = request.subject.nid().filter(|_| request.state != State::Draft) {
        event = event.about_nid(nid);
    }
    Ok(history::record(conn, turn.now, &turn.actor(), event)?)
}

/// Everything the checks say about a request's draft: NID, template, and the notes to the experts.
pub fn findings(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<Vec<Finding>, Refusal> {
    let mut found = Vec::new();
    let today = clock::day(now);
    let template = with_settled_fields(template, &request.subject);
    let standard = match &request.subject {
        Subject::NewFormal { wish } => {
            let wish = wish.as_deref().unwrap_or_default();
            found.extend(formal_findings(wish, Some(&standing(conn, wish)?)));
            let registered = registry::queries::nids(conn)?;
            let requested = queries::requested_nids(conn, Some(&request.id))?;
            found.extend(notes::notes(
                &wish.to_ascii_lowercase(),
                notes::Neighbours { registered: &registered, requested: &requested },
            ));
            found.extend(check(&template, Standard::NewFormal, today));
            return Ok(found);
        }
        Subject::NewInformal => Standard::NewInformal,
        Subject::Revision { nid, .. } | Subject::Correction { nid, .. } => {
            let newest = registry::queries::latest_version(conn, nid)?;
            let current = newest.as_ref().and_then(Version::wording).map(|text| &text.template);
            let standard = match (&request.subject, current) {
                (Subject::Correction { .. }, Some(current)) => Standard::Correction { current },
                _ => Standard::Revision { current },
            };
            found.extend(check(&template, standard, today));
            return Ok(found);
        }
    };
    found.extend(check(&template, standard, today));
    Ok(found)
}

/// What the checks would say of a text that belongs to no request yet: as a new version when its NID is registered, else as a new
/// namespace, unless `kind` names one. Also the words for what it was checked as.
pub fn would_find(
    conn: &mut AnyConnection,
    now: Timestamp,
    template: &Template,
    kind: &str,
) -> Result<(&'static str, Vec<Finding>), Refusal> {
    let nid = template.nid();
    let newest = match &nid {
        Some(nid) => registry::queries::latest_version(conn, nid)?,
        None => None,
    };
    let (words, standard) = match (kind, &newest) {
        ("new_formal", _) => ("a new formal namespace", Standard::NewFormal),
        ("new_informal", _) => ("a new informal namespace", Standard::NewInformal),
        (_, Some(newest)) => (
            "a new version of a registered namespace",
            Standard::Revision { current: newest.wording().map(|text| &text.template) },
        ),
        (_, None) if nid.is_none() => ("a new informal namespace", Standard::NewInformal),
        (_, None) => ("a new formal namespace", Standard::NewFormal),
    };
    let mut found = Vec::new();
    if standard == Standard::NewFormal {
        let wish = nid.as_ref().map_or("", Nid::as_str);
        found.extend(formal_findings(wish, Some(&standing(conn, wish)?)));
        let (registered, requested) = (registry::queries::nids(conn)?, queries::requested_nids(conn, None)?);
        found.extend(notes::notes(wish, notes::Neighbours { registered: &registered, requested: &requested }));
    }
    found.extend(check(template, standard, clock::day(now)));
    Ok((words, found))
}

fn refuse_failures(conn: &mut AnyConnection, now: Timestamp, request: &Request) -> Result<(), Refusal> {
    let failing: Vec<Finding> =
        findings(conn, now, request, &request.draft)?.into_iter().filter(|finding| finding.level == Level::Fail).collect();
    if failing.is_empty() { Ok(()) } else { Err(Refusal::from_findings(failing)) }
}

fn freeze(conn: &mut AnyConnection, turn: Turn<'_>, request: &Request, number: i64, note: &str) -> Result<Snapshot, Refusal> {
    let template = canonical(&with_settled_fields(&request.draft, &request.subject));
    let text = write(&template);
    let snapshot = Snapshot {
        number,
        fingerprint: sha256(text.as_bytes()),
        canonical: text,
        template,
        note: note.to_owned(),
        sent_at: turn.now,
    };
    queries::insert_snapshot(conn, &new_id(), &request.id, &snapshot, &turn.who.id, &stored(turn.now))?;
    Ok(snapshot)
}

/// T1: sends a draft in and freezes snapshot 1. `revision` is the draft the person had before their eyes; another one saved
/// meanwhile is looked at first.
pub fn submit(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, revision: i64) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Submit)?;
    if seen.request.draft_revision != revision {
        return Err(Refusal::Stale {
            why: "The draft was saved since you opened this page; look at it again before you submit it".to_owned(),
        });
    }
    if turn.who.verified_at.is_none() {
        return Err(Refusal::not_permitted("Verify your address first; the link is in the letter we sent you"));
    }
    let mut request = seen.request.clone();
    refuse_failures(conn, turn.now, &request)?;
    if let Subject::NewFormal { wish: Some(nid) } = &mut request.subject {
        *nid = nid.to_ascii_lowercase();
        queries::set_nid(conn, &request.id, nid)?;
    }
    freeze(conn, turn, &request, 1, "")?;
    request.state = state;
    queries::set_state(conn, &request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::Submitted, party, &request, "")?;
    let (title, link) = (request.subject.title(), turn.link(&format!("/requests/{number}")));
    let received = Letter::Received { name: turn.who.name.clone(), number: number.to_owned(), title: title.clone(), link };
    mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &turn.who.email, &received)?;
    to_operators(conn, turn, &event, &seen.thread(), |name| Letter::Arrived {
        name,
        number: number.to_owned(),
        title: title.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })?;
    Ok(request)
}

fn to_operators(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    thread: &Thread,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    for operator in people::queries::with_role(conn, Role::Operator)? {
        mail::queue(conn, turn.post, turn.now, event, Some(thread), &operator.email, &letter(operator.name.clone()))?;
    }
    Ok(())
}

/// A letter to every expert who was asked and has no conflict.
pub(crate) fn to_experts(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    let conflicted = reviews::queries::conflicted(conn, &seen.request.id)?;
    for (id, _) in reviews::queries::assigned(conn, &seen.request.id)? {
        if id == turn.who.id || conflicted.contains(&id) {
            continue;
        }
        if let Some(expert) = people::queries::by_id(conn, &id)? {
            mail::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &expert.email, &letter(expert.name))?;
        }
    }
    Ok(())
}

/// A letter to everybody who works on a request.
pub(crate) fn to_team(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    for id in &seen.team {
        if let Some(person) = people::queries::by_id(conn, id)? {
            mail::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &person.email, &letter(person.name))?;
        }
    }
    Ok(())
}

/// T2: posts the text to the review list and asks experts to look.
pub fn open_review(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, expert_ids: &[String]) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::OpenReview)?;
    if matches!(seen.request.subject, Subject::Correction { .. }) {
        return Err(Refusal::WrongState {
            why: "A correction needs no review: publish it, or ask the registrant to make it a new version".to_owned(),
        });
    }
    if expert_ids.is_empty() {
        return Err(Refusal::at("experts", "Choose at least one expert"));
    }
    let mut names = Vec::new();
    for id in expert_ids {
        names.push(assignable(conn, &seen, id)?.name);
        reviews::queries::assign(conn, &seen.request.id, id, &stored(turn.now))?;
    }
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::ReviewOpened, party, &seen.request, &format!("Asked: {}", names.join(", ")))?;
    let (title, text) =
        (seen.request.subject.title(), seen.current().map(|snapshot| snapshot.canonical.clone()).unwrap_or_default());
    let to_list =
        Letter::ToList { number: number.to_owned(), title: title.clone(), text, link: turn.link(&format!("/requests/{number}")) };
    mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &turn.post.review_list, &to_list)?;
    to_experts(conn, turn, &event, &seen, |name| Letter::Assignment {
        name,
        number: number.to_owned(),
        title: title.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })
}

fn assignable(conn: &mut AnyConnection, seen: &Seen, id: &str) -> Result<Account, Refusal> {
    let account = people::queries::by_id(conn, id)?
        .filter(|account| account.is_live() && (account.has(Role::Expert) || account.has(Role::Lead)))
        .ok_or_else(|| Refusal::at("experts", "Choose from the list of experts"))?;
    if seen.team.contains(&account.id) {
        return Err(Refusal::at("experts", format!("{} is the registrant of this request", account.name)));
    }
    if reviews::queries::in_conflict(conn, &seen.request.id, id)?
        || team::former_ids(conn, &seen.request.id)?.contains(&account.id)
    {
        return Err(Refusal::at("experts", format!("{} has a conflict of interest", account.name)));
    }
    Ok(account)
}

/// T3: asks the registrant; the request goes to them.
pub fn ask(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, question: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Ask)?;
    let question = words(question, "question", "Enter the question")?;
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::Asked, party, &seen.request, &question)?;
    to_team(conn, turn, &event, &seen, |name| Letter::Question {
        name,
        number: number.to_owned(),
        by: turn.who.name.clone(),
        question: question.clone(),
        link: turn.link(&format!("/requests/{number}/edit")),
    })
}

/// T4: answers, and with `send_draft` sends the draft as a new text; the request goes back to where the question came from.
pub fn answer(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str, send_draft: bool) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Answer)?;
    let text = words(text, "answer", "Enter your answer")?;
    if send_draft {
        refuse_failures(conn, turn.now, &seen.request)?;
        freeze(conn, turn, &seen.request, seen.next_snapshot(), &text)?;
    }
    // A text that changes after the decision is decided again.
    let state = if send_draft && state == State::Ready { State::Review } else { state };
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::Answered, party, &seen.request, &text)?;
    let letter = |page: &'static str| {
        let (number, answer) = (number.to_owned(), text.clone());
        move |name: String| Letter::Answered {
            name,
            number: number.clone(),
            answer: answer.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    match state {
        State::Review => to_experts(conn, turn, &event, &seen, letter("reviews")),
        _ => to_operators(conn, turn, &event, &seen.thread(), letter("desk")),
    }
}

/// T5: sends the draft as a new text during review.
pub fn send_snapshot(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, note: &str) -> Result<Snapshot, Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, _) = seen.permit(Move::SendSnapshot)?;
    let note = words(note, "note", "Say what changed")?;
    refuse_failures(conn, turn.now, &seen.request)?;
    let unchanged = seen.current().is_some_and(|current| {
        diff::changed_fields(&current.template, &canonical(&with_settled_fields(&seen.request.draft, &seen.request.subject)))
            .is_empty()
    });
    if unchanged {
        return Err(Refusal::at("note", "The draft has the same words as the text you sent last; save a change first"));
    }
    let snapshot = freeze(conn, turn, &seen.request, seen.next_snapshot(), &note)?;
    let event = record(conn, turn, Act::SnapshotSent, party, &seen.request, &format!("Text {}: {note}", snapshot.number))?;
    to_experts(conn, turn, &event, &seen, |name| Letter::NewSnapshot {
        name,
        number: number.to_owned(),
        snapshot: snapshot.number,
        note: note.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })?;
    Ok(snapshot)
}

fn decide(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, outcome: &str, reasons: &str) -> Result<(), Refusal> {
    let snapshot = seen.current().map_or(0, |snapshot| snapshot.number);
    Ok(reviews::queries::insert_decision(
        conn,
        &reviews::queries::NewDecision {
            id: &new_id(),
            request_id: &seen.request.id,
            snapshot_number: snapshot,
            lead_id: &turn.who.id,
            outcome,
            reasons,
            decided_at: &stored(turn.now),
        },
    )?)
}

/// T6: the lead decides for the request. `snapshot` is the text the lead had before their eyes.
pub fn approve(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64, reasons: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Approve)?;
    about_current_text(&seen, snapshot)?;
    let reasons = words(reasons, "reasons", "Enter the reasons for the decision")?;
    reviews::actions::quorum(conn, &seen, &turn.who.id)?;
    decide(conn, turn, &seen, "approved", &reasons)?;
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::Approved, party, &seen.request, &reasons)?;
    let title = seen.request.subject.title();
    let letter = |page: &'static str| {
        let (number, title, reasons) = (number.to_owned(), title.clone(), reasons.clone());
        move |name: String| Letter::Approved {
            name,
            number: number.clone(),
            title: title.clone(),
            reasons: reasons.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}

fn about_current_text(seen: &Seen, snapshot: i64) -> Result<(), Refusal> {
    let current = seen.current().map_or(0, |current| current.number);
    if current == snapshot {
        return Ok(());
    }
    Err(Refusal::Stale {
        why: format!("The registrant sent text {current} since you opened this page; you were looking at text {snapshot}"),
    })
}

/// T10: the lead decides against it, with reasons that cite what they rest on.
pub fn decline(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64, reasons: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Decline)?;
    about_current_text(&seen, snapshot)?;
    let reasons = words(reasons, "reasons", "Enter the reasons for the decision")?;
    if !["rfc", "section", "§", "http"].iter().any(|sign| reasons.to_lowercase().contains(sign)) {
        return Err(Refusal::at("reasons", "Cite what the reason rests on, for example RFC 8141, 6.4.2"));
    }
    decide(conn, turn, &seen, "declined", &reasons)?;
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::Declined, party, &seen.request, &reasons)?;
    to_team(conn, turn, &event, &seen, |name| Letter::Declined {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        reasons: reasons.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })
}

/// T13: gives an approved request back to the experts because of a defect.
pub fn send_back(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, defect: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::SendBack)?;
    let defect = words(defect, "defect", "Name the defect")?;
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let event = record(conn, turn, Act::SentBack, party, &seen.request, &defect)?;
    to_experts(conn, turn, &event, &seen, |name| Letter::SentBack {
        name,
        number: number.to_owned(),
        defect: defect.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })
}

/// T14: takes a request back.
pub fn withdraw(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Withdraw)?;
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    record(conn, turn, Act::Withdrawn, party, &seen.request, "")?;
    Ok(())
}

/// What an operator confirms when registering.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The snapshot whose preview was seen.
    pub snapshot: i64,
    /// The NID typed; for an informal request the word `next`.
    pub typed: String,
}

/// T12: publishes the approved text. Everything that could have changed since the decision is asked again here, inside the
/// transaction: whether the NID is still free, whether the base version is still the newest, which number is next.
pub fn register(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, confirmation: &Confirmation) -> Result<Version, Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, _) = seen.permit(Move::Register).map_err(|refusal| tell_who_was_first(conn, &seen, refusal))?;
    about_current_text(&seen, confirmation.snapshot)?;
    confirmed(&seen.request.subject, &confirmation.typed)?;
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    decided_by_somebody_else(conn, turn, &seen, snapshot.number)?;
    if let Subject::NewFormal { wish } = &seen.request.subject {
        let wish = wish.as_deref().unwrap_or_default();
        let standing = standing(conn, wish)?;
        if standing.registered_by.is_some()
            && let Some(taken) = Nid::parse(wish).ok().map(|nid| registry::queries::by_nid(conn, &nid)).transpose()?.flatten()
        {
            return Err(already_registered(&taken));
        }
        let failing = formal_findings(wish, Some(&standing));
        if !failing.is_empty() {
            return Err(Refusal::from_findings(failing));
        }
    }
    let publication =
        seen.request.subject.publication().ok_or_else(|| Refusal::at("namespace_id", "The request has no usable NID"))?;
    let version = publish(conn, turn.now, clock::day(turn.now), &publication, number, &snapshot.template)?;
    queries::set_registered(conn, &seen.request.id, version.nid.as_str(), &stored(turn.now))?;
    tell_registered(conn, turn, &seen, party, &version)?;
    Ok(version)
}

/// Two operators pressed at once: the second reads who registered it and when, instead of "wrong state".
fn tell_who_was_first(conn: &mut AnyConnection, seen: &Seen, refusal: Refusal) -> Refusal {
    if !matches!(refusal, Refusal::WrongState { .. }) || seen.request.state != State::Registered {
        return refusal;
    }
    match history::queries::of_request(conn, &seen.request.id) {
        Ok(events) => {
            events.into_iter().rev().find(|event| event.act == Act::Registered).map_or(refusal, |event| Refusal::Stale {
                why: format!(
                    "{} registered it already, on {}. Nothing was done twice",
                    event.by,
                    event.at.strftime("%Y-%m-%d at %H:%M UTC")
                ),
            })
        }
        Err(error) => error.into(),
    }
}

fn confirmed(subject: &Subject, typed: &str) -> Result<(), Refusal> {
    let wanted = subject.nid().unwrap_or("next");
    if typed.trim().eq_ignore_ascii_case(wanted) {
        return Ok(());
    }
    Err(Refusal::at("confirm", format!("Type {wanted} to confirm")))
}

/// E1: publishes what a request for a correction asks for as the next edition of the version.
pub fn publish_correction(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
    class: Class,
    reason: &str,
) -> Result<Edition, Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let (party, state) = seen.permit(Move::Correct)?;
    let Subject::Correction { nid, version } = &seen.request.subject else {
        return Err(Refusal::WrongState { why: "Only a correction is published without a review".to_owned() });
    };
    about_current_text(&seen, confirmation.snapshot)?;
    confirmed(&seen.request.subject, &confirmation.typed)?;
    let reason = words(reason, "reason", "Enter the reason; it is published with the correction")?;
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    let newest =
        registry::queries::latest_version(conn, nid)?.ok_or_else(|| Refusal::not_found(format!("The namespace {nid}")))?;
    let correction = Correction { class, reason: &reason, request_number: Some(number), after: newest.newest_edition() };
    let edition = correct(conn, turn.now, clock::day(turn.now), (nid, *version), &snapshot.template, &correction)?;
    queries::set_state(conn, &seen.request.id, state, &stored(turn.now))?;
    let named = format!("{version}.{}", edition.number);
    let event = record(conn, turn, Act::Corrected, party, &seen.request, &format!("urn:{nid}, version {named}: {reason}"))?;
    to_team(conn, turn, &event, &seen, |name| Letter::Corrected {
        name,
        number: number.to_owned(),
        nid: nid.to_string(),
        edition: named.clone(),
        reason: reason.clone(),
        link: turn.link(&format!("/assignments/urn-{}/{nid}/{named}", nid.kind_name())),
    })?;
    Ok(edition)
}

/// No registration without a decision on this very text, and nobody registers what they decided or advised on.
fn decided_by_somebody_else(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, snapshot: i64) -> Result<(), Refusal> {
    match reviews::queries::decision(conn, &seen.request.id)? {
        Some(decision) if decision.outcome == "approved" && decision.snapshot_number == snapshot => {
            if decision.lead_id == turn.who.id {
                return Err(Refusal::not_permitted("You decided on this request; another operator registers it"));
            }
        }
        _ => {
            return Err(Refusal::WrongState {
                why: "The lead has not approved the current text; send the request back to review".to_owned(),
            });
        }
    }
    let took_part =
        reviews::queries::positions_of(conn, &seen.request.id)?.iter().any(|position| position.expert_id == turn.who.id)
            || reviews::queries::assigned(conn, &seen.request.id)?.iter().any(|(id, _)| *id == turn.who.id);
    if took_part {
        return Err(Refusal::not_permitted("You reviewed this request; another operator registers it"));
    }
    Ok(())
}

fn tell_registered(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    party: Party,
    version: &Version,
) -> Result<(), Refusal> {
    let event = Event::on_request(Act::Registered, &seen.request.id, party.name())
        .about_nid(version.nid.as_str())
        .saying(&format!("urn:{}, version {}", version.nid, version.number));
    let event = history::record(conn, turn.now, &turn.actor(), event)?;
    let kind = version.nid.kind_name();
    let letter = |name: String| Letter::Registered {
        name,
        number: seen.request.number.clone(),
        nid: version.nid.to_string(),
        version: i64::from(version.number),
        link: turn.link(&format!("/assignments/urn-{kind}/{}/{}", version.nid, version.number)),
    };
    to_team(conn, turn, &event, seen, letter)?;
    to_experts(conn, turn, &event, seen, letter)
}
