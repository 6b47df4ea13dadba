//! A database of one test's own. Migrating and loading a registry takes longer than many a test: it is done once for a whole run,
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

/// What a copy starts with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Contents {
    /// The schema and IANA's registry.
    Registry,
    /// What `serve --demo` makes of an empty database, its emails not yet sent.
    Demo,
}

/// A database of one test's own: a SQLite file in a temporary folder, or, when `NIDREG_TEST_POSTGRES` names a server, a new
/// database there. `script/test` runs the suite once with each.
pub struct TestDb {
    pub url: String,
    pub dir: tempfile::TempDir,
    /// On PostgreSQL: the server's URL and the name, until the database is made.
    name: Option<(String, String)>,
    made: AtomicBool,
}

static DATABASES: AtomicU32 = AtomicU32::new(0);

impl TestDb {
    /// In memory, as far as the machine has a place there (`NIDREG_TEST_DIR`, set by `script/test`).
    pub fn new() -> Self {
        Self::within(&light_folder(), std::env::var("NIDREG_TEST_POSTGRES").ok())
    }

    /// On SQLite, whatever the run is for: to compare the two.
    pub fn sqlite() -> Self {
        Self::within(&light_folder(), None)
    }

    /// On the disk, for the tests about what survives.
    pub fn on_disk() -> Self {
        Self::within(&std::env::temp_dir(), std::env::var("NIDREG_TEST_POSTGRES").ok())
    }

    fn within(folder: &Path, server: Option<String>) -> Self {
        let dir = tempfile::tempdir_in(folder).unwrap();
        // The number of a process comes again within a long run; the folder's name does not while its database is there.
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

    /// Opens the store as it is: with nothing, before anything else was asked of it.
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

    /// Makes an empty database, unless there is one already. SQLite makes its file by itself.
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
            // As the program makes them: for their owner only.
            fs::set_permissions(own, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
        }
    }

    fn open(&self) -> Store {
        Store::open(&self.url.parse().unwrap()).unwrap()
    }
}

/// Whether the run is for PostgreSQL.
pub fn on_postgres() -> bool {
    std::env::var_os("NIDREG_TEST_POSTGRES").is_some()
}

fn light_folder() -> PathBuf {
    std::env::var_os("NIDREG_TEST_DIR").map_or_else(std::env::temp_dir, PathBuf::from)
}

fn on_server(server: &str, sql: &str) {
    let mut conn = diesel::PgConnection::establish(&format!("{server}/postgres")).unwrap();
    conn.batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// The folder of this run's templates. nextest starts a process for each test and names the run; `cargo test` is one process.
/// A template is never older than its run: the demonstration has dates.
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
            // Another process may be at the same.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// A file, or the name of a database on the server; made by the first process that asks, while the others wait.
fn template(contents: Contents, server: Option<&str>) -> String {
    let name = match contents {
        Contents::Registry => "registry",
        Contents::Demo => "demo",
    };
    let kind = if server.is_some() { "postgres" } else { "db" };
    let folder = run_folder();
    // The lock goes with the file.
    let lock = File::create(folder.join(format!("{name}.{kind}.lock"))).unwrap();
    lock.lock().unwrap();
    let kept = folder.join(format!("{name}.{kind}"));
    if !kept.exists() {
        match (contents, server) {
            (Contents::Demo, None) => told(&kept),
            (Contents::Registry, None) => {
                let original = TestDb::within(&light_folder(), None);
                load(&original);
                // A copy that was broken off is not taken for whole.
                let part = folder.join(format!("{name}.part"));
                let file = original.url.trim_start_matches("sqlite:");
                let mut whole = diesel::SqliteConnection::establish(file).unwrap();
                whole.batch_execute(&format!("VACUUM INTO '{}'", part.display())).unwrap();
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

/// Makes the schema and IANA's registry.
fn load(original: &TestDb) {
    let store = original.open();
    migrations::migrate(&store).unwrap();
    store.write(|conn| registry::publish::load_builtin(conn, nidreg::clock::now())).unwrap();
    store.write(|conn| registry::profiles::keep::load_catalogue(conn, nidreg::clock::now())).unwrap();
}

/// The demonstration on SQLite: the copy that `script/test` made for all its steps, or one of this run's own.
fn told(kept: &Path) {
    if let Some(whole) = std::env::var_os("NIDREG_TEST_DEMO") {
        std::os::unix::fs::symlink(whole, kept).unwrap();
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/script/demonstration");
    let made = Command::new(script).arg(kept).env("NIDREG_BIN", env!("CARGO_BIN_EXE_nidreg")).status().unwrap();
    assert!(made.success(), "{script} says why");
}

/// The demonstration on PostgreSQL. Moving it from SQLite takes a tenth of telling it there.
fn moved(original: &TestDb) {
    let file = original.dir.path().join("demo.db");
    fs::copy(template(Contents::Demo, None), &file).unwrap();
    done(&nidreg(original).args(["db", "from-sqlite"]).arg(&file).output().unwrap());
}

/// The store of a database that has the schema and nothing else.
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

/// What a query counts, called `count`.
pub fn count(store: &Store, sql: &str) -> i64 {
    store.read(|conn| diesel::sql_query(sql).get_result::<Count>(conn).map_err(Error::from)).unwrap().count
}

/// Changes a database beside the program.
pub fn sql(db: &TestDb, sql: &str) {
    db.bare_store().write(|conn| conn.batch_execute(sql).map_err(Error::from)).unwrap();
}

/// The statements that take migrations back, the newest first, down to the one with this name.
pub fn taken_back(oldest: &str, on_postgres: bool) -> Vec<String> {
    let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).unwrap();
    let mut names: Vec<String> = folders.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let other = if on_postgres { "--only sqlite" } else { "--only postgresql" };
    let statements = |name: String| {
        let path = format!("{}/migrations/{name}/down.sql", env!("CARGO_MANIFEST_DIR"));
        let (mut sql, mut wanted) = (String::new(), true);
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let bare = line.trim();
            if bare.starts_with("--only ") || bare == "--end" {
                wanted = bare != other;
            } else if wanted {
                sql.push_str(line);
                sql.push('\n');
            }
        }
        format!("{sql}DELETE FROM schema_migrations WHERE name = '{name}'")
    };
    names.into_iter().rev().take_while(|name| name.as_str() >= oldest).map(statements).collect()
}
