//! The differences between two consecutive revisions of a request, shortened for an email.

use crate::refusal::Refusal;
use crate::requests::Revision;
use crate::requests::memo::ResultCache;
use urn_registry::i18n::Phrase;
use urn_registry::template::diff::{DiffLayout, changed_in_substance, compare, diff_as_text};

/// The maximum number of diff lines in an email. The request page shows the full diff.
const DIFF_LINES_MAX: usize = 40;

/// The maximum number of characters in an email's diff.
const DIFF_CHARS_MAX: usize = 3000;

static DIFF_CACHE: ResultCache<String> = ResultCache::new(32);

/// The changed text by field; empty if nothing changed. A redacted revision has no text to compare with.
///
/// # Errors
/// [`Refusal::Outside`] with the comparison if called inside a writing transaction.
pub(crate) fn short_diff(old: &Revision, new: &Revision) -> Result<String, Refusal> {
    if let Some(redacted) = [old, new].into_iter().find(|revision| revision.is_redacted()) {
        return Ok(Phrase::new("record-not-compared").arg("number", redacted.number).to_string());
    }
    let (from, to) = (old.template.clone(), new.template.clone());
    DIFF_CACHE.get_or_compute(format!("{} {}", old.fingerprint, new.fingerprint), move || {
        shorten_diff(&diff_as_text(&compare(&from, &to), &changed_in_substance(&from, &to), DiffLayout::Inline))
    })
}

fn shorten_diff(text: &str) -> String {
    let mut out = String::new();
    let mut lines = text.trim_end().lines();
    for line in lines.by_ref().take(DIFF_LINES_MAX) {
        if out.chars().count() + line.chars().count() > DIFF_CHARS_MAX {
            return out + &Phrase::new("record-comparison").to_string();
        }
        out.push_str(line);
        out.push('\n');
    }
    if lines.next().is_some() {
        out.push_str(&Phrase::new("record-comparison").to_string());
    }
    out.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn email_truncates_a_long_comparison() {
        assert_eq!(shorten_diff("Syntax\n  [-a-] {+b+}\n\n"), "Syntax\n  [-a-] {+b+}");
        let many = shorten_diff(&"a line\n".repeat(100));
        assert!(many.lines().count() == DIFF_LINES_MAX + 1 && many.ends_with("for the remaining changes."), "{many}");
        assert!(shorten_diff(&"x".repeat(9000)).len() < 100, "a very long line is omitted; the page shows it");
    }
}
