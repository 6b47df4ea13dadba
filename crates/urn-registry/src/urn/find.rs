//! URNs in free text (RFC 2141 §2.4; draft rfc2141bis-03 §2.5.3; RFC 3986 Appendix C).
//!
//! "The NSS ends when an octet/character from the excluded character set is encountered." In a text, a URN therefore extends from `urn:` to
//! the first character that cannot be part of it. Punctuation at the end of a sentence or after a closing parenthesis does not belong to
//! it, so trailing `. , ; : ! ? '` are removed, and so is a closing parenthesis without an opening one. Angle brackets and quotation marks
//! end a URN in any case.
//!
//! ```
//! use urn_registry::urn::find::find;
//!
//! let text = "See urn:isbn:0451450523, or <URN:ISSN:0028-0836>.";
//! let found: Vec<_> = find(text).map(|f| (f.at, f.urn.as_str())).collect();
//! assert_eq!(found, [(4, "urn:isbn:0451450523"), (29, "URN:ISSN:0028-0836")]);
//! ```

use super::{Code, SyntaxProfile, Urn};

/// A URN in a text.
#[derive(Debug, Clone, Copy)]
pub struct FoundUrn<'a> {
    /// Byte offset in the text.
    pub at: usize,
    /// The URN, borrowed from the text.
    pub urn: Urn<'a>,
}

/// Finds every URN (RFC 8141) in `text`, in order and without overlap. Linear in the length of the text.
pub fn find(text: &str) -> impl Iterator<Item = FoundUrn<'_>> {
    find_as(text, SyntaxProfile::Rfc8141)
}

/// Finds every URN of a profile in `text`.
pub fn find_as(text: &str, profile: SyntaxProfile) -> impl Iterator<Item = FoundUrn<'_>> {
    let mut from = 0;
    // The end of the run of characters that contained the last candidate. One run may contain many candidates.
    let mut run_end = 0;
    std::iter::from_fn(move || {
        loop {
            let at = next_scheme(text, from)?;
            if run_end <= at {
                run_end = at + run_len(text.get(at..).unwrap_or_default());
            }
            let candidate = text.get(at..run_end).unwrap_or_default();
            if let Some(urn) = longest_urn(candidate, profile) {
                from = at + urn.as_str().len();
                return Some(FoundUrn { at, urn });
            }
            from = at + 4;
        }
    })
}

/// The position of the next `urn:` that is not the end of a longer word, as in `turn:`.
fn next_scheme(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut start = from;
    loop {
        let colon = start + memchr::memchr(b':', bytes.get(start..)?)?;
        let at = colon.checked_sub(3).filter(|at| *at >= from);
        if let Some(at) = at
            && bytes.get(at..colon).is_some_and(|word| word.eq_ignore_ascii_case(b"urn"))
            && !text.get(..at).and_then(|before| before.chars().next_back()).is_some_and(joins_a_word)
        {
            return Some(at);
        }
        start = colon + 1;
    }
}

fn joins_a_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '+' | '-' | '.' | '_' | '%')
}

/// The number of leading characters that could belong to a URN: printable ASCII except the excluded characters.
fn run_len(rest: &str) -> usize {
    rest.bytes().take_while(|b| b.is_ascii_graphic() && !b"\"<>[]\\^`{|}".contains(b)).count()
}

/// The longest valid URN at the start of `candidate`: cut where the parser fails, then without trailing punctuation.
fn longest_urn(candidate: &str, profile: SyntaxProfile) -> Option<Urn<'_>> {
    let mut text = candidate;
    // Each cut removes the fault and shortens the text, so a few rounds suffice ("a?=" → "a?" → "a").
    for _ in 0..8 {
        match Urn::parse_as(text, profile) {
            Ok(urn) => {
                let trimmed = without_closing_marks(text);
                return if trimmed.len() == text.len() {
                    Some(urn)
                } else {
                    Urn::parse_as(trimmed, profile).ok().or_else(|| longest_shorter_urn(trimmed, profile))
                };
            }
            Err(error) => text = text.get(..cut_at(text, error.code, error.at)?)?,
        }
    }
    None
}

/// Dropping punctuation may leave an empty component at the end, which is cut too.
fn longest_shorter_urn(text: &str, profile: SyntaxProfile) -> Option<Urn<'_>> {
    let error = Urn::parse_as(text, profile).err()?;
    Urn::parse_as(without_closing_marks(text.get(..cut_at(text, error.code, error.at)?)?), profile).ok()
}

/// The position at which to cut in order to remove the fault; `None` if no URN can remain.
fn cut_at(text: &str, code: Code, at: usize) -> Option<usize> {
    match code {
        Code::Question | Code::Percent | Code::NssCharacter | Code::ComponentCharacter | Code::Nul => Some(at),
        // "?+" or "?=" without a valid component: drop the delimiter too.
        Code::ComponentEmpty | Code::ComponentStart => text.get(..at)?.rfind('?'),
        Code::Directive => text.find('?'),
        _ => None,
    }
}

fn without_closing_marks(text: &str) -> &str {
    let mut left = text.as_bytes();
    // The number of unmatched `)`, counted once, at the first one.
    let mut unopened: Option<usize> = None;
    loop {
        left = match left {
            [rest @ .., b'.' | b',' | b';' | b':' | b'!' | b'?' | b'\''] => rest,
            [rest @ .., b')'] => {
                let too_many = unopened.unwrap_or_else(|| count_surplus_parentheses(left));
                if too_many == 0 {
                    break;
                }
                unopened = Some(too_many - 1);
                rest
            }
            _ => break,
        };
    }
    text.get(..left.len()).unwrap_or_default()
}

/// The number by which `)` outnumber `(`.
fn count_surplus_parentheses(text: &[u8]) -> usize {
    let count = |wanted: u8| text.iter().filter(|b| **b == wanted).count();
    count(b')').saturating_sub(count(b'('))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<&str> {
        find(text).map(|found| found.urn.as_str()).collect()
    }

    #[test]
    fn closing_punctuation_is_excluded_but_paired_parentheses_remain() {
        assert_eq!(all("(urn:example:a(1))."), ["urn:example:a(1)"]);
        assert_eq!(all("Is it urn:example:a?"), ["urn:example:a"]);
        assert_eq!(all("urn:example:a?=, done"), ["urn:example:a?=,"].map(|_| "urn:example:a"));
        assert_eq!(all("\"urn:example:a/b\" and `urn:example:c`"), ["urn:example:a/b", "urn:example:c"]);
        assert_eq!(all("turn:example:a return:example:b"), Vec::<&str>::new());
        assert_eq!(all("urn:urn:example:a"), ["urn:urn:example:a"]);
        assert_eq!(all("urn: urn:example:é"), Vec::<&str>::new());
        assert_eq!(all("urn:example:100% sure"), ["urn:example:100"]);
        assert_eq!(all("<urn:example:x#f>urn:example:y"), ["urn:example:x#f", "urn:example:y"]);
        assert_eq!(all("urn:example:a(1)))).)"), ["urn:example:a(1)"]);
    }

    #[test]
    fn megabyte_without_spaces_is_scanned_in_linear_time() {
        // No time is measured: if an algorithm scanned the rest of the text or counted the parentheses for each candidate, this test would
        // not finish.
        const MIB: usize = 1 << 20;
        for piece in ["urn:a:", "urn:", "urn:ab:%", "urn:ab:/"] {
            assert_eq!(all(&piece.repeat(MIB / piece.len())).len(), usize::from(piece == "urn:"), "{piece}");
        }
        assert_eq!(all(&format!("urn:ab:c{}", ").".repeat(MIB / 2))), ["urn:ab:c"]);
        assert_eq!(all(&"urn:ab:c ".repeat(MIB / 9)).len(), MIB / 9);
    }
}
