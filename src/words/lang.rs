//! Which languages pages are written in, and which of them somebody wants.

use fluent_langneg::accepted_languages;

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

    /// The first language of an `Accept-Language` head that pages are written in (RFC 9110 §12.5.4); English when none is.
    ///
    /// ```
    /// use nidreg::words::Lang;
    /// assert_eq!(Lang::accepted("fr-CH, fr;q=0.9, en;q=0.8"), Lang::Fr);
    /// assert_eq!(Lang::accepted("it, de;q=0.3, en;q=0.5"), Lang::En);
    /// assert_eq!(Lang::accepted("*"), Lang::En);
    /// ```
    pub fn accepted(head: &str) -> Self {
        // A head of a browser has a few languages; what is longer was not made by one.
        let head = if head.len() > 256 { "" } else { head };
        let wanted = accepted_languages::parse(head);
        wanted.iter().find_map(|one| Self::ALL.into_iter().find(|lang| one.language.as_str() == lang.tag())).unwrap_or_default()
    }
}
