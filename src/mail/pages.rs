//! The outbox as operators see it.

use super::{Delivery, queries};
use crate::requests::pages::time;
use crate::web::cx::{Cx, Reply};
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
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
    let row = |letter: super::Outgoing| {
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
