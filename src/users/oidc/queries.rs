//! Storage of identities and external sign-ins.

use super::{Identity, ProviderClaims, SignInAttempt, Stage};
use crate::ids::AccountId;
use crate::store::schema::{identities, oidc_logins};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use crate::users::links;
use diesel::prelude::*;
use jiff::Timestamp;

#[derive(Queryable, Selectable)]
#[diesel(table_name = oidc_logins)]
struct SignInRow {
    id: String,
    next: String,
    linker: Option<AccountId>,
    issuer: Option<String>,
    subject: Option<String>,
    email: Option<String>,
    name: Option<String>,
    shown_at: Option<Timestamp>,
    account_id: Option<AccountId>,
    typed_name: Option<String>,
}

impl SignInRow {
    fn into_attempt(self) -> SignInAttempt {
        let shown = match (self.issuer, self.subject) {
            (Some(issuer), Some(subject)) => {
                Some(ProviderClaims { issuer, subject, email: self.email, name: self.name, at: self.shown_at })
            }
            _ => None,
        };
        let stage = match (shown, self.account_id, self.typed_name) {
            (None, ..) => Stage::Away,
            (Some(shown), Some(account_id), Some(name)) => Stage::Mailed { shown, account_id, name },
            (Some(shown), ..) => Stage::Back(shown),
        };
        SignInAttempt { id: self.id, next: self.next, linker: self.linker, stage }
    }
}

/// A sign-in to be stored.
#[derive(Insertable)]
#[diesel(table_name = oidc_logins)]
pub(crate) struct NewSignIn<'a> {
    pub id: &'a str,
    pub state_hash: &'a str,
    pub browser_hash: &'a str,
    pub next: &'a str,
    pub linker: Option<&'a AccountId>,
    pub expires_at: Moment,
}

pub(crate) fn insert_sign_in(conn: &mut AnyConnection, new: &NewSignIn<'_>) -> Result<(), Error> {
    diesel::insert_into(oidc_logins::table).values(new).execute(conn)?;
    Ok(())
}

/// Marks the pending sign-in with this state and browser secret as returned and loads it; a second call finds nothing.
pub(crate) fn mark_returned(
    conn: &mut AnyConnection,
    (state_hash, browser_hash): (&str, &str),
    now: Moment,
) -> Result<Option<SignInAttempt>, Error> {
    let away = oidc_logins::table
        .filter(oidc_logins::state_hash.eq(state_hash))
        .filter(oidc_logins::browser_hash.eq(browser_hash))
        .filter(oidc_logins::recorded_at.is_null())
        .filter(oidc_logins::expires_at.gt(now));
    let row: Option<SignInRow> = away.select(SignInRow::as_select()).first(conn).optional()?;
    let Some(row) = row else { return Ok(None) };
    update!(conn, oidc_logins.find(&row.id): recorded_at = Some(now))?;
    Ok(Some(row.into_attempt()))
}

/// Stores the provider's claims until `until`, when the browser can no longer continue.
pub(crate) fn receive_claims(conn: &mut AnyConnection, id: &str, shown: &ProviderClaims, until: Moment) -> Result<(), Error> {
    update!(conn, oidc_logins.find(id): issuer = Some(&shown.issuer), subject = Some(&shown.subject),
        email = shown.email.as_ref(), name = shown.name.as_ref(), shown_at = shown.at, expires_at = until)
}

/// The unexpired sign-in of a browser that has returned from the provider.
pub(crate) fn returned_sign_in(
    conn: &mut AnyConnection,
    browser_hash: &str,
    now: Moment,
) -> Result<Option<SignInAttempt>, Error> {
    let row: Option<SignInRow> = oidc_logins::table
        .filter(oidc_logins::browser_hash.eq(browser_hash))
        .filter(oidc_logins::issuer.is_not_null())
        .filter(oidc_logins::expires_at.gt(now))
        .select(SignInRow::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(SignInRow::into_attempt))
}

/// Records that a link to continue was emailed.
pub(crate) fn record_link_mailed(
    conn: &mut AnyConnection,
    id: &str,
    (account_id, name): (&AccountId, &str),
    until: Moment,
) -> Result<(), Error> {
    update!(conn, oidc_logins.find(id): account_id = Some(account_id), typed_name = Some(name), expires_at = until)
}

/// An unexpired sign-in, and the digest of the browser's secret.
pub(crate) fn by_id(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<Option<(SignInAttempt, String)>, Error> {
    let row: Option<(SignInRow, String)> = oidc_logins::table
        .find(id)
        .filter(oidc_logins::expires_at.gt(now))
        .select((SignInRow::as_select(), oidc_logins::browser_hash))
        .first(conn)
        .optional()?;
    Ok(row.map(|(row, browser)| (row.into_attempt(), browser)))
}

/// Deletes a sign-in and its link.
pub(crate) fn delete_sign_in(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    delete_sign_ins(conn, &[id.to_owned()])
}

/// Deletes all sign-ins of an account.
pub(crate) fn delete_sign_ins_of(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    let own = oidc_logins::linker.eq(account_id).or(oidc_logins::account_id.eq(account_id));
    let ids: Vec<String> = oidc_logins::table.filter(own.assume_not_null()).select(oidc_logins::id).load(conn)?;
    delete_sign_ins(conn, &ids)
}

/// Deletes expired sign-ins; returns how many.
pub(crate) fn forget_old(conn: &mut AnyConnection, now: Moment) -> Result<usize, Error> {
    let expired = oidc_logins::table.filter(oidc_logins::expires_at.le(now)).limit(1000);
    let ids: Vec<String> = expired.select(oidc_logins::id).load(conn)?;
    delete_sign_ins(conn, &ids)?;
    Ok(ids.len())
}

fn delete_sign_ins(conn: &mut AnyConnection, ids: &[String]) -> Result<(), Error> {
    links::forget(conn, ids)?;
    diesel::delete(oidc_logins::table.filter(oidc_logins::id.eq_any(ids))).execute(conn)?;
    Ok(())
}

pub(crate) fn identity(conn: &mut AnyConnection, issuer: &str, subject: &str) -> Result<Option<Identity>, Error> {
    let known = identities::table.filter(identities::issuer.eq(issuer)).filter(identities::subject.eq(subject));
    Ok(known.select(Identity::as_select()).first(conn).optional()?)
}

/// The identities of an account, oldest first.
pub(crate) fn of_account(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Identity>, Error> {
    Ok(identities::table
        .filter(identities::account_id.eq(account_id))
        .order((identities::linked_at, identities::id))
        .select(Identity::as_select())
        .load(conn)?)
}

pub(crate) fn insert(
    conn: &mut AnyConnection,
    (id, account_id): (&str, &AccountId),
    shown: &ProviderClaims,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, identities: id, account_id, issuer = &shown.issuer, subject = &shown.subject, called = shown.display_name(),
        linked_at = now)
}

/// Records a sign-in with an identity.
pub(crate) fn record_sign_in(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<(), Error> {
    update!(conn, identities.find(id): used_at = Some(now))
}

pub(crate) fn delete(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    diesel::delete(identities::table.find(id)).execute(conn)?;
    Ok(())
}

/// Deletes all identities of an account; returns how many there were.
pub(crate) fn forget_all(conn: &mut AnyConnection, account_id: &AccountId) -> Result<usize, Error> {
    Ok(diesel::delete(identities::table.filter(identities::account_id.eq(account_id))).execute(conn)?)
}
