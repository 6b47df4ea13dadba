//! Storage of tokens.

use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::schema::tokens;
use crate::store::typed::stored_foreign;
use crate::store::{Error, Moment, update};
use crate::users;
use crate::users::Account;
use crate::users::secrets::Token;
use crate::users::tokens::{ListedToken, Scope};
use diesel::prelude::*;
use jiff::Timestamp;

/// The user that a token acts for, and the token.
pub(crate) fn recognize(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
) -> Result<Option<(Account, ListedToken)>, Refusal> {
    let Some((account_id, listed)) = find_valid_token(conn, &token.hash(), now.into())? else { return Ok(None) };
    let account = users::queries::by_id(conn, &account_id)?.filter(Account::can_act);
    Ok(account.map(|account| (account, listed)))
}

stored_foreign!(
    Vec<Scope>: StoredName;
    |text: &str| Ok::<_, Infallible>(text.split(' ').filter_map(Scope::from_name).collect()),
    |scopes: &Self| Ok::<_, Infallible>(scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" "))
);

/// The tokens of a user that are valid at `now`, newest first.
pub(crate) fn of_account(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<Vec<ListedToken>, Error> {
    Ok(tokens::table
        .filter(tokens::account_id.eq(account_id))
        .filter(tokens::ended_at.is_null())
        .filter(tokens::expires_at.gt(now))
        .order(tokens::created_at.desc())
        .select(ListedToken::as_select())
        .load(conn)?)
}

pub(crate) fn insert(conn: &mut AnyConnection, account_id: &AccountId, token: &ListedToken, hash: &str) -> Result<(), Error> {
    let row = (token.clone(), tokens::account_id.eq(account_id), tokens::token_hash.eq(hash));
    diesel::insert_into(tokens::table).values(row).execute(conn)?;
    Ok(())
}

/// The owner of a token, and the token, while it is valid.
pub(crate) fn find_valid_token(
    conn: &mut AnyConnection,
    hash: &str,
    now: Moment,
) -> Result<Option<(AccountId, ListedToken)>, Error> {
    Ok(tokens::table
        .filter(tokens::token_hash.eq(hash))
        .filter(tokens::ended_at.is_null())
        .filter(tokens::expires_at.gt(now))
        .select((tokens::account_id, ListedToken::as_select()))
        .first(conn)
        .optional()?)
}

pub(crate) fn record_token_use(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<(), Error> {
    update!(conn, tokens.find(id): last_used_at = Some(now))
}

/// Revokes all tokens of a user.
pub(crate) fn end_all(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<(), Error> {
    let own = tokens::table.filter(tokens::account_id.eq(account_id)).filter(tokens::ended_at.is_null());
    diesel::update(own).set(tokens::ended_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

pub(crate) fn revoke_token(conn: &mut AnyConnection, account_id: &AccountId, id: &str, now: Moment) -> Result<usize, Error> {
    let own =
        tokens::table.filter(tokens::id.eq(id)).filter(tokens::account_id.eq(account_id)).filter(tokens::ended_at.is_null());
    Ok(diesel::update(own).set(tokens::ended_at.eq(Some(now))).execute(conn)?)
}
