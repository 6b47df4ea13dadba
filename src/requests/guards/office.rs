//! Guards that require the operator role.

use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::viewer::RequestView;
use crate::users::{Account, Role};
use urn_registry::i18n::Phrase;

/// Requires the viewer to be an operator on this request.
pub(crate) fn require_request_operator(view: &RequestView) -> Result<(), Refusal> {
    if view.has_role(Party::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-its-operator"))) }
}

/// Requires the account to have the operator role.
pub(crate) fn require_operator(who: &Account) -> Result<(), Refusal> {
    if who.has_role(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-operator"))) }
}
