//! Where absences and deputies are kept.

use super::{Absence, Deputy, Office, StandsFor, Ties};
use crate::ids::{AccountId, RequestId};
use crate::people;
use crate::store::schema::{absences, deputies};
use crate::store::typed::kept_by_name;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::civil::Date;

kept_by_name!(Office as "office");

fn day(text: &str) -> Result<Date, Error> {
    text.parse().map_err(|_| Error::Unreadable(format!("day {text:?}")))
}

pub(crate) fn insert(conn: &mut AnyConnection, id: &str, account_id: &AccountId, since: Date, until: Date) -> Result<(), Error> {
    diesel::insert_into(absences::table)
        .values((
            absences::id.eq(id),
            absences::account_id.eq(account_id),
            absences::since.eq(since.to_string()),
            absences::until.eq(until.to_string()),
        ))
        .execute(conn)?;
    Ok(())
}

/// The absences of somebody that are not over, the earliest first.
pub fn of_account(conn: &mut AnyConnection, account_id: &AccountId, today: Date) -> Result<Vec<Absence>, Error> {
    let rows: Vec<(String, String, String)> = absences::table
        .filter(absences::account_id.eq(account_id))
        .filter(absences::until.ge(today.to_string()))
        .order((absences::since, absences::id))
        .select((absences::id, absences::since, absences::until))
        .load(conn)?;
    rows.into_iter().map(|(id, since, until)| Ok(Absence { id, since: day(&since)?, until: day(&until)? })).collect()
}

pub(crate) fn drop_absence(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    diesel::delete(absences::table.find(id)).execute(conn)?;
    Ok(())
}

/// Until when somebody who is away on a day is away.
pub fn away_until(conn: &mut AnyConnection, account_id: &AccountId, today: Date) -> Result<Option<Date>, Error> {
    let today = today.to_string();
    let until: Option<String> = absences::table
        .filter(absences::account_id.eq(account_id))
        .filter(absences::since.le(&today))
        .filter(absences::until.ge(&today))
        .order(absences::until.desc())
        .select(absences::until)
        .first(conn)
        .optional()?;
    until.as_deref().map(day).transpose()
}

/// Everybody who is away on a day, with their last day.
pub fn away(conn: &mut AnyConnection, today: Date) -> Result<Vec<(AccountId, Date)>, Error> {
    let today = today.to_string();
    let rows: Vec<(AccountId, String)> = absences::table
        .filter(absences::since.le(&today))
        .filter(absences::until.ge(&today))
        .order((absences::until, absences::id))
        .select((absences::account_id, absences::until))
        .load(conn)?;
    rows.into_iter().map(|(id, until)| Ok((id, day(&until)?))).collect()
}

type Row = (String, AccountId, Option<AccountId>, Office, Option<RequestId>, String, String, Option<String>, Option<Moment>);

const COLUMNS: (
    deputies::id,
    deputies::account_id,
    deputies::deputy_id,
    deputies::office,
    deputies::request_id,
    deputies::since,
    deputies::until,
    deputies::invitation,
    deputies::ended_at,
) = (
    deputies::id,
    deputies::account_id,
    deputies::deputy_id,
    deputies::office,
    deputies::request_id,
    deputies::since,
    deputies::until,
    deputies::invitation,
    deputies::ended_at,
);

fn deputy((id, account_id, deputy_id, office, request_id, since, until, invitation, ended): Row) -> Result<Deputy, Error> {
    Ok(Deputy {
        office,
        since: day(&since)?,
        until: day(&until)?,
        ended_at: ended.map(Moment::time),
        id,
        account_id,
        deputy_id,
        request_id,
        invitation,
    })
}

fn read(rows: Vec<Row>) -> Result<Vec<Deputy>, Error> {
    rows.into_iter().map(deputy).collect()
}

pub(crate) fn insert_deputy(conn: &mut AnyConnection, new: &Deputy, now: Moment) -> Result<(), Error> {
    diesel::insert_into(deputies::table)
        .values((
            deputies::id.eq(&new.id),
            deputies::account_id.eq(&new.account_id),
            deputies::deputy_id.eq(&new.deputy_id),
            deputies::office.eq(new.office.name()),
            deputies::request_id.eq(&new.request_id),
            deputies::since.eq(new.since.to_string()),
            deputies::until.eq(new.until.to_string()),
            deputies::invitation.eq(&new.invitation),
            deputies::named_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Those who were named and have not been taken off again: for one person, or by them, or all.
fn open(conn: &mut AnyConnection, absent: Option<&AccountId>, by: Option<&AccountId>) -> Result<Vec<Deputy>, Error> {
    let mut query =
        deputies::table.filter(deputies::ended_at.is_null()).order((deputies::since, deputies::id)).select(COLUMNS).into_boxed();
    if let Some(absent) = absent {
        query = query.filter(deputies::account_id.eq(absent.to_owned()));
    }
    if let Some(by) = by {
        query = query.filter(deputies::deputy_id.eq(by.to_owned()));
    }
    read(query.load(conn)?)
}

/// Whom somebody named who has not been taken off again.
pub fn named_by(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Deputy>, Error> {
    open(conn, Some(account_id), None)
}

/// For whom somebody was named and has not been taken off again.
pub fn naming(conn: &mut AnyConnection, deputy_id: &AccountId) -> Result<Vec<Deputy>, Error> {
    open(conn, None, Some(deputy_id))
}

/// All who were named and have not been taken off again.
pub fn all_open(conn: &mut AnyConnection) -> Result<Vec<Deputy>, Error> {
    open(conn, None, None)
}

/// One of them.
pub(crate) fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<Deputy>, Error> {
    let row: Option<Row> =
        deputies::table.find(id).filter(deputies::ended_at.is_null()).select(COLUMNS).first(conn).optional()?;
    row.map(deputy).transpose()
}

/// The one who was invited by this invitation.
pub(crate) fn by_invitation(conn: &mut AnyConnection, key: &str) -> Result<Option<Deputy>, Error> {
    let row: Option<Row> = deputies::table
        .filter(deputies::invitation.eq(key))
        .filter(deputies::ended_at.is_null())
        .select(COLUMNS)
        .first(conn)
        .optional()?;
    row.map(deputy).transpose()
}

/// Who stands in for somebody on a day, in an office: their key.
pub(crate) fn deputy_of(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    office: Office,
    today: Date,
) -> Result<Option<AccountId>, Error> {
    let list = named_by(conn, account_id)?;
    Ok(list.into_iter().find(|deputy| deputy.office == office && deputy.holds(today)).and_then(|deputy| deputy.deputy_id))
}

/// For whom somebody stood in at a moment, also one that is past: the accounts.
pub(crate) fn stood_for(
    conn: &mut AnyConnection,
    deputy_id: &AccountId,
    office: Office,
    at: jiff::Timestamp,
) -> Result<Vec<StandsFor>, Error> {
    let rows: Vec<Row> = deputies::table
        .filter(deputies::deputy_id.eq(deputy_id))
        .filter(deputies::office.eq(office))
        .order((deputies::since, deputies::id))
        .select(COLUMNS)
        .load(conn)?;
    let mut list = Vec::new();
    for deputy in read(rows)?.into_iter().filter(|deputy| deputy.held(at)) {
        list.extend(stands_for(conn, &deputy)?);
    }
    Ok(list)
}

/// For whom a deputy stands in, by name.
pub(crate) fn stands_for(conn: &mut AnyConnection, deputy: &Deputy) -> Result<Option<StandsFor>, Error> {
    let absent = people::queries::by_id(conn, &deputy.account_id)?.filter(people::Account::is_live);
    Ok(absent.map(|absent| StandsFor { account_id: absent.id, name: absent.name, until: deputy.until }))
}

/// With whom somebody counts as one in an office.
pub(crate) fn ties(conn: &mut AnyConnection, account_id: &AccountId, office: Office) -> Result<Ties, Error> {
    let rows: Vec<Row> = deputies::table
        .filter(deputies::office.eq(office))
        .filter(deputies::account_id.eq(account_id).or(deputies::deputy_id.eq(account_id)))
        .select(COLUMNS)
        .load(conn)?;
    let mut ties = Vec::new();
    for deputy in read(rows)? {
        let Some(by) = deputy.deputy_id.clone() else { continue };
        let with = if by == *account_id { deputy.account_id.clone() } else { by };
        ties.push((with, deputy));
    }
    Ok(Ties(ties))
}

pub(crate) fn set_days(conn: &mut AnyConnection, id: &str, since: Date, until: Date) -> Result<(), Error> {
    diesel::update(deputies::table.find(id))
        .set((deputies::since.eq(since.to_string()), deputies::until.eq(until.to_string())))
        .execute(conn)?;
    Ok(())
}

/// Whoever was invited has come.
pub(crate) fn has_come(conn: &mut AnyConnection, id: &str, deputy_id: &AccountId) -> Result<(), Error> {
    diesel::update(deputies::table.find(id)).set(deputies::deputy_id.eq(Some(deputy_id))).execute(conn)?;
    Ok(())
}

pub(crate) fn end(conn: &mut AnyConnection, id: &str, at: Moment) -> Result<(), Error> {
    diesel::update(deputies::table.find(id)).set(deputies::ended_at.eq(Some(at))).execute(conn)?;
    Ok(())
}
