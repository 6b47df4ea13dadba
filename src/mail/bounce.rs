//! Delivery status notifications (RFC 3464): whether an email was not delivered, and whether its address is the cause.

use mail_parser::{Message, MimeHeaders as _};

/// The content of a notification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Whether delivery failed permanently; otherwise it is delayed.
    pub failed: bool,
    /// Whether the address is the cause, and not the message, a full mailbox or a policy (RFC 3463 §3).
    pub address_at_fault: bool,
    /// The status and the server's message, on one line.
    pub reason: String,
}

/// The maximum length of a stored reason, in characters.
const REASON_MAX: usize = 300;

/// Reads a delivery status notification, or the notice of a mail server that does not follow the standard.
pub fn report(message: &Message<'_>) -> Option<Report> {
    let fields = message.parts.iter().find(|part| {
        part.content_type().is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case("message")
                && kind.subtype().is_some_and(|subtype| subtype.to_ascii_lowercase().ends_with("delivery-status"))
        })
    });
    if let Some(part) = fields {
        let text = String::from_utf8_lossy(part.contents()).replace("\r\n", "\n").replace("\n ", " ").replace("\n\t", " ");
        let field = |name: &str| {
            text.lines().find_map(|line| {
                let (key, value) = line.split_once(':')?;
                key.trim().eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
            })
        };
        let action = field("Action").unwrap_or_default().to_ascii_lowercase();
        let status = field("Status").unwrap_or_default();
        let reason = one_line(&format!("{status} {}", field("Diagnostic-Code").unwrap_or_default()));
        return match action.as_str() {
            "failed" => Some(Report { failed: true, address_at_fault: is_address_failure(&status), reason }),
            "delayed" | "" => Some(Report { failed: false, address_at_fault: false, reason: format!("late: {reason}") }),
            // Delivered, relayed or expanded: no problem.
            _ => None,
        };
    }
    let header = |name: &str| message.header_raw(name).map(|text| text.trim().to_ascii_lowercase()).unwrap_or_default();
    let from =
        message.from().and_then(|from| from.first()).and_then(|from| from.address()).unwrap_or_default().to_ascii_lowercase();
    let daemon = ["mailer-daemon@", "postmaster@"].iter().any(|name| from.starts_with(name)) || header("Return-Path") == "<>";
    let subject = message.subject().unwrap_or_default().to_lowercase();
    const BOUNCE_SUBJECTS: [&str; 7] =
        ["undeliver", "failure notice", "delivery fail", "delivery status", "returned mail", "unzustellbar", "non remis"];
    if !daemon || !BOUNCE_SUBJECTS.iter().any(|says| subject.contains(says)) {
        return None;
    }
    let text = message.body_text(0).unwrap_or_default();
    let status = status_in(&text).unwrap_or_default();
    Some(Report { failed: true, address_at_fault: is_address_failure(&status), reason: one_line(&format!("{status} {subject}")) })
}

fn one_line(text: &str) -> String {
    let message = text.split_whitespace().collect::<Vec<_>>().join(" ");
    message.chars().map(|c| if c.is_control() { ' ' } else { c }).take(REASON_MAX).collect()
}

/// The first enhanced status code of a permanent failure in a text, such as `5.1.1`.
pub fn status_in(text: &str) -> Option<String> {
    let codes = text.split(|c: char| !(c.is_ascii_digit() || c == '.')).map(|word| word.trim_matches('.'));
    codes
        .filter(|word| {
            let parts: Vec<&str> = word.split('.').collect();
            parts.len() == 3 && parts.first() == Some(&"5") && parts.iter().all(|part| (1..=3).contains(&part.len()))
        })
        .map(str::to_owned)
        .next()
}

/// Whether a status means that the address or its host is permanently invalid (RFC 3463 §3); not for a full mailbox, a message that is too
/// large, or a policy.
pub fn is_address_failure(status: &str) -> bool {
    status.starts_with("5.1.") || status.starts_with("5.4.") || status == "5.2.1" || status == "5.0.0"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_permanent_address_errors_count_against_an_address() {
        for status in ["5.1.1", "5.1.10", "5.2.1", "5.4.4", "5.0.0"] {
            assert!(is_address_failure(status), "{status}");
        }
        for status in ["", "5.2.2", "5.3.4", "5.7.1", "5.6.0", "4.1.1"] {
            assert!(!is_address_failure(status), "{status}");
        }
        assert_eq!(status_in("550 5.1.1 <x@y.example>: no such person").as_deref(), Some("5.1.1"));
        assert_eq!(status_in("at 10.5.1.1 on 2026.11.22 version 5.1"), None);
    }
}
