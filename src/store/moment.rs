//! A point in time as it is stored.

use super::typed::{Unread, kept_as_text};
use jiff::Timestamp;
use std::fmt;
use std::str::FromStr;

/// A point in time as it is stored: UTC, microseconds, fixed width, so that the databases sort it as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(Timestamp);

impl Moment {
    /// When nothing happens: later than every other point in time, here and in the databases.
    pub const NEVER: Self = Self(Timestamp::MAX);

    /// Before everything that is kept.
    pub const EVER: Self = Self(Timestamp::UNIX_EPOCH);

    /// The time, to reckon with.
    pub fn time(self) -> Timestamp {
        self.0
    }
}

impl From<Timestamp> for Moment {
    /// What is finer than a microsecond is not kept.
    fn from(time: Timestamp) -> Self {
        Self(Timestamp::from_microsecond(time.as_microsecond()).unwrap_or(time))
    }
}

impl From<Moment> for Timestamp {
    fn from(moment: Moment) -> Self {
        moment.0
    }
}

/// How [`Moment::NEVER`] is stored.
const NEVER: &str = "9999-12-31T23:59:59.000000Z";

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NEVER { f.write_str(NEVER) } else { write!(f, "{:.6}", self.0) }
    }
}

impl FromStr for Moment {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        match text {
            NEVER => Ok(Self::NEVER),
            text => text.parse().map(Self).map_err(|_| Unread::new("time", text)),
        }
    }
}

kept_as_text!(Moment);
