//! The audit log of all actions, including those not related to a request: accounts, roles, settings of standards bodies and
//! reservations, and handled emails.

use crate::history::queries::Wanted;
use crate::history::{Act, queries};
use crate::http::addresses;
use crate::http::addresses::ADMIN_AUDIT;
use crate::http::cx::Cx;
use crate::http::day;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::store::Moment;
use askama::Template;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The path of this page.
const HERE: &str = ADMIN_AUDIT;

/// The role of events that were caused by the command line.
const COMMAND_LINE: &str = "command line";

struct Line {
    at: String,
    act: &'static str,
    by: String,
    role: String,
    /// The request, with its URL.
    request: Option<(String, String)>,
    nid: String,
    /// The account, by name and email address.
    account: String,
    detail: String,
}

#[derive(Template)]
#[template(path = "people/audit.html")]
struct AuditPage {
    shell: Shell,
    q: String,
    /// The first and the last day; empty for no limit.
    from: String,
    to: String,
    /// All actions, and whether each is selected.
    acts: Vec<(&'static str, &'static str, bool)>,
    lines: Vec<Line>,
    /// The next page, with earlier events.
    next: Option<String>,
}

/// The time at which a day begins.
fn start_of(day: Date) -> Option<Moment> {
    Some(Moment::from(day.to_zoned(TimeZone::UTC).ok()?.timestamp()))
}

/// `GET /admin/audit?q=&act=&from=&to=&after=`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    const PAGE: usize = 50;
    let q = cx.query.get("q").trim();
    let act = match cx.query.get("act") {
        "" => None,
        word => Some(Act::from_name(word).ok_or_else(|| Problem::bad_request("This action does not exist"))?),
    };
    let most = i64::try_from(PAGE + 1).unwrap_or(i64::MAX);
    let (from, to) = (day::asked(cx, "from")?, day::asked(cx, "to")?);
    let wanted = Wanted {
        act,
        words: q,
        before: cx.query.get("after"),
        from: from.and_then(start_of),
        until: to.and_then(|to| start_of(to.tomorrow().ok()?)),
    };
    let mut found = cx.read(|conn| Ok(queries::found(conn, &wanted, most)?))?;
    crate::http::mark_read::noted(cx, None)?;
    let more = found.len() > PAGE;
    found.truncate(PAGE);
    let [from, to] = [from, to].map(|day| day.map_or_else(String::new, |day| day.to_string()));
    let asked = [("act", act.map_or("", Act::name)), ("q", q), ("from", from.as_str()), ("to", to.as_str())];
    let next = found.last().filter(|_| more).map(|last| {
        let asked: Vec<(&str, &str)> = asked.into_iter().chain([("after", last.event.id.as_str())]).collect();
        addresses::with_query(HERE, &asked)
    });
    let lines = found
        .into_iter()
        .map(|whole| Line {
            at: whole.event.at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string(),
            act: whole.event.act.words(),
            by: match whole.email {
                Some(email) => format!("{}, {email}", whole.event.by),
                // It has no account, and its role is shown.
                None if whole.event.role == COMMAND_LINE => String::new(),
                None => whole.event.by,
            },
            role: whole.event.role,
            request: whole.number.map(|number| (addresses::request(number), number.to_string())),
            nid: whole.nid.unwrap_or_default(),
            account: whole.account.map(|(name, email)| format!("{name}, {email}")).unwrap_or_default(),
            detail: whole.event.detail,
        })
        .collect();
    let mut acts: Vec<_> = Act::ALL.iter().map(|one| (one.name(), one.words(), Some(*one) == act)).collect();
    acts.sort_by_key(|(_, words, _)| *words);
    cx.page(&AuditPage { shell: Shell::new(cx, "Audit log", Nav::Account), q: q.to_owned(), from, to, acts, lines, next })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/admin/audit.rs"]
mod samples;
