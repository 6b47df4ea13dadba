//! What the commands about names look things up in: the database when one is there, else the built-in catalogue.

use crate::cli::exit::{Failure, store_if_there};
use crate::registry;
use crate::verdict::Book;

/// Namespaces and their rules, and where the knowledge comes from.
pub(super) enum Known {
    Builtin(&'static Book),
    Database(Box<Book>),
}

impl Known {
    pub(super) fn open() -> Result<Self, Failure> {
        Ok(match store_if_there() {
            Some(store) => Self::Database(Box::new(store.read(registry::profiles::keep::book)?)),
            None => Self::Builtin(Book::builtin()),
        })
    }

    pub(super) fn book(&self) -> &Book {
        match self {
            Self::Builtin(book) => book,
            Self::Database(book) => book,
        }
    }

    /// Whether a database says that a NID is registered; `None` when there is none.
    pub(super) fn registered(&self, nid: &str) -> Option<bool> {
        match self {
            Self::Builtin(_) => None,
            Self::Database(book) => Some(book.is_registered(nid)),
        }
    }
}
