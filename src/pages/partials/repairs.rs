//! Characters that must or can be repaired, each with its position, the result, and a button.

use crate::pages::partials::fields::field_label;
use urn_registry::i18n::Phrase;
use urn_registry::template::characters::{Repair, apply, escape, repaired, repairs};
use urn_registry::template::decide::ALL_REPAIRS;
use urn_registry::template::{Field, Template};

/// The maximum number of listed repairs. The rest is only counted; the button for all repairs includes it.
const REPAIRS_LISTED_MAX: usize = 100;

/// A repair.
pub(crate) struct RepairRow {
    /// The value that its button sends.
    pub(crate) key: String,
    /// The label of its button.
    pub(crate) text: Phrase,
    /// Its position, for example `Purpose, line 2, column 7`.
    pub(crate) place: Phrase,
    /// The surrounding text before and after the repair.
    pub(crate) before: String,
    pub(crate) after: String,
    /// Whether the text cannot be saved without it.
    pub(crate) needed: bool,
}

/// All repairs of a page.
#[derive(Default)]
pub(crate) struct RepairCard {
    pub(crate) rows: Vec<RepairRow>,
    /// The total number of repairs.
    pub(crate) count: usize,
    /// The number of repairs that are required before the text can be saved.
    pub(crate) needed: usize,
}

impl RepairCard {
    /// Repairs of the texts of fields. `line_of` maps a line of a field to the line of the whole document.
    pub(crate) fn new<'a>(
        all: impl IntoIterator<Item = (Field, &'a str, Repair)>,
        line_of: impl Fn(Field, &str) -> Option<usize>,
    ) -> Self {
        let mut all: Vec<(Field, &str, Repair)> = all.into_iter().collect();
        // Required repairs come first.
        all.sort_by_key(|(_, _, repair)| repair.fault.is_none());
        Self {
            rows: all
                .iter()
                .take(REPAIRS_LISTED_MAX)
                .map(|(field, text, repair)| repair_row(*field, text, repair, &line_of))
                .collect(),
            count: all.len(),
            needed: all.iter().filter(|(_, _, repair)| repair.fault.is_some()).count(),
        }
    }

    /// The title of the card.
    pub(crate) fn title(&self) -> Phrase {
        if self.needed > 0 {
            Phrase::new("draft-repair-title-needed").arg("count", self.needed)
        } else {
            Phrase::new("draft-repair-title").arg("count", self.count)
        }
    }

    /// The number of repairs that are not listed.
    pub(crate) fn more(&self) -> usize {
        self.count - self.rows.len()
    }

    /// The label of the button for all repairs.
    pub(crate) fn repair_all_label(&self) -> Phrase {
        Phrase::new("draft-repair-all").arg("count", self.count)
    }

    /// The repairs of some fields of a template.
    pub(crate) fn of_fields(template: &Template, fields: impl Iterator<Item = Field>) -> Self {
        let of = |field: Field| repairs(field, template.text(field)).into_iter().map(move |it| (field, template.text(field), it));
        Self::new(fields.flat_map(of), |_, _| None)
    }
}

fn repair_row(field: Field, text: &str, repair: &Repair, line_of: &impl Fn(Field, &str) -> Option<usize>) -> RepairRow {
    /// How many characters are shown on each side.
    const CONTEXT_CHARACTERS: usize = 24;
    let (start, end) = (repair.range.start, repair.range.end);
    let head = text.get(..start).unwrap_or_default();
    let head = head.rsplit_once('\n').map_or(head, |(_, line)| line);
    let tail = text.get(end..).unwrap_or_default().lines().next().unwrap_or_default();
    let line = text.lines().nth(repair.place.line - 1).unwrap_or_default();
    let skip = head.chars().count().saturating_sub(CONTEXT_CHARACTERS);
    let head: String = head.chars().skip(skip).collect();
    let tail: String = tail.chars().take(CONTEXT_CHARACTERS).collect();
    let at = line_of(field, line).unwrap_or(repair.place.line);
    RepairRow {
        key: format!("{}@{start}", field.key()),
        text: repair_button_label(repair).arg("found", &repair.found).arg("line", at),
        place: Phrase::new("draft-repair-place")
            .arg("field", field_label(field))
            .arg("line", repair.place.line)
            .arg("column", repair.place.column),
        before: escape(&format!("{head}{}{tail}", visible_text(repair, text))),
        after: escape(&format!("{head}{}{tail}", repair.replacement.replace('\n', " "))),
        needed: repair.fault.is_some(),
    }
}

/// The label of the button.
fn repair_button_label(repair: &Repair) -> Phrase {
    match repair.replacement.as_str() {
        "" => Phrase::new("draft-repair-remove"),
        "\n" => Phrase::new("draft-repair-break"),
        " " => Phrase::new("draft-repair-blank"),
        text => Phrase::new("draft-repair-write").arg("text", text),
    }
}

/// An invisible character is shown by its number, others as they are.
fn visible_text(repair: &Repair, text: &str) -> String {
    let own = text.get(repair.range.clone()).unwrap_or_default();
    if repair.fault.is_none() && repair.found.to_string().starts_with("U+") {
        format!("[{}]", repair.found)
    } else {
        own.to_owned()
    }
}

/// Applies the repairs of a button to a text: `word` is the key of a row, or means all.
pub(crate) fn apply_repairs(field: Field, text: &str, word: &str) -> String {
    if word == ALL_REPAIRS {
        return repaired(field, text);
    }
    let start = word.strip_prefix(field.key()).and_then(|rest| rest.strip_prefix('@')).and_then(|at| at.parse::<usize>().ok());
    let chosen: Vec<Repair> = repairs(field, text).into_iter().filter(|repair| Some(repair.range.start) == start).collect();
    apply(text, &chosen)
}
