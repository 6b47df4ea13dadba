//! Records events: one for each action.

use crate::history::{Event, EventId, queries};
use crate::ids::new_id;
use crate::store::AnyConnection;
use crate::store::Error;
use crate::store::counters::{PUBLISHED_COUNTER, increment_counter};
use crate::users::Actor;
use jiff::Timestamp;

/// Records one event in the transaction of its action.
pub fn record(conn: &mut AnyConnection, now: Timestamp, actor: &Actor, event: Event) -> Result<EventId, Error> {
    let Some(act) = event.act else { return Err(Error::Unreadable("an event without an act".to_owned())) };
    let id = new_id();
    let role = event.role.unwrap_or(match actor {
        Actor::Person(_) => "person",
        Actor::CommandLine => "command line",
        Actor::Clock => "nidreg",
    });
    queries::insert(
        conn,
        &queries::NewEvent {
            id: &id,
            request_id: event.request_id.as_ref(),
            nid: event.nid.as_deref(),
            account_id: event.account_id.as_ref(),
            actor_id: actor.account().map(|account| &account.id),
            actor_role: role,
            act: act.name(),
            detail: &event.detail,
            state: event.state,
            at: now.into(),
        },
    )?;
    if event.nid.is_some() && queries::is_namespace_history_action(act) {
        increment_counter(conn, PUBLISHED_COUNTER)?;
    }
    Ok(EventId(id))
}
