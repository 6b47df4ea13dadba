//! The registry on a given date: all routes and formats, publication and recording dates, comparison, and Memento (RFC 7089).

use crate::common::iana_list::{imported, incoming, list_of, record};
use crate::common::prelude::*;
use nidreg::registry::import::ReceivedTemplate;

const LAMP: &str = "/assignments/urn-formal/lamp";
const LIST: &str = "/assignments/urn-namespaces";

fn text(version: u32, registrant: &str, purpose: &str) -> String {
    format!(
        "Namespace ID: lamp\n\nVersion: {version}\n\nDate: 2011-01-01\n\nRegistrant:\n   {registrant}\n\nPurpose:\n   {purpose}\n"
    )
}

/// `lamp` is listed from 2016 on. Its first text is published in 2018 and 2021, its second text in 2020 and 2022.
/// In 2019, `candle` was added and `wick` was removed.
fn fill(db: &TestDb) {
    let store = db.bare_store();
    nidreg::store::migrations::migrate(&store).unwrap();
    let (old, new) = (text(1, "Museum of Light", "To light."), text(2, "Museum of Lamps", "To light the town."));
    let shown = [("2018-07-07", &old), ("2020-03-01", &new), ("2021-03-01", &old), ("2022-03-01", &new)];
    for (day, names, texts) in [("2016-05-29", ["lamp", "wick"], &shown[..0]), ("2019-01-01", ["candle", "lamp"], &shown[..])] {
        let records: String = names.map(|name| record(name, day[..4].parse().unwrap())).concat();
        let texts = texts
            .iter()
            .map(|(day, text)| ReceivedTemplate::new("lamp", Some(day.parse().unwrap()), text, &format!("lamp@{day}.txt")));
        imported(&store, &incoming(&list_of(day, &records, ""), Some(day), texts.collect()));
    }
}

fn json(reader: &Person, path: &str) -> Value {
    reader.get_as(path, "application/json").is(200, &[]).json()
}

#[test]
fn every_list_and_namespace_route_returns_its_state_on_a_given_date() {
    let db = TestDb::new();
    fill(&db);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    // Registrant, date and version come from the text of that day.
    for (day, who, version) in
        [("2019-05-05", "Museum of Light", 1), ("2020-05-05", "Museum of Lamps", 2), ("2021-05-05", "Museum of Light", 1)]
    {
        let lamp = json(&reader, &format!("/api/v1/namespaces/lamp?on={day}"));
        assert_eq!((lamp["registrant"].as_str(), lamp["registrant_source"].as_str()), (Some(who), Some("template")), "{day}");
        assert_eq!((lamp["date"].as_str(), lamp["current"]["version"].as_i64()), (Some("2011-01-01"), Some(version)), "{day}");
        assert!(!lamp["text_shown_on"].is_null());
        let all = json(&reader, &format!("/api/v1/namespaces?on={day}"));
        let lamp = all["namespaces"].as_array().unwrap().iter().find(|one| one["nid"] == "lamp").unwrap().clone();
        assert_eq!(lamp["registrant"], who, "{day}");
        let page = page_text(&reader.get(&format!("{LIST}?on={day}")).body);
        assert!(page.contains(&format!("{who}</td>")) && page.contains(&format!("{LAMP}/{version}.0\">here")), "{day}: {page}");
        // The page for a date links to files and pages of the same date.
        assert!(page.contains(&format!("{LIST}/urn-namespaces.xml?on={day}")) && page.contains(&format!("{LAMP}?on={day}")));
        for form in ["", ".txt", ".json", ".html", ".bib", ".csl"] {
            let leads = reader.get(&format!("{LAMP}{form}?on={day}"));
            // A page states the requested day; a file is the same on every day.
            let asked = if matches!(form, "" | ".html") { format!("?day={day}") } else { String::new() };
            assert_eq!((leads.status, leads.location.as_str()), (302, format!("{LAMP}/{version}.0{form}{asked}").as_str()));
            let answer = reader.get(&leads.location);
            assert_eq!(answer.status, 200, "{form}");
            let names_the_day = answer.body.contains(&format!("<title>lamp on {day}: version {version}"))
                && answer.body.contains(&format!("{LAMP}/history?on={day}"));
            assert_eq!(names_the_day, !asked.is_empty(), "{form}: {}", answer.body);
        }
    }
    // The page of a version does not mention a day on which that version was not in force.
    assert!(!reader.get(&format!("{LAMP}/2.0?day=2019-05-05")).body.contains("lamp on 2019-05-05"));
    let linked = json(&reader, &format!("{LAMP}.jsonld?on=2019-05-05"));
    assert_eq!(linked["description"], "To light.");
    reader.get(&format!("{LAMP}.atom?on=2020-05-05")).says(&["2020-03-01T", "!2021-03-01T"]);
    // Versions, history, and the API.
    let versions = page_text(&reader.get(&format!("{LAMP}/versions?on=2019-05-05")).body);
    assert!(versions.contains(&format!("{LAMP}/1.0")) && !versions.contains(&format!("{LAMP}/2.0")), "{versions}");
    let history = page_text(&reader.get(&format!("{LAMP}/history?on=2019-05-05")).body);
    assert!(history.contains("2018-07-07") && !history.contains("2020-03-01"), "{history}");
    let api = json(&reader, "/api/v1/namespaces/lamp/versions?on=2019-05-05");
    assert_eq!(api["versions"].as_array().unwrap().len(), 1, "{api}");
    let list = json(&reader, "/api/v1/list?on=2018-01-01");
    assert_eq!(
        list["namespaces"].as_array().unwrap().iter().map(|one| one["nid"].as_str().unwrap()).collect::<Vec<_>>(),
        ["lamp", "wick"]
    );
    let changes = json(&reader, "/api/v1/changes?on=2018-12-31");
    let days: Vec<&str> =
        changes["changes"].as_array().unwrap().iter().map(|one| one["published_on"].as_str().unwrap()).collect();
    assert!(days.contains(&"2018-07-07") && days.iter().all(|day| *day <= "2018-12-31"), "{days:?}");
}

#[test]
fn namespace_page_on_a_date_without_a_text_shows_the_known_data() {
    let db = TestDb::new();
    fill(&db);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let page = reader.get_as(&format!("{LAMP}?on=2018-07-06"), "text/html");
    assert_eq!((page.status, page.header("memento-datetime")), (200, "Fri, 06 Jul 2018 00:00:00 GMT"));
    let said = page_text(&page.body);
    says(&said, &[">2016-05-29</time> or earlier. The text that was in force on that day is not available in this registry."]);
    let known = json(&reader, &format!("{LAMP}.json?on=2018-07-06"));
    assert_eq!((known["nid"].as_str(), known["listed"].as_bool(), known["current"].is_null()), (Some("lamp"), Some(true), true));
    for form in [".txt", ".bib"] {
        reader
            .get(&format!("{LAMP}{form}?on=2018-07-06"))
            .is(404, &["The text of urn:lamp as of 2018-07-06 is not available in this registry"]);
    }
    assert_eq!(reader.get(&format!("{LAMP}?on=2015-01-01")).status, 404);
}

#[test]
fn invalid_and_future_dates_are_rejected_on_every_route() {
    let db = TestDb::new();
    fill(&db);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let endpoints = [
        LIST,
        "/assignments/urn-namespaces/urn-namespaces.xml",
        "/assignments/urn-namespaces/list.json",
        LAMP,
        "/assignments/urn-formal/lamp.txt",
        "/assignments/urn-formal/lamp.jsonld",
        "/assignments/urn-formal/lamp/history",
        "/assignments/urn-formal/lamp/versions",
        "/assignments/urn-formal/lamp/timeline.svg",
        "/assignments/urn-formal/lamp/timemap",
        "/assignments/urn-formal/lamp/1.0",
        "/api/v1/namespaces",
        "/api/v1/namespaces/lamp",
        "/api/v1/namespaces/lamp/versions",
        "/api/v1/list",
        "/api/v1/changes",
    ];
    for endpoint in endpoints {
        for day in ["garbage", "2019-13-01", "20190101", "2999-01-01"] {
            assert_eq!(reader.get(&format!("{endpoint}?on={day}")).status, 400, "{endpoint}?on={day}");
        }
    }
    let told = reader.get(&format!("{LIST}?on=2999-01-01")).body;
    assert!(page_text(&told).contains("2999-01-01 is in the future"), "{told}");
}

#[test]
fn pages_show_both_publication_and_recording_dates() {
    let db = TestDb::new();
    fill(&db);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let today = nidreg::clock::day(nidreg::clock::now()).to_string();
    for page in ["history", "versions"] {
        let said = page_text(&reader.get(&format!("{LAMP}/{page}")).body);
        let (shown, learned) = (said.find("Published at source</th>").unwrap(), said.find("Recorded here</th>").unwrap());
        assert!(shown < learned);
        let row = said.split("<tr>").skip(1).find(|row| row.contains("2018-07-07")).unwrap();
        // A snapshot only shows that its content had been published by that day.
        assert!(row.contains("on or before 2018-07-07"), "{page}: {row}");
        assert!(row.find("2018-07-07").unwrap() < row.find(today.as_str()).unwrap(), "{page}: {row}");
    }
    let history = page_text(&reader.get(&format!("{LAMP}/history")).body);
    assert!(history.contains("was shown on 2021-03-01, too") && !history.contains("on this day"), "{history}");
}

#[test]
fn any_two_dates_can_be_compared() {
    let db = TestDb::new();
    fill(&db);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let page = page_text(&reader.get(&format!("{LIST}/compare?from=2018-01-01&to=2020-05-05")).body);
    says(
        &page,
        &[
            "1 added, 1 removed, 1 changed, 0 unchanged",
            "/assignments/urn-formal/candle?on=2020-05-05",
            "/assignments/urn-formal/wick?on=2018-01-01",
            "RFC 2016",
            "RFC 2019",
            "Museum of Lamps",
            &format!("{LAMP}/compare?from=2018-01-01&#38;to=2020-05-05"),
        ],
    );
    // The registrant was not recorded on the first date: it did not change.
    let (changed, learned) = page.split_once("Newly recorded details").unwrap();
    assert!(
        changed.contains("RFC 2019") && !changed.contains("Museum of Lamps") && learned.contains("Museum of Lamps"),
        "{page}"
    );
    // One namespace, including its texts.
    let one = page_text(&reader.get(&format!("{LAMP}/compare?from=2019-05-05&to=2020-05-05")).body);
    says(&one, &["Museum of Light", "Museum of Lamps", &format!("{LAMP}/diff/1.0/2.0")]);
    assert!(one.contains("the town") && one.contains("<ins>"), "{one}");
    let same = page_text(&reader.get(&format!("{LAMP}/compare?from=2019-05-05&to=2021-05-05")).body);
    assert!(same.contains("There are no differences") && same.contains("The text is the same on both dates: 1.0"), "{same}");
    let without = page_text(&reader.get(&format!("{LAMP}/compare?from=2018-01-01&to=2019-05-05")).body);
    assert!(without.contains("texts of these dates are not available in this registry"), "{without}");
    // The API returns the same differences.
    let all = json(&reader, "/api/v1/compare?from=2018-01-01&to=2020-05-05");
    assert_eq!((all["came"][0]["nid"].as_str(), all["went"][0]["nid"].as_str()), (Some("candle"), Some("wick")));
    let fields: Vec<&str> =
        all["changed"][0]["fields"].as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap()).collect();
    assert_eq!(
        fields,
        ["registrant", "contact", "references", "text"].into_iter().filter(|field| fields.contains(field)).collect::<Vec<_>>()
    );
    assert!(fields.contains(&"registrant") && fields.contains(&"text"), "{fields:?}");
    let lamp = json(&reader, "/api/v1/compare?from=2019-05-05&to=2020-05-05&nid=lamp");
    assert!(lamp["fields"].as_array().unwrap().iter().any(|one| one["before"] == "1.0" && one["after"] == "2.0"), "{lamp}");
    // The empty form, and rejected parameters.
    assert!(reader.get(&format!("{LIST}/compare")).body.contains("type=\"date\""));
    for wrong in ["from=garbage", "to=2020-01-01", "from=2020-01-01&to=2019-01-01", "from=2019-01-01&to=2999-01-01"] {
        assert_eq!(reader.get(&format!("{LIST}/compare?{wrong}")).status, 400, "{wrong}");
        assert_eq!(reader.get(&format!("{LAMP}/compare?{wrong}")).status, 400, "{wrong}");
        assert_eq!(reader.get(&format!("/api/v1/compare?{wrong}")).status, 400, "{wrong}");
    }
    // The form shows the error and what was entered, and says when the record begins.
    for page in [LIST, LAMP] {
        reader.get(&format!("{page}/compare?from=2020-01-01&to=2019-01-01")).says(&[
            "<a href=\"#from\">The first date (2020-01-01) is after the second (2019-01-01). Enter an earlier first date</a>",
            "value=\"2020-01-01\"",
            "value=\"2019-01-01\"",
        ]);
        reader.get(&format!("{page}/compare?from=1990-01-01")).is(404, &["or a later date. The record of this registry begins"]);
    }
    assert!(one.contains("The record of this registry begins on <time"), "{one}");
    // Pages ignore unknown parameters; the API rejects them.
    assert_eq!(reader.get(&format!("{LIST}/compare?colour=blue")).status, 200);
    assert_eq!(reader.get("/api/v1/compare?from=2019-05-05&to=2020-05-05&colour=blue").status, 400);
    assert_eq!(reader.get(&format!("{LIST}/compare?from=1990-01-01")).status, 404);
    // The list on a date and the history of a namespace link to the comparison.
    assert!(reader.get(&format!("{LIST}?on=2018-01-01")).body.contains(&format!("{LIST}/compare?from=2018-01-01")));
    assert!(reader.get(&format!("{LAMP}/history")).body.contains(&format!("{LAMP}/compare?from=2018-07-06&#38;to=2018-07-07")));
}

#[test]
fn accept_datetime_redirects_to_the_memento_in_the_same_format() {
    let db = TestDb::new();
    fill(&db);
    let server = TestServer::start(&db, false);
    let program = Person::nobody(&server);
    let at = "Wed, 05 May 2021 10:00:00 GMT";
    for (endpoint, leads) in [
        (LAMP.to_owned(), format!("{LAMP}/1.0")),
        (format!("{LAMP}.txt"), format!("{LAMP}/1.0.txt")),
        (format!("{LAMP}.csl"), format!("{LAMP}/1.0.csl")),
        (format!("{LAMP}.jsonld"), format!("{LAMP}.jsonld?on=2021-05-05")),
        (LIST.to_owned(), format!("{LIST}?on=2021-05-05")),
        (format!("{LIST}/urn-namespaces.xml"), format!("{LIST}/urn-namespaces.xml?on=2021-05-05")),
        (format!("{LIST}/list.json"), format!("{LIST}/list.json?on=2021-05-05")),
    ] {
        let gate = program.ask("GET", &endpoint, &[("Accept-Datetime", at)]);
        assert_eq!(
            (gate.status, gate.location.as_str(), gate.header("vary")),
            (302, leads.as_str(), "Accept-Datetime"),
            "{endpoint}"
        );
        let memento = program.get(&gate.location);
        assert_eq!(memento.status, 200, "{leads}");
        assert!(!memento.header("memento-datetime").is_empty(), "{leads}");
    }
    // A time before the first memento leads to the first, a time in the future to the present state (RFC 7089 §4.5.3).
    for (at, day) in [
        ("Thu, 01 Jan 1998 00:00:00 GMT", "2016-05-29".to_owned()),
        ("Thu, 01 Jan 2099 00:00:00 GMT", nidreg::clock::day(nidreg::clock::now()).to_string()),
    ] {
        let gate = program.ask("GET", &format!("{LIST}/urn-namespaces.xml"), &[("Accept-Datetime", at)]);
        assert_eq!(gate.location, format!("{LIST}/urn-namespaces.xml?on={day}"));
    }
    let map = program.get(&format!("{LIST}/timemap"));
    assert_eq!((map.status, map.header("content-type")), (200, "application/link-format"));
    says(&map.body, &[&format!("{LIST}?on=2016-05-29>; rel=\"first memento\"; datetime=\"Sun, 29 May 2016")]);
    assert!(program.get(LIST).header("link").contains("timemap"));
    // A text that was published twice is one Memento, with the date that its own response states.
    let map = program.get(&format!("{LAMP}/timemap")).body;
    let mementos: Vec<&str> = map.lines().filter(|line| line.contains("memento\"")).collect();
    assert_eq!(mementos.len(), 2, "{map}");
    for (line, (wording, day)) in mementos.iter().zip([("1.0", "07 Jul 2018"), ("2.0", "01 Mar 2020")]) {
        assert!(line.contains(&format!("{LAMP}/{wording}>")) && line.contains(day), "{line}");
        let stated = program.get(&format!("{LAMP}/{wording}")).header("memento-datetime").to_owned();
        assert!(line.contains(&format!("datetime=\"{stated}\"")), "{line}: {stated}");
    }
}
