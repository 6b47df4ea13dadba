//! Behavior under load: excess checks get 503 with Retry-After, disconnected clients release their slots, and writers wait in order.

use crate::common::prelude::*;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{available_parallelism, spawn};

const TEXT: &str = "Namespace ID: harbour-lamps\n\nPurpose: To name the lamps that are kept on this page.\n";

fn places() -> usize {
    available_parallelism().map_or(2, std::num::NonZeroUsize::get)
}

/// The value of a metric from /metrics.
fn figure(server: &TestServer, name: &str) -> usize {
    let text = Person::nobody(server).get("/metrics").body;
    let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
    line.map_or(0, |line| line.rsplit_once(' ').unwrap().1.parse().unwrap())
}

/// Blocks every action on the database until it is released; reading is not affected.
struct Lock {
    go: Sender<()>,
    done: std::thread::JoinHandle<()>,
}

impl Lock {
    fn take(db: &TestDb) -> Self {
        Self::of(db, "requests")
    }

    /// Locks this table on PostgreSQL.
    fn of(db: &TestDb, table: &'static str) -> Self {
        let store = db.bare_store();
        let (go, wait): (Sender<()>, Receiver<()>) = channel();
        let (locked, is_locked) = channel();
        let done = spawn(move || {
            let mut both = Some((locked, wait));
            let held: Result<(), Error> = store.write(|conn| {
                // On SQLite the transaction itself blocks the other writers.
                if let AnyConnection::Postgresql(conn) = conn {
                    conn.batch_execute(&format!("LOCK TABLE {table} IN EXCLUSIVE MODE"))?;
                }
                if let Some((locked, wait)) = both.take() {
                    locked.send(()).unwrap();
                    let _ = wait.recv();
                }
                Ok(())
            });
            held.unwrap();
        });
        is_locked.recv().unwrap();
        Self { go, done }
    }

    fn let_go(self) {
        self.go.send(()).unwrap();
        self.done.join().unwrap();
    }
}

/// Sends a request over a raw socket, which can be closed at any time.
fn send(server: &TestServer, path: &str, headers: &str, body: &str) -> TcpStream {
    let host = server.base.trim_start_matches("http://");
    let mut socket = TcpStream::connect(host).unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: {}\r\n{headers}\r\n",
        body.len()
    );
    socket.write_all(head.as_bytes()).unwrap();
    socket.write_all(body.as_bytes()).unwrap();
    socket
}

fn form(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

/// Fills every check slot with a request that starts a draft and waits for the database.
fn fill(server: &TestServer, cookie: &str) -> Vec<TcpStream> {
    let body = form(&[("template", TEXT), ("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")]);
    let sockets = (0..places()).map(|_| send(server, "/register/paste", &format!("{FORM}Cookie: {cookie}\r\n"), &body)).collect();
    until("all places taken", || figure(server, "nidreg_checks_running") == places());
    sockets
}

/// Signs a user in and returns the session cookie.
fn cookie(server: &TestServer, name: &str) -> String {
    let person = Person::nobody(server);
    let answer = person.post("/sign-in", &[("email", &format!("{name}@demo.example")), ("password", "nidreg-demo")]);
    answer.header("set-cookie").split(';').next().unwrap().to_owned()
}

#[test]
fn saturated_checks_return_503_with_retry_after_and_preserve_the_input() {
    let (db, server, [rita, olga, edda]) = TestServer::demo(["registrant", "operator", "lead"]);
    let made = rita.post("/account/tokens", &[("name", "A script"), ("scopes", "drafts"), ("days", "30")]).body;
    let from = made.find("<code>nidreg_").unwrap() + 6;
    let token = made[from..].split('<').next().unwrap().to_owned();
    let before = figure(&server, "nidreg_requests_total{status=\"503\"}");
    let cookie = cookie(&server, "registrant");
    let lock = Lock::take(&db);
    let sockets = fill(&server, &cookie);

    let form = [("template", TEXT), ("kind", "")];
    let upload = format!(
        "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"lamps.txt\"\r\nContent-Type: text/plain\r\n\r\n{TEXT}\r\n\
         --b\r\nContent-Disposition: form-data; name=\"intent\"\r\n\r\nread\r\n--b--\r\n"
    );
    let multipart = [("Content-Type", "multipart/form-data; boundary=b"), ("Sec-Fetch-Site", "same-origin")];
    let bearer = format!("Bearer {token}");
    let draft = format!("{}/edit", demo_request(1));
    let json = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    let plain = [("Content-Type", "text/plain")];
    let nobody = Person::nobody(&server);
    let words = "lamps that are kept on this page";
    std::thread::scope(|all| {
        let asked: Vec<_> = [
            ("check", all.spawn(|| nobody.post("/check/template", &form)), true),
            (
                "upload to check",
                all.spawn(|| nobody.post_raw("/check/template", upload.replace("intent", "kind").as_bytes(), &multipart)),
                true,
            ),
            ("API check", all.spawn(|| nobody.post_raw("/api/v1/templates/check", TEXT.as_bytes(), &plain)), false),
            ("API read", all.spawn(|| nobody.post_raw("/api/v1/templates/read", TEXT.as_bytes(), &plain)), false),
            ("paste", all.spawn(|| rita.post("/register/paste", &form)), true),
            ("upload", all.spawn(|| rita.post_raw("/register/paste", upload.as_bytes(), &multipart)), true),
            ("section", all.spawn(|| rita.post(&draft, &[("purpose", TEXT), ("was.purpose", "")])), true),
            ("whole", all.spawn(|| rita.post(&draft, &[("purpose", TEXT), ("save_number", "1")])), true),
            ("preview", all.spawn(|| rita.get(&format!("{draft}/preview"))), false),
            ("sections", all.spawn(|| rita.get(&draft)), false),
            ("submit", all.spawn(|| rita.post(&draft, &[("save_number", "1"), ("intent", "submit"), ("sure", "yes")])), false),
            ("operator", all.spawn(|| olga.get(&demo_request(2))), false),
            ("review", all.spawn(|| edda.get(&demo_request(3))), false),
            ("API draft", all.spawn(|| nobody.post_raw("/api/v1/drafts", b"{\"kind\":\"new_informal\"}", &json)), false),
        ]
        .into_iter()
        .map(|(endpoint, asked, keeps)| (endpoint, asked.join().unwrap(), keeps))
        .collect();
        for (endpoint, answer, keeps) in &asked {
            assert_eq!(answer.status, 503, "{endpoint}: {}", answer.body);
            assert!(answer.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds > 0), "{endpoint}");
            assert!(!keeps || answer.body.contains(words), "{endpoint} loses the text: {}", answer.body);
            assert!(answer.body.contains("The server is busy right now"), "{endpoint}: {}", answer.body);
        }
        assert_eq!(figure(&server, "nidreg_requests_total{status=\"503\"}"), before + asked.len());
    });

    // Pages that run no checks are still served.
    assert_eq!(nobody.get("/assignments/urn-namespaces").status, 200);
    lock.let_go();
    drop(sockets);
    until("the places given back", || figure(&server, "nidreg_checks_running") == 0);
    assert_eq!(nobody.post("/check/template", &form).status, 200);
}

#[test]
fn disconnected_clients_release_their_waiting_or_running_check_slots() {
    let (db, server) = TestServer::on_new_database(true);
    let cookie = cookie(&server, "registrant");
    let lock = Lock::take(&db);
    let working = fill(&server, &cookie);

    // Twelve clients wait for a slot and then disconnect, as when a browser tab is closed or a program is interrupted.
    let body = form(&[("template", TEXT)]);
    let waiting: Vec<TcpStream> = (0..12).map(|_| send(&server, "/check/template", FORM, &body)).collect();
    until("twelve wait", || figure(&server, "nidreg_checks_waiting") == 12);
    for socket in waiting {
        let _ = socket.shutdown(Shutdown::Both);
    }
    until("nobody waits", || figure(&server, "nidreg_checks_waiting") == 0);
    // They disconnected before their time limit, so there was no 503.
    assert_eq!(figure(&server, "nidreg_requests_total{status=\"503\"}"), 0);

    // Clients with a running check disconnect. The thread cannot be interrupted, so their slots are released when the checks end.
    drop(working);
    assert_eq!(figure(&server, "nidreg_checks_running"), places());
    lock.let_go();
    until("the places given back", || figure(&server, "nidreg_checks_running") == 0);
}

#[test]
fn check_with_a_disconnected_client_ends_within_its_budget() {
    let (_db, server) = TestServer::on_new_database(false);
    // Three hundred mutually recursive rules and two thousand names to match. Each text is different, so that none is cached.
    let rules = (0..300)
        .map(|i| {
            format!(
                "  r{i} = \"a\" r{} / r{} \"a\" / r{} r{} / \"a\"\n",
                (i + 1) % 300,
                (i + 7) % 300,
                (i + 3) % 300,
                (i + 5) % 300
            )
        })
        .collect::<Vec<_>>()
        .concat();
    let names = (0..2000).map(|i| format!("  urn:lamps:a{i}\n")).collect::<Vec<_>>().concat();
    let sockets: Vec<TcpStream> = (0..4 * places())
        .map(|i| {
            let text = format!("Namespace ID: lamps\n\nPurpose: Number {i}\n\nSyntax:\n{rules}\n{names}");
            send(&server, "/api/v1/templates/check", "Content-Type: text/plain\r\n", &text)
        })
        .collect();
    until("they are being checked", || figure(&server, "nidreg_checks_running") > 0);
    drop(sockets);
    until("all have ended", || figure(&server, "nidreg_checks_running") + figure(&server, "nidreg_checks_waiting") == 0);
    Person::nobody(&server).post_raw("/api/v1/templates/check", TEXT.as_bytes(), &[("Content-Type", "text/plain")]).is(200, &[]);
}

/// Of 170 sign-ins, 119 took more than thirty seconds because those that waited for the database occupied the hashing slots.
#[test]
fn sign_ins_waiting_for_the_database_do_not_block_password_hashing() {
    let (db, server) = TestServer::on_new_database(true);
    let lock = Lock::of(&db, "sessions");
    let right = form(&[("email", "registrant@demo.example"), ("password", "nidreg-demo")]);
    // One more than the number of concurrent hashes, and fewer than the connections to the database.
    let waiting: Vec<TcpStream> = (0..=places()).map(|_| send(&server, "/sign-in", FORM, &right)).collect();
    // This request also hashes but writes nothing, so it completes while all of them wait.
    let path = format!("/account/reset/{}", "0".repeat(64));
    let (answered, answer) = channel();
    let asked = spawn({
        let nobody = Person::nobody(&server);
        move || answered.send(nobody.post(&path, &[("password", "corked violins remember rain")]).status)
    });
    let status = answer.recv_timeout(Duration::from_secs(40));
    lock.let_go();
    assert_eq!(status, Ok(404), "the request waits behind those that wait for the database");
    asked.join().unwrap().unwrap();
    // Every waiting sign-in completes.
    for mut socket in waiting {
        let mut head = [0; 12];
        socket.read_exact(&mut head).unwrap();
        assert_eq!(&head, b"HTTP/1.1 303");
    }
}

/// The kernel's ID of this thread.
fn own_number() -> String {
    let own = std::fs::read_link("/proc/thread-self").unwrap();
    own.file_name().unwrap().to_string_lossy().into_owned()
}

/// Whether a thread of this process is asleep or has ended.
fn sleeps(thread: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/self/task/{thread}/stat"));
    stat.map_or(true, |stat| stat.rsplit_once(") ").unwrap().1.starts_with('S'))
}

/// SQLite has one writer. Each of four threads releases the lock only when the three others wait, and requests it again at once. A lock
/// that favors a running thread would return it to the same one.
#[test]
fn sqlite_write_lock_is_granted_in_request_order() {
    const ROUNDS: usize = 25;
    let db = TestDb::new();
    let store = db.store();
    if store.is_shared() {
        return;
    }
    // Each thread's ID, and whether it has requested the lock and not yet received it.
    let asking: Mutex<BTreeMap<String, bool>> = Mutex::default();
    let served: Mutex<Vec<String>> = Mutex::default();
    let all_others_wait = |own: &str| {
        let asking = asking.lock().unwrap();
        asking.len() == 4 && asking.iter().all(|(thread, asks)| thread == own || (*asks && sleeps(thread)))
    };
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let own = own_number();
                for _ in 0..ROUNDS {
                    asking.lock().unwrap().insert(own.clone(), true);
                    let written: Result<(), Error> = store.write(|_| {
                        asking.lock().unwrap().insert(own.clone(), false);
                        while !all_others_wait(&own) {
                            std::thread::yield_now();
                        }
                        served.lock().unwrap().push(own.clone());
                        Ok(())
                    });
                    written.unwrap();
                }
                // The others do not wait for a thread that has ended.
                asking.lock().unwrap().insert(own, true);
            });
        }
    });
    let served = served.into_inner().unwrap();
    let first: Vec<&String> = served.iter().take(4).collect();
    for (round, of_round) in served.chunks(4).take(ROUNDS - 1).enumerate() {
        assert_eq!(of_round.iter().collect::<Vec<_>>(), first, "round {round}");
    }
}
