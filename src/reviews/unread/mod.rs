//! Unread comments. Until someone else reads a comment, its author can withdraw it without a trace of the text. Afterwards the author
//! can retract it: it stays readable, crossed out, with the reason.

pub(crate) mod queries;

use crate::ids::{AccountId, CommentId};
use crate::store::Moment;
use jiff::{SignedDuration, Timestamp};

/// Minutes for which the emails of a comment are delayed, and in which it can be withdrawn while it is unread.
pub const MINUTES: i64 = 10;

/// A comment that only its author has read, as far as the program can detect.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::unread_comments)]
pub struct Unread {
    /// The comment.
    pub comment_id: CommentId,
    /// The author's account.
    pub author_id: AccountId,
    /// The event that contains its text.
    pub event_id: String,
    /// When its thread had been resolved before the comment reopened it.
    pub resolved_at: Option<Moment>,
    /// The deadline for withdrawing it.
    pub until: Timestamp,
}

/// The deadline for withdrawing a comment that is sent at `now`.
pub fn until(now: Timestamp) -> Timestamp {
    now.saturating_add(SignedDuration::from_mins(MINUTES)).unwrap_or(now)
}

/// What has happened to a comment since it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Since {
    /// Whether its thread has a later comment.
    pub answered: bool,
    /// Whether an email about it was sent.
    pub told: bool,
}

/// Whether a comment can be withdrawn.
///
/// # Errors
/// Why it can only be retracted.
pub fn may_take_back(unread: Option<&Unread>, since: Since, now: Timestamp) -> Result<&Unread, &'static str> {
    match unread {
        _ if since.answered => Err("Someone has replied to this comment. You can retract it, but it remains readable"),
        _ if since.told => Err("This comment has been emailed. You can retract it, but it remains readable"),
        Some(unread) if now < unread.until => Ok(unread),
        Some(_) => Err("The time to withdraw this comment has ended. You can retract it, but it remains readable"),
        None => Err("Someone has read this comment. You can retract it, but it remains readable"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comment_can_be_withdrawn_only_until_read_answered_or_emailed() {
        let now = Timestamp::UNIX_EPOCH;
        let unread =
            Unread { comment_id: "c".into(), author_id: "a".into(), event_id: "e".into(), resolved_at: None, until: until(now) };
        let may = |since, at| may_take_back(Some(&unread), since, at).map(|_| ());
        assert!(may(Since::default(), now).is_ok());
        assert!(may(Since { answered: true, told: false }, now).unwrap_err().contains("replied"));
        assert!(may(Since { answered: false, told: true }, now).unwrap_err().contains("emailed"));
        assert!(may(Since::default(), unread.until).unwrap_err().contains("has ended"));
        assert!(may_take_back(None, Since::default(), now).unwrap_err().contains("has read"));
    }
}
