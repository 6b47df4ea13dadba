//! The command line and the API of the checks, as their contract reads: one engine, the same answers.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::too_many_lines,
    clippy::allow_attributes,
    reason = "a test file"
)]

mod common;

use common::{House, Person, TestDb};
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::{Command, Stdio};

fn run(args: &[&str], stdin: &[u8]) -> (i32, String) {
    let dir = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(args)
        .current_dir(dir.path())
        .env("DATABASE_URL", "sqlite:none.db")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let stdin = stdin.to_vec();
    let writer = std::thread::spawn(move || {
        // A reader that has its answer may close early.
        let _ = input.write_all(&stdin);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

fn objects(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn urn_check_answers_as_the_contract_says() {
    let (exit, out) = run(&["urn", "check", "--json", "URN:Example:a%2cb?+r?=q#f"], b"");
    assert_eq!(exit, 0);
    assert_eq!(
        objects(&out),
        [json!({
            "input": "URN:Example:a%2cb?+r?=q#f", "profile": "rfc8141", "valid": true, "nid": "Example", "nss": "a%2cb", "r": "r", "q": "q", "f": "f",
            "normalized": "urn:example:a%2Cb", "nid_class": "formal", "registered": null,
        })]
    );
    let (exit, out) = run(&["urn", "check", "--json", "--profile", "rfc2141", "urn:z:a/b"], b"");
    assert_eq!(exit, 0);
    assert_eq!(
        objects(&out),
        [json!({
            "input": "urn:z:a/b", "profile": "rfc2141", "valid": true, "strict": false, "nid": "z", "nss": "a/b", "normalized": "urn:z:a/b", "nid_class": "2141-only", "registered": null,
        })]
    );
    let (_, out) = run(&["urn", "check", "--json", "--profile", "rfc2141bis-03", "urn:foo:bar?s=I2L&c=ToC"], b"");
    assert_eq!(objects(&out)[0]["directives"], json!([["s", "I2L"], ["c", "ToC"]]));
    assert_eq!(objects(&out)[0]["query"], "s=I2L&c=ToC");
    let (exit, out) = run(&["urn", "check", "--json", "urn:ex:a b"], b"");
    assert_eq!(exit, 1);
    assert_eq!(
        objects(&out)[0]["error"],
        json!({ "code": "nss-character", "at": 8, "message": "This character must be percent-encoded in the namespace-specific string", "clause": "RFC 8141 §2.2" })
    );
    assert_eq!(run(&["urn", "check", "--profile", "rfc9999", "x"], b"").0, 2);
}

#[test]
fn every_line_gets_an_answer_whatever_is_in_it() {
    let input = b"urn:isbn:1\r\nurn:isbn:2\n\nurn:a\0b:c\nurn:ex:\xc3\nurn:isbn:3";
    let (exit, out) = run(&["urn", "check", "--json"], input);
    assert_eq!(exit, 1);
    let answers = objects(&out);
    let valid: Vec<bool> = answers.iter().map(|answer| answer["valid"] == true).collect();
    assert_eq!(valid, [false, true, false, false, false, true]);
    assert_eq!(answers[0]["error"]["at"], 10, "the CR is answered, not dropped");
    assert_eq!(answers[4]["input"], "urn:ex:\u{fffd}");
    let (_, plain) = run(&["urn", "check"], input);
    assert_eq!(plain.lines().count(), 6);
    assert_eq!(run(&["urn", "check", "--count"], input).1, "valid 2\ninvalid 4\n");
}

#[test]
fn a_line_of_64_mebibytes_is_answered_and_the_next_one_too() {
    let mut input = b"urn:example:".to_vec();
    input.resize(64 * 1024 * 1024, b'a');
    input.extend_from_slice(b"\nurn:isbn:1\n");
    let (_, out) = run(&["urn", "check", "--json"], &input);
    let answers = objects(&out);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"]["code"], "too-long");
    assert_eq!(answers[1]["valid"], true);
}

#[test]
fn the_other_verbs_say_yes_and_no() {
    assert_eq!(run(&["urn", "compare", "urn:isbn:1", "URN:ISBN:1"], b""), (0, "equivalent\turn:isbn:1\tURN:ISBN:1\n".into()));
    assert_eq!(run(&["urn", "compare", "urn:isbn:1", "urn:isbn:2"], b"").0, 1);
    let pairs = b"urn:foo:a?x=1&y=2\turn:foo:a?y=2&x=1\nurn:foo:a?x=1\turn:foo:a\n";
    let (exit, out) = run(&["urn", "compare", "--profile", "rfc2141bis-03", "--purpose", "caching", "--json"], pairs);
    assert_eq!(exit, 1);
    assert_eq!(objects(&out).iter().map(|answer| answer["equivalent"] == true).collect::<Vec<_>>(), [true, false]);
    assert_eq!(run(&["urn", "normalize", "URN:NBN:Fi-%2c"], b""), (0, "urn:nbn:Fi-%2C\n".into()));
    assert_eq!(run(&["urn", "encode", "--nid", "example", "1/406 é"], b""), (0, "urn:example:1%2F406%20%C3%A9\n".into()));
    assert_eq!(run(&["urn", "find"], b"\xff See urn:isbn:1, urn:isbn:2."), (0, "6\turn:isbn:1\n18\turn:isbn:2\n".into()));
    assert_eq!(run(&["nid", "check", "--offline", "de-books"], b"").0, 1);
    let (exit, out) = run(&["nid", "check", "--offline", "--json", "Example-Co"], b"");
    assert_eq!(exit, 0);
    assert_eq!(
        objects(&out),
        [
            json!({ "input": "Example-Co", "syntax": true, "class": "formal", "formal_ok": true, "informal": false, "normalized": "example-co", "status": null, "findings": [] })
        ]
    );
    assert_eq!(run(&["completions", "bash"], b"").0, 0);
    assert!(run(&["man"], b"").1.contains(".TH nidreg"));
}

#[test]
fn the_api_gives_the_same_answers_and_knows_the_registry() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let nobody = Person::nobody(&house);
    let get = |path: &str| -> Value { serde_json::from_str(&nobody.get(path).body).unwrap() };
    let isbn = get("/api/v1/check/urn?urn=urn%3Aisbn%3A1");
    assert_eq!((&isbn["valid"], &isbn["registered"]), (&json!(true), &json!(true)));
    assert_eq!(get("/api/v1/check/urn?urn=urn%3Anever-seen%3A1")["registered"], false);
    assert_eq!(get("/api/v1/check/nid?nid=ISBN")["status"], "registered");
    assert_eq!(get("/api/v1/check/nid?nid=seedbank")["status"], "requested");
    assert_eq!(get("/api/v1/check/nid?nid=de-x")["status"], "not_allowed");
    let same = get("/api/v1/equivalent?a=urn%3Anbn%3AFI-1&b=urn%3Anbn%3Afi-1");
    assert_eq!((&same["equivalent"], &same["equivalent_in_namespace"]), (&json!(false), &json!(true)));
    let wrong = nobody.get("/api/v1/check/urn?urn=x&colour=blue");
    assert_eq!((wrong.status, wrong.header("content-type")), (400, "application/problem+json"));
    assert_eq!(nobody.get("/api/v1/equivalent?a=x&b=y").status, 422);
    let lines = b"urn:isbn:1\nnot one\nurn:isbn:2";
    let stream = nobody.post_raw("/api/v1/check/urns", lines, &[("Content-Type", "text/plain")]);
    assert_eq!(stream.header("content-type"), "application/x-ndjson");
    assert_eq!(objects(&stream.body).iter().map(|answer| answer["valid"] == true).collect::<Vec<_>>(), [true, false, true]);
    // Much more than any limit of a form: a stream has none. The answers are read while the lines are still sent, as back-pressure
    // wants it; a client that only sends would be made to wait.
    let file = db.dir.path().join("lines");
    std::fs::write(&file, b"urn:isbn:0451450523\n".repeat(400_000)).unwrap();
    let curl = Command::new("curl")
        .args(["-sf", "--max-time", "60", "-H", "Content-Type: text/plain", "--data-binary"])
        .arg(format!("@{}", file.display()))
        .arg(format!("{}/api/v1/check/urns", house.base))
        .output()
        .unwrap();
    assert_eq!(curl.stdout.iter().filter(|b| **b == b'\n').count(), 400_000);
}
