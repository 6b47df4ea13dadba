//! The groups in which emails are shown on the help pages.

use crate::store::typed::named;
use urn_registry::i18n::Phrase;

named! {
    /// A group of emails, in the order of the page.
    Part {
        Account = "account",
        /// From submission to registration.
        Review = "review",
        /// Standards bodies and the IESG.
        Bodies = "bodies",
        /// Requests that end otherwise, are overdue or are on hold.
        Ends = "ends",
        /// Name conflicts and duplicates.
        Names = "names",
        /// Registered namespaces.
        Kept = "registered",
        /// Daily work.
        Desk = "desk",
        /// Incoming emails and the replies to them.
        Answers = "answers",
    }
}

impl Part {
    /// The heading.
    pub fn title(self) -> Phrase {
        Phrase::new("mails-part").with("part", self.name())
    }

    /// An introduction to the group.
    pub fn story(self) -> Phrase {
        Phrase::new("mails-story").with("part", self.name())
    }
}
