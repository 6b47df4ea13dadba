//! The register of sub-namespaces as files: XML in the style of IANA's registries, CSV and JSON. The output is deterministic.

use super::delegation::SubNamespace;
use crate::escape::{self, Csv};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The notice at the start of every file.
pub const FILE_NOTICE: &str = "Collected and reviewed by the editors of this registry from public sources. Each entry names its source. The registration of the namespace and the responsible organizations are authoritative, not this list.";

/// The register as XML in IANA's namespace.
pub fn sub_namespaces_xml(nid: &str, parts: &[&SubNamespace]) -> String {
    let mut out = format!(
        "<?xml version='1.0' encoding='UTF-8'?>\n<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-{nid}-parts\">\n  \
         <title>Parts of the URN namespace {nid}</title>\n  <note>{FILE_NOTICE}</note>\n"
    );
    for part in parts {
        let optional = [
            ("policy", part.policy.as_deref()),
            ("register", part.register.as_deref()),
            ("resolver", part.resolver.as_deref()),
            ("note", part.note.as_deref()),
        ];
        // Writing to a String cannot fail.
        let _ = write!(
            out,
            "  <record>\n    <value>{}</value>\n    <description>{}</description>\n    <status>{}</status>\n    <case>{}</case>\n",
            escape::escape_xml(&part.prefix),
            escape::escape_xml(&part.holder),
            part.status.name(),
            part.case.name()
        );
        for (name, text) in optional.into_iter().filter_map(|(name, text)| Some((name, text?))) {
            let _ = writeln!(out, "    <{name}>{}</{name}>", escape::escape_xml(text));
        }
        let _ = writeln!(out, "    <xref type=\"text\">{}</xref>\n  </record>", escape::escape_xml(&part.source));
    }
    out.push_str("</registry>\n");
    out
}

/// The register as CSV (RFC 4180).
pub fn sub_namespaces_csv(parts: &[&SubNamespace]) -> String {
    let mut table =
        Csv::with_columns(&["Prefix", "Holder", "Policy", "Register", "Resolver", "Status", "Letter case", "Source", "Note"]);
    for part in parts {
        let of = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        table.push_row([
            part.prefix.clone(),
            part.holder.clone(),
            of(&part.policy),
            of(&part.register),
            of(&part.resolver),
            part.status.name().to_owned(),
            part.case.name().to_owned(),
            part.source.clone(),
            of(&part.note),
        ]);
    }
    table.into_text()
}

/// The register as JSON.
pub fn sub_namespaces_json(nid: &str, parts: &[&SubNamespace]) -> Value {
    json!({ "nid": nid, "title": format!("Parts of the URN namespace {nid}"), "standing": FILE_NOTICE, "parts": parts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resolution::delegation::Delegations;

    #[test]
    fn xml_json_and_csv_files_list_the_same_sub_namespaces() {
        let all = Delegations::built_in_sub_namespaces();
        for nid in all.namespaces() {
            let parts = all.of_namespace(nid);
            let records = sub_namespaces_xml(nid, &parts).matches("<record>").count();
            let listed = sub_namespaces_json(nid, &parts)["parts"].as_array().map(Vec::len);
            assert_eq!((records, listed), (parts.len(), Some(parts.len())), "{nid}");
            assert!(sub_namespaces_csv(&parts).matches("\r\n").count() == parts.len() + 1, "{nid}: no cell has a line break");
        }
        assert!(
            sub_namespaces_xml("nbn", &all.of_namespace("nbn"))
                .contains("<value>fi</value>\n    <description>National Library of Finland<")
        );
    }
}
