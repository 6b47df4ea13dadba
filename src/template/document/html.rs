//! HTML, as browsers and word processors save it: read by the tokenizer of a browser engine, so that whatever a browser shows is
//! read, and nothing else.

use super::{INDENT_MAX, STEP, Unfolded};
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use std::cell::RefCell;

/// A page, or a piece of one that was copied.
pub(super) fn is_html(text: &str) -> bool {
    const HEAD: usize = 4096;
    let start = text.trim_start();
    if !start.starts_with('<') {
        return false;
    }
    let mut end = start.len().min(HEAD);
    while !start.is_char_boundary(end) {
        end -= 1;
    }
    let head = start.get(..end).unwrap_or_default().to_ascii_lowercase();
    let page = head.starts_with("<!doctype html") || head.starts_with("<html") || head.contains("<body");
    let piece =
        ["</p>", "</h1>", "</h2>", "</h3>", "<br", "</div>", "</dt>", "</td>", "</li>"].iter().any(|tag| head.contains(tag));
    page || (piece && !["<rfc", "<t>", "<t "].iter().any(|tag| head.contains(tag)))
}

/// Unfolds a page.
pub(super) fn unfold(text: &str) -> Unfolded {
    let page = Page {
        out: Unfolded { note: "Read as HTML; its markup, scripts and styles were set aside".to_owned(), ..Unfolded::default() },
        ..Page::default()
    };
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(text));
    let tokenizer = Tokenizer::new(Sink(RefCell::new(page)), TokenizerOpts::default());
    // No script asks for a pause, so one call takes all of it.
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let mut page = tokenizer.sink.0.into_inner();
    page.flush();
    page.out
}

#[derive(Default)]
struct Page {
    out: Unfolded,
    line: String,
    number: usize,
    /// Steps of indentation.
    indent: usize,
    /// Depth inside `<pre>`.
    literal: usize,
    /// Depth inside what no reader sees.
    unseen: usize,
    /// The depth of the heading that is being read.
    heading: Option<usize>,
    /// The next line is an item of a list.
    item: bool,
    /// A cell of a table stands on the line already.
    cell: bool,
}

struct Sink(RefCell<Page>);

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, line: u64) -> TokenSinkResult<()> {
        let mut page = self.0.borrow_mut();
        page.number = usize::try_from(line).unwrap_or(usize::MAX);
        match token {
            Token::CharacterTokens(text) => page.text(&text),
            Token::TagToken(tag) => return page.tag(&tag),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl Page {
    fn text(&mut self, text: &str) {
        if self.unseen > 0 {
            return;
        }
        if self.literal > 0 {
            for (i, part) in text.split('\n').enumerate() {
                if i > 0 {
                    self.push_line();
                }
                self.line.push_str(part);
            }
            return;
        }
        // The marks that pages of RFCs put behind paragraphs.
        let text = text.replace('\u{b6}', "");
        for (i, word) in text.split([' ', '\n', '\t', '\r', '\u{c}', '\u{a0}']).enumerate() {
            if i > 0 && !self.line.is_empty() && !self.line.ends_with(' ') {
                self.line.push(' ');
            }
            self.line.push_str(word);
        }
    }

    /// Ends the line being filled.
    fn push_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let kept = if self.literal > 0 { line.trim_end() } else { line.trim() };
        self.cell = false;
        if kept.is_empty() {
            if self.literal > 0 {
                self.out.gap(self.number);
            }
            return;
        }
        let columns = (self.indent * STEP).min(INDENT_MAX);
        let (columns, mark) = if self.item { (columns.saturating_sub(STEP), "o  ") } else { (columns, "") };
        self.item = false;
        self.out.push(format!("{}{mark}{kept}", " ".repeat(columns)), self.number);
    }

    fn flush(&mut self) {
        self.push_line();
    }

    fn block(&mut self) {
        self.push_line();
        self.out.gap(self.number);
    }

    fn tag(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        let opens = tag.kind == TagKind::StartTag;
        let name: &str = &tag.name;
        match name {
            "script" if opens && !tag.self_closing => {
                self.unseen += 1;
                return TokenSinkResult::RawData(RawKind::ScriptData);
            }
            "style" | "noframes" | "xmp" | "iframe" if opens => {
                self.unseen += 1;
                return TokenSinkResult::RawData(RawKind::Rawtext);
            }
            "title" | "textarea" if opens => {
                self.unseen += 1;
                return TokenSinkResult::RawData(RawKind::Rcdata);
            }
            "script" | "style" | "noframes" | "xmp" | "iframe" | "title" | "textarea" => {
                self.unseen = self.unseen.saturating_sub(1);
            }
            "nav" | "template" if opens => self.unseen += 1,
            "nav" | "template" => self.unseen = self.unseen.saturating_sub(1),
            "br" => self.push_line(),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                let depth = name.bytes().last().map_or(1, |b| usize::from(b.saturating_sub(b'0')));
                if opens {
                    self.block();
                    self.heading = Some(depth);
                } else if self.heading.take().is_some() {
                    let title = std::mem::take(&mut self.line);
                    self.out.heading(depth, title.trim(), self.number);
                }
            }
            "pre" | "listing" | "plaintext" if opens => {
                self.block();
                self.literal += 1;
            }
            "pre" | "listing" | "plaintext" => {
                self.push_line();
                self.literal = self.literal.saturating_sub(1);
                self.out.gap(self.number);
            }
            "ul" | "ol" | "dl" | "blockquote" => self.block(),
            "li" | "dd" if opens => {
                self.push_line();
                self.indent += 1;
                self.item = name == "li";
            }
            "li" | "dd" => {
                self.push_line();
                self.indent = self.indent.saturating_sub(1);
                self.item = false;
            }
            "td" | "th" if opens => {
                if self.cell && !self.line.trim().is_empty() {
                    // A label in the first cell, its value in the second.
                    let label = crate::template::labels::known(self.line.trim()).is_some();
                    self.line = [self.line.trim_end(), if label { ": " } else { "   " }].concat();
                }
                self.cell = true;
            }
            "td" | "th" => {}
            "p" | "div" | "section" | "article" | "header" | "footer" | "main" | "table" | "hr" | "figure" | "address" | "dt" => {
                if self.cell {
                    self.text(" ");
                } else {
                    self.block();
                }
            }
            "tr" => self.push_line(),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}
