//! Converts HTML emails to plain text. Quotations and signatures get their plain-text marks; invisible content is removed.

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use std::cell::RefCell;

/// Converts an HTML document to text.
pub(super) fn html_to_text(html: &str) -> String {
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(html));
    let tokenizer = Tokenizer::new(HtmlTokenSink(RefCell::default()), TokenizerOpts::default());
    // There are no scripts that interrupt the tokenizer, so one call consumes the whole input.
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.0.into_inner().finish()
}

/// Block elements.
const BLOCK_ELEMENTS: [&str; 22] = [
    "p", "div", "section", "article", "header", "footer", "table", "tr", "ul", "ol", "li", "dl", "dt", "dd", "h1", "h2", "h3",
    "h4", "h5", "h6", "blockquote", "pre",
];

/// Elements with a blank line before and after.
const SPACED_ELEMENTS: [&str; 10] = ["p", "table", "ul", "ol", "blockquote", "pre", "h1", "h2", "h3", "h4"];

/// The maximum number of marks of a quoted line. Deeper quotations get as many, so that the text is not much longer than the document.
const MARKS_MAX: usize = 20;

/// Elements whose content is not visible.
const HIDDEN_ELEMENTS: [&str; 7] = ["head", "style", "script", "title", "template", "noscript", "svg"];

#[derive(Default)]
struct PlainTextBuilder {
    lines: Vec<String>,
    line: String,
    /// Whether a space is pending between the previous and the next text.
    blank: bool,
    /// The depth of quotations and of preformatted text.
    quoted: usize,
    literal: usize,
    unseen: Option<(String, usize)>,
    /// The open signature: the name of its element, its depth, and its first line.
    signature: Option<(String, usize, usize)>,
    /// The closed signatures: first line, and the line after the last.
    signatures: Vec<(usize, usize)>,
    links: Vec<(String, usize)>,
}

struct HtmlTokenSink(RefCell<PlainTextBuilder>);

impl TokenSink for HtmlTokenSink {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut page = self.0.borrow_mut();
        match token {
            Token::CharacterTokens(text) => page.add_text(&text),
            Token::TagToken(tag) => return page.process_tag(&tag),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

fn attribute<'a>(tag: &'a Tag, name: &str) -> &'a str {
    tag.attrs.iter().find(|attribute| &*attribute.name.local == name).map_or("", |attribute| &*attribute.value)
}

fn is_hidden(tag: &Tag) -> bool {
    let style: String = attribute(tag, "style").to_ascii_lowercase().split_whitespace().collect();
    style.contains("display:none") || style.contains("mso-hide:all") || tag.attrs.iter().any(|one| &*one.name.local == "hidden")
}

fn is_signature(tag: &Tag) -> bool {
    let names = format!("{} {}", attribute(tag, "class"), attribute(tag, "id")).to_ascii_lowercase();
    names.split_whitespace().any(|name| matches!(name, "gmail_signature" | "moz-signature" | "signature" | "applemailsignature"))
}

impl PlainTextBuilder {
    fn add_text(&mut self, text: &str) {
        if self.unseen.is_some() {
            return;
        }
        if self.literal > 0 {
            for (at, part) in text.split('\n').enumerate() {
                if at > 0 {
                    self.end_line();
                }
                self.line.push_str(part.trim_end_matches('\r'));
            }
            return;
        }
        for c in text.chars() {
            // A no-break space counts as a space; zero-width characters are removed.
            if c.is_whitespace() || c == '\u{a0}' {
                self.blank = true;
            } else if !matches!(c, '\u{200b}' | '\u{feff}' | '\u{ad}' | '\u{34f}') {
                if std::mem::take(&mut self.blank) && !self.line.is_empty() {
                    self.line.push(' ');
                }
                self.line.push(c);
            }
        }
    }

    fn process_tag(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        let name = &*tag.name;
        let opens = tag.kind == TagKind::StartTag;
        if let Some((open, depth)) = &mut self.unseen {
            if open == name {
                *depth = if opens { *depth + 1 } else { depth.saturating_sub(1) };
                if *depth == 0 {
                    self.unseen = None;
                }
            }
            return TokenSinkResult::Continue;
        }
        if opens
            && !tag.self_closing
            && (HIDDEN_ELEMENTS.contains(&name) || is_hidden(tag) && !matches!(name, "br" | "img" | "input" | "hr"))
        {
            self.unseen = Some((name.to_owned(), 1));
            return match name {
                "style" => TokenSinkResult::RawData(RawKind::Rawtext),
                "script" => TokenSinkResult::RawData(RawKind::ScriptData),
                "title" => TokenSinkResult::RawData(RawKind::Rcdata),
                _ => TokenSinkResult::Continue,
            };
        }
        self.track_signature(tag, name, opens);
        self.apply_layout(tag, name, opens);
        TokenSinkResult::Continue
    }

    fn apply_layout(&mut self, tag: &Tag, name: &str, opens: bool) {
        if BLOCK_ELEMENTS.contains(&name) {
            self.end_block(SPACED_ELEMENTS.contains(&name));
        }
        match name {
            "br" => self.end_line(),
            "hr" => {
                self.end_block(false);
                self.line.push_str("________________________________");
                self.end_block(false);
            }
            "td" | "th" if !self.line.is_empty() => self.line.push_str("  "),
            "blockquote" if opens => self.quoted += 1,
            "blockquote" => self.quoted = self.quoted.saturating_sub(1),
            "pre" if opens => self.literal += 1,
            "pre" => self.literal = self.literal.saturating_sub(1),
            "li" if opens => self.line.push_str("- "),
            "a" if opens => self.links.push((attribute(tag, "href").to_owned(), self.line.len())),
            "a" => self.end_link(),
            "img" if !attribute(tag, "alt").is_empty() && attribute(tag, "width") != "1" => {
                let alt = format!("[{}]", attribute(tag, "alt"));
                self.add_text(&alt);
            }
            _ => {}
        }
    }

    /// Appends the URL of a link, unless its text contains it.
    fn end_link(&mut self) {
        let Some((address, from)) = self.links.pop() else { return };
        let text = self.line.get(from..).unwrap_or_default().trim().to_owned();
        let bare = address.trim_start_matches("mailto:").trim_end_matches('/');
        let web = address.starts_with("https://") || address.starts_with("http://");
        if web && !text.is_empty() && !bare.contains(text.trim_end_matches('/')) && !text.contains(bare) {
            self.line.extend([" <", &address, ">"]);
        }
    }

    fn track_signature(&mut self, tag: &Tag, name: &str, opens: bool) {
        match &mut self.signature {
            Some((open, depth, _)) if open == name && !tag.self_closing => {
                *depth = if opens { *depth + 1 } else { depth.saturating_sub(1) };
            }
            None if opens && !tag.self_closing && self.quoted == 0 && is_signature(tag) => {
                self.end_block(false);
                self.signature = Some((name.to_owned(), 1, self.lines.len()));
            }
            _ => {}
        }
        if let Some((_, 0, first)) = self.signature {
            self.end_block(false);
            self.signatures.push((first, self.lines.len()));
            self.signature = None;
        }
    }

    fn end_line(&mut self) {
        self.blank = false;
        let mut line = std::mem::take(&mut self.line);
        line.truncate(line.trim_end().len());
        // The only line whose trailing space is significant (RFC 3676 §4.3).
        if line == "--" {
            line.push(' ');
        }
        if self.quoted > 0 {
            line.insert_str(0, &(">".repeat(self.quoted.min(MARKS_MAX)) + " "));
            line.truncate(line.trim_end().len());
        }
        self.lines.push(line);
    }

    fn end_block(&mut self, spaced: bool) {
        if !self.line.trim().is_empty() {
            self.end_line();
        }
        self.line.clear();
        self.blank = false;
        if spaced && self.lines.last().is_some_and(|line| !line.trim_matches(['>', ' ']).is_empty()) {
            self.end_line();
        }
    }

    fn finish(mut self) -> String {
        self.end_block(false);
        if let Some((_, _, first)) = self.signature.take() {
            self.signatures.push((first, self.lines.len()));
        }
        for (first, behind) in self.signatures.iter().rev() {
            let own = self.lines.get(*first..*behind).unwrap_or_default();
            let said = |line: &String| !line.trim().is_empty();
            // If unquoted text follows a signature, the sender wrote it, and nothing is marked as a signature.
            let below = self.lines.get(*behind..).unwrap_or_default().iter().filter(|line| said(line)).take(4);
            let below: Vec<&str> = below.map(String::as_str).collect();
            let follows = below.first().is_none_or(|line| {
                line.starts_with('>')
                    || super::heads::quoted_header_at(&below).is_some()
                    || super::heads::introduces_quotation(line)
                    || super::heads::is_separator_line(line)
            });
            if follows && own.iter().any(said) && !own.iter().any(|line| line.starts_with("--")) {
                self.lines.insert(*first, "-- ".to_owned());
            }
        }
        self.lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::html_to_text;

    #[test]
    fn html_email_converts_to_its_visible_text() {
        let page = "<html><head><title>x</title><style>p{}</style></head><body><p>Yes &amp; no.<br>Two&nbsp;lines.</p>\
            <div style='display:none'>unseen</div><ul><li>one</li><li>two</li></ul>\
            <div class=gmail_signature>Rita</div><div class=gmail_quote>On Mon 22 Nov 2026 nidreg &lt;x@y&gt; wrote:\
            <blockquote>Who <b>pays</b>?<br>And why?</blockquote></div></body></html>";
        assert_eq!(
            html_to_text(page),
            "Yes & no.\nTwo lines.\n\n- one\n- two\n\n-- \nRita\nOn Mon 22 Nov 2026 nidreg <x@y> wrote:\n\n> Who pays?\n> And why?\n>"
        );
        // A document of 390 KB became a text of gigabytes, and no change was stored meanwhile.
        assert!(html_to_text(&"<blockquote>x".repeat(30_000)).len() < 60_000 * (super::MARKS_MAX + 4));
        assert_eq!(html_to_text("a <a href='https://x.example/y'>link</a>"), "a link <https://x.example/y>");
    }
}
