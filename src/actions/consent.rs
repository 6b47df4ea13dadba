//! Consent to a correction that changes more than form: the registrant states the grounds; operators and experts consent.

use crate::action_context::ActionContext;
use crate::cases::consent::{self, Office, queries};
use crate::cases::decision_records::save::save;
use crate::cases::gather::checks::findings;
use crate::cases::guards::text::{about_current_text, own_editable};
use crate::cases::notify::{notify, operators_of, team_of};
use crate::cases::record::{record, words};
use crate::cases::viewer::{Seen, see};
use crate::cases::{Party, Request, Subject};
use crate::history::{Act, WORDS_MAX};
use crate::ids::{AccountId, RequestNumber, SnapshotNo};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Saves the grounds of a correction, at most [`WORDS_MAX`] bytes; empty grounds are removed. `revision` is the save counter of the draft
/// that an API client started from; the page always shows the saved state and passes none.
///
/// # Errors
/// Not the actor's request, wrong state, not a correction, changed in the meantime, or too long.
pub fn set_grounds(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    revision: Option<i64>,
    grounds: &str,
) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    if revision.is_some_and(|revision| revision != request.draft_revision) {
        return Err(Refusal::Stale { why: Phrase::new("refusal-other-window") });
    }
    if !matches!(request.subject, Subject::Correction { .. }) {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-grounds-correction") });
    }
    let grounds = urn_registry::template::tidy(grounds);
    let grounds = grounds.trim();
    if grounds.len() > WORDS_MAX {
        return Err(Refusal::at(at::GROUNDS, Phrase::new("refusal-max-bytes").with("most", WORDS_MAX)));
    }
    queries::set_grounds(conn, &request.id, Some(grounds).filter(|words| !words.is_empty()), turn.now.into())?;
    request.draft_revision += 1;
    crate::cases::queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, "Explanation of the correction")?;
    Ok(request)
}

/// A statement on a revision, with the context it needs.
struct Word {
    seen: Seen,
    office: Office,
    reason: String,
}

fn word(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    reason: &str,
) -> Result<Word, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let Some(office) = consent::offices(&seen).into_iter().next() else {
        return Err(Refusal::not_permitted(Phrase::new("refusal-correction-consent")));
    };
    about_current_text(&seen, snapshot)?;
    let reason = words(reason, at::CONSENT_REASON, "Enter a reason. It will be public with your name")?;
    Ok(Word { seen, office, reason })
}

/// Consents to a revision. Each person has one consent for it.
///
/// # Errors
/// No suitable role, not the newest revision, no reason, already given, or a revision that does not need consent.
pub fn give(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    reason: &str,
) -> Result<(), Refusal> {
    let Word { seen, office, reason } = word(conn, turn, number, snapshot, reason)?;
    let request = &seen.request;
    let current = seen.current().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
    if !consent::is_needed(&findings(conn, turn.now, request, &current.template)?) {
        return Err(Refusal::WrongState {
            why: "This correction does not require consent, because it only changes the form".into(),
        });
    }
    if queries::standing(conn, &request.id, snapshot)?.iter().any(|consent| consent.account_id == turn.who.id) {
        return Err(Refusal::WrongState { why: "You have already consented".into() });
    }
    let who = (&turn.who.id, office);
    queries::insert(conn, (&request.id, snapshot), who, (consent::Word::Given, &reason), turn.now.into())?;
    let said = format!("Revision {snapshot}: {reason}");
    let event = record(conn, turn, Act::ConsentGiven, office.party(), request, &said)?;
    save(conn, turn.now, &seen, &event)?;
    let standing = queries::standing(conn, &request.id, snapshot)?;
    // The publisher is an operator other than those who have consented.
    let missing = consent::missing_words(&consent::missing(&standing, &AccountId::PROGRAM)).unwrap_or_default();
    let mut recipients = operators_of(conn, &request.id)?;
    recipients.extend(team_of(conn, &seen)?);
    recipients.retain(|person| person.id != turn.who.id);
    notify(conn, turn, &event, Some(&seen.thread()), &recipients, |name| Notification::Consented {
        name,
        number: number.to_string(),
        title: request.subject.title(),
        by: turn.acting(office.party().name()),
        reason: reason.clone(),
        missing: missing.clone(),
        link: turn.link(&format!("/requests/{number}#consent")),
    })
}

/// Withdraws a consent while the correction is not published.
///
/// # Errors
/// As for [`give`], and if there is no consent.
pub fn withdraw(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    reason: &str,
) -> Result<(), Refusal> {
    let Word { seen, office, reason } = word(conn, turn, number, snapshot, reason)?;
    let request = &seen.request;
    if !queries::standing(conn, &request.id, snapshot)?.iter().any(|consent| consent.account_id == turn.who.id) {
        return Err(Refusal::WrongState { why: "You have not consented to this revision".into() });
    }
    let who = (&turn.who.id, office);
    queries::insert(conn, (&request.id, snapshot), who, (consent::Word::TakenBack, &reason), turn.now.into())?;
    record(conn, turn, Act::ConsentTakenBack, office.party(), request, &format!("Revision {snapshot}: {reason}"))?;
    Ok(())
}
