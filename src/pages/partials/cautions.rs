//! Warnings for a field of the form.

use urn_registry::i18n::Phrase;
use urn_registry::resolution::caution::{NameWarning, field_guidance};
use urn_registry::template::Field;

/// A warning, and its clause.
pub(crate) struct Caution {
    pub(crate) message: Phrase,
    pub(crate) clause: Phrase,
}

/// The warnings for one field.
pub(crate) fn cautions(field: Field) -> Vec<Caution> {
    field_guidance().into_iter().filter(|(key, _)| *key == field.key()).map(|(_, note)| caution(&note)).collect()
}

fn caution(note: &NameWarning) -> Caution {
    Caution { message: note.message.clone(), clause: note.clause.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_form_warnings_match_the_guidance() {
        for (_, note) in field_guidance() {
            let shown = caution(&note);
            assert_eq!(
                (shown.message.to_string(), shown.clause.to_string()),
                (note.message.to_string(), note.clause.to_string())
            );
        }
    }
}
