//! Email preferences: in the account, and by a link in an email without signing in.

use crate::actions::email_preferences::{self, Chosen, OnRequest, Preferences};
use crate::http::addresses;
use crate::http::addresses::{ACCOUNT, ACCOUNT_EMAILS, ACCOUNT_EMAILS_SAVED};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::choices::Topic;
use crate::mail::templates::{always, kinds_of};
use crate::refusal::at;
use askama::Template;
use urn_registry::i18n::{Lang, Phrase};

struct TopicRow {
    name: &'static str,
    words: Phrase,
    comes: bool,
    /// When its emails are sent.
    when: Phrase,
}

const TOPICS: Field = Field::choices(at::TOPIC);
const REQUESTS: Field = Field::choices(at::REQUEST);
const LANGUAGE: Field = Field::choice("language");

/// The email preferences.
pub const CHOOSE: &[Field] = &[TOPICS, REQUESTS, LANGUAGE];

/// Sent by mail programs (RFC 8058 §3.1).
const ONE_CLICK: Field = Field::choice("List-Unsubscribe");
pub const STOP: &[Field] = &[ONE_CLICK];

#[derive(Template)]
#[template(path = "users/email_preferences.html")]
struct PreferencesPage {
    shell: Shell,
    email: String,
    action: String,
    topics: Vec<TopicRow>,
    requests: Vec<OnRequest>,
    /// The languages of emails, and whether each is selected.
    languages: [(Lang, bool); Lang::ALL.len()],
    always: Vec<Phrase>,
    saved: bool,
    account: bool,
}

fn page(cx: &Cx, chosen: Chosen, action: String, account: bool) -> Result<Reply, Problem> {
    cx.page(&PreferencesPage {
        shell: Shell::new(cx, Phrase::new("letters-title"), if account { Nav::Account } else { Nav::None }),
        email: chosen.account.email,
        action,
        topics: Topic::ALL
            .map(|topic| TopicRow {
                name: topic.name(),
                words: Phrase::new("letters-topic").with("topic", topic.name()),
                comes: !chosen.stopped.contains(&topic),
                when: Phrase::listed(kinds_of(topic).map(|code| Phrase::new("letters-kind").with("kind", code)), "tokens-listed"),
            })
            .into(),
        requests: chosen.requests,
        languages: Lang::ALL.map(|lang| (lang, lang == chosen.lang)),
        always: always().map(|why| Phrase::new("letters-why").with("why", why)).collect(),
        saved: cx.query.get("done") == "saved",
        account,
    })
}

fn wish(cx: &Cx) -> Preferences {
    let topics = TOPICS.all_of(&cx.form).iter().filter_map(|name| Topic::from_name(name)).collect();
    let requests = REQUESTS.all_of(&cx.form).iter().filter_map(|number| number.parse().ok()).collect();
    let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == LANGUAGE.of(&cx.form));
    Preferences { topics, requests, lang }
}

/// `GET /account/letters`
pub fn own(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let chosen = cx.read(|conn| email_preferences::of(conn, account, cx.now))?;
    page(cx, chosen, ACCOUNT_EMAILS.to_owned(), true)
}

/// `POST /account/letters`
pub fn choose_own(cx: &Cx) -> Result<Reply, Problem> {
    let (account, wish) = (cx.person()?, wish(cx));
    cx.write(|conn| {
        let chosen = email_preferences::of(conn, account, cx.now)?;
        email_preferences::choose(conn, cx.now, &chosen, &wish)
    })?;
    Ok(Reply::see_other(ACCOUNT_EMAILS_SAVED))
}

/// `POST /account/letters/arrive`: resumes delivery to the user's address.
pub fn arrive(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| email_preferences::arrives_again(conn, cx.now, account))?;
    Ok(Reply::see_other(ACCOUNT))
}

/// `GET /letters/{token}`: the same page for the recipient of an email, regardless of who is signed in.
pub fn by_link(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.param("token");
    let chosen = cx.read(|conn| email_preferences::by_link(conn, cx.post(), token, cx.now))?;
    page(cx, chosen, addresses::choose_emails(token), false)
}

/// `POST /letters/{token}`
pub fn choose_by_link(cx: &Cx) -> Result<Reply, Problem> {
    let (token, wish) = (cx.param("token"), wish(cx));
    cx.write(|conn| {
        let chosen = email_preferences::by_link(conn, cx.post(), token, cx.now)?;
        email_preferences::choose(conn, cx.now, &chosen, &wish)
    })?;
    Ok(Reply::see_other(addresses::choose_emails(token) + "?done=saved"))
}

/// `GET /letters/{token}/stop`: shows the preferences when the link in the header is opened in a browser; GET changes nothing.
pub fn stop_form(cx: &Cx) -> Result<Reply, Problem> {
    by_link(cx)
}

/// `POST /letters/{token}/stop`: one-click unsubscribe in a mail program (RFC 8058).
pub fn stop(cx: &Cx) -> Result<Reply, Problem> {
    if !ONE_CLICK.equals(&cx.form, "One-Click") {
        return Err(Problem::bad_request(Phrase::new("refusal-one-click")));
    }
    let token = cx.param("token");
    cx.write(|conn| email_preferences::stop_at_once(conn, cx.post(), cx.now, token))?;
    let chosen = cx.read(|conn| email_preferences::by_link(conn, cx.post(), token, cx.now))?;
    page(cx, chosen, addresses::choose_emails(token), false)
}

#[cfg(test)]
mod tests {
    use crate::mail::choices::Topic;
    use urn_registry::i18n::Phrase;

    #[test]
    fn english_page_messages_match_email_topics() {
        for topic in Topic::ALL {
            assert_eq!(Phrase::new("letters-topic").with("topic", topic.name()), topic.words());
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/email_preferences.rs"]
mod samples;
