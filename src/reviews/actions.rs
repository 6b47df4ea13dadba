//! What experts do: disclose their interests, answer an assignment, send a review, settle threads; and what everybody may who
//! takes part: comment. The decision itself moves the request and stands in [`crate::requests::decisions`].

use super::experts::queries as desk;
use super::experts::{Disclosure, Interest, Reply};
use super::{Anchor, Position, Stance, Standing, Thread, Verdict, is_live, latest, may_approve, queries, with_suggestion};
use crate::clock;
use crate::history::queries::UNNAMED;
use crate::history::{self, Act, Event, EventId};
use crate::mail::{self, Letter};
use crate::people::secrets::new_id;
use crate::people::{self, Account, Actor};
use crate::refusal::Refusal;
use crate::requests::actions::{Seen, Turn, see, to_experts, to_leads, to_operators, to_team, words};
use crate::requests::timers::periods;
use crate::requests::{Party, Request, State, Subject, Way};
use crate::store::{AnyConnection, stored};
use crate::template::Field;
use crate::template::diff::{changed_fields, changed_in_substance};
use jiff::{SignedDuration, Timestamp};

pub(super) fn record(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    act: Act,
    party: Party,
    seen: &Seen,
    detail: &str,
) -> Result<EventId, Refusal> {
    let event = Event::on_request(act, &seen.request.id, party.name()).saying(detail);
    Ok(history::record(conn, turn.now, &Actor::Person(turn.who.clone()), event)?)
}

pub(super) fn as_expert(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Expert) {
        return Ok(());
    }
    let conflict = if seen.is(Party::Conflicted) { "You declared a conflict of interest. " } else { "" };
    Err(Refusal::not_permitted(format!(
        "{conflict}Only designated experts with an appointment and without a conflict of interest review a request"
    )))
}

/// Who is an expert here and has said what there is to say about a conflict of interest.
pub(super) fn as_disclosed(seen: &Seen) -> Result<(), Refusal> {
    as_expert(seen)?;
    match &seen.disclosure {
        Some(_) => Ok(()),
        None => Err(Refusal::WrongState { why: "Say first whether you have a conflict of interest".to_owned() }),
    }
}

/// The same for acts that the table permits by itself.
pub(crate) fn must_have_disclosed(seen: &Seen) -> Result<(), Refusal> {
    as_disclosed(seen)
}

/// The same for a lead's decision, which bears a name.
pub(crate) fn must_decide_by_name(conn: &mut AnyConnection, seen: &Seen, lead_id: &str) -> Result<(), Refusal> {
    as_disclosed(seen)?;
    if !queries::drafted(conn, &seen.request.id, lead_id)?.is_empty() {
        return Err(Refusal::WrongState { why: "You have comments that are not sent; send or drop them first".to_owned() });
    }
    if seen.disclosure.as_ref().is_some_and(|disclosure| disclosure.anonymous) {
        return Err(Refusal::not_permitted("You answer without your name on this request; a lead who decides does so by name"));
    }
    Ok(())
}

/// What an expert answers before they read the text: a conflict or none, and whether their name is shown. An assignment is
/// thereby accepted, or declined.
pub fn disclose(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    interest: Interest,
    reason: &str,
    anonymous: bool,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    if interest == Interest::Waived {
        return Err(Refusal::not_permitted("A lead waives a conflict of interest, not who has it"));
    }
    if anonymous && seen.is(Party::Lead) {
        return Err(Refusal::at("anonymous", "Who leads the experts decides by name"));
    }
    let reason = match interest {
        Interest::None => String::new(),
        _ => words(reason, "reason", "Say in a few words what the conflict is")?,
    };
    let settled = seen.disclosure.as_ref();
    if settled.is_some() && interest == Interest::None {
        return Err(Refusal::WrongState { why: "You have answered this already".to_owned() });
    }
    let anonymous = settled.map_or(anonymous, |disclosure| disclosure.anonymous);
    let disclosure = Disclosure { expert_id: turn.who.id.clone(), interest, reason: reason.clone(), anonymous };
    desk::disclose(conn, &seen.request.id, &disclosure, &stored(turn.now))?;
    if assignment_waits(conn, &seen, &turn.who.id)? {
        let answer = if interest.excludes() { "declined" } else { "accepted" };
        desk::answer(conn, &seen.request.id, &turn.who.id, answer, &stored(turn.now))?;
    }
    let act = match interest {
        Interest::None | Interest::Waived => Act::Disclosed,
        Interest::Conflict => Act::ConflictDeclared,
        Interest::WaiverAsked => Act::WaiverAsked,
    };
    let event = record(conn, turn, act, Party::Expert, &seen, &reason)?;
    if interest == Interest::WaiverAsked {
        let by = if anonymous { UNNAMED.to_owned() } else { turn.who.name.clone() };
        to_leads(conn, turn, &event, &seen, |name| Letter::Waiver {
            name,
            number: number.to_owned(),
            title: seen.request.subject.title(),
            by: by.clone(),
            reason: reason.clone(),
            link: turn.link(&format!("/reviews/{number}")),
        })?;
    }
    Ok(())
}

fn assignment_waits(conn: &mut AnyConnection, seen: &Seen, expert_id: &str) -> Result<bool, Refusal> {
    Ok(desk::assignments_of(conn, &seen.request.id)?
        .iter()
        .any(|asked| asked.expert_id == expert_id && asked.reply == Reply::Waiting))
}

/// The lead waives a conflict of interest, with a published reason.
pub fn waive(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, expert_id: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Lead) {
        return Err(Refusal::not_permitted("Only the lead of this request may waive a conflict of interest"));
    }
    let reason = words(reason, "waive_reason", "Enter the reason; it is published")?;
    let asked = desk::disclosure(conn, &seen.request.id, expert_id)?
        .filter(|disclosure| disclosure.interest == Interest::WaiverAsked)
        .ok_or_else(|| Refusal::not_found("This wish for a waiver"))?;
    desk::disclose(conn, &seen.request.id, &Disclosure { interest: Interest::Waived, ..asked }, &stored(turn.now))?;
    record(conn, turn, Act::ConflictWaived, Party::Lead, &seen, &reason)?;
    Ok(())
}

/// Declines an assignment; the operators ask somebody else. It can be taken up after all.
pub fn decline_assignment(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    let asked = desk::assignments_of(conn, &seen.request.id)?.into_iter().find(|asked| asked.expert_id == turn.who.id);
    match asked.map(|asked| asked.reply) {
        Some(Reply::Waiting | Reply::Accepted(_)) => {}
        Some(Reply::Declined(_)) => return Err(Refusal::WrongState { why: "You have declined already".to_owned() }),
        None => return Err(Refusal::WrongState { why: "You were not asked to review this request".to_owned() }),
    }
    let reason = words(reason, "decline_reason", "Say in a few words why; only the operators read it")?;
    desk::answer(conn, &seen.request.id, &turn.who.id, "declined", &stored(turn.now))?;
    let event = record(conn, turn, Act::AssignmentDeclined, Party::Expert, &seen, "")?;
    to_operators(conn, turn, &event, &seen.thread(), |name| Letter::AssignmentDeclined {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        reason: reason.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })
}

/// Takes up an assignment that was declined.
pub fn take_up_assignment(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    let declined = desk::assignments_of(conn, &seen.request.id)?
        .iter()
        .any(|asked| asked.expert_id == turn.who.id && matches!(asked.reply, Reply::Declined(_)));
    if !declined {
        return Err(Refusal::WrongState { why: "You have not declined this request".to_owned() });
    }
    desk::answer(conn, &seen.request.id, &turn.who.id, "accepted", &stored(turn.now))?;
    record(conn, turn, Act::AssignmentTakenUp, Party::Expert, &seen, "")?;
    Ok(())
}

/// A comment to be written down.
#[derive(Debug, Clone, Default)]
pub struct NewComment<'a> {
    /// The thread it answers; none opens one.
    pub thread_id: Option<&'a str>,
    /// What a new thread is about.
    pub anchor: Anchor,
    /// The text.
    pub body: &'a str,
    /// Another wording.
    pub suggestion: Option<&'a str>,
    /// Whether it came by mail.
    pub by_mail: bool,
}

/// Writes a comment into its thread, on the current text; a resolved thread is thereby opened again.
pub(super) fn put_down(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    party: Party,
    snapshot: i64,
    new: &NewComment<'_>,
) -> Result<(), Refusal> {
    let opened;
    let thread_id = if let Some(id) = new.thread_id {
        if !queries::threads_of(conn, &seen.request.id)?.iter().any(|thread| thread.id == id) {
            return Err(Refusal::not_found("This thread"));
        }
        queries::set_resolved(conn, id, None)?;
        id
    } else {
        opened = new_id();
        queries::insert_thread(
            conn,
            &queries::NewThread {
                id: &opened,
                request_id: &seen.request.id,
                snapshot_number: snapshot,
                field: new.anchor.field.map(Field::key),
                quote: new.anchor.quote.trim(),
                opened_by: &turn.who.id,
                opened_at: &stored(turn.now),
            },
        )?;
        &opened
    };
    Ok(queries::insert_comment(
        conn,
        &queries::NewComment {
            id: &new_id(),
            thread_id,
            request_id: &seen.request.id,
            snapshot_number: snapshot,
            author_id: &turn.who.id,
            author_role: party.name(),
            body: new.body,
            suggestion: new.suggestion,
            by_mail: new.by_mail,
            written_at: &stored(turn.now),
        },
    )?)
}

/// Comments on an open request. Experts, operators, the registrant and a representative may; the public comments on the list.
pub fn comment(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, new: &NewComment<'_>) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator, Party::Representative]
        .into_iter()
        .find(|party| seen.is(*party))
        .ok_or_else(|| {
            Refusal::not_permitted(
                "Only the registrant, the experts and the operators comment here; everybody may on the review list",
            )
        })?;
    if matches!(party, Party::Lead | Party::Expert) {
        as_disclosed(&seen)?;
    }
    let body = words(new.body, "comment", "Enter a comment")?;
    let Some(current) = seen.current().filter(|_| seen.request.state.is_open()) else {
        return Err(Refusal::WrongState { why: "Comments are taken while a request is open".to_owned() });
    };
    put_down(conn, turn, &seen, party, current.number, &NewComment { body: &body, ..new.clone() })?;
    let act = if new.by_mail { Act::CommentedByMail } else { Act::Commented };
    let event = record(conn, turn, act, party, &seen, &body)?;
    tell_of_comment(conn, turn, &event, &seen, party, &body)
}

fn tell_of_comment(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    party: Party,
    comment: &str,
) -> Result<(), Refusal> {
    let number = &seen.request.number;
    let by = seen.shown_name(turn.who);
    let letter = |page: &'static str| {
        let (number, comment, by) = (number.clone(), comment.to_owned(), by.clone());
        move |name: String| Letter::Comment {
            name,
            number: number.clone(),
            by: by.clone(),
            comment: comment.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    if party == Party::Registrant {
        to_experts(conn, turn, event, seen, letter("reviews"))
    } else {
        to_team(conn, turn, event, seen, letter("requests"))
    }
}

/// Sends a review: the comments that were drafted and a verdict, as one act, on the text the expert had before their eyes.
/// Discuss needs reasons; a review without any word says nothing and is not sent.
pub fn send_review(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    snapshot: i64,
    verdict: Verdict,
    reasons: &str,
) -> Result<(), Refusal> {
    if verdict == Verdict::Recuse {
        return recuse(conn, turn, number, reasons);
    }
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_disclosed(&seen)?;
    if seen.request.state != State::Review {
        return Err(Refusal::WrongState {
            why: format!("Positions are taken during expert review; the request is \"{}\"", seen.request.state_words()),
        });
    }
    let current = seen.current().map_or(0, |current| current.number);
    if current != snapshot {
        return Err(Refusal::Stale {
            why: format!("The registrant sent text {current} since you opened this page; you were looking at text {snapshot}"),
        });
    }
    let drafted = queries::drafted(conn, &seen.request.id, &turn.who.id)?;
    let reasons = match verdict {
        Verdict::Position(Stance::Discuss) => {
            words(reasons, "reasons", "Say what must change; a position to discuss needs reasons")?
        }
        Verdict::CommentOnly if drafted.is_empty() => words(reasons, "reasons", "Enter a comment, or take a position")?,
        _ if reasons.trim().is_empty() => String::new(),
        _ => words(reasons, "reasons", "")?,
    };
    for draft in &drafted {
        let comment = NewComment {
            thread_id: draft.thread_id.as_deref(),
            anchor: draft.anchor.clone(),
            body: &draft.body,
            suggestion: draft.suggestion.as_deref(),
            by_mail: false,
        };
        put_down(conn, turn, &seen, Party::Expert, draft.snapshot_number, &comment)?;
    }
    let mut told: Vec<String> = drafted.iter().map(said_of).collect();
    let act = if let Verdict::Position(stance) = verdict {
        queries::insert_position(
            conn,
            &queries::NewPosition {
                id: &new_id(),
                request_id: &seen.request.id,
                snapshot_number: snapshot,
                expert_id: &turn.who.id,
                stance: stance.name(),
                reasons: &reasons,
                taken_at: &stored(turn.now),
            },
        )?;
        let position = format!("{}, on text {snapshot}", stance.words());
        told.insert(0, if reasons.is_empty() { position } else { format!("{position}: {reasons}") });
        Act::PositionTaken
    } else {
        if !reasons.is_empty() {
            let comment = NewComment { body: &reasons, ..NewComment::default() };
            put_down(conn, turn, &seen, Party::Expert, snapshot, &comment)?;
            told.insert(0, reasons.clone());
        }
        Act::ReviewSent
    };
    queries::drop_drafted(conn, (&seen.request.id, &turn.who.id), None)?;
    queries::drop_position(conn, &seen.request.id, &turn.who.id)?;
    for field in Field::ALL {
        queries::mark_seen(conn, (&seen.request.id, &turn.who.id), (field.key(), snapshot), &stored(turn.now))?;
    }
    if assignment_waits(conn, &seen, &turn.who.id)? {
        desk::answer(conn, &seen.request.id, &turn.who.id, "accepted", &stored(turn.now))?;
    }
    let told = told.join("\n\n");
    let event = record(conn, turn, act, Party::Expert, &seen, &told)?;
    tell_of_comment(conn, turn, &event, &seen, Party::Expert, &told)?;
    tell_leads(conn, turn, &event, &seen)
}

fn said_of(draft: &queries::Drafted) -> String {
    let mut said = draft.anchor.field.map_or_else(String::new, |field| format!("{}:\n", field.label()));
    for line in draft.anchor.quote.lines().filter(|line| !line.trim().is_empty()) {
        said.extend(["> ", line.trim(), "\n"]);
    }
    said.push_str(&draft.body);
    if let Some(suggestion) = &draft.suggestion {
        said.extend(["\nSuggested wording:\n", suggestion]);
    }
    said
}

/// Tells the leads when all positions are in.
fn tell_leads(conn: &mut AnyConnection, turn: Turn<'_>, event: &EventId, seen: &Seen) -> Result<(), Refusal> {
    if seen.request.track.way() == Way::FastTrack {
        return Ok(());
    }
    for lead in super::experts::leads(conn, &seen.request, turn.now)? {
        if lead.id == turn.who.id || quorum(conn, seen, &lead.id, turn.now).is_err() {
            continue;
        }
        let letter = Letter::DecisionNeeded {
            name: lead.name.clone(),
            number: seen.request.number.clone(),
            title: seen.request.subject.title(),
            why: "all positions are in".to_owned(),
            link: turn.link(&format!("/reviews/{}", seen.request.number)),
        };
        mail::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &lead.email, &letter)?;
    }
    Ok(())
}

/// Steps back because of a conflict of interest that shows itself late.
fn recuse(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    let reason = words(reason, "reasons", "Say in a few words what the conflict is")?;
    let anonymous = seen.disclosure.as_ref().is_some_and(|disclosure| disclosure.anonymous);
    let disclosure =
        Disclosure { expert_id: turn.who.id.clone(), interest: Interest::Conflict, reason: reason.clone(), anonymous };
    desk::disclose(conn, &seen.request.id, &disclosure, &stored(turn.now))?;
    queries::drop_drafted(conn, (&seen.request.id, &turn.who.id), None)?;
    queries::drop_position(conn, &seen.request.id, &turn.who.id)?;
    if queries::proposal(conn, &seen.request.id)?.is_some_and(|proposal| proposal.lead_id == turn.who.id) {
        queries::end_proposals(conn, &seen.request.id, &stored(turn.now))?;
    }
    record(conn, turn, Act::ConflictDeclared, Party::Expert, &seen, &reason)?;
    Ok(())
}

/// The lead's recorded answer to a position to discuss (T6).
pub fn answer_discuss(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    position_id: &str,
    text: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Lead) {
        return Err(Refusal::not_permitted("Only the lead of this request answers a position to discuss"));
    }
    as_disclosed(&seen)?;
    let position = queries::positions_of(conn, &seen.request.id)?
        .into_iter()
        .find(|position| position.id == position_id && position.stance == Stance::Discuss)
        .ok_or_else(|| Refusal::not_found("This position"))?;
    if position.answer.is_some() {
        return Err(Refusal::WrongState { why: "This position has its answer already".to_owned() });
    }
    if seen.request.state != State::Review {
        return Err(Refusal::WrongState { why: "Positions are answered during expert review".to_owned() });
    }
    let text = words(text, "answer", "Enter the answer")?;
    queries::insert_answer(conn, (position_id, &seen.request.id), &turn.who.id, &text, &stored(turn.now))?;
    let event = record(conn, turn, Act::DiscussAnswered, Party::Lead, &seen, &text)?;
    tell_of_comment(conn, turn, &event, &seen, Party::Lead, &text)
}

fn thread(conn: &mut AnyConnection, seen: &Seen, id: &str) -> Result<Thread, Refusal> {
    queries::threads_of(conn, &seen.request.id)?
        .into_iter()
        .find(|thread| thread.id == id)
        .ok_or_else(|| Refusal::not_found("This thread"))
}

/// The registrant calls a thread done; the experts resolve it.
pub fn mark_done(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, id: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request marks a thread as done"));
    }
    let thread = thread(conn, &seen, id)?;
    if thread.done_at.is_some() {
        return Ok(());
    }
    queries::set_done(conn, id, Some(&stored(turn.now)))?;
    record(conn, turn, Act::ThreadDone, Party::Registrant, &seen, thread.anchor.field.map_or("", Field::label))?;
    Ok(())
}

/// Resolves a thread, or opens it again: who opened it, the lead, or the operators.
pub fn resolve(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, id: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let thread = thread(conn, &seen, id)?;
    let party = [Party::Lead, Party::Expert, Party::Operator]
        .into_iter()
        .find(|party| seen.is(*party) && (*party != Party::Expert || thread.opened_by == turn.who.id))
        .ok_or_else(|| Refusal::not_permitted("Who opened a thread, the lead or an operator resolves it"))?;
    let act = if thread.resolved_at.is_some() {
        queries::set_resolved(conn, id, None)?;
        Act::ThreadReopened
    } else {
        queries::set_resolved(conn, id, Some(&stored(turn.now)))?;
        Act::ThreadResolved
    };
    record(conn, turn, act, party, &seen, thread.anchor.field.map_or("", Field::label))?;
    Ok(())
}

/// Takes a suggested wording over into the draft, in the place of the passage it is for; the thread is then done.
pub fn use_suggestion(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, comment_id: &str) -> Result<Field, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let request = crate::requests::drafts::own_editable(&seen)?;
    let found = queries::threads_of(conn, &seen.request.id)?.into_iter().find_map(|thread| {
        let comment = thread.comments.iter().find(|comment| comment.id == comment_id)?;
        Some((thread.id.clone(), thread.anchor.field?, thread.anchor.quote.clone(), comment.suggestion.clone()?))
    });
    let (thread_id, field, quote, suggestion) = found.ok_or_else(|| Refusal::not_found("This suggestion"))?;
    let text = with_suggestion(request.draft.text(field), &quote, &suggestion).ok_or_else(|| Refusal::Stale {
        why: "The passage this suggestion is for is not in your draft any more; take it over by hand".to_owned(),
    })?;
    crate::requests::drafts::put_field(conn, &request, field, &text)?;
    queries::set_done(conn, &thread_id, Some(&stored(turn.now)))?;
    record(conn, turn, Act::SuggestionUsed, Party::Registrant, &seen, field.label())?;
    Ok(field)
}

/// The newest position of each expert without a conflict, and how it stands to the current text.
pub fn standing_positions(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<Vec<Standing>, Refusal> {
    let excluded = desk::excluded(conn, &seen.request.id)?;
    let all = queries::positions_of(conn, &seen.request.id)?;
    let current = seen.current().map_or(0, |current| current.number);
    let changed = |since: i64| substance_changed(seen, since);
    let mut list = Vec::new();
    for position in latest(&all).into_iter().filter(|position| !excluded.contains(&position.expert_id)) {
        let (expert, lead) =
            super::experts::capacity(conn, &position.expert_id, seen.request.subject.registry(), &seen.request.id, now)?;
        let live_account = people::queries::by_id(conn, &position.expert_id)?.is_some_and(|account| account.is_live());
        list.push(Standing {
            live: is_live(position, current, changed),
            in_office: (expert || lead) && live_account,
            position: position.clone(),
        });
    }
    Ok(list)
}

/// Which of these requests wait for this person: those they were asked to review and have no live position on, and for a lead those
/// whose decision is due.
pub fn waiting_for(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    open: &[Request],
    assigned: &[String],
) -> Result<Vec<String>, Refusal> {
    let mut waiting = Vec::new();
    for request in open.iter().filter(|request| request.state == State::Review) {
        let seen = see(conn, &request.number, Some(account), now)?;
        if !seen.is(Party::Expert) {
            continue;
        }
        let has_position = standing_positions(conn, &seen, now)?
            .iter()
            .any(|standing| standing.live && standing.position.expert_id == account.id);
        let decision_due =
            seen.is(Party::Lead) && request.track.way() != Way::FastTrack && quorum(conn, &seen, &account.id, now).is_ok();
        let concurrence_due = queries::proposal(conn, &request.id)?.is_some_and(|proposal| proposal.lead_id != account.id);
        if decision_due || concurrence_due || (assigned.contains(&request.id) && !has_position) {
            waiting.push(request.id.clone());
        }
    }
    Ok(waiting)
}

/// Which of these ended requests have an appeal that this lead decides.
pub fn appeals_for(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    ended: &[Request],
) -> Result<Vec<String>, Refusal> {
    let mut list = Vec::new();
    for request in ended.iter().filter(|request| request.state == State::Declined) {
        let seen = see(conn, &request.number, Some(account), now)?;
        if seen.is(Party::Lead) && waits_for_lead(conn, &seen)? {
            list.push(request.id.clone());
        }
    }
    Ok(list)
}

fn waits_for_lead(conn: &mut AnyConnection, seen: &Seen) -> Result<bool, Refusal> {
    use crate::requests::appeals::{Stage, queries::of_request};
    Ok(of_request(conn, &seen.request.id)?.pop().is_some_and(|appeal| appeal.decided.is_none() && appeal.stage == Stage::Lead))
}

/// What a request asks of somebody, in a word for their queue.
pub fn asks_of(conn: &mut AnyConnection, seen: &Seen, account: &Account, now: Timestamp) -> Result<&'static str, Refusal> {
    if seen.is(Party::Lead) && waits_for_lead(conn, seen)? {
        return Ok("appeal");
    }
    if seen.request.state != State::Review || !seen.is(Party::Expert) {
        return Ok("–");
    }
    if queries::proposal(conn, &seen.request.id)?.is_some_and(|proposal| proposal.lead_id != account.id) {
        return Ok("to concur, or not");
    }
    let fast = seen.request.track.way() == Way::FastTrack;
    if seen.is(Party::Lead) && !fast && quorum(conn, seen, &account.id, now).is_ok() {
        return Ok(if seen.request.track.way() == Way::Standards { "report" } else { "decision" });
    }
    let taken = standing_positions(conn, seen, now)?.iter().any(|it| it.live && it.position.expert_id == account.id);
    Ok(match (taken, fast) {
        (true, _) => "–",
        (false, true) => "advice",
        (false, false) => "position",
    })
}

/// Whether anything but version, date and contact changed between an older text and the current one (T5).
fn substance_changed(seen: &Seen, since: i64) -> bool {
    let old = seen.snapshots.iter().find(|snapshot| snapshot.number == since);
    let (Some(old), Some(new)) = (old, seen.current()) else { return true };
    let changed = changed_fields(&old.template, &new.template);
    // Who is responsible is more than a contact: another first line, and every word of it when that is what is asked for.
    let first = |text: &str| text.lines().map(str::trim).find(|line| !line.is_empty()).map(str::to_owned);
    let responsible = |template: &crate::template::Template| first(template.text(Field::Registrant));
    let another_registrant = responsible(&old.template) != responsible(&new.template)
        || (matches!(seen.request.subject, Subject::RegistrantChange { .. }) && changed.contains(&Field::Registrant));
    !changed_in_substance(&old.template, &new.template).is_empty()
        || changed.contains(&Field::RevisionInformation)
        || another_registrant
}

/// Whether the period of discussion is over (14 days from T2).
pub fn period_over(request: &Request, now: Timestamp) -> bool {
    request.review_since.is_some_and(|since| {
        since.saturating_add(SignedDuration::from_hours(24 * periods().discussion)).is_ok_and(|end| now >= end)
    })
}

/// Whether the lead may decide for the request now (T6).
pub fn quorum(conn: &mut AnyConnection, seen: &Seen, lead_id: &str, now: Timestamp) -> Result<(), Refusal> {
    let excluded = desk::excluded(conn, &seen.request.id)?;
    let assigned: Vec<String> = desk::assignments_of(conn, &seen.request.id)?
        .into_iter()
        .filter(|asked| !matches!(asked.reply, Reply::Declined(_)) && !excluded.contains(&asked.expert_id))
        .map(|asked| asked.expert_id)
        .collect();
    let standing = standing_positions(conn, seen, now)?;
    may_approve(&assigned, lead_id, &standing, period_over(&seen.request, now)).map_err(|why| Refusal::WrongState { why })
}

/// The text a reader compares with: the one they saw last, as far as they marked or reviewed any.
pub fn last_seen(conn: &mut AnyConnection, seen: &Seen, expert_id: &str) -> Result<Option<i64>, Refusal> {
    let current = seen.current().map_or(0, |current| current.number);
    Ok(queries::seen_by(conn, &seen.request.id, expert_id)?
        .into_iter()
        .map(|(_, snapshot)| snapshot)
        .filter(|snapshot| *snapshot < current)
        .max())
}

/// The positions a report or a page prints.
pub fn positions(standing: &[Standing]) -> Vec<&Position> {
    standing.iter().map(|standing| &standing.position).collect()
}

/// Today, for those who ask of appointments.
pub fn today(now: Timestamp) -> jiff::civil::Date {
    clock::day(now)
}

/// The threads of a request, as everybody may read them.
pub fn threads(conn: &mut AnyConnection, seen: &Seen) -> Result<Vec<Thread>, Refusal> {
    Ok(queries::threads_of(conn, &seen.request.id)?)
}
