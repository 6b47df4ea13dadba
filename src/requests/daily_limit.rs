//! Limits the number of submissions per account in 24 hours. The limit of new requests is low, because each sends email to operators,
//! experts and the review list; the limit for drafts, comments and other contributions is higher. In practice, registrants do not reach
//! either limit. Submissions are counted in the history, in the transaction of the action, so all instances share the count. Accounts with
//! a registry role are exempt.

use crate::action_context::ActionContext;
use crate::history::{EventKind, queries};
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::store::AnyConnection;
use jiff::SignedDuration;
use std::num::NonZeroU32;
use std::sync::OnceLock;
use urn_registry::i18n::Phrase;

/// What counts as a contribution.
const CONTRIBUTION_EVENTS: [EventKind; 7] = [
    EventKind::DraftStarted,
    EventKind::Answered,
    EventKind::RevisionSent,
    EventKind::Commented,
    EventKind::CommentedByMail,
    EventKind::Appealed,
    EventKind::FollowingChanged,
];

/// The limits of an account.
#[derive(Debug, Clone, Copy)]
struct DailyLimits {
    submissions: NonZeroU32,
    contributions: NonZeroU32,
}

static LIMITS: OnceLock<DailyLimits> = OnceLock::new();

/// Sets the limits, once, at startup. Without this call there are none.
pub fn set_daily_limits(submissions: NonZeroU32, contributions: NonZeroU32) {
    let _ = LIMITS.set(DailyLimits { submissions, contributions });
}

/// A kind of submission that is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LimitedActivity {
    /// Submitting a new request.
    Submission,
    /// Any other submission that other people read or that gets a number.
    Contribution,
}

impl LimitedActivity {
    /// What an action of the state table counts as; `None` if it is not limited.
    fn for_action(act: Action) -> Option<Self> {
        match act {
            Action::Submit => Some(Self::Submission),
            Action::Answer | Action::SendRevision | Action::Appeal => Some(Self::Contribution),
            _ => None,
        }
    }
}

/// Refuses an action of the state table beyond the limit of its account.
///
/// # Errors
/// As [`check_daily_limit`].
pub(crate) fn check_action_limit(conn: &mut AnyConnection, ctx: ActionContext<'_>, act: Action) -> Result<(), Refusal> {
    LimitedActivity::for_action(act).map_or(Ok(()), |limited| check_daily_limit(conn, ctx, limited))
}

/// Refuses an action beyond the limit of its account. Call it before anything is written.
///
/// # Errors
/// [`Refusal::SlowDown`] with the time from which the action is possible again.
pub(crate) fn check_daily_limit(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    limited: LimitedActivity,
) -> Result<(), Refusal> {
    const DAY: SignedDuration = SignedDuration::from_hours(24);
    let Some(limits) = LIMITS.get() else { return Ok(()) };
    if ctx.who.id.is_program() || ctx.who.is_staff() {
        return Ok(());
    }
    let (most, acts, text) = match limited {
        LimitedActivity::Submission => (limits.submissions, &[EventKind::Submitted][..], "refusal-daily-submissions"),
        LimitedActivity::Contribution => (limits.contributions, &CONTRIBUTION_EVENTS[..], "refusal-daily-contributions"),
    };
    let since = ctx.now.saturating_sub(DAY).unwrap_or(ctx.now);
    // Submissions after the beginning of this request count too: they arrived at the same time and were stored first.
    let Some(oldest) = queries::newest_action_after_skip(conn, &ctx.who.id, acts, since, i64::from(most.get()) - 1)? else {
        return Ok(());
    };
    let again = oldest.saturating_add(DAY).unwrap_or(ctx.now);
    let reason = Phrase::new(text).arg("most", most.get()).arg("until", again.strftime("%Y-%m-%d, %H:%M UTC").to_string());
    let seconds = again.duration_since(ctx.now).as_secs().unsigned_abs().max(1);
    Err(Refusal::SlowDown { reason, seconds })
}
