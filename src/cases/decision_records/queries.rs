//! Database queries for decision records.

use super::DecisionRecord;
use crate::ids::{RequestId, sha256};
use crate::store::schema::decision_records;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use std::collections::HashMap;

pub(super) fn insert(conn: &mut AnyConnection, event_id: &str, request_id: &RequestId, record: &str) -> Result<(), Error> {
    diesel::insert_into(decision_records::table)
        .values((
            decision_records::id.eq(event_id),
            decision_records::request_id.eq(request_id),
            decision_records::record.eq(record),
        ))
        .execute(conn)?;
    Ok(())
}

/// The records of a request by the key of their event, each with the SHA-256 digest of its stored bytes. Decisions made with releases
/// before 0.2 have none.
pub(crate) fn of_request(
    conn: &mut AnyConnection,
    request_id: &RequestId,
) -> Result<HashMap<String, (DecisionRecord, String)>, Error> {
    let rows: Vec<(String, String)> = decision_records::table
        .filter(decision_records::request_id.eq(request_id))
        .select((decision_records::id, decision_records::record))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, text)| {
            let record =
                serde_json::from_str(&text).map_err(|error| Error::Unreadable(format!("decision record {id}: {error}")))?;
            Ok((id, (record, sha256(text.as_bytes()))))
        })
        .collect()
}
