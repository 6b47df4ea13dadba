//! The connection type for both databases.

use diesel::PgConnection;
use diesel::SqliteConnection;

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum AnyConnection {
    Postgresql(PgConnection),
    Sqlite(SqliteConnection),
}
