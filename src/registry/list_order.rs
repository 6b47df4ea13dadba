//! The order of the list: alphabetical, except where the source has another order.

use crate::registry::snapshots::SnapshotLine;
use crate::registry::{Kind, sort_key};
use std::collections::HashMap;

/// The sort keys of lines that are not in alphabetical order: the key of the line before, a `!` (which sorts before every character of a
/// name), and the name.
pub(crate) fn sort_keys(lines: &[SnapshotLine]) -> HashMap<&str, String> {
    let mut keys = HashMap::new();
    for kind in [Kind::Formal, Kind::Informal] {
        let of_kind: Vec<&SnapshotLine> = lines.iter().filter(|line| line.kind == kind).collect();
        let natural: Vec<String> = of_kind.iter().map(|line| sort_key(&line.nid)).collect();
        let kept = longest_rising(&natural);
        let mut before = String::new();
        for (i, (line, key)) in of_kind.iter().zip(&natural).enumerate() {
            let key = if kept.binary_search(&i).is_ok() { key.clone() } else { format!("{before}!{key}") };
            before.clone_from(&key);
            keys.insert(line.nid.as_str(), key);
        }
    }
    keys
}

/// The indexes of the longest increasing subsequence of keys, in order.
fn longest_rising(keys: &[String]) -> Vec<usize> {
    // For each length the index of the smallest key that ends such a subsequence, and for each index its predecessor.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(keys.len());
    for (i, key) in keys.iter().enumerate() {
        let at = ends.partition_point(|end| keys.get(*end).is_some_and(|end| end < key));
        before.push(at.checked_sub(1).and_then(|at| ends.get(at)).copied());
        if let Some(end) = ends.get_mut(at) {
            *end = i;
        } else {
            ends.push(i);
        }
    }
    let mut run = Vec::new();
    let mut next = ends.last().copied();
    while let Some(i) = next {
        run.push(i);
        next = before.get(i).copied().flatten();
    }
    run.reverse();
    run
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::formats::Record;
    use urn_registry::nid::Nid;

    #[test]
    fn out_of_order_line_preserves_its_position() {
        let lines: Vec<SnapshotLine> = ["isbn", "iso", "isni", "iso-x", "issn", "b-a"]
            .into_iter()
            .map(|nid| SnapshotLine {
                nid: Nid::parse(nid).unwrap(),
                kind: Kind::Formal,
                record: Record {
                    name: nid.to_owned(),
                    date: None,
                    updated: None,
                    template: vec![],
                    references: vec![],
                    contact: vec![],
                    strange: crate::registry::UnknownContent::default(),
                },
            })
            .collect();
        let keys = sort_keys(&lines);
        let mut sorted: Vec<&str> = lines.iter().map(|line| line.nid.as_str()).collect();
        sorted.sort_by_key(|nid| keys[nid].clone());
        assert_eq!(sorted, ["isbn", "iso", "isni", "iso-x", "issn", "b-a"]);
        // Only the two lines out of order have a key of their own.
        assert_eq!(keys.iter().filter(|(nid, key)| *nid != key).count(), 2);
    }
}
