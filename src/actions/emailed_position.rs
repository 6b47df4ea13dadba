//! Positions by email. An expert replies to an email about a request with the name of a position in the first line, and confirms it on the
//! page of a signed link. The conditions of the review page apply, and the position is for the revision that the email was about.

use crate::action_context::ActionContext;
use crate::actions::disclose::disclose;
use crate::actions::review::{check_review_reasons, send_review};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::mail::position_reply::{NamedPosition, PositionReply, read};
use crate::mail::queries;
use crate::mail::queries::InboundEmail;
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::guards::disclosed::require_expert;
use crate::requests::guards::text::check_under_review;
use crate::requests::viewer::{RequestView, load_view};
use crate::reviews;
use crate::reviews::experts::Interest;
use crate::reviews::{PositionKind, Verdict};
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// The reason why a received email is pending if its sender has to confirm a position.
pub(crate) fn unconfirmed_reason() -> String {
    Phrase::new("record-position-unconfirmed").to_string()
}

/// A position by email that its sender has not confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnconfirmedPosition {
    /// The position that is recorded.
    pub verdict: Verdict,
    /// The revision that the email was about.
    pub revision: RevisionNumber,
    /// The reasons, or the comment.
    pub reasons: String,
    /// Whether the first line only resembles the name of the position, so that the email may be meant as a comment.
    pub is_near: bool,
    /// The number of unsent comments of the sender, which are published with it.
    pub drafted: usize,
    /// Whether the sender has not declared yet whether they have a conflict of interest. By confirming they declare that they have none.
    pub declares: bool,
    /// The reason why it cannot be recorded.
    pub refused: Option<Phrase>,
}

impl UnconfirmedPosition {
    /// The machine name of what is recorded.
    pub(crate) fn name(&self) -> &'static str {
        match self.verdict {
            Verdict::Position(position) => position.name(),
            Verdict::CommentOnly | Verdict::Recuse => "comment",
        }
    }
}

/// Whether a received email waits for its sender to confirm a position.
pub(crate) fn awaits_position_confirmation(message: &InboundEmail) -> bool {
    message.reason == unconfirmed_reason()
}

/// Whether the sender of a reply reviews the request, so that a position in the reply is intended as one.
pub(crate) fn reviews_request(view: &RequestView) -> bool {
    view.has_role(Party::Expert) || view.has_role(Party::Conflicted) && view.disclosure.is_some()
}

/// The position in a reply, and whether it can be recorded now. It is for the newest revision at the time `about`. Writes nothing.
pub(crate) fn prepare_position(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    reply: PositionReply,
    about: Option<Timestamp>,
) -> Result<UnconfirmedPosition, Refusal> {
    let verdict = match reply.named {
        NamedPosition::Approve => Verdict::Position(PositionKind::Approve),
        NamedPosition::NoObjection | NamedPosition::Clear => Verdict::Position(PositionKind::NoObjection),
        NamedPosition::Discuss => Verdict::Position(PositionKind::Discuss),
        NamedPosition::Comment => Verdict::CommentOnly,
    };
    let mut prepared = UnconfirmedPosition {
        verdict,
        revision: about.map_or(RevisionNumber::NONE, |at| revision_at(view, at)),
        reasons: reply.reasons,
        is_near: reply.is_near,
        drafted: reviews::queries::draft_of(conn, &view.request.id, &ctx.who.id)?.comments.len(),
        declares: view.disclosure.is_none(),
        refused: None,
    };
    let own = reviews::queries::positions_of(conn, &view.request.id)?.into_iter().rfind(|one| one.expert_id == ctx.who.id);
    let clears_nothing = reply.named == NamedPosition::Clear && own.is_none_or(|own| own.kind != PositionKind::Discuss);
    prepared.refused = match check_position_allowed(view, &prepared, clears_nothing) {
        Ok(()) => None,
        Err(Refusal::Store(error)) => return Err(Refusal::Store(error)),
        Err(refusal) => Some(refusal.label()),
    };
    Ok(prepared)
}

/// The time of an email that was replied to; `None` if it is no longer known.
pub(crate) fn time_of_email(conn: &mut AnyConnection, id: &str) -> Result<Option<Timestamp>, Refusal> {
    Ok(queries::outbox_email(conn, id)?.map(|left| left.created_at.time()))
}

/// The newest revision at a time.
fn revision_at(view: &RequestView, at: Timestamp) -> RevisionNumber {
    view.revisions.iter().find(|revision| revision.sent_at <= at).map_or(RevisionNumber::NONE, |revision| revision.number)
}

/// The conditions of a review that do not depend on confirmations.
fn check_position_allowed(view: &RequestView, prepared: &UnconfirmedPosition, clears_nothing: bool) -> Result<(), Refusal> {
    require_expert(view)?;
    check_under_review(view)?;
    let (current, about) = (view.newest_revision_number(), prepared.revision);
    if current != about {
        return Err(Refusal::Stale { reason: Phrase::new("refusal-email-revision").arg("current", current).arg("about", about) });
    }
    if clears_nothing {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-no-discuss") });
    }
    check_review_reasons(prepared.verdict, &prepared.reasons, prepared.drafted == 0)?;
    Ok(())
}

/// The position in a received email, as its sender sees it before they confirm it. Emails without one are not found.
pub(crate) fn find_unconfirmed_position(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    message: &InboundEmail,
) -> Result<UnconfirmedPosition, Refusal> {
    let reply = read(&message.body, &message.removed).ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    // A post on the review list is about the revision of its time.
    let about = match &message.outbox_id {
        Some(id) => time_of_email(conn, id)?,
        None => Some(message.received_at.time()),
    };
    prepare_position(conn, ctx, &view, reply, about)
}

/// Declares that the sender has no conflict of interest, if they did so on the page of the email and have not declared before.
pub(crate) fn declare_no_conflict(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    declares: bool,
) -> Result<(), Refusal> {
    let is_new = declares && load_view(conn, number, Some(ctx.who), ctx.now)?.disclosure.is_none();
    if is_new { disclose(conn, ctx, number, Interest::None, "") } else { Ok(()) }
}

/// Records the position in a received email, which its sender has confirmed. `declares` is whether they also declared that they have no
/// conflict of interest, which is required once for each request. Refused for the same reasons as on the review page, and if the email
/// was about an older revision.
pub(crate) fn confirm_position(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    message: &InboundEmail,
    declares: bool,
) -> Result<(), Refusal> {
    let prepared = find_unconfirmed_position(conn, ctx, number, message)?;
    if let Some(reason) = prepared.refused {
        return Err(Refusal::WrongState { reason });
    }
    declare_no_conflict(conn, ctx, number, declares)?;
    send_review(conn, ctx, number, prepared.revision, prepared.verdict, &prepared.reasons)
}
