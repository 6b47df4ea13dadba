//! Commitments of the registrant, as data in addition to the text (RFC 8141 §5.1): five questions, each with a short answer and
//! an explanation.

use crate::actions::commitments;
use crate::cases::commitments::has_pledges;
use crate::cases::testable::has_rules;
use crate::cases::{Request, commitments as beside_text};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::field::Field as Control;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::about::{page_of, title_of};
use crate::pages::partials::pledges::{PledgeCard, clause, pledge_card, stand as stand_words};
use crate::pages::registrant::forms::WAS;
use crate::refusal::Refusal;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::commitment::{Answer, Pledges, Point, Stand, WORDS_MAX};
use urn_registry::template::Field;

struct Question {
    name: &'static str,
    asks: Phrase,
    clause: Phrase,
    /// Value, label, whether it is selected.
    stands: Vec<(&'static str, Phrase, bool)>,
    words_name: &'static str,
    words: String,
    error: Option<Phrase>,
}

#[derive(View)]
#[template(path = "requests/pledges.html")]
struct PledgesPage {
    shell: Shell,
    number: String,
    title: Phrase,
    action: String,
    was: String,
    most: usize,
    questions: Vec<Question>,
}

/// A separate page that belongs to a section: URL and title.
pub(crate) struct Beside {
    pub(crate) href: String,
    pub(crate) words: Phrase,
}

/// The page that belongs to a section of a request.
pub(crate) fn beside(request: &Request, field: Field) -> Option<Beside> {
    match field {
        Field::Syntax if has_rules(request) => {
            Some(Beside { href: addresses::edit_testable(request.number), words: Phrase::new("field-beside-testable") })
        }
        Field::Registrant | Field::Assignment if has_pledges(request) => {
            Some(Beside { href: addresses::edit_pledges(request.number), words: Phrase::new("field-beside-pledges") })
        }
        _ => None,
    }
}

/// The commitments of a draft for "Check your answers".
pub(crate) fn card_of(cx: &Cx, request: &Request) -> Result<Option<PledgeCard>, Problem> {
    if !has_pledges(request) {
        return Ok(None);
    }
    Ok(Some(pledge_card(&cx.read(|conn| beside_text::save::begun(conn, request))?)))
}

const fn stand_of(point: Point) -> Control {
    Control::question(point.name(), point.question())
}

const fn words_of(point: Point) -> Control {
    Control::choice(match point {
        Point::Stability => "stability-words",
        Point::Competence => "competence-words",
        Point::NeverReassign => "never-reassign-words",
        Point::AfterTheEnd => "after-the-end-words",
        Point::Successor => "successor-words",
    })
}

/// The commitments: a short answer and an explanation for each question, and the answers that they started from.
pub const SAVE: &[Control] = &{
    let [a, b, c, d, e] = Point::ALL;
    let stands = [stand_of(a), stand_of(b), stand_of(c), stand_of(d), stand_of(e)];
    let [v, w, x, y, z] = stands;
    [v, words_of(a), w, words_of(b), x, words_of(c), y, words_of(d), z, words_of(e), WAS]
};

fn question(cx: &Cx, point: Point, given: &Pledges) -> Question {
    let now = given.get(point);
    let typed = cx.is_write();
    let stand = if typed { Stand::from_name(stand_of(point).of(&cx.form)) } else { now.map(|answer| answer.stand) };
    let none = || Phrase::new("answers-pledges-none");
    let one = |value: Option<Stand>| (value.map_or("", Stand::name), value.map_or_else(none, stand_words), stand == value);
    let words =
        if typed { words_of(point).of(&cx.form).to_owned() } else { now.map(|now| now.words.clone()).unwrap_or_default() };
    Question {
        name: point.name(),
        asks: point.phrase(),
        clause: clause(point),
        stands: [Some(Stand::Yes), Some(Stand::Partly), Some(Stand::No), None].map(one).into(),
        words_name: words_of(point).name,
        words,
        error: stand_of(point).error(cx.faults()),
    }
}

/// `GET /requests/{number}/edit/pledges`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (request, given) = cx.read(|conn| commitments::of_draft(conn, turn, cx.number()?))?;
    let was = if cx.is_write() { WAS.of(&cx.form).to_owned() } else { given.print() };
    cx.page(&PledgesPage {
        shell: Shell::new(cx, page_of(Phrase::new("answers-pledges"), &request), Nav::Register),
        title: title_of(&request.subject),
        action: addresses::edit_pledges(request.number),
        was,
        most: WORDS_MAX,
        questions: Point::ALL.into_iter().map(|point| question(cx, point, &given)).collect(),
        number: request.number.to_string(),
    })
}

/// The answers as entered.
fn typed(cx: &Cx) -> Result<Pledges, Refusal> {
    let (mut given, mut faults) = (Pledges::default(), Vec::new());
    for point in Point::ALL {
        let (word, words) = (stand_of(point).of(&cx.form), urn_registry::template::tidy(words_of(point).of(&cx.form)));
        match Stand::from_name(word) {
            Some(stand) => {
                if let Err(fault) = given.set(point, Answer { stand, words: words.trim().to_owned() }) {
                    faults.push(stand_of(point).wrong(fault.to_string()));
                }
            }
            None if word.is_empty() && words.trim().is_empty() => {}
            None => {
                faults.push(stand_of(point).wrong(Phrase::new("refusal-question-unanswered").with("question", point.phrase())));
            }
        }
    }
    if faults.is_empty() { Ok(given) } else { Err(Refusal::Faults(faults)) }
}

/// `POST /requests/{number}/edit/pledges`
pub fn save(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, number) = (cx.turn()?, cx.number()?);
    // Permission is checked before validity.
    cx.read(|conn| commitments::of_draft(conn, turn, number))?;
    let saved = typed(cx).and_then(|given| cx.write(|conn| commitments::save(conn, turn, number, WAS.of(&cx.form), &given)));
    cx.answer(saved.map(|_| ()), addresses::edit(number), form)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/pledges.rs"]
mod samples;
