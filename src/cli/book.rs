//! Namespace data for the commands: from the database if there is one, otherwise built in.

use crate::cli::exit::{Failure, print_to_stderr, store_if_there};
use crate::registry::{self, builtin};
use urn_registry::resolution::directory::Directory;
use urn_registry::verdict::NamespaceBook;

/// Namespaces with their rules and resolvers, and their source.
pub(super) enum NamespaceData {
    Builtin(&'static NamespaceBook),
    Database(Box<LoadedData>),
}

/// The data loaded from a database.
pub(super) struct LoadedData {
    book: NamespaceBook,
    directory: Directory,
}

/// Prints that the answers are from the built-in registry, because there is no database.
pub(super) fn announce_builtin_registry() {
    print_to_stderr(format_args!(
        "nidreg: no usable database found; using the built-in registry of {}. Reserved and requested NIDs were not checked",
        builtin::SNAPSHOT_DATE
    ));
}

impl NamespaceData {
    pub(super) fn open() -> Result<Self, Failure> {
        Ok(match store_if_there() {
            Some(store) => {
                let book = store.read(registry::profiles::catalog::load_namespace_index)?;
                let directory = store.read(registry::lists::current::directory)?;
                Self::Database(Box::new(LoadedData { book, directory }))
            }
            None => Self::Builtin(NamespaceBook::builtin()),
        })
    }

    pub(super) fn book(&self) -> &NamespaceBook {
        match self {
            Self::Builtin(book) => book,
            Self::Database(held) => &held.book,
        }
    }

    /// The resolver directory.
    pub(super) fn directory(&self) -> &Directory {
        match self {
            Self::Builtin(_) => Directory::built_in_directory(),
            Self::Database(held) => &held.directory,
        }
    }

    /// Whether `nid` is registered according to the database; `None` without a database.
    pub(super) fn is_registered(&self, nid: &str) -> Option<bool> {
        match self {
            Self::Builtin(_) => None,
            Self::Database(held) => Some(held.book.is_registered(nid)),
        }
    }
}
