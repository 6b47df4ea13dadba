//! Parsing and serialization of profiles.

use super::types::Profile;
use super::validate::{self, Fault};
use std::fmt;

/// The maximum length of a profile, in bytes. The largest in the catalog has eight thousand.
pub const PROFILE_BYTES_MAX: usize = 256 * 1024;

/// Why a text is not a valid profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProfileError {
    /// Longer than [`PROFILE_BYTES_MAX`].
    TooLong,
    /// Not valid TOML or JSON, or a key that is unknown, missing or of the wrong type: the parser's message, with the line.
    Unreadable(String),
    /// Well-formed, but with values that a profile must not have.
    Faults(Vec<Fault>),
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "A profile has at most {PROFILE_BYTES_MAX} bytes"),
            Self::Unreadable(words) => write!(f, "The profile cannot be read: {}", words.trim_end()),
            Self::Faults(faults) => {
                for (i, fault) in faults.iter().enumerate() {
                    write!(f, "{}{}: {}", if i > 0 { "; " } else { "" }, fault.key, fault.message)?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for ProfileError {}

impl Profile {
    /// Parses and validates a profile in TOML.
    ///
    /// # Errors
    /// [`ProfileError`]: longer than [`PROFILE_BYTES_MAX`], not TOML, an unknown, missing or mistyped key, or a value outside its limits.
    pub fn from_toml(text: &str) -> Result<Self, ProfileError> {
        if text.len() > PROFILE_BYTES_MAX {
            return Err(ProfileError::TooLong);
        }
        let unreadable = |error: toml::de::Error| ProfileError::Unreadable(error.to_string());
        let profile: Self = toml::from_str(text).map_err(unreadable)?;
        if let Some(key) =
            unknown_key(&toml::from_str(text).map_err(unreadable)?, &toml::Table::try_from(&profile).unwrap_or_default())
        {
            return Err(ProfileError::Unreadable(format!("unknown key {key}")));
        }
        profile.validated()
    }

    /// Parses a stored profile, which was validated before it was stored. Ignores unknown keys, which other versions of the program write.
    ///
    /// # Errors
    /// It is not the JSON of a profile.
    pub fn from_stored(text: &str) -> Result<Self, ProfileError> {
        serde_json::from_str(text).map_err(|error| ProfileError::Unreadable(error.to_string()))
    }

    fn validated(self) -> Result<Self, ProfileError> {
        let faults = validate::faults(&self);
        if faults.is_empty() { Ok(self) } else { Err(ProfileError::Faults(faults)) }
    }

    /// As TOML, with the keys in the order of the type.
    pub fn to_toml(&self) -> String {
        // A profile has only string keys and no value that TOML cannot represent.
        toml::to_string_pretty(self).unwrap_or_default()
    }

    /// As JSON, on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The first key that a profile does not have: the table that is written from the profile lacks it.
fn unknown_key<'a>(written: &'a toml::Table, known: &toml::Table) -> Option<&'a str> {
    let tables = |value: &'a toml::Value| -> Vec<&'a toml::Table> {
        value
            .as_array()
            .map_or_else(|| vec![value], |list| list.iter().collect())
            .into_iter()
            .filter_map(toml::Value::as_table)
            .collect()
    };
    written.iter().find_map(|(key, value)| {
        // An empty list or table is not written.
        let is_empty = value.as_array().is_some_and(Vec::is_empty) || value.as_table().is_some_and(toml::Table::is_empty);
        let Some(same) = known.get(key) else { return Some(key.as_str()).filter(|_| !is_empty) };
        let same = same.as_array().map_or_else(|| vec![same], |list| list.iter().collect());
        tables(value).into_iter().zip(same).find_map(|(own, same)| unknown_key(own, same.as_table()?))
    })
}
