//! Personal API tokens, with which a program acts for a user. Each has a name, scopes and an expiry date, and is shown once.
//!
//! The format is `nidreg_` and 64 hexadecimal digits, then `_` and eight digits of a checksum. The prefix makes leaked tokens recognizable,
//! and the checksum detects truncated ones without a database query.

pub(crate) mod queries;

use crate::ids::sha256;
use crate::store::Moment;
use crate::store::typed::{Stored, named};
use crate::users::secrets::Token;
use jiff::Timestamp;

named! {
    /// The scope of a token.
    Scope {
        /// Read, create and change the user's drafts.
        Drafts = "drafts" => "scope-drafts";
        /// Submit a draft.
        Submit = "submit" => "scope-submit";
        /// Read the reviews of the user's requests, and of those the user reviews.
        Reviews = "reviews" => "scope-reviews";
        /// Comment, and retract the user's own comments.
        Comments = "comments" => "scope-comments";
    }
}

/// The available validity periods, in days.
pub const VALIDITY_DAYS: [i64; 3] = [30, 90, 365];

/// A token as shown to its owner.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::tokens, treat_none_as_default_value = false)]
pub struct ListedToken {
    /// The key.
    pub id: String,
    /// The name chosen by its owner.
    pub name: String,
    /// Its first characters.
    pub prefix: String,
    #[diesel(serialize_as = Stored<Vec<Scope>>)]
    pub scopes: Vec<Scope>,
    /// When it was created.
    #[diesel(serialize_as = Moment)]
    pub created_at: Timestamp,
    /// When it expires.
    #[diesel(serialize_as = Moment)]
    pub expires_at: Timestamp,
    /// When it was last used.
    pub last_used_at: Option<Timestamp>,
}

const TOKEN_PREFIX: &str = "nidreg_";

/// Formats a token.
pub fn format_token(token: &Token) -> String {
    let body = [TOKEN_PREFIX, token.secret()].concat();
    let sum = checksum(&body);
    [body.as_str(), "_", &sum].concat()
}

fn checksum(body: &str) -> String {
    sha256(body.as_bytes()).get(..8).unwrap_or_default().to_owned()
}

/// Parses a token; an invalid one is rejected without a database query.
pub fn read(text: &str) -> Option<Token> {
    let (body, sum) = text.trim().rsplit_once('_')?;
    if checksum(body) != sum {
        return None;
    }
    Token::read(body.strip_prefix(TOKEN_PREFIX)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn token_round_trips_and_mistyped_token_is_rejected() {
        let token = Token::generate();
        let text = format_token(&token);
        assert!(read(&text).unwrap() == token);
        assert!(read(&text[..text.len() - 1]).is_none());
        // One digit is changed.
        let at = text.len() - 12;
        let other = if &text[at..=at] == "0" { "1" } else { "0" };
        assert!(read(&[&text[..at], other, &text[at + 1..]].concat()).is_none());
        assert!(read("nidreg_x_00000000").is_none() && read("").is_none());
    }
}
