//! The archives of the data and their signed digests.

use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::registry::archives::queries;

/// The response instead of an archive that contains a redacted text.
const WITHDRAWN: &str = "This archive contained a text that has been redacted, so it is no longer available. Its digest and signature remain. \
Later archives contain the other data.\n";

/// `GET /data/archives/{file}`: the archive of a month (`2026-11.zip`) or the signed note with its SHA-256 digest (`2026-11.note`).
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let missing = || Problem::not_found("This archive");
    let (month, suffix) = cx.param("file").split_once('.').ok_or_else(missing)?;
    let archive = cx.read(|conn| Ok(queries::all(conn)?))?.into_iter().find(|archive| archive.month == month);
    let archive = archive.ok_or_else(missing)?;
    match suffix {
        "note" => Ok(Reply::text(archive.note).forever()),
        "zip" => Ok(match cx.read(|conn| Ok(queries::bytes(conn, month)?))? {
            // Revalidated by its ETag, because a redaction withdraws it.
            Some(bytes) => Reply::bytes("application/zip", bytes),
            None => Reply { status: 410, ..Reply::text(WITHDRAWN) },
        }),
        _ => Err(missing()),
    }
}
