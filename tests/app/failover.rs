//! PostgreSQL with a synchronous standby: after the primary is killed and the standby promoted, each acknowledged action is stored once.
//! Pages are served in the meantime, and no instance is restarted. An instance on the standby is read-only until then. Runs only with
//! PostgreSQL; each test starts its own two servers.

use crate::common::operator::{nidreg, refused};
use crate::common::prelude::*;
use crate::common::{free_port, is_skipped_on_sqlite};
use crate::older_copy::{commands_are_stopped, is_stopped, submitted};
use diesel::prelude::*;
use std::fs::{self, File};
use std::os::unix::fs::MetadataExt as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// The indexes and names of the two servers.
const PRIMARY: usize = 0;
const STANDBY: usize = 1;
const NAMES: [&str; 2] = ["primary", "standby"];

/// A primary with the demonstration data and its synchronous standby.
struct Cluster {
    dir: tempfile::TempDir,
    programs: PathBuf,
    ports: [u16; 2],
}

/// The programs of the newest installed PostgreSQL.
fn programs() -> PathBuf {
    let version = |path: &Path| path.file_name().and_then(|name| name.to_str()?.parse::<f64>().ok()).unwrap_or(0.0);
    let mut installed: Vec<PathBuf> =
        fs::read_dir("/usr/lib/postgresql").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()).collect();
    installed.sort_by(|one, other| version(one).total_cmp(&version(other)));
    installed.pop().expect("script/test installs PostgreSQL").join("bin")
}

/// Whether this process is root; PostgreSQL then runs as `postgres`, because it refuses to run as root.
fn is_root() -> bool {
    fs::metadata("/proc/self").unwrap().uid() == 0
}

impl Cluster {
    /// Starts both, with the data of a SQLite database.
    fn with_data_of(db: &TestDb) -> Self {
        let cluster = Self { dir: tempfile::tempdir().unwrap(), programs: programs(), ports: [free_port(), free_port()] };
        if is_root() {
            assert!(Command::new("chown").arg("postgres").arg(cluster.dir.path()).status().unwrap().success());
        }
        cluster.run("initdb", &["-D", &cluster.data(PRIMARY), "-U", "nidreg", "-A", "trust", "--no-sync"]);
        cluster.start(PRIMARY);
        let file = db.url.trim_start_matches("sqlite:");
        // The standby does not exist yet, so libpq takes the other host.
        let url = cluster.url(&[STANDBY, PRIMARY]);
        done(&nidreg(db).env("DATABASE_URL", url).args(["db", "from-sqlite", file]).output().unwrap());
        let source = format!("host=127.0.0.1 port={} user=nidreg application_name=standby", cluster.ports[PRIMARY]);
        cluster.run(
            "pg_basebackup",
            &["-d", &source, "-D", &cluster.data(STANDBY), "-R", "-X", "stream", "-c", "fast", "--no-sync"],
        );
        cluster.start(STANDBY);
        // Only the primary has this setting; the promoted standby must not wait for another one.
        cluster.sql(PRIMARY, "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
        cluster.sql(PRIMARY, "SELECT pg_reload_conf()");
        let store = cluster.store(PRIMARY);
        until("the standby is synchronous", || {
            count(&store, "SELECT count(*) AS count FROM pg_stat_replication WHERE sync_state = 'sync'") == 1
        });
        cluster
    }

    fn data(&self, server: usize) -> String {
        self.dir.path().join(NAMES[server]).display().to_string()
    }

    fn program(&self, name: &str, arguments: &[&str]) -> Command {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.args(arguments).current_dir(self.dir.path()).stdout(Stdio::null());
        command
    }

    fn run(&self, name: &str, arguments: &[&str]) {
        assert!(self.program(name, arguments).status().unwrap().success(), "{name} {arguments:?}");
    }

    fn start(&self, server: usize) {
        let folder = self.dir.path().display();
        // The machine keeps running, so a written file is not lost without fsync.
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off -c jit=off",
            self.ports[server]
        );
        let log = format!("{}.log", self.data(server));
        self.run("pg_ctl", &["-D", &self.data(server), "-w", "-l", &log, "-o", &options, "start"]);
    }

    /// Sends SIGKILL to the main process of a server; its other processes end when they notice.
    fn kill(&self, server: usize) {
        let path = Path::new(&self.data(server)).join("postmaster.pid");
        let file = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = file.lines().collect();
        assert!(Command::new("kill").args(["-9", lines[0].trim()]).status().unwrap().success());
        // Another process may soon get its process ID.
        fs::remove_file(path).unwrap();
        // A killed server leaves its shared memory, which is named in the seventh line.
        if let Some(segment) = lines.get(6).and_then(|line| line.split_whitespace().nth(1)) {
            let _ = Command::new("ipcrm").args(["-m", segment]).stderr(Stdio::null()).status();
        }
    }

    fn promote(&self) {
        self.run("pg_ctl", &["-D", &self.data(STANDBY), "-w", "promote"]);
    }

    /// The database URL with these servers. If there are several, libpq uses the one that accepts changes.
    fn url(&self, servers: &[usize]) -> String {
        let hosts: Vec<String> = servers.iter().map(|server| format!("127.0.0.1:{}", self.ports[*server])).collect();
        let choice = if servers.len() > 1 { "?target_session_attrs=read-write&connect_timeout=2" } else { "" };
        format!("postgres://nidreg@{}/postgres{choice}", hosts.join(","))
    }

    fn sql(&self, server: usize, sql: &str) {
        PgConnection::establish(&self.url(&[server])).unwrap().batch_execute(sql).unwrap();
    }

    fn store(&self, server: usize) -> Store {
        Store::open(&self.url(&[server]).parse().unwrap()).unwrap()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for server in [STANDBY, PRIMARY] {
            // The primary may have been killed.
            let _ = self.program("pg_ctl", &["-D", &self.data(server), "-m", "immediate", "stop"]).stderr(Stdio::null()).status();
        }
    }
}

/// Starts an instance of the program, and waits until it answers this page.
fn serve(db: &TestDb, url: &str, page: &str, log: Stdio) -> TestServer {
    TestServer::start_until(page, db, false, &[("DATABASE_URL", url)], log)
}

fn demonstration() -> TestDb {
    let db = TestDb::sqlite();
    db.fill(Contents::Demo);
    db
}

/// A public page.
const PAGE: &str = "/assignments/urn-formal/isbn";

#[test]
fn instance_on_a_standby_is_read_only_until_promotion() {
    if is_skipped_on_sqlite() {
        return;
    }
    let db = demonstration();
    let cluster = Cluster::with_data_of(&db);
    let writer = serve(&db, &cluster.url(&[PRIMARY]), "/readyz", Stdio::inherit());
    let (mut registrant, operator) = (Person::demo(&writer, "registrant"), Person::demo(&writer, "operator"));

    let log = db.dir.path().join("log");
    let shown = serve(&db, &cluster.url(&[STANDBY]), "/healthz", Stdio::from(File::create(&log).unwrap()));
    let reader = Person::nobody(&shown);
    for path in ["/", "/assignments/urn-namespaces", PAGE, "/requests", "/reserved", "/api/v1/namespaces"] {
        reader.get(path).is(200, &[]);
    }
    registrant.base.clone_from(&shown.base);
    until("the session is replicated", || registrant.get("/waiting").status == 200);

    let typed = [("kind", "new_formal"), ("nid", "kept-words")];
    let answer = registrant.post("/register", &typed).is(503, &["read-only at the moment", "kept-words"]);
    assert_ne!(answer.header("retry-after"), "");
    let person = [("email", "registrant@demo.example"), ("password", "nidreg-demo")];
    assert_eq!(reader.post("/sign-in", &person).status, 503);
    let ready = reader.get("/readyz");
    assert_eq!((ready.status, ready.body.contains("is a standby")), (503, true), "{}", ready.body);
    assert!(reader.get("/metrics").body.contains("\nnidreg_writes 0\n"));
    let command = |arguments: &[&str]| nidreg(&db).env("DATABASE_URL", cluster.url(&[STANDBY])).args(arguments).output().unwrap();
    refused(&command(&["db", "migrate"]), 7, "the database is a standby");
    let doctor = command(&["doctor"]);
    assert!(String::from_utf8_lossy(&doctor.stdout).contains("FAULT  the database is not writable: the database is a standby"));
    let said = || fs::read_to_string(&log).unwrap();
    until("the log says why", || said().contains("is a standby") && said().contains("no email is sent"));
    assert!(!said().contains("outbox") && !said().contains("jobs failed"), "{}", said());

    // Changes on the primary appear in the cached pages of the instance on the standby.
    assert!(!reader.get("/reserved").body.contains("lampwright"));
    assert_eq!(operator.post("/operator/reserved", &[("nid", "lampwright"), ("reason", "Asked for by email")]).status, 303);
    until("the reserved NID is shown", || reader.get("/reserved").body.contains("lampwright"));

    drop(writer);
    cluster.kill(PRIMARY);
    cluster.promote();
    let resumed = registrant.post("/register", &typed);
    assert_eq!(resumed.status, 303, "changes resume without a restart: {}", resumed.body);
    assert_eq!(reader.post("/sign-in", &person).status, 303);
    let ready = reader.get("/readyz");
    assert_eq!((ready.status, ready.body.contains("\"ready\":true")), (200, true), "{}", ready.body);
    let store = cluster.store(STANDBY);
    until("the instance listens", || {
        count(&store, "SELECT count(*) AS count FROM pg_stat_activity WHERE query LIKE 'LISTEN%'") > 0
    });
    // The row of the other instance is still there, because that instance was killed.
    until("changes wait for the instance", || count(&store, "SELECT count(*) AS count FROM instances") == 2);
}

/// Finding F7: a promoted standby that was behind gave request numbers a second time.
#[test]
fn promoted_standby_that_was_behind_accepts_no_changes_until_a_new_epoch() {
    if is_skipped_on_sqlite() {
        return;
    }
    let db = demonstration();
    let cluster = Cluster::with_data_of(&db);
    let url = cluster.url(&[PRIMARY, STANDBY]);
    let server = serve(&db, &url, "/readyz", Stdio::inherit());
    // Only a standby that is not synchronous can be behind.
    cluster.sql(PRIMARY, "ALTER SYSTEM RESET synchronous_standby_names");
    cluster.sql(PRIMARY, "SELECT pg_reload_conf()");
    cluster.run("pg_ctl", &["-D", &cluster.data(STANDBY), "-w", "-m", "fast", "stop"]);
    let rita = Person::demo(&server, "registrant");
    let lost = [submitted(&rita), submitted(&rita)];
    cluster.kill(PRIMARY);
    cluster.start(STANDBY);
    cluster.promote();
    is_stopped(&server);
    commands_are_stopped(&db, &url);

    let said = done(&nidreg(&db).env("DATABASE_URL", &url).args(["db", "after-disaster"]).output().unwrap());
    assert!(said.contains("epoch 2-"), "{said}");
    let reader = Person::nobody(&server);
    until("the server accepts changes again", || reader.get("/readyz").status == 200);
    assert!(!lost.contains(&submitted(&Person::demo(&server, "registrant"))));
}

/// The users who act during the failover: an operator writes notes on a request, the others start requests.
const PEOPLE: [&str; 5] = ["operator", "registrant", "other", "transit", "archive"];

/// One action: its path, its form, and the query that counts it by a unique word.
struct EventKind {
    path: String,
    form: Vec<(&'static str, String)>,
    stored: String,
}

impl EventKind {
    fn new(name: &str, number: &str, word: &str) -> Self {
        let (path, mut form, stored) = if name == "operator" {
            let stored = format!("SELECT count(*) AS count FROM operator_notes WHERE body = '{word}'");
            (format!("/requests/{number}/notes"), vec![("note", word.to_owned())], stored)
        } else {
            let stored = format!("SELECT count(*) AS count FROM requests WHERE nid = '{word}'");
            ("/register".to_owned(), vec![("kind", "new_formal".to_owned()), ("nid", word.to_owned())], stored)
        };
        form.push(("once", format!("once-{word}")));
        Self { path, form, stored }
    }

    /// Sends the same form until it is acknowledged, like a person who reloads the page. Returns the time of the acknowledgement.
    fn acknowledged(&self, person: &Person) -> Instant {
        let form: Vec<(&str, &str)> = self.form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(2) {
            match person.try_post(&self.path, &form) {
                Some(answer) if answer.status == 303 || answer.body.contains("<h1>Already done</h1>") => return Instant::now(),
                Some(answer) => assert_eq!(answer.status, 503, "{}: {}", self.path, answer.body),
                None => {}
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("{} was never acknowledged", self.path);
    }
}

#[test]
#[ignore = "script/test full"]
fn ten_failovers_neither_lose_nor_repeat_an_acknowledged_action() {
    if is_skipped_on_sqlite() {
        return;
    }
    for round in 1..=10 {
        fail_over(round);
    }
}

/// A request on which operators work.
fn number_of(store: &Store) -> String {
    column(store, "SELECT number AS what FROM requests WHERE state = 'intake' ORDER BY number LIMIT 1").remove(0)
}

fn fail_over(round: usize) {
    /// Ten people at a time: five on each instance.
    const ACTS_OF_EACH: usize = 10;
    let db = demonstration();
    let cluster = Cluster::with_data_of(&db);
    let urls = [cluster.url(&[PRIMARY, STANDBY]), cluster.url(&[STANDBY, PRIMARY])];
    let servers = urls.each_ref().map(|url| serve(&db, url, "/readyz", Stdio::inherit()));
    let number = number_of(&cluster.store(PRIMARY));
    let readers = servers.each_ref().map(Person::nobody);
    assert!(readers.iter().all(|reader| reader.get(PAGE).status == 200));
    let mut people = Vec::new();
    for name in PEOPLE {
        let person = Person::demo(&servers[0], name);
        for (place, server) in servers.iter().enumerate() {
            let words = (1..=ACTS_OF_EACH).map(|nth| format!("{name}{place}x{nth}"));
            let acts: Vec<EventKind> = words.map(|word| EventKind::new(name, &number, &word)).collect();
            people.push((Person { agent: person.agent.clone(), base: server.base.clone() }, acts));
        }
    }

    let (at, stop) = (Mutex::new(Vec::new()), AtomicBool::new(false));
    let (before, promoted, pages) = std::thread::scope(|scope| {
        let (at, stop) = (&at, &stop);
        let acting: Vec<_> = people
            .iter()
            .map(|(person, acts)| {
                scope.spawn(move || {
                    for act in acts {
                        let when = act.acknowledged(person);
                        at.lock().unwrap().push(when);
                        std::thread::sleep(Duration::from_millis(20));
                    }
                })
            })
            .collect();
        let reading: Vec<_> = readers
            .iter()
            .map(|reader| {
                scope.spawn(move || {
                    let (begun, mut pages) = (Instant::now(), 0_usize);
                    while !stop.load(Ordering::Relaxed) && begun.elapsed() < Duration::from_mins(3) {
                        let answer = reader.get(PAGE);
                        assert_eq!(answer.status, 200, "after {pages} pages: {}", answer.body);
                        pages += 1;
                        std::thread::sleep(Duration::from_millis(5));
                    }
                    pages
                })
            })
            .collect();
        until("forty actions are acknowledged", || at.lock().unwrap().len() >= 40);
        cluster.kill(PRIMARY);
        let killed = Instant::now();
        let before = at.lock().unwrap().len();
        // The time that a failover manager may need to detect the failure.
        std::thread::sleep(Duration::from_secs(2));
        cluster.promote();
        let promoted = killed.elapsed();
        let ended: Vec<_> = acting.into_iter().map(std::thread::ScopedJoinHandle::join).collect();
        stop.store(true, Ordering::Relaxed);
        let pages: usize = reading.into_iter().map(|reader| reader.join().unwrap()).sum();
        ended.into_iter().for_each(Result::unwrap);
        (before, promoted, pages)
    });

    let mut at = at.into_inner().unwrap();
    at.sort();
    let longest = at.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap();
    let all = people.len() * ACTS_OF_EACH;
    println!(
        "failover {round}: {before} of {all} actions acknowledged before the primary was killed; the standby was promoted after {:.1} s; \
         {:.1} s without writes; {pages} pages were read",
        promoted.as_secs_f64(),
        longest.as_secs_f64()
    );
    assert!(at.len() == all && before < all && longest >= promoted / 2, "the primary was killed in the middle of the actions");
    let store = cluster.store(STANDBY);
    for act in people.iter().flat_map(|(_, acts)| acts) {
        assert_eq!(count(&store, &act.stored), 1, "{}", act.stored);
    }
    for reader in &readers {
        until("the instance is ready without a restart", || reader.get("/readyz").status == 200);
        assert_eq!(reader.get("/requests").status, 200);
    }
    // Commands also find the server that accepts changes.
    let command = |arguments: &[&str]| done(&nidreg(&db).env("DATABASE_URL", &urls[0]).args(arguments).output().unwrap());
    assert_eq!(command(&["db", "check"]), "ready\n");
    assert!(command(&["config", "check"]).contains("DATABASE_URL=(not shown)"));
}
