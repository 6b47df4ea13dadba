//! Operating the server: settings, start, restart without failed requests, shutdown, file permissions and clock jumps.
use crate::common::operator::{mode, nidreg, refused, run};
use crate::common::prelude::*;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::{UnixDatagram, UnixStream};
use std::process::Child;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A server that is killed when the test ends.
struct Server(Child);

impl Server {
    /// Starts the server and waits for its first line, which contains the address.
    fn start(mut command: Command) -> (Self, String) {
        let mut child = command.arg("serve").stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().expect("a first line").unwrap();
        std::thread::spawn(move || lines.for_each(drop));
        (Self(child), first.rsplit(' ').next().unwrap().trim_end_matches('/').to_owned())
    }

    fn ask_to_stop(&self) {
        assert!(Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status().unwrap().success());
    }

    fn ends_within(&mut self, limit: Duration) -> Option<i32> {
        let asked = Instant::now();
        loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status.code();
            }
            assert!(asked.elapsed() < limit, "the program is still running after {limit:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Sends a GET request over a Unix socket, as a proxy does.
fn get_over(socket: &Path, path: &str) -> String {
    let started = Instant::now();
    loop {
        let answer = UnixStream::connect(socket).and_then(|mut stream| {
            write!(stream, "GET {path} HTTP/1.1\r\nHost: registry.example\r\nConnection: close\r\n\r\n")?;
            let mut text = String::new();
            stream.read_to_string(&mut text).map(|_| text)
        });
        match answer {
            Ok(text) => return text,
            Err(error) => assert!(started.elapsed() < Duration::from_mins(1), "{error}"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn get(base: &str, path: &str) -> Result<u16, ureq::Error> {
    Ok(ureq::get(format!("{base}{path}")).config().http_status_as_error(false).build().call()?.status().as_u16())
}

fn wait_until_ready(base: &str) {
    until("the program is ready", || get(base, "/readyz").is_ok_and(|status| status == 200));
}

#[test]
fn stale_socket_file_is_replaced_but_a_live_one_is_refused() {
    let db = TestDb::new();
    let socket = db.dir.path().join("nidreg.sock");
    let serve = || {
        let mut command = nidreg(&db);
        command.env("NIDREG_BIND", format!("unix:{}", socket.display())).env("NIDREG_PUBLIC_URL", "https://registry.example");
        command
    };
    let (mut first, said) = Server::start(serve());
    assert_eq!(said, "https://registry.example");
    assert!(get_over(&socket, "/readyz").starts_with("HTTP/1.1 200"));
    assert_eq!(mode(&socket), 0o660, "owner and group of the proxy");
    let second = serve().arg("serve").output().unwrap();
    refused(&second, 7, "another program is listening there");
    first.0.kill().unwrap();
    first.0.wait().unwrap();
    assert!(socket.exists(), "a killed server leaves its socket file");
    let (_third, _) = Server::start(serve());
    assert!(get_over(&socket, "/assignments/urn-namespaces").starts_with("HTTP/1.1 200"));

    let file = db.dir.path().join("no-socket");
    std::fs::write(&file, "words").unwrap();
    let mut on_a_file = nidreg(&db);
    on_a_file.env("NIDREG_BIND", format!("unix:{}", file.display())).env("NIDREG_PUBLIC_URL", "https://registry.example");
    refused(&on_a_file.arg("serve").output().unwrap(), 7, "cannot listen on unix:");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "words", "a file that is not a socket is not removed");
}

#[test]
fn listen_address_accepts_a_host_name() {
    let db = TestDb::new();
    let port = crate::common::free_port();
    let mut command = nidreg(&db);
    command.env("NIDREG_BIND", format!("localhost:{port}"));
    let (_server, said) = Server::start(command);
    assert_eq!(said, format!("http://localhost:{port}"));
    wait_until_ready(&format!("http://127.0.0.1:{port}"));
}

/// Passes a listening socket to the program as systemd does: as descriptor 3, with the program's own process ID.
fn activated(db: &TestDb, listener: &std::net::TcpListener) -> Command {
    let mut command = Command::new("sh");
    let program = "exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec \"$0\" \"$@\"";
    command.args(["-c", program, env!("CARGO_BIN_EXE_nidreg")]);
    let base = format!("http://{}", listener.local_addr().unwrap());
    db.make_empty();
    command.current_dir(db.dir.path()).env("DATABASE_URL", &db.url).env("RUST_LOG", "error").env("NIDREG_PUBLIC_URL", base);
    // This is not a usable address: the inherited socket takes precedence over this setting.
    command.env("NIDREG_BIND", "192.0.2.1:1").stdin(Stdio::from(OwnedFd::from(listener.try_clone().unwrap())));
    command
}

#[test]
fn restart_with_socket_activation_drops_no_requests() {
    let db = TestDb::new();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let (mut old, base) = Server::start(activated(&db, &listener));
    wait_until_ready(&base);
    let (stop, answered) = (AtomicBool::new(false), AtomicUsize::new(0));
    let failed = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    match get(&base, "/assignments/urn-namespaces") {
                        Ok(200) => _ = answered.fetch_add(1, Ordering::Relaxed),
                        other => failed.lock().unwrap().push(format!("{other:?}")),
                    }
                }
            });
        }
        for _ in 0..3 {
            std::thread::sleep(Duration::from_millis(300));
            // As when systemd restarts a service: the old process ends, then the new one starts; the socket stays open.
            old.ask_to_stop();
            assert_eq!(old.ends_within(Duration::from_secs(21)), Some(0));
            let before = answered.load(Ordering::Relaxed);
            old = Server::start(activated(&db, &listener)).0;
            wait_until_ready(&base);
            let started = Instant::now();
            while answered.load(Ordering::Relaxed) <= before && started.elapsed() < Duration::from_secs(10) {
                std::thread::sleep(Duration::from_millis(10));
            }
            assert!(answered.load(Ordering::Relaxed) > before, "the new program answers");
        }
        stop.store(true, Ordering::Relaxed);
    });
    assert!(failed.lock().unwrap().is_empty(), "{:?}", failed.lock().unwrap());
}

#[test]
fn systemd_is_notified_once_the_server_is_ready() {
    let db = TestDb::new();
    let path = db.dir.path().join("notify");
    let notify = UnixDatagram::bind(&path).unwrap();
    notify.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let port = crate::common::free_port();
    let mut command = nidreg(&db);
    command.env("NOTIFY_SOCKET", &path).env("NIDREG_BIND", format!("127.0.0.1:{port}"));
    let (_server, base) = Server::start(command);
    let mut message = [0; 64];
    let length = notify.recv(&mut message).unwrap();
    assert_eq!(&message[..length], b"READY=1\n");
    assert_eq!(get(&base, "/readyz").unwrap(), 200, "ready means ready");
}

#[test]
fn log_lines_have_a_priority_only_in_the_journal_of_systemd() {
    let db = TestDb::new();
    for is_journal in [true, false] {
        let log = db.dir.path().join("log");
        let file = std::fs::File::create(&log).unwrap();
        let about = file.metadata().unwrap();
        let journal = if is_journal { format!("{}:{}", about.dev(), about.ino()) } else { "1:1".to_owned() };
        let port = crate::common::free_port();
        let mut command = nidreg(&db);
        command.env("RUST_LOG", "warn").env("JOURNAL_STREAM", journal).env("NIDREG_BIND", format!("127.0.0.1:{port}"));
        command.stderr(file);
        let (_server, _) = Server::start(command);
        let text = std::fs::read_to_string(&log).unwrap();
        let line = text.lines().find(|line| line.contains("most registered texts are not in this registry"));
        assert_eq!(line.expect("a warning").starts_with("<4>2"), is_journal, "{text}");
    }
}

#[test]
fn hanging_mail_server_does_not_delay_shutdown() {
    let db = TestDb::new();
    drop(TestServer::start(&db, true));
    // Accepts connections but never responds; lettre waits for thirty seconds.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = crate::common::free_port();
    let mut command = nidreg(&db);
    command.env("NIDREG_BIND", format!("127.0.0.1:{port}"));
    command.env("NIDREG_SMTP_URL", format!("smtp://{}", silent.local_addr().unwrap()));
    let store = db.bare_store();
    store
        .write(|conn: &mut AnyConnection| {
            conn.batch_execute("UPDATE outbox SET sent_at = NULL, due_at = '2026-01-01T00:00:00.000000Z'").map_err(Error::from)
        })
        .unwrap();
    let (mut server, base) = Server::start(command);
    wait_until_ready(&base);
    let (_held, _) = silent.accept().unwrap();
    server.ask_to_stop();
    assert_eq!(server.ends_within(Duration::from_secs(21)), Some(0));
}

#[test]
fn settings_are_read_from_a_file_and_secrets_from_separate_files() {
    let db = TestDb::new();
    let conf = db.dir.path().join("nidreg.conf");
    let url = db.dir.path().join("database-url");
    std::fs::write(&url, format!("{}\n", db.url)).unwrap();
    let port = crate::common::free_port();
    let words = format!("# where\nNIDREG_BIND=127.0.0.1:{port}\nDATABASE_URL_FILE={}\nNIDREG_MAIL_DIR=letters\n", url.display());
    std::fs::write(&conf, words).unwrap();
    let with_conf = || {
        let mut command = nidreg(&db);
        command.env_remove("DATABASE_URL").env("NIDREG_CONF", &conf);
        command
    };
    let (_server, base) = Server::start(with_conf());
    wait_until_ready(&base);
    assert_eq!(base, format!("http://127.0.0.1:{port}"));
    assert!(done(&with_conf().args(["db", "check"]).output().unwrap()).contains("ready"));
    std::fs::write(&conf, "NIDREG_BIMD=127.0.0.1:1\n").unwrap();
    refused(&with_conf().args(["db", "check"]).output().unwrap(), 7, "line 1: unknown setting \"NIDREG_BIMD\"");
}

#[test]
fn commands_do_not_panic_when_stdout_is_closed() {
    let db = TestDb::new();
    drop(TestServer::start(&db, false));
    let text = db.dir.path().join("text");
    std::fs::write(&text, "urn:isbn:0451450523 ".repeat(20_000)).unwrap();
    for arguments in [
        &["doctor"][..],
        &["doctor", "--full"],
        &["db", "check"],
        &["jobs", "run"],
        &["account", "list"],
        &["export", "registry", "--as", "txt"],
        &["urn", "find", "text"],
        &["nid", "check", "example-co"],
        &["--help"],
        &["serve", "--help"],
    ] {
        // The pipe has no reader from the start, so writing the first line already fails.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output =
            nidreg(&db).args(arguments).stdout(writer).stderr(Stdio::piped()).spawn().unwrap().wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("panicked"), "{arguments:?}: {said}");
        assert!(matches!(output.status.code(), Some(0 | 1)), "{arguments:?}: {:?} {said}", output.status);
    }
}

#[test]
fn server_runs_with_stdout_closed() {
    let db = TestDb::new();
    let port = crate::common::free_port();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = nidreg(&db);
    command.arg("serve").env("NIDREG_BIND", format!("127.0.0.1:{port}")).stdout(writer);
    let _server = Server(command.spawn().unwrap());
    wait_until_ready(&format!("http://127.0.0.1:{port}"));
}

#[test]
fn created_files_are_readable_only_by_their_owner() {
    let db = TestDb::new();
    // The database is created by the program, not copied by the test.
    db.make_empty();
    let server = TestServer::start(&db, false);
    let form = [("email", "per@x.example")];
    assert_eq!(Person::nobody(&server).post("/account/new", &form).status, 200);
    let emails = db.dir.path().join("mail");
    let started = Instant::now();
    let email = loop {
        let found = std::fs::read_dir(&emails).into_iter().flatten().flatten().map(|entry| entry.path());
        if let Some(email) = found.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "eml")) {
            break email;
        }
        assert!(started.elapsed() < Duration::from_mins(1), "no email was written");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(mode(&email), 0o600);
    if db.is_postgres() {
        return;
    }
    for ending in ["", "-wal", "-shm"] {
        assert_eq!(mode(&db.dir.path().join(format!("test.db{ending}"))), 0o600, "test.db{ending}");
    }
    done(&run(&db, &["db", "backup", "copy.db"]));
    assert_eq!(mode(&db.dir.path().join("copy.db")), 0o600);
    drop(server);
    let file = db.dir.path().join("test.db");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let doctor = run(&db, &["doctor"]);
    let report = String::from_utf8_lossy(&doctor.stdout);
    says(&report, &["FAULT  other users of this machine can read", "ok     emails are not sent: NIDREG_SMTP_URL is not set"]);
}

#[test]
fn clock_jump_suspends_jobs_until_an_operator_confirms_the_clock() {
    let (db, _server, [operator]) = TestServer::demo(["operator"]);
    let store = db.store();
    let now = nidreg::clock::now();
    let believe = |hours: i64| {
        let at = now + jiff::SignedDuration::from_hours(hours);
        store.write(|conn| nidreg::store::accepted_clock::record_plausible_time(conn, at)).unwrap();
    };
    let remedy = "nidreg jobs run --clock-is-right";
    assert!(!operator.get("/operator").body.contains(remedy));

    // The clock seems to have jumped eight days ahead: due jobs are suspended until an operator confirms it.
    believe(-8 * 24);
    refused(&run(&db, &["jobs", "run"]), 7, "was last accepted on");
    assert!(operator.get("/operator").body.contains(remedy), "the operator queue states that due jobs are paused");
    let doctor = run(&db, &["doctor"]);
    assert!(String::from_utf8_lossy(&doctor.stdout).contains("more than 7 days have passed"), "{doctor:?}");
    done(&run(&db, &["jobs", "run", "--clock-is-right"]));
    assert!(!operator.get("/operator").body.contains(remedy));
    done(&run(&db, &["jobs", "run"]));

    // The clock is behind the last accepted time.
    believe(24);
    refused(&run(&db, &["jobs", "run"]), 7, "the clock was set back");
    assert_eq!(operator.get("/readyz").status, 200, "readers are still served");
}

#[test]
fn every_command_in_the_manual_exists() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let pages = ["OPERATING.md", "POSTGRESQL.md", "TROUBLESHOOTING.md"];
    let manual = pages.map(|page| std::fs::read_to_string(docs.join(page)).unwrap()).join("\n");
    let (mut commands, mut is_block) = (BTreeSet::new(), false);
    for part in manual.split("```") {
        let lines: Vec<String> = if is_block {
            part.lines().map(str::to_owned).collect()
        } else {
            part.split('`').skip(1).step_by(2).map(|code| code.replace('\n', " ")).collect()
        };
        is_block = !is_block;
        for line in &lines {
            let command = line.split(" #").next().unwrap().trim().trim_start_matches("sudo ");
            let arguments = command.split_once("nidregctl ").filter(|(before, _)| before.is_empty() || before.ends_with(' '));
            let arguments = arguments.map(|(_, arguments)| arguments).or_else(|| command.strip_prefix("nidreg "));
            commands.extend(arguments.map(str::to_owned));
        }
    }
    assert!(commands.len() > 30, "{commands:?}");
    for command in commands {
        // The shell removes the quotes. With `--help`, the rest of the line is parsed and nothing is done.
        let program = env!("CARGO_BIN_EXE_nidreg");
        done(&Command::new("sh").args(["-c", &format!("exec \"$0\" {command} --help"), program]).output().unwrap());
    }
}

#[test]
fn unknown_environment_variable_stops_every_command_and_names_the_similar_setting() {
    let db = TestDb::new();
    for arguments in [&["serve"][..], &["doctor"], &["config", "check"]] {
        let output = nidreg(&db).args(arguments).env("NIDREG_PUBLIC_URI", "https://registry.example").output().unwrap();
        refused(&output, 7, "NIDREG_PUBLIC_URI is not a setting (did you mean NIDREG_PUBLIC_URL?)");
    }
    assert!(!db.dir.path().join("nidreg.key").exists(), "no file is created");
}

#[test]
fn config_check_prints_settings_without_secrets() {
    let db = TestDb::new();
    let check = |name: &str, value: &str| nidreg(&db).args(["config", "check"]).env(name, value).output().unwrap();
    let printed = done(&check("NIDREG_SMTP_URL", "smtp://user:hunter2@mail.example:25"));
    says(&printed, &["NIDREG_SMTP_URL=(not shown)", "!hunter2", "DATABASE_URL=(not shown)", "the settings are valid"]);
    refused(&check("NIDREG_PUBLISH", "three"), 7, "NIDREG_PUBLISH");
    // Everything that the server needs is tested, and the server creates nothing with it.
    for url in ["smtp://[::1", "smtp://localhost:99999", "smtp://"] {
        refused(&check("NIDREG_SMTP_URL", url), 7, "NIDREG_SMTP_URL cannot be used");
    }
    let folder = tempfile::tempdir().unwrap();
    let mut serve = Command::new(env!("CARGO_BIN_EXE_nidreg"));
    serve.current_dir(folder.path()).arg("serve").env("NIDREG_BIND", "127.0.0.1:0").env("NIDREG_SMTP_URL", "smtp://[::1");
    refused(&serve.env_remove("DATABASE_URL").output().unwrap(), 7, "NIDREG_SMTP_URL cannot be used");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is created");
}

#[test]
fn occupied_port_stops_the_start_before_anything_is_created() {
    let occupied = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = occupied.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .current_dir(folder.path())
        .arg("serve")
        .env("NIDREG_BIND", &address)
        .env_remove("DATABASE_URL")
        .output()
        .unwrap();
    refused(&output, 7, &format!("cannot listen on {address}"));
    refused(&output, 7, "NIDREG_BIND");
    let created: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(created.is_empty(), "{created:?}");
}

#[test]
fn maintenance_makes_a_running_server_read_only_with_the_message() {
    let (db, server, [registrant, operator]) = TestServer::demo(["registrant", "operator"]);
    let typed = [("kind", "new_formal"), ("nid", "kept-words")];

    refused(&run(&db, &["maintenance", "on", "--message", "two\nlines"]), 2, "single line");
    done(&run(&db, &["maintenance", "on", "--message", "We move to another machine until 14:00 UTC."]));
    let answer = registrant.post("/register", &typed).is(
        503,
        &[
            "under maintenance",
            "We move to another machine until 14:00 UTC.",
            "kept-words",
            "Try again after the maintenance.",
            "!Wait a moment",
        ],
    );
    assert_ne!(answer.header("retry-after"), "");
    operator
        .post("/operator/reserved", &[("nid", "lampwright"), ("reason", "A long reason\nin two lines.")])
        .is(503, &["in two lines.</textarea>"]);
    assert_eq!(registrant.get("/waiting").status, 200);
    assert_eq!(Person::nobody(&server).get("/assignments/urn-namespaces").status, 200);
    refused(&run(&db, &["doctor"]), 1, "");
    assert!(String::from_utf8(run(&db, &["doctor"]).stdout).unwrap().contains("FAULT  maintenance is on since"));

    assert!(done(&run(&db, &["maintenance", "off"])).contains("maintenance is off"));
    assert!(done(&run(&db, &["maintenance", "off"])).contains("was not on"));
    assert_eq!(registrant.post("/register", &typed).status, 303);
}
