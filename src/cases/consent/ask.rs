//! Requests consent when a revision is submitted that needs it.

use crate::action_context::ActionContext;
use crate::cases::Party;
use crate::cases::consent::{is_needed, queries};
use crate::cases::gather::checks::findings;
use crate::cases::notify::notify;
use crate::cases::record::record;
use crate::cases::viewer::Seen;
use crate::history::Act;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews::experts;
use crate::reviews::experts::office;
use crate::store::AnyConnection;

/// Notifies the experts of the registry that a submitted revision needs the consent of one of them. Does nothing for other revisions.
pub(crate) fn ask(conn: &mut AnyConnection, turn: ActionContext<'_>, seen: &Seen) -> Result<(), Refusal> {
    let request = &seen.request;
    let Some(grounds) = queries::grounds(conn, &request.id)? else { return Ok(()) };
    let found = findings(conn, turn.now, request, &request.draft)?;
    if !is_needed(&found) {
        return Ok(());
    }
    let event = record(conn, turn, Act::ConsentAsked, Party::Registrant, request, &grounds)?;
    let excluded = experts::queries::excluded(conn, &request.id)?;
    let experts: Vec<_> = office::appointed(conn, request.subject.registry(), &request.id, turn.now)?
        .into_iter()
        .map(|(account, _)| account)
        .filter(|account| !excluded.contains(&account.id) && !seen.team.contains(&account.id))
        .collect();
    notify(conn, turn, &event, Some(&seen.thread()), &experts, |name| Notification::ConsentAsked {
        name,
        number: request.number.to_string(),
        title: request.subject.title(),
        grounds: grounds.clone(),
        link: turn.link(&format!("/requests/{}#consent", request.number)),
    })
}
