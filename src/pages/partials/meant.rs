//! The button that accepts the suggested namespace ID. The input is never changed without it.

use crate::http::field::Field;
use crate::http::form::{Fields, FormField};
use urn_registry::nid::written::parse_nid;

/// The button; its value is the namespace ID.
pub(crate) const INTENDED_NID: Field = Field::mark("meant");

/// The namespace ID typed into `field`, or that of the button if it was pressed.
pub(crate) fn typed_or_intended_nid(form: &Fields, field: Field) -> &str {
    if INTENDED_NID.is_submitted(form) { INTENDED_NID.value_in(form) } else { field.value_in(form) }
}

/// The field with the button, if its value is not a namespace ID but the intended one is obvious.
pub(crate) fn offer_intended_nid(field: FormField) -> FormField {
    let meant = parse_nid(&field.value).err().and_then(|not| not.repair);
    FormField { meant: meant.map(|nid| nid.to_string()).unwrap_or_default(), ..field }
}
