//! Comments on requests.

use crate::action_context::ActionContext;
use crate::actions::list_reply;
use crate::cases::Party;
use crate::cases::comments::{NewComment, answered_there, notify_of_comment, put_down, record};
use crate::cases::daily_limit::{Limited, within};
use crate::cases::guards::disclosed::as_disclosed;
use crate::cases::record::words;
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::history::Act;
use crate::ids::{RequestNumber, SnapshotNo, ThreadId};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// A comment that has passed all checks.
pub(crate) struct Permitted {
    seen: Seen,
    party: Party,
    snapshot: SnapshotNo,
    body: String,
}

/// Comments on an open request. Experts, operators, the registrant and representatives can comment here; others use the mailing list.
pub fn comment(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    new: &NewComment<'_>,
) -> Result<(), Refusal> {
    comment_in_thread(conn, turn, number, new).map(drop)
}

/// Like `comment`; returns the thread of the comment.
pub(crate) fn comment_in_thread(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    new: &NewComment<'_>,
) -> Result<ThreadId, Refusal> {
    let Permitted { seen, party, snapshot, body } = may_comment(conn, turn, number, new)?;
    let on_list = list_reply::place(conn, turn, &seen, new)?;
    let thread_id = on_list.as_ref().map_or(new.thread_id, |on_list| on_list.thread_id.as_ref());
    let thread_id = put_down(conn, turn, &seen, party, snapshot, &NewComment { thread_id, body: &body, ..new.clone() })?;
    let act = if new.by_mail { Act::CommentedByMail } else { Act::Commented };
    let event = record(conn, turn, act, party, &seen, &body)?;
    notify_of_comment(conn, turn, &event, &seen, party, &body, None)?;
    if let Some(on_list) = on_list {
        list_reply::send(conn, turn, &event, &seen, (party, &body), (&on_list, &thread_id))?;
    }
    answered_there(conn, &event, thread_id.as_str())?;
    if matches!(party, Party::Expert | Party::Lead) {
        turns::besides(conn, turn, &event, number)?;
    }
    Ok(thread_id)
}

/// Checks whether the actor may post a comment, without writing anything.
pub(crate) fn may_comment(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    new: &NewComment<'_>,
) -> Result<Permitted, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator, Party::Representative]
        .into_iter()
        .find(|party| seen.is(*party))
        .ok_or_else(|| Refusal::not_permitted(Phrase::new("refusal-who-comments")))?;
    if matches!(party, Party::Lead | Party::Expert) {
        as_disclosed(&seen)?;
    }
    let body = words(new.body, at::COMMENT, Phrase::new("refusal-comment"))?;
    let Some(current) = seen.current().filter(|_| seen.request.state.is_open()) else {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-comments-closed") });
    };
    let snapshot = current.number;
    within(conn, turn, Limited::Contribution)?;
    Ok(Permitted { seen, party, snapshot, body })
}
