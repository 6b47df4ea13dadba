//! Templates in a source repository: creating one, and reporting its findings in the formats of code hosts.

use serde_json::Value;
use std::process::Command;

fn run(dir: &std::path::Path, args: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nidreg")).args(args).current_dir(dir).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn new_template_omits_comments_and_reports_missing_sections() {
    let dir = tempfile::tempdir().unwrap();
    for kind in ["formal", "informal"] {
        let (code, text) = run(dir.path(), &["template", "init", "--as", kind]);
        assert_eq!(code, 0);
        assert!(text.starts_with("# URN namespace registration") && text.contains("## Security and Privacy"), "{text}");
        std::fs::write(dir.path().join("urn.md"), &text).unwrap();
        let (code, read) = run(dir.path(), &["template", "read", "urn.md", "--json"]);
        assert_eq!(code, 0, "{read}");
        assert!(!read.contains("Describe what the names identify"), "comments are no text: {read}");
        let (code, found) = run(dir.path(), &["template", "check", "urn.md", "--as", kind]);
        assert_eq!(code, 1, "an empty template is not complete: {found}");
        assert!(found.contains("Purpose"), "{found}");
        assert_eq!(found.contains("Enter the namespace ID"), kind == "formal", "{found}");
    }
}

#[test]
fn findings_are_reported_in_github_gitlab_and_sarif_formats() {
    let dir = tempfile::tempdir().unwrap();
    let text = "# Lamps\n\n## Namespace ID\n\nlamps\n\n## Registrant\n\nLamp Office\nContact: TODO\n\n## Purpose\n\nTo name lamps, 100% of them.\n";
    std::fs::write(dir.path().join("a,b.md"), text).unwrap();
    let (code, github) = run(dir.path(), &["template", "check", "--format", "github", "a,b.md"]);
    assert_eq!(code, 1);
    let todo = github.lines().find(|line| line.contains("TODO")).unwrap_or_else(|| panic!("{github}"));
    assert!(todo.starts_with("::error file=a%2Cb.md,line=7,title=T19::"), "{todo}");
    assert!(
        github
            .lines()
            .all(|line| line.starts_with("::error ") || line.starts_with("::warning ") || line.starts_with("::notice "))
    );
    let (code, gitlab) = run(dir.path(), &["template", "check", "--format", "gitlab", "a,b.md"]);
    assert_eq!(code, 1);
    let issues: Vec<Value> = serde_json::from_str(&gitlab).unwrap();
    let issue = issues.iter().find(|issue| issue["check_name"] == "T19").unwrap();
    assert_eq!((&issue["location"]["lines"]["begin"], issue["severity"].as_str()), (&7.into(), Some("major")));
    let prints: std::collections::BTreeSet<&str> = issues.iter().map(|issue| issue["fingerprint"].as_str().unwrap()).collect();
    assert_eq!(prints.len(), issues.len(), "each finding has its own fingerprint");
    let (code, sarif) = run(dir.path(), &["template", "check", "--format", "sarif", "a,b.md"]);
    assert_eq!(code, 1);
    let report: Value = serde_json::from_str(&sarif).unwrap();
    let results = report["runs"][0]["results"].as_array().unwrap();
    assert_eq!((report["version"].as_str(), results.len()), (Some("2.1.0"), issues.len()));
    let rules = report["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    assert!(results.iter().all(|result| rules.iter().any(|rule| rule["id"] == result["ruleId"])), "{sarif}");
}

#[test]
fn reported_paths_are_relative_uris_and_equal_findings_have_their_own_fingerprints() {
    let dir = tempfile::tempdir().unwrap();
    let text = "## Namespace ID\n\nlamps\n\n## Syntax\n\n    lamp = \"urn:lamps:\" 1*DIGIT\n\nurn:other:a and urn:other:a\n";
    std::fs::write(dir.path().join("a b#1%.md"), text).unwrap();
    let report = |format: &str| -> Value {
        serde_json::from_str(&run(dir.path(), &["template", "check", "--format", format, "./a b#1%.md"]).1).unwrap()
    };
    let sarif = report("sarif");
    let uris: Vec<&Value> = sarif["runs"][0]["results"].as_array().unwrap().iter().collect();
    assert!(!uris.is_empty());
    for result in uris {
        assert_eq!(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "a%20b%231%25.md");
    }
    let gitlab = report("gitlab");
    let issues = gitlab.as_array().unwrap();
    assert!(issues.iter().all(|issue| issue["location"]["path"] == "a b#1%.md"), "{gitlab}");
    let prints: std::collections::BTreeSet<&str> = issues.iter().map(|issue| issue["fingerprint"].as_str().unwrap()).collect();
    assert_eq!(prints.len(), issues.len(), "{gitlab}");
}

#[test]
fn check_without_a_database_lists_the_rules_that_need_one() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("a.md"), "# Lamps\n\n## Namespace ID\n\nISBN\n").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nidreg"));
    let output = command.args(["template", "check", "a.md"]).current_dir(dir.path()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(nidreg::template::inspect::OF_REGISTER.iter().all(|id| said.contains(id)), "{said}");
}
