//! Operator data of a request besides its text: documents, invited experts, and private notes of the operators.

use crate::cases::Request;
use crate::cases::claims::Asked;
use crate::cases::documents::Filed;
use crate::cases::notes::Note;
use crate::http::addresses::operator_action;
use crate::http::cx::Cx;
use crate::http::form::ActForm;
use crate::ids::{AccountId, RequestNumber};
use crate::pages::operator::forms;
use crate::pages::partials::claim;
use crate::pages::partials::rows::time;
use crate::pages::partials::users::with_away;
use crate::refusal::Fault;
use crate::reviews::experts::{Assignment, Reply};
use jiff::civil::Date;
use std::collections::HashMap;

/// How many characters identify a document in a list.
const GIST: usize = 80;

/// An expert who was asked to review.
pub(crate) struct AskedRow {
    pub(crate) name: String,
    pub(crate) because: String,
    pub(crate) reply: &'static str,
}

pub(crate) fn asked_rows(asked: &[Assignment], away: &HashMap<AccountId, Date>) -> Vec<AskedRow> {
    asked
        .iter()
        .map(|asked| AskedRow {
            name: with_away(&asked.name, away.get(&asked.expert_id)),
            because: asked.because.clone(),
            reply: match asked.reply {
                Reply::Waiting => "has not replied",
                Reply::Accepted(_) => "accepted",
                Reply::Declined(_) => "declined",
            },
        })
        .collect()
}

/// A note in the operator queue.
pub(crate) struct NoteRow {
    pub(crate) id: String,
    pub(crate) author: String,
    pub(crate) at: String,
    pub(crate) body: String,
    pub(crate) own: bool,
}

pub(crate) fn note_rows(cx: &Cx, notes: Vec<Note>) -> Vec<NoteRow> {
    let viewer = cx.viewer().map(|who| &who.id);
    notes
        .into_iter()
        .map(|note| NoteRow {
            own: Some(&note.author_id) == viewer,
            id: note.id,
            author: note.author,
            at: time(note.at),
            body: note.body,
        })
        .collect()
}

/// The form that retracts a document; `None` if there is nothing to retract.
pub(crate) fn strike_form(cx: &Cx, number: RequestNumber, documents: &[Filed], faults: &[Fault]) -> Option<ActForm> {
    if documents.is_empty() {
        return None;
    }
    let words = |paper: &Filed| {
        let start: String = paper.words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(GIST).collect();
        format!("{}, recorded on {}: {start}", paper.what(), paper.filed_at.strftime("%Y-%m-%d"))
    };
    let choices = documents.iter().map(|paper| (paper.id.clone(), words(paper)));
    Some(
        ActForm::new("Retract a document recorded in error", operator_action(number, "paper/strike"), "Retract document")
            .intro("The document remains in the history, marked as retracted, and no longer counts.")
            .asked(forms::STRUCK, choices, &cx.form, faults)
            .typed(forms::STRIKE_REASON, &cx.form, faults),
    )
}

/// The form that records the evidence of a requester's authority over a namespace.
pub(crate) fn authority_form(cx: &Cx, request: &Request, asked: &[Asked], faults: &[Fault]) -> ActForm {
    let stated = request.relation.map_or_else(String::new, |relation| format!(" {}", relation.phrase()));
    let number = request.number;
    ActForm::new("Confirm authority over the namespace", operator_action(number, "authority"), "Record authority")
        .intro(format!(
            "The requester is not a known contact of this namespace.{stated} The request cannot be registered until a contact confirms the requester’s authority or you record evidence of it. {} {}",
            if request.private { "Until then, or until you start the review, the request is private." } else { "The public page shows this." },
            claim::for_operators(asked)
        ))
        .typed(forms::AUTHORITY, &cx.form, faults)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/file.rs"]
mod samples;
