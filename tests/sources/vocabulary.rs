//! Checks that words which docs/vocabulary.md replaces do not occur in messages, emails, pages, notes on profiles, documents, texts of the
//! demonstration, code comments and sentences in code.

use crate::common::files;
use std::fs;
use std::path::Path;

/// Words and phrases that are ruled out, matched as whole words, in lower case.
const RULED_OUT: &[&str] = &[
    "whoever", "whomever", "somebody", "nobody", "in whose hands", "whose turn", "your turn", "what waits", "what is asked",
    "who answers for it", "where it leads", "to mind", "held here", "not held", "stands first", "stands beside",
    "stands in the way", "put on file", "take it in", "goes on after all", "taken over", "is told", "are told", "was told",
    "were told", "taken apart", "the editors' reading", "every wording", "this wording", "floor", "desk", "pledge", "pledges",
    "organisation", "organisations", "recognise", "recognised", "recognises", "colour", "licence", "normalise", "normalised",
    "catalogue",
];

/// Ruled out in the texts that people read: one thing has one word. Notes on profiles quote registrations, so they may use other words.
const RULED_OUT_IN_TEXTS: &[&str] = &[
    "reviewer", "reviewers", "states that", "does not state", "do not state", "states whether", "states which", "states what",
    "states when", "states why", "states how", "you get this email", "anyone concerned", "sha-256 of", "web address",
    "check a urn", "checks a urn", "validate a template", "not fully checked", "normalisation",
];

/// Whether a line limits a length with "at most" instead of "or fewer".
fn limits_with_at_most(line: &str) -> bool {
    line.split("at most ").skip(1).any(|after| {
        let words: Vec<&str> = after.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(2).collect();
        words.iter().any(|word| matches!(*word, "characters" | "bytes"))
    })
}

/// Where such a word is allowed: the end of the file's path, a part of the line, and the reason.
const EXCEPTIONS: &[(&str, &str, &str)] =
    &[("docs/vocabulary.md", "", "it lists the words"), ("templates/partials/words.html", "nobody{%", "the name of a class")];

/// Ruled out in code comments only: metaphors that have an ordinary meaning on pages.
const RULED_OUT_IN_COMMENTS: &[&str] = &["the house", "houses", "the cast", "the walk", "leaf room", "rooms", "by heart"];

/// Ruled out in sentences that are string literals.
const RULED_OUT_IN_CODE: &[&str] = &["stands", "a wish", "nothing of it", "put it", "taken back", "goes on", "lies", "strangers"];

/// Words of [`RULED_OUT`] that comments may use: names of the older code that comments must be able to name.
const NAMES_IN_CODE: &[&str] = &["desk", "recognise", "catalogue"];

/// Parts of names that were replaced: names of types, functions, variables, modules, tables, columns, messages and files.
const RULED_OUT_IN_NAMES: &[&str] = &[
    "desk", "overlay", "overlays", "looker", "heir", "heirs", "pledge", "pledges", "contention", "contentions", "fate", "door",
    "doors", "infos", "stance", "stances", "manner", "recognised",
];

/// The words of a name: `RequestView`, `request_view` and `request-view` consist of "request" and "view".
fn words_of(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for c in name.chars() {
        if !c.is_ascii_lowercase() && word.ends_with(|last: char| last.is_ascii_lowercase()) || !c.is_ascii_alphabetic() {
            words.push(std::mem::take(&mut word));
        }
        if c.is_ascii_alphabetic() {
            word.push(c);
        }
    }
    words.push(word);
    words.iter().filter(|word| !word.is_empty()).map(|word| word.to_lowercase()).collect()
}

/// A line without comments and text: in Rust and SQL without literals, in messages only the key.
fn names_in(line: &str, extension: &str) -> String {
    match extension {
        "ftl" => line.split_once(" =").filter(|(key, _)| !key.contains(' ')).map_or_else(String::new, |(key, _)| key.to_owned()),
        "sql" => line.split("--").next().unwrap_or_default().to_owned(),
        _ => line.split("//").next().unwrap_or_default().replace("\\\"", "").split('"').step_by(2).collect::<Vec<_>>().join(" "),
    }
}

#[test]
fn names_in_code_database_and_messages_use_the_vocabulary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in ["src", "migrations", "templates", "tests/app", "tests/common"] {
        found.extend(files(&root.join(folder), &["rs", "sql", "ftl", "html"]));
    }
    assert!(found.len() > 700, "the files are where this test looks for them");
    let is_ruled_out = |name: &str| words_of(name).iter().any(|word| RULED_OUT_IN_NAMES.contains(&word.as_str()));
    let mut faults = Vec::new();
    for path in found {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        if is_ruled_out(&name) {
            faults.push(name.clone());
        }
        let extension = path.extension().unwrap().to_string_lossy().into_owned();
        if extension == "html" {
            continue;
        }
        for (nth, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            if is_ruled_out(&names_in(line, &extension)) {
                faults.push(format!("{name}:{}: {}", nth + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{} names with words that were replaced:\n{}", faults.len(), faults.join("\n"));
    assert_eq!(words_of("openOverlay_of-X2"), ["open", "overlay", "of", "x"]);
    assert_eq!(names_in("let desk = \"a fate\"; // heir", "rs"), "let desk =  ; ");
}

/// A line without the parts a reader does not see: names of messages and variants, placeables, tags and code.
fn shown(line: &str, extension: &str) -> String {
    let mut line = line.to_owned();
    if extension == "ftl" {
        if line.starts_with('#') {
            return String::new();
        }
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((_, after)) = line.split_once(" =")
        {
            line = after.to_owned();
        }
        line = without(&line, "[", "]");
        line = without(&line, "{ ", "}");
    }
    if extension == "html" || extension == "txt" {
        line = without(&without(&without(&line, "{{", "}}"), "{%", "%}"), "{#", "#}");
    }
    if extension == "md" {
        line = without(&line, "`", "`");
        line = without(&line, "](", ")");
    } else {
        line = without(&line, "<", ">");
    }
    line.replace('\u{2019}', "'").to_lowercase()
}

/// The text without everything between two delimiters.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(from) {
        out.push_str(before);
        out.push(' ');
        match after.split_once(to) {
            Some((_, end)) => rest = end,
            // The closing delimiter is on another line.
            None => return out,
        }
    }
    out.push_str(rest);
    out
}

/// Whether a line contains `words` as whole words.
fn has(line: &str, words: &str) -> bool {
    line.match_indices(words).any(|(at, _)| {
        let around = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '/' | '-' | '.' | '=' | '$'));
        let ends = line[at + words.len()..].chars().next();
        !around(line[..at].chars().next_back())
            && !ends.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '/' | '-' | '='))
    })
}

#[test]
fn messages_emails_pages_and_documents_use_the_vocabulary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    found.extend(files(&root.join("templates/words/en"), &["ftl"]));
    found.extend(files(&root.join("templates"), &["html"]));
    found.extend(files(&root.join("templates/mail/en"), &["ftl"]));
    found.extend(files(&root.join("docs"), &["md"]));
    found.extend(files(&root.join("src/cli/demo/stories"), &["toml"]));
    // The notes on profiles are shown on the pages of namespaces.
    found.extend(files(&root.join("crates/urn-registry/src/profile/catalogue"), &["toml"]));
    found.extend(["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "tests/README.md"].map(|name| root.join(name)));
    assert!(found.len() > 100, "the files are where this test looks for them");
    let mut used = vec![false; EXCEPTIONS.len()];
    let mut faults = Vec::new();
    for path in found {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        let extension = path.extension().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        // The notes of past releases are not rewritten.
        let text = text.split("\n## 0.1.0").next().unwrap_or_default();
        let is_quoted = name.contains("profile/catalogue");
        let mut in_comment = false;
        for (nth, line) in text.lines().enumerate() {
            in_comment |= extension == "html" && line.trim_start().starts_with("{#");
            if in_comment {
                in_comment = !line.contains("#}");
                continue;
            }
            let seen = shown(line, &extension);
            // People of the demonstration write as people do, but with the terms of the registry.
            let everywhere = RULED_OUT.iter().filter(|_| !name.starts_with("src/cli/demo"));
            let in_texts = RULED_OUT_IN_TEXTS.iter().filter(|_| !is_quoted);
            let limits = ["at most"].iter().filter(|_| !is_quoted && limits_with_at_most(&seen));
            for words in everywhere.chain(in_texts).filter(|words| has(&seen, words)).chain(limits) {
                match EXCEPTIONS.iter().position(|(file, part, _)| name.ends_with(file) && line.contains(part)) {
                    Some(exception) => used[exception] = true,
                    None => faults.push(format!("{name}:{}: \"{words}\" in: {}", nth + 1, line.trim())),
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} words that docs/vocabulary.md rules out:\n{}", faults.len(), faults.join("\n"));
    let unused: Vec<_> = EXCEPTIONS.iter().zip(used).filter(|(_, used)| !used).map(|(exception, _)| exception).collect();
    assert!(unused.is_empty(), "exceptions that nothing needs: {unused:?}");
}

/// The text of a line comment without code, in lower case. `fenced` is whether the line is in a code block of a doc comment.
fn comment(line: &str, fenced: &mut bool) -> String {
    let Some(text) = line.trim_start().strip_prefix("//") else { return String::new() };
    if text.contains("```") {
        *fenced = !*fenced;
        return String::new();
    }
    if *fenced { String::new() } else { without(text, "`", "`").to_lowercase() }
}

#[test]
fn code_comments_use_the_vocabulary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in ["src", "tests", "crates"] {
        found.extend(files(&root.join(folder), &["rs"]));
    }
    assert!(found.len() > 700, "the files are where this test looks for them");
    let ruled_out: Vec<&&str> =
        RULED_OUT.iter().filter(|words| !NAMES_IN_CODE.contains(words)).chain(RULED_OUT_IN_COMMENTS).collect();
    let mut faults = Vec::new();
    for path in found {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        let mut fenced = false;
        for (nth, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let seen = comment(line, &mut fenced);
            for words in ruled_out.iter().filter(|words| has(&seen, words)) {
                faults.push(format!("{name}:{}: \"{words}\" in: {}", nth + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{} words that docs/vocabulary.md rules out:\n{}", faults.len(), faults.join("\n"));
}

/// Text in the string literals of a line, in lower case. Literals without two spaces are names, not sentences.
fn literals(line: &str) -> String {
    let code = line.replace("\\\"", "'");
    code.split('"').skip(1).step_by(2).filter(|text| text.matches(' ').count() > 1).collect::<Vec<_>>().join(" | ").to_lowercase()
}

#[test]
fn sentences_in_code_use_the_vocabulary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in ["src", "crates/urn-registry/src"] {
        found.extend(files(&root.join(folder), &["rs"]));
    }
    let ruled_out: Vec<&&str> =
        RULED_OUT.iter().filter(|words| !NAMES_IN_CODE.contains(words)).chain(RULED_OUT_IN_CODE).collect();
    let mut faults = Vec::new();
    for path in found {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        // The demonstration is fiction, and tests quote what people write.
        if name.starts_with("src/cli/demo") || name.contains("/tests") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for (nth, line) in code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let seen = literals(line);
            for words in ruled_out.iter().filter(|words| has(&seen, words)) {
                faults.push(format!("{name}:{}: \"{words}\" in: {}", nth + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{} words that docs/vocabulary.md rules out:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn ruled_out_words_are_detected_only_in_visible_text() {
    assert!(has(&shown("x-y = Whoever asks", "ftl"), "whoever"));
    assert!(limits_with_at_most("enter at most 60 characters") && !limits_with_at_most("at most ten requests, in characters"));
    assert!(has(&shown("<p class=\"t\">It waits at the desk.</p>", "html"), "desk"));
    assert!(!has(&shown("<a href=\"/desk/{{ number }}\">{{ desk }}</a>", "html"), "desk"));
    assert!(!has(&shown("See `src/pages/desk.rs`.", "md"), "desk"));
    assert!(!has(&shown("urn:pledge-board", "md"), "pledge"));
    assert!(has(&literals("why(\"Ask whoever answers\")"), "whoever"));
    assert!(!has(&literals("let whoever = at(\"whoever\");"), "whoever"));
    assert!(has(&comment("    /// Whoever asks.", &mut false), "whoever"));
    assert!(!has(&comment("let whoever = 1;", &mut false), "whoever"));
    assert!(!has(&comment("/// let somebody = 1;", &mut true), "somebody"));
}
