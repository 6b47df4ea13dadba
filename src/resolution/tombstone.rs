//! Tombstones: a name stays when its resource is gone (draft-hakala-urn-nbn-rfc3188bis-00 §4.4, §5: never re-used).
//!
//! The holder of a part keeps them, many at a time, as lines of a file: name, when the resource went, why, and a
//! surrogate where there is one, parted by tabs. A line with a fault is reported and left out; the others count.
//!
//! ```
//! use nidreg::resolution::{delegation::Case, tombstone::read};
//!
//! let file = "urn:nbn:fi:lb-1\t2024-05\twithdrawn by the author\turn:nbn:fi:lb-2\n";
//! let list = read(file, "nbn", "fi:lb", Case::Insensitive, 10);
//! assert_eq!(list.stones[0].surrogate.as_deref(), Some("urn:nbn:fi:lb-2"));
//! assert!(list.faults.is_empty());
//! ```

use super::delegation::{Case, Delegations, Part, Standing};
use super::guard::Address;
use crate::urn::Urn;
use crate::urn::normal::normalized_in_namespace;
use std::collections::HashSet;

/// How many lines one file may have.
pub const LINES_MAX: usize = 200_000;
/// The longest line, in bytes.
const LINE_MAX: usize = 10_000;
/// The longest reason, in bytes.
const REASON_MAX: usize = 500;
/// How many faults are listed; the rest are counted.
pub const FAULTS_MAX: usize = 100;

/// A name whose resource is gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tombstone {
    /// The assigned name as its holder writes it.
    pub name: String,
    /// Year, month or day: `2024`, `2024-05`, `2024-05-31`.
    pub gone: String,
    /// Why, in the holder's words.
    pub reason: String,
    /// Another name or an address of what stands in for it.
    pub surrogate: Option<String>,
}

/// A line that was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineFault {
    /// The line, counted from 1.
    pub line: usize,
    /// Why.
    pub fault: Fault,
}

/// Why a line is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Not three or four cells.
    #[error("give name, date, reason and if there is one a surrogate, parted by tabs")]
    Cells,
    /// Too long.
    #[error("the line is longer than {LINE_MAX} bytes")]
    TooLong,
    /// Not a URN.
    #[error("the name is not a URN (RFC 8141 §2)")]
    NotUrn,
    /// A component.
    #[error("components are no part of an assigned name (RFC 8141 §2)")]
    Components,
    /// Outside the holder's part.
    #[error("the name lies outside this part of the namespace")]
    Outside,
    /// Not a date.
    #[error("the date is not written as 2024, 2024-05 or 2024-05-31")]
    Date,
    /// Empty or too long.
    #[error("the reason is empty or longer than {REASON_MAX} bytes")]
    Reason,
    /// Neither name nor address.
    #[error("the surrogate is neither a URN nor a public https:// or http:// address")]
    Surrogate,
    /// The name itself.
    #[error("a name cannot stand in for itself")]
    Itself,
    /// The name stands on an earlier line.
    #[error("the name stands on an earlier line")]
    Twice,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct List {
    /// The good lines.
    pub stones: Vec<Tombstone>,
    /// The first [`FAULTS_MAX`] faults.
    pub faults: Vec<LineFault>,
    /// How many lines had one.
    pub faulty: usize,
    /// Lines beyond the limit were not read.
    pub cut: bool,
}

/// Reads a file of tombstones for the part `prefix` of a namespace (empty: the whole of it), whose letter case counts as
/// `case` says, at most `limit` lines and never more than [`LINES_MAX`]. Empty lines and lines that begin with `#` are passed over.
pub fn read(text: &str, nid: &str, prefix: &str, case: Case, limit: usize) -> List {
    let mut list = List::default();
    let mut seen: HashSet<String> = HashSet::new();
    let part = holder_of(nid, prefix, case);
    for (at, line) in text.lines().enumerate() {
        if at >= limit.min(LINES_MAX) {
            list.cut = true;
            break;
        }
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match one(line, nid, part.as_ref(), &mut seen) {
            Ok(stone) => list.stones.push(stone),
            Err(fault) => {
                list.faulty += 1;
                if list.faults.len() < FAULTS_MAX {
                    list.faults.push(LineFault { line: at + 1, fault });
                }
            }
        }
    }
    list
}

/// A tree with the one part, so that its border is the border that every look-up sees.
fn holder_of(nid: &str, prefix: &str, case: Case) -> Option<Delegations> {
    if prefix.is_empty() {
        return None;
    }
    let mut parts = Delegations::default();
    let part = Part {
        nid: nid.to_ascii_lowercase(),
        prefix: prefix.to_owned(),
        holder: "holder".to_owned(),
        policy: None,
        register: None,
        resolver: None,
        source: "file".to_owned(),
        case,
        status: Standing::InUse,
        note: None,
    };
    // A prefix that cannot stand leaves the tree empty: then no name lies in it.
    let _refused = parts.add(part).is_err();
    Some(parts)
}

fn one(line: &str, nid: &str, part: Option<&Delegations>, seen: &mut HashSet<String>) -> Result<Tombstone, Fault> {
    if line.len() > LINE_MAX {
        return Err(Fault::TooLong);
    }
    let mut cells = line.split('\t');
    let (Some(name), Some(gone), Some(reason), surrogate, None) =
        (cells.next(), cells.next(), cells.next(), cells.next(), cells.next())
    else {
        return Err(Fault::Cells);
    };
    let urn = Urn::parse(name).map_err(|_| Fault::NotUrn)?;
    if urn.assigned_name().len() != name.len() {
        return Err(Fault::Components);
    }
    let inside = part.is_none_or(|parts| parts.longest(nid, urn.nss()).is_some());
    if !urn.nid().eq_ignore_ascii_case(nid) || !inside {
        return Err(Fault::Outside);
    }
    if !is_date(gone) {
        return Err(Fault::Date);
    }
    let reason = reason.trim();
    if reason.is_empty() || reason.len() > REASON_MAX || reason.chars().any(char::is_control) {
        return Err(Fault::Reason);
    }
    let surrogate = surrogate.map(str::trim).filter(|text| !text.is_empty());
    if let Some(text) = surrogate {
        match Urn::parse(text) {
            Ok(other) if other == urn => return Err(Fault::Itself),
            Ok(_) => {}
            Err(_) => {
                Address::parse(text).map_err(|_| Fault::Surrogate)?;
            }
        }
    }
    if !seen.insert(normalized_in_namespace(&urn)) {
        return Err(Fault::Twice);
    }
    Ok(Tombstone {
        name: name.to_owned(),
        gone: gone.to_owned(),
        reason: reason.to_owned(),
        surrogate: surrogate.map(str::to_owned),
    })
}

fn is_date(text: &str) -> bool {
    let shaped = text.bytes().all(|b| b.is_ascii_digit() || b == b'-');
    let whole = match text.len() {
        4 => format!("{text}-01-01"),
        7 => format!("{text}-01"),
        10 => text.to_owned(),
        _ => return false,
    };
    shaped && whole.parse::<jiff::civil::Date>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    #[test]
    fn each_faulty_line_says_why_and_the_others_count() {
        let file = "# names of the Language Bank\n\
            urn:nbn:fi:lb-1\t2024\tlost\n\
            URN:NBN:FI:LB-1\t2024\tlost again\n\
            urn:nbn:fi:lb-2\t2024-13\tlost\n\
            urn:nbn:fi:lbx-3\t2024\tlost\n\
            urn:nbn:se:uu-3\t2024\tlost\n\
            urn:nbn:fi:lb-4#p\t2024\tlost\n\
            urn:nbn:fi:lb-5\t2024\t \n\
            urn:nbn:fi:lb-6\t2024\tlost\tjavascript:alert(1)\n\
            urn:nbn:fi:lb-7\t2024\tlost\turn:nbn:FI:lb-7\n\
            urn:nbn:fi:lb-8\t2024\tlost\thttps://library.example/8\n\
            not a name\t2024\tlost\n\
            urn:nbn:fi:lb-9\n";
        let list = read(file, "nbn", "fi:lb", Case::Insensitive, 1000);
        assert_eq!(
            list.stones.iter().map(|stone| stone.name.as_str()).collect::<Vec<_>>(),
            ["urn:nbn:fi:lb-1", "urn:nbn:fi:lb-7", "urn:nbn:fi:lb-8"]
        );
        let faults: Vec<_> = list.faults.iter().map(|fault| (fault.line, fault.fault)).collect();
        assert_eq!(
            faults,
            [
                (3, Fault::Twice),
                (4, Fault::Date),
                (5, Fault::Outside),
                (6, Fault::Outside),
                (7, Fault::Components),
                (8, Fault::Reason),
                (9, Fault::Surrogate),
                (12, Fault::NotUrn),
                (13, Fault::Cells)
            ]
        );
    }

    #[test]
    fn a_hundred_thousand_lines_are_read_and_more_are_not() {
        let mut file = String::new();
        for n in 0..100_001 {
            let _ = writeln!(file, "urn:nbn:fi:lb-{n}\t2024-05-31\tno longer kept\turn:nbn:fi:lb-x{n}");
        }
        let started = std::time::Instant::now();
        let list = read(&file, "nbn", "fi:lb", Case::Insensitive, 100_000);
        assert_eq!((list.stones.len(), list.faulty, list.cut), (100_000, 0, true));
        assert!(started.elapsed().as_secs() < 30, "{:?}", started.elapsed());
    }
}
