//! Database queries for overlays.

use crate::cases::Overlay;
use crate::cases::overlays::Begun;
use crate::ids::RequestId;
use crate::store::AnyConnection;
use crate::store::schema::overlays;
use crate::store::{Error, Moment, insert};
use diesel::prelude::*;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    request_id: &RequestId,
    (kind, why): (Overlay, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, overlays: id, request_id, kind, why, since = now)
}

/// The open overlay of a kind on a request.
macro_rules! open {
    ($request_id:expr, $kind:expr) => {
        overlays::table
            .filter(overlays::request_id.eq($request_id))
            .filter(overlays::kind.eq($kind))
            .filter(overlays::until.is_null())
    };
}

pub(crate) fn end(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    kind: Overlay,
    outcome: &str,
    now: Moment,
) -> Result<bool, Error> {
    let end = (overlays::until.eq(Some(now)), overlays::outcome.eq(Some(outcome)));
    Ok(diesel::update(open!(request_id, kind)).set(end).execute(conn)? > 0)
}

/// Whether an overlay is open.
pub(crate) fn is_open(conn: &mut AnyConnection, request_id: &RequestId, kind: Overlay) -> Result<bool, Error> {
    let open: i64 = open!(request_id, kind).count().get_result(conn)?;
    Ok(open > 0)
}

/// Replaces the reason of an open overlay.
pub(crate) fn set_why(conn: &mut AnyConnection, request_id: &RequestId, kind: Overlay, why: &str) -> Result<(), Error> {
    diesel::update(open!(request_id, kind)).set(overlays::why.eq(why)).execute(conn)?;
    Ok(())
}

/// The keys of the requests with an open overlay of this kind.
pub(crate) fn of_kind(conn: &mut AnyConnection, kind: Overlay) -> Result<Vec<RequestId>, Error> {
    Ok(overlays::table
        .filter(overlays::kind.eq(kind))
        .filter(overlays::until.is_null())
        .select(overlays::request_id)
        .load(conn)?)
}

/// All overlays of a request, open or ended, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Begun>, Error> {
    Ok(overlays::table
        .filter(overlays::request_id.eq(request_id))
        .order((overlays::since, overlays::id))
        .select(Begun::as_select())
        .load(conn)?)
}
