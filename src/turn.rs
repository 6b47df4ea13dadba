//! Whose turn it is in code: the person who acts, the moment, and how email leaves. Every act takes one.

use crate::mail::Post;
use crate::people::{Account, Actor};
use jiff::Timestamp;

/// Who acts, when, and how letters leave.
#[derive(Debug, Clone, Copy)]
pub struct Turn<'a> {
    /// The person.
    pub who: &'a Account,
    /// The time.
    pub now: Timestamp,
    /// The letters.
    pub post: &'a Post,
}

impl Turn<'_> {
    pub(crate) fn actor(&self) -> Actor {
        if self.who.id.is_program() { Actor::Clock } else { Actor::Person(self.who.clone()) }
    }

    /// The address of a page of this registry.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.post.public_url)
    }
}
