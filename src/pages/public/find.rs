//! `/find?q=`: one box that takes anything. What it finds comes from memory; nothing is stored.

use crate::find::{Hit, QUERY_MAX};
use crate::grammar::Budget;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::known::Known;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::nid::{self, Nid};
use crate::verdict::{STEPS, explain};
use askama::Template;

/// The most places that a result tells of.
const WHYS: usize = 3;

#[derive(Template)]
#[template(path = "web/find.html")]
struct FindPage {
    shell: Shell,
    q: String,
    heading: String,
    meant: Option<String>,
    /// The verdict on a name that was asked for, and the name to check.
    check: Option<(String, String)>,
    hits: Vec<HitLine>,
    /// The query when it could be a namespace ID.
    wish: Option<String>,
}

struct HitLine {
    nid: String,
    href: String,
    title: String,
    about: String,
    why: String,
}

/// `GET /find?q=`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let q: String = cx.query.get("q").trim().chars().take(QUERY_MAX).collect();
    let known = cx.known()?;
    // One budget for all that an address can ask.
    let budget = &mut Budget::new(2 * STEPS);
    let found = cx.index()?.find(&q, &known.book, budget);
    let hits: Vec<HitLine> = found.results.iter().filter_map(|hit| line(hit, &known)).collect();
    let heading = match (q.is_empty(), hits.len()) {
        (true, _) => "Find a namespace".to_owned(),
        (_, 0) => format!("Nothing found for “{q}”"),
        (_, 1) => format!("1 namespace for “{q}”"),
        (_, count) => format!("{count} namespaces for “{q}”"),
    };
    let told = explain(&q, &known.book, budget);
    let check = match (told.verdict, told.offers.into_iter().next()) {
        (Some(_), _) => Some((told.heading, q.clone())),
        (None, Some(offer)) => Some((told.heading, offer)),
        (None, None) => None,
    };
    let wish = q.to_ascii_lowercase();
    let wish = (hits.is_empty() && nid::check_syntax(&wish).is_ok()).then_some(wish);
    cx.page(&FindPage {
        shell: Shell::new(cx, heading.clone(), Nav::Registry),
        heading,
        meant: found.meant.filter(|meant| !meant.eq_ignore_ascii_case(&q)),
        check,
        hits,
        wish,
        q,
    })
}

fn line(hit: &Hit, known: &Known) -> Option<HitLine> {
    let kind = known.kind(&hit.nid)?;
    let nid = Nid::parse(&hit.nid).ok()?;
    let profile = known.book.profile(&hit.nid).map(|(profile, _)| profile);
    let about = profile.map_or_else(String::new, |profile| {
        let registrant = profile.registrant.as_ref().map_or_else(String::new, |registrant| format!(" {registrant}."));
        format!("{}{registrant}", profile.summary)
    });
    Some(HitLine { href: addresses::namespace(kind, &nid), nid: hit.nid.clone(), title: hit.title.clone(), about, why: why(hit) })
}

/// Why it was found: "Found: title “Book”; topic “publications”."
fn why(hit: &Hit) -> String {
    if let Some(identifier) = &hit.identifier {
        return format!("Found: {identifier}.");
    }
    let places: Vec<String> =
        hit.why.iter().take(WHYS).map(|why| format!("{} “{}”", why.field.name(), why.words.join("”, “"))).collect();
    if places.is_empty() { String::new() } else { format!("Found: {}.", places.join("; ")) }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/find.rs"]
mod samples;
