//! The readable text of a page, for snapshots: one line for each heading, paragraph, list item, table row and control. Long lists, tables
//! and lines are cut, because the tests of their rules check their contents.

use regex_lite::Regex;
use scraper::{ElementRef, Html, Node, Selector};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The number of list items, table rows and options that are shown.
const SHOWN: usize = 4;
/// The number of lines of registered text that are shown.
const QUOTED: usize = 2;
/// The number of characters of a line that are shown.
const WIDTH: usize = 200;
/// The smallest number of lines that are shown as a reference to an earlier text that contains them.
const REPEATED: usize = 3;
/// The number of characters of the first line of such a reference.
const BEGINNING: usize = 60;

/// What differs between two runs, and what is shown instead.
static VARYING: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
    const MONTH: &str = "(January|February|March|April|May|June|July|August|September|October|November|December)";
    let patterns = [
        (r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}".to_owned(), "{id}"),
        // An identifier at the end of a line that was cut.
        (r"[0-9a-f]{8}-[0-9a-f-]{1,27}…".to_owned(), "{id}…"),
        (r"\b[0-9a-f]{32,}\b".to_owned(), "{hex}"),
        (r"[A-Za-z0-9+/]{43}=".to_owned(), "{digest}"),
        (r"http://127\.0\.0\.1:\d+".to_owned(), "{registry}"),
        (r"\b([A-Z2-7]{4} ){7}[A-Z2-7]{4}\b".to_owned(), "{secret}"),
        (r"\d{4}-\d{2}-\d{2}(T[0-9:.]+Z)?".to_owned(), "{date}"),
        (format!(r"\d{{1,2}} {MONTH}( \d{{4}})?|{MONTH} \d{{4}}"), "{date}"),
        (r"\b\d\d:\d\d(:\d\d)?( UTC)?".to_owned(), "{time}"),
        (r"\b(\d+ seconds?|(\d+|an|a|one) (minute|hour|day|week|month|year)s?)\b".to_owned(), "{duration}"),
        (r"\b20[2-9]\d\b".to_owned(), "{year}"),
    ];
    patterns.map(|(pattern, shown)| (Regex::new(&pattern).unwrap(), shown)).into()
});

/// The readable text of the main part of a page, or of all of it.
pub fn readable(html: &str, with_navigation: bool) -> String {
    let page = Html::parse_document(html);
    let select = |css: &str| page.select(&Selector::parse(css).unwrap()).next();
    let part = select(if with_navigation { "body" } else { "main" }).unwrap_or_else(|| page.root_element());
    let mut writer = Writer::default();
    writer.children(part);
    writer.end_line();
    let mut text = writer.lines.join("\n");
    for (pattern, shown) in VARYING.iter() {
        text = pattern.replace_all(&text, *shown).into_owned();
    }
    text
}

/// Texts of one snapshot after another, in which lines that an earlier text contains in the same order are shown as one line.
#[derive(Default)]
pub struct Texts {
    /// The name and the lines of each text.
    earlier: Vec<(String, Vec<String>)>,
    /// Where each line is: the text, and the position in it.
    places: HashMap<String, Vec<(usize, usize)>>,
}

impl Texts {
    /// A text without the lines that earlier texts contain.
    pub fn shortened(&mut self, name: &str, text: &str) -> String {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (mut out, mut at) = (String::new(), 0);
        while let Some(line) = lines.get(at) {
            let (shown, count) = match self.repeated(&lines[at..]) {
                Some((earlier, count)) => {
                    let first = lines[at..at + count].iter().find(|line| !line.is_empty()).unwrap_or(line);
                    let beginning: String = first.chars().take(BEGINNING).collect();
                    let cut = if beginning.len() < first.len() { "…" } else { "" };
                    (format!("= {count} lines of {earlier}: {beginning}{cut}"), count)
                }
                None => (line.clone(), 1),
            };
            out.push_str(&shown);
            out.push('\n');
            at += count;
        }
        for (place, line) in lines.iter().enumerate() {
            self.places.entry(line.clone()).or_default().push((self.earlier.len(), place));
        }
        self.earlier.push((name.to_owned(), lines));
        out
    }

    /// The first of the earlier texts that contain most of the first lines, and how many, if they are enough.
    fn repeated(&self, lines: &[String]) -> Option<(&str, usize)> {
        let mut best = None;
        for (text, place) in self.places.get(lines.first()?)? {
            let (name, earlier) = &self.earlier[*text];
            let count = earlier[*place..].iter().zip(lines).take_while(|(one, other)| one == other).count();
            if count >= REPEATED && best.is_none_or(|(_, most)| count > most) {
                best = Some((name.as_str(), count));
            }
        }
        best
    }
}

#[derive(Default)]
struct Writer {
    lines: Vec<String>,
    line: String,
}

impl Writer {
    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let line = line.trim();
        if line.chars().any(|email| !"-+#|: ".contains(email)) {
            let cut = line.char_indices().nth(WIDTH).map(|(at, _)| format!("{}…", &line[..at]));
            self.lines.push(cut.unwrap_or_else(|| line.to_owned()));
        }
    }

    fn block(&mut self, prefix: &str, element: ElementRef<'_>) {
        self.end_line();
        self.line.push_str(prefix);
        self.children(element);
        self.end_line();
    }

    /// Adds text, in which whitespace is one space.
    fn text(&mut self, text: &str) {
        for email in text.chars() {
            match email {
                ' ' | '\n' | '\t' | '\r' if self.line.is_empty() || self.line.ends_with(' ') => {}
                ' ' | '\n' | '\t' | '\r' => self.line.push(' '),
                email => self.line.push(email),
            }
        }
    }

    fn children(&mut self, element: ElementRef<'_>) {
        let is_list = matches!(element.value().name(), "ul" | "ol" | "tbody" | "dl" | "select");
        let (mut items, mut rest) = (0, 0);
        for child in element.children() {
            match child.value() {
                Node::Text(text) => self.text(text),
                Node::Element(_) => {
                    let Some(child) = ElementRef::wrap(child) else { continue };
                    let is_item = is_list && matches!(child.value().name(), "li" | "tr" | "dt" | "div" | "option");
                    items += usize::from(is_item);
                    if items > SHOWN && is_list { rest += usize::from(is_item) } else { self.element(child) }
                }
                _ => {}
            }
        }
        if rest > 0 {
            self.end_line();
            self.lines.push(format!("… {rest} more"));
        }
    }

    fn element(&mut self, element: ElementRef<'_>) {
        let value = |name: &str| element.value().attr(name).unwrap_or_default();
        match element.value().name() {
            "script" | "style" | "template" => {}
            "svg" => self.text(&format!("(picture: {}) ", value("aria-label"))),
            "h1" => self.block("# ", element),
            "h2" => self.block("## ", element),
            "h3" | "h4" | "h5" | "h6" => self.block("### ", element),
            "li" => self.block("- ", element),
            "summary" => self.block("+ ", element),
            "br" => self.end_line(),
            "form" => self.block(&format!("form {} {}: ", value("method"), value("action")), element),
            "td" | "th" => {
                self.children(element);
                self.text(" | ");
            }
            "dt" => {
                self.end_line();
                self.children(element);
                self.text(": ");
            }
            "dd" => {
                self.children(element);
                self.text(" ");
            }
            "a" => {
                self.children(element);
                self.text(&format!(" <{}>", value("href")));
            }
            "button" => {
                self.text(" [");
                self.children(element);
                self.text("]");
            }
            "input" => match value("type") {
                "hidden" => {}
                "checkbox" | "radio" => {
                    let mark = if element.value().attr("checked").is_some() { "x" } else { " " };
                    self.text(&format!("({mark}) {}={} ", value("name"), value("value")));
                }
                _ => self.text(&format!(" {{{}: {}}}", value("name"), value("value"))),
            },
            "textarea" => {
                self.text(&format!(" {{{}: ", value("name")));
                self.children(element);
                self.text("}");
            }
            "option" => {
                self.children(element);
                self.text(if element.value().attr("selected").is_some() { "* / " } else { " / " });
            }
            "pre" => self.preformatted(element),
            "span" | "b" | "strong" | "em" | "i" | "code" | "time" | "q" | "cite" | "bdi" | "label" | "small" | "abbr"
            | "del" | "ins" | "mark" | "dfn" | "kbd" | "var" | "sub" | "sup" | "thead" | "wbr" => self.children(element),
            "select" => {
                self.text(&format!(" {{{}: ", value("name")));
                self.children(element);
                self.text("}");
            }
            _ => self.block("", element),
        }
    }

    fn preformatted(&mut self, element: ElementRef<'_>) {
        self.end_line();
        let text: String = element.text().collect();
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        for line in lines.iter().take(QUOTED) {
            self.line = format!("    {}", line.trim_end());
            let cut = self.line.chars().take(WIDTH).collect();
            self.lines.push(cut);
            self.line.clear();
        }
        if lines.len() > QUOTED {
            self.lines.push(format!("    … {} more lines", lines.len() - QUOTED));
        }
    }
}
