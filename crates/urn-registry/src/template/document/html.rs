//! HTML as saved by browsers and word processors, parsed with the tokenizer of a browser engine, so that exactly the visible text
//! is read.

use super::marks::{numeral, url_after_link};
use super::sheet::StyleSheet;
use super::unfolded::{DocumentLines, INDENT_MAX, STEP};
use crate::i18n::Phrase;
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use std::cell::RefCell;

/// Whether a text is an HTML page or a fragment copied from one.
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

/// Converts a page to lines.
pub(super) fn html_to_lines(text: &str) -> DocumentLines {
    let page = HtmlConverter {
        out: DocumentLines { note: Phrase::new("paste-note-html-page"), ..DocumentLines::default() },
        ..HtmlConverter::default()
    };
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(text));
    let tokenizer = Tokenizer::new(Sink(RefCell::new(page)), TokenizerOpts::default());
    // There are no scripts to pause for, so one call processes everything.
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let mut page = tokenizer.sink.0.into_inner();
    page.flush();
    if page.struck {
        page.out.add_note(Phrase::new("paste-note-struck"));
    }
    if page.was_hidden {
        page.out.add_note(Phrase::new("paste-note-hidden"));
    }
    page.out
}

/// The character of a reference such as `&sect;` or `&#167;`; `None` if it is not one.
pub(super) fn character(reference: &str) -> Option<String> {
    struct CharacterSink(RefCell<String>);
    impl TokenSink for CharacterSink {
        type Handle = ();

        fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
            if let Token::CharacterTokens(text) = token {
                self.0.borrow_mut().push_str(&text);
            }
            TokenSinkResult::Continue
        }
    }
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(reference));
    let tokenizer = Tokenizer::new(CharacterSink(RefCell::default()), TokenizerOpts::default());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let heard = tokenizer.sink.0.into_inner();
    (!heard.starts_with('&') || heard == "&").then_some(heard)
}

/// The target of a link that Google Docs replaced by a redirect: `https://www.google.com/url?q=TARGET&sa=D…`.
fn unwrapped_redirect(href: &str) -> Option<String> {
    let query = href.strip_prefix("https://www.google.com/url?q=")?.split('&').next()?;
    percent_encoding::percent_decode_str(query).decode_utf8().ok().map(std::borrow::Cow::into_owned)
}

#[derive(Default)]
struct HtmlConverter {
    out: DocumentLines,
    line: String,
    number: usize,
    /// The indentation, in steps.
    indent: usize,
    /// Nesting depth in `<pre>`.
    literal: usize,
    /// Nesting depth in invisible elements.
    unseen: usize,
    /// The style sheet being read, and what the previous ones hide.
    sheet: Option<String>,
    sheets: StyleSheet,
    /// The depth of the heading being read.
    heading: Option<usize>,
    /// The next line is a list item with this marker.
    item: Option<String>,
    /// The enclosing lists.
    lists: Vec<List>,
    /// The enclosing links: target, and the length of the line before each.
    links: Vec<(Option<String>, usize)>,
    /// The length of the line before a superscript.
    raised: Option<usize>,
    /// The hidden element being skipped.
    hidden: Option<Hidden>,
    /// Nesting depth in the navigation and the footer of the page.
    frame: usize,
    /// Whether hidden text was omitted.
    struck: bool,
    was_hidden: bool,
    /// The current line already has a table cell.
    cell: bool,
    /// Nothing was written in the cell yet; a block ended in it, so that more text starts a new line.
    fresh: bool,
    ended: bool,
}

/// A list.
#[derive(Default)]
struct List {
    /// The next number, and its format.
    numbers: Option<(usize, String)>,
    /// An item is open; the next one ends it.
    open: bool,
}

/// Block-level elements.
const BLOCKS: [&str; 12] =
    ["p", "div", "section", "article", "header", "main", "table", "hr", "figure", "address", "blockquote", "form"];

/// An element that is not displayed, until its end.
struct Hidden {
    name: String,
    /// The number of open elements of the same name in it.
    depth: usize,
    /// The number of open lists and tables in it.
    nested: usize,
}

struct Sink(RefCell<HtmlConverter>);

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, line: u64) -> TokenSinkResult<()> {
        let mut page = self.0.borrow_mut();
        page.number = usize::try_from(line).unwrap_or(usize::MAX);
        match token {
            Token::CharacterTokens(text) => page.push_text(&text),
            Token::TagToken(tag) => return page.process_tag(&tag),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl HtmlConverter {
    fn push_text(&mut self, text: &str) {
        if let Some(sheet) = &mut self.sheet {
            sheet.push_str(text);
        }
        if self.unseen > 0 || self.hidden.is_some() {
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
        if !text.trim().is_empty() {
            if std::mem::take(&mut self.ended) && self.cell && !self.fresh {
                self.break_cell();
            }
            self.fresh = false;
        }
        // The pilcrow links after paragraphs of RFC pages.
        let text = text.replace('\u{b6}', "");
        for (i, word) in text.split([' ', '\n', '\t', '\r', '\u{c}', '\u{a0}']).enumerate() {
            if i > 0 && !self.line.is_empty() && !self.line.ends_with(' ') {
                self.line.push(' ');
            }
            self.line.push_str(word);
        }
    }

    /// Ends the current line.
    fn push_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let kept = if self.literal > 0 { line.trim_end() } else { line.trim() };
        self.cell = false;
        if kept.is_empty() {
            if self.literal > 0 {
                self.out.blank_line(self.number);
            }
            return;
        }
        if self.frame > 0 {
            self.item = None;
            self.out.aside.push((self.number, kept.to_owned()));
            return;
        }
        let columns = (self.indent * STEP).min(INDENT_MAX);
        match self.item.take() {
            Some(mark) => self.out.push_list_item(columns.saturating_sub(STEP), &mark, kept, self.number),
            None => self.out.push(format!("{}{kept}", " ".repeat(columns)), self.number),
        }
    }

    /// Ends the line within a table cell.
    fn break_cell(&mut self) {
        let cell = self.cell;
        self.push_line();
        self.cell = cell;
    }

    fn flush(&mut self) {
        self.push_line();
    }

    fn begin_block(&mut self) {
        self.push_line();
        self.out.blank_line(self.number);
    }

    /// Whether the tag is inside a hidden element, or opens one.
    fn is_hidden(&mut self, tag: &Tag, opens: bool) -> bool {
        /// Elements with an optional end tag. The next element of their kind or the end of their parent closes them.
        const OPTIONAL_END_TAGS: [&str; 8] = ["p", "li", "dt", "dd", "tr", "td", "th", "option"];
        const NESTING_ELEMENTS: [&str; 5] = ["ul", "ol", "dl", "table", "select"];
        const ENDS_P: [&str; 9] = ["h1", "h2", "h3", "h4", "h5", "h6", "pre", "nav", "footer"];
        const VOID_ELEMENTS: [&str; 11] = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"];
        let name: &str = &tag.name;
        if let Some(hidden) = &mut self.hidden {
            let optional = OPTIONAL_END_TAGS.contains(&hidden.name.as_str());
            let ends_paragraph =
                hidden.name == "p" && (NESTING_ELEMENTS.contains(&name) || BLOCKS.contains(&name) || ENDS_P.contains(&name));
            let over = match (name == hidden.name, opens) {
                _ if ends_paragraph => true,
                (true, true) => optional && hidden.nested == 0,
                (true, false) => hidden.depth == 0 && (!optional || hidden.nested == 0),
                (false, false) => optional && hidden.nested == 0 && (NESTING_ELEMENTS.contains(&name) || name == "tr"),
                (false, true) => false,
            };
            let closes_itself = over && name == hidden.name && !opens;
            if !over {
                match (name == hidden.name && !optional, opens) {
                    (true, true) => hidden.depth += 1,
                    (true, false) => hidden.depth -= 1,
                    _ => {}
                }
                if NESTING_ELEMENTS.contains(&name) {
                    hidden.nested = if opens { hidden.nested + 1 } else { hidden.nested.saturating_sub(1) };
                }
                return true;
            }
            self.hidden = None;
            if closes_itself {
                return true;
            }
        }
        let value = |name: &str| tag.attrs.iter().find(|own| &*own.name.local == name).map(|own| own.value.to_string());
        let struck = matches!(name, "s" | "del" | "strike");
        let style = || value("style").unwrap_or_default().to_ascii_lowercase().replace(' ', "");
        let by_sheet = || self.sheets.hides(name, value("id").as_deref(), value("class").as_deref());
        let hides = struck || value("hidden").is_some() || style().contains("display:none") || by_sheet();
        if !opens || !hides || tag.self_closing || VOID_ELEMENTS.contains(&name) {
            return false;
        }
        if !struck && BLOCKS.contains(&name) {
            self.begin_block();
        }
        self.struck |= struck;
        self.was_hidden |= !struck;
        self.hidden = Some(Hidden { name: name.to_owned(), depth: 0, nested: 0 });
        true
    }

    /// Handles inline elements.
    fn process_inline(&mut self, tag: &Tag, opens: bool) {
        /// The classes of references on RFC pages that name their target.
        const REFERENCE_CLASSES: [&str; 4] = ["xref", "relref", "selfRef", "pilcrow"];
        let value = |name: &str| tag.attrs.iter().find(|own| &*own.name.local == name).map(|own| own.value.to_string());
        if &*tag.name == "a" && opens {
            let named = value("class").is_some_and(|class| class.split_whitespace().any(|own| REFERENCE_CLASSES.contains(&own)));
            let shown = self.literal == 0 && self.heading.is_none() && !named;
            let href = value("href").unwrap_or_default();
            // The comments of Google Docs are below the text, and each has a mark in it.
            if href.starts_with("#cmnt") {
                let is_comment = value("id").is_some_and(|id| id.starts_with("cmnt") && !id.starts_with("cmnt_ref"));
                let name = if is_comment { "p" } else { "a" };
                self.was_hidden = true;
                self.hidden = Some(Hidden { name: name.to_owned(), depth: 0, nested: 0 });
                return;
            }
            let href = unwrapped_redirect(&href).or(value("href"));
            self.links.push((href.filter(|_| shown), self.line.len()));
        } else if &*tag.name == "a" {
            let Some((Some(address), before)) = self.links.pop() else { return };
            let words = self.line.get(before..).unwrap_or_default();
            if let Some(address) = url_after_link(words, &address)
                && !words.trim().is_empty()
            {
                self.line = [self.line.trim_end(), " ", &address].concat();
            }
        } else if opens {
            self.raised = Some(self.line.len());
        } else if let Some(before) = self.raised.take() {
            // `x2` is another name than `x^2`; ordinals and trademark signs are unchanged.
            let (base, power) = self.line.split_at_checked(before).unwrap_or_default();
            let is_power = power.trim_start_matches(['-', '+']).bytes().all(|b| b.is_ascii_alphanumeric())
                && (power.len() == 1 || power.contains(|c: char| c.is_ascii_digit()));
            if is_power && base.ends_with(|c: char| c.is_ascii_alphanumeric() || c == ')') {
                self.line = [base, "^", power].concat();
            }
        }
    }

    /// Handles lists and their items.
    fn process_list(&mut self, tag: &Tag, opens: bool) {
        let value = |name: &str| tag.attrs.iter().find(|own| &*own.name.local == name).map(|own| own.value.to_string());
        match &*tag.name {
            "li" | "dd" | "dt" => {
                self.end_item();
                if opens && &*tag.name != "dt" {
                    self.indent += 1;
                    self.item = (&*tag.name == "li").then(|| self.next_marker(value("value")));
                    if let Some(list) = self.lists.last_mut() {
                        list.open = true;
                    }
                }
            }
            name if opens => {
                self.begin_block();
                let start = value("start").and_then(|own| own.parse().ok()).unwrap_or(1);
                let numbers = (name == "ol").then(|| (start, value("type").unwrap_or_default()));
                self.lists.push(List { numbers, open: false });
            }
            _ => {
                self.end_item();
                self.begin_block();
                self.lists.pop();
            }
        }
    }

    /// Ends the open item, with or without an end tag.
    fn end_item(&mut self) {
        self.push_line();
        self.item = None;
        if let Some(list) = self.lists.last_mut()
            && std::mem::take(&mut list.open)
        {
            self.indent = self.indent.saturating_sub(1);
        }
    }

    /// The marker of the next item.
    fn next_marker(&mut self, value: Option<String>) -> String {
        let numbers = self.lists.last_mut().and_then(|list| list.numbers.as_mut());
        numbers.map_or_else(
            || "o".to_owned(),
            |(next, kind)| {
                let number = value.and_then(|own| own.parse().ok()).unwrap_or(*next);
                *next = number.saturating_add(1);
                [&numeral(kind, number), "."].concat()
            },
        )
    }

    fn process_tag(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        let opens = tag.kind == TagKind::StartTag;
        let name: &str = &tag.name;
        if self.unseen == 0 && self.is_hidden(tag, opens) {
            return TokenSinkResult::Continue;
        }
        if name == "style" {
            if let Some(sheet) = self.sheet.take() {
                self.sheets.add_css(&sheet);
            }
            self.sheet = opens.then(String::new);
        }
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
            "template" if opens => self.unseen += 1,
            "template" => self.unseen = self.unseen.saturating_sub(1),
            "nav" | "footer" => {
                self.begin_block();
                self.frame = if opens { self.frame + 1 } else { self.frame.saturating_sub(1) };
            }
            "a" | "sup" => self.process_inline(tag, opens),
            "br" => self.break_cell(),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                let depth = name.bytes().last().map_or(1, |b| usize::from(b.saturating_sub(b'0')));
                if opens {
                    self.begin_block();
                    self.heading = Some(depth);
                } else if self.heading.take().is_some() {
                    if self.frame > 0 {
                        self.push_line();
                        return TokenSinkResult::Continue;
                    }
                    let title = std::mem::take(&mut self.line);
                    self.out.push_heading(depth, title.trim(), self.number);
                }
            }
            "pre" | "listing" | "plaintext" if opens => {
                self.begin_block();
                self.literal += 1;
            }
            "pre" | "listing" | "plaintext" => {
                self.push_line();
                self.literal = self.literal.saturating_sub(1);
                self.out.blank_line(self.number);
            }
            "ul" | "ol" | "dl" | "li" | "dd" | "dt" => self.process_list(tag, opens),
            "td" | "th" if opens => {
                if self.cell && !self.line.trim().is_empty() {
                    // A label in the first cell, its value in the second.
                    let label = crate::template::labels::exact_label_target(self.line.trim().trim_end_matches(':')).is_some();
                    self.line =
                        [self.line.trim_end().trim_end_matches(if label { ':' } else { '\0' }), if label { ": " } else { "   " }]
                            .concat();
                }
                (self.cell, self.fresh, self.ended) = (true, true, false);
            }
            "td" | "th" => {}
            name if BLOCKS.contains(&name) => {
                if self.cell {
                    self.ended = true;
                } else {
                    self.begin_block();
                }
            }
            "tr" => self.push_line(),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}
