//! `/api/v1`: the checks for machines here, the registry in `registry.rs`. The answers are those of the command line.

pub mod drafts;
pub mod openapi;
pub mod registry;

use super::cx::{Cx, Reply};
use super::problem::Problem;
use super::server::{next_chunk, read_body, stream_head};
use crate::clock;
use crate::nid;
use crate::registry as register;
use crate::template::checks::{Standard, check};
use crate::template::read::read;
use crate::urn::lines::Lines;
use crate::urn::normal::{Purpose, equivalent_for, equivalent_in_namespace};
use crate::urn::report::{report, too_long};
use crate::urn::{Profile, Urn};
use actix_web::HttpResponse;
use actix_web::web::{Bytes, Payload};
use std::collections::BTreeSet;
use std::future::Future;
use std::pin::Pin;

fn only(cx: &Cx, names: &[&str]) -> Result<(), Problem> {
    match cx.query.first_unknown(names) {
        Some(name) => Err(Problem::bad_request(format!("This address does not know the parameter \"{name}\""))),
        None => Ok(()),
    }
}

fn needed<'a>(cx: &'a Cx, name: &str) -> Result<&'a str, Problem> {
    if cx.query.has(name) {
        Ok(cx.query.get(name))
    } else {
        Err(Problem::bad_request(format!("The parameter \"{name}\" is missing")))
    }
}

fn profile(cx: &Cx) -> Result<Profile, Problem> {
    if cx.query.has("profile") { cx.query.get("profile").parse().map_err(Problem::bad_request) } else { Ok(Profile::Rfc8141) }
}

fn registered_nids(cx: &Cx) -> Result<BTreeSet<String>, Problem> {
    Ok(cx.read(|conn| Ok(register::queries::nids(conn)?))?.into_iter().collect())
}

/// `GET /api/v1/check/urn?urn=&profile=`
pub fn check_urn(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["urn", "profile"])?;
    let known = registered_nids(cx)?;
    let text = needed(cx, "urn")?;
    Reply::json(&report(text.as_bytes(), profile(cx)?, |nid| Some(known.contains(&nid.to_ascii_lowercase()))))
}

/// `GET /api/v1/check/nid?nid=`
pub fn check_nid(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["nid"])?;
    let text = needed(cx, "nid")?;
    let known = cx.read(|conn| crate::requests::drafts::known_of(conn, text))?;
    Reply::json(&nid::report::report(text, Some(&known)))
}

/// `GET /api/v1/equivalent?a=&b=&profile=&purpose=`
pub fn equivalent(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["a", "b", "profile", "purpose"])?;
    let profile = profile(cx)?;
    let read = |name: &str| {
        let text = needed(cx, name)?;
        Urn::parse_as(text, profile).map_err(|error| Problem::unprocessable(format!("{name} is not a URN: {error}")))
    };
    let (a, b) = (read("a")?, read("b")?);
    let purpose = match cx.query.get("purpose") {
        "" | "naming" => Purpose::Naming,
        "caching" => Purpose::Caching,
        _ => return Err(Problem::bad_request("purpose is naming or caching")),
    };
    Reply::json(&serde_json::json!({
        "a": a.as_str(),
        "b": b.as_str(),
        "profile": profile.name(),
        "equivalent": equivalent_for(&a, &b, purpose),
        "equivalent_in_namespace": equivalent_in_namespace(&a, &b) && (purpose == Purpose::Naming || equivalent_for(&a, &b, purpose)),
        "normalized": [a.normalized(), b.normalized()],
    }))
}

fn template_text(cx: &Cx) -> Result<&str, Problem> {
    only(cx, &[])?;
    if cx.body.len() > crate::template::MAX_BYTES {
        return Err(Problem::too_large(crate::template::MAX_BYTES));
    }
    std::str::from_utf8(&cx.body)
        .map_err(|error| Problem::unprocessable(format!("The text is not UTF-8 from byte {} on", error.valid_up_to())))
}

/// `POST /api/v1/templates/read`
pub fn template_read(cx: &Cx) -> Result<Reply, Problem> {
    Reply::json(&read(template_text(cx)?).to_json())
}

/// `POST /api/v1/templates/check`
pub fn template_check(cx: &Cx) -> Result<Reply, Problem> {
    let reading = read(template_text(cx)?);
    let findings = check(&reading.template, Standard::NewFormal, clock::day(cx.now));
    Reply::json(&serde_json::json!({ "findings": findings }))
}

/// `POST /api/v1/check/urns`: one URN a line in, one JSON object a line out, while the body is still coming. Nothing is kept but
/// the line being read; a reader that is slow slows the sender down, because the next part of the body is taken only when the
/// last answers have left.
pub fn check_urns(cx: Cx, payload: Payload) -> Pin<Box<dyn Future<Output = HttpResponse>>> {
    Box::pin(async move {
        let known = {
            let app = std::sync::Arc::clone(&cx.app);
            actix_web::web::block(move || app.store.read(register::queries::nids).map_err(Problem::from)).await
        };
        let prepared = match known {
            Ok(Ok(nids)) => only(&cx, &["profile"]).and_then(|()| profile(&cx)).map(|profile| (nids, profile)),
            Ok(Err(problem)) => Err(problem),
            Err(_) => Err(Problem::internal(&"the thread pool is gone")),
        };
        match prepared {
            Ok((nids, profile)) => {
                let body = Answers {
                    payload: payload.into_inner(),
                    lines: Lines::default(),
                    known: nids.into_iter().collect(),
                    profile,
                    ended: false,
                };
                stream_head(&cx, "application/x-ndjson").streaming(body.into_stream())
            }
            Err(problem) => {
                let _ = read_body(payload, crate::web::form::FORM_MAX).await;
                let reply = problem.reply(&cx);
                let status =
                    actix_web::http::StatusCode::from_u16(reply.status).unwrap_or(actix_web::http::StatusCode::BAD_REQUEST);
                HttpResponse::build(status).content_type(reply.content_type).body(reply.body)
            }
        }
    })
}

/// The answers to a body of lines, made part by part.
struct Answers {
    payload: actix_web::dev::Payload,
    lines: Lines,
    known: BTreeSet<String>,
    profile: Profile,
    ended: bool,
}

impl Answers {
    async fn next(&mut self) -> Option<Result<Bytes, actix_web::Error>> {
        while !self.ended {
            let mut out = Vec::new();
            match next_chunk(&mut self.payload).await {
                Some(Ok(chunk)) => {
                    let (known, profile) = (&self.known, self.profile);
                    self.lines.feed(&chunk, |line| answer(line, known, profile, &mut out));
                }
                Some(Err(error)) => {
                    self.ended = true;
                    return Some(Err(error.into()));
                }
                None => {
                    self.ended = true;
                    let (known, profile) = (&self.known, self.profile);
                    self.lines.finish(|line| answer(line, known, profile, &mut out));
                }
            }
            if !out.is_empty() {
                return Some(Ok(Bytes::from(out)));
            }
        }
        None
    }

    fn into_stream(self) -> impl futures_core::Stream<Item = Result<Bytes, actix_web::Error>> {
        AnswerStream { state: Some(self), pending: None }
    }
}

type Next = Pin<Box<dyn Future<Output = (Answers, Option<Result<Bytes, actix_web::Error>>)>>>;

struct AnswerStream {
    state: Option<Answers>,
    pending: Option<Next>,
}

impl futures_core::Stream for AnswerStream {
    type Item = Result<Bytes, actix_web::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut std::task::Context<'_>) -> std::task::Poll<Option<Self::Item>> {
        let mut pending = match self.pending.take() {
            Some(pending) => pending,
            None => match self.state.take() {
                Some(mut state) => Box::pin(async move {
                    let item = state.next().await;
                    (state, item)
                }),
                None => return std::task::Poll::Ready(None),
            },
        };
        match pending.as_mut().poll(context) {
            std::task::Poll::Ready((state, item)) => {
                self.state = item.is_some().then_some(state);
                std::task::Poll::Ready(item)
            }
            std::task::Poll::Pending => {
                self.pending = Some(pending);
                std::task::Poll::Pending
            }
        }
    }
}

fn answer(line: crate::urn::lines::Line<'_>, known: &BTreeSet<String>, profile: Profile, out: &mut Vec<u8>) {
    use crate::urn::lines::Line;
    let report = match line {
        Line::Whole(bytes) => report(bytes, profile, |nid| Some(known.contains(&nid.to_ascii_lowercase()))),
        Line::TooLong(start) => too_long(start, profile),
    };
    // Writing into memory cannot fail, and every report is plain data.
    if serde_json::to_writer(&mut *out, &report).is_ok() {
        out.push(b'\n');
    }
}
