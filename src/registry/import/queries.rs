//! Storage of uploads for imports.

use crate::ids::AccountId;
use crate::registry::import::Upload;
use crate::store::schema::{accounts, import_files, import_uploads};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;

type Row = (String, String, Timestamp, Option<Date>, Option<i64>);

/// Stores an upload with its files in order.
pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    account_id: &AccountId,
    (files, seen): (&[(String, Vec<u8>)], Option<Date>),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, import_uploads: id, account_id, at = now, seen_on = seen)?;
    for (place, (name, bytes)) in (0_i64..).zip(files) {
        insert!(conn, import_files: upload_id = id, place, name, bytes)?;
    }
    Ok(())
}

/// All uploads, newest first, without file contents.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<Upload>, Error> {
    let rows: Vec<Row> = import_uploads::table
        .inner_join(accounts::table)
        .order((import_uploads::at.desc(), import_uploads::id.desc()))
        .select((import_uploads::id, accounts::name, import_uploads::at, import_uploads::seen_on, import_uploads::state))
        .load(conn)?;
    let mut names: Vec<(String, i64, String)> = import_files::table
        .order((import_files::upload_id.asc(), import_files::place.asc()))
        .select((import_files::upload_id, import_files::place, import_files::name))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, by, at, seen, state)| {
            let (own, others) = names.drain(..).partition(|(of, ..)| *of == id);
            names = others;
            let files = own.into_iter().map(|(_, place, name): (_, i64, String)| (place, name)).collect();
            Upload { id, by, at, seen, state, files }
        })
        .collect())
}

/// The files of an upload.
pub(crate) fn files(conn: &mut AnyConnection, id: &str) -> Result<Vec<(String, Vec<u8>)>, Error> {
    Ok(import_files::table
        .filter(import_files::upload_id.eq(id))
        .order(import_files::place.asc())
        .select((import_files::name, import_files::bytes))
        .load(conn)?)
}

/// Records the resulting snapshot.
pub(crate) fn set_state(conn: &mut AnyConnection, id: &str, state: i64) -> Result<(), Error> {
    update!(conn, import_uploads.find(id): state)
}

/// Deletes an upload; returns whether it existed.
pub(crate) fn delete(conn: &mut AnyConnection, id: &str) -> Result<bool, Error> {
    diesel::delete(import_files::table.filter(import_files::upload_id.eq(id))).execute(conn)?;
    Ok(diesel::delete(import_uploads::table.find(id)).execute(conn)? > 0)
}
