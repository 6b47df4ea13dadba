//! The discussion of a name conflict.

use crate::actions::name_conflict;
use crate::cases::contention::ConflictNote;
use crate::cases::viewer::see;
use crate::cases::{Party, overlays};
use crate::history::capacity::capacity;
use crate::http::addresses;
use crate::http::addresses::contention_act;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::list::perform;
use crate::pages::partials::notice;
use crate::pages::partials::rows::{RequestRow, request_row, time};
use crate::refusal::at;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template;

const NOTE: Field = Field::area(at::NOTE, "contention-f-note", 4).localized();

/// A comment in the discussion.
pub const WRITE: &[Field] = &[NOTE];

const WINNER: Field = Field::question(at::WINNER, "contention-f-winner").localized();
const WORDS: Field = Field::area(at::WORDS, "contention-f-words", 3).localized();

/// The decision on who gets the name.
pub const VERDICT: &[Field] = &[WINNER, WORDS];

struct NoteRow {
    author: String,
    role: Phrase,
    body: String,
    winner: Option<String>,
    at: String,
}

#[derive(View)]
#[template(path = "requests/contention.html")]
struct ConflictPage {
    shell: Shell,
    nid: String,
    since: String,
    outcome: Option<String>,
    /// The result of the viewer's action that led here; empty otherwise.
    done: Phrase,
    rows: Vec<RequestRow>,
    notes: Vec<NoteRow>,
    acts: Vec<ActForm>,
}

/// `GET /contentions/{nid}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let nid = cx.param("nid");
    let (room, contending) = cx.read(|conn| {
        let room = name_conflict::discussion(conn, account, nid, cx.now)?;
        let contending = overlays::queries::in_contention(conn, &room.contention.id)?;
        Ok((room, contending))
    })?;
    let mut acts = Vec::new();
    if room.contention.outcome.is_none() {
        acts.push(
            ActForm::new(Phrase::new("contention-note"), contention_act(nid, "note"), Phrase::new("contention-note-button"))
                .typed(NOTE, cx)
                .unfolded(),
        );
        let choices = room.requests.iter().filter(|request| contending.contains(&request.id)).map(|request| {
            (request.number.to_string(), Phrase::new("contention-has").with("number", request.number.to_string()))
        });
        let intro = if room.parties.contains(&Party::Operator) && !room.parties.contains(&Party::Registrant) {
            "contention-as-operator"
        } else if room.parties.contains(&Party::Registrant) {
            "contention-as-registrant"
        } else {
            "contention-as-expert"
        };
        acts.push(
            ActForm::new(Phrase::new("contention-say"), contention_act(nid, "verdict"), Phrase::new("contention-say-button"))
                .intro(Phrase::new(intro))
                .asked(WINNER, choices, cx)
                .typed(WORDS, cx),
        );
    }
    let mut rows = Vec::new();
    for request in &room.requests {
        let seen = cx.read(|conn| see(conn, request.number, None, cx.now))?;
        let asks = seen
            .current()
            .and_then(|current| current.template.text(template::Field::Registrant).lines().next().map(str::to_owned));
        let mut row = request_row(request, addresses::request(request.number), cx.now);
        let since = seen.snapshots.last().map(|first| time(first.sent_at)).unwrap_or_default();
        let message = if room.own.contains(&request.number) { "contention-row-yours" } else { "contention-row" };
        row.title = Phrase::new(message).with("who", asks.unwrap_or_default()).with("since", since);
        rows.push(row);
    }
    let row = |note: ConflictNote| NoteRow {
        author: note.author,
        role: capacity(&note.role),
        body: note.body,
        winner: note.winner.map(|number| number.to_string()),
        at: time(note.at),
    };
    cx.page(&ConflictPage {
        shell: Shell::new(cx, Phrase::new("contention-title").with("nid", nid), Nav::Register),
        nid: nid.to_owned(),
        since: time(room.contention.since),
        outcome: room.contention.outcome.clone(),
        done: notice::notice(cx, |_| None)?
            .map_or_else(Phrase::default, |notice| Phrase::new("contention-done").with("count", notice.told.len())),
        rows,
        notes: room.notes.into_iter().map(row).collect(),
        acts,
    })
}

/// `POST /contentions/{nid}/note`
pub fn note(cx: &Cx) -> Result<Reply, Problem> {
    let nid = cx.param("nid");
    perform(cx, &addresses::contention(nid), show, |conn, turn| name_conflict::note(conn, turn, nid, NOTE.of(&cx.form)))
}

/// `POST /contentions/{nid}/verdict`
pub fn give_verdict(cx: &Cx) -> Result<Reply, Problem> {
    let (nid, winner, words) = (cx.param("nid"), WINNER.of(&cx.form), WORDS.of(&cx.form));
    perform(cx, &addresses::contention(nid), show, |conn, turn| name_conflict::give_verdict(conn, turn, nid, winner, words))
}

#[cfg(test)]
#[path = "../../tests/samples/pages/contention.rs"]
mod samples;
