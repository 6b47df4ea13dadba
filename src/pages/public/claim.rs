//! The page for a published contact of a namespace who was asked by email whether the requester is authorized to act for it.
//! Opening it changes nothing.

use crate::actions::authority::{self, Behind};
use crate::cases::Relation;
use crate::cases::claims::{Answer, Claim};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::pages::partials::about::title_of;
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::rows::subject_words;
use crate::refusal::at;
use askama::Template;

const ANSWER: Field = Field::choice(at::ANSWER);

/// The answer of a contact.
pub const SAY: &[Field] = &[ANSWER];

#[derive(Template)]
#[template(path = "web/claim.html")]
struct ClaimPage {
    shell: Shell,
    nid: String,
    number: String,
    title: Phrase,
    what: Phrase,
    by: String,
    /// Their statement about their relation to the namespace.
    relation: Option<Phrase>,
    /// The submitted text.
    fields: Vec<FieldText>,
    /// The previous answer, if there is one.
    said: Phrase,
    may_say_yes: bool,
    may_say_no: bool,
}

fn page(cx: &Cx, behind: Behind) -> Result<Reply, Problem> {
    let Behind { seen, claim, by } = behind;
    let open = seen.request.state.is_open();
    cx.page(&ClaimPage {
        shell: Shell::new(cx, Phrase::new("speaks-page"), Nav::None),
        nid: seen.request.subject.nid().unwrap_or_default().to_owned(),
        number: seen.request.number.to_string(),
        title: title_of(&seen.request.subject),
        what: subject_words(seen.request.subject.kind()),
        by,
        relation: seen.request.relation.map(Relation::phrase),
        fields: seen.current().map(|current| field_texts(&current.template)).unwrap_or_default(),
        said: match claim {
            _ if !open => Phrase::new("speaks-ended"),
            Claim::None => Phrase::new("speaks-undoubted"),
            Claim::Open => Phrase::default(),
            Claim::Denied(_) => Phrase::new("speaks-denied"),
            Claim::Confirmed(_) => Phrase::new("speaks-confirmed"),
        },
        may_say_yes: open && claim.is_open(),
        may_say_no: open && matches!(claim, Claim::Open | Claim::Confirmed(_)),
    })
}

fn answered(cx: &Cx) -> Result<Answer, Problem> {
    Answer::from_name(ANSWER.of(&cx.form)).ok_or_else(|| Problem::bad_request(Phrase::new("refusal-claim-answer")))
}

/// `GET /claims/{token}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    page(cx, cx.read(|conn| authority::look(conn, cx.now, &token))?)
}

/// `POST /claims/{token}`
pub fn answer(cx: &Cx) -> Result<Reply, Problem> {
    let (answer, token) = (answered(cx)?, cx.link()?);
    let number = cx.write(|conn| authority::answer(conn, cx.post(), cx.now, &token, answer))?;
    let is_private = cx.read(|conn| authority::look(conn, cx.now, &token))?.seen.request.private;
    Ok(Reply::see_other(if is_private { cx.path().to_owned() } else { addresses::request(number) }))
}

/// `GET /requests/{number}/claim`: the same page for a published contact who is signed in with that address.
pub fn own(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    page(cx, cx.read(|conn| authority::look_as_contact(conn, cx.now, who, cx.number()?))?)
}

/// `POST /requests/{number}/claim`
pub fn answer_own(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    // The permission is checked first, so that others do not see validation errors.
    cx.read(|conn| authority::look_as_contact(conn, cx.now, turn.who, cx.number()?))?;
    let answer = answered(cx)?;
    let number = cx.write(|conn| authority::answer_as_contact(conn, turn, cx.number()?, answer))?;
    let is_private = cx.read(|conn| authority::look_as_contact(conn, cx.now, turn.who, number))?.seen.request.private;
    Ok(Reply::see_other(if is_private { cx.path().to_owned() } else { addresses::request(number) }))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/claim.rs"]
mod samples;
