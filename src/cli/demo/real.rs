//! Imports IANA's registry into the demonstration, if a local copy is available.

use super::Demo;
use crate::cli::exit::Failure;
use crate::cli::import;
use std::path::PathBuf;

/// The variable with the path of a mirror of IANA's files, which may have earlier lists.
const FOLDER: &str = "NIDREG_CORPUS";

impl Demo<'_> {
    /// Imports IANA's snapshots and templates, if [`FOLDER`] is set. The demonstration requests are added afterwards.
    pub(super) fn real(&self) -> Result<(), Failure> {
        let Some(folder) = std::env::var_os(FOLDER).filter(|folder| !folder.is_empty()).map(PathBuf::from) else {
            return Ok(());
        };
        import::bring(self.store, self.today, &folder)
    }
}
