//! Searching the registry: NID, registrant, contact, references and purpose, by the beginnings of words, behind one function for
//! both databases.

pub(crate) mod queries;

use super::{Namespace, Version};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::template::Field;

/// The most NIDs that one search finds; a reader with more narrows it down.
pub const FOUND_MAX: usize = 1000;

/// The longest query, in characters; what follows is not looked at.
pub const QUERY_MAX: usize = 200;

/// The words of a query that can be searched for: letters and digits, at most eight of them.
fn words(text: &str) -> Vec<String> {
    const WORDS_MAX: usize = 8;
    let cut: String = text.chars().take(QUERY_MAX).collect();
    cut.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(WORDS_MAX).map(str::to_lowercase).collect()
}

/// The NIDs of the namespaces in which every word of `text` begins a word, and those whose NID contains it, in order, at most
/// [`FOUND_MAX`]. Nothing to
/// search for finds nothing.
pub fn find(conn: &mut AnyConnection, text: &str) -> Result<Vec<String>, Refusal> {
    let words = words(text);
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let part: String =
        text.trim().to_lowercase().chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(QUERY_MAX).collect();
    let mut found = queries::by_words(conn, &words)?;
    if !part.is_empty() {
        found.extend(queries::by_part(conn, &part)?);
    }
    found.sort_unstable();
    found.dedup();
    found.truncate(FOUND_MAX);
    Ok(found)
}

/// The words under which a namespace is found, with its NID.
pub(crate) fn words_of(namespace: &Namespace, newest: Option<&Version>) -> (String, String) {
    let purpose = newest.and_then(Version::wording).map(|text| text.template.text(Field::Purpose)).unwrap_or_default();
    let references = namespace.sources().flat_map(|reference| [reference.words(), reference.data.clone()]);
    let words: Vec<String> = [
        namespace.nid.to_string(),
        namespace.registrant.clone().unwrap_or_default(),
        namespace.contact.clone().unwrap_or_default(),
    ]
    .into_iter()
    .chain(references)
    .chain([purpose.to_owned()])
    .collect();
    (namespace.nid.to_string(), words.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_are_searched_for() {
        assert_eq!(words("Broadband-Forum \"x\" OR *"), ["broadband", "forum", "x", "or"]);
        assert!(words("\" * ( )").is_empty());
        assert_eq!(words(&"a ".repeat(50)).len(), 8);
    }
}
