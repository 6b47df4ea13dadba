//! Invalid input is rejected with an explanation and the right status, and the submitted text is preserved and escaped.

use crate::common::prelude::*;
use crate::common::table::Words;

const SAME: (&str, &str) = ("Sec-Fetch-Site", "same-origin");

fn year() -> i16 {
    nidreg::clock::day(nidreg::clock::now()).year()
}

fn draft() -> String {
    format!("/requests/R-{}-0001/edit", year())
}

#[test]
fn malformed_forms_are_rejected_with_a_reason_and_text_is_preserved() {
    let (_db, _server, [person]) = TestServer::demo(["registrant"]);
    let path = draft();
    let cases: [(&[u8], u16, &str); 5] = [
        (b"save_number=1&purpose=my+words&colour=blue", 400, "an unknown field: &#34;colour&#34;"),
        (b"save_number=1&purpose=my+words&purpose=again", 400, "&#34;purpose&#34; twice"),
        (b"save_number=1&purpose=my+words+%FF%FE", 422, "Remove U+FFFD (replacement character) at line 1"),
        (b"save_number=1&purpose=my+words+%00", 422, "Remove U+FFFD (replacement character) at line 1"),
        (b"save_number=99&purpose=my+words", 409, "saved in another window"),
    ];
    for (body, status, sentence) in cases {
        let answer = person.post_raw(&path, body, &[SAME]);
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.body.contains(sentence), "{sentence}: {}", answer.body);
        assert!(answer.body.contains("my words"), "the text is lost: {}", answer.body);
        assert!(answer.body.contains("<h1>"), "the response is not a complete page");
    }
    // None of it was saved.
    assert!(!person.get(&path).body.contains("my words"));
}

#[test]
fn unsupported_malformed_and_oversized_requests_are_rejected_with_a_client_error() {
    let (_db, server, [nobody, person]) = TestServer::demo(["nobody", "registrant"]);
    let (draft, long) = (draft(), "n".repeat(5000));
    let lines = [b"save_number=1&purpose=".as_slice(), &b"a%0A%0A".repeat(10_001)].concat();
    let (many, large) = (b"a=1&".repeat(100_000), [b"save_number=1&purpose=".as_slice(), &vec![b'a'; 10 * 1024 * 1024]].concat());
    let json = [SAME, ("Content-Type", "application/json")];
    let bodies: [(&Person, &str, &[u8], &[(&str, &str)], u16, Words<'_>); 5] = [
        (&person, &draft, b"{}", &json, 415, &[]),
        (&person, &draft, &large, &[SAME], 413, &["still in your browser"]),
        // A page of 300,000 paragraphs took 15 seconds and 750 MB.
        (&person, &draft, &lines, &[SAME], 422, &["20000 lines or fewer"]),
        (&nobody, "/register", &many, &[SAME], 400, &["more than 200 fields"]),
        // The API reads the body regardless of its Content-Type.
        (&nobody, "/api/v1/templates/read", b"Namespace ID: boats\n", &[], 200, &["\"namespace_id\":\"boats\""]),
    ];
    for (who, path, body, headers, status, words) in bodies {
        let answer = who.post_raw(path, body, headers);
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
        says(&answer.body, words);
        assert!(answer.body.len() < 150_000, "{path}");
    }
    let template = ("template", "Namespace ID: x1\nPurpose: y");
    let demo = [("email", "other@demo.example"), ("password", "nidreg-demo")];
    let pasted = [template, ("kind", "new_formal"), ("nid", &long), ("intent", "use")];
    forms(&[
        (&person, "/register/paste", &pasted, 422, &[]),
        (&nobody, "/sign-in", &[("email", &long), ("password", "x")], 400, &[]),
    ]);
    for next in ["/\t/evil.example/", "//evil.example", "/\u{7f}"] {
        let form = [&demo[..], &[("next", next)]].concat();
        let answers = forms(&[(&Person::nobody(&server), "/sign-in", &form, 303, &[])]);
        assert_eq!(answers[0].location, "/waiting", "{next:?}");
    }
    let put = person.agent.put(format!("{}/register", server.base)).header(SAME.0, SAME.1).send_empty().unwrap();
    assert_eq!(put.status(), 405);
    let delete = person.agent.delete(format!("{}/register", server.base)).call().unwrap();
    assert_eq!((delete.status().as_u16(), delete.headers()["allow"].to_str().unwrap()), (405, "GET, HEAD, POST"));
    for path in [
        "/assignments/urn-formal/%00", "/assignments/urn-formal/%FF", "/requests/..%2F..%2Fetc", "/rules/%22%3E%3Cscript%3E",
        "/check?nid=%FF%00", "/check?urn=%F0%9F%98%80",
    ] {
        let answer = person.get(path);
        assert!(answer.status < 500, "{path}: {}", answer.status);
        says(&answer.body, &["!<script>"]);
    }
    pages(&[
        (&person, "/api/v1/check/nid?nid=isbn&colour=blue", 400, &[]),
        (&nobody, "/assignments/urn-formal/ISBN/%0a", 404, &[]),
        (&nobody, "/assignments/urn-formal/isbn/%01", 404, &[]),
    ]);
    for path in
        ["/find?q=", "/check?urn=urn:isbn:", "/check?nid=", "/requests?q=", "/assignments/urn-namespaces?q=", "/api/v1/find?q="]
    {
        let words = ["contains a NUL byte (%00) or bytes that are not valid UTF-8"];
        pages(
            &["a%00b", "%FF"].map(|bad| format!("{path}{bad}")).each_ref().map(|path| (&person, path.as_str(), 400, &words[..])),
        );
    }
}

/// Input is shown as text to its author, operators, experts and anonymous users, and in feeds.
#[test]
fn user_input_is_escaped_wherever_it_is_shown() {
    const MARKUP: &str = "'\"></textarea></title>--><svg onload=alert(1)>&lt;b&gt;{{7*7}}${7*7}";
    let (_db, _server, [nobody, person, operator, expert]) = TestServer::demo(["nobody", "registrant", "operator", "expert"]);
    let query: String = form_urlencoded::byte_serialize(MARKUP.as_bytes()).collect();
    let edit = format!("{}/edit", demo_request(1));
    let text = format!("Namespace ID: lampreader\n\nPurpose: {MARKUP}\n\n{MARKUP}:\n  x\n");
    let mut pages = vec![
        nobody.post("/sign-in", &[("email", MARKUP), ("password", MARKUP), ("next", MARKUP)]),
        nobody.post("/account/new", &[("email", MARKUP)]),
        nobody.post("/check/template", &[("template", text.as_str()), ("kind", "")]),
        person.post("/account/own/name", &[("name", MARKUP)]),
        person.post(&edit, &[("save_number", "99"), ("purpose", MARKUP)]),
        person.post("/register", &[("kind", "new_formal"), ("nid", MARKUP)]),
        person
            .post("/register/paste", &[("template", text.as_str()), ("kind", "new_formal"), ("nid", MARKUP), ("intent", "use")]),
    ];
    // Stored input that later pages show: the text of a draft, a comment, and an operator's note.
    let whole = person.get(&edit).body;
    let revision = whole.split("name=\"save_number\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    person.post(&edit, &[("save_number", revision), ("purpose", MARKUP)]).is(303, &[]);
    let review = demo_request(3);
    expert.post(&format!("{review}/comment"), &[("comment", MARKUP)]).is(303, &[]);
    assert_eq!(operator.post(&format!("{}/notes", demo_request(2)), &[("note", MARKUP)]).status, 303);
    for path in ["/find?q=", "/check?urn=", "/check?nid=", "/resolve?urn=", "/requests?q=", "/assignments/urn-namespaces?q="] {
        pages.push(nobody.get(&format!("{path}{query}")));
    }
    let draft = demo_request(1);
    for path in [edit.clone(), format!("{edit}?checked=yes"), format!("{edit}/preview"), draft, "/account".into()] {
        pages.push(person.get(&path));
    }
    for path in [demo_request(3), "/requests/updates.atom".into()] {
        pages.push(nobody.get(&path));
    }
    pages.push(expert.get(&review));
    pages.push(operator.get(&demo_request(2)));
    let mut shown = 0;
    for page in &pages {
        assert!(page.status < 500);
        says(&page.body, &["!<svg onload", "!</textarea></title>", "!&lt;b&gt;{{"]);
        // Nor is it evaluated as a template.
        assert!(!page.body.contains("svg onload") || page.body.contains("{{7*7}}${7*7}"), "{}", page.body);
        shown += usize::from(page.body.contains("svg onload"));
    }
    assert!(shown >= 15, "the input was shown, encoded, on {shown} pages");
}

#[test]
fn expired_session_preserves_the_submitted_text() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let (path, text) = (draft(), "two hours of work");
    // The page is a sign-in form that submits the text again.
    let sign_in = [
        ("email", "registrant@demo.example"),
        ("password", "nidreg-demo"),
        ("kept_path", &path),
        ("kept.save_number", "1"),
        ("kept.purpose", text),
    ];
    forms(&[
        (&nobody, &path, &[("save_number", "1"), ("purpose", text)], 401, &["Your input is saved", text]),
        (&nobody, "/sign-in", &sign_in, 200, &[text, "Send now"]),
    ]);
}

#[test]
fn submitting_each_kind_of_invalid_formal_nid_is_rejected() {
    let (_db, _server, [person]) = TestServer::demo(["registrant"]);
    let long = "a".repeat(33);
    for (nid, words) in [
        ("urn-5", "Request an informal namespace"),
        ("de-books", "two letters and a hyphen"),
        ("xn--x", "A-labels"),
        ("X-test", "no longer used"),
        ("ab", "3 to 32 characters"),
        ("isbn", "already registered"),
        ("-a", "start with a hyphen"),
        ("a-", "end with a hyphen"),
        (long.as_str(), "this one has 33"),
        ("ünï", "letters a to z"),
    ] {
        // A draft can be created from a pasted text with any NID, but an invalid one cannot be submitted.
        let text = format!("Namespace ID: {nid}\n\nRegistrant: Somebody, a@x.example\n\nPurpose: These are my own words\n");
        let started = person
            .post("/register/paste", &[("template", &text), ("kind", "new_formal"), ("nid", nid), ("intent", "use")])
            .is(303, &[]);
        let mut form: Vec<(&str, &str)> = SECTIONS.map(|name| (name, "my own words")).into();
        form.extend([("namespace_id", nid), ("save_number", "1"), ("intent", "submit"), ("sure", "yes")]);
        let answer = person.post(&started.location, &form);
        assert_eq!(answer.status, 422, "{nid}: {}", answer.body);
        assert!(answer.body.contains(words) && answer.body.contains("RFC 8141"), "{nid}: {}", answer.body);
        assert!(
            answer.body.contains(&format!("value=\"{nid}\"")) && answer.body.contains("my own words"),
            "{nid}: the text is lost"
        );
    }
}

#[test]
fn invalid_nid_is_shown_as_typed_with_a_button_for_the_suggested_nid() {
    let (_db, _server, [person]) = TestServer::demo(["registrant"]);
    let (meant, button) = (("meant", "harbourlamp"), "name=\"meant\" value=\"harbourlamp\"");
    for typed in ["harbourlamp-", "harbourlamp,", "urn:harbourlamp", "URN:HARBOURLAMP:", "harbourlamp is requested of IANA"] {
        let words = ["Did you mean harbourlamp?", button, &format!("value=\"{typed}\"")];
        forms(&[(&person, "/register", &[("kind", "new_formal"), ("nid", typed)], 422, &words)]);
    }
    let form = [("kind", "new_formal"), ("nid", "harbourlamp-"), meant];
    let started = forms(&[(&person, "/register", &form, 303, &[])]);
    // The section of a draft keeps what is typed, and has the same button.
    let section = started[0].location.as_str();
    let typed = ("namespace_id", "urn:harbourlamp");
    let was = hidden(&person.get(section).body, "was.namespace_id");
    forms(&[(
        &person,
        section,
        &[typed, ("was.namespace_id", &was), ("intent", "save")],
        422,
        &["Did you mean harbourlamp?", button],
    )]);
    pages(&[(&person, section, 200, &["value=\"urn:harbourlamp\"", button])]);
    let was = hidden(&person.get(section).body, "was.namespace_id");
    forms(&[(&person, section, &[typed, ("was.namespace_id", &was), meant], 303, &[])]);
    pages(&[(&person, section, 200, &["value=\"harbourlamp\""])]);
    // A new version needs the NID as well.
    forms(&[(&person, "/register", &[("kind", "revision"), ("revise", "urn:isbn")], 422, &["Did you mean isbn?"])]);
}

#[test]
fn disallowed_characters_are_shown_as_code_points_outside_input_fields() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let bad = "%E2%80%AEexa%1B%5B31m";
    for path in [
        format!("/find?q={bad}"),
        format!("/check?urn=urn:{bad}:1"),
        format!("/check?nid={bad}"),
        format!("/resolve?urn=urn:{bad}:1"),
        format!("/requests?q={bad}"),
        format!("/assignments/urn-namespaces?q={bad}"),
        format!("/assignments/urn-formal/{bad}"),
    ] {
        let body = nobody.get(&path).body;
        // The values of input fields are exactly as typed.
        let shown: String = body
            .split("value=\"")
            .enumerate()
            .map(|(i, part)| if i == 0 { part } else { part.split_once('"').unwrap().1 })
            .collect();
        assert!(!shown.contains('\u{202e}') && !shown.contains('\u{1b}'), "{path}: {shown}");
    }
    nobody.get(&format!("/find?q={bad}")).says(&["[U+202E]", "value=\"\u{202e}exa"]);
}

#[test]
fn invalid_nid_character_is_rejected_with_its_rfc_clause() {
    let fixture = ProcedureFixture::new();
    for nid in ["abc-", "-abc", "abc_", "abc\u{200b}"] {
        let number = match fixture.start(&fixture.rita, &DraftPurpose::NewFormal(nid.to_owned())) {
            Ok(number) => number,
            Err(refusal) => {
                assert!(matches!(refusal, Refusal::Faults(_)), "{nid}: {refusal}");
                continue;
            }
        };
        let said = why(fixture.submit(&fixture.rita, number));
        assert!(said.contains("(RFC 8141, 2)"), "{nid}: {said}");
        assert_eq!(fixture.state(number), State::Draft);
    }
}
