//! The card of a namespace for embedding in other sites: an image, and a small page for a frame. Neither reads cookies.

use crate::http::addresses;
use crate::http::assets;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::{Reply, data};
use crate::pages::partials::reading::{self, Anatomy};
use crate::pages::partials::terms::status_name;
use crate::pages::public::facts::{Fact, facts};
use crate::pages::public::loaded::Loaded;
use crate::registry::Status;
use askama::Template as View;
use unicode_width::UnicodeWidthStr;
use urn_registry::i18n::{Lang, Phrase};

/// The width of a line of the image, in columns of its font size.
const COLUMNS: usize = 78;

/// The maximum number of lines of the sentence.
const LINES_MAX: usize = 3;

/// The mark of a fact that is not part of the registration, in the text of the image.
const MARK: &str = "\u{2020}";

/// A fact in one line.
struct Line {
    label: Phrase,
    fact: Fact,
}

struct Card {
    nid: String,
    title: String,
    summary: String,
    status: Phrase,
    /// Whether it is active and still listed by IANA.
    well: bool,
    lines: Vec<Line>,
    anatomy: Option<Anatomy>,
    /// The page of the namespace, with scheme and host.
    address: String,
    host: String,
    /// Who supplied the marked facts, and what the mark means; empty without a profile.
    by: Phrase,
    legend: Phrase,
}

fn card(cx: &Cx, loaded: &Loaded) -> Result<Card, Problem> {
    let namespace = &loaded.namespace;
    let known = cx.known()?;
    let read = reading::reading(&known.book, namespace.nid.as_str(), None, cx.lang);
    let (by, legend) = read.as_ref().map(|read| (read.by.clone(), read.legend.clone())).unwrap_or_default();
    let facts = facts(loaded, read.as_ref(), crate::clock::day(cx.now));
    let (title, summary, anatomy) = read.map(|read| (read.title, read.summary, read.anatomy)).unwrap_or_default();
    let home = &cx.post().public_url;
    let line = |label, fact: Option<Fact>| fact.map(|fact| Line { label: Phrase::new(label), fact });
    let unlisted = namespace.unlisted_on.is_some();
    Ok(Card {
        by,
        legend,
        nid: namespace.nid.to_string(),
        title,
        summary,
        status: if unlisted { Phrase::new("ns-card-unlisted") } else { status_name(namespace.status) },
        well: namespace.status == Status::Active && !unlisted,
        lines: [line("ns-registrant", facts.registrant), line("ns-first", facts.first), line("ns-changed", facts.changed)]
            .into_iter()
            .flatten()
            .collect(),
        anatomy,
        address: format!("{home}{}", addresses::namespace(namespace.kind, &namespace.nid)),
        host: home.split_once("://").map_or(home.as_str(), |(_, host)| host).to_owned(),
    })
}

/// A line of the image: its position and its text.
struct Drawn {
    y: usize,
    class: &'static str,
    text: String,
}

#[derive(View)]
#[template(path = "registry/card.svg", escape = "html")]
struct Picture {
    card: Card,
    height: usize,
    /// The text alternative of the image.
    spoken: String,
    lines: Vec<Drawn>,
    /// The position of the footer.
    foot: usize,
}

#[derive(View)]
#[template(path = "registry/card.html")]
struct Framed {
    card: Card,
    lang: Lang,
    css: String,
}

/// Wraps `text` to at most `most` lines of `columns`; a truncated text ends with an ellipsis.
fn folded(text: &str, columns: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let fits = lines.last().is_none_or(|line| line.is_empty() || line.width() + 1 + word.width() <= columns);
        if !fits {
            if lines.len() == most {
                if let Some(line) = lines.last_mut() {
                    line.push('\u{2026}');
                }
                return lines;
            }
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&short(word, columns));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Truncates a word that does not fit on a line.
fn short(word: &str, columns: usize) -> String {
    if word.width() <= columns {
        return word.to_owned();
    }
    word.chars().take(columns / 2).chain(['\u{2026}']).collect()
}

/// `GET …/{nid}/card.svg`: about 640 by 260 pixels for every namespace. A file, in a single language.
pub(super) fn picture(cx: &Cx, loaded: &Loaded) -> Result<Reply, Problem> {
    /// The line height in pixels.
    const STEP: usize = 22;
    let card = card(cx, loaded)?;
    let mut y = 74;
    let mut lines = Vec::new();
    let mut put = |class, text: String, y: &mut usize| {
        lines.push(Drawn { y: *y, class, text });
        *y += STEP;
    };
    for text in folded(&card.title, COLUMNS * 4 / 5, 1) {
        put("title", text + MARK, &mut y);
    }
    let summary = folded(&card.summary, COLUMNS, LINES_MAX);
    let last = summary.len();
    for (text, line) in summary.into_iter().zip(1..) {
        put("text", if line == last { text + MARK } else { text }, &mut y);
    }
    if let Some(anatomy) = &card.anatomy {
        y += STEP / 3;
        for text in folded(&anatomy.urn, COLUMNS * 4 / 5, 1) {
            put("name", text, &mut y);
        }
    }
    y += STEP / 3;
    for line in &card.lines {
        let source = if line.fact.marked { Phrase::verbatim(MARK) } else { line.fact.source.clone() };
        let words = Phrase::new("ns-card-line").with("label", &line.label).with("words", &line.fact.words).with("source", source);
        for text in folded(&words.to_string(), COLUMNS, 1) {
            put("soft", text, &mut y);
        }
    }
    let spoken = lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(". ");
    let foot = y + STEP / 3;
    let svg = Picture { height: foot + 24, spoken, lines, foot, card }.render().map_err(|error| Problem::internal(&error))?;
    Ok(data("image/svg+xml", svg))
}

/// `GET …/{nid}/card.html`: the only page that other sites may show in a frame.
pub(super) fn framed(cx: &Cx, loaded: &Loaded) -> Result<Reply, Problem> {
    const CSP: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";
    let page = Framed { card: card(cx, loaded)?, lang: cx.lang, css: assets::address("app.css") };
    Ok(cx.page(&page)?.header("Content-Security-Policy", CSP))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/card.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentence_is_cut_at_a_word_boundary() {
        assert_eq!(folded("a bc def", 5, 3), ["a bc", "def"]);
        assert_eq!(folded("a bc def gh", 5, 1), ["a bc\u{2026}"]);
        assert_eq!(folded("", 5, 3), Vec::<String>::new());
        assert_eq!(folded(&"x".repeat(20), 6, 2), ["xxx\u{2026}"]);
    }
}
