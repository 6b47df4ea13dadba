//! Email preferences: changed when signed in, by a link in an email, by one-click unsubscribe (RFC 8058), or by replying "stop".

use crate::cases::viewer::see;
use crate::cases::{self, Request, State, Subject};
use crate::history::{Act, Event, log};
use crate::ids::{RequestId, RequestNumber};
use crate::mail;
use crate::mail::Post;
use crate::mail::choices::{Topic, queries};
use crate::mail::inbound::{Purpose, unsigned_with};
use crate::mail::templates::topic;
use crate::refusal::Refusal;
use crate::reviews::experts;
use crate::store::{AnyConnection, Moment};
use crate::users;
use crate::users::{Account, Actor};
use jiff::Timestamp;
use urn_registry::i18n::{Lang, Phrase};

/// The current preferences of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub account: Account,
    /// The topics they have unsubscribed from.
    pub stopped: Vec<Topic>,
    /// Requests whose emails can be turned on or off.
    pub requests: Vec<OnRequest>,
    /// The language of their emails.
    pub lang: Lang,
}

/// Whether emails about one request are sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnRequest {
    /// Its key.
    pub id: RequestId,
    pub number: RequestNumber,
    pub subject: Subject,
    /// Whether they are sent.
    pub comes: bool,
}

impl OnRequest {
    fn of(request: Request, comes: bool) -> Self {
        Self { subject: request.subject.clone(), id: request.id.clone(), number: request.number, comes }
    }
}

/// New preferences.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The topics to receive.
    pub topics: Vec<Topic>,
    /// The numbers of requests to receive emails about.
    pub requests: Vec<RequestNumber>,
    /// A new language for emails.
    pub lang: Option<Lang>,
}

/// The current preferences of an account.
pub fn of(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<Chosen, Refusal> {
    let stopped = queries::topics(conn, &account.id)?;
    let mut requests: Vec<OnRequest> = Vec::new();
    for (id, _) in queries::stopped(conn, &account.id)? {
        requests.extend(visible(conn, &id, account, now)?.map(|request| OnRequest::of(request, false)));
    }
    for request in taken_part(conn, account, now)? {
        if !requests.iter().any(|known| known.id == request.id) {
            requests.push(OnRequest::of(request, true));
        }
    }
    let lang = users::queries::language(conn, &account.id)?;
    Ok(Chosen { account: account.clone(), stopped, requests, lang })
}

/// Requests that the account receives emails about, newest first: open requests in which it is involved, and followed requests.
fn taken_part(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<Vec<Request>, Refusal> {
    /// The maximum number of requests on the page. Emails about older ones explain how to unsubscribe.
    const MOST: usize = 30;
    let mut requests = cases::queries::of_person(conn, &account.id)?;
    for id in experts::queries::requests_assigned_to(conn, &account.id)? {
        requests.extend(cases::queries::by_id(conn, &id)?);
    }
    requests.retain(|request| request.state.is_open() && request.state != State::Draft);
    // Followed requests remain in the list after they are closed, because appeals and reversals are still possible.
    for id in queries::followed(conn, &account.id)? {
        requests.extend(visible(conn, &id, account, now)?);
    }
    requests.sort_by_key(|request| std::cmp::Reverse(request.number));
    requests.dedup_by(|a, b| a.id == b.id);
    requests.truncate(MOST);
    Ok(requests)
}

/// A request, unless it is private and the account has no role in it.
fn visible(conn: &mut AnyConnection, id: &RequestId, account: &Account, now: Timestamp) -> Result<Option<Request>, Refusal> {
    match cases::queries::by_id(conn, id)? {
        Some(request) if request.private => {
            let seen = Refusal::answered(see(conn, request.number, Some(account), now))?;
            Ok(seen.map(|seen| seen.request))
        }
        request => Ok(request),
    }
}

struct Opened {
    account: Account,
    code: String,
    request: Option<RequestId>,
}

/// Finds the recipient by the token in an email's link. An invalid token gets "not found".
fn opened(conn: &mut AnyConnection, post: &Post, word: &str) -> Result<Opened, Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let key = post.links.as_ref().ok_or_else(gone)?;
    let id = unsigned_with(&key.0, Purpose::Choose, word).ok_or_else(gone)?;
    let (recipient, code, request) = queries::recipient_and_request(conn, &id)?.ok_or_else(gone)?;
    let account = users::queries::by_email(conn, &recipient.to_lowercase())?.filter(Account::is_live);
    Ok(Opened { account: account.ok_or_else(gone)?, code, request })
}

/// The preferences of an email's recipient, including the request the email is about.
pub fn by_link(conn: &mut AnyConnection, post: &Post, word: &str, now: Timestamp) -> Result<Chosen, Refusal> {
    let opened = opened(conn, post, word)?;
    let mut chosen = of(conn, &opened.account, now)?;
    if let Some(id) = opened.request
        && !chosen.requests.iter().any(|known| known.id == id)
        && let Some(request) = visible(conn, &id, &opened.account, now)?
    {
        chosen.requests.push(OnRequest::of(request, true));
    }
    Ok(chosen)
}

/// Stores preferences. Only requests that were shown on the page are changed.
pub fn choose(conn: &mut AnyConnection, now: Timestamp, chosen: &Chosen, wish: &Preferences) -> Result<(), Refusal> {
    let (id, at) = (&chosen.account.id, Moment::from(now));
    for topic in Topic::ALL {
        queries::set_topic(conn, id, topic, !wish.topics.contains(&topic), at)?;
    }
    for OnRequest { id: request, number, .. } in &chosen.requests {
        queries::set_request(conn, id, request, !wish.requests.contains(number), at)?;
    }
    if let Some(lang) = wish.lang {
        speaks(conn, &chosen.account, lang)?;
    }
    note(conn, now, &chosen.account)
}

/// Sets the language of an account's emails.
pub fn speaks(conn: &mut AnyConnection, account: &Account, lang: Lang) -> Result<(), Refusal> {
    if users::queries::language(conn, &account.id)? != lang.stored() {
        users::queries::set_language(conn, &account.id, lang)?;
    }
    Ok(())
}

/// One-click unsubscribe: stops emails about the request of the email, or about its topic.
pub fn stop_at_once(conn: &mut AnyConnection, post: &Post, now: Timestamp, word: &str) -> Result<(), Refusal> {
    let opened = opened(conn, post, word)?;
    match (&opened.request, topic(&opened.code)) {
        (Some(request), _) => stop(conn, now, &opened.account, request),
        (None, Some(topic)) => {
            queries::set_topic(conn, &opened.account.id, topic, true, now.into())?;
            note(conn, now, &opened.account)
        }
        (None, None) => Err(Refusal::WrongState { why: Phrase::new("refusal-always-comes") }),
    }
}

/// Stops informational emails about a request.
pub(crate) fn stop(conn: &mut AnyConnection, now: Timestamp, account: &Account, request_id: &RequestId) -> Result<(), Refusal> {
    queries::set_request(conn, &account.id, request_id, true, now.into())?;
    note(conn, now, account)
}

/// The owner confirms that a paused address works again; pending emails are then sent. If it fails again, it is paused again.
pub fn arrives_again(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if !mail::queries::forget_failing(conn, &account.email)? {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-mail-arrives") });
    }
    let event = Event::general(Act::AddressResumed).saying(&account.email);
    log::record(conn, now, &Actor::Person(account.clone()), event)?;
    Ok(())
}

pub(crate) fn note(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::EmailsChosen, &account.id))?;
    Ok(())
}
