//! Ranks the results of a query.
//!
//! A word scores the weight of its field ([`Field::weight`]) times its rarity among all documents. A document that contains more
//! of the query words ranks before one that has a single word in a better field. A word that is not in the index is searched for
//! as a prefix, as a compound of two words, as a misspelling, and by its longest known part, in this order.

use super::document::{Field, FieldMatch, Hit, QUERY_MAX, QUERY_WORDS_MAX, RESULTS_MAX, SearchResults};
use super::index::{DisplayedDocument, Index};
use super::words::{self, words};
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::verdict::{BareIdentifier, NamespaceBook, nearest, recognize, sorted_letters};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use strsim::osa_distance;

/// The weights of a prefix match, of a misspelling, and of a part of a word.
const PREFIX_WEIGHT: f64 = 0.4;
const MISSPELLING_WEIGHT: f64 = 0.45;
const WORD_PART_WEIGHT: f64 = 0.5;
/// The maximum number of terms that replace a word that was not found.
const REPLACEMENT_TERMS_MAX: usize = 6;
/// An exact NID or namespace name ranks before all word matches.
const EXACT_MATCH_SCORE: f64 = 1000.0;
/// Results below this fraction of the best score are dropped.
const MIN_SCORE_FRACTION: f64 = 0.06;

/// The partial score of a document.
#[derive(Default)]
struct PartialScore {
    score: f64,
    /// The rarity-weighted share of the query that it matches.
    covered: f64,
    why: BTreeMap<Field, BTreeSet<u32>>,
}

/// The terms that match one word of the query, each with its weight.
struct QueryWord {
    terms: Vec<(String, f64)>,
    /// The suggested replacement of the word.
    meant: Option<String>,
    written: String,
}

/// A query in lower case, if it could be a NID and none is registered.
pub fn unregistered_nid(query: &str, book: &NamespaceBook) -> Option<String> {
    Some(query.trim().to_ascii_lowercase()).filter(|nid| crate::nid::check_syntax(nid).is_ok() && !book.is_registered(nid))
}

impl Index {
    /// Finds namespaces for free-form input. The book identifies URNs and NIDs; the budget limits the checking of identifiers.
    pub fn find(&self, query: &str, book: &NamespaceBook, budget: &mut Budget) -> SearchResults {
        let query: String = query.chars().take(QUERY_MAX).collect();
        let asked = self.query_words(&query);
        let mut gathered: HashMap<u32, PartialScore> = HashMap::new();
        let mut total = 0.0;
        for word in &asked {
            total += self.score_query_word(word, &mut gathered);
        }
        let mut hits: Vec<Hit> = gathered.into_iter().filter_map(|(doc, found)| self.hit(doc, found, total)).collect();
        let best = hits.iter().map(|hit| hit.score).fold(0.0, f64::max);
        hits.retain(|hit| hit.score > best * MIN_SCORE_FRACTION);
        let near = self.rank_identified_first(&query, book, budget, &mut hits);
        hits.sort_by(|a, b| b.score.total_cmp(&a.score).then_with(|| a.nid.cmp(&b.nid)));
        hits.truncate(RESULTS_MAX);
        for hit in &mut hits {
            if let Some((profile, _)) = book.profile(&hit.nid) {
                (hit.summary, hit.registrant) = (Some(profile.summary.clone()), profile.registrant.clone());
            }
        }
        SearchResults {
            unregistered_nid: unregistered_nid(&query, book),
            query,
            results: hits,
            meant: near.or_else(|| suggested_query(&asked)),
        }
    }

    /// The words of a query with their matching terms. Stop words are dropped unless there are no others.
    fn query_words(&self, query: &str) -> Vec<QueryWord> {
        let all = words(query);
        let is_empty_text = |word: &words::Word| words::is_stop(&word.term) || words::is_stop(&words::fold_text(&word.written));
        let telling = all.iter().any(|word| !is_empty_text(word));
        let mut seen = BTreeSet::new();
        let mut asked: Vec<QueryWord> = Vec::new();
        for word in all.iter().filter(|word| !telling || !is_empty_text(word)) {
            if asked.len() >= QUERY_WORDS_MAX || !seen.insert(&word.term) {
                continue;
            }
            let is_joined = word.written.contains(|c: char| !c.is_alphanumeric());
            let (mut terms, mut meant) = (self.exact_terms(&word.term), None);
            // The parts of a joined word are searched for separately, so no similar terms are needed.
            if !is_joined {
                let folded = words::fold_text(&word.written);
                let known: Vec<String> = terms.iter().map(|(term, _)| term.clone()).collect();
                terms.extend(self.beginning_with(&folded).into_iter().filter(|(term, _)| !known.contains(term)));
                if terms.is_empty() {
                    let parts = self.split_compound(&folded);
                    if !parts.is_empty() {
                        let part = |term| QueryWord { terms: vec![(term, 1.0)], meant: None, written: word.written.clone() };
                        asked.extend(parts.into_iter().map(part));
                        continue;
                    }
                    (terms, meant) = self.similar_terms(&folded);
                }
                if terms.is_empty() {
                    terms = self.known_word_part(&folded);
                }
            }
            if !terms.is_empty() || !is_joined {
                asked.push(QueryWord { terms, meant, written: word.written.clone() });
            }
        }
        asked
    }

    fn exact_terms(&self, term: &str) -> Vec<(String, f64)> {
        // A bare number may be an RFC number.
        let rfc = format!("rfc{term}");
        let both = [term.to_owned(), rfc].into_iter().filter(|term| self.terms.contains_key(term));
        both.map(|term| (term, 1.0)).collect()
    }

    fn beginning_with(&self, start: &str) -> Vec<(String, f64)> {
        const PREFIX_LENGTH_MIN: usize = 3;
        // A short word that is itself a term is the prefix of too many others.
        if start.len() < PREFIX_LENGTH_MIN || (start.len() == PREFIX_LENGTH_MIN && self.terms.contains_key(start)) {
            return Vec::new();
        }
        let from = self.terms.range(start.to_owned()..).take_while(|(term, _)| term.starts_with(start));
        from.take(REPLACEMENT_TERMS_MAX).map(|(term, _)| (term.clone(), PREFIX_WEIGHT)).collect()
    }

    /// The two terms of a German compound such as "buchnummer", or the first one if the last word is a stop word; empty if it is not a
    /// compound of known words.
    fn split_compound(&self, word: &str) -> Vec<String> {
        const COMPOUND_PART_MIN: usize = 3;
        const LINKING_ELEMENTS: [&str; 7] = ["", "s", "n", "e", "en", "es", "er"];
        if word.len() <= 2 * COMPOUND_PART_MIN {
            return Vec::new();
        }
        for at in (COMPOUND_PART_MIN..=word.len() - COMPOUND_PART_MIN).rev() {
            let Some((first, last)) = word.split_at_checked(at) else { continue };
            let last = words::normalize_word(last);
            if !self.terms.contains_key(&last) && !words::is_stop(&last) {
                continue;
            }
            let bare = LINKING_ELEMENTS
                .into_iter()
                .filter_map(|link| first.strip_suffix(link))
                .filter(|bare| bare.len() >= COMPOUND_PART_MIN);
            if let Some(first) = bare.map(words::normalize_word).find(|term| self.terms.contains_key(term)) {
                return [first, last].into_iter().filter(|term| self.terms.contains_key(term)).collect();
            }
        }
        Vec::new()
    }

    /// The longest known word at the end of an unknown word, or else at its beginning.
    fn known_word_part(&self, word: &str) -> Vec<(String, f64)> {
        const WORD_PART_MIN: usize = 4;
        let known = |part: &str| {
            let term = words::normalize_word(part);
            (part.len() >= WORD_PART_MIN && !words::is_stop(&term) && self.terms.contains_key(&term)).then_some(term)
        };
        let cuts = || (WORD_PART_MIN - 1..word.len()).filter_map(move |at| word.split_at_checked(at));
        let part = cuts().find_map(|(_, last)| known(last)).or_else(|| cuts().rev().find_map(|(first, _)| known(first)));
        part.map(|term| (term, WORD_PART_WEIGHT)).into_iter().collect()
    }

    /// Terms with the smallest edit distance, and the likeliest of them as written.
    fn similar_terms(&self, word: &str) -> (Vec<(String, f64)>, Option<String>) {
        let most = allowed_edits(word);
        if most == 0 {
            return (Vec::new(), None);
        }
        let stemmed = words::normalize_word(word);
        let letters = sorted_letters(word);
        let mut near: Vec<(usize, bool, usize, &str)> = Vec::new();
        for (term, postings) in &self.terms {
            let lengths = [term.len().abs_diff(stemmed.len()), term.len().abs_diff(word.len())];
            if lengths.into_iter().all(|apart| apart > most) || term.contains(|c: char| !c.is_alphabetic()) {
                continue;
            }
            // Swapped letters are the most likely mistake, and a common word is the most likely intention. Changing a letter of a short
            // word usually results in a different word, so this is only tried for NIDs. The first letter is rarely wrong.
            let is_swapped = sorted_letters(term) == letters;
            let is_nid = postings.iter().any(|posting| posting.field == Field::Nid);
            // A stem is shorter than its word, so it allows fewer edits.
            let of_stem = Some(osa_distance(term, &stemmed)).filter(|distance| *distance <= allowed_edits(&stemmed));
            let distance = osa_distance(term, word).min(of_stem.unwrap_or(usize::MAX));
            if distance <= most && (is_swapped || (term.get(..1) == word.get(..1) && (word.len() > 4 || is_nid))) {
                near.push((distance, !is_swapped, usize::MAX - postings.len(), term));
            }
        }
        near.sort_unstable();
        let Some(nearest) = near.first().map(|(distance, ..)| *distance) else { return (Vec::new(), None) };
        let meant = near.first().and_then(|(.., term)| self.written_form_of(term));
        let terms = near.into_iter().filter(|(distance, ..)| *distance == nearest).take(REPLACEMENT_TERMS_MAX);
        let terms = terms
            .enumerate()
            .map(|(i, (.., term))| (term.to_owned(), if i == 0 { MISSPELLING_WEIGHT } else { MISSPELLING_WEIGHT / 2.0 }));
        (terms.collect(), meant)
    }

    /// A written word that has this term, in lower case.
    fn written_form_of(&self, term: &str) -> Option<String> {
        let posting = self.terms.get(term)?.iter().min_by_key(|posting| posting.field)?;
        let written = words::fold_text(self.written.get(posting.written as usize)?);
        // A compound, or a word in the initials of a name, is shown as its term.
        Some(if written.contains(|c: char| !c.is_alphanumeric()) { term.to_owned() } else { written })
    }

    /// Adds the weight of a word to the documents that contain it; returns its rarity.
    fn score_query_word(&self, asked: &QueryWord, gathered: &mut HashMap<u32, PartialScore>) -> f64 {
        let mut best: HashMap<u32, f64> = HashMap::new();
        let mut rarity = self.rarity(1);
        for (i, (term, factor)) in asked.terms.iter().enumerate() {
            let Some(postings) = self.terms.get(term) else { continue };
            let documents: BTreeSet<u32> = postings.iter().map(|posting| posting.doc).collect();
            let rare = self.rarity(documents.len());
            if i == 0 {
                rarity = rare;
            }
            let mut sums: HashMap<u32, f64> = HashMap::new();
            for posting in postings {
                let length = self.shown.get(posting.doc as usize).and_then(|shown| shown.lengths.get(posting.field as usize));
                // A word in a short field is more significant than one in a long field.
                let share = 1.0 / (1.0 + f64::from(length.copied().unwrap_or(1)) / 40.0).sqrt();
                *sums.entry(posting.doc).or_default() += posting.field.weight() * share;
                gathered.entry(posting.doc).or_default().why.entry(posting.field).or_default().insert(posting.written);
            }
            for (doc, sum) in sums {
                let slot = best.entry(doc).or_default();
                *slot = slot.max(sum * rare * factor);
            }
        }
        for (doc, score) in best {
            let found = gathered.entry(doc).or_default();
            found.score += score;
            found.covered += rarity;
        }
        rarity
    }

    /// The weight of a term that occurs in `count` documents.
    fn rarity(&self, count: usize) -> f64 {
        let number = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        let (all, count) = (number(self.shown.len()), number(count));
        (1.0 + (all - count + 0.5).max(0.0) / (count + 0.5)).ln().max(0.1)
    }

    fn hit(&self, doc: u32, found: PartialScore, total: f64) -> Option<Hit> {
        let shown = self.shown.get(doc as usize)?;
        let coverage = if total > 0.0 { found.covered / total } else { 0.0 };
        let why = found.why.into_iter().map(|(field, written)| {
            let mut words: Vec<String> = written.into_iter().filter_map(|i| self.written.get(i as usize)).cloned().collect();
            words.dedup();
            FieldMatch { field, words }
        });
        let (nid, title, why) = (shown.nid.clone(), shown.title.clone(), why.collect());
        Some(Hit { nid, title, why, identifier: None, summary: None, registrant: None, score: found.score * coverage })
    }

    /// If the whole query is a NID, a URN or an identifier, ranks that namespace first. If a URN has an unknown NID, returns the NID that
    /// may have been meant.
    fn rank_identified_first(
        &self,
        query: &str,
        book: &NamespaceBook,
        budget: &mut Budget,
        hits: &mut Vec<Hit>,
    ) -> Option<String> {
        let text = query.trim();
        let lower = text.to_ascii_lowercase();
        let mut first: Vec<(String, Phrase)> = Vec::new();
        let mut meant = None;
        let after_urn = lower.find("urn:").and_then(|at| lower.get(at + 4..));
        let nid = after_urn.and_then(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next());
        if let Some(nid) = nid.filter(|nid| !nid.is_empty()) {
            if self.displayed_document(nid).is_some() {
                first.push((nid.to_owned(), Phrase::new("find-urn-of-this")));
            } else {
                let near = nearest(nid, book);
                meant = near.first().cloned();
                first.extend(near.into_iter().map(|near| (near, Phrase::new("find-nearly").arg("nid", nid))));
            }
        }
        if self.displayed_document(&lower).is_some() {
            first.push((lower, Phrase::new("find-its-nid")));
        }
        for bare in recognize(text, book, budget) {
            if let BareIdentifier::Offered { what, urn } = bare
                && let Some(nid) = urn.split(':').nth(1)
            {
                first.push((nid.to_owned(), what));
            }
        }
        let best = hits.iter().map(|hit| hit.score).fold(0.0, f64::max);
        let mut rank = EXACT_MATCH_SCORE;
        for (nid, what) in first {
            let Some((nid, title)) = self.displayed_document(&nid).map(|shown| (shown.nid.clone(), shown.title.clone())) else {
                continue;
            };
            if !hits.iter().any(|hit| hit.nid == nid) {
                hits.push(Hit {
                    nid: nid.clone(),
                    title,
                    why: Vec::new(),
                    identifier: None,
                    summary: None,
                    registrant: None,
                    score: 0.0,
                });
            }
            if let Some(hit) = hits.iter_mut().find(|hit| hit.nid == nid && hit.identifier.is_none()) {
                // A query for an RFC number means the namespace that it registered rather than `urn:ietf`.
                if nid == "ietf" && best > 0.0 {
                    hit.score = hit.score.max(best * 0.9);
                } else {
                    hit.score += rank;
                    rank /= 2.0;
                }
                hit.identifier = Some(what);
            }
        }
        meant
    }

    fn displayed_document(&self, nid: &str) -> Option<&DisplayedDocument> {
        self.shown.get(self.shown.binary_search_by(|shown| shown.nid.as_str().cmp(nid)).ok()?)
    }
}

/// The number of edits allowed for a word.
fn allowed_edits(word: &str) -> usize {
    match word.len() {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// The query with words that were not found replaced by those that were.
fn suggested_query(asked: &[QueryWord]) -> Option<String> {
    asked.iter().any(|word| word.meant.is_some()).then(|| {
        let mut words: Vec<&str> = asked.iter().map(|word| word.meant.as_deref().unwrap_or(&word.written)).collect();
        words.dedup();
        words.join(" ")
    })
}
