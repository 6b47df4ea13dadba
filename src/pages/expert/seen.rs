//! The revision that an expert saw, and their last action on it.

use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::ids::SnapshotNo;
use crate::pages::expert::forms::SNAPSHOT;

pub(crate) fn snapshot_seen(cx: &Cx) -> Result<SnapshotNo, Problem> {
    SNAPSHOT.of(&cx.form).parse().map_err(|_| Problem::bad_request("The form does not say which revision was reviewed"))
}

/// The message about the effect of the previous button.
pub(crate) fn done_words(done: &str) -> &'static str {
    match done {
        "sent" => "Your review has been submitted.",
        "kept" => "Your review has been saved as a draft.",
        "list" => "Your reply is public. It is emailed to the review list after a few minutes; until then you can withdraw it.",
        _ => "",
    }
}
