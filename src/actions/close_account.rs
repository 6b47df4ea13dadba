//! An administrator closes an account permanently, such as the second account of a person, and gives a reason.

use crate::action_context::ActionContext;
use crate::actions::own_account::{Obligations, remove_account_credentials};
use crate::history::{Event, EventKind, log};
use crate::ids::AccountId;
use crate::mail::outbox;
use crate::refusal::{Refusal, at};
use crate::requests::guards::typed::required_text;
use crate::store::AnyConnection;
use crate::users::{Account, Role, queries};
use urn_registry::i18n::Phrase;

/// The account, and descriptions of what must be resolved before it can be closed.
///
/// # Errors
/// [`Refusal::NotFound`] if there is no such account or it is already closed.
pub fn preview_account_closing(conn: &mut AnyConnection, id: &AccountId) -> Result<(Account, Vec<String>), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-this-account"));
    let account = queries::by_id(conn, id)?.filter(|account| !account.is_closed()).ok_or_else(gone)?;
    let Obligations { roles, requests } = Obligations::load(conn, &account)?;
    let roles: Vec<String> = roles.into_iter().map(|role| role.phrase().to_string()).collect();
    let mut open = Vec::new();
    if !roles.is_empty() {
        open.push(Phrase::new("refusal-close-roles").arg("roles", roles.join(", ")).to_string());
    }
    if !requests.is_empty() {
        open.push(Phrase::new("refusal-close-requests").arg("requests", requests.join(", ")).to_string());
    }
    Ok((account, open))
}

/// Closes an account permanently. Its sessions, tokens, factors, password and address are removed; public statements remain under its
/// name. The reason is recorded in the audit log and sent to the owner.
///
/// # Errors
/// [`Refusal::NotPermitted`] for anyone but an administrator; [`Refusal::Faults`] without a reason; [`Refusal::WrongState`] while others
/// depend on the account.
pub fn close_other_account(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    id: &AccountId,
    reason: &str,
) -> Result<(), Refusal> {
    if !ctx.who.has_role(Role::Admin) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-admin")));
    }
    let (account, open) = preview_account_closing(conn, id)?;
    if !open.is_empty() {
        return Err(Refusal::WrongState { reason: open.join(". ").into() });
    }
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-reason"))?;
    let event = Event::on_account(EventKind::AccountClosed, &account.id).with_detail(&reason);
    let event = log::record(conn, ctx.now, &ctx.actor(), event)?;
    let what = Phrase::new("email-account-closed-by-admin").arg("reason", reason);
    outbox::notify_account_owner(conn, (ctx.mail, ctx.now), &event, (&account.name, &account.email), what)?;
    remove_account_credentials(conn, &account.id, ctx.now)
}
