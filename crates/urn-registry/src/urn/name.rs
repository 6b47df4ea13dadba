//! The types [`Urn`] and [`SyntaxProfile`], which the rest of the module builds on.

use crate::i18n::Phrase;
use std::fmt;
use std::str::FromStr;

/// The specification by which a URN is parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SyntaxProfile {
    /// RFC 8141 (2017), the current one.
    #[default]
    Rfc8141,
    /// RFC 2141 (1997).
    Rfc2141,
    /// draft-ietf-urnbis-rfc2141bis-urn-03 (2012).
    Rfc2141Bis03,
}

impl SyntaxProfile {
    /// All profiles, newest first.
    pub const ALL: [Self; 3] = [Self::Rfc8141, Self::Rfc2141, Self::Rfc2141Bis03];

    /// The name used on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rfc8141 => "rfc8141",
            Self::Rfc2141 => "rfc2141",
            Self::Rfc2141Bis03 => "rfc2141bis-03",
        }
    }

    /// The profile with this name.
    ///
    /// # Errors
    /// A sentence that lists the valid names.
    pub fn named(name: &str) -> Result<Self, Phrase> {
        let unknown = || Phrase::new("urn-no-profile").arg("name", format!("{name:?}"));
        Self::ALL.into_iter().find(|profile| profile.name() == name).ok_or_else(unknown)
    }

    /// The name shown on pages.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Rfc8141 => "urn-profile-rfc8141",
            Self::Rfc2141 => "urn-profile-rfc2141",
            Self::Rfc2141Bis03 => "urn-profile-bis",
        })
    }
}

impl FromStr for SyntaxProfile {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::named(name).map_err(|unknown| unknown.to_string())
    }
}

impl fmt::Display for SyntaxProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A valid URN that borrows the text it was read from.
///
/// Equality, hashing and order use the normalized form of its profile (RFC 8141 §3.1; RFC 2141 §5; draft §5 with step 5a), not
/// the spelling: `URN:ISBN:1 == urn:isbn:1`, and components are ignored.
#[derive(Debug, Clone, Copy)]
pub struct Urn<'a> {
    pub(super) text: &'a str,
    pub(super) profile: SyntaxProfile,
    /// Start of the NSS; the NID occupies the bytes from 4 to `nss_at - 1`.
    pub(super) nss_at: usize,
    /// End of the NSS.
    pub(super) nss_end: usize,
    /// End of the r-component; `nss_end` if there is none.
    pub(super) r_end: usize,
    /// End of the q-component (or the draft's query); `r_end` if there is none.
    pub(super) q_end: usize,
    /// RFC 2141 only: none of `/ ? #` is unencoded.
    pub(super) strict: bool,
}

impl<'a> Urn<'a> {
    /// The text as it was parsed.
    pub fn as_str(&self) -> &'a str {
        self.text
    }

    /// The specification by which it was parsed.
    pub fn profile(&self) -> SyntaxProfile {
        self.profile
    }

    /// The NID as written (RFC 8141 §2.1).
    pub fn nid(&self) -> &'a str {
        self.slice(4, self.nss_at.saturating_sub(1))
    }

    /// The NSS as written (RFC 8141 §2.2).
    pub fn nss(&self) -> &'a str {
        self.slice(self.nss_at, self.nss_end)
    }

    /// The r-component, without `?+` (RFC 8141 §2.3.1).
    pub fn r(&self) -> Option<&'a str> {
        (self.r_end > self.nss_end).then(|| self.slice(self.nss_end + 2, self.r_end))
    }

    /// The q-component, without `?=` (RFC 8141 §2.3.2); in the 2012 draft the query, without `?`.
    pub fn q(&self) -> Option<&'a str> {
        let mark = if self.profile == SyntaxProfile::Rfc2141Bis03 { 1 } else { 2 };
        (self.q_end > self.r_end).then(|| self.slice(self.r_end + mark, self.q_end))
    }

    /// The f-component, without `#` (RFC 8141 §2.3.3). It may be empty.
    pub fn f(&self) -> Option<&'a str> {
        (self.text.len() > self.q_end).then(|| self.slice(self.q_end + 1, self.text.len()))
    }

    /// The assigned-name as written: everything before the components.
    pub fn assigned_name(&self) -> &'a str {
        self.slice(0, self.nss_end)
    }

    /// Whether none of `/ ? #` is unencoded (RFC 2141 §2.3.2). Always true in the other profiles.
    pub fn is_strict(&self) -> bool {
        self.strict
    }

    /// The registration class of its NID (RFC 8141 §5).
    pub fn registration_class(&self) -> crate::nid::RegistrationClass {
        crate::nid::registration_class_of(self.nid())
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        self.text.get(from..to).unwrap_or_default()
    }
}

/// Writes the text exactly as it was parsed, so that parsing and printing are inverse.
impl fmt::Display for Urn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}
