//! The saved questions, and the forms of leads that add and retire them.

use crate::actions::questions::{self, NewQuestion};
use crate::actions::retract;
use crate::clock;
use crate::http::addresses::QUESTIONS;
use crate::http::cx::Cx;
use crate::http::field::Field as Control;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::notice::{Notice, after, plain};
use crate::refusal::at;
use crate::reviews::questions::{Question, queries};
use crate::users::Role;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

const PART: Control = Control::choice(at::FIELD);
const TOPIC: Control = Control::text(at::TOPIC, "Topic").hint("For example “No reassignment”");
const CLAUSE: Control = Control::text(at::CLAUSE, "Clause").hint("For example RFC 8141 §6.4.3");
const BODY: Control = Control::area(at::QUESTION, "Question", 4);
const REASON: Control = Control::text(at::REASON, "Reason");

/// A question to be saved.
pub const ADD: &[Control] = &[PART, TOPIC, CLAUSE, BODY];

/// Retires a question.
pub const RETIRE: &[Control] = &[REASON];

struct Row {
    id: String,
    topic: String,
    field: Phrase,
    words: String,
    by: String,
    /// Who retired the question, when and why; empty if it is still offered.
    retired: String,
}

#[derive(View)]
#[template(path = "reviews/questions.html")]
struct QuestionsPage {
    shell: Shell,
    /// The result of the viewer's action that led here.
    notice: Option<Notice>,
    rows: Vec<Row>,
    /// Whether the viewer is a lead, who can change the list.
    leads: bool,
    /// The sections, as value, label, and whether it is chosen.
    fields: Vec<(&'static str, Phrase, bool)>,
    topic: FormField,
    clause: FormField,
    body: FormField,
}

fn part(field: Option<Field>) -> Phrase {
    field.map_or_else(|| "The whole request".into(), Field::words)
}

fn row(question: Question) -> Row {
    Row {
        field: part(question.field),
        words: question.comment(),
        by: question.added_by.map_or_else(|| "Included in the program".to_owned(), |name| format!("Added by {name}")),
        retired: question.retired.map_or_else(String::new, |retired| {
            format!("Retired on {} by {}: {}", clock::day(retired.at), retired.by, retired.reason)
        }),
        id: question.id,
        topic: question.topic,
    }
}

/// `GET /reviews/questions`
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let rows = cx.read(|conn| Ok(queries::all(conn)?))?;
    let chosen = PART.of(&cx.form);
    cx.page(&QuestionsPage {
        shell: Shell::new(cx, "Saved questions", Nav::Review),
        notice: plain(cx)?,
        rows: rows.into_iter().map(row).collect(),
        leads: account.has(Role::Lead),
        fields: Field::WRITTEN.iter().map(|one| (one.key(), one.words(), one.key() == chosen)).collect(),
        topic: TOPIC.shown(cx),
        clause: CLAUSE.shown(cx),
        body: BODY.shown(cx),
    })
}

/// `POST /reviews/questions`: a lead saves a question.
pub fn add(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let field = match PART.of(&cx.form) {
        "" => None,
        key => Some(Field::from_key(key).ok_or_else(|| Problem::bad_request("The form names an unknown section"))?),
    };
    let new = NewQuestion { field, topic: TOPIC.of(&cx.form), clause: CLAUSE.of(&cx.form), body: BODY.of(&cx.form) };
    cx.answer(cx.write(|conn| questions::add(conn, turn, new)), after(cx, QUESTIONS), list)
}

/// `POST /reviews/questions/{id}/retire`: a lead retires a question.
pub fn retire(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let retired = cx.write(|conn| retract::question(conn, turn, cx.param("id"), REASON.of(&cx.form)));
    cx.answer(retired, after(cx, QUESTIONS), list)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/expert/questions.rs"]
mod samples;
