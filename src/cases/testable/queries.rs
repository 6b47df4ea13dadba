//! Database queries for the rules of drafts and revisions.

use crate::cases::testable::{Results, TestedRules};
use crate::ids::{RequestId, SnapshotNo};
use crate::store::schema::{drafted_rules, sent_rules};
use crate::store::typed::Unread;
use crate::store::{AnyConnection, Error, Moment, insert, readable};
use diesel::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use urn_registry::profile::Testable;

fn json(value: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Unreadable(error.to_string()))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    serde_json::from_str(text).map_err(|_| Unread::new("rules beside a text", text))
}

readable!(Testable: Text from String, |text| read(&text));
readable!(Results: Text from String, |text| read(&text));

/// The rules of a draft, and the identifier of the basis of comparison that they were tested against; `None` if none were saved.
pub fn drafted(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<(TestedRules, String)>, Error> {
    Ok(drafted_rules::table
        .find(request_id)
        .select(((drafted_rules::body, drafted_rules::results), drafted_rules::ground))
        .first(conn)
        .optional()?)
}

/// The rules submitted with a revision, if any.
pub fn sent(conn: &mut AnyConnection, request_id: &RequestId, snapshot: SnapshotNo) -> Result<Option<TestedRules>, Error> {
    let sent = sent_rules::table.find((request_id, snapshot)).select((sent_rules::body, sent_rules::results));
    Ok(sent.first(conn).optional()?)
}

/// Saves the rules of a draft, replacing earlier ones.
pub(crate) fn save(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    kept: &TestedRules,
    ground: &str,
    now: Moment,
) -> Result<(), Error> {
    diesel::delete(drafted_rules::table.find(request_id)).execute(conn)?;
    insert!(conn, drafted_rules: request_id, body = json(&kept.rules)?, results = json(&kept.results)?, ground, saved_at = now)
}

pub(crate) fn insert_sent(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    snapshot: SnapshotNo,
    kept: &TestedRules,
) -> Result<(), Error> {
    insert!(conn, sent_rules: request_id, snapshot_number = snapshot, body = json(&kept.rules)?, results = json(&kept.results)?)
}
