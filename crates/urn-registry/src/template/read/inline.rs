//! Reads a text that lost its line breaks: finds the same labels within the running text.

use super::collect::Collector;
use super::reading::{Reading, Unplaced};
use super::sections::OTHER_RFC_SECTIONS;
use crate::i18n::Phrase;
use crate::template::Field;
use crate::template::labels::{self, LabelTarget};

struct LabelHit {
    at: usize,
    value_at: usize,
    opens: LabelTarget,
}

pub(super) fn read_unbroken_text(text: &str) -> Reading {
    let mut out = Collector::new();
    out.notes.push(Phrase::new("paste-note-running"));
    let (clean, page_headers) = without_page_headers(text);
    if page_headers > 0 {
        out.notes.push(Phrase::new("paste-note-breaks").arg("count", page_headers));
    }
    let hits = template_part(find_labels(&clean));
    let Some(first) = hits.first() else {
        out.unplaced.push(Unplaced { line: 1, text: clean });
        return out.finish();
    };
    push_unplaced(&mut out, clean.get(..first.at));
    let end = section_after(&clean, first.value_at).unwrap_or(clean.len());
    for (i, hit) in hits.iter().enumerate().take_while(|(_, hit)| hit.at < end) {
        let next = hits.get(i + 1).map_or(end, |next| next.at.min(end));
        let label = clean.get(hit.at..hit.value_at).unwrap_or_default().trim().trim_end_matches(':').trim();
        let value = clean.get(hit.value_at..next).unwrap_or_default().trim();
        out.add_labeled_text(hit.opens, label, 1, value);
    }
    push_unplaced(&mut out, clean.get(end..));
    out.finish()
}

fn push_unplaced(out: &mut Collector, text: Option<&str>) {
    if let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) {
        out.unplaced.push(Unplaced { line: 1, text: text.to_owned() });
    }
}

/// Removes "footer [Page 7] header". The footer is the common text before all page marks, the header the common text after them.
fn without_page_headers(text: &str) -> (String, usize) {
    let marks: Vec<(usize, usize)> = text
        .match_indices("[Page ")
        .filter_map(|(at, _)| {
            let close = text.get(at..at + 16).unwrap_or_else(|| text.get(at..).unwrap_or_default()).find(']')?;
            Some((at, at + close + 1))
        })
        .collect();
    if marks.len() < 2 {
        return (text.to_owned(), 0);
    }
    let before: Vec<&str> = marks.iter().map(|(at, _)| text_before(text, *at)).collect();
    // The last page has no header after it.
    let after: Vec<&str> = marks.iter().rev().skip(1).map(|(_, end)| text_after(text, *end)).collect();
    let footer = common_affix_len(&before, true);
    let header = common_affix_len(&after, false);
    let mut clean = String::with_capacity(text.len());
    let mut from = 0;
    for (at, end) in &marks {
        let start = at.saturating_sub(footer).max(from);
        clean.push_str(text.get(from..start).unwrap_or_default());
        from = if text_after(text, *end).len() >= header { (*end + header).min(text.len()) } else { *end };
    }
    clean.push_str(text.get(from..).unwrap_or_default());
    (clean, marks.len())
}

const PAGE_HEADER_MAX: usize = 120;

fn text_before(text: &str, at: usize) -> &str {
    let mut from = at.saturating_sub(PAGE_HEADER_MAX);
    while !text.is_char_boundary(from) {
        from += 1;
    }
    text.get(from..at).unwrap_or_default()
}

fn text_after(text: &str, at: usize) -> &str {
    let mut to = (at + PAGE_HEADER_MAX).min(text.len());
    while !text.is_char_boundary(to) {
        to -= 1;
    }
    text.get(at..to).unwrap_or_default()
}

/// The length in bytes of the common prefix or suffix of all texts, cut at a word boundary.
fn common_affix_len(texts: &[&str], from_the_end: bool) -> usize {
    let Some(first) = texts.first() else { return 0 };
    let edge = |text: &str, i: usize| if from_the_end { text.bytes().rev().nth(i) } else { text.as_bytes().get(i).copied() };
    let shared = (0..first.len()).take_while(|i| texts.iter().all(|text| edge(text, *i) == edge(first, *i))).count();
    (0..=shared).rev().find(|i| edge(first, *i).is_none_or(|b| b == b' ') || *i == 0).unwrap_or(0)
}

fn find_labels(text: &str) -> Vec<LabelHit> {
    let longest = labels::folded_label_names().map(|name| name.split(' ').count()).max().unwrap_or(0);
    let mut hits = Vec::new();
    let mut from = 0_usize;
    for colon in memchr::memchr_iter(b':', text.as_bytes()) {
        let start = colon.saturating_sub(LABEL_MAX).max(from);
        let start = (start..=colon).find(|i| text.is_char_boundary(*i)).unwrap_or(colon);
        let window = text.get(start..colon).unwrap_or_default();
        if let Some((len, opens)) = label_at_end(window, longest) {
            hits.push(LabelHit { at: colon - len, value_at: colon + 1, opens });
            from = colon + 1;
        }
    }
    hits
}

/// The number of bytes before a colon that are searched.
const LABEL_MAX: usize = 80;

/// The longest label at the end of `window`, as whole words that start with a capital: its length in bytes and what it starts.
fn label_at_end(window: &str, longest: usize) -> Option<(usize, LabelTarget)> {
    let mut found = None;
    let mut end = window.len();
    // "the" is removed by folding, so a label may have a few more words than its name.
    for word in window.rsplit(' ').take(longest + 2) {
        let at = end - word.len();
        end = at.saturating_sub(1);
        if word.starts_with(|c: char| c.is_uppercase())
            && let Some(opens) = window.get(at..).and_then(labels::exact_label_target)
        {
            found = Some((window.len() - at, opens));
        }
    }
    found
}

/// Starts from the *Namespace ID* that most labels follow: an Internet-Draft mentions the label before the template.
fn template_part(hits: Vec<LabelHit>) -> Vec<LabelHit> {
    let starts: Vec<usize> =
        hits.iter().enumerate().filter(|(_, hit)| hit.opens == LabelTarget::Field(Field::NamespaceId)).map(|(i, _)| i).collect();
    let start = starts.last().copied().filter(|start| hits.len() - start >= 4).or_else(|| starts.first().copied()).unwrap_or(0);
    hits.into_iter().skip(start).collect()
}

/// The position of a following section such as " 6. IANA Considerations".
fn section_after(text: &str, from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let lower = rest.to_ascii_lowercase();
    OTHER_RFC_SECTIONS
        .iter()
        .flat_map(|title| lower.match_indices(&title.replace("author s", "author's")).map(|(at, _)| at).collect::<Vec<_>>())
        .filter_map(|at| {
            let before = lower.get(..at)?.trim_end();
            let number = before.rsplit(' ').next()?;
            let numbered = number.ends_with('.')
                && number.trim_end_matches('.').bytes().all(|b| b.is_ascii_digit() || b == b'.')
                && number.len() > 1;
            numbered.then(|| from + before.len() - number.len())
        })
        .min()
}
