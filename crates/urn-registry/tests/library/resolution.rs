//! Tests the resolver directory through its public API: its examples, hostile names, a table of three hundred names, and its files.

use crate::common::beside_corpus;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use urn_registry::resolution::answer;
use urn_registry::resolution::caution::RegistrationStatements;
use urn_registry::resolution::delegation::Delegations;
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::service::Service;
use urn_registry::urn::encode::{SlashEncoding, nss_from_native};
use urn_registry::urn::{SyntaxProfile, Urn};

#[test]
fn every_resolver_example_expands_to_its_target() {
    let read = Directory::read(include_str!("../../src/resolution/catalogue/resolvers.toml"), Delegations::default());
    assert_eq!(read.as_ref().err(), None, "reading expands every example");
    let directory = read.unwrap();
    assert_eq!(directory.entries().count(), 101);
    assert_eq!(Directory::built_in_directory().entries().count(), 101);
    for entry in directory.entries() {
        let urn = Urn::parse(&entry.record.example).unwrap();
        let choices = directory.choices(&urn, Some(entry.service));
        let own = choices.iter().find(|choice| choice.entry.record.id == entry.record.id).unwrap();
        assert_eq!(own.target, entry.record.target, "{}", entry.record.id);
    }
}

#[test]
fn every_sub_namespace_references_an_existing_resolver() {
    let ids: BTreeSet<&str> = Directory::built_in_directory().entries().map(|entry| entry.record.id.as_str()).collect();
    let parts = Delegations::built_in_sub_namespaces();
    for nid in parts.namespaces() {
        for part in parts.of_namespace(nid) {
            assert!(part.resolver.as_deref().is_none_or(|id| ids.contains(id)), "{part:?}");
        }
    }
}

#[test]
fn namespace_lists_the_kinds_of_resolution_result() {
    let gives =
        |nid| Directory::built_in_directory().available_kinds(nid).iter().map(|kind| kind.record_value()).collect::<Vec<_>>();
    assert_eq!(gives("ISBN"), ["redirects to the resource", "shows a description", "search page"]);
    assert_eq!(gives("lei"), ["shows a description"]);
    assert_eq!(gives("uuid"), [""; 0]);
}

/// Hostile input after the NID of a namespace with resolver entries: text with a special meaning to a browser, a
/// server, a log or a proxy.
fn hostile() -> impl Strategy<Value = String> {
    let mut tricks = vec![
        "\r\n", "%0d%0a", "%0D%0ASet-Cookie:%20a=b", "//", "//evil.example", "/\\evil.example", "\\", "@", "@evil.example", ":@",
        "user:pass@", "javascript:alert(1)", "JaVaScRiPt:", "data:text/html,x", "%00", "\0", "..", "../", "/../../", "%2e%2e/",
        "%2E%2e%2F", ".%2e", "[::1]", "[::ffff:127.0.0.1]", "127.0.0.1", "2130706433", "0x7f.1", "é", "ⓔⓥⓘⓛ", "\u{202e}",
        "\u{feff}", "％", "%C3%A9", "%ff", "%", "%zz", "{+nss}", "{", "}", "<script>", "\"", "'", "`", "|", "^", " ", "\t", "?",
        "?=", "?+", "?=a=b", "?+x?=y#z", "#", "#/", "#@evil", "&", ";", "=", ",", "$", "!", "*", "(", ")", "~", "a", "1", "-",
        "_", ":", "https://evil.example", "http:", ":80", ":443/", "xn--", "fi", "fi-", "de:", "10.1000/", "rfc:2141",
        "978-952-10-3937-9", "md:", "std:iso:9241", "01:09506000134352", "def:crs:EPSG::", "en:place:", "br:", "params:xml:ns:",
        "int.ddi.cv:",
    ];
    tricks.extend(["\r\nLocation: https://evil.example", "archive.org:2016-01-22T10:08:23Z:page:"]);
    let tricks = prop::sample::select(tricks);
    let part = prop_oneof![8 => tricks.prop_map(str::to_owned), 1 => "\\PC{0,6}", 1 => "[ -~]{0,12}"];
    prop::collection::vec(part, 0..7).prop_map(|parts| parts.concat())
}

fn nids() -> impl Strategy<Value = String> {
    let mut all: Vec<String> = Directory::built_in_directory().entries().map(|entry| entry.record.nid.clone()).collect();
    all.sort();
    all.dedup();
    prop::sample::select(all)
}

/// The scheme and host that a browser would use, parsed without our own code.
fn authority(address: &str) -> (&str, &str) {
    let (scheme, rest) = address.split_once("://").unwrap();
    (scheme, rest.split(['/', '?', '#', '\\']).next().unwrap())
}

/// Checks that a hostile name cannot change the host, inject a line, or reach a parent folder.
fn judge(text: &str, service: Option<Service>) -> Result<usize, TestCaseError> {
    let mut judged = 0;
    for profile in SyntaxProfile::ALL {
        let Ok(urn) = Urn::parse_as(text, profile) else { continue };
        let choices = Directory::built_in_directory().choices(&urn, service);
        for choice in &choices {
            judged += 1;
            prop_assert_eq!(authority(&choice.target), authority(&choice.entry.record.template), "{}", text);
            prop_assert!(
                choice.target.bytes().all(|b| b.is_ascii_graphic() && !b"\\\"<>`{}|^".contains(&b)),
                "{}",
                choice.target
            );
            prop_assert!(choice.target.starts_with(choice.entry.template.origin()));
            let path = choice.target.split(['?', '#']).next().unwrap();
            let climbs = |segment: &str| segment.to_ascii_lowercase().replace("%2e", ".") == "..";
            prop_assert!(!path.split('/').any(climbs), "{}", choice.target);
        }
        let list = answer::uri_list(&urn, &choices);
        prop_assert_eq!(list.matches('\n').count(), list.matches("\r\n").count());
        prop_assert!(list.split("\r\n").skip(1).all(|line| line.is_empty() || line.starts_with("http")));
        let all = answer::resolution_json(&urn, None, Directory::built_in_directory(), RegistrationStatements::default());
        prop_assert!(!all.to_string().contains(['\n', '\r']));
        if let Some(target) = answer::redirect_target(&choices) {
            prop_assert_eq!(target, choices[0].target.as_str());
        }
        for part in Delegations::built_in_sub_namespaces().sub_namespaces_containing(urn.nid(), urn.nss()) {
            prop_assert_eq!(&part.nid, &urn.nid().to_ascii_lowercase());
        }
    }
    Ok(judged)
}

#[test]
fn ten_thousand_hostile_names_cannot_change_the_target_host() {
    let judged = Cell::new(0);
    let services = prop::option::of(prop::sample::select(Service::ALL.to_vec()));
    let mut runner = TestRunner::new(Config { cases: 5000, failure_persistence: None, ..Config::default() });
    runner
        .run(&(nids(), hostile(), hostile(), services), |(nid, tail, components, service)| {
            // Each name is tried unencoded, which most parsers reject, and encoded so that it is valid.
            judged.set(judged.get() + judge(&format!("urn:{nid}:{tail}"), service)?);
            if let Ok(nss) = nss_from_native(&tail, SlashEncoding::Keep) {
                judged.set(judged.get() + judge(&format!("urn:{nid}:{nss}"), service)?);
                judged.set(judged.get() + judge(&format!("urn:{nid}:{nss}?={components}"), service)?);
                judged.set(judged.get() + judge(&format!("urn:{nid}:{nss}#{components}"), service)?);
            }
            Ok(())
        })
        .unwrap();
    assert!(judged.get() > 5000, "only {} addresses were formed", judged.get());
}

/// One line of the table: name, requested service, service returned, sure or choose, entries in order, target, sub-namespace.
fn line(text: &str, service: &str) -> String {
    let urn = Urn::parse(text).unwrap();
    let choices = Directory::built_in_directory().choices(&urn, Service::from_name(service).ok());
    let ids: Vec<&str> = choices.iter().map(|choice| choice.entry.record.id.as_str()).collect();
    let part = Delegations::built_in_sub_namespaces().longest(urn.nid(), urn.nss()).map_or("-", |part| part.prefix.as_str());
    let first = choices.first();
    format!(
        "{text}\t{service}\t{}\t{}\t{}\t{}\t{part}",
        first.map_or("-", |choice| choice.service.name()),
        first.map_or("-", |choice| if choice.sure { "sure" } else { "choose" }),
        if ids.is_empty() { "-".to_owned() } else { ids.join(" ") },
        first.map_or("-", |choice| choice.target.as_str()),
    )
}

const TABLE: &str = "tests/fixtures/resolution.tsv";

#[test]
fn three_hundred_names_resolve_as_the_table_lists() {
    let table = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE)).unwrap();
    let mut names = 0;
    let mut namespaces = BTreeSet::new();
    let mut wrong = String::new();
    for expected in table.lines().filter(|line| !line.starts_with('#')) {
        let mut cells = expected.split('\t');
        let (name, service) = (cells.next().unwrap(), cells.next().unwrap());
        names += 1;
        namespaces.insert(Urn::parse(name).unwrap().nid().to_ascii_lowercase());
        let got = line(name, service);
        if got != expected {
            let _ = writeln!(wrong, "- {expected}\n+ {got}");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(names >= 300 && namespaces.len() >= 60, "{names} names of {} namespaces", namespaces.len());
}

/// Regenerates the table from the examples of the directory and of the catalogue beside the repository. Review the result
/// before committing it: `cargo test -p urn-registry --test library -- --ignored write_the_table`.
#[test]
#[ignore = "writes the table; run by hand"]
fn write_the_table() {
    let folder = beside_corpus("catalogue").expect("the examples of the catalogue");
    let mut rows: Vec<(String, &str)> = Vec::new();
    for entry in Directory::built_in_directory().entries() {
        rows.push((entry.record.example.clone(), entry.service.name()));
        rows.push((entry.record.example.clone(), "-"));
    }
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "toml")) {
        let text = std::fs::read_to_string(file).unwrap();
        let profile: toml::Table = text.parse().unwrap();
        let examples = profile.get("example").and_then(toml::Value::as_array).cloned().unwrap_or_default();
        let good = examples.iter().filter(|example| example.get("valid").and_then(toml::Value::as_bool) == Some(true));
        for (at, example) in good.take(3).enumerate() {
            let urn = example.get("urn").and_then(toml::Value::as_str).unwrap();
            let Ok(read) = Urn::parse(urn) else { continue };
            // The same names with components, so that each kind of URL is tested with them.
            let dressed = match at {
                1 => format!("{}?=part=2", read.assigned_name()),
                2 => format!("{}?+x=1?=part=2#place", read.assigned_name()),
                _ => urn.to_owned(),
            };
            rows.push((dressed, "-"));
        }
    }
    let mut seen = BTreeSet::new();
    rows.retain(|row| seen.insert(row.clone()));
    let mut out = "# name, asked service (- for none), given service, sure or choose, entries in order, first target, part of the namespace\n".to_owned();
    for (name, service) in rows {
        let _ = writeln!(out, "{}", line(&name, service));
    }
    std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE), out).unwrap();
}
