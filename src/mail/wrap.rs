//! Wraps text at 72 columns. Text of the program is filled. User input keeps its lines; long lines are sent as format=flowed (RFC 3676), so
//! that programs that support it show the original lines and others show lines that fit.

use super::marks::PREFORMATTED_MARK;
use unicode_linebreak::linebreaks;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// The maximum line width of generated text, in columns; a wide character has two.
pub(crate) const LINE_WIDTH: usize = 72;

/// Splits a line where it may be broken: after spaces, and beside wide characters as their script allows (UAX #14), never inside a URL or a
/// number.
fn breakable_pieces(line: &str) -> Vec<&str> {
    let is_wide = |c: Option<char>| c.and_then(char::width).is_some_and(|width| width > 1);
    let mut out = Vec::new();
    let mut begin = 0;
    for (at, _) in linebreaks(line) {
        let (before, after) = (line.get(..at).unwrap_or_default(), line.get(at..).unwrap_or_default());
        let last = before.chars().next_back();
        if after.is_empty() || last == Some(' ') || is_wide(last) || is_wide(after.chars().next()) {
            out.extend(line.get(begin..at));
            begin = at;
        }
    }
    out
}

/// Splits a line into parts of at most `columns` columns with trailing spaces; only an unbreakable piece can be longer.
fn split_at_width(line: &str, columns: usize) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for piece in breakable_pieces(line) {
        match parts.last_mut() {
            Some(part) if part.width() + piece.trim_end().width() <= columns => part.push_str(piece),
            _ => parts.push(piece.to_owned()),
        }
    }
    parts
}

/// Fills text to lines of 72 columns.
pub(in crate::mail) fn filled(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    split_at_width(&text, LINE_WIDTH).iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn is_url_line(line: &str) -> bool {
    (line.starts_with("https://") || line.starts_with("http://")) && !line.contains(' ')
}

/// Lays out paragraphs: fills them, except preformatted text and URLs on lines of their own.
pub(super) fn laid_out(text: &str) -> String {
    let mut paragraphs: Vec<String> = Vec::new();
    for (n, part) in text.split(PREFORMATTED_MARK).enumerate() {
        if n % 2 == 1 {
            paragraphs.push(part.to_owned());
            continue;
        }
        for paragraph in part.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            let mut lines: Vec<String> = Vec::new();
            let mut message = String::new();
            let end = |message: &mut String, lines: &mut Vec<String>| {
                if !message.is_empty() {
                    lines.push(filled(message));
                    message.clear();
                }
            };
            for line in paragraph.lines() {
                if is_url_line(line.trim()) {
                    end(&mut message, &mut lines);
                    lines.push(line.trim().to_owned());
                } else {
                    message.push_str(line);
                    message.push(' ');
                }
            }
            end(&mut message, &mut lines);
            paragraphs.push(lines.join("\n"));
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs.join("\n\n")
}

/// The number of quotation marks at the start of a line, and the text after them.
fn split_quote_marks(line: &str) -> (usize, &str) {
    let (mut depth, mut rest) = (0, line);
    while let Some(inside) = rest.strip_prefix('>') {
        depth += 1;
        rest = inside.strip_prefix(' ').unwrap_or(inside);
    }
    (depth, rest)
}

/// The text as sent (RFC 3676), and whether the reader must delete the trailing space of a flowed line (`DelSp`), which is needed if a line
/// is broken in a script without spaces.
pub(super) fn format_flowed(text: &str) -> (String, bool) {
    let of = |line: &str| {
        let (depth, rest) = split_quote_marks(line);
        let before = if depth > 0 { format!("{} ", ">".repeat(depth)) } else { String::new() };
        (before, rest.trim_end().to_owned())
    };
    let parts = |before: &str, rest: &str| split_at_width(rest, LINE_WIDTH.saturating_sub(before.width() + 2));
    let is_long = |before: &str, rest: &str| before.width() + rest.width() > LINE_WIDTH;
    let bare = |parts: &[String]| parts.iter().rev().skip(1).any(|part| !part.ends_with(' '));
    let deletes = text.lines().map(of).any(|(before, rest)| is_long(&before, &rest) && bare(&parts(&before, &rest)));
    let mut out = String::new();
    for line in text.lines() {
        if line == "-- " {
            out.push_str("-- \n");
            continue;
        }
        let (before, rest) = of(line);
        let lines = if is_long(&before, &rest) { parts(&before, &rest) } else { vec![rest] };
        for (n, part) in lines.iter().enumerate() {
            let stuffed = before.is_empty() && (part.starts_with(' ') || part.starts_with("From "));
            let flows = n + 1 < lines.len();
            let begin = if stuffed {
                " "
            } else if part.is_empty() {
                before.trim_end()
            } else {
                &before
            };
            out.extend([begin, part, if flows && deletes { " " } else { "" }, "\n"]);
        }
    }
    (out, deletes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text as shown by a mail program that supports RFC 3676.
    fn read(text: &str, deletes: bool) -> String {
        let mut out = String::new();
        let mut inside = false;
        for line in text.lines() {
            let (depth, rest) = split_quote_marks(line);
            let rest = if depth == 0 { line.strip_prefix(' ').unwrap_or(line) } else { rest };
            if !inside && depth > 0 {
                out.push_str(format!("{} ", "> ".repeat(depth).trim_end()).trim_end());
                out.push_str(if rest.is_empty() { "" } else { " " });
            }
            inside = line != "-- " && rest.ends_with(' ');
            out.push_str(if inside && deletes { rest.strip_suffix(' ').unwrap_or(rest) } else { rest });
            if !inside {
                out.push('\n');
            }
        }
        out
    }

    #[test]
    fn user_text_round_trips_through_format_flowed() {
        let long = "lamp = ".to_owned() + &"1*DIGIT \"-\" ".repeat(20);
        let japanese = "灯台の名前は国際航路標識協会が割り当てます。".repeat(5);
        let address = format!("https://registry.example/{}", "a".repeat(90));
        for message in [long.trim_end(), &japanese, &address, "From here", "  indented", "short", ""] {
            for before in ["", "> ", "> > "] {
                let text = format!("{before}{message}").trim_end().to_owned() + "\n-- \nThe end.\n";
                let (sent, deletes) = format_flowed(&text);
                assert_eq!(read(&sent, deletes), text, "{sent}");
                let fits = |line: &str| line.width() <= LINE_WIDTH || !line.trim_start_matches(['>', ' ']).contains(' ');
                assert!(sent.lines().all(fits), "{sent}");
            }
        }
        assert!(!format_flowed(&long).1 && format_flowed(&japanese).1, "only a script without blanks needs the blank deleted");
    }

    #[test]
    fn program_text_is_wrapped_and_other_lines_are_preserved() {
        let said =
            "one two three ".repeat(12) + "\nhttps://registry.example/x\nfour\n\n\u{1e}kept   lines\n\n  here\u{1e}\n\n\nend";
        let out = laid_out(&said);
        assert!(out.lines().all(|line| line.width() <= LINE_WIDTH), "{out}");
        assert!(out.contains("\nhttps://registry.example/x\nfour\n\nkept   lines\n\n  here\n\nend"), "{out}");
        let wide = filled(&"灯".repeat(40));
        assert_eq!(wide.lines().map(str::width).collect::<Vec<_>>(), [72, 8], "{wide}");
    }
}
