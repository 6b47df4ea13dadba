//! Accounts that became one, and those that are about to.

use crate::cases::joined;
use crate::clock;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::people::merges::{Keeps, queries};
use crate::people::queries::by_id;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use askama::Template;

/// Rows of those that were merged.
const ROWS: i64 = 100;

struct Open {
    asked: String,
    by: String,
    /// The name of the other account once it has confirmed, else nothing: the address that was typed may be anybody's.
    other: String,
    ends: &'static str,
    /// When it takes effect, as far as that is known.
    from: String,
    until: String,
}

struct Done {
    at: String,
    ended: String,
    goes_on: String,
    email: String,
    /// The requests on which both acted: address and number.
    both: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "people/merges.html")]
struct MergesPage {
    shell: Shell,
    open: Vec<Open>,
    done: Vec<Done>,
}

fn name(conn: &mut AnyConnection, id: &AccountId) -> Result<String, Refusal> {
    Ok(by_id(conn, id)?.map_or_else(String::new, |account| account.name))
}

/// `GET /admin/merges`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let day = |at: jiff::Timestamp| clock::day(at).to_string();
    let (open, done) = cx.read(|conn| {
        let mut open = Vec::new();
        for (merge, by) in queries::open(conn, cx.now.into())? {
            open.push(Open {
                asked: day(merge.asked_at),
                other: match &merge.other {
                    Some((id, _)) => name(conn, id)?,
                    None => String::new(),
                },
                ends: if merge.keeps == Keeps::Asking { "the other one" } else { "the one that asks" },
                from: merge.takes_effect().map_or_else(String::new, day),
                until: day(merge.expires_at),
                by,
            });
        }
        let mut done = Vec::new();
        for joined in queries::joined(conn, ROWS)? {
            let both = joined::queries::both_acted(conn, &joined.account_id, &joined.into_id)?;
            done.push(Done {
                at: day(joined.at),
                ended: name(conn, &joined.account_id)?,
                goes_on: name(conn, &joined.into_id)?,
                email: by_id(conn, &joined.into_id)?.map_or_else(String::new, |account| account.email),
                both: both.into_iter().map(|number| (addresses::request(&number), number)).collect(),
            });
        }
        Ok((open, done))
    })?;
    cx.page(&MergesPage { shell: Shell::new(cx, "Merged accounts", Nav::Account), open, done })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/admin/merges.rs"]
mod samples;
