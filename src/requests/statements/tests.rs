//! Walks the states and actions of the workflow, and compares each sentence with its fact.

use super::*;
use crate::history::RecordedEvent;
use crate::mail::templates::email::Email;
use crate::requests::decision_records::{self, determines_outcome, is_decision, reversal};
use crate::requests::table::STATE_TABLE as WORKFLOW;
use std::collections::BTreeSet;
use urn_registry::i18n::Lang;

fn event(act: EventKind, state: Option<State>) -> RecordedEvent {
    RecordedEvent {
        id: String::new(),
        act,
        by: String::new(),
        role: String::new(),
        detail: String::new(),
        state: state.map(|state| state.name().to_owned()),
        at: jiff::Timestamp::UNIX_EPOCH,
    }
}

/// The keys of a message file.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key)).filter(|key| !key.contains([' ', '#']))
}

#[test]
fn decision_is_reversed_only_by_a_recorded_reversal() {
    for act in EventKind::ALL {
        for state in State::ALL.into_iter().map(Some).chain([None]) {
            for decided in EventKind::ALL.into_iter().filter(|decided| determines_outcome(*decided)) {
                let event = event(act, state);
                let ended = !decision_records::reversed_decisions(&event, &["the decision".to_owned()]).is_empty();
                let said = reversal(&event).map(reversal_statement);
                // What the sentence says, in the words of the workflow.
                let by_hand = match (act, state) {
                    (EventKind::Reopened, _) => Some(Statement::Reopened),
                    (EventKind::AppealGranted, _) => Some(Statement::Overturned),
                    (EventKind::SentBack, _) => Some(Statement::SentBack),
                    (EventKind::Answered | EventKind::RevisionSent, Some(State::Review)) => Some(Statement::Revised),
                    _ => None,
                };
                assert_eq!((said, ended), (by_hand, by_hand.is_some()), "{decided:?}, then {act:?} with {state:?}");
            }
        }
    }
}

#[test]
fn each_sentence_has_one_fact_and_each_rule_is_in_the_state_table() {
    for statement in Statement::ALL {
        assert_eq!(TABLE.iter().filter(|(one, _)| *one == statement).count(), 1, "{statement:?}");
        match statement.fact() {
            Some(StatementFact::Rule(acts, guard)) => {
                let rows: Vec<_> = WORKFLOW.iter().filter(|row| acts.contains(&row.act)).collect();
                assert!(!rows.is_empty());
                for row in rows {
                    assert!(row.guards.iter().any(|one| one.says == guard.says), "{statement:?}: {} has no such rule", row.code);
                }
            }
            Some(StatementFact::Reversal(how)) => assert_eq!(reversal_statement(how), statement),
            Some(StatementFact::Event(acts)) if statement == Statement::Decided => {
                let decisions: Vec<_> = EventKind::ALL.into_iter().filter(|act| is_decision(*act)).collect();
                assert!(decisions.iter().all(|act| acts.contains(act)) && acts.iter().all(|act| is_decision(*act)));
            }
            Some(_) => {}
            None => panic!("{statement:?} has no fact"),
        }
    }
    // The email about a Discuss says that the experts can decline the request: no rule forbids it.
    let declines = WORKFLOW.iter().filter(|row| matches!(row.act, Action::ProposeDecline | Action::Decline));
    assert!(declines.flat_map(|row| row.guards).all(|guard| guard.says != ENOUGH_POSITIONS.says));
}

/// The messages of these kinds that only label a value.
const LABELS: [&str; 19] = [
    "decision-about", "decision-all", "decision-appeals", "decision-by", "decision-by-acting", "decision-by-lead-acting",
    "decision-cite", "decision-digest", "decision-discussion", "decision-eyebrow", "decision-objection", "decision-on",
    "decision-positions", "decision-reasons", "decision-request", "decision-text", "decision-threads", "request-appeal",
    "request-appeal-button",
];

/// The words of a sentence about a decision, an appeal, an objection or a promise to publish.
const WORDS: [&str; 13] = [
    "approv", "declin", "appeal", "overturn", "decided", "decision", "objection", "objected", "discuss the request",
    "contact accepts", "them accepts", "not published", "be published",
];

/// Files about the rules of the registry in general, and sentences that are.
const GENERAL: [&str; 7] = ["guides", "help", "log", "privacy", "rules", "start", "terms"];
const GENERAL_SENTENCES: [&str; 3] = ["draft-procedure-lede", "paste-note-order", "submitted-status"];

/// What the forms of experts, operators and administrators say about the action that they perform. They do not depend on a recorded fact.
const INSTRUCTIONS: [&str; 20] = [
    "admin-close-about", "admin-end-hint", "contacts-needed", "inbox-about", "publish-about-html", "publish-appeal",
    "publish-ready", "record-appeal-is-open", "record-comment-lapsed", "request-appeal-outcome-about",
    "request-comment-is-approved", "request-hold-about", "request-hold-fast-track", "request-procedure-about",
    "review-concur-about", "review-discuss-about", "review-f-appeal-hint", "review-f-decision-hint", "review-proposal-outdated",
    "disclose-assignment-declined",
];

/// The English messages, by file. A refusal gives the reason of a guard, and a finding that of a check.
fn messages() -> Vec<(String, String, String)> {
    let mut all: Vec<(String, String, String)> = Vec::new();
    for entry in std::fs::read_dir("templates/words/en").unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_stem().unwrap().to_string_lossy().into_owned();
        for line in std::fs::read_to_string(&path).unwrap().lines() {
            match line.split_once(" =") {
                Some((key, text)) if !key.contains([' ', '#']) => all.push((file.clone(), key.to_owned(), text.to_owned())),
                _ if line.starts_with(' ') => all.last_mut().into_iter().for_each(|(_, _, text)| text.extend([" ", line])),
                _ => {}
            }
        }
    }
    all.retain(|(_, key, _)| !key.starts_with("refusal") && !key.starts_with("finding"));
    all
}

/// Whether a message has a full stop besides those in the numbers of sections.
fn is_sentence(text: &str) -> bool {
    format!("{text} ").contains(". ")
}

#[test]
fn every_sentence_with_these_words_is_in_the_table() {
    let table: BTreeSet<&str> = Statement::ALL.into_iter().map(Statement::name).collect();
    let mut missing = Vec::new();
    for (file, key, text) in messages() {
        assert!(!LABELS.contains(&key.as_str()) || !is_sentence(&text), "{key} is no label: {text}");
        let told = WORDS.into_iter().any(|word| text.to_lowercase().contains(word));
        let is_general = GENERAL.contains(&file.as_str())
            || [&GENERAL_SENTENCES[..], &INSTRUCTIONS].iter().any(|list| list.contains(&key.as_str()));
        if told && is_sentence(&text) && !is_general && !table.contains(key.as_str()) {
            missing.push(key);
        }
    }
    assert!(missing.is_empty(), "add the fact of these sentences to the table: {missing:?}");
}

#[test]
fn every_message_about_a_decision_or_an_outcome_is_in_the_table() {
    let table: BTreeSet<&str> = Statement::ALL.into_iter().map(Statement::name).collect();
    let talk = include_str!("../../../templates/words/en/talk.ftl");
    let request = include_str!("../../../templates/words/en/request.ftl");
    let ended: BTreeSet<String> = State::ALL
        .into_iter()
        .filter(|state| !state.is_open() && *state != State::Registered)
        .map(|state| format!("request-next-{}", state.name()))
        .collect();
    let told =
        keys(talk)
            .filter(|key| key.starts_with("decision-") && !key.starts_with("decision-rfc") && *key != "decision-title")
            .chain(keys(request).filter(|key| {
                ended.contains(*key) || key.contains("proposed") || key.contains("rivals") || key.contains("appeal")
            }));
    let missing: Vec<&str> = told.filter(|key| !table.contains(key) && !LABELS.contains(key)).collect();
    assert!(missing.is_empty(), "add the fact of these sentences to the table: {missing:?}");
    let known = messages();
    for key in table {
        assert!(known.iter().any(|(_, one, _)| one == key), "{key} is no message");
    }
}

/// A page or template that named the message itself could show it without the fact.
#[test]
fn pages_take_these_messages_only_from_the_table() {
    let mut folders = ["src/pages", "templates"].map(std::path::PathBuf::from).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for name in Statement::ALL.into_iter().map(Statement::name) {
                assert!(!text.contains(&format!("\"{name}\"")), "{}: {name}", path.display());
            }
        }
    }
}

#[test]
fn state_of_a_sentence_is_the_state_that_its_key_names() {
    for (statement, fact) in TABLE {
        if let (StatementFact::State(states), Some(name)) = (fact, statement.name().strip_prefix("request-next-")) {
            assert!(states.iter().all(|state| state.name() == name), "{statement:?}");
        }
    }
}

/// The words of a sentence about a decision, an appeal or a role.
const TELLING: [&str; 10] =
    ["approved", "declined", "appeal", "overturned", "decision", "decided", "registered", "lapsed", "reinstated", "withdrawn"];

/// The events that an email with these words may speak about.
const EVENTS_OF: [(&str, &[EventKind]); 4] = [
    ("was approved", &[EventKind::Approved]),
    ("was declined", &[EventKind::Declined, EventKind::BodyDeclined]),
    ("overturned", &[EventKind::AppealGranted]),
    ("was withdrawn", &[EventKind::Closed]),
];

#[test]
fn email_that_speaks_about_a_decision_has_a_fact_that_the_workflow_records() {
    for email in Email::samples() {
        let text = format!("{} {}", email.subject(Lang::En), email.text(Lang::En)).to_lowercase();
        match emails::email_fact(&email) {
            StatementFact::NoStatement => {
                // What a person wrote, or the title of a request, is quoted and no statement of the registry.
                let own: String = text.lines().filter(|line| !line.contains("> ")).collect();
                let told: Vec<&str> = TELLING.into_iter().filter(|word| own.contains(word)).collect();
                assert!(told.is_empty(), "{} says {told:?} without a fact: {own}", email.code());
            }
            StatementFact::Rule(acts, guard) => {
                let rows = WORKFLOW.iter().filter(|row| acts.contains(&row.act));
                assert!(rows.flat_map(|row| row.guards).any(|one| one.says == guard.says), "{}", email.code());
            }
            // `tests/app/randomized_workflows` compares them with the event of each email that is sent.
            StatementFact::Event(acts) => {
                let own: String = text.lines().filter(|line| !line.contains("> ")).collect();
                for (word, kinds) in EVENTS_OF {
                    let is_told = own.contains(word) && !acts.iter().any(|act| kinds.contains(act));
                    assert!(!is_told, "{} says {word:?}, and its fact is {acts:?}: {own}", email.code());
                }
            }
            other => assert!(matches!(other, StatementFact::State(_)), "{}: {other:?}", email.code()),
        }
    }
}
