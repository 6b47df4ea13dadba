//! Putting letters into the outbox, and taking them out for delivery.

use crate::history::EventId;
use crate::ids::new_id;
use crate::mail::body::Reader;
use crate::mail::gaps::{self, Gap};
use crate::mail::gather::{self, Step};
use crate::mail::letters::spoken::{dated, framed, ours};
use crate::mail::letters::{Letter, topic};
use crate::mail::queries::{Due, NewLetter};
use crate::mail::wrap::filled;
use crate::mail::{Post, Thread, choices, queries, single, strangers};
use crate::people::queries::language_at;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::Error;
use jiff::{SignedDuration, Timestamp};

/// Tries before a letter is given up: with the waits below, about three days.
pub const TRIES: i64 = 14;

/// Queues one letter in the transaction of its event, unless its reader stopped its kind.
pub fn queue(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    event: &EventId,
    thread: Option<&Thread>,
    recipient: &str,
    letter: &Letter,
) -> Result<(), Refusal> {
    queue_with(conn, (post, now), event, thread, recipient, letter, Vec::new())
}

/// Tells the owner of an account what happened to it; such news cannot be stopped.
pub fn tell(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    event: &EventId,
    (name, address): (&str, &str),
    what: impl Into<String>,
) -> Result<(), Refusal> {
    let letter = Letter::Security { name: name.to_owned(), what: what.into() };
    queue(conn, post, now, event, None, address, &letter)
}

/// The same for a letter in which a link opens something: its text has the marks of these gaps, and what fills them is made while it
/// leaves.
pub fn queue_with(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    event: &EventId,
    thread: Option<&Thread>,
    recipient: &str,
    letter: &Letter,
    mut gaps: Vec<Gap>,
) -> Result<(), Refusal> {
    if let Some(topic) = topic(letter.code())
        && choices::queries::is_stopped(conn, recipient, topic, thread.map(|thread| &thread.request_id))?
    {
        return Ok(());
    }
    let id = new_id();
    let choose = post.links.as_ref().map(|_| {
        let gap = Gap::choose(&id);
        let link = format!("{}/letters/{}", post.public_url, gap.mark);
        gaps.push(gap);
        link
    });
    // The list is answered at the list.
    let number = thread.filter(|_| recipient != post.review_list).map(|thread| thread.number.to_string());
    let reader = if recipient == post.review_list { Reader::List } else { Reader::Person { choose: choose.as_deref() } };
    let (language, subject, body) = letter
        .written(language_at(conn, recipient)?, post, number.as_deref(), reader)
        .map_err(|error| Error::Unreadable(format!("letter {}: {error}", letter.code())))?;
    // Its text says which of them it has.
    gaps.retain(|gap| body.contains(&gap.mark));
    let leaves = letter.about().leaves;
    // The list hears at once, or as its own emails are gathered.
    let due_at = if recipient == post.review_list { now } else { gather::due_at(conn, now, recipient, leaves)? };
    let (turn, waits) = strangers::leaves(conn, now, recipient, letter.code())?;
    queries::insert(
        conn,
        &NewLetter {
            message_id: &format!("<{id}@{}>", post.host),
            thread_id: thread.map(|thread| format!("<{}@{}>", thread.number, post.host)).as_deref(),
            id: &id,
            event_id: Some(&event.0),
            request_id: thread.map(|thread| &thread.request_id),
            letter: letter.code(),
            recipient,
            subject: &subject,
            body: &body,
            created_at: now.into(),
            due_at: due_at.max(turn).into(),
            attempts: 0,
            last_error: waits.as_deref(),
            priority: leaves.priority(),
            discussion: None,
            language,
        },
    )?;
    Ok(gaps::queries::insert(conn, &id, &gaps)?)
}

/// What an email of an event says besides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Besides {
    /// It says it now, or said it already.
    Said,
    /// There is no such email: whoever it is for stopped its kind, or is told nothing else.
    NoEmail,
}

/// Adds to the email that an event writes to somebody what is asked of them, where it is done and by which day, in the transaction of
/// the event. Where the email says both already it stays as it is.
pub fn ask_besides(
    conn: &mut AnyConnection,
    event: &EventId,
    recipient: &str,
    (asks, link, day): (&str, &str, Option<&str>),
) -> Result<Besides, Refusal> {
    let Some((id, body)) = single::queries::waiting_of(conn, &event.0, recipient)? else { return Ok(Besides::NoEmail) };
    let (said, end) = body.split_once("\n\n-- \n").unwrap_or((&body, ""));
    let one_line = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let by = day.map_or_else(String::new, |day| format!(", by {day}"));
    let asked = format!("Action required: {asks}{by}:");
    let lang = single::queries::language(conn, &id)?;
    let (own_asks, own_day) = (ours(lang, asks), day.map(|day| dated(lang, day)));
    let (asks, day) = (own_asks.as_deref().unwrap_or(asks), own_day.as_deref());
    if said.contains(asks) || one_line.contains(asks) || (day.is_some_and(|day| one_line.contains(day)) && said.contains(link)) {
        return Ok(Besides::Said);
    }
    let besides = if day.is_some() { "asks-besides-by" } else { "asks-besides" };
    let asked = filled(&framed(lang, besides, &[("asks", asks), ("day", day.unwrap_or_default())]).unwrap_or(asked));
    single::queries::rewrite(conn, &id, &format!("{said}\n\n{asked}\n{link}\n\n-- \n{end}"))?;
    Ok(Besides::Said)
}

/// Emails that are taken at once.
const AT_ONCE: i64 = 1;

/// Whether there is anything to take; looking needs no turn at writing.
pub(crate) fn is_any_due(conn: &mut AnyConnection, now: Timestamp, urgent: bool) -> Result<bool, Error> {
    single::queries::is_due(conn, now.into(), urgent)
}

/// Takes the most urgent email that is due; one at a time, so that a backlog keeps none that is more urgent. It is put off at once by the time its delivery may take, so that another worker leaves it
/// alone and a worker that dies loses nothing. Its links are made now.
pub fn take_due(conn: &mut AnyConnection, post: &Post, now: Timestamp) -> Result<Vec<Due>, Error> {
    take(conn, post, now, false)
}

/// The same; with `urgent` only what somebody waits for at the screen. What can leave together does.
pub(crate) fn take(conn: &mut AnyConnection, post: &Post, now: Timestamp, urgent: bool) -> Result<Vec<Due>, Error> {
    // More than a server may take that answers each command at the last moment.
    const LEASE_SECONDS: i64 = 300;
    // Emails that are put off in one transaction, because something new came that they wait for.
    const PUT_OFF_MAX: usize = 20;
    for _ in 0..PUT_OFF_MAX {
        let Some(first) = single::queries::due(conn, now.into(), AT_ONCE, urgent)?.pop() else { return Ok(Vec::new()) };
        let mut taken = match gather::gather(conn, post, now, &first)? {
            Step::PutOff => continue,
            Step::Alone => first,
            Step::Into(email) => *email,
        };
        queries::postpone(conn, &taken.id, later(now, LEASE_SECONDS).into(), taken.attempts + 1, None)?;
        gaps::text::fill(conn, post, now, &mut taken)?;
        return Ok(vec![taken]);
    }
    Ok(Vec::new())
}

fn later(now: Timestamp, seconds: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(now)
}

/// The server took the letter.
pub fn sent(conn: &mut AnyConnection, now: Timestamp, letter: &Due) -> Result<(), Error> {
    queries::mark_sent(conn, &letter.id, now.into())?;
    gather::queries::follow(conn, &letter.id)?;
    gaps::queries::forget_filled(conn, &letter.id)
}

/// The server refused it for now, or could not be reached: try again later, each time twice as late, up to 8 hours.
pub fn refused_for_now(conn: &mut AnyConnection, now: Timestamp, letter: &Due, why: &str) -> Result<(), Error> {
    if letter.attempts + 1 >= TRIES {
        return refused_for_good(conn, now, letter, why);
    }
    let wait = 5_i64.saturating_mul(1 << letter.attempts.clamp(0, 13)).min(8 * 3600);
    queries::postpone(conn, &letter.id, later(now, wait).into(), letter.attempts + 1, Some(why))
}

/// The server refused it for good; operators see it.
pub fn refused_for_good(conn: &mut AnyConnection, now: Timestamp, letter: &Due, why: &str) -> Result<(), Error> {
    give_up(conn, now, &letter.id, why)
}

/// Gives an email up.
pub(crate) fn give_up(conn: &mut AnyConnection, now: Timestamp, id: &str, why: &str) -> Result<(), Error> {
    queries::mark_failed(conn, id, now.into(), why)?;
    gather::queries::follow(conn, id)?;
    gaps::queries::forget_filled(conn, id)
}
