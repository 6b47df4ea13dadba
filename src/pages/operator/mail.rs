//! The outbox as operators see it.

use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::{Delivery, queries};
use crate::pages::cards::rows::time;
use askama::Template;

struct LetterRow {
    letter: String,
    recipient: String,
    subject: String,
    written: String,
    tag: &'static str,
    fate: String,
}

#[derive(Template)]
#[template(path = "mail_outbox.html")]
struct OutboxPage {
    shell: Shell,
    letters: Vec<LetterRow>,
}

/// `GET /desk/letters`
pub fn outbox(cx: &Cx) -> Result<Reply, Problem> {
    /// The letters shown, newest first.
    const SHOWN: i64 = 200;
    let letters = cx.read(|conn| Ok(queries::newest(conn, SHOWN)?))?;
    let row = |letter: crate::mail::Outgoing| {
        let (tag, fate) = match letter.delivery {
            Delivery::Sent(at) => ("tag-ok", format!("sent {}", time(at))),
            Delivery::Failed { at, why } => ("tag-stop", format!("given up {}: {why}", time(at))),
            Delivery::Waiting { attempts: 0, .. } => ("", "waiting".to_owned()),
            Delivery::Waiting { attempts, last_error } => {
                ("tag-warn", format!("tried {attempts} times: {}", last_error.unwrap_or_else(|| "on its way".to_owned())))
            }
        };
        LetterRow {
            letter: letter.letter,
            recipient: letter.recipient,
            subject: letter.subject,
            written: time(letter.created_at),
            tag,
            fate,
        }
    };
    Reply::page(&OutboxPage { shell: Shell::new(cx, "Letters", Nav::Desk), letters: letters.into_iter().map(row).collect() })
}

struct HeldRow {
    id: String,
    sender: String,
    subject: String,
    body: String,
    why: String,
    received: String,
}

#[derive(Template)]
#[template(path = "mail_held.html")]
struct HeldPage {
    shell: Shell,
    rows: Vec<HeldRow>,
}

/// `GET /desk/mail`: letters that came in and could not be placed.
pub fn held(cx: &Cx) -> Result<Reply, Problem> {
    let rows = cx.read(|conn| Ok(queries::held(conn)?))?;
    let row = |held: queries::Held| HeldRow {
        id: held.id,
        sender: if held.sender.is_empty() { "nobody".to_owned() } else { held.sender },
        subject: held.subject,
        body: held.body,
        why: held.why,
        received: time(held.received_at),
    };
    Reply::page(&HeldPage { shell: Shell::new(cx, "Letters that came in", Nav::Desk), rows: rows.into_iter().map(row).collect() })
}

/// `POST /desk/mail/{id}`: it was dealt with.
pub fn settle(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    cx.write(|conn| crate::acts::receive::settle(conn, turn, cx.param("id")))?;
    Ok(Reply::see_other("/desk/mail"))
}
