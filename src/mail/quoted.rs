//! Separates the sender's text from quotations and signatures. Only text at the end is removed, in any language and from any mail program;
//! answers between quotations remain, and so does everything that is not certain.

use super::heads::{self, QuotedHeader};

/// The maximum number of lines of a signature; more text below two dashes was written by the sender.
const SIGNATURE_LINES_MAX: usize = 8;

/// The maximum number of lines of a broken introduction line.
const INTRODUCTION_LINES_MAX: usize = 4;

/// The parts of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SplitText {
    /// The sender's text, with quotations before or in it.
    pub kept: String,
    /// The quotation and the signature at the end.
    pub cut: String,
    /// Whether the removed part is a forwarded message, and not the one replied to.
    pub forwards: bool,
}

/// Splits a text. `ours` is the email that it replies to, if known: if lines in an unmarked quotation do not occur in that email, the
/// sender wrote them.
pub fn split_quotation(text: &str, ours: &str) -> SplitText {
    let all: Vec<&str> = text.lines().collect();
    let mut forwards = false;
    let mut end = all.len();
    if let Some(at) = unmarked_quotation_start(&all, ours) {
        forwards = is_forwarded(&all, at);
        end = at;
    }
    loop {
        let before = end;
        end = end_without_blank_lines(&all, end);
        end = end_without_quotation(&all, end);
        end = end_without_signature(&all, end);
        end = end_without_footer(&all, end);
        if end == before {
            break;
        }
    }
    let kept = all.get(..end).unwrap_or_default();
    if !kept.iter().any(|line| has_unquoted_text(line)) {
        end = 0;
    }
    let join = |lines: &[&str]| lines.join("\n").trim_matches(['\n', '\r', ' ']).to_owned();
    let (kept, frame) = without_frame(all.get(..end).unwrap_or_default(), ours);
    let cut: Vec<&str> = frame.into_iter().chain(all.get(end..).unwrap_or_default().iter().copied()).collect();
    SplitText { kept: join(&kept), cut: join(&cut), forwards }
}

/// The words of a text in lower case, separated by single spaces.
fn words_of(text: &str) -> String {
    let only: String = text.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    only.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The parts of one of our emails that are not about its subject: the link, the effect of a reply, and the reason for the email.
fn frame_of(ours: &str) -> String {
    /// The link with its purpose, and the effect of a reply.
    const FRAME_PARAGRAPHS: usize = 2;
    let (text, end) = ours.split_once("\n\n-- \n").unwrap_or((ours, ""));
    let first: Vec<&str> = text.split("\n\n").take(FRAME_PARAGRAPHS).collect();
    format!(" {} ", words_of(&format!("{} {end}", first.join(" "))))
}

/// Separates the lines in which the sender quotes the frame of our email, with the empty quoted lines around them: they would repeat our
/// standard sentences in the public record. A line that is not in the frame remains, and so do single words.
fn without_frame<'a>(lines: &[&'a str], ours: &str) -> (Vec<&'a str>, Vec<&'a str>) {
    /// The minimum number of words by which a line is recognized.
    const FRAME_WORDS_MIN: usize = 2;
    let frame = frame_of(ours);
    let is_frame = |line: &str| {
        let text = words_of(line);
        is_quoted(line) && text.split(' ').count() >= FRAME_WORDS_MIN && frame.contains(&format!(" {text} "))
    };
    let is_blank = |line: &str| is_quoted(line) && words_of(line).is_empty();
    let (mut kept, mut cut): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    let mut after_frame = false;
    for line in lines.iter().copied() {
        let frames = is_frame(line);
        if frames {
            while let Some(blank) = kept.pop_if(|last| is_blank(last)) {
                cut.push(blank);
            }
        }
        after_frame = frames || after_frame && is_blank(line);
        if after_frame { cut.push(line) } else { kept.push(line) }
    }
    (kept, cut)
}

/// Whether a line has text that is not quoted.
fn has_unquoted_text(line: &str) -> bool {
    !line.trim().is_empty() && !is_quoted(line)
}

/// Whether a line is marked as quoted.
pub(super) fn is_quoted(line: &str) -> bool {
    let line = line.trim_start();
    // A line that starts with "greater or equal" is not a quotation.
    line.starts_with('>') && !line.starts_with(">=")
}

fn end_without_blank_lines(all: &[&str], end: usize) -> usize {
    let lines = all.get(..end).unwrap_or_default();
    lines.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1)
}

/// The start of an unmarked quotation that extends to the end: a header block as written by Outlook, or an introduction line.
fn unmarked_quotation_start(all: &[&str], ours: &str) -> Option<usize> {
    let first = all.iter().position(|line| has_unquoted_text(line))?;
    for at in first + 1..all.len() {
        let rest = all.get(at..).unwrap_or_default();
        let Some(head) = introduction_length(rest) else { continue };
        // Rules and titles above the header block belong to it.
        let mut from = at;
        while let Some(above) = from.checked_sub(1).and_then(|above| all.get(above)) {
            if above.trim().is_empty() && all.get(from - 1..at).unwrap_or_default().iter().all(|line| line.trim().is_empty())
                || heads::is_separator_line(above)
                || heads::is_message_title(above)
            {
                from -= 1;
            } else {
                break;
            }
        }
        let before = all.get(..from).unwrap_or_default();
        if !before.iter().any(|line| has_unquoted_text(line)) {
            return None;
        }
        let quotation = rest.get(head..).unwrap_or_default();
        return (!has_inline_answers(before, quotation, ours)).then_some(from);
    }
    None
}

/// The number of lines that introduce an unmarked quotation at the start of these lines.
fn introduction_length(rest: &[&str]) -> Option<usize> {
    if let Some(QuotedHeader { lines }) = heads::quoted_header_at(rest) {
        return Some(lines);
    }
    // An introduction with a sender and a time, followed by unmarked text.
    (1..=INTRODUCTION_LINES_MAX.min(rest.len())).find(|count| {
        let line = joined(rest.get(..*count).unwrap_or_default());
        let next = rest.get(*count..).unwrap_or_default().iter().find(|line| !line.trim().is_empty());
        heads::surely_introduces_quotation(&line) && next.is_some_and(|next| !is_quoted(next))
    })
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ")
}

/// Whether the sender wrote into an unmarked quotation: the text states this, or most of it is our email and some of it is not.
fn has_inline_answers(before: &[&str], quotation: &[&str], ours: &str) -> bool {
    let said = before.iter().filter(|line| has_unquoted_text(line)).copied().collect::<Vec<_>>().join(" ").to_lowercase();
    if heads::announces_answers(&said) {
        return true;
    }
    let ours = format!(" {} ", words_of(ours));
    let (mut known, mut new) = (0, 0);
    for line in quotation {
        let line = words_of(line);
        if line.is_empty() {
            continue;
        }
        if ours.contains(&format!(" {line} ")) {
            known += 1;
        } else {
            new += 1;
        }
    }
    new > 0 && known > new && known >= 3
}

/// Whether the removed part is a forwarded message, according to its title.
fn is_forwarded(all: &[&str], at: usize) -> bool {
    all.get(at..).unwrap_or_default().iter().take(3).any(|line| heads::introduces_forward(line))
}

/// The end of the text without a marked quotation and its introduction line. A quotation that the preceding text refers to is part of the
/// text.
fn end_without_quotation(all: &[&str], end: usize) -> usize {
    let lines = all.get(..end).unwrap_or_default();
    let last = lines.iter().rposition(|line| has_unquoted_text(line)).map_or(0, |last| last + 1);
    if last == end {
        return end;
    }
    let said = lines.get(..last).unwrap_or_default();
    for count in 1..=INTRODUCTION_LINES_MAX.min(last) {
        let line = joined(said.get(last - count..).unwrap_or_default());
        if heads::introduces_quotation(&line) {
            let mut from = last - count;
            // The time may be on a line of its own above.
            while from.checked_sub(1).and_then(|above| said.get(above)).is_some_and(|above| heads::begins_introduction(above)) {
                from -= 1;
            }
            return from;
        }
    }
    // For example "I object to this:" with the sentence it objects to.
    if said.last().is_some_and(|line| line.trim_end().ends_with([':', '\u{ff1a}'])) { end } else { last }
}

/// The end of the text without a signature: below the mark of RFC 3676 §4.3, below two dashes if it looks like one, or a line added by a
/// phone.
pub(super) fn end_without_signature(all: &[&str], end: usize) -> usize {
    let lines = all.get(..end).unwrap_or_default();
    let below = |at: usize| {
        let rest = lines.get(at + 1..).unwrap_or_default();
        rest.iter().filter(|line| !line.trim().is_empty()).count()
    };
    if let Some(at) = lines.iter().rposition(|line| *line == "-- ").filter(|at| below(*at) <= SIGNATURE_LINES_MAX) {
        return at;
    }
    // Without its trailing space, the delimiter has other uses too. It counts if it occurs once and if an address or a number follows.
    let bare: Vec<usize> = lines.iter().enumerate().filter(|(_, line)| line.trim_end() == "--").map(|(at, _)| at).collect();
    if let [at] = bare.as_slice() {
        let rest = lines.get(at + 1..).unwrap_or_default();
        if (1..=SIGNATURE_LINES_MAX).contains(&below(*at)) && rest.iter().any(|line| looks_like_contact(line)) {
            return *at;
        }
    }
    let adds = |at: usize| lines.get(at).is_some_and(|line| heads::is_added_by_program(line));
    match end.checked_sub(1) {
        Some(last) if adds(last) => last,
        _ => end,
    }
}

fn looks_like_contact(line: &str) -> bool {
    let digits = line.chars().filter(char::is_ascii_digit).count();
    line.contains('@') || line.contains("://") || line.contains("www.") || line.contains('+') && digits >= 7
}

/// The end of the text without a mailing list footer: a rule, and how to unsubscribe.
fn end_without_footer(all: &[&str], end: usize) -> usize {
    /// The maximum number of lines below the rule.
    const FOOTER_LINES_MAX: usize = 6;
    let lines = all.get(..end).unwrap_or_default();
    let Some(at) = lines.iter().rposition(|line| heads::is_separator_line(line)) else { return end };
    let rest = lines.get(at + 1..).unwrap_or_default();
    let of_a_list =
        ["mailing list", "mailman", "unsubscribe", "listinfo", "mailingliste", "liste de diffusion", "lista de correo"];
    let says = rest.iter().any(|line| of_a_list.iter().any(|text| line.to_lowercase().contains(text)));
    if says && rest.len() <= FOOTER_LINES_MAX { at } else { end }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> String {
        split_quotation(text, "").kept
    }

    #[test]
    fn quoted_text_and_signatures_are_removed_from_replies() {
        let text = "Yes, they are the same.\n\nAs the handbook says.\n\nOn 2026-11-21, nidreg <x@y.example> wrote:\n> Are two names\n> the same?\n-- \nRita\n";
        assert_eq!(kept(text), "Yes, they are the same.\n\nAs the handbook says.");
        assert_eq!(kept("> a question\n\nthe answer"), "> a question\n\nthe answer");
        assert_eq!(kept("Dear all:\nfine"), "Dear all:\nfine");
        assert_eq!(kept("Fine.\n\nFrom: nidreg\nDate: today\nTo: Sven\nSubject: x\n\nHello Sven,"), "Fine.");
        assert_eq!(kept("From: Exampleton we ship to all."), "From: Exampleton we ship to all.");
        assert_eq!(kept("> only quotes\n"), "");
    }

    #[test]
    fn text_that_resembles_a_quotation_is_preserved() {
        for text in [
            "The length is\nFrom: 1 digit\nTo: 12 digits\nand no more.",
            "ABNF proposal:\n--\nnss = 1*DIGIT\n--\nPlease take it.",
            "Part one\n________\nPart two is the important one",
            "Our lawyer says:\n-----Original Message-----\nWe agree",
            "I object to this sentence:\n> Names are never given twice.",
            "On Monday at 12:00 the board wrote:\nthe rule stands.\nI agree with it.",
            "> one?\nYes.\n> two?\nNo.",
        ] {
            assert_eq!(kept(text), text);
        }
    }

    #[test]
    fn answers_inside_an_unmarked_quotation_are_preserved() {
        let ours = "Edda asks about R-2026-0017:\n\nWho pays?\n\nWho keeps the list?\n\nIt is your turn.";
        let head = "From: nidreg\nSent: Monday\nTo: Rita\nSubject: A question\n\n";
        let answered = format!(
            "Hello,\n\n{head}Edda asks about R-2026-0017:\nWho pays?\nThe harbour.\nWho keeps the list?\nIt is your turn."
        );
        assert_eq!(split_quotation(&answered, ours).kept, answered);
        let announced = format!("My answers are below.\n\n{head}Who pays?\nThe harbour.");
        assert_eq!(kept(&announced), announced);
        let only =
            format!("The harbour.\n\n{head}Edda asks about R-2026-0017:\nWho pays?\nWho keeps the list?\nIt is your turn.");
        assert_eq!(split_quotation(&only, ours).kept, "The harbour.");
    }

    #[test]
    fn quoted_frame_of_our_email_is_removed_and_quoted_questions_remain() {
        let ours = "Answer the question:\nhttps://r.example/requests/R-2026-0017/edit\n\nReplies to this email are published as your answer on R-2026-0017 after\nyou confirm them.\n\nHello Rita,\n\nWho pays?\n\nWho keeps the list?\n\n-- \nYou received this email because you have a request.\nSent to the registrant.\nhttps://r.example\n";
        let quoted: Vec<String> = ours.lines().map(|line| format!("> {line}").trim_end().to_owned()).collect();
        let answered = quoted.join("\n").replace("> Who pays?", "> Who pays?\nThe harbour.") + "\nRegards";
        let parts = split_quotation(&answered, ours);
        assert_eq!(parts.kept, "> Hello Rita,\n>\n> Who pays?\nThe harbour.\n>\n> Who keeps the list?\nRegards");
        assert!(
            parts.cut.contains("> you confirm them.")
                && parts.cut.contains("> You received this email because you have a request.")
        );
        assert_eq!(split_quotation("> Yes.\nWhy yes?", ours).kept, "> Yes.\nWhy yes?");
    }
}
