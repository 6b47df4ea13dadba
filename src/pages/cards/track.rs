//! A track as a form gives it.

use crate::cases::{Track, Way};
use crate::http::cx::Cx;
use crate::refusal::Fault;

/// A track as a form names it.
pub(crate) fn typed_track(cx: &Cx, way: &str) -> Result<Track, Fault> {
    let body = cx.form.get("body").to_owned();
    match Way::from_name(way) {
        Some(Way::Community) => Ok(Track::Community),
        Some(Way::Standards) => Ok(Track::Standards { body }),
        Some(Way::FastTrack) => Ok(Track::FastTrack { body, specification: Some(cx.form.get("specification").to_owned()) }),
        None => Err(Fault::new("track", "Choose a procedure")),
    }
}
