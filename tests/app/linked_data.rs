//! Linked data as generic tools read it: links are links, and data sets and their files have a license.

use crate::common::prelude::*;

#[test]
fn turtle_is_the_same_graph_as_json_ld() {
    const SAME: &str = "import sys; from rdflib import Graph; from rdflib.compare import isomorphic; \
                        a, b = Graph().parse(sys.argv[1], format='json-ld'), Graph().parse(sys.argv[2], format='turtle'); \
                        sys.exit(0 if len(a) > 6 and isomorphic(a, b) else f'{len(a)} and {len(b)} statements')";
    let (db, _server, [program]) = TestServer::demo(["nobody"]);
    for name in ["urn-namespaces/urn-namespaces", "urn-formal/isbn", "urn-formal/example"] {
        let paths = ["jsonld", "ttl"].map(|suffix| {
            let path = db.dir.path().join(format!("graph.{suffix}"));
            std::fs::write(&path, program.get_as(&format!("/assignments/{name}.{suffix}"), "").body).unwrap();
            path
        });
        let said = Command::new("python3").args(["-c", SAME]).args(&paths).output().unwrap();
        assert!(said.status.success(), "{name}: {}", String::from_utf8_lossy(&said.stderr));
    }
}

#[test]
fn json_ld_documents_pass_shacl_validation_and_require_a_license() {
    let (db, _server, [program]) = TestServer::demo(["nobody"]);
    let page = program.get("/assignments/urn-namespaces").body;
    let in_page = page.split("<script type=\"application/ld+json\">").nth(1).unwrap().split("</script>").next().unwrap();
    let file = |path: &str| program.get_as(path, "").body;
    let documents = [
        ("list", file("/assignments/urn-namespaces/urn-namespaces.jsonld"), "dataset"),
        ("page", in_page.replace("\\u003c", "<"), "dataset"),
        ("term", file("/assignments/urn-formal/example.jsonld"), "term"),
        ("isbn", file("/assignments/urn-formal/isbn.jsonld"), "term"),
    ];
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    for (name, text, shape) in documents {
        let path = db.dir.path().join(format!("{name}.jsonld"));
        std::fs::write(&path, &text).unwrap();
        let looked = |path: &std::path::Path| {
            Command::new("python3")
                .arg(format!("{root}/linked_data.py"))
                .args([format!("{root}/shapes/{shape}.ttl").as_str()])
                .arg(path)
                .output()
                .unwrap()
        };
        let said = looked(&path);
        assert!(
            said.status.success(),
            "{name}: {}{}",
            String::from_utf8_lossy(&said.stdout),
            String::from_utf8_lossy(&said.stderr)
        );
        // To show that the shapes reject invalid documents: without its license, no document passes.
        let without = text.replace("\"schema:license\"", "\"schema:award\"").replace("\"license\"", "\"award\"");
        std::fs::write(&path, without).unwrap();
        let said = looked(&path);
        assert_eq!(said.status.code(), Some(1), "{name} without a license: {}", String::from_utf8_lossy(&said.stdout));
    }
}
