//! The text of an email with placeholders: as sent, as shown to operators, as its recipient read it, and as copied into another email.

use super::{Fills, Placeholder, queries};
use crate::mail::MailConfig;
use crate::mail::queries::DueEmail;
use crate::mail::signing::SECRET_SUBSTITUTE;
use crate::store::{AnyConnection, Error};
use crate::users::links;
use jiff::Timestamp;

/// Generates the links of an email that is taken for delivery.
pub(crate) fn fill(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, email: &mut DueEmail) -> Result<(), Error> {
    for gap in queries::placeholders_of_email(conn, &email.id)? {
        let word = match gap.fills {
            Fills::Link => links::create_token(conn, now, &gap.about)?.secret().to_owned(),
            _ => gap.signed_token(mail).unwrap_or_else(|| SECRET_SUBSTITUTE.to_owned()),
        };
        email.body = email.body.replace(&gap.mark, &word);
    }
    Ok(())
}

/// The text as shown to operators, without working links.
pub(crate) fn text_for_operators(conn: &mut AnyConnection, id: &str, text: &str) -> Result<String, Error> {
    Ok(queries::placeholders_of_email(conn, id)?
        .iter()
        .fold(text.to_owned(), |text, gap| text.replace(&gap.mark, SECRET_SUBSTITUTE)))
}

/// The text as its recipient read it, as far as it can be reconstructed, to recognize quotations in a reply.
///
/// # Errors
/// Database errors.
pub fn as_read(conn: &mut AnyConnection, mail: &MailConfig, id: &str, text: &str) -> Result<String, Error> {
    let gaps = queries::placeholders_of_email(conn, id)?;
    Ok(gaps.iter().fold(text.to_owned(), |text, gap| text.replace(&gap.mark, &gap.signed_token(mail).unwrap_or_default())))
}

/// Copies the text into another email, `new`, with new placeholders for the same links. The link to stop following is that of the new
/// email.
pub(crate) fn copy_text(
    conn: &mut AnyConnection,
    (old, new): (&str, &str),
    text: &str,
) -> Result<(String, Vec<Placeholder>), Error> {
    let (mut text, mut gaps) = (text.to_owned(), Vec::new());
    for gap in queries::placeholders_of_email(conn, old)? {
        let (mut copy, changed) = gap.copy_for_email(&text);
        if copy.fills == Fills::Unfollow && copy.about == old {
            new.clone_into(&mut copy.about);
        }
        text = changed;
        gaps.push(copy);
    }
    Ok((text, gaps))
}
