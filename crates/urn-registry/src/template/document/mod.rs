//! Document formats other than plain text: Word, `OpenDocument`, HTML, RFCXML (versions 2 and 3) and Markdown. Each is converted to lines
//! of plain text with their original line numbers, and one reader handles all of them.

mod anchors;
mod docx;
mod html;
mod inline;
mod markdown;
mod marks;
mod numbering;
mod odt;
mod sheet;
mod styles;
mod tags;
#[cfg(test)]
mod tests;
mod unfolded;
mod xml;

pub(super) use docx::archive_to_lines as unfold_archive;
pub(super) use unfolded::DocumentLines;

/// Converts HTML, RFCXML or Markdown; `None` for plain text. An incomplete XML document is converted as far as possible, and the
/// rest is taken literally.
pub(super) fn unfold(text: &str) -> Option<DocumentLines> {
    // Markdown that begins with an anchor.
    let is_markdown = || text.trim_start().starts_with("<a ") && markdown::is_markdown(text);
    if html::is_html(text) && !is_markdown() {
        return Some(html::html_to_lines(text));
    }
    if is_rfcxml(text) {
        return Some(xml::rfcxml_to_lines(text));
    }
    markdown::is_markdown(text).then(|| markdown::markdown_to_lines(text))
}

fn is_rfcxml(text: &str) -> bool {
    let start = text.trim_start();
    start.starts_with('<') && ["<rfc", "<section", "<t>", "<t "].iter().any(|tag| start.contains(tag))
}
