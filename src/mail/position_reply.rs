//! Reads a position from a reply by email: its first line names the position, and the rest is the reason.

use super::heads;
use super::quoted::is_quoted;

/// The maximum number of lines of the introduction of a quotation.
const INTRODUCTION_LINES_MAX: usize = 4;

/// The position named in the first line of a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedPosition {
    /// In favor.
    Approve,
    NoObjection,
    /// A change is required first.
    Discuss,
    /// The end of the sender's Discuss.
    Clear,
    /// A comment without a position.
    Comment,
}

impl NamedPosition {
    const WORDS: [(Self, &'static str); 5] = [
        (Self::Approve, "approve"),
        (Self::NoObjection, "no objection"),
        (Self::Discuss, "discuss"),
        (Self::Clear, "clear"),
        (Self::Comment, "comment"),
    ];
}

/// A position named in a reply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionReply {
    /// The position in the first line.
    pub named: NamedPosition,
    /// The text after it.
    pub reasons: String,
    /// Whether the line only resembles the name of a position, such as "LGTM".
    pub is_near: bool,
}

/// First lines that experts write instead of the name of a position.
const NEAR_LINES: [(NamedPosition, &str); 18] = [
    (NamedPosition::Approve, "+1"),
    (NamedPosition::Approve, "lgtm"),
    (NamedPosition::Approve, "ok"),
    (NamedPosition::Approve, "okay"),
    (NamedPosition::Approve, "approved"),
    (NamedPosition::Approve, "approval"),
    (NamedPosition::Approve, "i approve"),
    (NamedPosition::Approve, "i approve it"),
    (NamedPosition::Approve, "i approve this request"),
    (NamedPosition::Approve, "looks good"),
    (NamedPosition::Approve, "fine with me"),
    (NamedPosition::Approve, "i support this"),
    (NamedPosition::Approve, "i support this request"),
    (NamedPosition::NoObjection, "no objections"),
    (NamedPosition::NoObjection, "i have no objection"),
    (NamedPosition::NoObjection, "i have no objections"),
    (NamedPosition::Discuss, "i object"),
    (NamedPosition::Discuss, "objection"),
];

/// Words with which an email begins.
const GREETINGS: [&str; 5] = ["hi", "hello", "dear", "good morning", "thanks"];

/// Reads the position in the first line of a reply, in upper or lower case. The line may start with "Position:". If the reply starts with a
/// quotation, the first unquoted line counts. If everything is quoted, as in a form that the sender completed, the first line of the
/// quotation counts. `body` is the text, and `cut` is the part that was removed from its end. `None` if the line is anything else.
pub fn read(body: &str, cut: &str) -> Option<PositionReply> {
    if body.trim().is_empty() {
        let first = cut.lines().find(|line| !line.trim().is_empty())?;
        let (named, reasons) = position_in_line(first.trim_start_matches(['>', ' ']))?;
        return Some(PositionReply { named, reasons: reasons.to_owned(), is_near: false });
    }
    let lines: Vec<&str> = body.lines().collect();
    let at = first_written(&lines)?;
    let text = |same_line: &str, below: &[&str]| format!("{same_line}\n{}", below.join("\n")).trim().to_owned();
    if let Some((named, same_line)) = position_in_line(lines.get(at)?) {
        return Some(PositionReply { named, reasons: text(same_line, lines.get(at + 1..).unwrap_or_default()), is_near: false });
    }
    let mut written = lines.iter().enumerate().skip(at).filter(|(_, line)| !line.trim().is_empty() && !is_quoted(line));
    let (at, line) = written.next().filter(|(_, line)| !is_greeting(line)).or_else(|| written.next())?;
    let (named, same_line) = near_position(line)?;
    Some(PositionReply { named, reasons: text(same_line, lines.get(at + 1..).unwrap_or_default()), is_near: true })
}

fn is_greeting(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    line.len() < 60
        && GREETINGS.iter().any(|word| line.strip_prefix(word).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric)))
}

/// The position that the first sentence of a line resembles or, after a greeting or in emphasis, names; and the text after it.
fn near_position(line: &str) -> Option<(NamedPosition, &str)> {
    let line = line.trim().trim_start_matches(['*', '_']);
    let end = line.find(['.', '!', ',', ';', ':', '*', '_', '\u{2013}', '\u{2014}']).unwrap_or(line.len());
    let (first, rest) = line.split_at_checked(end)?;
    let first = first.trim().to_lowercase();
    let names = NamedPosition::WORDS.into_iter().filter(|(named, _)| *named != NamedPosition::Comment).chain(NEAR_LINES);
    let (named, _) = names.into_iter().find(|(_, word)| first == *word)?;
    Some((named, rest.trim_start_matches(|c: char| !c.is_alphanumeric())))
}

/// The first line that the sender wrote: not quoted, and not the introduction of a quotation.
fn first_written(lines: &[&str]) -> Option<usize> {
    let first = lines.iter().position(|line| !line.trim().is_empty())?;
    let from = (1..=INTRODUCTION_LINES_MAX)
        .find(|count| {
            let line = lines.get(first..first + count).unwrap_or_default().join(" ");
            let below = lines.get(first + count..).unwrap_or_default();
            heads::introduces_quotation(&line)
                && below.iter().find(|line| !line.trim().is_empty()).is_some_and(|line| is_quoted(line))
        })
        .map_or(first, |count| first + count);
    let written = lines.iter().enumerate().skip(from).find(|(_, line)| !line.trim().is_empty() && !is_quoted(line));
    written.map(|(at, _)| at)
}

/// The position that a line names, and the text after it. The name is the whole line, or punctuation follows it.
fn position_in_line(line: &str) -> Option<(NamedPosition, &str)> {
    let line = line.trim();
    let line = strip_prefix_ignoring_case(line, "position:").unwrap_or(line).trim_start();
    NamedPosition::WORDS.into_iter().find_map(|(named, word)| {
        let rest = strip_prefix_ignoring_case(line, word)?;
        let said = rest.trim_start();
        let ends = said.is_empty()
            || said.starts_with(['.', ',', ':', ';', '!'])
            || said.len() < rest.len() && said.starts_with(['-', '\u{2013}', '\u{2014}']);
        ends.then(|| {
            let marks = |c: char| c.is_whitespace() || matches!(c, '.' | ',' | ':' | ';' | '!' | '-' | '\u{2013}' | '\u{2014}');
            (named, said.trim_start_matches(marks))
        })
    })
}

/// The text after a prefix of ASCII characters, in upper or lower case.
fn strip_prefix_ignoring_case<'a>(line: &'a str, prefix: &str) -> Option<&'a str> {
    let (head, rest) = line.split_at_checked(prefix.len())?;
    head.eq_ignore_ascii_case(prefix).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(body: &str) -> Option<(NamedPosition, String)> {
        read(body, "").map(|reply| (reply.named, reply.reasons))
    }

    #[test]
    fn similar_first_lines_are_read_as_near() {
        for (body, named, reasons) in [
            ("+1", NamedPosition::Approve, ""),
            ("LGTM!", NamedPosition::Approve, ""),
            ("Approved. Register it.", NamedPosition::Approve, "Register it."),
            ("**Approve**", NamedPosition::Approve, ""),
            ("Hi Olga,\n\nApprove\n\nSven", NamedPosition::Approve, "Sven"),
            ("I have no objections.", NamedPosition::NoObjection, ""),
            ("No objections", NamedPosition::NoObjection, ""),
            ("I object: who pays?", NamedPosition::Discuss, "who pays?"),
        ] {
            let reply = read(body, "").unwrap();
            assert_eq!((reply.named, reply.reasons.as_str(), reply.is_near), (named, reasons, true), "{body}");
        }
        assert!(!read("Approve", "").unwrap().is_near);
    }

    #[test]
    fn first_line_names_the_position_and_the_rest_is_the_reason() {
        for (body, named, reasons) in [
            ("Approve", NamedPosition::Approve, ""),
            ("APPROVE. All fine now.", NamedPosition::Approve, "All fine now."),
            ("\n  approve!\n\nThanks, Sven", NamedPosition::Approve, "Thanks, Sven"),
            ("No objection", NamedPosition::NoObjection, ""),
            ("no Objection \u{2014} as far as I see", NamedPosition::NoObjection, "as far as I see"),
            (
                "Discuss: Syntax does not say how long.\n\nAnd who pays?",
                NamedPosition::Discuss,
                "Syntax does not say how long.\n\nAnd who pays?",
            ),
            ("Discuss", NamedPosition::Discuss, ""),
            ("Clear", NamedPosition::Clear, ""),
            ("Comment\nA typing error in Purpose.", NamedPosition::Comment, "A typing error in Purpose."),
            ("Position: Approve", NamedPosition::Approve, ""),
            ("On Monday, 1 March 2027, nidreg <x@y.example> wrote:\n> Review the request:\n\nClear", NamedPosition::Clear, ""),
        ] {
            assert_eq!(reply(body), Some((named, reasons.to_owned())), "{body}");
        }
    }

    #[test]
    fn other_first_lines_name_no_position() {
        for body in [
            "",
            "Approve with changes",
            "Approve-ish",
            "I approve the grammar, but not the rest",
            "Thank you for the text.\nApprove",
            "Recuse: my employer runs a harbour",
            "No objections so far",
            "Discussion continues on the list",
            "Clear-cut case",
            "Comments below",
            "> Approve\n\nWhy do you say so?",
        ] {
            assert_eq!(reply(body), None, "{body}");
        }
    }

    #[test]
    fn position_is_read_from_the_first_line_of_a_fully_quoted_form() {
        let read = |cut: &str| read("", cut).map(|reply| reply.named);
        assert_eq!(read("\n> Approve\n> Review the request:"), Some(NamedPosition::Approve));
        assert_eq!(read("> Position: no objection"), Some(NamedPosition::NoObjection));
        assert_eq!(read("> Review the request:\n> Approve"), None);
        assert_eq!(read(""), None);
    }
}
