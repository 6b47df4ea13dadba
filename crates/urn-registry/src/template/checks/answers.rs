//! Findings of the answer map: questions of the RFC that the text does not answer, answers that the RFC excludes, and sentences
//! that contradict each other.

use super::fields::is_only_reference;
use super::rules::{
    COMMUNITY_RULE, CONTRADICTION_RULE, DOMAIN_AUTHORITY_RULE, EQUIVALENCE_RULE, LANGUAGE_RULE, LOOSE_EQUIVALENCE_RULE,
    REASSIGNMENT_RULE, RESOLUTION_SERVICE_RULE, SUB_DELEGATION_RULE, UNANSWERED_MUST_RULE, UNANSWERED_SHOULD_RULE,
};
use super::standard::TextKind;
use crate::finding::{Finding, Level};
use crate::i18n::Phrase;
use crate::template::answer_map::claim::Claim;
use crate::template::answer_map::questions::{RequirementLevel, RfcQuestion};
use crate::template::answer_map::{Answer, Map, Sentence, map};
use crate::template::characters::places;
use crate::template::{Field, Template};
use serde::Serialize;

/// The answer map of a template. Revision Information is not read: it describes changes.
pub fn answer_map(template: &Template) -> Map {
    let fields = Field::REGISTRANT_FIELDS.into_iter().filter(|field| *field != Field::RevisionInformation);
    map(&fields.map(|field| (field.key(), template.text(field))).collect::<Vec<_>>())
}

/// Which sentences answer which question of RFC 8141.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Answers {
    /// If false, the text is in another language and nothing else was tested.
    pub english: bool,
    /// The questions that apply, in the order of the template.
    pub questions: Vec<Answered>,
    /// Sentences that cannot both be true.
    pub contradictions: Vec<[AnsweringSentence; 2]>,
}

/// A question with the sentences that answer it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Answered {
    /// The identifier of the question.
    pub id: &'static str,
    /// The key of the section.
    pub field: &'static str,
    /// The clause that asks it.
    pub clause: &'static str,
    /// `must`, `should` or `describes`.
    pub strength: &'static str,
    /// The question.
    pub question: Phrase,
    /// Empty if it is not answered.
    pub sentences: Vec<AnsweringSentence>,
}

/// A sentence with what it states.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct AnsweringSentence {
    /// The key of the section.
    pub field: &'static str,
    /// The sentence on one line.
    pub text: String,
    /// The names of its statements.
    pub states: Vec<&'static str>,
}

/// The answer map as JSON.
pub fn answers_json(template: &Template) -> serde_json::Value {
    // Text and booleans can always be serialized.
    serde_json::to_value(answers(template)).unwrap_or_default()
}

/// The answer map for programs.
pub fn answers(template: &Template) -> Answers {
    let map = answer_map(template);
    let stated = |sentence: &Sentence| AnsweringSentence {
        field: sentence.field,
        text: sentence.text.clone(),
        states: sentence.claims.iter().map(|claim| claim.name()).collect(),
    };
    let answered = |answer: &Answer| Answered {
        id: answer.question.id,
        field: answer.question.field,
        clause: answer.question.clause,
        strength: answer.question.strength.name(),
        question: Phrase::new("answer-map-question").arg("id", answer.question.id),
        sentences: answer.sentences.iter().map(stated).collect(),
    };
    Answers {
        english: map.english,
        questions: map.answers.iter().map(answered).collect(),
        contradictions: map.contradictions.iter().map(|(one, other)| [stated(one), stated(other)]).collect(),
    }
}

pub(super) fn check_answers(template: &Template, standard: TextKind<'_>, found: &mut Vec<Finding>) {
    let map = answer_map(template);
    if !map.english {
        found.push(Finding::new(&LANGUAGE_RULE, Phrase::new("finding-language")));
        return;
    }
    check_reassignment(template, &map, standard, found);
    check_open_sentences(template, &map, found);
    check_contradictions(template, &map, found);
    check_personal_registrant(template, &map, standard, found);
    check_unanswered(template, &map, standard, found);
    check_equivalence(template, &map, found);
    check_delegation(template, &map, found);
    check_resolution_service(template, &map, found);
    check_domain_authority(template, &map, found);
    check_community(template, &map, found);
}

/// A finding at the place of a sentence.
fn finding_at_sentence(finding: Finding, template: &Template, sentence: &Sentence) -> Finding {
    let Some(field) = Field::from_key(sentence.field) else { return finding };
    let finding = finding.on_field(field.key());
    match places(template.text(field), &[sentence.range.start]).first() {
        Some(place) => finding.at_line(place.line).at_column(place.column),
        None => finding,
    }
}

fn label(field: &str) -> Phrase {
    Field::from_key(field).map_or_else(Phrase::default, Field::localized_label)
}

/// If names can be reassigned, a request is blocked, unless the registered version already stated this or the sentence is ambiguous.
fn check_reassignment(template: &Template, map: &Map, standard: TextKind<'_>, found: &mut Vec<Finding>) {
    let Some(sentence) = &map.reassigned else { return };
    let words = Phrase::new("finding-reassigned").arg("field", label(sentence.field)).arg("text", sentence.text.as_str());
    let mut finding = finding_at_sentence(Finding::new(&REASSIGNMENT_RULE, words), template, sentence);
    let known = match standard {
        TextKind::Revision { current } => {
            current.is_some_and(|current| answer_map(current).reassigned.is_some_and(|own| own.is_reassignment))
        }
        TextKind::Correction { .. } => true,
        _ => false,
    };
    if known || !sentence.is_reassignment {
        finding.level = Level::Warning;
    }
    found.push(finding);
}

/// Sentences that leave open which rule applies, even if another sentence answers the question.
fn check_open_sentences(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    for sentence in map.open() {
        let rule = if sentence.field == Field::Syntax.key() { &LOOSE_EQUIVALENCE_RULE } else { &UNANSWERED_SHOULD_RULE };
        let words = Phrase::new("finding-left-open").arg("field", label(sentence.field)).arg("text", sentence.text.as_str());
        found.push(finding_at_sentence(Finding::new(rule, words), template, sentence));
    }
}

fn check_contradictions(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    for (one, other) in &map.contradictions {
        let words = Phrase::new("finding-contradiction").arg("one", one.text.as_str()).arg("other", other.text.as_str());
        found.push(finding_at_sentence(Finding::new(&CONTRADICTION_RULE, words), template, one));
    }
    /// "Only lower case letters are used."
    const ONE_CASE: &[&str] = &["only", "lowercase lower uppercase upper small capital capitals"];
    let key = Field::Syntax.key();
    if let (Some(one), Some(other)) = (map.mentions(key, ONE_CASE), map.stated(key, Claim::CaseInsensitive))
        && one != other
        && !one.claims.contains(&Claim::CaseInsensitive)
    {
        let words = Phrase::new("finding-one-case").arg("one", one.text.as_str()).arg("other", other.text.as_str());
        found.push(finding_at_sentence(Finding::new(&CONTRADICTION_RULE, words), template, one));
    }
}

/// The registrant is only a person, and the text does not say who will continue the namespace. Informal namespaces may belong to a
/// person.
fn check_personal_registrant(template: &Template, map: &Map, standard: TextKind<'_>, found: &mut Vec<Finding>) {
    const CONTINUES: &[&str] = &["successor* dies death dead heir* estate hand hands transfer* continue* takes take"];
    let informal =
        standard == TextKind::NewInformal || template.nid().is_some_and(|nid| nid.to_string().to_lowercase().starts_with("urn-"));
    let continued = [Field::Assignment, Field::Purpose, Field::AdditionalInformation]
        .iter()
        .any(|field| map.mentions(field.key(), CONTINUES).is_some());
    if informal || continued {
        return;
    }
    if let Some(name) = crate::template::registrant::sole_person_name(template.text(Field::Registrant)) {
        let words = Phrase::new("finding-person-only").arg("text", name);
        let mut finding = Finding::new(&UNANSWERED_SHOULD_RULE, words).on_field(Field::Registrant.key());
        finding.clause = "RFC 8141 §5.1 item 1";
        found.push(finding);
    }
}

/// The questions that the RFC requires (MUST) or recommends (SHOULD) to answer. A section that is empty or refers to another
/// document has a finding of its own, and so have delegation and the resolution service.
fn check_unanswered(template: &Template, map: &Map, standard: TextKind<'_>, found: &mut Vec<Finding>) {
    const CHECKED_ELSEWHERE: [&str; 2] = ["A6", "R2"];
    const FEW_WORDS: usize = 12;
    let text = |question: &RfcQuestion| Field::from_key(question.field).map_or("", |field| template.text(field));
    let asks = |question: &&RfcQuestion| !text(question).is_empty() && !is_only_reference(text(question));
    let finding = |rule, question: &RfcQuestion| {
        let asked = Phrase::new("answer-map-question").arg("id", question.id);
        let words = Phrase::new("finding-unanswered").arg("field", label(question.field)).arg("question", asked);
        let mut finding = Finding::new(rule, words).on_field(question.field);
        finding.clause = question.clause;
        finding
    };
    for question in map.unanswered(RequirementLevel::Must).filter(asks) {
        let mut finding = finding(&UNANSWERED_MUST_RULE, question);
        if !matches!(standard, TextKind::NewFormal | TextKind::NewInformal) {
            finding.level = Level::Warning;
        }
        found.push(finding);
    }
    let long = |question: &&RfcQuestion| text(question).split_whitespace().nth(FEW_WORDS).is_some();
    let open = map.unanswered(RequirementLevel::Should).filter(asks).filter(long);
    found.extend(
        open.filter(|question| !CHECKED_ELSEWHERE.contains(&question.id))
            .map(|question| finding(&UNANSWERED_SHOULD_RULE, question)),
    );
}

fn check_equivalence(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    let text = template.text(Field::Syntax);
    let open = map.answers.iter().any(|answer| answer.question.id == "S3" && answer.sentences.is_empty());
    if open && !text.is_empty() && !is_only_reference(text) {
        found.push(Finding::new(&EQUIVALENCE_RULE, Phrase::new("finding-equivalence")));
    }
}

/// Other organizations assign names, and the text does not give the rules.
fn check_delegation(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    let key = Field::Assignment.key();
    let Some(sentence) = map.stated(key, Claim::Delegated) else { return };
    let message = match (map.stated(key, Claim::DelegationRules), map.stated(key, Claim::DelegateEnds)) {
        (None, _) => "finding-sub-delegation",
        (Some(_), None) => "finding-delegate-ends",
        (Some(_), Some(_)) => return,
    };
    let words = Phrase::new(message).arg("text", sentence.text.as_str());
    found.push(finding_at_sentence(Finding::new(&SUB_DELEGATION_RULE, words), template, sentence));
}

/// The text states that names can be resolved, but does not name a service.
fn check_resolution_service(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    let key = Field::Resolution.key();
    let Some(sentence) = map.stated(key, Claim::Resolvable) else { return };
    let settled = [Claim::Service, Claim::NotResolvable].into_iter().any(|claim| map.stated(key, claim).is_some());
    if !settled {
        let words = Phrase::new("finding-service").arg("text", sentence.text.as_str());
        found.push(finding_at_sentence(Finding::new(&RESOLUTION_SERVICE_RULE, words), template, sentence));
    }
}

/// The holder of a domain name assigns names, and the text does not say what happens when the domain has another holder.
fn check_domain_authority(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    const LAPSES: &[&str] = &[
        "domain*",
        "laps* expir* transfer* sold former* previous* hands date dated year later longer lose loses reassign* reregister* \
         successor* abandon* ceas*",
    ];
    const AUTHORITY: &[&str] =
        &["domain*", "assign* mint* creat* own owns owner* hold* holder* control* authorit* prefix* based"];
    let sections = [Field::Assignment, Field::Syntax, Field::SecurityAndPrivacy, Field::Interoperability];
    if sections.iter().any(|field| map.mentions(field.key(), LAPSES).is_some()) {
        return;
    }
    let fields = [Field::Assignment, Field::Syntax];
    let named = |sentence: &&Sentence| {
        let lower = sentence.text.to_lowercase();
        lower.contains("domain name") || lower.contains("internet domain") || lower.contains("dns domain")
    };
    if let Some(sentence) = fields.iter().filter_map(|field| map.mentions(field.key(), AUTHORITY)).find(named) {
        let words = Phrase::new("finding-domains").arg("text", sentence.text.as_str());
        found.push(finding_at_sentence(Finding::new(&DOMAIN_AUTHORITY_RULE, words), template, sentence));
    }
}

/// A longer Purpose that does not name a community.
fn check_community(template: &Template, map: &Map, found: &mut Vec<Finding>) {
    const FEW_WORDS: usize = 12;
    let long = template.text(Field::Purpose).split_whitespace().nth(FEW_WORDS).is_some();
    let open = map.answers.iter().any(|answer| answer.question.id == "P2" && answer.sentences.is_empty());
    if long && open {
        found.push(Finding::new(&COMMUNITY_RULE, Phrase::new("finding-community")));
    }
}
