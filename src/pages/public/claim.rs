//! The page for a published contact of a namespace who was asked by email to confirm that the requester is authorized to act for it, or
//! that they agree to a change proposed by someone else. Opening the page changes nothing.

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
use crate::pages::partials::about::title_of;
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::rows::subject_words;
use crate::pages::registrant::sections::{compared, newest};
use crate::refusal::at;
use askama::Template;
use urn_registry::i18n::Phrase;

const ANSWER: Field = Field::choice(at::ANSWER);

/// The answer of a contact.
pub const CLAIM_FORM: &[Field] = &[ANSWER];

#[derive(Template)]
#[template(path = "web/claim.html")]
struct ClaimPage {
    shell: Shell,
    heading: Phrase,
    lede: Phrase,
    /// Why the contact is asked.
    about: Phrase,
    /// The requester's statement about their relation to the namespace.
    relation: Option<Phrase>,
    /// The submitted text compared with the registered one.
    diff: Vec<DiffCard>,
    /// The submitted text, if there is nothing to compare it with.
    fields: Vec<FieldText>,
    /// The previous answer, if there is one.
    said: Phrase,
    /// The button with each answer that can be given.
    yes: Option<Phrase>,
    no: Option<Phrase>,
    /// Who can read the request and the answer.
    visible: Phrase,
}

fn page(cx: &Cx, behind: Behind) -> Result<Reply, Problem> {
    let Behind { seen, claim, by } = behind;
    let request = &seen.request;
    let open = request.state.is_open();
    let outside = request.relation == Some(Relation::Outsider);
    let either = |outsider, other| Phrase::new(if outside { outsider } else { other });
    let newest = newest(cx, request)?;
    let diff = match (seen.current(), compared(request, newest.as_ref())) {
        (Some(current), Some(registered)) => diff_cards(registered, &current.template),
        _ => Vec::new(),
    };
    cx.page(&ClaimPage {
        shell: Shell::new(cx, Phrase::new("speaks-page"), Nav::None),
        heading: either("speaks-title-outsider", "speaks-title").with("nid", request.subject.nid().unwrap_or_default()),
        lede: Phrase::new("speaks-lede")
            .with("by", by)
            .with("what", subject_words(request.subject.kind()))
            .with("number", request.number.to_string())
            .with("title", title_of(&request.subject)),
        about: either("speaks-about-outsider", "speaks-about"),
        relation: request.relation.map(Relation::phrase),
        fields: match seen.current() {
            Some(current) if diff.is_empty() => field_texts(&current.template),
            _ => Vec::new(),
        },
        diff,
        said: match claim {
            _ if !open => Phrase::new("speaks-ended"),
            Claim::None => Phrase::new("speaks-undoubted"),
            Claim::Open => Phrase::default(),
            Claim::Denied(_) => Phrase::new("speaks-denied"),
            Claim::Confirmed(_) => Phrase::new("speaks-confirmed"),
        },
        yes: (open && claim.is_open()).then(|| either("speaks-yes-outsider", "speaks-yes")),
        no: (open && matches!(claim, Claim::Open | Claim::Confirmed(_))).then(|| either("speaks-no-outsider", "speaks-no")),
        visible: match (request.private, open) {
            (false, _) => Phrase::new("speaks-public-html").with("number", request.number.to_string()),
            (true, true) => Phrase::new("speaks-private"),
            (true, false) => Phrase::default(),
        },
    })
}

fn answered(cx: &Cx) -> Result<Answer, Problem> {
    Answer::from_name(ANSWER.of(&cx.form)).ok_or_else(|| Problem::bad_request(Phrase::new("refusal-claim-answer")))
}

/// `GET /claims/{token}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    page(cx, cx.read(|conn| authority::find(conn, cx.now, &token))?)
}

/// `POST /claims/{token}`
pub fn answer(cx: &Cx) -> Result<Reply, Problem> {
    let (answer, token) = (answered(cx)?, cx.link()?);
    let number = cx.write(|conn| authority::answer(conn, cx.post(), cx.now, &token, answer))?;
    let is_private = cx.read(|conn| authority::find(conn, cx.now, &token))?.seen.request.private;
    Ok(Reply::see_other(if is_private { cx.path().to_owned() } else { addresses::request(number) }))
}

/// `GET /requests/{number}/claim`: the same page for a published contact who is signed in with that address.
pub fn own(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    page(cx, cx.read(|conn| authority::find_as_contact(conn, cx.now, who, cx.number()?))?)
}

/// `POST /requests/{number}/claim`
pub fn answer_own(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    // The permission is checked first, so that others do not see validation errors.
    cx.read(|conn| authority::find_as_contact(conn, cx.now, turn.who, cx.number()?))?;
    let answer = answered(cx)?;
    let number = cx.write(|conn| authority::answer_as_contact(conn, turn, cx.number()?, answer))?;
    let is_private = cx.read(|conn| authority::find_as_contact(conn, cx.now, turn.who, number))?.seen.request.private;
    Ok(Reply::see_other(if is_private { cx.path().to_owned() } else { addresses::request(number) }))
}
