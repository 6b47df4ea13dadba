//! Database queries for grounds and consents.

use crate::cases::consent::{Consent, Office, Word};
use crate::cases::{Request, State};
use crate::ids::{AccountId, RequestId, SnapshotNo, new_id};
use crate::store::schema::{accounts, consents, correction_grounds, requests};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

/// The registrant's grounds for a correction that changes more than form, if given.
pub(crate) fn grounds(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<String>, Error> {
    Ok(correction_grounds::table.find(request_id).select(correction_grounds::words).first(conn).optional()?)
}

/// Sets or removes the grounds.
pub(crate) fn set_grounds(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    words: Option<&str>,
    now: Moment,
) -> Result<(), Error> {
    diesel::delete(correction_grounds::table.find(request_id)).execute(conn)?;
    if let Some(words) = words {
        insert!(conn, correction_grounds: request_id, words, saved_at = now)?;
    }
    Ok(())
}

/// Records a consent to a revision, or its withdrawal.
pub(crate) fn insert(
    conn: &mut AnyConnection,
    (request_id, snapshot): (&RequestId, SnapshotNo),
    (account_id, office): (&AccountId, Office),
    (word, reason): (Word, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, consents: id = new_id(), request_id, snapshot_number = snapshot, account_id, office, word, reason, at = now)
}

/// The consents in force for a revision, oldest first.
pub(crate) fn standing(conn: &mut AnyConnection, request_id: &RequestId, snapshot: SnapshotNo) -> Result<Vec<Consent>, Error> {
    let rows: Vec<(Word, Consent)> = consents::table
        .inner_join(accounts::table)
        .filter(consents::request_id.eq(request_id))
        .filter(consents::snapshot_number.eq(snapshot))
        .order(consents::id)
        .select((consents::word, Consent::as_select()))
        .load(conn)?;
    let mut standing: Vec<Consent> = Vec::new();
    for (word, consent) in rows {
        standing.retain(|earlier| earlier.account_id != consent.account_id);
        if word == Word::Given {
            standing.push(consent);
        }
    }
    Ok(standing)
}

/// The corrections awaiting operators for which grounds are given, longest waiting first.
pub(crate) fn waiting(conn: &mut AnyConnection) -> Result<Vec<Request>, Error> {
    Ok(requests::table
        .inner_join(correction_grounds::table.on(correction_grounds::request_id.eq(requests::id)))
        .filter(requests::state.eq(State::Intake.name()))
        .order((requests::state_since, requests::number))
        .select(Request::as_select())
        .load(conn)?)
}
