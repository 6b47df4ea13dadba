//! The gaps of an email: where a link stands that opens something, its text has a word drawn for this one gap until it leaves. What
//! fills it is made while the email is taken for delivery, in that transaction, and is written nowhere. Nobody can guess the word
//! beforehand, so words of others in the same email never turn into a link.

pub(crate) mod queries;
pub mod text;

use crate::ids::{hex, random};
use crate::mail::Post;
use crate::mail::signing::{Purpose, signed, signed_with};

/// What operators read in the place of a link.
pub const SHOWN: &str = "made-when-the-email-leaves";

/// What fills a gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fills {
    /// A token that is drawn, for a link of [`crate::people::links`].
    Link,
    /// A word that is signed, for the page on which the reader of an email chooses which they get.
    Choose,
    /// A word that is signed, for the pages on which the sender of an email publishes or withdraws it.
    Answer,
}

impl Fills {
    pub(crate) const ALL: [Self; 3] = [Self::Link, Self::Choose, Self::Answer];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Choose => "choose",
            Self::Answer => "answer",
        }
    }
}

/// A gap: the word that stands there, and what the link is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// The word.
    pub mark: String,
    /// What fills it.
    pub fills: Fills,
    /// The key of a link, of an email of the outbox, or of one that came in.
    pub about: String,
}

impl Gap {
    fn new(fills: Fills, about: &str) -> Self {
        Self { mark: hex(&random::<16>()), fills, about: about.to_owned() }
    }

    /// For a link that is there already, by its key.
    pub fn link(key: &str) -> Self {
        Self::new(Fills::Link, key)
    }

    /// For the choices of who reads an email of the outbox.
    pub fn choose(email: &str) -> Self {
        Self::new(Fills::Choose, email)
    }

    /// For publishing or withdrawing an email that came in.
    pub fn answer(inbound: &str) -> Self {
        Self::new(Fills::Answer, inbound)
    }

    /// The same gap in another email.
    pub(crate) fn again(&self, text: &str) -> (Self, String) {
        let new = Self::new(self.fills, &self.about);
        let text = text.replace(&self.mark, &new.mark);
        (new, text)
    }

    /// A word that is signed, while there is a key for it.
    pub(crate) fn word(&self, post: &Post) -> Option<String> {
        match self.fills {
            Fills::Link => None,
            Fills::Choose => post.links.as_ref().map(|key| signed_with(&key.0, Purpose::Choose, &self.about)),
            Fills::Answer => post.reply.as_ref().map(|reply| signed(reply, Purpose::Answer, &self.about)),
        }
    }
}
