//! Checking a list of URNs at once by the rules of their namespaces, and downloads of the results.

use crate::common::prelude::*;
use nidreg::urn_lists::LINES_MAX;

const HERE: [(&str, &str); 2] = [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "multipart/form-data; boundary=b")];

fn form(urns: &str, file: &[u8]) -> Vec<u8> {
    let mut body = format!("--b\r\nContent-Disposition: form-data; name=\"urns\"\r\n\r\n{urns}\r\n--b\r\nContent-Disposition: form-data; name=\"list\"; filename=\"l.txt\"\r\n\r\n").into_bytes();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--b--\r\n");
    body
}

#[test]
fn result_of_a_checked_urn_list_can_be_downloaded() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    assert!(nobody.get("/check").body.contains("href=\"/check/list\""));
    nobody.get("/check/list").says(&["action=\"/check/list\"", "type=\"file\""]);

    let file = b"urn:isbn:0451450523\r\n\r\nurn:isbn:0451450524\r\nurn:quipu:1\n=cmd|'x'!A1,\"\n";
    let sent = nobody.post_raw("/check/list", &form("\r\n", file), &HERE);
    assert_eq!((sent.status, sent.header("cache-control")), (200, "no-store"), "{}", sent.body);
    assert_eq!(sent.header("access-control-allow-origin"), "");
    says(
        &sent.body,
        // The line is that of the file.
        &[
            "3 of 4 have problems",
            "<th scope=\"row\">3</th>",
            "urn:isbn:0451450524",
            "The check digit of 045145052 is 3",
            "<b>1</b> valid",
            "noindex",
        ],
    );
    // The page sends the list again for a download.
    let (_, list) = sent.body.split_once("name=\"urns\" value=\"").unwrap();
    let list = list.split('"').next().unwrap().replace("&#34;", "\"").replace("&#39;", "'").replace("&#61;", "=");
    let download = |format: &str| nobody.post("/check/list", &[("urns", &list), ("as", format)]);
    let csv = download("csv");
    assert_eq!((csv.status, csv.header("cache-control")), (200, "no-store"));
    assert!(csv.header("content-type").starts_with("text/csv") && csv.header("content-disposition").contains("attachment"));
    let lines: Vec<&str> = csv.body.split("\r\n").collect();
    assert_eq!(lines[0], "Line,Text,Verdict,Namespace,At,Fault,Compared as");
    assert!(lines[1].starts_with("1,urn:isbn:0451450523,valid,isbn,,,urn:isbn:"), "{}", lines[1]);
    assert!(lines[2].starts_with("3,urn:isbn:0451450524,invalid,isbn,"), "{}", lines[2]);
    assert!(lines[4].contains("\"'=cmd|'x'!A1,\"\"\",invalid"), "no formula: {}", lines[4]);
    let ndjson = download("ndjson").body;
    let all: Vec<Value> = ndjson.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((all.len(), &all[1]["line"], &all[1]["verdict"]), (4, &Value::from(3), &Value::from("invalid")));
    // The result is the same as for a single URN.
    let one = nobody.get("/api/v1/check/urn?urn=urn:isbn:0451450524").json();
    assert_eq!((&all[1]["namespace"], &all[1]["normalized"]), (&one["namespace"], &one["normalized"]));
    assert_eq!(download("exe").status, 400);
}

#[test]
fn invalid_lists_and_cross_site_forms_are_rejected() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let long = "urn:isbn:0451450523\n".repeat(LINES_MAX + 1);
    let large = "x".repeat(nidreg::urn_lists::BYTES_MAX + 1);
    for (urns, file, words) in [
        ("", &b""[..], "Enter URNs, one per line"),
        ("", long.as_bytes(), "10000 lines or fewer"),
        ("", large.as_bytes(), "1048576 bytes or fewer"),
        ("", b"urn:isbn:\xff", "plain text in UTF-8"),
        ("urn:isbn:1", b"urn:isbn:2", "not both"),
    ] {
        let refused = nobody.post_raw("/check/list", &form(urns, file), &HERE);
        assert!(refused.status == 422 && refused.body.contains(words), "{words}: {} {}", refused.status, refused.body);
    }
    let typed = nobody.post("/check/list", &[("urns", "urn:isbn:0451450523")]);
    assert_eq!(typed.status, 200, "a form without a file: {}", typed.body);
    assert_eq!(nobody.post("/check/list", &[("urns", "a"), ("colour", "red")]).status, 400);
    let elsewhere = [("Sec-Fetch-Site", "cross-site"), ("Content-Type", "multipart/form-data; boundary=b")];
    assert_eq!(nobody.post_raw("/check/list", &form("urn:isbn:1", b""), &elsewhere).status, 403);
    // Too many requests are rejected.
    let server = TestServer::start_with(&TestDb::sqlite(), true, &[("NIDREG_LIMITS", "check=2")]);
    let nobody = Person::nobody(&server);
    let statuses: Vec<u16> = (0..3).map(|_| nobody.post_raw("/check/list", &form("urn:isbn:1", b""), &HERE).status).collect();
    assert_eq!(statuses, [200, 200, 429]);
}
