//! The texts of the schema migrations, which are embedded in the binary.

use super::any::AnyConnection;
use std::collections::HashMap;
use std::sync::LazyLock;
use urn_registry::packed;

/// A migration.
pub(super) struct Migration {
    pub(super) name: &'static str,
}

/// The folder `migrations`.
static MIGRATION_TEXTS: LazyLock<HashMap<String, String>> =
    LazyLock::new(|| packed::decompress_folder(include_bytes!(concat!(env!("OUT_DIR"), "/migrations.gz"))));

/// All migrations, in order.
pub(super) const MIGRATIONS: &[Migration] = &[Migration { name: "0001_schema" }];

impl Migration {
    pub(super) fn sql(&self) -> &'static str {
        MIGRATION_TEXTS.get(&format!("{}/up.sql", self.name)).map_or("", String::as_str)
    }
}

/// The database that a statement is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgresql,
}

impl Dialect {
    pub(super) fn of(conn: &AnyConnection) -> Self {
        match conn {
            AnyConnection::Sqlite(_) => Self::Sqlite,
            AnyConnection::Postgresql(_) => Self::Postgresql,
        }
    }
}

/// The lines of all migrations.
pub(super) fn migration_lines() -> impl Iterator<Item = &'static str> {
    MIGRATIONS.iter().flat_map(|migration| migration.sql().lines())
}
