//! `/api/v1/drafts`: creates and edits the drafts of the token's user, with the same actions as the pages.

use crate::actions::{draft, request_info, submit};
use crate::api::reject_other_parameters;
use crate::clock;
use crate::http::addresses;
use crate::http::addresses::api_draft_path;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::ids::{CommentId, RequestNumber, RevisionNumber, ThreadId};
use crate::refusal::{Refusal, at};
use crate::registry::Version;
use crate::registry::queries::latest_version;
use crate::requests::drafts::DraftPurpose;
use crate::requests::fixed_fields::draft_fingerprint;
use crate::requests::fixed_fields::fixed_field_faults;
use crate::requests::gather::checks;
use crate::requests::guards::text::require_own_editable;
use crate::requests::sources::Source;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Request, RequestSubject, State, queries, sources};
use crate::reviews::{Comment, PositionStatus, Thread, ThreadAnchor};
use schemars::{JsonSchema, Schema, SchemaGenerator, schema_for};
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

/// The error for a change that is based on an older state.
pub(super) const CHANGED: &str =
    "This was changed after you retrieved the state in If-Match. Retrieve it again, repeat your change, and send the new ETag";

/// Parses the body as an object that has no keys other than the fields of `T`.
pub(super) fn parse_body_object<T: JsonSchema>(cx: &RequestContext) -> Result<Map<String, Value>, HttpError> {
    reject_other_parameters(cx, &[])?;
    let value: Value = serde_json::from_slice(&cx.body)
        .map_err(|error| HttpError::bad_request(format!("The body is not valid JSON: {error}")))?;
    let Value::Object(object) = value else { return Err(HttpError::bad_request("The body must be a JSON object")) };
    let schema = schema_for!(T);
    let is_known = |key: &str| schema.get("properties").is_some_and(|known| known.get(key).is_some());
    match object.keys().find(|key| !is_known(key)) {
        Some(key) => Err(HttpError::bad_request(format!("The body has a key that is not known: \"{key}\""))),
        None => Ok(object),
    }
}

fn template_from_body(object: &Map<String, Value>, onto: &Template) -> Result<Template, HttpError> {
    let mut template = onto.clone();
    let Some(fields) = object.get("template") else { return Ok(template) };
    let Value::Object(fields) = fields else { return Err(HttpError::unprocessable("template must be an object of fields")) };
    for (key, value) in fields {
        let field = Field::from_key(key).ok_or_else(|| HttpError::unprocessable(format!("A template has no field \"{key}\"")))?;
        match value {
            Value::String(text) if !text.contains('\0') => template.set(field, text),
            Value::Null => template.set(field, ""),
            _ => return Err(HttpError::unprocessable(format!("{key} must be text or null"))),
        }
    }
    Ok(template)
}

/// Refuses a text whose Namespace ID, Version or Date contradicts its request.
fn check_fixed_fields(cx: &RequestContext, sent: &Template, before: &Template, subject: &RequestSubject) -> Result<(), Refusal> {
    let faults = fixed_field_faults(sent, before, subject, clock::day(cx.now));
    if faults.is_empty() { Ok(()) } else { Err(Refusal::Faults(faults)) }
}

pub(super) fn text<'a>(object: &'a Map<String, Value>, key: &str) -> Result<&'a str, HttpError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(""),
        Some(Value::String(text)) => Ok(text),
        Some(_) => Err(HttpError::unprocessable(format!("{key} must be text"))),
    }
}

/// The source of the text in the body, if the body states one.
fn source(object: &Map<String, Value>) -> Result<Option<Source>, HttpError> {
    let (url, commit) = (text(object, at::SOURCE_URL)?, text(object, at::SOURCE_COMMIT)?);
    if url.is_empty() && commit.is_empty() {
        return Ok(None);
    }
    if !object.contains_key("template") {
        return Err(HttpError::unprocessable(
            "source_url and source_commit identify the source of the template in the body. Send both",
        ));
    }
    Ok(Some(Source::parse(url, commit)?))
}

/// A draft with its findings; the `ETag` is its revision.
#[derive(Serialize, JsonSchema)]
pub struct Draft<'a> {
    number: RequestNumber,
    kind: &'static str,
    nid: Option<&'a str>,
    state: &'static str,
    #[schemars(range(min = 0))]
    revision: i64,
    template: &'a Template,
    findings: Vec<Finding>,
    /// The file and the commit of the text; null if none was stated, or if the text has been changed since then.
    source: Option<SourceJson>,
    open_threads: Vec<OpenThread>,
    /// Whether the text is that of the newest revision.
    submitted: bool,
    #[schemars(url)]
    url: String,
}

/// A thread that is not resolved.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OpenThread {
    id: ThreadId,
    field: Option<Field>,
    /// The author and the text of its last comment.
    by: String,
    comment: String,
    #[schemars(url)]
    url: String,
}

/// The own drafts and open requests whose text can be edited now or later.
#[derive(Serialize, JsonSchema)]
pub struct DraftList {
    drafts: Vec<DraftRow>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct DraftRow {
    number: RequestNumber,
    kind: &'static str,
    nid: Option<String>,
    state: &'static str,
    /// Whether its text can be changed now.
    editable: bool,
    /// The file and the commit that were stated last for a text of it.
    source: Option<SourceJson>,
    #[schemars(url)]
    url: String,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct SourceJson {
    #[schemars(url)]
    url: String,
    commit: String,
}

/// A draft to start.
#[derive(JsonSchema)]
pub struct NewDraft {
    #[schemars(extend("enum" = ["new_formal", "new_informal", "revision", "correction"]))]
    pub kind: String,
    pub nid: Option<String>,
    #[schemars(default)]
    pub template: TemplateFields,
    /// The https URL of the file that contains the template; only together with template and `source_commit`.
    pub source_url: Option<String>,
    /// The full commit ID in hexadecimal digits.
    pub source_commit: Option<String>,
}

/// Changes to a draft.
#[derive(JsonSchema)]
pub struct DraftChange {
    pub nid: Option<String>,
    #[schemars(default)]
    pub template: TemplateFields,
    /// The https URL of the file that contains the template; only together with template and `source_commit`.
    pub source_url: Option<String>,
    /// The full commit ID in hexadecimal digits.
    pub source_commit: Option<String>,
}

/// Fields to set; null clears a field.
#[derive(Default)]
pub struct TemplateFields;

impl JsonSchema for TemplateFields {
    fn schema_name() -> Cow<'static, str> {
        "TemplateFields".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = Template::json_schema(generator);
        schema.remove("required");
        schema.insert("additionalProperties".to_owned(), false.into());
        schema.insert("description".to_owned(), "Fields to set; null clears a field".into());
        schema
    }
}

impl From<Source> for SourceJson {
    fn from(source: Source) -> Self {
        Self { url: source.url, commit: source.commit }
    }
}

/// The revision to submit.
#[derive(JsonSchema)]
pub struct Submission {
    #[schemars(range(min = 0))]
    pub revision: i64,
    /// What changed; only for a new revision of a submitted request.
    pub note: Option<String>,
}

/// A submitted request.
#[derive(Serialize, JsonSchema)]
pub struct Submitted {
    number: RequestNumber,
    state: &'static str,
    #[schemars(url)]
    url: String,
}

fn draft_response(cx: &RequestContext, status: u16, request: &Request) -> Result<Response, HttpError> {
    let (findings, source, threads, newest) = cx.read(|conn| {
        let findings = checks::findings(conn, cx.now, request, &request.draft)?;
        let source = sources::queries::of_text(conn, &request.id, &draft_fingerprint(request))?;
        let newest = queries::revisions_of(conn, &request.id)?.into_iter().next();
        Ok((findings, source, crate::reviews::queries::threads_of(conn, &request.id)?, newest))
    })?;
    let public_url = &cx.mail().public_url;
    let open_thread = |thread: &Thread| {
        let last = thread.last_comment().filter(|_| thread.resolved_at.is_none())?;
        let page = addresses::request_path(request.number);
        Some(OpenThread {
            url: format!("{public_url}{page}#t-{}", thread.id),
            id: thread.id.clone(),
            field: thread.anchor.field,
            by: last.author.clone(),
            comment: last.body.clone(),
        })
    };
    let value = Draft {
        number: request.number,
        kind: request.subject.name(),
        nid: request.subject.nid(),
        state: request.state.name(),
        revision: request.draft_save_number,
        template: &request.draft,
        findings,
        source: source.map(SourceJson::from),
        submitted: newest.is_some_and(|newest| newest.fingerprint == draft_fingerprint(request)),
        open_threads: threads.iter().filter_map(open_thread).collect(),
        url: format!("{public_url}{}", addresses::edit_draft_path(request.number)),
    };
    Ok(Response { status, ..Response::sorted_json(&value)? }
        .header("ETag", format!("\"{}\"", request.draft_save_number))
        .header("Cache-Control", "no-store"))
}

pub(super) fn own_draft(cx: &RequestContext) -> Result<(RequestView, Request), HttpError> {
    let account = cx.signed_in_account()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    let request = require_own_editable(&view)?;
    Ok((view, request))
}

/// `POST /api/v1/drafts`: creates a draft.
pub fn create_draft(cx: &RequestContext) -> Result<Response, HttpError> {
    let object = parse_body_object::<NewDraft>(cx)?;
    let source = source(&object)?;
    let given = object.contains_key("template").then(|| template_from_body(&object, &Template::default())).transpose()?;
    let named = given.as_ref().map(|given| given.text(Field::NamespaceId)).unwrap_or_default();
    // The NID may be stated in the text only.
    let nid = Some(text(&object, "nid")?.trim_ascii()).filter(|nid| !nid.is_empty()).unwrap_or(named).to_owned();
    let start = match text(&object, "kind")? {
        "new_formal" => DraftPurpose::NewFormal(nid),
        "new_informal" => DraftPurpose::NewInformal,
        "revision" => DraftPurpose::Revision(nid),
        "correction" => DraftPurpose::Correction(nid),
        _ => return Err(HttpError::unprocessable("kind is new_formal, new_informal, revision or correction")),
    };
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| {
        let request = draft::start_draft(conn, ctx, &start, given.as_ref())?;
        let newest = match request.subject.registered_base() {
            Some((nid, _)) => latest_version(conn, nid)?,
            None => None,
        };
        let registered = newest.as_ref().and_then(Version::current_text).map(|text| text.template.clone()).unwrap_or_default();
        check_fixed_fields(cx, given.as_ref().unwrap_or(&registered), &registered, &request.subject)?;
        if let Some(source) = &source {
            draft::store_source(conn, ctx, &request, source)?;
        }
        Ok(request)
    })?;
    Ok(draft_response(cx, 201, &request)?.header("Location", api_draft_path(request.number)))
}

/// `GET /api/v1/drafts`: so that a program finds the draft of a file.
pub fn list_drafts(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let account = cx.signed_in_account()?;
    let rows = cx.read(|conn| {
        let own = queries::requests_of_person(conn, &account.id)?;
        let open = own.into_iter().filter(|request| request.state.is_open());
        open.map(|request| Ok((sources::queries::newest(conn, &request.id)?, request))).collect::<Result<Vec<_>, Refusal>>()
    })?;
    let row = |(source, request): (Option<Source>, Request)| DraftRow {
        number: request.number,
        kind: request.subject.name(),
        nid: request.subject.nid().map(str::to_owned),
        state: request.state.name(),
        editable: matches!(request.state, State::Draft | State::Review | State::WithRequester(_)),
        source: source.map(SourceJson::from),
        url: format!("{}{}", cx.mail().public_url, addresses::request_path(request.number)),
    };
    let drafts = rows.into_iter().map(row).collect();
    Ok(Response::sorted_json(&DraftList { drafts })?.header("Cache-Control", "no-store"))
}

/// `GET /api/v1/drafts/{number}`
pub fn show_draft(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    draft_response(cx, 200, &own_draft(cx)?.1)
}

/// The entity tag in `If-Match`, without its quotation marks.
pub(super) fn if_match(cx: &RequestContext) -> Result<&str, HttpError> {
    let tag = cx.header("if-match");
    let tag = tag.ok_or_else(|| {
        HttpError::precondition(428, "State in If-Match which revision you changed, for example If-Match: \"3\"")
    })?;
    Ok(tag.trim().trim_matches('"'))
}

/// `PUT /api/v1/drafts/{number}`: changes fields. `If-Match` names the draft state
/// that the changes are based on.
pub fn change_draft(cx: &RequestContext) -> Result<Response, HttpError> {
    let object = parse_body_object::<DraftChange>(cx)?;
    let source = source(&object)?;
    let (_, request) = own_draft(cx)?;
    let revision =
        if_match(cx)?.parse::<i64>().map_err(|_| HttpError::bad_request("If-Match must have the revision of the draft"))?;
    let template = template_from_body(&object, &request.draft)?;
    let wish = match &request.subject {
        RequestSubject::NewFormal { wish } if !object.contains_key("nid") => wish.clone(),
        // The requested namespace ID of a submitted request does not change.
        RequestSubject::NewFormal { wish } if request.state != State::Draft => {
            let (found, own) = (text(&object, "nid")?.trim_ascii(), wish.clone().unwrap_or_default());
            if !found.eq_ignore_ascii_case(&own) {
                let differs = Phrase::new("refusal-nid-differs").arg("found", found).arg("nid", own);
                return Err(Refusal::at_field(at::NID, differs).into());
            }
            wish.clone()
        }
        RequestSubject::NewFormal { .. } => Some(text(&object, "nid")?.trim_ascii().to_owned()),
        _ => None,
    };
    let subject = match &request.subject {
        RequestSubject::NewFormal { .. } => RequestSubject::NewFormal { wish: wish.clone() },
        other => other.clone(),
    };
    check_fixed_fields(cx, &template, &request.draft, &subject)?;
    let ctx = cx.action_context()?;
    let number = request.number;
    let saved = cx.write(|conn| {
        let saved = draft::save_draft(conn, ctx, number, revision, wish.as_deref(), &template)?;
        if let Some(source) = &source {
            draft::store_source(conn, ctx, &saved, source)?;
        }
        Ok(saved)
    });
    match saved {
        Err(Refusal::Stale { .. }) => Err(HttpError::precondition(412, CHANGED)),
        saved => draft_response(cx, 200, &saved?),
    }
}

/// The refusal of an answer, which is sent as the note.
fn at_note(refusal: Refusal) -> Refusal {
    let Refusal::Faults(mut faults) = refusal else { return refusal };
    for fault in faults.iter_mut().filter(|fault| fault.field == at::ANSWER) {
        fault.field = at::NOTE;
    }
    Refusal::Faults(faults)
}

/// `POST /api/v1/drafts/{number}/submit`: submits the draft state named in the request; after the first submission, as a new revision.
pub fn submit_draft(cx: &RequestContext) -> Result<Response, HttpError> {
    let object = parse_body_object::<Submission>(cx)?;
    let revision = object
        .get("revision")
        .and_then(Value::as_i64)
        .ok_or_else(|| HttpError::unprocessable("revision must be a whole number"))?;
    let (note, ctx) = (text(&object, at::NOTE)?, cx.action_context()?);
    let request = cx.write(|conn| {
        let request = load_view(conn, cx.number()?, Some(ctx.who), ctx.now)?.request;
        let is_current = request.draft_save_number == revision;
        match request.state {
            State::Review | State::WithRequester(_) if !is_current => {
                return Err(Refusal::Stale { reason: Phrase::new("refusal-draft-saved") });
            }
            State::Review => drop(request_info::submit_revision(conn, ctx, request.number, note)?),
            State::WithRequester(_) => {
                request_info::answer_question(conn, ctx, request.number, note, true).map_err(at_note)?;
            }
            _ if !note.is_empty() => return Err(Refusal::at_field(at::NOTE, Phrase::new("refusal-note-first"))),
            _ => return submit::submit(conn, ctx, request.number, revision),
        }
        Ok(load_view(conn, request.number, Some(ctx.who), ctx.now)?.request)
    })?;
    let url = format!("{}{}", cx.mail().public_url, addresses::request_path(request.number));
    Response::json(&Submitted { number: request.number, state: request.state.name(), url })
}

/// Comments and positions.
#[derive(Serialize, JsonSchema)]
pub struct Reviews<'a> {
    comments: Vec<ReviewComment>,
    number: &'a str,
    positions: Vec<ReviewPosition>,
}

/// A comment.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ReviewComment {
    at: String,
    by: String,
    comment: String,
    field: Option<Field>,
    id: CommentId,
    quote: String,
    role: String,
    /// The reason for which its author retracted it.
    struck: Option<String>,
    suggestion: Option<String>,
    text: RevisionNumber,
    thread: ThreadId,
}

/// A position.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ReviewPosition {
    by: String,
    live: bool,
    position: &'static str,
    reasons: String,
    /// Positions are recorded as an expert, also by a lead.
    role: &'static str,
    text: RevisionNumber,
}

/// `GET /api/v1/requests/{number}/reviews`: comments and positions.
pub fn reviews(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let account = cx.signed_in_account()?;
    let (threads, positions) = cx.read(|conn| {
        let view = load_view(conn, cx.number()?, Some(account), cx.now)?;
        Ok((
            crate::reviews::queries::threads_of(conn, &view.request.id)?,
            crate::requests::gather::positions::position_statuses(conn, &view, cx.now)?,
        ))
    })?;
    let comment = |thread: ThreadId, anchor: ThreadAnchor, comment: Comment| ReviewComment {
        at: comment.written_at.to_string(),
        by: comment.author,
        comment: comment.body,
        field: anchor.field,
        id: comment.id,
        quote: anchor.quote,
        role: comment.role,
        struck: comment.retraction_reason,
        suggestion: comment.suggestion,
        text: comment.revision_number,
        thread,
    };
    let mut comments: Vec<ReviewComment> = Vec::new();
    for thread in threads {
        let all = thread.comments.into_iter();
        comments.extend(all.map(|one| comment(thread.id.clone(), thread.anchor.clone(), one)));
    }
    comments.sort_by(|a, b| a.at.cmp(&b.at));
    let position = |standing: PositionStatus| ReviewPosition {
        by: standing.position.expert,
        live: standing.live,
        position: standing.position.kind.name(),
        reasons: standing.position.reasons,
        role: Party::Expert.name(),
        text: standing.position.revision_number,
    };
    Response::json(&Reviews { comments, number: cx.param("number"), positions: positions.into_iter().map(position).collect() })
}
