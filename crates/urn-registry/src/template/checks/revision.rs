//! Checks that a new version describes its changes and that a correction changes nothing in substance.

use super::rules::{REVISION_INFORMATION_RULE, SAME_VERSION_RULE};
use super::text_kind::TextKind;
use crate::finding::{Finding, Level};
use crate::i18n::Phrase;
use crate::template::correction::{Change, ChangeKind, changes};
use crate::template::diff::changed_fields;
use crate::template::registry_notes::without_notes;
use crate::template::statements::has_no_content;
use crate::template::{Field, Template, labels};

/// Checks what a correction changes, by field: substantive changes are rejected and quoted, the others are reported by kind.
pub(super) fn check_correction(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    let TextKind::Correction { current } = kind else { return };
    let changes = changes(current, template);
    for field in Field::REGISTRANT_FIELDS {
        let own: Vec<&Change> = changes.iter().filter(|change| change.field == field).collect();
        if own.is_empty() {
            continue;
        }
        let beyond: Vec<&Change> = own.iter().copied().filter(|change| change.kind == ChangeKind::Substance).collect();
        let mut finding = if beyond.is_empty() {
            let words = Phrase::new("finding-changes-form").arg("field", field.localized_label()).arg("what", summary(&own));
            let mut told = Finding::new(&SAME_VERSION_RULE, words);
            told.level = if own.iter().any(|change| change.kind == ChangeKind::Words) { Level::Warning } else { Level::Note };
            told
        } else {
            let words =
                Phrase::new("finding-changes-meaning").arg("field", field.localized_label()).arg("what", summary(&beyond));
            let mut refused = Finding::new(&SAME_VERSION_RULE, words.arg("clause", field.clause().replace(" \u{a7}", ", ")));
            refused.level = Level::Error;
            refused.clause = field.clause();
            refused
        };
        finding.field = Some(field.key());
        found.push(finding);
    }
    if changed_fields(current, template).is_empty() && changes.is_empty() {
        let mut nothing = Finding::new(&SAME_VERSION_RULE, Phrase::new("finding-changes-nothing"));
        nothing.level = Level::Error;
        found.push(nothing);
    }
}

/// The first few changes in words: `spelling, "recieve" is now "receive"`.
fn summary(changes: &[&Change]) -> Phrase {
    const LISTED_MAX: usize = 5;
    let one = |change: &&Change| match (change.from.as_str(), change.to.as_str()) {
        ("", "") => change_kind_label(change.kind),
        ("", to) => Phrase::new("finding-put-in").arg("to", to),
        (from, "") => Phrase::new("finding-taken-out").arg("from", from),
        (from, to) if change.kind == ChangeKind::Substance => Phrase::new("finding-is-now").arg("from", from).arg("to", to),
        (from, to) => {
            Phrase::new("finding-is-now-kind").arg("kind", change_kind_label(change.kind)).arg("from", from).arg("to", to)
        }
    };
    let more = changes.len().saturating_sub(LISTED_MAX);
    let more = (more > 0).then(|| Phrase::new("word-more").arg("count", more));
    Phrase::join_phrases(changes.iter().take(LISTED_MAX).map(one).chain(more), "listed-apart")
}

fn change_kind_label(kind: ChangeKind) -> Phrase {
    Phrase::new(match kind {
        ChangeKind::Layout => "finding-kind-layout",
        ChangeKind::Spelling => "finding-kind-spelling",
        ChangeKind::Reference => "finding-kind-reference",
        ChangeKind::Contact => "finding-kind-contact",
        ChangeKind::Words => "finding-kind-words",
        ChangeKind::Substance => "finding-kind-substance",
    })
}

/// The fields that differ and that the registrant has to describe; the procedure sets the others.
fn fields_to_describe(current: &Template, template: &Template) -> Vec<Field> {
    let settled = [Field::NamespaceId, Field::Version, Field::Date, Field::RevisionInformation];
    changed_fields(current, template).into_iter().filter(|field| !settled.contains(field)).collect()
}

/// Words by which Revision Information may name a field besides its labels, in the folded form of [`labels::fold`].
fn field_synonyms(field: Field) -> &'static [&'static str] {
    match field {
        Field::Registrant => &["contact", "contacts", "address", "email", "e mail", "telephone", "organization"],
        Field::Syntax => &["abnf", "grammar", "equivalence", "examples"],
        Field::Assignment => &["assigned", "assigns", "reassignment"],
        Field::SecurityAndPrivacy => &["privacy"],
        Field::Interoperability => &["interoperable"],
        Field::Resolution => &["resolver", "resolvers", "resolved", "resolve", "resolvable"],
        Field::Documentation => &["reference", "references"],
        _ => &[],
    }
}

/// Whether a text names a field: by its label in any form (RFC 2611, RFC 3406, RFC 8141), or by a word for its content.
fn names_field(text: &str, field: Field) -> bool {
    let folded = format!(" {} ", labels::fold(text));
    labels::names_of(field).chain(field_synonyms(field).iter().copied()).any(|name| folded.contains(&format!(" {name} ")))
}

/// A draft of Revision Information with a sentence for each field that differs. The registrant must add the reasons.
pub fn draft_revision_information(current: &Template, template: &Template) -> String {
    let changes = changes(current, template);
    let sentence = |field: Field| {
        let label = field.label();
        let own: Vec<&Change> = changes.iter().filter(|change| change.field == field).collect();
        let one = own.first().filter(|_| own.len() == 1).map_or(("", ""), |change| (change.from.as_str(), change.to.as_str()));
        match one {
            _ if current.text(field).is_empty() => format!("{label} was added."),
            _ if template.text(field).is_empty() => format!("{label} was removed."),
            ("", "") => format!("{label} was changed."),
            ("", to) => format!("{label}: \"{to}\" was added."),
            (from, "") => format!("{label}: \"{from}\" was removed."),
            (from, to) => format!("{label}: \"{from}\" is now \"{to}\"."),
        }
    };
    fields_to_describe(current, template).into_iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// The maximum number of words of a text that only says that there is no earlier version.
const SHORT_WORDS: usize = 6;

/// "None.", "N/A", "First submission.": a first registration has no earlier version.
fn says_none(text: &str) -> bool {
    let bare = text.trim().trim_end_matches('.').to_lowercase();
    let is_none = ["none", "n/a", "not applicable"].iter().any(|none| {
        let rest = bare.strip_prefix(none);
        // "Not applicable; first registration."
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([';', ',', ':', '.', ' ', '(']) && rest.contains("first"))
    });
    let is_first = |words: &str| {
        let mut words = words.split(|c: char| !c.is_alphanumeric());
        matches!(words.next(), Some("first" | "initial"))
            && matches!(words.next(), Some("registration" | "version" | "submission" | "request" | "release" | "revision"))
    };
    let starts = bare.match_indices(|c: char| c.is_alphanumeric()).map(|(at, _)| bare.get(at..).unwrap_or_default());
    is_none || has_no_content(text) || bare.split_whitespace().count() <= SHORT_WORDS && starts.into_iter().any(is_first)
}

/// Checks Revision Information: a first registration has none, and a new version must name each field that changed. If only the registrant
/// changed, any description is accepted.
pub(super) fn check_revision_information(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    let written = template.get(Field::RevisionInformation).is_some_and(|text| !says_none(text));
    if matches!(kind, TextKind::NewFormal | TextKind::NewInformal) && written {
        let mut first = Finding::new(&REVISION_INFORMATION_RULE, Phrase::new("finding-revision-first"));
        first.level = Level::Warning;
        first.clause = "RFC 8141 Appendix A";
        found.push(first);
    }
    let TextKind::Revision { current } = kind else { return };
    let text = template.text(Field::RevisionInformation);
    let old = current.map(|current| without_notes(current.text(Field::RevisionInformation))).unwrap_or_default();
    let settled = [Field::Version, Field::Date, Field::RevisionInformation];
    let is_old = |text: &str| text.split_whitespace().eq(old.split_whitespace());
    if current.is_some_and(|current| changed_fields(current, template).iter().all(|field| settled.contains(field))) {
        let untouched = text.is_empty() || is_old(&without_notes(text));
        let message = if untouched { "finding-revision-unchanged" } else { "finding-revision-nothing" };
        found.push(Finding::new(&REVISION_INFORMATION_RULE, Phrase::new(message)));
        return;
    }
    if text.is_empty() {
        found.push(Finding::new(&REVISION_INFORMATION_RULE, Phrase::new("finding-revision-missing")));
    } else if !old.is_empty() && is_old(text) {
        found.push(Finding::new(&REVISION_INFORMATION_RULE, Phrase::new("finding-revision-old")));
    } else if current
        .is_some_and(|current| text.split_whitespace().eq(draft_revision_information(current, template).split_whitespace()))
    {
        found.push(Finding::new(&REVISION_INFORMATION_RULE, Phrase::new("finding-revision-drafted")));
    } else if let Some(current) = current {
        let changed = fields_to_describe(current, template);
        let unnamed = changed.iter().filter(|field| !names_field(text, **field)).map(|field| field.localized_label());
        let unnamed = Phrase::join_phrases(unnamed, "listed");
        if !unnamed.is_empty() && changed != [Field::Registrant] {
            found.push(Finding::new(&REVISION_INFORMATION_RULE, Phrase::new("finding-revision-unnamed").arg("fields", unnamed)));
        }
    }
}
