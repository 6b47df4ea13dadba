//! Checks the module rules of docs/ARCHITECTURE.md against the parsed sources: which module may use which, no import cycles, what
//! guards and pure modules may not use, which modules may use the database and the server, and the maximum size of a file.

use crate::common::files;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use syn::{Item, UseTree};

/// The layers, from top to bottom. A module may only use modules of lower layers, not other modules of its own layer.
const LAYERS: &[&[&str]] = &[
    &["main"],
    &["cli"],
    &["web"],
    &["api", "pages"],
    &["http", "jobs"],
    &["settings"],
    &["actions"],
    &["requests"],
    &["action_context"],
    &["reviews"],
    &["mail", "registry"],
    &["history"],
    &["find", "urn_lists"],
    &["verdict"],
    &["template", "resolution", "profile", "oidc"],
    &["users"],
    &["urn", "grammar", "checks", "public_log"],
    &["nid", "ids", "refusal"],
    &["store", "clock", "finding", "escape", "rfcs"],
    &["i18n", "tlog"],
    &["packed"],
];

/// The folders with sources: the application and the library `urn-registry`.
const ROOTS: [&str; 2] = ["src", "crates/urn-registry/src"];

/// Modules without side effects: those of the library, and `tlog`.
const LEAVES: [&str; 15] = [
    "urn", "nid", "template", "resolution", "grammar", "checks", "profile", "find", "verdict", "finding", "escape", "rfcs",
    "tlog", "i18n", "packed",
];

/// The maximum number of lines of a file.
const FILE_MAX: usize = 800;

pub(crate) struct Source {
    /// For example `requests/viewer.rs`.
    pub(crate) name: String,
    module: Vec<String>,
    pub(crate) text: String,
    /// The paths it uses, from the crate root, without tests.
    paths: BTreeSet<Vec<String>>,
    /// Its tokens without tests, separated by single spaces.
    pub(crate) code: String,
}

impl Source {
    pub(crate) fn top_module(&self) -> &str {
        self.module.first().map_or("lib", String::as_str)
    }
}

pub(crate) fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test")
    })
}

pub(crate) fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Mod(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        _ => &[],
    }
}

/// Resolves `path`, as used in `module`, to a path from the crate root.
fn absolute(path: &[String], module: &[String], modules: &BTreeSet<Vec<String>>) -> Option<Vec<String>> {
    let first = path.first()?;
    let mut base = module.to_vec();
    match first.as_str() {
        // The modules of the library are layers below those of the application.
        "crate" | "urn_registry" => return Some(path[1..].to_vec()),
        "self" => return Some(base.into_iter().chain(path[1..].iter().cloned()).collect()),
        "super" => {
            let mut rest = path;
            while rest.first().is_some_and(|part| part == "super") {
                base.pop();
                rest = &rest[1..];
            }
            return Some(base.into_iter().chain(rest.iter().cloned()).collect());
        }
        _ => base.push(first.clone()),
    }
    modules.contains(&base).then(|| base.into_iter().chain(path[1..].iter().cloned()).collect())
}

fn leaves(tree: &UseTree, before: &[String], out: &mut Vec<Vec<String>>) {
    let with = |name: String| before.iter().cloned().chain([name]).collect::<Vec<_>>();
    match tree {
        UseTree::Path(path) => leaves(&path.tree, &with(path.ident.to_string()), out),
        UseTree::Name(name) => out.push(with(name.ident.to_string())),
        UseTree::Rename(name) => out.push(with(name.ident.to_string())),
        UseTree::Glob(_) => out.push(before.to_vec()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, before, out)),
    }
}

/// Collects every path in a token stream, and its tokens as text.
fn walk(tokens: TokenStream, paths: &mut Vec<Vec<String>>, code: &mut String) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at] {
            TokenTree::Group(group) => {
                walk(group.stream(), paths, code);
            }
            TokenTree::Ident(ident) => {
                let mut path = vec![ident.to_string()];
                let mut next = at + 1;
                let colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == ':');
                while colon(next) && colon(next + 1) {
                    let Some(TokenTree::Ident(ident)) = tokens.get(next + 2) else { break };
                    path.push(ident.to_string());
                    next += 3;
                }
                code.push_str(&path.join("::"));
                code.push(' ');
                paths.push(path);
                at = next;
                continue;
            }
            TokenTree::Punct(punct) => {
                code.push(punct.as_char());
                code.push(' ');
            }
            TokenTree::Literal(literal) => {
                code.push_str(&literal.to_string());
                code.push(' ');
            }
        }
        at += 1;
    }
}

/// All files of both crates, read once.
pub(crate) fn sources() -> &'static [Source] {
    static ALL: LazyLock<Vec<Source>> = LazyLock::new(read_sources);
    &ALL
}

fn read_sources() -> Vec<Source> {
    let mut named: Vec<(String, Vec<String>, String)> = Vec::new();
    for root in ROOTS {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(root);
        named.extend(files(&root, &["rs"]).into_iter().map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
            let mut module: Vec<String> = name.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
            if module.last().is_some_and(|last| last == "mod" || last == "lib") {
                module.pop();
            }
            (name, module, fs::read_to_string(path).unwrap())
        }));
    }
    let modules: BTreeSet<Vec<String>> = named.iter().map(|(_, module, _)| module.clone()).collect();
    named
        .into_iter()
        .map(|(name, module, text)| {
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("src/{name}: {error}"));
            let mut found = BTreeSet::new();
            let mut imported: BTreeMap<String, Vec<String>> = BTreeMap::new();
            let mut code = String::new();
            let mut words = Vec::new();
            for item in file.items.iter().filter(|item| !is_test(attributes(item))) {
                if let Item::Use(used) = item {
                    let mut list = Vec::new();
                    leaves(&used.tree, &[], &mut list);
                    for path in list {
                        if let Some(path) = absolute(&path, &module, &modules) {
                            imported.insert(path.last().cloned().unwrap_or_default(), path.clone());
                            found.insert(path);
                        }
                    }
                } else if matches!(item, Item::Mod(inner) if inner.content.is_none()) {
                    continue;
                }
                walk(quote::ToTokens::to_token_stream(item), &mut words, &mut code);
            }
            for path in words.into_iter().filter(|path| path.len() > 1) {
                match imported.get(&path[0]) {
                    Some(whole) => {
                        found.insert(whole.iter().cloned().chain(path[1..].iter().cloned()).collect());
                    }
                    None => found.extend(absolute(&path, &module, &modules)),
                }
            }
            Source { name, module, text, paths: found, code }
        })
        .collect()
}

/// The files that each file uses.
fn arrows(sources: &[Source]) -> BTreeMap<usize, BTreeSet<usize>> {
    let modules: BTreeMap<&[String], usize> =
        sources.iter().enumerate().map(|(at, source)| (source.module.as_slice(), at)).collect();
    sources
        .iter()
        .enumerate()
        .map(|(at, source)| {
            let to = source
                .paths
                .iter()
                // A reference to a file's own folder does not refer to a file in it.
                .filter(|path| !source.module.starts_with(path))
                .filter_map(|path| (1..=path.len()).rev().find_map(|len| modules.get(&path[..len])).copied())
                .filter(|to| *to != at)
                .collect();
            (at, to)
        })
        .collect()
}

fn layer(module: &str) -> usize {
    LAYERS
        .iter()
        .position(|modules| modules.contains(&module))
        .unwrap_or_else(|| panic!("src/{module} is in no layer; add it to LAYERS"))
}

fn imports_only_go_down_the_layers() {
    let sources = sources();
    let mut wrong = Vec::new();
    for (from, all) in arrows(sources) {
        for to in all {
            let (a, b) = (&sources[from], &sources[to]);
            if a.top_module() != b.top_module() && a.name != "lib.rs" && layer(a.top_module()) >= layer(b.top_module()) {
                wrong.push(format!("src/{} names src/{}, which is not below it", a.name, b.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn no_files_go_round_in_a_circle() {
    let sources = sources();
    // Kahn's algorithm: files without dependencies are removed repeatedly. A file that remains is in a cycle or depends on one.
    let mut left = arrows(sources);
    loop {
        let done: Vec<usize> = left.iter().filter(|(_, to)| to.is_empty()).map(|(at, _)| *at).collect();
        if done.is_empty() {
            break;
        }
        for at in done {
            left.remove(&at);
            for to in left.values_mut() {
                to.remove(&at);
            }
        }
    }
    let names: Vec<String> = left
        .iter()
        .flat_map(|(from, all)| all.iter().map(|to| format!("src/{} names src/{}", sources[*from].name, sources[*to].name)))
        .collect();
    assert!(names.is_empty(), "a cyclic dependency among these:\n{}", names.join("\n"));
}

fn guards_and_pure_modules_use_no_connection_clock_or_randomness() {
    const OUTSIDE: [&str; 13] = [
        "diesel", "actix_web", "askama", "tracing", "crate::store", "crate::http", "crate::clock", "getrandom", "crate::ids",
        "std::fs", "std::env", "std::net::TcpStream", "SystemTime",
    ];
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| LEAVES.contains(&source.top_module())) {
        for word in source.code.split(' ') {
            if OUTSIDE.iter().any(|outside| word == *outside || word.starts_with(&format!("{outside}::"))) {
                wrong.push(format!("src/{} names {word}", source.name));
            }
        }
    }
    // The state table is normative: it and its guards may depend only on their arguments.
    const LAW: [&str; 7] = [
        "requests/table.rs", "requests/permit.rs", "requests/action.rs", "requests/facts.rs", "requests/input.rs",
        "requests/timers.rs", "requests/tasks/mod.rs",
    ];
    const ASKS: [&str; 6] = ["AnyConnection", "clock::now", "crate::ids", "crate::store", "queries", "requests::gather"];
    for name in LAW {
        assert!(sources().iter().any(|source| source.name == name), "{name} does not exist");
    }
    for source in sources().iter().filter(|it| LAW.contains(&it.name.as_str()) || it.name.starts_with("requests/guards/")) {
        for path in &source.paths {
            let path = format!("crate::{}", path.join("::"));
            if ASKS.iter().any(|asks| path.contains(asks)) {
                wrong.push(format!("src/{} names {path}", source.name));
            }
        }
        if source.code.contains("AnyConnection") || source.code.contains("clock::now") {
            wrong.push(format!("src/{} knows a connection or a clock", source.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether tokens name diesel in anything but attributes with which a type derives its rows: these derive macros, and `#[diesel(…)]`.
fn uses_diesel(tokens: TokenStream) -> bool {
    const DERIVES: [&str; 5] = ["Queryable", "Selectable", "Insertable", "AsChangeset", "Identifiable"];
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_attribute =
        |at: usize| matches!(at.checked_sub(1).map(|at| &tokens[at]), Some(TokenTree::Punct(it)) if it.as_char() == '#');
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) if is_attribute(at) => {
            let text: String = group.stream().to_string().split_whitespace().collect();
            match text.strip_prefix("derive(").and_then(|list| list.strip_suffix(')')) {
                Some(list) => list.split(',').any(|one| one.strip_prefix("diesel::").is_some_and(|one| !DERIVES.contains(&one))),
                None => !text.starts_with("diesel(") && uses_diesel(group.stream()),
            }
        }
        TokenTree::Group(group) => uses_diesel(group.stream()),
        TokenTree::Ident(ident) => ident == "diesel",
        _ => false,
    })
}

fn only_queries_use_diesel_and_only_the_front_names_actix() {
    let mut wrong = Vec::new();
    for source in sources() {
        let file = source.name.rsplit('/').next().unwrap();
        let words: BTreeSet<&str> = source.code.split(' ').map(|path| path.split("::").next().unwrap_or(path)).collect();
        if words.contains("diesel") && file != "queries.rs" && source.top_module() != "store" {
            let items = syn::parse_file(&source.text).unwrap().items;
            if items
                .iter()
                .filter(|item| !is_test(attributes(item)))
                .any(|item| uses_diesel(quote::ToTokens::to_token_stream(item)))
            {
                wrong.push(format!("src/{} uses diesel; only queries.rs and store/ may, other files only derive", source.name));
            }
        }
        let front = ["web", "http", "api"].contains(&source.top_module()) || source.name == "cli/serve.rs";
        if words.contains("actix_web") && !front {
            wrong.push(format!("src/{} names actix_web; only web/, http/, api/ and cli/serve.rs may", source.name));
        }
        let edge = ["clock", "cli", "web"].contains(&source.top_module())
            || ["http/published.rs", "mail/delivery.rs"].contains(&&*source.name);
        // The API's stream of checks has no request from which to take the time.
        if !edge && source.name != "api/mod.rs" && source.code.contains("clock::now") {
            wrong.push(format!("src/{} asks for the time; it is given with the turn", source.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A failed query is neither a refusal nor a "no" (`Refusal::answered` distinguishes them).
fn no_result_of_the_database_is_swallowed() {
    let mut wrong = Vec::new();
    for source in sources() {
        for line in source.text.split("\n#[cfg(test)]").next().unwrap_or_default().split(';') {
            let flat: String = line.split_whitespace().collect::<Vec<_>>().join(" ");
            let asks = ["(conn,", "(&mut conn,", "(conn)", "(&mut conn)", "store.read(", "store.write(", "cx.read(", "cx.write("]
                .iter()
                .any(|call| flat.contains(call));
            if !asks {
                continue;
            }
            for hole in [".ok()", ".is_ok()", ".is_err()"] {
                // Matches only a method on the call itself, `query(conn, …).ok()`, but not a nearby `text.parse().ok()`.
                if flat.split("(conn").skip(1).any(|rest| after_call(rest).is_some_and(|tail| tail.starts_with(hole))) {
                    wrong.push(format!(
                        "src/{}: …{hole} on a result of the database: {}",
                        source.name,
                        flat.chars().take(120).collect::<String>()
                    ));
                }
            }
            if flat.starts_with("let _ =") || flat.contains("{ let _ =") {
                wrong.push(format!("src/{}: let _ = on a result of the database: {flat}", source.name));
            }
        }
    }
    wrong.retain(|line| !line.contains("http/published.rs") || !line.contains("instances::remove_instance"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What follows the closing parenthesis of a call whose arguments begin at `rest`.
fn after_call(rest: &str) -> Option<&str> {
    let mut depth = 1_i32;
    for (at, c) in rest.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return rest.get(at + 1..);
        }
    }
    None
}

fn files_and_modules_stay_small() {
    let sources = sources();
    let mut wrong = Vec::new();
    let mut modules: BTreeMap<&str, usize> = BTreeMap::new();
    for source in sources {
        let lines = source.text.lines().count();
        *modules.entry(source.top_module()).or_default() += lines;
        if lines > FILE_MAX {
            wrong.push(format!("src/{} has {lines} lines; at most {FILE_MAX}", source.name));
        }
    }
    let all: usize = modules.values().sum();
    for (module, lines) in modules {
        if lines * 100 > all * 20 {
            wrong.push(format!("src/{module} has {} % of the lines", lines * 100 / all));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn every_module_documents_its_purpose() {
    for source in sources() {
        assert!(source.text.starts_with("//! "), "src/{} does not begin with a description of its purpose", source.name);
    }
}

/// One test, because reading all sources takes longer than any of these checks. Each failure message describes the violation.
#[test]
fn source_code_follows_the_architecture_rules() {
    imports_only_go_down_the_layers();
    no_files_go_round_in_a_circle();
    guards_and_pure_modules_use_no_connection_clock_or_randomness();
    only_queries_use_diesel_and_only_the_front_names_actix();
    no_result_of_the_database_is_swallowed();
    files_and_modules_stay_small();
    every_module_documents_its_purpose();
    crate::addresses::every_address_in_the_program_is_an_endpoint();
    crate::addresses::above_the_acts_only_one_file_writes_addresses();
    crate::addresses::every_address_in_a_template_is_an_endpoint();
    crate::forms::what_reads_or_refuses_a_field_names_its_declaration();
    crate::forms::a_name_is_written_once();
}
