//! Creates, uses and revokes API tokens.

use crate::history::EventKind;
use crate::history::{Event, log};
use crate::ids::new_id;
use crate::mail::{MailConfig, outbox};
use crate::refusal::{FieldFault, Refusal, at};
use crate::store::AnyConnection;
use crate::users::secrets::Token;
use crate::users::tokens::{ListedToken, Scope, VALIDITY_DAYS, format_token, queries};
use crate::users::{Account, Actor};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// The maximum number of tokens per account.
pub const TOKENS_MAX: usize = 20;

/// The maximum length of a name, in characters.
pub const TOKEN_NAME_MAX: usize = 80;

/// The requested properties of a token.
#[derive(Debug, Clone)]
pub struct NewToken<'a> {
    /// A name chosen by its owner.
    pub name: &'a str,
    /// The scopes to which it gives access.
    pub scopes: &'a [Scope],
    /// Its validity in days.
    pub days: i64,
}

/// Creates a token. Returns its text, which is shown once.
pub fn create_token(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    wish: &NewToken<'_>,
) -> Result<String, Refusal> {
    let name = wish.name.trim();
    let mut faults = Vec::new();
    if name.is_empty() {
        faults.push(FieldFault::new(at::NAME, Phrase::new("refusal-token-name")));
    } else if name.chars().count() > TOKEN_NAME_MAX || name.chars().any(char::is_control) {
        faults.push(FieldFault::new(at::NAME, Phrase::new("refusal-token-line").arg("most", TOKEN_NAME_MAX)));
    }
    if wish.scopes.is_empty() {
        faults.push(FieldFault::new(at::SCOPES, Phrase::new("refusal-token-scopes")));
    }
    if !VALIDITY_DAYS.contains(&wish.days) {
        faults.push(FieldFault::new(at::DAYS, Phrase::new("refusal-token-days")));
    }
    if !faults.is_empty() {
        return Err(Refusal::Faults(faults));
    }
    if queries::of_account(conn, &account.id, now.into())?.len() >= TOKENS_MAX {
        return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-token-most").arg("most", TOKENS_MAX)));
    }
    let token = Token::generate();
    let text = format_token(&token);
    let listed = ListedToken {
        id: new_id(),
        name: name.to_owned(),
        prefix: text.get(..13).unwrap_or_default().to_owned(),
        scopes: wish.scopes.to_vec(),
        created_at: now,
        expires_at: now.saturating_add(SignedDuration::from_hours(24 * wish.days)).unwrap_or(now),
        last_used_at: None,
    };
    queries::insert(conn, &account.id, &listed, &token.hash())?;
    let event = log::record(
        conn,
        now,
        &Actor::Person(account.clone()),
        Event::on_account(EventKind::TokenMade, &account.id).with_detail(name),
    )?;
    let what = Phrase::new("email-token-created").arg("name", name);
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)?;
    Ok(text)
}

/// Revokes one of the account's tokens.
pub fn revoke_token(conn: &mut AnyConnection, now: Timestamp, account: &Account, id: &str) -> Result<(), Refusal> {
    if queries::revoke_token(conn, &account.id, id, now.into())? == 0 {
        return Err(Refusal::not_found(Phrase::new("thing-token")));
    }
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::TokenEnded, &account.id))?;
    Ok(())
}
