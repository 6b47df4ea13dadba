//! The list of accounts, their roles, and suspending an account.

use crate::actions::{accounts, confirm_roles, factors, grants};
use crate::http::addresses;
use crate::http::addresses::{ADMIN_ACCOUNTS_PATH, accounts_notice_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::AccountId;
use crate::pages::partials::list::{ListFilter, perform_action};
use crate::pages::partials::notice::{ActionNotice, action_notice_with_undo, url_with_notice};
use crate::pages::partials::pager;
use crate::refusal::at;
use crate::users::{self, Actor, Role, queries};
use askama::Template;
use std::collections::BTreeMap;
use urn_registry::i18n::Phrase;

const ROLES_FIELD: Field = Field::multiple_choice(at::ROLES).hidden_if_refused();

/// The roles of an account.
pub const SET_ROLES_FIELDS: &[Field] = &[ROLES_FIELD];

const IS_SUSPENDED: Field = Field::mark("shut");

/// Whether an account is suspended.
pub const SUSPEND_ACCOUNT_FIELDS: &[Field] = &[IS_SUSPENDED];

#[derive(Template)]
#[template(path = "admin/accounts.html")]
struct AccountsPage {
    shell: Shell,
    people: Vec<AccountRow>,
    said: Phrase,
    /// The result of the viewer's action that led here.
    notice: Option<ActionNotice>,
    q: String,
    chips: Vec<ListFilter>,
    role: &'static str,
    /// The next page, with earlier accounts.
    next: Option<String>,
}

struct AccountRow {
    id: AccountId,
    name: String,
    email: String,
    state: Phrase,
    shut: bool,
    /// Permanently closed: no further action is possible.
    closed: bool,
    has_factor: bool,
    /// Why emails to the address are not delivered.
    failing: Option<String>,
    roles: Vec<(&'static str, String, bool)>,
    /// The roles that another administrator must confirm, and who requested them.
    asked: Option<(String, String)>,
}

/// `GET /admin/accounts`
pub fn accounts(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The number of accounts per page; each has a form with a checkbox per role.
    const ACCOUNTS_PER_PAGE: usize = 12;
    const PAGE_PATH: &str = ADMIN_ACCOUNTS_PATH;
    let q = cx.query.get("q").trim();
    let role = match cx.query.get("role") {
        "" => None,
        word => Some(word.parse::<Role>().map_err(HttpError::bad_request)?),
    };
    let most = i64::try_from(ACCOUNTS_PER_PAGE + 1).unwrap_or(i64::MAX);
    let (mut people, with_factor, mut failing, mut asked) = cx.read(|conn| {
        let found = queries::find_accounts(conn, q, role, cx.query.get("after"), most)?;
        let (mut failing, mut asked) = (BTreeMap::new(), BTreeMap::new());
        for account in &found {
            if let Some(reason) = crate::mail::single::queries::failures_summary(conn, &account.email)? {
                failing.insert(account.id.clone(), reason);
            }
            if let Some(grant) = grants::pending_role_grant(conn, &account.id, cx.now)? {
                let by = queries::by_id(conn, &grant.filed_by)?.map(|by| by.name).unwrap_or_default();
                asked.insert(account.id.clone(), (grants::names_of(&grant.action.roles), by));
            }
        }
        Ok((found, users::factors::queries::accounts_with_factor(conn)?, failing, asked))
    })?;
    let role_name = role.map_or("", Role::name);
    let next = pager::next(&mut people, ACCOUNTS_PER_PAGE, |last| {
        addresses::with_query(PAGE_PATH, &[("role", role_name), ("q", q), ("after", last.id.as_str())])
    });
    let chip = |one: Option<Role>| {
        let href = addresses::with_query(PAGE_PATH, &[("role", one.map_or("", Role::name)), ("q", q)]);
        ListFilter::new(one.map_or_else(|| Phrase::new("list-chip-all"), Role::phrase), href, one == role)
    };
    let chips = std::iter::once(None).chain(Role::ALL.into_iter().map(Some)).map(chip).collect();
    cx.render_page(&AccountsPage {
        shell: Shell::new(cx, Phrase::new("word-accounts"), NavSection::Account),
        q: q.to_owned(),
        chips,
        role: role_name,
        next,
        said: match cx.query.get("done") {
            "asked" => Phrase::new("admin-notice-reset-requested"),
            "roles" => Phrase::new("admin-notice-roles"),
            "reset" => Phrase::new("admin-notice-reset"),
            "sessions" => Phrase::new("admin-notice-sessions"),
            "closed" => Phrase::new("admin-notice-closed"),
            _ => Phrase::default(),
        },
        notice: action_notice_with_undo(cx)?,
        people: people
            .into_iter()
            .map(|account| AccountRow {
                failing: failing.remove(&account.id),
                asked: asked.remove(&account.id),
                state: match (account.verified_at, account.disabled_at) {
                    _ if account.is_closed() => Phrase::new("requests-ended"),
                    (_, Some(_)) => Phrase::new("word-suspended"),
                    (None, _) => Phrase::new("word-email-address-not-verified"),
                    _ => Phrase::new("start-f-status-active"),
                },
                shut: account.disabled_at.is_some(),
                closed: account.is_closed(),
                has_factor: with_factor.contains(&account.id),
                roles: Role::ALL.iter().map(|role| (role.name(), role.phrase().to_string(), account.has_role(*role))).collect(),
                id: account.id,
                name: if account.name.is_empty() { account.email.clone() } else { account.name },
                email: account.email,
            })
            .collect(),
    })
}

/// `POST /admin/accounts/{id}/roles`
pub fn set_roles(cx: &RequestContext) -> Result<Response, HttpError> {
    let roles = ROLES_FIELD
        .all_values_in(&cx.form)
        .iter()
        .map(|name| name.parse())
        .collect::<Result<Vec<Role>, _>>()
        .map_err(HttpError::bad_request)?;
    let (id, ctx) = (AccountId::typed(cx.param("id")), cx.action_context()?);
    let set = cx.write(|conn| accounts::set_roles(conn, ctx.mail, ctx.now, &ctx.actor(), &id, &roles));
    let path = if matches!(set, Ok(accounts::RoleChangeOutcome::Waits)) {
        accounts_notice_path("roles")
    } else {
        url_with_notice(cx, ADMIN_ACCOUNTS_PATH)
    };
    cx.respond_to_form(set.map(drop), path, accounts)
}

/// `POST /admin/accounts/{id}/roles/confirm`: gives the roles that another administrator requested.
pub fn confirm_roles(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, ADMIN_ACCOUNTS_PATH, accounts, |conn, ctx| {
        confirm_roles::confirm_roles(conn, ctx, &AccountId::typed(cx.param("id")))
    })
}

/// `POST /admin/accounts/{id}/roles/reject`
pub fn reject_roles(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, ADMIN_ACCOUNTS_PATH, accounts, |conn, ctx| {
        confirm_roles::reject_roles(conn, ctx, &AccountId::typed(cx.param("id")))
    })
}

/// `POST /admin/accounts/{id}/second-factor`: requests a reset, or confirms one requested by another administrator.
pub fn reset_factor(cx: &RequestContext) -> Result<Response, HttpError> {
    let actor = Actor::Person(cx.signed_in_account()?.clone());
    Ok(match cx.write(|conn| factors::reset_factor(conn, cx.mail(), cx.now, &actor, &AccountId::typed(cx.param("id"))))? {
        factors::FactorResetOutcome::Waits => Response::see_other(accounts_notice_path("asked")),
        factors::FactorResetOutcome::Done => Response::see_other(accounts_notice_path("reset")),
    })
}

/// `POST /admin/accounts/{id}/sessions`: ends all sessions of an account.
pub fn end_sessions(cx: &RequestContext) -> Result<Response, HttpError> {
    let actor = Actor::Person(cx.signed_in_account()?.clone());
    cx.write(|conn| accounts::end_sessions(conn, cx.mail(), cx.now, &actor, &AccountId::typed(cx.param("id"))))?;
    Ok(Response::see_other(accounts_notice_path("sessions")))
}

/// `POST /admin/accounts/{id}/shut`
pub fn set_account_suspended(cx: &RequestContext) -> Result<Response, HttpError> {
    let shut = match IS_SUSPENDED.value_in(&cx.form) {
        "yes" => true,
        "no" => false,
        _ => return Err(HttpError::bad_request(Phrase::new("problem-field-shut"))),
    };
    perform_action(cx, ADMIN_ACCOUNTS_PATH, accounts, |conn, ctx| {
        accounts::set_disabled(conn, ctx.now, &ctx.actor(), &AccountId::typed(cx.param("id")), shut)
    })
}
