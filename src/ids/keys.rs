//! Row keys: opaque text, with one type per entity so that keys of different entities cannot be confused.

use crate::store::typed::{InvalidStoredValue, stored_as_text};
use std::fmt;
use std::str::FromStr;

/// Generates a row key: a UUID version 7 (RFC 9562 §5.7), so that rows sort by creation time.
pub fn new_id() -> String {
    uuid::Uuid::now_v7().to_string()
}

/// The maximum length of a key, in bytes. A UUID has 36 characters; samples and tests use other keys.
const KEY_BYTES_MAX: usize = 64;

/// Whether `text` can be a key. White space and control characters are not allowed; PostgreSQL rejects NUL in text.
fn may_be_key(text: &str) -> bool {
    text.len() <= KEY_BYTES_MAX && !text.chars().any(|c| c.is_whitespace() || c.is_control())
}

/// Defines the key types. Keys are opaque: a valid key that identifies no row is simply not found.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident is $what:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
        #[schemars(inline, description = "")]
        pub struct $name(String);

        impl $name {
            /// Parses a key from a path or a form. Text that cannot be a key becomes the empty key, which identifies no row.
            pub fn typed(text: &str) -> Self {
                text.parse().unwrap_or_else(|_| Self(String::new()))
            }

            /// Like [`Self::typed`], or `None` if `text` is empty.
            pub fn given(text: &str) -> Option<Self> {
                (!text.is_empty()).then(|| Self::typed(text))
            }

            /// The key as text.
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
            type Err = InvalidStoredValue;

            fn from_str(text: &str) -> Result<Self, InvalidStoredValue> {
                if may_be_key(text) { Ok(Self(text.to_owned())) } else { Err(InvalidStoredValue::new($what, text)) }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        stored_as_text!($name);

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
    /// The system, which performs scheduled actions. No account has this key.
    pub const PROGRAM: Self = Self(String::new());

    /// Whether this is the system.
    pub fn is_program(&self) -> bool {
        self.0.is_empty()
    }
}
