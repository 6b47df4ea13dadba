//! Positions by email. An expert replies to an email about a request with the name of a position in the first line, and confirms it on the
//! page of a signed link. The conditions of the review page apply, and the position is for the revision that the email was about.

use crate::action_context::ActionContext;
use crate::actions::disclose::disclose;
use crate::actions::review::{reasons_of, send_review};
use crate::cases::Party;
use crate::cases::guards::disclosed::as_expert;
use crate::cases::guards::text::under_review;
use crate::cases::viewer::{Seen, see};
use crate::ids::{RequestNumber, SnapshotNo};
use crate::mail::position_reply::{Named, PositionReply, read};
use crate::mail::queries;
use crate::mail::queries::Message;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::experts::Interest;
use crate::reviews::{Stance, Verdict};
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// The reason why a received email is pending if its sender has to confirm a position.
pub(crate) const POSITION: &str = "The sender has not confirmed the position yet";

/// A position by email that its sender has not confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prepared {
    /// The position that is recorded.
    pub verdict: Verdict,
    /// The revision that the email was about.
    pub snapshot: SnapshotNo,
    /// The reasons, or the comment.
    pub reasons: String,
    /// The number of unsent comments of the sender, which are published with it.
    pub drafted: usize,
    /// Whether the sender has not declared yet whether they have a conflict of interest. By confirming they declare that they have none.
    pub declares: bool,
    /// The reason why it cannot be recorded.
    pub refused: Option<Phrase>,
}

impl Prepared {
    /// The machine name of what is recorded.
    pub(crate) fn name(&self) -> &'static str {
        match self.verdict {
            Verdict::Position(stance) => stance.name(),
            Verdict::CommentOnly | Verdict::Recuse => "comment",
        }
    }
}

/// Whether a received email waits for its sender to confirm a position.
pub(crate) fn is_position(message: &Message) -> bool {
    message.why == POSITION
}

/// Whether the sender of a reply reviews the request, so that a position in the reply is intended as one.
pub(crate) fn is_reviewer(seen: &Seen) -> bool {
    seen.is(Party::Expert) || seen.is(Party::Conflicted) && seen.disclosure.is_some()
}

/// The position in a reply, and whether it can be recorded now. Writes nothing.
pub(crate) fn prepare(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    seen: &Seen,
    reply: PositionReply,
    email: Option<&str>,
) -> Result<Prepared, Refusal> {
    let verdict = match reply.named {
        Named::Approve => Verdict::Position(Stance::Approve),
        Named::NoObjection | Named::Clear => Verdict::Position(Stance::NoObjection),
        Named::Discuss => Verdict::Position(Stance::Discuss),
        Named::Comment => Verdict::CommentOnly,
    };
    let written = match email {
        Some(id) => queries::left(conn, id)?.map(|left| left.created_at.time()),
        None => None,
    };
    let mut prepared = Prepared {
        verdict,
        snapshot: written.map_or(SnapshotNo::NONE, |at| revision_at(seen, at)),
        reasons: reply.reasons,
        drafted: reviews::queries::draft_of(conn, &seen.request.id, &turn.who.id)?.comments.len(),
        declares: seen.disclosure.is_none(),
        refused: None,
    };
    let own = reviews::queries::positions_of(conn, &seen.request.id)?.into_iter().rfind(|one| one.expert_id == turn.who.id);
    let clears_nothing = reply.named == Named::Clear && own.is_none_or(|own| own.stance != Stance::Discuss);
    prepared.refused = match allowed(seen, &prepared, clears_nothing) {
        Ok(()) => None,
        Err(Refusal::Store(error)) => return Err(Refusal::Store(error)),
        Err(refusal) => Some(refusal.words()),
    };
    Ok(prepared)
}

/// The newest revision at a time.
fn revision_at(seen: &Seen, at: Timestamp) -> SnapshotNo {
    seen.snapshots.iter().find(|snapshot| snapshot.sent_at <= at).map_or(SnapshotNo::NONE, |snapshot| snapshot.number)
}

/// The conditions of a review that do not depend on confirmations.
fn allowed(seen: &Seen, prepared: &Prepared, clears_nothing: bool) -> Result<(), Refusal> {
    as_expert(seen)?;
    under_review(seen)?;
    let (current, about) = (seen.text(), prepared.snapshot);
    if current != about {
        return Err(Refusal::Stale { why: Phrase::new("refusal-email-revision").with("current", current).with("about", about) });
    }
    if clears_nothing {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-no-discuss") });
    }
    reasons_of(prepared.verdict, &prepared.reasons, prepared.drafted == 0)?;
    Ok(())
}

/// The position in a received email, as its sender sees it before they confirm it. Emails without one are not found.
pub(crate) fn of_message(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    message: &Message,
) -> Result<Prepared, Refusal> {
    let reply = read(&message.body, &message.cut).ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    prepare(conn, turn, &seen, reply, message.outbox_id.as_deref())
}

/// Records the position in a received email, which its sender has confirmed. `declares` is whether they also declared that they have no
/// conflict of interest, which is required once for each request. Refused for the same reasons as on the review page, and if the email
/// was about an older revision.
pub(crate) fn confirm(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    message: &Message,
    declares: bool,
) -> Result<(), Refusal> {
    let prepared = of_message(conn, turn, number, message)?;
    if let Some(why) = prepared.refused {
        return Err(Refusal::WrongState { why });
    }
    if prepared.declares && declares {
        disclose(conn, turn, number, Interest::None, "")?;
    }
    send_review(conn, turn, number, prepared.snapshot, prepared.verdict, &prepared.reasons)
}
