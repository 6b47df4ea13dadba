//! Database queries for annotations.

use crate::cases::marks::{Aim, Mark};
use crate::cases::queries::nid_of;
use crate::history::redactions::Closed;
use crate::ids::AccountId;
use crate::nid::Nid;
use crate::registry::Status;
use crate::store::schema::status_marks;
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;

/// Adds a proposed annotation. `status` is the current status of the namespace; an error flag does not change it.
pub(crate) fn insert(conn: &mut AnyConnection, mark: &Mark, status: Status) -> Result<(), Error> {
    let (what, status, version) = match mark.aim {
        Aim::Status(to) => ("status", to, None),
        Aim::InError(version) => ("in_error", status, version),
        Aim::NotInError(version) => ("not_in_error", status, version),
    };
    let successors = mark.successors.iter().map(Nid::as_str).collect::<Vec<_>>().join(" ");
    insert!(conn, status_marks: id = &mark.id, nid = mark.nid.as_str(), what, version = version.map(i64::from),
        new_status = status.name(), successors, reason = &mark.reason, filed_by = &mark.filed_by,
        filed_at = Moment::from(mark.filed_at))
}

/// The open annotations, oldest first.
pub(crate) fn open(conn: &mut AnyConnection) -> Result<Vec<Mark>, Error> {
    type Row = (String, Nid, (String, String, Option<u32>), String, String, AccountId, Timestamp);
    let rows: Vec<Row> = status_marks::table
        .filter(status_marks::outcome.is_null())
        .order((status_marks::filed_at, status_marks::id))
        .select((
            status_marks::id,
            status_marks::nid,
            (status_marks::what, status_marks::new_status, status_marks::version),
            status_marks::successors,
            status_marks::reason,
            status_marks::filed_by,
            status_marks::filed_at,
        ))
        .load(conn)?;
    let mark = |(id, nid, aim, successors, reason, filed_by, filed_at): Row| {
        let successors = successors.split_whitespace().map(nid_of).collect::<Result<_, _>>()?;
        Ok(Mark { id, nid, aim: read_aim(aim)?, successors, reason, filed_by, filed_at })
    };
    rows.into_iter().map(mark).collect()
}

fn read_aim((what, status, version): (String, String, Option<u32>)) -> Result<Aim, Error> {
    let unreadable = || Error::Unreadable(format!("a mark {what:?}, {status:?}, {version:?}"));
    match what.as_str() {
        "status" => Status::from_name(&status).map(Aim::Status).ok_or_else(unreadable),
        "in_error" => Ok(Aim::InError(version)),
        "not_in_error" => Ok(Aim::NotInError(version)),
        _ => Err(unreadable()),
    }
}

/// Closes an annotation as `confirmed` or `dropped`, with the reason, the operator and the time.
pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &str,
    (outcome, words): (Closed, &str),
    (closed_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    update!(conn, status_marks.find(id): outcome = Some(outcome), closed_by = Some(closed_by), closed_at = Some(now),
        closed_words = Some(words))
}
