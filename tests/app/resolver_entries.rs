//! Lists that operators edit (resolver entries and unregistered names in use).

use crate::common::operator::run;
use crate::common::{Person, TestDb, TestServer, column, sql, until, words};
use serde_json::Value;

fn json(who: &Person, path: &str) -> Value {
    serde_json::from_str(&who.get(path).body).unwrap()
}

const ENTRY: [(&str, &str); 9] = [
    ("id", "nbn-fi-paper"),
    ("template", "https://paper.example/{+urn}"),
    ("service", "i2l"),
    ("kind", "redirects to the resource"),
    ("holder", "Museum of Paper"),
    ("source", "https://paper.example/handbook"),
    ("example", "urn:nbn:fi:paper-7"),
    ("pattern", "^(?i:fi)[:-]"),
    ("why", "The resolver has opened"),
];

fn but<'f>(name: &'f str, value: &'f str) -> Vec<(&'f str, &'f str)> {
    ENTRY.iter().map(|(known, old)| (*known, if *known == name { value } else { *old })).collect()
}

#[test]
fn operator_edits_to_resolver_entries_require_a_reason_and_are_logged() {
    let (db, server) = TestServer::on_new_database(true);
    let (operator, nobody) = (Person::demo(&server, "operator"), Person::nobody(&server));
    let path = "/desk/resolvers/nbn";
    assert_eq!(nobody.post(path, &ENTRY).status, 401);
    for who in ["registrant", "expert", "admin"] {
        let who = Person::demo(&server, who);
        assert_eq!([who.get(path).status, who.post(path, &ENTRY).status], [404, 404]);
    }
    for (name, value) in [
        ("template", "https://{nss}.example/"),
        ("template", "javascript:{urn}"),
        ("template", "https://127.0.0.1/{+urn}"),
        ("service", "L2R"),
        ("kind", "x"),
        ("holder", ""),
        ("example", "urn:nbn:se:uu-1"),
        ("example", "urn:isbn:1"),
        ("pattern", "^(?=a)"),
        ("why", ""),
        ("id", "isbn-worldcat-no-such\u{7}"),
    ] {
        let refused = operator.post(path, &but(name, value));
        assert_eq!(refused.status, 422, "{name} {value}: {}", refused.body);
    }
    let foreign = json(&nobody, "/resolvers/isbn.json")["resolvers"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(operator.post(path, &but("id", &foreign)).status, 422, "an entry of another namespace");
    assert_eq!(operator.post("/desk/resolvers/nosuch", &ENTRY).status, 404);
    assert_eq!(operator.get("/desk/resolvers/NBN").status, 404);
    assert!(!nobody.get("/resolvers/nbn").body.contains("nbn-fi-paper"), "no refused entry is stored");
    assert!(!nobody.get("/resolvers/nbn").body.contains(path) && operator.get("/resolvers/nbn").body.contains(path));

    let added = operator.post(path, &ENTRY);
    assert_eq!((added.status, added.location.as_str()), (303, path), "{}", added.body);
    assert_eq!(operator.post(path, &ENTRY).status, 422, "the entries are unchanged");
    let page = words(&nobody.get("/resolvers/nbn").body);
    assert!(page.contains("The resolver has opened") && page.contains("https://paper.example/urn:nbn:fi:paper-7"), "{page}");
    let gives = |urn: &str| nobody.get(&format!("/api/v1/resolve?urn={urn}")).body.contains("https://paper.example/");
    assert_eq!(
        [gives("urn:nbn:FI:paper-7"), gives("urn:nbn:fi-fe1"), gives("urn:nbn:fix-1"), gives("urn:nbn:se:uu-1")],
        [true, true, false, false]
    );
    let output = run(&db, &["urn", "resolve", "urn:nbn:fi:paper-7"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("https://paper.example/urn:nbn:fi:paper-7"), "{output:?}");

    // The form shows the current values. The catalog's entry keeps its prefix, which the form does not show.
    let form = operator.get(&format!("{path}?id=nbn-fi-paper")).body;
    assert!(form.contains("value=\"Museum of Paper\"") && form.contains("The resolver has opened"), "{form}");
    assert_eq!(operator.get(&format!("{path}?no=1")).status, 400);
    let changed = operator.post(path, &but("holder", "Museum of Paper and Ink"));
    assert_eq!(changed.status, 303, "{}", changed.body);
    let end = |id: &str, reason: &str| operator.post(&format!("{path}/end"), &[("id", id), ("reason", reason)]).status;
    assert_eq!([end("nbn-fi-paper", ""), end(&foreign, "Closed"), end("no-such", "Closed")], [422, 404, 404]);
    assert_eq!([end("nbn-fi-paper", "Closed"), end("nbn-fi-paper", "Closed")], [303, 404]);
    assert!(!gives("urn:nbn:fi:paper-7"));
    let file = json(&nobody, "/resolvers/nbn.json");
    let history = file["history"].as_array().unwrap();
    assert_eq!(history.len(), 3, "{file}");
    assert!(history[0]["record"].is_null() && history[1]["record"]["holder"] == "Museum of Paper and Ink", "{file}");
    let audit = Person::demo(&server, "admin").get("/admin/audit?q=nbn-fi-paper").body;
    assert!(audit.contains("changed an entry of the resolver directory") && audit.contains("Closed"), "{audit}");
}

#[test]
fn operators_add_and_remove_unregistered_names_in_use() {
    let (_db, server) = TestServer::on_new_database(true);
    let (operator, nobody) = (Person::demo(&server, "operator"), Person::nobody(&server));
    let warned = || nobody.get("/check?nid=lampwright").body.contains("a trade name of Lampwright Ltd");
    assert!(!warned());
    let put = [
        ("evidence", "trade"),
        ("nid", "lampwright"),
        ("where", "a trade name of Lampwright Ltd"),
        ("example", "urn:lampwright:lamp:1"),
        ("reason", "Their letter of May"),
    ];
    assert_eq!(nobody.post("/desk/in-use", &put).status, 401);
    let kept = operator.post("/desk/in-use", &put);
    assert_eq!(kept.status, 303, "{}", kept.body);
    assert!(warned());
    let checked = || nobody.get("/api/v1/check/urn?urn=urn:lampwright:1").body;
    assert!(checked().contains("\"in_use\":\"a trade name of Lampwright Ltd\""), "{}", checked());
    assert!(nobody.get("/check?urn=urn:lampwright:1").body.contains("It is in use without registration"));
    assert_eq!(operator.post("/desk/in-use", &put).status, 422, "nothing differs");
    assert_eq!(operator.post("/desk/in-use", &[("nid", "a b"), ("reason", "x")]).status, 422);
    let text = "Namespace ID: lampwright\n\nPurpose: Lamps.\n";
    let found = nobody.post_raw("/api/v1/templates/check", text.as_bytes(), &[("Content-Type", "text/plain")]);
    assert!(found.body.contains("N15"), "{}", found.body);
    assert!(nobody.get("/reserved").body.contains("Their letter of May"));
    assert_eq!(operator.post("/desk/in-use/lampwright", &[("why", "")]).status, 422);
    assert_eq!(operator.post("/desk/in-use/lampwright", &[("why", "They closed")]).status, 303);
    assert!(checked().contains("\"in_use\":null"), "{}", checked());
    assert!(!warned() && nobody.get("/reserved").body.contains("They closed"));
    assert_eq!(
        operator.post("/desk/in-use/hl7-org", &[("why", "It is registered now")]).status,
        303,
        "entries of the built-in catalog can be removed as well"
    );
    assert!(!nobody.get("/check?nid=hl7-org").body.contains("without being registered"));
}

#[test]
fn anyone_reports_a_name_in_use_and_it_is_public_after_an_operator_accepts_it() {
    let (_db, server) = TestServer::on_new_database(true);
    let (operator, nobody) = (Person::demo(&server, "operator"), Person::nobody(&server));
    let known = || {
        [
            nobody.get("/check?nid=lampwright").body.contains("lamps in museums"),
            nobody
                .get("/register/path?need=public&existing=no&chosen=formal&requester=community&nid=lampwright")
                .body
                .contains("lamps in museums"),
            nobody.get("/api/v1/check/nid?nid=lampwright").body.contains("N15"),
            nobody.get("/reserved").body.contains("https://lamps.example/names"),
        ]
    };
    // A name whose form is not allowed is listed, but does not look as if it could be requested.
    let list = nobody.get("/reserved").body;
    let row = |nid: &str| list.split("<tr>").find(|row| row.contains(&format!("<code>{nid}</code>"))).unwrap().to_owned();
    let refused = "Cannot be requested: Namespace ID must be between 3 and 32 characters";
    assert!(
        row("li").contains(refused) && row("un").contains(refused) && !row("openid").contains("Cannot be requested"),
        "{list}"
    );
    let german = nobody.ask("GET", "/reserved", &[("Accept-Language", "de")]).body;
    assert!(german.contains("<span lang=\"en\">OpenID specifications</span>"), "{german}");
    let report = [("nid", "URN:Lampwright:"), ("where", "lamps in museums"), ("example", "urn:lampwright:1"), ("since", "2003")];
    assert_eq!(nobody.get("/reserved/report").status, 200);
    let sourced = [&report[..], &[("source", "https://lamps.example/names")]].concat();
    let asked = nobody.post("/reserved/report", &sourced);
    let button = "name=\"meant\" value=\"lampwright\"";
    assert!(asked.status == 422 && asked.body.contains(button), "the name is never changed silently: {}", asked.body);
    let report = [&report[..], &[("meant", "lampwright")]].concat();
    assert_eq!(nobody.post("/reserved/report", &report).status, 422, "a report without evidence is rejected");
    let missing =
        nobody.post("/reserved/report", &[("nid", ""), ("where", ""), ("example", ""), ("source", ""), ("since", "")]).body;
    for (field, message) in [
        ("nid", "Enter the namespace ID that follows urn:"),
        ("where", "Enter where the namespace ID is used"),
        ("example", "Enter an example URN"),
        ("source", "Enter the evidence: a URL or a document"),
    ] {
        assert!(missing.contains(&format!("<a href=\"#{field}\">{message}</a>")), "{field}: {missing}");
    }
    let wrong = |nid: &str, example: &str, who: &Person| {
        let form = [("nid", nid), ("where", "lamps in museums"), ("example", example), ("source", "a leaflet")];
        let answer = who.post("/reserved/report", &form);
        assert_eq!(answer.status, 422, "{nid} {example}: {}", answer.body);
        answer.body
    };
    for who in [&nobody, &operator] {
        assert!(wrong("isbn", "urn:isbn:9780306406157", who).contains("isbn is a registered namespace"));
        for other in ["urn:lamp:1", "urn:lampwright", "urn:lampwright:", "lampwright:1", "urn:lampwrights:1"] {
            assert!(wrong("lampwright", other, who).contains("Enter an example that starts with urn:lampwright:"), "{other}");
        }
    }
    let turned = [&report[..], &[("source", "https://lamps.example/\u{202e}names")]].concat();
    let refused = nobody.post("/reserved/report", &turned);
    assert!(refused.status == 422 && refused.body.contains("U+202E"), "{}", refused.body);
    let whole = [&sourced[..], &[("meant", "lampwright")]].concat();
    let sent = nobody.post("/reserved/report", &whole);
    assert_eq!((sent.status, sent.location.as_str()), (303, "/reserved/report?sent=yes"), "{}", sent.body);
    assert_eq!(known(), [false; 4], "an operator must review the report first");
    let again = nobody.post("/reserved/report", &whole);
    assert_eq!((again.status, &again.location), (303, &sent.location), "a pending report is not public: {}", again.body);
    assert_eq!(nobody.post("/desk/in-use/lampwright/accept", &[]).status, 401);
    assert!(operator.get("/desk").body.contains("Unregistered namespaces in use; reported: 1</a>"));
    assert!(operator.get("/desk/in-use").body.contains("https://lamps.example/names"));
    assert_eq!(operator.post("/desk/in-use/lampwright/accept", &[]).status, 303);
    assert_eq!(known(), [true; 4]);
    assert_eq!(operator.post("/desk/in-use/lampwright/accept", &[]).status, 404, "the report is decided");
    let other = [("nid", "candlestick"), ("where", "candles"), ("example", "urn:candlestick:1"), ("source", "a leaflet")];
    assert_eq!(nobody.post("/reserved/report", &other).status, 303);
    assert_eq!(operator.post("/desk/in-use/candlestick/reject", &[("why", "")]).status, 422);
    assert_eq!(operator.post("/desk/in-use/candlestick/reject", &[("why", "No such leaflet")]).status, 303);
    assert!(!nobody.get("/reserved").body.contains("candlestick") && !operator.get("/desk/in-use").body.contains("a leaflet"));
}

#[test]
fn one_network_sends_five_complete_reports_a_day() {
    let server = TestServer::start_with(&TestDb::sqlite(), true, &[("NIDREG_LIMITS", "check=1000")]);
    let nobody = Person::nobody(&server);
    let report = |nid: &str| {
        let example = format!("urn:{nid}:1");
        let form = [("nid", nid), ("where", "lamps in museums"), ("example", example.as_str()), ("source", "a leaflet")];
        nobody.post("/reserved/report", &form).status
    };
    assert_eq!(report(""), 422, "an incomplete report is not counted");
    let names = ["lampwright", "candlestick", "chandelier", "lantern-glass", "torchbearer", "wick-trimmer"];
    assert_eq!(names.map(report), [303, 303, 303, 303, 303, 429]);
}

#[test]
fn expert_records_a_name_at_once_and_an_operator_invites_its_users_to_register_it() {
    let (db, server) = TestServer::on_new_database(true);
    let (operator, expert, nobody) =
        (Person::demo(&server, "operator"), Person::demo(&server, "expert"), Person::nobody(&server));
    let name = [("nid", "lampwright"), ("where", "lamps in museums"), ("example", "urn:lampwright:1"), ("source", "a leaflet")];
    let recorded = expert.post("/reserved/report", &name);
    assert_eq!((recorded.status, recorded.location.as_str()), (303, "/reserved#in-use"), "{}", recorded.body);
    assert!(nobody.get("/reserved").body.contains("a leaflet"));
    let invitation = [("name", "lampwright"), ("whom", "Lampwright Museum"), ("email", "names@lamps.example")];
    assert_eq!(expert.post("/desk/in-use-invitation", &invitation).status, 404, "only operators invite");
    assert_eq!(
        operator.post("/desk/in-use-invitation", &[("name", "nothing"), ("whom", "A"), ("email", "a@b.example")]).status,
        422
    );
    let invited = operator.post("/desk/in-use-invitation", &invitation);
    assert_eq!(invited.status, 303, "{}", invited.body);
    let list = nobody.get("/reserved").body;
    assert!(
        list.contains("Invited to register: <span lang=\"en\">Lampwright Museum") && !list.contains("names@lamps.example"),
        "{list}"
    );
    let sql = "SELECT body AS what FROM outbox WHERE letter = 'name_invited' AND recipient = 'names@lamps.example'";
    let rows = column(&db.bare_store(), sql);
    assert!(rows.len() == 1 && rows[0].contains("nid=lampwright"), "the link fills the name in");
}
