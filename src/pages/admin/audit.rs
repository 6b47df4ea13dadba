//! The audit log of all actions, including those not related to a request: accounts, roles, settings of standards bodies and
//! reservations, and handled emails.

use crate::history::capacity::capacity;
use crate::history::queries::AuditLogFilter;
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

struct AuditRow {
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
    lines: Vec<AuditRow>,
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
struct AuditFilters<'a> {
    act: Option<EventKind>,
    text: &'a str,
    after: &'a str,
    from: Option<Date>,
    to: Option<Date>,
}

impl<'a> AuditFilters<'a> {
    fn from_request(cx: &'a RequestContext) -> Result<Self, HttpError> {
        let act = match cx.query.get("act") {
            "" => None,
            word => Some(EventKind::from_name(word).ok_or_else(|| HttpError::bad_request(Phrase::new("problem-no-action")))?),
        };
        let (from, to) = (day::parse_date_parameter(cx, "from")?, day::parse_date_parameter(cx, "to")?);
        Ok(Self { act, text: cx.query.get("q").trim(), after: cx.query.get("after"), from, to })
    }

    fn to_event_query(&self) -> AuditLogFilter<'_> {
        AuditLogFilter {
            act: self.act,
            text: self.text,
            before: self.after,
            from: self.from.and_then(start_of_day),
            until: self.to.and_then(|to| start_of_day(to.tomorrow().ok()?)),
        }
    }

    /// A page or file with the same filters, with events before the event `after`.
    fn url_with_filters(&self, path: &str, after: &str) -> String {
        let [from, to] = [self.from, self.to].map(date_text);
        let act = self.act.map_or("", EventKind::name);
        addresses::with_query(path, &[("act", act), ("q", self.text), ("from", &from), ("to", &to), ("after", after)])
    }
}

fn date_text(day: Option<Date>) -> String {
    day.map_or_else(String::new, |day| day.to_string())
}

fn time_with_seconds(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}

/// `GET /admin/audit?q=&act=&from=&to=&after=`
pub fn audit_page(cx: &RequestContext) -> Result<Response, HttpError> {
    const EVENTS_PER_PAGE: usize = 50;
    let asked = AuditFilters::from_request(cx)?;
    let most = i64::try_from(EVENTS_PER_PAGE + 1).unwrap_or(i64::MAX);
    let (mut found, recorded) =
        cx.read(|conn| Ok((queries::find_events(conn, &asked.to_event_query(), most)?, queries::recorded_acts(conn)?)))?;
    let next = pager::next(&mut found, EVENTS_PER_PAGE, |last| asked.url_with_filters(PAGE_PATH, &last.event.id));
    let lines = found
        .into_iter()
        .map(|whole| AuditRow {
            at: time_with_seconds(whole.event.at),
            act: whole.event.act.phrase().to_string(),
            by: match whole.email {
                Some(email) => format!("{}, {email}", whole.event.by),
                // The actor has no account, so its role is shown.
                None if whole.event.role == COMMAND_LINE_ROLE => String::new(),
                None => whole.event.by,
            },
            role: capacity(&whole.event.role).to_string(),
            request: whole.number.map(|number| (addresses::request_path(number), number.to_string())),
            nid: whole.nid.unwrap_or_default(),
            account: whole.account.map(|(name, email)| format!("{name}, {email}")).unwrap_or_default(),
            detail: whole.event.detail,
        })
        .collect();
    let offered = EventKind::ALL.into_iter().filter(|one| recorded.contains(one) || asked.act == Some(*one));
    let mut acts: Vec<_> = offered.map(|one| (one.name(), one.phrase().to_string(), Some(one) == asked.act)).collect();
    acts.sort_by(|(_, one, _), (_, other, _)| one.cmp(other));
    cx.render_page(&AuditPage {
        shell: Shell::new(cx, Phrase::new("word-audit-log"), NavSection::Account),
        csv: asked.url_with_filters(AUDIT_CSV_PATH, ""),
        jsonl: asked.url_with_filters(AUDIT_JSONL_PATH, ""),
        q: asked.text.to_owned(),
        from: date_text(asked.from),
        to: date_text(asked.to),
        acts,
        lines,
        next,
    })
}

const FILE_COLUMNS: &[&str] =
    &["id", "at", "action", "text", "actor", "email", "role", "request", "namespace", "account", "account_email", "detail"];

/// The events of the page in a file, with the same filters. The rest of a long log is in the file that the Link header names.
fn audit_file(cx: &RequestContext, path: &str, format: Format) -> Result<Response, HttpError> {
    const BATCH_SIZE: i64 = 500;
    let asked = AuditFilters::from_request(cx)?;
    let (file, last) = cx.read(|conn| {
        let (mut file, mut last) = (TableFile::new(format, FILE_COLUMNS), asked.after.to_owned());
        loop {
            let found = queries::find_events(conn, &AuditLogFilter { before: &last, ..asked.to_event_query() }, BATCH_SIZE)?;
            if found.is_empty() {
                return Ok((file, None));
            }
            for whole in found {
                if file.has_reached_limit() {
                    return Ok((file, Some(last)));
                }
                last.clone_from(&whole.event.id);
                let (account, account_email) = whole.account.unwrap_or_default();
                file.row(&[
                    whole.event.id,
                    time_with_seconds(whole.event.at),
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
    let next = last.map(|last| asked.url_with_filters(path, &last));
    Ok(file.into_reply("audit-log", next.as_deref()))
}

/// `GET /admin/audit.csv`
pub fn audit_csv(cx: &RequestContext) -> Result<Response, HttpError> {
    audit_file(cx, AUDIT_CSV_PATH, Format::Csv)
}

/// `GET /admin/audit.jsonl`
pub fn audit_jsonl(cx: &RequestContext) -> Result<Response, HttpError> {
    audit_file(cx, AUDIT_JSONL_PATH, Format::Lines)
}
