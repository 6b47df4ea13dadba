//! Access to the routes of a request by user, token and request: each of them requests each route of each request. The expected statuses
//! are in `tests/fixtures/matrix.txt`: routes with the same statuses form one block, and each block has a reason. The routes come from the
//! router, and the forms from the fields that each route declares, filled in so that most actions can succeed. The test fails for a route
//! that is in no block, and for a block without a reason. `endpoints.txt` also covers routes without a request.
//!
//! The order does not matter. When a user has changed something, the next user has a new server with a copy of the database as it was
//! before. Only following is excepted, because it concerns the follower alone.
//!
//! A key in a path belongs to an object of that request, such as a comment. If the request has none, it belongs to an object of another
//! request, which must not be found here.

use crate::common::prelude::*;
use crate::tokens::made;
use nidreg::http::endpoint::Endpoint;
use nidreg::web::router::routes;
use std::fmt::Write as _;
use std::sync::Mutex;

const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/matrix.txt");

/// The placeholder of a block whose reason is not yet written.
const NO_REASON: &str = "?? say why";

/// Users, and their names in the demonstration. `member` is in the team of the registrant's requests, and a contact of the namespace of the
/// private request. `lead` has disclosed their interests in most requests that were in review, `new lead` in none.
const PEOPLE: [(&str, &str); 11] = [
    ("nobody", ""),
    ("registrant", "registrant"),
    ("member", "parish"),
    ("other", "other"),
    ("expert", "second-expert"),
    ("lead", "expert"),
    ("new lead", "lead"),
    ("operator", "operator"),
    ("liaison", "liaison"),
    ("representative", "representative"),
    ("admin", "admin"),
];

/// The requests, one per column, and the last part of their numbers. `theirs` and `private` belong to `other`, the rest to `registrant`.
/// `fast` is on the fast track, `body` waits for its standards body, `held` is on hold and `theirs` is a later request for its namespace
/// ID.
const OBJECTS: [(&str, u32); 14] = [
    ("draft", 1),
    ("intake", 2),
    ("review", 3),
    ("asked", 4),
    ("fast", 9),
    ("body", 10),
    ("ready", 6),
    ("registered", 7),
    ("declined", 5),
    ("withdrawn", 8),
    ("lapsed", 13),
    ("held", 11),
    ("theirs", 12),
    ("private", 17),
];

/// The request in review, which gets an object of most kinds.
const WITH_OBJECTS: u32 = 3;

/// The responses of a route: a row for each user or token, a status for each request.
type Answers = Vec<(String, Vec<u16>)>;

/// A user or a program, and the header that identifies it; an empty one without either.
type Client = (&'static str, (&'static str, String));

/// What every server begins with.
struct Beginning {
    db: TestDb,
    people: Vec<Client>,
    programs: Vec<Client>,
    /// The keys of objects, by their kind as in paths and the number of the request.
    keys: BTreeMap<(&'static str, String), String>,
    /// The number of the newest revision, and of the last save of the draft.
    numbers: BTreeMap<String, (String, String)>,
    /// The keys of the expert who asked for a waiver, and of the new lead, who can be assigned.
    asks_waiver: String,
    new_lead: String,
}

/// The `Cookie` header of a browser after it signed in as a user of the demonstration.
fn cookies(server: &TestServer, name: &str) -> String {
    let form = [("email", format!("{name}@demo.example")), ("password", "nidreg-demo".to_owned())];
    let answer = Person::nobody(server).post("/sign-in", &form.each_ref().map(|(name, value)| (*name, value.as_str())));
    assert_eq!(answer.status, 303, "{name}: {}", answer.body);
    let set = answer.headers.get_all("set-cookie").iter();
    set.map(|value| value.to_str().unwrap().split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
}

/// Gives the requests what the demonstration has none of: a member of the team, an invitation, comments, a drafted comment, a note, an
/// email from the list, a hold and a private request.
fn furnish(server: &TestServer, db: &TestDb) {
    let [registrant, other, expert, operator] =
        ["registrant", "other", "second-expert", "operator"].map(|name| Person::demo(server, name));
    let page = demo_request(WITH_OBJECTS);
    registrant.post(&format!("{page}/edit/team"), &[("email", "invited@demo.example")]).is(303, &[]);
    expert.post(&format!("{page}/disclose"), &[("interest", "none")]).is(303, &[]);
    for (who, number) in [(&registrant, 2), (&registrant, 6), (&other, 12), (&operator, 11)] {
        who.post(&format!("{}/comment", demo_request(number)), &[("comment", "A comment.")]).is(303, &[]);
    }
    let drafted = [("revision", "1"), ("field", "syntax"), ("comment", "A drafted comment.")];
    expert.post(&format!("{page}/write"), &drafted).is(303, &[]);
    for number in [2, WITH_OBJECTS] {
        operator.post(&format!("{}/notes", demo_request(number)), &[("note", "A note.")]).is(303, &[]);
    }
    operator.post(&format!("{}/hold", demo_request(11)), &[("hold_reason", "A court order.")]).is(303, &[]);
    let started = other.post("/register", &[("kind", "revision"), ("revise", "example")]).is(303, &[]);
    assert!(started.location.starts_with(&demo_request(17)), "{}", started.location);
    let page = other.get(&started.location).body;
    let form = [
        ("purpose", "Records of another society."),
        ("was.purpose", ""),
        ("revision_information", "The Purpose describes another society."),
        ("save_number", &hidden(&page, "save_number")),
        ("intent", "submit"),
        ("sure", "yes"),
    ];
    other.post(&format!("{}/edit", demo_request(17)), &form).is(303, &[]);
    let of = |nth: u32| format!("(SELECT id FROM requests WHERE number = '{}')", demo_number(nth));
    let account = |name: &str| format!("(SELECT id FROM accounts WHERE email = '{name}@demo.example')");
    let then = "'2026-01-01T00:00:00.000000Z'";
    sql(
        db,
        &format!(
            "INSERT INTO members (request_id, account_id, since)
                SELECT id, {member}, {then} FROM requests WHERE owner_id = {registrant};
            INSERT INTO contact_answers (id, request_id, address, asked_at) VALUES ('contact', {private}, 'parish@demo.example', {then});
            INSERT INTO disclosures (request_id, expert_id, answer, reason, at)
                SELECT id, {third}, 'waiver_asked', 'I know the registrant.', {then} FROM requests WHERE state IN ('review', 'registered')
                    AND id NOT IN (SELECT request_id FROM disclosures WHERE expert_id = {third});
            INSERT INTO threads (id, request_id, revision_number, quote, opened_by, opened_at)
                SELECT 'thread-' || number, id, 1, '', {expert}, {then} FROM requests WHERE state IN ('registered', 'declined');
            INSERT INTO comments (id, thread_id, request_id, revision_number, author_id, author_role, body, by_mail, written_at)
                SELECT 'comment-' || number, 'thread-' || number, id, 1, {expert}, 'expert', 'A comment.', FALSE, {then}
                FROM requests WHERE state IN ('registered', 'declined');
            INSERT INTO inbound (id, message_id, sender, subject, body, removed, request_id, disposition, reason, received_at)
                VALUES ('from-list', '<from@list.example>', 'a@list.example', 'A post', 'A post.', '', {review}, 'placed', '', {then});
            INSERT INTO list_posts (inbound_id, request_id, author, body, posted_at)
                VALUES ('from-list', {review}, 'A. Reader', 'A post.', {then})",
            member = account("parish"),
            registrant = account("registrant"),
            expert = account("second-expert"),
            third = account("third-expert"),
            private = of(17),
            review = of(WITH_OBJECTS),
        ),
    );
}

/// Tokens of several users, with all scopes or only one, and missing or invalid ones.
fn programs(server: &TestServer, db: &TestDb) -> Vec<Client> {
    const SCOPES: [&str; 4] = ["drafts", "submit", "comments", "reviews"];
    let of = |name: &str, scopes: &[&str]| made(&Person::demo(server, name), scopes);
    let late = of("transit", &SCOPES);
    sql(db, "UPDATE tokens SET expires_at = '2020-01-01T00:00:00.000000Z'");
    let ended = of("archive", &SCOPES);
    sql(db, "UPDATE tokens SET ended_at = created_at WHERE expires_at > '2021'");
    let shut = of("roads", &SCOPES);
    sql(db, "UPDATE accounts SET disabled_at = created_at WHERE email = 'roads@demo.example'");
    let registrants = of("registrant", &SCOPES);
    let mistyped = registrants.replace("nidreg_", "nidreg_0");
    let all = [
        ("registrant's", registrants),
        ("only drafts", of("registrant", &["drafts"])),
        ("only submit", of("registrant", &["submit"])),
        ("only comments", of("registrant", &["comments"])),
        ("only reviews", of("registrant", &["reviews"])),
        ("member's", of("parish", &SCOPES)),
        ("other's", of("other", &SCOPES)),
        ("expert's", of("second-expert", &SCOPES)),
        ("operator's", of("operator", &SCOPES)),
        ("late", late),
        ("ended", ended),
        ("of a shut account", shut),
        ("mistyped", mistyped),
    ];
    let header = |(name, token): (&'static str, String)| (name, ("Authorization", format!("Bearer {token}")));
    std::iter::once(("no token", ("", String::new()))).chain(all.map(header)).collect()
}

fn beginning() -> Beginning {
    let (db, mut server) = TestServer::on_new_database(true);
    furnish(&server, &db);
    let people = PEOPLE.map(|(name, account)| match account {
        "" => (name, ("", String::new())),
        _ => (name, ("Cookie", cookies(&server, account))),
    });
    let programs = programs(&server, &db);
    server.kill();
    let store = db.bare_store();
    let mut keys = BTreeMap::new();
    for (kind, table, key, only) in [
        ("comments", "comments", "id", ""),
        ("suggestions", "comments", "id", "WHERE suggestion IS NOT NULL"),
        ("threads", "threads", "id", ""),
        ("positions", "positions", "id", ""),
        ("notes", "operator_notes", "id", ""),
        ("list", "list_posts", "inbound_id", ""),
        ("team", "members", "account_id", ""),
        ("questions", "selected_sentences", "question", "WHERE accepted_at IS NULL"),
        // In the same order.
        ("sentences", "selected_sentences", "question || '|' || selected_sentences.sentence", "WHERE accepted_at IS NULL"),
    ] {
        let found = format!(
            "SELECT number || ' ' || {table}.{key} AS what FROM {table} JOIN requests ON requests.id = request_id {only}
                ORDER BY number, {table}.{key}"
        );
        for row in column(&store, &found) {
            let (number, key) = row.split_once(' ').unwrap();
            keys.entry((kind, number.to_owned())).or_insert_with(|| key.to_owned());
        }
    }
    let drafts = "SELECT draft AS what FROM review_drafts WHERE draft LIKE '%A drafted comment.%'";
    let drafted: Value = serde_json::from_str(&column(&store, drafts)[0]).unwrap();
    keys.insert(("drafts", demo_number(WITH_OBJECTS)), drafted["comments"][0]["id"].as_str().unwrap().to_owned());
    let newest = "(SELECT coalesce(max(revisions.number), 1) FROM revisions WHERE request_id = requests.id)";
    let numbers = column(&store, &format!("SELECT number || ' ' || {newest} || ' ' || draft_save_number AS what FROM requests"));
    let numbers = numbers.iter().map(|row| {
        let mut parts = row.split(' ').map(str::to_owned);
        (parts.next().unwrap(), (parts.next().unwrap(), parts.next().unwrap()))
    });
    let account =
        |name: &str| column(&store, &format!("SELECT id AS what FROM accounts WHERE email = '{name}@demo.example'")).remove(0);
    let (asks_waiver, new_lead) = (account("third-expert"), account("lead"));
    Beginning { people: people.into(), programs, keys, numbers: numbers.collect(), asks_waiver, new_lead, db }
}

impl Beginning {
    /// The key of an object of this kind, of the request if it has one.
    fn key(&self, kind: &str, number: &str) -> &str {
        let all = || self.keys.iter().filter(|((of, _), _)| *of == kind);
        let own = all().find(|((_, of), _)| *of == number).or_else(|| all().next());
        own.unwrap_or_else(|| panic!("no request has {kind}")).1
    }

    fn address(&self, path: &str, number: &str) -> String {
        let kind = path.split_once("/{id}").map(|(before, _)| before.rsplit('/').next().unwrap());
        path.replace("{number}", number)
            .replace("{id}", kind.map_or("", |kind| self.key(kind, number)))
            .replace("{text}", "1")
            .replace("{decision}", "1")
    }

    /// The form of a route, complete where that is possible for all requests.
    fn form(&self, endpoint: &Endpoint, number: &str) -> Vec<(&'static str, String)> {
        let act = endpoint.path.split("{number}/").nth(1).unwrap_or_default();
        let (revision, saves) = &self.numbers[number];
        // A person is invited a few times a day only.
        let invited = format!("{number}@demo.example");
        let value = |name: &str| {
            Some(match (act, name) {
                // The text of a draft is saved without changes.
                ("edit", "save_number") => saves.as_str(),
                ("edit", _) => return None,
                (_, "shown" | "keep" | "thread" | "meant" | "alone_reason") => return None,
                (_, "specification" | "of" | "quote" | "suggestion") => return None,
                ("contact-answer", "answer") => "accept",
                ("body", "answer") => "declines",
                ("edit/procedure" | "leave-fast-track", "procedure") => "community",
                ("edit/team", "email") => &invited,
                (_, "email") => "invited@demo.example",
                (_, "revision") => revision,
                (_, "sentence") => self.key("sentences", number).split_once('|').unwrap().1,
                (_, "field") => "syntax",
                (_, "position_id") => self.key("positions", number),
                (_, "position") => "discuss",
                (_, "interest") => "none",
                (_, "experts") => &self.new_lead,
                (_, "expert") => &self.asks_waiver,
                (_, "outcome") => "rejected",
                (_, "close_reason") => "obsolete",
                (_, "recognized" | "sure" | "confirm") => "yes",
                (_, "procedure") => "standards",
                (_, "body") => "IESG",
                (_, "wish") => "another-atlas",
                (_, "decision" | "report") => "The text does not meet RFC 8141, Section 6.4.2, because its syntax is missing.",
                _ => "A sentence that says why.",
            })
        };
        let fields = endpoint.fields.unwrap_or_default().iter().map(|field| field.name);
        fields.filter_map(|name| Some((name, value(name)?.to_owned()))).collect()
    }

    /// The body that a program sends.
    fn body(&self, endpoint: &Endpoint, number: &str) -> String {
        let value = match endpoint.path.rsplit('/').next().unwrap() {
            "comments" => json!({ "comment": "A comment." }),
            "retract" => json!({ "reason": "A reason." }),
            "submit" => json!({ "revision": self.numbers[number].1.parse::<i64>().unwrap() }),
            _ => json!({ "template": { "purpose": "Names of lighthouses." } }),
        };
        value.to_string()
    }

    fn status(&self, agent: &Person, endpoint: &Endpoint, (name, (header, value)): &Client, number: &str) -> u16 {
        let address = self.address(endpoint.path, number);
        let is_api = endpoint.path.starts_with("/api/");
        let kind = if is_api { "application/json" } else { "application/x-www-form-urlencoded" };
        let mut headers = vec![("Content-Type", kind), ("Accept", "text/html,*/*;q=0.8"), ("Sec-Fetch-Site", "same-origin")];
        headers.extend((!header.is_empty()).then_some((*header, value.as_str())));
        let body = if is_api {
            self.body(endpoint, number)
        } else {
            form_urlencoded::Serializer::new(String::new()).extend_pairs(self.form(endpoint, number)).finish()
        };
        let answer = match endpoint.method {
            "GET" => agent.ask("GET", &address, &headers[1..]),
            "PUT" => {
                let draft = format!("\"{}\"", self.numbers[number].1);
                headers.push(("If-Match", &draft));
                agent.put(&address, body.as_bytes(), &headers)
            }
            _ => agent.post_raw(&address, body.as_bytes(), &headers),
        };
        assert!(answer.status < 500, "{name} {} {address}: {}", endpoint.method, answer.body);
        answer.status
    }

    /// A server with a copy of the database.
    fn server(&self) -> (TestDb, TestServer) {
        let db = self.db.copy();
        let server = TestServer::start(&db, true);
        (db, server)
    }

    /// What the routes respond, until there are no more of them.
    fn respond(&self, endpoints: &Mutex<impl Iterator<Item = Endpoint>>, all: &Mutex<BTreeMap<String, Answers>>) {
        let mut world = self.server();
        loop {
            // The lock ends with the statement.
            let Some(endpoint) = endpoints.lock().unwrap().next() else { return };
            let clients = if endpoint.path.starts_with("/api/") { &self.programs } else { &self.people };
            let mut answers = Vec::new();
            for client in clients {
                let agent = Person::nobody(&world.1);
                let statuses = OBJECTS.map(|(_, nth)| self.status(&agent, &endpoint, client, &demo_number(nth)));
                let concerns_only_them = endpoint.path.ends_with("/follow") || endpoint.path.ends_with("/unfollow");
                if endpoint.method != "GET" && !concerns_only_them && statuses.iter().any(|status| *status < 400) {
                    let (db, server) = std::mem::replace(&mut world, self.server());
                    drop(server);
                    db.remove();
                }
                answers.push((client.0.to_owned(), statuses.to_vec()));
            }
            all.lock().unwrap().insert(format!("{} {}", endpoint.method, endpoint.path), answers);
        }
    }
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

/// The statuses as columns, one row for all who get the same ones.
fn table(answers: &Answers) -> String {
    let row = |cells: Vec<String>| -> String {
        OBJECTS.iter().zip(cells).map(|((name, _), cell)| format!(" {cell:>width$}", width = name.len().max(4))).collect()
    };
    let mut out = row(OBJECTS.map(|(name, _)| name.to_owned()).into());
    let mut done: Vec<&Vec<u16>> = Vec::new();
    for (_, statuses) in answers {
        if !done.contains(&statuses) {
            let who: Vec<&str> = answers.iter().filter(|(_, own)| own == statuses).map(|(name, _)| name.as_str()).collect();
            write!(out, "\n{}  {}", row(statuses.iter().map(u16::to_string).collect()), who.join(", ")).unwrap();
            done.push(statuses);
        }
    }
    out
}

#[test]
fn request_endpoints_answer_each_user_and_token_as_the_matrix_expects() {
    let beginning = beginning();
    let all = Mutex::new(BTreeMap::new());
    let endpoints = Mutex::new(routes().iter().copied().filter(|endpoint| endpoint.path.contains("{number}")));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| beginning.respond(&endpoints, &all));
        }
    });
    let all = all.into_inner().unwrap();
    let cells: usize = all.values().map(|answers| answers.len() * OBJECTS.len()).sum();
    assert!(cells >= 13_000, "only {cells} cells");
    let kept = std::fs::read_to_string(FIXTURE).unwrap_or_default();
    let known = blocks(&kept);
    let mut alike: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (endpoint, answers) in &all {
        alike.entry(table(answers)).or_default().push(endpoint.clone());
    }
    let mut text = kept.split("\n== ").next().unwrap_or_default().trim_end().to_owned();
    for (answers, endpoints) in &alike {
        // A reason is kept while the statuses and the routes of its block are the same.
        let same = known.iter().find(|(_, known, of)| known == answers && of == endpoints);
        let reason = same.map_or(NO_REASON, |(reason, ..)| reason);
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
