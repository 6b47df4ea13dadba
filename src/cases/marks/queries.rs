//! Where marks of status are kept.

use crate::cases::marks::Mark;
use crate::nid::Nid;
use crate::registry::Status;
use crate::store::schema::status_marks;
use crate::store::{AnyConnection, Error, moment, stored};
use diesel::prelude::*;

pub(crate) fn insert(conn: &mut AnyConnection, mark: &Mark) -> Result<(), Error> {
    let successors = mark.successors.iter().map(Nid::as_str).collect::<Vec<_>>().join(" ");
    diesel::insert_into(status_marks::table)
        .values((
            status_marks::id.eq(&mark.id),
            status_marks::nid.eq(mark.nid.as_str()),
            status_marks::new_status.eq(mark.to.name()),
            status_marks::successors.eq(successors),
            status_marks::reason.eq(&mark.reason),
            status_marks::filed_by.eq(&mark.filed_by),
            status_marks::filed_at.eq(stored(mark.filed_at)),
        ))
        .execute(conn)?;
    Ok(())
}

/// The marks that wait, oldest first.
pub(crate) fn open(conn: &mut AnyConnection) -> Result<Vec<Mark>, Error> {
    type Row = (String, String, String, String, String, String, String);
    let rows: Vec<Row> = status_marks::table
        .filter(status_marks::outcome.is_null())
        .order((status_marks::filed_at, status_marks::id))
        .select((
            status_marks::id,
            status_marks::nid,
            status_marks::new_status,
            status_marks::successors,
            status_marks::reason,
            status_marks::filed_by,
            status_marks::filed_at,
        ))
        .load(conn)?;
    let name = |text: &str| Nid::parse(text).map_err(|_| Error::Unreadable(format!("NID {text:?}")));
    rows.into_iter()
        .map(|(id, nid, to, successors, reason, filed_by, at)| {
            Ok(Mark {
                id,
                nid: name(&nid)?,
                to: Status::from_name(&to).ok_or_else(|| Error::Unreadable(format!("status {to:?}")))?,
                successors: successors.split_whitespace().map(name).collect::<Result<_, _>>()?,
                reason,
                filed_by,
                filed_at: moment(&at)?,
            })
        })
        .collect()
}

pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &str,
    (outcome, words): (&str, &str),
    (closed_by, now): (&str, &str),
) -> Result<(), Error> {
    diesel::update(status_marks::table.find(id))
        .set((
            status_marks::outcome.eq(Some(outcome)),
            status_marks::closed_by.eq(Some(closed_by)),
            status_marks::closed_at.eq(Some(now)),
            status_marks::closed_words.eq(Some(words)),
        ))
        .execute(conn)?;
    Ok(())
}
