//! Localized text. A [`Phrase`] names a message in `templates/words/LANGUAGE/` (Fluent, one file per group of pages) and holds its
//! arguments. The [`Lang`] is chosen only when a page or an email is rendered. For programs, in the event history and on the command line,
//! a phrase is formatted in English. A message without a translation is formatted in English too; [`Phrase::html`] marks it, so that a
//! page can declare the language of the passage.
//!
//! ```
//! use urn_registry::i18n::{Lang, Phrase};
//! let count = Phrase::new("count-namespaces").arg("count", 1);
//! assert_eq!(count.to_string(), "1 namespace");
//! assert_eq!(count.text(Lang::De), "1 Namensraum");
//! ```

mod catalogs;
mod lang;
mod pseudo;

#[cfg(debug_assertions)]
pub use catalogs::with_message_removed;
pub use lang::Lang;

use fluent_bundle::{FluentArgs, FluentValue};
use jiff::civil::Date;
use std::borrow::Cow;
use std::fmt;

/// The source of a phrase.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum PhraseSource {
    /// A message by name. A name that ends in `-html` contains trusted markup.
    Message(&'static str),
    /// Text that is the same in every language: names, titles, user input.
    Verbatim(Cow<'static, str>),
    /// Text that exists in English only, such as the words of IANA's registry.
    English(Box<str>),
    /// Another phrase with a transformation.
    Shaped(PhraseTransformation, Box<Phrase>),
}

/// A transformation that is applied after the language is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum PhraseTransformation {
    /// Removes the trailing clause in parentheses.
    Bare,
    /// Adjusts capitalization for use after a colon.
    AfterColon,
    /// Capitalizes the first letter.
    Capital,
    /// Makes a sentence: capitalized, with a full stop.
    Sentence,
}

impl PhraseTransformation {
    fn apply(self, words: &str, lang: Lang) -> String {
        let capital = || replace_first_letter(words, |first| first.to_uppercase().collect());
        match self {
            Self::Bare => without_clause(words).to_owned(),
            Self::AfterColon if lang == Lang::De => words.to_owned(),
            Self::AfterColon => replace_first_letter(words, |first| first.to_lowercase().collect()),
            Self::Capital => capital(),
            Self::Sentence if words.ends_with(['.', '?']) => capital(),
            Self::Sentence => format!("{}.", capital()),
        }
    }
}

/// The character before a passage that is in English on a page in another language. A Unicode noncharacter: text never contains it.
pub const ENGLISH_START: char = '\u{fdd0}';

/// The character after such a passage.
pub const ENGLISH_END: char = '\u{fdd1}';

/// The form in which a phrase is formatted.
#[derive(Clone, Copy)]
enum Output<'a> {
    /// Plain text.
    Plain,
    /// Plain text in which passages without a translation are marked.
    Marked,
    /// HTML in which they are marked, with the function that makes text safe.
    Html(&'a dyn Fn(&str) -> String),
}

/// Text from outside, without characters that would count as marks.
fn unmarked(text: &str) -> Cow<'_, str> {
    if text.contains([ENGLISH_START, ENGLISH_END]) {
        Cow::Owned(text.replace([ENGLISH_START, ENGLISH_END], "\u{fffd}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// Text that is the same in every language.
    Text(String),
    /// A number; messages may select a plural form by it.
    Number(i64),
    /// Another phrase, formatted in the same language.
    Phrase(Phrase),
    /// A date, written out: "12 December 2026".
    Day(Date),
    /// Markup that was rendered by a template.
    Html(String),
}

/// Text whose language is chosen later.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", inline, description = ""))]
pub struct Phrase {
    source: PhraseSource,
    values: Vec<(&'static str, Value)>,
}

impl Phrase {
    /// A phrase from the message with this name.
    pub const fn new(message: &'static str) -> Self {
        Self { source: PhraseSource::Message(message), values: Vec::new() }
    }

    /// Text that is the same in every language.
    pub fn verbatim(words: impl Into<Cow<'static, str>>) -> Self {
        Self { source: PhraseSource::Verbatim(words.into()), values: Vec::new() }
    }

    /// Text from outside that is in English, whatever the language of the page.
    pub fn english(words: String) -> Self {
        Self { source: PhraseSource::English(words.into()), values: Vec::new() }
    }

    /// Sets an argument of the message.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl Argument) -> Self {
        self.values.push((name, value.value()));
        self
    }

    /// Joins several phrases with the message `between`, which has the arguments `first` and `next`.
    pub fn join_phrases(phrases: impl Iterator<Item = Self>, between: &'static str) -> Self {
        phrases.reduce(|first, next| Self::new(between).arg("first", first).arg("next", next)).unwrap_or_default()
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        matches!(&self.source, PhraseSource::Verbatim(words) if words.is_empty())
    }

    /// The phrase without its trailing clause in parentheses, for lines that print the clause anyway.
    #[must_use]
    pub fn without_trailing_clause(self) -> Self {
        self.transformed(PhraseTransformation::Bare)
    }

    /// The phrase for use after a colon: English and French start in lower case, a German sentence with a capital.
    #[must_use]
    pub fn after_colon(self) -> Self {
        self.transformed(PhraseTransformation::AfterColon)
    }

    /// The phrase with its first letter capitalized.
    #[must_use]
    pub fn capital(self) -> Self {
        self.transformed(PhraseTransformation::Capital)
    }

    /// The phrase as a sentence, with a capital and a full stop.
    #[must_use]
    pub fn sentence(self) -> Self {
        self.transformed(PhraseTransformation::Sentence)
    }

    fn transformed(self, shape: PhraseTransformation) -> Self {
        Self { source: PhraseSource::Shaped(shape, Box::new(self)), values: Vec::new() }
    }

    /// Rewrites every text argument, for example to show invisible characters. The messages themselves are not changed.
    pub fn rewrite_texts(&mut self, rewrite: &dyn Fn(&str) -> String) {
        match &mut self.source {
            PhraseSource::Verbatim(words) => *words = rewrite(words).into(),
            PhraseSource::English(words) => *words = rewrite(words).into(),
            PhraseSource::Shaped(_, phrase) => phrase.rewrite_texts(rewrite),
            PhraseSource::Message(_) => {}
        }
        for (_, value) in &mut self.values {
            match value {
                Value::Text(text) => *text = rewrite(text),
                Value::Phrase(phrase) => phrase.rewrite_texts(rewrite),
                Value::Number(_) | Value::Day(_) | Value::Html(_) => {}
            }
        }
    }

    /// The language in which the phrase is available to readers of `lang`: English, if its message is not translated.
    fn available_language(&self, lang: Lang) -> Lang {
        match &self.source {
            PhraseSource::Verbatim(_) => lang,
            PhraseSource::English(_) => Lang::En,
            PhraseSource::Message(name) => catalogs::available_language(lang, name),
            PhraseSource::Shaped(_, phrase) => phrase.available_language(lang),
        }
    }

    /// Whether the message of the phrase is translated; text that is not a message counts as translated.
    pub fn is_translated(&self, lang: Lang) -> bool {
        match &self.source {
            PhraseSource::Message(name) => catalogs::available_language(lang, name) == lang,
            PhraseSource::Shaped(_, phrase) => phrase.is_translated(lang),
            PhraseSource::Verbatim(_) | PhraseSource::English(_) => true,
        }
    }

    /// Formats the phrase as plain text.
    pub fn text(&self, lang: Lang) -> String {
        self.formatted(lang, Output::Plain)
    }

    /// Formats the phrase for a page. `escape` makes text safe for HTML. Passages in English on a page in another language are between
    /// [`ENGLISH_START`] and [`ENGLISH_END`].
    pub fn html(&self, lang: Lang, escape: &dyn Fn(&str) -> String) -> String {
        match &self.source {
            PhraseSource::Message(name) if name.ends_with(MARKUP) => self.formatted(lang, Output::Html(escape)),
            _ => {
                let text = self.formatted(lang, Output::Marked);
                let passages = text.split_inclusive([ENGLISH_START, ENGLISH_END]);
                passages.fold(String::with_capacity(text.len()), |out, passage| {
                    let words = passage.trim_end_matches([ENGLISH_START, ENGLISH_END]);
                    out + &escape(words) + passage.get(words.len()..).unwrap_or_default()
                })
            }
        }
    }

    fn formatted(&self, lang: Lang, output: Output<'_>) -> String {
        let available = self.available_language(lang);
        let text = match &self.source {
            PhraseSource::Verbatim(words) if matches!(output, Output::Plain) => words.clone().into_owned(),
            PhraseSource::Verbatim(words) => unmarked(words).into_owned(),
            PhraseSource::English(words) if matches!(output, Output::Plain) => words.to_string(),
            PhraseSource::English(words) => unmarked(words).into_owned(),
            PhraseSource::Message(name) => {
                let mut args = FluentArgs::with_capacity(self.values.len());
                for (place, value) in &self.values {
                    args.set(*place, value.to_fluent_value(available, output));
                }
                catalogs::message(available, name, &args)
            }
            PhraseSource::Shaped(shape, phrase) => shape.apply(&phrase.formatted(available, output), available),
        };
        if available == lang || matches!(output, Output::Plain) { text } else { format!("{ENGLISH_START}{text}{ENGLISH_END}") }
    }

    /// Formats the phrase as an argument of another one.
    fn format_as_argument(&self, lang: Lang, output: Output<'_>) -> String {
        match output {
            Output::Html(escape) => self.html(lang, escape),
            Output::Plain | Output::Marked => self.formatted(lang, output),
        }
    }
}

/// Removes a trailing clause in parentheses.
fn without_clause(words: &str) -> &str {
    match words.rsplit_once(" (") {
        Some((sentence, last)) if last.starts_with("RFC ") && last.find(')') == Some(last.len() - 1) => sentence,
        _ => words,
    }
}

/// Replaces the first letter.
fn replace_first_letter(text: &str, begin: impl Fn(char) -> String) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| begin(first) + chars.as_str()).unwrap_or_default()
}

/// The suffix of names of messages that contain markup.
const MARKUP: &str = "-html";

impl Value {
    fn to_fluent_value(&self, lang: Lang, output: Output<'_>) -> FluentValue<'static> {
        match (self, output) {
            (Self::Text(text), Output::Plain) => text.clone().into(),
            (Self::Text(text), Output::Marked) => unmarked(text).into_owned().into(),
            (Self::Text(text), Output::Html(escape)) => escape(&unmarked(text)).into(),
            (Self::Number(number), _) => (*number).into(),
            (Self::Phrase(phrase), _) => phrase.format_as_argument(lang, output).into(),
            (Self::Day(day), _) => written_date(*day).format_as_argument(lang, output).into(),
            (Self::Html(html), _) => html.clone().into(),
        }
    }
}

/// A date as written in a sentence: "12 December 2026".
pub fn written_date(day: Date) -> Phrase {
    let (number, month, year) = (i64::from(day.day()), i64::from(day.month()), day.year().to_string());
    Phrase::new("day-written").arg("day", number).arg("month", month).arg("year", year)
}

/// The empty phrase.
impl Default for Phrase {
    fn default() -> Self {
        Self::verbatim("")
    }
}

/// Formats the phrase in English.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            PhraseSource::Verbatim(words) => f.write_str(words),
            _ => f.write_str(&self.text(Lang::En)),
        }
    }
}

/// Serializes the phrase in English, for programs.
impl serde::Serialize for Phrase {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<String> for Phrase {
    fn from(words: String) -> Self {
        Self::verbatim(words)
    }
}

impl From<&str> for Phrase {
    fn from(words: &str) -> Self {
        Self::verbatim(words.to_owned())
    }
}

impl PartialEq<str> for Phrase {
    fn eq(&self, other: &str) -> bool {
        self.text(Lang::En).as_str() == other
    }
}

impl PartialEq<&str> for Phrase {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

/// A type that can be an argument of a message.
pub trait Argument {
    /// Converts it to an argument.
    fn value(&self) -> Value;
}

impl<T: Argument + ?Sized> Argument for &T {
    fn value(&self) -> Value {
        (**self).value()
    }
}

impl Argument for Value {
    fn value(&self) -> Value {
        self.clone()
    }
}

impl Argument for str {
    fn value(&self) -> Value {
        Value::Text(self.to_owned())
    }
}

impl Argument for String {
    fn value(&self) -> Value {
        Value::Text(self.clone())
    }
}

impl Argument for Cow<'_, str> {
    fn value(&self) -> Value {
        Value::Text(self.clone().into_owned())
    }
}

impl Argument for Phrase {
    fn value(&self) -> Value {
        Value::Phrase(self.clone())
    }
}

impl Argument for Date {
    fn value(&self) -> Value {
        Value::Day(*self)
    }
}

/// Text of a selector: `yes` or `no`.
impl Argument for bool {
    fn value(&self) -> Value {
        Value::Text(if *self { "yes" } else { "no" }.to_owned())
    }
}

/// A value that may be missing: empty text.
impl<T: Argument> Argument for Option<T> {
    fn value(&self) -> Value {
        self.as_ref().map_or_else(|| Value::Text(String::new()), T::value)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            fn value(&self) -> Value {
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &str) -> String {
        text.replace('<', "&lt;")
    }

    #[test]
    fn inserted_values_are_escaped_and_message_markup_is_not() {
        let named = Phrase::new("page-title").arg("title", "a < b");
        assert_eq!(named.text(Lang::En), "a < b - URN Namespace Registry");
        assert_eq!(named.html(Lang::En, &marked), "a &lt; b - URN Namespace Registry");
        let license = Phrase::new("foot-license-html").arg("href", "/x").arg("name", "<CC0>");
        assert_eq!(license.html(Lang::En, &marked), "Data: <a rel=\"license\" href=\"/x\">&lt;CC0></a>");
        assert_eq!(Phrase::verbatim("a < b").html(Lang::De, &marked), "a &lt; b");
    }

    #[test]
    fn message_without_a_translation_is_in_english_and_marked_only_for_pages() {
        let count = Phrase::new("count-namespaces").arg("count", 2);
        with_message_removed(Lang::De, "count-namespaces", || {
            assert_eq!(count.text(Lang::De), "2 namespaces");
            assert_eq!(count.text(Lang::Fr), "2 espaces de noms");
            assert_eq!(count.html(Lang::De, &marked), "\u{fdd0}2 namespaces\u{fdd1}");
            assert_eq!(count.html(Lang::Fr, &marked), "2 espaces de noms");
            assert_eq!(count.html(Lang::En, &marked), "2 namespaces");
            assert!(!count.clone().sentence().is_translated(Lang::De) && count.is_translated(Lang::Fr));
            assert_eq!(count.clone().sentence().html(Lang::De, &marked), "\u{fdd0}2 namespaces.\u{fdd1}");
        });
    }

    #[test]
    fn only_the_untranslated_part_of_a_sentence_is_marked() {
        let day = jiff::civil::date(2026, 12, 1);
        let title =
            Phrase::new("page-title").arg("title", Phrase::new("day-written").arg("day", 1).arg("month", 12).arg("year", "<"));
        let page = |lang| title.html(lang, &marked);
        with_message_removed(Lang::De, "day-written", || {
            assert!(page(Lang::De).starts_with("\u{fdd0}1 December &lt;\u{fdd1} - "), "{}", page(Lang::De));
            assert!(page(Lang::Fr).starts_with("1er décembre &lt;"), "{}", page(Lang::Fr));
            assert_eq!(Phrase::new("page-title").arg("title", day).text(Lang::De).find('\u{fdd0}'), None);
        });
        // The arguments of an English sentence are English too, and are part of the marked passage.
        with_message_removed(Lang::De, "page-title", || {
            assert_eq!(page(Lang::De), "\u{fdd0}1 December &lt; - URN Namespace Registry\u{fdd1}");
        });
    }

    #[test]
    fn english_text_from_outside_is_marked_in_other_languages() {
        let title = Phrase::new("page-title").arg("title", Phrase::english("a < b".to_owned()));
        assert_eq!(title.html(Lang::De, &marked), "\u{fdd0}a &lt; b\u{fdd1} - Verzeichnis der URN-Namensräume");
        assert_eq!(title.html(Lang::En, &marked), "a &lt; b - URN Namespace Registry");
        assert_eq!(title.text(Lang::De), "a < b - Verzeichnis der URN-Namensräume");
    }

    #[test]
    fn marks_in_text_from_outside_are_replaced() {
        let title = Phrase::new("page-title").arg("title", "a\u{fdd0}b");
        assert_eq!(title.html(Lang::En, &marked), "a\u{fffd}b - URN Namespace Registry");
        assert_eq!(title.text(Lang::En), "a\u{fdd0}b - URN Namespace Registry");
    }

    #[test]
    fn sentence_capitalization_depends_on_position_and_language() {
        let why = Phrase::new("urn-scheme");
        let said = |lang| why.clone().after_colon().text(lang);
        assert_eq!(said(Lang::En), "a URN starts with \"urn:\"");
        assert_eq!(said(Lang::De), "Eine URN beginnt mit „urn:“");
        assert_eq!(Phrase::verbatim("did you mean it?").sentence(), "Did you mean it?");
        assert_eq!(Phrase::verbatim("it ends").sentence(), "It ends.");
    }

    #[test]
    fn dates_are_written_out_in_each_language() {
        let day = jiff::civil::date(2026, 12, 1);
        assert_eq!(written_date(day).text(Lang::En), "1 December 2026");
        assert_eq!(written_date(day).text(Lang::De), "1. Dezember 2026");
        assert_eq!(written_date(day).text(Lang::Fr), "1er décembre 2026");
    }
}
