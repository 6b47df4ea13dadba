//! Findings about a template file in the formats of code hosts, for continuous integration.

use crate::ids::sha256;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use urn_registry::finding::{Finding, Level, Rule};
use urn_registry::template::read::{Reading, read};

/// The format of the findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Format {
    /// One line per finding.
    Text,
    /// Workflow commands of GitHub Actions, shown as annotations of the file.
    Github,
    /// A Code Quality report of GitLab.
    Gitlab,
    /// SARIF 2.1.0.
    Sarif,
}

/// A template file: its path as typed, its text and what was read from it.
#[derive(Clone, Copy)]
pub(crate) struct CheckedFile<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
    pub(crate) reading: &'a Reading,
}

impl CheckedFile<'_> {
    /// The line of a finding in the file, if its section is there.
    pub(crate) fn line_of(&self, finding: &Finding) -> Option<usize> {
        self.reading.line_of(finding, self.text)
    }
}

/// Formats the findings; empty for [`Format::Text`]. Code hosts expect the path
/// relative to the repository, where the command is run.
pub(crate) fn annotations(format: Format, findings: &[Finding], file: CheckedFile<'_>) -> String {
    let shown = findings.iter();
    let path = file.path.trim_start_matches("./");
    match format {
        Format::Text => String::new(),
        Format::Github => shown.map(|finding| github(path, finding, file.line_of(finding).unwrap_or(1))).collect(),
        Format::Gitlab => {
            let mut seen: BTreeMap<String, usize> = BTreeMap::new();
            let mut issue = |finding: &Finding| {
                let nth = seen.entry(finding_identity(path, finding)).and_modify(|nth| *nth += 1).or_default();
                gitlab(path, finding, file.line_of(finding).unwrap_or(1), *nth)
            };
            let issues: Vec<Value> = shown.map(&mut issue).collect();
            format!("{:#}\n", Value::from(issues))
        }
        Format::Sarif => format!("{:#}\n", sarif(path, findings, file)),
    }
}

/// The rule of a file that cannot be read as a template.
const UNREADABLE: Rule = Rule { id: "unreadable", level: Level::Error, field: None, clause: "RFC 8141 Appendix A" };

/// Formats the error of a file that cannot be read as a single finding, so that the output is valid in every format.
pub(crate) fn format_unreadable_file(format: Format, path: &str, sentence: &str) -> String {
    annotations(format, &[Finding::new(&UNREADABLE, sentence.to_owned())], CheckedFile { path, text: "", reading: &read("") })
}

fn message(finding: &Finding) -> String {
    format!("{} ({})", finding.sentence(), finding.clause)
}

/// A workflow command. Percent signs and line breaks are escaped; in properties, colons and commas are too.
fn github(path: &str, finding: &Finding, line: usize) -> String {
    let data = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let command = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    };
    format!("::{command} file={},line={line},title={}::{}\n", property(path), property(finding.id), data(&message(finding)))
}

/// The identity of a finding across changes of the file. It excludes the line number, so that it is stable when lines are inserted
/// above the finding.
fn finding_identity(path: &str, finding: &Finding) -> String {
    format!("{path}\n{}\n{}\n{}", finding.id, finding.field.unwrap_or_default(), message(finding))
}

/// `nth` counts findings with the same identity from 0: GitLab shows only one finding for each fingerprint.
fn gitlab(path: &str, finding: &Finding, line: usize, nth: usize) -> Value {
    let severity = match finding.level {
        Level::Error => "major",
        Level::Warning => "minor",
        Level::Note => "info",
    };
    json!({
        "check_name": finding.id,
        "description": message(finding),
        "severity": severity,
        "fingerprint": sha256(format!("{}\n{nth}", finding_identity(path, finding)).as_bytes()),
        "location": { "path": path, "lines": { "begin": line } },
    })
}

/// Characters that are percent-encoded in the path of a URI (RFC 3986 §3.3).
const ENCODED_IN_URI_PATH: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');

fn sarif(path: &str, findings: &[Finding], file: CheckedFile<'_>) -> Value {
    let uri = utf8_percent_encode(path, ENCODED_IN_URI_PATH).to_string();
    let mut rules: Vec<(&str, &str)> = findings.iter().map(|finding| (finding.id, finding.clause)).collect();
    rules.sort_unstable();
    rules.dedup_by_key(|(id, _)| *id);
    let level = |finding: &Finding| match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "note",
    };
    let result = |finding: &Finding| {
        json!({
            "ruleId": finding.id,
            "level": level(finding),
            "message": { "text": message(finding) },
            "locations": [{ "physicalLocation": {
                "artifactLocation": { "uri": uri },
                "region": { "startLine": file.line_of(finding) },
            } }],
        })
    };
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "nidreg",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules.iter().map(|(id, clause)| json!({ "id": id, "shortDescription": { "text": clause } })).collect::<Vec<_>>(),
            } },
            "results": findings.iter().map(result).collect::<Vec<_>>(),
        }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_of_a_finding_is_counted_from_the_top_of_the_file() {
        const RULE: Rule = Rule { id: "T99", level: Level::Warning, field: Some("purpose"), clause: "RFC 8141 §5" };
        let text = "# Title\n\n## Purpose\n\nNames.\nOf lamps.\n";
        let file = CheckedFile { path: "urn.md", text, reading: &read(text) };
        let line_of = |line| file.line_of(&Finding { line, ..Finding::new(&RULE, "said") });
        assert_eq!([line_of(Some(2)), line_of(Some(9)), line_of(None)], [Some(6), Some(3), Some(3)]);
    }

    #[test]
    fn equal_findings_have_different_gitlab_fingerprints() {
        const RULE: Rule = Rule { id: "T99", level: Level::Warning, field: None, clause: "RFC 8141 §5" };
        let found = [Finding::new(&RULE, "twice"), Finding::new(&RULE, "twice")];
        let text = "## Purpose\n\nNames.\n";
        let file = CheckedFile { path: "urn.md", text, reading: &read(text) };
        let report = annotations(Format::Gitlab, &found, file);
        let issues: Vec<Value> = serde_json::from_str(&report).unwrap_or_default();
        assert_eq!(issues.len(), 2);
        assert_ne!(issues.first().map(|one| &one["fingerprint"]), issues.last().map(|one| &one["fingerprint"]));
    }
}
