//! Parsing a procedure from a form.

use crate::cases::{Track, Way};
use crate::http::field::Field;
use crate::http::form::Fields;
use crate::refusal::{Fault, at};
use urn_registry::i18n::Phrase;

/// The procedure selected in a form.
pub(crate) fn typed_track(form: &Fields, way: Field) -> Result<Track, Fault> {
    let body = form.get(at::BODY).to_owned();
    match Way::from_name(way.of(form)) {
        Some(Way::Community) => Ok(Track::Community),
        Some(Way::Standards) => Ok(Track::Standards { body }),
        Some(Way::FastTrack) => Ok(Track::FastTrack { body, specification: Some(form.get(at::SPECIFICATION).to_owned()) }),
        None => Err(Fault::new(at::TRACK, Phrase::new("refusal-procedure"))),
    }
}
