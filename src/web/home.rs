//! The front page, and the small answers machines ask for.

use super::cx::{Cx, Reply};
use super::problem::Problem;
use super::shell::{Nav, Shell};
use crate::nid::Nid;
use crate::registry::{self, Kind};
use crate::store::migrations::is_current;
use crate::web::addresses;
use askama::Template;

#[derive(Template)]
#[template(path = "web/home.html")]
struct HomePage {
    shell: Shell,
    formal: usize,
    informal: usize,
    newest: Vec<Newest>,
}

struct Newest {
    nid: String,
    href: String,
    date: String,
}

/// `GET /`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    /// The newest registrations shown.
    const NEWEST: usize = 5;
    let mut all = cx.read(|conn| Ok(registry::queries::all(conn)?))?;
    let informal = all.iter().filter(|namespace| namespace.kind == Kind::Informal).count();
    let formal = all.len() - informal;
    all.retain(|namespace| namespace.registered_on.is_some());
    all.sort_by_key(|namespace| std::cmp::Reverse((namespace.newest_date().cloned(), namespace.nid.clone())));
    let newest = all
        .into_iter()
        .take(NEWEST)
        .map(|namespace| Newest {
            href: addresses::namespace(namespace.kind, &namespace.nid),
            date: namespace.newest_date().map_or_else(String::new, ToString::to_string),
            nid: Nid::to_string(&namespace.nid),
        })
        .collect();
    Reply::page(&HomePage { shell: Shell::new(cx, "URN namespaces", Nav::None), formal, informal, newest })
}

/// `GET /healthz`: the process lives.
pub fn healthz(_: &Cx) -> Result<Reply, Problem> {
    Ok(Reply::text("ok\n"))
}

/// `GET /readyz`: the database answers and has the schema of this program.
pub fn readyz(cx: &Cx) -> Result<Reply, Problem> {
    match cx.read(|conn| Ok(is_current(conn)?)) {
        Ok(true) => Ok(Reply::text("ready\n")),
        Ok(false) => Ok(Reply { status: 503, ..Reply::text("the schema is not current\n") }),
        Err(_) => Ok(Reply { status: 503, ..Reply::text("the database cannot be reached\n") }),
    }
}

/// `GET /robots.txt`
pub fn robots(_: &Cx) -> Result<Reply, Problem> {
    Ok(Reply::text(
        "User-agent: *\nDisallow: /requests\nDisallow: /reviews\nDisallow: /desk\nDisallow: /account\nDisallow: /admin\nDisallow: /check?\n",
    ))
}

/// `GET /.well-known/security.txt`
pub fn security(cx: &Cx) -> Result<Reply, Problem> {
    let year = crate::clock::day(cx.now).year() + 1;
    Ok(Reply::text(format!(
        "Contact: mailto:{}\nExpires: {year}-01-01T00:00:00Z\nCanonical: {}/.well-known/security.txt\n",
        cx.post().from,
        cx.post().public_url
    )))
}
