//! Finds the end of a template within its document.

use super::label::{LabelLine, without_list_marker};
use crate::template::labels;

/// The start of the rest of the document after the template: a numbered section heading at the left edge with a title that
/// follows registrations in RFCs.
pub(super) fn section_after(lines: &[&str], found: &[(usize, LabelLine<'_>)]) -> Option<usize> {
    let (last, last_label) = found.last()?;
    let inside = found.iter().map(|(_, label)| label.indent).min().unwrap_or(last_label.indent) > 0;
    let ends = |(i, line): &(usize, &&str)| {
        let after_blank = i.checked_sub(1).and_then(|i| lines.get(i)).is_none_or(|line| line.trim().is_empty());
        // The signature of an email, or the next section of the document.
        line.trim_end() == "--"
            || (after_blank && LETTER_CLOSINGS.contains(&labels::fold(line).as_str()))
            || (!line.starts_with(' ') && is_section_heading(line))
            || (inside && after_blank && (is_numbered_heading(line) || is_unnumbered_heading(line)))
    };
    lines.iter().enumerate().skip(last + 1).find(ends).map(|(i, _)| i)
}

/// The end of a letter that the template was sent in.
const LETTER_CLOSINGS: [&str; 12] = [
    "regards", "best", "best regards", "kind regards", "with kind regards", "with best regards", "best wishes", "sincerely",
    "yours sincerely", "cheers", "thanks in advance", "many thanks",
];

/// `References`, `Appendix A. Examples` at the left edge, if the labels are indented.
pub(super) fn is_unnumbered_heading(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_uppercase())
        && (line.starts_with("Appendix ") || OTHER_RFC_SECTIONS.contains(&labels::fold(line).as_str()))
}

pub(super) const OTHER_RFC_SECTIONS: [&str; 14] = [
    "iana considerations", "security considerations", "references", "normative references", "informative references",
    "acknowledgements", "acknowledgments", "contributors", "author s address", "authors addresses", "full copyright statement",
    "intellectual property", "namespace considerations", "community considerations",
];

fn is_section_heading(line: &str) -> bool {
    let title = without_list_marker(line.trim());
    let numbered = title.len() < line.trim().len();
    let folded = labels::fold(title);
    OTHER_RFC_SECTIONS.contains(&folded.as_str()) && (numbered || folded.starts_with("author") || folded.starts_with("full"))
}

/// `6.  Security Considerations` at the left edge.
pub(super) fn is_numbered_heading(line: &str) -> bool {
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let numbered = digits.len() < line.len() && line.starts_with(|c: char| c.is_ascii_digit()) && digits.starts_with(' ');
    numbered && digits.trim_start().starts_with(|c: char| c.is_ascii_uppercase()) && line.len() < 80
}
