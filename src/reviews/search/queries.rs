//! Database queries for the search in comments, positions and decisions. Names are not yet in displayable form.

use crate::history::retractions::Retracted;
use crate::ids::{AccountId, CommentId, RequestId, RequestNumber, SnapshotNo};
use crate::reviews::search::{FOUND_MAX, Hit, HitKind, Wanted};
use crate::reviews::{DecisionOutcome, Stance};
use crate::store::like::{ESCAPE, containing, lower};
use crate::store::schema::{accounts, comments, decisions, positions, requests, retractions, threads, unread_comments};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::Timestamp;
use urn_registry::template::Field;

/// Request, number, author and name.
type Head = (RequestId, RequestNumber, AccountId, String);

fn most() -> i64 {
    i64::try_from(FOUND_MAX).unwrap_or(i64::MAX)
}

/// The newest comments that contain all words, in the text or in the suggested change.
pub(super) fn comments(
    conn: &mut AnyConnection,
    wanted: &Wanted,
    authors: Option<&[AccountId]>,
    words: &[String],
) -> Result<Vec<Hit>, Error> {
    type Row = (Head, (CommentId, SnapshotNo, Option<Field>), (String, Option<String>, Timestamp));
    let withdrawable = unread_comments::table.filter(unread_comments::until.gt(Moment::from(wanted.now)));
    let retracted = retractions::table.filter(retractions::what.eq(Retracted::Comment));
    let mut query = comments::table
        .inner_join(threads::table.on(threads::id.eq(comments::thread_id)))
        .inner_join(accounts::table.on(accounts::id.eq(comments::author_id)))
        .inner_join(requests::table.on(requests::id.eq(comments::request_id)))
        .order((comments::written_at.desc(), comments::id.desc()))
        .limit(most())
        .select((
            (requests::id, requests::number, accounts::id, accounts::name),
            (comments::id, comments::snapshot_number, threads::field),
            (comments::body, comments::suggestion, comments::written_at),
        ))
        .into_boxed();
    query = query
        .filter(requests::state.ne("draft"))
        .filter(requests::private_since.is_null())
        .filter(comments::id.ne_all(retracted.select(retractions::row_id)))
        .filter(comments::id.ne_all(withdrawable.select(unread_comments::comment_id)));
    for word in words {
        let pattern = containing(word);
        let suggested = lower(comments::suggestion.assume_not_null()).like(pattern.clone()).escape(ESCAPE);
        query = query
            .filter(lower(comments::body).like(pattern).escape(ESCAPE).or(comments::suggestion.is_not_null().and(suggested)));
    }
    if let Some(authors) = authors {
        query = query.filter(comments::author_id.eq_any(authors.to_vec()));
    }
    if let Some(field) = wanted.field {
        query = query.filter(threads::field.eq(field.key()));
    }
    if !wanted.states.is_empty() {
        query = query.filter(requests::state.eq_any(wanted.states.to_vec()));
    }
    let rows: Vec<Row> = query.load(conn)?;
    let hit = |((request_id, number, author_id, author), (id, revision, field), (body, suggestion, at)): Row| Hit {
        id: id.to_string(),
        kind: HitKind::Comment,
        request_id,
        number,
        author_id,
        author,
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

/// A function that finds the newest rows of a table whose reasons contain all words.
macro_rules! with_reasons {
    ($(#[$about:meta])* $table:ident, $author:ident, $what:ident: $What:ty as $kind:expr, $at:ident) => {
        $(#[$about])*
        pub(super) fn $table(
            conn: &mut AnyConnection,
            wanted: &Wanted,
            authors: Option<&[AccountId]>,
            words: &[String],
        ) -> Result<Vec<Hit>, Error> {
            type Row = (Head, (String, SnapshotNo, $What), (String, Timestamp));
            let mut query = $table::table
                .inner_join(accounts::table.on(accounts::id.eq($table::$author)))
                .inner_join(requests::table.on(requests::id.eq($table::request_id)))
                .order(($table::$at.desc(), $table::id.desc()))
                .limit(most())
                .select((
                    (requests::id, requests::number, accounts::id, accounts::name),
                    ($table::id, $table::snapshot_number, $table::$what),
                    ($table::reasons, $table::$at),
                ))
                .into_boxed();
            query = query.filter(requests::private_since.is_null());
            for word in words {
                query = query.filter(lower($table::reasons).like(containing(word)).escape(ESCAPE));
            }
            if let Some(authors) = authors {
                query = query.filter($table::$author.eq_any(authors.to_vec()));
            }
            if !wanted.states.is_empty() {
                query = query.filter(requests::state.eq_any(wanted.states.to_vec()));
            }
            let rows: Vec<Row> = query.load(conn)?;
            let hit = |((request_id, number, author_id, author), (id, revision, what), (text, at)): Row| Hit {
                id,
                kind: $kind(what),
                request_id,
                number,
                author_id,
                author,
                field: None,
                revision,
                text,
                at,
            };
            Ok(rows.into_iter().map(hit).collect())
        }
    };
}

with_reasons!(
    /// The newest positions whose reasons contain all words.
    positions, expert_id, stance: Stance as HitKind::Position, taken_at
);
with_reasons!(
    /// The newest decisions whose reasons contain all words; the author is the lead.
    decisions, lead_id, outcome: DecisionOutcome as HitKind::Decision, decided_at
);
