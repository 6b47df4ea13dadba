//! Samples of every email.

use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::InboundFate;
use askama::Template;

struct SampleRow {
    code: &'static str,
    subject: String,
    when: &'static str,
    to: &'static str,
    text: String,
}

#[derive(Template)]
#[template(path = "mail_letters.html")]
struct LettersPage {
    shell: Shell,
    rows: Vec<SampleRow>,
    /// What becomes of emails that come in.
    fates: Vec<&'static str>,
    /// Minutes that a comment by email waits.
    minutes: i64,
}

/// An email without its last words: what they say stands once on the page.
fn without_end(body: &str) -> String {
    body.rsplit_once("\n-- \n").map_or(body, |(words, _)| words).trim_end().to_owned()
}

/// `GET /help/letters`: every letter, when it is written, to whom, and what it says, with made-up facts.
pub fn letters(cx: &Cx) -> Result<Reply, Problem> {
    let mut rows = Vec::new();
    for letter in crate::mail::letters::Letter::samples() {
        rows.push(SampleRow {
            code: letter.code(),
            subject: letter.subject(),
            when: letter.when(),
            to: letter.to(),
            text: without_end(&letter.body(cx.post(), Some("R-2026-0017"), None).map_err(|error| Problem::internal(&error))?),
        });
    }
    let fates = InboundFate::ALL.iter().map(|fate| fate.words()).collect();
    let minutes = cx.post().reply.as_ref().map_or(10, |reply| reply.hold_minutes);
    Reply::page(&LettersPage { shell: Shell::new(cx, "The letters", Nav::Help), rows, fates, minutes })
}
