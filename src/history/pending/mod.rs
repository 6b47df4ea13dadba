//! Actions that one person requests and a second person confirms: publications, redactions, resets of a second factor, and the roles
//! operator, lead and administrator.

pub(crate) mod queries;

use crate::ids::{AccountId, RequestId, RevisionNumber, new_id};
use crate::refusal::Refusal;
use crate::store::typed::stored_enum;
use crate::users::Role;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

stored_enum! {
    /// How a pending action ended.
    Ending as "end of a pending action" {
        /// A second person confirmed it.
        Confirmed = "confirmed",
        /// A person rejected it.
        Dropped = "dropped",
        /// The person who requested it withdrew it.
        Withdrawn = "withdrawn",
        /// Another action voided it.
        Void = "void",
        /// One person performed it alone, in an emergency.
        Alone = "alone",
    }
}

/// An action that needs two persons.
pub trait TwoPersonAction: Sized {
    /// The kinds of its rows.
    const KINDS: &'static [&'static str];
    /// The message of its name in a refusal.
    const NAME_MESSAGE: &'static str;
    /// The role in which both persons act.
    const ROLE: Role;
    /// The message of the refusal to the person who requested it.
    const OWN_REQUEST_REFUSAL: &'static str;
    /// Hours within which it must be confirmed, if there is a limit.
    const CONFIRM_WITHIN_HOURS: Option<i64> = None;

    /// Its columns.
    fn to_columns(&self) -> Columns;

    /// Reads its columns; `None` if one of them is invalid.
    fn from_columns(columns: &Columns) -> Option<Self>;
}

/// The columns of an action. Each kind has its own, which constraints of the database check.
#[derive(Debug, Clone, Default, diesel::Insertable, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::pending_actions, treat_none_as_default_value = false)]
pub struct Columns {
    pub(crate) kind: String,
    pub(crate) row_kind: Option<String>,
    pub(crate) row_id: Option<String>,
    pub(crate) path: Option<String>,
    pub(crate) class: Option<String>,
    pub(crate) request_id: Option<RequestId>,
    pub(crate) event_id: Option<String>,
    pub(crate) revision_number: Option<RevisionNumber>,
    pub(crate) content: Option<String>,
    pub(crate) text: Option<String>,
    pub(crate) account_id: Option<AccountId>,
}

/// An action that was requested.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending<T> {
    /// Database key.
    pub id: String,
    pub action: T,
    /// The public reason.
    pub reason: String,
    /// The account that requested it.
    pub filed_by: AccountId,
    /// When it was requested.
    pub filed_at: Timestamp,
}

impl<T: TwoPersonAction> Pending<T> {
    /// A request that is not stored yet.
    pub fn new(action: T, reason: String, filed_by: &AccountId, filed_at: Timestamp) -> Self {
        Self { id: new_id(), action, reason, filed_by: filed_by.clone(), filed_at }
    }

    /// The deadline for the confirmation.
    pub fn confirmation_deadline(&self) -> Timestamp {
        T::CONFIRM_WITHIN_HOURS.map_or(Timestamp::MAX, |hours| {
            self.filed_at.saturating_add(SignedDuration::from_hours(hours)).unwrap_or(Timestamp::MAX)
        })
    }

    /// Whether a person requested it.
    pub fn is_requested_by(&self, who: &AccountId) -> bool {
        self.filed_by == *who
    }

    /// Whether a person can confirm it now.
    pub fn can_be_confirmed_by(&self, who: &AccountId, now: Timestamp) -> bool {
        !self.is_requested_by(who) && now < self.confirmation_deadline()
    }

    /// Checks that the person did not request it, neither with this account nor with one that was merged into it.
    pub(crate) fn check_second_person(&self, who: &AccountId) -> Result<(), Refusal> {
        if self.is_requested_by(who) { Err(Refusal::not_permitted(Phrase::new(T::OWN_REQUEST_REFUSAL))) } else { Ok(()) }
    }
}
