//! Imports IANA's registry into the demonstration, if a local copy is available.

use super::Demo;
use crate::cli::exit::Failure;
use crate::cli::import;
use std::path::{Path, PathBuf};

/// The variable with the path of a mirror of IANA's files, or of a folder with `iana`, `history` (older snapshots) and `templates`.
const FOLDER: &str = "NIDREG_CORPUS";

impl Demo<'_> {
    /// Imports IANA's snapshots and templates, if [`FOLDER`] is set. The demonstration requests are added afterwards.
    pub(super) fn real(&self) -> Result<(), Failure> {
        let Some(folder) = std::env::var_os(FOLDER).filter(|folder| !folder.is_empty()).map(PathBuf::from) else {
            return Ok(());
        };
        let (iana, history, templates) = (folder.join("iana"), folder.join("history"), folder.join("templates"));
        if !iana.is_dir() {
            return import::bring(self.store, self.today, &folder, None);
        }
        for state in states(&history)? {
            import::bring(self.store, self.today, &state, Some(&history))?;
        }
        import::bring(
            self.store,
            self.today,
            &iana.join("urn-namespaces.xml"),
            Some(&templates).filter(|templates| templates.is_dir()).map(PathBuf::as_path),
        )
    }
}

/// The older snapshots, sorted by path; the file names contain the dates.
fn states(history: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !history.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(history)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "xml") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
