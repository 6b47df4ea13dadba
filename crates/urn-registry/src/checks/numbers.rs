//! Object identifiers: the top-level arcs that ITU-T X.660 | ISO/IEC 9834-1 allows.

use super::wrong::ValueFault;
use crate::i18n::Phrase;

/// The root arcs are 0, 1 and 2; below 0 and 1, the second arc is at most 39.
pub(super) fn oid_arcs(nss: &str) -> Result<(), ValueFault> {
    let (root, rest) = nss.split_once('.').map_or((nss, None), |(root, rest)| (root, Some(rest)));
    if !matches!(root, "0" | "1" | "2") {
        return Err(ValueFault {
            code: "arc",
            at: 0,
            should: Some(Box::new(Phrase::new("wrong-oid-root"))),
            message: Phrase::new("wrong-oid-no-root").arg("root", shorten(root)),
            expected: ["0", "1", "2"].map(str::to_owned).to_vec(),
        });
    }
    let Some(rest) = rest.filter(|_| root != "2") else { return Ok(()) };
    let second = rest.split('.').next().unwrap_or_default();
    // Numbers have no leading zeros, so three digits always exceed 39, and the number may be too long for any integer type.
    if second.len() <= 2 && second.parse::<u8>().is_ok_and(|number| number <= 39) {
        return Ok(());
    }
    Err(ValueFault {
        code: "arc",
        at: root.len() + 1,
        should: Some(Box::new(Phrase::new("wrong-oid-second").arg("root", root))),
        message: Phrase::new("wrong-oid-no-second").arg("root", root).arg("second", shorten(second)),
        expected: vec!["0 to 39".to_owned()],
    })
}

/// The beginning of a potentially very long text.
fn shorten(text: &str) -> String {
    const SHOWN_LENGTH_MAX: usize = 20;
    if text.chars().count() > SHOWN_LENGTH_MAX {
        text.chars().take(SHOWN_LENGTH_MAX).chain(['…']).collect()
    } else {
        text.to_owned()
    }
}
