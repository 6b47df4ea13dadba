//! A hot standby: a PostgreSQL server that follows a primary, can be read, and accepts no changes until it is promoted.

use super::any::AnyConnection;
use diesel::prelude::*;
use diesel::sql_types::Bool;

#[derive(QueryableByName)]
struct Recovery {
    #[diesel(sql_type = Bool)]
    is_standby: bool,
}

/// Whether the server of this connection is a standby at this moment; a promotion keeps its connections. Never on SQLite.
pub(super) fn is_standby(conn: &mut AnyConnection) -> QueryResult<bool> {
    let AnyConnection::Postgresql(conn) = conn else { return Ok(false) };
    let sql = "SELECT pg_is_in_recovery() AS is_standby";
    Ok(diesel::sql_query(sql).get_result::<Recovery>(conn)?.is_standby)
}
