//! Runs the program as an operator does: a command, its output, and the files it writes.

use super::TestDb;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program with a database, without settings inherited from this process.
pub fn nidreg(db: &TestDb) -> Command {
    // PostgreSQL does not create a database by itself.
    db.make_empty();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nidreg"));
    command.current_dir(db.dir.path()).env("DATABASE_URL", &db.url).env("RUST_LOG", "error").stdin(Stdio::null());
    for name in
        ["NIDREG_BIND", "NIDREG_PUBLIC_URL", "NIDREG_SMTP_URL", "NIDREG_CONF", "NOTIFY_SOCKET", "LISTEN_FDS", "LISTEN_PID"]
    {
        command.env_remove(name);
    }
    command
}

pub fn run(db: &TestDb, arguments: &[&str]) -> Output {
    nidreg(db).args(arguments).output().unwrap()
}

#[track_caller]
pub fn done(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[track_caller]
pub fn refused(output: &Output, status: i32, words: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{said}");
    assert!(said.contains(words), "{said}");
}

pub fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}
