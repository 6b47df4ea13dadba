//! Guards about the words that are typed with an act: a question, an answer, a reason.

use crate::cases::guards::Guard;
use crate::history::WORDS_MAX;
use crate::refusal::{Refusal, at};
use crate::template::characters;
use crate::words::Phrase;

/// Text that somebody must give, as it is kept. A character that may stand in no text is named with its place.
///
/// # Errors
/// At `field`: nothing was typed, or more than [`WORDS_MAX`] bytes, or what may not stand in a text.
pub(crate) fn words(text: &str, field: &'static str, missing: impl Into<Phrase>) -> Result<String, Refusal> {
    let tidy = crate::template::tidy(text);
    if tidy.trim().is_empty() {
        return Err(Refusal::at(field, missing));
    }
    if tidy.len() > WORDS_MAX {
        return Err(Refusal::at(field, Phrase::new("refusal-max-bytes").with("most", WORDS_MAX)));
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
                Guard::typed($says, &[], |_, input| words(input.words, at::$field, Phrase::new($missing)).map(drop));
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
    BODY_WORDS: "the body's statement is given" at WORDS else "refusal-body-words";
    /// T13.
    DEFECT: "the defect is described" at DEFECT else "refusal-defect";
    /// T16.
    DUPLICATE_REASON: "a public reason is given" at DUPLICATE_REASON else "refusal-reason-published";
    /// E1.
    CORRECTION_REASON: "a class and a reason are given, both public" at REASON else
        "refusal-correction-reason";
    /// E3.
    TAKE_BACK_REASON: "a public reason is given" at TAKE_BACK_REASON else "refusal-reason-published";
    /// E4.
    GO_ON_REASON: "a public reason is given" at GO_ON_REASON else "refusal-reason-published";
    /// A1.
    GROUNDS: "grounds are given" at GROUNDS else "refusal-grounds";
    /// A2, A3.
    APPEAL_REASONS: "reasons are given" at WORDS else "refusal-appeal-reasons";
}
