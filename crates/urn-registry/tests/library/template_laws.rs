//! Three laws of the canonical template, tested on every real template and on generated ones. They ensure that the published text is the
//! text that people saw.
//!
//! 1. write ∘ read ∘ write = write. 2. The canonical form of a canonical template is itself, and it preserves all words.
//! 3. The checks report the same findings for a template and its canonical form.
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;
use urn_registry::template::checks::{TextKind, check};
use urn_registry::template::diff::{Block, Change, changed_fields, compare};
use urn_registry::template::read::{read, read_bytes};
use urn_registry::template::shape::WIDTH;
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, Template};

/// The findings without positions, including those within messages, because reflowing moves lines.
fn said(template: &Template, standard: TextKind<'_>) -> Vec<(&'static str, &'static str, String)> {
    let place = regex_lite::Regex::new("at line [0-9]+, column [0-9]+").unwrap();
    let mut said: Vec<_> = check(template, standard, "2026-11-21".parse().unwrap())
        .into_iter()
        .map(|finding| {
            let placeless = place.replace_all(&finding.message.to_string(), "there").into_owned();
            (finding.id, finding.level.name(), placeless)
        })
        .collect();
    said.sort();
    said
}

/// Whether a Registrant paragraph is clearly prose and not an address: twelve words or more, mostly lowercase, no label, a final period.
fn is_in_sentences(paragraph: &[&str]) -> bool {
    let words: Vec<&str> = paragraph.iter().flat_map(|own| own.split_whitespace()).collect();
    let small = words.iter().filter(|word| word.starts_with(char::is_lowercase)).count();
    let stop = regex_lite::Regex::new(r#"[.!?][)"]*$"#).unwrap();
    let labels = |own: &&str| {
        let name = own.trim_start().split_once(':').map(|(name, _)| name);
        name.is_some_and(|name| name.starts_with(char::is_uppercase) && name.len() < 32 && name.split(' ').count() < 4)
    };
    words.len() > 11
        && small > words.len() - small
        && words.last().is_some_and(|last| stop.is_match(last))
        && !paragraph.iter().any(labels)
}

/// Whether a line must stay a line of its own, decided independently of the writer's code. A line of Registrant belongs to an address
/// unless its paragraph is clearly prose.
fn means_its_line(field: Field, own: &str, paragraph: &[&str]) -> bool {
    let rule = regex_lite::Regex::new(r"^\s*(\(?\w{1,3}[.)]\s+)?<?[A-Za-z][\w-]*>?\s*(=|::=|:=|=/|->|\s:\s)").unwrap();
    let name = regex_lite::Regex::new(r#"^\s*(\(?\w{1,3}[.)]\s+|[-*o]\s+)?["'(]?(?i:urn):\S"#).unwrap();
    let label = regex_lite::Regex::new(r"^(Example|Examples|E\.g\.): +(?i:urn):\S").unwrap();
    let program = regex_lite::Regex::new(r"(^|\s)[{}](\s|$)|\);$").unwrap();
    own.starts_with("    ")
        || rule.is_match(own)
        || name.is_match(own)
        || label.is_match(own)
        || program.is_match(own) && own.contains(['(', '{']) && own.ends_with([';', '{', '}'])
        || own.matches('|').count() > 1
        || (field == Field::Registrant && !is_in_sentences(paragraph))
}

fn the_laws_hold(template: &Template) {
    let text = write(template);
    let once = canonical_template(template);
    assert_eq!(read(&text).template, once, "the written text is that of canonical()");
    assert_eq!(write(&read(&text).template), text, "write ∘ read ∘ write = write");
    assert_eq!(canonical_template(&once), once, "canonical is a fixed point");
    assert_eq!(changed_fields(template, &once), [], "a comparison finds no change");
    for field in Field::ALL {
        let (raw, kept) = (template.text(field), once.text(field));
        assert!(raw.split_whitespace().eq(kept.split_whitespace()), "{field:?} keeps its text");
        let after: Vec<&str> = kept.lines().map(str::trim_end).collect();
        let lines: Vec<&str> = raw.lines().map(str::trim_end).collect();
        for paragraph in lines.split(|own| own.trim().is_empty()) {
            for own in paragraph.iter().filter(|own| means_its_line(field, own, paragraph)) {
                assert!(after.contains(own), "{field:?} broke or joined {own:?} in\n{kept}");
            }
        }
    }
    for standard in [TextKind::NewFormal, TextKind::NewInformal, TextKind::Registered] {
        assert_eq!(said(template, standard), said(&once, standard), "the checks find the same before and after writing");
    }
}

#[test]
fn real_templates_preserve_lines_and_findings_when_written() {
    let Some(root) = crate::common::corpus() else { return };
    let texts = crate::common::texts(&root);
    for (name, text) in &texts {
        eprintln!("{name}");
        the_laws_hold(&read(text).template);
    }
    assert_eq!(texts.len(), 60);
}

/// Grammars in several notations, numbered or not, examples with remarks, code and addresses, each too long for a line. None is indented,
/// so they can be recognized only by the text itself.
#[test]
fn only_prose_is_wrapped_or_joined() {
    let fixed = [
        "chart : 'urn:lamp:' country ':' series ':' number ('/' edition)? (':' printing)? ;",
        "country : LETTER LETTER ;",
        "chart -> \"urn:lamp:\" country \":\" series \":\" number [\"/\" edition] [\":\" printing] .",
        "country -> letter letter .",
        "1. chart = \"urn:lamp:\" country \":\" series \":\" number [\"/\" edition] [\":\" printing]",
        "2. country = 2ALPHA",
        "(a) chart ::= \"urn:lamp:\" country \":\" series \":\" number [\"/\" edition] [\":\" printing]",
        "Example: urn:lamp:FI:A:952/2024 , urn:lamp:FI:A:953/2024 , urn:lamp:FI:A:954/2024",
        "urn:lamp:FI:A:952/2024 the lamp at the pier of Hanko, which was lit on the first of May",
        "\"urn:lamp:FI:A:952/2024\" is the lamp at the pier of Hanko, which was lit on the first of May",
        "if (x) { return \"urn:lamp:\" + country + \":\" + number; } else { throw new Error(\"no lamp\"); }",
    ];
    let addresses = [
        "Finnish Hydrographic Society, Department of Charts and Notices to Mariners",
        "Aino Laine, Head of Unit of the Department of Charts and Notices to Mariners",
        "Lamp Street 12, Building B, Third Floor, Room 345, FI-00100 Helsinki, Finland",
    ];
    let before = "The names of the lamps are written as the rules below say and never in any other";
    for own in fixed {
        let text = format!("{before}\n{own}\n{own}\nand this is what every one of them means to the people who read it aloud.");
        let kept = canonical_template(&Template::default().with_field(Field::Syntax, &text)).text(Field::Syntax).to_owned();
        assert_eq!(kept.lines().filter(|line| *line == own).count(), 2, "{own:?} in\n{kept}");
    }
    let address = Template::default().with_field(Field::Registrant, &addresses.join("\n"));
    assert_eq!(canonical_template(&address), address);
    the_laws_hold(
        &Template::default().with_field(Field::Syntax, &fixed.join("\n")).with_field(Field::Registrant, &addresses.join("\n")),
    );
}

#[test]
fn typed_list_item_is_filled_with_its_continuation_line() {
    let typed =
        "o  the first item of the list, which is typed by hand and goes on until the very end\n   of the line and then some more";
    let template = Template::default().with_field(Field::Assignment, typed);
    assert_eq!(
        canonical_template(&template).text(Field::Assignment),
        "o  the first item of the list, which is typed by hand and goes on\n   until the very end of the line and then some more"
    );
    the_laws_hold(&template);
}

#[test]
fn overlong_prose_is_wrapped_to_fit() {
    let typed = "Names are given out by the harbour office in the order in which lamps are lit. ".repeat(9);
    let text = canonical_template(&Template::default().with_field(Field::Assignment, &typed)).text(Field::Assignment).to_owned();
    assert!(text.lines().count() > 8 && text.lines().all(|line| line.width() <= WIDTH - 3), "{text}");
    let shortest = text.lines().rev().skip(1).map(UnicodeWidthStr::width).min().unwrap();
    assert!(shortest > 50, "no line but the last is short: {text}");
}

/// Fragments of lines that can easily be mistaken for another kind of text.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => "[a-z]{1,12}",
        2 => Just("  ".to_owned()),
        1 => prop::sample::select(vec![
            "=", "a = b", "/ c", ";", "- x", "o", "1.", "(a)", "*", "Purpose:", "Version: 2", "Email: a@lamp.example", "urn:lamp:12",
            "urn:lamp:a?+b", "https://lamp.example/a/very/long/address/that/goes/on/and/on/for/more/than/seventy-two/columns", "|",
            "TBD", "requested of IANA", "\u{201c}q\u{201d}", "lamp-urn = \"urn:lamp:\" 1*DIGIT", "Tel", "+49 30 1234567", ".", "end.",
            "names at lamp dot example", "q-component", "case-insensitive", "\t", "chart : 'a' b ;", "chart -> b", "{ x; }", "f(x);", "<b>", "Lamp Street 12", "[", "::=",
        ]).prop_map(str::to_owned),
        1 => Just("\n".to_owned()),
        1 => Just("\n\n".to_owned()),
        1 => Just("\n   ".to_owned()),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..120).prop_map(|pieces| pieces.join(" ").replace(" \n", "\n").replace("\n ", "\n"))
}

/// The number of generated cases: `PROPTEST_CASES`, or 60.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(60)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases()) })]
    #[test]
    fn generated_templates_preserve_lines_and_findings_when_written(purpose in text(), syntax in text(), registrant in text()) {
        the_laws_hold(
            &Template::default()
                .with_field(Field::NamespaceId, "lamp")
                .with_field(Field::Registrant, &registrant)
                .with_field(Field::Purpose, &purpose)
                .with_field(Field::Syntax, &syntax),
        );
    }

    /// A comparison shows every word of the older text and every word of the newer one.
    #[test]
    fn comparison_preserves_all_words_of_both_texts(old in text(), new in text()) {
        let template = |text: &str| Template::default().with_field(Field::Syntax, text);
        let (old, new) = (template(&old), template(&new));
        for diff in compare(&old, &new) {
            let side = |gone: Change| {
                let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                let mut all: Vec<String> = diff.blocks.iter().flat_map(|block| match block {
                    Block::Kept { lines } | Block::Folded { lines } => words(&lines.join("\n")),
                    Block::Lines { old, new } => words(&if gone == Change::Inserted { old } else { new }.join("\n")),
                    Block::Words { runs } => {
                        words(&runs.iter().filter(|run| run.change != gone).map(|run| run.text.as_str()).collect::<String>())
                    }
                    Block::MovedAway { text, .. } => if gone == Change::Inserted { words(text) } else { Vec::new() },
                    Block::MovedHere { text, .. } => if gone == Change::Deleted { words(text) } else { Vec::new() },
                    Block::MovedWords { runs } if gone == Change::Deleted => {
                        words(&runs.iter().filter(|run| run.change != gone).map(|run| run.text.as_str()).collect::<String>())
                    }
                    Block::MovedWords { .. } => Vec::new(),
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

    #[test]
    fn any_bytes_are_parsed_or_rejected_with_a_reason(bytes in prop::collection::vec(any::<u8>(), 0..400), name in "[a-z.]{0,8}") {
        for bytes in [bytes.clone(), [b"PK\x03\x04".as_slice(), &bytes].concat(), [b"<html><body>".as_slice(), &bytes].concat()] {
            if let Err(refused) = read_bytes(&bytes, &name) {
                prop_assert!(!refused.0.is_empty());
            }
        }
    }
}
