//! What is wrong with a template, rule by rule, each with its clause.
//!
//! The checks are for new requests and for a registrant's own draft. Registrations that exist are read with
//! [`Standard::Registered`]: what would fail a new request is then only worth a look, because nobody may judge the past
//! by rules it did not know.

mod characters;
mod fields;
mod revision;
mod rules;
#[cfg(test)]
mod tests;
mod wording;

pub use fields::{REQUIRED_FIELDS, claims_fast_track};
pub use revision::drafted_revision;
pub use rules::*;
pub(super) use wording::in_force;

use super::{Field, Template};
use crate::finding::{Finding, Level};
use crate::nid::Nid;
use crate::urn::find::find;
use fields::is_pointer;
use jiff::civil::Date;

/// What kind of text is being checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standard<'a> {
    /// A request for a new formal NID.
    NewFormal,
    /// A request for a new informal NID.
    NewInformal,
    /// A revision of a registration whose current text is given; its version, when recorded.
    Revision {
        /// The text now in force, when it is held.
        current: Option<&'a Template>,
    },
    /// A correction of a registered text that keeps its version.
    Correction {
        /// The text now in force.
        current: &'a Template,
    },
    /// A text that is registered already: noted, never failed.
    Registered,
}

/// Everything the checks have to say, in the order of the fields, nothing twice. No message holds a character that may not be
/// shown.
pub fn check(template: &Template, standard: Standard<'_>, today: Date) -> Vec<Finding> {
    let mut found = Vec::new();
    fields::required(template, standard, &mut found);
    fields::version(template, standard, &mut found);
    fields::contact(template, &mut found);
    fields::fast_track(template, &mut found);
    fields::date(template, today, &mut found);
    fields::residue(template, standard, &mut found);
    // A dash that only looks like a hyphen is named once, with its repair; the grammar is read as it is meant.
    let meant = super::characters::repaired(Field::Syntax, template.text(Field::Syntax));
    syntax(&template.clone().with(Field::Syntax, &meant), &mut found);
    characters::check(template, &mut found);
    fields::pointers(template, &mut found);
    wording::check(template, standard, &mut found);
    revision::revision(template, standard, &mut found);
    revision::correction(template, standard, &mut found);
    for finding in &mut found {
        if standard == Standard::Registered && finding.level == Level::Fail {
            finding.level = Level::Look;
        }
        finding.message = super::characters::escape(&finding.message);
    }
    in_order(found)
}

/// The findings in the order of the fields, each once: the same sentence about another line says nothing new.
pub(super) fn in_order(mut found: Vec<Finding>) -> Vec<Finding> {
    let mut said = std::collections::BTreeSet::new();
    found.retain(|finding| said.insert((finding.id, finding.field, finding.message.clone())));
    found.sort_by_key(|finding| Field::from_key(finding.field.unwrap_or_default()).map_or(13, |field| field as usize));
    found
}

fn syntax(template: &Template, found: &mut Vec<Finding>) {
    let Some(text) = template.get(Field::Syntax) else { return };
    let nid: Option<Nid> = template.nid();
    for (i, line) in text.lines().enumerate() {
        for example in find(line) {
            if let Some(nid) = &nid
                && !example.urn.nid().eq_ignore_ascii_case(nid.as_str())
                && !example.urn.nid().eq_ignore_ascii_case("example")
            {
                found.push(
                    Finding::new(&EXAMPLES, format!("{} is not in the namespace {nid}", example.urn))
                        .at_line(i + 1)
                        .at_column(example.at + 1),
                );
            }
            if example.urn.r().is_some() {
                found.push(Finding::new(&R_COMPONENT, format!("{} uses an r-component", example.urn)).at_line(i + 1));
            }
        }
    }
    let lower = text.to_lowercase();
    let pointer = is_pointer(text);
    if !pointer
        && !["equivalen", "case-", "case sensitiv", "case insensitiv", "the same", "are same"]
            .iter()
            .any(|word| lower.contains(word))
    {
        found.push(Finding::new(&EQUIVALENCE, "Syntax does not say when two names are the same"));
    }
    if !pointer && !["q-component", "f-component", "query", "fragment"].iter().any(|word| lower.contains(word)) {
        found.push(Finding::new(&COMPONENTS, "Syntax does not mention q- or f-components; their meaning is then undefined"));
    }
    super::grammar::check(text, nid.as_ref(), found);
}
