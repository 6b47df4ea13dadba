//! Tests imports: which are rejected, which need confirmation, what an undo restores, snapshots in any order, and the registry on a date.
use crate::common::iana_list::{imported, incoming, list, record};
use crate::common::prelude::*;
use crate::common::schema_faults;
use nidreg::registry::formats::{Document, Record};
use nidreg::registry::import::take::import_unconditionally;
use nidreg::registry::import::undo::undo;
use nidreg::registry::import::{ReceivedTemplate, Report};
use nidreg::registry::known_facts::KnownFacts;
use nidreg::registry::{ValueSource, files, on_date, queries, snapshots};
use std::fmt::Write as _;
use std::fs::File;

const HOME: &str = "https://registry.example";

/// The exit status and output of the program.
struct CommandOutput {
    code: i32,
    out: String,
    err: String,
}

impl CommandOutput {
    fn serial(&self) -> String {
        self.out
            .lines()
            .find_map(|line| line.strip_prefix("serial: "))
            .unwrap_or_else(|| panic!("no serial in {}", self.out))
            .to_owned()
    }
}

fn nidreg(db: &TestDb, args: &[&str]) -> CommandOutput {
    // PostgreSQL does not create a database by itself.
    db.make_empty();
    let done = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(args)
        .env("DATABASE_URL", &db.url)
        .env("NIDREG_PUBLIC_URL", HOME)
        .current_dir(db.dir.path())
        .output()
        .unwrap();
    CommandOutput {
        code: done.status.code().unwrap(),
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
    }
}

fn file(db: &TestDb, name: &str, text: &str) -> String {
    let path = db.dir.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The files that must not change: XML, CSV and text.
fn files_of(store: &Store) -> Vec<String> {
    [RegistryFile::Xml, RegistryFile::FormalCsv, RegistryFile::InformalCsv, RegistryFile::Csv, RegistryFile::Txt]
        .into_iter()
        .map(|file| store.read(|conn| files::registry_file(conn, file, HOME)).unwrap())
        .collect()
}

fn serial(store: &Store) -> i64 {
    store.read(|conn| nidreg::store::counters::counter(conn, nidreg::registry::publish::CHANGE_COUNTER)).unwrap()
}

/// A test list: `many` formal namespaces from `lamp001`, and two informal ones.
fn lamps(many: usize) -> String {
    let mut records = String::new();
    for i in 1..=many {
        write!(records, "<record date=\"2019-01-01\"><name>lamp{i:03}</name><xref type=\"rfc\" data=\"rfc{i}\"/></record>")
            .unwrap();
    }
    list("2020-01-01", &records)
}

#[test]
fn wrong_or_malformed_registry_is_rejected_without_changes() {
    let db = TestDb::new();
    let good = lamps(40);
    assert_eq!(nidreg(&db, &["import", "iana", &file(&db, "good.xml", &good)]).code, 0);
    let store = db.bare_store();
    let (before, at) = (files_of(&store), serial(&store));
    let third = "<record date=\"2019-01-01\"><name>lamp003</name>";
    let swapped = good
        .replace("urn-namespaces-1", "x-y")
        .replace("urn-namespaces-2", "urn-namespaces-1")
        .replace("x-y", "urn-namespaces-2");
    let half: String = lamps(20).replace("2020-01-01", "2020-02-01");
    let later = good.replace("<updated>2020-01-01", "<updated>2020-02-01");
    for (name, text, says) in [
        ("another", good.replacen("id=\"urn-namespaces\"", "id=\"uri-schemes\"", 1), "uri-schemes"),
        (
            "no records",
            list("2020-02-01", "").replace("<record>", "<note>").replace("</record>", "</note>"),
            "no readable records",
        ),
        ("one table missing", good.replace("id=\"urn-namespaces-2\"", "id=\"urn-namespaces-9\""), "missing"),
        ("formal table empty", list("2020-02-01", ""), "confirm"),
        ("half of the records", half, "confirm"),
        ("swapped", swapped, "swapped"),
        ("a month of thirteen", later.replacen(third, &third.replace("2019-01-01", "2014-13-99"), 1), "lamp003"),
        ("a day to come", later.replacen(third, &third.replace("2019-01-01", "2999-01-01"), 1), "lamp003"),
        ("a day long ago", later.replacen(third, &third.replace("2019-01-01", "1066-10-14"), 1), "lamp003"),
        ("a bad name", later.replace("<name>lamp003<", "<name>lamp 003<"), "lamp 003"),
        ("a doubled name", later.replace("<name>lamp003<", "<name>lamp004<"), "twice"),
        ("changed in the year 2999", good.replace("<updated>2020-01-01", "<updated>2999-01-01"), "2999-01-01"),
        ("never changed", good.replace("<updated>2020-01-01</updated>", ""), "<updated>"),
        ("changed some time", good.replace("<updated>2020-01-01", "<updated>last week"), "<updated>"),
    ] {
        let said = nidreg(&db, &["import", "iana", &file(&db, "bad.xml", &text)]);
        assert_eq!(said.code, 5, "{name}: {} {}", said.out, said.err);
        assert!(said.err.contains(says), "{name}: {}", said.err);
        assert_eq!((files_of(&store), serial(&store)), (before.clone(), at), "{name}");
    }
    // The good file is still accepted and changes nothing.
    assert_eq!(nidreg(&db, &["import", "iana", &file(&db, "good.xml", &good)]).code, 0);
}

#[test]
fn uri_schemes_registry_is_rejected() {
    let Some(root) = corpus() else { return };
    let db = TestDb::new();
    let store = db.store();
    let before = files_of(&store);
    let path = root.join("iana/uri-schemes.xml");
    let said = nidreg(&db, &["import", "iana", path.to_str().unwrap()]);
    assert_eq!(said.code, 5, "{}", said.err);
    assert_eq!(files_of(&store), before);
}

#[test]
fn unusual_changes_are_previewed_and_require_the_matching_serial() {
    let db = TestDb::new();
    assert_eq!(nidreg(&db, &["import", "iana", &file(&db, "a.xml", &lamps(40))]).code, 0);
    let store = db.bare_store();
    let before = files_of(&store);
    // Two added and one in twenty changed: no confirmation required.
    let few = lamps(42).replace("2020-01-01", "2020-02-01").replace("rfc1\"", "rfc901\"").replace("rfc2\"", "rfc902\"");
    let said = nidreg(&db, &["import", "iana", &file(&db, "b.xml", &few), "--dry-run"]);
    assert_eq!((said.code, files_of(&store)), (0, before.clone()), "{}", said.err);
    assert!(said.out.contains("added: lamp041") && said.out.contains("changed: lamp001"), "{}", said.out);
    assert_eq!(nidreg(&db, &["import", "iana", &file(&db, "b.xml", &few)]).code, 0);
    // Four removed: shown but not imported.
    let fewer = lamps(38).replace("2020-01-01", "2020-03-01").replace("rfc1\"", "rfc901\"").replace("rfc2\"", "rfc902\"");
    let path = file(&db, "c.xml", &fewer);
    let held = files_of(&store);
    let said = nidreg(&db, &["import", "iana", &path]);
    assert_eq!((said.code, files_of(&store)), (5, held.clone()));
    assert!(said.out.contains("no longer listed: lamp042") && said.err.contains("4 of 44 records"), "{} {}", said.out, said.err);
    let serial = said.serial();
    assert_eq!(nidreg(&db, &["import", "iana", &path, "--dry-run"]).serial(), serial);
    assert_eq!(nidreg(&db, &["import", "iana", &path, "--confirm", "1234567890"]).code, 5);
    assert_eq!(files_of(&store), held);
    // The serial belongs to this file and does not confirm another one.
    let other = file(&db, "d.xml", &fewer.replace("rfc901", "rfc903"));
    assert_eq!(nidreg(&db, &["import", "iana", &other, "--confirm", &serial]).code, 5);
    let said = nidreg(&db, &["import", "iana", &path, "--confirm", &serial, "--json"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let told: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((told["unlisted"].as_array().unwrap().len(), told["taken"].as_bool()), (4, Some(true)));
}

#[test]
fn forbidden_names_are_listed_and_require_a_second_confirmation() {
    let db = TestDb::new();
    assert_eq!(nidreg(&db, &["import", "iana", &file(&db, "a.xml", &list("2020-01-01", &record("kept", 7)))]).code, 0);
    let store = db.bare_store();
    let before = files_of(&store);
    let names = ["X-foo", "us-foo", "xn--a", "ab", "urn-x"];
    let records: String = ["kept"].iter().chain(&names).zip(7..).map(|(name, rfc)| record(name, rfc)).collect();
    let path = file(&db, "b.xml", &list("2020-02-01", &records));
    let look = nidreg(&db, &["import", "iana", &path, "--dry-run"]);
    assert_eq!(look.code, 0, "{}", look.err);
    for words in [
        "forbidden name: x-foo: A NID does not start with X- (RFC 8141 §5.1 item 4)",
        "forbidden name: us-foo: A NID does not start with two letters and a hyphen (RFC 8141 §5.1 item 3)",
        "forbidden name: xn--a: A NID does not start with two letters and a hyphen (RFC 8141 §5.1 item 3)",
        "forbidden name: ab: A formal NID has more than two characters (RFC 8141 §5.1 item 3)",
        "forbidden name: urn-x: A formal NID does not start with urn- (RFC 8141 §5.1 item 2)",
    ] {
        assert!(look.out.contains(words), "{words}: {}", look.out);
    }
    // Without confirmation or with the first one alone, nothing is imported; the second one requires the first.
    let serial = look.serial();
    let first: [&[&str]; 2] = [&["import", "iana", &path], &["import", "iana", &path, "--confirm", &serial]];
    for args in first {
        let said = nidreg(&db, args);
        assert_eq!((said.code, files_of(&store) == before), (5, true), "{args:?}");
        assert!(said.err.contains(&format!("add --confirm {serial} --accept-forbidden")), "{}", said.err);
        assert!(!said.err.contains("serial has changed") && said.out.contains("forbidden name: x-foo"), "{}", said.err);
    }
    assert_eq!(nidreg(&db, &["import", "iana", &path, "--accept-forbidden"]).code, 2);
    let said = nidreg(&db, &["import", "iana", &path, "--confirm", "1234567890", "--accept-forbidden"]);
    assert_eq!((said.code, files_of(&store) == before), (5, true));
    let said = nidreg(&db, &["import", "iana", &path, "--confirm", &serial, "--accept-forbidden", "--json"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let told: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((told["forbidden"].as_array().unwrap().len(), told["added"].as_array().unwrap().len()), (5, 5), "{told}");
    // They are registered now, so the next list does not need confirmation. After an undo, they would be new again.
    let next = file(&db, "c.xml", &list("2020-02-02", &[records.as_str(), &record("lamp", 9)].concat()));
    assert_eq!(nidreg(&db, &["import", "iana", &next]).code, 0);
    assert_eq!((nidreg(&db, &["import", "undo"]).code, nidreg(&db, &["import", "undo"]).code), (0, 0));
    assert_eq!(nidreg(&db, &["import", "iana", &path]).code, 5);
}

#[test]
fn names_that_can_never_be_stored_are_left_out_and_reported() {
    let db = TestDb::new();
    let text = list("2020-01-01", &[record("kept", 7), record("URN", 8)].concat());
    let text = text.replace("<record><name>urn-2<", "<record><name>urn-013</name></record><record><name>urn-2<");
    let path = file(&db, "a.xml", &text);
    let look = nidreg(&db, &["import", "iana", &path, "--dry-run"]);
    assert_eq!(look.code, 0, "{}", look.err);
    let serial = look.serial();
    assert_eq!(nidreg(&db, &["import", "iana", &path]).code, 5);
    let said = nidreg(&db, &["import", "iana", &path, "--confirm", &serial]);
    assert_eq!(said.code, 0, "{}", said.err);
    for words in
        ["unreadable: URN: The NID urn cannot be registered (RFC 2141 §2.1)", "unreadable: urn-013: An informal NID consists of"]
    {
        assert!(look.out.contains(words) && said.out.contains(words), "{words}: {} {}", look.out, said.out);
    }
    let all: Vec<String> =
        db.bare_store().read(queries::all).unwrap().iter().map(|namespace| namespace.nid.to_string()).collect();
    assert_eq!(all, ["kept", "urn-1", "urn-2"]);
}

#[test]
fn unreadable_record_is_never_treated_as_removed() {
    let db = TestDb::new();
    nidreg(&db, &["import", "iana", &file(&db, "a.xml", &lamps(40))]);
    let store = db.bare_store();
    for broken in [
        lamps(40).replacen("date=\"2019-01-01\"><name>lamp003<", "date=\"2014-13-99\"><name>lamp003<", 1),
        lamps(40).replace("<name>lamp003<", "<name>lamp 003<"),
    ] {
        let path = file(&db, "b.xml", &broken.replace("<updated>2020-01-01", "<updated>2020-02-01"));
        let serial = nidreg(&db, &["import", "iana", &path, "--dry-run"]).serial();
        let said = nidreg(&db, &["import", "iana", &path, "--confirm", &serial]);
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.contains("unreadable: lamp") && !said.out.contains("no longer listed"), "{}", said.out);
        let lamp = store.read(|conn| queries::by_nid(conn, &Nid::parse("lamp003").unwrap())).unwrap().unwrap();
        assert_eq!((lamp.unlisted_on, lamp.registered_on.unwrap().as_str()), (None, "2019-01-01"));
        nidreg(&db, &["import", "undo"]);
    }
}

fn records(document: &Document) -> (Vec<Record>, Vec<Record>) {
    (document.formal.clone(), document.informal.clone())
}

/// The snapshots of the corpus, with the dates in their file names.
fn snapshots_of(root: &Path) -> Vec<(PathBuf, Option<String>)> {
    let mut list: Vec<_> = std::fs::read_dir(root.join("history"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "xml"))
        .map(|path| {
            let day = path.file_name().unwrap().to_str().unwrap().split_once('@').map(|(_, day)| day[..10].to_owned());
            (path, day)
        })
        .collect();
    list.sort();
    list.push((root.join("iana/urn-namespaces.xml"), None));
    list
}

#[test]
fn every_snapshot_round_trips_in_any_order_and_undo_leaves_no_trace() {
    let Some(root) = corpus() else { return };
    let all = snapshots_of(&root);
    let read = |path: &Path, day: Option<&String>| {
        let text = std::fs::read_to_string(path).unwrap();
        incoming(&text, day.map(String::as_str), Vec::new())
    };
    // Chronological and reverse order.
    let orders = [(0..all.len()).collect::<Vec<_>>(), (0..all.len()).rev().collect()];
    let mut ends = Vec::new();
    for order in orders {
        let db = TestDb::new();
        let store = migrated(&db);
        let mut held = vec![files_of(&store)];
        for i in &order {
            let (path, day) = &all[*i];
            let coming = read(path, day.as_ref());
            assert_eq!(coming.document.remarks, [""; 0]);
            assert!(!imported(&store, &coming).is_empty(), "{}", path.display());
            let at = serial(&store);
            assert!(imported(&store, &coming).is_empty(), "{}", path.display());
            assert_eq!(serial(&store), at);
            held.push(files_of(&store));
            // On its own day, the registry is exactly this snapshot, in its order, and valid against the schema of that day.
            let day = coming.published_on().unwrap();
            let text = store.read(|conn| files::registry_file_on(conn, RegistryFile::Xml, HOME, day)).unwrap();
            assert_eq!(store.read(|conn| files::registry_file_on(conn, RegistryFile::Xml, HOME, day)).unwrap(), text);
            let again = xml::read(&text).unwrap();
            assert_eq!(records(&again), records(&coming.document), "{}", path.display());
            assert_eq!(again.head, coming.document.head, "{}", path.display());
            assert_eq!(schema_faults(&root, &day.to_string(), &text), "", "{}", path.display());
        }
        ends.push(files_of(&store));
        // Namespaces that are no longer listed are retained, and the next informal number follows the last one of IANA.
        let gone = store.read(queries::all).unwrap().iter().filter(|namespace| namespace.unlisted_on.is_some()).count();
        let [oldest, newest] = [&all[0], all.last().unwrap()].map(|(path, day)| read(path, day.as_ref()).document.formal);
        let dropped = oldest.iter().filter(|record| !newest.iter().any(|other| other.name == record.name)).count();
        assert_eq!((gone, store.read(nidreg::registry::ledger::queries::next_informal).unwrap().as_str()), (dropped, "urn-9"));
        // The last day before the next state still shows the earlier state.
        for window in all.windows(2) {
            let (first, second) = (read(&window[0].0, window[0].1.as_ref()), read(&window[1].0, window[1].1.as_ref()));
            let last_day = second.published_on().unwrap().yesterday().unwrap();
            let shown = store.read(|conn| on_date::registry_on(conn, last_day)).unwrap();
            assert_eq!(shown.state.unwrap().published_on, first.published_on().unwrap());
        }
        let before_all = read(&all[0].0, all[0].1.as_ref()).published_on().unwrap().yesterday().unwrap();
        assert!(
            store
                .read(|conn| on_date::registry_on(conn, before_all))
                .unwrap_err()
                .to_string()
                .contains("the oldest state known is of")
        );
        // The registry as of today is the present one.
        let today = nidreg::clock::day(nidreg::clock::now());
        for file in RegistryFile::ALL {
            assert_eq!(
                store.read(|conn| files::registry_file_on(conn, file, HOME, today)).unwrap(),
                store.read(|conn| files::registry_file(conn, file, HOME)).unwrap(),
                "{file:?}"
            );
        }
        // Undo one by one, last import first.
        held.pop();
        for before in held.into_iter().rev() {
            store.write(|conn| undo(conn, nidreg::clock::now(), &Actor::CommandLine)).unwrap();
            assert_eq!(files_of(&store), before);
        }
        assert!(store.write(|conn| undo(conn, nidreg::clock::now(), &Actor::CommandLine)).is_err());
        // The received files are still stored, byte for byte.
        for (number, i) in (1..).zip(&order) {
            let (_, bytes) = store.read(|conn| snapshots::store::file(conn, number)).unwrap();
            assert_eq!(bytes, std::fs::read(&all[*i].0).unwrap());
        }
    }
    assert_eq!(ends[0], ends[1]);
}

/// Every snapshot of the corpus in order of date. On 29 May 2024 IANA added `pno`, on the 30th it showed the list before that again, and
/// later `pno` was back; here `pno` also comes and goes within each of the two days.
fn snapshots_with_a_record_added_again(root: &Path) -> Vec<(String, Option<String>)> {
    const RECORD: &str = "    <record date=\"2024-05-29\"><name>pno</name><template><xref type=\"uri\" \
        data=\"https://www.iana.org/assignments/urn-formal/pno\">pno-template</xref></template>\
        <xref type=\"uri\" data=\"https://www.profibus.com/\">PROFIBUS Nutzerorganisation e.V.</xref></record>\n";
    let mut all = Vec::new();
    for (path, day) in snapshots_of(root) {
        let text = std::fs::read_to_string(&path).unwrap();
        if day.as_deref() != Some("2024-05-30") {
            all.push((text, day));
            continue;
        }
        let before_publicid = text[..text.find("<name>publicid</name>").unwrap()].rfind("    <record").unwrap();
        let added = format!("{}{RECORD}{}", &text[..before_publicid], &text[before_publicid..])
            .replacen("<updated>2024-05-09", "<updated>2024-05-29", 1);
        for (day, with) in [(29, true), (29, false), (29, true), (30, false), (30, true), (30, false), (31, true)] {
            all.push((if with { added.clone() } else { text.clone() }, Some(format!("2024-05-{day}"))));
        }
    }
    all
}

#[test]
fn record_removed_and_added_again_within_two_days_is_exported_as_in_each_snapshot() {
    let Some(root) = corpus() else { return };
    let all: Vec<IncomingSnapshot> =
        snapshots_with_a_record_added_again(&root).iter().map(|(text, day)| incoming(text, day.as_deref(), Vec::new())).collect();
    let db = TestDb::new();
    let store = migrated(&db);
    let assert_same = |text: &str, coming: &IncomingSnapshot, place: &str| {
        let again = xml::read(text).unwrap();
        assert_eq!(records(&again), records(&coming.document), "{place}");
        assert_eq!(again.head, coming.document.head, "{place}");
    };
    for (number, coming) in (1..).zip(&all) {
        assert_eq!(imported(&store, coming).state, Some(number), "snapshot {number} of {}", coming.published_on().unwrap());
        assert!(imported(&store, coming).state.is_none(), "the same file is not a new snapshot");
        let now = store.read(|conn| files::registry_file(conn, RegistryFile::Xml, HOME)).unwrap();
        assert_same(&now, coming, &format!("after snapshot {number}"));
    }
    for (number, coming) in (1..).zip(&all) {
        let then = store.read(|conn| files::registry_file_at_snapshot(conn, RegistryFile::Xml, HOME, number)).unwrap();
        assert_same(&then, coming, &format!("at snapshot {number}"));
        let said = nidreg(&db, &["export", "registry", "--as", "iana-xml", "--snapshot", &number.to_string()]);
        assert_eq!((said.code, said.out), (0, then), "{}", said.err);
        let day = coming.published_on().unwrap();
        let last = all.iter().rfind(|other| other.published_on().unwrap() == day).unwrap();
        let on_day = store.read(|conn| files::registry_file_on(conn, RegistryFile::Xml, HOME, day)).unwrap();
        assert_same(&on_day, last, &format!("on {day}"));
    }
    // An undone snapshot was never published.
    store.write(|conn| undo(conn, nidreg::clock::now(), &Actor::CommandLine)).unwrap();
    let number = i64::try_from(all.len()).unwrap().to_string();
    assert_eq!(nidreg(&db, &["export", "registry", "--as", "iana-xml", "--snapshot", &number]).code, 4);
}

#[test]
fn file_with_an_older_date_is_reported_unless_its_date_is_given() {
    let db = TestDb::new();
    let store = migrated(&db);
    let state = |updated: &str, rfc: u32| list(updated, &record("lamp", rfc));
    imported(&store, &incoming(&state("2024-05-09", 1), None, Vec::new()));
    imported(&store, &incoming(&state("2024-05-29", 2), None, Vec::new()));
    let back = state("2024-05-09", 1);
    let reported = |report: &Report| report.remarks.iter().any(|remark| remark.contains("the newest snapshot (2024-05-29)"));
    let report = imported(&store, &incoming(&back, None, Vec::new()));
    assert!(report.state.is_none() && reported(&report), "{report:?}");
    let report = imported(&store, &incoming(&back, Some("2024-05-30"), Vec::new()));
    assert!(report.state.is_some() && !reported(&report), "{report:?}");
    let now = store.read(|conn| files::registry_file(conn, RegistryFile::Xml, HOME)).unwrap();
    assert!(now.contains("rfc1\""), "{now}");
}

/// The mirrors of the corpus in order of date: each list with the texts shown by then.
fn mirrors_of(root: &Path) -> Vec<IncomingSnapshot> {
    snapshots_of(root)
        .into_iter()
        .map(|(path, day)| {
            let bytes = std::fs::read_to_string(&path).unwrap();
            let mut coming = incoming(&bytes, day.as_deref(), Vec::new());
            let shown = coming.published_on().unwrap();
            coming.texts = texts_until(root, shown);
            coming
        })
        .collect()
}

/// Every text of the corpus shown on or before a date.
fn texts_until(root: &Path, day: jiff::civil::Date) -> Vec<ReceivedTemplate> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root.join("history")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Some((stem, rest)) = name.split_once('@') else { continue };
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let shown: jiff::civil::Date = rest[..10].parse().unwrap();
        if shown <= day {
            let bytes = std::fs::read(&path).unwrap();
            found.push(ReceivedTemplate::new(stem, Some(shown), &String::from_utf8_lossy(&bytes), &name));
        }
    }
    found.sort_by(|a, b| a.file_name.cmp(&b.file_name));
    found
}

/// The file without what depends on the time of import: the serial (JSON) or everything up to the hash (list).
fn without_learned(file: RegistryFile, text: &str) -> String {
    match file {
        RegistryFile::Json => text.lines().filter(|line| !line.contains("\"serial\":")).collect(),
        RegistryFile::List => text.split_once("\"sha256\"").unwrap().1.to_owned(),
        _ => text.to_owned(),
    }
}

#[test]
fn past_dates_match_a_registry_that_imported_only_earlier_snapshots() {
    let Some(root) = corpus() else { return };
    let all = mirrors_of(&root);
    let whole = TestDb::new();
    let store = migrated(&whole);
    for coming in &all {
        imported(&store, coming);
    }
    // The registry as of today matches the present one in every format, byte for byte.
    let today = nidreg::clock::day(nidreg::clock::now());
    for file in RegistryFile::ALL {
        let present = store.read(|conn| files::registry_file(conn, file, HOME)).unwrap();
        assert_eq!(store.read(|conn| files::registry_file_on(conn, file, HOME, today)).unwrap(), present, "{file:?}");
    }
    // A registry that imports day by day. The Atom feed states the time of import, so it is not compared.
    let growing = TestDb::new();
    let grown = migrated(&growing);
    let mut days: Vec<jiff::civil::Date> = all.iter().map(|coming| coming.published_on().unwrap()).collect();
    days.extend(all.last().unwrap().texts.iter().filter_map(|found| found.on));
    days.sort_unstable();
    days.dedup();
    for day in days.into_iter().filter(|day| *day >= all[0].published_on().unwrap()) {
        let newest = all.iter().rfind(|coming| coming.published_on().unwrap() <= day).unwrap();
        imported(&grown, &IncomingSnapshot { texts: texts_until(&root, day), ..newest.clone() });
        // Compare every file on the day of a list. Between two lists, the next one dates more records than were known at the time.
        let is_of_a_list = all.iter().any(|coming| coming.published_on() == Some(day));
        for file in RegistryFile::ALL.into_iter().filter(|file| is_of_a_list && *file != RegistryFile::Atom) {
            let then = store.read(|conn| files::registry_file_on(conn, file, HOME, day)).unwrap();
            let by_then = grown.read(|conn| files::registry_file(conn, file, HOME)).unwrap();
            assert_eq!(without_learned(file, &then), without_learned(file, &by_then), "{file:?} on {day}");
        }
        for nid in ["nbn", "issn", "etsi", "isbn"].map(|nid| Nid::parse(nid).unwrap()) {
            let Some(by_then) = grown.read(|conn| queries::by_nid(conn, &nid)).unwrap() else {
                assert!(!is_of_a_list || store.read(|conn| on_date::namespace_on(conn, &nid, day)).is_err(), "{nid} on {day}");
                continue;
            };
            let (then, versions, moment) = store.read(|conn| on_date::namespace_on(conn, &nid, day)).unwrap();
            assert_eq!(then.held, by_then.held, "{nid} on {day}");
            assert!(!is_of_a_list || then == by_then, "{nid} on {day}");
            let current = moment.filter(|_| then.held.wording.is_some()).map(|moment| (moment.version, moment.edition));
            assert_eq!(current, then.held.wording, "{nid} on {day}");
            assert_eq!(versions.first().and_then(|version| version.current_text()).is_some(), then.held.wording.is_some());
        }
    }
}

#[test]
fn source_reverting_to_an_earlier_state_is_accepted() {
    let db = TestDb::new();
    let store = migrated(&db);
    let state = |updated: &str, rfc: u32| list(updated, &[record("lamp", rfc), record("kept", 7)].concat());
    // The file seen on the 30th has an older `<updated>` date than the one seen on the 29th.
    for (updated, rfc, seen) in
        [("2024-05-29", 2, "2024-05-29"), ("2024-05-09", 1, "2024-05-30"), ("2024-05-29", 2, "2024-05-31")]
    {
        assert!(!imported(&store, &incoming(&state(updated, rfc), Some(seen), Vec::new())).is_empty(), "{seen}");
    }
    for (day, rfc) in [("2024-05-29", "rfc2"), ("2024-05-30", "rfc1"), ("2024-05-31", "rfc2"), ("2030-01-01", "rfc2")] {
        let registry = store.read(|conn| on_date::registry_on(conn, day.parse().unwrap())).unwrap();
        let lamp = registry.namespaces.iter().find(|namespace| namespace.nid.as_str() == "lamp").unwrap();
        assert_eq!(lamp.references[0].data, rfc, "{day}");
    }
    let lamp = Nid::parse("lamp").unwrap();
    let (_, _, moment) = store.read(|conn| on_date::namespace_on(conn, &lamp, "2024-05-30".parse().unwrap())).unwrap();
    assert!(moment.is_none_or(|moment| moment.version == 1));
}

fn text(version: u32, date: &str, words: &str) -> String {
    format!(
        "Namespace ID: lamp\n\nVersion: {version}\n\nDate: {date}\n\nRegistrant:\n   Museum of Light\n   Role: Desk\n\nPurpose: {words}\n"
    )
}

#[test]
fn current_version_is_chosen_by_publication_date_at_the_source() {
    let db = TestDb::new();
    let store = migrated(&db);
    let document = list("2022-01-01", &record("lamp", 1));
    let lamp = Nid::parse("lamp").unwrap();
    let found = |on: &str, text: &str| ReceivedTemplate::new("lamp", Some(on.parse().unwrap()), text, &format!("lamp@{on}.txt"));
    // The newer text has a date years before it appeared, and the texts are imported in the wrong order.
    let old = text(1, "2010-01-01", "To light.");
    let new = text(2, "2011-04-09", "To light the town.");
    imported(&store, &incoming(&document, None, vec![found("2018-11-28", &new)]));
    imported(&store, &incoming(&document, None, vec![found("2015-07-07", &old)]));
    let current = |day: &str| {
        let (_, _, moment) = store.read(|conn| on_date::namespace_on(conn, &lamp, day.parse().unwrap())).unwrap();
        moment.map(|moment| (moment.version, moment.edition))
    };
    imported(&store, &incoming(&list("2014-01-01", &record("lamp", 1)), None, Vec::new()));
    assert_eq!(current("2015-07-06"), None);
    assert_eq!(current("2015-07-07"), Some((1, 0)));
    assert_eq!(current("2018-11-27"), Some((1, 0)));
    assert_eq!(current("2018-11-28"), Some((2, 0)));
    // The source reverted to the first text and then returned to the second.
    imported(&store, &incoming(&document, None, vec![found("2019-01-01", &old), found("2019-02-01", &new)]));
    assert_eq!((current("2019-01-31"), current("2019-02-01")), (Some((1, 0)), Some((2, 0))));
    let versions = store.read(|conn| queries::versions_of(conn, &lamp)).unwrap();
    assert_eq!(versions.iter().map(|version| version.number).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(versions[0].shown.first.unwrap().to_string(), "2018-11-28");
    // Each version records both its time of publication here and the date at the source.
    let changes = store.read(|conn| queries::versions_of(conn, &lamp)).unwrap();
    assert!(changes.iter().all(|version| nidreg::clock::day(version.published_at) > version.shown.first.unwrap()));
}

#[test]
fn fields_missing_from_the_list_come_from_the_template_with_source() {
    let db = TestDb::new();
    let store = migrated(&db);
    let lamp = Nid::parse("lamp").unwrap();
    let coming = incoming(
        &list("2022-01-01", &record("lamp", 1)),
        None,
        vec![ReceivedTemplate::new("lamp", None, &text(1, "2020-03-04", "To light."), "lamp")],
    );
    imported(&store, &coming);
    let held = store.read(|conn| queries::by_nid(conn, &lamp)).unwrap().unwrap();
    assert_eq!((held.registrant.as_deref(), held.registrant_source()), (Some("Museum of Light"), Some(ValueSource::Text)));
    assert_eq!((held.contact.as_deref(), held.contact_source()), (Some("Desk"), Some(ValueSource::Text)));
    let (date, source) = held.date_and_source().unwrap();
    assert_eq!((date.as_str(), source), ("2020-03-04", ValueSource::Text));
    // The list's own columns are not filled from the template.
    let text = store.read(|conn| files::registry_file(conn, RegistryFile::Xml, HOME)).unwrap();
    assert!(!text.contains("2020-03-04") && !text.contains("Museum"), "{text}");
    let json = store.read(|conn| {
        let versions = queries::versions_of(conn, &lamp)?;
        let json = files::namespace_json(&held, &versions, KnownFacts::from_namespace(&held, None), HOME);
        Ok::<_, Error>(serde_json::to_value(json).unwrap())
    });
    let json = json.unwrap();
    assert_eq!((json["registrant"].as_str(), json["registrant_source"].as_str()), (Some("Museum of Light"), Some("template")));
    // A text whose file has no date is known since the date that it prints.
    assert_eq!(json["current"]["published_on"].as_str(), Some("2020-03-04"));
    // After undo, the text remains at its URL, marked as undone, and no longer supplies fields.
    store.write(|conn| undo(conn, nidreg::clock::now(), &Actor::CommandLine)).unwrap();
    let versions = store.read(|conn| queries::versions_of(conn, &lamp)).unwrap();
    let version = versions.iter().find(|version| version.text.is_some()).unwrap();
    assert!(version.shown.undone && version.current_text().is_none() && version.edition(0).is_some());
    // Only this import contained the name, so it is not registered.
    assert!(store.read(|conn| queries::by_nid(conn, &lamp)).unwrap().is_none());
}

#[test]
fn built_in_snapshot_is_ianas_and_its_file_imports_without_confirmation() {
    let Some(root) = corpus() else { return };
    let db = TestDb::new();
    let store = db.store();
    let valid_now =
        schema_faults(&root, "2026-07-28", &store.read(|conn| files::registry_file(conn, RegistryFile::Xml, HOME)).unwrap());
    assert_eq!(valid_now, "");
    let said = nidreg(&db, &["import", "iana", root.join("iana/urn-namespaces.xml").to_str().unwrap(), "--json"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let told: Value = serde_json::from_str(&said.out).unwrap();
    // In one record IANA's file has a person's address where the built-in snapshot has the name.
    assert_eq!((told["changed"].to_string(), told["added"].to_string()), ("[\"said\"]".to_owned(), "[]".to_owned()));
    assert_eq!(nidreg(&db, &["import", "undo"]).code, 0);
    assert_eq!(nidreg(&db, &["import", "undo"]).code, 5);
}

#[test]
fn real_templates_yield_their_registrants() {
    let Some(root) = corpus() else { return };
    let db = TestDb::new();
    let path = root.join("iana/urn-namespaces.xml");
    let templates = root.join("templates");
    let said = nidreg(&db, &["import", "iana", path.to_str().unwrap(), "--templates", templates.to_str().unwrap()]);
    assert_eq!(said.code, 0, "{}", said.err);
    let all = db.bare_store().read(queries::all).unwrap();
    let with_text: Vec<_> = all.iter().filter(|namespace| namespace.held.wording.is_some()).collect();
    let silent: Vec<_> =
        with_text.iter().filter(|namespace| namespace.registrant.is_none()).map(|namespace| namespace.nid.as_str()).collect();
    // One has no Registrant field, the other one contains "TBD".
    assert!(with_text.len() >= 45, "only {} texts are available", with_text.len());
    assert_eq!(silent, ["urn-4", "urn-7"]);
    // All were reviewed by eye; these were truncated, were prose, or named a person beside an organization.
    for (nid, who) in [
        ("dev", "IETF and the CORE working group"),
        ("eic", "European Network of Transmission System Operators for Electricity (ENTSO-E)"),
        ("epcglobal", "EPCglobal, Inc."),
        ("iso", "International Organization for Standardization (ISO)"),
        ("ivis", "The Secretariat of the Special Assignments Minister for Electronic Government Affairs"),
        ("mace", "Middleware Architecture Committee for Education (MACE)"),
        ("urn-1", "Michael Mealling"),
    ] {
        let namespace = all.iter().find(|namespace| namespace.nid.as_str() == nid).unwrap();
        assert_eq!(namespace.registrant.as_deref(), Some(who), "{nid}");
    }
    // The current version of nbn is the newer of its two texts in the corpus.
    let nbn = all.iter().find(|namespace| namespace.nid.as_str() == "nbn").unwrap();
    assert_eq!(nbn.held.wording, Some((5, 0)));
}

#[test]
fn undo_previews_changes_that_depend_on_the_import() {
    let db = TestDb::new();
    nidreg(&db, &["import", "iana", &file(&db, "a.xml", &list("2020-01-01", &record("kept", 7)))]);
    let store = db.bare_store();
    let held = files_of(&store);
    let more = list("2020-02-01", &[record("kept", 7), record("lamp", 1)].concat());
    assert_eq!(nidreg(&db, &["import", "iana", &file(&db, "b@2020-02-03.xml", &more)]).code, 0);
    // A namespace added by the import is deprecated.
    let lamp = Nid::parse("lamp").unwrap();
    store
        .write(|conn| {
            let to = Status::Deprecated;
            nidreg::registry::publish::change_status(conn, nidreg::clock::now(), (&lamp, 1), to, &[], "It went out")
        })
        .unwrap();
    let before = files_of(&store);
    let looked = nidreg(&db, &["import", "undo", "--dry-run"]);
    assert_eq!(looked.code, 0, "{}", looked.err);
    assert!(
        looked.out.contains("free again after the undo: lamp") && looked.out.contains("depends on it: lamp"),
        "{}",
        looked.out
    );
    let said = nidreg(&db, &["import", "undo"]);
    assert_eq!((said.code, files_of(&store)), (5, before));
    let said = nidreg(&db, &["import", "undo", "--confirm", &said.serial()]);
    assert_eq!(said.code, 0, "{}", said.err);
    let now = files_of(&store);
    // The local status change updated the date of the list. Nothing of the imported snapshot remains.
    assert_eq!(now[1..3], held[1..3]);
    assert!(!now[0].contains("lamp"));
    assert_eq!(nidreg(&db, &["import", "undo"]).code, 0);
    assert_eq!(nidreg(&db, &["import", "undo"]).code, 5);
    let states = nidreg(&db, &["import", "states"]).out;
    assert!(states.lines().all(|line| line.contains("undone")) && states.contains("published on 2020-02-03"), "{states}");
    assert_eq!(nidreg(&db, &["import", "file", "2"]).out, more);
}

#[test]
fn mirror_import_includes_list_templates_and_rfc_registrations() {
    let db = TestDb::new();
    let root = db.dir.path().join("mirror");
    for folder in ["urn-namespaces", "urn-formal", "urn-informal", "rfc"] {
        std::fs::create_dir_all(root.join(folder)).unwrap();
    }
    let document = list("2022-01-01", &[record("lamp", 1), record("lantern", 99999)].concat());
    std::fs::write(root.join("urn-namespaces/urn-namespaces.xml"), &document).unwrap();
    std::fs::write(root.join("urn-formal/lamp"), text(3, "2020-03-04", "To light.")).unwrap();
    // ISO 8859-1, as written by an older system.
    std::fs::write(
        root.join("urn-informal/urn-1"),
        b"Namespace ID: urn-1\n\nRegistrant: Museum of K\xf6ln\n\nPurpose: To light.\n",
    )
    .unwrap();
    let rfc = "Network Working Group\nRequest for Comments: 99999\n\n2.  Template\n\n   Namespace ID:\n\n      lantern\n\n   \
               Declared registrant of the namespace:\n\n      Museum of Night\n\n   Declaration of syntactic structure:\n\n      urn:lantern:{number}\n\n   \
               Process of identifier assignment:\n\n      By the museum.\n\n3.  IANA Considerations\n\n   One namespace is registered.\n";
    std::fs::write(root.join("rfc/rfc99999.txt"), rfc).unwrap();
    let said = nidreg(&db, &["import", "iana", root.to_str().unwrap()]);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("urn-1: not UTF-8; read as ISO 8859-1"), "{}", said.out);
    let store = db.bare_store();
    for (nid, who) in [("lamp", "Museum of Light"), ("lantern", "Museum of Night"), ("urn-1", "Museum of Köln")] {
        let namespace = store.read(|conn| queries::by_nid(conn, &Nid::parse(nid).unwrap())).unwrap().unwrap();
        assert_eq!(namespace.registrant.as_deref(), Some(who), "{nid}");
    }
    // A second import changes nothing.
    assert!(nidreg(&db, &["import", "iana", root.to_str().unwrap()]).out.contains("nothing to do"));
}

#[test]
fn mirror_import_includes_earlier_lists_and_texts_in_one_command() {
    let db = TestDb::new();
    let root = db.dir.path().join("mirror");
    for folder in ["urn-namespaces", "urn-formal", "history"] {
        std::fs::create_dir_all(root.join(folder)).unwrap();
    }
    let put = |path: &str, text: &str| std::fs::write(root.join(path), text).unwrap();
    // Each list removes more records than an import without confirmation may remove.
    for (day, many) in [("2018-02-03", 60), ("2019-02-03", 40)] {
        put(&format!("history/urn-namespaces@{day}.xml"), &lamps(many).replace("2020-01-01", day));
    }
    put("urn-namespaces/urn-namespaces.xml", &lamps(40));
    put("history/lamp001@2018-01-01.txt", &text(1, "2018-01-01", "To light.").replace("lamp", "lamp001"));
    put("history/lamp001@2019-01-01.txt", &text(2, "2019-01-01", "To shine.").replace("lamp", "lamp001"));
    put("urn-formal/lamp001", &text(3, "2020-01-01", "To glow.").replace("lamp", "lamp001"));
    let path = root.to_str().unwrap();
    let doctor = || nidreg(&db, &["doctor"]).out;

    let said = nidreg(&db, &["import", "iana", path, "--dry-run"]);
    assert_eq!((said.code, said.out.matches("serial: ").count()), (0, 3), "{} {}", said.out, said.err);
    assert!(nidreg(&db, &["import", "states"]).out.is_empty());
    assert!(doctor().contains("registered text: 0 of 0\n"), "{}", doctor());
    let said = nidreg(&db, &["import", "iana", path]);
    assert_eq!(said.code, 0, "{} {}", said.out, said.err);
    let states = nidreg(&db, &["import", "states"]).out;
    let days: Vec<&str> =
        states.lines().filter_map(|line| Some(line.split_once("published on ")?.1.split_once(',')?.0)).collect();
    assert_eq!(days, ["2018-02-03", "2019-02-03", "2020-01-01"], "{states}");
    assert!(doctor().contains("registered text: 1 of 62; import the others: nidreg import iana FOLDER\n"), "{}", doctor());
    let store = db.bare_store();
    let purpose = |day: &str| {
        let nid = Nid::parse("lamp001").unwrap();
        let (_, versions, moment) = store.read(|conn| on_date::namespace_on(conn, &nid, day.parse().unwrap())).unwrap();
        let version = versions.iter().find(|version| version.number == moment.unwrap().version).unwrap();
        version.text.as_ref().unwrap().template.text(urn_registry::template::Field::Purpose).to_owned()
    };
    for (day, words) in [("2018-03-01", "To light."), ("2019-03-01", "To shine."), ("2020-03-01", "To glow.")] {
        assert_eq!(purpose(day), words, "{day}");
    }
    // A second import changes nothing.
    let at = serial(&store);
    assert_eq!(nidreg(&db, &["import", "iana", path]).code, 0);
    assert_eq!(serial(&store), at);

    // A list after the current one is not an earlier list.
    put("history/urn-namespaces@2021-02-03.xml", &lamps(39).replace("2020-01-01", "2021-02-03"));
    let said = nidreg(&db, &["import", "iana", path]);
    assert_eq!((said.code, serial(&store)), (2, at), "{}", said.err);
    assert!(said.err.contains("urn-namespaces@2021-02-03.xml is newer than urn-namespaces.xml"), "{}", said.err);
}

#[test]
fn csv_matches_ianas_column_positions() {
    let Some(root) = corpus() else { return };
    let db = TestDb::new();
    let store = migrated(&db);
    let text = std::fs::read_to_string(root.join("iana/urn-namespaces.xml")).unwrap();
    imported(&store, &incoming(&text, None, Vec::new()));
    for (file, operator_view) in [
        (RegistryFile::FormalCsv, "urn-namespaces-1.2021-09-23.csv"),
        (RegistryFile::InformalCsv, "urn-namespaces-2.2021-09-23.csv"),
    ] {
        let ours = store.read(|conn| files::registry_file(conn, file, HOME)).unwrap();
        let operator_view = std::fs::read_to_string(root.join("iana").join(operator_view)).unwrap();
        assert_eq!(ours.lines().next(), operator_view.lines().next().map(str::trim_end));
        assert!(ours.lines().all(|line| line.split(',').count() >= 3), "{ours}");
        // Lines that IANA has not changed since are identical.
        let same = operator_view.lines().filter(|line| ours.lines().any(|other| other == line.trim_end())).count();
        assert!(same * 10 > operator_view.lines().count() * 6, "{same}");
    }
    let more = store.read(|conn| files::registry_file(conn, RegistryFile::Csv, HOME)).unwrap();
    assert_eq!(more.lines().count(), 106);
}

#[test]
fn next_informal_number_follows_imports_and_their_undo() {
    let db = TestDb::new();
    let store = db.store();
    let next = || store.read(nidreg::registry::ledger::queries::next_informal).unwrap().to_string();
    assert_eq!(next(), "urn-9");
    let odd = list("2026-08-01", &record("lamp", 1)).replace("urn-2", "urn-4711");
    imported(&store, &incoming(&odd, None, Vec::new()));
    assert_eq!(next(), "urn-4712");
    store.write(|conn| undo(conn, nidreg::clock::now(), &Actor::CommandLine)).unwrap();
    assert_eq!(next(), "urn-9");
}

#[test]
fn template_with_disallowed_characters_is_repaired_after_confirmation() {
    let db = TestDb::new();
    let list = file(&db, "good.xml", &lamps(40));
    assert_eq!(nidreg(&db, &["import", "iana", &list]).code, 0);
    let store = db.bare_store();
    let (before, at) = (files_of(&store), serial(&store));
    let dir = db.dir.path().join("templates");
    std::fs::create_dir(&dir).unwrap();
    let text = "Namespace ID: lamp001\n\nVersion: 1\n\nRegistrant: Example Society\n\nPurpose: Names for \u{202e}lamps\u{7} of \u{1b}[31mports.\n\n\
                Syntax: One to six digits.\n\nAssignment: In order.\n\nSecurity and Privacy: None seen.\n\nInteroperability: None known.\n\n\
                Resolution: None.\n\nDocumentation: None.\n";
    std::fs::write(dir.join("lamp001@2020-01-01.txt"), text).unwrap();
    let templates = dir.to_str().unwrap();
    let look = nidreg(&db, &["import", "iana", &list, "--templates", templates, "--dry-run", "--json"]);
    let look: Value = serde_json::from_str(&look.out).unwrap();
    let doubt = look["doubts"].to_string();
    says(&doubt, &["lamp001@2020-01-01.txt", "U+202E", "U+0007", "U+001B", "Purpose, line 1"]);
    assert!(!doubt.contains('\u{202e}') && !doubt.contains('\u{7}'), "control characters are named, not printed");
    // Nothing is imported until the repair is confirmed.
    assert_ne!(nidreg(&db, &["import", "iana", &list, "--templates", templates]).code, 0);
    assert_eq!((files_of(&store), serial(&store)), (before, at));
    let agreed = look["serial"].to_string();
    assert_eq!(nidreg(&db, &["import", "iana", &list, "--templates", templates, "--confirm", &agreed]).code, 0);
    let nid = Nid::parse("lamp001").unwrap();
    let version = store.read(|conn| queries::versions_of(conn, &nid)).unwrap().pop().unwrap();
    let kept = version.current_text().unwrap().canonical.clone();
    assert!(kept.contains("Names for lamps of ports."), "{kept}");
    // The file is stored as received, and importing it again requires no second confirmation.
    let digest = nidreg::ids::sha256(text.as_bytes());
    assert_eq!(count(&store, &format!("SELECT count(*) AS count FROM imported_files WHERE digest = '{digest}'")), 1);
    assert_eq!(nidreg(&db, &["import", "iana", &list, "--templates", templates]).code, 0);
}

#[test]
fn record_with_a_disallowed_character_is_unreadable_and_left_unchanged() {
    let db = TestDb::new();
    let store = migrated(&db);
    imported(&store, &incoming(&lamps(40), None, vec![]));
    let before = files_of(&store);
    let later =
        lamps(40).replace("2020-01-01</updated>", "2020-02-01</updated>").replacen("data=\"rfc7\"", "data=\"rfc7\u{202e}\"", 1);
    let report = imported(&store, &incoming(&later, None, vec![]));
    assert!(report.unreadable.iter().any(|one| one.contains("lamp007") && one.contains("U+202E")), "{report:?}");
    assert!(report.unlisted.is_empty() && !files_of(&store).concat().contains('\u{202e}'));
    assert_eq!(files_of(&store)[1], before[1], "the record is unchanged");
    let head = lamps(40).replacen("<title>T<", "<title>T\u{202e}<", 1);
    let refused = store
        .write(|conn| import_unconditionally(conn, nidreg::clock::now(), &Actor::CommandLine, &incoming(&head, None, vec![])));
    assert!(refused.unwrap_err().to_string().contains("U+202E"));
}

#[test]
fn operators_see_that_registered_texts_are_missing_and_how_to_import_them() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let log = db.dir.path().join("log");
    let server = TestServer::start_into(&db, true, &[("RUST_LOG", "warn")], Stdio::from(File::create(&log).unwrap()));
    let (nobody, operator) = (Person::nobody(&server), Person::demo(&server, "operator"));
    for path in ["/", "/operator"] {
        operator.get(path).says(&["namespaces are not in this registry", "<code>nidreg import iana FOLDER</code>"]);
    }
    assert!(!nobody.get("/").body.contains("nidreg import iana"));
    let logged = std::fs::read_to_string(&log).unwrap();
    assert!(logged.contains("most registered texts are not in this registry"), "{logged}");
}

#[test]
fn only_an_unchanged_copy_says_that_it_is_the_official_registry_of_iana() {
    const SAYS: &str = "This is the Official IANA Registry of URN Namespaces.";
    let db = TestDb::new();
    let store = migrated(&db);
    let document = list("2022-01-01", &record("lamp", 1))
        .replacen("<registry id=", &format!("<note>{SAYS}</note><registry id="), 1)
        .replacen("<title>Formal</title>", "<title>Formal</title><expert>Ted Expert</expert>", 1);
    imported(&store, &incoming(&document, None, Vec::new()));
    let file = |file| store.read(|conn| files::registry_file(conn, file, HOME)).unwrap();
    let says = |text: &str| (text.contains(SAYS), text.contains("Ted Expert"));
    for copy in [RegistryFile::Xml, RegistryFile::Txt] {
        assert_eq!(says(&file(copy)), (true, true), "{copy:?}");
    }
    let lamp = Nid::parse("lamp").unwrap();
    let obsolete = Status::Obsolete;
    let now = nidreg::clock::now();
    store
        .write(|conn| nidreg::registry::publish::change_status(conn, now, (&lamp, 1), obsolete, &[], "The museum has closed."))
        .unwrap();
    for own in [RegistryFile::Xml, RegistryFile::Txt, RegistryFile::Json] {
        let text = file(own);
        assert_eq!(says(&text), (false, false), "{text}");
        assert!(text.contains("is permanently reserved"), "{text}");
    }
    // On the day before, it was a copy.
    let before = nidreg::clock::day(now).yesterday().unwrap();
    let then = store.read(|conn| files::registry_file_on(conn, RegistryFile::Xml, HOME, before)).unwrap();
    assert_eq!(says(&then), (true, true), "{then}");
}
