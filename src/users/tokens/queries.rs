//! Storage of tokens.

use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::schema::tokens;
use crate::store::{Error, Moment};
use crate::users;
use crate::users::Account;
use crate::users::secrets::Token;
use crate::users::tokens::{Listed, Scope};
use diesel::prelude::*;
use jiff::Timestamp;

/// The user that a token acts for, and the token.
pub(crate) fn recognise(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Option<(Account, Listed)>, Refusal> {
    let Some((account_id, listed)) = good(conn, &token.hash(), now.into())? else { return Ok(None) };
    let account = users::queries::by_id(conn, &account_id)?.filter(Account::is_live);
    Ok(account.map(|account| (account, listed)))
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tokens)]
struct Row {
    id: String,
    name: String,
    prefix: String,
    scopes: String,
    created_at: Moment,
    expires_at: Moment,
    last_used_at: Option<Moment>,
}

impl Row {
    fn read(self) -> Listed {
        Listed {
            id: self.id,
            name: self.name,
            prefix: self.prefix,
            scopes: self.scopes.split(' ').filter_map(Scope::from_name).collect(),
            created_at: self.created_at.time(),
            expires_at: self.expires_at.time(),
            last_used_at: self.last_used_at.map(Moment::time),
        }
    }
}

/// The tokens of a user that are valid at `now`, newest first.
pub(crate) fn of_account(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<Vec<Listed>, Error> {
    let rows: Vec<Row> = tokens::table
        .filter(tokens::account_id.eq(account_id))
        .filter(tokens::ended_at.is_null())
        .filter(tokens::expires_at.gt(now))
        .order(tokens::created_at.desc())
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Row::read).collect())
}

pub(crate) fn insert(conn: &mut AnyConnection, account_id: &AccountId, token: &Listed, hash: &str) -> Result<(), Error> {
    let scopes: Vec<&str> = token.scopes.iter().map(|scope| scope.name()).collect();
    diesel::insert_into(tokens::table)
        .values((
            tokens::id.eq(&token.id),
            tokens::account_id.eq(account_id),
            tokens::name.eq(&token.name),
            tokens::prefix.eq(&token.prefix),
            tokens::token_hash.eq(hash),
            tokens::scopes.eq(scopes.join(" ")),
            tokens::created_at.eq(crate::store::Moment::from(token.created_at)),
            tokens::expires_at.eq(crate::store::Moment::from(token.expires_at)),
        ))
        .execute(conn)?;
    Ok(())
}

/// The owner of a token, and the token, while it is valid.
pub(crate) fn good(conn: &mut AnyConnection, hash: &str, now: Moment) -> Result<Option<(AccountId, Listed)>, Error> {
    let row: Option<(AccountId, Row)> = tokens::table
        .filter(tokens::token_hash.eq(hash))
        .filter(tokens::ended_at.is_null())
        .filter(tokens::expires_at.gt(now))
        .select((tokens::account_id, Row::as_select()))
        .first(conn)
        .optional()?;
    Ok(row.map(|(account_id, row)| (account_id, row.read())))
}

pub(crate) fn used(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<(), Error> {
    diesel::update(tokens::table.find(id)).set(tokens::last_used_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

/// Revokes all tokens of a user.
pub(crate) fn end_all(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<(), Error> {
    let own = tokens::table.filter(tokens::account_id.eq(account_id)).filter(tokens::ended_at.is_null());
    diesel::update(own).set(tokens::ended_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

pub(crate) fn end(conn: &mut AnyConnection, account_id: &AccountId, id: &str, now: Moment) -> Result<usize, Error> {
    let own =
        tokens::table.filter(tokens::id.eq(id)).filter(tokens::account_id.eq(account_id)).filter(tokens::ended_at.is_null());
    Ok(diesel::update(own).set(tokens::ended_at.eq(Some(now))).execute(conn)?)
}
