//! Cost of worst-case texts, submitted or stored: checking, reading, writing, correcting and comparing, each the best of three runs.
//! Run by `script/bench hostile`. There are no assertions.

#![allow(missing_docs, clippy::disallowed_methods, clippy::format_collect, clippy::allow_attributes, reason = "a benchmark")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};
use urn_registry::template::diff::compare;
use urn_registry::template::inspect::{Kind, findings};
use urn_registry::template::read::read;
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, Template, correction};

const MIB: usize = 1 << 20;

fn with_syntax(text: &str) -> Template {
    Template::default().with_field(Field::NamespaceId, "lamp").with_field(Field::Syntax, text)
}

fn filled(piece: &str, bytes: usize) -> String {
    piece.repeat(bytes / piece.len())
}

/// Text in which no word occurs twice.
fn words(from: usize, bytes: usize) -> String {
    let mut out = String::with_capacity(bytes);
    let mut n = from;
    while out.len() < bytes {
        // Writing to a string cannot fail.
        let _ = write!(out, "w{n:x} ");
        if n.is_multiple_of(9) {
            out.push_str(".\n");
        }
        n += 1;
    }
    out
}

fn texts() -> Vec<(&'static str, Template)> {
    let circles: String = (0..390)
        .map(|i| {
            format!(
                "r{i} = \"a\" r{} / r{} \"a\" / r{} r{} / \"a\"\n",
                (i + 1) % 390,
                (i + 7) % 390,
                (i + 3) % 390,
                (i + 5) % 390
            )
        })
        .collect();
    let examples: String = (0..20_000).map(|i| format!("urn:lamp:a{i}\n")).collect();
    vec![
        ("brackets in brackets", with_syntax(&format!("lamp = {}\"a\"{}\n", "( ".repeat(7000), " )".repeat(7000)))),
        (
            "a rule of many alternatives",
            with_syntax(&format!("lamp = \"urn:lamp:\" 1*( {} )\n", vec!["\"ab\""; 2000].join(" / "))),
        ),
        ("rules in circles, many examples", with_syntax(&format!("{circles}\n{examples}"))),
        (
            "a grammar of two to the twentieth",
            with_syntax(&format!("lamp = \"urn:lamp:\" *( \"a\" / \"b\" ) \"a\" 20( \"a\" / \"b\" )\n\n{examples}")),
        ),
        (
            "ambiguous, with long examples",
            with_syntax(&format!(
                "lamp = \"urn:lamp:\" a\na = a a / a a a / \"a\"\n\n{}",
                filled(&format!("urn:lamp:{}\n", "a".repeat(250)), 200_000)
            )),
        ),
        ("one field of 1 MiB", Template::default().with_field(Field::Purpose, &words(0, MIB))),
        ("beginnings of URNs", with_syntax(&filled("urn:a:", MIB))),
        ("beginnings of URNs in prose", Template::default().with_field(Field::Purpose, &filled("urn:", MIB))),
        ("brackets that close nothing", with_syntax(&format!("urn:lamp:a{}", ")".repeat(MIB)))),
        ("URNs of other namespaces", with_syntax(&(0..70_000).map(|i| format!("urn:x{i}:y\n")).collect::<String>())),
        ("URNs with letters beyond ASCII", with_syntax(&(0..70_000).map(|i| format!("urn:x{i}:\u{f6}\n")).collect::<String>())),
        ("URNs and nothing else", Template::default().with_field(Field::Purpose, &filled("urn:lamp:1 ", MIB))),
        ("blanks", Template::default().with_field(Field::Purpose, &format!("a{}b", " ".repeat(MIB)))),
        ("labels", read(&filled("Purpose: x\n", MIB)).template),
        ("lines of one letter", with_syntax(&filled("a\n", MIB))),
        ("equals signs", with_syntax(&filled("a = b\n", MIB))),
        ("characters that may not stand", Template::default().with_field(Field::Purpose, &filled("\u{1b}[31m\u{202e}", MIB))),
        ("RFC numbers", Template::default().with_field(Field::Purpose, &filled("RFC 2141, ", MIB))),
    ]
}

fn best(mut run: impl FnMut()) -> Duration {
    (0..3)
        .map(|_| {
            let begun = Instant::now();
            run();
            begun.elapsed()
        })
        .min()
        .unwrap_or_default()
}

fn main() {
    let today = jiff::civil::date(2026, 11, 22);
    let mut rows: Vec<(Duration, String)> = Vec::new();
    for (name, template) in texts() {
        let text = write(&template);
        rows.push((best(|| drop(black_box(findings(&template, Kind::NewFormal, None, today)))), format!("check: {name}")));
        rows.push((best(|| drop(black_box(canonical_template(&template)))), format!("write: {name}")));
        rows.push((best(|| drop(black_box(read(&text)))), format!("read: {name}")));
        let other = template.clone().with_field(Field::Assignment, &words(7, 100_000));
        rows.push((best(|| drop(black_box(correction::changes(&template, &other)))), format!("correction: {name}")));
        rows.push((best(|| drop(black_box(compare(&template, &other)))), format!("compare: {name}")));
    }
    let unlike = |from| Template::default().with_field(Field::Purpose, &words(from, MIB));
    let (a, b) = (unlike(0), unlike(500_000));
    rows.push((best(|| drop(black_box(compare(&a, &b)))), "compare: two unlike texts of 1 MiB".to_owned()));
    rows.push((best(|| drop(black_box(correction::changes(&a, &b)))), "correction: two unlike texts of 1 MiB".to_owned()));
    let revised = Kind::Revision { current: Some(&a) };
    rows.push((best(|| drop(black_box(findings(&b, revised, None, today)))), "check: a revision unlike its text".to_owned()));
    let lines = |word: &str| with_syntax(&(0..100_000).map(|i| format!("{word}{i}\n")).collect::<String>());
    let (a, b) = (lines("a"), lines("b"));
    rows.push((best(|| drop(black_box(compare(&a, &b)))), "compare: 100,000 unlike lines".to_owned()));
    rows.sort_by_key(|row| std::cmp::Reverse(row.0));
    for (took, name) in rows.iter().take(15) {
        println!("{:8.1} ms  {name}", took.as_secs_f64() * 1000.0);
    }
}
