//! The action holder of a request: who has to act next.

use crate::store::typed::stored_enum;
use urn_registry::i18n::Phrase;

stored_enum! {
    /// The action holder, in the order of the filter of lists.
    ActionHolder as "action holder" {
        /// The operators: for validation, and for approved requests.
        Operators = "operators",
        /// The experts and their lead.
        Experts = "experts",
        /// The registrant, who was asked for information.
        Registrant = "registrant",
        /// A standards body: the one that gives a direction (RFC 8141 §6.2), or the one that requests the fast track (§6.3).
        Body = "body",
    }
}

impl ActionHolder {
    /// The label in statistics.
    pub fn statistics_label(self) -> Phrase {
        Phrase::new("statistics-holder").arg("holder", self.name())
    }

    /// The label of the filter option.
    pub fn filter_label(self) -> Phrase {
        Phrase::new("requests-action-holder").arg("whose", self.name())
    }
}
