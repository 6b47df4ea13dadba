//! The inverted index of terms, built once for all documents.

use super::document::{Document, Field};
use super::keywords;
use super::synonyms;
use super::words::{self, Word, words};
use crate::rfcs;
use std::collections::{BTreeMap, HashSet};

/// The maximum number of indexed words per field: about forty pages.
const FIELD_WORDS_MAX: usize = 20_000;

/// A term in a field of a document.
#[derive(Debug, Clone, Copy)]
pub(super) struct Posting {
    pub(super) doc: u32,
    pub(super) field: Field,
    /// Index of the written form of the word.
    pub(super) written: u32,
}

/// The data of a document that results show.
#[derive(Debug, Clone)]
pub(super) struct DisplayedDocument {
    pub(super) nid: String,
    pub(super) title: String,
    /// The number of words in each field.
    pub(super) lengths: [u16; Field::ALL.len()],
}

/// A searchable set of documents. It is built from values and has no database connection; a registry builds a new one when
/// something changes.
#[derive(Debug, Clone, Default)]
pub struct Index {
    pub(super) shown: Vec<DisplayedDocument>,
    pub(super) terms: BTreeMap<String, Vec<Posting>>,
    pub(super) written: Vec<String>,
}

impl Index {
    /// Builds an index. Documents with equal scores are ordered by NID.
    pub fn new(documents: impl IntoIterator<Item = Document>) -> Self {
        let mut documents: Vec<Document> = documents.into_iter().collect();
        documents.sort_by(|a, b| a.nid.cmp(&b.nid));
        let mut index = Self::default();
        for document in &documents {
            index.add(document);
        }
        index
    }

    /// The number of documents.
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether there are no documents.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    fn add(&mut self, document: &Document) {
        let Ok(doc) = u32::try_from(self.shown.len()) else { return };
        let mut lengths = [0; Field::ALL.len()];
        for (field, slot) in Field::ALL.into_iter().zip(&mut lengths) {
            let found = words_of(document, field);
            // The length of keyword, synonym and topic fields does not reduce the weight of a word.
            let telling = if matches!(field, Field::Keyword | Field::Synonym | Field::Topic) { 0 } else { found.len() };
            *slot = u16::try_from(telling).unwrap_or(u16::MAX);
            let mut seen = HashSet::new();
            for word in found.into_iter().take(FIELD_WORDS_MAX) {
                if words::is_stop(&word.term) || !seen.insert(word.term.clone()) {
                    continue;
                }
                let written = u32::try_from(self.written.len()).unwrap_or(u32::MAX);
                self.written.push(word.written);
                self.terms.entry(word.term).or_default().push(Posting { doc, field, written });
            }
        }
        self.shown.push(DisplayedDocument { nid: document.nid.clone(), title: document.title.clone(), lengths });
    }
}

fn words_of(document: &Document, field: Field) -> Vec<Word> {
    match field {
        // A NID is indexed unchanged, even if it looks like an English word with a different stem.
        Field::Nid => {
            let mut found = words(&document.nid);
            found.push(Word { term: document.nid.clone(), written: document.nid.clone() });
            found
        }
        Field::Title => with_initials(&document.title),
        Field::Registrant => with_initials(&document.registrant),
        Field::Summary => words(&document.summary),
        Field::Topic => {
            let said: Vec<Word> = document.topics.iter().flat_map(|topic| words(topic)).collect();
            let other = synonym_words(&said);
            said.into_iter().chain(other).collect()
        }
        Field::Keyword => words(keywords::keywords_of(&document.nid)),
        Field::Text => words(&document.text),
        Field::Reference => references(document),
        Field::Synonym => {
            let said: Vec<Word> = [&document.nid, &document.title, &document.registrant, &document.summary]
                .into_iter()
                .flat_map(|text| words(text))
                .collect();
            synonym_words(&said)
        }
    }
}

/// The synonyms of the given words.
fn synonym_words(said: &[Word]) -> Vec<Word> {
    said.iter().flat_map(|word| synonyms::synonyms_of(&word.term)).flat_map(words).collect()
}

fn with_initials(name: &str) -> Vec<Word> {
    let mut found = words(name);
    let initials = words::initials(name);
    if initials.len() > 1 {
        found.push(Word { term: initials, written: name.to_owned() });
    }
    found
}

/// The references, and the RFCs that the referenced ones replaced.
fn references(document: &Document) -> Vec<Word> {
    let mut found: Vec<Word> = document.references.iter().flat_map(|reference| words(reference)).collect();
    let numbers: Vec<u32> = found.iter().filter_map(|word| word.term.strip_prefix("rfc")?.parse().ok()).collect();
    for number in numbers {
        for old in rfcs::rfcs_obsoleted_by(number) {
            found.push(Word { term: format!("rfc{old}"), written: format!("RFC {old}, replaced by RFC {number}") });
        }
    }
    found
}
