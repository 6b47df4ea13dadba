//! Database queries for decision records.

use super::DecisionRecord;
use crate::history::Recorded;
use crate::history::queries::{UNNAMED, unnamed};
use crate::ids::{RequestId, SnapshotNo, sha256};
use crate::public_log::record::Record;
use crate::public_log::writer::append;
use crate::reviews;
use crate::store::schema::{decision_records, snapshots};
use crate::store::{AnyConnection, Error, insert};
use diesel::prelude::*;
use std::collections::{HashMap, HashSet};

/// Stores a record and its entry in the public log.
pub(super) fn insert(conn: &mut AnyConnection, event_id: &str, request_id: &RequestId, record: &str) -> Result<(), Error> {
    insert!(conn, decision_records: id = event_id, request_id, record)?;
    append(conn, &Record::Decision(event_id.to_owned()))?;
    Ok(())
}

/// A stored record as shown now.
pub(crate) struct Shown {
    /// The record. Names of experts who have become anonymous since then are replaced, and the digest of a redacted revision is removed.
    pub(crate) record: DecisionRecord,
    /// The stored bytes; `None` if they contain a name or a digest that is no longer shown.
    pub(crate) text: Option<String>,
}

impl Shown {
    /// The SHA-256 digest of the stored bytes, in hexadecimal. If the bytes contain hidden data, the digest is not shown either, because a
    /// reader could find the name by trying all names.
    pub(crate) fn sha256(&self) -> Option<String> {
        self.text.as_ref().map(|text| sha256(text.as_bytes()))
    }
}

/// The records of a request by the key of their event. Decisions made with releases before 0.2 have none.
pub(crate) fn of_request(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    events: &[Recorded],
) -> Result<HashMap<String, Shown>, Error> {
    let rows: Vec<(String, String)> = decision_records::table
        .filter(decision_records::request_id.eq(request_id))
        .select((decision_records::id, decision_records::record))
        .load(conn)?;
    let hidden = if rows.is_empty() { Hidden::default() } else { hidden(conn, request_id, events)? };
    let redacted: Vec<SnapshotNo> = snapshots::table
        .filter(snapshots::request_id.eq(request_id))
        .filter(snapshots::fingerprint.eq(""))
        .select(snapshots::number)
        .load(conn)?;
    rows.into_iter()
        .map(|(id, text)| {
            let stored: DecisionRecord =
                serde_json::from_str(&text).map_err(|error| Error::Unreadable(format!("decision record {id}: {error}")))?;
            let mut record = hidden.applied(&id, stored.clone());
            if let Some(revision) = record.revision.as_mut()
                && redacted.iter().any(|number| number.get() == revision.number)
            {
                revision.sha256 = None;
            }
            let text = (record == stored).then_some(text);
            Ok((id, Shown { record, text }))
        })
        .collect()
}

/// Actions of experts whose names are not shown, by key.
#[derive(Default)]
struct Hidden {
    events: HashSet<String>,
    leads: HashSet<String>,
    positions: HashSet<String>,
    threads: HashSet<String>,
}

impl Hidden {
    fn applied(&self, event: &str, mut record: DecisionRecord) -> DecisionRecord {
        if self.events.contains(event) {
            UNNAMED.clone_into(&mut record.by);
        }
        if self.leads.contains(event) {
            record.lead = record.lead.map(|_| UNNAMED.to_owned());
        }
        for position in record.positions.iter_mut().filter(|position| self.positions.contains(&position.id)) {
            UNNAMED.clone_into(&mut position.expert);
        }
        for thread in record.open_threads.iter_mut().filter(|thread| self.threads.contains(&thread.id)) {
            UNNAMED.clone_into(&mut thread.by);
        }
        record
    }
}

/// Experts can become anonymous after a decision, when the request joins a name conflict.
fn hidden(conn: &mut AnyConnection, request_id: &RequestId, events: &[Recorded]) -> Result<Hidden, Error> {
    let unnamed = unnamed(conn, request_id)?;
    if unnamed.is_empty() {
        return Ok(Hidden::default());
    }
    let decisions = reviews::queries::decisions_of(conn, request_id)?;
    let by_unnamed_lead = |event: &&Recorded| {
        decisions.iter().any(|decision| decision.decided_at.time() == event.at && unnamed.contains(&decision.lead_id))
    };
    Ok(Hidden {
        events: events.iter().filter(|event| event.by == UNNAMED).map(|event| event.id.clone()).collect(),
        leads: events.iter().filter(by_unnamed_lead).map(|event| event.id.clone()).collect(),
        positions: reviews::queries::positions_of(conn, request_id)?
            .into_iter()
            .filter(|position| position.expert == UNNAMED)
            .map(|position| position.id)
            .collect(),
        threads: reviews::queries::threads_of(conn, request_id)?
            .into_iter()
            .filter(|thread| thread.comments.first().is_some_and(|first| first.author == UNNAMED))
            .map(|thread| thread.id.to_string())
            .collect(),
    })
}
