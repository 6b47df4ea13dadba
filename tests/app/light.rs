//! Small changes that a second person decides: the resolver directory, parts of namespaces, the registries of 2012, names in use.

use crate::common::operator::run;
use crate::common::{House, Person, TestDb};
use serde_json::Value;

fn words(page: &str) -> String {
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn json(who: &Person, path: &str) -> Value {
    serde_json::from_str(&who.get(path).body).unwrap()
}

/// The address of the first decision on a page.
fn decision(page: &str, path: &str) -> String {
    let rest = page.split(&format!("action=\"{path}/")).nth(1).unwrap_or_else(|| panic!("{page}"));
    format!("{path}/{}", rest.split('"').next().unwrap())
}

const ENTRY: [(&str, &str); 8] = [
    ("id", "nbn-fi-paper"),
    ("template", "https://paper.example/{+urn}"),
    ("service", "i2l"),
    ("kind", "redirects to the resource"),
    ("holder", "Museum of Paper"),
    ("source", "https://paper.example/handbook"),
    ("example", "urn:nbn:fi:paper-7"),
    ("why", "Our resolver has opened"),
];

fn but<'f>(name: &'f str, value: &'f str) -> Vec<(&'f str, &'f str)> {
    ENTRY.iter().map(|(known, old)| (*known, if *known == name { value } else { *old })).collect()
}

#[test]
fn a_library_asks_for_a_resolver_of_its_part_and_an_operator_looks_at_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (operator, fi, se) =
        (Person::demo(&house, "operator"), Person::demo(&house, "keeper"), Person::demo(&house, "second-keeper"));
    let nobody = Person::nobody(&house);
    let path = "/registers/nbn/resolvers?prefix=fi";
    assert_eq!(se.post(path, &ENTRY).status, 404);
    assert_eq!(se.get(path).status, 404);
    for (name, value) in [
        ("template", "https://{nss}.example/"),
        ("template", "javascript:{urn}"),
        ("template", "https://127.0.0.1/{+urn}"),
        ("service", "L2R"),
        ("kind", "x"),
        ("holder", ""),
        ("example", "urn:nbn:se:uu-1"),
        ("example", "urn:isbn:1"),
        ("why", ""),
        ("id", "isbn-worldcat-no-such\u{7}"),
    ] {
        let refused = fi.post(path, &but(name, value));
        assert_eq!(refused.status, 422, "{name} {value}: {}", refused.body);
    }
    let taken = json(&nobody, "/resolvers/isbn.json");
    let foreign = taken["resolvers"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(fi.post(path, &but("id", &foreign)).status, 422, "an entry of another namespace");
    let whole = json(&nobody, "/resolvers/nbn.json");
    let general = whole["resolvers"].as_array().unwrap().iter().find(|entry| entry.get("applies").is_none());
    if let Some(general) = general {
        assert_eq!(fi.post(path, &but("id", general["id"].as_str().unwrap())).status, 422, "one for the whole namespace");
    }
    let asked = fi.post(path, &ENTRY);
    assert_eq!((asked.status, asked.location.as_str()), (303, "/asked"), "{}", asked.body);
    // The entries that the catalogue has for the part are the library's to change too; those for other names are not.
    let page = fi.get(path).body;
    assert!(page.contains("id=nbn-fi\"") && !page.contains("id=nbn-de\"") && !page.contains("id=nbn-any\""), "{page}");
    for (id, status) in [("nbn-de", 422), ("nbn-any", 422), ("nbn-fi", 303)] {
        let asked = fi.post(path, &but("id", id));
        assert_eq!(asked.status, status, "{id}: {}", asked.body);
    }
    let own = decision(&fi.get("/asked").body, "/asked");
    assert_eq!(fi.post(&own, &[]).status, 303, "taken back");
    assert!(!nobody.get("/resolvers/nbn").body.contains("nbn-fi-paper"), "nothing before a second person looked");
    assert!(fi.get("/asked").body.contains("https://paper.example/{+urn}"));
    let desk = operator.get("/desk/light").body;
    assert!(desk.contains("Our resolver has opened") && desk.contains("Kaisa Keeper"), "{desk}");
    let door = decision(&desk, "/desk/light");
    assert_eq!(fi.post(&door, &[("outcome", "grant")]).status, 404, "who asks does not decide");
    assert_eq!(operator.post(&door, &[("outcome", "decline")]).status, 422, "declined without a word");
    let granted = operator.post(&door, &[("outcome", "grant")]);
    assert_eq!(granted.status, 303, "{}", granted.body);
    assert_eq!(operator.post(&door, &[("outcome", "grant")]).status, 404, "decided once");

    // It answers for the names of the part, and for no others.
    let page = words(&nobody.get("/resolvers/nbn").body);
    assert!(page.contains("Our resolver has opened") && page.contains("https://paper.example/urn:nbn:fi:paper-7"), "{page}");
    let gives = |urn: &str| nobody.get(&format!("/api/v1/resolve?urn={urn}")).body.contains("https://paper.example/");
    assert_eq!(
        [gives("urn:nbn:FI:paper-7"), gives("urn:nbn:fi-fe1"), gives("urn:nbn:fix-1"), gives("urn:nbn:se:uu-1")],
        [true, true, false, false]
    );
    let told = run(&db, &["urn", "resolve", "urn:nbn:fi:paper-7"]);
    assert!(String::from_utf8_lossy(&told.stdout).contains("https://paper.example/urn:nbn:fi:paper-7"), "{told:?}");
    let named = fi.post(
        "/registers/nbn/change?prefix=fi",
        &[("part", "fi"), ("holder", "National Library of Finland"), ("resolver", "nbn-fi-paper"), ("why", "It has opened")],
    );
    assert_eq!(named.status, 303, "{}", named.body);
    let sure = nobody.get("/resolve?urn=urn:nbn:fi:paper-7%3F%3Da%3D1%23b&go=1");
    assert_eq!((sure.status, sure.location.as_str()), (302, "https://paper.example/urn:nbn:fi:paper-7?a=1#b"), "{}", sure.body);

    // Changed and ended in the same way, with its history.
    let declined = fi.post(path, &but("template", "https://other.example/{+urn}"));
    assert_eq!(declined.status, 303, "{}", declined.body);
    let door = decision(&operator.get("/desk/light").body, "/desk/light");
    assert_eq!(operator.post(&door, &[("outcome", "decline"), ("words", "The page is not there")]).status, 303);
    assert!(fi.get("/asked").body.contains("The page is not there"));
    let end = fi.post("/registers/nbn/resolvers/end?prefix=fi", &[("id", "nbn-fi-paper"), ("reason", "Closed")]);
    assert_eq!(end.status, 303, "{}", end.body);
    let door = decision(&operator.get("/desk/light").body, "/desk/light");
    assert_eq!(operator.post(&door, &[("outcome", "grant")]).status, 303);
    assert!(!gives("urn:nbn:fi:paper-7"));
    let file = json(&nobody, "/resolvers/nbn.json");
    assert_eq!(file["history"].as_array().unwrap().len(), 2, "{file}");
    assert!(file["history"][0]["record"].is_null() && file["history"][1]["record"]["holder"] == "Museum of Paper");
    let audit = Person::demo(&house, "admin").get("/admin/audit?q=nbn-fi-paper").body;
    assert!(audit.contains("changed an entry of the resolver directory") && audit.contains("declined a small change"), "{audit}");
}

#[test]
fn an_operator_asks_for_any_namespace_and_does_not_decide_alone() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (operator, nobody) = (Person::demo(&house, "operator"), Person::nobody(&house));
    let path = "/registers/example/resolvers";
    let entry: Vec<(&str, &str)> = but("id", "example-lamps")
        .into_iter()
        .map(|(name, value)| (name, if name == "example" { "urn:example:lamp" } else { value }))
        .collect();
    assert_eq!(
        nobody.get("/assignments/urn-namespaces?resolvable=yes&q=example").body.matches("urn-formal/example\"").count(),
        0
    );
    let asked = operator.post(path, &entry);
    assert_eq!(asked.status, 303, "{}", asked.body);
    let door = decision(&operator.get("/desk/light").body, "/desk/light");
    assert_eq!(operator.post(&door, &[("outcome", "grant")]).status, 403);
    assert_eq!(operator.post("/registers/nosuch/resolvers", &entry).status, 404);
    let id = door.rsplit('/').next().unwrap();
    assert_eq!(operator.post(&format!("/asked/{id}/withdraw"), &[]).status, 303);
    assert_eq!(operator.post(&door, &[("outcome", "grant")]).status, 404);
}

#[test]
fn a_part_is_asked_of_its_holder_who_decides_and_it_is_never_given_again() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (fi, se, otto) = (Person::demo(&house, "keeper"), Person::demo(&house, "second-keeper"), Person::demo(&house, "other"));
    let nobody = Person::nobody(&house);
    let ask = |what: &str, part: &str, why: &str| {
        otto.post(
            "/delegations/nbn/ask?prefix=fi",
            &[("what", what), ("part", part), ("holder", "Museum of Paper"), ("policy", "Policy of 2026"), ("why", why)],
        )
    };
    assert_eq!(nobody.post("/delegations/nbn/ask?prefix=fi", &[]).status, 401);
    assert_eq!(ask("add", "fi:paper", "").status, 422);
    let unkept = otto.post("/delegations/nbn/ask?prefix=de", &[("what", "add"), ("part", "de:x"), ("holder", "X"), ("why", "Y")]);
    assert!(unkept.status == 409 && unkept.body.contains("Nobody keeps this register here"), "{}", unkept.body);
    let asked = ask("add", "fi:paper", "We assign names to paper");
    assert_eq!(asked.status, 303, "{}", asked.body);
    assert!(!nobody.get("/delegations/nbn?prefix=fi").body.contains("fi:paper"));
    // Its holder decides; the other library, and who asked, do not.
    let page = fi.get("/asked").body;
    let door = decision(&page, "/asked");
    assert!(page.contains("We assign names to paper"), "{page}");
    for person in [&se, &otto] {
        assert_eq!(person.post(&door, &[("outcome", "grant")]).status, 404);
    }
    assert!(!Person::demo(&house, "operator").get("/desk/light").body.contains("fi:paper"));
    assert_eq!(fi.post(&door, &[("outcome", "grant")]).status, 303);
    let register = words(&nobody.get("/delegations/nbn?prefix=fi:paper").body);
    assert!(register.contains("Museum of Paper") && register.contains("asked for by Otto Other"), "{register}");
    // Twice is refused when it is granted, not silently.
    assert_eq!(ask("add", "fi:paper", "Again").status, 303);
    let door = decision(&fi.get("/asked").body, "/asked");
    let again = fi.post(&door, &[("outcome", "grant")]);
    assert!(again.status == 422 && again.body.contains("is held by Museum of Paper"), "{}", again.body);
    assert_eq!(fi.post(&door, &[("outcome", "decline"), ("words", "You have it")]).status, 303);
    for (what, why) in [("change", "A new policy"), ("end", "We have closed")] {
        let asked = otto.post(
            "/delegations/nbn/ask?prefix=fi",
            &[("what", what), ("part", "fi:paper"), ("holder", "Museum of Paper and Ink"), ("why", why)],
        );
        assert_eq!(asked.status, 303, "{}", asked.body);
        let door = decision(&fi.get("/asked").body, "/asked");
        let done = fi.post(&door, &[("outcome", "grant")]);
        assert_eq!(done.status, 303, "{what}: {}", done.body);
    }
    let register = words(&nobody.get("/delegations/nbn?prefix=fi:paper").body);
    assert!(register.contains("historic") && register.contains("Museum of Paper and Ink"), "{register}");
    assert_eq!(ask("add", "fi:paper", "Once more").status, 303);
    let door = decision(&fi.get("/asked").body, "/asked");
    assert_eq!(fi.post(&door, &[("outcome", "grant")]).status, 422, "never given again");
}

#[test]
fn what_was_proposed_in_2012_changes_by_the_rules_of_its_text() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (operator, otto, nobody) = (Person::demo(&house, "operator"), Person::demo(&house, "other"), Person::nobody(&house));
    let home = "/assignments/urn-resolution-query-parameters";
    let ask = |form: &[(&str, &str)]| otto.post("/asked/proposed", &[form, &[("why", "RFC 9999 says so")]].concat());
    let keyword = [("what", "new-keyword"), ("name", "l"), ("purpose", "language"), ("document", "RFC 9999"), ("section", "4")];
    for (scope, evidence, field) in [
        ("local", "RFC 9999", "scope"),
        ("global", "R-2026-0001", "evidence"),
        ("specific", "RFC 9999", "evidence"),
        ("specific", "R-1999-0001", "evidence"),
    ] {
        let refused = ask(&[&keyword[..], &[("scope", scope), ("evidence", evidence)]].concat());
        assert!(
            refused.status == 422 && refused.body.contains(&format!("href=\"#{field}\"")),
            "{scope} {evidence}: {}",
            refused.body
        );
    }
    for form in [
        &[("what", "status"), ("name", "I2L"), ("status", "std"), ("evidence", "draft-a-b")][..],
        &[("what", "status"), ("name", "I2X"), ("status", "std"), ("evidence", "RFC 9999")],
        &[("what", "supported-by"), ("name", "s"), ("nid", "nbn"), ("document", "RFC 8458"), ("evidence", "RFC 8458")],
    ] {
        assert_eq!(ask(form).status, 422, "{form:?}");
    }
    let grant = || {
        let door = decision(&operator.get("/desk/light").body, "/desk/light");
        let granted = operator.post(&door, &[("outcome", "grant")]);
        assert_eq!(granted.status, 303, "{}", granted.body);
    };
    assert_eq!(ask(&[&keyword[..], &[("scope", "global"), ("evidence", "RFC 9999")]].concat()).status, 303);
    grant();
    assert_eq!(ask(&[("what", "status"), ("name", "I2L"), ("status", "exp"), ("evidence", "rfc9998")]).status, 303);
    grant();
    // Who speaks for the whole namespace says that it supports a keyword.
    let named = operator.post("/desk/registers", &[("nid", "nbn"), ("prefix", ""), ("email", "other@demo.example")]);
    assert_eq!(named.status, 303, "{}", named.body);
    let supports =
        [("what", "supported-by"), ("name", "l"), ("nid", "nbn"), ("document", "RFC 8458, 4"), ("evidence", "RFC 8458")];
    assert_eq!(ask(&supports).status, 303);
    grant();
    let file = json(&nobody, &format!("{home}/urn-resolution-query-parameters.json"));
    assert_eq!(file["query_keywords"]["records"][2]["supported_by"][0][0], "nbn", "{file}");
    assert_eq!(file["resolution_service_designators"]["records"][0]["status"], "exp");
    assert_ne!(file["updated"], "2012-10-16");
    let feed = nobody.get(&format!("{home}/urn-resolution-query-parameters.atom")).body;
    assert_eq!(feed.matches("<entry>").count(), 3, "{feed}");
    let page = words(&nobody.get(home).body);
    assert!(page.contains("nbn (RFC 8458, 4)") && page.contains("RFC 9999 says so"), "{page}");
    for form in ["-1.csv", ".txt", ".xml"] {
        assert!(nobody.get(&format!("{home}/urn-resolution-query-parameters{form}")).body.contains("RFC 8458, 4"), "{form}");
    }
}

#[test]
fn operators_keep_the_names_in_use() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (operator, nobody) = (Person::demo(&house, "operator"), Person::nobody(&house));
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
    assert_eq!(operator.post("/desk/in-use", &put).status, 422, "nothing differs");
    assert_eq!(operator.post("/desk/in-use", &[("nid", "a b"), ("reason", "x")]).status, 422);
    let text = "Namespace ID: lampwright\n\nPurpose: Lamps.\n";
    let found = nobody.post_raw("/api/v1/templates/check", text.as_bytes(), &[("Content-Type", "text/plain")]);
    assert!(found.body.contains("N15"), "{}", found.body);
    assert!(nobody.get("/reserved").body.contains("Their letter of May"));
    assert_eq!(operator.post("/desk/in-use/lampwright", &[("why", "")]).status, 422);
    assert_eq!(operator.post("/desk/in-use/lampwright", &[("why", "They closed")]).status, 303);
    assert!(!warned() && nobody.get("/reserved").body.contains("They closed"));
    assert_eq!(
        operator.post("/desk/in-use/hl7-org", &[("why", "It is registered now")]).status,
        303,
        "also one of the catalogue"
    );
    assert!(!nobody.get("/check?nid=hl7-org").body.contains("without being registered"));
}
