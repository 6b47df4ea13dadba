//! A version of a registration, its editions, and when each was shown. The registry gives these names on.

use crate::ids::RequestNumber;
use crate::nid::Nid;
use crate::store::typed::kept_words;
use crate::template::Template;
use jiff::Timestamp;
use jiff::civil::Date;

kept_words! {
    /// How a namespace, a version or an edition came into the registry, as its row says it.
    Brought as "origin" {
        /// It stood at IANA.
        Imported = "imported",
        /// It was registered here.
        Registered = "registered",
        /// An operator corrected it here.
        Corrected = "corrected",
    }
}

/// Where a version comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// Taken over from IANA.
    Imported,
    /// Registered here, through a request with this number.
    Registered {
        /// For example `R-2026-0001`.
        request_number: RequestNumber,
    },
}

/// The text of a version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The thirteen fields.
    pub template: Template,
    /// The canonical text.
    pub canonical: String,
    /// SHA-256 of the canonical text, in hexadecimal.
    pub fingerprint: String,
}

/// A version of a registration. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    /// Whose.
    pub nid: Nid,
    /// 1, 2, 3…
    pub number: u32,
    /// Whether IANA printed that number; when not, the one known text counts as version 1.
    pub number_recorded: bool,
    /// Where it comes from.
    pub origin: Origin,
    /// The date it prints; absent when it prints none.
    pub dated: Option<Date>,
    /// Its text; absent when only the fact of the registration is held here.
    pub text: Option<Text>,
    /// When it was published or learned here.
    pub published_at: Timestamp,
    /// When its own text was shown.
    pub shown: Shown,
    /// Later wordings, oldest first.
    pub editions: Vec<Edition>,
}

/// When a text was shown by its source. What is registered here is shown from that day.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Shown {
    /// Since when.
    pub first: Option<Date>,
    /// When it was shown anew, last; the same as `first` unless another text stood there meanwhile.
    pub last: Option<Date>,
    /// Whether every import that brought it was undone. It keeps its address.
    pub undone: bool,
}

impl Version {
    /// The wording in force: the one shown last. None when no text is held, or all that brought one was undone.
    pub fn wording(&self) -> Option<&Text> {
        match self.current_edition() {
            0 => self.text.as_ref().filter(|_| !self.shown.undone),
            number => self.edition(number),
        }
    }

    /// The edition in force: the one shown last, the later of two that were shown on one day. 0 is the version itself.
    pub fn current_edition(&self) -> u32 {
        self.editions
            .iter()
            .filter(|edition| !edition.shown.undone)
            .map(|edition| (edition.shown.last, edition.number))
            .chain((self.text.is_some() && !self.shown.undone).then_some((self.shown.last, 0)))
            .max()
            .map_or(0, |(_, number)| number)
    }

    /// When the source showed any wording of it last; none when all that brought it was undone.
    pub fn shown_last(&self) -> Option<Date> {
        let editions = self.editions.iter().filter(|edition| !edition.shown.undone).map(|edition| edition.shown.last);
        editions.chain((!self.shown.undone).then_some(self.shown.last)).max().flatten()
    }

    /// Whether all of it came with imports that were undone, and its number is not known from elsewhere.
    pub fn is_undone(&self) -> bool {
        self.shown.undone && self.shown.first.is_none() && self.editions.iter().all(|edition| edition.shown.undone)
    }

    /// Whether it stands only for the fact that the namespace is registered: no number was recorded, and no text is held.
    pub fn is_bare(&self) -> bool {
        !self.number_recorded && self.text.is_none() && self.editions.is_empty()
    }

    /// Its number as people may read it; none when nobody numbered it.
    pub fn name(&self) -> Option<String> {
        self.number_recorded.then(|| self.number.to_string())
    }

    /// The newest edition's number; 0 is the version as it was registered.
    pub fn newest_edition(&self) -> u32 {
        self.editions.last().map_or(0, |edition| edition.number)
    }

    /// The edition that a request brought; 0 when it brought the version itself.
    pub fn published_by(&self, request: RequestNumber) -> Option<u32> {
        if matches!(&self.origin, Origin::Registered { request_number } if *request_number == request) {
            return Some(0);
        }
        let brought = |edition: &&Edition| matches!(&edition.origin, EditionOrigin::Corrected { request_number: Some(number), .. } if *number == request);
        self.editions.iter().find(brought).map(|edition| edition.number)
    }

    /// The wording of one edition.
    pub fn edition(&self, number: u32) -> Option<&Text> {
        if number == 0 {
            return self.text.as_ref();
        }
        let edition = self.editions.iter().find(|edition| edition.number == number)?;
        // Of a redacted text nothing but its place is left.
        Some(&edition.text).filter(|text| !text.canonical.is_empty())
    }
}

/// Why a published text was corrected. The meaning stays; a text that means something else is a new version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// A slip of the pen.
    Slip,
    /// A contact's address changed.
    Contact,
    /// A reference or link changed.
    Reference,
    /// Layout.
    Layout,
    /// Another reason, given in words.
    Other,
}

impl Class {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Slip, Self::Contact, Self::Reference, Self::Layout, Self::Other];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Slip => "slip",
            Self::Contact => "contact",
            Self::Reference => "reference",
            Self::Layout => "layout",
            Self::Other => "other",
        }
    }

    /// The same for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Slip => "typing error",
            Self::Contact => "contact details",
            Self::Reference => "reference or link",
            Self::Layout => "layout",
            Self::Other => "other",
        }
    }

    /// The class with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.name() == name)
    }
}

/// Where an edition comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditionOrigin {
    /// The text at IANA had other words under the same number.
    Imported,
    /// An operator corrected it.
    Corrected {
        /// Why, by class.
        class: Class,
        /// Why, in words.
        reason: String,
        /// The request that asked for it, if one did.
        request_number: Option<RequestNumber>,
    },
}

/// A later wording of a version. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// 1, 2, 3… within its version.
    pub number: u32,
    /// Where it comes from.
    pub origin: EditionOrigin,
    /// When it was found or made; absent when not recorded.
    pub dated: Option<Date>,
    /// Its text.
    pub text: Text,
    /// When it was published or learned here.
    pub published_at: Timestamp,
    /// When it was shown.
    pub shown: Shown,
}
