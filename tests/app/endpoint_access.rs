//! Tests access to every route as each kind of user. The routes come from the router, so the test fails for a route that is not in the
//! table.

use crate::common::prelude::*;
use nidreg::web::router::routes;
use std::fmt::Write as _;

const PEOPLE: [&str; 9] = ["nobody", "registrant", "other", "expert", "in-conflict", "lead", "operator", "liaison", "admin"];

/// The users tested on PostgreSQL, where only the queries can differ: those who see most. On SQLite all users are tested.
const ON_POSTGRESQL: [&str; 4] = ["registrant", "lead", "operator", "admin"];

fn asked() -> Vec<&'static str> {
    PEOPLE.into_iter().filter(|name| !on_postgres() || ON_POSTGRESQL.contains(name)).collect()
}

/// The columns of the users tested on this database.
fn columns(table: &str) -> String {
    let places: Vec<usize> = asked().into_iter().map(|name| PEOPLE.iter().position(|own| *own == name).unwrap()).collect();
    let line = |line: &str| {
        // If a path is too long for its column, the rest of the row is shifted to the right.
        let (address, cells) = line.split_at(line.len() - PEOPLE.len() * 12);
        let cells: String = places.iter().map(|place| &cells[place * 12..][..12]).collect();
        format!("{address}{cells}\n")
    };
    table.lines().map(line).collect()
}

fn people(server: &TestServer) -> BTreeMap<&'static str, Person> {
    let mut all: BTreeMap<&'static str, Person> = BTreeMap::from([("nobody", Person::nobody(server))]);
    for name in ["registrant", "other", "expert", "lead", "operator", "liaison", "admin"] {
        all.insert(name, Person::demo(server, name));
    }
    all.insert("in-conflict", Person::demo(server, "second-expert"));
    all
}

/// The paths at which a route is tested: a draft and a request in review if it takes a request number.
fn addresses(path: &str, year: &str) -> Vec<(String, &'static str)> {
    let fixed = path
        .replace("{kind:formal|informal}", "formal")
        .replace("{urn:.*}", "urn:nbn:fi-fe1")
        .replace("{urn:[uU][rR][nN]:.*}", "urn:nbn:fi-fe1")
        .replace("{tile:.*}", "0/000.p/1")
        .replace("{service}", "I2L")
        .replace("{nid}", "isbn")
        .replace("{version}", "2")
        .replace("{id}", "n4")
        .replace("{page}", "register")
        .replace("{part}", "review")
        .replace("{text}", "1")
        .replace("{decision}", "1")
        .replace("{file}", "no-such-file")
        .replace("{field}", "syntax")
        .replace("{a}", "1")
        .replace("{b}", "2")
        .replace("{token}", &"0".repeat(64));
    if !fixed.contains("{number}") {
        return vec![(fixed, "")];
    }
    let number = |n: &str| fixed.replace("{number}", &format!("R-{year}-{n}"));
    vec![(number("0001"), " (draft)"), (number("0003"), " (in review)")]
}

/// The minimum a form needs so that the response depends on the user and not on the form: never enough to perform the action.
pub fn form(path: &str) -> &'static [(&'static str, &'static str)] {
    match path.rsplit('/').next() {
        Some("position") => &[("revision", "1"), ("position", "discuss")],
        Some("approve" | "decline" | "register" | "correct" | "concur" | "complete" | "report" | "viewed" | "write")
            if path.contains("{number}") =>
        {
            &[("revision", "1")]
        }
        Some("confirm" | "alone") if path.ends_with("/prepared/confirm") || path.ends_with("/alone") => &[("revision", "1")],
        Some("shut") => &[("shut", "yes")],
        _ => &[],
    }
}

/// The statuses in the table for each route and path, for the users tested on this database.
fn expected_cells(table: &str) -> BTreeMap<String, Vec<String>> {
    let row = |line: &str| {
        let (address, cells) = line.split_at(line.len() - asked().len() * 12);
        (address.trim_end().to_owned(), cells.split_whitespace().map(str::to_owned).collect())
    };
    table.lines().skip(1).map(row).collect()
}

/// On PostgreSQL one user is tested per distinct status of a route, since the queries are the same; the full suite tests them all.
#[test]
fn every_route_answers_each_role_as_the_access_table_specifies() {
    endpoints_respond(on_postgres());
}

#[test]
#[ignore = "script/test full"]
fn route_access_matches_the_table_on_postgresql() {
    if on_postgres() {
        endpoints_respond(false);
    }
}

fn endpoints_respond(each_answer_once: bool) {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/endpoints.txt");
    let expected = columns(&std::fs::read_to_string(kept).unwrap());
    let cells = expected_cells(&expected);
    let (db, server) = TestServer::on_new_database(true);
    let mut everybody = people(&server);
    let year = nidreg::clock::day(nidreg::clock::now()).year().to_string();
    everybody["in-conflict"]
        .post(&format!("{}/disclose", demo_request(3)), &[("interest", "conflict"), ("reason", "I work for the registrant")])
        .is(303, &[]);
    let mut table = String::new();
    writeln!(table, "{:<58}{}", "", columns(&PEOPLE.map(|name| format!("{name:>12}")).concat()).trim_end_matches('\n')).unwrap();
    let mut seen = BTreeSet::new();
    for endpoint in routes() {
        assert!(seen.insert((endpoint.method, endpoint.path)), "{} {} is listed twice", endpoint.method, endpoint.path);
        for (address, which) in addresses(endpoint.path, &year) {
            let label = format!("{} {}{which}", endpoint.method, endpoint.path);
            write!(table, "{label:<58}").unwrap();
            for (nth, name) in asked().into_iter().enumerate() {
                if each_answer_once && let Some(told) = cells.get(&label).filter(|row| row[..nth].contains(&row[nth])) {
                    write!(table, "{:>12}", told[nth]).unwrap();
                    continue;
                }
                let person = &everybody[name];
                let answer = match endpoint.method {
                    "GET" => person.get(&address),
                    "PUT" => person.put(&address, b"{}", &[("Sec-Fetch-Site", "same-origin")]),
                    _ => person.post(&address, form(endpoint.path)),
                };
                assert!(answer.status < 500, "{name} {} {address}: {}", endpoint.method, answer.body);
                write!(table, "{:>12}", answer.status).unwrap();
                if endpoint.path == "/sign-out" && name != "nobody" {
                    let again = match name {
                        "in-conflict" => "second-expert",
                        other => other,
                    };
                    everybody.insert(name, Person::demo(&server, again));
                }
            }
            table.push('\n');
        }
    }
    if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
        std::fs::write(kept, &table).unwrap();
    }
    if table != expected {
        std::fs::write(db.dir.path().join("endpoints.txt"), &table).unwrap();
        for (now, then) in table.lines().zip(expected.lines()).filter(|(now, then)| now != then) {
            eprintln!("now  {now}\nthen {then}");
        }
        panic!("the endpoints do not respond as stated in tests/fixtures/endpoints.txt; the whole table now:\n{table}");
    }
}

#[test]
fn every_response_carries_the_security_headers() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[]);
    let registrant = Person::demo(&server, "registrant");
    for (person, path, private) in [
        (&Person::nobody(&server), "/", false),
        (&registrant, "/account", true),
        (&registrant, "/", true),
        (&Person::nobody(&server), "/nowhere", true),
    ] {
        let answer = person.get(path);
        let csp = answer.header("content-security-policy");
        assert!(
            csp.contains("default-src 'none'") && csp.contains("frame-ancestors 'none'") && !csp.contains("unsafe"),
            "{path}: {csp}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("cache-control") == "no-store", private, "{path}");
        assert_eq!(
            answer.header("strict-transport-security"),
            "",
            "a response over HTTP has no Strict-Transport-Security header"
        );
        assert!(!answer.body.contains("style=") && !answer.body.contains("<script"), "{path}");
    }
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_PUBLIC_URL", "https://registry.example")]);
    let nobody = Person::nobody(&server);
    assert_eq!(nobody.get("/").header("strict-transport-security"), "max-age=63072000; includeSubDomains");
    let signed_in = nobody.post("/sign-in", &[("email", "registrant@demo.example"), ("password", "nidreg-demo")]);
    let cookies = |answer: &Answer| -> Vec<String> {
        answer.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap().to_owned()).collect()
    };
    let all = cookies(&signed_in);
    assert!(all.len() >= 2, "of the session and the browser: {all:?}");
    for cookie in all {
        for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.starts_with("__Host-nidreg_") && cookie.split("; ").any(|own| own == part), "{part}: {cookie}");
        }
        assert!(!cookie.contains("Domain="), "{cookie}");
    }
}

#[test]
fn cross_origin_form_is_rejected() {
    let (_db, server, [person]) = TestServer::demo(["registrant"]);
    let host = server.base.trim_start_matches("http://").to_owned();
    let cases: [(&[(&str, &str)], u16); 9] = [
        (&[("Sec-Fetch-Site", "same-origin")], 303),
        (&[("Sec-Fetch-Site", "cross-site")], 403),
        (&[("Sec-Fetch-Site", "same-site")], 403),
        (&[("Origin", &format!("http://{host}"))], 303),
        (&[("Origin", "http://evil.example")], 403),
        // The same host with another scheme is another origin.
        (&[("Origin", &format!("https://{host}"))], 403),
        (&[("Origin", &format!("evil://{host}"))], 403),
        (&[("Origin", "null")], 403),
        (&[], 403),
    ];
    for (headers, status) in cases {
        let answer = person.post_raw("/register", b"kind=new_informal", headers);
        assert_eq!(answer.status, status, "{headers:?}: {}", answer.body);
    }
    // A client without a session needs neither header.
    let nobody = Person::nobody(&server);
    nobody.post_raw("/api/v1/templates/read", b"Namespace ID: x1", &[("Content-Type", "text/plain")]).is(200, &[]);
}
