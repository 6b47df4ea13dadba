//! Imports IANA's registry into the demonstration, if a local copy is available.

use super::Demo;
use crate::cli::exit::Failure;
use crate::cli::import;
use std::path::PathBuf;

/// The variable with the path of a mirror of IANA's files, which may have earlier lists.
const CORPUS_VARIABLE: &str = "NIDREG_CORPUS";

impl Demo<'_> {
    /// Imports IANA's snapshots and templates, if [`CORPUS_VARIABLE`] is set. The demonstration requests are added afterwards.
    pub(super) fn import_iana_files(&self) -> Result<(), Failure> {
        let Some(folder) = std::env::var_os(CORPUS_VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from) else {
            return Ok(());
        };
        import::import_demo_folder(self.store, self.today, &folder)
    }
}
