//! Operations of the API as tools of the Model Context Protocol. Arguments, descriptions and schemas are those of the operation.

use crate::api::openapi::self_contained_schema;
use crate::api::operations::{OPERATIONS, Operation};
use crate::http::addresses::encode_query_value;
use serde_json::{Map, Value, json};

/// The names of the tools, each with its `operationId`.
const TOOLS: [(&str, &str); 6] = [
    ("check_urn", "checkUrn"),
    ("check_namespace_id", "checkNid"),
    ("find_namespace", "find"),
    ("get_namespace", "getNamespace"),
    ("get_namespace_syntax", "getProfile"),
    ("resolve_urn", "resolveUrn"),
];

fn operation(tool: &str) -> Option<&'static Operation> {
    let (_, id) = TOOLS.iter().find(|(name, _)| *name == tool)?;
    OPERATIONS.iter().find(|operation| operation.id == *id)
}

/// The parameters in a path.
fn path_parameters(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

fn tool_description(name: &str, operation: &Operation) -> Value {
    let mut properties = Map::new();
    let mut required: Vec<&str> = path_parameters(operation.path).collect();
    for name in &required {
        properties.insert((*name).to_owned(), json!({ "type": "string", "description": "the namespace ID" }));
    }
    for parameter in operation.query {
        properties.insert(parameter.name.to_owned(), json!({ "type": parameter.kind, "description": parameter.about }));
        required.extend(Some(parameter.name).filter(|_| parameter.required));
    }
    json!({
        "name": name,
        "description": operation.summary,
        "inputSchema": { "type": "object", "properties": properties, "required": required, "additionalProperties": false },
        "outputSchema": self_contained_schema(operation.schema),
        "annotations": { "readOnlyHint": true, "openWorldHint": false },
    })
}

/// All tools with their schemas.
pub fn list_tools() -> Vec<Value> {
    TOOLS.iter().filter_map(|(name, _)| Some(tool_description(name, operation(name)?))).collect()
}

/// The path and the query string of the operation that a tool calls, or the error in the arguments. `None` if there is no such tool.
pub fn tool_request(tool: &str, arguments: &Map<String, Value>) -> Option<Result<(String, String), String>> {
    operation(tool).map(|operation| request_path_and_query(operation, arguments))
}

fn request_path_and_query(operation: &Operation, arguments: &Map<String, Value>) -> Result<(String, String), String> {
    let (mut path, mut query) = (operation.path.to_owned(), Vec::new());
    for (name, value) in arguments {
        let Value::String(text) = value else { return Err(format!("The argument \"{name}\" is not a string")) };
        if path_parameters(operation.path).any(|own| own == name) {
            // Namespace IDs are case-insensitive, and the canonical URL has lower case.
            path = path.replace(&format!("{{{name}}}"), &encode_query_value(&text.to_ascii_lowercase()));
        } else if operation.query.iter().any(|parameter| parameter.name == name) {
            query.push(format!("{name}={}", encode_query_value(text)));
        } else {
            return Err(format!("This tool has no argument \"{name}\""));
        }
    }
    match path_parameters(operation.path).find(|name| !arguments.contains_key(*name)) {
        Some(name) => Err(format!("The argument \"{name}\" is missing")),
        None => Ok((path, query.join("&"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(tool: &str, arguments: Value) -> Option<Result<(String, String), String>> {
        tool_request(tool, arguments.as_object().unwrap())
    }

    #[test]
    fn tool_arguments_build_the_url_of_the_operation() {
        let at = |path: &str, query: &str| Some(Ok((path.to_owned(), query.to_owned())));
        assert_eq!(of("check_urn", json!({ "urn": "urn:a b&c" })), at("/api/v1/check/urn", "urn=urn%3Aa+b%26c"));
        assert_eq!(of("get_namespace", json!({ "nid": "ISBN" })), at("/api/v1/namespaces/isbn", ""));
        assert_eq!(of("get_namespace", json!({ "nid": "a/../b" })), at("/api/v1/namespaces/a%2F..%2Fb", ""));
        assert_eq!(of("delete_namespace", json!({})), None);
        let refused = |said: &str| Some(Err(said.to_owned()));
        assert_eq!(of("get_namespace", json!({})), refused("The argument \"nid\" is missing"));
        assert_eq!(of("check_urn", json!({ "urn": 1 })), refused("The argument \"urn\" is not a string"));
        assert_eq!(of("check_urn", json!({ "url": "x" })), refused("This tool has no argument \"url\""));
    }

    #[test]
    fn every_tool_is_an_operation_and_its_schema_is_self_contained() {
        let list = list_tools();
        assert_eq!(list.len(), TOOLS.len());
        for tool in list {
            let output = &tool["outputSchema"];
            assert_eq!(output["type"], "object", "{tool}");
            for name in output.to_string().split("#/$defs/").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(output["$defs"][name].is_object(), "{name}");
            }
            assert!(!output.to_string().contains("#/components/"), "{tool}");
        }
    }
}
