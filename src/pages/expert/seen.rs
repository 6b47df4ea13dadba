//! Which text an expert had before them.

use crate::http::cx::Cx;
use crate::http::problem::Problem;

pub(crate) fn snapshot_seen(cx: &Cx) -> Result<i64, Problem> {
    cx.form.get("snapshot").parse().map_err(|_| Problem::bad_request("The form does not say which text was seen"))
}
