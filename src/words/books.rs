//! The messages of each language, read when they are first needed.

use super::lang::Lang;
use super::pseudo::longer;
use crate::packed;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type Book = FluentBundle<FluentResource>;

/// The files of `templates/words/LANGUAGE/` one after another, packed by the build.
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

/// The messages of a language as they are written.
pub(super) fn written(lang: Lang) -> String {
    PACKED.iter().find(|(other, _)| *other == lang).map(|(_, packed)| packed::text(packed)).unwrap_or_default()
}

fn book(lang: Lang) -> Book {
    let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut book = FluentBundle::new_concurrent(vec![tag]);
    // Marks around what is put in would stand in what people copy; pages set the direction of names by markup.
    book.set_use_isolating(false);
    let read = FluentResource::try_new(written(lang)).unwrap_or_else(|(good, _)| good);
    // A name that is there twice, or a text that is no message, stops the tests.
    let _ = book.add_resource(read);
    book
}

/// Says a message in a language; in English when it is not there, and by its name when nobody has it.
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
