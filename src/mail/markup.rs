//! The HTML part of an email: the same text, without pictures or external content. Only URLs of this registry become links, so that text
//! from users cannot lead anywhere else.

use super::wrap::LINE_WIDTH;
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr as _;
use urn_registry::escape::escape_xml;
use urn_registry::i18n::Lang;

/// Converts a text to an HTML document.
pub(super) fn text_to_html(lang: Lang, home: &str, subject: &str, text: &str) -> String {
    let home = RegistryUrl(home);
    let mut body = String::new();
    let (message, end) = text.rsplit_once("\n-- \n").unwrap_or((text, ""));
    home.blocks(&mut body, message);
    if !end.is_empty() {
        let _ = write!(body, "<hr><p style=\"font-size:smaller\">{}</p>", home.lines(end.trim_end(), Breaks::Joined));
    }
    format!(
        "<!DOCTYPE html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title></head>\
         <body style=\"font-family:sans-serif;line-height:1.4;max-width:42em\">{body}</body></html>",
        lang.tag(),
        escape_xml(subject)
    )
}

/// The treatment of line ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breaks {
    /// Line breaks in user input are preserved, for example those between the rules of a grammar.
    Kept,
    /// Lines that the program broke only to fit the width are joined.
    Joined,
}

/// The base URL of this registry.
#[derive(Clone, Copy)]
struct RegistryUrl<'a>(&'a str);

impl RegistryUrl<'_> {
    /// Whether a URL leads to this registry.
    fn is_own_url(self, url: &str) -> bool {
        url.strip_prefix(self.0).is_some_and(|path| path.is_empty() || path.starts_with('/'))
    }

    /// Paragraphs, and quoted user input.
    fn blocks(self, body: &mut String, text: &str) {
        let lines: Vec<&str> = text.lines().collect();
        for part in lines.chunk_by(|a, b| a.starts_with('>') == b.starts_with('>')) {
            if part.first().is_some_and(|line| line.starts_with('>')) {
                let inside =
                    part.iter().map(|line| line.trim_start_matches('>')).map(|line| line.strip_prefix(' ').unwrap_or(line));
                body.push_str("<blockquote style=\"margin:0 0 0 .5em;padding-left:.8em;border-left:2px solid #999\">");
                self.paragraphs(body, &inside.collect::<Vec<_>>().join("\n"), Breaks::Kept);
                body.push_str("</blockquote>");
            } else {
                self.paragraphs(body, &part.join("\n"), Breaks::Joined);
            }
        }
    }

    /// Paragraphs. Indented text and columns are preformatted.
    fn paragraphs(self, body: &mut String, text: &str, breaks: Breaks) {
        for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
            let shaped = paragraph.lines().any(|line| line.starts_with([' ', '\t']) || line.trim_end().contains("  "));
            let written = if shaped {
                write!(body, "<pre style=\"white-space:pre-wrap\">{}</pre>", self.linked(paragraph.trim_matches('\n')))
            } else {
                write!(body, "<p>{}</p>", self.lines(paragraph, breaks))
            };
            // Writing to a string cannot fail.
            let _ = written;
        }
    }

    /// The lines of a paragraph.
    fn lines(self, text: &str, breaks: Breaks) -> String {
        let mut out = String::new();
        let mut before: Option<&str> = None;
        for line in text.trim_matches('\n').lines() {
            if let Some(before) = before {
                let next = line.split(' ').next().unwrap_or_default();
                let goes_on = breaks == Breaks::Joined
                    && before.width() + 1 + next.width() > LINE_WIDTH
                    && !next.contains("://")
                    && !before.starts_with("http");
                out.push_str(if goes_on { " " } else { "<br>\n" });
            }
            out.push_str(&self.linked(line));
            before = Some(line);
        }
        out
    }

    /// Escapes a text and converts URLs of this registry to links.
    fn linked(self, text: &str) -> String {
        let mut out = String::new();
        for word in text.split_inclusive(char::is_whitespace) {
            let (address, blank) = word.split_at(word.trim_end().len());
            // Trailing punctuation is not part of a URL.
            let bare = address.trim_end_matches(['.', ',', ';', ')', '>']);
            let rest = address.get(bare.len()..).unwrap_or_default();
            if self.is_own_url(bare) {
                let shown = escape_xml(bare);
                let _ = write!(out, "<a href=\"{shown}\">{shown}</a>{}{blank}", escape_xml(rest));
            } else {
                out.push_str(&escape_xml(address));
                out.push_str(blank);
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::{escape_xml, text_to_html};
    use urn_registry::i18n::Lang;

    #[test]
    fn html_matches_plain_text_and_escapes_markup() {
        let page = text_to_html(
            Lang::En,
            "https://x.example",
            "A <b> subject",
            "Answer:\nhttps://x.example/a?b=1&c=2\n\nHello <script>,\n\n> nss =   1*DIGIT\n>\n> two\n-- \nThe end.\n",
        );
        assert!(page.contains("<title>A &lt;b&gt; subject</title>"), "{page}");
        assert!(page.contains("<p>Answer:<br>\n<a href=\"https://x.example/a?b=1&amp;c=2\">"), "{page}");
        assert!(page.contains("Hello &lt;script&gt;,") && page.contains("<hr>"), "{page}");
        assert!(page.contains("<pre style=\"white-space:pre-wrap\">nss =   1*DIGIT</pre><p>two</p></blockquote>"), "{page}");
    }

    #[test]
    fn quoted_grammar_keeps_its_lines() {
        let rule = "lamp = gauge \"-\" 1*12DIGIT \"-\" 1*12DIGIT \"-\" 1*12DIGIT \"-\" weather-station";
        let next = "gauge = \"a-very-long-word-that-does-not-fit\"";
        let page = text_to_html(Lang::En, "https://x.example", "s", &format!("> {rule}\n> {next}\n> > {rule}\n> > {next}"));
        assert!(page.contains(&format!("{}<br>\n{}<br>\n", escape_xml(rule), escape_xml(next))), "{page}");
        assert!(page.contains(&format!("{}<br>\n&gt; {}", escape_xml(rule), escape_xml(next))), "{page}");
    }

    #[test]
    fn full_line_is_joined_with_the_next_and_short_line_is_not() {
        let page = text_to_html(Lang::En, "https://x.example", "s", &format!("{}\nmore\nof it", "word ".repeat(14).trim_end()));
        assert!(page.contains("word more<br>\nof it"), "{page}");
    }

    /// Finding A1: an email contained a link that a stranger had typed.
    #[test]
    fn only_urls_of_this_registry_become_links() {
        let text = "https://x.example/a https://x.example https://evil.example/x https://x.example.evil.example/ http://x.example/ https://x.example@evil.example";
        let page = text_to_html(Lang::En, "https://x.example", "s", text);
        assert_eq!(page.matches("<a href").count(), 2, "{page}");
        assert!(page.contains("<a href=\"https://x.example/a\">") && page.contains("<a href=\"https://x.example\">"), "{page}");
    }
}
