//! Sessions: who a token belongs to, how long, and how far they have shown who they are.

use crate::people::secrets::Token;
use crate::people::{Account, LONG_SESSION_DAYS, OTHERS_DAYS, SESSION_HOURS, STAFF_HOURS, factors, queries};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::words::Lang;
use jiff::{SignedDuration, Timestamp};

/// Minutes within which the second factor must follow the password.
pub const HALF_MINUTES: i64 = 15;

/// Minutes after which somebody has to show again who they are before what cannot be undone (ASVS 7.5.3).
pub const FRESH_MINUTES: i64 = 10;

pub(crate) fn after(now: Timestamp, hours: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_hours(hours)).unwrap_or(Timestamp::MAX)
}

/// When a session that begins or is used now ends by itself: after a time without use, and at the absolute end in any case.
pub(crate) fn session_end(account: &Account, began: Timestamp, now: Timestamp, long_lived: bool) -> Timestamp {
    let idle = after(now, if long_lived { LONG_SESSION_DAYS * 24 } else { SESSION_HOURS });
    idle.min(last_moment(account, began))
}

fn last_moment(account: &Account, began: Timestamp) -> Timestamp {
    after(began, if account.is_staff() { STAFF_HOURS } else { OTHERS_DAYS * 24 })
}

/// How far somebody has shown who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// As far as this account needs.
    Full,
    /// By the password; a code has to follow.
    NeedsCode,
    /// By the password; the account needs a second factor and has none yet.
    NeedsFactor,
}

/// What an account still needs when only its password was shown.
pub fn standing(conn: &mut AnyConnection, account: &Account, required: bool) -> Result<Standing, Refusal> {
    Ok(if factors::queries::salt_of(conn, &account.id)?.is_some() {
        Standing::NeedsCode
    } else if required && account.is_staff() {
        Standing::NeedsFactor
    } else {
        Standing::Full
    })
}

/// Who a session token belongs to; nobody when it has ended. `required`: whether people with a role of the registry need a second factor.
pub fn recognise(conn: &mut AnyConnection, now: Timestamp, token: &Token, required: bool) -> Result<Option<Recognised>, Refusal> {
    let hash = token.hash();
    let Some(row) = queries::session(conn, &hash)? else { return Ok(None) };
    if row.expires_at <= Moment::from(now) {
        return Ok(None);
    }
    let Some(account) = queries::by_id(conn, &row.account_id)?.filter(Account::is_live) else { return Ok(None) };
    let began = row.created_at.time();
    if now >= last_moment(&account, began) {
        return Ok(None);
    }
    let standing = if row.second_factor { Standing::Full } else { standing(conn, &account, required)? };
    // The last page is only noted now and then, so that reading stays reading.
    let is_stale = now.duration_since(row.last_seen_at.time()) > SignedDuration::from_mins(10);
    let prolonged = session_end(&account, began, now, row.long_lived);
    Ok(Some(Recognised {
        session_id: row.id,
        prolong: (is_stale && standing == Standing::Full).then_some(prolonged),
        confirmed_at: row.confirmed_at.map_or(began, Moment::time),
        long_lived: row.long_lived,
        browser: row.browser,
        standing,
        account,
    }))
}

/// A person found by their session.
#[derive(Debug, Clone)]
pub struct Recognised {
    /// The account.
    pub account: Account,
    /// The session's public handle.
    pub session_id: String,
    /// The session's end should be moved on, to this moment.
    pub prolong: Option<Timestamp>,
    /// When they last showed who they are.
    pub confirmed_at: Timestamp,
    /// Whether they asked to be kept signed in.
    pub long_lived: bool,
    /// What the browser called itself.
    pub browser: String,
    /// How far they have shown who they are.
    pub standing: Standing,
}

impl Recognised {
    /// Whether they have shown who they are within the last minutes.
    pub fn is_fresh(&self, now: Timestamp) -> bool {
        now.duration_since(self.confirmed_at) < SignedDuration::from_mins(FRESH_MINUTES)
    }
}

/// The language in which somebody reads; none while it is English, which is also what nobody chose. A schema of before languages has none.
pub fn reads_in(conn: &mut AnyConnection, account: &Account) -> Result<Option<Lang>, Refusal> {
    Ok(Some(queries::language(conn, &account.id)?).filter(|lang| *lang != Lang::En))
}

/// Moves the end of a session on.
pub fn touch(conn: &mut AnyConnection, now: Timestamp, token: &Token, until: Timestamp) -> Result<(), Refusal> {
    Ok(queries::touch_session(conn, &token.hash(), now.into(), until.into())?)
}
