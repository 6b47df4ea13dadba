//! How good a password must be: judged by `zxcvbn`, which knows what people choose, with the person's own words and the operator's list on
//! top. Any character may stand in it; nothing must (NIST SP 800-63B §3.1.1.2, ASVS 6.2).

use std::collections::HashSet;
use std::sync::OnceLock;
use zxcvbn::{Score, zxcvbn};

/// The shortest password, in characters (NIST SP 800-63B asks for 8; ours guard a public record).
pub const PASSWORD_MIN: usize = 10;

/// The longest, in characters.
pub const PASSWORD_MAX: usize = 128;

/// How many characters must be left beside the person's own words: the estimator takes two names and a year for three guesses that
/// multiply, which nobody's acquaintances need.
const REST_MIN: usize = 8;

/// Words every registry's people would think of.
const HERE: [&str; 6] = ["nidreg", "registry", "namespace", "urn", "iana", "rfc8141"];

static REFUSED: OnceLock<HashSet<String>> = OnceLock::new();

/// Sets the operator's own list, once, at the start: a password a line, letters of either case.
pub fn set_refused(list: &str) {
    let _ = REFUSED.set(list.lines().map(|line| line.trim().to_lowercase()).filter(|line| !line.is_empty()).collect());
}

/// Why a new password is not good enough, in a sentence; nothing when it is. `own`: name, address and the like of whoever chooses it.
pub fn fault(password: &str, own: &[&str]) -> Option<String> {
    let length = password.chars().count();
    if password.is_empty() {
        return Some("Enter a password".to_owned());
    }
    if length < PASSWORD_MIN {
        return Some(format!("The password must have at least {PASSWORD_MIN} characters"));
    }
    if length > PASSWORD_MAX {
        return Some(format!("The password must have at most {PASSWORD_MAX} characters"));
    }
    let folded = password.to_lowercase();
    if REFUSED.get().is_some_and(|list| list.contains(&folded)) {
        return Some("This password is on the list of those that are not allowed here".to_owned());
    }
    let parts: Vec<String> = own
        .iter()
        .flat_map(|text| text.split(|c: char| !c.is_alphanumeric()).chain([*text]))
        .map(str::to_lowercase)
        .filter(|part| part.chars().count() > 2)
        .collect();
    let mut words: Vec<&str> = parts.iter().map(String::as_str).collect();
    words.extend(HERE);
    if let Some(rest) = without(&folded, &parts)
        && rest.chars().count() < REST_MIN
    {
        return Some("This password is little more than your name or address. Take several words that do not belong together, or let a password manager make one".to_owned());
    }
    let judged = zxcvbn(password, &words);
    if judged.score() >= Score::Three {
        return None;
    }
    let why =
        judged.feedback().and_then(zxcvbn::feedback::Feedback::warning).map_or_else(String::new, |warning| format!(" {warning}"));
    Some(format!(
        "This password is too easy to guess.{why} Take several words that do not belong together, or let a password manager make one"
    ))
}

/// What is left of a password, in small letters, without somebody's own words, the longest taken first; `None` when it has none.
fn without(folded: &str, own: &[String]) -> Option<String> {
    let mut own: Vec<&String> = own.iter().filter(|word| folded.contains(word.as_str())).collect();
    own.sort_by_key(|word| std::cmp::Reverse(word.len()));
    (!own.is_empty()).then(|| own.iter().fold(folded.to_owned(), |rest, word| rest.replace(word.as_str(), "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_guess_first_is_refused_and_nothing_else_is_asked_for() {
        // All of these were taken before.
        for weak in [
            "1234567890",
            "aaaaaaaaaa",
            "          ",
            "per@x.example",
            "password123",
            "qwertyuiop",
            "PerPersson1990",
            "nidregnidreg",
        ] {
            assert!(fault(weak, &["Per Persson", "per@x.example"]).is_some(), "{weak}");
        }
        let long = "ä".repeat(PASSWORD_MAX + 1);
        assert!(fault(&long, &[]).unwrap().contains("128"));
        assert!(fault("short", &[]).unwrap().contains("at least 10 characters"));
        let pasted = "9f4c2e7a1b8d6035".repeat(8);
        for good in ["lantern gravel otter bench", "сорок пять фонарей у моря", "xK7#pq2Lw9", pasted.as_str()]
        {
            assert_eq!(fault(good, &["Per Persson", "per@x.example"]), None, "{good}");
        }
    }
}
