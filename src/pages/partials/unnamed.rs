//! Confirmation by an unnamed expert who publishes text that contains their own name.

use crate::http::cx::Cx;
use crate::http::field::Field;

/// Confirms publication with the name in the text.
pub(crate) const NAMED: Field = Field::choice("named");

/// Whether it was confirmed.
pub(crate) fn as_it_is(cx: &Cx) -> bool {
    NAMED.equals(&cx.form, "yes")
}
