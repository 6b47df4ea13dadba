//! What the commands about names look things up in: the database when one is there, else the built-in catalogue.

use crate::cli::exit::{Failure, store_if_there};
use crate::registry;
use crate::resolution::directory::Directory;
use crate::verdict::Book;

/// Namespaces and their rules, and where the knowledge comes from.
pub(super) enum Known {
    Builtin(&'static Book),
    Database(Box<Held>),
}

/// The content of a database.
pub(super) struct Held {
    book: Book,
    directory: Directory,
}

impl Known {
    pub(super) fn open() -> Result<Self, Failure> {
        Ok(match store_if_there() {
            Some(store) => {
                let book = store.read(registry::profiles::keep::book)?;
                let directory = store.read(registry::lists::keep::directory)?;
                Self::Database(Box::new(Held { book, directory }))
            }
            None => Self::Builtin(Book::builtin()),
        })
    }

    pub(super) fn book(&self) -> &Book {
        match self {
            Self::Builtin(book) => book,
            Self::Database(held) => &held.book,
        }
    }

    /// What may be chosen for names.
    pub(super) fn directory(&self) -> &Directory {
        match self {
            Self::Builtin(_) => Directory::built_in(),
            Self::Database(held) => &held.directory,
        }
    }

    /// Whether a database says that a NID is registered; `None` when there is none.
    pub(super) fn registered(&self, nid: &str) -> Option<bool> {
        match self {
            Self::Builtin(_) => None,
            Self::Database(held) => Some(held.book.is_registered(nid)),
        }
    }
}
