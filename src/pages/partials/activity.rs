//! Account events and refused attempts in one list by time, for each user and for administrators.

use crate::history;
use crate::http::cx::RequestContext;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::users::refusals;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// The maximum number of rows of each kind.
const ROWS_MAX: i64 = 200;

/// A row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ActivityRow {
    at_moment: Timestamp,
    /// The time.
    pub(crate) at: String,
    /// The account; empty if unknown, or if all are the user's own.
    pub(crate) whose: Phrase,
    /// The event.
    pub(crate) text: Phrase,
    /// The origin, if it was recorded.
    pub(crate) place: Phrase,
    /// Whether it was refused.
    pub(crate) refused: bool,
}

fn minute_text(moment: Timestamp) -> String {
    moment.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// Adds the recorded details, as recorded.
fn with_detail(text: Phrase, detail: &str) -> Phrase {
    if detail.is_empty() { text } else { Phrase::new("activity-detail").arg("text", text).arg("detail", detail) }
}

/// The latest rows of one account, or of all.
pub(crate) fn activity_rows(cx: &RequestContext, account_id: Option<&AccountId>) -> Result<Vec<ActivityRow>, Refusal> {
    let (done, refused) = cx.read(|conn| {
        Ok((history::queries::of_accounts(conn, account_id, ROWS_MAX)?, refusals::queries::newest(conn, account_id, ROWS_MAX)?))
    })?;
    let mut lines: Vec<ActivityRow> = Vec::new();
    for (event, whose) in done {
        lines.push(ActivityRow {
            at_moment: event.at,
            at: minute_text(event.at),
            text: with_detail(Phrase::new("activity-line").arg("by", &event.by).arg("what", event.act.phrase()), &event.detail),
            place: Phrase::default(),
            whose: whose.into(),
            refused: false,
        });
    }
    for row in refused {
        lines.push(ActivityRow {
            at_moment: row.at,
            at: minute_text(row.at),
            text: with_detail(Phrase::new("activity-kind").arg("kind", row.kind.name()), &row.detail),
            place: Phrase::new("activity-place").arg("browser", &row.browser).arg("network", &row.network),
            whose: row
                .account
                .map_or_else(|| Phrase::new("activity-no-account"), |(name, email)| format!("{name}, {email}").into()),
            refused: true,
        });
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.at_moment));
    lines.truncate(usize::try_from(ROWS_MAX).unwrap_or(usize::MAX));
    if account_id.is_some() {
        for line in &mut lines {
            line.whose = Phrase::default();
        }
    }
    Ok(lines)
}
