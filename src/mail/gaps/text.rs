//! The text of an email with gaps: as it leaves, as operators read it, as its reader got it, and for another email.

use super::{Fills, Gap, SHOWN, queries};
use crate::mail::Post;
use crate::mail::queries::Due;
use crate::people::links;
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;

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
