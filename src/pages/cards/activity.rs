//! What happened to accounts and what was refused, in one list by time: for each person, and for administrators.

use crate::history;
use crate::http::cx::Cx;
use crate::ids::AccountId;
use crate::people::refusals;
use crate::refusal::Refusal;
use jiff::Timestamp;

/// Rows of either kind that are read.
const ROWS: i64 = 200;

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    at_moment: Timestamp,
    /// When.
    pub(crate) at: String,
    /// Whose account; empty where nobody's is known, or all are one's own.
    pub(crate) whose: String,
    /// What.
    pub(crate) words: String,
    /// Where from, when that was noted.
    pub(crate) place: String,
    /// Whether it was refused.
    pub(crate) refused: bool,
}

fn at(moment: Timestamp) -> String {
    moment.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// The newest lines of one account, or of all.
pub(crate) fn lines(cx: &Cx, account_id: Option<&AccountId>) -> Result<Vec<Line>, Refusal> {
    let (done, refused) = cx.read(|conn| {
        Ok((history::queries::of_accounts(conn, account_id, ROWS)?, refusals::queries::newest(conn, account_id, ROWS)?))
    })?;
    let mut lines: Vec<Line> = Vec::new();
    for (event, whose) in done {
        let detail = if event.detail.is_empty() { String::new() } else { format!(": {}", event.detail) };
        lines.push(Line {
            at_moment: event.at,
            at: at(event.at),
            words: format!("{} {}{detail}", event.by, event.act.words()),
            place: String::new(),
            whose,
            refused: false,
        });
    }
    for row in refused {
        let detail = if row.detail.is_empty() { String::new() } else { format!(": {}", row.detail) };
        lines.push(Line {
            at_moment: row.at,
            at: at(row.at),
            words: format!("{}{detail}", row.kind.words()),
            place: format!("{}, from {}", row.browser, row.network),
            whose: row.account.map_or_else(|| "no account".to_owned(), |(name, email)| format!("{name}, {email}")),
            refused: true,
        });
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.at_moment));
    lines.truncate(usize::try_from(ROWS).unwrap_or(usize::MAX));
    if account_id.is_some() {
        for line in &mut lines {
            line.whose.clear();
        }
    }
    Ok(lines)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/activity.rs"]
mod samples;
