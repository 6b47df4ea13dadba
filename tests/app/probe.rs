//! Tests the resolver probe with a simulated network: host names resolve as the test specifies, every connection that the guard permits
//! goes to a server on this machine, and waiting advances a manual clock. Nothing leaves the machine.

use crate::common::hostile::HOSTILE;
use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestDb, TestServer};
use diesel::connection::SimpleConnection as _;
use jiff::{SignedDuration, Timestamp};
use nidreg::actions::resolvers;
use nidreg::jobs::probe::client::{Client, Method, Outside, Trouble};
use nidreg::jobs::probe::{Done, Prober};
use nidreg::registry::probed::{Probed, queries, schedule};
use nidreg::store::{AnyConnection, Error, Store};
use std::collections::HashMap;
use std::io::{self, Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use urn_registry::resolution::entry::Record;
use urn_registry::resolution::guard::{Address, Permit};

/// A request as received by the local server.
#[derive(Debug, Clone)]
struct Asked {
    at: Timestamp,
    method: String,
    host: String,
    path: String,
    head: String,
}

/// Returns the bytes of a host's response to a request.
type Say = dyn Fn(&Asked) -> Vec<u8> + Send + Sync;

fn said(status: &str, headers: &str, body: &str) -> Vec<u8> {
    format!("HTTP/1.1 {status}\r\n{headers}Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()).into_bytes()
}

fn here(body: &str) -> Vec<u8> {
    said("200 OK", "", body)
}

fn gone() -> Vec<u8> {
    said("404 Not Found", "", "")
}

fn elsewhere(location: &str) -> Vec<u8> {
    said("302 Found", &format!("Location: {location}\r\n"), "")
}

const PUBLIC: &str = "93.184.215.14";

struct World {
    now: Arc<Mutex<Timestamp>>,
    port: u16,
    seen: Arc<Mutex<Vec<Asked>>>,
    /// The addresses that a name resolves to, one per lookup; the last one is repeated.
    names: Mutex<HashMap<String, Vec<&'static str>>>,
    dialled: Mutex<Vec<IpAddr>>,
}

impl World {
    fn at(now: Timestamp, say: Box<Say>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (now, seen) = (Arc::new(Mutex::new(now)), Arc::new(Mutex::new(Vec::new())));
        let (clock, note) = (Arc::clone(&now), Arc::clone(&seen));
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let at = *clock.lock().unwrap();
                if let Some((mut stream, asked)) = read(stream.unwrap(), at) {
                    note.lock().unwrap().push(asked.clone());
                    let _ = stream.write_all(&say(&asked));
                }
            }
        });
        Self { now, port, seen, names: Mutex::default(), dialled: Mutex::default() }
    }

    fn set(&self, now: Timestamp) {
        *self.now.lock().unwrap() = now;
    }

    fn seen(&self) -> Vec<Asked> {
        self.seen.lock().unwrap().clone()
    }

    /// The requests to a host, in order, except those for robots.txt.
    fn asked(&self, host: &str) -> Vec<String> {
        let of = |one: &Asked| one.host == host && one.path != "/robots.txt";
        self.seen().iter().filter(|one| of(one)).map(|one| format!("{} {}", one.method, one.path)).collect()
    }
}

fn read(mut stream: TcpStream, at: Timestamp) -> Option<(TcpStream, Asked)> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        if stream.read(&mut byte).ok()? == 0 {
            return None;
        }
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).unwrap();
    let mut words = head.split(' ');
    let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
    let host = head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("host: ").map(str::to_owned))?;
    Some((stream, Asked { at, method, host, path, head }))
}

impl Outside for World {
    fn look_up(&self, host: &str, _within: Duration) -> io::Result<Vec<IpAddr>> {
        let mut names = self.names.lock().unwrap();
        let number = match names.get_mut(host) {
            Some(list) if list.len() > 1 => list.remove(0),
            Some(list) => list[0],
            None => PUBLIC,
        };
        Ok(vec![number.parse().unwrap()])
    }

    fn dial(&self, permit: &Permit) -> SocketAddr {
        self.dialled.lock().unwrap().push(permit.ip());
        SocketAddr::new([127, 0, 0, 1].into(), self.port)
    }

    fn now(&self) -> Timestamp {
        *self.now.lock().unwrap()
    }

    fn pause(&self, time: Duration) -> bool {
        let mut now = self.now.lock().unwrap();
        *now = now.checked_add(SignedDuration::try_from(time).unwrap()).unwrap();
        true
    }
}

/// Postpones the probes of all addresses recorded so far.
fn put_off(store: &Store) {
    let far = "2099-01-01T00:00:00Z".parse().unwrap();
    store.write(|conn| schedule::prepare(conn, far)).unwrap();
}

/// A registry in which only the addresses that a test enters are due.
fn fixture() -> ProcedureFixture {
    let fixture = ProcedureFixture::on(TestDb::new());
    fixture.registered("probed");
    put_off(&fixture.store);
    fixture
}

/// Adds a resolver entry as an operator.
fn enter(fixture: &ProcedureFixture, id: &str, template: &str) {
    let record = Record {
        id: id.to_owned(),
        nid: "probed".to_owned(),
        template: template.to_owned(),
        service: "I2L".to_owned(),
        kind: "redirects to the resource".to_owned(),
        holder: "Museum of Probes".to_owned(),
        source: "its handbook".to_owned(),
        seen: "documentation".to_owned(),
        example: "urn:probed:7".to_owned(),
        target: template.replace("{+nss}", "7"),
        ..Record::default()
    };
    fixture.act(&fixture.olga, |conn, turn| resolvers::put(conn, turn, &record, "It has opened")).unwrap();
}

fn run(fixture: &ProcedureFixture, world: &World) -> Done {
    world.set(fixture.now);
    let client = Client::new(&fixture.post, Vec::new());
    Prober::new(&fixture.store, world, client).run().unwrap()
}

fn probed(fixture: &ProcedureFixture, address: &str) -> Probed {
    fixture.store.read(queries::all).unwrap().into_iter().find(|one| one.address == address).unwrap()
}

#[test]
fn resolver_probe_publishes_the_last_response_date_but_no_failures() {
    let fixture = fixture();
    for (id, template) in [
        ("plain", "http://plain.museum.example/{+nss}"),
        ("get-only", "http://get.museum.example/{+nss}"),
        ("no-such", "http://none.museum.example/{+nss}"),
        ("shy", "http://shy.museum.example/{+nss}"),
        ("three", "http://three.museum.example/{+nss}"),
        ("four", "http://four.museum.example/{+nss}"),
        ("inside", "http://inside.museum.example/{+nss}"),
        ("hidden", "http://hidden.museum.example/{+nss}"),
    ] {
        enter(&fixture, id, template);
    }
    let world = World::at(
        fixture.now,
        Box::new(|asked| match (asked.host.split('.').next().unwrap(), asked.path.as_str(), asked.method.as_str()) {
            ("shy", "/robots.txt", _) => here("User-agent: other\nAllow: /\n\nUser-agent: NIDreg\nDisallow: /\n"),
            (_, "/robots.txt", _) => gone(),
            ("get", _, "HEAD") => said("405 Method Not Allowed", "", ""),
            ("plain" | "get", ..) => here(if asked.method == "HEAD" { "" } else { "a record" }),
            ("three" | "four", "/7", _) => elsewhere("/1"),
            ("three" | "four", "/1", _) => elsewhere("2"),
            ("three" | "four", "/2", _) => elsewhere("//other.museum.example/3"),
            // Both chains end here, after three redirects.
            ("other", "/3", _) => said("401 Unauthorized", "", ""),
            ("inside", ..) => elsewhere("http://169.254.169.254/latest/meta-data/"),
            ("hidden", ..) => elsewhere("http://2130706433/"),
            _ => gone(),
        }),
    );
    // Here every path redirects again, which leads to a fourth redirect.
    let four = World::at(
        fixture.now,
        Box::new(|asked| match asked.path.as_str() {
            "/robots.txt" => gone(),
            path => elsewhere(&format!("{path}1")),
        }),
    );
    let done = run(&fixture, &world);
    assert_eq!((done.asked, done.answered), (8, 4), "{:#?}", world.seen());
    assert_eq!(world.asked("plain.museum.example"), ["HEAD /7"]);
    assert_eq!(world.asked("get.museum.example"), ["HEAD /7", "GET /7"]);
    assert_eq!(world.asked("shy.museum.example"), [""; 0], "robots.txt names this program, in any letter case");
    assert_eq!(world.asked("three.museum.example"), ["HEAD /7", "HEAD /1", "HEAD /2"]);
    let numbers = world.dialled.lock().unwrap().clone();
    assert!(numbers.iter().all(|number| *number == PUBLIC.parse::<IpAddr>().unwrap()), "{numbers:?}");
    let head = world.seen()[0].head.to_ascii_lowercase();
    assert!(head.contains("user-agent: nidreg/") && head.contains("(+https://registry.example/resolvers#asked)"), "{head}");
    assert!(head.contains("from: nidreg@registry.example") && !head.contains("cookie") && !head.contains("gzip"), "{head}");
    assert!(probed(&fixture, "http://inside.museum.example/7").said.contains("one link only"));
    assert!(probed(&fixture, "http://hidden.museum.example/7").said.contains("four decimal parts"));
    assert!(probed(&fixture, "http://shy.museum.example/7").said.contains("robots.txt"));

    // A week later all redirect chains exceed the limit of three redirects.
    let mut fixture = fixture;
    fixture.days(8);
    let done = run(&fixture, &four);
    assert_eq!(done.answered, 0, "{:#?}", four.seen());
    let steps = ["HEAD /7", "HEAD /71", "HEAD /711", "HEAD /7111"];
    assert_eq!(four.asked("four.museum.example"), steps, "the fourth redirect is not followed");
    assert!(probed(&fixture, "http://four.museum.example/7").said.contains("more than 3 redirects"));

    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    let page = nobody.get("/resolvers/probed").body;
    assert_eq!(page.matches("responded on 2027-01-04").count(), 4, "{page}");
    let told: serde_json::Value = serde_json::from_str(&nobody.get("/resolvers/probed.json").body).unwrap();
    let day = |id: &str| {
        let all = told["resolvers"].as_array().unwrap();
        all.iter().find(|one| one["id"] == id).unwrap().get("answered_on").cloned()
    };
    assert_eq!((day("plain"), day("no-such")), (Some("2027-01-04".into()), None));
    for (path, words) in [
        ("/resolvers", "<td data-label=\"Last response\">2027-01-04</td>"),
        ("/assignments/urn-formal/probed", "Responded on 2027-01-04"),
        ("/resolve?urn=urn:probed:7", "responded on 2027-01-04"),
        ("/api/v1/resolve?urn=urn:probed:7", "\"answered_on\":\"2027-01-04\""),
        ("/uri-res/I2L?urn:probed:7", "\"answered_on\":\"2027-01-04\""),
    ] {
        let page = nobody.get_as(path, if path.starts_with("/uri-res") { "application/json" } else { "text/html" }).body;
        assert!(page.contains(words), "{path}: {page}");
        for judged in ["did not answer ", "does not answer", "failed", "robots.txt of", "redirects\""] {
            assert!(!page.contains(judged), "{path} shows {judged:?}: {page}");
        }
    }
}

#[test]
fn probe_sends_one_request_a_minute_and_honors_retry_after() {
    let mut fixture = fixture();
    for (id, template) in [
        ("one", "http://busy.museum.example/one/{+nss}"),
        ("two", "http://busy.museum.example/two/{+nss}"),
        ("tired", "http://tired.museum.example/{+nss}"),
        ("tired-too", "http://tired.museum.example/too/{+nss}"),
    ] {
        enter(&fixture, id, template);
    }
    let world = World::at(
        fixture.now,
        Box::new(|asked| match (asked.host.as_str(), asked.path.as_str()) {
            (_, "/robots.txt") => gone(),
            ("tired.museum.example", _) => said("503 Service Unavailable", "Retry-After: 172800\r\n", ""),
            _ if asked.method == "HEAD" => said("501 Not Implemented", "", ""),
            _ => here("a record"),
        }),
    );
    let done = run(&fixture, &world);
    assert_eq!((done.asked, done.answered), (3, 2), "{:#?}", world.seen());
    let seen = world.seen();
    for (at, one) in seen.iter().enumerate() {
        if let Some(before) = seen[..at].last() {
            assert!(before.at.duration_until(one.at) >= SignedDuration::from_mins(1), "{before:?} {one:?}");
        }
    }
    assert_eq!(world.asked("busy.museum.example").len(), 4, "HEAD and then GET, for two URLs");
    assert_eq!(world.asked("tired.museum.example").len(), 1, "the other address of the host is not requested either");
    // A new prober, which has only the state in the database, respects the interval and the pause.
    assert_eq!(run(&fixture, &world).asked, 0);
    fixture.days(1);
    assert_eq!(run(&fixture, &world).asked, 0);
    assert_eq!(world.asked("tired.museum.example").len(), 1);
    fixture.days(2);
    run(&fixture, &world);
    assert_eq!(world.asked("tired.museum.example").len(), 2, "the host is requested again when the period ends");
    assert!(probed(&fixture, "http://tired.museum.example/7").said.contains("asks to wait until"));
    fixture.days(7);
    assert_eq!(run(&fixture, &world).answered, 2, "the other URLs are requested again after a week");
}

#[test]
fn dns_rebinding_cannot_redirect_a_probe_to_a_private_address() {
    let fixture = fixture();
    enter(&fixture, "faces", "http://faces.museum.example/{+nss}");
    enter(&fixture, "turned", "http://turned.museum.example/{+nss}");
    let world = World::at(
        fixture.now,
        Box::new(|asked| match asked.path.as_str() {
            "/robots.txt" => gone(),
            _ => here(""),
        }),
    );
    // Public at the first lookups, private afterwards. Each request uses a single lookup, so the connection for robots.txt goes to the
    // address that was checked, and the next request is checked again.
    world.names.lock().unwrap().insert("faces.museum.example".into(), vec![PUBLIC, "10.0.0.1"]);
    world.names.lock().unwrap().insert("turned.museum.example".into(), vec![PUBLIC, PUBLIC, "::ffff:127.0.0.1"]);
    let done = run(&fixture, &world);
    assert_eq!((done.asked, done.answered), (2, 1), "{:#?}", world.seen());
    let numbers = world.dialled.lock().unwrap().clone();
    assert_eq!(numbers, vec![PUBLIC.parse::<IpAddr>().unwrap(); 3], "robots.txt of both hosts, and one HEAD request");
    assert!(probed(&fixture, "http://faces.museum.example/7").said.contains("private networks"));
    assert_eq!(world.asked("faces.museum.example"), [""; 0]);
}

/// A network that panics on every connection.
struct Nowhere;

impl Outside for Nowhere {
    fn look_up(&self, _host: &str, _within: Duration) -> io::Result<Vec<IpAddr>> {
        Ok(vec![PUBLIC.parse().unwrap()])
    }

    fn dial(&self, permit: &Permit) -> SocketAddr {
        panic!("{permit:?} was let through")
    }

    fn now(&self) -> Timestamp {
        "2027-01-04T09:00:00Z".parse().unwrap()
    }

    fn pause(&self, _time: Duration) -> bool {
        false
    }
}

#[test]
fn probe_never_connects_to_a_hostile_address() {
    let client = Client::new(&crate::common::procedure_fixture::post(), Vec::new());
    for (text, why) in HOSTILE {
        let refused = match Address::parse(text) {
            Err(why) => why,
            Ok(address) => match client.ask(&Nowhere, (&Method::GET, &address), 1024) {
                Err(Trouble::Refused(why)) => why,
                other => panic!("{text}: {other:?}"),
            },
        };
        assert_eq!(refused, *why, "{text}");
    }
    assert!(HOSTILE.len() >= 100);
}

#[test]
fn probe_truncates_long_responses_and_times_out_slow_ones() {
    let now = "2027-01-04T09:00:00Z".parse().unwrap();
    let world = World::at(now, Box::new(|_| here(&"a".repeat(1_000_000))));
    let usual = Duration::from_secs(10);
    let ask = |world: &World, time: Duration, bytes: usize| {
        let mut client = Client::new(&crate::common::procedure_fixture::post(), Vec::new());
        client.time = time;
        client.ask(world, (&Method::GET, &Address::parse("http://long.museum.example/").unwrap()), bytes)
    };
    for bytes in [0, 64 * 1024] {
        let answer = ask(&world, usual, bytes).unwrap();
        assert_eq!((answer.status, answer.body.len()), (200, bytes));
    }

    // Endless heads and bodies that arrive byte by byte are ended by the timeout.
    for begin in ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n"] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let _ = stream.write_all(begin.as_bytes());
            while stream.write_all(b"a").is_ok() {
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        let slow = World {
            port,
            now: Arc::new(Mutex::new(now)),
            seen: Arc::default(),
            names: Mutex::default(),
            dialled: Mutex::default(),
        };
        let ended = ask(&slow, Duration::from_millis(300), 1024);
        assert!(matches!(ended, Err(Trouble::Failed(_))), "{begin:?}: {ended:?}");
    }
    let endless = World::at(now, Box::new(|_| said("200 OK", &format!("X: {}\r\n", "a".repeat(100_000)), "")));
    assert!(matches!(ask(&endless, usual, 1024), Err(Trouble::Failed(_))), "response headers of 100 kB are rejected");
}

#[test]
fn probe_is_off_unless_enabled() {
    let db = TestDb::new();
    let store = db.store();
    put_off(&store);
    // A run deletes addresses that no record names before it sends requests; here nothing is due, so a deletion shows that it ran.
    let mark = "INSERT INTO probed_addresses (address, due_at, said) \
                VALUES ('http://old.museum.example/', '2099-01-01T00:00:00.000000Z', '')";
    store.write(|conn: &mut AnyConnection| conn.batch_execute(mark).map_err(Error::from)).unwrap();
    let is_left = || store.read(queries::all).unwrap().iter().any(|one| one.address == "http://old.museum.example/");
    for env in [&[][..], &[("NIDREG_PROBE", "off")]] {
        let server = TestServer::start_with(&db, false, env);
        assert_eq!(Person::nobody(&server).get("/resolvers").status, 200);
        assert!(is_left());
    }
    let _house = TestServer::start_with(&db, false, &[("NIDREG_PROBE", "on")]);
    while is_left() {
        std::thread::sleep(Duration::from_millis(20));
    }
}
