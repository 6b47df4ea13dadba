//! Actions of experts during a review: sending it with comments and a position. The decision itself, which changes the state, is in
//! [`crate::actions::decide`].

use crate::action_context::ActionContext;
use crate::cases::comments::{NewComment, answered_there, comment_text, notify_of_comment, put_down, record};
use crate::cases::gather::assigned::is_assignment_pending;
use crate::cases::gather::positions::quorum;
use crate::cases::guards::disclosed::{as_disclosed, as_expert};
use crate::cases::guards::text::under_review;
use crate::cases::notify::to_team;
use crate::cases::record::words;
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::cases::{Party, State, Way};
use crate::history::Act;
use crate::history::EventId;
use crate::ids::{RequestNumber, SnapshotNo, new_id};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::reviews;
use crate::reviews::drafts::ReviewDraft;
use crate::reviews::experts::Answered;
use crate::reviews::experts::{Disclosure, Interest, queries};
use crate::reviews::{Stance, Verdict};
use crate::store::AnyConnection;
use std::collections::BTreeSet;
use urn_registry::template::Field;

/// Validates the reasons of a review: a Discuss requires them, and a review must not be empty.
pub(crate) fn reasons_of(verdict: Verdict, typed: &str, is_alone: bool) -> Result<String, Refusal> {
    match verdict {
        Verdict::Position(Stance::Discuss) => words(typed, at::REASONS, "Enter the required changes. A Discuss needs reasons"),
        Verdict::CommentOnly if is_alone => words(typed, at::REASONS, "Enter a comment, or record a position"),
        _ if typed.trim().is_empty() => Ok(String::new()),
        _ => words(typed, at::REASONS, ""),
    }
}

/// Sends a review: the drafted comments and a verdict, as one action, on the revision that was displayed. A Discuss requires reasons, and
/// an empty review is refused.
pub fn send_review(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    verdict: Verdict,
    reasons: &str,
) -> Result<(), Refusal> {
    if verdict == Verdict::Recuse {
        return recuse(conn, turn, number, reasons);
    }
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_disclosed(&seen)?;
    under_review(&seen)?;
    let current = seen.text();
    if current != snapshot {
        return Err(Refusal::Stale {
            why: format!(
                "The registrant submitted revision {current} after you opened this page. You reviewed revision {snapshot}"
            )
            .into(),
        });
    }
    let mut unsent = reviews::queries::draft_of(conn, &seen.request.id, &turn.who.id)?;
    let drafted = std::mem::take(&mut unsent.comments);
    let reasons = reasons_of(verdict, reasons, drafted.is_empty())?;
    let mut threads = BTreeSet::new();
    for draft in &drafted {
        let comment = NewComment {
            thread_id: draft.thread_id.as_ref(),
            anchor: draft.anchor.clone(),
            body: &draft.body,
            suggestion: draft.suggestion.as_deref(),
            ..NewComment::default()
        };
        threads.insert(put_down(conn, turn, &seen, Party::Expert, draft.snapshot_number, &comment)?.to_string());
    }
    let mut told: Vec<String> = drafted.iter().map(comment_text).collect();
    let mut answers_go = None;
    let act = if let Verdict::Position(stance) = verdict {
        close_threads_of_discuss(conn, turn, &seen, stance)?;
        let position = new_id();
        reviews::queries::insert_position(
            conn,
            &reviews::queries::NewPosition {
                id: &position,
                request_id: &seen.request.id,
                snapshot_number: snapshot,
                expert_id: &turn.who.id,
                stance,
                reasons: &reasons,
                taken_at: turn.now.into(),
            },
        )?;
        answers_go = Some(position).filter(|_| !reasons.is_empty());
        let heading = format!("{}, on revision {snapshot}", stance.words());
        told.insert(0, if reasons.is_empty() { heading } else { format!("{heading}: {reasons}") });
        Act::PositionTaken
    } else {
        if !reasons.is_empty() {
            let comment = NewComment { body: &reasons, ..NewComment::default() };
            threads.insert(put_down(conn, turn, &seen, Party::Expert, snapshot, &comment)?.to_string());
            told.insert(0, reasons.clone());
        }
        Act::ReviewSent
    };
    unsent.verdict = None;
    unsent.viewed.extend(Field::ALL.map(|field| (field.key().to_owned(), snapshot)));
    reviews::queries::save_draft(conn, (&seen.request.id, &turn.who.id), &unsent, turn.now.into())?;
    if is_assignment_pending(conn, &seen, &turn.who.id)? {
        queries::answer(conn, &seen.request.id, &turn.who.id, Answered::Accepted, turn.now.into())?;
    }
    let told = told.join("\n\n");
    let event = record(conn, turn, act, Party::Expert, &seen, &told)?;
    notify_of_review(conn, turn, &event, &seen, verdict, &told)?;
    // A reply to a position belongs to it, a reply to a single comment to its thread; with several comments it is ambiguous.
    if let Some(there) = answers_go.or_else(|| threads.pop_first().filter(|_| threads.is_empty())) {
        answered_there(conn, &event, &there)?;
    }
    notify_leads(conn, turn, &event, &seen)?;
    turns::besides(conn, turn, &event, number)
}

/// Resolves the threads about the expert's earlier Discuss positions when a new position clears them.
fn close_threads_of_discuss(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    seen: &Seen,
    stance: Stance,
) -> Result<(), Refusal> {
    if stance == Stance::Discuss {
        return Ok(());
    }
    let mut own = reviews::queries::positions_of(conn, &seen.request.id)?;
    own.retain(|position| position.expert_id == turn.who.id && position.stance == Stance::Discuss);
    for thread in reviews::queries::threads_of(conn, &seen.request.id)? {
        let is_about = own.iter().any(|position| thread.position_id.as_ref() == Some(&position.id));
        if is_about && thread.resolved_at.is_none() {
            reviews::queries::set_resolved(conn, &thread.id, Some(turn.now.into()))?;
        }
    }
    Ok(())
}

/// Notifies the registrant of a review. For a Discuss, the subject states this, and the email has the due date of the answer.
fn notify_of_review(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    seen: &Seen,
    verdict: Verdict,
    told: &str,
) -> Result<(), Refusal> {
    let until = turns::until(&seen.request, turn.now).filter(|_| seen.request.track.way() != Way::FastTrack);
    let Some(until) = until.filter(|_| verdict == Verdict::Position(Stance::Discuss)) else {
        let position = match verdict {
            Verdict::Position(stance) => Some(stance),
            _ => None,
        };
        return notify_of_comment(conn, turn, event, seen, Party::Expert, told, position);
    };
    let by = turn.acting(Party::Expert.name());
    to_team(conn, turn, event, seen, |name| Notification::Discuss {
        name,
        number: seen.request.number.to_string(),
        title: seen.request.subject.title(),
        by: by.clone(),
        until,
        comment: told.to_owned(),
        link: turn.link(&format!("/requests/{}/edit", seen.request.number)),
    })
}

/// Notifies the leads when all positions are recorded.
fn notify_leads(conn: &mut AnyConnection, turn: ActionContext<'_>, event: &EventId, seen: &Seen) -> Result<(), Refusal> {
    if seen.request.track.way() == Way::FastTrack || seen.request.state != State::Review {
        return Ok(());
    }
    for lead in crate::reviews::experts::office::leads(conn, seen.request.subject.registry(), &seen.request.id, turn.now)? {
        if lead.id == turn.who.id || Refusal::answered(quorum(conn, seen, &lead.id, turn.now))?.is_none() {
            continue;
        }
        let letter = Notification::DecisionNeeded {
            name: lead.name.clone(),
            number: seen.request.number.to_string(),
            title: seen.request.subject.title(),
            period_over: false,
            link: turn.link(&format!("/reviews/{}", seen.request.number)),
        };
        outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &lead.email, &letter)?;
    }
    Ok(())
}

/// Records a conflict of interest that an expert discovers during the review.
fn recuse(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    let reason = words(reason, at::REASONS, "Describe the conflict in a few words")?;
    let disclosure = Disclosure { expert_id: turn.who.id.clone(), interest: Interest::Conflict, reason: reason.clone() };
    queries::disclose(conn, &seen.request.id, &disclosure, turn.now.into())?;
    let kept = reviews::queries::draft_of(conn, &seen.request.id, &turn.who.id)?;
    let kept = ReviewDraft { comments: Vec::new(), verdict: None, ..kept };
    reviews::queries::save_draft(conn, (&seen.request.id, &turn.who.id), &kept, turn.now.into())?;
    if reviews::queries::proposal(conn, &seen.request.id)?.is_some_and(|proposal| proposal.lead_id == turn.who.id) {
        reviews::queries::end_proposals(conn, &seen.request.id, turn.now.into())?;
    }
    record(conn, turn, Act::ConflictDeclared, Party::Expert, &seen, &reason)?;
    Ok(())
}
