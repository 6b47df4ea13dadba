//! The answer map: which sentences of a template answer which question of RFC 8141.
//!
//! Sentences are analyzed by their words: subject, verb class, modal verb and negation ([`claim`] lists the possible statements). There are
//! no fixed phrases, and the word classes are data. The table `statements.txt` is applied before the rules in the modules. Only English is
//! supported; a text in another language is reported as such. The analysis is a pure function of the texts, uses only the standard library,
//! and reads at most [`READ_MAX`] bytes of a section.
//!
//! ```
//! use urn_registry::template::answer_map::{claims_of, claim::Claim};
//!
//! assert_eq!(claims_of("The number goes back to the pool.", false), [Claim::Reassigned]);
//! assert_eq!(claims_of("It remains bound to the same object permanently.", false), [Claim::NeverReassigned]);
//! ```

pub mod claim;
mod delegation;
mod delegation_words;
mod equivalence;
mod hedge;
mod language;
mod organizations;
pub mod questions;
mod reassignment;
mod reassignment_words;
mod resolution;
mod sentence;
mod statements;
#[cfg(test)]
mod tests;
mod words;

use claim::{Claim, OPPOSITES};
use questions::{ALL_QUESTIONS, AnswerCondition, QuestionCondition, RfcQuestion};
use std::ops::Range;
use words::{Word, WordClass};

/// The maximum number of bytes read from a section: more than the longest section of a registered template.
pub const READ_MAX: usize = 32 * 1024;

/// The maximum number of words of a sentence that is read.
const WORDS_MAX: usize = 160;

/// A sentence of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// The key of the section.
    pub field: &'static str,
    /// Its bytes in the section.
    pub range: Range<usize>,
    /// Its text on one line.
    pub text: String,
    /// The statements of the sentence.
    pub claims: Vec<Claim>,
    /// Whether it leaves open whether names are reassigned, unique or equivalent: "it is hoped", "not yet decided".
    pub is_open: bool,
    /// Whether it states without a doubt that names can be reassigned.
    pub is_reassignment: bool,
    words: Vec<Word>,
}

/// A question with the sentences that answer it.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The question that the sentences answer.
    pub question: &'static RfcQuestion,
    /// The sentences, in the order of the template, at most [`SHOWN_MAX`]. Empty if it is not answered.
    pub sentences: Vec<Sentence>,
}

/// The maximum number of sentences shown for one question.
pub const SHOWN_MAX: usize = 4;

/// The answers of a template.
#[derive(Debug, Clone)]
pub struct Map {
    /// Whether the text is English. If not, nothing else was tested.
    pub english: bool,
    /// The questions that apply, in the order of the template.
    pub answers: Vec<Answer>,
    /// Sentences that cannot both be true.
    pub contradictions: Vec<(Sentence, Sentence)>,
    /// A sentence that states that names can be reassigned, which RFC 8141 §5 excludes: the first unambiguous one, or else the first one.
    pub reassigned: Option<Sentence>,
    sentences: Vec<Sentence>,
}

impl Map {
    /// The questions of this strength that no sentence answers.
    pub fn unanswered(&self, strength: questions::RequirementLevel) -> impl Iterator<Item = &'static RfcQuestion> {
        self.answers
            .iter()
            .filter(move |answer| answer.question.strength == strength && answer.sentences.is_empty())
            .map(|answer| answer.question)
    }

    /// The first sentence of a section that makes this statement.
    pub fn stated(&self, field: &str, claim: Claim) -> Option<&Sentence> {
        self.sentences.iter().find(|sentence| sentence.field == field && sentence.claims.contains(&claim))
    }

    /// The sentences that leave open whether names are reassigned, unique or equivalent, without the one in `reassigned`.
    pub fn open(&self) -> impl Iterator<Item = &Sentence> {
        self.sentences.iter().filter(|sentence| sentence.is_open && self.reassigned.as_ref() != Some(*sentence))
    }

    /// The first sentence of a section with a word of each class. A class is a list of words with spaces between them.
    pub fn mentions(&self, field: &str, classes: &[&str]) -> Option<&Sentence> {
        self.sentences.iter().find(|sentence| sentence.field == field && all_of(&sentence.words, classes))
    }
}

/// The answer map of a template, given as pairs of a section's key and its text.
pub fn map(sections: &[(&'static str, &str)]) -> Map {
    let prose: Vec<&str> = sections
        .iter()
        .filter(|(field, _)| !matches!(*field, "registrant" | "syntax" | "documentation"))
        .map(|(_, text)| *text)
        .collect();
    let mut map = Map {
        english: language::is_english(&prose),
        answers: Vec::new(),
        contradictions: Vec::new(),
        reassigned: None,
        sentences: Vec::new(),
    };
    if !map.english {
        return map;
    }
    map.sentences = sections.iter().flat_map(|(field, text)| sentences_of(field, text)).collect();
    let all = &map.sentences;
    map.answers = ALL_QUESTIONS.iter().filter(|question| applies(question, all)).map(|question| answer(question, all)).collect();
    let mut reassigned = all.iter().filter(|sentence| sentence.claims.contains(&Claim::Reassigned));
    map.reassigned = all.iter().find(|sentence| sentence.is_reassignment).or_else(|| reassigned.next()).cloned();
    map.contradictions = OPPOSITES.iter().filter_map(|(one, other)| contradiction(all, *one, *other)).collect();
    map
}

/// The sentences of a section with their statements. Grammar and sentences of more than [`WORDS_MAX`] words state nothing.
fn sentences_of(field: &'static str, text: &str) -> Vec<Sentence> {
    let mut end = text.len().min(READ_MAX);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let read = text.get(..end).unwrap_or_default();
    sentence::sentences(read)
        .into_iter()
        .filter_map(|range| {
            let sentence = read.get(range.clone())?;
            let words = words::words(sentence::without_heading(sentence));
            let unread = sentence::is_grammar(sentence) || words.len() > WORDS_MAX;
            let Reading { claims, is_open, is_reassignment } =
                if unread { Reading::default() } else { of_section(field, &words) };
            let text = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
            Some(Sentence { field, range, text, claims, is_open, is_reassignment, words })
        })
        .collect()
}

/// The statements of a sentence, with their certainty.
#[derive(Debug, Default)]
struct Reading {
    claims: Vec<Claim>,
    is_open: bool,
    is_reassignment: bool,
}

/// The statements that count in a section.
fn of_section(field: &str, words: &[Word]) -> Reading {
    let read = |reassigned, delegated, equal, resolved| {
        statements(words, field == "resolution", [reassigned, delegated, equal, resolved])
    };
    match field {
        "assignment" => read(true, true, false, false),
        "syntax" => read(true, false, true, false),
        "purpose" => read(true, false, false, true),
        "resolution" => read(false, false, false, true),
        "security_and_privacy" | "interoperability" | "additional_information" => read(true, false, false, false),
        _ => Reading::default(),
    }
}

/// The statements of a sentence. `in_resolution` is whether it is in the section about resolution.
pub fn claims_of(sentence: &str, in_resolution: bool) -> Vec<Claim> {
    statements(&words::words(sentence), in_resolution, [true; 4]).claims
}

/// The statements about reassignment, delegation, equivalence and resolution, as far as they are requested.
fn statements(words: &[Word], in_resolution: bool, [reassigned, delegated, equal, resolved]: [bool; 4]) -> Reading {
    let mut reading = Reading::default();
    for clause in words::clauses(words) {
        let mut found: Vec<Claim> = Vec::new();
        if reassigned {
            let claim = reassignment::claim(&clause);
            reading.is_reassignment |= claim == Some(Claim::Reassigned) && hedge::is_certain_reassignment(&clause);
            found.extend(claim);
        }
        if delegated {
            found.extend(delegation::claims(&clause));
        }
        if equal {
            found.extend(equivalence::claims(&clause));
        }
        if resolved {
            found.extend(resolution::claims(&clause, in_resolution));
        }
        // Only the Assignment section is analyzed for delegation, and it is not analyzed for equivalence.
        reading.is_open |= hedge::leaves_rule_open(&clause, &found, reassigned, delegated && !equal);
        reading.claims.extend(found);
    }
    reading.claims.sort();
    reading.claims.dedup();
    reading
}

fn applies(question: &RfcQuestion, all: &[Sentence]) -> bool {
    match question.when {
        QuestionCondition::Always => true,
        QuestionCondition::Stated(claim) => {
            all.iter().any(|sentence| sentence.field == question.field && sentence.claims.contains(&claim))
        }
    }
}

/// Whether a word of each class occurs. A class is a list of words with spaces between them.
fn all_of(words: &[Word], classes: &[&str]) -> bool {
    classes.iter().all(|class| {
        let class: Vec<&str> = class.split(' ').collect();
        words::has(words, &class)
    })
}

fn answer(question: &'static RfcQuestion, all: &[Sentence]) -> Answer {
    let answers = |sentence: &&Sentence| match question.by {
        AnswerCondition::Claims(_) | AnswerCondition::Words(_) if sentence.is_open && question.is_definite => false,
        AnswerCondition::Claims(claims) => sentence.claims.iter().any(|claim| claims.contains(claim)),
        AnswerCondition::Words(groups) => groups.iter().any(|classes| all_of(&sentence.words, classes)),
        AnswerCondition::Anything => true,
    };
    let own = all.iter().filter(|sentence| sentence.field == question.field).filter(answers);
    let other =
        all.iter().filter(|sentence| sentence.field != question.field && question.also.contains(&sentence.field)).filter(answers);
    Answer { question, sentences: own.chain(other).take(SHOWN_MAX).cloned().collect() }
}

/// Two sentences that state the opposite of each other about all names. A statement about one part of a name contradicts nothing.
fn contradiction(all: &[Sentence], one: Claim, other: Claim) -> Option<(Sentence, Sentence)> {
    const PARTIAL: WordClass = &[
        "nid", "prefix*", "literal*", "part", "parts", "element*", "component*", "unless", "except*", "otherwise", "domain*",
        "hex*", "some", "other", "others", "rest", "remainder*", "specifier*", "standard", "hexadecimal", "scheme", "abnf",
        "older", "digit*", "if", "such", "these", "those",
    ];
    let general = |claim: Claim| {
        all.iter().find(move |sentence| {
            sentence.claims.contains(&claim)
                && !sentence.is_open
                && (!words::has(&sentence.words, PARTIAL) || claim == Claim::Reassigned || claim == Claim::NeverReassigned)
                && !words::has(&sentence.words, &["experiment*", "test", "testing"])
        })
    };
    Some((general(one)?.clone(), general(other)?.clone()))
}
