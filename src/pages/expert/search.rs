//! `/reviews/search`: earlier discussions and decisions about similar questions.
//!
//! The texts are public on the pages of their requests. The search is not public, because it would let anyone collect everything that a
//! person has written, and each query reads all comments.

use crate::cases::State;
use crate::clock;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::reviews::DecisionOutcome;
use crate::reviews::experts::queries;
use crate::reviews::search::find::search;
use crate::reviews::search::{Found, Hit, HitKind, QUERY_MAX, Wanted, words};
use askama::Template as View;
use urn_registry::template::Field;

/// The maximum number of characters of a text in the list.
const GIST: usize = 300;

/// An option of a filter: its value, its label, and whether it is chosen.
struct Choice {
    value: String,
    words: String,
    chosen: bool,
}

/// A result.
struct HitRow {
    href: String,
    number: String,
    /// What it is, by whom, and on which revision.
    heading: String,
    at: String,
    gist: String,
}

#[derive(View)]
#[template(path = "reviews/search.html")]
struct SearchPage {
    shell: Shell,
    q: String,
    experts: Vec<Choice>,
    fields: Vec<Choice>,
    outcomes: Vec<Choice>,
    hits: Vec<HitRow>,
    /// Whether the results have only some of the words.
    partial: bool,
    /// Whether anything was searched for.
    asked: bool,
}

/// The filter by outcome: the value in the URL, the label, and the stored states.
const OUTCOMES: &[(&str, &str, &[&str])] = &[
    ("open", "Open", &State::OPEN),
    ("registered", "Registered", &["registered"]),
    ("declined", "Declined", &["declined"]),
    ("ended", "Withdrawn, lapsed or duplicate", &["withdrawn", "lapsed", "duplicate"]),
];

fn choice(value: &str, words: &str, chosen: bool) -> Choice {
    Choice { value: value.to_owned(), words: words.to_owned(), chosen }
}

fn outcome_words(outcome: DecisionOutcome) -> &'static str {
    match outcome {
        DecisionOutcome::Approved => "approved",
        DecisionOutcome::Declined => "declined",
        DecisionOutcome::Reported => "reported to the standards body",
        DecisionOutcome::Completed => "completed",
    }
}

/// The first line with one of the words, cut.
fn gist(text: &str, words: &[String]) -> String {
    let has_word = |line: &&str| {
        let line = line.to_lowercase();
        words.iter().any(|word| line.contains(word.as_str()))
    };
    let line = text.lines().find(has_word).or_else(|| text.lines().next()).unwrap_or_default();
    let mut gist: String = line.chars().take(GIST).collect();
    if gist.len() < line.len() {
        gist.push('…');
    }
    gist
}

fn row(hit: &Hit, words: &[String]) -> HitRow {
    let request = addresses::request(hit.number);
    let (what, href) = match hit.kind {
        HitKind::Comment => {
            let field = hit.field.map_or("the request", Field::label);
            (format!("Comment on {field}"), format!("{request}#c-{}", hit.id))
        }
        HitKind::Position(stance) => (format!("Position: {}", stance.words()), format!("{request}#p-{}", hit.id)),
        HitKind::Decision(outcome) => (format!("Decision: {}", outcome_words(outcome)), format!("{request}/decision")),
    };
    HitRow {
        href,
        number: hit.number.to_string(),
        heading: format!("{what}, by {}, on revision {}", hit.author, hit.revision),
        at: clock::day(hit.at).to_string(),
        gist: gist(&hit.text, words),
    }
}

/// `GET /reviews/search?q=`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["q", "expert", "field", "outcome"]) {
        return Err(Problem::bad_request(format!("The parameter \"{name}\" is not supported on this page")));
    }
    let q: String = cx.query.get("q").trim().chars().take(QUERY_MAX).collect();
    let field = match cx.query.get("field") {
        "" => None,
        key => Some(Field::from_key(key).ok_or_else(|| Problem::bad_request("The parameter \"field\" has an unknown value"))?),
    };
    let outcome = match cx.query.get("outcome") {
        "" => None,
        name => {
            let known = OUTCOMES.iter().find(|(value, ..)| *value == name);
            Some(known.ok_or_else(|| Problem::bad_request("The parameter \"outcome\" has an unknown value"))?)
        }
    };
    let expert = Some(cx.query.get("expert")).filter(|id| !id.is_empty()).map(AccountId::typed);
    let wanted = Wanted {
        words: words(&q),
        expert,
        field,
        states: outcome.map(|(_, _, states)| *states).unwrap_or_default(),
        now: cx.now,
    };
    let (Found { hits, partial }, appointed) = cx.read(|conn| Ok((search(conn, &wanted)?, queries::all(conn)?)))?;
    let mut experts: Vec<Choice> = Vec::new();
    for seat in appointed {
        let value = seat.account_id.to_string();
        if !experts.iter().any(|known| known.value == value) {
            experts.push(Choice { value, words: seat.name, chosen: wanted.expert.as_ref() == Some(&seat.account_id) });
        }
    }
    experts.sort_by(|a, b| a.words.cmp(&b.words));
    cx.page(&SearchPage {
        shell: Shell::new(cx, "Search in reviews", Nav::Review),
        experts,
        fields: Field::WRITTEN.iter().map(|one| choice(one.key(), one.label(), field == Some(*one))).collect(),
        outcomes: OUTCOMES
            .iter()
            .map(|(value, words, _)| choice(value, words, outcome.is_some_and(|(chosen, ..)| chosen == value)))
            .collect(),
        hits: hits.iter().map(|hit| row(hit, &wanted.words)).collect(),
        partial,
        asked: !wanted.words.is_empty(),
        q,
    })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/expert/search.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_result_shows_the_matching_line() {
        let words = ["domain".to_owned()];
        assert_eq!(gist("First.\nDomain names can change.\nLast.", &words), "Domain names can change.");
        assert_eq!(gist("First.\nLast.", &words), "First.");
        assert_eq!(gist(&"domain ".repeat(100), &words).chars().count(), GIST + 1);
    }
}
