//! `/api/v1`: the checks. The registry is in `registry.rs`. The command line gives the same answers.

pub mod catalog;
pub mod comments;
pub mod compare;
pub mod drafts;
pub mod openapi;
mod operations;
pub mod portable;
pub mod record;
pub mod reference;
pub mod registry;
pub mod resolve;
pub mod tools;

use crate::http::body::{discard_body, next_chunk, stream_head};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::Response;
use crate::mail::saved::read_document;
use crate::refusal::{Refusal, at};
use crate::requests::gather::checks::findings_without_request;
use actix_web::HttpResponse;
use actix_web::web::{Bytes, Payload};
use schemars::JsonSchema;
use serde::Serialize;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use urn_registry::finding::Finding;
use urn_registry::grammar::Budget;
use urn_registry::i18n::Phrase;
use urn_registry::nid;
use urn_registry::template::inspect;
use urn_registry::template::questions::{QuestionWithSuggestion, asked_about};
use urn_registry::template::read::{Reading, UPLOAD_MAX};
use urn_registry::urn::lines::{Line, LineSplitter};
use urn_registry::urn::ndjson;
use urn_registry::urn::normal::{ComparisonPurpose, equivalent_for};
use urn_registry::urn::{SyntaxProfile, Urn};
use urn_registry::verdict::{self, NamespaceBook, STEPS_PER_NAME_MAX, Validity, Verdict};

pub(crate) fn reject_other_parameters(cx: &RequestContext, names: &[&str]) -> Result<(), HttpError> {
    match cx.query.first_unknown(names) {
        Some(name) => Err(HttpError::bad_request(format!("This address does not know the parameter \"{name}\""))),
        None => Ok(()),
    }
}

pub(crate) fn required_parameter<'a>(cx: &'a RequestContext, name: &str) -> Result<&'a str, HttpError> {
    if cx.query.has(name) {
        Ok(cx.query.get(name))
    } else {
        Err(HttpError::bad_request(format!("The parameter \"{name}\" is missing")))
    }
}

fn profile(cx: &RequestContext) -> Result<SyntaxProfile, HttpError> {
    if cx.query.has("profile") {
        cx.query.get("profile").parse().map_err(HttpError::bad_request)
    } else {
        Ok(SyntaxProfile::Rfc8141)
    }
}

/// `GET /api/v1/check/urn?urn=&profile=`
pub fn check_urn(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["urn", "profile"])?;
    let (text, profile) = (required_parameter(cx, "urn")?, profile(cx)?);
    let mut out = Vec::new();
    write_line_answer(
        Line::Whole(text.as_bytes()),
        &cx.known_namespaces()?.book,
        profile,
        &mut Budget::new(STEPS_PER_NAME_MAX),
        &mut out,
    )
    .map_err(|error| HttpError::internal(&error))?;
    Ok(Response::bytes("application/json", out))
}

/// `GET /api/v1/find?q=`
pub fn find_namespaces(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["q"])?;
    let query = required_parameter(cx, "q")?;
    Response::json(&cx.search_index()?.find(query, &cx.known_namespaces()?.book, &mut Budget::new(STEPS_PER_NAME_MAX)))
}

/// `GET /api/v1/check/nid?nid=`
pub fn check_nid(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["nid"])?;
    let text = required_parameter(cx, "nid")?;
    let known = cx.read(|conn| crate::requests::drafts::nid_usage(conn, text))?;
    Response::json(&nid::report::report(text, Some(&known)))
}

/// Whether two URNs are equivalent.
#[derive(Serialize, JsonSchema)]
pub struct Equivalence<'a> {
    a: &'a str,
    b: &'a str,
    #[schemars(extend("enum" = ["rfc8141", "rfc2141", "rfc2141bis-03"]))]
    profile: &'static str,
    equivalent: bool,
    equivalent_by_rfc: bool,
    equivalent_in_namespace: bool,
    normalized: Vec<String>,
    namespace: Vec<Verdict>,
}

/// `GET /api/v1/equivalent?a=&b=&profile=&purpose=`
pub fn equivalent(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["a", "b", "profile", "purpose"])?;
    let profile = profile(cx)?;
    let read = |name: &str| {
        let text = required_parameter(cx, name)?;
        Urn::parse_as(text, profile).map_err(|error| HttpError::unprocessable(format!("{name} is not a URN: {error}")))
    };
    let (a, b) = (read("a")?, read("b")?);
    let purpose = match cx.query.get("purpose") {
        "" | "naming" => ComparisonPurpose::Naming,
        "caching" => ComparisonPurpose::Caching,
        _ => return Err(HttpError::bad_request("purpose is naming or caching")),
    };
    let known = cx.known_namespaces()?;
    let budget = &mut Budget::new(2 * STEPS_PER_NAME_MAX);
    // Step 5b of the draft requires more than equal names, so the namespace's rules only apply to the comparison of step 5a.
    let plain = equivalent_for(&a, &b, purpose);
    let same = plain || (purpose == ComparisonPurpose::Naming && verdict::equivalent(&a, &b, &known.book, budget));
    Response::sorted_json(&Equivalence {
        a: a.as_str(),
        b: b.as_str(),
        profile: profile.name(),
        equivalent: same,
        equivalent_by_rfc: plain,
        equivalent_in_namespace: same,
        normalized: vec![a.normalized(), b.normalized()],
        namespace: vec![verdict::verdict(&a, &known.book, budget), verdict::verdict(&b, &known.book, budget)],
    })
}

/// Parses the template in the body, in any format that the upload and the command line accept.
fn template_from_body(cx: &RequestContext) -> Result<Reading, HttpError> {
    if cx.body.len() > UPLOAD_MAX {
        return Err(HttpError::too_large(UPLOAD_MAX));
    }
    let file = read_document(&cx.body, "").map_err(|refused| HttpError::unprocessable(refused.to_string()))?;
    Ok(file.reading)
}

/// `POST /api/v1/templates/read`
pub fn template_read(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    Response::json(&template_from_body(cx)?.to_json())
}

/// The findings and the questions about a template.
#[derive(Serialize, JsonSchema)]
pub struct Findings {
    findings: Vec<Finding>,
    questions: Vec<QuestionWithSuggestion>,
}

/// `POST /api/v1/templates/check?kind=`
pub fn template_check(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["kind"])?;
    let template = template_from_body(cx)?.template;
    let kind = match cx.query.get("kind") {
        "" => "new_formal",
        kind @ ("new_formal" | "new_informal" | "revision" | "registered") => kind,
        _ => return Err(HttpError::bad_request("kind is new_formal, new_informal, revision or registered")),
    };
    let findings = if kind == "registered" {
        inspect::findings(&template, inspect::Kind::Registered, None, crate::clock::day(cx.now))
    } else {
        cx.read(|conn| {
            let known = match template.nid() {
                Some(nid) if kind == "revision" => crate::registry::queries::by_nid(conn, &nid)?,
                _ => None,
            };
            if kind == "revision" && known.is_none() {
                return Err(Refusal::at_field(at::KIND, "A revision is one of a registered namespace, and this text names none"));
            }
            Ok(findings_without_request(conn, cx.now, &template, kind)?.findings)
        })?
    };
    Response::sorted_json(&Findings { findings, questions: asked_about(&template, kind == "revision") })
}

/// `POST /api/v1/check/urns`: checks one URN per line, as text or NDJSON depending on the media type, and streams one JSON object
/// per line while the body is still arriving. Only the current line is stored. Backpressure: the next part of the body is read
/// only after the previous answers were sent.
pub fn check_urns(cx: RequestContext, payload: Payload) -> Pin<Box<dyn Future<Output = HttpResponse>>> {
    Box::pin(async move {
        let known = {
            let app = Arc::clone(&cx.app);
            actix_web::web::block(move || app.knowledge.known_namespaces(&app.store).map_err(HttpError::from)).await
        };
        let prepared = match known {
            Ok(Ok(known)) => {
                let media_type = cx.header("content-type").unwrap_or_default().to_ascii_lowercase();
                if media_type.starts_with("application/json") {
                    Err(HttpError::unsupported_media_type(Phrase::new("refusal-lines-not-json")))
                } else {
                    reject_other_parameters(&cx, &["profile"]).and_then(|()| profile(&cx)).map(|profile| (known, profile))
                }
            }
            Ok(Err(problem)) => Err(problem),
            Err(_) => Err(HttpError::internal(&"the thread pool is gone")),
        };
        match prepared {
            Ok((known, profile)) => {
                let is_ndjson = cx.header("content-type").is_some_and(ndjson::is_media_type);
                let work = Work { known, profile, is_ndjson, left: STEPS_PER_NAME_MAX };
                let body = LineAnswers { payload: payload.into_inner(), lines: LineSplitter::default(), work, ended: false };
                stream_head(&cx, "application/x-ndjson").streaming(body.into_stream())
            }
            Err(problem) => {
                discard_body(payload).await;
                let reply = problem.to_response(&cx);
                let status =
                    actix_web::http::StatusCode::from_u16(reply.status).unwrap_or(actix_web::http::StatusCode::BAD_REQUEST);
                HttpResponse::build(status).content_type(reply.content_type).body(reply.body)
            }
        }
    })
}

/// A response stream with the results for the lines of a request body, computed chunk by chunk.
struct LineAnswers {
    payload: actix_web::dev::Payload,
    lines: LineSplitter,
    work: Work,
    ended: bool,
}

/// The state for checking the lines of one stream.
struct Work {
    known: Arc<KnownNamespaces>,
    profile: SyntaxProfile,
    /// Whether each line is a JSON value that contains the name.
    is_ndjson: bool,
    /// The remaining budget of steps.
    left: u64,
}

impl Work {
    /// The number of steps that each byte of the body adds to the budget, up to the limit for one name. A stream of any length is
    /// answered, and the work is proportional to its size.
    const STEPS_A_BYTE: u64 = 1000;

    fn check_line(&mut self, line: Line<'_>, out: &mut Vec<u8>) {
        let (Line::Whole(bytes) | Line::TooLong(bytes)) = line;
        let bought = u64::try_from(bytes.len()).unwrap_or(u64::MAX).saturating_mul(Self::STEPS_A_BYTE);
        let mut budget = Budget::new(self.left.saturating_add(bought).min(STEPS_PER_NAME_MAX));
        let text = if self.is_ndjson { ndjson::urn_in_line(bytes) } else { None };
        let answered = match (line, &text) {
            (Line::Whole(_), Some(text)) => {
                write_line_answer(Line::Whole(text.as_bytes()), &self.known.book, self.profile, &mut budget, out).map(|_| ())
            }
            (Line::Whole(bytes), None) if self.is_ndjson => {
                verdict::report::write(out, &ndjson::unreadable_line_report(bytes, self.profile), None)
            }
            (line, _) => write_line_answer(line, &self.known.book, self.profile, &mut budget, out).map(|_| ()),
        };
        // Writing to memory cannot fail, and every report can be serialized.
        if answered.is_ok() {
            out.push(b'\n');
        }
        self.left = budget.left();
    }
}

impl LineAnswers {
    async fn next(&mut self) -> Option<Result<Bytes, actix_web::Error>> {
        while !self.ended {
            let mut out = Vec::new();
            match next_chunk(&mut self.payload).await {
                Some(Ok(chunk)) => {
                    let work = &mut self.work;
                    self.lines.feed(&chunk, |line| work.check_line(line, &mut out));
                }
                Some(Err(error)) => {
                    self.ended = true;
                    return Some(Err(error.into()));
                }
                None => {
                    self.ended = true;
                    let work = &mut self.work;
                    self.lines.finish(|line| work.check_line(line, &mut out));
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

type NextAnswer = Pin<Box<dyn Future<Output = (LineAnswers, Option<Result<Bytes, actix_web::Error>>)>>>;

struct AnswerStream {
    state: Option<LineAnswers>,
    pending: Option<NextAnswer>,
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

/// The same answer as the command line, from the registry of this server.
fn write_line_answer(
    line: Line<'_>,
    book: &NamespaceBook,
    profile: SyntaxProfile,
    budget: &mut Budget,
    out: &mut Vec<u8>,
) -> Result<Validity, serde_json::Error> {
    verdict::report::write_line_report(out, line, profile, Some(book), |nid| Some(book.is_registered(nid)), budget)
}
