//! Tests resolution with the running server: the resolve page, RFC 2169 requests, URNs in the path, and hostile names.

use crate::common::prelude::*;
use nidreg::http::addresses::encode_query_value;
use nidreg::http::requested_urn::encode_urn_for_path;
use urn_registry::resolution::directory::Directory;
use urn_registry::urn::Urn;
use urn_registry::urn::encode::{SlashEncoding, nss_from_native};

fn ask(person: &Person, path: &str, accept: &str) -> Answer {
    person.get_as(path, accept)
}

#[test]
fn resolve_page_shows_the_target_and_go_redirects_to_it() {
    let (_db, _server, nobody) = TestServer::registry();
    let urn = "urn:nbn:fi-fe201003181510?=lang=en#page=3";
    let target = "https://urn.fi/urn:nbn:fi-fe201003181510?lang=en#page=3";

    let page = nobody.get(&format!("/resolve?urn={}", encode_query_value(urn)));
    let said = page_text(&page.body);
    assert_eq!(page.status, 200, "{said}");
    says(
        &said,
        &[
            "<h1>This URN resolves to one URL</h1>",
            &format!("<a href=\"{}\" rel=\"noopener noreferrer nofollow\"", target.replace('&', "&#38;")),
            "class=\"btn\">Open at National Library of Finland</a>",
            "Finland",
            "National Library of Finland",
            "URN-tunnus",
            "RFC 8141 §2.3.2",
        ],
    );
    assert!(page.header("link").contains("text/uri-list"), "{}", page.header("link"));

    let sent = nobody.get(&format!("/resolve?urn={}&go=1", encode_query_value(urn)));
    assert_eq!((sent.status, sent.location.as_str()), (302, target));
    let sent = nobody.get(&format!("/resolve/{}?go=1", encode_urn_for_path(urn)));
    assert_eq!((sent.status, sent.location.as_str()), (302, target));
    // Without a single result there is no redirect: the page shows the choices.
    for urn in ["urn:nbn:hr:168:865107", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "urn:nosuch:a"] {
        assert_eq!(nobody.get(&format!("/resolve?urn={urn}&go=1")).status, 200, "{urn}");
    }

    let wrong = nobody.get("/resolve?urn=urn:nbn:zz:uu-1");
    let said = page_text(&wrong.body);
    assert!(said.contains("This name does not follow the rules of its namespace") && said.contains("user-assigned"), "{said}");
    assert!(said.contains("RFC 8458 §4.1"), "the message names the rule: {said}");
    let wrong = nobody.get("/resolve?urn=not+a+name").is(422, &[]);
    assert!(wrong.body.contains("value=\"not a name\""), "the input is preserved: {}", wrong.body);
    assert_eq!(nobody.get("/resolve?urn=urn:isbn:1&service=L2R").status, 400);
    assert_eq!(nobody.get("/resolve?urn=urn:isbn:1&go=maybe").status, 400);
    assert_eq!(nobody.get(&format!("/resolve?urn=urn:example:{}", "a".repeat(5000))).status, 400);
}

#[test]
fn single_result_has_a_button_and_each_other_url_is_listed_once() {
    let (_db, _server, nobody) = TestServer::registry();
    let page = nobody.get("/resolve?urn=urn:nbn:de:101:1-201102033592").body;
    let links = |text: &str| -> Vec<String> {
        let links = text.split("<a href=\"").skip(1).filter(|part| part.contains("rel=\"noopener noreferrer nofollow\""));
        links.map(|part| part.split('"').next().unwrap().to_owned()).filter(|target| target.starts_with("http")).collect()
    };
    let (best, others) = page.split_once("<details><summary>Other results (").unwrap();
    let best = links(best);
    assert_eq!(best, ["https://nbn-resolving.org/urn:nbn:de:101:1-201102033592"], "{page}");
    let others = links(others.split("</details>").next().unwrap());
    assert!(others.len() >= 3 && !others.contains(&best[0]), "{others:?}");
    // Both sources of the entry with this URL are named.
    assert!(page.contains("Deutsche Nationalbibliothek, page on the URN service; Swedish national recommendations"), "{page}");
    // Without a single result, none is preferred.
    let page = nobody.get("/resolve?urn=urn:nbn:hr:168:865107").says(&["!class=\"btn\">Open at", "!Other results ("]).body;
    let listed = page.split("<ul class=\"hits\">").nth(1).unwrap().split("</ul>").next().unwrap();
    assert_eq!(links(listed).len(), 4, "{page}");
}

#[test]
fn urn_in_the_path_redirects_and_the_2012_profile_reports_errors() {
    let (_db, _server, nobody) = TestServer::registry();
    for (path, urn) in [
        ("/urn:isbn:978-951-0-18435-6", "urn:isbn:978-951-0-18435-6"),
        ("/URN:nbn:fi-fe1?+s=I2L?=a=b&c", "URN:nbn:fi-fe1?+s=I2L?=a=b&c"),
        ("/urn%3Aexample:a%2520b/c//d", "urn:example:a%2520b/c//d"),
        ("/urn:example:%0d%0aLocation:x", "urn:example:%0d%0aLocation:x"),
    ] {
        let moved = nobody.get(path);
        assert_eq!(
            (moved.status, moved.location.as_str()),
            (308, format!("/resolve?urn={}", encode_query_value(urn)).as_str()),
            "{path}"
        );
    }
    let query = encode_query_value("urn:nbn:fi-fe1?s=ZZZ&c=ToC&c=x");
    let page = page_text(&nobody.get(&format!("/resolve?urn={query}&profile=rfc2141bis-03")).body);
    assert!(page.contains("is not a registered service") && page.contains("appears more than once"), "{page}");
    let page = page_text(&nobody.get(&format!("/check?urn={query}&profile=rfc2141bis-03")).body);
    assert!(page.contains("is not a registered service") && page.contains("appears more than once"), "{page}");
}

#[test]
fn rfc_2169_resolution_requests_are_answered_in_each_format() {
    let (_db, _server, nobody) = TestServer::registry();
    let sent = ask(&nobody, "/uri-res/N2L?urn:ietf:rfc:2141", "*/*");
    assert_eq!((sent.status, sent.location.as_str()), (302, "https://www.rfc-editor.org/rfc/rfc2141"));
    assert_eq!(sent.header("access-control-allow-origin"), "*");
    assert!(sent.header("cache-control").starts_with("public, max-age=60"), "{}", sent.header("cache-control"));
    let list = ask(&nobody, "/uri-res/N2Ls?urn:ietf:rfc:2141", "").is(200, &[]);
    assert!(list.header("content-type").starts_with("text/uri-list"));
    assert!(list.body.starts_with("# urn:ietf:rfc:2141\r\nhttps://www.rfc-editor.org/rfc/rfc2141\r\n"), "{}", list.body);
    let value = ask(&nobody, "/uri-res/I2R?urn:nbn:fi-fe1", "application/json").json();
    assert_eq!(value["go"], json!("https://urn.fi/urn:nbn:fi-fe1"));
    assert_eq!(value["parts"][0]["holder"], json!("National Library of Finland"));
    // Several equivalent results: the client chooses.
    ask(&nobody, "/uri-res/I2L?urn:nbn:hr:168:865107", "*/*").is(300, &[]);
    // A browser is redirected to the page first.
    let page = nobody.get("/uri-res/I2L?urn:ietf:rfc:2141");
    assert_eq!((page.status, page.location.as_str()), (303, "/resolve?urn=urn%3Aietf%3Arfc%3A2141&service=I2L"));
    for (path, status, why) in [
        ("/uri-res/I2L?urn:nbn:zz:uu-1", 404, "user-assigned"),
        ("/uri-res/I2L?urn:nosuch:1", 404, "No namespace nosuch is registered"),
        ("/uri-res/I2L?urn:uuid:1", 404, "No resolver that gives one URL"),
        ("/uri-res/I2L?hello", 400, "not a URN"),
        ("/uri-res/I2L", 400, "Give the URN"),
        ("/uri-res/L2R?urn:isbn:1", 400, "starts from a location"),
        ("/uri-res/I2X?urn:isbn:1", 400, "This service does not exist"),
    ] {
        let answer = ask(&nobody, path, "*/*");
        assert_eq!((answer.status, answer.header("content-type")), (status, "application/problem+json"), "{path}");
        assert!(answer.body.contains(why), "{path}: {}", answer.body);
    }
    let value = ask(&nobody, "/api/v1/resolve?urn=urn:example:a/../b", "application/json").json();
    assert_eq!(value["cautions"][0]["code"], json!("relative"));
    assert_eq!(ask(&nobody, "/api/v1/resolve?urn=x", "").status, 422);
}

/// Tests the library's table of names over HTTP: same first target, and the same redirect or choice.
#[test]
fn three_hundred_urns_in_sixty_namespaces_resolve_as_in_the_table() {
    let (_db, _server, nobody) = TestServer::registry();
    let table =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/urn-registry/tests/fixtures/resolution.tsv"))
            .unwrap();
    let mut asked = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [name, service, _, sure, _, target, _] = cells[..] else { panic!("{line}") };
        let service_parameter = if service == "-" { String::new() } else { format!("&service={service}") };
        let answer = ask(&nobody, &format!("/resolve?urn={}{service_parameter}&go=1", encode_query_value(name)), "*/*");
        if sure == "sure" {
            assert_eq!((answer.status, answer.location.as_str()), (302, target), "{line}");
        } else {
            assert_eq!((answer.status, answer.location.as_str()), (200, ""), "{line}");
            let shown = target.replace('&', "&#38;").replace('\'', "&#39;");
            assert!(target == "-" || answer.body.contains(&shown), "{line}: {}", answer.body);
        }
        let service = if service == "-" { "I2Ls" } else { service };
        let whole = name.contains('#').then(|| encode_query_value(name));
        let answer = ask(&nobody, &format!("/uri-res/{service}?{}", whole.as_deref().unwrap_or(name)), "application/json");
        if answer.status == 200 {
            let value = answer.json();
            assert_eq!(value["urn"], json!(name), "{line}");
            assert!(target == "-" || cells[1] == "-" || value["choices"][0]["target"] == json!(target), "{line}: {value}");
        } else {
            assert!(answer.status == 404 && (target == "-" || cells[1] == "-"), "{line}: {} {}", answer.status, answer.body);
        }
        asked += 1;
    }
    assert!(asked >= 300, "{asked}");
}

/// Tests names that try to choose the redirect target, in every route that takes a name. A `Location` must be a path of this
/// site or begin with the scheme and host of a template of the directory.
#[test]
fn hostile_urns_cause_no_open_redirect() {
    no_redirect(1_200);
}

#[test]
#[ignore = "script/test full"]
fn five_thousand_hostile_urns_cause_no_open_redirect() {
    no_redirect(5_000);
}

fn no_redirect(names: usize) {
    let (_db, _server, nobody) = TestServer::registry();
    let origins: Vec<&str> = Directory::built_in_directory().entries().map(|entry| entry.template.origin()).collect();
    let nids: Vec<String> = {
        let mut all: Vec<String> = Directory::built_in_directory().entries().map(|entry| entry.record.nid.clone()).collect();
        all.dedup();
        all
    };
    let mut tricks = vec![
        "//evil.example", "/\\evil.example", "https://evil.example", "%0d%0aSet-Cookie:%20a=b", "@evil.example",
        "javascript:alert(1)", "data:text/html,x", "..", "/../../", "%2e%2e%2F", "{+urn}", "<script>", "\"", "#@evil.example",
        "?go=https://evil.example", "&go=1&urn=urn:x", "?=next=//evil.example", "?+x?=y#z", "\0", "é", "\u{202e}", "%", "%zz",
        "[::1]", "2130706433", "fi-", "10.1000/", "978-952-10-3937-9", ":", ";", "%3F", "%23",
    ];
    tricks.push("\r\nLocation: https://evil.example");
    // A fixed sequence: the same names on every run.
    let mut state = 0x2141_8141_u32;
    let mut next = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::try_from(state >> 8).unwrap() % below
    };
    let (mut redirects, mut own) = (0, 0);
    for at in 0..names {
        let nid = &nids[next(nids.len())];
        let tail: String = (0..=next(3)).map(|_| tricks[next(tricks.len())]).collect();
        // Half of them are encoded, so that they are valid names; the others are not.
        let nss = if at % 2 == 0 { nss_from_native(&tail, SlashEncoding::Keep).unwrap_or(tail) } else { tail };
        let urn = format!("urn:{nid}:{nss}{}", if at % 5 == 0 { "?=q=//evil.example" } else { "" });
        let encoded = encode_query_value(&urn);
        let path = match at % 4 {
            0 => format!("/resolve?urn={encoded}&go=1"),
            1 => format!("/resolve/{encoded}?go=1"),
            2 => format!("/uri-res/I2L?{encoded}"),
            _ => format!("/urn:{}", encode_query_value(urn.trim_start_matches("urn:"))),
        };
        let answer = ask(&nobody, &path, "*/*");
        assert!(answer.status < 500, "{urn:?} at {path}: {}", answer.status);
        assert!(answer.headers.get("set-cookie").is_none(), "{path}");
        if answer.location.is_empty() {
            continue;
        }
        if answer.location.starts_with("/resolve?urn=") {
            own += 1;
            continue;
        }
        redirects += 1;
        assert_eq!(answer.status, 302, "{path}");
        let rest = origins.iter().find_map(|origin| answer.location.strip_prefix(origin));
        assert!(rest.is_some_and(|rest| rest.starts_with('/')), "{urn:?} leads to {}", answer.location);
        assert!(Urn::parse(&urn).is_ok() || at % 4 == 1, "{urn:?} is not a name, but resolves to {}", answer.location);
    }
    assert!(redirects > names / 50 && own > names / 10, "{redirects} redirects, {own} to the page");
}

#[test]
fn resolvable_filter_sub_namespaces_and_help_pages_are_readable() {
    let (_db, _server, nobody) = TestServer::registry();
    nobody.get("/assignments/urn-namespaces?resolvable=yes").says(&["id=\"nid-nbn\"", "!id=\"nid-uuid\""]);
    assert!(nobody.get("/assignments/urn-namespaces?resolvable=no").body.contains("id=\"nid-uuid\""));
    assert!(nobody.get("/reserved").body.contains("Permanently reserved"));
    assert!(nobody.get("/assignments/urn-namespaces").body.contains("permanently reserved"));
    assert!(nobody.get("/help/scheme").body.contains("permanently reserved"));
    assert!(nobody.get("/help/query-parameters").body.contains("not adopted"));

    let page = page_text(&nobody.get("/delegations/nbn").body);
    assert!(page.contains("Finland") && page.contains("German National Library"), "{page}");
    let page = page_text(&nobody.get("/delegations/nbn?prefix=de").body);
    assert!(page.contains("<code class=\"any\">de:bvb</code>"), "{page}");
    assert_eq!(nobody.get("/delegations/nbn?prefix=zz").status, 404);
    assert_eq!(nobody.get("/delegations/NBN").location, "/delegations/nbn");
    assert_eq!(nobody.get("/delegations/uuid").status, 404);
    let value = nobody.get("/delegations/nbn.json").json();
    let count = value["parts"].as_array().unwrap().len();
    assert_eq!(nobody.get("/delegations/nbn.xml").body.matches("<record>").count(), count);
    assert_eq!(nobody.get("/delegations/nbn.csv").body.lines().count(), count + 1);
    for nid in ["mrn", "lex", "oid", "service", "ietf"] {
        assert_eq!(nobody.get(&format!("/delegations/{nid}")).status, 200, "{nid}");
    }
}

#[test]
fn cautions_and_rfc_clauses_appear_on_check_draft_and_review_pages() {
    let (_db, server, [nobody]) = TestServer::demo(["nobody"]);
    let page = page_text(&nobody.get(&format!("/check?urn={}", encode_query_value("urn:example:a/../b:c?+r?=x=1"))).body);
    says(&page, &["RFC 8141 §4.3", "RFC 8141 §5<", "RFC 8141 §2.3.1", "RFC 8141 §2.3.2", "RFC 8141 §2, §3.1"]);
    let page = page_text(&nobody.get("/check?urn=urn:nbn:fi:lb-1").body);
    assert!(page.contains("Finland") && page.contains("Sub-namespace of this name"), "{page}");
    let in_use = urn_registry::nid::in_use::known_in_use();
    let name = in_use.iter().find(|name| urn_registry::nid::check_syntax(&name.nid).is_ok() && name.nid.len() > 4).unwrap();
    let page = page_text(&nobody.get(&format!("/check?nid={}", name.nid)).body);
    assert!(page.contains("is used after &#34;urn:&#34;"), "{}: {page}", name.nid);
    let registrant = Person::demo(&server, "registrant");
    let draft = registrant.get(&format!("{}/edit", demo_request(1))).body;
    let asked = |field: &str| {
        let from = draft.split(&format!("id=\"f-{field}\"")).nth(1).unwrap_or_else(|| panic!("no {field}: {draft}"));
        page_text(from.split(" id=\"f-").next().unwrap())
    };
    assert!(asked("syntax").contains("RFC 2141 §2.3.1") && asked("purpose").contains("RFC 8141 §4.1"));
    let criteria = [
        "Is the organization stable and able to maintain the namespace",
        "Does the organization commit to never reassign a name",
    ];
    for (field, criterion) in ["registrant", "assignment"].into_iter().zip(criteria) {
        let page = asked(field);
        assert!(page.contains(criterion) && page.contains("RFC 8141 §5.1<"), "{field}: {page}");
    }
    let expert = Person::demo(&server, "expert");
    let review = page_text(&expert.get(&demo_request(3)).body);
    assert!(criteria.into_iter().all(|criterion| review.contains(criterion)), "{review}");
    assert!(review.contains("RFC 8141 §5.1<") && review.contains("RFC 8141 §1.2.1"), "{review}");
}

#[test]
fn program_examples_omit_the_f_component() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let page = nobody.get("/resolve?urn=urn:nbn:fi-fe201003181510%23p2");
    let links = page.header("link").to_owned();
    assert!(page.body.contains("GET /uri-res/") && !page.body.contains("fe201003181510%23p2</"), "{}", page.body);
    assert!(links.contains("fi-fe201003181510>") && !links.contains("%23"), "{links}");
}

#[test]
fn registration_page_says_what_is_promised_and_what_is_not() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let page = page_text(&nobody.get("/help/registration").body);
    says(
        &page,
        &["is advisory (RFC 8141, section 8)", "can have more than one URN", "can cost a fee", "private or proprietary registry"],
    );
    for from in ["/help", "/help/register", "/register", "/assignments/urn-formal/isbn"] {
        assert!(nobody.get(from).body.contains("href=\"/help/registration\""), "{from}");
    }
}

#[test]
fn search_for_an_unregistered_namespace_id_says_so_although_it_has_results() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    nobody.get("/find?q=foo").says(&["There is no namespace <code>foo</code>", "/check?nid=foo", "class=\"hits\""]);
    assert!(!nobody.get("/find?q=isbn").body.contains("There is no namespace"));
}
