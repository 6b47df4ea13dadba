//! What the older specifications and RFC 8141 besides its §6.4 ask of a field: beside the form and beside the review.

use crate::resolution::caution::{Note, guidance};
use crate::template::Field;

/// The cautions for one field.
pub(crate) fn cautions(field: Field) -> Vec<Note> {
    guidance().into_iter().filter(|(key, _)| *key == field.key()).map(|(_, note)| note).collect()
}
