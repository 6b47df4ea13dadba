//! Instances with different clocks on one database, and a full disk of the database. On SQLite, only the clock is tested.

use crate::common::is_skipped_on_sqlite;
use crate::common::operator::{nidreg, refused, run};
use crate::common::prelude::*;
use diesel::Connection as _;
use std::os::unix::fs::PermissionsExt as _;

/// Compiles a library for `LD_PRELOAD` in the test's own folder.
fn preloaded(db: &TestDb, source: &str) -> PathBuf {
    let object = db.dir.path().join("preloaded.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/common").join(source);
    let built = Command::new("gcc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&object).arg(source).status().unwrap();
    assert!(built.success(), "gcc could not compile the preloaded library");
    object
}

#[test]
fn jobs_are_refused_when_the_clock_differs_from_the_database_clock() {
    let db = TestDb::new();
    let clock = preloaded(&db, "wrong_clock.c");
    let right = TestServer::start(&db, true);
    let store = db.store();
    let events = || count(&store, "SELECT count(*) AS count FROM events WHERE actor_role = 'clock'");
    // Five days ahead: less than the accepted week, and enough for a digest, a reminder and an overdue response.
    let jobs = |seconds: &str, arguments: &[&str]| {
        nidreg(&db).args(arguments).env("LD_PRELOAD", &clock).env("NIDREG_CLOCK_OFFSET", seconds).output().unwrap()
    };
    done(&run(&db, &["jobs", "run"]));
    let before = events();
    let wrong = jobs("432000", &["jobs", "run"]);
    if on_postgres() {
        refused(&wrong, 7, "that of the database");
        assert_eq!(events(), before, "the run had no effect");
        let doctor = jobs("432000", &["doctor"]);
        assert!(String::from_utf8_lossy(&doctor.stdout).contains("one of them is wrong"), "{doctor:?}");
        // A difference of one minute is tolerated.
        done(&jobs("60", &["jobs", "run"]));
        // Other instances continue, and the database did not record the later time.
        done(&run(&db, &["jobs", "run"]));
        assert!(!Person::demo(&right, "operator").get("/operator").body.contains("--clock-is-right"));
    } else {
        // With SQLite there is only one clock: a jump of less than a week is accepted, and jobs run.
        done(&wrong);
        assert!(events() > before, "jobs of five days are due and run");
    }
}

/// A folder of 48 MB, if `script/postgres` could create one.
fn small_disk() -> Option<PathBuf> {
    std::env::var_os("NIDREG_TEST_SMALL_DISK").map(PathBuf::from)
}

/// Moves a test's database to the small disk.
fn move_to(db: &TestDb, folder: &Path) {
    let (server, name) = db.url.rsplit_once('/').unwrap();
    let place = folder.join(name);
    std::fs::create_dir(&place).unwrap();
    // The database server runs as another user.
    std::fs::set_permissions(&place, std::fs::Permissions::from_mode(0o777)).unwrap();
    let owned = Command::new("chown").arg("postgres").arg(&place).status().unwrap();
    assert!(owned.success());
    let mut conn = diesel::PgConnection::establish(&format!("{server}/postgres")).unwrap();
    conn.batch_execute(&format!("CREATE TABLESPACE small_{name} LOCATION '{}'", place.display())).unwrap();
    conn.batch_execute(&format!("ALTER DATABASE {name} SET TABLESPACE small_{name}")).unwrap();
}

#[test]
fn full_database_disk_loses_no_acknowledged_write() {
    if is_skipped_on_sqlite() {
        return;
    }
    let Some(folder) = small_disk() else {
        println!("no small disk can be mounted here: nothing is shown");
        return;
    };
    let db = TestDb::new();
    db.fill(Contents::Demo);
    move_to(&db, &folder);
    let server = TestServer::start(&db, true);
    let operator = Person::demo(&server, "operator");
    let store = db.store();
    let fill = |conn: &mut nidreg::store::AnyConnection| {
        let ballast = "CREATE TABLE IF NOT EXISTS ballast (words text); ALTER TABLE ballast ALTER words SET STORAGE PLAIN;
                       INSERT INTO ballast SELECT repeat('x', 7000) FROM generate_series(1, 40)";
        conn.batch_execute(ballast).map_err(Error::from)
    };
    let filled = (0..400).find_map(|_| store.write(fill).err()).expect("the disk gets full");
    assert!(filled.is_away(), "{filled}");
    // Smaller writes, until no page is left.
    while store.write(|conn| conn.batch_execute("INSERT INTO ballast VALUES (repeat('y', 7000))").map_err(Error::from)).is_ok() {}

    let words = "A lamp is out. ".repeat(250);
    let (mut kept, mut turned_away) = (0, 0);
    for number in 0..60 {
        let sent = operator.post(
            "/requests/R-DEMO/notes".replace("R-DEMO", &number_of(&store)).as_str(),
            &[("note", &format!("{number} {words}"))],
        );
        match sent.status {
            303 => kept += 1,
            503 => {
                turned_away += 1;
                assert!(sent.body.contains(&words[..40]), "the text is preserved");
            }
            other => panic!("{other} {}", sent.body),
        }
    }
    assert!(turned_away > 0, "the disk is full, but {kept} notes were stored");
    let notes = || count(&store, "SELECT count(*) AS count FROM operator_notes WHERE body LIKE '%A lamp is out.%'");
    assert_eq!(notes(), kept, "exactly the acknowledged notes are stored");
    assert_eq!(operator.get("/assignments/urn-namespaces").status, 200, "reading is still possible");
    assert_eq!(operator.get("/readyz").status, 503, "the instance reports that it is not ready");

    store.write(|conn| conn.batch_execute("DROP TABLE ballast").map_err(Error::from)).unwrap();
    let path = format!("/requests/{}/notes", number_of(&store));
    assert_eq!(
        operator.post(&path, &[("note", &words)]).status,
        303,
        "with free space, everything continues without intervention"
    );
    assert_eq!(notes(), kept + 1);
    assert_eq!(operator.get("/readyz").status, 200);
}

fn number_of(store: &Store) -> String {
    column(store, "SELECT number AS what FROM requests WHERE state = 'intake' ORDER BY number LIMIT 1").remove(0)
}
