//! Where the address of an email that waits is changed.

use crate::mail::letters::KINDS;
use crate::mail::letters::about::Choice;
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;

/// Sends what waits for the owner of an account to their new address. What was meant for whoever reads the old one stays there: a
/// contact of a namespace, somebody who was invited, and links that open something.
pub(crate) fn follow(conn: &mut AnyConnection, old: &str, new: &str) -> Result<(), Error> {
    let of_the_account =
        |choice: Choice| matches!(choice, Choice::Stops(_) | Choice::Asks(_) | Choice::Account | Choice::Wrote | Choice::Duty);
    let codes: Vec<&str> =
        KINDS.iter().filter(|about| of_the_account(about.choice) && !about.opens).map(|about| about.code).collect();
    diesel::update(
        outbox::table
            .filter(outbox::recipient.eq(old))
            .filter(outbox::sent_at.is_null())
            .filter(outbox::failed_at.is_null())
            .filter(outbox::letter.eq_any(codes)),
    )
    .set(outbox::recipient.eq(new))
    .execute(conn)?;
    Ok(())
}
