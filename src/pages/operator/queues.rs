//! The desk: what waits for an operator.

use crate::cases::{Overlay, State, queries};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail;
use crate::pages::cards::rows::{RequestRow, request_row};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/desk.html")]
struct DeskPage {
    shell: Shell,
    /// Anchor, heading, rows.
    queues: Vec<(&'static str, &'static str, Vec<RequestRow>)>,
    letters_waiting: i64,
    letters_failed: i64,
    mail_held: usize,
}

/// `GET /desk`
pub fn desk(cx: &Cx) -> Result<Reply, Problem> {
    let (all, (letters_waiting, letters_failed), held, overlays) = cx.read(|conn| {
        Ok((
            queries::public(conn)?,
            mail::queries::backlog(conn)?,
            mail::queries::held(conn)?.len(),
            crate::cases::overlays::queries::open(conn)?,
        ))
    })?;
    let mut open: Vec<crate::cases::Request> = all.iter().filter(|request| request.state.is_open()).cloned().collect();
    open.sort_by_key(|request| request.state_since);
    let of = |wanted: &dyn Fn(&crate::cases::Request) -> bool| -> Vec<RequestRow> {
        open.iter()
            .filter(|request| wanted(request))
            .map(|request| request_row(request, addresses::desk(&request.number)))
            .collect()
    };
    let appeals = all
        .iter()
        .filter(|request| overlays.iter().any(|(id, name)| *id == request.id && name == Overlay::UnderAppeal.name()))
        .map(|request| request_row(request, addresses::desk(&request.number)))
        .collect();
    let has = |request: &crate::cases::Request, kind: Overlay| {
        overlays.iter().any(|(id, name)| *id == request.id && name == kind.name())
    };
    Reply::page(&DeskPage {
        shell: Shell::new(cx, "The operators' desk", Nav::Desk),
        queues: vec![
            ("intake", "To take in", of(&|request| request.state == State::Intake)),
            ("ready", "Approved and ready", of(&|request| request.state == State::Ready)),
            ("directions", "Waiting for directions from a standards body", of(&|request| request.state == State::WithBody)),
            ("contended", "Contended", of(&|request| has(request, Overlay::Contended))),
            ("appeals", "Under appeal", appeals),
            ("escalated", "Escalated", of(&|request| has(request, Overlay::Escalated))),
            (
                "others",
                "With experts or registrants",
                of(&|request| matches!(request.state, State::Review | State::WithRequester(_))),
            ),
        ],
        letters_waiting,
        letters_failed,
        mail_held: held,
    })
}
