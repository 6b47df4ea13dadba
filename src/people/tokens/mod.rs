//! Personal tokens: how a program acts for a person. Each has a name, scopes, an end, and is shown once.
//!
//! `nidreg_` and 64 hexadecimal digits, then `_` and eight digits of a checksum: whoever finds one knows what it is, and a program
//! that lost a letter is told so before anything is looked up.

pub(crate) mod queries;

use crate::ids::sha256;
use crate::people::secrets::Token;
use jiff::Timestamp;

/// What a token may be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Read one's drafts, start and change them.
    Drafts,
    /// Submit a draft.
    Submit,
    /// Read the reviews of one's requests, and of those one reviews.
    Reviews,
    /// Comment, and take back or strike one's own comments.
    Comments,
}

impl Scope {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Drafts, Self::Submit, Self::Reviews, Self::Comments];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Drafts => "drafts",
            Self::Submit => "submit",
            Self::Reviews => "reviews",
            Self::Comments => "comments",
        }
    }

    /// The same for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Drafts => "read, create and edit your drafts",
            Self::Submit => "submit drafts",
            Self::Reviews => "read reviews",
            Self::Comments => "comment in your name, and withdraw or retract comments",
        }
    }

    /// The scope with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// Days a token may be good for.
pub const DAYS: [i64; 3] = [30, 90, 365];

/// A token as its owner sees it later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Key.
    pub id: String,
    /// Its owner's name for it.
    pub name: String,
    /// Its first letters.
    pub prefix: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it ends.
    pub expires_at: Timestamp,
    /// When it was last used.
    pub last_used_at: Option<Timestamp>,
}

const START: &str = "nidreg_";

/// The text of a token.
pub fn written(token: &Token) -> String {
    let body = [START, token.secret()].concat();
    let sum = checksum(&body);
    [body.as_str(), "_", &sum].concat()
}

fn checksum(body: &str) -> String {
    sha256(body.as_bytes()).get(..8).unwrap_or_default().to_owned()
}

/// Reads the text of a token; anything that is none is refused without a look into the database.
pub fn read(text: &str) -> Option<Token> {
    let (body, sum) = text.trim().rsplit_once('_')?;
    if checksum(body) != sum {
        return None;
    }
    Token::read(body.strip_prefix(START)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_as_it_was_written_and_a_lost_letter_shows() {
        let token = Token::draw();
        let text = written(&token);
        assert!(read(&text).unwrap() == token);
        assert!(read(&text[..text.len() - 1]).is_none());
        // One digit changed.
        let at = text.len() - 12;
        let other = if &text[at..=at] == "0" { "1" } else { "0" };
        assert!(read(&[&text[..at], other, &text[at + 1..]].concat()).is_none());
        assert!(read("nidreg_x_00000000").is_none() && read("").is_none());
    }
}
