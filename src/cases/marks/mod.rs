//! Annotations by two operators: the status of a namespace whose registrant cannot be found, and error flags. An annotation is not a
//! request: it does not create a registrant, and it does not exclude an operator from work on requests.

pub(crate) mod queries;

use crate::ids::AccountId;
use crate::nid::Nid;
use crate::registry::Status;
use jiff::{SignedDuration, Timestamp};

/// The statement of an annotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// The status of a namespace whose registrant cannot be found.
    Status(Status),
    /// The namespace, or this version of it, was registered in error.
    InError(Option<u32>),
    /// Such an error flag was wrong.
    NotInError(Option<u32>),
}

impl Aim {
    /// The statement once it is confirmed, as it follows the name of the namespace: `is obsolete`.
    pub fn statement(self) -> String {
        let of = |version: Option<u32>| version.map(|version| format!("(version {version}) ")).unwrap_or_default();
        match self {
            Self::Status(status) => format!("is {}", status.name()),
            Self::InError(version) => format!("{}was registered in error", of(version)),
            Self::NotInError(version) => format!("{}was not registered in error", of(version)),
        }
    }

    /// The reason for which operators add it, as a sentence.
    pub fn because(self) -> &'static str {
        match self {
            Self::Status(_) => {
                "The operators of this registry annotate namespaces that no longer have a responsible registrant. If you are responsible for this namespace,"
            }
            Self::InError(_) | Self::NotInError(_) => {
                "The operators of this registry annotate registrations made in error. If this annotation is wrong,"
            }
        }
    }
}

/// A proposed annotation that is neither confirmed nor dropped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Database key.
    pub id: String,
    /// The NID of the namespace.
    pub nid: Nid,
    /// The statement.
    pub aim: Aim,
    /// The namespaces that replace it; only for a status.
    pub successors: Vec<Nid>,
    /// The public reason; for a status also how the operators tried to reach the registrant.
    pub reason: String,
    /// Who proposed it.
    pub filed_by: AccountId,
    /// When it was proposed.
    pub filed_at: Timestamp,
}

impl Mark {
    /// When the annotation can take effect. For a status, the notice period for unreachable registrants must end first. An error flag takes
    /// effect as soon as a second operator agrees, because it withdraws nothing.
    pub fn notice_ends(&self) -> Timestamp {
        let days = if matches!(self.aim, Aim::Status(_)) { crate::cases::periods::periods().notice_unreachable } else { 0 };
        self.filed_at.saturating_add(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MAX)
    }
}
