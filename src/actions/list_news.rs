//! Posts news about requests to the public review list, in the request's thread: new revisions, decisions and comments (RFC 8141 §6.2
//! requires discussion there). Messages that came from the list are not sent back to it.

use crate::clock::{day, spelled};
use crate::history::queries::{of_request, requests_with};
use crate::history::{EventId, EventKind, RecordedEvent};
use crate::ids::RequestId;
use crate::mail::templates::Notification;
use crate::mail::{MailConfig, outbox};
use crate::refusal::Refusal;
use crate::requests::{Request, changed, queries as requests};
use crate::store::AnyConnection;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// Actions that are posted.
const POSTED_EVENTS: [EventKind; 13] = [
    EventKind::RevisionSent,
    EventKind::Approved,
    EventKind::Declined,
    EventKind::Reported,
    EventKind::Registered,
    EventKind::Closed,
    EventKind::Reopened,
    EventKind::Commented,
    EventKind::CommentedByMail,
    EventKind::ReviewSent,
    EventKind::PositionTaken,
    EventKind::DiscussAnswered,
    EventKind::Answered,
];

/// News older than this many days are not posted, so that the list is not flooded after a downtime.
const NEWS_DAYS_MAX: i64 = 7;

fn hours_ago(now: Timestamp, hours: i64) -> Timestamp {
    now.saturating_sub(SignedDuration::from_hours(hours)).unwrap_or(Timestamp::MIN)
}

/// The key that records that an event was posted.
pub(crate) fn posted_key(event_id: &str) -> String {
    format!("list:{event_id}")
}

/// The requests that may have news to post.
pub fn requests_with_news(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<RequestId>, Refusal> {
    Ok(requests_with(conn, &POSTED_EVENTS, hours_ago(now, 24 * NEWS_DAYS_MAX).into())?)
}

/// The unposted news of a request that was posted to the list.
fn unposted_news(conn: &mut AnyConnection, now: Timestamp, request_id: &RequestId) -> Result<Vec<RecordedEvent>, Refusal> {
    let mut found = Vec::new();
    let mut posted = false;
    for event in of_request(conn, request_id)? {
        posted |= event.act == EventKind::ReviewOpened;
        // The event of a redacted comment has no text, and is not posted.
        let is_redacted = event.act == EventKind::Commented && event.detail.is_empty();
        let told = POSTED_EVENTS.contains(&event.act) && !is_redacted;
        let is_recent = event.at <= now && event.at >= hours_ago(now, 24 * NEWS_DAYS_MAX);
        if posted && told && is_recent && !requests::is_step_done(conn, &posted_key(&event.id))? {
            found.push(event);
        }
    }
    Ok(found)
}

/// Whether a request has news to post.
pub fn has_news(conn: &mut AnyConnection, now: Timestamp, request_id: &RequestId) -> Result<bool, Refusal> {
    Ok(!unposted_news(conn, now, request_id)?.is_empty())
}

/// Posts the news of a request to the list, each only once.
pub fn post_news(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, request_id: &RequestId) -> Result<(), Refusal> {
    let news = unposted_news(conn, now, request_id)?;
    let (Some(last), Some(request)) = (news.last(), requests::by_id(conn, request_id)?) else { return Ok(()) };
    for event in &news {
        requests::mark_step_done(conn, &posted_key(&event.id), now.into())?;
    }
    let mut said: Vec<String> = Vec::new();
    for event in &news {
        said.push(event_sentence(event) + &revision_changes(conn, mail, &request, event)?);
    }
    let email = Notification::ListNews { text: said.join("\n\n") };
    outbox::queue(conn, mail, now, &EventId(last.id.clone()), Some(&request.email_thread()), mail.review_list.as_str(), &email)
}

/// The changes in a new revision, and the URL of the side-by-side comparison.
fn revision_changes(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    request: &Request,
    event: &RecordedEvent,
) -> Result<String, Refusal> {
    let texts = if event.act == EventKind::RevisionSent { requests::revisions_of(conn, &request.id)? } else { Vec::new() };
    let Some(new) = texts.iter().find(|text| text.sent_at == event.at) else { return Ok(String::new()) };
    let Some(old) = texts.iter().find(|text| text.number.next() == new.number) else { return Ok(String::new()) };
    let page = format!("{}/requests/{}/compare?from={}&to={}", mail.public_url, request.number, old.number, new.number);
    let (changes, comparison) = (Phrase::new("record-list-changes"), Phrase::new("record-list-comparison"));
    Ok(format!("\n\n{changes}\n\n{}\n\n{comparison}\n{page}", changed::short_diff(old, new)?))
}

fn event_sentence(event: &RecordedEvent) -> String {
    /// The maximum number of characters per news item; the request page has the full text.
    const NEWS_CHARS_MAX: usize = 4000;
    let day = spelled(day(event.at));
    let mut said: String = event.detail.chars().take(NEWS_CHARS_MAX).collect();
    if said.len() < event.detail.len() {
        said.push_str(" [...]");
    }
    let head = format!("{day}, {} {}", event.actor(), event.act.phrase());
    let said: Vec<String> = said.lines().map(|line| format!("> {line}").trim_end().to_owned()).collect();
    if said.is_empty() { format!("{head}.") } else { format!("{head}:\n\n{}", said.join("\n")) }
}
