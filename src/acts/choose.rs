//! People choose which emails they get: signed in, by a link in an email without that, with one press in their mail program (RFC 8058), or
//! by answering "stop".

use crate::cases::{self, Request, State, Subject};
use crate::history::{Act, Event, log};
use crate::ids::{RequestId, RequestNumber};
use crate::mail;
use crate::mail::Post;
use crate::mail::choices::{Topic, queries};
use crate::mail::inbound::{Purpose, unsigned_with};
use crate::mail::letters::topic;
use crate::people;
use crate::people::{Account, Actor};
use crate::refusal::Refusal;
use crate::reviews::experts;
use crate::store::{AnyConnection, Moment};
use crate::words::{Lang, Phrase};
use jiff::Timestamp;

/// What somebody chose so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// Whose choice it is.
    pub account: Account,
    /// The topics they do not want.
    pub stopped: Vec<Topic>,
    /// Requests that can be chosen.
    pub requests: Vec<OnRequest>,
    /// The language in which they are written to.
    pub lang: Lang,
}

/// Whether emails of one request come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnRequest {
    /// Its key.
    pub id: RequestId,
    /// Its number.
    pub number: RequestNumber,
    /// What it is about.
    pub subject: Subject,
    /// Whether they come.
    pub comes: bool,
}

impl OnRequest {
    fn of(request: Request, comes: bool) -> Self {
        Self { subject: request.subject.clone(), id: request.id.clone(), number: request.number, comes }
    }
}

/// What somebody wants.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wish {
    /// The topics that shall come.
    pub topics: Vec<Topic>,
    /// The numbers of requests whose emails shall come.
    pub requests: Vec<RequestNumber>,
    /// Another language of emails.
    pub lang: Option<Lang>,
}

/// What an account has chosen.
pub fn of(conn: &mut AnyConnection, account: &Account) -> Result<Chosen, Refusal> {
    let stopped = queries::topics(conn, &account.id)?;
    let mut requests: Vec<OnRequest> = Vec::new();
    for (id, _) in queries::stopped(conn, &account.id)? {
        requests.extend(cases::queries::by_id(conn, &id)?.map(|request| OnRequest::of(request, false)));
    }
    for request in taken_part(conn, account)? {
        if !requests.iter().any(|known| known.id == request.id) {
            requests.push(OnRequest::of(request, true));
        }
    }
    let lang = people::queries::language(conn, &account.id)?;
    Ok(Chosen { account: account.clone(), stopped, requests, lang })
}

/// Requests on which somebody is written to, and which have not ended, the newest first.
fn taken_part(conn: &mut AnyConnection, account: &Account) -> Result<Vec<Request>, Refusal> {
    /// Requests on the page; of an older one the emails say how to stop them.
    const MOST: usize = 30;
    let mut requests = cases::queries::of_person(conn, &account.id)?;
    for id in experts::queries::requests_assigned_to(conn, &account.id)? {
        requests.extend(cases::queries::by_id(conn, &id)?);
    }
    requests.retain(|request| request.state.is_open() && request.state != State::Draft);
    requests.sort_by_key(|request| std::cmp::Reverse(request.number));
    requests.dedup_by(|a, b| a.id == b.id);
    requests.truncate(MOST);
    Ok(requests)
}

struct Opened {
    account: Account,
    code: String,
    request: Option<RequestId>,
}

/// The reader of the email in whose link this word stands. A word that is not ours leads nowhere.
fn opened(conn: &mut AnyConnection, post: &Post, word: &str) -> Result<Opened, Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let key = post.links.as_ref().ok_or_else(gone)?;
    let id = unsigned_with(&key.0, Purpose::Choose, word).ok_or_else(gone)?;
    let (recipient, code, request) = queries::letter(conn, &id)?.ok_or_else(gone)?;
    let account = people::queries::by_email(conn, &recipient.to_lowercase())?.filter(Account::is_live);
    Ok(Opened { account: account.ok_or_else(gone)?, code, request })
}

/// What the reader of an email has chosen; its request can be chosen too.
pub fn by_link(conn: &mut AnyConnection, post: &Post, word: &str) -> Result<Chosen, Refusal> {
    let opened = opened(conn, post, word)?;
    let mut chosen = of(conn, &opened.account)?;
    if let Some(id) = opened.request
        && !chosen.requests.iter().any(|known| known.id == id)
        && let Some(request) = cases::queries::by_id(conn, &id)?
    {
        chosen.requests.push(OnRequest::of(request, true));
    }
    Ok(chosen)
}

/// Stores a choice. Of requests only those change that stood on the page.
pub fn choose(conn: &mut AnyConnection, now: Timestamp, chosen: &Chosen, wish: &Wish) -> Result<(), Refusal> {
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

/// Somebody chose a language: emails to them are written in it.
pub fn speaks(conn: &mut AnyConnection, account: &Account, lang: Lang) -> Result<(), Refusal> {
    if people::queries::language(conn, &account.id)? != lang.kept() {
        people::queries::set_language(conn, &account.id, lang)?;
    }
    Ok(())
}

/// One press in a mail program: emails of the request that the email is about come no longer, or those of its topic.
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

/// Emails about a request that only inform come no longer.
pub(crate) fn stop(conn: &mut AnyConnection, now: Timestamp, account: &Account, request_id: &RequestId) -> Result<(), Refusal> {
    queries::set_request(conn, &account.id, request_id, true, now.into())?;
    note(conn, now, account)
}

/// Somebody whose emails did not arrive says that their address works again: what waits for it leaves. Should it fail again, it is paused
/// again.
pub fn arrives_again(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if !mail::queries::forget_failing(conn, &account.email)? {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-mail-arrives") });
    }
    let event = Event::general(Act::AddressResumed).saying(&account.email);
    log::record(conn, now, &Actor::Person(account.clone()), event)?;
    Ok(())
}

fn note(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::EmailsChosen, &account.id))?;
    Ok(())
}
