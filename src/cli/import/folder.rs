//! Files of a snapshot on disk: a single file, or a directory laid out like IANA's mirror.

use crate::cli::exit::{Exit, Failure};
use crate::registry::import::mirror::{FileSource, is_template};
use std::path::{Path, PathBuf};

/// Limits on the depth of directories and the total number of files. IANA's own mirror is three levels deep.
const DEPTH_MAX: usize = 6;
const FILES_MAX: usize = 100_000;

/// Files on disk.
#[derive(Debug)]
pub(super) struct DiskFiles {
    files: Vec<PathBuf>,
    /// The paths of the files as strings.
    paths: Vec<String>,
}

impl FileSource for DiskFiles {
    fn paths(&self) -> &[String] {
        &self.paths
    }

    fn read(&self, at: usize, most: u64) -> Result<Option<Vec<u8>>, String> {
        let Some(path) = self.files.get(at) else { return Err("there is no such file".to_owned()) };
        if path.metadata().map_err(|error| error.to_string())?.len() > most {
            return Ok(None);
        }
        std::fs::read(path).map(Some).map_err(|error| format!("{}: {error}", path.display()))
    }
}

impl DiskFiles {
    /// A single file, or all files under a directory.
    pub(super) fn find_files(path: &Path) -> Result<Self, Failure> {
        let mut files = Vec::new();
        if path.is_dir() {
            walk(path, 0, &mut files)?;
            files.sort();
        } else {
            std::fs::metadata(path).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", path.display())))?;
            files.push(path.to_owned());
        }
        let paths = files.iter().map(|path| path.to_string_lossy().into_owned()).collect();
        Ok(Self { files, paths })
    }

    /// Adds the templates of another directory and returns their indices.
    pub(super) fn add_templates(&mut self, dir: &Path) -> Result<Vec<usize>, Failure> {
        let entries =
            std::fs::read_dir(dir).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", dir.display())))?;
        let mut found = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            if path.is_file() && is_template(&name) {
                found.push(path);
            }
        }
        found.sort();
        let first = self.files.len();
        self.paths.extend(found.iter().map(|path| path.to_string_lossy().into_owned()));
        self.files.extend(found);
        Ok((first..self.files.len()).collect())
    }
}

fn walk(dir: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = std::fs::read_dir(dir).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", dir.display())))?;
    for entry in entries {
        let entry = entry?;
        // Does not follow symbolic links, which may lead anywhere or form a cycle.
        let kind = entry.file_type()?;
        if kind.is_dir() && depth < DEPTH_MAX {
            walk(&entry.path(), depth + 1, files)?;
        } else if kind.is_file() {
            files.push(entry.path());
        }
        if files.len() > FILES_MAX {
            return Err(Failure::new(Exit::No, format!("{}: more than {FILES_MAX} files", dir.display())));
        }
    }
    Ok(())
}
