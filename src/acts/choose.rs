//! People choose which emails they get: signed in, by a link in an email without that, with one press in their mail program (RFC 8058), or
//! by answering "stop".

use crate::history::{Act, Event, log};
use crate::mail::Post;
use crate::mail::choices::{Topic, queries, topic};
use crate::mail::inbound::{Purpose, unsigned_with};
use crate::people;
use crate::people::{Account, Actor};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, stored};
use jiff::Timestamp;

/// What somebody chose so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// Whose choice it is.
    pub account: Account,
    /// The topics they do not want.
    pub stopped: Vec<Topic>,
    /// Requests that can be chosen: the key, the number, and whether emails of it come.
    pub requests: Vec<(String, String, bool)>,
}

/// What somebody wants.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wish {
    /// The topics that shall come.
    pub topics: Vec<Topic>,
    /// The numbers of requests whose emails shall come.
    pub requests: Vec<String>,
}

/// What an account has chosen.
pub fn of(conn: &mut AnyConnection, account: &Account) -> Result<Chosen, Refusal> {
    let stopped = queries::topics(conn, &account.id)?;
    let requests = queries::stopped(conn, &account.id)?;
    let requests = requests.into_iter().map(|(id, number)| (id, number, false)).collect();
    Ok(Chosen { account: account.clone(), stopped, requests })
}

struct Opened {
    account: Account,
    code: String,
    request: Option<String>,
}

/// The reader of the email in whose link this word stands. A word that is not ours leads nowhere.
fn opened(conn: &mut AnyConnection, post: &Post, word: &str) -> Result<Opened, Refusal> {
    let gone = || Refusal::not_found("This link");
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
        && !chosen.requests.iter().any(|(known, _, _)| *known == id)
        && let Some(request) = crate::cases::queries::by_id(conn, &id)?
    {
        chosen.requests.push((id, request.number, true));
    }
    Ok(chosen)
}

/// Stores a choice. Of requests only those change that stood on the page.
pub fn choose(conn: &mut AnyConnection, now: Timestamp, chosen: &Chosen, wish: &Wish) -> Result<(), Refusal> {
    let (id, at) = (chosen.account.id.as_str(), stored(now));
    for topic in Topic::ALL {
        queries::set_topic(conn, id, topic, !wish.topics.contains(&topic), &at)?;
    }
    for (request, number, _) in &chosen.requests {
        queries::set_request(conn, id, request, !wish.requests.contains(number), &at)?;
    }
    note(conn, now, &chosen.account)
}

/// One press in a mail program: emails of the request that the email is about come no longer, or those of its topic.
pub fn stop_at_once(conn: &mut AnyConnection, post: &Post, now: Timestamp, word: &str) -> Result<(), Refusal> {
    let opened = opened(conn, post, word)?;
    match (&opened.request, topic(&opened.code)) {
        (Some(request), _) => stop(conn, now, &opened.account, request),
        (None, Some(topic)) => {
            queries::set_topic(conn, &opened.account.id, topic, true, &stored(now))?;
            note(conn, now, &opened.account)
        }
        (None, None) => Err(Refusal::WrongState { why: "This email always comes; there is nothing to stop".to_owned() }),
    }
}

/// Emails about a request that only inform come no longer.
pub(crate) fn stop(conn: &mut AnyConnection, now: Timestamp, account: &Account, request_id: &str) -> Result<(), Refusal> {
    queries::set_request(conn, &account.id, request_id, true, &stored(now))?;
    note(conn, now, account)
}

fn note(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::EmailsChosen, &account.id))?;
    Ok(())
}
