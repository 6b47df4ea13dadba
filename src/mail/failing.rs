//! Addresses with delivery failures. After the third failure, sending to the address is paused and operators are notified.

use crate::history::{Event, EventKind, log};
use crate::mail::templates::Notification;
use crate::mail::{MailConfig, outbox, queries};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users;
use crate::users::{Actor, Role};
use jiff::Timestamp;

/// The number of failures after which sending to an address is paused.
pub const FAILURES_BEFORE_PAUSE: i64 = 3;

/// Records a failure that was caused by the address. If the email asked its recipient for something (`asks`), operators are notified
/// immediately, because a response cannot be expected.
pub fn record_address_failure(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    (address, subject, asks): (&str, &str, bool),
    reason: &str,
) -> Result<(), Refusal> {
    let failures = queries::note_failing(conn, address, reason, now.into())?;
    let pauses = failures == FAILURES_BEFORE_PAUSE;
    if failures >= FAILURES_BEFORE_PAUSE {
        queries::pause_address(conn, address, now.into())?;
    }
    if !pauses && !asks {
        return Ok(());
    }
    let event = log::record(
        conn,
        now,
        &Actor::Clock,
        Event::on_registry(EventKind::AddressPaused).with_detail(&format!("{address}: {reason}")),
    )?;
    for operator in users::queries::with_role(conn, Role::Operator)? {
        // An operator whose address fails is not notified of that failure.
        if operator.email == address {
            continue;
        }
        let email = Notification::AddressFails {
            address: address.to_owned(),
            subject: subject.to_owned(),
            reason: reason.to_owned(),
            paused: failures >= FAILURES_BEFORE_PAUSE,
            link: format!("{}/operator/emails", mail.public_url),
        };
        outbox::queue(conn, mail, now, &event, None, &operator, &email)?;
    }
    Ok(())
}
