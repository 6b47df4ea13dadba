//! The forms of registrants used by several pages, and their fields.

use crate::http::field::Field;
use crate::pages::partials::meant::INTENDED_NID;
use crate::pages::partials::placed::{TEMPLATE_FILE, TEMPLATE_TEXT};
use crate::pages::registrant::details::REGISTRANT_DETAILS;
use crate::refusal::at;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use urn_registry::template::Field as Part;
use urn_registry::template::questions::{self, Question};

/// The button, and the save counter of the draft that the edit started from.
pub(super) const PRESSED_BUTTON: Field = Field::mark("intent");
pub(super) const SAVE_NUMBER: Field = Field::mark("save_number");
/// The fingerprints of the texts that the edits of the sections started from: this name, and the key of the section.
pub(super) const BASE_DIGEST_PREFIX: Field = Field::beginning("was.").hidden_if_refused();

/// The button that repairs characters.
pub(super) const REPAIR_BUTTON: Field = Field::choice(at::REPAIR);

/// The button that applies a suggested change.
pub(super) const APPLY_SUGGESTION_BUTTON: Field = Field::choice(at::SUGGESTION);

/// The confirmation of an irreversible action, or of a submission with open questions.
pub(super) const CONFIRMED: Field = Field::mark("sure");

/// The buttons of the sentences that may answer questions: this name, and the identifier of the question.
pub(super) const OFFERED_SENTENCES: Field = Field::beginning("offered-").hidden_if_refused();
/// The sentences that were typed as answers, in the same way, and the button that adds the one for a question.
const TYPED_SENTENCES: Field = Field::beginning("sentence-");
pub(super) const ADD_SENTENCE_BUTTON: Field = Field::mark("adds");

/// The field for the sentence that answers a question.
pub(super) fn typed_sentence(question: &Question) -> Field {
    static NAMES: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
        questions::all().iter().map(|question| (question.id, format!("{}{}", TYPED_SENTENCES.name, question.id))).collect()
    });
    let name = NAMES.get(question.id).map_or(TYPED_SENTENCES.name, String::as_str);
    Field::area(name, "question-sentence", 2)
}

/// The type and procedure of the registration.
pub(crate) const REQUEST_KIND: Field = Field::mark(at::KIND);
pub(crate) const NID: Field = Field::text(at::NID, "word-namespace-id");
pub(super) const REQUESTED_NID: Field =
    Field::text(at::NID, "start-f-wished").hint("word-letters-digits-and-hyphens-3-to-32-characters");
/// The namespace ID whose advisories the page of the form shows.
pub(super) const CHECKED_NID: Field = Field::mark(at::SEEN);
pub(crate) const CHANGED_NAMESPACE: Field = Field::text("revise", "word-namespace").hint("start-f-revised-hint");

/// The answers that led to a new namespace (`requests::chooser`).
pub(crate) const CHOOSER_NEED: Field = Field::mark("need");
pub(crate) const CHOOSER_EXISTING: Field = Field::mark("existing");
pub(crate) const CHOOSER_NID_KIND: Field = Field::mark("chosen");
pub(crate) const CHOOSER_REQUESTER: Field = Field::mark("requester");

/// Starts a request.
pub const START_REQUEST_FIELDS: &[Field] = &[
    REQUEST_KIND, REQUESTED_NID, CHANGED_NAMESPACE, INTENDED_NID, CHOOSER_NEED, CHOOSER_EXISTING, CHOOSER_NID_KIND,
    CHOOSER_REQUESTER, TEMPLATE_TEXT, TEMPLATE_FILE, PRESSED_BUTTON, CHECKED_NID,
];

/// A section of the text.
pub(super) const fn part(of: Part) -> Field {
    Field::area(of.key(), of.label(), 8)
}

pub(super) const REVISION_NOTE: Field = Field::area(at::NOTE, "draft-f-note", 3);
pub(super) const ANSWER: Field = Field::area(at::ANSWER, "draft-f-answer", 5);
/// Whether a new revision is submitted with the reply.
pub(super) const SENDS_REVISION: Field = Field::mark("send");

/// The draft; its page offers repairs. The registry sets the version and the date.
pub const EDIT_DRAFT_FIELDS: &[Field] = &{
    const fn mended(of: Part) -> Field {
        part(of).accepts_invalid_characters()
    }
    let [organization, unit, contact, email, postal, web] = REGISTRANT_DETAILS;
    let [a, b, c, d, e, f, g, h, i, j] = Part::REGISTRANT_FIELDS;
    let (a, b, c, d, e) = (mended(a), mended(b), mended(c), mended(d), mended(e));
    let (f, g, h, i, j) = (mended(f), mended(g), mended(h), mended(i), mended(j));
    [
        mended(Part::NamespaceId),
        a,
        b,
        c,
        d,
        e,
        f,
        g,
        h,
        i,
        j,
        INTENDED_NID,
        BASE_DIGEST_PREFIX,
        SAVE_NUMBER,
        PRESSED_BUTTON,
        REVISION_NOTE,
        ANSWER,
        SENDS_REVISION,
        REPAIR_BUTTON,
        APPLY_SUGGESTION_BUTTON,
        OFFERED_SENTENCES,
        TYPED_SENTENCES,
        ADD_SENTENCE_BUTTON,
        CONFIRMED,
        organization,
        unit,
        contact,
        email,
        postal,
        web,
    ]
};

/// Withdraws a request.
pub const CONFIRMATION_FIELDS: &[Field] = &[CONFIRMED];
