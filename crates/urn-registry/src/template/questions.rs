//! The questions that RFC 8141 asks about a namespace.
//!
//! A program cannot tell whether a text answers them; the registrant selects the sentence that does, and an expert judges it. The words in
//! `questions.tsv` only find the sentence to offer. `docs/questions.md` lists the questions.

use super::sentences::{Sentence, sentences};
use super::statements::violates_rule;
use super::{Field, Template};
use crate::i18n::Phrase;
use serde::Serialize;
use std::sync::LazyLock;

/// How important a question is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// RFC 8141 §6.4 requires an answer (MUST).
    Must,
    /// One of the most important questions for the review: registrant, structure, uniqueness, reassignment, privacy.
    Essential,
    /// Any other question.
    Other,
}

/// A question about a namespace.
#[derive(Debug, PartialEq, Eq)]
pub struct Question {
    /// Its permanent identifier.
    pub id: &'static str,
    /// The section that answers it.
    pub field: Field,
    /// The clause of the RFC.
    pub clause: &'static str,
    /// How important it is.
    pub level: Level,
    /// Whether only a new version is asked.
    pub is_about_revision: bool,
    /// A sentence that may answer has a word of each group.
    words: Vec<Vec<&'static str>>,
}

impl Question {
    /// The question in the reader's language.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("question").arg("id", self.id)
    }

    /// The sentence of a template that may answer the question: the first sentence of its section with the words of the question. A
    /// sentence that announces another one, is as long as a table, or violates a rule is not suggested, and neither is one that only
    /// says what is usual.
    pub fn suggested_sentence(&self, template: &Template) -> Option<Sentence> {
        let is_suitable = |Sentence { text, is_grammar, .. }: &Sentence| {
            // A rule of the grammar describes the structure of names, and answers no other question.
            if text.len() > SUGGESTED_BYTES_MAX || *is_grammar {
                return self.id == "structure" && text.len() <= SUGGESTED_BYTES_MAX;
            }
            self.has_words(text) && !text.ends_with(':') && !is_qualified(text) && !violates_rule(self.field, text)
        };
        sentences(template.text(self.field)).into_iter().find(is_suitable)
    }

    fn has_words(&self, sentence: &str) -> bool {
        let lower = sentence.to_lowercase();
        let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
        let matches = |pattern: &str, word: &str| match pattern.strip_suffix('*') {
            Some(start) => word.starts_with(start),
            None => word == pattern,
        };
        self.words.iter().all(|group| group.iter().any(|pattern| words.iter().any(|word| matches(pattern, word))))
    }
}

/// The maximum length of a suggested sentence, in bytes.
const SUGGESTED_BYTES_MAX: usize = 500;

/// Words that limit a statement to what is usual or wanted.
const QUALIFYING_WORDS: [&str; 18] = [
    "almost", "basically", "essentially", "generally", "hardly", "hopefully", "likely", "maybe", "mostly", "nearly", "normally",
    "ordinarily", "perhaps", "practically", "presumably", "probably", "typically", "usually",
];

fn is_qualified(sentence: &str) -> bool {
    let lower = sentence.to_lowercase();
    lower.split(|c: char| !c.is_alphanumeric()).any(|word| QUALIFYING_WORDS.contains(&word)) || lower.contains("as good as")
}

static QUESTIONS: LazyLock<Vec<Question>> = LazyLock::new(|| {
    let rows = include_str!("questions.tsv").lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(parse_row).collect()
});

fn parse_row(row: &'static str) -> Option<Question> {
    let columns: Vec<&'static str> = row.split('\t').collect();
    let [id, field, level, kind, clause, words] = columns.as_slice() else { return None };
    Some(Question {
        id,
        field: Field::from_key(field)?,
        clause,
        level: match *level {
            "must" => Level::Must,
            "essential" => Level::Essential,
            _ => Level::Other,
        },
        is_about_revision: *kind == "revision",
        words: words.split(" & ").map(|group| group.split(' ').collect()).collect(),
    })
}

/// All questions, in the order of the template.
pub fn all() -> &'static [Question] {
    &QUESTIONS
}

/// The questions about a new registration, or about a new version.
pub fn asked_of(is_revision: bool) -> impl Iterator<Item = &'static Question> {
    all().iter().filter(move |question| is_revision || !question.is_about_revision)
}

/// A question about a text, for programs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct QuestionWithSuggestion {
    /// The identifier of the question.
    pub id: &'static str,
    /// The section that answers it.
    pub field: Field,
    /// The clause that asks it.
    pub clause: &'static str,
    /// Whether the RFC requires an answer (MUST).
    pub required: bool,
    /// The question.
    pub question: Phrase,
    /// A sentence of the section that may answer it; null if none has the words of the question. Only a person can tell whether it does.
    pub suggested: Option<String>,
}

/// The questions about a text, in the order of the template.
pub fn asked_about(template: &Template, is_revision: bool) -> Vec<QuestionWithSuggestion> {
    let asked = |question: &'static Question| QuestionWithSuggestion {
        id: question.id,
        field: question.field,
        clause: question.clause,
        required: question.level == Level::Must,
        question: question.phrase(),
        suggested: question.suggested_sentence(template).map(|sentence| sentence.text),
    };
    asked_of(is_revision).map(asked).collect()
}

/// The question with this identifier.
pub fn with_id(id: &str) -> Option<&'static Question> {
    all().iter().find(|question| question.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_question_with_its_own_identifier_in_the_order_of_the_template() {
        let rows = include_str!("questions.tsv").lines().filter(|line| !line.starts_with('#')).count();
        let ids: std::collections::BTreeSet<&str> = all().iter().map(|question| question.id).collect();
        assert_eq!((all().len(), ids.len()), (rows, rows));
        assert!(all().is_sorted_by_key(|question| question.field as usize));
        assert!(all().iter().all(|question| question.phrase().to_string().ends_with('?')));
    }

    #[test]
    fn sentence_with_the_words_of_a_question_is_offered() {
        let template = Template::default()
            .with_field(Field::Assignment, "The office keeps a list. A number is never assigned twice. Birds.")
            .with_field(Field::Syntax, "bird = 4DIGIT\n\nNames are short.");
        let offered = |id| with_id(id).unwrap().suggested_sentence(&template).map(|sentence| sentence.text);
        assert_eq!(offered("uniqueness").as_deref(), Some("A number is never assigned twice."));
        assert_eq!(offered("reassignment"), None);
        assert_eq!(offered("equivalence"), None);
        assert_eq!(offered("privacy"), None);
    }

    #[test]
    fn sentence_that_answers_nothing_is_not_offered() {
        for (id, suitable, unsuitable) in [
            ("structure", "A name consists of four digits.", "A name consists of the following parts:"),
            ("uniqueness", "Numbers are unique.", "Numbers are practically unique."),
            ("reassignment", "A number is never reassigned.", "A number may be reassigned after ten years."),
            ("reassignment", "A number is never used again.", "Marjorie looks at the list again."),
            ("persistence", "Names remain valid.", "Names expire after two years."),
        ] {
            let question = with_id(id).unwrap();
            let offers = |text: &str| {
                let template = Template::default().with_field(question.field, text);
                question.suggested_sentence(&template).is_some()
            };
            assert!(offers(suitable), "{suitable}");
            assert!(!offers(unsuitable), "{unsuitable}");
        }
    }

    #[test]
    fn only_a_new_version_is_asked_about_old_names() {
        assert!(asked_of(false).all(|question| question.id != "old_names"));
        assert!(asked_of(true).any(|question| question.id == "old_names"));
    }

    #[test]
    fn clauses_are_sections_of_rfc_8141() {
        const SECTIONS: [&str; 12] =
            ["2.3", "3.1", "5", "5.1", "6.2", "6.4.1", "6.4.2", "6.4.3", "6.4.4", "6.4.5", "6.4.6", "6.4.7"];
        for question in all() {
            let clause = question.clause.strip_prefix("RFC 8141 ").unwrap();
            for part in clause.split(", ") {
                let section = part.trim_start_matches('§').split(' ').next().unwrap();
                assert!(part == "Appendix A" || SECTIONS.contains(&section), "{}: {part}", question.id);
            }
        }
    }
}
