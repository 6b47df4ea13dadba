//! The operations of the API: the one table of which its document is made, and that the doors are held against.

use crate::people::tokens::Scope;

pub(super) struct Parameter {
    pub(super) name: &'static str,
    pub(super) required: bool,
    pub(super) about: &'static str,
    pub(super) kind: &'static str,
}

pub(super) struct Operation {
    /// What generated clients call it.
    pub(super) id: &'static str,
    pub(super) path: &'static str,
    pub(super) method: &'static str,
    pub(super) summary: &'static str,
    pub(super) query: &'static [Parameter],
    /// The body's type, when one is sent, and its schema; none for text.
    pub(super) body: Option<(&'static str, Option<&'static str>)>,
    /// The answer's type.
    pub(super) answer: &'static str,
    /// Its schema, of a line where the answer is a stream of lines.
    pub(super) schema: &'static str,
    /// What a token must allow; none for what is open.
    pub(super) scope: Option<Scope>,
    /// Other statuses it may answer with.
    pub(super) statuses: &'static [u16],
}

const fn text(name: &'static str, required: bool, about: &'static str) -> Parameter {
    Parameter { name, required, about, kind: "string" }
}

const fn number(name: &'static str, required: bool, about: &'static str) -> Parameter {
    Parameter { name, required, about, kind: "integer" }
}

const PROFILE: Parameter = text("profile", false, "rfc8141 (default), rfc2141 or rfc2141bis-03");

const ON: Parameter = text("on", false, "as the source showed it on this day, 2019-06-01; today at most");

const fn read(
    (id, path, schema): (&'static str, &'static str, &'static str),
    summary: &'static str,
    query: &'static [Parameter],
    statuses: &'static [u16],
) -> Operation {
    Operation { id, path, method: "get", summary, query, body: None, answer: JSON, schema, scope: None, statuses }
}

pub(super) const JSON: &str = "application/json";

/// One object a line.
const LINES: &str = "application/x-ndjson";

/// Method, what it is called, path, and the schema of its answer.
type Head = (&'static str, &'static str, &'static str, &'static str);

/// A file of one object a line.
const fn lines(
    (id, path, schema): (&'static str, &'static str, &'static str),
    summary: &'static str,
    statuses: &'static [u16],
) -> Operation {
    Operation { id, path, method: "get", summary, query: &[], body: None, answer: LINES, schema, scope: None, statuses }
}

const fn with_token(
    (method, id, path, schema): Head,
    scope: Scope,
    summary: &'static str,
    body: Option<&'static str>,
    statuses: &'static [u16],
) -> Operation {
    let body = match body {
        Some(schema) => Some((JSON, Some(schema))),
        None => None,
    };
    Operation { id, path, method, summary, query: &[], body, answer: JSON, schema, scope: Some(scope), statuses }
}

const fn send(
    (id, path, schema): (&'static str, &'static str, &'static str),
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
        ("listNamespaces", "/api/v1/namespaces", "NamespaceList"),
        "Registered namespaces, in pages of 100",
        &[
            text("q", false, "words to search for"),
            text("kind", false, "formal or informal"),
            text("status", false, "active, deprecated or obsolete"),
            number("since", false, "only what changed after this serial"),
            text("cursor", false, "next_cursor of the page before"),
            ON,
        ],
        &[400, 404],
    ),
    read(("getNamespace", "/api/v1/namespaces/{nid}", "Namespace"), "One namespace with its versions", &[ON], &[308, 400, 404]),
    read(
        ("getProfile", "/api/v1/namespaces/{nid}/profile", "Profile"),
        "Title, grammar, examples and topics of a namespace: its registrant's, or what the registry's editors read",
        &[text("edition", false, "an older one, as VERSION.EDITION")],
        &[400, 404],
    ),
    read(
        ("readRegex", "/api/v1/namespaces/{nid}/regex", "Expression"),
        "The grammar of a namespace as a regular expression for RE2 and ECMAScript; null where it is not regular",
        &[],
        &[400, 404],
    ),
    lines(
        ("readVectors", "/api/v1/namespaces/{nid}/vectors", "Vector"),
        "Names of a namespace with the verdict on each, one a line",
        &[400, 404],
    ),
    read(("listRegexes", "/regexes.json", "Expressions"), "The regular expressions of all namespaces", &[], &[400]),
    lines(("listVectors", "/vectors.ndjson", "Vector"), "Test vectors of all namespaces, one a line", &[400]),
    read(("listProfiles", "/profiles.json", "Profiles"), "All profiles in force", &[], &[400]),
    read(("listVersions", "/api/v1/namespaces/{nid}/versions", "VersionList"), "The versions of a namespace", &[ON], &[400, 404]),
    read(
        ("getVersion", "/api/v1/namespaces/{nid}/versions/{version}", "Version"),
        "One version with its template",
        &[],
        &[400, 404],
    ),
    read(
        ("diffVersions", "/api/v1/namespaces/{nid}/diff/{a}/{b}", "Diff"),
        "What changed between two wordings",
        &[],
        &[400, 404],
    ),
    read(
        ("listChanges", "/api/v1/changes", "Changes"),
        "Changes after a serial",
        &[
            number("since", false, "a serial; 0 when not given"),
            text("on", false, "only those of this day and before, 2019-06-01"),
        ],
        &[400],
    ),
    read(
        ("compareDays", "/api/v1/compare", "Comparison"),
        "What was added, removed and changed between two days",
        &[
            text("from", true, "the earlier day, 2019-06-01"),
            text("to", true, "the later day, today at most"),
            text("nid", false, "one namespace only"),
        ],
        &[400, 404],
    ),
    read(
        ("getBundle", "/api/v1/list", "NamespaceBundle"),
        "The small list for programs that carry it with them",
        &[ON],
        &[400, 404],
    ),
    read(
        ("getBundleDelta", "/api/v1/list/delta", "BundleDelta"),
        "What a list of an older serial lacks",
        &[number("since", true, "the serial held")],
        &[400, 422],
    ),
    read(
        ("getBundleFreshness", "/api/v1/list/freshness", "Freshness"),
        "How far behind a list is",
        &[number("serial", true, "the serial held")],
        &[400],
    ),
    read(
        ("listRequests", "/api/v1/requests", "RequestList"),
        "Public requests, in pages of 100",
        &[text("cursor", false, "next_cursor of the page before")],
        &[400],
    ),
    read(
        ("getRequest", "/api/v1/requests/{number}", "RequestWithTexts"),
        "One request with the texts that were sent",
        &[],
        &[400, 404],
    ),
    read(
        ("getRequestRecord", "/api/v1/requests/{number}/record", "RequestRecord"),
        "Everything public about a request: revisions with their text, positions, threads, decisions, reports, documents and events",
        &[],
        &[400, 404],
    ),
    with_token(
        ("get", "listReviews", "/api/v1/requests/{number}/reviews", "Reviews"),
        Scope::Reviews,
        "Comments and positions of a request",
        None,
        &[400, 401, 404],
    ),
    with_token(
        ("post", "comment", "/api/v1/requests/{number}/comments", "CommentDone"),
        Scope::Comments,
        "Comment on a request, in a thread or opening one",
        Some("NewComment"),
        &[201, 400, 401, 403, 404, 409, 413, 422],
    ),
    with_token(
        ("post", "takeCommentBack", "/api/v1/requests/{number}/comments/{id}/withdraw", "CommentDone"),
        Scope::Comments,
        "Take a comment of one's own back; 409 when somebody read or answered it, or its email left",
        Some("Nothing"),
        &[400, 401, 403, 404, 409, 413],
    ),
    with_token(
        ("post", "strikeComment", "/api/v1/requests/{number}/comments/{id}/strike", "CommentDone"),
        Scope::Comments,
        "Strike a comment of one's own: it stays readable, crossed out, with the reason",
        Some("Striking"),
        &[400, 401, 403, 404, 409, 413, 422],
    ),
    with_token(
        ("post", "startDraft", "/api/v1/drafts", "Draft"),
        Scope::Drafts,
        "Start a draft",
        Some("NewDraft"),
        &[201, 400, 401, 409, 413, 422],
    ),
    with_token(
        ("get", "getDraft", "/api/v1/drafts/{number}", "Draft"),
        Scope::Drafts,
        "A draft with its findings",
        None,
        &[400, 401, 403, 404, 409],
    ),
    with_token(
        ("put", "changeDraft", "/api/v1/drafts/{number}", "Draft"),
        Scope::Drafts,
        "Change fields of a draft, or the grounds of a correction; If-Match has the revision they were changed from",
        Some("DraftChange"),
        &[400, 401, 403, 404, 409, 412, 413, 422, 428],
    ),
    with_token(
        ("get", "getDraftProfile", "/api/v1/drafts/{number}/profile", "DraftProfile"),
        Scope::Drafts,
        "The rules beside a draft with what came of trying them; saved is false while they are only read out of its text",
        None,
        &[400, 401, 403, 404, 409],
    ),
    with_token(
        ("put", "changeDraftProfile", "/api/v1/drafts/{number}/profile", "DraftProfile"),
        Scope::Drafts,
        "Write the rules beside a draft anew; If-Match has the tag of those they were changed from",
        Some("Rules"),
        &[400, 401, 403, 404, 409, 412, 413, 422, 428],
    ),
    with_token(
        ("post", "submitDraft", "/api/v1/drafts/{number}/submit", "Submitted"),
        Scope::Submit,
        "Submit a draft",
        Some("Submission"),
        &[400, 401, 403, 404, 409, 413, 422],
    ),
    read(
        ("find", "/api/v1/find", "Found"),
        "Namespaces by any word, in order of fit",
        &[text("q", true, "words, a NID, an RFC or an identifier")],
        &[400],
    ),
    read(
        ("checkUrn", "/api/v1/check/urn", "UrnReport"),
        "Check a URN by syntax and by the rules of its namespace",
        &[text("urn", true, "the text"), PROFILE],
        &[400],
    ),
    read(
        ("resolveUrn", "/api/v1/resolve", "Resolution"),
        "Where a URN leads: resolvers, parts of the namespace, notes",
        &[text("urn", true, "the name with its components"), text("service", false, "I2L, I2Ls, I2R … (RFC 2483)"), PROFILE],
        &[400, 422],
    ),
    read(
        ("checkNid", "/api/v1/check/nid", "NidReport"),
        "Check a namespace identifier, rule by rule",
        &[text("nid", true, "the text")],
        &[400],
    ),
    read(
        ("compareUrns", "/api/v1/equivalent", "Equivalence"),
        "Compare two URNs, by RFC 8141 and by the rules of their namespace",
        &[text("a", true, "a URN"), text("b", true, "a URN"), PROFILE, text("purpose", false, "naming (default) or caching")],
        &[400, 422],
    ),
    send(
        ("checkUrns", "/api/v1/check/urns", "UrnReport"),
        LINES,
        "Check URNs, one a line, answered as a stream with one object a line",
        &[PROFILE],
        &[400],
    ),
    send(
        ("readTemplate", "/api/v1/templates/read", "TemplateReading"),
        JSON,
        "Read a registration template into its thirteen fields; a document of at most 8 MiB",
        &[],
        &[400, 413, 422],
    ),
    send(
        ("checkTemplate", "/api/v1/templates/check", "Findings"),
        JSON,
        "Every finding about a registration template; a document of at most 8 MiB",
        &[text("kind", false, "new_formal (default), new_informal, revision of the namespace it names, or registered")],
        &[400, 413, 422],
    ),
];
