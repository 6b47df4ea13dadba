//! Annotations by two operators: the status of a namespace whose registrant cannot be found, and error flags. An annotation is not a
//! request: it does not create a registrant, and it does not exclude an operator from work on requests.

use crate::history::pending::{Columns, NeedsTwo};
use crate::registry::Status;
use urn_registry::nid::Nid;

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

/// An annotation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The NID of the namespace.
    pub nid: Nid,
    /// The statement.
    pub aim: Aim,
    /// The namespaces that replace it; only for a status.
    pub successors: Vec<Nid>,
}

impl NeedsTwo for Mark {
    const KINDS: &'static [&'static str] = &["status", "in_error", "not_in_error"];
    const NAME: &'static str = "This annotation";
    const OWN: &'static str = "You requested this annotation. A second operator must confirm it";

    /// For a status, the notice period for unreachable registrants must end first. An error flag takes effect as soon as a second operator
    /// agrees, because it withdraws nothing.
    fn notice_hours(&self) -> i64 {
        if matches!(self.aim, Aim::Status(_)) { 24 * crate::cases::periods::periods().notice_unreachable } else { 0 }
    }

    fn columns(&self) -> Columns {
        let (kind, status, version) = match self.aim {
            Aim::Status(to) => ("status", Some(to.name().to_owned()), None),
            Aim::InError(version) => ("in_error", None, version),
            Aim::NotInError(version) => ("not_in_error", None, version),
        };
        Columns {
            kind: kind.to_owned(),
            nid: Some(self.nid.to_string()),
            new_status: status,
            successors: Some(self.successors.iter().map(Nid::as_str).collect::<Vec<_>>().join(" ")),
            version: version.map(i64::from),
            ..Columns::default()
        }
    }

    fn read(columns: &Columns) -> Option<Self> {
        let version = columns.version.map(u32::try_from).transpose().ok()?;
        let aim = match columns.kind.as_str() {
            "in_error" => Aim::InError(version),
            "not_in_error" => Aim::NotInError(version),
            _ => Aim::Status(Status::from_name(columns.new_status.as_deref()?)?),
        };
        let successors = columns.successors.as_deref()?.split_whitespace().map(Nid::parse).collect::<Result<_, _>>().ok()?;
        Some(Self { nid: Nid::parse(columns.nid.as_deref()?).ok()?, aim, successors })
    }
}
