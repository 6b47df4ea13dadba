//! Password strength, estimated by `zxcvbn` with the user's own words and the operator's list. All characters are allowed and none are
//! required (NIST SP 800-63B §3.1.1.2, ASVS 6.2).

use std::collections::HashSet;
use std::sync::OnceLock;
use urn_registry::i18n::Phrase;
use zxcvbn::{Score, zxcvbn};

/// The minimum length, in characters (NIST SP 800-63B requires 8; this registry requires more because the record is public).
pub const PASSWORD_MIN: usize = 10;

/// The maximum length, in characters.
pub const PASSWORD_MAX: usize = 128;

/// The minimum number of characters besides the user's own words. The estimator counts two names and a year as three independent guesses,
/// but people who know the user need fewer.
const OTHER_CHARS_MIN: usize = 8;

/// Words that users of any registry are likely to choose.
const REGISTRY_WORDS: [&str; 6] = ["nidreg", "registry", "namespace", "urn", "iana", "rfc8141"];

static REFUSED: OnceLock<HashSet<String>> = OnceLock::new();

/// Sets the operator's list of refused passwords, one per line, case-insensitive. Call once at startup.
pub fn set_refused(list: &str) {
    let _ = REFUSED.set(list.lines().map(|line| line.trim().to_lowercase()).filter(|line| !line.is_empty()).collect());
}

/// Why a new password is not accepted; `None` if it is. `own`: the user's name, address and similar words.
pub fn fault(password: &str, own: &[&str]) -> Option<Phrase> {
    let length = password.chars().count();
    if password.is_empty() {
        return Some(Phrase::new("refusal-enter-password"));
    }
    if length < PASSWORD_MIN {
        return Some(Phrase::new("refusal-password-short").arg("least", PASSWORD_MIN));
    }
    if length > PASSWORD_MAX {
        return Some(Phrase::new("refusal-password-long").arg("most", PASSWORD_MAX));
    }
    let folded = password.to_lowercase();
    if REFUSED.get().is_some_and(|list| list.contains(&folded)) {
        return Some(Phrase::new("refusal-password-listed"));
    }
    let parts: Vec<String> = own
        .iter()
        .flat_map(|text| text.split(|c: char| !c.is_alphanumeric()).chain([*text]))
        .map(str::to_lowercase)
        .filter(|part| part.chars().count() > 2)
        .collect();
    let mut message: Vec<&str> = parts.iter().map(String::as_str).collect();
    message.extend(REGISTRY_WORDS);
    if let Some(rest) = without_own_words(&folded, &parts)
        && rest.chars().count() < OTHER_CHARS_MIN
    {
        return Some(Phrase::new("refusal-password-own"));
    }
    let judged = zxcvbn(password, &message);
    if judged.score() >= Score::Three {
        return None;
    }
    let reason =
        judged.feedback().and_then(zxcvbn::feedback::Feedback::warning).map_or_else(String::new, |warning| format!(" {warning}"));
    Some(Phrase::new("refusal-password-easy").arg("why", reason))
}

/// The password in lower case without the user's own words, longest first; `None` if it contains none.
fn without_own_words(folded: &str, own: &[String]) -> Option<String> {
    let mut own: Vec<&String> = own.iter().filter(|word| folded.contains(word.as_str())).collect();
    own.sort_by_key(|word| std::cmp::Reverse(word.len()));
    (!own.is_empty()).then(|| own.iter().fold(folded.to_owned(), |rest, word| rest.replace(word.as_str(), "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guessable_passwords_are_rejected_without_composition_rules() {
        for weak in [
            "1234567890", "aaaaaaaaaa", "          ", "per@x.example", "password123", "qwertyuiop", "PerPersson1990",
            "nidregnidreg",
        ] {
            assert!(fault(weak, &["Per Persson", "per@x.example"]).is_some(), "{weak}");
        }
        let long = "ä".repeat(PASSWORD_MAX + 1);
        assert!(fault(&long, &[]).unwrap().to_string().contains("128"));
        assert!(fault("short", &[]).unwrap().to_string().contains("at least 10 characters"));
        let pasted = "9f4c2e7a1b8d6035".repeat(8);
        for good in ["lantern gravel otter bench", "сорок пять фонарей у моря", "xK7#pq2Lw9", pasted.as_str()]
        {
            assert_eq!(fault(good, &["Per Persson", "per@x.example"]), None, "{good}");
        }
    }
}
