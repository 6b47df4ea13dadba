//! What somebody typed who answers without a name, when their name stands in it: a press publishes it as it is.

use crate::http::cx::Cx;
use crate::http::field::Field;

/// Says that it is to be published with the name in it.
pub(crate) const NAMED: Field = Field::choice("named");

/// Whether it was pressed.
pub(crate) fn as_it_is(cx: &Cx) -> bool {
    NAMED.says(&cx.form, "yes")
}
