//! Exports the registries as files in IANA's style: one XML file with two sub-registries (valid against
//! `../catalogue/urn-resolution-query-parameters.rng`, which includes IANA's common schema), one CSV file each, JSON and plain
//! text. The output is deterministic.

use super::{Designator, Keyword, Reference, Registries, STANDING};
use crate::escape::{self, Csv};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The file name without its extension, and the ID of the registry.
pub const ID: &str = "urn-resolution-query-parameters";
/// The schema of the XML file.
pub const SCHEMA: &str = include_str!("../catalogue/urn-resolution-query-parameters.rng");

const TITLE: &str = "URN Resolution Query Parameters";
const KEYWORDS: &str = "URN Query Keywords";
const DESIGNATORS: &str = "URN Resolution Service Designators";
/// The registration procedure for keywords.
pub const KEYWORD_RULE: &str = "Global: IETF Review. Specific: with the registration of the namespace. \"Supported by\" is not substantive (2012 draft, section 9.2.1).";
/// The registration procedure for services.
pub const DESIGNATOR_RULE: &str = "RFC Required; the category of the RFC must match the status; provisional by early assignment; deprecated by IESG Approval (2012 draft, section 9.2.2).";

/// XML in IANA's vocabulary; `updated` is the date of the last change.
pub fn xml(registries: &Registries, updated: Date) -> String {
    let mut out = format!(
        "<?xml version='1.0' encoding='UTF-8'?>\n<?xml-model href=\"{ID}.rng\" schematypens=\"http://relaxng.org/ns/structure/1.0\" ?>\n\
         <registry xmlns=\"http://www.iana.org/assignments\" id=\"{ID}\">\n  <title>{TITLE}</title>\n  <updated>{updated}</updated>\n  \
         <note>{}</note>\n",
        escape::xml(STANDING)
    );
    let head = |out: &mut String, number: u8, title: &str, rule: &str| {
        // Writing to a String cannot fail.
        let _ = write!(
            out,
            "  <registry id=\"{ID}-{number}\">\n    <title>{title}</title>\n    {}\n    <registration_rule>{}</registration_rule>\n",
            xref(&Reference { document: "draft-ietf-urnbis-rfc2141bis-urn-03".to_owned(), section: format!("9.2.{number}") }),
            escape::xml(rule)
        );
    };
    head(&mut out, 1, KEYWORDS, KEYWORD_RULE);
    for Keyword { keyword, purpose, scope, reference, supported_by } in registries.keywords() {
        let _ = write!(
            out,
            "    <record>\n      <value>{}</value>\n      <description>{}</description>\n      <scope>{}</scope>\n      {}\n",
            escape::xml(keyword),
            escape::xml(purpose),
            scope.word(),
            xref(reference)
        );
        for (nid, reference) in supported_by {
            let _ = writeln!(out, "      <supported_by nid=\"{}\">{}</supported_by>", escape::xml(nid), escape::xml(reference));
        }
        out.push_str("    </record>\n");
    }
    out.push_str("  </registry>\n");
    head(&mut out, 2, DESIGNATORS, DESIGNATOR_RULE);
    for Designator { name, purpose, status, reference } in registries.designators() {
        let _ = write!(
            out,
            "    <record>\n      <name>{}</name>\n      <description>{}</description>\n      <status>{}</status>\n      {}\n    </record>\n",
            escape::xml(name),
            escape::xml(purpose),
            status.word(),
            xref(reference)
        );
    }
    out.push_str("  </registry>\n</registry>\n");
    out
}

fn xref(reference: &Reference) -> String {
    let kind = if reference.document.starts_with("rfc") { "rfc" } else { "draft" };
    format!(
        "<xref type=\"{kind}\" data=\"{}\" section=\"{}\"/>",
        escape::xml(&reference.document),
        escape::xml(&reference.section)
    )
}

/// The keywords as CSV (RFC 4180).
pub fn keywords_csv(registries: &Registries) -> String {
    let mut table = Csv::with_header(&["Keyword", "Purpose", "Scope", "Reference", "Supported by"]);
    for entry in registries.keywords() {
        table.line([&entry.keyword, &entry.purpose, entry.scope.word(), &entry.reference.words(), &supporters(entry)]);
    }
    table.into_text()
}

/// The services as CSV (RFC 4180).
pub fn designators_csv(registries: &Registries) -> String {
    let mut table = Csv::with_header(&["Name", "Purpose", "Status", "Reference"]);
    for entry in registries.designators() {
        table.line([&entry.name, &entry.purpose, entry.status.word(), &entry.reference.words()]);
    }
    table.into_text()
}

fn supporters(entry: &Keyword) -> String {
    entry.supported_by.iter().map(|(nid, reference)| format!("{nid} ({reference})")).collect::<Vec<_>>().join("; ")
}

/// Both sub-registries as JSON.
pub fn json(registries: &Registries, updated: Date) -> Value {
    json!({
        "id": ID,
        "title": TITLE,
        "updated": updated.to_string(),
        "standing": STANDING,
        "query_keywords": { "title": KEYWORDS, "registration_rule": KEYWORD_RULE, "records": registries.keywords() },
        "resolution_service_designators": { "title": DESIGNATORS, "registration_rule": DESIGNATOR_RULE, "records": registries.designators() },
    })
}

/// Both sub-registries as plain text with aligned columns.
pub fn text(registries: &Registries, updated: Date) -> String {
    let mut out = format!("{TITLE}\n\nLast updated: {updated}\n\n{STANDING}\n");
    let keywords: Vec<Vec<String>> = registries
        .keywords()
        .iter()
        .map(|entry| {
            vec![
                entry.keyword.clone(),
                entry.purpose.clone(),
                entry.scope.word().to_owned(),
                entry.reference.words(),
                supporters(entry),
            ]
        })
        .collect();
    let designators: Vec<Vec<String>> = registries
        .designators()
        .iter()
        .map(|entry| vec![entry.name.clone(), entry.purpose.clone(), entry.status.word().to_owned(), entry.reference.words()])
        .collect();
    table(&mut out, KEYWORDS, KEYWORD_RULE, &["Keyword", "Purpose", "Scope", "Reference", "Supported by"], &keywords);
    table(&mut out, DESIGNATORS, DESIGNATOR_RULE, &["Name", "Purpose", "Status", "Reference"], &designators);
    out
}

fn table(out: &mut String, title: &str, rule: &str, heads: &[&str], rows: &[Vec<String>]) {
    let _ = write!(out, "\n{title}\n\nRegistration procedure: {rule}\n\n");
    let widths: Vec<usize> = heads
        .iter()
        .enumerate()
        .map(|(at, head)| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).fold(head.len(), usize::max))
        .collect();
    let mut line = |cells: &mut dyn Iterator<Item = &str>| {
        let mut whole = String::new();
        for (cell, width) in cells.zip(&widths) {
            let _ = write!(whole, "{cell:width$}  ");
        }
        out.push_str(whole.trim_end());
        out.push('\n');
    };
    line(&mut heads.iter().copied());
    let rules: Vec<String> = widths.iter().map(|width| "-".repeat(*width)).collect();
    line(&mut rules.iter().map(String::as_str));
    for row in rows {
        line(&mut row.iter().map(String::as_str));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resolution::registries::Row;
    use jiff::civil::date;

    #[test]
    fn text_output_matches_the_layout_of_the_draft() {
        let text = text(&Registries::initial(), date(2026, 11, 21));
        assert!(text.contains(
            "Keyword  Purpose                           Scope   Reference                                           Supported by\n\
             -------  --------------------------------  ------  --------------------------------------------------  ------------\n\
             s        intended URN resolution service   global  draft-ietf-urnbis-rfc2141bis-urn-03, section 2.3.1\n"
        ), "{text}");
        assert!(text.contains("I=I   URI equal to URI?  provisional  RFC 2483, section 4.9\n"), "{text}");
    }

    #[test]
    fn commas_and_markup_characters_are_escaped_in_csv_and_xml() {
        let mut registries = Registries::initial();
        let supported_by = vec![("nbn".to_owned(), "a \"b\", <c> & d".to_owned())];
        let keyword = Keyword { supported_by, ..registries.keywords()[0].clone() };
        registries.put(Row::Keyword(keyword));
        assert!(keywords_csv(&registries).contains("\"nbn (a \"\"b\"\", <c> & d)\"\r\n"));
        assert!(
            xml(&registries, date(2026, 11, 21))
                .contains("<supported_by nid=\"nbn\">a &quot;b&quot;, &lt;c&gt; &amp; d</supported_by>")
        );
        assert_eq!(
            designators_csv(&registries).lines().nth(9).unwrap(),
            "I=I,URI equal to URI?,provisional,\"RFC 2483, section 4.9\""
        );
        assert_eq!(json(&registries, date(2026, 11, 21))["query_keywords"]["records"][0]["supported_by"][0][0], "nbn");
    }
}
