//! The audit log of all actions, including those not related to a request: accounts, roles, settings of standards bodies and
//! reservations, and handled emails.

use crate::history::capacity::capacity;
use crate::history::queries::Wanted;
use crate::history::{EventKind, queries};
use crate::http::addresses;
use crate::http::addresses::{ADMIN_AUDIT_PATH, AUDIT_CSV_PATH, AUDIT_JSONL_PATH};
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::pager;
use crate::pages::partials::table_file::{Format, TableFile};
use crate::store::Moment;
use askama::Template;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use urn_registry::i18n::Phrase;

/// The path of this page.
const PAGE_PATH: &str = ADMIN_AUDIT_PATH;

/// The role of events that were caused by the command line.
const COMMAND_LINE_ROLE: &str = "command line";

struct Line {
    at: String,
    act: String,
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
#[template(path = "admin/audit.html")]
struct AuditPage {
    shell: Shell,
    q: String,
    /// The first and the last day; empty for no limit.
    from: String,
    to: String,
    /// The actions that were ever recorded, and whether each is selected.
    acts: Vec<(&'static str, String, bool)>,
    lines: Vec<Line>,
    /// The URLs of files with the same events.
    csv: String,
    jsonl: String,
    /// The next page, with earlier events.
    next: Option<String>,
}

/// The time at which a day begins.
fn start_of_day(day: Date) -> Option<Moment> {
    Some(Moment::from(day.to_zoned(TimeZone::UTC).ok()?.timestamp()))
}

/// The filters in the URL.
struct Asked<'a> {
    act: Option<EventKind>,
    text: &'a str,
    after: &'a str,
    from: Option<Date>,
    to: Option<Date>,
}

impl<'a> Asked<'a> {
    fn of(cx: &'a RequestContext) -> Result<Self, HttpError> {
        let act = match cx.query.get("act") {
            "" => None,
            word => Some(EventKind::from_name(word).ok_or_else(|| HttpError::bad_request(Phrase::new("problem-no-action")))?),
        };
        let (from, to) = (day::parse_date_parameter(cx, "from")?, day::parse_date_parameter(cx, "to")?);
        Ok(Self { act, text: cx.query.get("q").trim(), after: cx.query.get("after"), from, to })
    }

    fn wanted(&self) -> Wanted<'_> {
        Wanted {
            act: self.act,
            text: self.text,
            before: self.after,
            from: self.from.and_then(start_of_day),
            until: self.to.and_then(|to| start_of_day(to.tomorrow().ok()?)),
        }
    }

    /// A page or file with the same filters, with events before the event `after`.
    fn href(&self, path: &str, after: &str) -> String {
        let [from, to] = [self.from, self.to].map(written);
        let act = self.act.map_or("", EventKind::name);
        addresses::with_query(path, &[("act", act), ("q", self.text), ("from", &from), ("to", &to), ("after", after)])
    }
}

fn written(day: Option<Date>) -> String {
    day.map_or_else(String::new, |day| day.to_string())
}

fn seconds(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}

/// `GET /admin/audit?q=&act=&from=&to=&after=`
pub fn audit_page(cx: &RequestContext) -> Result<Response, HttpError> {
    const PAGE: usize = 50;
    let asked = Asked::of(cx)?;
    let most = i64::try_from(PAGE + 1).unwrap_or(i64::MAX);
    let (mut found, recorded) =
        cx.read(|conn| Ok((queries::found(conn, &asked.wanted(), most)?, queries::recorded_acts(conn)?)))?;
    let next = pager::next(&mut found, PAGE, |last| asked.href(PAGE_PATH, &last.event.id));
    let lines = found
        .into_iter()
        .map(|whole| Line {
            at: seconds(whole.event.at),
            act: whole.event.act.phrase().to_string(),
            by: match whole.email {
                Some(email) => format!("{}, {email}", whole.event.by),
                // The actor has no account, so its role is shown.
                None if whole.event.role == COMMAND_LINE_ROLE => String::new(),
                None => whole.event.by,
            },
            role: capacity(&whole.event.role).to_string(),
            request: whole.number.map(|number| (addresses::request(number), number.to_string())),
            nid: whole.nid.unwrap_or_default(),
            account: whole.account.map(|(name, email)| format!("{name}, {email}")).unwrap_or_default(),
            detail: whole.event.detail,
        })
        .collect();
    let offered = EventKind::ALL.into_iter().filter(|one| recorded.contains(one) || asked.act == Some(*one));
    let mut acts: Vec<_> = offered.map(|one| (one.name(), one.phrase().to_string(), Some(one) == asked.act)).collect();
    acts.sort_by(|(_, one, _), (_, other, _)| one.cmp(other));
    cx.page(&AuditPage {
        shell: Shell::new(cx, Phrase::new("word-audit-log"), NavSection::Account),
        csv: asked.href(AUDIT_CSV_PATH, ""),
        jsonl: asked.href(AUDIT_JSONL_PATH, ""),
        q: asked.text.to_owned(),
        from: written(asked.from),
        to: written(asked.to),
        acts,
        lines,
        next,
    })
}

const FILE_COLUMNS: &[&str] =
    &["id", "at", "action", "text", "actor", "email", "role", "request", "namespace", "account", "account_email", "detail"];

/// The events of the page in a file, with the same filters. The rest of a long log is in the file that the Link header names.
fn file(cx: &RequestContext, path: &str, format: Format) -> Result<Response, HttpError> {
    const BATCH: i64 = 500;
    let asked = Asked::of(cx)?;
    let (file, last) = cx.read(|conn| {
        let (mut file, mut last) = (TableFile::new(format, FILE_COLUMNS), asked.after.to_owned());
        loop {
            let found = queries::found(conn, &Wanted { before: &last, ..asked.wanted() }, BATCH)?;
            if found.is_empty() {
                return Ok((file, None));
            }
            for whole in found {
                if file.is_full() {
                    return Ok((file, Some(last)));
                }
                last.clone_from(&whole.event.id);
                let (account, account_email) = whole.account.unwrap_or_default();
                file.row(&[
                    whole.event.id,
                    seconds(whole.event.at),
                    whole.event.act.name().to_owned(),
                    whole.event.act.phrase().to_string(),
                    whole.event.by,
                    whole.email.unwrap_or_default(),
                    whole.event.role,
                    whole.number.map(|number| number.to_string()).unwrap_or_default(),
                    whole.nid.unwrap_or_default(),
                    account,
                    account_email,
                    whole.event.detail,
                ]);
            }
        }
    })?;
    let next = last.map(|last| asked.href(path, &last));
    Ok(file.into_reply("audit-log", next.as_deref()))
}

/// `GET /admin/audit.csv`
pub fn csv(cx: &RequestContext) -> Result<Response, HttpError> {
    file(cx, AUDIT_CSV_PATH, Format::Csv)
}

/// `GET /admin/audit.jsonl`
pub fn jsonl(cx: &RequestContext) -> Result<Response, HttpError> {
    file(cx, AUDIT_JSONL_PATH, Format::Lines)
}
