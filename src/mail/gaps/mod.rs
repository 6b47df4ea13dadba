//! The gaps of an email: where a link stands that opens something, its text has a word drawn for this one gap until it leaves. What
//! fills it is made while the email is taken for delivery, in that transaction, and is written nowhere. Nobody can guess the word
//! beforehand, so words of others in the same email never turn into a link.

pub(crate) mod queries;

use crate::ids::{hex, random};
use crate::mail::Post;
use crate::mail::queries::Due;
use crate::mail::signing::{Purpose, signed, signed_with};
use crate::people::links;
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;

/// What operators read in the place of a link.
pub const SHOWN: &str = "made-when-the-email-leaves";

/// What fills a gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fills {
    /// A token that is drawn, for a link of [`links`].
    Link,
    /// A word that is signed, for the page on which the reader of an email chooses which they get.
    Choose,
    /// A word that is signed, for the pages on which the sender of an email publishes or withdraws it.
    Answer,
}

impl Fills {
    const ALL: [Self; 3] = [Self::Link, Self::Choose, Self::Answer];

    fn name(self) -> &'static str {
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
    fn again(&self, text: &str) -> (Self, String) {
        let new = Self::new(self.fills, &self.about);
        let text = text.replace(&self.mark, &new.mark);
        (new, text)
    }

    /// A word that is signed, while there is a key for it.
    fn word(&self, post: &Post) -> Option<String> {
        match self.fills {
            Fills::Link => None,
            Fills::Choose => post.links.as_ref().map(|key| signed_with(&key.0, Purpose::Choose, &self.about)),
            Fills::Answer => post.reply.as_ref().map(|reply| signed(reply, Purpose::Answer, &self.about)),
        }
    }
}

/// Fills the gaps of an email that is taken for delivery.
pub(crate) fn fill(conn: &mut AnyConnection, post: &Post, now: Timestamp, email: &mut Due) -> Result<(), Error> {
    for gap in queries::of(conn, &email.id)? {
        let word = match gap.fills {
            Fills::Link => links::draw(conn, now, &gap.about)?.secret().to_owned(),
            _ => gap.word(post).unwrap_or_else(|| SHOWN.to_owned()),
        };
        email.body = email.body.replace(&gap.mark, &word);
    }
    Ok(())
}

/// The text of an email as operators read it: no link in it opens anything.
pub(crate) fn shown(conn: &mut AnyConnection, id: &str, text: &str) -> Result<String, Error> {
    Ok(queries::of(conn, id)?.iter().fold(text.to_owned(), |text, gap| text.replace(&gap.mark, SHOWN)))
}

/// The text of an email as its reader got it, as far as that can be told: to find what an answer quotes of it.
///
/// # Errors
/// Of the database.
pub fn as_read(conn: &mut AnyConnection, post: &Post, id: &str, text: &str) -> Result<String, Error> {
    let gaps = queries::of(conn, id)?;
    Ok(gaps.iter().fold(text.to_owned(), |text, gap| text.replace(&gap.mark, &gap.word(post).unwrap_or_default())))
}

/// The text of an email for another one that says the same, `new`: with gaps of its own, about the same. Its link of choices is its own.
pub(crate) fn again(conn: &mut AnyConnection, (old, new): (&str, &str), text: &str) -> Result<(String, Vec<Gap>), Error> {
    let (mut text, mut gaps) = (text.to_owned(), Vec::new());
    for gap in queries::of(conn, old)? {
        let (mut copy, changed) = gap.again(&text);
        if copy.fills == Fills::Choose && copy.about == old {
            new.clone_into(&mut copy.about);
        }
        text = changed;
        gaps.push(copy);
    }
    Ok((text, gaps))
}
