//! Which languages pages are written in, and which of them somebody wants.

/// A language that pages are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English; what is said to programs and what is recorded.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// English with longer words, from right to left: it shows what would break. In programs built for tests only.
    Pseudo,
}

impl Lang {
    /// The languages that readers are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    /// Its tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Pseudo => "ar-XB",
        }
    }

    /// The direction of its lines, as HTML says it.
    pub const fn dir(self) -> &'static str {
        match self {
            Self::Pseudo => "rtl",
            _ => "ltr",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Pseudo => "Pseudo",
        }
    }

    /// The language of a tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let is_it = |lang: &Self| lang.tag().eq_ignore_ascii_case(tag) && (*lang != Self::Pseudo || cfg!(debug_assertions));
        [Self::En, Self::De, Self::Fr, Self::Pseudo].into_iter().find(is_it)
    }

    /// The one that is kept for somebody: languages of tests are not.
    #[must_use]
    pub const fn kept(self) -> Self {
        match self {
            Self::Pseudo => Self::En,
            other => other,
        }
    }
}
