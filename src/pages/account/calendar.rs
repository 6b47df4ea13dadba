//! The calendar of a person's due dates (RFC 5545) at a private link. It has one all-day event for each task with a due date, named after
//! the task and the request, and does not contain data of other users.

use crate::actions::calendar;
use crate::cases::waiting::tasks::{About, PendingTask};
use crate::clock;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::partials::about::title_of;
use urn_registry::i18n::{Lang, Phrase};

/// The maximum length of a line without its line break, in bytes (RFC 5545 §3.1).
const LINE_MAX: usize = 75;

/// A text value. Backslashes, commas and semicolons are escaped, and line breaks are written as `\n` (RFC 5545 §3.3.11).
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' | ',' | ';' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// Adds a line, folded between characters where it is too long (RFC 5545 §3.1).
fn push_line(out: &mut String, line: &str) {
    let mut bytes = 0;
    for c in line.chars() {
        if bytes + c.len_utf8() > LINE_MAX {
            out.push_str("\r\n ");
            bytes = 1;
        }
        out.push(c);
        bytes += c.len_utf8();
    }
    out.push_str("\r\n");
}

/// The calendar of these tasks. An event keeps its UID while its task is open, even if the date changes.
fn written(waits: &[PendingTask], (home, host): (&str, &str), lang: Lang) -> String {
    let mut out = String::new();
    let name = Phrase::new("calendar-name").text(lang);
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//nidreg//due dates//EN", "CALSCALE:GREGORIAN"] {
        push_line(&mut out, line);
    }
    push_line(&mut out, &format!("NAME:{}", escaped(&name)));
    push_line(&mut out, &format!("X-WR-CALNAME:{}", escaped(&name)));
    for one in waits {
        let (Some(by), About::Request { number, subject, .. }) = (one.by, &one.about) else { continue };
        let task = one.task.name();
        let summary = Phrase::new("calendar-event")
            .with("task", Phrase::new("task-words").with("task", task))
            .with("title", title_of(subject))
            .with("number", number.to_string());
        push_line(&mut out, "BEGIN:VEVENT");
        push_line(&mut out, &format!("UID:{number}-{task}@{host}"));
        push_line(&mut out, &format!("DTSTAMP:{}", one.since.strftime("%Y%m%dT%H%M%SZ")));
        push_line(&mut out, &format!("DTSTART;VALUE=DATE:{}", clock::day(by).strftime("%Y%m%d")));
        push_line(&mut out, &format!("SUMMARY:{}", escaped(&summary.text(lang))));
        push_line(&mut out, &format!("URL:{home}{}", one.path()));
        push_line(&mut out, "TRANSP:TRANSPARENT");
        push_line(&mut out, "END:VEVENT");
    }
    push_line(&mut out, "END:VCALENDAR");
    out
}

/// `GET /calendar/{token}.ics`: the due dates of the owner of the link.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let (waits, lang) = cx.read(|conn| calendar::tasks(conn, cx.now, cx.param("token")))?;
    let post = cx.post();
    let text = written(&waits, (post.public_url.as_str(), post.host.as_str()), lang);
    Ok(Reply::bytes("text/calendar; charset=utf-8", text.into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::Subject;
    use crate::cases::waiting::tasks::Task;
    use crate::ids::RequestNumber;

    fn waits(by: Option<&str>, nid: &str) -> PendingTask {
        let subject = Subject::NewFormal { wish: Some(nid.into()) };
        let about = About::Request {
            number: RequestNumber::new(2026, 17),
            title: subject.title().to_string(),
            nid: Some(nid.into()),
            kind: subject.words(),
            subject,
        };
        let since = "2026-12-01T08:41:00Z".parse().unwrap();
        PendingTask { about, task: Task::TakePosition, since, by: by.map(|by| by.parse().unwrap()) }
    }

    #[test]
    fn each_task_with_a_due_date_is_an_all_day_event_with_a_stable_uid() {
        let at = ("https://registry.example", "registry.example");
        let list = [waits(Some("2026-12-15T12:00:00Z"), "lighthouse"), waits(None, "buoy")];
        let text = written(&list, at, Lang::En);
        for line in [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "UID:R-2026-0017-take_position@registry.example",
            "DTSTAMP:20261201T084100Z",
            "DTSTART;VALUE=DATE:20261215",
            "SUMMARY:Record a position: urn:lighthouse (R-2026-0017)",
            "URL:https://registry.example/reviews/R-2026-0017",
            "END:VCALENDAR",
        ] {
            assert!(text.split("\r\n").any(|own| own == line), "{line}: {text}");
        }
        assert_eq!(text.matches("BEGIN:VEVENT").count(), 1, "a task without a due date has no event: {text}");
        let later = written(&[waits(Some("2027-01-15T12:00:00Z"), "lighthouse")], at, Lang::En);
        assert!(later.contains("UID:R-2026-0017-take_position@registry.example") && later.contains("20270115"), "{later}");
    }

    #[test]
    fn long_lines_are_folded_and_text_is_escaped() {
        let mut out = String::new();
        push_line(&mut out, &format!("SUMMARY:{}", "\u{e9}".repeat(100)));
        assert!(out.ends_with("\r\n") && out.split("\r\n").all(|line| line.len() <= LINE_MAX), "{out}");
        assert_eq!(out.replace("\r\n ", "").trim_end(), format!("SUMMARY:{}", "\u{e9}".repeat(100)));
        assert_eq!(escaped("a, b; c\\d\ne\u{7}"), "a\\, b\\; c\\\\d\\ne");
    }
}
