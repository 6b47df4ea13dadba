//! Where recognised bodies and their representatives are kept.

use crate::cases::bodies::Body;
use crate::store::AnyConnection;
use crate::store::Error;
use crate::store::schema::{accounts, bodies, representatives};
use diesel::prelude::*;
use jiff::civil::Date;

fn day(text: &str) -> Result<Date, Error> {
    text.parse().map_err(|_| Error::Unreadable(format!("day {text:?}")))
}

/// Every body that is or was recognised, by name.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<Body>, Error> {
    type Row = (String, Option<String>, String, String, Option<String>);
    let rows: Vec<Row> = bodies::table
        .order(bodies::name)
        .select((bodies::name, bodies::website, bodies::recognised_on, bodies::source, bodies::ended_on))
        .load(conn)?;
    let mut list = rows
        .into_iter()
        .map(|(name, website, recognised_on, source, ended_on)| {
            Ok(Body {
                name,
                website,
                recognised_on: day(&recognised_on)?,
                source,
                ended_on: ended_on.as_deref().map(day).transpose()?,
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    // The two databases sort capitals otherwise.
    list.sort_by_key(|body| body.name.to_lowercase());
    Ok(list)
}

pub(crate) fn insert(conn: &mut AnyConnection, body: &Body) -> Result<(), Error> {
    diesel::insert_into(bodies::table)
        .values((
            bodies::name.eq(&body.name),
            bodies::website.eq(body.website.as_deref()),
            bodies::recognised_on.eq(body.recognised_on.to_string()),
            bodies::source.eq(&body.source),
            bodies::ended_on.eq(body.ended_on.map(|end| end.to_string())),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn insert_representative(conn: &mut AnyConnection, body: &str, account_id: &str, since: Date) -> Result<(), Error> {
    diesel::insert_into(representatives::table)
        .values((
            representatives::body.eq(body),
            representatives::account_id.eq(account_id),
            representatives::since.eq(since.to_string()),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn is_representative(conn: &mut AnyConnection, body: &str, account_id: &str, today: Date) -> Result<bool, Error> {
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

/// Who speaks for whom: body, name.
pub(crate) fn representatives(conn: &mut AnyConnection) -> Result<Vec<(String, String)>, Error> {
    Ok(representatives::table
        .inner_join(accounts::table)
        .filter(representatives::until.is_null())
        .order((representatives::body, accounts::name))
        .select((representatives::body, accounts::name))
        .load(conn)?)
}
