//! The log on standard error. In the journal of systemd each line has its priority, so that `journalctl --priority` can select lines.

use std::io::Write;
use tracing::{Level, Metadata};
use tracing_subscriber::fmt::MakeWriter;

/// Standard error as the destination of the log.
pub(crate) struct StderrLog {
    is_journal: bool,
}

impl StderrLog {
    pub(crate) fn new() -> Self {
        // systemd passes the device and the inode of the journal's socket. Standard error may have been redirected since.
        let own = rustix::fs::fstat(std::io::stderr()).map(|file| format!("{}:{}", file.st_dev, file.st_ino));
        let is_journal = own.is_ok_and(|own| std::env::var("JOURNAL_STREAM").is_ok_and(|journal| journal == own));
        Self { is_journal }
    }
}

impl<'a> MakeWriter<'a> for StderrLog {
    type Writer = Line;

    fn make_writer(&'a self) -> Line {
        Line { priority: "" }
    }

    fn make_writer_for(&'a self, event: &Metadata<'_>) -> Line {
        let priority = match *event.level() {
            _ if !self.is_journal => "",
            Level::ERROR => "<3>",
            Level::WARN => "<4>",
            Level::INFO => "<6>",
            _ => "<7>",
        };
        Line { priority }
    }
}

/// A line of the log, which is written together with its priority.
pub(crate) struct Line {
    priority: &'static str,
}

impl Write for Line {
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        std::io::stderr().write_all(&[self.priority.as_bytes(), line].concat())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        std::io::stderr().flush()
    }
}
