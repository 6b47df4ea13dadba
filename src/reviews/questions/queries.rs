//! Database queries for saved questions.

use crate::history::retractions::Retracted;
use crate::history::retractions::queries::all as retractions;
use crate::ids::AccountId;
use crate::reviews::questions::{Question, built_in};
use crate::store::schema::{accounts, saved_questions};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;
use urn_registry::template::Field;

/// All saved questions, including retired ones: first those that come with the program, then the others, oldest first.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Question>, Error> {
    type Row = (String, Option<Field>, String, String, String, Option<String>);
    let rows: Vec<Row> = saved_questions::table
        .inner_join(accounts::table.on(accounts::id.eq(saved_questions::added_by)))
        .order((saved_questions::added_at, saved_questions::id))
        .select((
            saved_questions::id,
            saved_questions::field,
            saved_questions::topic,
            saved_questions::clause,
            saved_questions::body,
            accounts::name.nullable(),
        ))
        .load(conn)?;
    let mut list: Vec<Question> = built_in().collect();
    list.extend(rows.into_iter().map(|(id, field, topic, clause, body, added_by)| Question {
        id,
        field,
        topic,
        clause,
        body,
        added_by,
        retired: None,
    }));
    let mut retired = retractions(conn, Retracted::Question)?;
    for question in &mut list {
        question.retired = retired.remove(&question.id);
    }
    Ok(list)
}

pub(crate) fn insert(conn: &mut AnyConnection, question: &Question, added_by: &AccountId, now: Moment) -> Result<(), Error> {
    insert!(conn, saved_questions: id = &question.id, field = question.field.map(Field::key), topic = &question.topic,
        clause = &question.clause, body = &question.body, added_by, added_at = now)
}
