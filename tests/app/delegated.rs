//! Tests registers of sub-namespaces: reviewed, read-only data with the history that earlier releases stored.

use crate::common::operator::run;
use crate::common::sql;
use crate::common::{Person, TestDb, TestServer, until, words};

/// Stores a version of a sub-namespace as a release with maintainers stored it.
fn stored(db: &TestDb, (prefix, number): (&str, u32), (standing, why): (&str, &str)) {
    sql(
        db,
        &format!(
            "INSERT INTO part_versions (nid, prefix, number, holder, policy, source, letter_case, standing, reason, account_id, at) \
             SELECT 'nbn', '{prefix}', {number}, 'Museum of Paper', 'Policy of 2026', 'kept here by National Library of Finland', \
             'insensitive', '{standing}', '{why}', min(id), '2026-11-20T12:00:00.000000Z' FROM accounts; \
             DELETE FROM counters WHERE name IN ('parts', 'published'); \
             INSERT INTO counters (name, value) VALUES ('parts', {number} + 1000), ('published', {number} + 100000)"
        ),
    );
}

#[test]
fn register_shows_reviewed_data_and_the_history_of_earlier_releases() {
    let (db, server) = TestServer::on_new_database(true);
    let nobody = Person::nobody(&server);
    let register = words(&nobody.get("/delegations/nbn?prefix=fi").body);
    assert!(register.contains("National Library of Finland") && register.contains("reviewed by the editors"), "{register}");
    let shows = |text: &str| nobody.get("/delegations/nbn?prefix=fi:paper").body.contains(text);
    assert_eq!(nobody.get("/delegations/nbn?prefix=fi:paper").status, 404);
    stored(&db, ("fi:paper", 1), ("in use", "Agreement of May 2026"));
    until("the first state is published", || shows("Agreement of May 2026"));
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
    let output = run(&db, &["urn", "resolve", "urn:nbn:fi:paper-7"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("part\tfi:paper\tMuseum of Paper"), "{output:?}");
    stored(&db, ("fi:paper", 2), ("historic", "The museum has closed"));
    until("the second state is published", || shows("The museum has closed"));
    let page = words(&nobody.get("/delegations/nbn?prefix=fi:paper").body);
    for fact in ["historic", "The museum has closed", "Agreement of May 2026"] {
        assert!(page.contains(fact), "{fact}: {page}");
    }
}

#[test]
fn register_edit_routes_return_404() {
    let (_db, server) = TestServer::on_new_database(true);
    for who in ["registrant", "operator", "admin"] {
        let person = Person::demo(&server, who);
        for path in ["/registers", "/registers/nbn?prefix=fi", "/desk/registers", "/delegations/nbn/ask?prefix=fi"] {
            assert_eq!(person.get(path).status, 404, "{who} {path}");
        }
        for path in ["/registers/nbn/add?prefix=fi", "/registers/nbn/gone?prefix=fi"] {
            assert_eq!(person.post(path, &[("prefix", "fi:paper"), ("why", "Agreement")]).status, 404, "{who} {path}");
        }
    }
}

#[test]
fn withdrawn_resource_page_links_to_the_responsible_organization() {
    let (_db, server) = TestServer::on_new_database(true);
    let nobody = Person::nobody(&server);
    assert!(nobody.get("/gone").body.contains("href=\"/delegations\""));
    let page = nobody.get("/gone?urn=urn:nbn:fi:lb-1");
    assert_eq!(page.status, 200, "{}", page.body);
    for path in ["/check?urn=urn%3Anbn%3Afi%3Alb-1", "/resolve?urn=urn%3Anbn%3Afi%3Alb-1"] {
        assert!(page.body.contains(path), "{path}: {}", page.body);
    }
    assert_eq!(nobody.get("/gone?urn=nothing").status, 422);
}
