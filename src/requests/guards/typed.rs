//! Guards on text entered with an action: a question, a reply, a reason.

use crate::history::TEXT_BYTES_MAX;
use crate::refusal::{Refusal, at};
use crate::requests::guards::Guard;
use urn_registry::i18n::Phrase;
use urn_registry::template::characters;

/// Required text, normalized for storage. A disallowed character is reported with its position.
///
/// # Errors
/// At `field`: the text has no visible character, longer than [`WORDS_MAX`] bytes, or contains a disallowed character.
pub(crate) fn required_text(text: &str, field: &'static str, missing: impl Into<Phrase>) -> Result<String, Refusal> {
    let tidy = urn_registry::template::tidy(text);
    if !characters::has_visible_character(&tidy) {
        return Err(Refusal::at_field(field, missing));
    }
    if tidy.len() > TEXT_BYTES_MAX {
        return Err(Refusal::at_field(field, Phrase::new("refusal-max-bytes").arg("most", TEXT_BYTES_MAX)));
    }
    // Statements on a request are as public and as permanent as its text.
    characters::check_disallowed(&tidy, true).map_err(|reason| Refusal::at_field(field, reason))?;
    Ok(tidy)
}

/// Defines guards that require text.
macro_rules! asks {
    ($($(#[doc = $doc:literal])+ $name:ident: $says:literal at $field:ident else $missing:literal;)+) => {
        $(
            $(#[doc = $doc])+
            pub(crate) const $name: Guard =
                Guard::on_input($says, &[], |_, input| required_text(input.text, at::$field, Phrase::new($missing)).map(drop));
        )+
    };
}

asks! {
    /// T3.
    QUESTION: "a question is given" at QUESTION else "refusal-question";
    /// T4.
    ANSWER: "a reply is given" at ANSWER else "refusal-your-answer";
    /// T5.
    NOTE: "the changes are described" at NOTE else "refusal-say-changed";
    /// T9.
    BODY_WORDS: "the body's statement is given" at STATEMENT else "refusal-body-words";
    /// T13.
    DEFECT: "the defect is described" at DEFECT else "refusal-defect";
    /// T14.
    CLOSE_STATEMENT: "a public reason is given" at CLOSE_STATEMENT else "refusal-reason-published";
    /// T15.
    REOPEN_REASON: "a public reason is given" at REOPEN_REASON else "refusal-reason-published";
    /// E1.
    CORRECTION_REASON: "a class and a reason are given, both public" at REASON else
        "refusal-reason-published";
    /// A1.
    GROUNDS: "grounds are given" at GROUNDS else "refusal-grounds";
    /// A2.
    APPEAL_REASONS: "reasons are given" at STATEMENT else "refusal-reasons";
}
