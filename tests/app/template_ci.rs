//! Templates in a source repository: creating one, and reporting its findings in the formats of code hosts.

use crate::common::prelude::*;
use jiff::Timestamp;
use nidreg::requests::sources::Source;
use nidreg::reviews::ThreadAnchor;
use std::io::{Read as _, Write as _};

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
    assert!(todo.starts_with("::error file=a%2Cb.md,line=10,title=T19::"), "{todo}");
    assert!(
        github
            .lines()
            .all(|line| line.starts_with("::error ") || line.starts_with("::warning ") || line.starts_with("::notice "))
    );
    let (code, gitlab) = run(dir.path(), &["template", "check", "--format", "gitlab", "a,b.md"]);
    assert_eq!(code, 1);
    let issues: Vec<Value> = serde_json::from_str(&gitlab).unwrap();
    let issue = issues.iter().find(|issue| issue["check_name"] == "T19").unwrap();
    assert_eq!((&issue["location"]["lines"]["begin"], issue["severity"].as_str()), (&10.into(), Some("major")));
    let prints: BTreeSet<&str> = issues.iter().map(|issue| issue["fingerprint"].as_str().unwrap()).collect();
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
    let prints: BTreeSet<&str> = issues.iter().map(|issue| issue["fingerprint"].as_str().unwrap()).collect();
    assert_eq!(prints.len(), issues.len(), "{gitlab}");
}

#[test]
fn checks_without_a_database_use_the_built_in_registry() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("a.md"), "# Lamps\n\n## Namespace ID\n\nISBN\n").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nidreg"));
    let output = command.args(["template", "check", "a.md"]).current_dir(dir.path()).output().unwrap();
    let said = [String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap()];
    assert!(said[0].contains("N6)") && said[1].contains("built-in registry of 20"), "{said:?}");
    let check = |nids: &[&str]| run(dir.path(), &[&["nid", "check"], nids].concat());
    assert_eq!(check(&["isbn"]), (3, check(&["isbn"]).1));
    assert!(check(&["isbn"]).1.starts_with("isbn is registered\n"), "{}", check(&["isbn"]).1);
    assert!(check(&["lampions"]).1.starts_with("lampions can be requested\n"));
    assert!(check(&["--offline", "isbn"]).1.contains("not checked against a registry"));
    // Space around a namespace ID is named.
    for (text, code, words) in
        [("abc\n", 0, "Spaces before or after"), ("abc\u{a0}", 1, "character 4 is U+00A0"), ("abc", 0, "!Spaces")]
    {
        let (found, said) = check(&[text]);
        assert_eq!(found, code, "{said}");
        assert_eq!(said.contains(words.trim_start_matches('!')), !words.starts_with('!'), "{said}");
    }
}

#[test]
fn unreadable_file_is_reported_as_one_finding_in_each_format() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("bad.docx"), b"PK\x03\x04 no document").unwrap();
    for file in ["bad.docx", "missing.md"] {
        let (code, github) = run(dir.path(), &["template", "check", "--format", "github", file]);
        assert_ne!(code, 0);
        assert!(github.starts_with(&format!("::error file={file},line=1,title=unreadable::")), "{github}");
        let gitlab = run(dir.path(), &["template", "check", "--format", "gitlab", file]).1;
        let issues: Vec<Value> = serde_json::from_str(&gitlab).unwrap();
        assert_eq!((issues.len(), issues[0]["check_name"].as_str()), (1, Some("unreadable")), "{gitlab}");
        let sarif: Value = serde_json::from_str(&run(dir.path(), &["template", "check", "--format", "sarif", file]).1).unwrap();
        let results = sarif["runs"][0]["results"].as_array().unwrap();
        assert_eq!((results.len(), results[0]["level"].as_str()), (1, Some("error")), "{sarif}");
        assert_eq!(run(dir.path(), &["template", "check", file]).1, "", "text goes to stderr");
    }
}

/// A server that gives the same response to every request; the body is an empty JSON object.
fn other_server(head: &'static str) -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming().take(50) {
            let mut stream = stream.unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request);
            let _ = write!(stream, "HTTP/1.1 {head}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}");
        }
    });
    url
}

/// Runs the script of the action, as a job does.
fn draft_script(dir: &std::path::Path, env: &[(&str, &str)]) -> (i32, String) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/action/draft.sh");
    let mut command = Command::new("sh");
    command.arg(script).current_dir(dir).env("NIDREG", env!("CARGO_BIN_EXE_nidreg")).envs(env.iter().copied());
    let output = command.output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.code().unwrap(), said)
}

#[test]
fn template_in_a_repository_can_be_submitted_with_commands_alone() {
    let mut fixture = ProcedureFixture::new();
    fixture.now = Timestamp::now();
    let (server, _nobody, [registrant]) = fixture.serve([&fixture.rita]);
    let token = crate::tokens::made(&registrant, &["drafts", "submit"]);
    let dir = tempfile::tempdir().unwrap();
    let write = |resolution: &str| {
        let text = format!(
            "# Lamps\n\n## Namespace ID\n\nlampposts\n\n## Registrant\n\nLamp Office\nEmail: names@lamps.example\n\n## Purpose\n\n\
             Names for the lamp posts of a town, so that reports can refer to one post for as long as it stands.\n\n## Syntax\n\n\
             A name is \"urn:lampposts:\" and a number of digits, such as urn:lampposts:17. Names are compared without regard to case. \
             q-components and f-components are not used.\n\n## Assignment\n\nThe office assigns each number once and never again to \
             another post.\n\n## Security and Privacy\n\nThe names reveal nothing that is not printed on the post.\n\n\
             ## Interoperability\n\nNo other system of identifiers conflicts with these names.\n\n## Resolution\n\n{resolution}\n\n\
             ## Documentation\n\nThe list of the office, https://lamps.example/posts\n"
        );
        std::fs::write(dir.path().join("urn.md"), text).unwrap();
    };
    let commit = ["0123456789abcdef0123456789abcdef01234567", "89abcdef0123456789abcdef0123456789abcdef"];
    let url = commit.map(|commit| format!("https://code.example/lamps/blob/{commit}/urn.md"));
    let with_slash = format!("{}/", server.base);
    let mut env = vec![
        ("SERVER", server.base.as_str()),
        ("TOKEN", token.as_str()),
        ("TEMPLATE", "urn.md"),
        ("SOURCE_URL", url[0].as_str()),
        ("SOURCE_COMMIT", commit[0]),
    ];
    write("");
    let (code, said) = draft_script(dir.path(), &env);
    assert_eq!(code, 1, "Resolution is missing: {said}");
    assert!(said.contains("| Must be fixed | resolution |") && !said.contains(&token), "{said}");
    let number = said.split_once("## Draft ").unwrap().1.lines().next().unwrap().to_owned();
    let again = draft_script(dir.path(), &env).1;
    assert!(again.contains(&format!("## Draft {number}\n")), "a repeated job opens no second draft: {again}");

    write("The names cannot be resolved. Resolution is not planned.");
    assert_eq!(run(dir.path(), &["template", "check", "--format", "github", "urn.md"]).0, 0);
    env.truncate(3);
    env[0].1 = with_slash.as_str();
    env.extend([("SOURCE_URL", url[1].as_str()), ("SOURCE_COMMIT", commit[1]), ("SUBMIT", "yes")]);
    let (code, said) = draft_script(dir.path(), &env);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains(&format!("## Draft {number}\n")), "the draft of the same file at another commit: {said}");
    assert!(said.contains("Submitted: [") && said.contains(&commit[1][..12]), "{said}");

    Person::nobody(&server).get(&format!("/requests/{number}")).says(&[
        "Source repository",
        &format!("at commit {}", &commit[1][..12]),
        &format!("<a href=\"{}\" rel=\"noopener noreferrer nofollow\">", url[1]),
    ]);
    // Before the review is open, the text is settled.
    let (code, said) = draft_script(dir.path(), &env);
    assert!(code == 0 && said.contains("cannot be changed in its state, intake"), "{said}");
    let request: RequestNumber = number.parse().unwrap();
    fixture.now = Timestamp::now();
    fixture.open(request, &[&fixture.edda, &fixture.sven]).unwrap();
    let anchor = ThreadAnchor { field: Some(Field::Assignment), quote: String::new() };
    fixture.disclose(&fixture.sven, request).unwrap();
    fixture.comment(
        &fixture.sven,
        request,
        &NewComment { body: "Who keeps <b>the</b>\n![list](https://x.example)?", anchor, ..NewComment::default() },
    );
    write("The names cannot be resolved. No resolution service is planned.");
    let (code, said) = draft_script(dir.path(), &env);
    assert!(code == 1 && said.contains("NOTE is not set"), "{said}");
    let comment = r") | assignment | Who keeps \<b\>the\</b\> \!\[list\](https://x.example)? |";
    assert!(said.contains(comment), "Markdown and HTML are text: {said}");
    // The text that the run before saved, and did not submit, is submitted now.
    env.push(("NOTE", "Say who plans one"));
    let (code, said) = draft_script(dir.path(), &env);
    assert_eq!(code, 0, "{said}");
    Person::nobody(&server).get(&format!("/requests/{number}")).says(&["Revision 2", "Say who plans one"]);
    let (code, said) = draft_script(dir.path(), &env);
    assert!(code == 0 && said.contains("no revision was submitted"), "{said}");
    // Every failure is said in words.
    for (name, value, words) in [
        ("SERVER", "http://127.0.0.1:9", "cannot be reached"),
        ("SERVER", &format!("{}/registry", server.base), "answered with status 404"),
        ("TOKEN", "nid_wrong", "The registry refused"),
        ("TEMPLATE", "missing.md", "cannot be read"),
        ("SOURCE_URL", "", "SOURCE_URL is not set"),
    ] {
        let (code, said) = draft_script(dir.path(), &[&env[..], &[(name, value)]].concat());
        assert!(code == 1 && said.contains(words), "{name}: {said}");
    }
    // A path that a URL cannot contain is encoded.
    std::fs::copy(dir.path().join("urn.md"), dir.path().join("-an urn pr\u{fc}f.md")).unwrap();
    let spaced = format!("https://code.example/lamps/blob/{}/-an urn pr\u{fc}f.md", commit[1]);
    let (code, said) = draft_script(
        dir.path(),
        &[&env[..], &[("TEMPLATE", "-an urn pr\u{fc}f.md"), ("SOURCE_URL", &spaced), ("SUBMIT", "")]].concat(),
    );
    assert!(code == 0 && said.contains("A draft was opened"), "{said}");
    // Another server is not taken for a registry.
    for (response, words) in [
        ("303 See Other\r\nLocation: /again", "redirects to /again"),
        ("200 OK\r\nContent-Type: application/json", "is not that of a registry"),
    ] {
        let other = other_server(response);
        let (code, said) = draft_script(dir.path(), &[&env[..], &[("SERVER", &other)]].concat());
        assert!(code == 1 && said.contains(words), "{response}: {said}");
    }
    // A job that uses an invalid source or an unknown draft reports this.
    env.retain(|(name, _)| *name != "SUBMIT" && *name != "SOURCE_COMMIT");
    env.push(("SOURCE_COMMIT", "main"));
    let (code, said) = draft_script(dir.path(), &env);
    assert!(code == 1 && said.contains("The registry refused"), "{said}");
}

#[test]
fn source_is_shown_only_for_the_text_that_was_sent_with_it() {
    let (_db, server, [registrant]) = TestServer::demo(["registrant"]);
    let token = format!("Bearer {}", crate::tokens::made(&registrant, &["drafts"]));
    let nobody = Person::nobody(&server);
    let headers = [("Authorization", token.as_str()), ("Content-Type", "application/json")];
    let start = |source_url: &str, commit: &str, template: bool| {
        let mut body = json!({ "kind": "new_formal", "nid": "lampposts", "source_url": source_url, "source_commit": commit });
        if template {
            body["template"] = json!({ "purpose": "Names for lamp posts." });
        }
        nobody.post_raw("/api/v1/drafts", body.to_string().as_bytes(), &headers)
    };
    let (url, commit) = ("https://code.example/urn.md", "0123456789abcdef0123456789abcdef01234567");
    assert_eq!(start(url, commit, false).status, 422, "a source without a text");
    let wrong = start("http://code.example/urn.md", "main", true);
    let wrong = wrong.json();
    let fields: Vec<&str> = wrong["errors"].as_array().unwrap().iter().map(|fault| fault["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["source_url", "source_commit"]);
    let draft = start(url, commit, true).json();
    assert_eq!(draft["source"], json!({ "url": url, "commit": commit }));
    let path = format!("/requests/{}", draft["number"].as_str().unwrap());
    assert!(registrant.get(&path).body.contains("Source repository"));
    // A text that is changed on a page is no longer the one of the commit.
    let was = nidreg::ids::sha256(b"Names for lamp posts.");
    registrant.post(&format!("{path}/edit"), &[("purpose", "Names for lamps."), ("was.purpose", &was)]).is(303, &[]);
    assert!(!registrant.get(&path).body.contains("Source repository"));
}

#[test]
fn source_of_a_submitted_revision_does_not_change() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let request = fixture.request(number);
    for commit in ["0123456789abcdef0123456789abcdef01234567", "89abcdef0123456789abcdef0123456789abcdef"] {
        let source = Source::parse("https://code.example/urn.md", commit).unwrap();
        fixture.act(&fixture.rita, |conn, ctx| draft::store_source(conn, ctx, &request, &source)).unwrap();
    }
    let server = TestServer::start(&fixture.db, false);
    Person::nobody(&server).get(&format!("/requests/{number}")).says(&["at commit 0123456789ab"]);
}
