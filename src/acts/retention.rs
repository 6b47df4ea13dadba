//! How long what is kept, as one table: the privacy page prints its rows, and the job forgets by them. What is not in a row that forgets
//! is kept for ever, and a row says so.

use crate::acts::{answers, check_list, erase};
use crate::cases::{erasures, team};
use crate::checked;
use crate::ids::salt;
use crate::mail::Post;
use crate::people::{self, LONG_SESSION_DAYS, SESSION_HOURS, devices, elsewhere, links, refusals};
use crate::refusal::Refusal;
use crate::reviews::unread;
use crate::store::{AnyConnection, Moment, Store, chain, repeats};
use jiff::{SignedDuration, Timestamp};

/// Days after the end of a session during which its row stays: so long the list of one's devices knows it.
pub const SESSION_DAYS: i64 = 7;

/// Days after a link of an email has ended, used or not, during which it is told from one that never was.
pub const LINK_DAYS: i64 = 30;

/// Days after which a browser that did not come back is a new one.
pub const BROWSER_DAYS: i64 = 400;

/// The most rows that one transaction forgets: nobody waits long for the one writer.
pub const BATCH: i64 = 1000;

/// Forgets what is over, in one transaction; how many rows. As many as [`BATCH`] mean that there may be more.
type Forget = fn(&mut AnyConnection, &Post, Timestamp) -> Result<usize, Refusal>;

/// How long one kind of thing is kept.
#[derive(Clone, Copy)]
pub struct Kept {
    /// What it is.
    pub what: &'static str,
    /// How long, in words for everybody.
    pub how_long: fn(&Post) -> String,
    /// What the job does; nothing for what ends with the act that ends it, or never.
    forget: Option<Forget>,
}

fn before(now: Timestamp, days: i64) -> Moment {
    Moment::from(now.saturating_sub(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MIN))
}

fn always(words: &str) -> String {
    words.to_owned()
}

fn refused(conn: &mut AnyConnection, _: &Post, now: Timestamp) -> Result<usize, Refusal> {
    let old = before(now, refusals::DAYS_KEPT);
    chain::unsalt_refused(conn, old)?;
    Ok(refusals::queries::delete_before(conn, old)?)
}

/// All of it, in the order of the privacy page.
pub const TABLE: &[Kept] = &[
    Kept {
        what: "Emails as they came in, texts of emails sent",
        how_long: |post| {
            format!(
                "{} days. Links that sign you up, reset a password or confirm something are deleted as soon as the email has been sent",
                answers::days_kept(post)
            )
        },
        forget: Some(answers::purge),
    },
    Kept {
        what: "Refused sign-ins and other refusals, with the network they came from",
        how_long: |_| format!("{} days", refusals::DAYS_KEPT),
        forget: Some(refused),
    },
    Kept {
        what: "Results of lists of URNs that were checked, under an address that only whoever sent the list was given",
        how_long: |_| format!("{} days. Nothing says who sent it", checked::DAYS_KEPT),
        forget: Some(|conn, _, now| check_list::purge(conn, now)),
    },
    Kept {
        what: "Sessions",
        how_long: |_| {
            format!(
                "At most {LONG_SESSION_DAYS} days; {SESSION_HOURS} hours for experts, operators and administrators. That it existed: {SESSION_DAYS} days more"
            )
        },
        forget: Some(|conn, _, now| Ok(people::queries::forget_sessions(conn, before(now, SESSION_DAYS), BATCH)?)),
    },
    Kept {
        what: "A sign-in at another provider that nobody went on with",
        how_long: |_| always("15 minutes; a day after we emailed a link"),
        forget: Some(|conn, _, now| Ok(elsewhere::queries::forget_old(conn, now.into())?)),
    },
    Kept {
        what: "The mark of a browser you signed in with",
        how_long: |_| format!("{BROWSER_DAYS} days after the last time; at once with a new password"),
        forget: Some(|conn, _, now| Ok(devices::queries::forget_old(conn, before(now, BROWSER_DAYS))?)),
    },
    Kept {
        what: "Links of emails to an account that have ended, and the hash of a password that was typed with one",
        how_long: |_| format!("{LINK_DAYS} days after the link has ended"),
        forget: Some(|conn, _, now| Ok(links::forget_ended(conn, before(now, LINK_DAYS), BATCH)?)),
    },
    Kept {
        what: "Name and address of somebody who asked for an account and never confirmed it",
        how_long: |_| format!("{} days", 2 * LINK_DAYS),
        forget: Some(|conn, _, now| {
            Ok(people::queries::forget_unconfirmed(conn, now.into(), before(now, 2 * LINK_DAYS), BATCH)?)
        }),
    },
    Kept {
        what: "The address of somebody who was invited to a request and did not come",
        how_long: |_| format!("{LINK_DAYS} days after the invitation has ended"),
        forget: Some(|conn, _, now| {
            let keys = team::queries::ended_invitations(conn, before(now, LINK_DAYS), BATCH)?;
            links::forget(conn, &keys)?;
            Ok(team::queries::delete_invitations(conn, &keys)?)
        }),
    },
    Kept {
        what: "Which form was sent, so that sent twice is done once: a digest",
        how_long: |_| format!("{} hours", repeats::HOURS_KEPT),
        forget: Some(|conn, _, now| Ok(repeats::forget_old(conn, now)?)),
    },
    Kept {
        what: "That nobody has read your comment yet",
        how_long: |_| always("Until somebody reads it, or the time to take it back is over"),
        forget: Some(|conn, _, now| Ok(unread::queries::forget_old(conn, now.into())?)),
    },
    Kept {
        what: "The address of a closed account, its sessions, its second factor and its sign-ins elsewhere",
        how_long: |_| always("Removed when it is closed"),
        forget: None,
    },
    Kept {
        what: "An address that was asked for as another one, and not taken",
        how_long: |_| always("Until the change ends"),
        forget: None,
    },
    Kept {
        what: "A request for erasure: what was asked, and by whom",
        how_long: |_| {
            format!(
                "Until it is answered; {} days when nobody confirms the address. When it was answered, and the answer, stay",
                erasures::LINK_DAYS
            )
        },
        forget: Some(|conn, _, now| erase::purge(conn, now)),
    },
    Kept {
        what: "An account that was merged with another of the same person",
        how_long: |_| always("Its name, beside what was said with it; its address is removed"),
        forget: None,
    },
    Kept {
        what: "A draft that its owner deletes",
        how_long: |_| always("Gone at once; its number and that it was there stay"),
        forget: None,
    },
    Kept { what: "Backups", how_long: |_| always("30 days, unless the operators chose another time"), forget: None },
    Kept {
        what: "Accounts, requests that were submitted, texts, comments, history, when you said that you are away and who stood in",
        how_long: |_| always("For ever"),
        forget: None,
    },
];

/// Forgets everything whose time is over, a few rows in each transaction; how many.
///
/// # Errors
/// Trouble with the database; what was forgotten until then is.
pub fn enforce(store: &Store, post: &Post, now: Timestamp) -> Result<usize, Refusal> {
    // What is salted must be in the chain before its salt goes.
    while store.write(|conn| chain::seal(conn, BATCH / 2, salt))? > 0 {}
    let mut forgotten = 0;
    for forget in TABLE.iter().filter_map(|kept| kept.forget) {
        loop {
            let rows = store.write(|conn| forget(conn, post, now))?;
            forgotten += rows;
            if i64::try_from(rows).unwrap_or(i64::MAX) != BATCH {
                break;
            }
        }
    }
    Ok(forgotten)
}
