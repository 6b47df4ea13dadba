//! Template filters for localized text. `t` formats a message by its name, or a [`Phrase`], in the language of the page; `with` sets one of
//! its arguments.
//!
//! ```text
//! <h1>{{ "home-heading"|t }}</h1>
//! <b>{{ "home-open-html"|t|with("count", under_review) }}</b>
//! ```
//!
//! A message whose name ends in `-html` contains trusted markup, and its arguments are escaped; any other message is escaped as a whole.

#![expect(
    unreachable_pub,
    clippy::inline_always,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "the macro of filters writes it so"
)]

use crate::http::visible_text::VisibleTextEscaper;
use askama::filters::{Escaper as _, Safe};
use askama::{Values, get_value};
use std::any::Any;
use std::fmt;
use urn_registry::i18n::{Argument, Lang, Phrase};

/// The name of the template value with the page language.
const LANG_KEY: &str = "lang";

/// The template values of a page: its language.
pub(crate) struct PageLanguage(pub(crate) Lang);

impl Values for PageLanguage {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        (key == LANG_KEY).then_some(&self.0 as &dyn Any)
    }
}

/// The types that the `t` filter accepts.
pub(crate) trait Message {
    fn phrase(&self) -> Phrase;
}

impl Message for Phrase {
    fn phrase(&self) -> Phrase {
        self.clone()
    }
}

impl Message for &'static str {
    fn phrase(&self) -> Phrase {
        Phrase::new(self)
    }
}

impl<T: Message> Message for &T {
    fn phrase(&self) -> Phrase {
        (*self).phrase()
    }
}

/// A phrase with the language of the page.
#[derive(Debug, Clone)]
pub(crate) struct LocalizedPhrase {
    phrase: Phrase,
    lang: Lang,
}

impl fmt::Display for LocalizedPhrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase.html(self.lang, &escape_html))
    }
}

impl askama::FastWritable for LocalizedPhrase {
    fn write_into(&self, dest: &mut dyn fmt::Write, _: &dyn Values) -> askama::Result<()> {
        Ok(dest.write_str(&self.phrase.html(self.lang, &escape_html))?)
    }
}

fn escape_html(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // Writing to a String cannot fail.
    let _ = VisibleTextEscaper.write_escaped_str(&mut out, text);
    out
}

/// Formats a message in the language of the page.
#[askama::filter_fn]
pub(crate) fn t(said: impl Message, values: &dyn Values) -> askama::Result<Safe<LocalizedPhrase>> {
    let lang = get_value::<Lang>(values, LANG_KEY).copied().unwrap_or_default();
    Ok(Safe(LocalizedPhrase { phrase: said.phrase(), lang }))
}

/// Sets an argument of a message.
#[askama::filter_fn]
pub(crate) fn with<V: Argument>(
    told: Safe<LocalizedPhrase>,
    _: &dyn Values,
    name: &'static str,
    value: V,
) -> askama::Result<Safe<LocalizedPhrase>> {
    let Safe(LocalizedPhrase { phrase, lang }) = told;
    Ok(Safe(LocalizedPhrase { phrase: phrase.arg(name, value), lang }))
}
