//! The questions of RFC 8141 about a request, and the sentences of its text to which the registrant points as answers.
//!
//! A sentence answers as long as it is in its section. The history tells who pointed and who accepted; the pointer itself can change.

pub(crate) mod queries;

use crate::requests::RequestSubject;
use crate::store::typed::stored_enum;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::Template;
use urn_registry::template::questions::{self, Question};
use urn_registry::template::sentences::has_sentence;

stored_enum! {
    /// Whether a question is answered.
    QuestionState as "state of a question" {
        Open = "open" => "question-open";
        /// The registrant points to a sentence.
        Answered = "answered" => "question-answered";
        /// An expert accepted the sentence.
        Accepted = "accepted" => "question-accepted";
    }
}

impl QuestionState {
    /// The color of its tag.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Self::Open => "warn",
            Self::Answered => "info",
            Self::Accepted => "ok",
        }
    }
}

/// A sentence to which the registrant points, as stored.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub(crate) struct PointedSentence {
    /// The identifier of the question.
    pub(crate) question: String,
    pub(crate) sentence: String,
    /// The name of the expert who accepted it, and when.
    pub(crate) accepted_by: Option<String>,
    pub(crate) accepted_at: Option<Timestamp>,
}

/// A question about a text, with its answer.
#[derive(Debug, Clone)]
pub(crate) struct AskedQuestion {
    pub(crate) question: &'static Question,
    pub(crate) state: QuestionState,
    /// Empty while the question is open.
    pub(crate) sentence: String,
    /// The expert who accepted it; empty if none did.
    pub(crate) accepted_by: String,
}

/// The questions that a request is asked, in the order of the template. A correction and a change of status are asked none.
pub(crate) fn asked_of(subject: &RequestSubject) -> Vec<&'static Question> {
    match subject {
        RequestSubject::Correction { .. } | RequestSubject::StatusChange { .. } => Vec::new(),
        _ => questions::asked_of(matches!(subject, RequestSubject::Revision { .. })).collect(),
    }
}

/// The questions that a request is asked about this text. A sentence that is not in its section answers nothing.
pub(crate) fn about_text(subject: &RequestSubject, text: &Template, pointed: &[PointedSentence]) -> Vec<AskedQuestion> {
    let asked = |question: &'static Question| {
        let own = pointed.iter().find(|own| own.question == question.id);
        let Some(own) = own.filter(|own| has_sentence(text.text(question.field), &own.sentence)) else {
            let (sentence, accepted_by) = (String::new(), String::new());
            return AskedQuestion { question, state: QuestionState::Open, sentence, accepted_by };
        };
        AskedQuestion {
            question,
            state: if own.accepted_at.is_some() { QuestionState::Accepted } else { QuestionState::Answered },
            sentence: own.sentence.clone(),
            accepted_by: own.accepted_by.clone().unwrap_or_default(),
        }
    };
    asked_of(subject).into_iter().map(asked).collect()
}

/// The number of questions in each state: "2 open, 5 answered, 15 accepted".
pub(crate) fn counts(states: &[QuestionState]) -> Phrase {
    let count = |state: QuestionState| states.iter().filter(|one| **one == state).count();
    Phrase::new("question-counts")
        .arg("open", count(QuestionState::Open))
        .arg("answered", count(QuestionState::Answered))
        .arg("accepted", count(QuestionState::Accepted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::template::Field;

    fn states(subject: &RequestSubject, text: &str) -> Vec<(&'static str, QuestionState)> {
        let template = Template::default().with_field(Field::Assignment, text);
        let pointed = |question: &str, accepted: bool| PointedSentence {
            question: question.to_owned(),
            sentence: "A number is never assigned twice.".to_owned(),
            accepted_by: accepted.then(|| "Sven".to_owned()),
            accepted_at: accepted.then_some(Timestamp::UNIX_EPOCH),
        };
        let pointed = [pointed("uniqueness", true), pointed("reassignment", false), pointed("users", true)];
        about_text(subject, &template, &pointed).into_iter().map(|asked| (asked.question.id, asked.state)).collect()
    }

    #[test]
    fn sentence_answers_while_it_is_in_its_section() {
        let new = RequestSubject::NewInformal { assigned: None };
        let kept = states(&new, "The office keeps a list. A number is never\nassigned twice.");
        let of = |id: &str| kept.iter().find(|(other, _)| *other == id).map(|(_, state)| *state);
        assert_eq!(of("uniqueness"), Some(QuestionState::Accepted));
        assert_eq!(of("reassignment"), Some(QuestionState::Answered));
        assert_eq!(of("users"), Some(QuestionState::Open), "it is in another section");
        assert!(states(&new, "A number is assigned twice.").iter().all(|(_, state)| *state == QuestionState::Open));
    }
}
