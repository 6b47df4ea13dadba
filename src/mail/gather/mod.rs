//! Combines several emails about one request to one recipient, and the reminders of a day. An email that can wait is sent some minutes
//! after it was written; newer emails extend the wait up to a limit. Requests for action and account emails are not delayed. Each email
//! keeps its own row, so that an email that is withdrawn before it is sent is not included.

pub(super) mod queries;

use crate::ids::{RequestId, new_id};
use crate::mail::body::Reader;
use crate::mail::delivery_links::{self, Placeholder};
use crate::mail::marks::KEPT;
use crate::mail::queries::{Due, NewEmail, insert, postpone};
use crate::mail::templates::about::Leaves;
use crate::mail::templates::messages::framed;
use crate::mail::templates::{KINDS, Notification, about};
use crate::mail::wrap::filled;
use crate::mail::{Post, single};
use crate::store::typed::Stored;
use crate::store::{AnyConnection, Error, Moment};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Lang;

/// Minutes that an email waits for others. A comment can be withdrawn for the same time.
pub const WAIT_MINUTES: i64 = 10;

/// The maximum wait in minutes, even if more emails arrive.
pub const WAIT_MINUTES_MAX: i64 = 60;

/// The maximum number of emails combined into one.
const MOST: i64 = 50;

/// The size of a combined email, in bytes, at which no more emails are added.
const BYTES_MAX: usize = 200_000;

fn after(at: Timestamp, minutes: i64) -> Timestamp {
    at.saturating_add(SignedDuration::from_mins(minutes)).unwrap_or(at)
}

fn codes(leaves: Leaves) -> Vec<&'static str> {
    KINDS.iter().filter(|about| about.leaves == leaves).map(|about| about.code).collect()
}

/// When an email written now is due. There is one email with reminders per day: the first is sent soon, later ones wait for the next day.
pub(in crate::mail) fn due_at(
    conn: &mut AnyConnection,
    now: Timestamp,
    recipient: &str,
    leaves: Leaves,
) -> Result<Timestamp, Error> {
    const DAY: i64 = 24 * 60;
    let soon = after(now, WAIT_MINUTES);
    match leaves {
        Leaves::AtScreen | Leaves::AtOnce | Leaves::Last => Ok(now),
        Leaves::Together => Ok(soon),
        Leaves::Daily => {
            let since = Moment::from(after(now, -2 * DAY));
            match queries::last(conn, recipient, &codes(Leaves::Daily), since)? {
                None => Ok(soon),
                Some((Some(sent), _)) => Ok(soon.max(after(sent.time(), DAY))),
                // The earlier email is still waiting, and this one is combined with it.
                Some((None, due)) => Ok(due.time().max(now)),
            }
        }
    }
}

/// The next step for a due email.
pub(in crate::mail) enum Step {
    /// Send it unchanged.
    Alone,
    /// Wait for others.
    PutOff,
    /// Send this combined email instead.
    Into(Box<Due>),
}

/// Combines a due email with others, or postpones it for a newer one.
pub(in crate::mail) fn gather(conn: &mut AnyConnection, post: &Post, now: Timestamp, first: &Due) -> Result<Step, Error> {
    let leaves = about(&first.letter).map_or(Leaves::AtOnce, |about| about.leaves);
    let request = queries::request_of(conn, &first.id)?;
    let is_apart = match leaves {
        Leaves::Together => request.is_none(),
        Leaves::Daily => false,
        Leaves::AtScreen | Leaves::AtOnce | Leaves::Last => true,
    };
    // A previous attempt may have been delivered, so the email is not combined with others.
    if is_apart || first.attempts > 0 || matches!(first.letter.as_str(), "gathered" | "reminders") {
        return Ok(Step::Alone);
    }
    let request = request.filter(|_| leaves == Leaves::Together);
    let with = queries::waiting(conn, &first.recipient, &codes(leaves), request.as_ref(), MOST)?;
    let at = Moment::from(now);
    let (ready, later): (Vec<_>, Vec<_>) = with.into_iter().partition(|(_, due_at)| *due_at <= at);
    let last_call = Moment::from(after(first.created_at.time(), WAIT_MINUTES_MAX));
    if let Some(latest) = later.iter().map(|(_, due_at)| due_at).max()
        && last_call > at
    {
        postpone(conn, &first.id, (*latest).min(last_call), first.attempts, None)?;
        return Ok(Step::PutOff);
    }
    let mut bytes = 0;
    let mut parts: Vec<Due> = Vec::new();
    for (email, _) in ready {
        bytes += email.body.len();
        if bytes > BYTES_MAX && !parts.is_empty() {
            break;
        }
        parts.push(email);
    }
    if parts.len() < 2 {
        return Ok(Step::Alone);
    }
    let id = write(conn, post, now, request.as_ref(), &parts)?;
    let ids: Vec<String> = parts.into_iter().map(|part| part.id).collect();
    queries::note(conn, &ids, &id)?;
    let written = single::queries::by_id(conn, &id)?.ok_or_else(|| Error::Unreadable("an email just written".to_owned()))?;
    Ok(Step::Into(Box::new(written)))
}

/// The parts of an email: the subject after the request number, the link, the greeting's name, and the content.
struct Part<'a> {
    title: &'a str,
    ask: &'a str,
    link: &'a str,
    name: &'a str,
    words: &'a str,
}

/// Splits an email into its parts. It was composed by [`Notification::body`]; if its content was removed, it has a notice instead.
fn part(email: &Due) -> Part<'_> {
    let subject =
        email.subject.strip_prefix('[').and_then(|rest| rest.split_once("] ")).map_or(email.subject.as_str(), |(_, rest)| rest);
    let (title, ask) = subject.split_once(": ").unwrap_or(("", subject));
    let text = email.body.split("\n\n-- \n").next().unwrap_or_default();
    let greeting = format!("\n\n{}\n\n", framed(email.language, "greeting", &[("name", &KEPT.to_string())]));
    let (before, after) = greeting.split_once(KEPT).unwrap_or_default();
    let (top, rest) = text.split_once(before).unwrap_or(("", text));
    let (name, words) = rest.split_once(after).filter(|_| !top.is_empty()).unwrap_or(("", rest));
    Part { title, ask, link: top.lines().nth(1).unwrap_or_default(), name, words }
}

/// Capitalizes the first letter of a heading.
fn great(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn combined(post: &Post, number: Option<&str>, emails: &[Due]) -> Option<Notification> {
    let parts: Vec<Part<'_>> = emails.iter().map(part).collect();
    let first = parts.first()?;
    let mut words = String::new();
    for (n, (part, email)) in parts.iter().zip(emails).enumerate() {
        let heading = if number.is_some() { great(part.ask) } else { email.subject.clone() };
        let heading = filled(&format!("{}. {heading}:", n + 1));
        let gap = if words.is_empty() { "" } else { "\n\n" };
        words.extend([gap, &heading, "\n", part.link, "\n\n", part.words.trim_end()]);
    }
    let name = first.name.to_owned();
    let link = first.link.split('#').next().unwrap_or_default().to_owned();
    Some(match number {
        Some(number) => Notification::Gathered {
            name,
            number: number.to_owned(),
            title: first.title.to_owned().into(),
            first: first.ask.to_owned(),
            more: parts.len() - 1,
            words,
            link,
        },
        None => Notification::Reminders {
            name,
            count: parts.len(),
            first: format!("{}, {}", first.title, first.ask),
            more: parts.len() - 1,
            words,
            link: if link.contains("/desk/") {
                format!("{}/desk", post.public_url)
            } else {
                format!("{}/reviews", post.public_url)
            },
        },
    })
}

/// Stores the combined email; returns its key.
fn write(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    request: Option<&RequestId>,
    emails: &[Due],
) -> Result<String, Error> {
    let unreadable = |why: String| Error::Unreadable(format!("emails that leave as one: {why}"));
    let first = emails.first().ok_or_else(|| unreadable("there is none".to_owned()))?;
    let thread = first.thread_id.as_deref().filter(|_| request.is_some());
    let number = thread.and_then(|thread| thread.trim_start_matches('<').split('@').next());
    let letter = combined(post, number, emails).ok_or_else(|| unreadable("there is none".to_owned()))?;
    let id = new_id();
    let gap = post.links.as_ref().map(|_| Placeholder::choose(&id));
    let choose = gap.as_ref().map(|gap| format!("{}/letters/{}", post.public_url, gap.mark));
    let lang = if emails.iter().all(|email| email.language == first.language) { first.language } else { Lang::En };
    let (language, subject, body) = letter.written(lang, post, number, Reader::Person { choose: choose.as_deref() });
    let at = Moment::from(now);
    insert(
        conn,
        &NewEmail {
            id: &id,
            event_id: None,
            request_id: request,
            letter: letter.code(),
            message_id: &format!("<{id}@{}>", post.host),
            thread_id: thread,
            recipient: &first.recipient,
            subject: &subject,
            body: &body,
            created_at: at,
            due_at: at,
            attempts: 0,
            last_error: None,
            priority: letter.about().leaves.priority(),
            discussion: None,
            language: Stored(language),
        },
    )?;
    delivery_links::queries::insert(conn, &id, gap.as_slice())?;
    Ok(id)
}
