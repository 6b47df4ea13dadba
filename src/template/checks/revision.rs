//! A revision says what changed; a correction changes nothing in substance.

use super::Standard;
use super::rules::{CONSENT, REVISION, SAME_VERSION};
use crate::finding::{Finding, Level};
use crate::template::correction::{Change, Kind, changes};
use crate::template::diff::changed_fields;
use crate::template::{Field, Template};

/// What a correction changes, field by field: what is more than form is refused with the words, the rest is told by class.
pub(super) fn correction(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    let Standard::Correction { current, grounds } = standard else { return };
    let changes = changes(current, template);
    for field in Field::WRITTEN {
        let own: Vec<&Change> = changes.iter().filter(|change| change.field == field).collect();
        if own.is_empty() {
            continue;
        }
        let beyond: Vec<&Change> = own.iter().copied().filter(|change| change.kind == Kind::Substance).collect();
        let mut finding = if beyond.is_empty() {
            let mut told = Finding::new(&SAME_VERSION, format!("{} changes in form: {}", field.label(), told(&own)));
            told.level = if own.iter().any(|change| change.kind == Kind::Words) { Level::Look } else { Level::Info };
            told
        } else if grounds {
            let clause = field.clause();
            let words = format!(
                "{} would say something else ({}); two operators and an expert have to consent",
                field.label(),
                told(&beyond)
            );
            let mut asked = Finding::new(&CONSENT, words);
            asked.clause = clause;
            asked
        } else {
            let instead = if field == Field::Registrant { "a change of registrant" } else { "a new version" };
            let mut refused = Finding::new(
                &SAME_VERSION,
                format!(
                    "{} would say something else ({}); a correction keeps the meaning, so ask for {instead} ({})",
                    field.label(),
                    told(&beyond),
                    field.clause().replace(" \u{a7}", ", ")
                ),
            );
            refused.level = Level::Fail;
            refused.clause = field.clause();
            refused
        };
        finding.field = Some(field.key());
        found.push(finding);
    }
    if changed_fields(current, template).is_empty() && changes.is_empty() {
        let mut nothing = Finding::new(&SAME_VERSION, "Nothing differs from the registered text");
        nothing.level = Level::Fail;
        found.push(nothing);
    }
}

/// Changes in words, the first few: `spelling, "recieve" is now "receive"`.
fn told(changes: &[&Change]) -> String {
    const TOLD_MAX: usize = 5;
    let one = |change: &&Change| match (change.from.as_str(), change.to.as_str()) {
        ("", "") => change.kind.words().to_owned(),
        ("", to) => format!("put in: \"{to}\""),
        (from, "") => format!("taken out: \"{from}\""),
        (from, to) if change.kind == Kind::Substance => format!("\"{from}\" is now \"{to}\""),
        (from, to) => format!("{}, \"{from}\" is now \"{to}\"", change.kind.words()),
    };
    let mut said: Vec<String> = changes.iter().take(TOLD_MAX).map(one).collect();
    if changes.len() > TOLD_MAX {
        said.push(format!("{} more", changes.len() - TOLD_MAX));
    }
    said.join("; ")
}

/// A first draft of Revision Information: which fields differ. A person must rewrite it.
pub fn drafted_revision(current: &Template, template: &Template) -> String {
    let settled = [Field::NamespaceId, Field::Version, Field::Date, Field::RevisionInformation];
    let changed: Vec<&str> =
        changed_fields(current, template).into_iter().filter(|field| !settled.contains(field)).map(Field::label).collect();
    if changed.is_empty() { String::new() } else { format!("Changed: {}.", changed.join(", ")) }
}

pub(super) fn revision(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    let Standard::Revision { current } = standard else { return };
    let text = template.text(Field::RevisionInformation);
    let old = current.map(|current| current.text(Field::RevisionInformation)).unwrap_or_default();
    let settled = [Field::Version, Field::Date, Field::RevisionInformation];
    if current.is_some_and(|current| changed_fields(current, template).iter().all(|field| settled.contains(field))) {
        found.push(Finding::new(
            &REVISION,
            "Nothing but Revision Information differs from the registered version (RFC 8141, 6.2)",
        ));
        return;
    }
    if text.is_empty() {
        found.push(Finding::new(&REVISION, "Describe what changed since the registered version (RFC 8141, 6.2)"));
    } else if !old.is_empty() && text.split_whitespace().eq(old.split_whitespace()) {
        found.push(Finding::new(
            &REVISION,
            "Revision Information still describes the registered version; say what changes now (RFC 8141, 6.2)",
        ));
    } else if current.is_some_and(|current| text.split_whitespace().eq(drafted_revision(current, template).split_whitespace())) {
        found.push(Finding::new(
            &REVISION,
            "Revision Information is still the list we drafted; say in your own words what changes and why (RFC 8141, 6.2)",
        ));
    }
}
