//! Timestamps as stored in the database.

use super::rows::readable;
use super::typed::{InvalidStoredValue, stored_as_text, stored_foreign};
use jiff::Timestamp;
use jiff::civil::Date;
use std::fmt;
use std::str::FromStr;

/// A stored timestamp: UTC, microseconds, fixed width, so that the databases can sort it as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(Timestamp);

impl Moment {
    /// A time that is never reached: later than every other timestamp, here and in the databases.
    pub const NEVER: Self = Self(Timestamp::MAX);

    /// Earlier than every stored timestamp.
    pub const BEFORE_ALL: Self = Self(Timestamp::UNIX_EPOCH);

    /// The timestamp for computation.
    pub fn time(self) -> Timestamp {
        self.0
    }
}

impl From<Timestamp> for Moment {
    /// Precision below a microsecond is dropped.
    fn from(time: Timestamp) -> Self {
        Self(Timestamp::from_microsecond(time.as_microsecond()).unwrap_or(time))
    }
}

impl From<Moment> for Timestamp {
    fn from(moment: Moment) -> Self {
        moment.0
    }
}

/// The stored form of [`Moment::NEVER`].
const NEVER: &str = "9999-12-31T23:59:59.000000Z";

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NEVER { f.write_str(NEVER) } else { write!(f, "{:.6}", self.0) }
    }
}

impl FromStr for Moment {
    type Err = InvalidStoredValue;

    fn from_str(text: &str) -> Result<Self, InvalidStoredValue> {
        match text {
            NEVER => Ok(Self::NEVER),
            text => text.parse().map(Self).map_err(|_| InvalidStoredValue::new("time", text)),
        }
    }
}

stored_as_text!(Moment: Text, StoredTime);
stored_foreign!(Timestamp: StoredTime; |text: &str| text.parse().map(Moment::time), |time: &Self| {
    Ok::<_, Infallible>(Moment::from(*time).to_string())
});
readable!(Date: Text from String, |text| text.parse().map_err(|_| InvalidStoredValue::new("day", &text)));
