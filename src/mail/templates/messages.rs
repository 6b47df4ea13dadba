//! The texts of emails: the Fluent messages in `templates/mail/LANGUAGE/`. The message of a kind of email has its machine name. Its value
//! is the text, and its attributes are the subject, the action and how to decline. The recipients are in `mails-to`. Messages can use
//! three functions: `QUOTE` quotes user input, `KEPT` retains line breaks, and `HAS` is `yes` if a value is not empty. An email whose
//! message is not translated is sent completely in English: those in `operator.ftl`, `expert.ftl` and `outside.ftl`.

use crate::mail::marks::{keep_line_breaks, quote_user_text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use urn_registry::i18n::{Argument, Lang, Value, written_date};
use urn_registry::packed;

type MessageBundle = FluentBundle<FluentResource>;

static EN: LazyLock<MessageBundle> = LazyLock::new(|| load_bundle(Lang::En));
static DE: LazyLock<MessageBundle> = LazyLock::new(|| load_bundle(Lang::De));
static FR: LazyLock<MessageBundle> = LazyLock::new(|| load_bundle(Lang::Fr));

/// The message source of a language.
fn source(lang: Lang) -> String {
    let packed: &[u8] = match lang {
        Lang::En | Lang::Pseudo => include_bytes!(concat!(env!("OUT_DIR"), "/emails-en.gz")),
        Lang::De => include_bytes!(concat!(env!("OUT_DIR"), "/emails-de.gz")),
        Lang::Fr => include_bytes!(concat!(env!("OUT_DIR"), "/emails-fr.gz")),
    };
    packed::decompress_text(packed)
}

fn load_bundle(lang: Lang) -> MessageBundle {
    let mut book = FluentBundle::new_concurrent(vec![lang.tag().parse().unwrap_or_default()]);
    book.set_use_isolating(false);
    // The only possible errors are duplicate names and messages that do not parse, which tests detect.
    let _ = book.add_resource(FluentResource::try_new(source(lang)).unwrap_or_else(|(good, _)| good));
    let _ = book.add_function("QUOTE", |values, _| quote_user_text(&first_argument(values)).into());
    let _ = book.add_function("KEPT", |values, _| keep_line_breaks(&first_argument(values)).into());
    let _ = book.add_function("HAS", |values, _| (if first_argument(values).is_empty() { "no" } else { "yes" }).into());
    book
}

fn message_bundle(lang: Lang) -> &'static MessageBundle {
    match lang {
        Lang::De => &DE,
        Lang::Fr => &FR,
        Lang::En | Lang::Pseudo => &EN,
    }
}

/// The argument of a function.
fn first_argument(values: &[FluentValue<'_>]) -> String {
    match values {
        [FluentValue::String(text), ..] => text.to_string(),
        [FluentValue::Number(number), ..] => number.as_string().into_owned(),
        _ => String::new(),
    }
}

/// The language in which a kind of email is sent to readers of `lang`.
pub(in crate::mail) fn available_language(lang: Lang, code: &str) -> Lang {
    if lang != Lang::Pseudo && message_bundle(lang).has_message(code) { lang } else { Lang::En }
}

/// A value as text.
pub(super) fn value_text(lang: Lang, value: &dyn Argument) -> String {
    match value.value() {
        Value::Text(text) | Value::Html(text) => text,
        Value::Number(number) => number.to_string(),
        Value::Phrase(phrase) => phrase.text(lang),
        Value::Day(day) => written_date(day).text(lang),
    }
}

/// Formats a message or an attribute of it; `None` if there is none.
pub(super) fn message(
    lang: Lang,
    name: &str,
    attribute: Option<&str>,
    values: &[(&'static str, &dyn Argument)],
) -> Option<String> {
    let book = message_bundle(lang);
    let message = book.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut args = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        match value.value() {
            Value::Number(number) => args.set(*name, number),
            _ => args.set(*name, value_text(lang, *value)),
        }
    }
    Some(book.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
}

/// Formats a message of the frame of every email, such as why it was sent and what a reply does.
pub(in crate::mail) fn format_frame_message(lang: Lang, name: &str, values: &[(&'static str, &dyn Argument)]) -> String {
    message(lang, name, None, values).unwrap_or_default()
}

#[cfg(test)]
mod tests;
