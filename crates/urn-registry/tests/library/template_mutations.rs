//! Mutated real templates: reading, writing and checking them always terminates, and no words are lost when the result is read again.
//!
//! Each run tries a hundred mutations, and the full suite five thousand; a fuzzer tests more.

use std::path::PathBuf;
use urn_registry::template::Field;
use urn_registry::template::checks::{TextKind, check};
use urn_registry::template::read::read;
use urn_registry::template::write::{canonical_template, write};

/// A small random generator with the same sequence on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }
}

const PIECES: [&str; 29] = [
    "\nNamespace ID: x\n", "\nVersion: 2\n", "\nDate:\n", "\n\n", "\r\n", "\t", ":", "\u{feff}", "\u{c}", "<t>", "</t>",
    "<section title=\"Purpose\">", "</section>", "<rfc>", "<![CDATA[", "&amp;", "# Purpose\n", "--- middle\n", "~~~\n", ": ",
    "> ", "[Page 7]\n", "RFC 1234 X May 2001\n", "5.  IANA Considerations\n", "a = *b / [c]\n", "b = 1*2(DIGIT / %x41-5A)\n",
    "urn:x:y?+r?=q#f ", "| Purpose | x |\n", "é\u{202e}\u{0}",
];

fn piece(chance: &mut Chance) -> &'static str {
    PIECES.get(chance.below(PIECES.len() + 1)).unwrap_or(&"Registration Information: Version 1, 2001-01-01\n")
}

fn templates() -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let folders =
        crate::common::corpus().into_iter().flat_map(|corpus| ["templates", "history"].map(|folder| corpus.join(folder)));
    for folder in folders {
        let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
            .collect();
        paths.sort();
        all.extend(paths.iter().map(|path| String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned()));
    }
    if all.is_empty() {
        eprintln!("a small template of our own is mutated instead");
        all.push(
            "Namespace ID: lamp\n\nVersion: 1\n\nRegistrant:\n   A\n\nPurpose:\n   To light.\n\nSyntax:\n   a = 1*DIGIT\n"
                .to_owned(),
        );
    }
    all
}

fn at(text: &str, chance: &mut Chance) -> usize {
    let mut at = chance.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn mutated(text: &str, others: &[String], chance: &mut Chance) -> String {
    const MOST: usize = 24 * 1024;
    let mut text = text.to_owned();
    for _ in 0..=chance.below(8) {
        let (a, b) = (at(&text, chance), at(&text, chance));
        let (from, to) = (a.min(b), a.max(b));
        match chance.below(7) {
            0 => {
                let mut end = to.min(from + 200);
                while !text.is_char_boundary(end) {
                    end += 1;
                }
                text.replace_range(from..end, "");
            }
            1 if text.is_char_boundary(to) => {
                let copy = text[from..to].to_owned();
                text.insert_str(from, &copy);
            }
            2 => text.insert_str(from, piece(chance)),
            3 => text = text.replacen('\n', " ", chance.below(40)),
            4 => {
                let other = &others[chance.below(others.len())];
                let cut = at(other, chance);
                text = [&text[..from], &other[cut..]].concat();
            }
            5 => text.insert_str(0, piece(chance)),
            _ => text = text.replacen("   ", "", chance.below(40)),
        }
        if text.len() > MOST {
            let mut cut = MOST;
            while !text.is_char_boundary(cut) {
                cut -= 1;
            }
            text.truncate(cut);
        }
    }
    text
}

#[test]
fn mutated_templates_lose_no_words_when_read_and_written() {
    mutate(100);
}

#[test]
#[ignore = "script/test full"]
fn five_thousand_mutated_templates_lose_no_words_when_read_and_written() {
    mutate(5_000);
}

fn mutate(count: usize) {
    let all = templates();
    let mut chance = Chance(0x8141_8141_8141_8141);
    let today = "2026-11-21".parse().unwrap();
    for i in 0..count {
        let text = mutated(&all[i % all.len()], &all, &mut chance);
        let template = read(&text).template;
        let once = canonical_template(&template);
        let written = write(&once);
        let _ = check(&template, TextKind::NewFormal, today);
        // Text in a field that a mutation made look like a label is read as a label again; no words are lost.
        let again = read(&written);
        let count = |words: &str| words.split_whitespace().count();
        let kept: usize = Field::ALL.iter().map(|field| count(again.template.text(*field))).sum::<usize>()
            + again.unplaced.iter().map(|unplaced| count(&unplaced.text)).sum::<usize>();
        let before: usize = Field::ALL.iter().map(|field| count(once.text(*field))).sum();
        let labels = count(&written) - before;
        assert!(kept + labels * 4 + 40 >= before, "mutation {i} lost words: {before} before, {kept} after\n{text}");
    }
}
