//! The operations of the API: the table that the OpenAPI document is generated from and that a test compares with the routes.

use crate::api::{self, comments, compare, drafts, portable, record, registry};
use crate::registry::files::VersionJson;
use crate::registry::formats::json;
use crate::users::tokens::Scope;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use urn_registry::find::SearchResults;
use urn_registry::nid;
use urn_registry::profile::Profile;
use urn_registry::resolution::answer::Resolution;
use urn_registry::template::read::ReadingJson;
use urn_registry::verdict::report::UrnReport;
use urn_registry::verdict::{NamespaceRegex, TestVector};

/// Adds a type to the schemas of a document, and returns the reference to it.
pub(super) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// The [`SchemaOf`] of a type.
pub(super) fn schema_of<T: JsonSchema>(schemas: &mut SchemaGenerator) -> Schema {
    schemas.subschema_for::<T>()
}

pub(super) struct Parameter {
    pub(super) name: &'static str,
    pub(super) required: bool,
    pub(super) about: &'static str,
    pub(super) kind: &'static str,
}

pub(super) struct Operation {
    /// The `operationId`, which generated clients use as the function name.
    pub(super) id: &'static str,
    pub(super) path: &'static str,
    pub(super) method: &'static str,
    pub(super) summary: &'static str,
    pub(super) query: &'static [Parameter],
    /// The media type and the schema of the body, if there is one; no schema for text.
    pub(super) body: Option<(&'static str, Option<SchemaOf>)>,
    /// The media type of the response.
    pub(super) answer: &'static str,
    /// The schema of the response, or of one line if it is a stream of lines.
    pub(super) schema: SchemaOf,
    /// The scope that a token needs; `None` for public operations.
    pub(super) scope: Option<Scope>,
    /// Other possible status codes.
    pub(super) statuses: &'static [u16],
}

const fn text(name: &'static str, required: bool, about: &'static str) -> Parameter {
    Parameter { name, required, about, kind: "string" }
}

const fn number(name: &'static str, required: bool, about: &'static str) -> Parameter {
    Parameter { name, required, about, kind: "integer" }
}

const PROFILE_PARAMETER: Parameter = text("profile", false, "rfc8141 (default), rfc2141 or rfc2141bis-03");

const EPOCH_PARAMETER: Parameter = text("epoch", false, "the epoch of the stored serial; 410 if it ended");

const DATE_PARAMETER: Parameter =
    text("on", false, "the state published at the source on this date, such as 2019-06-01; not in the future");

const fn read(
    (id, path, schema): (&'static str, &'static str, SchemaOf),
    summary: &'static str,
    query: &'static [Parameter],
    statuses: &'static [u16],
) -> Operation {
    Operation { id, path, method: "get", summary, query, body: None, answer: JSON, schema, scope: None, statuses }
}

pub(super) const JSON: &str = "application/json";

/// One JSON object per line.
const NDJSON_MEDIA_TYPE: &str = "application/x-ndjson";

/// Method, operation ID, path, and response schema.
type OperationHead = (&'static str, &'static str, &'static str, SchemaOf);

/// An operation that returns one JSON object per line.
const fn lines(
    (id, path, schema): (&'static str, &'static str, SchemaOf),
    summary: &'static str,
    statuses: &'static [u16],
) -> Operation {
    Operation {
        id,
        path,
        method: "get",
        summary,
        query: &[],
        body: None,
        answer: NDJSON_MEDIA_TYPE,
        schema,
        scope: None,
        statuses,
    }
}

const fn with_token(
    (method, id, path, schema): OperationHead,
    scope: Scope,
    summary: &'static str,
    body: Option<SchemaOf>,
    statuses: &'static [u16],
) -> Operation {
    let body = match body {
        Some(schema) => Some((JSON, Some(schema))),
        None => None,
    };
    Operation { id, path, method, summary, query: &[], body, answer: JSON, schema, scope: Some(scope), statuses }
}

const fn send(
    (id, path, schema): (&'static str, &'static str, SchemaOf),
    answer: &'static str,
    summary: &'static str,
    query: &'static [Parameter],
    statuses: &'static [u16],
) -> Operation {
    Operation {
        id,
        path,
        method: "post",
        summary,
        query,
        body: Some(("text/plain", None)),
        answer,
        schema,
        scope: None,
        statuses,
    }
}

pub(super) const OPERATIONS: &[Operation] = &[
    read(
        ("listNamespaces", "/api/v1/namespaces", schema_of::<registry::NamespaceList>),
        "Registered namespaces, in pages of 100",
        &[
            text("q", false, "search terms"),
            text("kind", false, "formal or informal"),
            text("status", false, "active, deprecated or obsolete"),
            number("since", false, "only changes after this serial"),
            text("cursor", false, "next_cursor of the previous page"),
            DATE_PARAMETER,
        ],
        &[400, 404],
    ),
    read(
        ("getNamespace", "/api/v1/namespaces/{nid}", schema_of::<registry::NamespaceAnswer>),
        "One namespace with its versions",
        &[DATE_PARAMETER],
        &[308, 400, 404],
    ),
    read(
        ("getProfile", "/api/v1/namespaces/{nid}/profile", schema_of::<Profile>),
        "Title, grammar, examples and topics of a namespace, supplied by its registrant or by the editors of this registry",
        &[text("edition", false, "an older profile, as VERSION.EDITION")],
        &[400, 404],
    ),
    read(
        ("readRegex", "/api/v1/namespaces/{nid}/regex", schema_of::<NamespaceRegex>),
        "The grammar of a namespace as a regular expression for RE2 and ECMAScript; null if the grammar is not regular",
        &[],
        &[400, 404],
    ),
    lines(
        ("readVectors", "/api/v1/namespaces/{nid}/vectors", schema_of::<TestVector>),
        "Test vectors of a namespace: names with the result for each, one per line",
        &[400, 404],
    ),
    read(
        ("listRegexes", "/regexes.json", schema_of::<portable::Expressions>),
        "The regular expressions of all namespaces",
        &[],
        &[400],
    ),
    lines(("listVectors", "/vectors.ndjson", schema_of::<TestVector>), "Test vectors of all namespaces, one per line", &[400]),
    read(("listProfiles", "/profiles.json", schema_of::<registry::Profiles>), "All current profiles", &[], &[400]),
    read(
        ("listVersions", "/api/v1/namespaces/{nid}/versions", schema_of::<registry::VersionList>),
        "The versions of a namespace",
        &[DATE_PARAMETER],
        &[400, 404],
    ),
    read(
        ("getVersion", "/api/v1/namespaces/{nid}/versions/{version}", schema_of::<VersionJson>),
        "One version with its template",
        &[],
        &[400, 404],
    ),
    read(
        ("diffVersions", "/api/v1/namespaces/{nid}/diff/{a}/{b}", schema_of::<registry::Diff>),
        "Differences between two versions or corrected versions",
        &[],
        &[400, 404],
    ),
    read(
        ("listChanges", "/api/v1/changes", schema_of::<registry::Changes>),
        "Changes after a serial",
        &[
            number("since", false, "a serial; 0 by default"),
            EPOCH_PARAMETER,
            text("on", false, "only changes on or before this date, such as 2019-06-01"),
        ],
        &[400, 410],
    ),
    read(
        ("compareDays", "/api/v1/compare", schema_of::<compare::Comparison>),
        "Namespaces that were added, removed or changed between two dates",
        &[
            text("from", true, "the earlier date, such as 2019-06-01"),
            text("to", true, "the later date, not in the future"),
            text("nid", false, "limit the result to one namespace"),
        ],
        &[400, 404],
    ),
    read(
        ("getBundle", "/api/v1/list", schema_of::<json::NamespaceBundle>),
        "Compact list of namespaces for programs that store a copy",
        &[DATE_PARAMETER],
        &[400, 404],
    ),
    read(
        ("getBundleDelta", "/api/v1/list/delta", schema_of::<json::BundleDelta>),
        "Changes since an older serial, to update a stored list",
        &[number("since", true, "the serial of the stored list"), EPOCH_PARAMETER],
        &[400, 410],
    ),
    read(
        ("getBundleFreshness", "/api/v1/list/freshness", schema_of::<registry::ListSyncStatus>),
        "How far a stored list is out of date",
        &[number("serial", true, "the serial of the stored list"), EPOCH_PARAMETER],
        &[400],
    ),
    read(
        ("listRequests", "/api/v1/requests", schema_of::<registry::RequestList>),
        "Public requests, in pages of 100",
        &[text("cursor", false, "next_cursor of the previous page")],
        &[400],
    ),
    read(
        ("getRequest", "/api/v1/requests/{number}", schema_of::<registry::RequestWithRevisions>),
        "One request with its submitted revisions",
        &[],
        &[400, 404],
    ),
    read(
        ("getRequestRecord", "/api/v1/requests/{number}/record", schema_of::<record::RequestRecord>),
        "Everything public about a request: revisions, positions, threads, decisions, documents, events, list emails",
        &[],
        &[400, 404],
    ),
    with_token(
        ("get", "listReviews", "/api/v1/requests/{number}/reviews", schema_of::<drafts::Reviews>),
        Scope::Reviews,
        "Comments and positions of a request",
        None,
        &[400, 401, 403, 404],
    ),
    with_token(
        ("post", "comment", "/api/v1/requests/{number}/comments", schema_of::<comments::CommentResult>),
        Scope::Comments,
        "Comment on a request, in an existing or a new thread",
        Some(schema_of::<comments::NewComment>),
        &[201, 400, 401, 403, 404, 409, 413, 422],
    ),
    with_token(
        ("post", "strikeComment", "/api/v1/requests/{number}/comments/{id}/retract", schema_of::<comments::CommentResult>),
        Scope::Comments,
        "Retract your own comment; it stays readable, struck through, with the reason",
        Some(schema_of::<comments::RetractionBody>),
        &[400, 401, 403, 404, 409, 413, 422],
    ),
    with_token(
        ("post", "startDraft", "/api/v1/drafts", schema_of::<drafts::Draft>),
        Scope::Drafts,
        "Start a draft",
        Some(schema_of::<drafts::NewDraft>),
        &[201, 400, 401, 403, 409, 413, 422],
    ),
    with_token(
        ("get", "listDrafts", "/api/v1/drafts", schema_of::<drafts::DraftList>),
        Scope::Drafts,
        "Your drafts and open requests, each with the file and the commit that were stated last",
        None,
        &[400, 401, 403],
    ),
    with_token(
        ("get", "getDraft", "/api/v1/drafts/{number}", schema_of::<drafts::Draft>),
        Scope::Drafts,
        "A draft with its findings",
        None,
        &[400, 401, 403, 404, 409],
    ),
    with_token(
        ("put", "changeDraft", "/api/v1/drafts/{number}", schema_of::<drafts::Draft>),
        Scope::Drafts,
        "Change fields of a draft; If-Match is the ETag on which the change is based. source_url and source_commit identify the source of the template",
        Some(schema_of::<drafts::DraftChange>),
        &[400, 401, 403, 404, 409, 412, 413, 422, 428],
    ),
    with_token(
        ("post", "submitDraft", "/api/v1/drafts/{number}/submit", schema_of::<drafts::Submitted>),
        Scope::Submit,
        "Submit a draft; after its submission, submit its text as a new revision, with a note",
        Some(schema_of::<drafts::Submission>),
        &[400, 401, 403, 404, 409, 413, 422],
    ),
    read(
        ("find", "/api/v1/find", schema_of::<SearchResults>),
        "Namespaces that match a keyword, best match first",
        &[text("q", true, "keywords, a NID, an RFC or an identifier")],
        &[400],
    ),
    read(
        ("checkUrn", "/api/v1/check/urn", schema_of::<UrnReport>),
        "Check the syntax of a URN and the rules of its namespace",
        &[text("urn", true, "the text"), PROFILE_PARAMETER],
        &[400],
    ),
    read(
        ("resolveUrn", "/api/v1/resolve", schema_of::<Resolution>),
        "Resolve a URN: resolvers, sub-namespaces, warnings",
        &[
            text("urn", true, "the URN with its components"),
            text("service", false, "I2L, I2Ls, I2R … (RFC 2483)"),
            PROFILE_PARAMETER,
        ],
        &[400, 422],
    ),
    read(
        ("checkNid", "/api/v1/check/nid", schema_of::<nid::report::Report>),
        "Check a namespace ID against every rule",
        &[text("nid", true, "the text")],
        &[400],
    ),
    read(
        ("compareUrns", "/api/v1/equivalent", schema_of::<api::Equivalence>),
        "Compare two URNs by RFC 8141 and the rules of their namespace",
        &[
            text("a", true, "a URN"),
            text("b", true, "a URN"),
            PROFILE_PARAMETER,
            text("purpose", false, "naming (default) or caching"),
        ],
        &[400, 422],
    ),
    send(
        ("checkUrns", "/api/v1/check/urns", schema_of::<UrnReport>),
        NDJSON_MEDIA_TYPE,
        "Check URNs, one per line; the response is a stream with one object per line",
        &[PROFILE_PARAMETER],
        &[400],
    ),
    send(
        ("readTemplate", "/api/v1/templates/read", schema_of::<ReadingJson>),
        JSON,
        "Extract the thirteen fields of a registration template; the document may have at most 8 MiB",
        &[],
        &[400, 413, 422],
    ),
    send(
        ("checkTemplate", "/api/v1/templates/check", schema_of::<api::Findings>),
        JSON,
        "Check a registration template; the document may have at most 8 MiB",
        &[text(
            "kind",
            false,
            "new_formal (default), new_informal, revision (a new version of the namespace in the template) or registered",
        )],
        &[400, 413, 422],
    ),
];
