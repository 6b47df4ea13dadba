//! Creates, uses and revokes API tokens.

use crate::history::EventKind;
use crate::history::{Event, log};
use crate::ids::new_id;
use crate::mail::{MailConfig, outbox};
use crate::refusal::{Fault, Refusal, at};
use crate::store::AnyConnection;
use crate::users::secrets::Token;
use crate::users::tokens::{DAYS, Listed, Scope, queries, written};
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
        faults.push(Fault::new(at::NAME, Phrase::new("refusal-token-name")));
    } else if name.chars().count() > TOKEN_NAME_MAX || name.chars().any(char::is_control) {
        faults.push(Fault::new(at::NAME, Phrase::new("refusal-token-line").with("most", TOKEN_NAME_MAX)));
    }
    if wish.scopes.is_empty() {
        faults.push(Fault::new(at::SCOPES, Phrase::new("refusal-token-scopes")));
    }
    if !DAYS.contains(&wish.days) {
        faults.push(Fault::new(at::DAYS, Phrase::new("refusal-token-days")));
    }
    if !faults.is_empty() {
        return Err(Refusal::Faults(faults));
    }
    if queries::of_account(conn, &account.id, now.into())?.len() >= TOKENS_MAX {
        return Err(Refusal::at(at::NAME, Phrase::new("refusal-token-most").with("most", TOKENS_MAX)));
    }
    let token = Token::draw();
    let text = written(&token);
    let listed = Listed {
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
        Event::on_account(EventKind::TokenMade, &account.id).saying(name),
    )?;
    let what = Phrase::new("email-token-created").with("name", name);
    outbox::notify(conn, (mail, now), &event, (&account.name, &account.email), what)?;
    Ok(text)
}

/// Revokes one of the account's tokens.
pub fn end(conn: &mut AnyConnection, now: Timestamp, account: &Account, id: &str) -> Result<(), Refusal> {
    if queries::end(conn, &account.id, id, now.into())? == 0 {
        return Err(Refusal::not_found(Phrase::new("thing-token")));
    }
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::TokenEnded, &account.id))?;
    Ok(())
}
