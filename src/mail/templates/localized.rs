//! Localized emails. `templates/mail/LANGUAGE/` has a Fluent message for each translated kind of email, named by its machine name: the
//! text, and as attributes its subject, the action and how to decline. The recipient is described by the message of the page of all emails.
//! A variable `what` is `$what`; `$what-quote` and `$what-kept` are the filtered values as in the English text, `$what-is` is `yes` if it
//! is not empty, `$what-count` a value that is a number, and `$what-ours` is a phrase of the program translated by `phrases.tsv`. An email with a missing translation is sent
//! completely in English.

use super::{Notification, titled};
use crate::i18n::{Lang, Phrase, day_read, day_written};
use crate::mail::marks::KEPT;
use crate::packed;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::sync::LazyLock;

struct Book {
    messages: FluentBundle<FluentResource>,
    /// Phrases of the program in English and in the language. `{}` stands for a variable part.
    phrases: Vec<(&'static str, &'static str)>,
}

const PACKED: [(Lang, &[u8], &str); 2] = [
    (
        Lang::De,
        include_bytes!(concat!(env!("OUT_DIR"), "/letters-de.gz")),
        include_str!("../../../templates/mail/de/phrases.tsv"),
    ),
    (
        Lang::Fr,
        include_bytes!(concat!(env!("OUT_DIR"), "/letters-fr.gz")),
        include_str!("../../../templates/mail/fr/phrases.tsv"),
    ),
];

static DE: LazyLock<Option<Book>> = LazyLock::new(|| book(Lang::De));
static FR: LazyLock<Option<Book>> = LazyLock::new(|| book(Lang::Fr));

/// The value of a paragraph to leave out.
const NOTHING: &str = "\u{1f}";

/// The message source of a language.
fn written(lang: Lang) -> String {
    PACKED.iter().find(|(other, ..)| *other == lang).map(|(_, packed, _)| packed::text(packed)).unwrap_or_default()
}

fn book(lang: Lang) -> Option<Book> {
    let (.., phrases) = PACKED.iter().find(|(other, ..)| *other == lang)?;
    let mut messages = FluentBundle::new_concurrent(vec![lang.tag().parse().unwrap_or_default()]);
    messages.set_use_isolating(false);
    let read = FluentResource::try_new(written(lang)).unwrap_or_else(|(good, _)| good);
    // The only possible error is a duplicate name, which a test detects.
    let _ = messages.add_resource(read);
    Some(Book { messages, phrases: phrases.lines().filter_map(|line| line.split_once('\t')).collect() })
}

fn book_of(lang: Lang) -> Option<&'static Book> {
    match lang {
        Lang::De => DE.as_ref(),
        Lang::Fr => FR.as_ref(),
        Lang::En | Lang::Pseudo => None,
    }
}

/// A localized email.
pub(in crate::mail) struct LocalizedEmail {
    pub subject: String,
    pub act: String,
    pub to: String,
    pub words: String,
    pub decline: Option<String>,
}

/// Formats a message or its attribute; `None` if it or something in it is missing.
fn formatted(book: &Book, name: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    let message = book.messages.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors: Vec<FluentError> = Vec::new();
    let text = book.messages.format_pattern(pattern, Some(args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

/// Adds a value that is a number as `what-count`, so that a message can choose between singular and plural.
fn counted(args: &mut FluentArgs<'_>, gap: &str, text: &str) {
    if let Ok(count) = text.parse::<i64>() {
        args.set(format!("{gap}-count"), count);
    }
}

/// Formats a message of the frame of every email, such as why it was sent and what a reply does.
pub(in crate::mail) fn framed(lang: Lang, name: &str, variables: &[(&'static str, &str)]) -> Option<String> {
    let mut args = FluentArgs::new();
    for (gap, text) in variables {
        counted(&mut args, gap, text);
        args.set(*gap, (*text).to_owned());
    }
    formatted(book_of(lang)?, name, None, &args)
}

/// Localizes a date as written in English sentences; other text is returned unchanged.
pub(in crate::mail) fn dated(lang: Lang, text: &str) -> String {
    day_read(text).map_or_else(|| text.to_owned(), |day| day_written(day).text(lang))
}

/// The variable parts of a text that matches a pattern with `{}`.
fn matched<'a>(pattern: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut found = Vec::new();
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        let at =
            if pieces.peek().is_none() { rest.ends_with(piece).then(|| rest.len() - piece.len())? } else { rest.find(piece)? };
        found.push(rest.get(..at)?);
        rest = rest.get(at + piece.len()..)?;
    }
    rest.is_empty().then_some(found)
}

/// Translates a phrase of the program.
pub(in crate::mail) fn ours(lang: Lang, words: &str) -> Option<String> {
    let book = book_of(lang)?;
    book.phrases.iter().find_map(|(english, other)| {
        let found = matched(english, words)?;
        let mut pieces = other.split("{}");
        let mut text = pieces.next()?.to_owned();
        for (piece, value) in pieces.zip(found) {
            text += &dated(lang, value);
            text += piece;
        }
        Some(text)
    })
}

fn quoted(text: &str) -> String {
    let text = text.replace(KEPT, "");
    let lines = text.trim_matches('\n').trim_end().lines().map(|line| format!("> {line}").trim_end().to_owned());
    format!("{KEPT}{}{KEPT}", lines.collect::<Vec<_>>().join("\n"))
}

impl Notification {
    /// The email in a language; `None` if it is not completely translated.
    pub(in crate::mail) fn localized(&self, lang: Lang) -> Option<LocalizedEmail> {
        let (book, code) = (book_of(lang)?, self.code());
        let mut args = FluentArgs::new();
        args.set("nothing", NOTHING);
        for (gap, text) in self.variables() {
            let plain = text.replace(KEPT, "");
            if let Some(ours) = ours(lang, text) {
                args.set(format!("{gap}-ours"), ours);
            }
            args.set(format!("{gap}-quote"), quoted(text));
            args.set(format!("{gap}-kept"), format!("{KEPT}{}{KEPT}", plain.trim_matches('\n').trim_end()));
            counted(&mut args, gap, text);
            args.set(format!("{gap}-is"), if text.is_empty() { "no" } else { "yes" });
            args.set(gap, if gap == "title" { title(lang, text) } else { dated(lang, text) });
        }
        let head = match (self.variable("number"), self.variable("title"), self.variable("about")) {
            (Some(number), Some(it), _) if !self.head().is_empty() => titled(number, &title(lang, it)),
            (_, _, Some(it)) => format!("{}: ", title(lang, it)),
            _ => self.head(),
        };
        let part = |name: &str| formatted(book, code, Some(name), &args);
        let decline = match self.about().choice.decline() {
            Some(_) => Some(part("decline")?),
            None => None,
        };
        Some(LocalizedEmail {
            subject: format!("{head}{}", part("subject")?),
            act: part("act")?,
            to: match self.variable("to") {
                Some(to) => ours(lang, to)?,
                None => Phrase::new("mails-to").with("kind", code).text(lang),
            },
            words: formatted(book, code, None, &args)?.replace(&format!("\n\n{NOTHING}"), "").replace(NOTHING, ""),
            decline,
        })
    }
}

/// The title of a request.
fn title(lang: Lang, text: &str) -> String {
    ours(lang, text).unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
#[path = "../../../tests/samples/mail/localized.rs"]
mod tests;
