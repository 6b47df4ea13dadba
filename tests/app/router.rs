//! Tests rules for every route with only the route list, without a test server. These tests are not beside the list, because a test in
//! `src/web` that refers to a route compiles all handlers a second time.

use crate::common::prelude::*;
use nidreg::http::endpoint::Audience;
use nidreg::web::conventions::{allows_cross_origin, find_get_route, likely_path};
use nidreg::web::journal::loggable_path;
use nidreg::web::router::{form_fields_at, routes};
use std::{fs, ptr};

#[test]
fn api_routes_and_openapi_document_match() {
    assert_eq!(nidreg::api::openapi::undocumented_routes(routes()), Vec::<String>::new());
}

/// The path with its placeholders filled in.
fn filled(pattern: &str) -> String {
    pattern.split('/').map(|word| if word.contains('{') { "x" } else { word }).collect::<Vec<_>>().join("/")
}

#[test]
fn every_page_form_declares_its_fields_and_is_found_by_path() {
    for endpoint in routes() {
        let is_form = endpoint.method == "POST" && !endpoint.path.starts_with("/api/");
        assert_eq!(endpoint.fields.is_some(), is_form, "{} {}", endpoint.method, endpoint.path);
        let Some(fields) = endpoint.fields else { continue };
        let names: BTreeSet<&str> = fields.iter().map(|field| field.name).collect();
        assert_eq!(names.len(), fields.len(), "{} has a field twice", endpoint.path);
        assert!(ptr::eq(form_fields_at(&filled(endpoint.path)), fields), "{} is not found by its address", endpoint.path);
    }
}

/// The controls that templates write by hand, each with the address of its form; a computed address is empty.
fn drawn_by_hand(html: &str) -> Vec<(String, String)> {
    let (mut found, html) = (Vec::new(), html.replace('\n', " "));
    let value = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        rest.split('"').next().map(str::to_owned)
    };
    for form in html.split("<form ").skip(1) {
        let form = form.split("</form>").next().unwrap_or_default();
        if !form.starts_with("method=\"post\"") {
            continue;
        }
        let action = value(form, "action").unwrap_or_default();
        let is_worked_out = action.starts_with("{{") || action.contains("{%");
        let action = if is_worked_out { String::new() } else { filled(&action) };
        for tag in form.split('<').filter(|tag| !tag.starts_with('/')) {
            let name = value(tag, "name").filter(|name| !name.contains('{'));
            found.extend(name.map(|name| (action.clone(), name)));
        }
    }
    found
}

#[test]
fn templates_render_only_controls_declared_by_their_form() {
    let templates = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates"), &["html"]);
    let all: Vec<String> = templates.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let declared: BTreeSet<&str> =
        routes().iter().flat_map(|endpoint| endpoint.fields.unwrap_or_default()).map(|it| it.name).collect();
    let drawn: Vec<(String, String)> = all.iter().flat_map(|html| drawn_by_hand(html)).collect();
    assert!(drawn.len() > 60, "{drawn:?}");
    for (action, name) in drawn {
        let known = form_fields_at(&action);
        let is_known = if action.is_empty() { declared.contains(&*name) } else { known.iter().any(|it| it.name == name) };
        assert!(is_known, "the form that goes to {action:?} has a control {name:?} that it does not declare");
    }
}

#[test]
fn near_miss_paths_map_to_the_canonical_path() {
    assert_eq!(likely_path("/help/").as_deref(), Some("/help"));
    assert_eq!(likely_path("/Assignments/URN-namespaces").as_deref(), Some("/assignments/urn-namespaces"));
    assert_eq!(likely_path("/").as_deref(), None);
    assert_eq!(likely_path("/nothing/here/at/all/"), None);
    assert_eq!(likely_path("/urn:example:a/"), None);
}

#[test]
fn routes_with_user_input_are_closed_to_cross_origin_requests() {
    for endpoint in routes().iter().filter(|endpoint| allows_cross_origin(endpoint)) {
        assert_eq!(endpoint.who, Audience::Everybody, "{}", endpoint.path);
        assert!(!["/sign-in", "/account/new", "/register", "/setup/{token}"].contains(&endpoint.path), "{}", endpoint.path);
    }
    assert!(routes().iter().any(|endpoint| endpoint.path == "/api/v1/check/urns" && allows_cross_origin(endpoint)));
    assert_eq!(find_get_route("/assignments/urn-formal/isbn").unwrap().1["nid"], "isbn");
    for (path, pattern) in
        [("/requests/R-2027-0001", "/requests/{number}"), ("/requests/R-2027-0001.json", "/requests/{number}.json")]
    {
        let (endpoint, parameters) = find_get_route(path).unwrap();
        assert_eq!((endpoint.path, parameters["number"].as_str()), (pattern, "R-2027-0001"));
    }
}

#[test]
fn tokens_in_paths_are_not_logged() {
    let of = |pattern: &'static str| move || Some(pattern.to_owned());
    assert_eq!(loggable_path("/setup/abc", of("/setup/{token}")), "/setup/{token}");
    assert_eq!(loggable_path("/email/abc/publishh", || None), "(not logged)");
    assert_eq!(loggable_path("/contact-answers/abc/x", || None), "(not logged)");
    assert_eq!(loggable_path("/account/reset", of("/account/reset")), "/account/reset");
    assert_eq!(loggable_path("/requests/R-1", of("/requests/{number}")), "/requests/R-1");
    for endpoint in routes().iter().filter(|endpoint| endpoint.path.contains("{token}")) {
        assert_eq!(loggable_path(&filled(endpoint.path), of(endpoint.path)), endpoint.path);
    }
}
