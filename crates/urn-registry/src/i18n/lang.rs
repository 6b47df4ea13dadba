//! The languages of pages, and how one is selected.

use std::fmt;

/// A language in which pages are available.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English; also used for programs and for recorded texts.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// A pseudo-locale: lengthened English, right to left, to reveal layout problems. Only in test builds.
    Pseudo,
}

impl Lang {
    /// The languages offered to users.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    /// The language tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Pseudo => "ar-XB",
        }
    }

    /// The text direction, as the value of the HTML `dir` attribute.
    pub const fn dir(self) -> &'static str {
        match self {
            Self::Pseudo => "rtl",
            _ => "ltr",
        }
    }

    /// The name of the language in that language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Pseudo => "Pseudo",
        }
    }

    /// Finds the language with a tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let is_it = |lang: &Self| lang.tag().eq_ignore_ascii_case(tag) && (*lang != Self::Pseudo || cfg!(debug_assertions));
        [Self::En, Self::De, Self::Fr, Self::Pseudo].into_iter().find(is_it)
    }

    /// The language to store for an account: test languages are replaced.
    #[must_use]
    pub const fn stored(self) -> Self {
        match self {
            Self::Pseudo => Self::En,
            other => other,
        }
    }
}

/// Formats the language tag.
impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
