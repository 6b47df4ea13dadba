//! Writes the canonical Appendix A text: UTF-8, LF, the labels of the RFC in its order, a short value on the label line,
//! a longer one below and indented by three columns, lines of at most 72 columns, one blank line between fields.

use super::{Field, Template};
use unicode_width::UnicodeWidthStr;

/// Columns of a line, indentation included.
pub const WIDTH: usize = 72;
pub(super) const INDENT: &str = "   ";

/// The canonical text. Fields without text are left out, except that a reader must always find the label of the
/// Namespace ID.
///
/// ```
/// use nidreg::template::{Field, Template, write::write};
/// let template = Template::default().with(Field::NamespaceId, "demo").with(Field::Purpose, "To show\nhow.");
/// assert_eq!(write(&template), "Namespace ID:  demo\n\nPurpose:\n   To show\n   how.\n");
/// ```
pub fn write(template: &Template) -> String {
    let mut out = String::new();
    for field in Field::ALL {
        let Some(value) = template.get(field) else { continue };
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(field.label());
        out.push(':');
        let wrapped = wrap(value);
        let on_label_line =
            !wrapped.contains('\n') && field.label().len() + 3 + wrapped.width() <= WIDTH && !wrapped.starts_with(' ');
        if on_label_line {
            out.push_str("  ");
            out.push_str(&wrapped);
            out.push('\n');
        } else {
            out.push('\n');
            for line in wrapped.lines() {
                if !line.is_empty() {
                    out.push_str(INDENT);
                    out.push_str(line);
                }
                out.push('\n');
            }
        }
    }
    out
}

/// The template as the canonical text holds it: the same words with long lines broken.
pub fn canonical(template: &Template) -> Template {
    let mut out = Template::default();
    for field in Field::ALL {
        if let Some(value) = template.get(field) {
            out.set(field, &wrap(value));
        }
    }
    out
}

/// Breaks lines that are too long at blanks, keeping their indentation; a word longer than a line stays whole.
fn wrap(value: &str) -> String {
    let room = WIDTH - INDENT.len();
    let mut out = String::with_capacity(value.len());
    for (i, line) in value.lines().enumerate() {
        if i > 0 {
            out.push('\n');
        }
        if line.width() <= room {
            out.push_str(line);
            continue;
        }
        let indent: String = line.chars().take_while(|c| *c == ' ').collect();
        let mut column = 0;
        for word in line.split(' ').filter(|word| !word.is_empty()) {
            if column > indent.len() && column + 1 + word.width() > room {
                out.push('\n');
                column = 0;
            }
            if column == 0 {
                out.push_str(&indent);
                column = indent.len();
            } else {
                out.push(' ');
                column += 1;
            }
            out.push_str(word);
            column += word.width();
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::read::read;

    #[test]
    fn reading_what_was_written_gives_the_same_fields() {
        let long = "word ".repeat(60);
        let template = Template::default()
            .with(Field::NamespaceId, "demo")
            .with(Field::Version, "2")
            .with(Field::Purpose, &long)
            .with(Field::Syntax, "a = b\n\n   indented\nDocumentation:\n   not a field")
            .with(Field::Resolution, "None");
        let text = write(&template);
        assert!(text.lines().all(|line| line.width() <= WIDTH));
        assert_eq!(read(&text).template, canonical(&template));
        assert_eq!(write(&read(&text).template), text);
    }
}
