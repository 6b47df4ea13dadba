//! What is published is what was seen: three laws of the canonical text, over every real template and over made ones.
//!
//! 1. write ∘ read ∘ write = write. 2. The canonical template of a canonical template is itself, and holds the same words.
//! 3. The checks find the same in a template and in its canonical one.
use nidreg::template::checks::{Standard, check};
use nidreg::template::diff::{Block, Change, compare};
use nidreg::template::read::{read, read_bytes};
use nidreg::template::shape::{Line, WIDTH, line};
use nidreg::template::write::{canonical, write};
use nidreg::template::{Field, Template};
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

/// What the checks say, without the places, also those in a message: reflowing moves lines.
fn said(template: &Template, standard: Standard<'_>) -> Vec<(&'static str, &'static str, String)> {
    let place = regex_lite::Regex::new("at line [0-9]+, column [0-9]+").unwrap();
    let mut said: Vec<_> = check(template, standard, "2026-11-21".parse().unwrap())
        .into_iter()
        .map(|finding| {
            let placeless = place.replace_all(&finding.message, "there").into_owned();
            (finding.id, finding.level.name(), placeless)
        })
        .collect();
    said.sort();
    said
}

fn the_laws_hold(template: &Template) {
    let text = write(template);
    let once = canonical(template);
    assert_eq!(read(&text).template, once, "what is written is what canonical() says");
    assert_eq!(write(&read(&text).template), text, "write ∘ read ∘ write = write");
    assert_eq!(canonical(&once), once, "canonical is a fixed point");
    for field in Field::ALL {
        let (raw, kept) = (template.text(field), once.text(field));
        assert!(raw.split_whitespace().eq(kept.split_whitespace()), "{field:?} keeps its words");
        let fixed = |text: &str| -> Vec<String> {
            text.lines().filter(|own| line(own) == Line::Fixed).map(|own| own.trim_end().to_owned()).collect()
        };
        let after = fixed(kept);
        for own in fixed(raw) {
            assert!(after.contains(&own), "{field:?} broke {own:?}");
        }
    }
    for standard in [Standard::NewFormal, Standard::NewInformal, Standard::Registered] {
        assert_eq!(said(template, standard), said(&once, standard), "the checks find the same before and after writing");
    }
}

#[test]
fn every_real_template_keeps_its_lines_and_its_findings() {
    let Some(root) = crate::common::corpus() else { return };
    let texts = crate::common::texts(&root);
    for (name, text) in &texts {
        eprintln!("{name}");
        the_laws_hold(&read(text).template);
    }
    assert_eq!(texts.len(), 60);
}

#[test]
fn prose_that_is_too_long_fits_afterwards() {
    let typed = "Names are given out by the harbour office in the order in which lamps are lit. ".repeat(9);
    let text = canonical(&Template::default().with(Field::Assignment, &typed)).text(Field::Assignment).to_owned();
    assert!(text.lines().count() > 8 && text.lines().all(|line| line.width() <= WIDTH - 3), "{text}");
    let shortest = text.lines().rev().skip(1).map(UnicodeWidthStr::width).min().unwrap();
    assert!(shortest > 50, "no line but the last is short: {text}");
}

/// Pieces of lines that are easily taken for something else.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => "[a-z]{1,12}",
        2 => Just("  ".to_owned()),
        1 => prop::sample::select(vec![
            "=", "a = b", "/ c", ";", "- x", "o", "1.", "(a)", "*", "Purpose:", "Version: 2", "Email: a@lamp.example", "urn:lamp:12",
            "urn:lamp:a?+b", "https://lamp.example/a/very/long/address/that/goes/on/and/on/for/more/than/seventy-two/columns", "|",
            "TBD", "requested of IANA", "\u{201c}q\u{201d}", "lamp-urn = \"urn:lamp:\" 1*DIGIT", "Tel", "+49 30 1234567", ".", "end.",
            "names at lamp dot example", "q-component", "case-insensitive", "\t", "[", "::=",
        ]).prop_map(str::to_owned),
        1 => Just("\n".to_owned()),
        1 => Just("\n\n".to_owned()),
        1 => Just("\n   ".to_owned()),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..120).prop_map(|pieces| pieces.join(" ").replace(" \n", "\n").replace("\n ", "\n"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]
    #[test]
    fn every_made_template_too(purpose in text(), syntax in text(), registrant in text()) {
        the_laws_hold(
            &Template::default()
                .with(Field::NamespaceId, "lamp")
                .with(Field::Registrant, &registrant)
                .with(Field::Purpose, &purpose)
                .with(Field::Syntax, &syntax),
        );
    }

    /// A comparison loses nothing: what is shown of the older text are its words, and of the newer one its words.
    #[test]
    fn a_comparison_holds_both_texts(old in text(), new in text()) {
        let template = |text: &str| Template::default().with(Field::Syntax, text);
        let (old, new) = (template(&old), template(&new));
        for diff in compare(&old, &new, std::time::Instant::now()) {
            let side = |gone: Change| {
                let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                let mut all: Vec<String> = diff.blocks.iter().flat_map(|block| match block {
                    Block::Kept(lines) | Block::Folded(lines) => words(&lines.join("\n")),
                    Block::Lines { old, new } => words(&if gone == Change::Inserted { old } else { new }.join("\n")),
                    Block::Words(runs) => {
                        words(&runs.iter().filter(|run| run.change != gone).map(|run| run.text.as_str()).collect::<String>())
                    }
                    Block::MovedAway(text) => if gone == Change::Inserted { words(text) } else { Vec::new() },
                    Block::MovedHere(text) => if gone == Change::Deleted { words(text) } else { Vec::new() },
                }).collect();
                all.sort();
                all
            };
            let sorted = |template: &Template| {
                let mut all: Vec<String> = template.text(Field::Syntax).split_whitespace().map(str::to_owned).collect();
                all.sort();
                all
            };
            prop_assert_eq!(side(Change::Inserted), sorted(&old));
            prop_assert_eq!(side(Change::Deleted), sorted(&new));
        }
    }

    /// Whatever is uploaded comes back as a reading or as a sentence.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400), name in "[a-z.]{0,8}") {
        for bytes in [bytes.clone(), [b"PK\x03\x04".as_slice(), &bytes].concat(), [b"<html><body>".as_slice(), &bytes].concat()] {
            if let Err(refused) = read_bytes(&bytes, &name) {
                prop_assert!(!refused.0.is_empty());
            }
        }
    }
}
