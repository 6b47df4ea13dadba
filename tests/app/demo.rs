//! The demonstration data: one season of a registry, created through the actions that users perform.

use crate::common::prelude::*;

#[test]
fn demonstration_data_covers_every_outcome() {
    let (db, server) = TestServer::on_new_database(true);
    let (store, nobody) = (db.bare_store(), Person::nobody(&server));
    let of = |sql: &str| count(&store, sql);
    let rows = |from: &str| of(&format!("SELECT count(*) AS count FROM {from}"));
    for state in ["draft", "intake", "review", "with_requester", "ready", "registered", "declined", "withdrawn", "lapsed"] {
        assert!(rows(&format!("requests WHERE state = '{state}'")) >= 1, "{state}");
    }
    // Several revisions of a request, and favorable positions on a revision that was later replaced.
    assert!(rows("(SELECT request_id FROM revisions GROUP BY request_id HAVING count(*) > 1) AS several") >= 2);
    let newest = "(SELECT max(number) FROM revisions WHERE revisions.request_id = positions.request_id)";
    assert!(rows(&format!("positions WHERE position <> 'discuss' AND revision_number < {newest}")) >= 1);
    // Discussions between three or more people.
    let by_three = "(SELECT request_id FROM comments GROUP BY request_id HAVING count(DISTINCT author_id) > 2) AS lively";
    assert!(rows(by_three) >= 2);
    // The text of each registered version is shown.
    for version in ["1.0", "2.0"] {
        let page = nobody.get(&format!("/assignments/urn-formal/stop-place/{version}")).body;
        assert_eq!(page.contains("Veld Central runs a second one"), version == "2.0", "{version}");
    }
    // There is a name conflict.
    let rivals = rows("requests WHERE nid = 'tidal-atlas' AND state IN ('intake', 'review')");
    assert_eq!((rivals, rows("events WHERE act = 'name_conflict'")), (2, 2));
    // A registrant supplied machine-readable syntax.
    let verdict = |urn: &str| nobody.get(&format!("/check?urn={urn}")).body;
    assert!(verdict("urn:stop-place:xx").contains("stop-place") && rows("profiles WHERE nid = 'stop-place'") == 1);
    // No email is older than the event it is about, although requests are not created in the order of their dates.
    assert_eq!(rows("outbox JOIN events ON events.id = outbox.event_id WHERE outbox.created_at < events.at"), 0);
    // Emails older than 130 days have been sent.
    let season = nidreg::clock::day(nidreg::clock::now()).saturating_sub(jiff::Span::new().days(130));
    assert_eq!(rows(&format!("outbox WHERE sent_at IS NULL AND created_at < '{season}'")), 0);
}

#[test]
#[ignore = "script/test full"]
fn demonstration_data_includes_the_iana_registry_if_available() {
    let Some(folder) = corpus() else { return };
    let db = TestDb::sqlite();
    let server = TestServer::start_with(&db, true, &[("NIDREG_CORPUS", folder.canonicalize().unwrap().to_str().unwrap())]);
    let nobody = Person::nobody(&server);
    nobody.get("/assignments/urn-formal/isbn").says(&["!Its text is not held here", "ISBN"]);
    assert_eq!(nobody.get("/assignments/urn-formal/nbn/5.0").status, 200);
    assert_eq!(
        count(&db.bare_store(), "SELECT count(*) AS count FROM snapshots"),
        5,
        "the four snapshots of the corpus and the built-in one"
    );
    assert_eq!(nobody.get("/assignments/urn-formal/stop-place").status, 200, "the seeded history was added as well");
}
