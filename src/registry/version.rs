//! A version of a registration, its editions, and when each was published by its source. Re-exported by the registry.

use crate::ids::RequestNumber;
use crate::store::typed::stored_enum;
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::nid::Nid;
use urn_registry::template::Template;

stored_enum! {
    /// How a namespace, a version or an edition came into the registry, as stored in its row.
    Brought as "origin" {
        /// Imported from IANA.
        Imported = "imported",
        /// Registered here.
        Registered = "registered",
        /// Corrected here by an operator.
        Corrected = "corrected",
    }
}

/// The origin of a version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// Imported from IANA.
    Imported,
    /// Registered here with a request.
    Registered {
        /// For example `R-2026-0001`.
        request_number: RequestNumber,
    },
}

/// The text of a version.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::corrections)]
pub struct Text {
    /// The thirteen fields.
    pub template: Template,
    /// The canonical text.
    pub canonical: String,
    /// The SHA-256 of the canonical text, in hexadecimal.
    pub fingerprint: String,
}

/// A version of a registration. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    pub nid: Nid,
    /// 1, 2, 3…
    pub number: u32,
    /// Whether IANA printed that number. If not, the only known text is stored as version 1.
    pub number_recorded: bool,
    pub origin: Origin,
    /// The date it prints; `None` if it prints none.
    pub dated: Option<Date>,
    /// The text; `None` if only the fact of the registration is known here.
    pub text: Option<Text>,
    /// When it was published or recorded here.
    pub published_at: Timestamp,
    /// When the source published its original text.
    pub shown: PublicationDates,
    /// The editions, oldest first.
    pub editions: Vec<Edition>,
}

/// When a text was published by its source. For a text registered here, this is the date of its publication.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PublicationDates {
    /// The first date.
    pub first: Option<Date>,
    /// The start of the most recent period; the same as `first` unless another text was published in between.
    pub last: Option<Date>,
    /// Whether every import that contained it was undone. It keeps its permanent link.
    pub undone: bool,
}

impl Version {
    /// The text in force: the one published last. `None` if no text is available, or if all imports with one were undone.
    pub fn current_text(&self) -> Option<&Text> {
        match self.current_edition() {
            0 => self.text.as_ref().filter(|_| !self.shown.undone),
            number => self.edition(number),
        }
    }

    /// The edition in force: the one published last, or the later of two published on one date. 0 is the version as registered.
    pub fn current_edition(&self) -> u32 {
        self.editions
            .iter()
            .filter(|edition| !edition.source_dates.undone)
            .map(|edition| (edition.source_dates.last, edition.number))
            .chain((self.text.is_some() && !self.shown.undone).then_some((self.shown.last, 0)))
            .max()
            .map_or(0, |(_, number)| number)
    }

    /// Whether all its texts came with undone imports, and its number is not known from another source.
    pub fn is_undone(&self) -> bool {
        self.shown.undone && self.shown.first.is_none() && self.editions.iter().all(|edition| edition.source_dates.undone)
    }

    /// Whether it only records that the namespace is registered, without a number or a text.
    pub fn is_bare_registration(&self) -> bool {
        !self.number_recorded && self.text.is_none() && self.editions.is_empty()
    }

    /// The day on which it was registered here, which is not the day of the request that its text prints; `None` if it was imported.
    pub fn registered_on(&self) -> Option<Date> {
        matches!(self.origin, Origin::Registered { .. }).then(|| crate::clock::day(self.published_at))
    }

    /// Its number for display; `None` if it was never numbered.
    pub fn name(&self) -> Option<String> {
        self.number_recorded.then(|| self.number.to_string())
    }

    /// The number of the newest edition; 0 is the version as registered.
    pub fn newest_edition(&self) -> u32 {
        self.editions.last().map_or(0, |edition| edition.number)
    }

    /// The edition published with a request; 0 if the request published the version itself.
    pub fn published_by(&self, request: RequestNumber) -> Option<u32> {
        if matches!(&self.origin, Origin::Registered { request_number } if *request_number == request) {
            return Some(0);
        }
        let brought = |edition: &&Edition| matches!(&edition.origin, EditionOrigin::Corrected { request_number: Some(number), .. } if *number == request);
        self.editions.iter().find(brought).map(|edition| edition.number)
    }

    /// The text of an edition.
    pub fn edition(&self, number: u32) -> Option<&Text> {
        if number == 0 {
            return self.text.as_ref();
        }
        let edition = self.editions.iter().find(|edition| edition.number == number)?;
        // A redacted edition has no text.
        Some(&edition.text).filter(|text| !text.canonical.is_empty())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditionOrigin {
    /// IANA had a different text under the same number.
    Imported,
    /// Corrected by an operator.
    Corrected {
        /// The reason in words.
        reason: String,
        /// The request that asked for it, if there was one.
        request_number: Option<RequestNumber>,
    },
}

/// A later text of a version. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// 1, 2, 3… within its version.
    pub number: u32,
    pub origin: EditionOrigin,
    /// When it was found or made; `None` if not recorded.
    pub dated: Option<Date>,
    pub text: Text,
    /// When it was published or recorded here.
    pub published_at: Timestamp,
    /// When the source published it.
    pub source_dates: PublicationDates,
}
