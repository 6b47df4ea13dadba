//! Forms are declared once (docs/design/http-and-pages.md): the name of a field is written where it is
//! declared and nowhere else. How routes use the declarations is tested in `src/web/router.rs`.

use crate::order::sources;
use std::collections::{BTreeMap, BTreeSet};

/// Field names used in several places, each with its constant.
fn shared() -> BTreeMap<String, String> {
    let sources = sources();
    let at = sources.iter().find(|source| source.name == "refusal/at.rs").unwrap();
    let (_, list) = at.text.split_once("names! {\n").unwrap();
    let lines = list.lines().take_while(|line| *line != "}");
    let mut names = BTreeMap::new();
    for line in lines {
        let (constant, name) = line.trim().trim_end_matches(';').split_once(" = ").unwrap();
        let name = name.trim_matches('"').to_owned();
        assert_eq!(constant, name.to_uppercase(), "{line}");
        assert!(names.insert(name, constant.to_owned()).is_none(), "{line} is listed twice");
    }
    names
}

/// The string literals passed to `call` as its first argument.
fn named_by<'a>(code: &'a str, call: &str) -> Vec<&'a str> {
    let whole = format!("{call} \"");
    let starts = code.match_indices(&whole).filter(|(at, _)| *at == 0 || code.as_bytes()[at - 1] == b' ');
    starts.filter_map(|(at, _)| code[at + whole.len()..].split('"').next()).collect()
}

pub(crate) fn what_reads_or_refuses_a_field_names_its_declaration() {
    const BY_NAME: [&str; 12] = [
        "Fault::new", "Refusal::at", "form . get", "form . has", "form . all", "typed . get", "FormField::text",
        "FormField::area", ". hidden", ". choice", "words . get", "form . take",
    ];
    let mut wrong = Vec::new();
    for source in sources() {
        for call in BY_NAME {
            for name in named_by(&source.code, call) {
                wrong.push(format!("src/{}: {call}(\"{name}\"): name the declaration of the field instead", source.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

pub(crate) fn a_name_is_written_once() {
    const DECLARES: [&str; 10] =
        ["text", "area", "email", "password", "secret", "choice", "choices", "question", "mark", "document"];
    let shared = shared();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| source.top_module() == "pages") {
        for (kind, how) in ["Field", "Control"].into_iter().flat_map(|kind| DECLARES.map(|how| (kind, how))) {
            for name in named_by(&source.code, &format!("{kind}::{how}")) {
                if let Some(constant) = shared.get(name) {
                    wrong.push(format!("src/{} writes {name:?}, which is at::{constant}", source.name));
                } else if !seen.insert(name.to_owned()) {
                    wrong.push(format!(
                        "src/{} writes {name:?} again: share the field, or put the name into refusal/at.rs",
                        source.name
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen.len() > 40, "only {} names were found", seen.len());
}
