//! The templates and the messages in `templates/words/` and `templates/mail/`: every template is used, every referenced message exists and
//! every message is used. The file of a message decides whether it is in three languages, with the same placeholders and markup, or in
//! English only.

use crate::common::files;
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["en", "de", "fr"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The source text of each page message, by name.
fn messages(lang: &str) -> BTreeMap<String, String> {
    messages_in("words", lang)
}

fn messages_in(folder: &str, lang: &str) -> BTreeMap<String, String> {
    let mut out: BTreeMap<String, String> = BTreeMap::new();
    for path in files(&root().join("templates").join(folder).join(lang), &["ftl"]) {
        let text = fs::read_to_string(&path).unwrap();
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            panic!("{}: {errors:?}", path.display());
        }
        let mut name = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((before, after)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                before.clone_into(&mut name);
                let old = out.insert(name.clone(), after.trim().to_owned());
                assert!(old.is_none(), "{name} is defined twice in {lang}");
            } else if let Some(message) = out.get_mut(&name) {
                message.push('\n');
                message.push_str(line.trim());
            }
        }
    }
    out
}

/// The placeholders (`$name`) of a message.
fn places(message: &str) -> BTreeSet<&str> {
    let name = |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
    message.split('$').skip(1).map(|rest| &rest[..name(rest)]).collect()
}

/// The tags of a message as a set, because word order differs between languages.
fn tags(message: &str) -> BTreeSet<String> {
    message.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag.to_owned()).collect()
}

/// The source files of both crates.
fn sources() -> Vec<PathBuf> {
    ["src", "crates/urn-registry/src"].iter().flat_map(|folder| files(&root().join(folder), &["rs"])).collect()
}

/// Quoted strings in templates and sources that may be message names.
fn quoted() -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let templates = files(&root().join("templates"), &["html", "svg", "txt"]);
    for path in sources().into_iter().chain(templates) {
        let text = fs::read_to_string(path).unwrap();
        out.extend(text.split('"').filter(|word| is_name(word)).map(str::to_owned));
    }
    out
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// The messages of `english` that a language does not translate.
fn untranslated<'a>(english: &'a BTreeMap<String, String>, other: &BTreeMap<String, String>) -> Vec<&'a str> {
    english.keys().filter(|name| !other.contains_key(*name)).map(String::as_str).collect()
}

/// The files of messages that are in English only: what administrators, experts, operators and programs see, what is recorded, and emails
/// to addresses whose language is not known.
const ENGLISH_ONLY: &[&str] = &[
    "words/admin.ftl", "words/expert.ftl", "words/operator.ftl", "words/programs.ftl", "words/records.ftl", "mail/expert.ftl",
    "mail/operator.ftl", "mail/outside.ftl",
];

/// Files of pages for readers and registrants that have a section which only administrators, experts or operators see.
const SECTIONS_OF_STAFF: &[&str] = &[
    "src/pages/account/activity.rs",
    "src/pages/account/mod.rs",
    "src/pages/account/waiting.rs",
    "src/pages/partials/activity.rs",
    "src/pages/partials/contact_answers.rs",
    "src/pages/partials/notice.rs",
    "src/pages/partials/rows.rs",
    "src/pages/partials/users.rs",
    "src/pages/public/email.rs",
    "src/pages/request/action.rs",
    "src/pages/request/actions/experts.rs",
    "src/pages/request/actions/operators.rs",
    "src/pages/request/actions/registrants.rs",
    "src/pages/request/document.rs",
    "src/pages/request/emails.rs",
    "src/pages/request/forms.rs",
    "src/pages/request/loaded.rs",
    "src/pages/request/operator.rs",
    "src/pages/request/preview.rs",
    "src/pages/request/report.rs",
    "src/pages/request/review.rs",
    "src/pages/request/reviewing.rs",
    "src/pages/request/run.rs",
    "src/pages/request/show.rs",
    "src/pages/request/write.rs",
    "templates/account/account.html",
    "templates/account/activity.html",
    "templates/partials/list.html",
    "templates/partials/rows.html",
    "templates/partials/talk.html",
    "templates/public/mail_answer.html",
    "templates/public/resolvers_of.html",
    "templates/request/alone.html",
    "templates/request/card.html",
    "templates/request/comparison.html",
    "templates/request/decide.html",
    "templates/request/disclose.html",
    "templates/request/drafts.html",
    "templates/request/experts.html",
    "templates/request/notes.html",
    "templates/request/position.html",
    "templates/request/preview.html",
    "templates/request/publication.html",
    "templates/request/report.html",
    "templates/request/review.html",
    "templates/request/show.html",
    "templates/request/summary.html",
    "templates/request/write.html",
];

/// The names of the messages in each file of a language.
fn names_by_file(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let named = |folder: &'static str| {
        files(&root().join("templates").join(folder).join(lang), &["ftl"]).into_iter().map(move |path| {
            let text = fs::read_to_string(&path).unwrap();
            let names = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            let names = names.filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect();
            (format!("{folder}/{}", path.file_name().unwrap().to_string_lossy()), names)
        })
    };
    named("words").chain(named("mail")).collect()
}

#[test]
fn every_message_is_in_three_languages_unless_its_file_is_in_english_only() {
    let mut english = names_by_file("en");
    for file in ENGLISH_ONLY {
        assert!(english.remove(*file).is_some_and(|names| !names.is_empty()), "{file} has no messages");
    }
    for lang in &LANGUAGES[1..] {
        let other = names_by_file(lang);
        assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "the files of {lang}");
        for (file, names) in &english {
            assert_eq!(names, &other[file], "the messages of {file} in {lang}");
        }
    }
}

#[test]
fn pages_of_readers_and_registrants_use_messages_of_staff_only_in_sections_for_staff() {
    let english = names_by_file("en");
    let staff: BTreeSet<&String> =
        ENGLISH_ONLY[..3].iter().flat_map(|file| &english[*file]).filter(|name| !name.starts_with("nav-")).collect();
    let mut unused: BTreeSet<&str> = SECTIONS_OF_STAFF.iter().copied().collect();
    let mut wrong = Vec::new();
    for path in files(&root().join("src/pages"), &["rs"]).into_iter().chain(files(&root().join("templates"), &["html"])) {
        let name = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let folders = ["admin", "expert", "operator"];
        let path = name.strip_prefix("src/pages/").or(name.strip_prefix("templates/")).unwrap_or_default();
        let is_of_staff = folders.iter().any(|folder| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')));
        let used: Vec<&str> = text.split('"').filter(|word| staff.contains(&(*word).to_owned())).collect();
        if !used.is_empty() && !is_of_staff && !unused.remove(name.as_str()) {
            wrong.push(format!("{name}: {used:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(unused.is_empty(), "these have no section for staff: {unused:?}");
}

#[test]
fn every_translation_has_the_placeholders_and_markup_of_its_english_message() {
    let english = messages("en");
    for (name, message) in &english {
        assert!(
            name.ends_with("-html") || tags(message).is_empty(),
            "{name} contains markup, but its name does not indicate this"
        );
    }
    let emails = messages_in("mail", "en");
    for (lang, folder, english) in LANGUAGES[1..].iter().flat_map(|lang| [(lang, "words", &english), (lang, "mail", &emails)]) {
        let other = messages_in(folder, lang);
        let unknown = untranslated(&other, english);
        assert!(unknown.is_empty(), "in {lang}, but not in English: {unknown:?}");
        for (name, said) in &other {
            let message = &english[name];
            assert_eq!(places(message), places(said), "the places of {name} in {lang}");
            assert_eq!(tags(message), tags(said), "the markup of {name} in {lang}");
        }
    }
}

/// French has a narrow no-break space before ; ? ! and inside its quotation marks, and a no-break space before a colon. German quotation
/// marks are those of German.
#[test]
fn translations_have_the_punctuation_of_their_language() {
    let is_space = |c: char| c == ' ' || c == '\u{a0}';
    for (name, message) in messages("fr") {
        let all: Vec<char> = message.chars().chain(['\n']).collect();
        for three in all.windows(3) {
            let &[before, sign, after] = three else { continue };
            let ends = matches!(after, ' ' | '\n' | '<' | '}');
            let is_wrong = (is_space(before) && sign == '»')
                || (sign == '«' && is_space(after))
                || (is_space(before) && matches!(sign, ';' | '?' | '!') && ends)
                || (before == ' ' && sign == ':' && after == ' ')
                || matches!(sign, '“' | '”' | '„');
            assert!(!is_wrong, "{name}: {message}");
        }
    }
    for (name, message) in messages("de") {
        assert_eq!(message.matches('„').count(), message.matches('“').count(), "{name}: {message}");
        assert!(!message.contains(['”', '«', '»']), "{name}: {message}");
    }
}

#[test]
fn every_referenced_message_exists_and_every_message_is_used() {
    let english = messages("en");
    let quoted = quoted();
    let idle: Vec<_> = english.keys().filter(|name| !quoted.contains(*name)).collect();
    assert!(idle.is_empty(), "named nowhere: {idle:?}");
    let mut missing = BTreeSet::new();
    for path in files(&root().join("templates"), &["html", "svg", "txt"]) {
        let text = fs::read_to_string(&path).unwrap();
        for before in text.split("\"|t").filter(|piece| piece.len() < text.len()) {
            let name = before.rsplit('"').next().unwrap_or_default();
            if is_name(name) && !english.contains_key(name) && text.contains(&format!("\"{name}\"|t")) {
                missing.insert(name.to_owned());
            }
        }
    }
    for path in sources() {
        let text = fs::read_to_string(&path).unwrap();
        for rest in text.split("Phrase::new(").skip(1) {
            let name = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()).unwrap_or_default();
            if !name.is_empty() && !english.contains_key(name) {
                missing.insert(name.to_owned());
            }
        }
    }
    for path in files(&root().join("src/pages"), &["rs"]) {
        let text = fs::read_to_string(path).unwrap();
        missing.extend(declared(&text).into_iter().filter(|name| !english.contains_key(*name)).map(str::to_owned));
    }
    assert!(missing.is_empty(), "there is no message: {missing:?}");
}

/// The names of messages in the declarations of fields, forms, tables and actions.
fn declared(code: &str) -> Vec<&str> {
    /// What stands before a name, and which argument the name is.
    const DECLARE: [(&str, usize); 11] = [
        ("Field::text(", 1),
        ("Field::area(", 1),
        ("Field::email(", 1),
        ("Field::question(", 1),
        ("Field::secret(", 1),
        ("Field::password(", 1),
        (".hint(", 0),
        ("ActForm::new(", 0),
        ("Table::new(", 0),
        ("    title: ", 0),
        ("    button: ", 0),
    ];
    let all = DECLARE
        .iter()
        .flat_map(|(call, nth)| code.split(call).skip(1).filter_map(|rest| rest.split([',', ')']).nth(*nth)).map(str::trim));
    all.filter_map(|argument| argument.strip_prefix('"')?.strip_suffix('"')).filter(|name| !name.is_empty()).collect()
}

/// A template is rendered by a handler, or another template includes, imports or extends it.
#[test]
fn every_template_is_used() {
    let folder = root().join("templates");
    let templates = files(&folder, &["html", "svg"]);
    let texts: Vec<String> =
        sources().into_iter().chain(templates.clone()).map(|path| fs::read_to_string(path).unwrap()).collect();
    let names = templates.iter().map(|path| path.strip_prefix(&folder).unwrap().display().to_string());
    let unused: Vec<_> = names.filter(|name| !texts.iter().any(|text| text.contains(&format!("\"{name}\"")))).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
}
