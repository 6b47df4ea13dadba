//! The answer of another administrator to requested roles (`grants.rs`).

use crate::action_context::ActionContext;
use crate::actions::accounts::change_roles;
use crate::actions::grants::{self, RoleGrant};
use crate::history::pending::{Ending, Pending, TwoPersonAction as _, queries as pending};
use crate::history::{Event, EventKind, log};
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::{self, Account, Role};
use urn_registry::i18n::Phrase;

fn find_role_request(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    id: &AccountId,
) -> Result<(Pending<RoleGrant>, Account), Refusal> {
    if !ctx.who.has_role(Role::Admin) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-admin")));
    }
    let account = users::queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    let it =
        grants::pending_role_grant(conn, id, ctx.now)?.ok_or_else(|| Refusal::not_found(Phrase::new(RoleGrant::NAME_MESSAGE)))?;
    Ok((it, account))
}

/// Gives the requested roles, as another administrator.
///
/// # Errors
/// [`Refusal::NotPermitted`] for the person who requested them, and for a person who cannot be the second one.
pub fn confirm_roles(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &AccountId) -> Result<(), Refusal> {
    let (it, account) = find_role_request(conn, ctx, id)?;
    pending::check_two_persons(conn, &it, ctx.who, ctx.now)?;
    let first = users::queries::by_id(conn, &it.filed_by)?.filter(|first| first.can_act() && first.has_role(Role::Admin));
    let Some(first) = first else {
        let reason = Phrase::new("refusal-role-requester-left");
        return Err(Refusal::WrongState { reason });
    };
    pending::close(conn, &it.id, (Ending::Confirmed, ""), (&ctx.who.id, ctx.now.into()))?;
    let mut roles = account.roles.clone();
    roles.extend(it.action.roles.iter().copied().filter(|role| !account.has_role(*role)));
    let by = Phrase::new("record-requested-by").arg("name", first.name).to_string();
    change_roles(conn, (ctx.mail, ctx.now), (&ctx.actor(), Some(&first.id), &by), &account, &roles)
}

/// Rejects the requested roles, or withdraws the request.
///
/// # Errors
/// [`Refusal::NotFound`] if no roles are requested for this account.
pub fn reject_roles(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &AccountId) -> Result<(), Refusal> {
    let (it, account) = find_role_request(conn, ctx, id)?;
    pending::close(conn, &it.id, (Ending::Dropped, ""), (&ctx.who.id, ctx.now.into()))?;
    let event = Event::on_account(EventKind::RolesRejected, &account.id).with_detail(&grants::names_of(&it.action.roles));
    log::record(conn, ctx.now, &ctx.actor(), event)?;
    Ok(())
}
