//! Findings about a template file in the formats of code hosts, for continuous integration.

use crate::finding::{Finding, Level};
use crate::ids::sha256;
use crate::template::read::Reading;
use serde_json::{Value, json};

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

/// The line at which the section of a finding starts; 1 if there is no such section.
fn line_of(finding: &Finding, reading: &Reading) -> usize {
    finding.field.and_then(|field| reading.labels.get(field)).map_or(1, |label| label.line)
}

/// Formats the findings; empty for [`Format::Text`]. `path` is the file name as given on the command line.
pub(crate) fn annotations(format: Format, path: &str, findings: &[Finding], reading: &Reading) -> String {
    let shown = findings.iter();
    match format {
        Format::Text => String::new(),
        Format::Github => shown.map(|finding| github(path, finding, line_of(finding, reading))).collect(),
        Format::Gitlab => {
            let issues: Vec<Value> = shown.map(|finding| gitlab(path, finding, line_of(finding, reading))).collect();
            format!("{:#}\n", Value::from(issues))
        }
        Format::Sarif => format!("{:#}\n", sarif(path, findings, reading)),
    }
}

fn message(finding: &Finding) -> String {
    format!("{} ({})", finding.sentence(), finding.clause)
}

/// A workflow command. Percent signs and line breaks are escaped; in properties, colons and commas are too.
fn github(path: &str, finding: &Finding, line: usize) -> String {
    let data = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let command = match finding.level {
        Level::Fail => "error",
        Level::Look => "warning",
        Level::Info => "notice",
    };
    format!("::{command} file={},line={line},title={}::{}\n", property(path), property(finding.id), data(&message(finding)))
}

fn gitlab(path: &str, finding: &Finding, line: usize) -> Value {
    let severity = match finding.level {
        Level::Fail => "major",
        Level::Look => "minor",
        Level::Info => "info",
    };
    let description = message(finding);
    json!({
        "check_name": finding.id,
        "description": description,
        "severity": severity,
        // Excludes the line number, so that the fingerprint is stable when lines are inserted above the finding.
        "fingerprint": sha256(format!("{path}\n{}\n{}\n{description}", finding.id, finding.field.unwrap_or_default()).as_bytes()),
        "location": { "path": path, "lines": { "begin": line } },
    })
}

fn sarif(path: &str, findings: &[Finding], reading: &Reading) -> Value {
    let mut rules: Vec<(&str, &str)> = findings.iter().map(|finding| (finding.id, finding.clause)).collect();
    rules.sort_unstable();
    rules.dedup_by_key(|(id, _)| *id);
    let level = |finding: &Finding| match finding.level {
        Level::Fail => "error",
        Level::Look => "warning",
        Level::Info => "note",
    };
    let result = |finding: &Finding| {
        json!({
            "ruleId": finding.id,
            "level": level(finding),
            "message": { "text": message(finding) },
            "locations": [{ "physicalLocation": {
                "artifactLocation": { "uri": path },
                "region": { "startLine": line_of(finding, reading) },
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
