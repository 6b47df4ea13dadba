//! Matches the paragraphs and lines of two texts.

use super::blocks::Block;
use super::ops::{Work, ops};
use super::words::{alike, compare_texts, much_alike};
use crate::template::same::line_key;
use crate::template::shape::{LineKind, blocks as shapes};
use crate::template::{Field, Template};
use similar::DiffOp;
use std::collections::HashMap;

/// The number of unchanged units shown on each side of a change.
const CONTEXT: usize = 2;

/// A paragraph, or a single line that is not part of one. Blank lines are not units because they would match each other where
/// nothing else does.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Unit {
    prose: bool,
    /// A blank line precedes it.
    apart: bool,
    /// A paragraph on one line; any other line unchanged.
    text: String,
    /// What is compared: ignores layout, except whether a line is indented.
    key: String,
}

fn units(field: Field, text: &str) -> Vec<Unit> {
    let mut found: Vec<Unit> = Vec::new();
    let mut apart = false;
    for block in shapes(field, text) {
        if block.kind == LineKind::Blank {
            apart = !found.is_empty();
            continue;
        }
        let flat = block.on_one_line();
        let prose = matches!(block.kind, LineKind::Prose | LineKind::Item(_));
        let own = block.lines.first().copied().unwrap_or_default();
        let indented = if own.starts_with([' ', '\t']) { " " } else { "" };
        let key = if prose { flat.clone() } else { [indented, &line_key(own)].concat() };
        found.push(Unit { prose, apart, text: if prose { flat } else { own.trim_end().to_owned() }, key });
        apart = false;
    }
    found
}

/// Paragraphs that moved from one field to another, each with both fields.
pub(super) type MovedParagraphs = HashMap<String, (Field, Field)>;

/// Finds the paragraphs that moved between these fields.
pub(super) fn moved_between(fields: &[Field], old: &Template, new: &Template) -> MovedParagraphs {
    let mut gone: HashMap<String, (Field, usize)> = HashMap::new();
    let mut come: HashMap<String, (Field, usize)> = HashMap::new();
    for field in fields {
        for (units, counts) in [(units(*field, old.text(*field)), &mut gone), (units(*field, new.text(*field)), &mut come)] {
            for unit in units.into_iter().filter(|unit| unit.prose && unit.key.len() >= MOVED_LENGTH_MIN) {
                counts.entry(unit.key).or_insert((*field, 0)).1 += 1;
            }
        }
    }
    let elsewhere = |(key, (from, count)): (String, (Field, usize))| {
        let to = come.get(&key).filter(|(to, times)| *to != from && *times == 1).map(|(to, _)| *to)?;
        (count == 1).then_some((key, (from, to)))
    };
    gone.into_iter().filter_map(elsewhere).collect()
}

fn keys(units: &[Unit]) -> Vec<&str> {
    units.iter().map(|unit| unit.key.as_str()).collect()
}

/// Shorter lines occur in many places.
const MOVED_LENGTH_MIN: usize = 16;

/// Compares two texts of a field. `elsewhere` lists the paragraphs that moved to or from another field.
pub(super) fn compare_field(field: Field, texts: (&str, &str), elsewhere: &MovedParagraphs, work: &mut Work) -> Vec<Block> {
    let (old, new) = (units(field, texts.0), units(field, texts.1));
    let ops = ops(&keys(&old), &keys(&new), work);
    let mut places = MovedUnits::find_moved(&old, &new, &ops, elsewhere);
    places.find_changed_moves(&old, &new, &ops);
    let mut out = Builder::default();
    for op in &ops {
        let (old_part, new_part) = (old.get(op.old_range()).unwrap_or_default(), new.get(op.new_range()).unwrap_or_default());
        if matches!(op, DiffOp::Equal { .. }) {
            for unit in new_part {
                out.same.extend(unit.apart.then(String::new));
                out.same.push(unit.text.clone());
            }
        } else {
            compare_region(old_part, new_part, &places, work, &mut out);
        }
    }
    out.finish()
}

/// Units that occur at another position.
struct MovedUnits<'a> {
    /// Paragraphs that moved to or from another field.
    elsewhere: &'a MovedParagraphs,
    /// Units that were deleted at one position and inserted at another.
    moved: Vec<String>,
    /// Paragraphs that moved and changed: the older and the newer text.
    changed: Vec<(String, String)>,
}

impl<'a> MovedUnits<'a> {
    fn find_moved(old: &[Unit], new: &[Unit], ops: &[DiffOp], elsewhere: &'a MovedParagraphs) -> Self {
        let mut counts: HashMap<&str, (usize, usize)> = HashMap::new();
        for op in ops.iter().filter(|op| !matches!(op, DiffOp::Equal { .. })) {
            for unit in old.get(op.old_range()).unwrap_or_default() {
                counts.entry(&unit.key).or_default().0 += 1;
            }
            for unit in new.get(op.new_range()).unwrap_or_default() {
                counts.entry(&unit.key).or_default().1 += 1;
            }
        }
        let once = counts.into_iter().filter(|(key, counts)| key.trim().len() >= MOVED_LENGTH_MIN && *counts == (1, 1));
        let moved = once.map(|(key, _)| key.to_owned()).chain(elsewhere.keys().cloned()).collect();
        Self { elsewhere, moved, changed: Vec::new() }
    }

    /// Finds paragraphs that were deleted in one region and occur, slightly changed, in another.
    fn find_changed_moves(&mut self, old: &[Unit], new: &[Unit], ops: &[DiffOp]) {
        /// The maximum number of deleted, and of inserted, paragraphs that are compared with each other; beyond that they are
        /// shown as replaced.
        const TRIED_MAX: usize = 40;
        let free = |unit: &&Unit| unit.prose && unit.key.len() >= MOVED_LENGTH_MIN && !self.moved.contains(&unit.key);
        let regions = || ops.iter().enumerate().filter(|(_, op)| !matches!(op, DiffOp::Equal { .. }));
        let gone: Vec<(usize, &Unit)> = regions()
            .flat_map(|(i, op)| old.get(op.old_range()).unwrap_or_default().iter().filter(free).map(move |unit| (i, unit)))
            .collect();
        let mut come: Vec<(usize, &Unit)> = regions()
            .flat_map(|(i, op)| new.get(op.new_range()).unwrap_or_default().iter().filter(free).map(move |unit| (i, unit)))
            .collect();
        if gone.len() > TRIED_MAX || come.len() > TRIED_MAX {
            return;
        }
        let mut changed = Vec::new();
        for (region, before) in gone {
            let near = |(_, after): &(usize, &Unit)| much_alike(&before.text, &after.text);
            // If a similar paragraph is in its own region, it did not move.
            if come.iter().any(|(own, after)| *own == region && alike(&before.text, &after.text)) {
                continue;
            }
            if let Some(at) = come.iter().position(near) {
                let (_, after) = come.swap_remove(at);
                changed.push((before.key.clone(), after.key.clone()));
            }
        }
        self.changed = changed;
    }

    fn is_moved(&self, unit: &Unit) -> bool {
        self.moved.contains(&unit.key)
    }

    /// The older text of a paragraph that moved here and changed.
    fn older(&self, unit: &Unit) -> Option<&str> {
        self.changed.iter().find(|(_, after)| *after == unit.key).map(|(before, _)| before.as_str())
    }

    fn is_moved_and_changed(&self, unit: &Unit) -> bool {
        self.changed.iter().any(|(before, _)| *before == unit.key)
    }
}

/// A region in which the texts differ: similar paragraphs are compared word by word, the rest as lines.
fn compare_region(old: &[Unit], new: &[Unit], places: &MovedUnits<'_>, work: &mut Work, out: &mut Builder) {
    /// The maximum number of paragraphs of a region that are compared with each other; beyond that they are shown as replaced.
    const TRIED_MAX: usize = 60;
    let mut from = 0;
    for before in old {
        if places.is_moved(before) || places.is_moved_and_changed(before) {
            let to = places.elsewhere.get(&before.key).map(|(_, to)| *to);
            out.push(Block::MovedAway { text: before.text.clone(), to });
            continue;
        }
        let rest = new.get(from..).unwrap_or_default();
        let partner = if before.prose && old.len() <= TRIED_MAX {
            let here = |after: &Unit| after.prose && !places.is_moved(after) && places.older(after).is_none();
            let candidates = rest.iter().take(TRIED_MAX).enumerate().filter(|(_, after)| here(after));
            candidates.filter(|(_, after)| alike(&before.text, &after.text)).map(|(i, _)| i).next()
        } else {
            None
        };
        let Some(i) = partner else {
            out.push_removed(before);
            continue;
        };
        for after in rest.get(..i).unwrap_or_default() {
            push_new_unit(after, places, work, out);
        }
        if let Some(after) = rest.get(i) {
            out.push(Block::Words { runs: compare_texts(&before.text, &after.text, work) });
        }
        from += i + 1;
    }
    for after in new.get(from..).unwrap_or_default() {
        push_new_unit(after, places, work, out);
    }
}

fn push_new_unit(unit: &Unit, places: &MovedUnits<'_>, work: &mut Work, out: &mut Builder) {
    if places.is_moved(unit) {
        let from = places.elsewhere.get(&unit.key).map(|(from, _)| *from);
        out.push(Block::MovedHere { text: unit.text.clone(), from });
    } else if let Some(older) = places.older(unit) {
        out.push(Block::MovedWords { runs: compare_texts(older, &unit.text, work) });
    } else {
        out.push_added(unit);
    }
}

/// Collects blocks; unchanged text between two changes is folded except for its edges.
#[derive(Default)]
struct Builder {
    blocks: Vec<Block>,
    same: Vec<String>,
}

impl Builder {
    fn push(&mut self, block: Block) {
        self.fold_unchanged(false);
        self.blocks.push(block);
    }

    fn push_removed(&mut self, unit: &Unit) {
        self.fold_unchanged(false);
        let line = unit.text.clone();
        match self.blocks.last_mut() {
            Some(Block::Lines { old, new }) if new.is_empty() => {
                old.extend(unit.apart.then(String::new).into_iter().chain([line]));
            }
            _ => self.blocks.push(Block::Lines { old: vec![line], new: Vec::new() }),
        }
    }

    fn push_added(&mut self, unit: &Unit) {
        self.fold_unchanged(false);
        let line = unit.text.clone();
        match self.blocks.last_mut() {
            Some(Block::Lines { new, .. }) => {
                let apart = unit.apart && !new.is_empty();
                new.extend(apart.then(String::new).into_iter().chain([line]));
            }
            _ => self.blocks.push(Block::Lines { old: Vec::new(), new: vec![line] }),
        }
    }

    /// Folds the lines collected so far, unless they are shorter than the fold itself.
    fn fold_unchanged(&mut self, at_the_end: bool) {
        const SHORTEST_FOLD: usize = 3;
        let same = std::mem::take(&mut self.same);
        if same.is_empty() {
            return;
        }
        let head = if self.blocks.is_empty() { 0 } else { CONTEXT * 2 };
        let tail = if at_the_end { 0 } else { CONTEXT * 2 };
        if same.len() < head + tail + SHORTEST_FOLD {
            self.blocks.push(Block::Kept { lines: same });
            return;
        }
        let (first, rest) = same.split_at(head);
        let (middle, last) = rest.split_at(rest.len() - tail);
        for (lines, fold) in [(first, false), (middle, true), (last, false)] {
            if !lines.is_empty() {
                let lines = lines.to_vec();
                self.blocks.push(if fold { Block::Folded { lines } } else { Block::Kept { lines } });
            }
        }
    }

    fn finish(mut self) -> Vec<Block> {
        self.fold_unchanged(true);
        self.blocks
    }
}
