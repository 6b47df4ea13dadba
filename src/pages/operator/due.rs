//! The due date of a task in the operator queue.

use crate::clock;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// A due date as shown in the operator queue.
pub(super) struct DueDate {
    pub(super) text: Phrase,
    pub(super) late: bool,
}

impl DueDate {
    /// The due date at a time; `None` if no period applies.
    pub(super) fn from_end(end: Option<Timestamp>, now: Timestamp) -> Self {
        let late = end.is_some_and(|end| now >= end);
        let text = match end.map(clock::day) {
            Some(day) if late => Phrase::new("operator-overdue-since").arg("day", day.to_string()),
            Some(day) => Phrase::new("operator-due-on").arg("day", day.to_string()),
            None => Phrase::new("word-no-due-date"),
        };
        Self { text, late }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn due_date_has_the_same_format_everywhere() {
        let at = |day: &str| format!("{day}T12:00:00Z").parse::<Timestamp>().unwrap();
        let due = |now| DueDate::from_end(Some(at("2026-12-04")), at(now));
        assert_eq!((due("2026-12-03").text.to_string().as_str(), due("2026-12-03").late), ("Due on 2026-12-04", false));
        assert_eq!((due("2026-12-04").text.to_string().as_str(), due("2026-12-04").late), ("Overdue since 2026-12-04", true));
        assert_eq!(DueDate::from_end(None, at("2026-12-04")).text, "No due date");
    }
}
