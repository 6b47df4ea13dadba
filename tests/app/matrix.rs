//! Access to request routes by user, token and request state, in about four thousand cells. The expected statuses are in
//! `tests/fixtures/matrix.txt`: routes with the same statuses form one block, and each block has a reason. The routes come from the router.
//! The test fails for a route that is in no block, and for a block without a reason. `endpoints.txt` also covers routes without a request.

use crate::common::prelude::*;
use crate::endpoint_access::form;
use crate::tokens::made;
use nidreg::web::router::routes;
use std::fmt::Write as _;

const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/matrix.txt");

/// The placeholder of a block whose reason is not yet written.
const NO_REASON: &str = "?? say why";

const PEOPLE: [&str; 8] = ["nobody", "registrant", "other", "expert", "lead", "operator", "liaison", "admin"];

/// Requests of the demonstration data, one per column. All belong to `registrant` except the last, which belongs to `other`.
const OBJECTS: [(&str, &str); 4] = [("intake", "0002"), ("ready", "0006"), ("registered", "0007"), ("others", "0012")];

/// The responses of a route: a row for each user or token, a status for each request.
type Answers = Vec<(String, Vec<u16>)>;

fn address(path: &str, number: &str) -> String {
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    path.replace("{number}", &format!("R-{year}-{number}"))
        .replace("{id}", "n4")
        .replace("{text}", "1")
        .replace("{decision}", "1")
        .replace("{field}", "syntax")
}

fn of_people(server: &TestServer, cells: &mut usize) -> BTreeMap<String, Answers> {
    let everybody: Vec<(&str, Person)> = PEOPLE
        .into_iter()
        .map(|name| (name, if name == "nobody" { Person::nobody(server) } else { Person::demo(server, name) }))
        .collect();
    let mut all = BTreeMap::new();
    for endpoint in routes().iter().filter(|endpoint| endpoint.path.contains("{number}") && !endpoint.path.starts_with("/api/")) {
        let mut answers = Vec::new();
        for (name, person) in &everybody {
            let of = |(_, number): (&str, &str)| {
                let address = address(endpoint.path, number);
                let answer =
                    if endpoint.method == "GET" { person.get(&address) } else { person.post(&address, form(endpoint.path)) };
                assert!(answer.status < 500, "{name} {} {address}: {}", endpoint.method, answer.body);
                answer.status
            };
            answers.push(((*name).to_owned(), OBJECTS.map(of).to_vec()));
            *cells += OBJECTS.len();
        }
        all.insert(format!("{} {}", endpoint.method, endpoint.path), answers);
    }
    all
}

/// Tokens of several users, with all scopes or only one, and missing or invalid ones.
fn tokens(server: &TestServer, db: &TestDb) -> Vec<(&'static str, String)> {
    const SCOPES: [&str; 4] = ["drafts", "submit", "comments", "reviews"];
    let of = |name: &str, scopes: &[&str]| made(&Person::demo(server, name), scopes);
    let sql = |sql: &str| {
        let run = |conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from);
        db.bare_store().write(run).unwrap();
    };
    let late = of("transit", &SCOPES);
    sql("UPDATE tokens SET expires_at = '2020-01-01T00:00:00.000000Z'");
    let ended = of("archive", &SCOPES);
    sql("UPDATE tokens SET ended_at = created_at WHERE expires_at > '2021'");
    let shut = of("second-expert", &SCOPES);
    sql("UPDATE accounts SET disabled_at = created_at WHERE email = 'second-expert@demo.example'");
    let registrants = of("registrant", &SCOPES);
    let mistyped = registrants.replace("nidreg_", "nidreg_0");
    vec![
        ("no token", String::new()),
        ("registrant's", registrants),
        ("only drafts", of("registrant", &["drafts"])),
        ("only submit", of("registrant", &["submit"])),
        ("only comments", of("registrant", &["comments"])),
        ("only reviews", of("registrant", &["reviews"])),
        ("other's", of("other", &SCOPES)),
        ("expert's", of("expert", &SCOPES)),
        ("operator's", of("operator", &SCOPES)),
        ("late", late),
        ("ended", ended),
        ("of a shut account", shut),
        ("mistyped", mistyped),
    ]
}

fn of_tokens(server: &TestServer, db: &TestDb, cells: &mut usize) -> BTreeMap<String, Answers> {
    let nobody = Person::nobody(server);
    let tokens = tokens(server, db);
    let mut all = BTreeMap::new();
    for endpoint in routes().iter().filter(|endpoint| endpoint.path.contains("{number}") && endpoint.path.starts_with("/api/")) {
        let mut answers = Vec::new();
        for (name, token) in &tokens {
            let bearer = format!("Bearer {token}");
            let headers: &[(&str, &str)] = &[("Content-Type", "application/json"), ("Authorization", &bearer)];
            let headers = if token.is_empty() { &headers[..1] } else { headers };
            let of = |(_, number): (&str, &str)| {
                let address = address(endpoint.path, number);
                let answer = match endpoint.method {
                    "GET" => nobody.ask("GET", &address, headers),
                    "PUT" => nobody.put(&address, b"{}", headers),
                    _ => nobody.post_raw(&address, b"{}", headers),
                };
                assert!(answer.status < 500, "{name} {} {address}: {}", endpoint.method, answer.body);
                answer.status
            };
            answers.push(((*name).to_owned(), OBJECTS.map(of).to_vec()));
            *cells += OBJECTS.len();
        }
        all.insert(format!("{} {}", endpoint.method, endpoint.path), answers);
    }
    all
}

/// The blocks of the file: reason, statuses, routes.
fn blocks(text: &str) -> Vec<(String, String, Vec<String>)> {
    text.split("\n== ")
        .skip(1)
        .map(|block| {
            let (reason, rest) = block.split_once('\n').unwrap();
            let (endpoints, answers): (Vec<&str>, Vec<&str>) =
                rest.lines().filter(|line| !line.is_empty()).partition(|line| line.starts_with(['G', 'P']));
            (reason.to_owned(), answers.join("\n"), endpoints.into_iter().map(str::to_owned).collect())
        })
        .collect()
}

fn table(answers: &Answers) -> String {
    let mut out = format!("{:<20}{}", "", OBJECTS.map(|(name, _)| format!("{name:>12}")).concat());
    for (name, statuses) in answers {
        // A row is written even if it is the same as the previous one, because a table with gaps is easily misread.
        write!(out, "\n    {name:<16}").unwrap();
        for status in statuses {
            write!(out, "{status:>12}").unwrap();
        }
    }
    out
}

#[test]
fn request_endpoints_answer_each_user_and_token_as_the_matrix_expects() {
    let (db, server) = TestServer::on_new_database(true);
    let mut cells = 0;
    let mut all = of_people(&server, &mut cells);
    all.append(&mut of_tokens(&server, &db, &mut cells));
    assert!(cells >= 3_000, "only {cells} cells");
    let kept = std::fs::read_to_string(FIXTURE).unwrap_or_default();
    let known = blocks(&kept);
    let mut alike: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (endpoint, answers) in &all {
        alike.entry(table(answers)).or_default().push(endpoint.clone());
    }
    let mut text = kept.split("\n== ").next().unwrap_or_default().trim_end().to_owned();
    for (answers, endpoints) in &alike {
        // The reason is taken from the block with the same statuses, or else from a block with one of these routes.
        let same = known.iter().find(|(_, known, _)| known == answers);
        let reason = same.or_else(|| known.iter().find(|(_, _, of)| of.iter().any(|endpoint| endpoints.contains(endpoint))));
        let reason = reason.map_or(NO_REASON, |(reason, ..)| reason);
        write!(text, "\n\n== {reason}\n{answers}\n{}", endpoints.join("\n")).unwrap();
    }
    text.push('\n');
    if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
        std::fs::write(FIXTURE, &text).unwrap();
    }
    let kept = std::fs::read_to_string(FIXTURE).unwrap_or_default();
    if text != kept {
        let expected: BTreeMap<String, String> = blocks(&kept)
            .into_iter()
            .flat_map(|(_, answers, endpoints)| endpoints.into_iter().map(move |endpoint| (endpoint, answers.clone())))
            .collect();
        for (endpoint, answers) in &all {
            match expected.get(endpoint) {
                Some(then) if *then == table(answers) => {}
                then => {
                    eprintln!("{endpoint}\nnow\n{}\nthen\n{}", table(answers), then.map_or("(no expectation)", String::as_str));
                }
            }
        }
        panic!("the endpoints do not respond as stated in tests/fixtures/matrix.txt");
    }
    assert!(!kept.contains(NO_REASON), "a block of tests/fixtures/matrix.txt has no reason");
}
