//! Sentences that state a fact about names, such as "names are case-sensitive", or that deny everything, such as "None known".
//!
//! The expressions in `statements.tsv` recognize plain English sentences. They do not show that a text says nothing about a fact, so they are
//! used only to quote a sentence, and to place two sentences beside each other.

use super::sentences::{Sentence, sentences};
use super::{Field, Template};
use regex::bytes::{Regex, RegexBuilder};
use std::sync::LazyLock;

/// A fact about names that a sentence can state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// Whether letter case is significant; with a value.
    Case,
    /// Whether names can be resolved; with a value.
    Resolution,
    /// Who assigns names; with a value.
    Assigners,
    /// Whether the list of codes is closed; with a value.
    List,
    /// Whether percent-encoding is used; with a value.
    Encoding,
    /// A name can be assigned again.
    Reassigned,
    /// A name becomes invalid.
    Expiring,
    /// Two resources can have the same name.
    NotUnique,
    /// Names contain identifiers of people or of their devices.
    People,
    /// Names are used only in one organization or network.
    Private,
    /// A component is part of the name.
    Component,
    /// The case of the NID is significant.
    NidCase,
    /// A document does not exist yet.
    Promised,
    /// A document is not available to the public.
    Restricted,
    /// A name changes while its resource exists.
    Renamed,
    /// The holder of a domain name assigns names.
    Domain,
    /// What happens when a domain name has another holder.
    DomainLapse,
}

impl Fact {
    fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "case" => Self::Case,
            "resolution" => Self::Resolution,
            "assigners" => Self::Assigners,
            "list" => Self::List,
            "encoding" => Self::Encoding,
            "reassigned" => Self::Reassigned,
            "expiring" => Self::Expiring,
            "not unique" => Self::NotUnique,
            "people" => Self::People,
            "private" => Self::Private,
            "component" => Self::Component,
            "nid case" => Self::NidCase,
            "promised" => Self::Promised,
            "restricted" => Self::Restricted,
            "renamed" => Self::Renamed,
            "domain" => Self::Domain,
            "domain lapse" => Self::DomainLapse,
            _ => return None,
        })
    }
}

/// A row of `statements.tsv`.
struct Pattern {
    fact: Fact,
    value: &'static str,
    /// Empty: every section.
    fields: Vec<Field>,
    states: Regex,
    excluded: Option<Regex>,
}

static PATTERNS: LazyLock<Vec<Pattern>> = LazyLock::new(|| {
    let rows = include_str!("statements.tsv").lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(parse_row).collect()
});

/// A regular expression over a sentence in lower case. Letters beyond ASCII are not letters in it.
fn expression(text: &str) -> Option<Regex> {
    RegexBuilder::new(text).unicode(false).build().ok()
}

fn parse_row(row: &'static str) -> Option<Pattern> {
    let columns: Vec<&'static str> = row.split('\t').collect();
    let [fact, value, fields, states, excluded] = columns.as_slice() else { return None };
    Some(Pattern {
        fact: Fact::from_key(fact)?,
        value,
        fields: fields.split(' ').filter_map(Field::from_key).collect(),
        states: expression(states)?,
        excluded: if *excluded == "-" { None } else { Some(expression(excluded)?) },
    })
}

/// A sentence that states a fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// The fact.
    pub fact: Fact,
    /// What the sentence states about it, if there is a choice.
    pub value: &'static str,
    /// The section.
    pub field: Field,
    /// The sentence.
    pub sentence: Sentence,
    /// The words that state it, in lower case.
    pub words: String,
}

/// The sections whose sentences are read. Revision Information describes changes.
fn read_fields() -> impl Iterator<Item = Field> {
    Field::REGISTRANT_FIELDS.into_iter().filter(|field| *field != Field::RevisionInformation)
}

impl Pattern {
    /// The words of a sentence of this section, in lower case, that state the fact.
    fn words_in<'a>(&self, field: Field, sentence: &'a str) -> Option<&'a str> {
        let is_read = self.fields.is_empty() || self.fields.contains(&field);
        let is_excluded = || self.excluded.as_ref().is_some_and(|excluded| excluded.is_match(sentence.as_bytes()));
        if !is_read || is_excluded() {
            return None;
        }
        sentence.get(self.states.find(sentence.as_bytes())?.range())
    }
}

/// The statements of a template, in its order.
pub fn statements(template: &Template) -> Vec<Statement> {
    let mut found = Vec::new();
    for field in read_fields() {
        for sentence in sentences(template.text(field)).into_iter().filter(|sentence| !sentence.is_grammar) {
            let lower = sentence.text.to_lowercase();
            for pattern in PATTERNS.iter() {
                let Some(words) = pattern.words_in(field, &lower) else { continue };
                let (fact, value, words) = (pattern.fact, pattern.value, words.to_owned());
                found.push(Statement { fact, value, field, sentence: sentence.clone(), words });
            }
        }
    }
    found
}

/// Whether a sentence of this section states something that RFC 8141 does not allow, or that is not true yet.
pub(super) fn violates_rule(field: Field, sentence: &str) -> bool {
    const VIOLATIONS: [Fact; 8] = [
        Fact::Reassigned,
        Fact::Renamed,
        Fact::Expiring,
        Fact::NotUnique,
        Fact::Component,
        Fact::NidCase,
        Fact::Promised,
        Fact::Restricted,
    ];
    let lower = sentence.to_lowercase();
    let mut patterns = PATTERNS.iter().filter(|pattern| VIOLATIONS.contains(&pattern.fact));
    patterns.any(|pattern| pattern.words_in(field, &lower).is_some())
}

/// Whether every sentence of a text only denies, puts off or refers to something else: "None known.", "To be defined.", "See above."
pub fn has_no_content(text: &str) -> bool {
    static DENIAL: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let subject = r"(known |additional |specific |special |particular |further |other |relevant |such |security |privacy |interoperability |issues?|considerations?|concerns?|problems?|risks?|implications?|and |or |, ?|identified|anticipated|foreseen|apply|applies|at this time|at present|currently|so far|yet|here|known|beyond those (in|of) rfc ?\d+)*";
        let none = format!(r"(there (are|is) )?(no|none|not any|nothing)\b[ ,]*{subject}");
        let phrases = r"n/?a|not applicable|nil|null|unknown|(maybe|perhaps)( later)?|(not yet|un)decided|under discussion|to be (determined|decided|defined|done|announced|specified|added|written)( later)?|tb[adc]|todo|coming soon|will be (provided|supplied|added|defined|specified)( later)?|see (above|below)|same as above|as above|same|later|yes|no response|left blank|test|foo|blah|lorem ipsum.*|a|x+|\?+|-+|\.+|…";
        expression(&format!(r"^[^a-z0-9\x80-\xff]*({none}|{phrases})[^a-z0-9\x80-\xff]*$"))
    });
    let sentences = sentences_or_text(text);
    let Some(denial) = DENIAL.as_ref() else { return false };
    sentences.iter().all(|sentence| denial.is_match(sentence.to_lowercase().as_bytes()))
}

/// Whether a text only refers to a document: "See RFC 8458, Section 4."
pub(super) fn is_only_reference(text: &str) -> bool {
    const REFERENCE_WORDS_MAX: usize = 12;
    if text.split_whitespace().nth(REFERENCE_WORDS_MAX).is_some() {
        return false;
    }
    let lower = text.to_lowercase();
    (lower.starts_with("see ") || lower.starts_with("please see "))
        && (lower.contains("rfc") || lower.contains("section") || lower.contains("http"))
}

/// The sentences; the whole text if it has no word.
fn sentences_or_text(text: &str) -> Vec<String> {
    let found: Vec<String> = sentences(text).into_iter().map(|sentence| sentence.text).collect();
    if found.is_empty() { vec![text.trim().to_owned()] } else { found }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stated(field: Field, text: &str) -> Vec<(Fact, &'static str)> {
        let template = Template::default().with_field(field, text);
        statements(&template).into_iter().map(|statement| (statement.fact, statement.value)).collect()
    }

    #[test]
    fn every_row_of_the_table_is_read() {
        let rows = include_str!("statements.tsv").lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(PATTERNS.len(), rows);
    }

    #[test]
    fn each_fact_has_a_sentence_that_states_it_and_a_similar_one_that_does_not() {
        let cases: [(Field, Fact, &str, &str); 25] = [
            (Field::Syntax, Fact::Case, "Names are case-sensitive.", "The NID is case-insensitive."),
            (
                Field::Syntax,
                Fact::Case,
                "Two names that differ only in case are equivalent, equal but differ only in case.",
                "Cases are numbered.",
            ),
            (Field::Resolution, Fact::Resolution, "There is no public resolver.", "There is no resolver yet."),
            (Field::Resolution, Fact::Resolution, "The office operates a resolver.", "The office may plan a resolver."),
            (Field::Assignment, Fact::Assigners, "Only the office assigns names.", "The office assigns names."),
            (Field::Assignment, Fact::Assigners, "Each of the members can assign names.", "The members cannot assign names."),
            (Field::Syntax, Fact::List, "It is a closed list.", "It is a list."),
            (Field::Syntax, Fact::Encoding, "Percent-encoding is not used.", "Percent-encoding is described in RFC 3986."),
            (Field::Assignment, Fact::Reassigned, "The number may be reused after ten years.", "The number is never reused."),
            (
                Field::Assignment,
                Fact::Reassigned,
                "The code is given to the next member.",
                "The code is not given to another member.",
            ),
            (Field::Assignment, Fact::Expiring, "Names expire after 90 days.", "Names never expire."),
            (Field::Assignment, Fact::NotUnique, "Names are not guaranteed to be unique.", "Names are unique."),
            (Field::Purpose, Fact::People, "Names contain the national identity number.", "Names contain no identity number."),
            (Field::Purpose, Fact::Private, "They are used only within our company.", "They are used by companies."),
            (Field::Syntax, Fact::Component, "The fragment is part of the name.", "The fragment is not part of the name."),
            (
                Field::Documentation,
                Fact::Promised,
                "The specification will be published next year.",
                "The specification was published last year.",
            ),
            (
                Field::Assignment,
                Fact::Reassigned,
                "The replacement takes over the label.",
                "The replacement has a label of its own.",
            ),
            (
                Field::Assignment,
                Fact::Reassigned,
                "The mark becomes available to another party.",
                "The list is available to the public.",
            ),
            (Field::Assignment, Fact::NotUnique, "Serial numbers are practically unique.", "Serial numbers are always unique."),
            (Field::Assignment, Fact::Renamed, "Names are changed when the owner moves.", "Names are not changed."),
            (Field::Syntax, Fact::People, "Field 6 is the surname of the keeper.", "Field 6 is the kind of the implant."),
            (
                Field::Purpose,
                Fact::Private,
                "Use is reserved to members of the union.",
                "They are used on the public Internet and closed networks.",
            ),
            (Field::Documentation, Fact::Restricted, "The standard is confidential.", "The standard is public."),
            (
                Field::Syntax,
                Fact::Component,
                "The fragments of two images are different.",
                "The fragment is a number of the page.",
            ),
            (Field::Assignment, Fact::Domain, "The holder of a domain name assigns names.", "The office assigns names."),
        ];
        for (field, fact, states, near) in cases {
            assert!(stated(field, states).iter().any(|(found, _)| *found == fact), "{fact:?}: {states}");
            assert!(stated(field, near).iter().all(|(found, _)| *found != fact), "{fact:?}: {near}");
        }
    }

    #[test]
    fn texts_without_content_are_recognized() {
        for empty in [
            "None.",
            "No known issues.",
            "There are no additional security considerations.",
            "N/A",
            "TBD",
            "?????",
            "a",
            "xxx",
            "Coming soon.",
            "See above.",
            "To be determined.",
            "None known. To be defined.",
        ] {
            assert!(has_no_content(empty), "{empty}");
        }
        for full in [
            "None, because names are random numbers.",
            "No name reveals who uses it.",
            "Names are public.",
            "Имена не раскрывают ничего.",
        ] {
            assert!(!has_no_content(full), "{full}");
        }
    }
}
