//! Helpers that all test files share.
#![allow(dead_code, missing_docs, unreachable_pub, clippy::allow_attributes, reason = "each test binary uses its own part")]

mod corpus;
mod database;
pub mod iana_list;
pub mod issuer;
pub mod mailbox;
pub mod operator;
pub mod prelude;
pub mod procedure_fixture;
pub mod readable;
mod steps;
pub mod table;
mod wire;

pub use corpus::{corpus, files, schema_faults, texts};
pub use database::{Contents, TestDb, by_hand, column, count, is_skipped_on_sqlite, migrated, on_postgres, sql};
pub use wire::Wire;

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A test server: a process that runs the real program.
pub struct TestServer {
    pub base: String,
    /// Everything it has printed so far.
    pub printed: std::sync::Arc<std::sync::Mutex<Vec<String>>>,
    child: Child,
}

pub fn free_port() -> u16 {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    // Below the range of ephemeral ports, one of which another process could get before the program listens. Each test process
    // starts at a different port.
    let begin = std::process::id().wrapping_mul(17);
    let port = || 10_000 + u16::try_from(begin.wrapping_add(COUNT.fetch_add(1, Ordering::Relaxed)) % 22_000).unwrap();
    std::iter::repeat_with(port).take(1000).find(|port| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok()).unwrap()
}

/// Settings that do not affect what the first start writes.
const OF_EACH_START: [&str; 18] = [
    "NIDREG_ARGON2", "NIDREG_CHANGE_CONTROLLER", "NIDREG_DATA_LICENSE", "NIDREG_EXPERTS", "NIDREG_NOTE", "NIDREG_TITLE",
    "NIDREG_LIMITS", "NIDREG_LOG", "NIDREG_LOG_KEY_FILE", "NIDREG_MAIL_REPLY", "NIDREG_METRICS", "NIDREG_PUBLIC_URL",
    "NIDREG_PUBLISH", "NIDREG_SECOND_FACTOR", "NIDREG_SECURITY_CONTACT", "NIDREG_SMTP_URL", "NIDREG_TRUSTED_PROXIES", "RUST_LOG",
];

impl TestServer {
    /// Starts it on a new database, with demonstration data if `demo`.
    pub fn on_new_database(demo: bool) -> (TestDb, Self) {
        let db = TestDb::new();
        let server = Self::start(&db, demo);
        (db, server)
    }

    /// A server with the built-in registry, and an anonymous user.
    pub fn registry() -> (TestDb, Self, Person) {
        let (db, server) = Self::on_new_database(false);
        let nobody = Person::nobody(&server);
        (db, server, nobody)
    }

    /// A server with the demonstration data and users of it; `nobody` is an anonymous user.
    pub fn demo<const N: usize>(names: [&str; N]) -> (TestDb, Self, [Person; N]) {
        let (db, server) = Self::on_new_database(true);
        let people = names.map(|name| if name == "nobody" { Person::nobody(&server) } else { Person::demo(&server, name) });
        (db, server, people)
    }

    /// Starts it on a database, which is a copy of the run's template if it is new; with demonstration data if `demo`.
    pub fn start(db: &TestDb, demo: bool) -> Self {
        db.fill(if demo { Contents::Demo } else { Contents::Registry });
        Self::start_with(db, demo, &[])
    }

    /// Like [`Self::start`], with additional settings. If they may affect what the first start writes, no template is used.
    pub fn start_with(db: &TestDb, demo: bool, env: &[(&str, &str)]) -> Self {
        Self::start_into(db, demo, env, Stdio::inherit())
    }

    /// Like [`Self::start_with`], with a destination for its log.
    pub fn start_into(db: &TestDb, demo: bool, env: &[(&str, &str)], log: Stdio) -> Self {
        Self::start_until("/readyz", db, demo, env, log)
    }

    /// Like [`Self::start_into`], but waits until this page responds: a read-only server is never ready.
    pub fn start_until(page: &str, db: &TestDb, demo: bool, env: &[(&str, &str)], log: Stdio) -> Self {
        let is_of_each = |name: &&str| OF_EACH_START.contains(name) || *name == "NIDREG_REFUSED_PASSWORDS_FILE";
        if demo && env.iter().all(|(name, _)| is_of_each(name)) {
            db.fill(Contents::Demo);
        } else {
            db.make_empty();
        }
        let port = free_port();
        let mut command = Command::new(env!("CARGO_BIN_EXE_nidreg"));
        command
            .arg("serve")
            .current_dir(db.dir.path())
            .env("DATABASE_URL", &db.url)
            .env("NIDREG_BIND", format!("127.0.0.1:{port}"));
        command
            .env_remove("NIDREG_PUBLIC_URL")
            .env_remove("NIDREG_SMTP_URL")
            .env_remove("NIDREG_CORPUS")
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .stderr(log);
        // Tests of the second factor or of rate limits enable them.
        command.env("NIDREG_SECOND_FACTOR", "off").env("NIDREG_LIMITS", "off");
        if demo {
            command.arg("--demo");
        }
        for (name, value) in env {
            command.env(name, value);
        }
        let mut child = command.spawn().unwrap();
        // The program prints the address first. The pipe is drained so that the program never blocks on output.
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.next().unwrap().unwrap().starts_with("nidreg is running at "));
        let printed = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
        let into = std::sync::Arc::clone(&printed);
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| into.lock().unwrap().push(line)));
        let server = Self { base: format!("http://127.0.0.1:{port}"), printed, child };
        let started = Instant::now();
        while ureq::get(format!("{}{page}", server.base)).call().is_err() {
            assert!(started.elapsed() < Duration::from_mins(1), "the program did not become ready");
            std::thread::sleep(Duration::from_millis(20));
        }
        server
    }

    /// Its process ID.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits for it to exit on its own; returns whether it did so within `most`.
    pub fn wait(&mut self, most: Duration) -> bool {
        let begin = Instant::now();
        while begin.elapsed() < most {
            if self.child.try_wait().unwrap().is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// Sends SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A user with a browser: stores cookies, does not follow redirects, never fails on a status code.
pub struct Person {
    pub agent: ureq::Agent,
    pub base: String,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Method, path and form of the request.
    pub request: String,
    pub status: u16,
    pub location: String,
    pub headers: ureq::http::HeaderMap,
    pub body: String,
}

impl Person {
    pub fn nobody(server: &TestServer) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(Duration::from_mins(1)))
            .build();
        Self { agent: config.into(), base: server.base.clone() }
    }

    /// Registers an approved request, as an operator who saw the preview.
    pub fn register(&self, number: &str, revision: &str, typed: &str) -> Answer {
        let page = self.get(&format!("/requests/{number}/preview")).body;
        let shown = page.split("name=\"shown\" value=\"").nth(1).map_or("", |rest| rest.split('"').next().unwrap());
        self.post(&format!("/requests/{number}/register"), &[("revision", revision), ("confirm", typed), ("shown", shown)])
    }

    /// Signs in as one of the demonstration users.
    pub fn demo(server: &TestServer, name: &str) -> Self {
        let person = Self::nobody(server);
        let answer = person.post("/sign-in", &[("email", &format!("{name}@demo.example")), ("password", "nidreg-demo")]);
        assert_eq!(answer.status, 303, "{name}: {}", answer.body);
        person
    }

    /// GET with an `Accept` header; an empty one is omitted.
    pub fn get_as(&self, path: &str, accept: &str) -> Answer {
        let request = self.agent.get(format!("{}{path}", self.base));
        let request = if accept.is_empty() { request } else { request.header("Accept", accept) };
        read(&format!("GET {path}"), request.call())
    }

    /// A request with this method and these headers.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        read(&format!("{method} {path}"), self.agent.run(request.body(()).unwrap()))
    }

    pub fn get(&self, path: &str) -> Answer {
        let request = self.agent.get(format!("{}{path}", self.base)).header("Sec-Fetch-Site", "none");
        read(&format!("GET {path}"), request.header("Accept", "text/html,application/xhtml+xml,*/*;q=0.8").call())
    }

    /// Submits a form as a browser does from a page of the site.
    pub fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let body: String = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        self.post_raw(path, body.as_bytes(), &[("Sec-Fetch-Site", "same-origin")])
    }

    pub fn put(&self, path: &str, body: &[u8], headers: &[(&str, &str)]) -> Answer {
        let mut request = self.agent.put(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        read(&format!("PUT {path}"), request.send(body))
    }

    pub fn post_raw(&self, path: &str, body: &[u8], headers: &[(&str, &str)]) -> Answer {
        let mut request = self.agent.post(format!("{}{path}", self.base));
        if !headers.iter().any(|(name, _)| *name == "Content-Type") {
            request = request.header("Content-Type", "application/x-www-form-urlencoded");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let form: String = String::from_utf8_lossy(body).chars().take(200).collect();
        read(&format!("POST {path} {form}"), request.send(body))
    }
}

fn read(request: &str, result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut response = result.unwrap();
    let headers = response.headers().clone();
    let location = headers.get("location").map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default();
    let status = response.status().as_u16();
    let body = response.body_mut().with_config().limit(512 * 1024 * 1024).read_to_vec().unwrap();
    // Tiles of the public log, files as received and compressed bodies are not text.
    let is = |name: &str, value: &str| headers.get(name).is_some_and(|found| found == value);
    let body = if is("content-type", "application/octet-stream") || is("content-encoding", "br") {
        String::from_utf8_lossy(&body).into_owned()
    } else {
        String::from_utf8(body).unwrap()
    };
    Answer { request: request.to_owned(), status, location, headers, body }
}

impl Answer {
    /// Checks the status, and that the body says these words; after `!`, a text that it must not contain.
    #[track_caller]
    pub fn is(self, status: u16, words: table::Words<'_>) -> Self {
        assert_eq!(self.status, status, "{}: {}\n{}", self.request, self.location, self.body);
        self.says(words)
    }

    /// Checks that the body says these words; after `!`, a text that it must not contain.
    #[track_caller]
    pub fn says(self, words: table::Words<'_>) -> Self {
        let wrong = table::wrong(&self.body, words);
        assert!(wrong.is_empty(), "{}: {}, wrong: {wrong:#?}\nin: {}", self.request, self.status, self.body);
        self
    }

    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{}: {error}: {}", self.request, self.body))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Person {
    /// Like [`Self::post`], for tests that may have killed the program in the meantime.
    pub fn try_post(&self, path: &str, form: &[(&str, &str)]) -> Option<Answer> {
        let body: String = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let request = self.agent.post(format!("{}{path}", self.base)).header("Content-Type", "application/x-www-form-urlencoded");
        match request.header("Sec-Fetch-Site", "same-origin").send(body) {
            // A response with an incomplete body is not an acknowledgement.
            Ok(mut response) => {
                let headers = response.headers().clone();
                let location = headers.get("location").map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default();
                let status = response.status().as_u16();
                let body = response.body_mut().read_to_string().ok()?;
                Some(Answer { request: format!("POST {path}"), status, location, headers, body })
            }
            Err(_) => None,
        }
    }
}

/// The number of a request of the demonstration.
pub fn demo_number(nth: u32) -> String {
    format!("R-{}-{nth:04}", nidreg::clock::day(nidreg::clock::now()).year())
}

/// The path of a request of the demonstration.
pub fn demo_request(nth: u32) -> String {
    format!("/requests/{}", demo_number(nth))
}

/// A page with single spaces instead of line breaks.
pub fn page_text(page: &str) -> String {
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The value of the first field of a page with this name.
pub fn hidden(page: &str, name: &str) -> String {
    let from = page.split(&format!("name=\"{name}\" value=\"")).nth(1);
    from.unwrap_or_else(|| panic!("no {name}: {page}")).split('"').next().unwrap().to_owned()
}

/// Waits up to a minute until the condition is true.
pub fn until(what: &str, mut come: impl FnMut() -> bool) {
    awaited(what, || come().then_some(()));
}

/// Waits up to a minute for a value.
pub fn awaited<T>(what: &str, mut find: impl FnMut() -> Option<T>) -> T {
    for _ in 0..3000 {
        if let Some(found) = find() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("it never came: {what}");
}
