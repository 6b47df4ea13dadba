//! Database queries for the current and the previous procedure of a request.

use crate::cases::{Request, Track, Way};
use crate::ids::RequestId;
use crate::store::schema::{requests, tracks_before};
use crate::store::{AnyConnection, Error, Moment, insert, row};
use diesel::prelude::*;

fn set(conn: &mut AnyConnection, id: &RequestId, track: &Track) -> Result<(), Error> {
    diesel::update(requests::table.find(id))
        .set(row!(requests: track = track.way(), body = track.body(), specification = track.specification()))
        .execute(conn)?;
    Ok(())
}

/// Sets the procedure chosen by the registrant; does not count as a change.
pub(crate) fn choose(conn: &mut AnyConnection, id: &RequestId, track: &Track) -> Result<(), Error> {
    set(conn, id, track)
}

/// Changes the procedure and stores the previous one.
pub(crate) fn change(conn: &mut AnyConnection, request: &Request, track: &Track, now: Moment) -> Result<(), Error> {
    let before = &request.track;
    diesel::delete(tracks_before::table.find(&request.id)).execute(conn)?;
    insert!(conn, tracks_before: request_id = &request.id, track = before.way(), body = before.body(),
        specification = before.specification())?;
    set(conn, &request.id, track)?;
    diesel::update(requests::table.find(&request.id)).set(requests::track_changed_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

/// The procedure before the change; `None` if it was not changed, or changed before the previous one was stored.
pub(crate) fn before(conn: &mut AnyConnection, id: &RequestId) -> Result<Option<Track>, Error> {
    let row: Option<(Way, Option<String>, Option<String>)> = tracks_before::table
        .find(id)
        .select((tracks_before::track, tracks_before::body, tracks_before::specification))
        .first(conn)
        .optional()?;
    let Some((track, body, specification)) = row else { return Ok(None) };
    let body = body.unwrap_or_default();
    Ok(Some(match track {
        Way::Community => Track::Community,
        Way::Standards => Track::Standards { body },
        Way::FastTrack => Track::FastTrack { body, specification },
    }))
}

/// Reverts the change. The procedure can then be changed once, as if it never had been.
pub(crate) fn change_back(conn: &mut AnyConnection, id: &RequestId, track: &Track) -> Result<(), Error> {
    set(conn, id, track)?;
    diesel::delete(tracks_before::table.find(id)).execute(conn)?;
    diesel::update(requests::table.find(id)).set(requests::track_changed_at.eq(None::<&str>)).execute(conn)?;
    Ok(())
}
