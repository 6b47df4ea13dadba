//! Parsing a procedure from a form.

use crate::http::field::Field;
use crate::http::form::Fields;
use crate::refusal::{FieldFault, at};
use crate::requests::{Procedure, RequestProcedure};
use urn_registry::i18n::Phrase;

/// The procedure selected in a form.
pub(crate) fn typed_procedure(form: &Fields, procedure: Field) -> Result<RequestProcedure, FieldFault> {
    let body = form.get(at::BODY).to_owned();
    match Procedure::from_name(procedure.value_in(form)) {
        Some(Procedure::Community) => Ok(RequestProcedure::Community),
        Some(Procedure::Standards) => Ok(RequestProcedure::Standards { body }),
        Some(Procedure::FastTrack) => {
            Ok(RequestProcedure::FastTrack { body, specification: Some(form.get(at::SPECIFICATION).to_owned()) })
        }
        None => Err(FieldFault::new(at::PROCEDURE, Phrase::new("refusal-procedure"))),
    }
}
