//! A separate database for each test. Migrating and importing a registry takes longer than many tests, so it is done once per run
//! and each test gets a copy.

use super::operator::{done, nidreg};
use diesel::connection::SimpleConnection as _;
use diesel::{Connection as _, RunQueryDsl as _};
use nidreg::registry;
use nidreg::store::{Error, Store, migrations};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// The initial contents of a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Contents {
    /// The schema and IANA's registry.
    Registry,
    /// What `serve --demo` creates in an empty database, with its emails still unsent.
    Demo,
}

/// A database for one test: a SQLite file in a temporary folder, or a new database on the server named by `NIDREG_TEST_POSTGRES`.
/// `script/test` runs the suite once with each.
pub struct TestDb {
    pub url: String,
    pub dir: tempfile::TempDir,
    /// On PostgreSQL: the server URL and the database name.
    name: Option<(String, String)>,
    made: AtomicBool,
}

static DATABASES: AtomicU32 = AtomicU32::new(0);

impl TestDb {
    /// Uses an in-memory file system if the machine has one (`NIDREG_TEST_DIR`, set by `script/test`).
    pub fn new() -> Self {
        Self::within(&light_folder(), std::env::var("NIDREG_TEST_POSTGRES").ok())
    }

    /// Always on SQLite, whichever database the run uses, to compare the two.
    pub fn sqlite() -> Self {
        Self::within(&light_folder(), None)
    }

    /// On disk, for durability tests.
    pub fn on_disk() -> Self {
        Self::within(&std::env::temp_dir(), std::env::var("NIDREG_TEST_POSTGRES").ok())
    }

    fn within(folder: &Path, server: Option<String>) -> Self {
        let dir = tempfile::tempdir_in(folder).unwrap();
        // Process IDs are reused in a long run. The folder name is unique while its database exists.
        let suffix: String = dir.path().to_string_lossy().chars().rev().take(6).collect::<String>().to_lowercase();
        let number = DATABASES.fetch_add(1, Ordering::Relaxed);
        let name = server.map(|server| (server, format!("t{}_{number}_{suffix}", std::process::id())));
        let url = match &name {
            Some((server, name)) => format!("{server}/{name}"),
            None => format!("sqlite:{}", dir.path().join("test.db").display()),
        };
        Self { url, dir, name, made: AtomicBool::new(false) }
    }

    pub fn is_postgres(&self) -> bool {
        self.name.is_some()
    }

    /// Opens the store, migrated and with IANA's registry.
    pub fn store(&self) -> Store {
        self.fill(Contents::Registry);
        self.bare_store()
    }

    /// Opens the store without migrating it: it is empty, unless it was filled before.
    pub fn bare_store(&self) -> Store {
        self.make(None);
        self.open()
    }

    /// Copies the run's template, unless there is a database already.
    pub fn fill(&self, contents: Contents) {
        if !self.made.load(Ordering::Relaxed) {
            self.make(Some(&template(contents, self.name.as_ref().map(|(server, _)| server.as_str()))));
        }
    }

    /// Creates an empty database, unless there is one already. SQLite creates its file on first use.
    pub fn make_empty(&self) {
        self.make(None);
    }

    fn make(&self, template: Option<&str>) {
        if self.made.swap(true, Ordering::Relaxed) {
            return;
        }
        if let Some((server, name)) = &self.name {
            let like = template.map(|template| format!(" TEMPLATE {template}")).unwrap_or_default();
            on_server(server, &format!("CREATE DATABASE {name}{like}"));
        } else if let Some(template) = template {
            let own = self.url.trim_start_matches("sqlite:");
            fs::copy(template, own).unwrap();
            // The program creates its files readable by the owner only.
            fs::set_permissions(own, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
        }
    }

    /// A new database with the contents of this one, which no server may be using.
    pub fn copy(&self) -> Self {
        let copy = Self::new();
        if let Some((_, name)) = &self.name {
            copy.make(Some(name));
        } else {
            // A copy of the file alone would lack what is still in its write-ahead log.
            let file = |db: &Self| db.url.trim_start_matches("sqlite:").to_owned();
            let mut whole = diesel::SqliteConnection::establish(&file(self)).unwrap();
            whole.batch_execute(&format!("PRAGMA busy_timeout = 10000; VACUUM INTO '{}'", file(&copy))).unwrap();
            fs::set_permissions(file(&copy), std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
            copy.make_empty();
        }
        copy
    }

    /// Removes the database from the server of PostgreSQL, where it would stay; a file goes with its folder.
    pub fn remove(self) {
        if let Some((server, name)) = &self.name {
            on_server(server, &format!("DROP DATABASE {name}"));
        }
    }

    /// Keeps a copy of the database, which no server may be using.
    pub fn keep_copy(&self) {
        match &self.name {
            Some((server, name)) => on_server(server, &format!("CREATE DATABASE {name}_copy TEMPLATE {name}")),
            None => {
                done(&nidreg(self).args(["db", "backup", "copy.db"]).output().unwrap());
            }
        }
    }

    /// Puts the copy in the place of the database, also while servers use it.
    pub fn restore_copy(&self) {
        let Some((server, name)) = &self.name else {
            for ending in ["-wal", "-shm"] {
                let _ = fs::remove_file(self.dir.path().join(format!("test.db{ending}")));
            }
            return fs::rename(self.dir.path().join("copy.db"), self.dir.path().join("test.db")).unwrap();
        };
        on_server(server, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
        let end = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
        on_server(server, &end);
        // An ended connection takes a moment to disappear.
        std::thread::sleep(Duration::from_millis(500));
        on_server(server, &format!("ALTER DATABASE {name} RENAME TO {name}_lost"));
        on_server(server, &format!("ALTER DATABASE {name}_copy RENAME TO {name}"));
    }

    fn open(&self) -> Store {
        Store::open(&self.url.parse().unwrap()).unwrap()
    }
}

/// Whether the run uses PostgreSQL.
pub fn on_postgres() -> bool {
    std::env::var_os("NIDREG_TEST_POSTGRES").is_some()
}

/// Whether a test of PostgreSQL must be skipped, and prints that it was.
pub fn is_skipped_on_sqlite() -> bool {
    if !on_postgres() {
        eprintln!("skipped: this test needs PostgreSQL; see script/postgres");
    }
    !on_postgres()
}

fn light_folder() -> PathBuf {
    std::env::var_os("NIDREG_TEST_DIR").map_or_else(std::env::temp_dir, PathBuf::from)
}

fn on_server(server: &str, sql: &str) {
    let mut conn = diesel::PgConnection::establish(&format!("{server}/postgres")).unwrap();
    conn.batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// The folder of this run's template databases. nextest starts a process per test and gives the run an ID; `cargo test` is one process.
/// Another run never reuses a template, because the demonstration data contains dates.
fn run_folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let run = std::env::var("NEXTEST_RUN_ID").unwrap_or_else(|_| std::process::id().to_string());
        let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("templates");
        let folder = all.join(run);
        fs::create_dir_all(&folder).unwrap();
        forget_old_runs(&all);
        folder
    })
}

fn forget_old_runs(all: &Path) {
    for entry in fs::read_dir(all).unwrap().flatten() {
        let age = entry.metadata().and_then(|meta| meta.modified()).ok().and_then(|at| at.elapsed().ok());
        if age.is_some_and(|age| age > Duration::from_hours(24)) {
            // Another process may be deleting it at the same time.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// The path of the template file, or the name of the template database on the server. The first process that needs it creates it
/// while the others wait.
fn template(contents: Contents, server: Option<&str>) -> String {
    let name = match contents {
        Contents::Registry => "registry",
        Contents::Demo => "demo",
    };
    let kind = if server.is_some() { "postgres" } else { "db" };
    let folder = run_folder();
    // The lock file is deleted with the folder.
    let lock = File::create(folder.join(format!("{name}.{kind}.lock"))).unwrap();
    lock.lock().unwrap();
    let kept = folder.join(format!("{name}.{kind}"));
    if !kept.exists() {
        match (contents, server) {
            (Contents::Demo, None) => demo_copy(&kept),
            (Contents::Registry, None) => {
                let original = TestDb::within(&light_folder(), None);
                load(&original);
                // The final name appears only after a complete copy.
                let part = folder.join(format!("{name}.part"));
                let file = original.url.trim_start_matches("sqlite:");
                let mut whole = diesel::SqliteConnection::establish(file).unwrap();
                whole.batch_execute(&format!("PRAGMA busy_timeout = 10000; VACUUM INTO '{}'", part.display())).unwrap();
                fs::rename(part, &kept).unwrap();
            }
            (_, Some(server)) => {
                let original = TestDb::within(&light_folder(), Some(server.to_owned()));
                original.make_empty();
                match contents {
                    Contents::Registry => load(&original),
                    Contents::Demo => moved(&original),
                }
                fs::write(&kept, &original.name.as_ref().unwrap().1).unwrap();
            }
        }
    }
    match server {
        Some(_) => fs::read_to_string(kept).unwrap(),
        None => kept.to_str().unwrap().to_owned(),
    }
}

/// Creates the schema and imports IANA's registry.
fn load(original: &TestDb) {
    let store = original.open();
    migrations::migrate(&store).unwrap();
    store.write(|conn| registry::publish::load_builtin(conn, nidreg::clock::now())).unwrap();
    store.write(|conn| registry::profiles::catalog::load_shipped_profiles(conn, nidreg::clock::now())).unwrap();
}

/// The demonstration data on SQLite: the copy that `script/test` made for all its steps, or a new one for this run.
fn demo_copy(kept: &Path) {
    if let Some(whole) = std::env::var_os("NIDREG_TEST_DEMO") {
        std::os::unix::fs::symlink(whole, kept).unwrap();
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/script/demonstration");
    let made = Command::new(script).arg(kept).env("NIDREG_BIN", env!("CARGO_BIN_EXE_nidreg")).status().unwrap();
    assert!(made.success(), "{script} states the reason");
}

/// The demonstration data on PostgreSQL. Transferring it from SQLite takes a tenth of the time of creating it there.
fn moved(original: &TestDb) {
    let file = original.dir.path().join("demo.db");
    fs::copy(template(Contents::Demo, None), &file).unwrap();
    done(&nidreg(original).args(["db", "from-sqlite"]).arg(&file).output().unwrap());
}

/// The store of a database that has only the schema.
pub fn migrated(db: &TestDb) -> Store {
    let store = db.bare_store();
    nidreg::store::migrations::migrate(&store).unwrap();
    store
}

#[derive(diesel::QueryableByName)]
struct Count {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    count: i64,
}

/// The result of a query with one integer column named `count`.
pub fn count(store: &Store, sql: &str) -> i64 {
    store.read(|conn| diesel::sql_query(sql).get_result::<Count>(conn).map_err(Error::from)).unwrap().count
}

#[derive(diesel::QueryableByName)]
struct Text {
    #[diesel(sql_type = diesel::sql_types::Text)]
    what: String,
}

/// The values of a query with one text column named `what`.
pub fn column(store: &Store, sql: &str) -> Vec<String> {
    let rows: Vec<Text> = store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| row.what).collect()
}

/// Changes a database with the program's own transaction, so that the public log has the changes.
pub fn sql(db: &TestDb, sql: &str) {
    db.bare_store().write(|conn| conn.batch_execute(sql).map_err(Error::from)).unwrap();
}

/// Changes a database directly, without the program.
pub fn by_hand(db: &TestDb, sql: &str) {
    let mut conn = nidreg::store::AnyConnection::establish(db.url.trim_start_matches("sqlite:")).unwrap();
    if !db.is_postgres() {
        conn.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON").unwrap();
    }
    conn.batch_execute(&format!("BEGIN; {sql}; COMMIT")).unwrap();
}
