//! Where the security log is kept.

use super::{Kind, Refused};
use crate::store::schema::{accounts, security_log};
use crate::store::{AnyConnection, Error, moment};
use diesel::prelude::*;

/// A new row.
#[derive(Insertable)]
#[diesel(table_name = security_log)]
pub(crate) struct NewRow<'a> {
    pub id: &'a str,
    pub account_id: Option<&'a str>,
    pub kind: &'a str,
    pub network: &'a str,
    pub browser: &'a str,
    pub detail: &'a str,
    pub at: &'a str,
}

pub(crate) fn insert(conn: &mut AnyConnection, row: &NewRow<'_>) -> Result<(), Error> {
    diesel::insert_into(security_log::table).values(row).execute(conn)?;
    Ok(())
}

/// The newest rows, those of one account or of all.
pub(crate) fn newest(conn: &mut AnyConnection, account_id: Option<&str>, limit: i64) -> Result<Vec<Refused>, Error> {
    type Row = (String, Option<String>, Option<String>, String, String, String, String);
    let mut query = security_log::table
        .left_join(accounts::table.on(security_log::account_id.eq(accounts::id.nullable())))
        .order((security_log::at.desc(), security_log::id.desc()))
        .limit(limit)
        .select((
            security_log::kind,
            accounts::name.nullable(),
            accounts::email.nullable(),
            security_log::network,
            security_log::browser,
            security_log::detail,
            security_log::at,
        ))
        .into_boxed();
    if let Some(id) = account_id {
        query = query.filter(security_log::account_id.eq(id.to_owned()));
    }
    let rows: Vec<Row> = query.load(conn)?;
    rows.into_iter()
        .map(|(kind, name, email, network, browser, detail, at)| {
            let kind = Kind::from_name(&kind).ok_or_else(|| Error::Unreadable(format!("kind {kind:?}")))?;
            Ok(Refused { kind, account: name.zip(email), network, browser, detail, at: moment(&at)? })
        })
        .collect()
}

/// Deletes what is older than a moment.
pub(crate) fn delete_before(conn: &mut AnyConnection, moment: &str) -> Result<usize, Error> {
    Ok(diesel::delete(security_log::table.filter(security_log::at.lt(moment))).execute(conn)?)
}
