//! Database queries for decision records.

use super::DecisionRecord;
use crate::ids::{RequestId, RevisionNumber, sha256};
use crate::public_log::record::CoveredRow;
use crate::public_log::writer::append;
use crate::store::schema::{decision_records, revisions};
use crate::store::{AnyConnection, Error, insert};
use diesel::prelude::*;
use std::collections::HashMap;

/// Stores a record and its entry in the public log.
pub(super) fn insert(conn: &mut AnyConnection, event_id: &str, request_id: &RequestId, record: &str) -> Result<(), Error> {
    insert!(conn, decision_records: id = event_id, request_id, record)?;
    append(conn, &CoveredRow::Decision(event_id.to_owned()))?;
    Ok(())
}

/// A stored record as shown now.
pub(crate) struct ShownRecord {
    /// The record, without the digest of a redacted revision.
    pub(crate) record: DecisionRecord,
    /// The stored bytes; `None` if they contain a digest that is no longer shown.
    pub(crate) text: Option<String>,
}

impl ShownRecord {
    /// The SHA-256 digest of the stored bytes, in hexadecimal. It is not shown either if the bytes contain the digest of a redacted
    /// revision.
    pub(crate) fn sha256(&self) -> Option<String> {
        self.text.as_ref().map(|text| sha256(text.as_bytes()))
    }
}

/// The records of a request by the key of their event.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<HashMap<String, ShownRecord>, Error> {
    let rows: Vec<(String, String)> = decision_records::table
        .filter(decision_records::request_id.eq(request_id))
        .select((decision_records::id, decision_records::record))
        .load(conn)?;
    let redacted: Vec<RevisionNumber> = revisions::table
        .filter(revisions::request_id.eq(request_id))
        .filter(revisions::fingerprint.eq(""))
        .select(revisions::number)
        .load(conn)?;
    rows.into_iter()
        .map(|(id, text)| {
            let stored: DecisionRecord =
                serde_json::from_str(&text).map_err(|error| Error::Unreadable(format!("decision record {id}: {error}")))?;
            let mut record = stored.clone();
            if let Some(revision) = record.revision.as_mut()
                && redacted.iter().any(|number| number.get() == revision.number)
            {
                revision.sha256 = None;
            }
            let text = (record == stored).then_some(text);
            Ok((id, ShownRecord { record, text }))
        })
        .collect()
}
