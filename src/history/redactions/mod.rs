//! What two operators take out of the record, because it is somebody's personal data: the one exception to "nothing ever changes".
//! The words go, a mark with class and reason stays, and so does everything else of the row.

pub(crate) mod queries;

use crate::ids::AccountId;
use crate::store::typed::kept_words;
use jiff::Timestamp;

kept_words! {
    /// How what waits for a second operator ended.
    Closed as "end of what waits" {
        /// It was confirmed.
        Confirmed = "confirmed",
        /// It was dropped.
        Dropped = "dropped",
    }
}

/// What holds the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A comment.
    Comment,
    /// The words of an event.
    Event,
    /// A text of a request.
    Snapshot,
    /// A version of a namespace, as it was registered here.
    Version,
    /// A correction of one.
    Edition,
    /// An email that came in.
    Received,
    /// An email that was sent.
    Sent,
}

impl Thing {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Comment, Self::Event, Self::Snapshot, Self::Version, Self::Edition, Self::Received, Self::Sent];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Comment => "comment",
            Self::Event => "event",
            Self::Snapshot => "snapshot",
            Self::Version => "version",
            Self::Edition => "edition",
            Self::Received => "received",
            Self::Sent => "sent",
        }
    }

    /// The thing with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|thing| thing.name() == name)
    }
}

/// Which kind of data it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// How somebody is reached.
    Contact,
    /// Who somebody is.
    Name,
    /// Health, belief and what else the law protects most.
    Sensitive,
    /// Words that were not the writer's to publish.
    ThirdParty,
    /// Another kind, said in the reason.
    Other,
}

impl Class {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Contact, Self::Name, Self::Sensitive, Self::ThirdParty, Self::Other];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Name => "name",
            Self::Sensitive => "sensitive",
            Self::ThirdParty => "third_party",
            Self::Other => "other",
        }
    }

    /// For people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Contact => "contact details of a person",
            Self::Name => "the name of a person",
            Self::Sensitive => "sensitive data of a person",
            Self::ThirdParty => "words of somebody else",
            Self::Other => "personal data",
        }
    }

    /// The class with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.name() == name)
    }
}

/// What stands where the words stood.
pub fn notice(class: Class, reason: &str, at: Timestamp) -> String {
    format!("[Taken out on {} by two operators: {}. {reason}]", at.strftime("%Y-%m-%d"), class.words())
}

/// What one operator asks to take out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ask {
    /// Key.
    pub id: String,
    /// What holds the words.
    pub thing: Thing,
    /// The key of its row.
    pub row_id: String,
    /// Where it is, for people.
    pub place: String,
    /// Which kind of data.
    pub class: Class,
    /// Why. Published.
    pub reason: String,
    /// Who asks.
    pub filed_by: AccountId,
    /// When.
    pub filed_at: Timestamp,
}
