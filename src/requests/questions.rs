//! The questions of RFC 8141 about a request, and the sentences of its text that the registrant selected as answers.
//!
//! A sentence answers while its section has it, so a sentence of an unsent draft changes nothing for experts.

pub(crate) mod queries;

use crate::ids::AccountId;
use crate::requests::RequestSubject;
use crate::store::typed::stored_enum;
use urn_registry::i18n::Phrase;
use urn_registry::template::Template;
use urn_registry::template::questions::{self, Question};
use urn_registry::template::sentences::has_sentence;

stored_enum! {
    /// Whether a question is answered.
    QuestionState as "state of a question" {
        Open = "open" => "question-open";
        /// The registrant selected a sentence.
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

/// A sentence that the registrant selected as the answer to a question.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub(crate) struct SelectedSentence {
    /// The identifier of the question.
    pub(crate) question: String,
    pub(crate) sentence: String,
    /// The expert who accepted it: identifier and name.
    pub(crate) accepted_by: Option<(AccountId, String)>,
}

/// A question about a text, with its answer.
#[derive(Debug, Clone)]
pub(crate) struct QuestionWithAnswer {
    pub(crate) question: &'static Question,
    pub(crate) state: QuestionState,
    /// Empty while the question is open.
    pub(crate) sentence: String,
    /// The expert who accepted it: identifier and name.
    pub(crate) accepted_by: Option<(AccountId, String)>,
}

/// The questions that a request is asked, in the order of the template. A correction and a change of status are asked none.
pub(crate) fn asked_of(subject: &RequestSubject) -> Vec<&'static Question> {
    match subject {
        RequestSubject::Correction { .. } | RequestSubject::StatusChange { .. } => Vec::new(),
        _ => questions::asked_of(matches!(subject, RequestSubject::Revision { .. })).collect(),
    }
}

/// The questions that a request is asked about this text. Of the selected sentences that its section has, an accepted one answers,
/// otherwise the last one.
pub(crate) fn about_text(subject: &RequestSubject, text: &Template, selected: &[SelectedSentence]) -> Vec<QuestionWithAnswer> {
    let asked = |question: &'static Question| {
        let own = selected.iter().filter(|own| own.question == question.id);
        let present = own.filter(|own| has_sentence(text.text(question.field), &own.sentence));
        let Some(SelectedSentence { sentence, accepted_by, .. }) = present.max_by_key(|own| own.accepted_by.is_some()) else {
            return QuestionWithAnswer { question, state: QuestionState::Open, sentence: String::new(), accepted_by: None };
        };
        QuestionWithAnswer {
            question,
            state: if accepted_by.is_some() { QuestionState::Accepted } else { QuestionState::Answered },
            sentence: sentence.clone(),
            accepted_by: accepted_by.clone(),
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
        let selected = |question: &str, accepted: bool| SelectedSentence {
            question: question.to_owned(),
            sentence: "A number is never assigned twice.".to_owned(),
            accepted_by: accepted.then(|| (AccountId::typed("sven"), "Sven".to_owned())),
        };
        let selected = [selected("uniqueness", true), selected("reassignment", false), selected("users", true)];
        about_text(subject, &template, &selected).into_iter().map(|asked| (asked.question.id, asked.state)).collect()
    }

    #[test]
    fn sentence_answers_while_its_section_has_it() {
        let new = RequestSubject::NewInformal { assigned: None };
        let kept = states(&new, "The office keeps a list. A number is never\nassigned twice.");
        let of = |id: &str| kept.iter().find(|(other, _)| *other == id).map(|(_, state)| *state);
        assert_eq!(of("uniqueness"), Some(QuestionState::Accepted));
        assert_eq!(of("reassignment"), Some(QuestionState::Answered));
        assert_eq!(of("users"), Some(QuestionState::Open), "it is in another section");
        assert!(states(&new, "A number is assigned twice.").iter().all(|(_, state)| *state == QuestionState::Open));
    }
}
