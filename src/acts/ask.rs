//! T3 to T5: a question, its answer, and a new text.

use crate::cases::changed;
use crate::cases::consent;
use crate::cases::guards::checks::refuse_failures;
use crate::cases::guards::text::{freeze, text_is_for_this};
use crate::cases::moves::Move;
use crate::cases::periods::periods;
use crate::cases::record::{moved, record, words};
use crate::cases::see::{Seen, see};
use crate::cases::settled::with_settled_fields;
use crate::cases::tell::{experts_of, operators_of, team_of, tell, to_experts, to_operators};
use crate::cases::waiting::turns;
use crate::cases::{Party, Snapshot, State, guards, pledges, testable};
use crate::history::Act;
use crate::mail::letters::Letter;
use crate::people::Account;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::template::diff;
use crate::template::write::canonical;
use crate::turn::Turn;
use crate::{clock, history, people};
use jiff::SignedDuration;

/// T3: asks the registrant; the request goes to them.
pub fn ask(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, question: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Ask)?;
    if matches!(permitted.0, Party::Expert | Party::Lead) {
        guards::disclosed::must_have_disclosed(&seen)?;
    }
    let question = words(question, "question", "Enter the question")?;
    guards::disclosed::unnamed_stays_so(conn, &seen, turn.who, "question", &question)?;
    let by = seen.shown_name(turn.who);
    let lapses = turn.now.saturating_add(SignedDuration::from_hours(24 * periods().lapse)).unwrap_or(turn.now);
    let until = clock::spelled(clock::day(lapses));
    let event = moved(conn, turn, &seen, Act::Asked, permitted, &question)?;
    let team = team_of(conn, &seen)?;
    if team.is_empty() {
        return to_operators(conn, turn, &event, &seen.thread(), |name| Letter::Unreachable {
            name,
            number: number.to_owned(),
            title: seen.request.subject.title(),
            question: question.clone(),
            until: until.clone(),
            link: turn.link(&format!("/desk/{number}")),
        });
    }
    tell(conn, turn, &event, Some(&seen.thread()), &team, |name| Letter::Question {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        by: by.clone(),
        until: until.clone(),
        question: question.clone(),
        link: turn.link(&format!("/requests/{number}/edit")),
    })
}

/// T4: answers, and with `send_draft` sends the draft as a new text; the request goes back to where the question came from.
pub fn answer(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str, send_draft: bool) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Answer)?;
    let text = words(text, "answer", "Enter your answer")?;
    let sent = if send_draft {
        refuse_failures(conn, turn.now, &seen.request, &seen.request.draft)?;
        Some(freeze(conn, turn, &seen.request, seen.next_snapshot(), &text)?)
    } else {
        None
    };
    // A text that changes after the decision is decided again.
    let decided = matches!(state, State::Ready | State::WithBody);
    let changed = send_draft
        || seen.current().is_some_and(|current| current.sent_at >= seen.request.state_since)
        || text_is_for_this(&seen).is_err();
    let state = if changed && decided { State::Review } else { state };
    let event = moved(conn, turn, &seen, Act::Answered, (party, state), &text)?;
    if send_draft && state == State::Intake {
        consent::ask::ask(conn, turn, &seen)?;
    }
    let with = sent.as_ref().map_or_else(String::new, |text| format!(", with text {}", text.number));
    let (changes, compare) = changed_since(turn, &seen, sent.as_ref())?;
    let letter = |page: &'static str| {
        let (number, answer, title) = (number.to_owned(), text.clone(), seen.request.subject.title());
        let (with, changes, compare) = (with.clone(), changes.clone(), compare.clone());
        move |name: String| Letter::Answered {
            name,
            number: number.clone(),
            title: title.clone(),
            with: with.clone(),
            answer: answer.clone(),
            changes: changes.clone(),
            compare: compare.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    let mut told = match state {
        State::Review => experts_of(conn, &seen)?,
        _ => operators_of(conn, &seen.request.id)?,
    };
    // Who asked is told, whether or not the work goes back to them.
    let asker = match history::queries::last_actor(conn, &seen.request.id, Act::Asked)? {
        Some(id) => people::queries::by_id(conn, &id)?.filter(Account::is_live),
        None => None,
    };
    let asker_elsewhere = asker.filter(|asker| told.iter().all(|known| known.id != asker.id));
    told.retain(|person| person.id != turn.who.id);
    let page = if state == State::Review { "reviews" } else { "desk" };
    tell(conn, turn, &event, Some(&seen.thread()), &told, letter(page))?;
    if let Some(asker) = asker_elsewhere {
        tell(conn, turn, &event, Some(&seen.thread()), &[asker], letter("requests"))?;
    }
    turns::tell(conn, turn, &event, number)
}

/// What changed with a new text, for the emails that announce it, and where both stand side by side; nothing where none is new.
pub(crate) fn changed_since(turn: Turn<'_>, seen: &Seen, sent: Option<&Snapshot>) -> Result<(String, String), Refusal> {
    let (Some(old), Some(new)) = (seen.current(), sent) else { return Ok(<(String, String)>::default()) };
    let page = format!("/requests/{}/compare?from={}&to={}", seen.request.number, old.number, new.number);
    Ok((changed::in_short(old, new)?, turn.link(&page)))
}

/// T5: sends the draft as a new text during review.
pub fn send_snapshot(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, note: &str) -> Result<Snapshot, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::SendSnapshot)?;
    let note = words(note, "note", "Say what changed")?;
    refuse_failures(conn, turn.now, &seen.request, &seen.request.draft)?;
    let unchanged = seen.current().is_some_and(|current| {
        diff::changed_fields(&current.template, &canonical(&with_settled_fields(&seen.request.draft, &seen.request.subject)))
            .is_empty()
    });
    let current = seen.current().map_or(0, |current| current.number);
    let beside =
        testable::keep::are_changed(conn, &seen.request, current)? || pledges::keep::are_changed(conn, &seen.request, current)?;
    if unchanged && !beside {
        return Err(Refusal::at("note", "The draft has the same words as the text you sent last; save a change first"));
    }
    let snapshot = freeze(conn, turn, &seen.request, seen.next_snapshot(), &note)?;
    let event = record(conn, turn, Act::SnapshotSent, party, &seen.request, &format!("Text {}: {note}", snapshot.number))?;
    let (changes, compare) = changed_since(turn, &seen, Some(&snapshot))?;
    to_experts(conn, turn, &event, &seen, |name| Letter::NewSnapshot {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        snapshot: snapshot.number.to_string(),
        note: note.clone(),
        changes: changes.clone(),
        compare: compare.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })?;
    turns::tell(conn, turn, &event, number)?;
    Ok(snapshot)
}
