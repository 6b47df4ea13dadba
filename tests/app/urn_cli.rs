//! Tests the check commands and the check API: both use one engine and must return the same results.

use crate::common::prelude::*;
use std::io::Write as _;

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
        // The program may close its input early once it has a result.
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
fn urn_check_output_matches_the_contract() {
    let (exit, out) = run(&["urn", "check", "--json", "URN:Example:a%2cb?+r?=q#f"], b"");
    assert_eq!(exit, 0);
    assert_eq!(
        objects(&out),
        [json!({
            "input": "URN:Example:a%2cb?+r?=q#f", "profile": "rfc8141", "valid": true, "syntax": true, "verdict": "valid", "nid": "Example", "nss": "a%2cb", "r": "r", "q": "q", "f": "f",
            "normalized": "urn:example:a%2Cb", "nid_class": "formal", "registered": null,
            "namespace": {
                "nid": "example", "registered": true, "status": "active", "replaced_by": null, "in_use": null,
                "fault": null, "untested": null, "canonical": "urn:example:a%2Cb", "notes": [],
            },
        })]
    );
    let (exit, out) = run(&["urn", "check", "--json", "--offline", "--profile", "rfc2141", "urn:z:a/b"], b"");
    assert_eq!(exit, 0);
    assert_eq!(
        objects(&out),
        [json!({
            "input": "urn:z:a/b", "profile": "rfc2141", "valid": null, "syntax": true, "verdict": "not_tested", "strict": false, "nid": "z", "nss": "a/b", "normalized": "urn:z:a/b", "nid_class": "2141-only", "registered": null, "namespace": null,
        })]
    );
    let (_, out) = run(&["urn", "check", "--json", "--profile", "rfc2141bis-03", "urn:foo:bar?s=I2L&c=ToC"], b"");
    assert_eq!(objects(&out)[0]["directives"], json!([["s", "I2L"], ["c", "ToC"]]));
    assert_eq!(objects(&out)[0]["query"], "s=I2L&c=ToC");
    let (exit, out) = run(&["urn", "check", "--json", "urn:ex:a b"], b"");
    assert_eq!(exit, 1);
    assert_eq!(
        objects(&out)[0]["error"],
        json!({ "code": "nss-character", "at": 8, "message": "This character is not allowed in the namespace-specific string", "clause": "RFC 8141 §2.2" })
    );
    assert_eq!(run(&["urn", "check", "--profile", "rfc9999", "x"], b"").0, 2);
}

#[test]
fn fragment_is_noted_unless_the_registration_allows_it() {
    for (profile, urn, noted) in [
        ("rfc8141", "urn:doi:10.1000/182#a", true),
        ("rfc8141", "urn:issn:0028-0836#a", false),
        ("rfc8141", "urn:isbn:0-395-36341-1#a", false),
        ("rfc2141bis-03", "urn:issn:0028-0836#a", true),
        ("rfc2141bis-03", "urn:issn:0028-0836", false),
        ("rfc2141bis-03", "urn:isbn:0-395-36341-1#a", false),
    ] {
        let (_, json) = run(&["urn", "check", "--json", "--profile", profile, urn], b"");
        let (_, words) = run(&["urn", "check", "--profile", profile, urn], b"");
        assert_eq!(json.contains("\"code\":\"f-component\""), noted, "{profile} {urn}: {json}");
        assert_eq!(words.contains("fragment"), noted, "{profile} {urn}: {words}");
    }
}

#[test]
fn urn_check_applies_namespace_rules_without_a_database() {
    let ask = |urn: &str| {
        let (exit, out) = run(&["urn", "check", "--json", urn], b"");
        (exit, objects(&out)[0]["namespace"].clone())
    };
    assert_eq!(
        ask("urn:isbn:0-395-36341-1"),
        (
            0,
            json!({ "nid": "isbn", "registered": true, "status": "active", "replaced_by": null, "in_use": null,
            "fault": null, "untested": "whether the hyphens are in the right places (range file of the International ISBN Agency)",
            "canonical": "urn:isbn:9780395363416", "notes": [] })
        )
    );
    assert_eq!(
        ask("urn:isbn:0451450524"),
        (
            1,
            json!({ "nid": "isbn", "registered": true, "status": "active", "replaced_by": null, "in_use": null,
            "canonical": null, "notes": [], "untested": null,
            "fault": { "code": "check-digit", "at": 18, "message": "the check digit of 045145052 is 3", "expected": ["3"] } })
        )
    );
    assert_eq!(
        ask("urn:isnb:0451450523"),
        (
            1,
            json!({ "nid": "isnb", "registered": false, "status": null, "replaced_by": null, "in_use": null, "untested": null,
            "canonical": null, "notes": [],
            "fault": { "code": "unregistered", "at": 4, "message": "the namespace isnb is not registered; did you mean isbn?", "expected": ["isbn", "isni"] } })
        )
    );
    assert_eq!(ask("not a urn"), (1, Value::Null));
    assert_eq!(objects(&run(&["urn", "check", "--json", "--offline", "urn:isbn:1"], b"").1)[0]["namespace"], Value::Null);
    assert_eq!(
        run(&["urn", "check", "--offline", "urn:isbn:1"], b""),
        (0, "not_tested\turn:isbn:1\tnot tested: the namespace and its rules\n".into())
    );
    let (exit, out) = run(&["urn", "check", "urn:oid:1.3.6.1", "urn:oid:1.40", "urn:x-a:b", "978-951-0-18435-6"], b"");
    assert_eq!(exit, 1);
    let untested = "urn:epc:id:sgtin:0614141.1123450.400";
    let words = "not tested: the form of names in this sub-namespace (EPC Tag Data Standard)";
    assert_eq!(run(&["urn", "check", untested], b""), (0, format!("not_tested\t{untested}\t{words}\n")));
    let (exit, encoded) = run(&["urn", "check", "urn:example:%41"], b"");
    assert!(exit == 0 && encoded.starts_with("valid\turn:example:%41\tnote: %41 encodes A"), "{encoded}");
    let (exit, repaired) = run(&["urn", "check", "URN: ISBN: 9780306406157"], b"");
    assert!(exit == 1 && repaired.ends_with("; without spaces: urn:isbn:9780306406157\n"), "{repaired}");
    assert_eq!(
        out.lines().collect::<Vec<_>>(),
        [
            "valid\turn:oid:1.3.6.1",
            "invalid\turn:oid:1.40\tthe numbers under the root 1 end at 39; 40 is not allowed (oid, byte 10)",
            "invalid\turn:x-a:b\tthe namespace x-a cannot be registered (x-a, byte 4)",
            "invalid\t978-951-0-18435-6\tA URN starts with \"urn:\" (RFC 8141 §2, byte 0); written as a URN: urn:isbn:978-951-0-18435-6",
        ]
    );
}

#[test]
fn check_compare_normalize_and_encode_agree() {
    let forms = ["urn:isbn:0-395-36341-1", "URN:ISBN:978-0-395-36341-6", "urn:isbn:9780395363416"];
    for form in forms {
        assert_eq!(run(&["urn", "normalize", form], b"").1, "urn:isbn:9780395363416\n");
        assert_eq!(
            objects(&run(&["urn", "check", "--json", form], b"").1)[0]["namespace"]["canonical"],
            "urn:isbn:9780395363416"
        );
        assert_eq!(run(&["urn", "compare", form, forms[0]], b"").0, 0, "{form}");
    }
    assert_eq!(run(&["urn", "compare", "--offline", forms[0], forms[1]], b"").0, 1);
    // RFC 2141 allows neither "&" nor "~".
    assert_eq!(run(&["urn", "encode", "--nid", "example", "a&b~c"], b""), (0, "urn:example:a%26b%7Ec\n".into()));
    // The grammar of doi contains a slash, so it is not encoded.
    assert_eq!(run(&["urn", "encode", "--nid", "doi", "10.1000/a b"], b""), (0, "urn:doi:10.1000/a%20b\n".into()));
    assert_eq!(run(&["urn", "encode", "--nid", "isbn", "951-0-18435-8"], b"").0, 1);
    assert_eq!(run(&["urn", "encode", "--nid", "ddi", "a"], b"").0, 1);
    assert_eq!(run(&["urn", "encode", "--nid", "lamps", "a"], b"").0, 1);
    assert_eq!(run(&["urn", "encode", "--nid", "lamps", "--unknown-rules", "a b"], b""), (0, "urn:lamps:a%20b\n".into()));
}

#[test]
fn ns_commands_work_without_a_database() {
    let (exit, card) = run(&["ns", "card", "ISBN"], b"");
    assert_eq!(exit, 0);
    assert!(card.contains("International Standard Book Number") && card.contains("editors of this registry"), "{card}");
    let (_, shown) = run(&["ns", "show", "--json", "issn"], b"");
    assert_eq!((&objects(&shown)[0]["nid"], &objects(&shown)[0]["reading"]), (&json!("issn"), &json!("editors")));
    assert!(run(&["ns", "show", "issn"], b"").1.contains("ignore-case, ignore:-"));
    let (exit, tested) = run(&["ns", "test", "isbn"], b"");
    assert_eq!((exit, tested.lines().filter(|line| line.starts_with("ok\t")).count()), (0, 13));
    let (exit, names) = run(&["ns", "sample", "isbn", "--count", "5"], b"");
    assert_eq!((exit, names.lines().count()), (0, 5));
    assert_eq!(run(&["urn", "check"], names.as_bytes()).0, 0, "{names}");
    assert_eq!(run(&["ns", "sample", "isbn", "--count", "5"], b"").1, names, "the same seed, the same names");
    let (exit, regex) = run(&["ns", "regex", "uuid"], b"");
    assert_eq!((exit, regex.starts_with("^[Uu][Rr][Nn]:[Uu][Uu][Ii][Dd]:")), (0, true), "{regex}");
    assert_eq!(run(&["ns", "card", "isnb"], b"").0, 4);
}

#[test]
fn every_input_line_gets_a_result_regardless_of_content() {
    let input = b"urn:isbn:1\r\nurn:isbn:2\n\nurn:a\0b:c\nurn:ex:\xc3\nurn:isbn:3";
    let (exit, out) = run(&["urn", "check", "--json"], input);
    assert_eq!(exit, 1);
    let answers = objects(&out);
    let are_urns: Vec<bool> = answers.iter().map(|answer| answer["error"].is_null()).collect();
    assert_eq!(are_urns, [true, true, false, false, false, true]);
    assert_eq!(answers[0]["input"], "urn:isbn:1", "CR LF ends a line");
    assert_eq!(answers[4]["input"], "urn:ex:\u{fffd}");
    let (_, plain) = run(&["urn", "check"], input);
    assert_eq!(plain.lines().count(), 6);
    assert_eq!(run(&["urn", "check", "--count"], input).1, "valid syntax 3\ninvalid syntax 3\n");
}

#[test]
fn line_of_64_mib_is_rejected_and_the_next_line_is_checked() {
    let mut input = b"urn:example:".to_vec();
    input.resize(64 * 1024 * 1024, b'a');
    input.extend_from_slice(b"\nurn:isbn:1\n");
    let (_, out) = run(&["urn", "check", "--json"], &input);
    let answers = objects(&out);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"]["code"], "too-long");
    assert_eq!(answers[1]["nss"], "1");
}

#[test]
fn other_commands_return_results_and_exit_codes() {
    assert_eq!(run(&["urn", "compare", "urn:isbn:1", "URN:ISBN:1"], b""), (0, "equivalent\turn:isbn:1\tURN:ISBN:1\n".into()));
    assert_eq!(run(&["urn", "compare", "urn:isbn:1", "urn:isbn:2"], b"").0, 1);
    let pairs = b"urn:foo:a?x=1&y=2\turn:foo:a?y=2&x=1\nurn:foo:a?x=1\turn:foo:a\n";
    let (exit, out) = run(&["urn", "compare", "--profile", "rfc2141bis-03", "--purpose", "caching", "--json"], pairs);
    assert_eq!(exit, 1);
    assert_eq!(objects(&out).iter().map(|answer| answer["equivalent"] == true).collect::<Vec<_>>(), [true, false]);
    assert_eq!(run(&["urn", "normalize", "--offline", "URN:NBN:Fi-%2c"], b""), (0, "urn:nbn:Fi-%2C\n".into()));
    assert_eq!(run(&["urn", "normalize", "URN:NBN:Fi-%2c"], b""), (0, "urn:nbn:fi-%2C\n".into()));
    assert_eq!(run(&["urn", "encode", "--nid", "example", "1/406 é"], b""), (0, "urn:example:1%2F406%20%C3%A9\n".into()));
    assert_eq!(run(&["urn", "find"], b"\xff See urn:isbn:1, urn:isbn:2."), (0, "6\turn:isbn:1\n18\turn:isbn:2\n".into()));
    assert_eq!(run(&["nid", "check", "--offline", "de-books"], b"").0, 1);
    let (exit, out) = run(&["nid", "check", "--offline", "schemas-upnp-org"], b"");
    assert!(exit == 0 && out.contains("N15"), "the built-in names in use are reported without a database: {out}");
    let (exit, out) = run(&["nid", "check", "--offline", "--json", "Example-Co"], b"");
    assert_eq!(exit, 0);
    assert_eq!(
        objects(&out),
        [
            json!({ "input": "Example-Co", "syntax": true, "class": "formal", "formal_ok": true, "informal": false, "normalized": "example-co", "status": null, "findings": [] })
        ]
    );
}

#[test]
fn api_check_results_include_registration_status() {
    let (db, server, [nobody]) = TestServer::demo(["nobody"]);
    let get = |path: &str| -> Value { serde_json::from_str(&nobody.get(path).body).unwrap() };
    let isbn = get("/api/v1/check/urn?urn=urn%3Aisbn%3A1");
    assert_eq!((&isbn["valid"], &isbn["registered"]), (&json!(false), &json!(true)));
    assert_eq!(get("/api/v1/check/urn?urn=urn%3Anever-seen%3A1")["registered"], false);
    let fragment = get("/api/v1/check/urn?urn=urn%3Aissn%3A0028-0836%23a&profile=rfc2141bis-03");
    assert_eq!(fragment["namespace"]["notes"][0]["code"], "f-component");
    assert_eq!(get("/api/v1/check/nid?nid=ISBN")["status"], "registered");
    assert_eq!(get("/api/v1/check/nid?nid=seedbank")["status"], "requested");
    assert_eq!(get("/api/v1/check/nid?nid=de-x")["status"], "not_allowed");
    let same = get("/api/v1/equivalent?a=urn%3Anbn%3AFI-1&b=urn%3Anbn%3Afi-1");
    assert_eq!((&same["equivalent"], &same["equivalent_by_rfc"]), (&json!(true), &json!(false)));
    let wrong = nobody.get("/api/v1/check/urn?urn=x&colour=blue");
    assert_eq!((wrong.status, wrong.header("content-type")), (400, "application/problem+json"));
    assert_eq!(nobody.get("/api/v1/equivalent?a=x&b=y").status, 422);
    let lines = b"urn:isbn:0451450523\nnot one\nurn:isbn:9780306406157";
    let stream = nobody.post_raw("/api/v1/check/urns", lines, &[("Content-Type", "text/plain")]);
    assert_eq!(stream.header("content-type"), "application/x-ndjson");
    assert_eq!(objects(&stream.body).iter().map(|answer| answer["valid"] == true).collect::<Vec<_>>(), [true, false, true]);
    // The same input as NDJSON: strings, or objects that may have other members.
    let lines = b"\"urn:isbn:0451450523\"\n{\"row\":2,\"urn\":\"urn:isbn:0451450524\"}\nurn:isbn:0451450523\n";
    let stream = nobody.post_raw("/api/v1/check/urns", lines, &[("Content-Type", "application/x-ndjson")]);
    let answers = objects(&stream.body);
    assert_eq!(answers.iter().map(|answer| answer["valid"] == true).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!((&answers[0]["verdict"], &answers[1]["verdict"]), (&json!("valid"), &json!("invalid")));
    assert_eq!(answers[2]["error"]["code"], "not_ndjson");
    streamed(&db, &server, 60_000);
}

#[test]
#[ignore = "script/test full"]
fn four_hundred_thousand_lines_are_checked_in_one_streamed_request() {
    let (db, server) = TestServer::on_new_database(true);
    streamed(&db, &server, 400_000);
}

/// Sends more than any form limit allows: a stream has no limit. curl reads results while it sends lines; because of back-pressure, a
/// client that only sends would block.
fn streamed(db: &TestDb, server: &TestServer, lines: usize) {
    let file = db.dir.path().join("lines");
    std::fs::write(&file, b"urn:isbn:0451450523\n".repeat(lines)).unwrap();
    let curl = Command::new("curl")
        .args(["-sf", "--max-time", "300", "-H", "Content-Type: text/plain", "--data-binary"])
        .arg(format!("@{}", file.display()))
        .arg(format!("{}/api/v1/check/urns", server.base))
        .output()
        .unwrap();
    assert_eq!(curl.stdout.iter().filter(|b| **b == b'\n').count(), lines);
}

#[test]
fn urn_resolve_uses_the_built_in_directory() {
    let (code, out) = run(&["urn", "resolve", "urn:nbn:fi-fe201003181510?=lang=en#page=3", "--service", "N2L"], b"");
    assert_eq!(code, 0);
    assert!(
        out.starts_with("I2L\thttps://urn.fi/urn:nbn:fi-fe201003181510?lang=en#page=3\tsure\tNational Library of Finland"),
        "{out}"
    );
    assert!(out.contains("\npart\tfi-fe\tNational Library of Finland\n"), "{out}");

    let (code, out) = run(&["urn", "resolve", "--json", "urn:nbn:zz:uu-1"], b"");
    let answer: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(code, 0, "the resolver for all of nbn still applies");
    assert_eq!(answer["choices"][0]["id"], "nbn-any");
    let caution = answer["cautions"].as_array().unwrap().iter().find(|note| note["code"] == "nbn").unwrap();
    assert!(caution["message"].as_str().unwrap().starts_with("ISO 3166-1 reserves these two letters"), "{caution}");
    assert_eq!(caution["at"], 8);

    assert_eq!(run(&["urn", "resolve", "urn:example:a"], b"").0, 4, "example has no resolver");
    assert_eq!(run(&["urn", "resolve", "urn:nbn:fi-1", "--service", "L2R"], b"").0, 2);
    assert_eq!(run(&["urn", "resolve", "nbn:fi-1"], b"").0, 1);
    let (code, out) = run(&["urn", "resolve", "--json", "--profile", "rfc2141bis-03", "urn:nbn:fi-fe1?s=I2Ls&c=ToC"], b"");
    let answer: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (code, &answer["service"], &answer["choices"][0]["target"]),
        (0, &json!("I2Ls"), &json!("https://urn.fi/urn:nbn:fi-fe1?+s=I2Ls"))
    );
}

#[test]
fn urn_encode_with_unknown_rules_prints_a_warning() {
    assert_eq!(run(&["urn", "encode", "--nid", "isbn", "a b"], b""), (1, String::new()), "an ISBN with a space is not accepted");
    let unknown = ["urn", "encode", "--nid", "isbn", "--unknown-rules", "a b"];
    let output = Command::new(env!("CARGO_BIN_EXE_nidreg")).args(unknown).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "urn:isbn:a%20b\n");
    let warning = String::from_utf8(output.stderr).unwrap();
    assert!(warning.contains("not the rules of isbn") && warning.contains("RFC 8141 §2.2"), "{warning}");
}
