//! Existing RFC numbers, with the year of each RFC and the RFCs that obsoleted it (data from the RFC index).
//!
//! `rfcs.tsv` lists every RFC up to [`LAST_COMPLETE_RFC`] and some later ones, sorted by number.
//!
//! ```
//! use urn_registry::rfcs;
//!
//! assert_eq!(rfcs::rfc_by_number(2141).map(|rfc| (rfc.year, rfc.obsoleted_by.as_slice())), Some((Some(1997), &[8141][..])));
//! assert_eq!(rfcs::current_replacement(3406), Some(8141));
//! ```

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// The list contains every RFC up to this number.
pub const LAST_COMPLETE_RFC: u32 = 8709;

/// The bibliographic data of an RFC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rfc {
    /// The RFC number.
    pub number: u32,
    /// The year of publication, if known.
    pub year: Option<u16>,
    /// The RFCs that obsoleted it, oldest first.
    pub obsoleted_by: Vec<u32>,
}

/// All RFCs of the list. Line format: number, tab, year, tab, comma-separated numbers of the RFCs that obsoleted it.
static ALL_RFCS: LazyLock<Vec<Rfc>> = LazyLock::new(|| {
    let row = |line: &str| {
        let mut cells = line.split('\t');
        let number = cells.next()?.parse().ok()?;
        let year = cells.next()?.parse().ok();
        let by = cells.next()?.split(',').filter_map(|by| by.trim().parse().ok()).collect();
        Some(Rfc { number, year, obsoleted_by: by })
    };
    include_str!("rfcs.tsv").lines().skip(1).filter_map(row).collect()
});

/// The reverse mapping: the RFCs that each RFC directly obsoleted.
static OBSOLETES: LazyLock<HashMap<u32, Vec<u32>>> = LazyLock::new(|| {
    let mut obsoleted: HashMap<u32, Vec<u32>> = HashMap::new();
    for (old, new) in ALL_RFCS.iter().flat_map(|old| old.obsoleted_by.iter().map(move |new| (old.number, *new))) {
        obsoleted.entry(new).or_default().push(old);
    }
    obsoleted
});

/// The RFC with this number, if it is in the list.
pub fn rfc_by_number(number: u32) -> Option<&'static Rfc> {
    let at = ALL_RFCS.binary_search_by_key(&number, |rfc| rfc.number).ok()?;
    ALL_RFCS.get(at)
}

/// The highest number in the list; 0 if it is empty.
pub fn highest_rfc_number() -> u32 {
    ALL_RFCS.last().map_or(0, |rfc| rfc.number)
}

/// The RFC in force that replaced this one, following the first entry of `obsoleted_by` at each step; `None` if it was never obsoleted.
pub fn current_replacement(number: u32) -> Option<u32> {
    const STEPS_MAX: usize = 12;
    let mut now = number;
    for _ in 0..STEPS_MAX {
        let Some(next) = rfc_by_number(now).and_then(|rfc| rfc.obsoleted_by.first()) else { break };
        now = *next;
    }
    (now != number).then_some(now)
}

/// The RFCs that this one obsoleted, directly or transitively, in numerical order.
///
/// ```
/// assert!(urn_registry::rfcs::rfcs_obsoleted_by(8458).contains(&3188));
/// ```
pub fn rfcs_obsoleted_by(number: u32) -> Vec<u32> {
    let mut seen = BTreeSet::new();
    let mut todo = vec![number];
    while let Some(number) = todo.pop() {
        todo.extend(OBSOLETES.get(&number).into_iter().flatten().filter(|next| seen.insert(**next)));
    }
    seen.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rfc_list_is_sorted_and_complete() {
        assert_eq!(ALL_RFCS.len() + 1, include_str!("rfcs.tsv").lines().count());
        assert!(ALL_RFCS.is_sorted_by_key(|rfc| rfc.number));
        assert_eq!(highest_rfc_number(), 9676);
        assert_eq!(rfc_by_number(2).map(|rfc| (rfc.year, rfc.obsoleted_by.clone())), Some((None, vec![386, 1221])));
        assert_eq!((rfc_by_number(8), rfc_by_number(9999)), (None, None));
    }

    #[test]
    fn obsoleted_rfc_resolves_to_its_replacement() {
        assert_eq!((current_replacement(4122), current_replacement(8141), current_replacement(9999)), (Some(9562), None, None));
        assert!(rfcs_obsoleted_by(9562).contains(&4122) && rfcs_obsoleted_by(4122).is_empty());
    }
}
