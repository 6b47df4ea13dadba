//! Database queries for recognized bodies and their representatives.

use crate::ids::AccountId;
use crate::requests::bodies::Body;
use crate::store::AnyConnection;
use crate::store::schema::{accounts, bodies, representatives};
use crate::store::{Error, insert, row, update};
use diesel::prelude::*;
use jiff::civil::Date;

/// Every body that is or was recognized, sorted by name.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<Body>, Error> {
    let mut list: Vec<Body> = bodies::table.order(bodies::name).select(Body::as_select()).load(conn)?;
    // SQLite and PostgreSQL sort capitals differently.
    list.sort_by_key(|body| body.name.to_lowercase());
    Ok(list)
}

/// Ends the recognition of a body and the appointments of its representatives.
pub(crate) fn end_recognition(conn: &mut AnyConnection, name: &str, because: &str, today: Date) -> Result<(), Error> {
    let today = today.to_string();
    update!(conn, bodies.find(name): ended_on = Some(&today), ended_because = Some(because))?;
    diesel::update(representatives::table.filter(representatives::body.eq(name)).filter(representatives::until.is_null()))
        .set(representatives::until.eq(Some(&today)))
        .execute(conn)?;
    Ok(())
}

/// Adds a body to the list, or restores one that was on it before.
pub(crate) fn insert(conn: &mut AnyConnection, body: &Body) -> Result<(), Error> {
    let again = diesel::update(bodies::table.find(&body.name))
        .set(row!(bodies: website = body.website.as_deref(), recognized_on = body.recognized_on.to_string(),
            source = &body.source, ended_on = None::<String>, ended_because = None::<String>))
        .execute(conn)?;
    if again > 0 {
        return Ok(());
    }
    insert!(conn, bodies: name = &body.name, website = body.website.as_deref(), recognized_on = body.recognized_on.to_string(),
        source = &body.source, ended_on = body.ended_on.map(|end| end.to_string()))
}

pub(crate) fn insert_representative(
    conn: &mut AnyConnection,
    body: &str,
    account_id: &AccountId,
    since: Date,
) -> Result<(), Error> {
    // A representative who was appointed and removed earlier today is restored: the row has the same key.
    let again = diesel::update(representatives::table.find((body, account_id, since.to_string())))
        .set(representatives::until.eq(None::<String>))
        .execute(conn)?;
    if again > 0 {
        return Ok(());
    }
    insert!(conn, representatives: body, account_id, since = since.to_string())
}

pub(crate) fn is_representative(
    conn: &mut AnyConnection,
    body: &str,
    account_id: &AccountId,
    today: Date,
) -> Result<bool, Error> {
    let today = today.to_string();
    let count: i64 = representatives::table
        .filter(representatives::body.eq(body))
        .filter(representatives::account_id.eq(account_id))
        .filter(representatives::since.le(&today))
        .filter(representatives::until.is_null().or(representatives::until.gt(&today)))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// Ends the appointment of a representative. Returns whether there was one.
pub(crate) fn end_representative(
    conn: &mut AnyConnection,
    body: &str,
    account_id: &AccountId,
    today: Date,
) -> Result<bool, Error> {
    let own = representatives::table
        .filter(representatives::body.eq(body))
        .filter(representatives::account_id.eq(account_id))
        .filter(representatives::until.is_null());
    Ok(diesel::update(own).set(representatives::until.eq(Some(today.to_string()))).execute(conn)? > 0)
}

/// All current representatives: body, name, account.
pub(crate) fn representatives(conn: &mut AnyConnection) -> Result<Vec<(String, String, AccountId)>, Error> {
    Ok(representatives::table
        .inner_join(accounts::table)
        .filter(representatives::until.is_null())
        .order((representatives::body, accounts::name))
        .select((representatives::body, accounts::name, accounts::id))
        .load(conn)?)
}
