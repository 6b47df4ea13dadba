//! Programs: a token is made and shown once, does what its scopes allow, and nothing after its end.

use crate::common::{Answer, House, Person, TestDb};
use serde_json::{Value, json};

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
            _ => {
                let response =
                    self.person.agent.get(format!("{}{path}", self.person.base)).header("Authorization", &bearer).call().unwrap();
                let (status, headers) = (response.status().as_u16(), response.headers().clone());
                Answer { status, location: String::new(), headers, body: response.into_body().read_to_string().unwrap() }
            }
        }
    }
}

fn made(person: &Person, scopes: &[&str]) -> String {
    let mut form = vec![("name", "my editor"), ("days", "30")];
    form.extend(scopes.iter().map(|scope| ("scopes", *scope)));
    let page = person.post("/account/tokens", &form);
    assert_eq!(page.status, 200, "{}", page.body);
    let from = page.body.find("<code>nidreg_").unwrap() + 6;
    page.body[from..].split('<').next().unwrap().to_owned()
}

#[test]
fn a_program_writes_and_submits_a_draft_with_a_token() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (person, nobody) = (Person::demo(&house, "registrant"), Person::nobody(&house));
    let refused = person.post("/account/tokens", &[("name", ""), ("days", "7")]);
    assert_eq!(refused.status, 422);
    for sentence in ["Enter a name", "Choose what the token may be used for", "Choose how long"] {
        assert!(refused.body.contains(sentence), "{sentence}");
    }
    let token = made(&person, &["drafts", "submit", "reviews"]);
    // Shown once: later only its first letters.
    let later = person.get("/account/tokens").body;
    assert!(!later.contains(&token) && later.contains(&token[..13]) && later.contains("last used: never"));

    let program = Program { person: &nobody, token };
    let words = "A sentence that says what there is to say.";
    let fields = json!({ "registrant": "Org\nEmail: names@demo.example", "purpose": words, "syntax": "urn:{{NID}}:1, case-insensitive; q-components are undefined",
        "assignment": words, "security_and_privacy": words, "interoperability": words });
    let started = program.send("POST", "/api/v1/drafts", &json!({ "kind": "new_informal", "template": fields }), None);
    assert_eq!(started.status, 201, "{}", started.body);
    let draft: Value = serde_json::from_str(&started.body).unwrap();
    let number = draft["number"].as_str().unwrap().to_owned();
    assert!(
        draft["findings"]
            .as_array()
            .unwrap()
            .iter()
            .any(|finding| finding["field"] == "resolution" && finding["level"] == "fail")
    );
    let path = format!("/api/v1/drafts/{number}");
    assert_eq!(started.header("etag"), "\"1\"");

    // Changes say what they start from.
    let change = json!({ "template": { "resolution": words } });
    assert_eq!(program.send("PUT", &path, &change, None).status, 428);
    assert_eq!(program.send("PUT", &path, &change, Some("\"7\"")).status, 412);
    assert_eq!(program.send("PUT", &path, &json!({ "colour": 1 }), Some("\"1\"")).status, 400);
    assert_eq!(program.send("PUT", &path, &json!({ "template": { "colour": "x" } }), Some("\"1\"")).status, 422);
    let changed = program.send("PUT", &path, &change, Some("\"1\""));
    assert_eq!((changed.status, changed.header("etag")), (200, "\"2\""), "{}", changed.body);
    assert!(program.get(&path).body.contains(words));

    // Submitting an older look is refused; the newest goes in.
    let submit = format!("{path}/submit");
    assert_eq!(program.send("POST", &submit, &json!({ "revision": 1 }), None).status, 409);
    let done = program.send("POST", &submit, &json!({ "revision": 2 }), None);
    assert_eq!(done.status, 200, "{}", done.body);
    assert!(done.body.contains("\"intake\""));
    assert!(program.get(&format!("/api/v1/requests/{number}/reviews")).body.contains("\"positions\":[]"));
    assert!(!person.get("/account/tokens").body.contains("last used: never"));
}

#[test]
fn a_token_opens_only_what_it_is_for_and_ends() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (person, nobody) = (Person::demo(&house, "registrant"), Person::nobody(&house));
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let draft = format!("/api/v1/drafts/R-{year}-0001");
    // No token, a browser's session, a wrong token, another scope.
    for answer in [nobody.get(&draft), person.get(&draft)] {
        assert_eq!(answer.status, 401);
        assert!(
            answer.body.contains("/account/tokens") && answer.header("content-type").contains("problem+json"),
            "{}",
            answer.body
        );
    }
    let reader = Program { person: &nobody, token: made(&person, &["reviews"]) };
    assert_eq!(reader.get(&draft).status, 401);
    let mut program = Program { person: &nobody, token: made(&person, &["drafts"]) };
    assert_eq!(program.get(&draft).status, 200);
    assert_eq!(program.send("POST", &format!("{draft}/submit"), &json!({ "revision": 1 }), None).status, 401);
    // Somebody else's draft is not there.
    let other = Program { person: &nobody, token: made(&Person::demo(&house, "other"), &["drafts"]) };
    assert_eq!(other.get(&draft).status, 404);
    // A token opens no page, and a lost letter is no token.
    let page = nobody
        .agent
        .get(format!("{}/account", house.base))
        .header("Authorization", format!("Bearer {}", program.token))
        .call()
        .unwrap();
    assert_eq!(page.status().as_u16(), 303);
    let whole = program.token.clone();
    program.token.pop();
    assert_eq!(program.get(&draft).status, 401);
    program.token = whole;
    // Ended is ended.
    let list = person.get("/account/tokens").body;
    for part in list.split("/account/tokens/").skip(1).filter(|part| part.contains("/end")) {
        let id = part.split('/').next().unwrap();
        assert_eq!(person.post(&format!("/account/tokens/{id}/end"), &[]).status, 303);
    }
    assert_eq!(program.get(&draft).status, 401);
}
