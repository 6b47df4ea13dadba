//! The messages of each language, parsed at first use.

use super::lang::Lang;
use super::pseudo::longer;
use crate::packed;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type Book = FluentBundle<FluentResource>;

/// The concatenated files of `templates/words/LANGUAGE/`, compressed by the build script.
const PACKED: [(Lang, &[u8]); 3] = [
    (Lang::En, include_bytes!(concat!(env!("OUT_DIR"), "/words-en.gz"))),
    (Lang::De, include_bytes!(concat!(env!("OUT_DIR"), "/words-de.gz"))),
    (Lang::Fr, include_bytes!(concat!(env!("OUT_DIR"), "/words-fr.gz"))),
];

static EN: LazyLock<Book> = LazyLock::new(|| book(Lang::En));
static DE: LazyLock<Book> = LazyLock::new(|| book(Lang::De));
static FR: LazyLock<Book> = LazyLock::new(|| book(Lang::Fr));
static PSEUDO: LazyLock<Book> = LazyLock::new(|| {
    let mut book = book(Lang::En);
    book.set_transform(Some(longer));
    book
});

/// The message source of a language.
pub(super) fn written(lang: Lang) -> String {
    PACKED.iter().find(|(other, _)| *other == lang).map(|(_, packed)| packed::text(packed)).unwrap_or_default()
}

fn book(lang: Lang) -> Book {
    let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut book = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks around values would end up in copied text. Pages set the direction of names with markup instead.
    book.set_use_isolating(false);
    let read = FluentResource::try_new(written(lang)).unwrap_or_else(|(good, _)| good);
    // Tests fail on duplicate names and on messages that do not parse.
    let _ = book.add_resource(read);
    book
}

/// Formats a message in a language. Falls back to English, and to the message name if it is not defined.
pub(super) fn say(lang: Lang, name: &str, args: &FluentArgs<'_>) -> String {
    let of = |book: &Book| {
        let message = book.get_message(name)?;
        let mut errors = Vec::new();
        Some(book.format_pattern(message.value()?, Some(args), &mut errors).into_owned())
    };
    let book = match lang {
        Lang::En => &EN,
        Lang::De => &DE,
        Lang::Fr => &FR,
        Lang::Pseudo => &PSEUDO,
    };
    of(book).or_else(|| of(&EN)).unwrap_or_else(|| name.to_owned())
}
