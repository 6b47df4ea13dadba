//! Sessions: who a token belongs to, and how long.

use crate::people::secrets::Token;
use crate::people::{Account, LONG_SESSION_DAYS, SESSION_HOURS, queries};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::{moment, stored};
use jiff::{SignedDuration, Timestamp};

pub(crate) fn after(now: Timestamp, hours: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_hours(hours)).unwrap_or(Timestamp::MAX)
}

pub(crate) fn session_end(now: Timestamp, long_lived: bool) -> Timestamp {
    after(now, if long_lived { LONG_SESSION_DAYS * 24 } else { SESSION_HOURS })
}

/// Who a session token belongs to; nobody when it has ended.
pub fn recognise(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Option<Recognised>, Refusal> {
    let hash = token.hash();
    let Some(row) = queries::session(conn, &hash)? else { return Ok(None) };
    if row.expires_at <= stored(now) {
        return Ok(None);
    }
    let Some(account) = queries::by_id(conn, &row.account_id)?.filter(Account::is_live) else { return Ok(None) };
    // The last page is only noted now and then, so that reading stays reading.
    let is_stale = now.duration_since(moment(&row.last_seen_at)?) > SignedDuration::from_mins(10);
    let long_lived = row.long_lived;
    Ok(Some(Recognised { account, session_id: row.id, touch: is_stale.then_some(long_lived) }))
}

/// A person found by their session.
#[derive(Debug, Clone)]
pub struct Recognised {
    /// The account.
    pub account: Account,
    /// The session's public handle.
    pub session_id: String,
    /// The session's end should be moved on; whether it is long-lived.
    pub touch: Option<bool>,
}

/// Moves the end of a session on.
pub fn touch(conn: &mut AnyConnection, now: Timestamp, token: &Token, long_lived: bool) -> Result<(), Refusal> {
    Ok(queries::touch_session(conn, &token.hash(), &stored(now), &stored(session_end(now, long_lived)))?)
}
