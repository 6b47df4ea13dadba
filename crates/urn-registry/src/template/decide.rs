//! Decisions about an uploaded text before it is saved: which characters to repair, and which sections of the surrounding
//! document to use for empty fields.
//!
//! The uploaded text is never changed. The decisions are applied each time to the parse result, so that each of them can be undone. Forms
//! pass them as strings: `purpose@153` is the repair at that byte of the parsed field, and `purpose@41` is the section whose heading is on
//! that line.

use super::characters::{Repair, apply, repairs};
use super::read::{OutsideSection, Reading};
use super::{Field, Template};
use std::collections::{BTreeMap, BTreeSet};

/// The chosen repairs: the field and the start byte of each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RepairChoices {
    repaired: BTreeSet<(Field, usize)>,
    placed: BTreeMap<Field, usize>,
}

/// The value that means all repairs.
pub const ALL_REPAIRS: &str = "all";

fn parse_choices(text: &str) -> impl Iterator<Item = (Field, usize)> {
    text.split_ascii_whitespace().filter_map(|word| {
        let (field, at) = word.split_once('@')?;
        Some((Field::from_key(field)?, at.parse().ok()?))
    })
}

fn format_choices(pairs: impl Iterator<Item = (Field, usize)>) -> String {
    pairs.map(|(field, at)| format!("{}@{at}", field.key())).collect::<Vec<_>>().join(" ")
}

impl RepairChoices {
    /// Parses them from two form fields. Invalid values are ignored.
    pub fn from_form_fields(repaired: &str, placed: &str) -> Self {
        Self { repaired: parse_choices(repaired).collect(), placed: parse_choices(placed).collect() }
    }

    /// The repairs as the value of a form field.
    pub fn repairs_value(&self) -> String {
        format_choices(self.repaired.iter().copied())
    }

    /// The sections used for fields, as the value of a form field.
    pub fn placed_sections_value(&self) -> String {
        format_choices(self.placed.iter().map(|(field, line)| (*field, *line)))
    }

    /// The number of repairs.
    pub fn count(&self) -> usize {
        self.repaired.len()
    }

    /// Adds the repair named by `word`, or all remaining ones.
    pub fn add_repair(&mut self, reading: &Reading, word: &str) {
        if word == ALL_REPAIRS {
            for (field, repair) in self.remaining_repairs(reading) {
                self.repaired.insert((field, repair.range.start));
            }
        } else {
            self.repaired.extend(parse_choices(word));
        }
    }

    /// Undoes all repairs.
    pub fn clear_repairs(&mut self) {
        self.repaired.clear();
    }

    /// Uses the section named by `word` for its field, unless the field has text.
    pub fn place_section(&mut self, reading: &Reading, word: &str) {
        for (field, line) in parse_choices(word) {
            let empty = reading.template.get(field).is_none() && Field::REGISTRANT_FIELDS.contains(&field);
            if empty && reading.left.iter().any(|section| section.line == line) {
                self.placed.entry(field).or_insert(line);
            }
        }
    }

    /// Empties the field with this key again, and drops its repairs.
    pub fn remove_section(&mut self, key: &str) {
        if let Some(field) = Field::from_key(key)
            && self.placed.remove(&field).is_some()
        {
            self.repaired.retain(|(own, _)| *own != field);
        }
    }

    /// The sections used for fields.
    pub fn sections<'a>(&self, reading: &'a Reading) -> Vec<(Field, &'a OutsideSection)> {
        let section = |line: usize| reading.left.iter().find(|section| section.line == line);
        self.placed.iter().filter_map(|(field, line)| Some((*field, section(*line)?))).collect()
    }

    /// The parsed fields, with the chosen sections filled in.
    fn filled_template(&self, reading: &Reading) -> Template {
        let mut template = reading.template.clone();
        for (field, section) in self.sections(reading) {
            if template.get(field).is_none() {
                template.set(field, &section.text);
            }
        }
        template
    }

    /// The repairs that were not chosen, in field order.
    pub fn remaining_repairs(&self, reading: &Reading) -> Vec<(Field, Repair)> {
        let template = self.filled_template(reading);
        let of = |field: Field| repairs(field, template.text(field)).into_iter().map(move |repair| (field, repair));
        let all = Field::ALL.into_iter().flat_map(of);
        all.filter(|(field, repair)| !self.repaired.contains(&(*field, repair.range.start))).collect()
    }

    /// The template as it would be saved.
    pub fn to_template(&self, reading: &Reading) -> Template {
        let mut template = self.filled_template(reading);
        for field in Field::ALL {
            let text = template.text(field);
            let chosen: Vec<Repair> =
                repairs(field, text).into_iter().filter(|repair| self.repaired.contains(&(field, repair.range.start))).collect();
            if !chosen.is_empty() {
                let text = apply(text, &chosen);
                template.set(field, &text);
            }
        }
        template
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::read::read;

    const DRAFT: &str = "1.  Introduction\n\n   Lamps need names.\n\n2.  Template\n\n   Namespace ID: lamp\n\n   Version: 1\n\n   \
        Date: 2026-01-01\n\n   Registrant: Lamp\u{202e} Office \u{7}\n\n   Purpose: To light.\n\n   Syntax:\n      \
        lamp-urn = \u{201c}urn:lamp:\u{201d} 1*DIGIT\n\n   Assignment: By the office.\n\n3.  Security Considerations\n\n   \
        Nothing  is\n      secret.\n\n4.  References\n\n   None.\n";

    #[test]
    fn repairs_can_be_applied_one_by_one_or_all_at_once() {
        let reading = read(DRAFT);
        let mut decisions = RepairChoices::default();
        let open = decisions.remaining_repairs(&reading);
        let told: Vec<String> = open.iter().map(|(field, it)| format!("{}: {}", field.key(), it.button_label())).collect();
        assert_eq!(
            told,
            [
                "registrant: Remove U+202E (direction control)",
                "registrant: Remove \u{2407} U+0007 (bell)",
                "syntax: Replace \u{201c} U+201C (curly quote) with \"",
                "syntax: Replace \u{201d} U+201D (curly quote) with \""
            ]
        );
        decisions.add_repair(&reading, "registrant@4 nothing@9 purpose@999");
        assert_eq!(decisions.to_template(&reading).text(Field::Registrant), "Lamp Office \u{7}");
        let mut decisions = RepairChoices::from_form_fields(&decisions.repairs_value(), &decisions.placed_sections_value());
        assert_eq!(decisions.remaining_repairs(&reading).len(), 3);
        decisions.add_repair(&reading, ALL_REPAIRS);
        assert!(decisions.remaining_repairs(&reading).is_empty());
        let repaired = decisions.to_template(&reading);
        assert_eq!(repaired.text(Field::Registrant), "Lamp Office");
        assert_eq!(repaired.text(Field::Syntax), "lamp-urn = \"urn:lamp:\" 1*DIGIT");
        decisions.clear_repairs();
        assert_eq!(decisions.to_template(&reading), reading.template);
    }

    #[test]
    fn section_is_placed_verbatim_in_an_empty_field_and_can_be_removed() {
        let reading = read(DRAFT);
        let headings: Vec<&str> = reading.left.iter().map(|section| section.heading.as_str()).collect();
        assert_eq!(headings, ["1.  Introduction", "3.  Security Considerations", "4.  References"]);
        let line = reading.left[1].line;
        assert_eq!(reading.offers.iter().map(|it| (it.field, it.line)).collect::<Vec<_>>(), [(Field::SecurityAndPrivacy, line)]);
        let mut decisions = RepairChoices::default();
        decisions.place_section(&reading, &format!("security_and_privacy@{line} purpose@{line} resolution@999"));
        let filled = decisions.to_template(&reading);
        assert_eq!(filled.text(Field::SecurityAndPrivacy), "Nothing  is\n   secret.");
        assert_eq!((filled.text(Field::Purpose), filled.get(Field::Resolution)), ("To light.", None));
        let mut again = RepairChoices::from_form_fields(&decisions.repairs_value(), &decisions.placed_sections_value());
        assert_eq!(again, decisions);
        again.remove_section("security_and_privacy");
        assert_eq!(again.to_template(&reading), reading.template);
    }
}
