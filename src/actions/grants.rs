//! Giving the roles operator, lead and administrator: another administrator confirms it (`confirm_roles.rs`) where there is one, and every
//! such grant, and that of the role expert, is emailed to all administrators and operators (docs/design/requests.md).

use crate::history::pending::{Columns, Ending, Pending, TwoPersonAction, queries as pending};
use crate::history::{Event, EventId, EventKind, log};
use crate::ids::AccountId;
use crate::mail::{MailConfig, outbox};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::{self, Account, Actor, Role};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// Days within which another administrator must confirm.
pub const CONFIRM_DAYS: i64 = 14;

/// The roles that another administrator confirms.
const ROLES_NEEDING_CONFIRMATION: [Role; 3] = [Role::Lead, Role::Operator, Role::Admin];

/// The roles that take part in rules for two persons: each grant is emailed to all administrators and operators.
const ANNOUNCED_ROLES: [Role; 4] = [Role::Expert, Role::Lead, Role::Operator, Role::Admin];

/// Roles that an administrator wants to give to an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoleGrant {
    /// The account.
    pub account_id: AccountId,
    /// The new roles.
    pub roles: Vec<Role>,
}

impl TwoPersonAction for RoleGrant {
    const KINDS: &'static [&'static str] = &["role_grant"];
    const NAME_MESSAGE: &'static str = "thing-role-change";
    const OWN_REQUEST_REFUSAL: &'static str = "refusal-own-role";
    const ROLE: Role = Role::Admin;
    const CONFIRM_WITHIN_HOURS: Option<i64> = Some(24 * CONFIRM_DAYS);

    fn to_columns(&self) -> Columns {
        let roles: Vec<&str> = self.roles.iter().map(|role| role.name()).collect();
        Columns {
            kind: "role_grant".to_owned(),
            account_id: Some(self.account_id.clone()),
            text: Some(roles.join(" ")),
            ..Columns::default()
        }
    }

    fn from_columns(columns: &Columns) -> Option<Self> {
        let roles = columns.text.as_deref()?.split(' ').map(|name| name.parse().ok()).collect::<Option<Vec<Role>>>()?;
        Some(Self { account_id: columns.account_id.clone()?, roles })
    }
}

/// The roles among these that the account does not have yet and that need a second administrator.
pub(crate) fn roles_needing_confirmation(before: &[Role], roles: &[Role]) -> Vec<Role> {
    roles.iter().copied().filter(|role| ROLES_NEEDING_CONFIRMATION.contains(role) && !before.contains(role)).collect()
}

/// The roles among these that the account does not have yet and that are announced.
pub(crate) fn announced_roles(before: &[Role], roles: &[Role]) -> Vec<Role> {
    roles.iter().copied().filter(|role| ANNOUNCED_ROLES.contains(role) && !before.contains(role)).collect()
}

/// Whether there is another administrator who can be the second person for this one, now or later.
pub(crate) fn has_second_administrator(conn: &mut AnyConnection, admin: &Account) -> Result<bool, Refusal> {
    for other in users::queries::with_role(conn, Role::Admin)? {
        if other.id != admin.id && !pending::gave_role(conn, &admin.id, &other.id, Role::Admin)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Requests roles for an account. Another administrator confirms them; an earlier request for this account is replaced.
pub(crate) fn request_roles(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    admin: &Account,
    account: &Account,
    roles: Vec<Role>,
) -> Result<(), Refusal> {
    if let Some(earlier) = pending::on_account::<RoleGrant>(conn, &account.id)? {
        pending::close(conn, &earlier.id, (Ending::Void, ""), (&admin.id, now.into()))?;
    }
    let names = names_of(&roles);
    let grant = RoleGrant { account_id: account.id.clone(), roles };
    pending::insert(conn, &Pending::new(grant, String::new(), &admin.id, now), None)?;
    let event = Event::on_account(EventKind::RolesAsked, &account.id).with_detail(&names);
    let event = log::record(conn, now, &Actor::Person(admin.clone()), event)?;
    let what = Phrase::new("email-roles-asked")
        .arg("by", &admin.name)
        .arg("name", &account.name)
        .arg("address", &account.email)
        .arg("roles", names)
        .arg("days", CONFIRM_DAYS)
        .arg("link", format!("{}/admin/accounts?q={}", mail.public_url, account.email));
    notify_staff(conn, (mail, now), &event, &account.id, what)
}

/// The open request for roles of an account.
pub fn pending_role_grant(
    conn: &mut AnyConnection,
    id: &AccountId,
    now: Timestamp,
) -> Result<Option<Pending<RoleGrant>>, Refusal> {
    Ok(pending::on_account::<RoleGrant>(conn, id)?.filter(|it| now < it.confirmation_deadline()))
}

/// Emails all administrators and operators, except the person concerned, who gets another email.
pub(crate) fn notify_staff(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    event: &EventId,
    about: &AccountId,
    what: Phrase,
) -> Result<(), Refusal> {
    let mut people = users::queries::with_role(conn, Role::Admin)?;
    people.extend(users::queries::with_role(conn, Role::Operator)?);
    people.sort_by(|a, b| a.id.cmp(&b.id));
    people.dedup_by(|a, b| a.id == b.id);
    for person in people.iter().filter(|person| person.id != *about) {
        outbox::notify_account_owner(conn, (mail, now), event, (&person.name, &person.email), what.clone())?;
    }
    Ok(())
}

/// Emails all administrators and operators about new roles. `said` describes how the roles were given.
pub(crate) fn notify_of_grant(
    conn: &mut AnyConnection,
    at: (&MailConfig, Timestamp),
    (actor, event, said): (&Actor, &EventId, &str),
    account: &Account,
    given: &[Role],
) -> Result<(), Refusal> {
    if given.is_empty() {
        return Ok(());
    }
    let by = actor.account().map_or_else(|| Phrase::new("record-command-line"), |by| by.name.as_str().into());
    let by = if said.is_empty() { by.to_string() } else { format!("{by} ({said})") };
    let what = Phrase::new("email-roles-given")
        .arg("by", by)
        .arg("name", &account.name)
        .arg("address", &account.email)
        .arg("roles", names_of(given));
    notify_staff(conn, at, event, &account.id, what)
}

/// The names of roles, as a list in a sentence.
pub(crate) fn names_of(roles: &[Role]) -> String {
    roles.iter().map(|role| role.phrase().to_string()).collect::<Vec<_>>().join(", ")
}
