//! Database queries for the search in comments.

use crate::history::retractions::Retracted;
use crate::ids::{CommentId, RequestNumber, RevisionNumber};
use crate::reviews::search::{FOUND_MAX, Hit, search_terms};
use crate::store::like::{ESCAPE, like_pattern, lower};
use crate::store::schema::{comments, requests, retractions, threads};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use jiff::Timestamp;
use urn_registry::template::Field;

/// The newest comments that contain all words of `text`, in the comment or in the suggested change. Without words there are no results.
pub fn comments_with(conn: &mut AnyConnection, text: &str) -> Result<Vec<Hit>, Error> {
    type Row = ((CommentId, RequestNumber, Option<Field>), RevisionNumber, String, Option<String>, Timestamp);
    let message = search_terms(text);
    if message.is_empty() {
        return Ok(Vec::new());
    }
    let retracted = retractions::table.filter(retractions::kind.eq(Retracted::Comment));
    let mut query = comments::table
        .inner_join(threads::table.on(threads::id.eq(comments::thread_id)))
        .inner_join(requests::table.on(requests::id.eq(comments::request_id)))
        .filter(requests::state.ne("draft"))
        .filter(requests::private_since.is_null())
        .filter(comments::id.ne_all(retracted.select(retractions::row_id)))
        .order((comments::written_at.desc(), comments::id.desc()))
        .limit(i64::try_from(FOUND_MAX).unwrap_or(i64::MAX))
        .select((
            (comments::id, requests::number, threads::field),
            comments::revision_number,
            comments::body,
            comments::suggestion,
            comments::written_at,
        ))
        .into_boxed();
    for word in &message {
        let pattern = like_pattern(word);
        let suggested = lower(comments::suggestion.assume_not_null()).like(pattern.clone()).escape(ESCAPE);
        query = query
            .filter(lower(comments::body).like(pattern).escape(ESCAPE).or(comments::suggestion.is_not_null().and(suggested)));
    }
    let rows: Vec<Row> = query.load(conn)?;
    let hit = |((id, number, field), revision, body, suggestion, at): Row| Hit {
        id,
        number,
        field,
        revision,
        text: match suggestion {
            Some(suggestion) => format!("{body}\n{suggestion}"),
            None => body,
        },
        at,
    };
    Ok(rows.into_iter().map(hit).collect())
}
