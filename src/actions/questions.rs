//! Saved questions, which leads add.

use crate::action_context::ActionContext;
use crate::cases::record::words;
use crate::history::{Act, Event, log};
use crate::ids::new_id;
use crate::refusal::{Refusal, at};
use crate::reviews::questions::{Question, queries};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use urn_registry::template::Field;

/// The maximum number of characters of a topic or a clause.
const LINE_MAX: usize = 80;

/// The maximum number of characters of a question.
const QUESTION_MAX: usize = 2000;

/// A question to be saved, as entered.
#[derive(Debug, Clone, Copy)]
pub struct NewQuestion<'a> {
    /// The field that it concerns; `None` for the whole request.
    pub field: Option<Field>,
    /// The subject in a few words.
    pub topic: &'a str,
    /// Where the RFC requires an answer.
    pub clause: &'a str,
    /// The question.
    pub body: &'a str,
}

pub(super) fn may_change(who: &Account) -> Result<(), Refusal> {
    if who.has(Role::Lead) { Ok(()) } else { Err(Refusal::not_permitted("Only a lead can change the saved questions")) }
}

fn bounded(text: String, field: &'static str, most: usize) -> Result<String, Refusal> {
    if text.chars().count() > most {
        return Err(Refusal::at(field, format!("Enter at most {most} characters")));
    }
    Ok(text)
}

/// Saves a question for all experts.
///
/// # Errors
/// A fault at an empty or too long field. Only a lead may do it.
pub fn add(conn: &mut AnyConnection, turn: ActionContext<'_>, new: NewQuestion<'_>) -> Result<(), Refusal> {
    may_change(turn.who)?;
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let topic = words(&one_line(new.topic), at::TOPIC, "Enter the topic in a few words")?;
    let clause = words(&one_line(new.clause), at::CLAUSE, "Enter the clause, for example RFC 8141 §6.4.3")?;
    let body = words(new.body, at::QUESTION, "Enter the question")?;
    let question = Question {
        id: new_id(),
        field: new.field,
        topic: bounded(topic, at::TOPIC, LINE_MAX)?,
        clause: bounded(clause, at::CLAUSE, LINE_MAX)?,
        body: bounded(body, at::QUESTION, QUESTION_MAX)?,
        added_by: None,
        retired: None,
    };
    queries::insert(conn, &question, &turn.who.id, turn.now.into())?;
    let said = format!("{}: {}", question.topic, question.comment());
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::QuestionAdded).saying(&said))?;
    Ok(())
}
