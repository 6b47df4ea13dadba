//! Changes the address of waiting emails.

use crate::mail::templates::KINDS;
use crate::mail::templates::about::RecipientReason;
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use std::collections::HashSet;

/// Redirects waiting emails for the owner of an account to their new address. Emails meant for the old address itself remain: those to a
/// contact of a namespace, to an invited person, and with links that grant access.
pub(crate) fn redirect_waiting_emails(conn: &mut AnyConnection, old: &str, new: &str) -> Result<(), Error> {
    let of_the_account = |choice: RecipientReason| {
        matches!(
            choice,
            RecipientReason::Informs
                | RecipientReason::Follows
                | RecipientReason::Asks
                | RecipientReason::Account
                | RecipientReason::Wrote
                | RecipientReason::Duty
        )
    };
    let codes: Vec<&str> =
        KINDS.iter().filter(|about| of_the_account(about.choice) && !about.opens).map(|about| about.code).collect();
    let waits = outbox::table
        .filter(outbox::recipient.eq(old))
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::kind.eq_any(codes));
    // Emails written to both addresses are sent once.
    let same = |list: Vec<EventEmail>| list.into_iter().map(|(id, event, kind, subject)| (id, (event, kind, subject)));
    let told = (outbox::id, outbox::event_id, outbox::kind, outbox::subject);
    let of_old: Vec<EventEmail> = waits.clone().select(told).load(conn)?;
    let events: Vec<String> = of_old.iter().filter_map(|(_, event, ..)| event.clone()).collect();
    let of_new = outbox::table.filter(outbox::recipient.eq(new)).filter(outbox::event_id.eq_any(events)).select(told);
    let of_new: HashSet<_> = same(of_new.load(conn)?).map(|(_, what)| what).collect();
    let twice: Vec<String> = same(of_old).filter(|(_, what)| of_new.contains(what)).map(|(id, _)| id).collect();
    diesel::delete(outbox::table.filter(outbox::id.eq_any(twice))).execute(conn)?;
    diesel::update(waits).set(outbox::recipient.eq(new)).execute(conn)?;
    Ok(())
}

/// An email of an event: its key, the event, its kind and its subject.
type EventEmail = (String, Option<String>, String, String);
