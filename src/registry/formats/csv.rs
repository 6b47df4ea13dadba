//! IANA's CSV: its three columns first, then ours; RFC 4180 with CRLF.

use super::{Document, in_brackets, in_line};
use crate::registry::{Kind, Namespace};
use std::collections::HashMap;

fn cell(text: &str) -> String {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // A spreadsheet takes a cell that begins with one of these for a formula.
    let flat = if flat.starts_with(['=', '+', '-', '@']) { ["'", &flat].concat() } else { flat };
    if flat.contains(['"', ',', '\n']) { ["\"", &flat.replace('"', "\"\""), "\""].concat() } else { flat }
}

/// One table. `versions` gives for a NID the newest version's number, when it is recorded.
pub fn write(document: &Document, kind: Kind, namespaces: &[Namespace], version: impl Fn(&str) -> Option<u32>) -> String {
    let mut out = String::from("URN Namespace,Template,Reference,Date,Updated,Version,Status\r\n");
    let status: HashMap<&str, &'static str> =
        namespaces.iter().map(|namespace| (namespace.nid.as_str(), namespace.status.name())).collect();
    for record in document.table(kind) {
        let name = record.name.as_str();
        let template = match kind {
            Kind::Formal => in_line(&record.template),
            Kind::Informal => in_brackets(&record.references),
        };
        let reference = match kind {
            Kind::Formal => in_brackets(&record.references),
            Kind::Informal => in_line(&record.contact),
        };
        let cells = [
            cell(name),
            cell(&template),
            cell(&reference),
            record.date.as_ref().map(ToString::to_string).unwrap_or_default(),
            record.updated.as_ref().map(ToString::to_string).unwrap_or_default(),
            version(name).map(|version| version.to_string()).unwrap_or_default(),
            status.get(name).copied().unwrap_or("active").to_owned(),
        ];
        out.push_str(&cells.join(","));
        out.push_str("\r\n");
    }
    out
}
