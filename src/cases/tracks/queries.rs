//! Database queries for the current and the previous procedure of a request.

use crate::cases::{Procedure, Request, RequestProcedure};
use crate::ids::RequestId;
use crate::store::schema::{former_procedures, requests};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;

fn set(conn: &mut AnyConnection, id: &RequestId, track: &RequestProcedure) -> Result<(), Error> {
    update!(conn, requests.find(id): track = track.way(), body = track.body(), specification = track.specification())
}

/// Sets the procedure chosen by the registrant; does not count as a change.
pub(crate) fn choose(conn: &mut AnyConnection, id: &RequestId, track: &RequestProcedure) -> Result<(), Error> {
    set(conn, id, track)
}

/// Changes the procedure and stores the previous one.
pub(crate) fn change(conn: &mut AnyConnection, request: &Request, track: &RequestProcedure, now: Moment) -> Result<(), Error> {
    let before = &request.track;
    diesel::delete(former_procedures::table.find(&request.id)).execute(conn)?;
    insert!(conn, former_procedures: request_id = &request.id, track = before.way(), body = before.body(),
        specification = before.specification())?;
    set(conn, &request.id, track)?;
    update!(conn, requests.find(&request.id): track_changed_at = Some(now))
}

/// The procedure before the change; `None` if it was not changed, or changed before the previous one was stored.
pub(crate) fn before(conn: &mut AnyConnection, id: &RequestId) -> Result<Option<RequestProcedure>, Error> {
    let row: Option<(Procedure, Option<String>, Option<String>)> = former_procedures::table
        .find(id)
        .select((former_procedures::track, former_procedures::body, former_procedures::specification))
        .first(conn)
        .optional()?;
    Ok(row.map(|(way, body, specification)| RequestProcedure::of(way, body, specification)))
}

/// Reverts the change. The procedure can then be changed once, as if it never had been.
pub(crate) fn change_back(conn: &mut AnyConnection, id: &RequestId, track: &RequestProcedure) -> Result<(), Error> {
    set(conn, id, track)?;
    diesel::delete(former_procedures::table.find(id)).execute(conn)?;
    update!(conn, requests.find(id): track_changed_at = None::<Moment>)
}
