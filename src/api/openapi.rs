//! `/openapi.json`: what the API answers, made from one table that the doors are held against.

use crate::http::cx::Cx;
use crate::http::door::Door;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use serde_json::{Value, json};

struct Parameter {
    name: &'static str,
    required: bool,
    about: &'static str,
    kind: &'static str,
}

struct Operation {
    path: &'static str,
    method: &'static str,
    summary: &'static str,
    query: &'static [Parameter],
    /// The body's type, when one is sent.
    body: Option<&'static str>,
    /// The answer's type.
    answer: &'static str,
    /// Other statuses it may answer with.
    statuses: &'static [u16],
}

const fn text(name: &'static str, required: bool, about: &'static str) -> Parameter {
    Parameter { name, required, about, kind: "string" }
}

const fn number(name: &'static str, required: bool, about: &'static str) -> Parameter {
    Parameter { name, required, about, kind: "integer" }
}

const PROFILE: Parameter = text("profile", false, "rfc8141 (default), rfc2141 or rfc2141bis-03");

const ON: Parameter = text("on", false, "as the source showed it on this day, 2019-06-01; today at most");

const fn read(path: &'static str, summary: &'static str, query: &'static [Parameter], statuses: &'static [u16]) -> Operation {
    Operation { path, method: "get", summary, query, body: None, answer: "application/json", statuses }
}

const fn lines(path: &'static str, summary: &'static str, statuses: &'static [u16]) -> Operation {
    Operation { path, method: "get", summary, query: &[], body: None, answer: "application/x-ndjson", statuses }
}

const fn with_token(
    path: &'static str,
    method: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    statuses: &'static [u16],
) -> Operation {
    Operation { path, method, summary, query: &[], body, answer: "application/json", statuses }
}

const OPERATIONS: &[Operation] = &[
    read(
        "/api/v1/namespaces",
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
    read("/api/v1/namespaces/{nid}", "One namespace with its versions", &[ON], &[308, 400, 404]),
    read(
        "/api/v1/namespaces/{nid}/profile",
        "Title, grammar, examples and topics of a namespace: its registrant's, or what the registry's editors read",
        &[text("edition", false, "an older one, as VERSION.EDITION")],
        &[400, 404],
    ),
    read(
        "/api/v1/namespaces/{nid}/regex",
        "The grammar of a namespace as a regular expression for RE2 and ECMAScript; null where it is not regular",
        &[],
        &[400, 404],
    ),
    lines("/api/v1/namespaces/{nid}/vectors", "Names of a namespace with the verdict on each, one a line", &[400, 404]),
    read("/profiles.json", "All profiles in force", &[], &[400]),
    read("/regexes.json", "The regular expressions of all namespaces", &[], &[400]),
    lines("/vectors.ndjson", "Test vectors of all namespaces, one a line", &[400]),
    read("/api/v1/namespaces/{nid}/versions", "The versions of a namespace", &[ON], &[400, 404]),
    read("/api/v1/namespaces/{nid}/versions/{version}", "One version with its template", &[], &[400, 404]),
    read("/api/v1/namespaces/{nid}/diff/{a}/{b}", "What changed between two wordings", &[], &[400, 404]),
    read(
        "/api/v1/changes",
        "Changes after a serial",
        &[
            number("since", false, "a serial; 0 when not given"),
            text("on", false, "only those of this day and before, 2019-06-01"),
        ],
        &[400],
    ),
    read(
        "/api/v1/compare",
        "What came, went and changed between two days",
        &[
            text("from", true, "the earlier day, 2019-06-01"),
            text("to", true, "the later day, today at most"),
            text("nid", false, "one namespace only"),
        ],
        &[400, 404],
    ),
    read("/api/v1/list", "The small list for programs that carry it with them", &[ON], &[400, 404]),
    read("/api/v1/list/delta", "What a list of an older serial lacks", &[number("since", true, "the serial held")], &[400, 422]),
    read("/api/v1/list/freshness", "How far behind a list is", &[number("serial", true, "the serial held")], &[400]),
    read(
        "/api/v1/requests",
        "Public requests, in pages of 100",
        &[text("cursor", false, "next_cursor of the page before")],
        &[400],
    ),
    read("/api/v1/requests/{number}", "One request with the texts that were sent", &[], &[400, 404]),
    with_token("/api/v1/requests/{number}/reviews", "get", "Comments and positions of a request", None, &[400, 401, 404]),
    with_token("/api/v1/drafts", "post", "Start a draft", Some("application/json"), &[201, 400, 401, 409, 413, 422]),
    with_token("/api/v1/drafts/{number}", "get", "A draft with its findings", None, &[400, 401, 403, 404, 409]),
    with_token(
        "/api/v1/drafts/{number}",
        "put",
        "Change fields of a draft; If-Match has the revision they were changed from",
        Some("application/json"),
        &[400, 401, 403, 404, 409, 412, 413, 422, 428],
    ),
    with_token(
        "/api/v1/drafts/{number}/submit",
        "post",
        "Submit a draft",
        Some("application/json"),
        &[400, 401, 403, 404, 409, 413, 422],
    ),
    read(
        "/api/v1/find",
        "Namespaces by any word, in order of fit",
        &[text("q", true, "words, a NID, an RFC or an identifier")],
        &[400],
    ),
    read(
        "/api/v1/check/urn",
        "Check a URN by syntax and by the rules of its namespace",
        &[text("urn", true, "the text"), PROFILE],
        &[400],
    ),
    read(
        "/api/v1/resolve",
        "Where a URN leads: resolvers, parts of the namespace, notes",
        &[text("urn", true, "the name with its components"), text("service", false, "I2L, I2Ls, I2R … (RFC 2483)"), PROFILE],
        &[400, 422],
    ),
    read("/api/v1/check/nid", "Check a namespace identifier, rule by rule", &[text("nid", true, "the text")], &[400]),
    read(
        "/api/v1/equivalent",
        "Compare two URNs, by RFC 8141 and by the rules of their namespace",
        &[text("a", true, "a URN"), text("b", true, "a URN"), PROFILE, text("purpose", false, "naming (default) or caching")],
        &[400, 422],
    ),
    Operation {
        path: "/api/v1/check/urns",
        method: "post",
        summary: "Check URNs, one a line, answered as a stream",
        query: &[PROFILE],
        body: Some("text/plain"),
        answer: "application/x-ndjson",
        statuses: &[400],
    },
    Operation {
        path: "/api/v1/templates/read",
        method: "post",
        summary: "Read a registration template into its thirteen fields",
        query: &[],
        body: Some("text/plain"),
        answer: "application/json",
        statuses: &[400, 413, 422],
    },
    Operation {
        path: "/api/v1/templates/check",
        method: "post",
        summary: "Every finding about a registration template",
        query: &[text("kind", false, "new_formal (default), new_informal, revision of the namespace it names, or registered")],
        body: Some("text/plain"),
        answer: "application/json",
        statuses: &[400, 413, 422],
    },
];

/// What stands there in the demonstration data.
fn example(parameter: &str) -> &'static str {
    match parameter {
        "nid" => "example",
        "number" => "R-2026-0003",
        "a" | "version" => "1",
        _ => "2",
    }
}

/// What may be sent. A template comes as people have it; the bytes say what they are, whatever the type says.
fn bodies(path: &str, body: &str) -> Value {
    const FILES: [&str; 4] = [
        "text/html",
        "application/xml",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/octet-stream",
    ];
    let more = if path.starts_with("/api/v1/templates/") { &FILES[..] } else { &[] };
    let all = std::iter::once(&body).chain(more);
    all.map(|body| ((*body).to_owned(), json!({ "schema": { "type": "string" } }))).collect::<serde_json::Map<_, _>>().into()
}

fn operation(operation: &Operation) -> Value {
    let in_path = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut parameters: Vec<Value> =
        in_path.map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" }, "example": example(name) })).collect();
    parameters.extend(operation.query.iter().map(|parameter| {
        json!({ "name": parameter.name, "in": "query", "required": parameter.required, "description": parameter.about, "schema": { "type": parameter.kind } })
    }));
    let mut responses = serde_json::Map::new();
    responses.insert("200".to_owned(), json!({ "description": "The answer", "content": { operation.answer: { "schema": {} } } }));
    for status in operation.statuses {
        let answer = match status {
            201 => json!({ "description": "Made", "content": { operation.answer: { "schema": {} } } }),
            308 => json!({ "description": "The same thing under its one address" }),
            _ => {
                json!({ "description": "Why not", "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } } })
            }
        };
        responses.insert(status.to_string(), answer);
    }
    let mut value = json!({ "summary": operation.summary, "parameters": parameters, "responses": responses });
    if let (Some(body), Some(object)) = (operation.body, value.as_object_mut()) {
        object.insert("requestBody".to_owned(), json!({ "required": true, "content": bodies(operation.path, body) }));
    }
    value
}

/// The document.
pub fn document(home: &str) -> Value {
    let mut paths = serde_json::Map::new();
    for one in OPERATIONS {
        let entry = paths.entry(one.path.to_owned()).or_insert_with(|| json!({}));
        if let Some(object) = entry.as_object_mut() {
            object.insert(one.method.to_owned(), operation(one));
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "URN Namespace Registry", "version": env!("CARGO_PKG_VERSION"), "description": "Reading is open. An unknown parameter is refused with 400. Dates are ISO 8601, times UTC." },
        "servers": [{ "url": home }],
        "paths": paths,
        "components": { "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } }, "schemas": { "Problem": {
            "type": "object",
            "description": "RFC 9457",
            "properties": { "type": { "type": "string" }, "title": { "type": "string" }, "status": { "type": "integer" }, "detail": { "type": "string" } },
        } } },
    })
}

/// `GET /openapi.json`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    Ok(crate::http::reply::data("application/json", format!("{:#}\n", document(&cx.post().public_url))))
}

/// Addresses outside `/api/` that are for programs.
const FILES: [&str; 3] = ["/profiles.json", "/regexes.json", "/vectors.ndjson"];

/// The doors of the API that the document lacks, and operations without a door; both empty when it is true.
pub fn missing(doors: &[Door]) -> Vec<String> {
    let doors: Vec<(String, &str)> = doors
        .iter()
        .filter(|door| door.path.starts_with("/api/") || FILES.contains(&door.path))
        .map(|door| (door.method.to_ascii_lowercase(), door.path))
        .collect();
    let undocumented = doors
        .iter()
        .filter(|(method, path)| !OPERATIONS.iter().any(|operation| operation.method == *method && operation.path == *path))
        .map(|(method, path)| format!("no operation for {method} {path}"));
    let doorless = OPERATIONS
        .iter()
        .filter(|operation| !doors.iter().any(|(method, path)| operation.method == *method && operation.path == *path))
        .map(|operation| format!("no door for {} {}", operation.method, operation.path));
    undocumented.chain(doorless).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_as_it_was() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/openapi.json");
        let now = format!("{:#}\n", document("https://registry.example"));
        if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
            std::fs::write(path, &now).unwrap();
        }
        assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), now, "the API changed; look whether that was meant");
    }
}
