//! Registers of the parts of a namespace, each kept by its own library, and names whose resource is gone.

use crate::common::operator::run;
use crate::common::{Answer, House, Person, TestDb};
use serde_json::Value;
use std::fmt::Write as _;
use std::time::Instant;

const FI: &str = "/registers/nbn?prefix=fi";

fn words(page: &str) -> String {
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn said<'f>(more: &[(&'f str, &'f str)]) -> Vec<(&'f str, &'f str)> {
    let mut form = vec![("holder", "Museum of Paper"), ("policy", "Policy of 2026"), ("why", "Agreement of May 2026")];
    form.extend(more);
    form
}

fn send(person: &Person, path: &str, file: &[u8]) -> Answer {
    let head = "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"gone.tsv\"\r\n\r\n";
    let body = [head.as_bytes(), file, b"\r\n--b--\r\n"].concat();
    let headers = [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "multipart/form-data; boundary=b")];
    person.post_raw(path, &body, &headers)
}

#[test]
fn two_libraries_keep_their_registers_and_neither_touches_the_others() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (fi, se, nobody) = (Person::demo(&house, "keeper"), Person::demo(&house, "second-keeper"), Person::nobody(&house));
    let added = fi.post("/registers/nbn/add?prefix=fi", &said(&[("prefix", "fi:paper")]));
    assert_eq!((added.status, added.location.as_str()), (303, FI), "{}", added.body);
    // Public at once, in every form and wherever a name of it is looked at.
    let page = words(&nobody.get("/delegations/nbn?prefix=fi:paper").body);
    for fact in ["Museum of Paper", "Policy of 2026", "Agreement of May 2026", "kept here by National Library of Finland"] {
        assert!(page.contains(fact), "{fact}: {page}");
    }
    for form in ["xml", "csv", "json"] {
        let file = nobody.get(&format!("/delegations/nbn.{form}?prefix=fi")).body;
        assert!(file.contains("fi:paper") && file.contains("Museum of Paper"), "{form}: {file}");
    }
    for path in ["/resolve?urn=urn:nbn:fi:paper-7", "/check?urn=urn:nbn:FI:Paper-7", "/api/v1/resolve?urn=urn:nbn:fi:paper-7"] {
        assert!(nobody.get(path).body.contains("Museum of Paper"), "{path}");
    }
    let told = run(&db, &["urn", "resolve", "urn:nbn:fi:paper-7"]);
    assert!(String::from_utf8_lossy(&told.stdout).contains("part\tfi:paper\tMuseum of Paper"), "{told:?}");

    // The other library is told nothing of it, and its own register takes nothing from beside it.
    for act in ["add", "change", "end", "gone", "gone/take-back", "keepers", "keepers/end"] {
        assert_eq!(se.post(&format!("/registers/nbn/{act}?prefix=fi"), &[]).status, 404, "{act}");
    }
    assert_eq!(se.get(FI).status, 404);
    assert_eq!(se.get("/registers/nbn").status, 404, "the whole namespace is not theirs either");
    for prefix in ["fi:other", "fi", "se", "sex:y", "no-such", "se:", "se:a b"] {
        let refused = se.post("/registers/nbn/add?prefix=se", &said(&[("prefix", prefix)]));
        assert_eq!(refused.status, 422, "{prefix}: {}", refused.body);
    }
    for (act, field) in [("change", "holder"), ("end", "reason"), ("keepers", "email")] {
        let refused = se.post(&format!("/registers/nbn/{act}?prefix=se"), &[("part", "fi:paper"), (field, "x")]);
        assert_eq!(refused.status, 404, "{act}: {}", refused.body);
    }
    assert_eq!(fi.post("/registers/nbn/add?prefix=fi", &said(&[("prefix", "FI:PAPER")])).status, 422, "case-insensitive");

    // Changed and ended, with its history; the prefix is never given again.
    let changed = fi.post("/registers/nbn/change?prefix=fi", &said(&[("part", "fi:paper"), ("note", "Moved in June")]));
    assert_eq!(changed.status, 303, "{}", changed.body);
    // What the catalogue said of a part is replaced, and so is who says it.
    assert_eq!(fi.post("/registers/nbn/change?prefix=fi", &said(&[("part", "fi:lb")])).status, 303);
    let page = words(&nobody.get("/delegations/nbn?prefix=fi:lb").body);
    assert!(page.contains("<dt>Source</dt><dd>kept here by National Library of Finland"), "{page}");
    let same = fi.post("/registers/nbn/change?prefix=fi", &said(&[("part", "fi:paper"), ("note", "Moved in June")]));
    assert!(same.status == 422 && same.body.contains("Nothing differs"), "{}", same.body);
    let strange = fi.post("/registers/nbn/change?prefix=fi", &said(&[("part", "fi:paper"), ("resolver", "no-such")]));
    assert!(strange.status == 422 && strange.body.contains("has no such entry"), "{}", strange.body);
    let whole = fi.post("/registers/nbn/change?prefix=fi", &said(&[("part", "fi")]));
    assert!(whole.status == 422 && whole.body.contains("wider register"), "{}", whole.body);
    let ended = fi.post("/registers/nbn/end?prefix=fi", &[("part", "fi:paper"), ("reason", "The museum has closed")]);
    assert_eq!(ended.status, 303, "{}", ended.body);
    let page = words(&nobody.get("/delegations/nbn?prefix=fi:paper").body);
    assert!(page.contains("historic") && page.matches("<li><p><strong>").count() == 3, "{page}");
    let again = fi.post("/registers/nbn/add?prefix=fi", &said(&[("prefix", "fi:paper")]));
    assert!(again.status == 422 && again.body.contains("is held by Museum of Paper"), "{}", again.body);
    assert_eq!(fi.post("/registers/nbn/end?prefix=fi", &[("part", "fi:paper"), ("reason", "x")]).status, 409);
    let audit = Person::demo(&house, "admin").get("/admin/audit?q=paper").body;
    assert!(audit.contains("added a part of a namespace") && audit.contains("its prefix is never given again"), "{audit}");
}

#[test]
fn who_keeps_a_wider_register_names_who_keeps_a_narrower_one_and_they_are_told() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (operator, fi, otto) = (Person::demo(&house, "operator"), Person::demo(&house, "keeper"), Person::demo(&house, "other"));
    let name = |who: &Person, part: &str| {
        who.post("/registers/nbn/keepers?prefix=fi", &[("part", part), ("email", "other@demo.example")])
    };
    assert_eq!(otto.get("/registers/nbn?prefix=fi:lb").status, 404);
    assert_eq!(name(&fi, "se").status, 404, "beside the own register");
    assert_eq!(name(&fi, "fi").status, 404, "the own register is for who keeps a wider one");
    assert_eq!(name(&otto, "fi:lb").status, 404);
    assert_eq!(name(&fi, "fi:lb").status, 303);
    assert_eq!(name(&fi, "fi:lb").status, 422, "twice");
    let letters = operator.get("/desk/letters?q=other@demo.example").body;
    assert!(letters.contains("other@demo.example"), "{letters}");
    assert_eq!(otto.get("/registers/nbn?prefix=fi:lb").status, 200);
    assert_eq!(otto.get(FI).status, 404, "the wider register is not theirs");
    assert!(otto.get("/registers").body.contains("nbn:fi:lb"));
    assert_eq!(otto.post("/registers/nbn/add?prefix=fi:lb", &said(&[("prefix", "fi:lb:x")])).status, 303);
    // An operator ends it; the sub-division stays.
    let listed = operator.get("/desk/registers").body;
    let id = listed.split("Otto Other").next().and_then(|_| {
        let rest = listed.split("nbn:fi:lb</strong>").nth(1)?;
        rest.split("name=\"id\" value=\"").nth(1)?.split('"').next()
    });
    let id = id.unwrap_or_else(|| panic!("{listed}"));
    assert_eq!(operator.post("/desk/registers/end", &[("id", id), ("why", "")]).status, 422);
    assert_eq!(operator.post("/desk/registers/end", &[("id", id), ("why", "Asked for")]).status, 303);
    assert_eq!(otto.get("/registers/nbn?prefix=fi:lb").status, 404);
    assert!(Person::nobody(&house).get("/delegations/nbn?prefix=fi:lb").body.contains("fi:lb:x"));
    for (nid, prefix, email) in [
        ("nosuch", "", "other@demo.example"),
        ("nbn", "fi:nosuch", "other@demo.example"),
        ("nbn", "fi", "nobody@x.example"),
        ("nbn", "", "operator@demo.example"),
    ] {
        let refused = operator.post("/desk/registers", &[("nid", nid), ("prefix", prefix), ("email", email)]);
        assert_eq!(refused.status, 422, "{nid} {prefix} {email}: {}", refused.body);
    }
}

#[test]
fn a_name_whose_resource_is_gone_is_told_wherever_it_is_asked_for() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (fi, se, nobody) = (Person::demo(&house, "keeper"), Person::demo(&house, "second-keeper"), Person::nobody(&house));
    let path = "/registers/nbn/gone?prefix=fi";
    let good = "urn:nbn:fi:lb-1\t2024-05\twithdrawn by its author\turn:nbn:fi:lb-2\nurn:nbn:fi-fe7\t2023\tlost in a fire\n";
    // One faulty line refuses the file, and each is named by its number.
    let faulty = format!("# names\n{good}urn:nbn:se:uu-1\t2024\tlost\nurn:nbn:fi:lb-1\t2024\tlost\nnothing\n");
    let refused = send(&fi, path, faulty.as_bytes());
    assert_eq!(refused.status, 422);
    for line in ["Line 4: the name lies outside", "Line 5: the name stands on an earlier line", "Line 6: give name, date"] {
        assert!(refused.body.contains(line), "{line}: {}", refused.body);
    }
    assert!(send(&fi, path, b"urn:nbn:fi-1\t2024\tl\xffst").body.contains("Line 1 is not UTF-8"));
    assert_eq!(send(&fi, path, b"").status, 422);
    assert_eq!(send(&se, path, good.as_bytes()).status, 404);
    assert_eq!(nobody.get("/gone?urn=urn:nbn:fi:lb-1").status, 404, "nothing was kept of the refused file");

    let kept = send(&fi, path, good.as_bytes());
    assert_eq!((kept.status, kept.location.as_str()), (303, FI), "{}", kept.body);
    for path in ["/gone?urn=urn:nbn:FI:LB-1", "/resolve?urn=urn:nbn:fi:lb-1%23p", "/check?urn=urn:nbn:fi:lb-1"] {
        let page = nobody.get(path);
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.contains("withdrawn by its author") && page.body.contains("urn:nbn:fi:lb-2"), "{path}: {}", page.body);
    }
    let answer = nobody.get_as("/uri-res/I2L?urn:nbn:fi:lb-1", "*/*");
    assert!(answer.status == 410 && answer.body.contains("withdrawn by its author"), "{} {}", answer.status, answer.body);
    for path in ["/api/v1/resolve?urn=urn:nbn:fi-fe7", "/api/v1/check/urn?urn=urn:nbn:fi-fe7"] {
        let told: Value = serde_json::from_str(&nobody.get(path).body).unwrap();
        assert_eq!(told["gone"]["reason"], "lost in a fire", "{path}: {told}");
    }
    let plain: Value = serde_json::from_str(&nobody.get("/api/v1/check/urn?urn=urn:nbn:fi-fe8").body).unwrap();
    assert!(plain.get("gone").is_none());
    let told = run(&db, &["urn", "check", "urn:nbn:fi-fe7"]);
    assert!(String::from_utf8_lossy(&told.stdout).contains("gone since 2023: lost in a fire"), "{told:?}");
    let told = run(&db, &["urn", "check", "--json", "urn:nbn:fi-fe7"]);
    let told: Value = serde_json::from_slice(&told.stdout).unwrap();
    assert_eq!(told["gone"]["gone"], "2023");

    // The same of many at once, by a stream and by a list.
    let many = b"urn:nbn:fi:lb-1\nurn:isbn:1\nnot a name\nurn:nbn:fi-fe8\nurn:nbn:FI-fe7#p\n";
    let stream = nobody.post_raw("/api/v1/check/urns", many, &[("Content-Type", "text/plain")]).body;
    let told: Vec<Value> = stream.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let reasons: Vec<Option<&str>> = told.iter().map(|answer| answer["gone"]["reason"].as_str()).collect();
    assert_eq!(reasons, [Some("withdrawn by its author"), None, None, None, Some("lost in a fire")], "{stream}");
    let list = nobody.post("/check/list", &[("urns", "urn:nbn:fi:lb-1\nurn:nbn:fi-fe8")]);
    let page = nobody.get(&list.location).body;
    assert!(page.contains("Its resource has been withdrawn (2024-05): withdrawn by its author"), "{page}");

    // Not twice; a file sent by mistake is taken back, and then the name may be recorded anew.
    assert!(send(&fi, path, b"urn:nbn:FI-fe7\t2020\tlost").body.contains("recorded already"));
    let page = fi.get(FI).body;
    let id = page.split("name=\"id\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    let back = "/registers/nbn/gone/take-back?prefix=fi";
    assert_eq!(se.post("/registers/nbn/gone/take-back?prefix=se", &[("id", &id), ("why", "x")]).status, 404);
    assert_eq!(fi.post(back, &[("id", &id), ("why", "")]).status, 422);
    assert_eq!(fi.post(back, &[("id", &id), ("why", "The wrong list")]).status, 303);
    assert_eq!(fi.post(back, &[("id", &id), ("why", "Again")]).status, 409);
    assert_eq!(nobody.get("/gone?urn=urn:nbn:fi-fe7").status, 404);
    assert_eq!(send(&fi, path, b"urn:nbn:FI-fe7\t2020\tlost").status, 303);
    assert!(nobody.get("/gone?urn=urn:nbn:fi-fe7").body.contains("2020"));
}

#[test]
fn ten_thousand_names_are_recorded_at_once() {
    names_are_recorded_at_once(10_000);
}

#[test]
#[ignore = "script/test deep"]
fn a_hundred_thousand_names_are_recorded_at_once_and_no_more() {
    names_are_recorded_at_once(100_000);
}

fn names_are_recorded_at_once(many: usize) {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let fi = Person::demo(&house, "keeper");
    let mut file = String::new();
    for n in 0..many {
        writeln!(file, "urn:nbn:fi:lb-{n}\t2024-05-31\tno longer kept\turn:nbn:fi:lb-x{n}").unwrap();
    }
    if many == 100_000 {
        assert!(file.len() > 4 * 1024 * 1024, "more than an ordinary form");
        // Who keeps nothing may not send so much.
        let other = Person::demo(&house, "registrant");
        assert_eq!(send(&other, "/registers/nbn/gone?prefix=fi", file.as_bytes()).status, 413);
        let more = format!("{file}urn:nbn:fi:lb-more\t2024\tone too many\n");
        assert!(send(&fi, "/registers/nbn/gone?prefix=fi", more.as_bytes()).body.contains("Line 100001"));
    }
    let began = Instant::now();
    let kept = send(&fi, "/registers/nbn/gone?prefix=fi", file.as_bytes());
    let took = began.elapsed();
    assert_eq!(kept.status, 303, "{}", kept.body);
    let began = Instant::now();
    for n in 0..100 {
        let answer = fi.get(&format!("/api/v1/resolve?urn=urn:nbn:fi:lb-{}", n * (many / 101)));
        assert!(answer.body.contains("no longer kept"), "{}", answer.body);
    }
    eprintln!("{many} names recorded in {took:?}; 100 of them asked for over HTTP in {:?}", began.elapsed());
}
