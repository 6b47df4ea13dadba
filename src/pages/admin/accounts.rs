//! The list of accounts, their roles, and shutting one.

use crate::acts::accounts;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::people::{Actor, Role, queries};
use crate::refusal::{Fault, Refusal};
use askama::Template;

#[derive(Template)]
#[template(path = "people/accounts.html")]
struct AccountsPage {
    shell: Shell,
    faults: Vec<Fault>,
    people: Vec<PersonRow>,
}

struct PersonRow {
    id: String,
    name: String,
    email: String,
    state: &'static str,
    shut: bool,
    roles: Vec<(&'static str, &'static str, bool)>,
}

fn accounts_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let people = cx.read(|conn| Ok(queries::all(conn)?))?;
    Reply::page_with(
        status,
        &AccountsPage {
            shell: Shell::new(cx, "Accounts", Nav::Account).with_errors(!faults.is_empty()),
            faults,
            people: people
                .into_iter()
                .map(|account| PersonRow {
                    state: match (account.verified_at, account.disabled_at) {
                        (_, Some(_)) => "Closed",
                        (None, _) => "Address not verified",
                        _ => "Open",
                    },
                    shut: account.disabled_at.is_some(),
                    roles: Role::ALL.iter().map(|role| (role.name(), role.words(), account.has(*role))).collect(),
                    id: account.id,
                    name: account.name,
                    email: account.email,
                })
                .collect(),
        },
    )
}

/// `GET /admin/accounts`
pub fn accounts(cx: &Cx) -> Result<Reply, Problem> {
    accounts_page(cx, 200, Vec::new())
}

/// `POST /admin/accounts/{id}/roles`
pub fn set_roles(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &["roles"])?;
    let roles =
        cx.form.all("roles").iter().map(|name| name.parse()).collect::<Result<Vec<Role>, _>>().map_err(Problem::bad_request)?;
    let actor = Actor::Person(cx.person()?.clone());
    match cx.write(|conn| accounts::set_roles(conn, cx.post(), cx.now, &actor, cx.param("id"), &roles)) {
        Err(Refusal::Faults(faults)) => accounts_page(cx, 422, faults),
        other => other.map(|()| Reply::see_other("/admin/accounts")).map_err(Problem::from),
    }
}

/// `POST /admin/accounts/{id}/shut`
pub fn shut(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["shut"], &[])?;
    let shut = match cx.form.get("shut") {
        "yes" => true,
        "no" => false,
        _ => return Err(Problem::bad_request("The field \"shut\" is yes or no")),
    };
    let actor = Actor::Person(cx.person()?.clone());
    match cx.write(|conn| accounts::set_disabled(conn, cx.now, &actor, cx.param("id"), shut)) {
        Err(Refusal::Faults(faults)) => accounts_page(cx, 422, faults),
        other => other.map(|()| Reply::see_other("/admin/accounts")).map_err(Problem::from),
    }
}
