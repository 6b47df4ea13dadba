//! A small change that waits for a second person.

use crate::acts::light::{Wanted, wanted};
use crate::http::field::Field;
use crate::pages::cards::rows::time;
use crate::refusal::{Refusal, at};
use crate::registry::kept::light::Light;
use crate::resolution::registries::change::Change;
use crate::words::Phrase;

/// What is decided, and words to who asked.
pub(crate) const OUTCOME: Field = Field::choice(at::OUTCOME);
pub(crate) const WORDS: Field = Field::choice(at::WORDS);

/// The decision of a second person.
pub const DECIDE: &[Field] = &[OUTCOME, WORDS];

/// One that waits.
pub(crate) struct Waiting {
    /// Where the decision goes.
    pub(crate) action: String,
    pub(crate) words: Phrase,
    pub(crate) reason: String,
    pub(crate) by: String,
    pub(crate) nid: String,
}

/// What is asked for, within a sentence.
pub(crate) fn wish(wanted: &Wanted) -> Phrase {
    match wanted {
        Wanted::Resolver(record) => Phrase::new("asked-wish-resolver")
            .with("id", &record.id)
            .with("template", &record.template)
            .with("service", &record.service),
        Wanted::ResolverEnds(id) => Phrase::new("asked-wish-resolver-ends").with("id", id),
        Wanted::Proposed { change, evidence } => {
            Phrase::new("asked-wish-proposed").with("change", change_words(change)).with("evidence", evidence)
        }
        Wanted::Part { prefix, said } => Phrase::new("asked-wish-part").with("prefix", prefix).with("holder", &said.holder),
        Wanted::PartChanges { prefix, said } => {
            Phrase::new("asked-wish-part-changes").with("prefix", prefix).with("holder", &said.holder)
        }
        Wanted::PartEnds(prefix) => Phrase::new("asked-wish-part-ends").with("prefix", prefix),
    }
}

fn change_words(change: &Change) -> Phrase {
    let of = |message, name: &str| Phrase::new(message).with("name", name);
    match change {
        Change::NewKeyword(new) => of("asked-wish-keyword-new", &new.keyword).with("purpose", &new.purpose),
        Change::Keyword(new) => of("asked-wish-keyword", &new.keyword).with("purpose", &new.purpose),
        Change::SupportedBy { keyword, nid, reference } if reference.trim().is_empty() => {
            of("asked-wish-unsupported", keyword).with("nid", nid)
        }
        Change::SupportedBy { keyword, nid, reference } => {
            of("asked-wish-supported", keyword).with("nid", nid).with("reference", reference)
        }
        Change::NewDesignator(new) => of("asked-wish-service", &new.name).with("purpose", &new.purpose),
        Change::Status { name, to } => of("asked-wish-status", name).with("status", to.word()),
    }
}

/// What a page shows of one.
pub(crate) fn waiting_row(light: &Light, page: &str) -> Result<Waiting, Refusal> {
    Ok(Waiting {
        action: format!("{page}/{}", light.id),
        words: wish(&wanted(light)?),
        reason: light.reason.clone(),
        by: format!("{}, {}", light.by, time(light.asked_at)),
        nid: light.nid.clone().unwrap_or_default(),
    })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/light.rs"]
mod samples;
