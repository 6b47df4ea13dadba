//! The numbers that users see: of a request, and of a revision within it.

use crate::store::typed::{InvalidStoredValue, stored_as_number, stored_as_text};
use std::fmt;
use std::str::FromStr;

/// The number of a request: `R-2026-0017` is the seventeenth request started in 2026.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(with = "String", inline, description = "")]
pub struct RequestNumber {
    year: i16,
    serial: i64,
}

impl RequestNumber {
    /// The request number for a year and a serial number within that year.
    pub fn new(year: i16, serial: i64) -> Self {
        Self { year, serial }
    }
}

impl fmt::Display for RequestNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R-{}-{:04}", self.year, self.serial)
    }
}

impl FromStr for RequestNumber {
    type Err = InvalidStoredValue;

    fn from_str(text: &str) -> Result<Self, InvalidStoredValue> {
        let parts = text.strip_prefix("R-").and_then(|rest| rest.split_once('-'));
        parts
            .and_then(|(year, serial)| Some(Self { year: year.parse().ok()?, serial: serial.parse().ok()? }))
            // Only the canonical spelling is accepted.
            .filter(|number| number.to_string() == text)
            .ok_or_else(|| InvalidStoredValue::new("number of a request", text))
    }
}

impl urn_registry::i18n::Argument for RequestNumber {
    fn value(&self) -> urn_registry::i18n::Value {
        urn_registry::i18n::Value::Text(self.to_string())
    }
}

impl serde::Serialize for RequestNumber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

stored_as_text!(RequestNumber);

/// The number of a revision within its request. The first submitted revision is 1; [`RevisionNumber::NONE`] means that there is none.
///
/// ```
/// use nidreg::ids::RevisionNumber;
/// assert_eq!(RevisionNumber::NONE.next(), RevisionNumber::FIRST);
/// assert_eq!(RevisionNumber::FIRST.next().to_string(), "2");
/// ```
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(transparent)]
#[schemars(inline, description = "", extend("minimum" = 0))]
pub struct RevisionNumber(i64);

impl RevisionNumber {
    /// No revision has been submitted.
    pub const NONE: Self = Self(0);

    /// The first revision of a request.
    pub const FIRST: Self = Self(1);

    /// The number of the next revision.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number as an integer; 0 for [`Self::NONE`].
    pub fn get(self) -> i64 {
        self.0
    }
}

impl fmt::Display for RevisionNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for RevisionNumber {
    type Err = InvalidStoredValue;

    fn from_str(text: &str) -> Result<Self, InvalidStoredValue> {
        // Only the canonical spelling is accepted: no sign, no leading zero.
        let number = text.parse().map(Self).ok().filter(|number| number.to_string() == text);
        number.ok_or_else(|| InvalidStoredValue::new("number of a text", text))
    }
}

impl From<i64> for RevisionNumber {
    fn from(number: i64) -> Self {
        Self(number)
    }
}

impl From<RevisionNumber> for i64 {
    fn from(number: RevisionNumber) -> Self {
        number.0
    }
}

stored_as_number!(RevisionNumber);

impl urn_registry::i18n::Argument for RevisionNumber {
    fn value(&self) -> urn_registry::i18n::Value {
        urn_registry::i18n::Value::Number(self.0)
    }
}
