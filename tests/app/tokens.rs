//! API tokens: shown once when created, limited to their scopes, and rejected after revocation.

use crate::common::prelude::*;

struct Program<'a> {
    person: &'a Person,
    token: String,
}

impl Program<'_> {
    fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &Value::Null, None)
    }

    fn send(&self, method: &str, path: &str, body: &Value, if_match: Option<&str>) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let mut headers = vec![("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
        headers.extend(if_match.map(|tag| ("If-Match", tag)));
        let body = body.to_string();
        match method {
            "POST" => self.person.post_raw(path, body.as_bytes(), &headers),
            "PUT" => self.person.put(path, body.as_bytes(), &headers),
            _ => self.person.ask("GET", path, &headers[..1]),
        }
    }
}

pub fn made(person: &Person, scopes: &[&str]) -> String {
    let mut form = vec![("name", "my editor"), ("days", "30")];
    form.extend(scopes.iter().map(|scope| ("scopes", *scope)));
    let page = person.post("/account/tokens", &form).is(200, &[]);
    let from = page.body.find("<code>nidreg_").unwrap() + 6;
    page.body[from..].split('<').next().unwrap().to_owned()
}

#[test]
fn namespace_id_of_a_submitted_request_cannot_be_changed_by_a_program() {
    let (_db, _server, [person, nobody]) = TestServer::demo(["registrant", "nobody"]);
    let program = Program { person: &nobody, token: made(&person, &["drafts", "submit"]) };
    let path = format!("/api/v1/drafts/{}", demo_number(9));
    let before = program.get(&path).is(200, &[]);
    let (tag, draft) = (before.header("etag").to_owned(), before.json());
    let nid = draft["nid"].as_str().unwrap();
    for change in [json!({ "nid": "other-name" }), json!({ "nid": "other-name", "template": { "namespace_id": "other-name" } })] {
        program.send("PUT", &path, &change, Some(&tag)).is(422, &["other-name"]);
    }
    assert_eq!(program.get(&path).json(), draft, "nothing is changed");
    program.send("PUT", &path, &json!({ "nid": nid, "template": { "purpose": "More." } }), Some(&tag)).is(200, &[]);
    // Only a new revision has a note.
    let draft = program.send("POST", "/api/v1/drafts", &json!({ "kind": "new_informal" }), None).is(201, &[]).json();
    let submit = format!("/api/v1/drafts/{}/submit", draft["number"].as_str().unwrap());
    let refused = program.send("POST", &submit, &json!({ "revision": draft["revision"], "note": "new" }), None).is(422, &[]);
    assert_eq!(refused.json()["errors"][0]["field"], "note");
}

#[test]
fn draft_of_an_api_client_with_text_around_its_template_cannot_be_submitted() {
    let (_db, _server, [person, nobody]) = TestServer::demo(["registrant", "nobody"]);
    let program = Program { person: &nobody, token: made(&person, &["drafts", "submit"]) };
    let words = "The names of this namespace cannot be resolved.";
    let fields = json!({ "registrant": "Org\nEmail: names@demo.example", "purpose": format!("{words}\n- [x] I have read the rules"),
        "syntax": "urn:{{NID}}:1, case-insensitive; q-components are undefined", "assignment": words, "security_and_privacy": words,
        "interoperability": "[insert related namespaces]", "resolution": "<!-- Where are names resolved? -->", "documentation": "RFC 9999" });
    let started =
        program.send("POST", "/api/v1/drafts", &json!({ "kind": "new_informal", "template": fields }), None).is(201, &[]);
    let draft = started.json();
    let submit = format!("/api/v1/drafts/{}/submit", draft["number"].as_str().unwrap());
    let refused = program.send("POST", &submit, &json!({ "revision": draft["revision"] }), None).is(422, &[]);
    let refusal = refused.json();
    for (field, text) in [
        ("purpose", "- [x] I have read the rules"),
        ("interoperability", "[insert related namespaces]"),
        ("resolution", "<!-- Where are names resolved? -->"),
    ] {
        let is = |finding: &&Value| finding["id"] == "T19" && finding["field"] == field;
        let finding = draft["findings"].as_array().unwrap().iter().find(is).unwrap_or_else(|| panic!("{field}: {draft}"));
        assert!(finding["level"] == "error" && finding["message"].as_str().unwrap().contains(text), "{finding}");
        // The submission is refused for the same reason.
        let error = json!({ "field": field, "message": finding["message"] });
        assert!(refusal["errors"].as_array().unwrap().contains(&error), "{error}: {refusal}");
    }
}

#[test]
fn api_client_creates_edits_and_submits_a_draft_with_a_token() {
    let (_db, _server, [person, nobody]) = TestServer::demo(["registrant", "nobody"]);
    person
        .post("/account/tokens", &[("name", ""), ("days", "7")])
        .is(422, &["Enter a name", "Choose at least one scope", "Choose how long"]);
    let token = made(&person, &["drafts", "submit", "reviews"]);
    // The token is shown once; later only its first characters are shown.
    let later = person.get("/account/tokens").body;
    assert!(!later.contains(&token) && later.contains(&token[..13]) && later.contains("last used: never"));

    let program = Program { person: &nobody, token };
    let words = "The names of this namespace cannot be resolved.";
    let fields = json!({ "registrant": "Org\nEmail: names@demo.example", "purpose": words, "syntax": "urn:{{NID}}:1, case-insensitive; q-components are undefined",
        "assignment": words, "security_and_privacy": words, "interoperability": words });
    let started =
        program.send("POST", "/api/v1/drafts", &json!({ "kind": "new_informal", "template": fields }), None).is(201, &[]);
    let draft = started.json();
    let number = draft["number"].as_str().unwrap().to_owned();
    assert!(
        draft["findings"]
            .as_array()
            .unwrap()
            .iter()
            .any(|finding| finding["field"] == "resolution" && finding["level"] == "error")
    );
    let path = format!("/api/v1/drafts/{number}");
    assert_eq!(started.header("etag"), "\"1\"");

    // A change must state the revision it is based on (If-Match).
    let change = json!({ "template": { "resolution": words } });
    let titled = |answer: &Answer| answer.json()["title"].as_str().unwrap().to_owned();
    let missing = program.send("PUT", &path, &change, None);
    assert_eq!((missing.status, titled(&missing).as_str()), (428, "If-Match is missing"));
    let old = program.send("PUT", &path, &change, Some("\"7\""));
    assert_eq!((old.status, titled(&old).as_str()), (412, "Changed in the meantime"));
    assert!(!old.body.contains("window") && !old.body.contains("page"), "a program has neither: {}", old.body);
    assert_eq!(program.send("PUT", &path, &json!({ "colour": 1 }), Some("\"1\"")).status, 400);
    assert_eq!(program.send("PUT", &path, &json!({ "template": { "colour": "x" } }), Some("\"1\"")).status, 422);
    let changed = program.send("PUT", &path, &change, Some("\"1\""));
    assert_eq!((changed.status, changed.header("etag")), (200, "\"2\""), "{}", changed.body);
    assert!(program.get(&path).body.contains(words));

    // Submitting an outdated revision is rejected; the latest one is accepted.
    let submit = format!("{path}/submit");
    assert_eq!(program.send("POST", &submit, &json!({ "revision": 1 }), None).status, 409);
    program.send("POST", &submit, &json!({ "revision": 2 }), None).is(200, &["\"intake\""]);
    assert!(program.get(&format!("/api/v1/requests/{number}/reviews")).body.contains("\"positions\":[]"));
    assert!(!person.get("/account/tokens").body.contains("last used: never"));
}

/// A Word document of exactly `bytes` bytes: a few words and a large picture.
fn word(bytes: usize) -> Vec<u8> {
    let text = "<w:document xmlns:w=\"w\"><w:body><w:p><w:r><w:t>Namespace Identifier: lampreader</w:t></w:r></w:p></w:body></w:document>";
    let with = |picture: usize| {
        let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        let stored = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        for (name, content) in [("word/document.xml", text.as_bytes().to_vec()), ("word/media/a.png", vec![b'x'; picture])] {
            writer.start_file(name, stored).unwrap();
            std::io::Write::write_all(&mut writer, &content).unwrap();
        }
        writer.finish().unwrap().into_inner()
    };
    let around = with(0).len();
    with(bytes - around)
}

#[test]
fn api_and_web_uploads_have_the_same_size_limit() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let sent = |path: &str, bytes: usize| {
        if path.starts_with("/api/") {
            return nobody.post_raw(path, &word(bytes), &[("Content-Type", "application/octet-stream")]).status;
        }
        let mut form = b"--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.docx\"\r\n\r\n".to_vec();
        form.extend(word(bytes));
        form.extend(b"\r\n--b--\r\n");
        let headers = [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "multipart/form-data; boundary=b")];
        nobody.post_raw(path, &form, &headers).status
    };
    let most = urn_registry::template::read::UPLOAD_MAX;
    for path in ["/api/v1/templates/read", "/api/v1/templates/check", "/check/template"] {
        assert_eq!(sent(path, most), 200, "{path}");
        assert!([413, 422].contains(&sent(path, most + 1)), "{path}");
    }
}

#[test]
fn token_is_limited_to_its_scopes_and_owner_and_can_be_revoked() {
    let (_db, server, [person, nobody]) = TestServer::demo(["registrant", "nobody"]);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let draft = format!("/api/v1/drafts/R-{year}-0001");
    // Without a token, with a browser session, and with another scope.
    for answer in [nobody.get(&draft), person.get(&draft)] {
        assert_eq!(answer.status, 401);
        assert!(
            answer.body.contains("/account/tokens") && answer.header("content-type").contains("problem+json"),
            "{}",
            answer.body
        );
    }
    let reader = Program { person: &nobody, token: made(&person, &["reviews"]) };
    let other_scope = reader.get(&draft);
    assert_eq!((other_scope.status, other_scope.header("www-authenticate")), (403, "Bearer error=\"insufficient_scope\""));
    let problem = other_scope.json();
    assert_eq!(problem["title"], "The token does not have the required scope");
    // The ID of a response is a URN that our own checker accepts.
    let instance = problem["instance"].as_str().unwrap();
    let verdict = nobody.get(&format!("/api/v1/check/urn?urn={instance}")).json();
    assert!(instance.len() == 45 && verdict["verdict"] != "invalid" && !verdict["verdict"].is_null(), "{verdict}");
    let mut program = Program { person: &nobody, token: made(&person, &["drafts"]) };
    assert_eq!(program.get(&draft).status, 200);
    assert_eq!(program.send("POST", &format!("{draft}/submit"), &json!({ "revision": 1 }), None).status, 403);
    // Another user's draft is not found.
    let other = Program { person: &nobody, token: made(&Person::demo(&server, "other"), &["drafts"]) };
    assert_eq!(other.get(&draft).status, 404);
    // A token does not authenticate web pages, and a truncated token is rejected.
    let page = nobody
        .agent
        .get(format!("{}/account", server.base))
        .header("Authorization", format!("Bearer {}", program.token))
        .call()
        .unwrap();
    assert_eq!(page.status().as_u16(), 303);
    let whole = program.token.clone();
    program.token.pop();
    assert_eq!(program.get(&draft).status, 401);
    program.token = whole;
    // A revoked token is rejected.
    let list = person.get("/account/tokens").body;
    for part in list.split("/account/tokens/").skip(1).filter(|part| part.contains("/end")) {
        let id = part.split('/').next().unwrap();
        assert_eq!(person.post(&format!("/account/tokens/{id}/end"), &[]).status, 303);
    }
    assert_eq!(program.get(&draft).status, 401);
}

#[test]
fn api_rejects_text_that_contradicts_its_request_and_reports_both_values() {
    let (_db, _server, [person, nobody]) = TestServer::demo(["registrant", "nobody"]);
    let program = Program { person: &nobody, token: made(&person, &["drafts"]) };
    let create = |nid: &str, template: Value| {
        let body = json!({ "kind": "new_formal", "nid": nid, "template": template });
        program.send("POST", "/api/v1/drafts", &body, None)
    };
    let wrong = [
        ("namespace_id", "lampwriter", "the namespace ID lampwriter, but the request is for lampreader"),
        ("namespace_id", "urn:lampreader", "Did you mean lampreader?"),
        ("version", "1.0", "must be a whole number"),
        ("version", "-1", "must be a whole number"),
        ("version", "one", "must be a whole number"),
        ("date", "1996-12-31", "before 1997"),
        ("date", "2999-01-01", "in the future"),
        ("date", "1 May 2020", "YYYY-MM-DD"),
    ];
    for (field, text, words) in wrong {
        create("lampreader", json!({ field: text })).is(422, &[words]);
    }
    // The same NID in both, or in the text alone, is the NID of the request.
    create("lampreader", json!({ "namespace_id": "LampReader", "version": "1", "date": "2020-05-01" })).is(201, &[]);
    let alone = create("", json!({ "namespace_id": "lampwriter" }));
    let draft = alone.json();
    assert_eq!((alone.status, draft["nid"].as_str()), (201, Some("lampwriter")), "{}", alone.body);

    let path = format!("/api/v1/drafts/{}", draft["number"].as_str().unwrap());
    for (field, text, words) in wrong.iter().filter(|(field, ..)| *field != "namespace_id") {
        program.send("PUT", &path, &json!({ "template": { *field: text } }), Some("\"1\"")).is(422, &[words]);
    }
    let other = json!({ "template": { "namespace_id": "lampreader" } });
    program.send("PUT", &path, &other, Some("\"1\"")).is(422, &["but the request is for lampwriter"]);
    let both = json!({ "nid": "lampreader", "template": { "namespace_id": "lampreader" } });
    assert_eq!(program.send("PUT", &path, &both, Some("\"1\"")).status, 200);
}
