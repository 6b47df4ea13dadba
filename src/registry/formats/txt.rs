//! The list as plain text, in the order and with the headings of IANA's text file.

use super::{Document, Note, TableHead, bracketed_references, inlines_text, license};
use crate::registry::Kind;
use unicode_width::UnicodeWidthStr;

fn write_block(out: &mut String, title: &str, text: &str) {
    out.extend([title, "\n"]);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        out.extend([" ", line, "\n"]);
    }
    out.push('\n');
}

fn write_notes(out: &mut String, notes: &[Note]) {
    for note in notes {
        write_block(out, note.title.as_deref().unwrap_or("Note"), &inlines_text(&note.text));
    }
}

fn padded(text: &str, width: usize) -> String {
    let gap = width.saturating_sub(text.width());
    [text, &" ".repeat(gap)].concat()
}

fn write_table(out: &mut String, kind: Kind, head: &TableHead, document: &Document) {
    out.extend([head.title.as_str(), "\n\n"]);
    if !head.rule.is_empty() {
        write_block(out, "Registration Procedure(s)", &inlines_text(&head.rule));
    }
    if let Some(expert) = &head.expert {
        write_block(out, "Expert(s)", expert);
    }
    if !head.description.is_empty() {
        write_block(out, "Description", &inlines_text(&head.description));
    }
    if !head.references.is_empty() {
        write_block(out, "Reference", &bracketed_references(&head.references));
    }
    write_notes(out, &head.notes);
    let rows: Vec<[String; 3]> = document
        .table(kind)
        .iter()
        .map(|record| match kind {
            Kind::Formal => [record.name.clone(), inlines_text(&record.template), bracketed_references(&record.references)],
            Kind::Informal => [record.name.clone(), bracketed_references(&record.references), inlines_text(&record.contact)],
        })
        .collect();
    if rows.is_empty() {
        out.push_str("No registrations at this time.\n\n");
        return;
    }
    let titles = ["URN Namespace", "Template", "Reference"];
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.width())
            .chain(titles.get(column).map(|title| title.len()))
            .max()
            .unwrap_or(0)
    };
    let (first, second) = (width(0), width(1));
    let mut line = |cells: [&str; 3]| {
        let [a, b, c] = cells;
        let text = [padded(a, first), padded(b, second), c.to_owned()].join("  ");
        out.extend([text.trim_end(), "\n"]);
    };
    line(titles);
    for [a, b, c] in &rows {
        line([a, b, c]);
    }
    out.push('\n');
}

/// Writes UTF-8 with LF, one line per namespace.
pub fn write(document: &Document) -> String {
    let head = &document.head;
    let mut out = [&head.title, "\n\n"].concat();
    if let Some(created) = &head.created {
        write_block(&mut out, "Created", created);
    }
    write_block(&mut out, "Last Updated", head.updated.as_ref().map_or("not recorded", |day| day.as_str()));
    write_notes(&mut out, &head.notes);
    write_block(&mut out, "Registries Included Below", &format!("{}\n{}", head.formal.title, head.informal.title));
    write_table(&mut out, Kind::Formal, &head.formal, document);
    write_table(&mut out, Kind::Informal, &head.informal, document);
    if !head.people.is_empty() {
        out.push_str("Contact Information\n\n");
        for person in &head.people {
            let id = ["[", &person.id, "]"].concat();
            let uris = person.uris.join(", ");
            let text = [
                Some(id.as_str()),
                person.name.as_deref(),
                person.org.as_deref(),
                Some(uris.as_str()),
                person.updated.as_deref(),
            ];
            let line: Vec<&str> = text.into_iter().flatten().filter(|word| !word.is_empty()).collect();
            out.extend([line.join("  ").as_str(), "\n"]);
        }
    }
    let trimmed = out.trim_end().len();
    out.truncate(trimmed);
    let license = license::data_license();
    out.extend(["\n\nLicense of the data\n ", &license.name, ", ", &license.url, "\n"]);
    out
}
