//! Where somebody tries to come in from, as failures are counted: a browser that this person has used before, else the network.

use crate::http::cx::Cx;
use crate::people::{devices, queries};
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// The place of a request for the account with this address. Whoever brings no mark of a browser costs no further look.
pub(crate) fn place(cx: &Cx, conn: &mut AnyConnection, folded: &str) -> Result<String, Refusal> {
    if let Some(mark) = &cx.device
        && let Some(account) = queries::by_email(conn, folded)?
        && devices::queries::is_known(conn, &account.id, &mark.hash())?
    {
        return Ok(format!("browser {}", mark.hash()));
    }
    Ok(cx.network.clone())
}
