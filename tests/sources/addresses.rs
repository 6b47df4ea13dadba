//! Every address in the source and the templates matches a route (`src/web/router.rs`, `src/pages/request/actions`), and above the actions
//! only `src/http/addresses.rs` contains addresses (docs/design/http-and-pages.md).

use crate::common::files;
use crate::order::{Source, attributes, is_test, sources};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::str::FromStr as _;

/// A route: its method and the segments of its path.
struct Endpoint {
    method: String,
    pieces: Vec<String>,
}

/// Every string literal in a token stream, in order, each with the last identifier before it: `get("/x"` gives `get`.
fn literals(tokens: TokenStream, before: &str, out: &mut Vec<(String, String)>) {
    let mut last = before.to_owned();
    for token in tokens {
        match token {
            TokenTree::Group(group) => literals(group.stream(), &last, out),
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    out.push((last.clone(), text.value()));
                }
            }
            TokenTree::Ident(ident) => last = ident.to_string(),
            TokenTree::Punct(_) => {}
        }
    }
}

/// The string literals of a source file, except in test-only items.
fn written_in(source: &Source) -> Vec<String> {
    let file = syn::parse_file(&source.text).unwrap();
    let mut out = Vec::new();
    for item in file.items.iter().filter(|item| !is_test(attributes(item))) {
        literals(quote::ToTokens::to_token_stream(item), "", &mut out);
    }
    out.into_iter().map(|(_, text)| text).collect()
}

fn pieces(path: &str) -> Vec<String> {
    path.trim_start_matches('/').split('/').map(str::to_owned).collect()
}

/// Whether a file declares actions on a request, each with its route.
fn is_of_actions(source: &Source) -> bool {
    source.name.starts_with("pages/request/actions/")
}

fn endpoints(sources: &[Source]) -> Vec<Endpoint> {
    let mut all = Vec::new();
    for source in sources.iter().filter(|source| source.name == "web/router.rs" || is_of_actions(source)) {
        literals(TokenStream::from_str(&source.text).unwrap(), "", &mut all);
    }
    let endpoints: Vec<Endpoint> = all
        .into_iter()
        .filter(|(_, path)| path.starts_with('/'))
        // `public` declares a GET route. All other words except `get` (`post`, `call`, `hash`, `path` …) are treated as accepting a form.
        .map(|(word, path)| Endpoint { method: if word == "public" { "get".into() } else { word }, pieces: pieces(&path) })
        // A route whose first segment is a parameter would match any address.
        .filter(|endpoint| !endpoint.pieces[0].starts_with('{'))
        .collect();
    assert!(endpoints.len() > 200, "too few endpoints were read: {}", endpoints.len());
    endpoints
}

/// Whether a segment of an address, with placeholders as `\u{0}`, can match a segment of a route.
fn fits(piece: &str, endpoint: &str) -> bool {
    if endpoint.contains('{') || piece == "\u{0}" {
        return true;
    }
    match piece.split_once('\u{0}') {
        Some((head, tail)) => endpoint.starts_with(head) && endpoint.ends_with(tail.rsplit('\u{0}').next().unwrap_or_default()),
        None => piece == endpoint,
    }
}

/// Whether a path that is appended to an address is the tail of a route.
fn ends(endpoints: &[Endpoint], address: &str) -> bool {
    let wanted = pieces(address.split(['?', '#']).next().unwrap_or_default());
    endpoints.iter().any(|endpoint| {
        endpoint.pieces.len() > wanted.len()
            && wanted.iter().rev().zip(endpoint.pieces.iter().rev()).all(|(piece, endpoint)| fits(piece, endpoint))
    })
}

/// Whether an address matches a route or, if `begins`, the beginning of one.
fn leads(endpoints: &[Endpoint], address: &str, method: Option<&str>, begins: bool) -> bool {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let wanted = pieces(path.strip_suffix('/').filter(|_| begins).unwrap_or(path));
    endpoints.iter().any(|endpoint| {
        let long_enough = if begins { endpoint.pieces.len() >= wanted.len() } else { endpoint.pieces.len() == wanted.len() };
        let by = method.is_none_or(|method| (method == "get") == (endpoint.method == "get"));
        long_enough && by && wanted.iter().zip(&endpoint.pieces).all(|(piece, endpoint)| fits(piece, endpoint))
    })
}

/// The address in a literal, with placeholders as `\u{0}`: `{home}/requests/{number}` is `/requests/\u{0}`.
fn address_in(text: &str) -> Option<String> {
    let text = if text.starts_with('/') {
        text
    } else {
        let (base, rest) = text.strip_prefix('{')?.split_once('}')?;
        // Only a path after the host counts here. A path appended to a named address is checked where that address is defined.
        if !["", "home", "public", "link", "base"].contains(&base) {
            return None;
        }
        rest
    };
    let starts = text.starts_with('/') && text[1..].starts_with(|c: char| c.is_ascii_lowercase() || c == '{');
    if !starts || text.contains([' ', '\n', '<', '\\']) {
        return None;
    }
    let mut out = String::new();
    let mut rest = text;
    while let Some((head, tail)) = rest.split_once('{') {
        out.push_str(head);
        out.push('\u{0}');
        rest = tail.split_once('}')?.1;
    }
    out.push_str(rest);
    Some(out)
}

/// Paths that are not routes: parts of external URLs, and files.
const FOREIGN: &[(&str, &str)] = &[
    ("template/checks/wording.rs", "/blob/"),
    ("template/checks/wording.rs", "/tree/"),
    ("template/checks/wording.rs", "/releases/"),
    ("template/checks/wording.rs", "/commit/"),
    ("store/migrations.rs", "/up.sql"),
    ("http/assets.rs", "/assets.rs"),
    // The route for any URN, after the host.
    ("web/static_copy.rs", "/urn:"),
];

/// Tables of routes, which state what each accepts and what it is for.
const TABLES: [&str; 3] = ["http/endpoint.rs", "api/openapi.rs", "api/operations.rs"];

pub(crate) fn every_address_in_the_program_is_an_endpoint() {
    let sources = sources();
    let endpoints = endpoints(sources);
    let mut wrong = Vec::new();
    for source in sources.iter().filter(|source| !source.name.contains("sample") && source.name != "web/router.rs") {
        for text in written_in(source) {
            let Some(address) = address_in(&text) else { continue };
            if !FOREIGN.contains(&(source.name.as_str(), text.as_str()))
                && !leads(&endpoints, &address, None, true)
                && !ends(&endpoints, &address)
            {
                wrong.push(format!("src/{}: {text:?} leads nowhere", source.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

pub(crate) fn above_the_acts_only_one_file_writes_addresses() {
    let sources = sources();
    let endpoints = endpoints(sources);
    let front = |source: &&Source| {
        ["pages", "api", "http"].contains(&source.top_module())
            && source.name != "http/addresses.rs"
            && !source.name.contains("sample")
            && !TABLES.contains(&source.name.as_str())
            && !is_of_actions(source)
    };
    let mut wrong = Vec::new();
    for source in sources.iter().filter(front) {
        for text in written_in(source) {
            if address_in(&text).is_some_and(|address| address.len() > 2 && leads(&endpoints, &address, None, false)) {
                wrong.push(format!("src/{}: {text:?} belongs in src/http/addresses.rs", source.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The text of a template with each expression and each tag replaced by `\u{0}`.
fn with_gaps(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("{{").into_iter().chain(rest.find("{%")).min() {
        let end = if rest[at..].starts_with("{{") { "}}" } else { "%}" };
        out.push_str(&rest[..at]);
        out.push('\u{0}');
        rest = rest[at..].split_once(end).map_or("", |(_, after)| after);
    }
    out + rest
}

pub(crate) fn every_address_in_a_template_is_an_endpoint() {
    let endpoints = endpoints(sources());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut wrong = BTreeSet::new();
    let mut seen = 0;
    for file in files(&root, &["html"]) {
        let text = with_gaps(&fs::read_to_string(&file).unwrap());
        let name = file.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
        for tag in text.split('<').map(|tag| tag.split('>').next().unwrap_or_default()) {
            for attribute in [" href=\"", " action=\"", "\nhref=\"", "\naction=\"", " formaction=\"", "\nformaction=\""] {
                let Some(address) = tag.split(attribute).nth(1).and_then(|rest| rest.split('"').next()) else { continue };
                // `/` alone is the home page; an address that is a single expression comes from src/http/addresses.rs.
                if !address.starts_with('/') || address.len() == 1 {
                    continue;
                }
                seen += 1;
                let is_post = !attribute.contains("href") && tag.contains("method=\"post\"");
                let method = if attribute.contains("formaction") { None } else { Some(if is_post { "post" } else { "get" }) };
                if !leads(&endpoints, address, method, false) {
                    wrong.insert(format!("templates/{name}: {} leads nowhere", address.replace('\u{0}', "{}")));
                }
            }
        }
    }
    assert!(seen > 300, "the templates are not read: {seen}");
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}
