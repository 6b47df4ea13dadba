//! Database queries for the current and the previous procedure of a request.

use crate::ids::RequestId;
use crate::requests::{Procedure, Request, RequestProcedure};
use crate::store::schema::requests;
use crate::store::{AnyConnection, Error, Moment, update};
use diesel::prelude::*;

/// A stored procedure: its name, body and specification.
type StoredProcedure<'a> = (&'a str, Option<&'a str>, Option<&'a str>);

fn set(conn: &mut AnyConnection, id: &RequestId, procedure: &RequestProcedure) -> Result<(), Error> {
    update!(conn, requests.find(id): procedure = procedure.kind(), body = procedure.body(), specification = procedure.specification())
}

/// Sets the procedure chosen by the registrant; does not count as a change.
pub(crate) fn choose(conn: &mut AnyConnection, id: &RequestId, procedure: &RequestProcedure) -> Result<(), Error> {
    set(conn, id, procedure)
}

/// Changes the procedure and stores the previous one.
pub(crate) fn change(
    conn: &mut AnyConnection,
    request: &Request,
    procedure: &RequestProcedure,
    now: Moment,
) -> Result<(), Error> {
    let before: StoredProcedure<'_> =
        (request.procedure.kind().name(), request.procedure.body(), request.procedure.specification());
    let before = serde_json::to_string(&before).map_err(|error| Error::Unreadable(error.to_string()))?;
    set(conn, &request.id, procedure)?;
    update!(conn, requests.find(&request.id): former_procedure = Some(before), procedure_changed_at = Some(now))
}

/// The procedure before the change; `None` if it was not changed.
pub(crate) fn previous_procedure(conn: &mut AnyConnection, id: &RequestId) -> Result<Option<RequestProcedure>, Error> {
    let row: Option<String> = requests::table.find(id).select(requests::former_procedure).first(conn).optional()?.flatten();
    let Some(json) = row else { return Ok(None) };
    let unreadable = || Error::Unreadable(format!("the former procedure of {id}"));
    let (procedure, body, specification): (String, _, _) = serde_json::from_str(&json).map_err(|_| unreadable())?;
    let procedure = Procedure::from_name(&procedure).ok_or_else(unreadable)?;
    Ok(Some(RequestProcedure::from_stored(procedure, body, specification)))
}

/// Reverts the change. The procedure can then be changed once, as if it never had been.
pub(crate) fn revert_change(conn: &mut AnyConnection, id: &RequestId, procedure: &RequestProcedure) -> Result<(), Error> {
    set(conn, id, procedure)?;
    update!(conn, requests.find(id): former_procedure = None::<String>, procedure_changed_at = None::<Moment>)
}
