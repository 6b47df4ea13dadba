//! The origin of sign-in attempts for counting failures: a known browser of the user, or else the network.

use crate::http::cx::RequestContext;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::{devices, queries};

/// The origin of a sign-in attempt for the account with this address. Needs no query if the browser sends no cookie.
pub(crate) fn sign_in_attempt_origin(cx: &RequestContext, conn: &mut AnyConnection, folded: &str) -> Result<String, Refusal> {
    if let Some(mark) = &cx.device
        && let Some(account) = queries::by_email(conn, folded)?
        && devices::queries::is_known(conn, &account.id, &mark.hash())?
    {
        return Ok(format!("browser {}", mark.hash()));
    }
    Ok(cx.network.clone())
}
