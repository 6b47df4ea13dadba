//! The database that `DATABASE_URL` specifies.

use std::str::FromStr;

/// The kind and location of a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseTarget {
    /// The path of an SQLite file.
    Sqlite(String),
    /// The URL of a PostgreSQL server. libpq reads it, so it may name several hosts and `target_session_attrs`.
    Postgresql(String),
}

impl FromStr for DatabaseTarget {
    type Err = String;

    fn from_str(url: &str) -> Result<Self, String> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgresql(url.to_owned()));
        }
        match url.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Ok(Self::Sqlite(path.trim_start_matches("//").to_owned())),
            _ => Err("DATABASE_URL starts with sqlite: (a file) or postgres:// (a server)".to_owned()),
        }
    }
}
