//! `/api/v1`: the reference of the API for people, rendered from the OpenAPI document.

use crate::api::openapi::openapi_document;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use askama::Template;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Template)]
#[template(path = "partials/api.html")]
struct ApiPage {
    shell: Shell,
    /// The description in the document.
    about: String,
    /// The status codes of errors and redirects, each with its meaning.
    statuses: BTreeMap<String, String>,
    /// The operations that need no token, and those that do.
    groups: [(&'static str, &'static str, Vec<Operation>); 2],
}

struct Operation {
    id: String,
    method: String,
    path: String,
    summary: String,
    parameters: Vec<Parameter>,
    /// The media types of the body with its schema and keys; `None` if it has none.
    body: Option<Content>,
    answer: Content,
    /// All status codes.
    statuses: Vec<String>,
    /// The scope that the token needs.
    scope: Option<String>,
    example: String,
}

struct Parameter {
    name: String,
    place: String,
    required: bool,
    about: String,
    example: String,
}

#[derive(Default)]
struct Content {
    kinds: Vec<String>,
    /// The name of the schema; empty for plain text.
    schema: String,
    keys: Vec<String>,
}

/// The text at a pointer; empty if there is none.
fn text(value: &Value, pointer: &str) -> String {
    match value.pointer(pointer) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// The elements of an array; none if it is something else.
fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value.get(name).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

/// The members of an object; none if it is something else.
fn members<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value.get(name).and_then(Value::as_object).into_iter().flatten()
}

/// The keys of a schema, of the elements if it is a list, and of each alternative if it has several.
fn keys(document: &Value, schema: &Value) -> Vec<String> {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return document.pointer(name.trim_start_matches('#')).map(|found| keys(document, found)).unwrap_or_default();
    }
    if let Some(items) = schema.get("items") {
        return keys(document, items);
    }
    let mut all: Vec<String> = members(schema, "properties").map(|(key, _)| key.clone()).collect();
    let parts = ["oneOf", "anyOf"].into_iter().flat_map(|name| list(schema, name));
    for key in parts.flat_map(|part| keys(document, part)) {
        if !all.contains(&key) {
            all.push(key);
        }
    }
    all
}

/// The content of a body or a response.
fn content(document: &Value, holder: &Value) -> Content {
    let mut found = Content::default();
    for (kind, value) in members(holder, "content") {
        found.kinds.push(kind.clone());
        let schema = value.get("schema").unwrap_or(&Value::Null);
        text(schema, "/$ref").rsplit('/').next().unwrap_or_default().clone_into(&mut found.schema);
        found.keys = keys(document, schema);
    }
    found
}

/// A command that sends the request.
fn example_command(
    home: &str,
    (method, path): (&str, &str),
    parameters: &[Parameter],
    body: Option<&Content>,
    scope: bool,
) -> String {
    let mut url = path.to_owned();
    let mut sign = '?';
    let mut out = String::from("curl");
    // Writing to a String cannot fail.
    if !matches!(method, "get" | "post") {
        let _ = write!(out, " -X {}", method.to_ascii_uppercase());
    }
    if scope {
        out += " -H 'Authorization: Bearer TOKEN'";
    }
    for parameter in parameters {
        match parameter.place.as_str() {
            "path" => url = url.replace(&format!("{{{}}}", parameter.name), &parameter.example),
            "query" if parameter.required => {
                let _ = write!(url, "{sign}{}={}", parameter.name, parameter.example);
                sign = '&';
            }
            "header" if parameter.name == "If-Match" => out += " -H 'If-Match: \"ETAG\"'",
            _ => {}
        }
    }
    if let Some(kind) =
        body.and_then(|body| body.kinds.iter().find(|kind| ["application/json", "text/plain"].contains(&kind.as_str())))
    {
        let file = if kind == "text/plain" { "text.txt" } else { "body.json" };
        let _ = write!(out, " -H 'Content-Type: {kind}' --data-binary @{file}");
    }
    let _ = write!(out, " '{home}{url}'");
    out
}

fn operation(document: &Value, home: &str, (path, method): (&str, &str), value: &Value) -> Operation {
    let parameters: Vec<Parameter> = list(value, "parameters")
        .iter()
        .map(|one| Parameter {
            name: text(one, "/name"),
            place: text(one, "/in"),
            required: one.get("required").and_then(Value::as_bool).unwrap_or_default(),
            about: text(one, "/description"),
            example: text(one, "/example"),
        })
        .collect();
    let body = value.get("requestBody").map(|body| content(document, body));
    let scope = Some(text(value, &["", "security", "0", "token", "0"].join("/"))).filter(|scope| !scope.is_empty());
    let good =
        members(value, "responses").find(|(status, _)| status.starts_with('2')).map(|(_, answer)| content(document, answer));
    Operation {
        id: text(value, "/operationId"),
        method: method.to_ascii_uppercase(),
        path: path.to_owned(),
        summary: text(value, "/summary"),
        example: example_command(home, (method, path), &parameters, body.as_ref(), scope.is_some()),
        parameters,
        body,
        answer: good.unwrap_or_default(),
        statuses: members(value, "responses").map(|(status, _)| status.clone()).collect(),
        scope,
    }
}

/// The operations, those for everybody first, and the meanings of their error statuses.
fn operations(document: &Value) -> ([Vec<Operation>; 2], BTreeMap<String, String>) {
    let home = text(document, "/servers/0/url");
    let (mut open, mut with_token, mut statuses) = (Vec::new(), Vec::new(), BTreeMap::new());
    for (path, methods) in members(document, "paths") {
        for (method, value) in methods.as_object().into_iter().flatten() {
            let one = operation(document, &home, (path.as_str(), method.as_str()), value);
            if one.scope.is_some() {
                with_token.push(one);
            } else {
                open.push(one);
            }
            let others = members(value, "responses").filter(|(status, _)| !status.starts_with('2'));
            statuses.extend(others.map(|(status, answer)| (status.clone(), text(answer, "/description"))));
        }
    }
    ([open, with_token], statuses)
}

/// `GET /api/v1`
pub fn show_reference(cx: &RequestContext) -> Result<Response, HttpError> {
    let document = openapi_document(&cx.mail().public_url);
    let ([open, with_token], statuses) = operations(&document);
    cx.render_page(&ApiPage {
        shell: Shell::new(cx, "API reference", NavSection::Help),
        about: text(&document, "/info/description"),
        statuses,
        groups: [("open", "Public operations", open), ("token", "Operations with a token", with_token)],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reference_has_every_operation_with_its_parameters_scope_and_example() {
        let (groups, statuses) = operations(&openapi_document("https://registry.example"));
        let all: Vec<&Operation> = groups.iter().flatten().collect();
        assert_eq!(all.len(), crate::api::operations::OPERATIONS.len());
        for one in crate::api::operations::OPERATIONS {
            let shown = all.iter().find(|shown| shown.id == one.id).unwrap();
            assert_eq!((shown.path.as_str(), shown.summary.as_str()), (one.path, one.summary));
            assert_eq!(shown.scope.as_deref(), one.scope.map(crate::users::tokens::Scope::name), "{}", one.id);
            assert!(one.query.iter().all(|asked| shown.parameters.iter().any(|it| it.name == asked.name)), "{}", one.id);
            assert!(!shown.example.contains(['{', '}']) && !shown.example.contains("=&"), "{}", shown.example);
            assert!(!shown.example.contains("='"), "a required parameter without an example: {}", shown.example);
            assert!(!shown.answer.kinds.is_empty() && !shown.answer.keys.is_empty(), "{}", one.id);
        }
        let change = all.iter().find(|one| one.id == "changeDraft").unwrap();
        assert_eq!(
            change.example,
            "curl -X PUT -H 'Authorization: Bearer TOKEN' -H 'If-Match: \"ETAG\"' -H 'Content-Type: application/json' \
             --data-binary @body.json 'https://registry.example/api/v1/drafts/R-2026-0003'"
        );
        assert!(statuses.contains_key("428") && !statuses.contains_key("200"));
    }
}
