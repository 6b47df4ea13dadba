//! Object identifiers: which arcs the tree of ITU-T X.660 | ISO/IEC 9834-1 can have at its top.

use super::wrong::Wrong;
use crate::words::Phrase;

/// The roots are 0, 1 and 2; under 0 and 1 the arcs end at 39.
pub(super) fn oid_arcs(nss: &str) -> Result<(), Wrong> {
    let (root, rest) = nss.split_once('.').map_or((nss, None), |(root, rest)| (root, Some(rest)));
    if !matches!(root, "0" | "1" | "2") {
        return Err(Wrong {
            code: "arc",
            at: 0,
            should: Some(Box::new(Phrase::new("wrong-oid-root"))),
            message: Phrase::new("wrong-oid-no-root").with("root", short(root)),
            expected: ["0", "1", "2"].map(str::to_owned).to_vec(),
        });
    }
    let Some(rest) = rest.filter(|_| root != "2") else { return Ok(()) };
    let second = rest.split('.').next().unwrap_or_default();
    // Numbers have no leading zero, so one of three digits is greater whatever it is; it may be longer than any integer.
    if second.len() <= 2 && second.parse::<u8>().is_ok_and(|number| number <= 39) {
        return Ok(());
    }
    Err(Wrong {
        code: "arc",
        at: root.len() + 1,
        should: Some(Box::new(Phrase::new("wrong-oid-second").with("root", root))),
        message: Phrase::new("wrong-oid-no-second").with("root", root).with("second", short(second)),
        expected: vec!["0 to 39".to_owned()],
    })
}

/// The beginning of a text that may be very long.
fn short(text: &str) -> String {
    const SHOWN: usize = 20;
    if text.chars().count() > SHOWN { text.chars().take(SHOWN).chain(['…']).collect() } else { text.to_owned() }
}
