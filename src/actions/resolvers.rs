//! Entries of the resolver directory (RFC 8141 §1.2.1), which operators add, change and end, each with a published reason.

use crate::action_context::ActionContext;
use crate::history::{Event, EventKind, log};
use crate::refusal::{Refusal, at};
use crate::registry::lists::CHANGED;
use crate::registry::lists::current;
use crate::registry::lists::queries::{self, NewEntryState};
use crate::registry::publish::PUBLISHED_COUNTER;
use crate::requests::guards::office::require_operator;
use crate::requests::record::required_text;
use crate::store::counters::increment_counter;
use crate::store::{AnyConnection, Error, Moment};
use crate::users::Account;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::entry::{Record, RecordFault};

/// The form field that a fault of an entry belongs to.
fn fault_at_field(fault: &RecordFault) -> Refusal {
    let field = match fault {
        RecordFault::Words("holder") => at::HOLDER,
        RecordFault::Words("source") => at::SOURCE,
        RecordFault::Words("note") => at::NOTE,
        RecordFault::Words("since") => at::SINCE,
        RecordFault::Words("example") | RecordFault::Example(_) | RecordFault::Unanswered => at::EXAMPLE,
        RecordFault::Words(_) | RecordFault::Taken(_) | RecordFault::Nid(_) => at::ID,
        RecordFault::Applies | RecordFault::Pattern(_) => at::PATTERN,
        RecordFault::Template(_) | RecordFault::Undefined(_) => at::TEMPLATE,
        RecordFault::Service(_) => at::SERVICE,
        RecordFault::Word("kind", _) => at::KIND,
        RecordFault::Word("seen", _) => at::SEEN,
        RecordFault::Word(..) => at::Q,
    };
    Refusal::at_field(field, fault.to_string())
}

/// Whether the resolver entries of a namespace can be edited: by an operator, if the namespace is registered.
pub fn may_edit(conn: &mut AnyConnection, who: &Account, nid: &str) -> Result<(), Refusal> {
    require_operator(who)?;
    let missing = || Refusal::not_found(Phrase::new("thing-named"));
    let nid = Nid::parse(nid).ok().filter(|parsed| parsed.as_str() == nid).ok_or_else(missing)?;
    crate::registry::queries::by_nid(conn, &nid)?.map(|_| ()).ok_or_else(missing)
}

/// Adds an entry, or replaces the entry of the same namespace that has its name.
pub fn save_resolver_entry(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    record: &Record,
    reason: &str,
) -> Result<(), Refusal> {
    may_edit(conn, ctx.who, &record.nid)?;
    let mut directory = current::directory(conn)?;
    let target = Directory::target_of(record).map_err(|fault| fault_at_field(&fault))?;
    let record = Record { target, ..record.clone() };
    let before = directory.entry(&record.id).map(|entry| entry.record.clone());
    directory.add_or_replace(record.clone()).map_err(|fault| fault_at_field(&fault))?;
    if before.as_ref() == Some(&record) {
        return Err(Refusal::at_field(at::TEMPLATE, Phrase::new("refusal-resolver-same")));
    }
    let reason = required_text(reason, at::PUBLIC_REASON, Phrase::new("refusal-reason-published"))?;
    let body = serde_json::to_string(&record).map_err(|_| Error::Unreadable("a resolver entry".to_owned()))?;
    let what = format!("{}: {} ({})", record.id, record.template, record.service);
    write_resolver_entry(conn, ctx, (&record.nid, &record.id), Some(&body), (&what, &reason))
}

/// Ends an entry. Its history remains.
pub fn end_resolver_entry(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    nid: &str,
    id: &str,
    reason: &str,
) -> Result<(), Refusal> {
    may_edit(conn, ctx.who, nid)?;
    let directory = current::directory(conn)?;
    let known = directory.entry(id).is_some_and(|entry| entry.record.nid == nid);
    if !known {
        return Err(Refusal::not_found(Phrase::new("thing-resolver-entry")));
    }
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-reason-published"))?;
    write_resolver_entry(conn, ctx, (nid, id), None, (&format!("ended {id}"), &reason))
}

/// Stores the next state of an entry, records the event, and invalidates cached pages.
fn write_resolver_entry(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    (nid, name): (&str, &str),
    body: Option<&str>,
    (what, reason): (&str, &str),
) -> Result<(), Refusal> {
    let (asked_by, at) = (&ctx.who.id, Moment::from(ctx.now));
    let state = NewEntryState { name, nid, body, reason, asked_by, at };
    queries::insert(conn, &state)?;
    increment_counter(conn, CHANGED)?;
    increment_counter(conn, PUBLISHED_COUNTER)?;
    let event = Event::on_registry(EventKind::ResolverChanged).about_nid(nid).with_detail(&format!("{what}: {reason}"));
    log::record(conn, ctx.now, &ctx.actor(), event)?;
    Ok(())
}
