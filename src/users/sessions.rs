//! Sessions: the user of a token, its lifetime, and how far the user is authenticated.

use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::secrets::Token;
use crate::users::{
    Account, LONG_SESSION_IDLE_DAYS, OTHER_SESSION_DAYS, SESSION_IDLE_HOURS, STAFF_SESSION_HOURS, factors, queries,
};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Lang;

/// Minutes within which the second factor must follow the password.
pub const SECOND_FACTOR_MINUTES: i64 = 15;

/// Minutes after which a user must confirm their identity before an irreversible action (ASVS 7.5.3).
pub const RECENT_CONFIRMATION_MINUTES: i64 = 10;

pub(crate) fn hours_after(now: Timestamp, hours: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_hours(hours)).unwrap_or(Timestamp::MAX)
}

/// When a session that is started or used now expires: after the idle timeout, and at the latest after its maximum lifetime.
pub(crate) fn session_end(account: &Account, began: Timestamp, now: Timestamp, long_lived: bool) -> Timestamp {
    let idle = hours_after(now, if long_lived { LONG_SESSION_IDLE_DAYS * 24 } else { SESSION_IDLE_HOURS });
    idle.min(latest_session_end(account, began))
}

fn latest_session_end(account: &Account, began: Timestamp) -> Timestamp {
    hours_after(began, if account.is_staff() { STAFF_SESSION_HOURS } else { OTHER_SESSION_DAYS * 24 })
}

/// The level of authentication of a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuthenticationLevel {
    /// Fully, as required for this account.
    Full,
    /// By password; the second factor is required next.
    NeedsCode,
    /// By password; the account must set up a second factor.
    NeedsFactor,
}

/// What an account needs after its password was verified.
pub fn authentication_level(conn: &mut AnyConnection, account: &Account, required: bool) -> Result<AuthenticationLevel, Refusal> {
    Ok(if factors::queries::salt_of(conn, &account.id)?.is_some() {
        AuthenticationLevel::NeedsCode
    } else if required && account.is_staff() {
        AuthenticationLevel::NeedsFactor
    } else {
        AuthenticationLevel::Full
    })
}

/// The user of a session token; `None` if it has expired. `required`: whether accounts with a registry role need a second factor.
pub fn recognize(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    required: bool,
) -> Result<Option<SessionUser>, Refusal> {
    let hash = token.hash();
    let Some(row) = queries::session(conn, &hash)? else { return Ok(None) };
    let session = row.session;
    if session.expires_at <= now {
        return Ok(None);
    }
    let Some(account) = queries::by_id(conn, &row.account_id)?.filter(Account::can_act) else { return Ok(None) };
    let began = session.created_at;
    if now >= latest_session_end(&account, began) {
        return Ok(None);
    }
    let standing = if row.second_factor { AuthenticationLevel::Full } else { authentication_level(conn, &account, required)? };
    // The last use is recorded only every few minutes, so that most reads do not write.
    let is_stale = now.duration_since(session.last_seen_at) > SignedDuration::from_mins(10);
    let prolonged = session_end(&account, began, now, row.long_lived);
    Ok(Some(SessionUser {
        session_id: session.id,
        prolong: (is_stale && standing == AuthenticationLevel::Full).then_some(prolonged),
        confirmed_at: row.confirmed_at.unwrap_or(began),
        long_lived: row.long_lived,
        browser: session.browser,
        standing,
        account,
    }))
}

/// A user identified by their session.
#[derive(Debug, Clone)]
pub struct SessionUser {
    pub account: Account,
    /// The public key of the session.
    pub session_id: String,
    /// The time to which the session should be extended, if any.
    pub prolong: Option<Timestamp>,
    /// When the user last confirmed their identity.
    pub confirmed_at: Timestamp,
    /// Whether the user chose to stay signed in.
    pub long_lived: bool,
    /// The User-Agent header.
    pub browser: String,
    /// The level of authentication of the user.
    pub standing: AuthenticationLevel,
}

impl SessionUser {
    /// Whether the user confirmed their identity within [`RECENT_CONFIRMATION_MINUTES`].
    pub fn is_recently_confirmed(&self, now: Timestamp) -> bool {
        now.duration_since(self.confirmed_at) < SignedDuration::from_mins(RECENT_CONFIRMATION_MINUTES)
    }
}

/// The preferred language of a user; `None` for English, which is also the default. Fails on a schema without languages.
pub fn preferred_language(conn: &mut AnyConnection, account: &Account) -> Result<Option<Lang>, Refusal> {
    Ok(Some(queries::language(conn, &account.id)?).filter(|lang| *lang != Lang::En))
}

/// Extends a session.
pub fn touch(conn: &mut AnyConnection, now: Timestamp, token: &Token, until: Timestamp) -> Result<(), Refusal> {
    Ok(queries::touch_session(conn, &token.hash(), now.into(), until.into())?)
}
