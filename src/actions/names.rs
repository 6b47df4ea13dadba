//! Names of people: a person cannot take a name that readers would take for that of a person with a role, or for the registry itself.

use crate::history::capacity::CONTACT_NAME;
use crate::ids::AccountId;
use crate::mail::delivery::SENDER_NAME;
use crate::refusal::{Refusal, at};
use crate::registry::formats::identity::{self, RegistryIdentity};
use crate::store::AnyConnection;
use crate::users::display_names::{contains_similar_word, look_alike};
use crate::users::{Account, Role, queries};
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::template::characters;

/// Names under which the registry itself speaks, or under which contacts are shown. Only operators and administrators may have one.
const RESERVED_NAMES: [&str; 8] = [
    SENDER_NAME,
    "Registry of URN Namespaces",
    "Uniform Resource Names (URN) Namespaces",
    "System",
    "Système",
    "Internet Assigned Numbers Authority",
    "Internet Engineering Steering Group",
    CONTACT_NAME,
];

/// Words that are reserved in any name, such as "IANA staff".
const RESERVED_WORDS: [&str; 7] = ["nidreg", "Nidreg", "NIDREG", "IANA", "iana", "IESG", "iesg"];

/// Whether a name looks like that of a role in one of the languages, or like its first word, such as "Lead".
fn resembles_role_name(name: &str, role: Role) -> bool {
    Lang::ALL.into_iter().any(|lang| {
        let text = role.phrase().text(lang);
        look_alike(name, &text) || text.split(' ').next().is_some_and(|first| look_alike(name, first))
    })
}

/// Rejects a name that contains a character that is not allowed in public text, or that readers would take for the name of the registry,
/// of a role, or of a person with a role that this account does not have. `own` is the account that gets the name, if it exists.
///
/// # Errors
/// A fault at the name.
pub(crate) fn check_account_name(
    conn: &mut AnyConnection,
    name: &str,
    own: Option<&AccountId>,
    roles: &[Role],
) -> Result<(), Refusal> {
    characters::check_disallowed(name, false).map_err(|reason| Refusal::at_field(at::NAME, reason))?;
    if is_reserved(conn, name, own, roles)? {
        return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-name-reserved")));
    }
    Ok(())
}

/// Whether readers would take a name for that of the registry, of a role, or of a person with a role that this account does not have.
pub(crate) fn is_reserved(
    conn: &mut AnyConnection,
    name: &str,
    own: Option<&AccountId>,
    roles: &[Role],
) -> Result<bool, Refusal> {
    let speaks_for_registry = roles.iter().any(|role| matches!(role, Role::Operator | Role::Admin));
    let RegistryIdentity { title, change_controller, .. } = identity::registry_identity();
    let mut names = RESERVED_NAMES.into_iter().chain(title.as_deref()).chain(change_controller.as_deref());
    let has_own_word = RESERVED_WORDS.into_iter().any(|word| contains_similar_word(name, word));
    if !speaks_for_registry && (has_own_word || names.any(|own| look_alike(name, own))) {
        return Ok(true);
    }
    if Role::ALL.iter().any(|role| !roles.contains(role) && resembles_role_name(name, *role)) {
        return Ok(true);
    }
    let holders = queries::with_any_role(conn)?;
    Ok(holders.iter().any(|holder| {
        let shares = holder.roles.iter().any(|role| roles.contains(role));
        own != Some(&holder.id) && !shares && look_alike(name, &holder.name)
    }))
}

/// Rejects new roles for an account whose name others without these roles have already; the administrator learns who they are.
///
/// # Errors
/// A fault at the field that names the other accounts.
pub(crate) fn unique_for_roles(
    conn: &mut AnyConnection,
    account: &Account,
    roles: &[Role],
    field: &'static str,
) -> Result<(), Refusal> {
    if roles.iter().all(|role| account.has_role(*role)) {
        return Ok(());
    }
    let mut others = queries::all(conn)?;
    others.retain(|other| {
        other.id != account.id && other.disabled_at.is_none() && !other.roles.iter().any(|role| roles.contains(role))
    });
    others.retain(|other| look_alike(&other.name, &account.name));
    if others.is_empty() {
        return Ok(());
    }
    let others: Vec<String> = others.into_iter().map(|other| format!("{} ({})", other.name, other.email)).collect();
    let reason = Phrase::new("refusal-same-names").arg("others", others.join(", "));
    Err(Refusal::at_field(field, reason))
}
