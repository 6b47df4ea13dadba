//! All tasks of one person, including those that need other modules: a contact's confirmations.

use crate::actions::factors::FactorReset;
use crate::actions::grants::RoleGrant;
use crate::history::pending::queries as pending;
use crate::ids::RequestId;
use crate::refusal::Refusal;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::mine::{self, OwnTasks, TASKS_PER_ROLE_MAX};
use crate::requests::tasks::pending::{PendingTask, TaskSubject, sort_for_display};
use crate::requests::{contact_answers, lists};
use crate::store::AnyConnection;
use crate::users::{self, Account, Role};
use jiff::Timestamp;

/// An account's tasks in all its roles, and what it is waiting for: at most [`MOST`] of each role.
///
/// # Errors
/// Database errors.
pub fn account_tasks(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<OwnTasks, Refusal> {
    let mut mine = mine::own_tasks(conn, account, now)?;
    add_contact_tasks(conn, account, &mut mine)?;
    if account.has_role(Role::Admin) {
        add_confirmation_tasks(conn, account, now, &mut mine)?;
    }
    sort_for_display(&mut mine.tasks);
    Ok(mine)
}

/// What another administrator requested and this one can confirm: roles, and resets of a second factor.
fn add_confirmation_tasks(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    mine: &mut OwnTasks,
) -> Result<(), Refusal> {
    let grants = pending::actions_to_confirm::<RoleGrant>(conn, account, now)?
        .into_iter()
        .map(|it| (it.confirmation_deadline(), it.filed_at, it.action.account_id));
    let resets = pending::actions_to_confirm::<FactorReset>(conn, account, now)?
        .into_iter()
        .map(|it| (it.confirmation_deadline(), it.filed_at, it.action.0));
    for (ends, since, about) in grants.chain(resets).collect::<Vec<_>>() {
        let Some(about) = users::queries::by_id(conn, &about)? else { continue };
        let title = format!("{} ({})", about.name, about.email).into();
        mine.tasks
            .push(PendingTask { by: Some(ends), ..PendingTask::without_request(title, TaskKind::ConfirmAccountChange, since) });
    }
    Ok(())
}

/// The account's tasks as a contact of a namespace, until they are answered, also by the emailed link.
fn add_contact_tasks(conn: &mut AnyConnection, account: &Account, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let folded = account.email.to_lowercase();
    let most = i64::try_from(TASKS_PER_ROLE_MAX).unwrap_or(i64::MAX);
    let asked = contact_answers::queries::requests_awaiting_contact(conn, &folded, most)?;
    let ids: Vec<RequestId> = asked.iter().map(|(request, _)| request.clone()).collect();
    for request in lists::queries::requests_by_ids(conn, &ids)? {
        let since = asked.iter().find(|(id, _)| *id == request.id).map_or(request.state_since, |(_, at)| *at);
        if request.owner_id != account.id {
            let about = TaskSubject::request(&request);
            mine.tasks.push(PendingTask { about, task: TaskKind::AnswerNotice, since, by: None });
        }
    }
    Ok(())
}
