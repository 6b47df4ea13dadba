//! Country codes: national bibliography and archive numbers (RFC 8458 §4.1; template nan).

use super::wrong::ValueFault;
use crate::i18n::Phrase;
use crate::nid::facts::country_by_alpha2;

/// The first two letters must be an ISO 3166-1 alpha-2 code.
pub(super) fn iso_3166(nss: &str) -> Result<(), ValueFault> {
    let code = nss.get(..2).unwrap_or(nss).to_ascii_lowercase();
    if country_by_alpha2(&code).is_some() {
        return Ok(());
    }
    let message = if is_user_assigned_code(&code) { "wrong-country-own-use" } else { "wrong-country" };
    let message = Phrase::new(message).arg("code", code.to_ascii_uppercase());
    Err(ValueFault { code: "country", at: 0, should: None, message, expected: Vec::new() })
}

/// Whether a code in lower case is one of the user-assigned codes of ISO 3166-1 (clause 8.1.3): AA, QM to QZ, XA to XZ, ZZ.
pub(crate) fn is_user_assigned_code(code: &str) -> bool {
    matches!(code.as_bytes(), b"aa" | b"zz" | [b'q', b'm'..=b'z'] | [b'x', _])
}
