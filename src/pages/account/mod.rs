//! What is shown of people to themselves: signing in and up, the second factor, one's account.

pub mod activity;
pub mod address;
pub mod away;
mod carried;
pub mod confirm;
pub mod elsewhere;
pub mod erasure;
pub(in crate::pages) mod even;
pub mod letters;
pub mod merge;
pub mod own;
mod place;
pub mod promises;
pub mod second;
pub mod sign_in;
pub mod tokens;
pub mod waiting;
mod ways_out;

use crate::acts::accounts;
use crate::acts::accounts::{SignUp, showable};
use crate::acts::sign_in::{self as coming_in, Browser};
use crate::http::addresses::{ACCOUNT, signed_out};
use crate::http::addresses::{own_path, query_value};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::single;
use crate::mail::single::queries::Missing;
use crate::pages::account::ways_out::{Offer, offers, with_ways_out};
use crate::pages::cards::people::browser_words;
use crate::people;
use crate::people::attempts;
use crate::people::refusals::Kind;
use crate::people::secrets::{Token, hash_password, verify_password};
use crate::people::sessions::Standing;
use crate::people::{Account, Email, LinkPurpose, Password, PersonName, Role, queries};
use crate::refusal::{Fault, Refusal, at};
use crate::words::Phrase;
use askama::Template;

#[derive(Template)]
#[template(path = "people/form.html")]
struct FormPage {
    shell: Shell,
    title: Phrase,
    lede: Phrase,
    faults: Vec<Fault>,
    fields: Vec<FormField>,
    button: Phrase,
}

#[derive(Template)]
#[template(path = "people/said.html")]
struct SaidPage {
    shell: Shell,
    title: Phrase,
    text: Phrase,
}

fn said(cx: &Cx, title: Phrase, text: Phrase) -> Result<Reply, Problem> {
    cx.page(&SaidPage { shell: Shell::new(cx, title.clone(), Nav::Account), title, text })
}

const NAME: Field = Field::text(at::NAME, "sign-up-f-name").hint("sign-up-f-name-hint").complete("name").spoken();
const EMAIL: Field = Field::email(at::EMAIL, "sign-in-f-email").hint("sign-up-f-email-hint").complete("email").spoken();
const PASSWORD: Field = Field::password(at::PASSWORD, "sign-in-f-password", "new-password").spoken();

/// A new account. The password is chosen behind the mailed link.
pub const SIGN_UP: &[Field] = &[NAME, EMAIL];
/// The name and the password of a new account, behind the mailed link.
pub const VERIFY: &[Field] = &[NAME, PASSWORD];
/// The first administrator.
pub const SET_UP: &[Field] = &[NAME, EMAIL, PASSWORD];

/// What a link is sent to.
const KNOWN_EMAIL: Field = Field::email(at::EMAIL, "sign-in-f-email").complete("username").spoken();
const RESET_PASSWORD: Field = Field::password(at::PASSWORD, "sign-up-f-new", "new-password").spoken();

/// A new password in place of a forgotten one.
pub const ASK_RESET: &[Field] = &[KNOWN_EMAIL];
pub const RESET: &[Field] = &[RESET_PASSWORD];

/// Of the second factor.
const CODE: Field = Field::secret(at::CODE, "sign-in-f-code").hint("sign-in-f-code-hint").complete("one-time-code").spoken();

const CURRENT_PASSWORD: Field = Field::password("current_password", "sign-up-f-current", "current-password").spoken();
const NEW_PASSWORD: Field = Field::password("new_password", "sign-up-f-new", "new-password").spoken();

/// Another password.
pub const CHANGE_PASSWORD: &[Field] = &[CURRENT_PASSWORD, NEW_PASSWORD];

fn new_password(cx: &Cx, faults: &[Fault]) -> FormField {
    let hint = Phrase::new("sign-up-f-password-hint").with("least", crate::people::passwords::PASSWORD_MIN);
    PASSWORD.shown(&cx.form, faults).hint(hint)
}

/// The faults of a value, added to those found so far.
fn noting<T>(faults: &mut Vec<Fault>, read: Result<T, Refusal>) -> Option<T> {
    match read {
        Ok(value) => Some(value),
        Err(refusal) => {
            if let Refusal::Faults(more) = refusal {
                faults.extend(more);
            }
            None
        }
    }
}

fn read_name(cx: &Cx) -> Result<PersonName, Refusal> {
    PersonName::parse(NAME.of(&cx.form)).and_then(showable)
}

fn read_sign_up(cx: &Cx) -> Result<SignUp, Vec<Fault>> {
    let mut faults = Vec::new();
    let name = noting(&mut faults, read_name(cx));
    let email = noting(&mut faults, Email::parse(EMAIL.of(&cx.form)));
    match (name, email) {
        (Some(name), Some(email)) => Ok(SignUp { name, email, lang: cx.wished }),
        _ => Err(faults),
    }
}

/// `GET /account/new`
pub fn sign_up_form(cx: &Cx) -> Result<Reply, Problem> {
    sign_up_page(cx, 200, Vec::new())
}

fn sign_up_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let title = Phrase::new("sign-up-title");
    cx.page_with(
        status,
        &FormPage {
            shell: Shell::new(cx, title.clone(), Nav::Account).with_errors(!faults.is_empty()),
            title,
            lede: Phrase::new("sign-up-lede"),
            fields: vec![NAME.shown(&cx.form, &faults), EMAIL.shown(&cx.form, &faults)],
            faults,
            button: Phrase::new("sign-up-do"),
        },
    )
}

/// `next`, the page somebody came from, as the end of another address; empty when there is none.
fn way_on(cx: &Cx, sign: char) -> String {
    match cx.query.get("next") {
        "" => String::new(),
        next => format!("{sign}next={}", query_value(own_path(next))),
    }
}

/// `POST /account/new`
pub fn sign_up(cx: &Cx) -> Result<Reply, Problem> {
    cx.hashed();
    let new = match read_sign_up(cx) {
        Ok(new) => new,
        Err(faults) => return sign_up_page(cx, 422, faults),
    };
    let way_on = way_on(cx, '?');
    even::evenly(|| cx.write(|conn| accounts::sign_up(conn, cx.post(), cx.now, &new, &way_on)))?;
    said(cx, Phrase::new("sign-up-mailed"), Phrase::new("sign-up-mailed-to").with("email", new.email.to_string()))
}

/// `GET /account/verify/{token}`: the name and a new password, and a button, because mail programs open links on their own. The page
/// shows the address, so that people see whose account they finish.
pub fn verify_form(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let (account, name) = cx.read(|conn| accounts::look_at_verify_link(conn, cx.now, &token))?;
    verify_page(cx, 200, &account, &name, Vec::new())
}

fn verify_page(cx: &Cx, status: u16, account: &Account, name: &str, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let title = Phrase::new("sign-up-verify");
    cx.page_with(
        status,
        &FormPage {
            shell: Shell::new(cx, title.clone(), Nav::Account).with_errors(!faults.is_empty()),
            title,
            lede: Phrase::new("sign-up-verify-lede").with("email", account.email.clone()),
            fields: vec![NAME.with(name, &faults), new_password(cx, &faults)],
            faults,
            button: Phrase::new("sign-up-verify-do"),
        },
    )
}

/// `POST /account/verify/{token}`: the address is proved, the password set, and the person signed in.
pub fn verify(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let (account, _) = cx.read(|conn| accounts::look_at_verify_link(conn, cx.now, &token))?;
    let typed_name = NAME.of(&cx.form);
    let mut faults = Vec::new();
    let name = noting(&mut faults, read_name(cx));
    let password = noting(&mut faults, Password::parse(PASSWORD.of(&cx.form), PASSWORD.name, &[typed_name, &account.email]));
    let (Some(name), Some(password)) = (name, password) else {
        return verify_page(cx, 422, &account, typed_name, faults);
    };
    let hash = hash_password(&password);
    cx.hashed();
    let mark = cx.device.clone().unwrap_or_else(Token::draw);
    let browser = Browser { name: cx.header("user-agent").unwrap_or("unknown"), mark: &mark };
    let required = cx.app.factors.required;
    let begun = cx.write(|conn| accounts::verify(conn, (cx.post(), cx.now), &token, (&name, &hash), browser, required))?;
    let next = match cx.query.get("next") {
        "" => ACCOUNT,
        next => own_path(next),
    };
    let reply = if begun.standing == Standing::Full {
        Reply::see_other(next).header("Set-Cookie", cx.app.device_cookie(&mark))
    } else {
        Reply::see_other(second::address(begun.standing, next))
    };
    Ok(reply.header("Set-Cookie", cx.app.session_cookie(&begun.token, false)))
}

/// `GET /account/reset`
pub fn ask_reset_form(cx: &Cx) -> Result<Reply, Problem> {
    ask_reset_page(cx, 200, Vec::new())
}

fn ask_reset_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let title = Phrase::new("sign-up-ask-reset");
    cx.page_with(
        status,
        &FormPage {
            shell: Shell::new(cx, title.clone(), Nav::Account).with_errors(!faults.is_empty()),
            title,
            lede: Phrase::new("sign-up-ask-reset-lede"),
            fields: vec![KNOWN_EMAIL.shown(&cx.form, &faults)],
            faults,
            button: Phrase::new("sign-up-send"),
        },
    )
}

/// `POST /account/reset`
pub fn ask_reset(cx: &Cx) -> Result<Reply, Problem> {
    let email = match Email::parse(KNOWN_EMAIL.of(&cx.form)) {
        Ok(email) => email,
        Err(refusal) => return ask_reset_page(cx, 422, Problem::from(refusal).into_faults()?),
    };
    even::evenly(|| cx.write(|conn| accounts::ask_reset(conn, cx.post(), cx.now, &email)))?;
    said(cx, Phrase::new("sign-up-look"), Phrase::new("sign-up-look-for").with("email", email.to_string()))
}

/// `GET /account/reset/{token}`
pub fn reset_form(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    cx.read(|conn| accounts::look_at_link(conn, cx.now, &token, LinkPurpose::Reset))?;
    reset_page(cx, 200, Vec::new())
}

fn reset_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let title = Phrase::new("sign-up-reset");
    cx.page_with(
        status,
        &FormPage {
            shell: Shell::new(cx, title.clone(), Nav::Account).with_errors(!faults.is_empty()),
            title,
            lede: Phrase::new("sign-up-reset-lede"),
            fields: vec![
                RESET_PASSWORD
                    .shown(&cx.form, &faults)
                    .hint(Phrase::new("sign-up-f-reset-hint").with("least", crate::people::passwords::PASSWORD_MIN)),
            ],
            faults,
            button: Phrase::new("sign-up-reset-do"),
        },
    )
}

/// `POST /account/reset/{token}`
pub fn reset(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let owner =
        cx.read(|conn| accounts::look_at_link(conn, cx.now, &token, LinkPurpose::Reset))?.ok_or_else(Problem::old_link)?;
    let password = match Password::parse(RESET_PASSWORD.of(&cx.form), RESET_PASSWORD.name, &[&owner.name, &owner.email]) {
        Ok(password) => password,
        Err(refusal) => return reset_page(cx, 422, Problem::from(refusal).into_faults()?),
    };
    let hash = hash_password(&password);
    cx.hashed();
    let account = cx.write(|conn| accounts::reset_password(conn, cx.post(), cx.now, &token, &hash))?;
    // Whoever owns the address gets in again, however often somebody else failed with it from the same network.
    cx.app.attempts.forget(&account.email.to_lowercase(), &cx.network);
    Ok(cx.app.left(Reply::see_other(signed_out("password"))))
}

/// `GET /setup/{token}`: the first administrator.
pub fn setup_form(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    cx.read(|conn| accounts::look_at_link(conn, cx.now, &token, LinkPurpose::FirstAdmin))?;
    setup_page(cx, 200, Vec::new())
}

fn setup_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let title = Phrase::new("sign-up-setup");
    cx.page_with(
        status,
        &FormPage {
            shell: Shell::new(cx, title.clone(), Nav::Account).with_errors(!faults.is_empty()),
            title,
            lede: Phrase::new("sign-up-setup-lede"),
            fields: vec![NAME.shown(&cx.form, &faults), EMAIL.shown(&cx.form, &faults), new_password(cx, &faults)],
            faults,
            button: Phrase::new("sign-up-setup-do"),
        },
    )
}

/// `POST /setup/{token}`
pub fn setup(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    cx.read(|conn| accounts::look_at_link(conn, cx.now, &token, LinkPurpose::FirstAdmin))?;
    let own = [NAME.of(&cx.form), EMAIL.of(&cx.form)];
    let password = Password::parse(PASSWORD.of(&cx.form), PASSWORD.name, &own);
    let (new, password) = match (read_sign_up(cx), password) {
        (Ok(new), Ok(password)) => (new, password),
        (new, password) => {
            let mut faults = new.err().unwrap_or_default();
            noting(&mut faults, password);
            return setup_page(cx, 422, faults);
        }
    };
    let hash = hash_password(&password);
    cx.hashed();
    cx.write(|conn| accounts::make_first_admin(conn, cx.now, &token, &new, &hash))?;
    Ok(Reply::see_other(signed_out("setup")))
}

#[derive(Template)]
#[template(path = "people/account.html")]
struct AccountPage {
    shell: Shell,
    name: String,
    email: String,
    roles: Phrase,
    is_admin: bool,
    faults: Vec<Fault>,
    fields: Vec<FormField>,
    sessions: Vec<SessionRow>,
    /// Whether there is a password: an account that was made at another provider has none.
    has_password: bool,
    /// The sign-ins elsewhere that open it.
    linked: Vec<LinkedRow>,
    offers: Vec<Offer>,
    /// What did not arrive at the address.
    missing: Option<Missing>,
    /// From where emails come.
    from: String,
}

struct LinkedRow {
    id: String,
    provider: String,
    called: String,
    since: String,
    used: Option<String>,
}

struct SessionRow {
    id: String,
    browser: Phrase,
    since: String,
    seen: String,
    this: bool,
}

fn account_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let own = cx.viewer.as_ref().map(|viewer| viewer.session_id.clone()).unwrap_or_default();
    let (sessions, missing, linked, has_password) = cx.read(|conn| {
        let sessions = queries::sessions_of(conn, &account.id, cx.now.into())?;
        let linked = people::elsewhere::queries::of_account(conn, &account.id)?;
        let missing = single::queries::missing(conn, &account.email)?;
        Ok((sessions, missing, linked, queries::has_password(conn, &account.id)?))
    })?;
    let time = |at: jiff::Timestamp| at.strftime("%Y-%m-%d %H:%M UTC").to_string();
    let reply = cx.page_with(
        status,
        &AccountPage {
            has_password,
            linked: linked
                .into_iter()
                .map(|one| LinkedRow {
                    provider: cx.app.providers.called(&one.issuer),
                    since: time(one.linked_at),
                    used: one.used_at.map(time),
                    id: one.id,
                    called: one.called,
                })
                .collect(),
            offers: offers(cx),
            shell: Shell::new(cx, Phrase::new("account-title"), Nav::Account).with_errors(!faults.is_empty()),
            name: account.name.clone(),
            email: account.email.clone(),
            roles: roles_in_words(account),
            is_admin: account.has(Role::Admin),
            fields: vec![CURRENT_PASSWORD.shown(&cx.form, &faults), NEW_PASSWORD.shown(&cx.form, &faults)],
            faults,
            sessions: sessions
                .into_iter()
                .map(|session| SessionRow {
                    this: session.id == own,
                    since: time(session.created_at),
                    seen: time(session.last_seen_at),
                    id: session.id,
                    browser: browser_words(&session.browser),
                })
                .collect(),
            missing,
            from: cx.post().from.clone(),
        },
    )?;
    Ok(with_ways_out(cx, reply))
}

fn roles_in_words(account: &Account) -> Phrase {
    let words = std::iter::once(Phrase::new("role-registrant")).chain(account.roles.iter().map(|role| role.said()));
    Phrase::listed(words, "account-listed")
}

/// `GET /account`
pub fn account(cx: &Cx) -> Result<Reply, Problem> {
    account_page(cx, 200, Vec::new())
}

/// `POST /account/password`
pub fn change_password(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let (hash, shared) = cx.read(|conn| {
        let shared = attempts::shared(conn, (&account.id, Kind::NotConfirmed), None, cx.now)?;
        Ok((queries::password_hash(conn, &account.email.to_lowercase())?, shared))
    })?;
    cx.app.attempts.check(account.id.as_str(), "password", cx.now)?;
    shared.map_or(Ok(()), Err)?;
    if !verify_password(&Password::attempt(CURRENT_PASSWORD.of(&cx.form)), hash.as_deref()) {
        cx.app.attempts.failed(account.id.as_str(), "password", cx.now);
        cx.note_refusal(Kind::NotConfirmed, Some(&account.id));
        return account_page(cx, 422, vec![CURRENT_PASSWORD.wrong(Phrase::new("refusal-not-current"))]);
    }
    let password = match Password::parse(NEW_PASSWORD.of(&cx.form), NEW_PASSWORD.name, &[&account.name, &account.email]) {
        Ok(password) => password,
        Err(refusal) => return account_page(cx, 422, Problem::from(refusal).into_faults()?),
    };
    let hash = hash_password(&password);
    cx.hashed();
    cx.write(|conn| accounts::set_password(conn, cx.post(), cx.now, account, &hash))?;
    Ok(cx.app.left(Reply::see_other(signed_out("password"))))
}

/// `POST /account/sessions/{id}/end`
pub fn end_session(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| coming_in::end_session(conn, cx.now, account, cx.param("id")))?;
    Ok(Reply::see_other(ACCOUNT))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/account.rs"]
mod samples;
