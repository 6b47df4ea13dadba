//! Second factors: verification, setup, removal, and reset by two administrators after a loss.

use crate::history::pending::{Columns, Pending, TwoPersonAction, queries as pending};
use crate::history::{Event, EventKind, log};
use crate::ids::{AccountId, sha256};
use crate::mail::{MailConfig, outbox};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::users::factors::{Code, SecondFactorConfig, queries, recovery_codes};
use crate::users::{self, Account, Actor, Role, devices};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// Hours within which a second administrator must confirm a reset.
pub const RESET_HOURS: i64 = 24;

fn wrong_code() -> Refusal {
    Refusal::at_field(at::CODE, Phrase::new("refusal-code"))
}

fn record_and_notify(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    actor: &Actor,
    account: &Account,
    act: EventKind,
    what: Phrase,
) -> Result<(), Refusal> {
    let event = log::record(conn, now, actor, Event::on_account(act, &account.id))?;
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)
}

/// Verifies a code. Each code works only once (ASVS 6.5.1). After a recovery code, the person is notified how many are left.
pub fn verify_code(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    factors: &SecondFactorConfig,
    code: &Code,
) -> Result<(), Refusal> {
    let salt = queries::salt_of(conn, &account.id)?.ok_or_else(wrong_code)?;
    match code {
        Code::Digits(digits) => {
            let key = queries::key_of(conn, &account.id)?;
            let step = factors.step_of(&account.id, &salt, &key, digits, now).ok_or_else(wrong_code)?;
            if queries::use_step(conn, &account.id, step)? { Ok(()) } else { Err(wrong_code()) }
        }
        Code::Recovery(hash) => {
            if !queries::use_recovery(conn, &account.id, hash)? {
                return Err(wrong_code());
            }
            let left = queries::recovery_left(conn, &account.id)?;
            let what = Phrase::new("email-recovery-code-used").arg("left", left);
            record_and_notify(conn, mail, now, &Actor::Person(account.clone()), account, EventKind::RecoveryCodeUsed, what)
        }
    }
}

/// Sets up an authenticator after verifying its first code. Returns the recovery codes, which are shown once. All sessions end; the
/// caller starts a new one for this browser.
pub fn set_up_authenticator(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    factors: &SecondFactorConfig,
    salt: &str,
    code: &Code,
) -> Result<Vec<String>, Refusal> {
    if queries::salt_of(conn, &account.id)?.is_some() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-has-factor") });
    }
    let key = factors.keys().newest_key_mark();
    let step = match code {
        Code::Digits(digits) => factors.step_of(&account.id, salt, &key, digits, now),
        Code::Recovery(_) => None,
    };
    let step = step.ok_or_else(|| Refusal::at_field(at::CODE, Phrase::new("refusal-code-set-up")))?;
    queries::insert(conn, &account.id, (salt, &key), step, now.into())?;
    let codes = new_codes(conn, account)?;
    users::queries::delete_sessions_of(conn, &account.id)?;
    let what = Phrase::new("email-factor-set");
    record_and_notify(conn, mail, now, &Actor::Person(account.clone()), account, EventKind::SecondFactorSet, what)?;
    Ok(codes)
}

fn new_codes(conn: &mut AnyConnection, account: &Account) -> Result<Vec<String>, Refusal> {
    let codes = recovery_codes();
    let hashes: Vec<String> = codes.iter().map(|code| sha256(code.replace('-', "").as_bytes())).collect();
    queries::replace_recovery(conn, &account.id, &hashes)?;
    Ok(codes)
}

/// Generates new recovery codes and revokes the old ones.
pub fn renew_codes(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
) -> Result<Vec<String>, Refusal> {
    if queries::salt_of(conn, &account.id)?.is_none() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-no-factor") });
    }
    let codes = new_codes(conn, account)?;
    let what = Phrase::new("email-factor-codes");
    record_and_notify(conn, mail, now, &Actor::Person(account.clone()), account, EventKind::RecoveryCodesMade, what)?;
    Ok(codes)
}

/// A reset of an account's second factor.
pub(crate) struct FactorReset(pub(crate) AccountId);

impl TwoPersonAction for FactorReset {
    const KINDS: &'static [&'static str] = &["factor_reset"];
    const NAME_MESSAGE: &'static str = "thing-reset";
    const ROLE: Role = Role::Admin;
    const OWN_REQUEST_REFUSAL: &'static str = "refusal-own-reset";
    const CONFIRM_WITHIN_HOURS: Option<i64> = Some(RESET_HOURS);

    fn to_columns(&self) -> Columns {
        Columns { kind: "factor_reset".to_owned(), account_id: Some(self.0.clone()), ..Columns::default() }
    }

    fn from_columns(columns: &Columns) -> Option<Self> {
        columns.account_id.clone().map(Self)
    }
}

/// Removes the user's second factor. If their role requires one, they set up a new one at the next sign-in. All sessions end.
pub fn remove_factor(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if !queries::remove(conn, &account.id)? {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-no-factor") });
    }
    users::queries::delete_sessions_of(conn, &account.id)?;
    let what = Phrase::new("email-factor-removed");
    record_and_notify(conn, mail, now, &Actor::Person(account.clone()), account, EventKind::SecondFactorRemoved, what)
}

/// The result of a reset request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactorResetOutcome {
    /// Another administrator must confirm it.
    Waits,
    /// The factor was removed.
    Done,
}

/// Resets a lost factor: one administrator requests the reset, and another one confirms it within a day. On the command line, no second
/// person is needed.
pub fn reset_factor(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    actor: &Actor,
    id: &AccountId,
) -> Result<FactorResetOutcome, Refusal> {
    if !actor.has_role(Role::Admin) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-admin")));
    }
    let account = users::queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    if queries::salt_of(conn, id)?.is_none() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-this-no-factor") });
    }
    if let Some(admin) = actor.account() {
        if admin.id == account.id {
            return Err(Refusal::not_permitted(Phrase::new("refusal-own-factor")));
        }
        let asked = pending::on_account::<FactorReset>(conn, id)?.filter(|it| now < it.confirmation_deadline());
        match asked {
            Some(it) if it.is_requested_by(&admin.id) => {
                return Err(Refusal::WrongState { reason: Phrase::new(FactorReset::OWN_REQUEST_REFUSAL) });
            }
            // The other administrator may have lost the role in the meantime.
            Some(it) if users::queries::by_id(conn, &it.filed_by)?.is_some_and(|by| by.can_act() && by.has_role(Role::Admin)) => {
                pending::check_two_persons(conn, &it, admin, now)?;
            }
            _ => {
                queries::forget_resets(conn, id)?;
                pending::insert(conn, &Pending::new(FactorReset(id.clone()), String::new(), &admin.id, now), None)?;
                let what = Phrase::new("email-factor-reset-requested").arg("name", &admin.name);
                record_and_notify(conn, mail, now, actor, &account, EventKind::SecondFactorResetAsked, what)?;
                return Ok(FactorResetOutcome::Waits);
            }
        }
    }
    queries::remove(conn, id)?;
    users::queries::delete_sessions_of(conn, id)?;
    devices::queries::forget_all(conn, id)?;
    let what = Phrase::new("email-factor-reset");
    record_and_notify(conn, mail, now, actor, &account, EventKind::SecondFactorReset, what)?;
    Ok(FactorResetOutcome::Done)
}
