//! The decisions on a request, each with a citable page.

use crate::history::EventKind;
use crate::history::queries::of_request;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::subject_title;
use crate::pages::partials::decision::{DecisionCard, decision_cards, newest_decision_index};
use crate::pages::partials::rows::{EventRow, event_rows};
use crate::requests::viewer::load_public_view;
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "public/decision.html")]
struct DecisionPage {
    shell: Shell,
    number: String,
    title: Phrase,
    decision: DecisionCard,
    /// All decisions on the request, oldest first: label, date, URL, and whether it is the displayed one.
    all: Vec<(Phrase, String, String, bool)>,
    /// The appeals, and their outcomes.
    appeals: Vec<EventRow>,
}

/// `GET /requests/{number}/decision`: the decision on the outcome that is in force, or else the latest one.
pub fn newest_decision_page(cx: &RequestContext) -> Result<Response, HttpError> {
    decision_page(cx, newest_decision_index)
}

/// `GET /requests/{number}/decisions/{decision}`: one decision, by its number.
pub fn numbered_decision_page(cx: &RequestContext) -> Result<Response, HttpError> {
    decision_page(cx, |cards| cards.iter().position(|card| card.number.to_string() == cx.param("decision")))
}

fn decision_page(cx: &RequestContext, choose: impl Fn(&[DecisionCard]) -> Option<usize>) -> Result<Response, HttpError> {
    let number = cx.number()?;
    let (seen, mut cards, appeals) = cx.read(|conn| {
        let seen = load_public_view(conn, number, cx.viewer(), cx.now)?;
        let mut events = of_request(conn, &seen.request.id)?;
        let cards = decision_cards(conn, &seen, &events)?;
        events.retain(|event| matches!(event.act, EventKind::Appealed | EventKind::AppealRejected | EventKind::AppealGranted));
        let appeals = event_rows(events);
        Ok((seen, cards, appeals))
    })?;
    let chosen = choose(&cards).ok_or_else(|| HttpError::not_found(Phrase::new("thing-decision-here")))?;
    let all = cards.iter().enumerate();
    let all = all.map(|(at, card)| (card.what.clone(), card.when.clone(), card.href.clone(), at == chosen)).collect();
    cx.render_page(&DecisionPage {
        shell: Shell::new(cx, Phrase::new("decision-title").arg("number", number.to_string()), NavSection::Register),
        number: number.to_string(),
        title: subject_title(&seen.request.subject),
        decision: cards.swap_remove(chosen),
        all,
        appeals,
    })
}
