//! Where names whose resource is gone are kept.

use crate::ids::AccountId;
use crate::registry::states::queries::insert_many;
use crate::registry::tombstones::{Gone, Sent};
use crate::resolution::tombstone::Tombstone;
use crate::store::schema::{accounts, tombstone_files, tombstones};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use std::collections::BTreeSet;

/// Keys of one question.
const KEYS: usize = 1000;

#[derive(Insertable)]
#[diesel(table_name = tombstones, treat_none_as_default_value = false)]
struct New<'a> {
    name_key: &'a str,
    file_id: &'a str,
    name: &'a str,
    gone: &'a str,
    reason: &'a str,
    surrogate: Option<String>,
}

/// A file to be kept.
pub(crate) struct NewFile<'a> {
    pub(crate) id: &'a str,
    pub(crate) nid: &'a str,
    pub(crate) prefix: &'a str,
    /// SHA-256 in hexadecimal, of the bytes as they were sent.
    pub(crate) digest: &'a str,
    pub(crate) account_id: &'a AccountId,
    pub(crate) at: Moment,
}

/// The first name of these that is gone already, by its key.
pub(crate) fn first_kept(conn: &mut AnyConnection, keys: &[&str]) -> Result<Option<String>, Error> {
    for keys in keys.chunks(KEYS) {
        let found: Option<String> = tombstones::table
            .inner_join(tombstone_files::table)
            .filter(tombstone_files::taken_back_at.is_null())
            .filter(tombstones::name_key.eq_any(keys.to_vec()))
            .select(tombstones::name_key)
            .first(conn)
            .optional()?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// Keeps a file and its names, each with the key it is found by.
pub(crate) fn insert(conn: &mut AnyConnection, file: &NewFile<'_>, stones: &[(String, Tombstone)]) -> Result<(), Error> {
    diesel::insert_into(tombstone_files::table)
        .values((
            tombstone_files::id.eq(file.id),
            tombstone_files::nid.eq(file.nid),
            tombstone_files::prefix.eq(file.prefix),
            tombstone_files::names.eq(i64::try_from(stones.len()).unwrap_or(i64::MAX)),
            tombstone_files::digest.eq(file.digest),
            tombstone_files::account_id.eq(file.account_id),
            tombstone_files::at.eq(file.at),
        ))
        .execute(conn)?;
    let rows: Vec<New<'_>> = stones
        .iter()
        .map(|(key, stone)| New {
            name_key: key,
            file_id: file.id,
            name: &stone.name,
            gone: &stone.gone,
            reason: &stone.reason,
            surrogate: stone.surrogate.clone(),
        })
        .collect();
    insert_many!(conn, tombstones::table, rows);
    Ok(())
}

/// The record of a name, by the form in which it is compared.
pub(crate) fn by_key(conn: &mut AnyConnection, key: &str) -> Result<Option<Gone>, Error> {
    type Row = (String, String, String, Option<String>, String, String, Moment);
    let row: Option<Row> = tombstones::table
        .inner_join(tombstone_files::table)
        .filter(tombstones::name_key.eq(key))
        .filter(tombstone_files::taken_back_at.is_null())
        .select((
            tombstones::name,
            tombstones::gone,
            tombstones::reason,
            tombstones::surrogate,
            tombstone_files::nid,
            tombstone_files::prefix,
            tombstone_files::at,
        ))
        .first(conn)
        .optional()?;
    row.map(|(name, gone, reason, surrogate, nid, prefix, at)| {
        Ok(Gone { stone: Tombstone { name, gone, reason, surrogate }, part: (nid, prefix), at: at.time() })
    })
    .transpose()
}

/// The namespaces in which something is gone.
pub(crate) fn nids(conn: &mut AnyConnection) -> Result<BTreeSet<String>, Error> {
    let rows: Vec<String> = tombstone_files::table
        .filter(tombstone_files::taken_back_at.is_null())
        .select(tombstone_files::nid)
        .distinct()
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The files sent for a part, the newest first.
pub fn files(conn: &mut AnyConnection, nid: &str, prefix: &str) -> Result<Vec<Sent>, Error> {
    type Row = (String, i64, String, Moment, Option<String>);
    let rows: Vec<Row> = tombstone_files::table
        .inner_join(accounts::table)
        .filter(tombstone_files::nid.eq(nid))
        .filter(tombstone_files::prefix.eq(prefix))
        .order(tombstone_files::id.desc())
        .select((
            tombstone_files::id,
            tombstone_files::names,
            accounts::name,
            tombstone_files::at,
            tombstone_files::taken_back_why,
        ))
        .load(conn)?;
    rows.into_iter().map(|(id, names, by, at, taken_back)| Ok(Sent { id, names, by, at: at.time(), taken_back })).collect()
}

/// Takes a file back.
pub(crate) fn take_back(conn: &mut AnyConnection, id: &str, why: &str, (by, at): (&AccountId, Moment)) -> Result<(), Error> {
    diesel::update(tombstone_files::table.find(id))
        .set((
            tombstone_files::taken_back_at.eq(Some(at)),
            tombstone_files::taken_back_by.eq(Some(by)),
            tombstone_files::taken_back_why.eq(Some(why)),
        ))
        .execute(conn)?;
    Ok(())
}
