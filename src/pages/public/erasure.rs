//! `/erasure`: a request for erasure. Without an account, the address is confirmed by a link first.

use crate::actions::erase::{self, ErasureText};
use crate::cases::erasures::{LINK_DAYS, due};
use crate::clock;
use crate::http::addresses::{self, HELP_PRIVACY, SIGN_IN};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::Nav;
use crate::pages::account::constant_time::evenly;
use crate::pages::partials::narrow::NarrowPage;
use crate::refusal::{Refusal, at};
use crate::users::Email;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

const WISH: Field = Field::area(at::WISH, "erase-f-wish", 5).hint("erase-f-wish-hint").localized();
const EMAIL: Field = Field::email(at::EMAIL, "erase-f-email").hint("erase-f-email-hint").complete("email").localized();

/// What should be erased. Signed-in users do not enter an address.
pub const ASK: &[Field] = &[WISH, EMAIL];

/// `GET /erasure`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    if cx.viewer().is_some() && cx.query.get("sent") == "yes" {
        return link_page(cx, "", true, clock::day(due(cx.now)));
    }
    let page = NarrowPage::new(cx, Nav::Help, Phrase::new("erase-title"), Phrase::new("erase-lede"))
        .below(HELP_PRIVACY, Phrase::new("erase-crumb"))
        .text(Phrase::new("erase-about-html"));
    let form = |button| ActForm::plain("", Phrase::new(button)).typed(WISH, cx);
    let page = match cx.viewer() {
        Some(_) => page.form(form("erase-ask")),
        // The address must be confirmed by a link.
        None => page.text(Phrase::new("erase-by-link-html")).form(form("erase-send").typed(EMAIL, cx)),
    };
    page.reply(cx)
}

fn link_page(cx: &Cx, words: &str, confirmed: bool, until: Date) -> Result<Reply, Problem> {
    let lede = if confirmed { Phrase::default() } else { Phrase::new("erase-press") };
    let page = NarrowPage::new(cx, Nav::Help, Phrase::new("erase-yours"), lede);
    let page = if words.is_empty() { page } else { page.quoted(Phrase::new("erase-what"), words) };
    let page = if confirmed {
        page.said(Phrase::new("erase-confirmed").with("until", until))
    } else {
        page.form(ActForm::plain("", Phrase::new("erase-confirm"))).foot(Phrase::new("erase-not-you"))
    };
    page.reply(cx)
}

/// `POST /erasure`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    let (wish, email) = (ErasureText::parse(WISH.of(&cx.form)), Email::parse(EMAIL.of(&cx.form)));
    let asked = match cx.viewer() {
        Some(account) => wish.and_then(|wish| cx.write(|conn| erase::ask(conn, cx.post(), cx.now, account, &wish))),
        // If an address has reached its daily limit of links, the response takes the same time.
        None => Refusal::both(wish, email)
            .and_then(|(wish, email)| evenly(|| cx.write(|conn| erase::ask_anonymously(conn, cx.post(), cx.now, &email, &wish)))),
    };
    if let Err(refusal) = asked {
        return cx.again(form, refusal);
    }
    if cx.viewer().is_some() {
        return Ok(Reply::see_other(addresses::ERASURE_SENT));
    }
    let title = Phrase::new("erase-sent-title");
    let text = Phrase::new("erase-sent").with("email", EMAIL.of(&cx.form).trim()).with("days", LINK_DAYS);
    NarrowPage::new(cx, Nav::Help, title, text).link(SIGN_IN, Phrase::new("nav-sign-in")).reply(cx)
}

/// `GET /erasure/{token}`: shows a button, because mail programs open links automatically.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let (erasure, confirmed) = cx.read(|conn| erase::find(conn, cx.now, &token))?;
    link_page(cx, &erasure.words, confirmed, clock::day(erasure.due()))
}

/// `POST /erasure/{token}`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    cx.write(|conn| erase::confirm(conn, cx.post(), cx.now, &token))?;
    Ok(Reply::see_other(cx.path()))
}
