//! The number of a request, as people say it.

use crate::store::typed::{Unread, kept_as_text};
use std::fmt;
use std::str::FromStr;

/// The number of a request: `R-2026-0017`, the seventeenth that was begun in 2026.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestNumber {
    year: i16,
    serial: i64,
}

impl RequestNumber {
    /// The number of the request that was begun in a year as the one with this serial number.
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
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        let parts = text.strip_prefix("R-").and_then(|rest| rest.split_once('-'));
        parts
            .and_then(|(year, serial)| Some(Self { year: year.parse().ok()?, serial: serial.parse().ok()? }))
            // No other way of writing it is the number.
            .filter(|number| number.to_string() == text)
            .ok_or_else(|| Unread::new("number of a request", text))
    }
}

impl serde::Serialize for RequestNumber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

kept_as_text!(RequestNumber);
