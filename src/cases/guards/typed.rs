//! Guards about the words that are typed with an act: a question, an answer, a reason.

use crate::cases::guards::Guard;
use crate::history::WORDS_MAX;
use crate::refusal::{Refusal, at};
use crate::template::characters;

/// Text that somebody must give, as it is kept. A character that may stand in no text is named with its place.
///
/// # Errors
/// At `field`: nothing was typed, or more than [`WORDS_MAX`] bytes, or what may not stand in a text.
pub(crate) fn words(text: &str, field: &'static str, missing: &str) -> Result<String, Refusal> {
    let tidy = crate::template::tidy(text);
    if tidy.trim().is_empty() {
        return Err(Refusal::at(field, missing));
    }
    if tidy.len() > WORDS_MAX {
        return Err(Refusal::at(field, format!("The text must have at most {WORDS_MAX} bytes")));
    }
    // What is said on a request is as public and as lasting as its text.
    characters::bounded(&tidy, true).map_err(|why| Refusal::at(field, why))?;
    Ok(tidy)
}

/// A guard that asks for words.
macro_rules! asks {
    ($($(#[doc = $doc:literal])+ $name:ident: $says:literal at $field:ident else $missing:literal;)+) => {
        $(
            $(#[doc = $doc])+
            pub(crate) const $name: Guard =
                Guard::typed($says, &[], |_, input| words(input.words, at::$field, $missing).map(drop));
        )+
    };
}

asks! {
    /// T3.
    QUESTION: "a question" at QUESTION else "Enter the question";
    /// T4.
    ANSWER: "an answer" at ANSWER else "Enter your answer";
    /// T5.
    NOTE: "says what changed" at NOTE else "Say what changed";
    /// T9.
    BODY_WORDS: "the body's words" at WORDS else "Enter the words of the body";
    /// T13.
    DEFECT: "a defect, named" at DEFECT else "Name the defect";
    /// T16.
    DUPLICATE_REASON: "a published reason" at DUPLICATE_REASON else "Enter the reason; it is published";
    /// E1.
    CORRECTION_REASON: "a class and a reason, both published" at REASON else
        "Enter the reason; it is published with the correction";
    /// E3.
    TAKE_BACK_REASON: "a published reason" at TAKE_BACK_REASON else "Enter the reason; it is published";
    /// E4.
    GO_ON_REASON: "a published reason" at GO_ON_REASON else "Enter the reason; it is published";
    /// A1.
    GROUNDS: "grounds" at GROUNDS else "Say why the decision should be another one, and how it concerns you";
    /// A2, A3.
    APPEAL_REASONS: "reasons" at WORDS else "Enter the reasons of the decision";
}
