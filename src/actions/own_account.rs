//! Changes to the user's own account: renaming it, downloading the stored data, closing it.

use crate::action_context::ActionContext;
use crate::actions::accounts::check_admin_remains;
use crate::actions::names;
use crate::history::{Event, EventKind, log};
use crate::ids::AccountId;
use crate::mail::{MailConfig, followers, outbox};
use crate::refusal::{Refusal, at};
use crate::requests::personal::queries::open_request_numbers;
use crate::store::{AnyConnection, Moment};
use crate::users::addresses::queries as changes;
use crate::users::links::{self, LinkPurpose};
use crate::users::{Account, Actor, Ended, PersonName, Role, devices, factors, oidc, queries, tokens};
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::i18n::{Lang, Phrase};

/// Renames an account. The new name is also shown with earlier statements; submitted texts are unchanged.
///
/// # Errors
/// [`Refusal::Faults`] for a name with disallowed characters.
pub fn change_account_name(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    name: &PersonName,
) -> Result<(), Refusal> {
    if name.as_str() == account.name {
        return Ok(());
    }
    names::check_account_name(conn, name.as_str(), Some(&account.id), &account.roles)?;
    queries::set_name(conn, &account.id, name.as_str())?;
    let event = log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::NameChanged, &account.id))?;
    let what = Phrase::new("email-name-changed").arg("new", name.as_str()).arg("old", &account.name);
    outbox::notify_account_owner(conn, (mail, now), &event, (name.as_str(), &account.email), what)
}

/// Sets the last day away, which is shown beside the name of an expert or operator and has no other effect.
///
/// # Errors
/// Database errors.
pub fn set_away(conn: &mut AnyConnection, ctx: ActionContext<'_>, until: Option<Date>) -> Result<(), Refusal> {
    queries::set_away(conn, &ctx.who.id, until)?;
    let says = until.map_or_else(|| "not away".to_owned(), |until| format!("until {until}"));
    log::record(conn, ctx.now, &ctx.actor(), Event::on_account(EventKind::AwayChanged, &ctx.who.id).with_detail(&says))?;
    Ok(())
}

/// Records that a person downloaded their data, and notifies them.
///
/// # Errors
/// Database errors.
pub fn record_data_download(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
) -> Result<(), Refusal> {
    let event = log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::DataTaken, &account.id))?;
    let what = Phrase::new("email-data-downloaded");
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)
}

/// Closes the user's account. Its sessions, tokens, factors, password and address are removed; public statements remain under its name.
///
/// # Errors
/// [`Refusal::Faults`] while others depend on the account: it has a role or an open request, or belongs to the last administrator.
pub fn close_own_account(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if account.has_role(Role::Admin) {
        check_admin_remains(conn, account, at::CLOSE)?;
    }
    let open = Obligations::load(conn, account)?;
    if !open.roles.is_empty() {
        return Err(Refusal::at_field(at::CLOSE, Phrase::new("refusal-has-roles")));
    }
    if !open.requests.is_empty() {
        let reason = Phrase::new("refusal-open-requests").arg("open", open.requests.join(", "));
        return Err(Refusal::at_field(at::CLOSE, reason));
    }
    let event =
        log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::AccountClosed, &account.id))?;
    let what = Phrase::new("email-account-closed");
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)?;
    remove_account_credentials(conn, &account.id, now)
}

/// Things that other people depend on. An account with any of them cannot be closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Obligations {
    pub(crate) roles: Vec<Role>,
    /// The numbers of the open requests that it owns.
    pub(crate) requests: Vec<String>,
}

impl Obligations {
    pub(crate) fn load(conn: &mut AnyConnection, account: &Account) -> Result<Self, Refusal> {
        Ok(Self { roles: account.roles.clone(), requests: open_request_numbers(conn, &account.id)? })
    }
}

/// Removes all credentials and the email address from an account.
pub(crate) fn remove_account_credentials(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    now: Timestamp,
) -> Result<(), Refusal> {
    let at = Moment::from(now);
    links::end_links(conn, at, &[LinkPurpose::Verify, LinkPurpose::Reset], account_id.as_str())?;
    changes::end_pending_changes(conn, account_id, Ended::Withdrawn, at)?;
    changes::forget_former(conn, account_id)?;
    queries::delete_sessions_of(conn, account_id)?;
    tokens::queries::end_all(conn, account_id, at)?;
    followers::queries::unfollow_all(conn, account_id)?;
    devices::queries::forget_all(conn, account_id)?;
    factors::queries::remove(conn, account_id)?;
    oidc::queries::forget_all(conn, account_id)?;
    oidc::queries::delete_sign_ins_of(conn, account_id)?;
    queries::close(conn, account_id, at)?;
    Ok(())
}

/// Sets the language of an account's emails.
pub fn set_language(conn: &mut AnyConnection, account: &Account, lang: Lang) -> Result<(), Refusal> {
    if queries::language(conn, &account.id)? != lang.stored() {
        queries::set_language(conn, &account.id, lang)?;
    }
    Ok(())
}
