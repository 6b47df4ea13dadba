//! Tests registers of sub-namespaces: reviewed, read-only data.

use crate::common::operator::run;
use crate::common::prelude::*;

#[test]
fn register_shows_reviewed_data_on_the_page_and_in_files() {
    let (db, _server, [nobody]) = TestServer::demo(["nobody"]);
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
fn withdrawn_resource_page_links_to_the_responsible_organization() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    assert!(nobody.get("/gone").body.contains("href=\"/delegations\""));
    nobody.get("/gone?urn=urn:nbn:fi:lb-1").is(200, &["/check?urn=urn%3Anbn%3Afi%3Alb-1", "/resolve?urn=urn%3Anbn%3Afi%3Alb-1"]);
    assert_eq!(nobody.get("/gone?urn=nothing").status, 422);
}
