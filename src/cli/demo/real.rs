//! The real registry in the demonstration, where somebody has it at hand.

use super::Demo;
use crate::cli::exit::Failure;
use crate::cli::import;
use std::path::{Path, PathBuf};

/// Names a folder laid out like IANA's mirror, or one that has IANA's files in `iana`, older states in `history` and texts in `templates`.
const FOLDER: &str = "NIDREG_CORPUS";

impl Demo<'_> {
    /// Takes IANA's states and texts over. The requests of the demonstration come on top of them.
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

/// The older states, by the days in their names.
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
