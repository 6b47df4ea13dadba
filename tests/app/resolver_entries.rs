//! Lists that operators edit (resolver entries and unregistered names in use).

use crate::common::operator::run;
use crate::common::prelude::*;

fn json(who: &Person, path: &str) -> Value {
    who.get(path).json()
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
    ("public_reason", "The resolver has opened"),
];

fn but<'f>(name: &'f str, value: &'f str) -> Vec<(&'f str, &'f str)> {
    ENTRY.iter().map(|(known, old)| (*known, if *known == name { value } else { *old })).collect()
}

#[test]
fn operator_edits_to_resolver_entries_require_a_reason_and_are_logged() {
    let (db, server, [operator, nobody]) = TestServer::demo(["operator", "nobody"]);
    let path = "/operator/resolvers/nbn";
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
        ("public_reason", ""),
        ("id", "isbn-worldcat-no-such\u{7}"),
    ] {
        operator.post(path, &but(name, value)).is(422, &[]);
    }
    let foreign = json(&nobody, "/resolvers/isbn.json")["resolvers"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(operator.post(path, &but("id", &foreign)).status, 422, "an entry of another namespace");
    assert_eq!(operator.post("/operator/resolvers/nosuch", &ENTRY).status, 404);
    assert_eq!(operator.get("/operator/resolvers/NBN").status, 404);
    assert!(!nobody.get("/resolvers/nbn").body.contains("nbn-fi-paper"), "no refused entry is stored");
    assert!(!nobody.get("/resolvers/nbn").body.contains(path) && operator.get("/resolvers/nbn").body.contains(path));

    let added = operator.post(path, &ENTRY);
    assert_eq!((added.status, added.location.as_str()), (303, path), "{}", added.body);
    assert_eq!(operator.post(path, &ENTRY).status, 422, "the entries are unchanged");
    let page = page_text(&nobody.get("/resolvers/nbn").body);
    assert!(page.contains("The resolver has opened") && page.contains("https://paper.example/urn:nbn:fi:paper-7"), "{page}");
    let gives = |urn: &str| nobody.get(&format!("/api/v1/resolve?urn={urn}")).body.contains("https://paper.example/");
    assert_eq!(
        [gives("urn:nbn:FI:paper-7"), gives("urn:nbn:fi-fe1"), gives("urn:nbn:fix-1"), gives("urn:nbn:se:uu-1")],
        [true, true, false, false]
    );
    let output = run(&db, &["urn", "resolve", "urn:nbn:fi:paper-7"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("https://paper.example/urn:nbn:fi:paper-7"), "{output:?}");

    // The form shows the current values. The catalog's entry keeps its prefix, which the form does not show.
    operator.get(&format!("{path}?id=nbn-fi-paper")).says(&["value=\"Museum of Paper\"", "The resolver has opened"]);
    assert_eq!(operator.get(&format!("{path}?no=1")).status, 400);
    operator.post(path, &but("holder", "Museum of Paper and Ink")).is(303, &[]);
    let end = |id: &str, reason: &str| operator.post(&format!("{path}/end"), &[("id", id), ("reason", reason)]).status;
    assert_eq!([end("nbn-fi-paper", ""), end(&foreign, "Closed"), end("no-such", "Closed")], [422, 404, 404]);
    assert_eq!([end("nbn-fi-paper", "Closed"), end("nbn-fi-paper", "Closed")], [303, 404]);
    assert!(!gives("urn:nbn:fi:paper-7"));
    let file = json(&nobody, "/resolvers/nbn.json");
    let history = file["history"].as_array().unwrap();
    assert_eq!(history.len(), 3, "{file}");
    assert!(history[0]["record"].is_null() && history[1]["record"]["holder"] == "Museum of Paper and Ink", "{file}");
    Person::demo(&server, "admin")
        .get("/admin/audit?q=nbn-fi-paper")
        .says(&["changed an entry of the resolver directory", "Closed"]);
}

#[test]
fn unregistered_names_in_use_are_listed_with_one_address_to_write_to() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let list = nobody.get("/reserved").body;
    // A name whose form is not allowed is listed, but does not look as if it could be requested.
    let row = |nid: &str| list.split("<tr>").find(|row| row.contains(&format!("<code>{nid}</code>"))).unwrap().to_owned();
    let refused = "Cannot be requested: Namespace ID must be between 3 and 32 characters";
    assert!(
        row("li").contains(refused) && row("un").contains(refused) && !row("openid").contains("Cannot be requested"),
        "{list}"
    );
    assert!(list.contains("To suggest a change to this list, write to nidreg@localhost."), "{list}");
    nobody.ask("GET", "/reserved", &[("Accept-Language", "de")]).says(&["<span lang=\"en\">OpenID specifications</span>"]);
    assert!(nobody.get("/api/v1/check/urn?urn=urn:openid:1").body.contains("\"in_use\":\"OpenID specifications"));
    assert!(nobody.get("/check?urn=urn:openid:1").body.contains("It is in use without registration"));
    let text = "Namespace ID: openid\n\nPurpose: Identity.\n";
    nobody.post_raw("/api/v1/templates/check", text.as_bytes(), &[("Content-Type", "text/plain")]).says(&["N15"]);
}
