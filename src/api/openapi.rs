//! `/openapi.json`: the description of the API, generated from one table that a test compares with the routes.

use crate::api::operations::{OPERATIONS, Operation, Parameter, SchemaOf, schema_of};
use crate::http::cx::RequestContext;
use crate::http::endpoint::{Audience, Endpoint};
use crate::http::error::HttpError;
use crate::http::error_page::ProblemJson;
use crate::http::response::Response;
use crate::registry::formats::license;
use schemars::Schema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::transform::RecursiveTransform;
use serde_json::{Value, json};

/// An example value from the demonstration data.
fn example(parameter: &str) -> &'static str {
    match parameter {
        "nid" => "example",
        "number" => "R-2026-0003",
        "a" | "version" => "1",
        _ => "2",
    }
}

/// An example value of a query parameter that is required.
fn query_example(parameter: &Parameter) -> Option<Value> {
    Some(match parameter.name {
        _ if !parameter.required => return None,
        "urn" => json!("urn:isbn:0451450523"),
        "nid" => json!("isbn"),
        "q" => json!("books"),
        "a" => json!("urn:isbn:0-395-36341-1"),
        "b" => json!("urn:isbn:9780395363416"),
        "from" => json!("2026-07-28"),
        "to" => json!("2026-11-22"),
        "since" | "serial" => json!(0),
        _ => return None,
    })
}

/// The accepted request bodies. A template may have any of several formats; its bytes determine the format, regardless of the media
/// type.
fn request_body_content(path: &str, (kind, schema): (&str, Option<SchemaOf>), schemas: &mut Schemas) -> Value {
    const TEMPLATE_MEDIA_TYPES: [&str; 4] = [
        "text/html",
        "application/xml",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/octet-stream",
    ];
    let more = match path {
        "/api/v1/check/urns" => &["application/x-ndjson"],
        path if path.starts_with("/api/v1/templates/") => &TEMPLATE_MEDIA_TYPES[..],
        _ => &[],
    };
    let schema = schema.map_or_else(|| json!({ "type": "string" }), |schema| schema(&mut schemas.bodies).to_value());
    let all = std::iter::once(&kind).chain(more);
    all.map(|kind| ((*kind).to_owned(), json!({ "schema": schema }))).collect::<serde_json::Map<_, _>>().into()
}

/// The schemas of a document (JSON Schema 2020-12), generated from the types that the program writes and reads. A key that is always
/// present is required, and clients must ignore unknown keys. `script/api-check` validates responses against them.
struct Schemas {
    answers: SchemaGenerator,
    bodies: SchemaGenerator,
}

impl Schemas {
    fn new() -> Self {
        const COMPONENTS: &str = "/components/schemas";
        Self { answers: response_schema_generator(COMPONENTS), bodies: schema_settings(COMPONENTS).into_generator() }
    }

    /// The components of the document. A type that is also accepted in a body is described as it is accepted.
    fn components(&mut self) -> serde_json::Map<String, Value> {
        let mut all = self.answers.take_definitions(true);
        all.extend(self.bodies.take_definitions(true));
        all
    }
}

fn schema_settings(definitions: &'static str) -> SchemaSettings {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = definitions.into());
    settings.with_transform(RecursiveTransform(simplify_schema))
}

/// The generator for responses. A later release may add keys to them.
fn response_schema_generator(definitions: &'static str) -> SchemaGenerator {
    let open = |schema: &mut Schema| {
        if schema.get("additionalProperties") == Some(&Value::Bool(false)) {
            schema.remove("additionalProperties");
        }
    };
    schema_settings(definitions).for_serialize().with_transform(RecursiveTransform(open)).into_generator()
}

/// Removes from a schema what only the source code needs: defaults, the width of integers, and line breaks and final periods in
/// descriptions. Lists the values of an enum in one place, and declares the alternatives of an object as `oneOf`.
fn simplify_schema(schema: &mut Schema) {
    let Some(schema) = schema.as_object_mut() else { return };
    schema.remove("default");
    if schema.get("format").and_then(Value::as_str).is_some_and(|format| format.trim_start_matches('u').starts_with("int")) {
        schema.remove("format");
    }
    if let Some(Value::String(text)) = schema.get_mut("description") {
        let line = text.replace('\n', " ");
        line.trim_end_matches('.').clone_into(text);
    }
    let variants = schema.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    let values: Option<Vec<Value>> = variants.map(|one| one.get("const").cloned()).collect();
    if let Some(values) = values.filter(|values| !values.is_empty()) {
        schema.remove("oneOf");
        schema.insert("type".to_owned(), "string".into());
        schema.insert("enum".to_owned(), values.into());
    }
    // Beside keys, generators of clients read `anyOf` as alternatives to the keys, and `oneOf` as alternatives of the rest.
    if schema.contains_key("properties")
        && let Some(variants) = schema.remove("anyOf")
    {
        schema.insert("oneOf".to_owned(), variants);
    }
}

/// The responses of an operation other than 200.
fn other_answer(status: u16, good: &Value, schemas: &mut Schemas) -> Value {
    let schema = schema_of::<ProblemJson<'_>>(&mut schemas.answers);
    let problem = |text: &str| json!({ "description": text, "content": { "application/problem+json": { "schema": schema } } });
    match status {
        201 => json!({ "description": "Created", "content": good }),
        308 => json!({ "description": "Redirect to the canonical URL" }),
        400 => problem("Malformed request, for example an unknown parameter"),
        401 => problem("No token, or an invalid one"),
        403 => problem("The token does not have the required scope, or its owner does not have permission"),
        404 => problem("Not found, or not visible to the requester"),
        410 => problem("The serial belongs to another epoch; discard the copy and read the list again"),
        409 => problem("Not possible in the current state"),
        412 => problem("Changed in the meantime"),
        413 => problem("Too large"),
        422 => problem("Validation failed; errors lists the fields"),
        428 => problem("If-Match is missing"),
        429 => problem("Too many requests; Retry-After states when to retry"),
        503 => problem("Busy, or the database is unavailable; Retry-After states when to retry"),
        _ => problem("Error"),
    }
}

fn operation_json(operation: &Operation, schemas: &mut Schemas) -> Value {
    let in_path = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut parameters: Vec<Value> = in_path
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" }, "example": example(name) }))
        .collect();
    parameters.extend(operation.query.iter().map(|parameter| {
        let mut value = json!({ "name": parameter.name, "in": "query", "required": parameter.required, "description": parameter.about, "schema": { "type": parameter.kind } });
        if let (Some(example), Some(object)) = (query_example(parameter), value.as_object_mut()) {
            object.insert("example".to_owned(), example);
        }
        value
    }));
    if operation.statuses.contains(&428) {
        parameters.push(json!({ "name": "If-Match", "in": "header", "required": true, "description": "The ETag on which the change is based; 428 if missing", "schema": { "type": "string" } }));
    }
    if operation.method.eq_ignore_ascii_case("post") && operation.scope.is_some() {
        parameters.push(json!({ "name": "Idempotency-Key", "in": "header", "required": false, "description": "A repeated request with the same key within 48 hours is not executed again. It is redirected (303) to what the first one created, or gets 409 if that has no URL", "schema": { "type": "string", "maxLength": 255 } }));
    }
    let good = json!({ operation.answer: { "schema": (operation.schema)(&mut schemas.answers) } });
    let mut responses = serde_json::Map::new();
    if !operation.statuses.contains(&201) {
        responses.insert("200".to_owned(), json!({ "description": "Success", "content": good }));
    }
    for status in operation.statuses.iter().chain(&[429, 503]) {
        responses.insert(status.to_string(), other_answer(*status, &good, schemas));
    }
    let security = match operation.scope {
        Some(scope) => json!([{ "token": [scope.name()] }]),
        None => json!([]),
    };
    let mut value = json!({
        "operationId": operation.id, "summary": operation.summary, "parameters": parameters, "responses": responses, "security": security,
    });
    if let (Some(body), Some(object)) = (operation.body, value.as_object_mut()) {
        object.insert(
            "requestBody".to_owned(),
            json!({ "required": true, "content": request_body_content(operation.path, body, schemas) }),
        );
    }
    value
}

/// A schema with those that it refers to, for use outside the document.
pub(super) fn self_contained_schema(schema: SchemaOf) -> Value {
    let mut schemas = response_schema_generator("/$defs");
    let mut schema = schema(&mut schemas);
    schema.insert("type".to_owned(), "object".into());
    schema.insert("$defs".to_owned(), schemas.take_definitions(true).into());
    schema.to_value()
}

/// The general information in the document.
const API_DESCRIPTION: &str = "Read access is public. Unknown parameters are rejected with 400. Dates are ISO 8601, times are UTC. The license applies to the data.";

/// The OpenAPI document.
pub fn openapi_document(home: &str) -> Value {
    let (mut paths, mut schemas) = (serde_json::Map::new(), Schemas::new());
    for one in OPERATIONS {
        let entry = paths.entry(one.path.to_owned()).or_insert_with(|| json!({}));
        if let Some(object) = entry.as_object_mut() {
            object.insert(one.method.to_owned(), operation_json(one, &mut schemas));
        }
    }
    let license = license::data_license();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "URN Namespace Registry", "version": env!("CARGO_PKG_VERSION"), "description": API_DESCRIPTION,
            "license": { "name": license.name, "url": license.url },
        },
        "servers": [{ "url": home }],
        "security": [],
        "paths": paths,
        "components": {
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer", "description": "A token created at /account/tokens, with its scopes" } },
            "schemas": schemas.components(),
        },
    })
}

/// `GET /openapi.json`
pub fn show_openapi(cx: &RequestContext) -> Result<Response, HttpError> {
    Ok(crate::http::response::cacheable_file("application/json", format!("{:#}\n", openapi_document(&cx.mail().public_url))))
}

/// Paths outside `/api/` that are intended for programs.
const DATA_FILE_PATHS: [&str; 3] = ["/profiles.json", "/regexes.json", "/vectors.ndjson"];

/// The API routes that the document lacks, and the operations without a route; both empty if it is complete.
pub fn undocumented_routes(routes: &[Endpoint]) -> Vec<String> {
    let scope = |endpoint: &Endpoint| if let Audience::Token(scope) = endpoint.who { Some(scope) } else { None };
    let other_scopes = routes
        .iter()
        .filter(|endpoint| {
            let of = |operation: &&Operation| {
                operation.path == endpoint.path && operation.method.eq_ignore_ascii_case(endpoint.method)
            };
            OPERATIONS.iter().find(of).is_some_and(|operation| operation.scope != scope(endpoint))
        })
        .map(|endpoint| format!("another token for {} {}", endpoint.method, endpoint.path));
    let routes: Vec<(String, &str)> = routes
        .iter()
        .filter(|endpoint| endpoint.path.starts_with("/api/v1/") || DATA_FILE_PATHS.contains(&endpoint.path))
        .map(|endpoint| (endpoint.method.to_ascii_lowercase(), endpoint.path))
        .collect();
    let undocumented = routes
        .iter()
        .filter(|(method, path)| !OPERATIONS.iter().any(|operation| operation.method == *method && operation.path == *path))
        .map(|(method, path)| format!("no operation for {method} {path}"));
    let doorless = OPERATIONS
        .iter()
        .filter(|operation| !routes.iter().any(|(method, path)| operation.method == *method && operation.path == *path))
        .map(|operation| format!("no endpoint for {} {}", operation.method, operation.path));
    undocumented.chain(doorless).chain(other_scopes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(mut keys: Vec<&str>) -> Vec<&str> {
        keys.sort_unstable();
        keys
    }

    #[test]
    fn every_response_has_a_schema_and_every_schema_is_used() {
        let document = openapi_document("https://registry.example");
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let keys = |name: &str| schemas[name]["properties"].as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>();
        let fields = sorted(urn_registry::template::Field::ALL.iter().map(|field| field.key()).collect());
        assert_eq!((sorted(keys("Template")), sorted(keys("TemplateFields"))), (fields.clone(), fields));
        let mut used = std::collections::BTreeSet::new();
        let mut left = vec![&document];
        while let Some(value) = left.pop() {
            match value {
                Value::Object(object) => {
                    if let Some(name) = object.get("$ref").and_then(Value::as_str) {
                        used.insert(name.trim_start_matches("#/components/schemas/").to_owned());
                    }
                    left.extend(object.values());
                }
                Value::Array(list) => left.extend(list),
                _ => {}
            }
        }
        assert_eq!(used, schemas.keys().cloned().collect());
        let ids: std::collections::BTreeSet<&str> = OPERATIONS.iter().map(|operation| operation.id).collect();
        assert_eq!(ids.len(), OPERATIONS.len());
        for path in document["paths"].as_object().unwrap().values() {
            for operation in path.as_object().unwrap().values() {
                for (status, answer) in operation["responses"].as_object().unwrap() {
                    let has_schema = answer["content"]
                        .as_object()
                        .is_some_and(|content| content.values().all(|it| it["schema"]["$ref"].is_string()));
                    assert!(has_schema || status == "308", "{} {status}", operation["operationId"]);
                }
            }
        }
    }

    #[test]
    fn openapi_document_matches_fixture() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/openapi.json");
        let now = format!("{:#}\n", openapi_document("https://registry.example"));
        if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
            std::fs::write(path, &now).unwrap();
        }
        assert_eq!(
            std::fs::read_to_string(path).unwrap_or_default(),
            now,
            "the API has changed; check whether the change is intended"
        );
    }
}
