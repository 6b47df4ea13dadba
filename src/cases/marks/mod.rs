//! What two operators mark: a status of a namespace whose registrant is gone, and what was registered in error. It is no request:
//! nobody becomes a registrant by it, and nobody is locked out of the desk.

pub(crate) mod queries;

use crate::ids::AccountId;
use crate::nid::Nid;
use crate::registry::Status;
use jiff::{SignedDuration, Timestamp};

/// What a mark is to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// The status of a namespace whose registrant is gone.
    Status(Status),
    /// That the namespace, or this version of it, should not have been registered.
    InError(Option<u32>),
    /// That such a mark was wrong.
    NotInError(Option<u32>),
}

impl Aim {
    /// What it says once it is confirmed, behind the name of the namespace: `is obsolete`.
    pub fn says(self) -> String {
        let of = |version: Option<u32>| version.map(|version| format!("(version {version}) ")).unwrap_or_default();
        match self {
            Self::Status(status) => format!("is {}", status.name()),
            Self::InError(version) => format!("{}was registered in error", of(version)),
            Self::NotInError(version) => format!("{}was not registered in error", of(version)),
        }
    }

    /// Why operators mark it, in a sentence of its own.
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

/// A mark that was filed and is neither confirmed nor dropped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Key.
    pub id: String,
    /// Of which namespace.
    pub nid: Nid,
    /// What is to be said of it.
    pub aim: Aim,
    /// The namespaces that take its place; only for a status.
    pub successors: Vec<Nid>,
    /// Why; for a status also what was tried to reach the registrant. Published.
    pub reason: String,
    /// Who filed it.
    pub filed_by: AccountId,
    /// When.
    pub filed_at: Timestamp,
}

impl Mark {
    /// When its notice ends: for a status the period of a registrant who cannot be reached; an error is marked as soon as a second
    /// operator agrees, because nothing is taken away by it.
    pub fn notice_ends(&self) -> Timestamp {
        let days = if matches!(self.aim, Aim::Status(_)) { crate::cases::periods::periods().notice_unreachable } else { 0 };
        self.filed_at.saturating_add(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MAX)
    }
}
