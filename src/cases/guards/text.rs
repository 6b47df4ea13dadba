//! Guards about the text an act is for: that it is the current one, and that it is theirs to change.

use crate::cases::see::Seen;
use crate::cases::settled::with_settled_fields;
use crate::cases::{CameFrom, Party, Request, Snapshot, State, desk, pledges, queries, testable};
use crate::ids::{new_id, sha256};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::template::write::{canonical, write};
use crate::turn::Turn;

pub(crate) fn freeze(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    request: &Request,
    number: i64,
    note: &str,
) -> Result<Snapshot, Refusal> {
    let template = canonical(&with_settled_fields(&request.draft, &request.subject));
    let text = write(&template);
    let snapshot = Snapshot {
        number,
        kind: request.subject.name().to_owned(),
        base: request.subject.registered().map(|(_, base)| base),
        fingerprint: sha256(text.as_bytes()),
        canonical: text,
        template,
        note: note.to_owned(),
        sent_at: turn.now,
    };
    queries::insert_snapshot(conn, &new_id(), &request.id, &snapshot, &turn.who.id, &stored(turn.now))?;
    testable::keep::freeze(conn, request, &snapshot)?;
    pledges::keep::freeze(conn, request, &snapshot)?;
    desk::keep::count(conn, turn.now, request, (number, &request.draft))?;
    Ok(snapshot)
}

/// Refuses an act on another text than the newest, and on one that was sent for something else: for an older version, or before a
/// correction became a new version.
pub(crate) fn about_current_text(seen: &Seen, snapshot: i64) -> Result<(), Refusal> {
    let current = seen.current().map_or(0, |current| current.number);
    if current != snapshot {
        return Err(Refusal::Stale {
            why: format!("The registrant sent text {current} since you opened this page; you were looking at text {snapshot}"),
        });
    }
    text_is_for_this(seen)
}

pub(crate) fn text_is_for_this(seen: &Seen) -> Result<(), Refusal> {
    let Some(current) = seen.current() else { return Ok(()) };
    let base = seen.request.subject.registered().map(|(_, base)| base);
    if current.kind == seen.request.subject.name() && current.base == base {
        return Ok(());
    }
    Err(Refusal::WrongState {
        why: format!(
            "Text {} was sent for something else than the request asks for now; the registrant sends a new text first",
            current.number
        ),
    })
}

/// Refuses review work outside expert review. A question to the registrant stops no reviewer: while the request is with them from
/// review, experts go on writing (T4).
pub(crate) fn under_review(seen: &Seen) -> Result<(), Refusal> {
    match seen.request.state {
        State::Review | State::WithRequester(CameFrom::Review) => Ok(()),
        _ => Err(Refusal::WrongState {
            why: format!("Reviews are written during expert review; the request is \"{}\"", seen.request.state_words()),
        }),
    }
}

/// The request of its owner while its text may still be worked on.
pub(crate) fn own_editable(seen: &Seen) -> Result<Request, Refusal> {
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may change its text"));
    }
    match seen.request.state {
        State::Draft | State::Review | State::WithRequester(_) => Ok(seen.request.clone()),
        state => {
            Err(Refusal::WrongState { why: format!("The text cannot be changed while the request is \"{}\"", state.words()) })
        }
    }
}
