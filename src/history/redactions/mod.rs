//! Redactions of personal data in the record by two operators: the one exception to its permanence. The text is deleted; a notice with
//! class and reason, and the rest of the row, remain. Copies of the text elsewhere (`copies`) are removed with it.

pub(crate) mod copies;
pub(crate) mod queries;

use crate::history::pending::{Columns, Pending, TwoPersonAction};
use crate::store::typed::stored_enum;
use crate::users::Role;
use jiff::Timestamp;

stored_enum! {
    /// The kind of row that contains the text.
    RedactableKind as "redaction of" {
        Comment = "comment",
        /// The text of an event.
        Event = "event",
        /// A revision of a request.
        Revision = "revision",
        /// A version of a namespace registered here.
        Version = "version",
        /// A corrected version.
        Edition = "edition",
        /// A received email.
        Received = "received",
        /// A sent email.
        Sent = "sent",
        /// An expert's position.
        Position = "position",
        /// A permanent text from which only copies are removed: an answer to a position, the reasons of a decision, a report or a document.
        Copy = "copy",
    }
}

stored_enum! {
    /// The class of personal data.
    Class as "class of redaction" {
        /// Contact data.
        Contact = "contact" => "redaction-contact";
        /// A name or identity.
        Name = "name" => "redaction-name";
        /// Sensitive data, such as health or belief, which the law protects specially.
        Sensitive = "sensitive" => "redaction-sensitive";
        /// Text that its author was not entitled to publish.
        ThirdParty = "third_party" => "redaction-third-party";
        /// Another class, described in the reason.
        Other = "other" => "word-personal-data-lower";
    }
}

/// The notice in place of the redacted text.
pub fn notice(class: Class, reason: &str, at: Timestamp) -> String {
    format!("[Redacted on {} by two operators: {}. {reason}]", at.strftime("%Y-%m-%d"), class.phrase())
}

/// The class and the reason in a stored notice, or the whole text if it is not a notice.
pub fn reason_in(notice: &str) -> &str {
    notice.strip_prefix("[Redacted on ").and_then(|rest| rest.split_once(": ")?.1.strip_suffix(']')).unwrap_or(notice)
}

/// The replacement for a copy of a redacted text in a permanent row, and for the text of a position, which is never empty. It is shorter
/// than every copy, because the database accepts only shorter texts there.
pub(crate) const GAP: &str = "[…]";

/// A redacted text as shown: the notice, after the remaining text if only a copy of another text was removed.
pub(crate) fn with_notice(rest: &str, notice: &str) -> String {
    if rest.is_empty() || rest == GAP { notice.to_owned() } else { format!("{rest}\n\n{notice}") }
}

/// A redaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redaction {
    /// The kind of row that contains the text.
    pub thing: RedactableKind,
    /// The key of the row.
    pub row_id: String,
    /// A description of the place.
    pub place: String,
    /// The class of data.
    pub class: Class,
}

/// A requested redaction.
pub type RequestedRedaction = Pending<Redaction>;

impl TwoPersonAction for Redaction {
    const KINDS: &'static [&'static str] = &["redaction"];
    const NAME_MESSAGE: &'static str = "talk-request";
    const ROLE: Role = Role::Operator;
    const OWN_REQUEST_REFUSAL: &'static str = "refusal-own-redaction";

    fn to_columns(&self) -> Columns {
        Columns {
            kind: "redaction".to_owned(),
            row_kind: Some(self.thing.name().to_owned()),
            row_id: Some(self.row_id.clone()),
            path: Some(self.place.clone()),
            class: Some(self.class.name().to_owned()),
            ..Columns::default()
        }
    }

    fn from_columns(columns: &Columns) -> Option<Self> {
        Some(Self {
            thing: RedactableKind::from_name(columns.row_kind.as_deref()?)?,
            row_id: columns.row_id.clone()?,
            place: columns.path.clone()?,
            class: Class::from_name(columns.class.as_deref()?)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reason_is_found_in_the_notice_of_a_redaction() {
        let at = "2027-01-04T12:00:00Z".parse().unwrap();
        let notice = notice(Class::Contact, "A private number: 555.", at);
        assert_eq!(notice, "[Redacted on 2027-01-04 by two operators: contact details of a person. A private number: 555.]");
        assert_eq!(reason_in(&notice), "contact details of a person. A private number: 555.");
        assert_eq!(reason_in("A number: 555."), "A number: 555.");
    }
}
