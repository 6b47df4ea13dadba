//! Search by NID, registrant, contact, references and purpose, by word prefixes, with one function for both databases.

pub(crate) mod queries;

use super::{Namespace, Version};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::template::Field;

/// The maximum number of results of a search.
pub const FOUND_MAX: usize = 1000;

/// The maximum length of a query, in characters; the rest is ignored.
pub const QUERY_MAX: usize = 200;

/// The searchable words of a query: letters and digits, at most eight words.
pub(crate) fn words(text: &str) -> Vec<String> {
    const WORDS_MAX: usize = 8;
    let cut: String = text.chars().take(QUERY_MAX).collect();
    cut.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(WORDS_MAX).map(str::to_lowercase).collect()
}

/// The NIDs of namespaces in which every word of `text` is the prefix of a word, and those whose NID contains it, sorted, at most
/// [`FOUND_MAX`]. An empty query has no results.
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

/// The indexed words of a namespace, with its NID.
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
    fn search_query_is_reduced_to_words() {
        assert_eq!(words("Broadband-Forum \"x\" OR *"), ["broadband", "forum", "x", "or"]);
        assert!(words("\" * ( )").is_empty());
        assert_eq!(words(&"a ".repeat(50)).len(), 8);
    }
}
