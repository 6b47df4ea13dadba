//! The answer map of a template: each question of RFC 8141 with the sentences that answer it.

use urn_registry::i18n::Phrase;
use urn_registry::template::answer_map::questions::RequirementLevel;
use urn_registry::template::answer_map::{Answer, Map};
use urn_registry::template::checks::answer_map;
use urn_registry::template::{Field, Template};

/// A question with its answers.
pub(crate) struct AnswerRow {
    pub(crate) question: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) tag: &'static str,
    /// The requirement level of the question.
    pub(crate) strength: Phrase,
    /// The section and the sentence.
    pub(crate) sentences: Vec<(Phrase, String)>,
}

/// The answer map, or the part of it for one section.
pub(crate) struct AnswerMapCard {
    /// Whether the text is English; if not, no answer was tested.
    pub(crate) english: bool,
    pub(crate) rows: Vec<AnswerRow>,
    pub(crate) contradictions: Vec<(String, String)>,
}

impl AnswerMapCard {
    /// No map, for a text to which the questions do not apply.
    pub(crate) fn none() -> Self {
        Self { english: true, rows: Vec::new(), contradictions: Vec::new() }
    }

    /// The map of a whole template.
    pub(crate) fn from_template(template: &Template) -> Self {
        Self::from(&answer_map(template), |_| true)
    }

    /// The questions about one section. Answers in other sections count.
    pub(crate) fn for_section(map: &Map, field: Field) -> Self {
        Self::from(map, |key| key == field.key())
    }

    fn from(map: &Map, wanted: impl Fn(&str) -> bool) -> Self {
        let pairs = map.contradictions.iter().filter(|(one, other)| wanted(one.field) || wanted(other.field));
        Self {
            english: map.english,
            rows: map.answers.iter().filter(|answer| wanted(answer.question.field)).map(answer_row).collect(),
            contradictions: pairs.map(|(one, other)| (one.text.clone(), other.text.clone())).collect(),
        }
    }

    /// Whether there is nothing to show.
    pub(crate) fn is_empty(&self) -> bool {
        self.english && self.rows.is_empty()
    }

    fn count_unanswered(&self) -> usize {
        self.rows.iter().filter(|row| row.sentences.is_empty()).count()
    }

    /// The number of unanswered questions, and of all questions; `None` if all are answered or the text is not English.
    pub(crate) fn unanswered(&self) -> Option<(usize, usize)> {
        let open = self.count_unanswered();
        (self.english && open > 0).then_some((open, self.rows.len()))
    }

    /// The number of unanswered questions, and of all questions.
    pub(crate) fn open(&self) -> Phrase {
        Phrase::new("answer-map-open").arg("open", self.count_unanswered()).arg("all", self.rows.len())
    }
}

fn answer_row(answer: &Answer) -> AnswerRow {
    let question = answer.question;
    let open = answer.sentences.is_empty();
    AnswerRow {
        question: Phrase::new("answer-map-question").arg("id", question.id),
        clause: question.clause,
        tag: match question.strength {
            RequirementLevel::Must if open => "tag-stop",
            RequirementLevel::Should if open => "tag-warn",
            _ => "tag-info",
        },
        strength: Phrase::new(match question.strength {
            RequirementLevel::Must => "answer-map-must",
            RequirementLevel::Should => "answer-map-should",
            RequirementLevel::Describes => "answer-map-describes",
        }),
        sentences: answer
            .sentences
            .iter()
            .map(|sentence| {
                (Field::from_key(sentence.field).map_or_else(Phrase::default, Field::localized_label), sentence.text.clone())
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_shows_its_own_questions_and_answers_in_other_sections() {
        let template = Template::default()
            .with_field(Field::Assignment, "The office assigns numbers.")
            .with_field(Field::Purpose, "Lamps of the society. A name is never reassigned.");
        let card = AnswerMapCard::for_section(&answer_map(&template), Field::Assignment);
        let never = card.rows.iter().find(|row| row.clause.contains("§5.1 item 3") && row.clause.contains("§5 item 1")).unwrap();
        assert_eq!(never.sentences, [(Field::Purpose.localized_label(), "A name is never reassigned.".to_owned())]);
        assert!(card.rows.iter().all(|row| !row.clause.contains("6.4.6")));
        let open = card.rows.iter().filter(|row| row.sentences.is_empty()).count();
        assert!(open > 0 && card.unanswered() == Some((open, card.rows.len())));
        let all = AnswerMapCard::from_template(&template);
        assert!(all.rows.iter().any(|row| row.tag == "tag-stop" && row.sentences.is_empty()));
    }
}
