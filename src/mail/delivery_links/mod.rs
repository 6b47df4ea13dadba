//! Links that are generated at delivery. Until an email is sent, its text has a random placeholder for each link that grants access. The
//! link is generated in the transaction that takes the email for delivery, and is not stored. Placeholders cannot be guessed, so user input
//! in the same email cannot become a link.

pub(crate) mod queries;
pub mod text;

use crate::ids::{hex, random};
use crate::mail::MailConfig;
use crate::mail::signing::{Purpose, signed_token, signed_token_with};
use crate::store::typed::stored_enum;

stored_enum! {
    /// How a link is generated.
    Fills as "gap of an email" {
        /// A random token for a link of [`crate::users::links`].
        Link = "link",
        /// A signed token for the page on which the recipient stops following the request.
        Unfollow = "unfollow",
        /// A signed token for the pages on which the sender of an email publishes or withdraws it.
        Answer = "answer",
    }
}

/// A placeholder for a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placeholder {
    /// The placeholder text.
    pub mark: String,
    /// How the link is generated.
    pub fills: Fills,
    /// The key of a link, of an email in the outbox, or of an incoming email.
    pub about: String,
}

impl Placeholder {
    fn new(fills: Fills, about: &str) -> Self {
        Self { mark: hex(&random::<16>()), fills, about: about.to_owned() }
    }

    /// For an existing link, by its key.
    pub fn link(key: &str) -> Self {
        Self::new(Fills::Link, key)
    }

    /// For the recipient of an email in the outbox to stop following its request.
    pub fn unfollow(email: &str) -> Self {
        Self::new(Fills::Unfollow, email)
    }

    /// For publishing or withdrawing an incoming email.
    pub fn answer(inbound: &str) -> Self {
        Self::new(Fills::Answer, inbound)
    }

    /// A placeholder for the same link in another email, with the text in which it replaces this one.
    pub(crate) fn copy_for_email(&self, text: &str) -> (Self, String) {
        let new = Self::new(self.fills, &self.about);
        let text = text.replace(&self.mark, &new.mark);
        (new, text)
    }

    /// The signed token, if there is a key.
    pub(crate) fn signed_token(&self, mail: &MailConfig) -> Option<String> {
        match self.fills {
            Fills::Link => None,
            Fills::Unfollow => mail.links.as_ref().map(|key| signed_token_with(&key.0, Purpose::Unfollow, &self.about)),
            Fills::Answer => mail.reply.as_ref().map(|reply| signed_token(reply, Purpose::Answer, &self.about)),
        }
    }
}
