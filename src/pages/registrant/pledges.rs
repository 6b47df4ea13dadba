//! What the organisation promises, as data beside the text (RFC 8141 §5.1): five questions, each with a short answer and words.

use crate::acts::pledges;
use crate::cases::pledges::has_pledges;
use crate::cases::testable::has_rules;
use crate::cases::{Request, pledges as beside_text};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::pledges::{PledgeCard, pledge_card};
use crate::refusal::{Fault, Refusal};
use crate::resolution::pledge::{Answer, Pledges, Point, Stand, WORDS_MAX};
use crate::template::Field;
use askama::Template as View;

struct Question {
    name: &'static str,
    asks: &'static str,
    clause: &'static str,
    /// Value, words, whether it is chosen.
    stands: Vec<(&'static str, &'static str, bool)>,
    words_name: String,
    words: String,
    error: Option<String>,
}

#[derive(View)]
#[template(path = "requests/pledges.html")]
struct PledgesPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    action: String,
    was: String,
    most: usize,
    questions: Vec<Question>,
}

/// What stands beside a section on a page of its own: where, what it is called, and what it does.
pub(crate) struct Beside {
    pub(crate) href: String,
    pub(crate) words: &'static str,
    pub(crate) about: &'static str,
}

/// What stands beside a section of a request.
pub(crate) fn beside(request: &Request, field: Field) -> Option<Beside> {
    match field {
        Field::Syntax if has_rules(request) => Some(Beside {
            href: addresses::edit_testable(&request.number),
            words: "Make it testable",
            about: "rules as data, names tried on them, and what a change would break",
        }),
        Field::Registrant | Field::Assignment if has_pledges(request) => Some(Beside {
            href: addresses::edit_pledges(&request.number),
            words: "Say what you promise",
            about: "five short answers on who keeps the names and for how long, shown beside the registration",
        }),
        _ => None,
    }
}

/// The answers beside a draft as "check your answers" shows them.
pub(crate) fn card_of(cx: &Cx, request: &Request) -> Result<Option<PledgeCard>, Problem> {
    if !has_pledges(request) {
        return Ok(None);
    }
    Ok(Some(pledge_card(&cx.read(|conn| beside_text::keep::begun(conn, request))?)))
}

fn words_name(point: Point) -> String {
    format!("{}-words", point.name())
}

fn question(cx: &Cx, point: Point, given: &Pledges, faults: &[Fault]) -> Question {
    let now = given.get(point);
    let typed = cx.is_write();
    let stand = if typed { Stand::from_name(cx.form.get(point.name())) } else { now.map(|answer| answer.stand) };
    let one = |value: Option<Stand>| (value.map_or("", Stand::name), value.map_or("No answer", Stand::words), stand == value);
    let words =
        if typed { cx.form.get(&words_name(point)).to_owned() } else { now.map(|now| now.words.clone()).unwrap_or_default() };
    Question {
        name: point.name(),
        asks: point.question(),
        clause: point.clause(),
        stands: [Some(Stand::Yes), Some(Stand::Partly), Some(Stand::No), None].map(one).into(),
        words_name: words_name(point),
        words,
        error: faults.iter().find(|fault| fault.field == point.name()).map(|fault| fault.message.clone()),
    }
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (request, given) = cx.read(|conn| pledges::of_draft(conn, turn, cx.param("number")))?;
    let was = if cx.is_write() { cx.form.get("was").to_owned() } else { given.print() };
    Reply::page_with(
        status,
        &PledgesPage {
            shell: Shell::new(cx, format!("What you promise: {}", request.number), Nav::Register).with_errors(!faults.is_empty()),
            title: request.subject.title(),
            action: addresses::edit_pledges(&request.number),
            was,
            most: WORDS_MAX,
            questions: Point::ALL.into_iter().map(|point| question(cx, point, &given, &faults)).collect(),
            number: request.number,
            faults,
        },
    )
}

/// `GET /requests/{number}/edit/pledges`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// The answers as they were typed.
fn typed(cx: &Cx) -> Result<Pledges, Refusal> {
    let (mut given, mut faults) = (Pledges::default(), Vec::new());
    for point in Point::ALL {
        let (word, words) = (cx.form.get(point.name()), crate::template::tidy(cx.form.get(&words_name(point))));
        match Stand::from_name(word) {
            Some(stand) => {
                if let Err(fault) = given.set(point, Answer { stand, words: words.trim().to_owned() }) {
                    faults.push(Fault::new(point.name(), fault.to_string()));
                }
            }
            None if word.is_empty() && words.trim().is_empty() => {}
            None => faults.push(Fault::new(point.name(), format!("{} Choose an answer too", point.question()))),
        }
    }
    if faults.is_empty() { Ok(given) } else { Err(Refusal::Faults(faults)) }
}

/// `POST /requests/{number}/edit/pledges`
pub fn save(cx: &Cx) -> Result<Reply, Problem> {
    let names: Vec<String> = Point::ALL.into_iter().flat_map(|point| [point.name().to_owned(), words_name(point)]).collect();
    let known: Vec<&str> = names.iter().map(String::as_str).chain(["was"]).collect();
    cx.form.only(&known, &[])?;
    let (turn, number) = (cx.turn()?, cx.param("number"));
    // Whose it is comes before what is wrong with it.
    cx.read(|conn| pledges::of_draft(conn, turn, number))?;
    match typed(cx).and_then(|given| cx.write(|conn| pledges::save(conn, turn, number, cx.form.get("was"), &given))) {
        Ok(request) => Ok(Reply::see_other(addresses::edit(&request.number))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

#[cfg(test)]
#[path = "samples/pledges.rs"]
mod samples;
