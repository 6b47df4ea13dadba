//! Storage of placeholders, as JSON in the row of their email.

use super::{Fills, Placeholder};
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error, update};
use diesel::prelude::*;

/// A stored placeholder: its text, how the link is generated, and for what.
type StoredPlaceholder = (String, String, String);

/// Stores the placeholders of an email in the outbox.
pub(crate) fn store(conn: &mut AnyConnection, outbox_id: &str, gaps: &[Placeholder]) -> Result<(), Error> {
    let slots: Vec<StoredPlaceholder> =
        gaps.iter().map(|gap| (gap.mark.clone(), gap.fills.to_string(), gap.about.clone())).collect();
    let json = serde_json::to_string(&slots).map_err(|error| Error::Unreadable(error.to_string()))?;
    update!(conn, outbox.find(outbox_id): slots = json)
}

/// The placeholders of an email.
pub(crate) fn placeholders_of_email(conn: &mut AnyConnection, outbox_id: &str) -> Result<Vec<Placeholder>, Error> {
    let unreadable = || Error::Unreadable(format!("the placeholders of the email {outbox_id}"));
    let json: Option<String> = outbox::table.find(outbox_id).select(outbox::slots).first(conn).optional()?;
    let slots: Vec<StoredPlaceholder> = serde_json::from_str(json.as_deref().unwrap_or("[]")).map_err(|_| unreadable())?;
    let read = |(mark, fills, about): StoredPlaceholder| {
        Ok(Placeholder { mark, fills: Fills::from_name(&fills).ok_or_else(unreadable)?, about })
    };
    slots.into_iter().map(read).collect()
}

/// The waiting emails with a placeholder for a link.
pub(crate) fn emails_with(conn: &mut AnyConnection, link: &str) -> Result<Vec<String>, Error> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::slots.like(format!("%\"{link}\"%")))
        .select(outbox::id)
        .load(conn)?)
}
