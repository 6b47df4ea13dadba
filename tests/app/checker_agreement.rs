//! Tests that all checks of a template report the same findings: the command line, the API, the page for anonymous users, the draft,
//! submission, the operator queue and registration, over the real templates of the corpus; and that all checks of a URN return the same
//! verdict: the page, the command line, the API, its stream and the list page.

use crate::common::operator::nidreg;
use crate::common::prelude::*;
use crate::common::texts;
use nidreg::actions::register::preview_registration;
use nidreg::requests::fixed_fields::with_fixed_fields;
use nidreg::users::Password;
use nidreg::users::secrets::hash_password;
use urn_registry::finding::Level;
use urn_registry::template::Template;
use urn_registry::template::read::read;
use urn_registry::template::write::{canonical_template, write};

type CheckRow = (String, String, String);

fn of_json(values: &[Value]) -> Vec<CheckRow> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    values.iter().map(|it| (text(&it["id"]), text(&it["level"]), text(&it["message"]))).collect()
}

/// The API's findings for a text checked as the given kind of request.
fn checked(reader: &Person, kind: &str, bytes: &[u8], content_type: &str) -> Vec<CheckRow> {
    let answer =
        reader.post_raw(&format!("/api/v1/templates/check?kind={kind}"), bytes, &[("Content-Type", content_type)]).is(200, &[]);
    let json = answer.json();
    of_json(json["findings"].as_array().unwrap())
}

/// The sixty templates of the table in canonical form, each with text in Revision Information.
fn sixty() -> Vec<(String, Template)> {
    let Some(root) = corpus() else { return Vec::new() };
    let expected = include_str!("../../crates/urn-registry/tests/fixtures/template_expectations.tsv");
    let wanted = |name: &str| expected.lines().any(|line| line.split('\t').next() == Some(name));
    let template =
        |text: &str| canonical_template(&read(text).template.with_field(Field::RevisionInformation, "Words of a test."));
    texts(&root).into_iter().filter(|(name, _)| wanted(name)).map(|(name, text)| (name, template(&text))).collect()
}

#[test]
fn all_template_checks_agree_on_twelve_real_templates() {
    of_each_checker(5);
}

#[test]
#[ignore = "script/test full"]
fn all_checkers_agree_on_sixty_real_templates() {
    assert!(matches!(of_each_checker(1), (0, 0) | (54, 6)));
}

/// Checks every nth template; returns how many were submitted and how many were rejected.
fn of_each_checker(every: usize) -> (usize, usize) {
    let all = sixty();
    assert!(all.is_empty() || all.len() == 60, "{}", all.len());
    let (db, server, reader) = TestServer::registry();
    let mut fixture = ProcedureFixture::on(db);
    fixture.now = nidreg::clock::now();
    let (rita, olga) = (signed_in(&server, &fixture, &fixture.rita), signed_in(&server, &fixture, &fixture.olga));
    let (mut sent, mut refused) = (0, 0);
    for (name, template) in all.iter().step_by(every) {
        let text = write(template);
        // The API, and the page for anonymous users, which checks against the same registry.
        let api = checked(&reader, "new_formal", text.as_bytes(), "text/plain");
        let page = reader.post("/check/template", &[("template", &text), ("kind", "new_formal")]).body;
        for (level, words) in [("error", "must be fixed"), ("warning", "suggestions"), ("note", "notes")] {
            let count = api.iter().filter(|(_, own, _)| own == level).count();
            let words = if count == 1 { words.trim_end_matches('s') } else { words };
            assert!(page.contains(&format!("<li><b>{count}</b> {words}</li>")), "{name}: {count} {words}");
        }
        for (_, _, message) in &api {
            assert!(page.contains(&escaped(without_clause(message))), "{name}: {message}");
        }
        // The command line with the same registry.
        let path = fixture.db.dir.path().join("text.txt");
        std::fs::write(&path, &text).unwrap();
        let out = nidreg(&fixture.db).args(["template", "check", "--json"]).arg(&path).output().unwrap();
        let lines = String::from_utf8(out.stdout).unwrap();
        let cli = of_json(&lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<_>>());
        assert_eq!(cli, api, "{name}");
        assert_eq!(String::from_utf8(out.stderr).unwrap(), "", "{name}");
        // Checked as a registered text and as a request for an informal namespace.
        for (kind, own) in [("registered", "registered"), ("new_informal", "informal")] {
            let answer = checked(&reader, kind, text.as_bytes(), "text/plain");
            let out = nidreg(&fixture.db).args(["template", "check", "--json", "--as", own]).arg(&path).output().unwrap();
            let lines = String::from_utf8(out.stdout).unwrap();
            let cli = of_json(&lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<_>>());
            assert_eq!(cli, answer, "{name} as {own}");
        }

        // The page of a new version's draft, and what its submit button rejects.
        let nid = template.nid().unwrap().to_string();
        let start = DraftPurpose::Revision(nid);
        let number =
            fixture.act(&fixture.rita, |conn, ctx| draft::start_draft(conn, ctx, &start, Some(template))).unwrap().number;
        let request = fixture.request(number);
        // The registry sets the number and date of a version.
        let settled = write(&with_fixed_fields(&request.draft, &request.subject));
        let of_draft = checked(&reader, "revision", settled.as_bytes(), "text/plain");
        let mut first: Vec<_> = of_draft.iter().filter(|(_, level, _)| level != "note").map(shown_in_request).collect();
        first.sort();
        let form = rita.get(&format!("/requests/{number}/edit?checked=yes"));
        assert_eq!(listed(&form).into_iter().filter(|(level, _)| level != "Note").collect::<Vec<_>>(), first, "{name}");
        let failing: Vec<String> = of_draft.iter().filter(|it| it.1 == "error").map(|it| it.2.clone()).collect();
        let revision = request.draft_save_number.to_string();
        let answer =
            rita.post(&format!("/requests/{number}/edit"), &[("save_number", &revision), ("intent", "submit"), ("sure", "yes")]);
        if answer.status == 422 {
            let page = scraper::Html::parse_document(&answer.body);
            let told = scraper::Selector::parse(".errors li").unwrap();
            let told: Vec<String> = page.select(&told).map(|it| it.text().collect::<String>().trim().to_owned()).collect();
            assert_eq!(told, failing, "{name}");
            refused += 1;
            continue;
        }
        assert_eq!((answer.status, failing), (303, Vec::new()), "{name}");
        sent += 1;
        // The operators' page shows the same findings, and registration accepts the request.
        let operator_page = olga.get(&format!("/requests/{number}"));
        let mut all: Vec<_> = of_draft.iter().map(shown_in_request).collect();
        all.sort();
        assert_eq!(listed(&operator_page), all, "{name}");
        let ready = format!("UPDATE requests SET state = 'ready' WHERE number = '{number}'");
        fixture
            .store
            .write(|conn| diesel::connection::SimpleConnection::batch_execute(conn, &ready).map_err(Error::from))
            .unwrap();
        let shown = fixture.store.rehearse(|conn| {
            preview_registration(conn, ActionContext { who: &fixture.olga, now: fixture.now, mail: &fixture.post }, number)
        });
        assert!(shown.is_ok(), "{name}: {shown:?}");
    }
    assert_eq!(sent + refused, all.len().div_ceil(every));
    (sent, refused)
}

/// Sets a password for a user of the procedure fixture and signs in.
fn signed_in(server: &TestServer, fixture: &ProcedureFixture, who: &Account) -> Person {
    const PASSWORD: &str = "lamps of the harbour";
    let hash = hash_password(&Password::parse(PASSWORD, "password", &[]).unwrap());
    let sql = format!("UPDATE accounts SET password_hash = '{hash}' WHERE email = '{}'", who.email);
    fixture.store.write(|conn| diesel::connection::SimpleConnection::batch_execute(conn, &sql).map_err(Error::from)).unwrap();
    let person = Person::nobody(server);
    assert_eq!(person.post("/sign-in", &[("email", &who.email), ("password", PASSWORD)]).status, 303);
    person
}

/// Removes the RFC clause at the end of a sentence, which pages show separately.
fn without_clause(message: &str) -> &str {
    let parts = message.strip_suffix(')').and_then(|_| message.rsplit_once(" (RFC "));
    parts.filter(|(_, clause)| !clause.contains(';')).map_or(message, |(sentence, _)| sentence)
}

/// A finding as a page shows it: its level and its sentence.
fn shown((_, level, message): &CheckRow) -> (String, String) {
    let word = match level.as_str() {
        "error" => "Must be fixed",
        "warning" => "Suggestion",
        _ => "Note",
    };
    (word.to_owned(), without_clause(message).to_owned())
}

/// A finding as the pages of a request show it. What they say about the fast track also depends on the procedure of the request, which here
/// is expert review.
fn shown_in_request(row: &CheckRow) -> (String, String) {
    const NOT_CHOSEN: &str = "Registrant requests the fast track, but this request follows another procedure. Choose the fast track under\n\
                              Procedure, or remove the sentence";
    let (word, sentence) = shown(row);
    let is_request = sentence.starts_with("Registrant requests the fast track, which is for bodies");
    (word, if is_request { NOT_CHOSEN.to_owned() } else { sentence })
}

/// The findings of a page, sorted because each page has its own order.
fn listed(page: &Answer) -> Vec<(String, String)> {
    let select = |css| scraper::Selector::parse(css).unwrap();
    let words = |it: scraper::ElementRef<'_>| it.text().next().unwrap_or_default().trim().to_owned();
    let page = scraper::Html::parse_document(&page.body);
    let row = |row: scraper::ElementRef<'_>| {
        let sentence = row.select(&select("div")).next().map(words).unwrap_or_default();
        let sentence = sentence.rsplit_once(" (line ").map_or(sentence.clone(), |(sentence, _)| sentence.to_owned());
        (row.select(&select(".tag")).next().map(words).unwrap_or_default(), sentence)
    };
    // Other lists use the same markup; whether a commitment is made is not a finding.
    let words = [Level::Error, Level::Warning, Level::Note].map(Level::label);
    let mut rows: Vec<_> =
        page.select(&select("ul.finds > li")).map(row).filter(|(word, _)| words.contains(&word.as_str())).collect();
    rows.sort();
    rows
}

#[test]
fn template_api_accepts_utf16_and_latin1_and_checks_the_given_kind() {
    let (_db, _server, reader) = TestServer::registry();
    let text = "Namespace ID: openid\n\nRegistrant:\n   Café of Lamps\n\nPurpose:\n   To light.\n";
    let wide: Vec<u8> = [0xFF, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let narrow: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let plain = checked(&reader, "new_formal", text.as_bytes(), "text/plain");
    // The check reports an NID that is in use without being registered.
    assert!(plain.iter().any(|(id, ..)| id == "N15"), "{plain:?}");
    for bytes in [wide, narrow] {
        assert_eq!(checked(&reader, "new_formal", &bytes, "application/octet-stream"), plain);
        reader
            .post_raw("/api/v1/templates/read", &bytes, &[("Content-Type", "application/octet-stream")])
            .is(200, &["Café of Lamps"]);
    }
    let informal = checked(&reader, "new_informal", text.as_bytes(), "text/plain");
    assert!(informal.iter().all(|(id, ..)| id != "N15"), "{informal:?}");
    let answer =
        |kind: &str, text: &str| reader.post_raw(&format!("/api/v1/templates/check?kind={kind}"), text.as_bytes(), &[]).status;
    assert_eq!((answer("other", text), answer("revision", text)), (400, 422));
    assert_eq!(reader.post_raw("/api/v1/templates/read", b"%PDF-1.7 and so on", &[]).status, 422);
}

/// Escapes HTML as the page templates do.
fn escaped(text: &str) -> String {
    text.replace('&', "&#38;").replace('<', "&#60;").replace('>', "&#62;").replace('"', "&#34;").replace('\'', "&#39;")
}

/// Texts with their verdict.
const VERDICTS: [(&str, &str); 70] = [
    // Names for which all rules are tested.
    ("urn:isbn:0451450523", "valid"),
    ("URN:ISBN:9789510184356", "valid"),
    ("urn:issn:1560-1560", "valid"),
    ("urn:nbn:fi-fe201003181510", "valid"),
    ("urn:NBN:FI:bib:jvk-1", "valid"),
    ("urn:nan:fi:ka:a-1510439051", "valid"),
    ("urn:oid:1.3.6.1", "valid"),
    ("urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "valid"),
    ("urn:lei:7LTWFZYICNSX8D621K86", "valid"),
    ("urn:isni:0000000121241960", "valid"),
    ("urn:ietf:rfc:8141", "valid"),
    ("urn:iso:std:iso:3166", "valid"),
    ("urn:example:a", "valid"),
    ("urn:example:%41bc", "valid"),
    ("urn:example:caf%C3%A9", "valid"),
    ("urn:example:a?+r?=q#f", "valid"),
    ("urn:mrn:imo:imo-number:9743368", "valid"),
    ("urn:epc:id:sgtin:0614141.112345.400", "valid"),
    ("urn:doi:10.1000/182", "valid"),
    ("urn:gs1:01:09506000134352", "valid"),
    ("urn:gs1:01:09506000134352:17:251200", "valid"),
    ("urn:gsma:imei:90420156-025763-0", "valid"),
    // Names without a fault, for which some rules of the registration are not tested.
    ("urn:isbn:978-951-0-18435-6", "not_tested"),
    ("urn:epc:id:giai:0614141.12345400", "not_tested"),
    ("urn:epc:id:sgtin:0614141.1123450.400", "not_tested"),
    ("urn:ddi:us.mpc:V321:2", "not_tested"),
    ("urn:doi:10.1000/(1)", "not_tested"),
    ("urn:gs1:253:9506000134352123", "not_tested"),
    ("urn:lex:it:stato:legge:2003-09-21;456", "not_tested"),
    // Names that violate a rule.
    ("urn:gsma:imei:90420156-025763-5", "invalid"),
    ("urn:isbn:0451450524", "invalid"),
    ("urn:isbn:1", "invalid"),
    ("urn:issn:1560-1561", "invalid"),
    ("urn:oid:3.2", "invalid"),
    ("urn:oid:1.", "invalid"),
    ("urn:uuid:f81d4fae", "invalid"),
    ("urn:lei:7LTWFZYICNSX8D621K13", "invalid"),
    ("urn:nbn:zz:uu-1", "invalid"),
    ("urn:nbn:uk-1", "invalid"),
    ("urn:nbn:fi:fe1", "invalid"),
    ("urn:nan:eu-1", "invalid"),
    ("urn:iso:std:iso:9001:2015", "invalid"),
    ("urn:ietf:foo:1", "invalid"),
    ("urn:example:a~b", "invalid"),
    ("urn:example:a%FF", "invalid"),
    ("urn:example:%C3%28", "invalid"),
    ("urn:gs1:01:09506000134353", "invalid"),
    ("urn:gs1:01:09506000134352:17:251301", "invalid"),
    ("urn:gs1:01:09506000134352:17:250230", "invalid"),
    ("urn:epc:id", "invalid"),
    // Namespaces that are not or cannot be registered.
    ("urn:never-seen:1", "invalid"),
    ("urn:isnb:0451450523", "invalid"),
    ("urn:x-foo:bar", "invalid"),
    ("urn:us-foo:bar", "invalid"),
    ("urn:urn:x", "invalid"),
    ("urn:urn-999:x", "invalid"),
    ("urn:openid:params:grant-type:ciba", "invalid"),
    ("urn:hl7-org:v3", "invalid"),
    ("urn:ean:9780451450524", "invalid"),
    ("urn:imo:9743368", "invalid"),
    ("urn:bic:DEUTDEFF", "invalid"),
    // Texts that are not URNs.
    ("hello", "invalid"),
    ("978-951-0-18435-6", "invalid"),
    ("https://doi.org/10.1000/182", "invalid"),
    ("urn:isbn:978\u{2013}951\u{2013}0\u{2013}18435\u{2013}6", "invalid"),
    ("URN: ISBN: 9780306406157", "invalid"),
    ("urn.isbn.9780306406157", "invalid"),
    ("<urn:isbn:9780306406157>", "invalid"),
    ("urn:example:a b", "invalid"),
    ("urn:isbn:", "invalid"),
];

#[test]
fn page_command_line_and_api_return_the_same_verdict() {
    let (db, _server, reader) = TestServer::registry();
    let lines: Vec<&str> = VERDICTS.iter().map(|(text, _)| *text).collect();

    let out = nidreg(&db).args(["urn", "check"]).args(&lines).output().unwrap();
    assert_eq!(out.status.code(), Some(1), "one is invalid");
    let words = String::from_utf8(out.stdout).unwrap();
    let json = nidreg(&db).args(["urn", "check", "--json"]).args(&lines).output().unwrap();
    let json = String::from_utf8(json.stdout).unwrap();
    let stream = reader.post_raw("/api/v1/check/urns", lines.join("\n").as_bytes(), &[("Content-Type", "text/plain")]).body;
    let list = reader.post("/check/list", &[("urns", &lines.join("\n")), ("as", "ndjson")]).body;
    assert_eq!([&words, &json, &stream, &list].map(|text| text.lines().count()), [lines.len(); 4]);
    let object = |line: &str| serde_json::from_str::<Value>(line).unwrap();

    let outputs = words.lines().zip(json.lines()).zip(stream.lines().zip(list.lines()));
    for ((text, verdict), ((word, json), (stream, list))) in VERDICTS.iter().zip(outputs) {
        assert_eq!(word.split('\t').next(), Some(*verdict), "{text}: {word}");
        let page = reader.get(&nidreg::http::addresses::check_urn_path(text, None)).body;
        let class = match *verdict {
            "valid" => "<div class=\"verdict\">",
            "not_tested" => "<div class=\"verdict open\">",
            _ => "<div class=\"verdict no\">",
        };
        assert!(page.contains(class), "{text}: {page}");
        let asked = format!("/api/v1/check/urn?urn={}", nidreg::http::addresses::encode_query_value(text));
        let api = object(&reader.get(&asked).body);
        let valid = match *verdict {
            "valid" => json!(true),
            "not_tested" => Value::Null,
            _ => json!(false),
        };
        assert_eq!((&api["verdict"], &api["valid"]), (&json!(verdict), &valid), "{text}: {api}");
        assert!(api["namespace"]["verdict"].is_null(), "{text}: there is one verdict");
        assert_eq!((object(json)["verdict"].as_str(), &object(json)["namespace"]), (Some(*verdict), &api["namespace"]), "{text}");
        assert_eq!(object(stream), api, "{text}");
        assert_eq!((object(list)["verdict"].as_str(), &object(list)["namespace"]), (Some(*verdict), &api["namespace"]), "{text}");
        assert_eq!(object(json)["suggested"], api["suggested"], "{text}");
        if let Some(urn) = api["suggested"]["urn"].as_str() {
            let suggested = format!("{}: {urn}", api["suggested"]["changes"].as_str().unwrap());
            assert!(word.contains(&suggested) && page.contains(&escaped(urn)), "{text}: {word}");
        }
        // A reason is given for each invalid text, in the same words.
        let fault = api["error"]["message"].as_str().or(api["namespace"]["fault"]["message"].as_str());
        assert_eq!(fault.is_some(), *verdict == "invalid", "{text}: {api}");
        assert!(fault.is_none_or(|fault| word.contains(fault)), "{text}: {word}");
    }
    for (texts, code) in [(&["urn:isbn:0451450523", "urn:doi:10.1000/182"][..], 0), (&["urn:isbn:0451450523", "hello"][..], 1)] {
        assert_eq!(nidreg(&db).args(["urn", "check"]).args(texts).output().unwrap().status.code(), Some(code), "{texts:?}");
    }
}

#[test]
fn status_of_a_namespace_is_reported_by_page_command_line_and_api() {
    let (db, _server, reader) = TestServer::registry();
    sql(
        &db,
        "INSERT INTO registry_state (name, value) VALUES ('announced', '100000');
         UPDATE namespaces SET status = 'obsolete', successor = 'doi' WHERE nid = 'isni';
         UPDATE counters SET value = value + 1 WHERE name = 'published'",
    );
    const NAME: &str = "urn:isni:0000000121241960";
    let said = "The namespace isni is obsolete and replaced by doi. Its URNs remain valid.";
    let api = reader.get(&format!("/api/v1/check/urn?urn={NAME}")).json();
    assert_eq!((&api["verdict"], &api["namespace"]["status"]), (&json!("valid"), &json!("obsolete")));
    assert_eq!((&api["namespace"]["replaced_by"], &api["namespace"]["notes"][0]["message"]), (&"doi".into(), &said.into()));
    reader.get(&format!("/check?urn={NAME}")).says(&[said, "A valid ISNI name"]);
    let out = nidreg(&db).args(["urn", "check", NAME]).output().unwrap();
    let line = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success() && line.starts_with(&format!("valid\t{NAME}\tnote: {said}")), "{line}");
}
