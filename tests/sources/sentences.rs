//! The files in `templates/words` and `templates/mail` are the only place of the text that people read: templates and the
//! code of pages and emails contain no English sentences or labels, except in the files below.

use crate::common::files;
use crate::order::{attributes, is_test, sources};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::fs;
use std::path::Path;

/// The modules whose texts people read on pages or in emails.
const MODULES: [&str; 8] = ["pages", "actions", "requests", "reviews", "mail", "users", "history", "refusal"];

/// Files that can contain English text, with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("actions/names.rs", "names that an account cannot have"),
    ("requests/guards/", "the conditions of docs/workflow.md"),
    ("requests/table.rs", "the effects of docs/workflow.md"),
    ("requests/document.rs", "docs/workflow.md"),
    ("requests/report.rs", "a document in plain text, with its layout"),
    ("requests/periods.rs", "errors of settings"),
    ("history/capacity.rs", "the stored name of a capacity"),
    ("history/redactions/mod.rs", "the notice in a redacted text, which the program reads"),
    ("mail/automatic.rs", "subjects of other programs"),
    ("mail/heads.rs", "text of other programs"),
    ("mail/queries.rs", "the stored mark of a canceled email"),
    ("mail/templates/samples.rs", "values for tests"),
    ("pages/account/external_sign_in.rs", "a log line"),
    ("pages/public/check_list.rs", "the columns of a file"),
    ("pages/public/health.rs", "for programs"),
    ("pages/public/home.rs", "files for programs"),
    ("pages/public/lists.rs", "the title of a feed"),
    ("pages/public/log.rs", "files for programs"),
    ("pages/public/metrics.rs", "for programs"),
    ("pages/public/on_day.rs", "a file for programs"),
    ("pages/registrant/details.rs", "the lines of a registration template"),
    ("users/devices/mod.rs", "names of browsers and systems"),
    ("users/keys.rs", "errors of the command line"),
    ("users/secrets.rs", "errors of settings"),
    ("users/display_names.rs", "titles and articles in names"),
];

/// Templates in which English text may stand, with the reason.
const TEMPLATES: &[(&str, &str)] = &[
    ("partials/api.html", "the reference for programmers"),
    ("public/guide_experts.html", "a document in English"),
    ("public/guide_operators.html", "a document in English"),
    ("public/guide_programs.html", "a document in English, with code"),
];

/// Whether a literal is text for people: it starts with a capital and has two words, or has four words.
fn is_text(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_alphabetic()) || *word == "a";
    let words = text.split([' ', ',', '.', ':', ';', '\n']).filter(is_word).count();
    let mut start = text.trim_start_matches(|c: char| !c.is_ascii_alphanumeric()).chars();
    let is_capital = start.next().is_some_and(|c| c.is_ascii_uppercase()) && start.next().is_some_and(|c| c.is_ascii_lowercase());
    let is_code = ["://", "<", "; charset", "SELECT ", "EXISTS", "%Y", "Max-Age"].iter().any(|part| text.contains(part));
    !is_code && words >= if is_capital { 2 } else { 4 }
}

/// Collects the string literals of code, without attributes, log lines, panics, HTTP headers and names of unreadable values.
fn literals(tokens: TokenStream, found: &mut Vec<String>) {
    const SILENT: [&str; 8] = ["expect", "header", "unreachable", "debug_assert", "Unreadable", "warn", "error", "debug"];
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut last_ident = String::new();
    let mut after_hash = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let is_attribute = after_hash && group.delimiter() == Delimiter::Bracket;
                if !is_attribute && !SILENT.contains(&last_ident.as_str()) {
                    literals(group.stream(), found);
                }
                (after_hash, last_ident) = (false, String::new());
            }
            TokenTree::Ident(ident) => last_ident = ident.to_string(),
            TokenTree::Punct(punct) => {
                after_hash = punct.as_char() == '#' || after_hash && punct.as_char() == '!';
                if punct.as_char() != '!' {
                    last_ident.clear();
                }
            }
            // After `as` stands the name of a stored type.
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string())
                    && last_ident != "as"
                {
                    found.push(text.value());
                }
                last_ident.clear();
            }
        }
    }
}

#[test]
fn code_contains_no_english_text() {
    let mut wrong = Vec::new();
    let mut unused: Vec<&str> = EXCEPTIONS.iter().map(|(name, _)| *name).collect();
    for source in sources().iter().filter(|source| MODULES.contains(&source.top_module())) {
        if source.name.ends_with("tests.rs") || source.name.contains("/tests/") {
            continue;
        }
        let file = syn::parse_file(&source.text).unwrap();
        let mut found = Vec::new();
        for item in file.items.iter().filter(|item| !is_test(attributes(item))) {
            literals(quote::ToTokens::to_token_stream(item), &mut found);
        }
        found.retain(|text| is_text(text));
        match EXCEPTIONS.iter().find(|(name, _)| source.name.starts_with(name)) {
            Some((name, _)) if !found.is_empty() => unused.retain(|other| other != name),
            Some(_) => {}
            None => wrong.extend(found.into_iter().map(|text| format!("src/{}: {text:?}", source.name))),
        }
    }
    assert!(wrong.is_empty(), "{} texts belong in templates/words:\n{}", wrong.len(), wrong.join("\n"));
    assert!(unused.is_empty(), "these exceptions are not needed: {unused:?}");
}

/// The text of a template without markup and expressions, and the values of attributes that people read or hear.
fn shown(template: &str) -> String {
    let mut text = template.to_owned();
    for (from, to) in [("{#", "#}"), ("{{", "}}"), ("{%", "%}")] {
        text = without(&text, from, to, |_| String::new());
    }
    without(&text, "<", ">", |tag| {
        let values = ["aria-label=\"", "title=\"", "placeholder=\"", "data-label=\"", "alt=\""]
            .iter()
            .flat_map(|name| tag.split(name).skip(1).filter_map(|rest| rest.split('"').next()));
        values.collect::<Vec<_>>().join("\n")
    })
}

/// The text with everything between two delimiters replaced.
fn without(text: &str, from: &str, to: &str, replace: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(from) {
        let (inside, after) = after.split_once(to).unwrap_or((after, ""));
        out.extend([before, "\n", &replace(inside), "\n"]);
        rest = after;
    }
    out + rest
}

/// The English words of a template, also as arguments of its macros: a capital with lowercase letters, or two words.
fn english(template: &str) -> Vec<String> {
    let is_word = |word: &&str| {
        word.len() > 2 && word.bytes().all(|b| b.is_ascii_alphabetic()) && !word.bytes().all(|b| b.is_ascii_uppercase())
    };
    let is_english = |line: &str| {
        let words: Vec<&str> = line.split([' ', ',', '.', ';']).filter(is_word).collect();
        let has_capital = words.iter().any(|word| word.starts_with(|c: char| c.is_ascii_uppercase()));
        !words.is_empty() && (has_capital || words.len() > 1) && !line.contains(['/', '=', '@']) && !line.starts_with("nidreg ")
    };
    let text = shown(template);
    let code = template.split("{{").skip(1).chain(template.split("{%").skip(1)).filter_map(|rest| rest.split(['}', '%']).next());
    // Comparisons are not shown.
    let arguments = code.flat_map(|code| {
        let pieces: Vec<&str> = code.split('"').collect();
        pieces.chunks(2).filter(|pair| !pair[0].ends_with("== ")).filter_map(|pair| pair.get(1).copied()).collect::<Vec<_>>()
    });
    let capital =
        |text: &&str| text.starts_with(|c: char| c.is_ascii_uppercase()) && text.contains(|c: char| c.is_ascii_lowercase());
    let lines = text.lines().map(str::trim).filter(|line| is_english(line)).map(str::to_owned);
    lines.chain(arguments.filter(capital).map(str::to_owned)).collect()
}

#[test]
fn templates_contain_no_english_text() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut wrong = Vec::new();
    let mut unused: Vec<&str> = TEMPLATES.iter().map(|(name, _)| *name).collect();
    for path in files(&folder, &["html", "svg"]) {
        let name = path.strip_prefix(&folder).unwrap().to_string_lossy().into_owned();
        let found = english(&fs::read_to_string(&path).unwrap());
        if TEMPLATES.iter().any(|(exception, _)| *exception == name) {
            unused.retain(|exception| *exception != name || found.is_empty());
        } else {
            wrong.extend(found.into_iter().map(|text| format!("templates/{name}: {text}")));
        }
    }
    assert!(wrong.is_empty(), "{} texts belong in templates/words:\n{}", wrong.len(), wrong.join("\n"));
    assert!(unused.is_empty(), "these exceptions are not needed: {unused:?}");
}

#[test]
fn text_for_people_is_distinguished_from_code() {
    for text in ["Return to expert review", "No objection", "the request cannot be registered yet"] {
        assert!(is_text(text), "{text}");
    }
    for text in
        ["Content-Type", "send_back", "text/csv; charset=utf-8", "refusal-not-found", "urn:{nid}", "Firefox", "at the same"]
    {
        assert!(!is_text(text), "{text}");
    }
    assert_eq!(english("<p title=\"Close\">{{ \"word-close\"|t }} <b>urn:</b></p>"), ["Close"]);
    assert_eq!(english("{{ p::heading(\"id\", \"Status\") }}<h2>two words</h2>"), ["two words", "Status"]);
}
