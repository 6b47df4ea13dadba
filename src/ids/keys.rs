//! Keys of rows: text that is made once and compared, of a type for each thing it names, so that no two can be swapped.

use crate::store::typed::{Unread, kept_as_text};
use std::fmt;
use std::str::FromStr;

/// A new row key: a UUID of version 7, so that rows sort by the time they were made.
pub fn new_id() -> String {
    uuid::Uuid::now_v7().to_string()
}

/// The longest text that is read as a key. A UUID has 36 characters; samples and tests make up others.
const LONGEST: usize = 64;

/// Whether a text may be a key: none has blanks or control characters, which PostgreSQL would refuse as text.
fn may_be_key(text: &str) -> bool {
    text.len() <= LONGEST && !text.chars().any(|c| c.is_whitespace() || c.is_control())
}

/// Makes the types of keys. Each is opaque: what may be a key and names no row is found nowhere.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident is $what:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// What an address or a form names: text that can be no key reads as the empty one, which names no row.
            pub fn typed(text: &str) -> Self {
                text.parse().unwrap_or_else(|_| Self(String::new()))
            }

            /// The same, and none where nothing is named.
            pub fn given(text: &str) -> Option<Self> {
                (!text.is_empty()).then(|| Self::typed(text))
            }

            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = Unread;

            fn from_str(text: &str) -> Result<Self, Unread> {
                if may_be_key(text) { Ok(Self(text.to_owned())) } else { Err(Unread::new($what, text)) }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        kept_as_text!($name);

        #[cfg(test)]
        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self::typed(text)
            }
        }
    )+};
}

keys! {
    /// The key of an account.
    AccountId is "key of an account";
    /// The key of a request; people call it by its [`RequestNumber`](super::RequestNumber).
    RequestId is "key of a request";
    /// The key of a thread of comments.
    ThreadId is "key of a thread";
    /// The key of a comment.
    CommentId is "key of a comment";
}

impl AccountId {
    /// The program itself, which acts on time: no account has this key.
    pub const PROGRAM: Self = Self(String::new());

    /// Whether the program itself is meant.
    pub fn is_program(&self) -> bool {
        self.0.is_empty()
    }
}
