//! Storage of accounts, roles, sessions and emailed links.

use super::{Account, Role, Session};
use crate::ids::AccountId;
use crate::store::like::{ESCAPE, like_pattern, lower};
use crate::store::schema::{account_roles, accounts, events, links, sessions};
use crate::store::typed::{Stored, stored_by_name};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;
use urn_registry::i18n::{Lang, Phrase};

stored_by_name!(Lang as "language", Lang::tag, Lang::from_tag);

#[derive(Queryable, Selectable)]
#[diesel(table_name = accounts)]
struct AccountRow {
    id: AccountId,
    email: String,
    name: String,
    verified_at: Option<Timestamp>,
    disabled_at: Option<Timestamp>,
}

fn account(conn: &mut AnyConnection, row: AccountRow) -> Result<Account, Error> {
    let names: Vec<String> =
        account_roles::table.filter(account_roles::account_id.eq(&row.id)).select(account_roles::role).load(conn)?;
    let mut roles = names.iter().map(|name| name.parse().map_err(Error::Unreadable)).collect::<Result<Vec<Role>, _>>()?;
    roles.sort_unstable();
    Ok(Account {
        verified_at: row.verified_at,
        disabled_at: row.disabled_at,
        id: row.id,
        email: row.email,
        name: row.name,
        roles,
    })
}

pub(crate) fn by_id(conn: &mut AnyConnection, id: &AccountId) -> Result<Option<Account>, Error> {
    let row = accounts::table.find(id).select(AccountRow::as_select()).first(conn).optional()?;
    row.map(|row| account(conn, row)).transpose()
}

/// All users who are away today, with the last day of each.
pub fn users_away(conn: &mut AnyConnection, today: Date) -> Result<HashMap<AccountId, Date>, Error> {
    let away = accounts::table.filter(accounts::away_until.ge(Some(today)));
    let rows: Vec<_> = away.select((accounts::id, accounts::away_until.assume_not_null())).load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(crate) fn set_away(conn: &mut AnyConnection, account_id: &AccountId, until: Option<Date>) -> Result<(), Error> {
    update!(conn, accounts.find(account_id): away_until = until)
}

/// The account with an address, given in lower case.
pub fn by_email(conn: &mut AnyConnection, folded: &str) -> Result<Option<Account>, Error> {
    let row = accounts::table.filter(accounts::email_folded.eq(folded)).select(AccountRow::as_select()).first(conn).optional()?;
    row.map(|row| account(conn, row)).transpose()
}

/// All accounts, oldest first.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<Account>, Error> {
    let rows: Vec<AccountRow> = accounts::table.order(accounts::created_at).select(AccountRow::as_select()).load(conn)?;
    rows.into_iter().map(|row| account(conn, row)).collect()
}

/// Accounts, newest first, at most `limit`: filtered by text in name or address, by role, and to those created before the account with this
/// key. Empty values do not filter.
pub(crate) fn find_accounts(
    conn: &mut AnyConnection,
    text: &str,
    role: Option<Role>,
    before: &str,
    limit: i64,
) -> Result<Vec<Account>, Error> {
    let mut query = accounts::table.order(accounts::id.desc()).limit(limit).select(AccountRow::as_select()).into_boxed();
    if !text.is_empty() {
        let pattern = like_pattern(text);
        let name = lower(accounts::name).like(pattern.clone()).escape(ESCAPE);
        query = query.filter(accounts::email_folded.like(pattern).escape(ESCAPE).or(name));
    }
    if let Some(role) = role {
        let with_it = account_roles::table.filter(account_roles::role.eq(role.name())).select(account_roles::account_id);
        query = query.filter(accounts::id.eq_any(with_it));
    }
    if !before.is_empty() {
        query = query.filter(accounts::id.lt(before.to_owned()));
    }
    let rows: Vec<AccountRow> = query.load(conn)?;
    rows.into_iter().map(|row| account(conn, row)).collect()
}

/// Accounts with at least one role that are not suspended, oldest first.
pub(crate) fn with_any_role(conn: &mut AnyConnection) -> Result<Vec<Account>, Error> {
    let rows: Vec<AccountRow> = accounts::table
        .filter(accounts::id.eq_any(account_roles::table.select(account_roles::account_id)))
        .filter(accounts::disabled_at.is_null())
        .order(accounts::created_at)
        .select(AccountRow::as_select())
        .load(conn)?;
    rows.into_iter().map(|row| account(conn, row)).collect()
}

/// Live accounts with a role, oldest first.
pub(crate) fn with_role(conn: &mut AnyConnection, role: Role) -> Result<Vec<Account>, Error> {
    let rows: Vec<AccountRow> = accounts::table
        .inner_join(account_roles::table)
        .filter(account_roles::role.eq(role.name()))
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::verified_at.is_not_null())
        .order(accounts::created_at)
        .select(AccountRow::as_select())
        .load(conn)?;
    rows.into_iter().map(|row| account(conn, row)).collect()
}

pub(crate) fn password_hash(conn: &mut AnyConnection, folded: &str) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> =
        accounts::table.filter(accounts::email_folded.eq(folded)).select(accounts::password_hash).first(conn).optional()?;
    Ok(found.flatten())
}

/// The row of a new account.
#[derive(Insertable)]
#[diesel(table_name = accounts)]
pub(crate) struct NewAccount<'a> {
    pub id: &'a AccountId,
    pub email: &'a str,
    #[diesel(column_name = email_folded)]
    pub folded: &'a str,
    pub name: &'a str,
    pub password_hash: Option<&'a str>,
    pub verified_at: Option<Moment>,
    pub created_at: Moment,
    pub language: Stored<Lang>,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewAccount<'_>) -> Result<(), Error> {
    diesel::insert_into(accounts::table).values(new).execute(conn)?;
    Ok(())
}

pub(crate) fn set_verified(conn: &mut AnyConnection, id: &AccountId, at: Moment) -> Result<(), Error> {
    update!(conn, accounts.find(id): verified_at = Some(at))
}

/// The language of emails to an account.
pub(crate) fn language(conn: &mut AnyConnection, id: &AccountId) -> Result<Lang, Error> {
    Ok(accounts::table.find(id).select(accounts::language).first(conn)?)
}

/// The language of emails to an address; English if it has no account.
pub(crate) fn language_at(conn: &mut AnyConnection, address: &str) -> Result<Lang, Error> {
    let found = accounts::table.filter(accounts::email_folded.eq(address.to_lowercase())).select(accounts::language);
    Ok(found.first(conn).optional()?.unwrap_or_default())
}

pub(crate) fn set_language(conn: &mut AnyConnection, id: &AccountId, lang: Lang) -> Result<(), Error> {
    update!(conn, accounts.find(id): language = Stored(lang.stored()))
}

pub(crate) fn set_password(conn: &mut AnyConnection, id: &AccountId, hash: &str) -> Result<(), Error> {
    update!(conn, accounts.find(id): password_hash = Some(hash))
}

/// Removes the password; the owner must set a new one with an emailed link.
pub(crate) fn clear_password(conn: &mut AnyConnection, id: &AccountId) -> Result<(), Error> {
    update!(conn, accounts.find(id): password_hash = None::<String>)
}

pub(crate) fn set_disabled(conn: &mut AnyConnection, id: &AccountId, at: Option<Moment>) -> Result<(), Error> {
    update!(conn, accounts.find(id): disabled_at = at)
}

pub(crate) fn set_roles(
    conn: &mut AnyConnection,
    id: &AccountId,
    roles: &[Role],
    (since, by): (Moment, Option<&AccountId>),
) -> Result<(), Error> {
    let names: Vec<&str> = roles.iter().map(|role| role.name()).collect();
    let own = || account_roles::table.filter(account_roles::account_id.eq(id));
    diesel::delete(own().filter(account_roles::role.ne_all(&names))).execute(conn)?;
    let kept: Vec<String> = own().select(account_roles::role).load(conn)?;
    for role in names.into_iter().filter(|role| !kept.iter().any(|kept| kept == role)) {
        insert!(conn, account_roles: account_id = id, role, since, given_by = by)?;
    }
    Ok(())
}

/// Since when an account has a role, and the account that gave it; `None` if it was given on the command line.
pub(crate) fn role_since(
    conn: &mut AnyConnection,
    id: &AccountId,
    role: Role,
) -> Result<Option<(Timestamp, Option<AccountId>)>, Error> {
    let row = account_roles::table.find((id, role.name())).select((account_roles::since, account_roles::given_by));
    Ok(row.first(conn).optional()?)
}

#[derive(Insertable)]
#[diesel(table_name = sessions)]
pub(crate) struct NewSession<'a> {
    pub token_hash: &'a str,
    pub id: &'a str,
    pub account_id: &'a AccountId,
    pub browser: &'a str,
    pub long_lived: bool,
    #[diesel(column_name = created_at)]
    pub now: Moment,
    pub expires_at: Moment,
    /// Whether the second factor was verified.
    pub second_factor: bool,
}

pub(crate) fn insert_session(conn: &mut AnyConnection, new: &NewSession<'_>) -> Result<(), Error> {
    let used = (sessions::last_seen_at.eq(new.now), sessions::confirmed_at.eq(Some(new.now)));
    diesel::insert_into(sessions::table).values((new, used)).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub(crate) struct SessionRow {
    pub account_id: AccountId,
    pub long_lived: bool,
    pub second_factor: bool,
    pub confirmed_at: Option<Timestamp>,
    #[diesel(embed)]
    pub session: Session,
}

/// Sets when the owner of a session last confirmed their identity.
pub(crate) fn confirmed_at(conn: &mut AnyConnection, token_hash: &str, at: Moment) -> Result<(), Error> {
    update!(conn, sessions.find(token_hash): confirmed_at = Some(at))
}

/// Whether an account has a password; one created by external sign-in has none.
pub(crate) fn has_password(conn: &mut AnyConnection, id: &AccountId) -> Result<bool, Error> {
    let hash: Option<Option<String>> = accounts::table.find(id).select(accounts::password_hash).first(conn).optional()?;
    Ok(hash.flatten().is_some())
}

/// Records that the owner of a session has confirmed their identity again.
pub(crate) fn confirm_session(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<(), Error> {
    diesel::update(sessions::table.filter(sessions::id.eq(id))).set(sessions::confirmed_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

pub(crate) fn session(conn: &mut AnyConnection, token_hash: &str) -> Result<Option<SessionRow>, Error> {
    Ok(sessions::table.find(token_hash).select(SessionRow::as_select()).first(conn).optional()?)
}

pub(crate) fn sessions_of(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<Vec<Session>, Error> {
    Ok(sessions::table
        .filter(sessions::account_id.eq(account_id))
        .filter(sessions::expires_at.gt(now))
        .order(sessions::last_seen_at.desc())
        .select(Session::as_select())
        .load(conn)?)
}

pub(crate) fn touch_session(conn: &mut AnyConnection, token_hash: &str, seen: Moment, expires: Moment) -> Result<(), Error> {
    update!(conn, sessions.find(token_hash): last_seen_at = seen, expires_at = expires)
}

pub(crate) fn delete_session(conn: &mut AnyConnection, token_hash: &str) -> Result<(), Error> {
    diesel::delete(sessions::table.find(token_hash)).execute(conn)?;
    Ok(())
}

pub(crate) fn delete_session_of(conn: &mut AnyConnection, account_id: &AccountId, id: &str) -> Result<usize, Error> {
    Ok(diesel::delete(sessions::table.filter(sessions::account_id.eq(account_id)).filter(sessions::id.eq(id))).execute(conn)?)
}

pub(crate) fn delete_sessions_of(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    diesel::delete(sessions::table.filter(sessions::account_id.eq(account_id))).execute(conn)?;
    Ok(())
}

/// Removes name and address from at most `most` unverified accounts that were created before a time and have no link left; returns how
/// many.
pub(crate) fn clear_unverified_accounts(
    conn: &mut AnyConnection,
    now: Moment,
    before: Moment,
    most: i64,
) -> Result<usize, Error> {
    let ids: Vec<AccountId> = accounts::table
        .filter(accounts::verified_at.is_null().and(accounts::disabled_at.is_null()).and(accounts::created_at.lt(before)))
        .filter(accounts::id.ne_all(links::table.select(links::subject)))
        .filter(accounts::id.ne_all(account_roles::table.select(account_roles::account_id)))
        .select(accounts::id)
        .limit(most)
        .load(conn)?;
    for id in &ids {
        close(conn, id, now)?;
        update!(conn, accounts.find(id): name = Phrase::new("record-never-confirmed").to_string())?;
    }
    Ok(ids.len())
}

/// Deletes at most `most` sessions that expired before a time; returns how many.
pub(crate) fn forget_sessions(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<usize, Error> {
    let ended: Vec<String> =
        sessions::table.filter(sessions::expires_at.lt(before)).select(sessions::token_hash).limit(most).load(conn)?;
    Ok(diesel::delete(sessions::table.filter(sessions::token_hash.eq_any(&ended))).execute(conn)?)
}

/// The number of emails of one kind about the account itself since a time.
pub(crate) fn count_account_emails(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    act: &str,
    since: Moment,
) -> Result<i64, Error> {
    Ok(events::table
        .filter(events::account_id.eq(account_id))
        .filter(events::act.eq(act))
        .filter(events::at.gt(since))
        .count()
        .get_result(conn)?)
}

pub(crate) fn set_credentials(conn: &mut AnyConnection, id: &AccountId, name: &str, hash: &str) -> Result<(), Error> {
    update!(conn, accounts.find(id): name, password_hash = Some(hash))
}

/// Sets the address of an account.
pub(crate) fn set_email(conn: &mut AnyConnection, id: &AccountId, email: &str, folded: &str) -> Result<(), Error> {
    update!(conn, accounts.find(id): email, email_folded = folded)
}

pub(crate) fn set_name(conn: &mut AnyConnection, id: &AccountId, name: &str) -> Result<(), Error> {
    update!(conn, accounts.find(id): name)
}

/// Closes an account permanently: it cannot sign in, and its address becomes available for another account.
pub(crate) fn close(conn: &mut AnyConnection, id: &AccountId, at: Moment) -> Result<(), Error> {
    let nobody = format!("{id}{}", super::CLOSED_ADDRESS_SUFFIX);
    update!(conn, accounts.find(id): email = &nobody, email_folded = &nobody, password_hash = None::<String>,
        disabled_at = Some(at))
}
