//! Where it is kept when addresses answered.

use super::Probed;
use crate::store::schema::{probed_addresses, probed_hosts};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

type Row = (String, Moment, Option<Moment>, Option<Moment>, String, i64, Option<Moment>);

fn probed((address, due, asked, answered, said, failures, told): Row) -> Probed {
    Probed {
        address,
        due: due.time(),
        asked: asked.map(Moment::time),
        answered: answered.map(Moment::time),
        said,
        failures,
        told: told.map(Moment::time),
    }
}

/// Every address that was ever to be asked, the most patient first.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Probed>, Error> {
    let rows: Vec<Row> = probed_addresses::table.order((probed_addresses::due_at, probed_addresses::address)).load(conn)?;
    Ok(rows.into_iter().map(probed).collect())
}

/// One of them.
pub fn one(conn: &mut AnyConnection, address: &str) -> Result<Option<Probed>, Error> {
    let row: Option<Row> = probed_addresses::table.find(address).first(conn).optional()?;
    Ok(row.map(probed))
}

/// When each address answered last, if it ever did.
pub fn answers(conn: &mut AnyConnection) -> Result<HashMap<String, Timestamp>, Error> {
    let rows: Vec<(String, Moment)> = probed_addresses::table
        .filter(probed_addresses::answered_at.is_not_null())
        .select((probed_addresses::address, probed_addresses::answered_at.assume_not_null()))
        .load(conn)?;
    rows.into_iter().map(|(address, at)| Ok((address, at.time()))).collect()
}

/// Whether any address answered since then.
pub(crate) fn has_any_answered(conn: &mut AnyConnection, since: Moment) -> Result<bool, Error> {
    let found: Option<String> = probed_addresses::table
        .filter(probed_addresses::answered_at.ge(since))
        .select(probed_addresses::address)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Writes an address down that is to be asked, unless it is there.
pub(crate) fn place(conn: &mut AnyConnection, address: &str, due_at: Moment) -> Result<(), Error> {
    diesel::insert_into(probed_addresses::table)
        .values((
            probed_addresses::address.eq(address),
            probed_addresses::due_at.eq(due_at),
            probed_addresses::said.eq(""),
            probed_addresses::failures.eq(0),
        ))
        .execute(conn)?;
    Ok(())
}

/// Takes an address that is due, and puts it off; says whether it was still there to be taken.
pub(crate) fn take(conn: &mut AnyConnection, address: &str, due_at: Moment, until: Moment) -> Result<bool, Error> {
    let taken = diesel::update(probed_addresses::table.find(address).filter(probed_addresses::due_at.eq(due_at)))
        .set(probed_addresses::due_at.eq(until))
        .execute(conn)?;
    Ok(taken > 0)
}

pub(crate) fn answered(conn: &mut AnyConnection, address: &str, at: Moment, due_at: Moment) -> Result<(), Error> {
    diesel::update(probed_addresses::table.find(address))
        .set((
            probed_addresses::due_at.eq(due_at),
            probed_addresses::asked_at.eq(Some(at)),
            probed_addresses::answered_at.eq(Some(at)),
            probed_addresses::said.eq("answered"),
            probed_addresses::failures.eq(0),
            probed_addresses::told_at.eq(None::<String>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes what came of asking without an answer; `failures` in a row so far.
pub(crate) fn unanswered(
    conn: &mut AnyConnection,
    address: &str,
    (at, due_at): (Moment, Moment),
    (said, failures): (&str, i64),
) -> Result<(), Error> {
    diesel::update(probed_addresses::table.find(address))
        .set((
            probed_addresses::due_at.eq(due_at),
            probed_addresses::asked_at.eq(Some(at)),
            probed_addresses::said.eq(said),
            probed_addresses::failures.eq(failures),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes that contacts were written to.
pub(crate) fn told(conn: &mut AnyConnection, address: &str, at: Moment) -> Result<(), Error> {
    diesel::update(probed_addresses::table.find(address)).set(probed_addresses::told_at.eq(Some(at))).execute(conn)?;
    Ok(())
}

/// From when each host may be asked again, of those that had to wait.
pub(crate) fn hosts(conn: &mut AnyConnection) -> Result<HashMap<String, Timestamp>, Error> {
    let rows: Vec<(String, Moment)> = probed_hosts::table.load(conn)?;
    rows.into_iter().map(|(host, at)| Ok((host, at.time()))).collect()
}

/// From when a host may be asked.
pub(crate) fn free_at(conn: &mut AnyConnection, host: &str) -> Result<Option<Timestamp>, Error> {
    let at: Option<Moment> = probed_hosts::table.find(host).select(probed_hosts::free_at).first(conn).optional()?;
    Ok(at.map(Moment::time))
}

/// Keeps everybody away from a host until then.
pub(crate) fn occupy(conn: &mut AnyConnection, host: &str, until: Moment) -> Result<(), Error> {
    if diesel::update(probed_hosts::table.find(host)).set(probed_hosts::free_at.eq(until)).execute(conn)? == 0 {
        diesel::insert_into(probed_hosts::table)
            .values((probed_hosts::host.eq(host), probed_hosts::free_at.eq(until)))
            .execute(conn)?;
    }
    Ok(())
}

/// Forgets hosts that have been free since before then.
pub(crate) fn forget_hosts(conn: &mut AnyConnection, before: Moment) -> Result<(), Error> {
    diesel::delete(probed_hosts::table.filter(probed_hosts::free_at.lt(before))).execute(conn)?;
    Ok(())
}
