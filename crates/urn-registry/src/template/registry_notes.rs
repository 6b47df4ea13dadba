//! Notes that the registry adds to a corrected text, at the end of Revision Information.
//!
//! RFC 8141, Appendix A counts whole versions and has one field for "changes from prior version(s)". A corrected text keeps the version and
//! the date of the text that it replaces, so only a note in that field distinguishes the two. Each note is a paragraph in
//! parentheses that names the registry as its author. The words of the registrant are never changed.

use jiff::civil::Date;

/// The first words of each note.
const NOTE_PREFIX: &str = "(Note by the registry: Corrected";

/// The text of Revision Information without notes: the words of the registrant.
pub fn without_notes(text: &str) -> String {
    text.split("\n\n").filter(|paragraph| !is_note(paragraph)).collect::<Vec<_>>().join("\n\n")
}

/// The registrant's part of `text`, with the notes of the registered text instead of notes that the requester changed or removed.
pub fn with_notes_of(text: &str, registered: &str) -> String {
    let own = without_notes(text);
    let notes = registered.split("\n\n").filter(|paragraph| is_note(paragraph));
    joined(std::iter::once(own.as_str()).chain(notes))
}

/// The text with a note about a correction at its end.
///
/// ```
/// use urn_registry::template::registry_notes::with_correction;
/// let noted = with_correction("Names of buoys.", jiff::civil::date(2026, 6, 29), "A spelling error.");
/// assert_eq!(noted, "Names of buoys.\n\n(Note by the registry: Corrected 2026-06-29: A spelling error.)");
/// ```
pub fn with_correction(text: &str, day: Date, reason: &str) -> String {
    let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    let note = format!("{NOTE_PREFIX} {day}: {reason})");
    joined([text, note.as_str()].into_iter())
}

/// Whether a paragraph is a note. Its lines may be broken anywhere. If words follow the parenthesis, the paragraph is the requester's own
/// text.
fn is_note(paragraph: &str) -> bool {
    let mut words = paragraph.split_whitespace();
    NOTE_PREFIX.split(' ').all(|word| words.next() == Some(word)) && paragraph.trim_end().ends_with(')')
}

fn joined<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn notes_do_not_change_the_words_of_the_registrant() {
        let own = "Names of buoys were added.\n\n\n\n   Table\n\nNothing else.";
        assert_eq!((without_notes(own), with_notes_of(own, "Older.").as_str()), (own.to_owned(), own));
        let first = with_correction(own, date(2026, 6, 29), "A spelling\n\nerror.");
        assert!(first.ends_with("\n\n(Note by the registry: Corrected 2026-06-29: A spelling error.)"), "{first}");
        assert_eq!(without_notes(&first), own);
        let second = with_correction(&first, date(2026, 8, 1), "Moved.");
        assert_eq!(without_notes(&second), own);
        // The notes of the registered text remain, in order, regardless of changes by the requester.
        for changed in [own.to_owned(), first.clone(), second.replace("2026-08-01", "2025-01-01")] {
            assert_eq!(with_notes_of(&changed, &second), second);
        }
        assert_eq!(without_notes(&with_correction("", date(2026, 6, 29), "Moved.")), "");
    }

    #[test]
    fn note_broken_into_lines_is_recognized() {
        assert_eq!(without_notes("(Note by the\nregistry: Corrected\n2026-06-29: A\nspelling error.)"), "");
        for own in
            ["(Note by the registrant: Corrected.)", "(Note by the registry: Corrected 2026-06-29: Moved.) We moved again."]
        {
            assert_eq!(without_notes(own), own);
        }
    }
}
