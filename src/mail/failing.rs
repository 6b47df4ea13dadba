//! Addresses at which emails do not arrive. After the third time sending to one is paused, and the operators are told.

use crate::history::{Act, Event, log};
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox, queries};
use crate::people;
use crate::people::{Actor, Role};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use jiff::Timestamp;

/// Emails that did not arrive before sending to their address is paused.
pub const FAILURES: i64 = 3;

/// Notes that an email did not arrive because of its address. `asks` when it asked its reader something: then the operators are told
/// at once, as somebody waits for an answer that cannot come.
pub fn note(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    (address, subject, asks): (&str, &str, bool),
    why: &str,
) -> Result<(), Refusal> {
    let failures = queries::note_failing(conn, address, why, now.into())?;
    let pauses = failures == FAILURES;
    if failures >= FAILURES {
        queries::pause(conn, address, now.into())?;
    }
    if !pauses && !asks {
        return Ok(());
    }
    let event = log::record(conn, now, &Actor::Clock, Event::general(Act::AddressPaused).saying(&format!("{address}: {why}")))?;
    for operator in people::queries::with_role(conn, Role::Operator)? {
        // Whoever cannot be reached is not told that they cannot.
        if operator.email == address {
            continue;
        }
        let letter = Letter::AddressFails {
            name: operator.name.clone(),
            address: address.to_owned(),
            subject: subject.to_owned(),
            why: why.to_owned(),
            what: if failures >= FAILURES {
                "Sending to this address is paused. Emails to this address are waiting.".to_owned()
            } else {
                "Other emails still go to this address.".to_owned()
            },
            link: format!("{}/desk/letters", post.public_url),
        };
        outbox::queue(conn, post, now, &event, None, &operator.email, &letter)?;
    }
    Ok(())
}
