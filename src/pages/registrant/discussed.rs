//! Reviewer threads on the page of each section. They are read there and answered on the page of the request, so that a reply
//! cannot lose unsaved input.

use crate::cases::gather::positions::{standing_positions, threads};
use crate::cases::viewer::Seen;
use crate::http::cx::Cx;
use crate::http::mark_read::noted;
use crate::http::problem::Problem;
use crate::i18n::Phrase;
use crate::pages::partials::said::{Hands, elsewhere, said};
use crate::pages::partials::threads::Talk;
use crate::template::Field;

/// The threads of a request, in the order of its sections.
pub(super) fn talk_of(cx: &Cx, seen: &Seen) -> Result<Talk, Problem> {
    let hands = Hands { viewer: None, registrant: false, settles: false, operates: false, reviews: false, answers: false };
    let talk = cx.read(|conn| {
        let (threads, positions) = (threads(conn, seen)?, standing_positions(conn, seen, cx.now)?);
        Ok(said(&seen.request, &seen.snapshots, threads, positions, elsewhere(conn, &seen.request)?, hands).threads)
    })?;
    noted(cx, Some(&seen.request.id))?;
    Ok(talk)
}

/// The number of open threads of a section: "1 open thread"; empty for none.
pub(super) fn open_on(talk: &Talk, field: Field) -> Phrase {
    match talk.open.iter().filter(|thread| thread.field == Some(field)).count() {
        0 => Phrase::default(),
        count => Phrase::new("task-threads").with("count", count),
    }
}
