//! Imports by operators in the browser: an upload is previewed before it is imported, with the same result as on the command line.
use crate::common::{Answer, Contents, Person, TestDb, TestServer};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{Cursor, Write as _};
use std::process::{Command, Stdio};

const LIST: &str = "/assignments/urn-namespaces/urn-namespaces.xml";

/// Uploads files as a browser does.
fn send(person: &Person, files: &[(&str, &[u8])], seen: &str) -> Answer {
    let mut body = format!("--b\r\nContent-Disposition: form-data; name=\"seen\"\r\n\r\n{seen}\r\n").into_bytes();
    for (name, bytes) in files {
        let head = format!(
            "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\nContent-Type: application/octet-stream\r\n\r\n"
        );
        body.extend([head.as_bytes(), bytes, b"\r\n"].concat());
    }
    body.extend(b"--b--\r\n");
    let headers = [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "multipart/form-data; boundary=b")];
    person.post_raw("/desk/import", &body, &headers)
}

/// Uploads files and returns the address of the preview page.
fn sent(person: &Person, files: &[(&str, &[u8])], seen: &str) -> String {
    let answer = send(person, files, seen);
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location
}

fn serial(page: &str) -> String {
    page.split("name=\"serial\" value=\"").nth(1).unwrap_or_else(|| panic!("{page}")).split('"').next().unwrap().to_owned()
}

fn bytes(person: &Person, path: &str) -> Vec<u8> {
    person.agent.get(format!("{}{path}", person.base)).call().unwrap().body_mut().read_to_vec().unwrap()
}

/// The list of this registry with a newer date, so that it is a later state.
fn later(list: &str, day: &str) -> String {
    let (before, rest) = list.split_once("<updated>").unwrap();
    format!("{before}<updated>{day}{}", &rest[10..])
}

fn without(list: &str, names: &[&str]) -> String {
    let mut out = String::new();
    for record in list.split_inclusive("</record>\n") {
        if !names.iter().any(|name| record.contains(&format!("<name>{name}</name>"))) {
            out.push_str(record);
        }
    }
    assert!(out.len() < list.len());
    out
}

fn with(list: &str, record: &str) -> String {
    list.replacen("    <record", &format!("{record}\n    <record"), 1)
}

#[test]
fn invalid_registry_upload_is_rejected_with_the_location_of_the_error() {
    let (_db, server) = TestServer::on_new_database(true);
    let operator = Person::demo(&server, "operator");
    let list = later(&operator.get(LIST).body, "2026-08-01");
    let before = operator.get(LIST).body;
    let swapped = list
        .replace("urn-namespaces-1", "x-y")
        .replace("urn-namespaces-2", "urn-namespaces-1")
        .replace("x-y", "urn-namespaces-2");
    let doubled = with(&list, "    <record><name>isbn</name></record>");
    for (name, text, says) in [
        (
            "another registry",
            list.replacen("id=\"urn-namespaces\"", "id=\"uri-schemes\"", 1),
            "line 3: its id is &#34;uri-schemes",
        ),
        ("a table missing", list.replace("id=\"urn-namespaces-2\"", "id=\"urn-namespaces-9\""), "is missing"),
        ("tables swapped", swapped, "swapped"),
        ("a name twice", doubled, "isbn occurs twice in the file"),
        ("an implausible day", later(&list, "2999-01-01"), "2999-01-01"),
        ("no XML", list.replace("</registry>", ""), "line "),
        ("an archive that is none", "PK\u{3}\u{4} broken".to_owned(), "the archive cannot be read"),
        ("an archive with nothing in it", String::from_utf8_lossy(&zip(&[])).into_owned(), "list.xml"),
    ] {
        let answer = send(&operator, &[("list.xml", text.as_bytes())], "");
        assert_eq!(answer.status, 422, "{name}: {}", answer.body);
        assert!(answer.body.contains(says) && answer.body.contains("There is a problem"), "{name}: {}", answer.body);
    }
    assert_eq!(send(&operator, &[], "").status, 422);
    let answer = send(&operator, &[("list.xml", list.as_bytes())], "some day");
    assert!(answer.status == 422 && answer.body.contains("Enter a date, for example") && answer.body.contains("some day"));
    assert_eq!(send(&operator, &[("list.xml", list.as_bytes())], "1812-01-01").status, 422);
    // Nothing was stored or imported.
    assert!(!operator.get("/desk/import").body.contains("Pending confirmation"));
    assert_eq!(operator.get(LIST).body, before);
    // An upload over the limit of this page, and one over the limit for users who may not import.
    let much = vec![b' '; 17 * 1024 * 1024];
    assert_eq!(send(&operator, &[("list.xml", &much)], "").status, 413);
    let some = vec![b' '; 5 * 1024 * 1024];
    assert_eq!(send(&operator, &[("list.xml", &some)], "").status, 422);
    assert_eq!(send(&Person::demo(&server, "expert"), &[("list.xml", &some)], "").status, 413);
    assert_eq!(send(&Person::nobody(&server), &[("list.xml", &some)], "").status, 413);
    // Other pages do not accept multipart uploads.
    let body = b"--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"x\"\r\n\r\nx\r\n--b--\r\n";
    let headers = [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "multipart/form-data; boundary=b")];
    assert_eq!(operator.post_raw("/desk/reserved", body, &headers).status, 400);
}

#[test]
fn upload_can_be_previewed_confirmed_and_undone() {
    let (db, server) = TestServer::on_new_database(true);
    let operator = Person::demo(&server, "operator");
    let before = operator.get(LIST).body;
    let record = "    <record date=\"2026-08-01\"><name>lamp</name><xref type=\"uri\" data=\"https://lamp.example/\">Museum of Light</xref></record>";
    let list = with(&later(&before, "2026-08-01"), record).replacen("rfc5279", "rfc9999", 1);
    let look = sent(&operator, &[("urn-namespaces@2026-08-02.xml", list.as_bytes())], "");
    assert_eq!(operator.get(LIST).body, before, "nothing was imported yet");
    let page = operator.get(&look).body;
    for words in ["<li>lamp</li>", "[RFC5279]", "[RFC9999]", "2026-08-02", "9 new", "Import</button>"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(!page.contains("Check these points"));
    assert!(operator.get("/desk/import").body.contains(&look));
    // The command line reports the same for the same file.
    let path = db.dir.path().join("urn-namespaces@2026-08-02.xml");
    std::fs::write(&path, &list).unwrap();
    let said = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(["import", "iana", path.to_str().unwrap(), "--dry-run", "--json"])
        .env("DATABASE_URL", &db.url)
        .current_dir(db.dir.path())
        .output()
        .unwrap();
    let report: serde_json::Value = serde_json::from_slice(&said.stdout).unwrap();
    assert_eq!((report["serial"].to_string(), report["added"][0].as_str()), (serial(&page), Some("lamp")));
    // The others were registered by the demonstration and were in no earlier state of the IANA registry.
    assert_eq!(report["added"].as_array().unwrap().len(), 9);
    // With another serial nothing is imported, and the differences are shown again.
    let refused = operator.post(&look, &[("serial", "1234567890")]);
    assert!(refused.status == 409 && refused.body.contains("nothing was imported") && serial(&refused.body) == serial(&page));
    assert_eq!(operator.get(LIST).body, before);
    assert_eq!(operator.post(&look, &[("serial", &serial(&page))]).status, 303);
    assert!(operator.get(LIST).body.contains("<name>lamp</name>"));
    // Confirming again returns 404.
    assert_eq!(operator.post(&look, &[("serial", &serial(&page))]).status, 404);
    let states = operator.get("/desk/import").body;
    for words in ["9 added, ", "Undo import", "2026-08-02", "urn-namespaces@2026-08-02.xml"] {
        assert!(states.contains(words), "{words}: {states}");
    }
    assert!(!states.contains("Pending confirmation") && !states.contains(">command line<"), "{states}");
    let file = states.split("/desk/import/file/").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(bytes(&operator, &format!("/desk/import/file/{file}")), list.as_bytes());
    // One event, attributed to the operator.
    let audit = Person::demo(&server, "admin").get("/admin/audit?act=imported").body;
    assert_eq!(audit.matches("operator@demo.example").count(), 1, "{audit}");
    let page = operator.get("/desk/import/undo").body;
    assert!(page.contains("<li>lamp</li>") && page.contains("Only in this import"), "{page}");
    assert_eq!(operator.post("/desk/import/undo", &[("serial", "17")]).status, 409);
    let undone = operator.post("/desk/import/undo", &[("serial", &serial(&page))]);
    assert!(operator.get(undone.header("location")).body.contains("Done: undid an import."));
    assert_eq!(operator.get(LIST).body, before);
    assert!(operator.get("/desk/import").body.contains(">undone "));
    assert_eq!(operator.get("/desk/import/undo").status, 409);
}

#[test]
fn operators_see_that_registered_texts_are_missing_and_how_to_import_them() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let log = db.dir.path().join("log");
    let server = TestServer::start_into(&db, true, &[("RUST_LOG", "warn")], Stdio::from(File::create(&log).unwrap()));
    let (nobody, operator) = (Person::nobody(&server), Person::demo(&server, "operator"));
    for path in ["/", "/desk"] {
        let page = operator.get(path).body;
        for part in ["namespaces are not in this registry", "href=\"/desk/import\"", "<code>nidreg import iana FOLDER</code>"] {
            assert!(page.contains(part), "{path}, {part}: {page}");
        }
    }
    assert!(!nobody.get("/").body.contains("nidreg import iana"));
    let logged = std::fs::read_to_string(&log).unwrap();
    assert!(logged.contains("most registered texts are not in this registry"), "{logged}");
}

#[test]
fn serial_is_valid_only_for_the_registry_state_that_was_previewed() {
    let (_db, server) = TestServer::on_new_database(true);
    let operator = Person::demo(&server, "operator");
    let before = operator.get(LIST).body;
    let fewer = without(&later(&before, "2026-08-03"), &["alert", "bbf", "ccsds", "cgi"]);
    let first = sent(&operator, &[("a.xml", fewer.as_bytes())], "");
    let page = operator.get(&first).body;
    assert!(page.contains("4 of 105 records would no longer be listed") && page.contains("Import anyway"), "{page}");
    // Names that would disappear are named before the button.
    let warned = page.find("IANA does not remove namespaces").expect("the warning");
    assert!(page.contains("<strong>alert, bbf, ccsds, cgi</strong>") && warned < page.find(">Import anyway<").unwrap(), "{page}");
    // Another import is confirmed first.
    let other = with(&later(&before, "2026-08-01"), "    <record><name>lamp</name></record>");
    let second = sent(&operator, &[("b.xml", other.as_bytes())], "2026-08-01");
    let agreed = serial(&operator.get(&second).body);
    assert_eq!(operator.post(&second, &[("serial", &agreed)]).status, 303);
    let between = operator.get(LIST).body;
    let stale = operator.post(&first, &[("serial", &serial(&page))]);
    assert_eq!((stale.status, operator.get(LIST).body == between), (409, true));
    assert!(stale.body.contains("<li>lamp</li>") && stale.body.contains("5 of 114 records"), "{}", stale.body);
    assert_eq!(operator.post(&first, &[("serial", &serial(&stale.body))]).status, 303);
    assert!(!operator.get(LIST).body.contains("<name>alert</name>"));
    // A pending upload can be discarded.
    let third = sent(&operator, &[("c.xml", other.as_bytes())], "2026-08-05");
    assert_eq!(operator.post(&format!("{third}/drop"), &[]).status, 303);
    assert_eq!((operator.get(&third).status, operator.post(&third, &[("serial", "1")]).status), (404, 404));
}

#[test]
fn forbidden_names_are_imported_only_with_a_second_confirmation() {
    let (_db, server) = TestServer::on_new_database(true);
    let operator = Person::demo(&server, "operator");
    let before = operator.get(LIST).body;
    let list = with(&later(&before, "2026-08-01"), "    <record><name>X-foo</name></record>");
    let look = sent(&operator, &[("a.xml", list.as_bytes())], "");
    let page = operator.get(&look).body;
    assert!(
        page.contains("x-foo: A NID does not start with X- (RFC 8141 §5.1 item 4)") && page.contains("Import anyway"),
        "{page}"
    );
    let serial = serial(&page);
    let refused = operator.post(&look, &[("serial", &serial)]);
    assert_eq!((refused.status, operator.get(LIST).body == before), (422, true));
    assert!(refused.body.contains("Nothing was imported") && refused.body.contains("name=\"forbidden\""), "{}", refused.body);
    // The second confirmation does not replace the first one.
    assert_eq!(operator.post(&look, &[("serial", "1234567890"), ("forbidden", "yes")]).status, 409);
    assert_eq!(operator.post(&look, &[("serial", &serial), ("forbidden", "yes")]).status, 303);
    assert!(operator.get(LIST).body.contains("<name>X-foo</name>"));
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        writer.start_file(*path, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn archive_imports_templates_and_is_stored_as_uploaded() {
    let (_db, server) = TestServer::on_new_database(true);
    let operator = Person::demo(&server, "operator");
    let before = operator.get(LIST).body;
    let list = with(&later(&before, "2026-08-01"), "    <record><name>lamp</name></record>");
    let mut text = String::from("Namespace ID: lamp\n\nVersion: 1\n\nDate: 2026-08-01\n\n");
    write!(text, "Registrant:\n   Museum of Light\n\nPurpose: To light.\n").unwrap();
    let archive = zip(&[
        ("mirror/urn-namespaces/urn-namespaces.xml", list.as_bytes()),
        ("mirror/urn-formal/lamp", text.as_bytes()),
        ("mirror/urn-formal/.hidden", b"\xff\xfe"),
    ]);
    let look = sent(&operator, &[("mirror@2026-08-02.zip", &archive)], "");
    let page = operator.get(&look).body;
    assert!(page.contains("<li>lamp 1</li>") && page.contains("2026-08-02"), "{page}");
    let taken = operator.post(&look, &[("serial", &serial(&page))]);
    assert_eq!(taken.status, 303, "{}", taken.body);
    assert!(operator.get("/assignments/urn-formal/lamp").body.contains("Museum of Light"));
    let states = operator.get("/desk/import").body;
    let address = states.split("/desk/import/sent/").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(bytes(&operator, &format!("/desk/import/sent/{address}")), archive);
    // The same data as separate files.
    let more = sent(&operator, &[("urn-namespaces.xml", list.as_bytes()), ("lamp", text.as_bytes())], "2026-08-03");
    let page = operator.get(&more).body;
    assert!(page.contains("Nothing would change"), "{page}");
}
