//! Warnings for a field of the form.

use crate::pages::cards::pledges;
use crate::resolution::caution::{Note, guidance};
use crate::resolution::pledge::Point;
use crate::template::Field;
use crate::words::Phrase;

/// A warning, and its clause.
pub(crate) struct Caution {
    pub(crate) message: Phrase,
    pub(crate) clause: Phrase,
}

/// The warnings for one field.
pub(crate) fn cautions(field: Field) -> Vec<Caution> {
    guidance().into_iter().filter(|(key, _)| *key == field.key()).map(|(_, note)| caution(&note)).collect()
}

fn caution(note: &Note) -> Caution {
    if let Some(point) = Point::ALL.into_iter().find(|point| point.name() == note.code) {
        return Caution { message: pledges::question(point), clause: pledges::clause(point) };
    }
    Caution { message: note.message.clone(), clause: note.clause.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_say_what_the_rules_say_in_english() {
        for (_, note) in guidance() {
            let shown = caution(&note);
            assert_eq!(
                (shown.message.to_string(), shown.clause.to_string()),
                (note.message.to_string(), note.clause.to_string())
            );
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/cautions.rs"]
mod samples;
