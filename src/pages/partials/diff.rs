//! Comparison of two texts.

use crate::http::filters;
use crate::ids::RevisionNumber;
use crate::registry;
use crate::requests::RequestSubject;
use crate::requests::viewer::RequestView;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::characters::escape;
use urn_registry::template::diff::{Block, Change, FieldDiff, RuleChange, WordRun, change_parts, compare, only_contact_changed};
use urn_registry::template::{Field, Template};

/// The comparison of one field: as blocks, and as runs for pages that show the two texts separately.
pub(crate) struct DiffCard {
    pub(crate) key: &'static str,
    pub(crate) label: &'static str,
    /// Only contact details of the registrant changed: the change is listed, but is no reason for another review.
    pub(crate) only_contact: bool,
    pub(crate) rules: Vec<RuleChangeRow>,
    pub(crate) blocks: Vec<DiffBlock>,
    pub(crate) runs: Vec<DiffRun>,
}

/// A grammar rule that differs, old and new; one of them may be empty.
pub(crate) struct RuleChangeRow {
    pub(crate) kind: Phrase,
    pub(crate) old: String,
    pub(crate) new: String,
}

fn rule_change_row(change: &RuleChange) -> RuleChangeRow {
    let (_, old, new) = change_parts(change);
    let kind = Phrase::new(match change {
        RuleChange::Added(_) => "versions-rule-added",
        RuleChange::Removed(_) => "versions-rule-removed",
        RuleChange::Changed { .. } => "versions-rule-changed",
        RuleChange::Renamed { .. } => "versions-rule-renamed",
    });
    let shown = |rule: Option<&str>| rule.map(escape).unwrap_or_default();
    RuleChangeRow { kind, old: shown(old), new: shown(new) }
}

/// One block; `kind` is the name that the template tests.
pub(crate) struct DiffBlock {
    pub(crate) kind: &'static str,
    /// Unchanged lines, or deleted ones.
    pub(crate) old: Vec<String>,
    /// Inserted lines.
    pub(crate) new: Vec<String>,
    pub(crate) runs: Vec<DiffRun>,
    /// The other field, if a paragraph was moved to or from it.
    pub(crate) field: Option<Field>,
    /// The number of folded lines.
    pub(crate) count: usize,
}

pub(crate) struct DiffRun {
    pub(crate) same: bool,
    pub(crate) inserted: bool,
    pub(crate) text: String,
}

fn diff_runs(runs: Vec<WordRun>) -> Vec<DiffRun> {
    let shown = |run: WordRun| DiffRun {
        same: run.change == Change::Same,
        inserted: run.change == Change::Inserted,
        text: escape(&run.text),
    };
    runs.into_iter().map(shown).collect()
}

fn diff_block(block: Block) -> DiffBlock {
    let escaped = |lines: Vec<String>| lines.iter().map(|line| escape(line)).collect::<Vec<_>>();
    let of = |kind, old: Vec<String>, new: Vec<String>| DiffBlock {
        kind,
        count: old.len(),
        old: escaped(old),
        new: escaped(new),
        runs: Vec::new(),
        field: None,
    };
    match block {
        Block::Kept { lines } => of("kept", lines, Vec::new()),
        Block::Folded { lines } => of("folded", lines, Vec::new()),
        Block::Lines { old, new } => of("lines", old, new),
        Block::Words { runs: message } => DiffBlock { runs: diff_runs(message), ..of("words", Vec::new(), Vec::new()) },
        Block::MovedAway { text, to } => DiffBlock { field: to, ..of("away", vec![text], Vec::new()) },
        Block::MovedHere { text, from } => DiffBlock { field: from, ..of("here", vec![text], Vec::new()) },
        Block::MovedWords { runs: message } => {
            DiffBlock { runs: diff_runs(message), ..of("here-changed", Vec::new(), Vec::new()) }
        }
    }
}

pub(crate) fn diff_cards(old: &Template, new: &Template) -> Vec<DiffCard> {
    let contact = only_contact_changed(old, new);
    let card = |diff: FieldDiff| DiffCard {
        key: diff.field.key(),
        label: diff.field.label(),
        only_contact: contact && diff.field == Field::Registrant,
        rules: diff.rules.iter().map(rule_change_row).collect(),
        runs: diff_runs(diff.runs()),
        blocks: diff.blocks.into_iter().map(diff_block).collect(),
    };
    let news = |diff: &FieldDiff| !matches!(diff.field, Field::Version | Field::Date);
    compare(old, new).into_iter().filter(news).map(card).collect()
}

/// The difference that a suggested change makes to a passage; `None` if it changes only line breaks.
pub(crate) fn suggested_change_diff(field: Field, passage: &str, suggestion: &str) -> Option<DiffCard> {
    let of = |text: &str| Template::default().with_field(field, text);
    let card = diff_cards(&of(passage), &of(suggestion)).pop()?;
    Some(DiffCard { only_contact: false, rules: Vec::new(), ..card })
}

/// "Changes since revision 2"
pub(crate) fn changes_since_title(number: RevisionNumber) -> Phrase {
    Phrase::new("lists-text-since").arg("text", number)
}

/// What the current revision changes.
#[derive(View, Default)]
#[template(path = "partials/diff.html")]
pub(crate) struct Changes {
    /// What it is compared with.
    pub(crate) diff_title: Phrase,
    pub(crate) diff: Vec<DiffCard>,
}

impl Changes {
    /// The comparison with the last earlier revision that was not redacted, or with the registered version that it is based on.
    pub(crate) fn of_current_revision(view: &RequestView, versions: &[registry::Version]) -> Option<Self> {
        let current = view.newest_revision().filter(|current| !current.is_redacted())?;
        let (diff_title, before) =
            if let Some(before) = view.revisions.get(1).and_then(|before| view.newest_unredacted_revision(before.number)) {
                (changes_since_title(before.number), &before.template)
            } else {
                let (_, base) = view.request.subject.registered_base()?;
                if matches!(view.request.subject, RequestSubject::StatusChange { .. }) {
                    return None;
                }
                let text = versions.iter().find(|version| version.number == base).and_then(registry::Version::current_text)?;
                (Phrase::new("lists-text-since-version").arg("version", base), &text.template)
            };
        Some(Self { diff_title, diff: diff_cards(before, &current.template) })
    }
}
