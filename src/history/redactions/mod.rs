//! Redactions of personal data in the record by two operators: the one exception to its permanence. The text is deleted; a notice with
//! class and reason, and the rest of the row, remain. Copies of the text elsewhere (`copies`) are removed with it.

pub(crate) mod copies;
pub(crate) mod queries;

use crate::ids::AccountId;
use crate::store::typed::kept_words;
use jiff::Timestamp;

kept_words! {
    /// The outcome of a proposal.
    Closed as "end of a pending request" {
        /// Confirmed by a second operator.
        Confirmed = "confirmed",
        Dropped = "dropped",
    }
}

/// The kind of row that contains the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    Comment,
    /// The text of an event.
    Event,
    /// A revision of a request.
    Snapshot,
    /// A version of a namespace registered here.
    Version,
    /// A corrected version.
    Edition,
    /// A received email.
    Received,
    /// A sent email.
    Sent,
    /// An expert's position.
    Position,
    /// A permanent text from which only copies are removed: an answer to a position, the reasons of a decision, a report or a document.
    Copy,
}

impl Thing {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::Comment,
        Self::Event,
        Self::Snapshot,
        Self::Version,
        Self::Edition,
        Self::Received,
        Self::Sent,
        Self::Position,
        Self::Copy,
    ];

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::Comment => "comment",
            Self::Event => "event",
            Self::Snapshot => "snapshot",
            Self::Version => "version",
            Self::Edition => "edition",
            Self::Received => "received",
            Self::Sent => "sent",
            Self::Position => "position",
            Self::Copy => "copy",
        }
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|thing| thing.name() == name)
    }
}

/// The class of personal data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Contact data.
    Contact,
    /// A name or identity.
    Name,
    /// Sensitive data, such as health or belief, which the law protects specially.
    Sensitive,
    /// Text that its author was not entitled to publish.
    ThirdParty,
    /// Another class, described in the reason.
    Other,
}

impl Class {
    /// All classes.
    pub const ALL: [Self; 5] = [Self::Contact, Self::Name, Self::Sensitive, Self::ThirdParty, Self::Other];

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Name => "name",
            Self::Sensitive => "sensitive",
            Self::ThirdParty => "third_party",
            Self::Other => "other",
        }
    }

    /// The English name.
    pub fn words(self) -> &'static str {
        match self {
            Self::Contact => "contact details of a person",
            Self::Name => "the name of a person",
            Self::Sensitive => "sensitive data of a person",
            Self::ThirdParty => "text by another person",
            Self::Other => "personal data",
        }
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.name() == name)
    }
}

/// The notice in place of the redacted text.
pub fn notice(class: Class, reason: &str, at: Timestamp) -> String {
    format!("[Redacted on {} by two operators: {}. {reason}]", at.strftime("%Y-%m-%d"), class.words())
}

/// The class and the reason in a stored notice, or the whole text if it is not a notice. Notices of earlier releases start with "Taken out".
pub fn reason_in(notice: &str) -> &str {
    let inside = ["[Redacted on ", "[Taken out on "].into_iter().find_map(|start| notice.strip_prefix(start));
    inside.and_then(|rest| rest.split_once(": ")?.1.strip_suffix(']')).unwrap_or(notice)
}

/// The replacement for a copy of a redacted text in a permanent row, and for the text of a position, which is never empty. It is shorter
/// than every copy, because the database accepts only shorter texts there.
pub(crate) const GAP: &str = "[…]";

/// A redacted text as shown: the notice, after the remaining text if only a copy of another text was removed.
pub(crate) fn with_notice(rest: &str, notice: &str) -> String {
    if rest.is_empty() || rest == GAP { notice.to_owned() } else { format!("{rest}\n\n{notice}") }
}

/// A proposed redaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ask {
    /// Database key.
    pub id: String,
    /// The kind of row that contains the text.
    pub thing: Thing,
    /// The key of the row.
    pub row_id: String,
    /// A description of the place.
    pub place: String,
    /// The class of data.
    pub class: Class,
    /// The public reason.
    pub reason: String,
    /// The operator who proposed it.
    pub filed_by: AccountId,
    /// When it was proposed.
    pub filed_at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reason_is_found_in_notices_of_this_and_of_earlier_releases() {
        let at = "2027-01-04T12:00:00Z".parse().unwrap();
        let now = notice(Class::Contact, "A private number: 555.", at);
        assert_eq!(now, "[Redacted on 2027-01-04 by two operators: contact details of a person. A private number: 555.]");
        for notice in
            [now.as_str(), "[Taken out on 2027-01-04 by two operators: contact details of a person. A private number: 555.]"]
        {
            assert_eq!(reason_in(notice), "contact details of a person. A private number: 555.");
        }
        assert_eq!(reason_in("A number: 555."), "A number: 555.");
    }
}
