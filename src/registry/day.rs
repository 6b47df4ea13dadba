//! Dates as printed in registries.

use crate::store::typed::{InvalidStoredValue, stored_as_text};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A date as printed in the registry: a day, or a month if no day is recorded.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline, description = "", extend("examples" = ["2026-07-28", "2026-07"]))]
pub struct PartialDate(String);

impl PartialDate {
    /// Parses `2026-07-28` or `2026-07`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_day = text.len() == 10 && text.parse::<Date>().is_ok();
        let is_month = text.len() == 7 && format!("{text}-01").parse::<Date>().is_ok();
        (is_day || is_month).then(|| Self(text.to_owned()))
    }

    /// The date as printed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The date, if the day is recorded.
    pub fn date(&self) -> Option<Date> {
        self.0.parse().ok()
    }
}

impl From<Date> for PartialDate {
    fn from(date: Date) -> Self {
        Self(date.to_string())
    }
}

impl std::str::FromStr for PartialDate {
    type Err = InvalidStoredValue;

    fn from_str(text: &str) -> Result<Self, InvalidStoredValue> {
        Self::parse(text).ok_or_else(|| InvalidStoredValue::new("date", text))
    }
}

stored_as_text!(PartialDate);

impl std::fmt::Display for PartialDate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
