//! The source of a text: a file in a source repository, at a commit. The program that sends the text states the source; the server fetches
//! nothing.

pub(crate) mod queries;

use crate::refusal::{FieldFault, Refusal, at};
use urn_registry::i18n::Phrase;

/// The maximum length of an address in bytes.
const URL_MAX: usize = 1000;

/// The lengths of a commit in hexadecimal digits: SHA-1 and SHA-256.
const COMMIT_DIGITS: [usize; 2] = [40, 64];

/// The number of digits of a commit that are shown.
const SHORT_COMMIT_LEN: usize = 12;

/// The file and the commit that a text was sent from.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::text_sources)]
pub struct Source {
    /// The https URL of the file.
    pub url: String,
    /// The commit, in lower-case hexadecimal digits.
    #[diesel(column_name = commit_id)]
    pub commit: String,
}

impl Source {
    /// Reads the two values that a program sends.
    ///
    /// # Errors
    /// [`Refusal::Faults`] if the address is not an https URL with a host and without a user, or the commit is not a whole hexadecimal
    /// object ID (40 or 64 digits).
    pub fn parse(url: &str, commit: &str) -> Result<Self, Refusal> {
        let (url, commit) = (url.trim(), commit.trim().to_ascii_lowercase());
        let mut faults = Vec::new();
        if !is_https(url) {
            faults.push(FieldFault::new(at::SOURCE_URL, Phrase::new("refusal-source-url").arg("most", URL_MAX)));
        }
        if !(COMMIT_DIGITS.contains(&commit.len()) && commit.bytes().all(|byte| byte.is_ascii_hexdigit())) {
            faults.push(FieldFault::new(at::SOURCE_COMMIT, Phrase::new("refusal-source-commit")));
        }
        if faults.is_empty() { Ok(Self { url: url.to_owned(), commit }) } else { Err(Refusal::Faults(faults)) }
    }

    /// The first digits of the commit.
    pub(crate) fn short_commit(&self) -> &str {
        self.commit.get(..SHORT_COMMIT_LEN).unwrap_or(&self.commit)
    }
}

/// Whether the text is an https URL (RFC 3986) with a host, without user information, and short enough to be shown.
fn is_https(url: &str) -> bool {
    let Some(rest) = url.strip_prefix("https://") else { return false };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is_of_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    let is_of_url = |c: char| c.is_ascii_graphic() && !matches!(c, '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}');
    url.len() <= URL_MAX
        && host.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[')
        && host.chars().all(is_of_host)
        && rest.chars().all(is_of_url)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMMIT: &str = "0123456789abcdef0123456789ABCDEF01234567";

    #[test]
    fn source_requires_an_https_url_and_a_full_commit_hash() {
        let source = Source::parse(" https://code.example/lamps/blob/main/urn.md?plain=1#L3 ", COMMIT).unwrap();
        assert_eq!(source.url, "https://code.example/lamps/blob/main/urn.md?plain=1#L3");
        assert_eq!(source.short_commit(), "0123456789ab");
        assert!(source.commit.ends_with("cdef01234567"));
        for url in [
            "",
            "http://code.example/urn.md",
            "javascript:alert(1)",
            "https://",
            "https:///urn.md",
            "https://user@code.example/",
            "https://user:secret@code.example/",
            "https://code.example/a b",
            "https://code.example/\"",
            "https://köd.example/",
        ] {
            assert!(Source::parse(url, COMMIT).is_err(), "{url}");
        }
        for commit in ["", "main", "0123456", "g123456789abcdef0123456789abcdef01234567"] {
            assert!(Source::parse("https://code.example/urn.md", commit).is_err(), "{commit}");
        }
        let Err(Refusal::Faults(faults)) = Source::parse("", "") else { panic!("both are missing") };
        assert_eq!(faults.len(), 2);
    }
}
