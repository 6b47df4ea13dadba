//! The desk: what waits for an operator.

use crate::cases::lists::{PAGE, Whose};
use crate::cases::{Overlay, Request, lists, overlays};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail;
use crate::pages::cards::pager;
use crate::pages::cards::rows::{RequestRow, request_rows};
use askama::Template as View;

/// Requests of one kind, as a table of the desk.
struct Queue {
    anchor: &'static str,
    title: &'static str,
    rows: Vec<RequestRow>,
    /// Where the rest begins.
    next: Option<String>,
}

/// A count of the strip, which leads to what it counts.
struct Count {
    number: i64,
    words: &'static str,
    href: &'static str,
}

#[derive(View)]
#[template(path = "requests/desk.html")]
struct DeskPage {
    shell: Shell,
    counts: Vec<Count>,
    queues: Vec<Queue>,
    /// What has nothing in it.
    empty: Vec<&'static str>,
    letters_waiting: i64,
    letters_failed: i64,
    mail_held: usize,
    /// What was looked for.
    q: String,
    /// What is strange about the clock; what is due waits meanwhile.
    clock: Option<String>,
}

/// The others who may have the turn.
const OTHERS: [Whose; 3] = [Whose::Experts, Whose::Registrant, Whose::Body];

/// `GET /desk`: what waits for the operators, the longest wait first; then what is special, and what waits for others.
pub fn desk(cx: &Cx) -> Result<Reply, Problem> {
    let q = cx.query.get("q").trim();
    let after = pager::cursor(cx)?;
    let chosen = match cx.query.get("turn") {
        "" => None,
        word @ ("operators" | "others") => Some(word),
        _ => return Err(Problem::bad_request("The turn is operators or others")),
    };
    let now = cx.now;
    let (counts, read, (letters_waiting, letters_failed), held) = cx.read(|conn| {
        let mut read: Vec<(&'static str, &'static str, Vec<Request>)> = Vec::new();
        let mut next_found = None;
        if !q.is_empty() {
            let before = Some(cx.query.get("before")).filter(|before| !before.is_empty());
            let mut list = lists::queries::found(conn, q, true, before, PAGE + 1)?;
            next_found = pager::found(&mut list, "/desk", q);
            read.push(("found", "Found", list));
        } else if chosen != Some("others") {
            read.push(("operators", "Your turn", lists::queries::open(conn, &[Whose::Operators], after.as_ref(), PAGE + 1)?));
        }
        if chosen.is_none() && q.is_empty() {
            for (overlay, anchor) in [
                (Overlay::UnderAppeal, "appeals"),
                (Overlay::Contended, "contended"),
                (Overlay::Escalated, "escalated"),
                (Overlay::CourtHold, "held"),
            ] {
                let mut ids = overlays::queries::of_kind(conn, overlay)?;
                ids.truncate(PAGE);
                read.push((anchor, overlay.words(), lists::queries::these(conn, &ids)?));
            }
        }
        if chosen != Some("operators") && q.is_empty() {
            read.push(("others", "With others", lists::queries::open(conn, &OTHERS, after.as_ref(), PAGE + 1)?));
        }
        let mut queues = Vec::new();
        for (anchor, title, mut list) in read {
            let next = match anchor {
                "found" => next_found.clone(),
                _ => pager::page(&mut list, "/desk", &[("turn", anchor)]),
            };
            let ids: Vec<String> = list.iter().map(|request| request.id.clone()).collect();
            let texts = lists::queries::newest_texts(conn, &ids)?;
            queues.push(Queue { anchor, title, rows: request_rows(&list, &texts, now, |number| addresses::desk(number)), next });
        }
        Ok((lists::queries::counts(conn)?, queues, mail::queries::backlog(conn)?, mail::queries::held(conn)?.len()))
    })?;
    let counts = Whose::ALL
        .into_iter()
        .map(|whose| Count {
            number: counts.get(&whose).copied().unwrap_or_default(),
            words: match whose {
                Whose::Operators => "need an act of yours",
                Whose::Experts => "with experts",
                Whose::Registrant => "with registrants",
                Whose::Body => "with standards bodies",
            },
            href: if whose == Whose::Operators { "#operators" } else { "#others" },
        })
        .collect();
    let (queues, empty): (Vec<Queue>, Vec<Queue>) =
        read.into_iter().partition(|queue| !queue.rows.is_empty() || matches!(queue.anchor, "operators" | "found"));
    let clock = crate::jobs::is_clock_strange(&cx.app.store, now)?.map(|strange| strange.to_string());
    Reply::page(&DeskPage {
        shell: Shell::new(cx, "The operators' desk", Nav::Desk),
        q: q.to_owned(),
        clock,
        counts,
        queues,
        empty: empty.into_iter().map(|queue| queue.title).collect(),
        letters_waiting,
        letters_failed,
        mail_held: held,
    })
}
