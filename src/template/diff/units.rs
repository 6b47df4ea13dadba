//! The paragraphs and lines of two texts, matched with each other.

use super::words::{alike, words};
use super::{Block, CONTEXT};
use crate::template::shape::{Line, blocks as shapes};
use similar::{Algorithm, DiffOp, capture_diff_slices_deadline};
use std::collections::HashMap;
use std::time::Instant;

/// A paragraph, or a line that stands for itself.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Unit {
    prose: bool,
    /// A paragraph in one line; any other line as it stands.
    text: String,
    /// What is compared: blanks do not count, but for whether a line is indented.
    key: String,
}

fn units(text: &str) -> Vec<Unit> {
    let unit = |block: crate::template::shape::Block<'_>| {
        let flat = block.lines.iter().flat_map(|line| line.split_whitespace()).collect::<Vec<_>>().join(" ");
        let prose = block.kind == Line::Prose;
        let own = block.lines.first().copied().unwrap_or_default();
        let indented = if own.starts_with([' ', '\t']) { " " } else { "" };
        Unit { prose, text: if prose { flat.clone() } else { own.trim_end().to_owned() }, key: [indented, &flat].concat() }
    };
    if text.is_empty() { Vec::new() } else { shapes(text).into_iter().map(unit).collect() }
}

/// Compares two texts.
pub(super) fn blocks(old: &str, new: &str, deadline: Instant) -> Vec<Block> {
    let (old, new) = (units(old), units(new));
    let keys = |units: &[Unit]| units.iter().map(|unit| unit.key.clone()).collect::<Vec<_>>();
    let ops = capture_diff_slices_deadline(Algorithm::Myers, &keys(&old), &keys(&new), Some(deadline));
    let moved = moved(&old, &new, &ops);
    let mut out = Builder::default();
    for op in &ops {
        let (old_part, new_part) = (old.get(op.old_range()).unwrap_or_default(), new.get(op.new_range()).unwrap_or_default());
        if matches!(op, DiffOp::Equal { .. }) {
            out.same.extend(new_part.iter().map(|unit| unit.text.clone()));
        } else {
            region(old_part, new_part, &moved, deadline, &mut out);
        }
    }
    out.finish()
}

/// Units that were taken out at one place and put in at another, once each.
fn moved(old: &[Unit], new: &[Unit], ops: &[DiffOp]) -> Vec<String> {
    /// A shorter line stands in many places.
    const SHORTEST: usize = 16;
    let mut counts: HashMap<&str, (usize, usize)> = HashMap::new();
    for op in ops.iter().filter(|op| !matches!(op, DiffOp::Equal { .. })) {
        for unit in old.get(op.old_range()).unwrap_or_default() {
            counts.entry(&unit.key).or_default().0 += 1;
        }
        for unit in new.get(op.new_range()).unwrap_or_default() {
            counts.entry(&unit.key).or_default().1 += 1;
        }
    }
    let once = counts.into_iter().filter(|(key, counts)| key.trim().len() >= SHORTEST && *counts == (1, 1));
    once.map(|(key, _)| key.to_owned()).collect()
}

/// A place where the texts differ: paragraphs that are alike are compared word by word, the rest as lines.
fn region(old: &[Unit], new: &[Unit], moved: &[String], deadline: Instant, out: &mut Builder) {
    /// Paragraphs of a region that are tried with each other; beyond, they are shown as replaced.
    const TRIED_MAX: usize = 60;
    let is_moved = |unit: &Unit| moved.contains(&unit.key);
    let mut from = 0;
    for before in old {
        if is_moved(before) {
            out.push(Block::MovedAway(before.text.clone()));
            continue;
        }
        let rest = new.get(from..).unwrap_or_default();
        let partner = if before.prose && old.len() <= TRIED_MAX {
            let candidates = rest.iter().take(TRIED_MAX).enumerate().filter(|(_, after)| after.prose && !is_moved(after));
            candidates.filter(|(_, after)| alike(&before.text, &after.text)).map(|(i, _)| i).next()
        } else {
            None
        };
        let Some(i) = partner else {
            out.removed(before.text.clone());
            continue;
        };
        for after in rest.get(..i).unwrap_or_default() {
            added(after, is_moved(after), out);
        }
        if let Some(after) = rest.get(i) {
            out.push(Block::Words(words(&before.text, &after.text, deadline)));
        }
        from += i + 1;
    }
    for after in new.get(from..).unwrap_or_default() {
        added(after, is_moved(after), out);
    }
}

fn added(unit: &Unit, moved: bool, out: &mut Builder) {
    if moved { out.push(Block::MovedHere(unit.text.clone())) } else { out.added(unit.text.clone()) }
}

/// Collects blocks; what stays the same between two changes is folded but for its edges.
#[derive(Default)]
struct Builder {
    blocks: Vec<Block>,
    same: Vec<String>,
}

impl Builder {
    fn push(&mut self, block: Block) {
        self.end_same(false);
        self.blocks.push(block);
    }

    fn removed(&mut self, line: String) {
        self.end_same(false);
        match self.blocks.last_mut() {
            Some(Block::Lines { old, new }) if new.is_empty() => old.push(line),
            _ => self.blocks.push(Block::Lines { old: vec![line], new: Vec::new() }),
        }
    }

    fn added(&mut self, line: String) {
        self.end_same(false);
        match self.blocks.last_mut() {
            Some(Block::Lines { new, .. }) => new.push(line),
            _ => self.blocks.push(Block::Lines { old: Vec::new(), new: vec![line] }),
        }
    }

    /// Folds the lines collected so far. Nothing shorter than the words that would say so is folded.
    fn end_same(&mut self, at_the_end: bool) {
        const SHORTEST_FOLD: usize = 3;
        let same = std::mem::take(&mut self.same);
        if same.is_empty() {
            return;
        }
        let head = if self.blocks.is_empty() { 0 } else { CONTEXT * 2 };
        let tail = if at_the_end { 0 } else { CONTEXT * 2 };
        if same.len() < head + tail + SHORTEST_FOLD {
            self.blocks.push(Block::Kept(same));
            return;
        }
        let (first, rest) = same.split_at(head);
        let (middle, last) = rest.split_at(rest.len() - tail);
        for (lines, fold) in [(first, false), (middle, true), (last, false)] {
            if !lines.is_empty() {
                let lines = lines.to_vec();
                self.blocks.push(if fold { Block::Folded(lines) } else { Block::Kept(lines) });
            }
        }
    }

    fn finish(mut self) -> Vec<Block> {
        self.end_same(true);
        self.blocks
    }
}
