//! The registry with IANA's real lists and texts: on each day, the page, the files, the API and the mementos agree with the files of the
//! mirror, and what the mirror does not show is not claimed.

use crate::common::prelude::*;
use jiff::civil::{Date, date};
use nidreg::registry::PartialDate;
use nidreg::registry::formats::{Document, Record};

const LIST: &str = "/assignments/urn-namespaces";

/// A list of the mirror.
struct Held {
    day: Date,
    document: Document,
}

impl Held {
    fn records(&self) -> BTreeMap<String, &Record> {
        let all = self.document.formal.iter().chain(&self.document.informal);
        all.map(|record| (record.name.to_ascii_lowercase(), record)).collect()
    }
}

/// The lists of the mirror, oldest first.
fn lists(root: &Path) -> Vec<Held> {
    let mut all: Vec<Held> = std::fs::read_dir(root.join("history"))
        .unwrap()
        .filter_map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let day = name.strip_prefix("urn-namespaces@")?.strip_suffix(".xml")?.parse().unwrap();
            Some(Held { day, document: xml::read(&std::fs::read_to_string(path).unwrap()).unwrap() })
        })
        .collect();
    let document = xml::read(&std::fs::read_to_string(root.join("iana/urn-namespaces.xml")).unwrap()).unwrap();
    let day = document.head.updated.as_ref().and_then(PartialDate::date).unwrap();
    all.push(Held { day, document });
    all.sort_by_key(|held| held.day);
    all
}

/// The first day of each text of the mirror that has a day in its file name, by namespace.
fn first_texts(root: &Path) -> BTreeMap<String, Date> {
    let mut first: BTreeMap<String, Date> = BTreeMap::new();
    for entry in std::fs::read_dir(root.join("history")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some((nid, rest)) = name.split_once('@').filter(|(nid, _)| *nid != "urn-namespaces") else { continue };
        let day: Date = rest[..10].parse().unwrap();
        first.entry(nid.to_owned()).and_modify(|held| *held = day.min(*held)).or_insert(day);
    }
    first
}

/// The names in force on a day according to the mirror: those of the list of that day, and those that the next list or a text dates between
/// the two lists. `None` before the first list.
fn expected(all: &[Held], texts: &BTreeMap<String, Date>, day: Date) -> Option<BTreeSet<String>> {
    let at = all.iter().rposition(|held| held.day <= day)?;
    let held = all[at].records();
    let mut names: BTreeSet<String> = held.keys().cloned().collect();
    let is_between = |date: Option<Date>| date.is_some_and(|date| date > all[at].day && date <= day);
    for (name, record) in all.get(at + 1).map(Held::records).unwrap_or_default() {
        let of = |day: &Option<PartialDate>| day.as_ref().and_then(PartialDate::date);
        let dates = [of(&record.date), of(&record.updated), texts.get(&name).copied()];
        if dates.into_iter().any(is_between) {
            names.insert(name);
        }
    }
    Some(names)
}

/// One hundred days from before the first list until after the last one, with each day of a list, the days beside it and the days of texts.
fn days(all: &[Held], texts: &BTreeMap<String, Date>) -> Vec<Date> {
    let mut days: BTreeSet<Date> = texts.values().copied().collect();
    for held in all {
        days.extend([held.day.yesterday().unwrap(), held.day, held.day.tomorrow().unwrap()]);
    }
    let mut next = date(2016, 1, 15);
    while days.len() < 100 {
        days.insert(next);
        next = next.saturating_add(jiff::Span::new().days(43));
    }
    assert!(days.last().unwrap().to_string().as_str() < "2026-11-28", "{days:?}");
    days.into_iter().collect()
}

fn json(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

fn names(list: &Value) -> BTreeSet<String> {
    let all = list.as_array().unwrap().iter();
    all.filter(|one| one["listed"] != false).map(|one| one["nid"].as_str().unwrap().to_owned()).collect()
}

/// The names that the API lists on a day, from all of its pages.
fn names_of_api(reader: &Person, day: Date) -> BTreeSet<String> {
    let (mut all, mut cursor) = (BTreeSet::new(), String::new());
    loop {
        let page = json(&reader.get(&format!("/api/v1/namespaces?on={day}&cursor={cursor}")));
        all.extend(
            page["namespaces"].as_array().unwrap().iter().filter(|one| one["listed"] == true).map(|one| one["nid"].to_string()),
        );
        match page["next_cursor"].as_str() {
            Some(next) => next.clone_into(&mut cursor),
            None => return all.into_iter().map(|nid| nid.trim_matches('"').to_owned()).collect(),
        }
    }
}

/// A registry into which the command line imported the mirror.
fn imported(root: &Path) -> (TestDb, TestServer) {
    let db = TestDb::new();
    drop(db.store());
    let done = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(["import", "iana", root.to_str().unwrap()])
        .env("DATABASE_URL", &db.url)
        .current_dir(db.dir.path())
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let server = TestServer::start(&db, false);
    (db, server)
}

/// The current text of a namespace on a day, by the dates of the files of the mirror. The date of the oldest text of `nbn` is printed in
/// it.
fn text_on(nid: &str, day: Date) -> Option<&'static str> {
    let texts: &[(Date, &str)] = match nid {
        "nbn" => {
            &[(date(2001, 1, 30), "3.0"), (date(2018, 7, 7), "4.0"), (date(2018, 10, 15), "4.1"), (date(2023, 11, 28), "5.0")]
        }
        "issn" => &[(date(2017, 6, 30), "2.0"), (date(2018, 6, 29), "2.2")],
        _ => &[(date(2018, 11, 26), "1.0"), (date(2019, 2, 22), "1.1")],
    };
    texts.iter().rfind(|(from, _)| *from <= day).map(|(_, name)| *name)
}

fn assert_texts(reader: &Person, day: Date, listed: &BTreeSet<String>) {
    for nid in ["nbn", "issn", "etsi"] {
        let page = format!("/assignments/urn-formal/{nid}");
        let answer = reader.get(&format!("{page}?on={day}"));
        let api = reader.get(&format!("/api/v1/namespaces/{nid}?on={day}"));
        if !listed.contains(nid) {
            assert_eq!((answer.status, api.status), (404, 404), "{nid} on {day}: {}", answer.location);
            continue;
        }
        let current = &json(&api)["current"];
        let Some(name) = text_on(nid, day) else {
            assert_eq!((answer.status, current.is_null()), (200, true), "{nid} on {day}: {}", answer.location);
            continue;
        };
        assert_eq!(answer.location, format!("{page}/{name}?day={day}"), "{nid} on {day}");
        assert_eq!(format!("{}.{}", current["version"], current["edition"]), name, "{nid} on {day}");
        let at = format!("{}, {:02} {} {} 12:00:00 GMT", weekday(day), day.day(), month(day), day.year());
        let gate = reader.ask("GET", &page, &[("Accept-Datetime", at.as_str())]);
        assert_eq!(gate.location, format!("{page}/{name}"), "{nid} on {day}");
    }
}

fn weekday(day: Date) -> &'static str {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][usize::try_from(day.weekday().to_monday_zero_offset()).unwrap()]
}

fn month(day: Date) -> &'static str {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        [usize::try_from(day.month() - 1).unwrap()]
}

#[test]
fn page_files_api_and_mementos_agree_with_the_mirror_on_one_hundred_days() {
    let Some(root) = corpus() else { return };
    let root = root.canonicalize().unwrap();
    let (all, texts) = (lists(&root), first_texts(&root));
    let (_db, server) = imported(&root);
    let reader = Person::nobody(&server);
    let days = days(&all, &texts);
    assert!(days.len() >= 100);
    for day in days {
        let xml_of_day = reader.get(&format!("{LIST}/urn-namespaces.xml?on={day}"));
        let Some(expected) = expected(&all, &texts, day) else {
            // Before the first list, no list is known, in any format.
            for path in [format!("{LIST}?on={day}"), format!("/api/v1/namespaces?on={day}"), format!("/api/v1/list?on={day}")] {
                reader.get(&path).is(404, &["2016-05-29"]);
            }
            assert_eq!(xml_of_day.status, 404);
            continue;
        };
        let page = reader.get_as(&format!("{LIST}?on={day}"), "text/html").body;
        let on_page: BTreeSet<String> =
            page.split("<tr id=\"nid-").skip(1).map(|row| row.split('"').next().unwrap().to_owned()).collect();
        assert_eq!(on_page, expected, "page of {day}");
        let document = xml::read(&xml_of_day.body).unwrap();
        let in_file: BTreeSet<String> =
            document.formal.iter().chain(&document.informal).map(|record| record.name.to_ascii_lowercase()).collect();
        assert_eq!(in_file, expected, "XML of {day}");
        if let Some(held) = all.iter().find(|held| held.day == day) {
            assert_eq!((&document.formal, &document.informal), (&held.document.formal, &held.document.informal), "{day}");
        }
        assert_eq!(names_of_api(&reader, day), expected, "API of {day}");
        let list = json(&reader.get(&format!("/api/v1/list?on={day}")));
        assert_eq!(names(&list["namespaces"]), expected, "list of {day}");
        // A day between two lists names both.
        let at = all.iter().rposition(|held| held.day <= day).unwrap();
        let is_between = all.get(at + 1).is_some() && all[at].day < day;
        assert_eq!(page.contains("The next list that it has is of"), is_between, "{day}");
        assert_texts(&reader, day, &expected);
    }
}

#[test]
fn comparison_uses_dated_records_and_texts_and_says_what_is_not_known() {
    let Some(root) = corpus() else { return };
    let (_db, server) = imported(&root.canonicalize().unwrap());
    let reader = Person::nobody(&server);
    let found = json(&reader.get("/api/v1/compare?from=2018-06-30&to=2019-12-31"));
    let of = |what: &str| names(&found[what]);
    assert!(of("came").contains("etsi") && of("came").contains("itu") && of("went").is_empty(), "{found}");
    assert!(of("changed").contains("nbn"), "{found}");
    assert!(found["unchanged"].is_null(), "{found}");
    assert_eq!(
        (found["to_lists"]["list"].as_str(), found["to_lists"]["next_list"].as_str()),
        (Some("2016-05-29"), Some("2021-03-25"))
    );
    let found = json(&reader.get("/api/v1/compare?from=2019-01-01&to=2019-12-31"));
    let etsi = found["changed"].as_array().unwrap().iter().find(|one| one["nid"] == "etsi").unwrap();
    assert!(etsi["fields"].as_array().unwrap().iter().any(|field| field["field"] == "text"), "{etsi}");
    let page = page_text(&reader.get(&format!("{LIST}/compare?from=2019-01-01&to=2019-12-31")).body);
    assert!(page.contains("without a known change") && page.contains("is of <time datetime=\"2021-03-25\""), "{page}");
    assert_eq!(reader.get("/api/v1/namespaces/etsi?on=2019-03-01").status, 200);
}

#[test]
fn each_namespace_is_added_once_although_earlier_lists_were_imported_later() {
    let Some(root) = corpus() else { return };
    let (_db, server) = imported(&root.canonicalize().unwrap());
    let reader = Person::nobody(&server);
    let changes = json(&reader.get("/api/v1/changes"));
    let mut added: Vec<&str> = changes["changes"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["change"] == "added")
        .map(|one| one["nid"].as_str().unwrap())
        .collect();
    let many = added.len();
    added.sort_unstable();
    added.dedup();
    assert_eq!((added.len(), many >= 105), (many, true));
    // The history of the namespace has the date of the first list that contains it.
    let history = page_text(&reader.get("/assignments/urn-formal/isbn/history").body);
    let row = history.split("<tr>").find(|row| row.contains("added from IANA")).unwrap();
    assert!(row.contains("2016-05-29"), "{row}");
}

#[test]
fn versions_are_in_the_order_of_their_dates_and_the_newest_text_is_current() {
    let Some(root) = corpus() else { return };
    let (_db, server) = imported(&root.canonicalize().unwrap());
    let reader = Person::nobody(&server);
    let versions = |nid: &str| -> Vec<String> {
        let list = json(&reader.get(&format!("/api/v1/namespaces/{nid}/versions")));
        list["versions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| format!("{}.{} {}", one["version"], one["edition"], one["published_on"].as_str().unwrap()))
            .collect()
    };
    let chart_of = |nid: &str| {
        let page = reader.get(&format!("/assignments/urn-formal/{nid}/versions")).body;
        page.split_once("<svg class=\"timeline\"").unwrap().1.split_once("</svg>").unwrap().0.to_owned()
    };
    // The chart of the versions has the dates of the API, not those that the texts print.
    for nid in ["nbn", "issn", "etsi"] {
        let (chart, all) = (chart_of(nid), versions(nid));
        assert!(!all.is_empty());
        for one in all {
            let (name, day) = one.split_once(' ').unwrap();
            let bar = format!("<a href=\"/assignments/urn-formal/{nid}/{name}\"><title>");
            let title = chart.split_once(&bar).unwrap_or_else(|| panic!("{bar}: {chart}")).1.split_once('<').unwrap().0;
            assert!(title.ends_with(&format!(", {day}")), "{nid} {one}: {title}");
        }
    }
    assert_eq!(versions("nbn"), ["5.0 2023-11-28", "4.1 2018-10-15", "3.0 2001-01-30"]);
    assert_eq!(versions("issn"), ["2.2 2018-06-29"]);
    let map = reader.get("/assignments/urn-formal/nbn/timemap").body;
    let last = map.lines().find(|line| line.contains("last memento")).unwrap();
    assert!(last.contains("/nbn/5.0>"), "{map}");
    let page = page_text(&reader.get("/assignments/urn-formal/nbn/versions").body);
    // The table has the newest version first; the timeline above it begins with the oldest one.
    let table = page.split("<table").nth(1).unwrap();
    let order: Vec<usize> = ["nbn/5.0\"", "nbn/4.1\"", "nbn/4.0\"", "nbn/3.0\""]
        .iter()
        .map(|name| table.find(&format!("<a href=\"/assignments/urn-formal/{name}")).unwrap())
        .collect();
    assert!(order.is_sorted(), "{page}");
    assert!(!page.contains("on or before 2001-01-30") && page.contains("2001-01-30"), "{page}");
}
