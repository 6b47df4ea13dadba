//! `/erasure`: somebody without an account asks for erasure. Their address is confirmed by a link first.

use crate::acts::erase::{self, Wish};
use crate::clock;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::account::even::evenly;
use crate::people::Email;
use crate::refusal::{Fault, Refusal, at};
use crate::words::Phrase;
use askama::Template;
use jiff::civil::Date;

pub(crate) const WISH: Field = Field::area(at::WISH, "erase-f-wish", 4).hint("erase-f-wish-hint").spoken();
pub(crate) const PLACES: Field = Field::area(at::PLACES, "erase-f-places", 3).hint("erase-f-places-hint").spoken();
const EMAIL: Field = Field::email(at::EMAIL, "erase-f-email").hint("erase-f-email-hint").complete("email").spoken();

/// What should go, from somebody without an account.
pub const ASK: &[Field] = &[WISH, PLACES, EMAIL];

#[derive(Template)]
#[template(path = "web/erasure.html")]
struct ErasurePage {
    shell: Shell,
    faults: Vec<Fault>,
    fields: Vec<FormField>,
}

#[derive(Template)]
#[template(path = "web/erasure_link.html")]
struct LinkPage {
    shell: Shell,
    title: Phrase,
    words: String,
    places: String,
    confirmed: bool,
    until: Date,
}

#[derive(Template)]
#[template(path = "web/erasure_sent.html")]
struct SaidPage {
    shell: Shell,
    title: Phrase,
    text: Phrase,
}

/// What is to go, and where it stands: the fields of both forms.
pub(crate) fn wish_fields(cx: &Cx, faults: &[Fault]) -> Vec<FormField> {
    vec![WISH.shown(&cx.form, faults), PLACES.shown(&cx.form, faults)]
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let mut fields = wish_fields(cx, &faults);
    fields.push(EMAIL.shown(&cx.form, &faults));
    let shell = Shell::new(cx, Phrase::new("erase-title"), Nav::Help).with_errors(!faults.is_empty());
    cx.page_with(status, &ErasurePage { shell, faults, fields })
}

/// `GET /erasure`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /erasure`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    let (wish, email) = (Wish::parse(WISH.of(&cx.form), PLACES.of(&cx.form)), Email::parse(EMAIL.of(&cx.form)));
    let (wish, email) = match (wish, email) {
        (Ok(wish), Ok(email)) => (wish, email),
        (wish, email) => {
            let mut faults = Vec::new();
            for refusal in [wish.err(), email.err()].into_iter().flatten() {
                faults.extend(Problem::from(refusal).into_faults()?);
            }
            return page(cx, 422, faults);
        }
    };
    // An address that has had its links of the day takes as long as any other.
    match evenly(|| cx.write(|conn| erase::ask_as_stranger(conn, cx.post(), cx.now, &email, &wish))) {
        Ok(()) => {}
        Err(Refusal::Faults(faults)) => return page(cx, 422, faults),
        Err(other) => return Err(other.into()),
    }
    let title = Phrase::new("erase-sent-title");
    let text = Phrase::new("erase-sent").with("email", email.to_string()).with("days", crate::cases::erasures::LINK_DAYS);
    cx.page(&SaidPage { shell: Shell::new(cx, title.clone(), Nav::Help), title, text })
}

/// `GET /erasure/{token}`: a button, because mail programs open links on their own.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let (erasure, confirmed) = cx.read(|conn| erase::look(conn, cx.now, &token))?;
    let title = Phrase::new("erase-yours");
    cx.page(&LinkPage {
        shell: Shell::new(cx, title.clone(), Nav::Help),
        title,
        until: clock::day(erasure.due()),
        words: erasure.words,
        places: erasure.places,
        confirmed,
    })
}

/// `POST /erasure/{token}`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    cx.write(|conn| erase::confirm(conn, cx.post(), cx.now, &token))?;
    Ok(Reply::see_other(cx.path()))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/erasure.rs"]
mod samples;
