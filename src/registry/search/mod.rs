//! Search by NID, registrant, contact, references, purpose and profile description. It matches word prefixes, and both databases use the
//! same function.

pub(crate) mod queries;

use super::{Namespace, Version};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use urn_registry::template::Field;
use urn_registry::verdict::Book;

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

/// The NIDs of namespaces in which every word of `text` is the prefix of a word, and of namespaces whose NID contains `text`; sorted, at
/// most [`FOUND_MAX`]. An empty query has no results. Profiles are not in the index of the database, because they are part of the program.
pub fn find(conn: &mut AnyConnection, text: &str, book: &Book) -> Result<Vec<String>, Refusal> {
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
    found.extend(book.nids().filter(|nid| is_described_by(book, nid, &words)).map(str::to_owned));
    found.sort_unstable();
    found.dedup();
    found.truncate(FOUND_MAX);
    Ok(found)
}

/// Whether every word is the prefix of a word in the description of a namespace: its NID and the title, summary and registrant of its
/// profile.
fn is_described_by(book: &Book, nid: &str, words: &[String]) -> bool {
    let Some((profile, _)) = book.profile(nid) else { return false };
    let shown = [Some(nid), profile.title.as_deref(), Some(profile.summary.as_str()), profile.registrant.as_deref()];
    let shown = shown.into_iter().flatten().collect::<Vec<_>>().join(" ").to_lowercase();
    let has = |word: &String| shown.split(|c: char| !c.is_alphanumeric()).any(|one| one.starts_with(word.as_str()));
    words.iter().all(has)
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
