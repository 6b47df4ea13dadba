//! Saves machine-readable syntax with a draft.

use crate::action_context::ActionContext;
use crate::cases::guards::text::own_editable;
use crate::cases::record::record;
use crate::cases::testable::save::{self, Ground};
use crate::cases::testable::{TestedRules, has_rules, queries as rules};
use crate::cases::viewer::see;
use crate::cases::{Party, Request, queries};
use crate::history::Act;
use crate::ids::{RequestNumber, sha256};
use crate::refusal::{Fault, Refusal, at};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::profile::Testable;

/// An identifier of the saved rules; without saved rules, the identifier of empty rules.
pub fn fingerprint(rules: &Testable) -> String {
    sha256(serde_json::to_string(rules).unwrap_or_default().as_bytes())
}

/// Rejects rules that are too long.
///
/// # Errors
/// A fault at `abnf` or at `issued`.
pub fn bounded(rules: &Testable) -> Result<(), Refusal> {
    let faults: Vec<Fault> = rules
        .too_long()
        .into_iter()
        .map(|fault| Fault { field: if fault.key == at::ISSUED { at::ISSUED } else { at::ABNF }, message: fault.message })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(Refusal::Faults(faults)) }
}

/// Saves rules with a draft, and the results of testing them on `ground`. `was` is the fingerprint of the rules that the client started
/// from. If another window has saved in the meantime, nothing is changed and the refusal states this.
///
/// # Errors
/// Not the actor's request, wrong state, saved by another window, or too long.
pub fn save(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    was: &str,
    kept: &TestedRules,
    ground: &Ground,
) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    if !has_rules(&request) {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-new-text-rules") });
    }
    bounded(&kept.rules)?;
    let saved = rules::drafted(conn, &request.id)?.map(|(saved, _)| saved.rules).unwrap_or_default();
    if fingerprint(&saved) != was {
        return Err(Refusal::Stale { why: Phrase::new("refusal-rules-window") });
    }
    save::save(conn, &request, kept, ground, turn.now.into())?;
    request.draft_revision += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, "Machine-readable syntax")?;
    Ok(request)
}
