//! What the desk knows of a request without opening it: who works on it, what the checks said of its text, what is special about it.
//! Who has a request locks nobody out: it says whom to ask, and whom it waits for.

pub mod keep;
pub mod queries;

use crate::cases::Overlay;
use crate::ids::AccountId;
use jiff::Timestamp;

/// The operator who has a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// Their account.
    pub account_id: AccountId,
    /// Their name.
    pub name: String,
    /// Since when.
    pub since: Timestamp,
}

/// How many findings of each weight the checks had for a text when it was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// What must be fixed.
    pub fails: i64,
    /// What somebody has to look at.
    pub looks: i64,
    /// What is good to know.
    pub infos: i64,
}

impl Counts {
    /// In a few words: "no findings", "1 to fix, 3 to look at".
    pub fn words(self) -> String {
        let parts: Vec<String> = [(self.fails, "to fix"), (self.looks, "to look at"), (self.infos, "to know")]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, words)| format!("{count} {words}"))
            .collect();
        if parts.is_empty() { "no findings".to_owned() } else { parts.join(", ") }
    }
}

/// Something special about a request, as the rows of the desk show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Special {
    /// An overlay lies on it.
    Overlay(Overlay),
    /// A court order waits for a second operator.
    OrderWaits,
    /// Nobody confirmed that whoever asks speaks for the namespace.
    Claim,
    /// The account of its registrant is closed.
    Closed,
}

impl Special {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Overlay(Overlay::Contended) => "contended",
            Self::Overlay(Overlay::Escalated) => "overdue",
            Self::Overlay(Overlay::UnderAppeal) => "appeal",
            Self::Overlay(Overlay::CourtHold) => "held",
            Self::OrderWaits => "order to confirm",
            Self::Claim => "claim open",
            Self::Closed => "account closed",
        }
    }
}

/// What a row of the desk says besides the request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Around {
    /// Who has it.
    pub holder: Option<Holder>,
    /// What the checks said of the newest text; none for a text that was sent before they were counted.
    pub counts: Option<Counts>,
    /// What is special about it.
    pub special: Vec<Special>,
    /// The name of who asks.
    pub registrant: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_said_in_a_few_words() {
        assert_eq!(Counts::default().words(), "no findings");
        assert_eq!(Counts { fails: 1, looks: 3, infos: 0 }.words(), "1 to fix, 3 to look at");
        assert_eq!(Counts { fails: 0, looks: 0, infos: 2 }.words(), "2 to know");
    }
}
