//! Tests registers of sub-namespaces: reviewed, read-only data.

use crate::common::operator::run;
use crate::common::{Person, TestServer, page_text};

#[test]
fn register_shows_reviewed_data_on_the_page_and_in_files() {
    let (db, server) = TestServer::on_new_database(true);
    let nobody = Person::nobody(&server);
    let register = page_text(&nobody.get("/delegations/nbn?prefix=fi").body);
    assert!(register.contains("National Library of Finland") && register.contains("reviewed by the editors"), "{register}");
    assert_eq!(nobody.get("/delegations/nbn?prefix=fi:paper").status, 404);
    for form in ["xml", "csv", "json"] {
        assert!(nobody.get(&format!("/delegations/nbn.{form}")).body.contains("National Library of Finland"), "{form}");
    }
    for path in ["/resolve?urn=urn:nbn:fi:paper-7", "/check?urn=urn:nbn:FI:Paper-7", "/api/v1/resolve?urn=urn:nbn:fi:paper-7"] {
        assert!(nobody.get(path).body.contains("National Library of Finland"), "{path}");
    }
    let output = run(&db, &["urn", "resolve", "urn:nbn:fi:paper-7"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("part\tfi\tNational Library of Finland"), "{output:?}");
}

#[test]
fn register_edit_routes_return_404() {
    let (_db, server) = TestServer::on_new_database(true);
    for who in ["registrant", "operator", "admin"] {
        let person = Person::demo(&server, who);
        for path in ["/registers", "/registers/nbn?prefix=fi", "/operator/registers", "/delegations/nbn/ask?prefix=fi"] {
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
