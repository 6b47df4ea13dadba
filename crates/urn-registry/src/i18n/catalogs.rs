//! The messages of each language, parsed at first use.

use super::lang::Lang;
use super::pseudo::pseudo_translate;
use crate::packed;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
#[cfg(debug_assertions)]
use std::cell::Cell;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type MessageBundle = FluentBundle<FluentResource>;

/// The concatenated files of `templates/words/LANGUAGE/`, compressed by the build script.
const PACKED: [(Lang, &[u8]); 3] = [
    (Lang::En, include_bytes!(concat!(env!("OUT_DIR"), "/words-en.gz"))),
    (Lang::De, include_bytes!(concat!(env!("OUT_DIR"), "/words-de.gz"))),
    (Lang::Fr, include_bytes!(concat!(env!("OUT_DIR"), "/words-fr.gz"))),
];

static EN: LazyLock<MessageBundle> = LazyLock::new(|| load_bundle(Lang::En));
static DE: LazyLock<MessageBundle> = LazyLock::new(|| load_bundle(Lang::De));
static FR: LazyLock<MessageBundle> = LazyLock::new(|| load_bundle(Lang::Fr));
static PSEUDO: LazyLock<MessageBundle> = LazyLock::new(|| {
    let mut book = load_bundle(Lang::En);
    book.set_transform(Some(pseudo_translate));
    book
});

/// The message source of a language.
pub(super) fn message_source(lang: Lang) -> String {
    PACKED.iter().find(|(other, _)| *other == lang).map(|(_, packed)| packed::decompress_text(packed)).unwrap_or_default()
}

fn load_bundle(lang: Lang) -> MessageBundle {
    let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut book = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks around values would end up in copied text. Pages set the direction of names with markup instead.
    book.set_use_isolating(false);
    let read = FluentResource::try_new(message_source(lang)).unwrap_or_else(|(good, _)| good);
    // Tests fail on duplicate names and on messages that do not parse.
    let _ = book.add_resource(read);
    book
}

fn book_of(lang: Lang) -> &'static MessageBundle {
    match lang {
        Lang::En => &EN,
        Lang::De => &DE,
        Lang::Fr => &FR,
        Lang::Pseudo => &PSEUDO,
    }
}

/// The language in which a message is available to readers of `lang`: English, if it is not translated.
pub(super) fn available_language(lang: Lang, name: &str) -> Lang {
    #[cfg(debug_assertions)]
    {
        if REMOVED_MESSAGE.get() == Some((lang, name)) {
            return Lang::En;
        }
    }
    if book_of(lang).has_message(name) { lang } else { Lang::En }
}

/// Formats a message of a language. A message that the language does not define is formatted as its name.
pub(super) fn message(lang: Lang, name: &str, args: &FluentArgs<'_>) -> String {
    let book = book_of(lang);
    let Some(pattern) = book.get_message(name).and_then(|message| message.value()) else { return name.to_owned() };
    let mut errors = Vec::new();
    book.format_pattern(pattern, Some(args), &mut errors).into_owned()
}

#[cfg(debug_assertions)]
thread_local! {
    /// A message that the tests of this thread treat as not translated.
    static REMOVED_MESSAGE: Cell<Option<(Lang, &'static str)>> = const { Cell::new(None) };
}

/// Runs a test as if a language did not define a message. Only in debug builds, so that tests of other crates can use it.
#[cfg(debug_assertions)]
pub fn with_message_removed<T>(lang: Lang, name: &'static str, test: impl FnOnce() -> T) -> T {
    REMOVED_MESSAGE.set(Some((lang, name)));
    let result = test();
    REMOVED_MESSAGE.set(None);
    result
}
