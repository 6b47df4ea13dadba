//! The HTML part of an email: the same words as its text, with links that can be pressed. No pictures, nothing from elsewhere.

use std::fmt::Write as _;

/// The page of a text.
pub(super) fn page(subject: &str, text: &str) -> String {
    let mut body = String::new();
    let (words, end) = text.rsplit_once("\n-- \n").unwrap_or((text, ""));
    for paragraph in words.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
        paragraphs(&mut body, paragraph);
    }
    if !end.is_empty() {
        let _ = write!(body, "<hr><p style=\"font-size:smaller\">{}</p>", lines(end.trim_end()));
    }
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{}</title></head>\
         <body style=\"font-family:sans-serif;line-height:1.4;max-width:42em\">{body}</body></html>",
        escaped(subject)
    )
}

/// A paragraph; what is indented or stands in columns keeps its shape.
fn paragraphs(body: &mut String, paragraph: &str) {
    let shaped = paragraph.lines().any(|line| line.starts_with(' ') || line.starts_with('\t') || line.trim_end().contains("  "));
    let written = if shaped {
        write!(body, "<pre style=\"white-space:pre-wrap\">{}</pre>", linked(paragraph))
    } else {
        write!(body, "<p>{}</p>", lines(paragraph))
    };
    // Writing into a string cannot fail.
    let _ = written;
}

fn lines(text: &str) -> String {
    linked(text.trim_matches('\n')).replace('\n', "<br>\n")
}

/// A text with its addresses as links.
fn linked(text: &str) -> String {
    let mut out = String::new();
    for word in text.split_inclusive(char::is_whitespace) {
        let (address, blank) = word.split_at(word.trim_end().len());
        // The marks that end a sentence are no part of an address.
        let bare = address.trim_end_matches(['.', ',', ';', ')', '>']);
        let rest = address.get(bare.len()..).unwrap_or_default();
        if bare.starts_with("https://") || bare.starts_with("http://") {
            let shown = escaped(bare);
            let _ = write!(out, "<a href=\"{shown}\">{shown}</a>{}{blank}", escaped(rest));
        } else {
            out.push_str(&escaped(address));
            out.push_str(blank);
        }
    }
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::page;

    #[test]
    fn the_page_says_what_the_text_says_and_nothing_is_taken_for_markup() {
        let page =
            page("A <b> subject", "Answer:\nhttps://x.example/a?b=1&c=2\n\nHello <script>,\n\n  nss = 1*DIGIT\n-- \nThe end.\n");
        assert!(page.contains("<title>A &lt;b&gt; subject</title>"), "{page}");
        assert!(page.contains("<p>Answer:<br>\n<a href=\"https://x.example/a?b=1&amp;c=2\">"), "{page}");
        assert!(page.contains("Hello &lt;script&gt;,") && page.contains("<pre") && page.contains("<hr>"), "{page}");
    }
}
