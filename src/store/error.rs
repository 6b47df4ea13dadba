//! Errors of the database, and what they mean for a caller: whether to try again, and whether changes are possible at all.

use super::network::is_connection_lost;
use super::typed;
use diesel::result::{DatabaseErrorKind, Error as DieselError};

/// A database error. Messages never contain passwords from URLs.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The database returned an error.
    #[error("the database refused: {0}")]
    Database(#[source] DieselError),
    /// No connection could be established.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The connection was lost during commit. The transaction may or may not be committed, so it is never retried automatically.
    #[error("the database did not confirm whether the change was stored: {0}")]
    Unclear(String),
    /// An earlier error that was not propagated aborted the transaction; nothing was committed.
    #[error("the database aborted the transaction; nothing was stored")]
    GivenUp,
    /// This program cannot work with the schema.
    #[error("{0}")]
    Schema(String),
    /// Maintenance is on; contains the message of the administrator, which may be empty.
    #[error("maintenance is on, and the registry is read-only")]
    Maintenance(String),
    /// The database is a hot standby.
    #[error("the database is a standby, which accepts no changes until it is promoted")]
    Standby,
    /// The database is behind what a server saw before ([`super::progress`]); contains the difference.
    #[error(
        "the database is behind what a server saw before: {0}. It was restored from an older copy, or a standby that was behind was promoted. \
         No changes are accepted, because numbers would be assigned twice. Restore the right database, or run: nidreg db after-disaster"
    )]
    Behind(String),
    /// A row contains a value that the program cannot parse.
    #[error("a stored value cannot be read: {0}")]
    Unreadable(String),
}

impl From<DieselError> for Error {
    fn from(error: DieselError) -> Self {
        typed::invalid_stored_value(&error).map_or(Self::Database(error), Self::Unreadable)
    }
}

impl From<typed::InvalidStoredValue> for Error {
    fn from(unread: typed::InvalidStoredValue) -> Self {
        Self::Unreadable(unread.to_string())
    }
}

impl Error {
    /// An error of the database with this message.
    #[cfg(test)]
    pub(crate) fn of_database(message: &str) -> Self {
        Self::Database(DieselError::DatabaseError(DatabaseErrorKind::CheckViolation, Box::new(message.to_owned())))
    }

    /// Whether the same transaction may succeed when it is retried.
    pub fn may_pass_later(&self) -> bool {
        match self {
            Self::Database(DieselError::DatabaseError(
                DatabaseErrorKind::SerializationFailure
                | DatabaseErrorKind::ClosedConnection
                | DatabaseErrorKind::UnableToSendCommand,
                _,
            )) => true,
            // SQLite has no error kind for a busy database, PostgreSQL none for a deadlock.
            Self::Database(DieselError::DatabaseError(_, info)) => {
                let message = info.message();
                message.contains("locked")
                    || message.contains("deadlock")
                    || message.contains("could not serialize")
                    || message.contains("current transaction is aborted")
                    || is_connection_lost(message)
            }
            Self::Database(DieselError::BrokenTransactionManager) => true,
            Self::Unreachable(_) | Self::GivenUp => true,
            _ => false,
        }
    }

    /// Whether the database cannot currently accept any write: busy, unreachable, full, read-only, or a disk failure.
    pub fn is_away(&self) -> bool {
        /// SQLite and PostgreSQL report these only in the message text.
        const FULL_OR_BROKEN: [&str; 6] = [
            "disk is full", "disk I/O error", "readonly database", "No space left", "could not extend file",
            "read-only transaction",
        ];
        match self {
            Self::Unclear(_) => true,
            Self::Database(DieselError::DatabaseError(_, info))
                if FULL_OR_BROKEN.iter().any(|text| info.message().contains(text)) =>
            {
                true
            }
            other => other.may_pass_later(),
        }
    }

    /// Whether the database can be read but cannot currently be changed: another schema, maintenance, a standby, or a database
    /// that went backwards.
    pub fn is_read_only(&self) -> bool {
        matches!(self, Self::Schema(_) | Self::Maintenance(_) | Self::Standby | Self::Behind(_))
    }

    /// Whether a UNIQUE constraint rejected a duplicate. The constraint is not identified, because SQLite does not report it.
    pub fn is_taken(&self) -> bool {
        matches!(self, Self::Database(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _)))
    }
}
