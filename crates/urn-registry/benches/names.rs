//! Validation by namespace rules compared with syntax alone, and the cost of loading the rules and the index.
//!
//! `script/bench names`. The names are generated from the grammars of twenty regular namespaces, so every one passes.
#![allow(missing_docs, clippy::unwrap_used, clippy::allow_attributes, reason = "a benchmark")]

use divan::Bencher;
use std::hint::black_box;
use urn_registry::find::{Document, Index};
use urn_registry::grammar::Budget;
use urn_registry::profile::{Profile, catalogue};
use urn_registry::urn::{SyntaxProfile as Text, Urn, report::report};
use urn_registry::verdict::{self, NamespaceBook, STEPS_PER_NAME_MAX};

fn main() {
    divan::main();
}

const TWENTY: [&str; 20] = [
    "isbn", "issn", "nbn", "uuid", "oid", "lei", "isni", "doi", "eic", "gsma", "ietf", "etsi", "3gpp", "dvb", "ogc", "mrn",
    "nan", "xmpp", "example", "urn-5",
];

fn names() -> Vec<String> {
    let mut names = Vec::new();
    for nid in TWENTY {
        let rules = NamespaceBook::builtin().rules(nid).unwrap();
        let made = rules.samples(100, 8141, &mut Budget::new(100_000_000));
        names.extend(made.into_iter().filter(|nss| nss.len() < 60).map(|nss| format!("urn:{nid}:{nss}")));
    }
    names
}

#[divan::bench]
fn syntax_alone(bencher: Bencher) {
    let names = names();
    bencher
        .counter(divan::counter::ItemsCount::new(names.len()))
        .bench(|| names.iter().filter(|name| Urn::parse(black_box(name)).is_ok()).count());
}

#[divan::bench]
fn with_namespace(bencher: Bencher) {
    let names = names();
    bencher.counter(divan::counter::ItemsCount::new(names.len())).bench(|| {
        let judged = |name: &String| {
            let urn = Urn::parse(black_box(name)).unwrap();
            verdict::judge(&urn, NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX)).answer.passes()
        };
        names.iter().filter(|name| judged(name)).count()
    });
}

/// The fast path for lists on the command line.
#[divan::bench]
fn with_namespace_at_once(bencher: Bencher) {
    let names = names();
    bencher.counter(divan::counter::ItemsCount::new(names.len())).bench(|| {
        names.iter().filter(|name| verdict::surely_valid(black_box(name.as_bytes()), NamespaceBook::builtin())).count()
    });
}

/// The same names with a suffix that only some grammars allow: most are rejected, each with the position and what was expected.
#[divan::bench]
fn with_namespace_refused(bencher: Bencher) {
    let names: Vec<String> = names().into_iter().map(|name| format!("{name}/~")).collect();
    bencher.counter(divan::counter::ItemsCount::new(names.len())).bench(|| {
        let judged = |name: &String| {
            let urn = Urn::parse(black_box(name)).unwrap();
            verdict::judge(&urn, NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX)).answer.passes()
        };
        names.iter().filter(|name| !judged(name)).count()
    });
}

#[divan::bench]
fn syntax_alone_as_json(bencher: Bencher) {
    let names = names();
    let mut out = Vec::new();
    bencher.counter(divan::counter::ItemsCount::new(names.len())).bench_local(|| {
        for name in &names {
            out.clear();
            verdict::report::write(&mut out, &report(name.as_bytes(), Text::Rfc8141, |_| None), None).unwrap();
        }
    });
}

#[divan::bench]
fn with_namespace_as_json(bencher: Bencher) {
    let names = names();
    let mut out = Vec::new();
    bencher.counter(divan::counter::ItemsCount::new(names.len())).bench_local(|| {
        for name in &names {
            out.clear();
            let urn = Urn::parse(name).unwrap();
            let verdict = verdict::verdict(&urn, NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX));
            verdict::report::write(&mut out, &report(name.as_bytes(), Text::Rfc8141, |_| None), Some(&verdict)).unwrap();
        }
    });
}

#[divan::bench]
fn the_catalogue_is_read(bencher: Bencher) {
    bencher.bench(|| catalogue::nids().filter(|nid| Profile::from_toml(catalogue::text(nid).unwrap()).is_ok()).count());
}

#[divan::bench]
fn the_rules_of_all_are_compiled(bencher: Bencher) {
    bencher.bench(|| catalogue::all().filter(|profile| verdict::Rules::new(profile).is_ok()).count());
}

#[divan::bench]
fn the_index_is_made(bencher: Bencher) {
    bencher.bench(|| Index::new(catalogue::all().map(Document::from_profile)).len());
}

#[divan::bench]
fn a_slip_is_found(bencher: Bencher) {
    let index = Index::new(catalogue::all().map(Document::from_profile));
    bencher.bench(|| {
        index
            .find(black_box("identifer of a compny"), NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX))
            .results
            .len()
    });
}
