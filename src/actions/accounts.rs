//! Account actions of users, and role assignments by administrators.

use crate::actions::sign_in::{self, Browser, PendingSignIn};
use crate::actions::{appoint, grants, names};
use crate::history::EventKind;
use crate::history::{Event, log};
use crate::ids::{AccountId, new_id};
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::Link;
use crate::mail::{MailConfig, outbox, third_party_limit};
use crate::refusal::{FieldFault, Refusal, at};
use crate::requests::tasks::refresh::refresh_all;
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::store::typed::Stored;
use crate::users::Ended;
use crate::users::links::{LinkPurpose, SecretLink};
use crate::users::queries::NewAccount;
use crate::users::secrets::Token;
use crate::users::{Account, Actor, EmailAddress, PersonName, Role, addresses, devices, links, oidc, queries, tokens};
use jiff::Timestamp;
use urn_registry::i18n::{Lang, Phrase};

/// The data of an account that an administrator creates. The password is chosen after following the emailed link, never before.
#[derive(Debug, Clone)]
pub struct SignUp {
    /// The email address.
    pub email: EmailAddress,
    pub name: PersonName,
    /// The language of the sign-up page.
    pub lang: Lang,
}

/// Creates an account without a name and emails the link for choosing name and password. If the address already has an account, its owner
/// gets a different email, but the page shows the same message, so that the response does not reveal who has an account. `next` is the page
/// to return to; it is stored with the link.
///
/// Nothing entered here reaches the owner of the address or can be used to access the account later: the address is verified first, then
/// name and password are chosen (protection against pre-hijacking, and against text of strangers in emails of the registry).
///
/// # Errors
/// Database errors.
pub fn sign_up(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    (email, lang): (&EmailAddress, Lang),
    next: &str,
) -> Result<(), Refusal> {
    if third_party_limit::is_reached(conn, now, &email.folded(), "verify")? {
        return Ok(());
    }
    let account = match queries::by_email(conn, &email.folded())? {
        Some(account) if account.verified_at.is_some() => {
            let event = log::record(conn, now, &Actor::Clock, Event::on_account(EventKind::AccountAskedAgain, &account.id))?;
            let exists = Notification::AccountExists {};
            return outbox::queue(conn, mail, now, &event, None, &account, &exists);
        }
        Some(account) => account,
        None => {
            let id = insert_account(conn, now, (&Actor::Clock, ""), (email, "", lang), None, None)?;
            queries::by_id(conn, &id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-account")))?
        }
    };
    email_password_link(conn, (mail, now), &Actor::Clock, &account, next)
}

/// The purpose of a link that leads to the choice of a password. The name of an account is entered with its first password, so an account
/// whose address is not verified gets no other link.
fn password_link_purpose(account: &Account) -> LinkPurpose {
    if account.verified_at.is_some() { LinkPurpose::Reset } else { LinkPurpose::Verify }
}

/// Emails the link that leads to the choice of a password.
fn email_password_link(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    actor: &Actor,
    account: &Account,
    next: &str,
) -> Result<(), Refusal> {
    let purpose = password_link_purpose(account);
    let link = SecretLink { next: next.to_owned(), ..SecretLink::new(now, purpose, account.id.as_str()) };
    links::insert(conn, &link)?;
    let gap = Placeholder::link(&link.id);
    let event = log::record(conn, now, actor, Event::on_account(link_event_kind(purpose), &account.id))?;
    let link = Link::new(mail, &format!("/account/{}/{}", purpose.name(), gap.mark));
    let email = if purpose == LinkPurpose::Verify { Notification::Verify { link } } else { Notification::Reset { link } };
    outbox::queue_with_links(conn, (mail, now), &event, None, account, &email, vec![gap])
}

/// Inserts an account, with or without a password. `said` is recorded with the actor.
pub(crate) fn insert_account(
    conn: &mut AnyConnection,
    now: Timestamp,
    (actor, said): (&Actor, &str),
    (email, name, language): (&EmailAddress, &str, Lang),
    password_hash: Option<&str>,
    verified_at: Option<Timestamp>,
) -> Result<AccountId, Refusal> {
    let id = AccountId::typed(&new_id());
    queries::insert(
        conn,
        &NewAccount {
            id: &id,
            email: email.as_str(),
            folded: &email.folded(),
            name,
            password_hash,
            verified_at: verified_at.map(Moment::from),
            created_at: now.into(),
            language: Stored(language.stored()),
        },
    )?;
    log::record(conn, now, actor, Event::on_account(EventKind::AccountOpened, &id).with_detail(said))?;
    Ok(id)
}

fn link_not_found() -> Refusal {
    Refusal::not_found(Phrase::new("thing-link"))
}

/// A valid link, without using it.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that was used, has expired or never existed.
pub fn find_link(conn: &mut AnyConnection, now: Timestamp, token: &Token, purpose: LinkPurpose) -> Result<SecretLink, Refusal> {
    links::find(conn, now, token, &[purpose])?.ok_or_else(link_not_found)
}

/// The account of a link for choosing a new password.
///
/// # Errors
/// As [`find_link`].
pub fn find_reset_link(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Account, Refusal> {
    let link = find_link(conn, now, token, LinkPurpose::Reset)?;
    queries::by_id(conn, &AccountId::typed(&link.subject))?.ok_or_else(link_not_found)
}

/// The account of a verification link, and the page to return to; empty if there is none.
///
/// # Errors
/// As [`find_link`].
pub fn find_verify_link(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<(Account, String), Refusal> {
    let link = find_link(conn, now, token, LinkPurpose::Verify)?;
    // An account that was verified in another way already has a password or external sign-in of its owner, which this link must not
    // replace.
    let account = queries::by_id(conn, &AccountId::typed(&link.subject))?;
    Ok((account.filter(|account| account.verified_at.is_none()).ok_or_else(link_not_found)?, link.next))
}

/// Verifies an address by its emailed link, sets the name and password entered on its page, and signs the person in. All other
/// verification links of this account are revoked.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that was used, has expired or never existed; [`Refusal::NotPermitted`] if the account is closed; a
/// fault at the name.
pub fn verify_email(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    token: &Token,
    (name, password_hash): (&PersonName, &str),
    browser: Browser<'_>,
    required: bool,
) -> Result<PendingSignIn, Refusal> {
    let (account, _) = find_verify_link(conn, now, token)?;
    names::check_account_name(conn, name.as_str(), Some(&account.id), &account.roles)?;
    links::end_links(conn, now.into(), &[LinkPurpose::Verify], account.id.as_str())?;
    queries::set_credentials(conn, &account.id, name.as_str(), password_hash)?;
    queries::set_verified(conn, &account.id, now.into())?;
    let account = Account { name: name.as_str().to_owned(), verified_at: Some(now), ..account };
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::AddressVerified, &account.id))?;
    sign_in::begin_sign_in(conn, mail, now, &account, browser, false, required)
}

/// Emails a link for choosing a new password. Does nothing if the address has no open account; the caller cannot detect the difference.
pub fn request_password_reset(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    email: &EmailAddress,
) -> Result<(), Refusal> {
    let Some(account) = queries::by_email(conn, &email.folded())?.filter(|account| account.disabled_at.is_none()) else {
        return Ok(());
    };
    // Earlier links stay valid, so that a request by someone else does not revoke them.
    if third_party_limit::is_reached(conn, now, &account.email, password_link_purpose(&account).name())? {
        return Ok(());
    }
    email_password_link(conn, (mail, now), &Actor::Clock, &account, "")
}

/// Sets a new password by an emailed link. All sessions end.
pub fn reset_password(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    token: &Token,
    hash: &str,
) -> Result<Account, Refusal> {
    let account = find_reset_link(conn, now, token)?;
    set_password(conn, mail, now, &account, hash)?;
    Ok(account)
}

/// Sets a new password for a signed-in person. All their sessions, including this one, tokens and external sign-ins end, so that an
/// intruder loses access. A pending change of address is cancelled too, because it may come from the intruder.
pub fn set_password(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    hash: &str,
) -> Result<(), Refusal> {
    queries::set_password(conn, &account.id, hash)?;
    links::end_links(conn, now.into(), &[LinkPurpose::Reset], account.id.as_str())?;
    queries::delete_sessions_of(conn, &account.id)?;
    tokens::queries::end_all(conn, &account.id, now.into())?;
    devices::queries::forget_all(conn, &account.id)?;
    oidc::queries::delete_sign_ins_of(conn, &account.id)?;
    let had = oidc::queries::forget_all(conn, &account.id)?;
    let at = Moment::from(now);
    let waited = addresses::queries::end_pending_changes(conn, &account.id, Ended::Withdrawn, at)?;
    let event =
        log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::PasswordChanged, &account.id))?;
    let what = Phrase::new("email-password-changed").arg("external", had > 0).arg("address", waited > 0);
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)
}

/// Whether a change of roles took effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoleChangeOutcome {
    /// It took effect.
    Done,
    /// Another administrator must confirm the new roles.
    Waits,
}

/// Sets the roles of an account. The roles operator, lead and administrator wait for another administrator, where there is one who can
/// confirm them. The last administrator cannot lose the role.
pub fn set_roles(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    actor: &Actor,
    id: &AccountId,
    roles: &[Role],
) -> Result<RoleChangeOutcome, Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    if account.name.is_empty() {
        return Err(Refusal::at_field(at::ROLES, Phrase::new("refusal-account-unverified")));
    }
    if account.has_role(Role::Admin) && !roles.contains(&Role::Admin) {
        check_admin_remains(conn, &account, at::ROLES)?;
    }
    names::unique_for_roles(conn, &account, roles, at::ROLES)?;
    let mut roles = roles.to_vec();
    let asked = grants::roles_needing_confirmation(&account.roles, &roles);
    let admin = match actor.account() {
        Some(admin) if !asked.is_empty() && grants::has_second_administrator(conn, admin)? => Some(admin),
        _ => None,
    };
    if admin.is_some() {
        roles.retain(|role| !asked.contains(role));
    }
    change_roles(conn, (mail, now), (actor, actor.account().map(|by| &by.id), ""), &account, &roles)?;
    match admin {
        Some(admin) => grants::request_roles(conn, (mail, now), admin, &account, asked).map(|()| RoleChangeOutcome::Waits),
        None => Ok(RoleChangeOutcome::Done),
    }
}

/// Changes the roles of an account. Its sessions end, so that none has outdated rights. `by` is the person who gives the new roles, and
/// `said` is recorded after their names.
pub(crate) fn change_roles(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    (actor, by, said): (&Actor, Option<&AccountId>, &str),
    account: &Account,
    roles: &[Role],
) -> Result<(), Refusal> {
    let mut roles = roles.to_vec();
    roles.sort_unstable();
    roles.dedup();
    if roles == account.roles {
        return Ok(());
    }
    let id = &account.id;
    queries::set_roles(conn, id, &roles, (now.into(), by))?;
    appoint::update_appointments(conn, now, id, &account.roles, &roles)?;
    refresh_all(conn, now)?;
    queries::delete_sessions_of(conn, id)?;
    let names = if roles.is_empty() { "none".to_owned() } else { grants::names_of(&roles) };
    let text = if said.is_empty() { names.clone() } else { format!("{names}; {said}") };
    let event = log::record(conn, now, actor, Event::on_account(EventKind::RolesChanged, id).with_detail(&text))?;
    let what = Phrase::new("email-roles").arg("roles", names);
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)?;
    grants::notify_of_grant(conn, (mail, now), (actor, &event, said), account, &grants::announced_roles(&account.roles, &roles))
}

fn may_administer(actor: &Actor) -> Result<(), Refusal> {
    if actor.has_role(Role::Admin) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-admin"))) }
}

/// Returns a fault at the field if no other administrator remains.
pub(crate) fn check_admin_remains(conn: &mut AnyConnection, account: &Account, field: &'static str) -> Result<(), Refusal> {
    let others = queries::with_role(conn, Role::Admin)?.into_iter().filter(|other| other.id != account.id).count();
    if others == 0 {
        return Err(Refusal::at_field(field, Phrase::new("refusal-last-admin")));
    }
    Ok(())
}

/// Suspends or reopens an account. Its sessions end. The last administrator cannot be suspended.
pub fn set_disabled(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    id: &AccountId,
    disabled: bool,
) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    if disabled && account.has_role(Role::Admin) {
        check_admin_remains(conn, &account, at::DISABLED)?;
    }
    if account.is_closed() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-account-closed-for-good") });
    }
    queries::set_disabled(conn, id, disabled.then(|| now.into()))?;
    refresh_all(conn, now)?;
    queries::delete_sessions_of(conn, id)?;
    let act = if disabled { EventKind::AccountShut } else { EventKind::AccountReopened };
    log::record(conn, now, actor, Event::on_account(act, id))?;
    Ok(())
}

/// Ends every session of an account and notifies its owner. The account stays open and its tokens stay valid (ASVS 7.4.5).
pub fn end_sessions(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    actor: &Actor,
    id: &AccountId,
) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    queries::delete_sessions_of(conn, id)?;
    let event = log::record(conn, now, actor, Event::on_account(EventKind::SessionsEnded, id))?;
    let what = Phrase::new("email-sessions-ended");
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)
}

/// Creates an account with a password, roles and a verified address: for the first administrator and the demonstration data.
///
/// # Errors
/// [`Refusal::NotPermitted`] for anyone but an administrator; a fault at the address if it already has an account.
pub fn create_account(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    new: &SignUp,
    password_hash: &str,
    roles: &[Role],
) -> Result<AccountId, Refusal> {
    insert_with_roles(conn, now, actor, new, roles, Some(password_hash))
}

fn insert_with_roles(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    new: &SignUp,
    roles: &[Role],
    password_hash: Option<&str>,
) -> Result<AccountId, Refusal> {
    may_administer(actor)?;
    if queries::by_email(conn, &new.email.folded())?.is_some() {
        return Err(Refusal::Faults(vec![FieldFault::new(
            at::EMAIL,
            Phrase::new("refusal-has-account").arg("email", new.email.to_string()),
        )]));
    }
    names::check_account_name(conn, new.name.as_str(), None, roles)?;
    let who = (&new.email, new.name.as_str(), new.lang);
    let id = insert_account(conn, now, (actor, &grants::names_of(roles)), who, password_hash, password_hash.map(|_| now))?;
    if let Some(account) = queries::by_id(conn, &id)? {
        names::unique_for_roles(conn, &account, roles, at::NAME)?;
    }
    queries::set_roles(conn, &id, roles, (now.into(), actor.account().map(|by| &by.id)))?;
    appoint::update_appointments(conn, now, &id, &[], roles)?;
    Ok(id)
}

/// How the link for choosing a password is delivered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkDelivery {
    /// By email to the address of the account, which verifies the address.
    Email,
    /// Returned to the server operator, who passes it on. For registries without working email.
    HandOver,
}

/// Creates an account with roles for another person. It has no password: its owner chooses one by the link. The link is returned if it is
/// to be handed over.
///
/// # Errors
/// As [`create_account`].
pub fn invite_account(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    actor: &Actor,
    new: &SignUp,
    roles: &[Role],
    delivery: LinkDelivery,
) -> Result<Option<String>, Refusal> {
    let id = insert_with_roles(conn, now, actor, new, roles, None)?;
    let account = queries::by_id(conn, &id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-account")))?;
    let given = grants::announced_roles(&[], roles);
    if !given.is_empty() {
        let event = Event::on_account(EventKind::RolesChanged, &id).with_detail(&grants::names_of(roles));
        let event = log::record(conn, now, actor, event)?;
        grants::notify_of_grant(conn, (mail, now), (actor, &event, ""), &account, &given)?;
    }
    match delivery {
        LinkDelivery::Email => email_password_link(conn, (mail, now), actor, &account, "").map(|()| None),
        LinkDelivery::HandOver => create_password_link(conn, (mail, now), &account).map(Some),
    }
}

/// Emails or returns a link for choosing a new password. The old password stays valid until then.
///
/// # Errors
/// Database errors.
pub fn create_reset_link(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    actor: &Actor,
    account: &Account,
    delivery: LinkDelivery,
) -> Result<Option<String>, Refusal> {
    match delivery {
        LinkDelivery::Email => email_password_link(conn, (mail, now), actor, account, "").map(|()| None),
        LinkDelivery::HandOver => create_password_link(conn, (mail, now), account).map(Some),
    }
}

/// Creates a link that leads to the choice of a password, and returns it.
fn create_password_link(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    account: &Account,
) -> Result<String, Refusal> {
    let purpose = password_link_purpose(account);
    let link = links::make(conn, now, purpose, account.id.as_str())?;
    let token = links::create_token(conn, now, &link.id)?;
    log::record(conn, now, &Actor::CommandLine, Event::on_account(link_event_kind(purpose), &account.id))?;
    Ok(format!("{}/account/{}/{}", mail.public_url, purpose.name(), token.secret()))
}

/// The event that records the creation of a link with this purpose.
fn link_event_kind(purpose: LinkPurpose) -> EventKind {
    match purpose {
        LinkPurpose::Verify => EventKind::VerifyLinkSent,
        _ => EventKind::ResetLinkSent,
    }
}

/// Creates the one-time link for the first administrator, if there is no administrator yet. Links from earlier program starts are
/// revoked.
pub fn first_admin_link(conn: &mut AnyConnection, now: Timestamp) -> Result<Option<Token>, Refusal> {
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Ok(None);
    }
    links::end_links(conn, now.into(), &[LinkPurpose::FirstAdmin], "")?;
    let link = links::make(conn, now, LinkPurpose::FirstAdmin, "")?;
    let token = links::create_token(conn, now, &link.id)?;
    log::record(conn, now, &Actor::CommandLine, Event::on_registry(EventKind::FirstAdminLinkMade))?;
    Ok(Some(token))
}

/// Creates the first administrator by that link.
pub fn make_first_admin(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    new: &SignUp,
    password_hash: &str,
) -> Result<AccountId, Refusal> {
    let link = find_link(conn, now, token, LinkPurpose::FirstAdmin)?;
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Err(Refusal::not_permitted(Phrase::new("refusal-admin-exists")));
    }
    links::record_link_use(conn, now, &link)?;
    create_account(conn, now, &Actor::CommandLine, new, password_hash, &[Role::Admin])
}
