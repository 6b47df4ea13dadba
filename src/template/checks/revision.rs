//! A revision says what changed; a correction changes nothing in substance.

use super::Standard;
use super::rules::{REVISION, SAME_VERSION};
use crate::finding::{Finding, Level};
use crate::template::diff::{changed_fields, changed_in_substance};
use crate::template::{Field, Template};

/// Words a correction changes: each field is named, so that the person says whether the meaning is the same.
pub(super) fn correction(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    let Standard::Correction { current } = standard else { return };
    let changed = changed_in_substance(current, template);
    for field in &changed {
        found.push(
            Finding::new(
                &SAME_VERSION,
                format!("{} has other words; if they mean something else, ask for a new version", field.label()),
            )
            .on_field(field.key()),
        );
    }
    if changed_fields(current, template).is_empty() {
        let mut nothing = Finding::new(&SAME_VERSION, "Nothing differs from the registered text");
        nothing.level = Level::Fail;
        found.push(nothing);
    }
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
