//! Stores when the clock was last accepted: one row, updated while the program runs. Also reads the database's clock.

use super::schema::clock;
use super::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use diesel::sql_types::Text;
use jiff::Timestamp;

/// When the clock was last accepted; `None` if it never was.
pub fn last_accepted_time(conn: &mut AnyConnection) -> Result<Option<Timestamp>, Error> {
    let row: Option<Moment> = clock::table.find(1).select(clock::seen_at).first(conn).optional()?;
    Ok(row.map(Moment::time))
}

/// Records that the clock was accepted at `now`.
pub fn record_plausible_time(conn: &mut AnyConnection, now: Timestamp) -> Result<(), Error> {
    let at = Moment::from(now);
    if diesel::update(clock::table.find(1)).set(clock::seen_at.eq(at)).execute(conn)? == 0 {
        diesel::insert_into(clock::table).values((clock::id.eq(1), clock::seen_at.eq(at))).execute(conn)?;
    }
    Ok(())
}

/// The clock of PostgreSQL, which all instances share; `None` on SQLite, which has no clock of its own.
pub fn database_time(conn: &mut AnyConnection) -> Result<Option<Timestamp>, Error> {
    #[derive(QueryableByName)]
    struct Now {
        #[diesel(sql_type = Text)]
        now: Moment,
    }
    let AnyConnection::Postgresql(conn) = conn else { return Ok(None) };
    let sql = r#"SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now"#;
    Ok(Some(diesel::sql_query(sql).get_result::<Now>(conn)?.now.time()))
}
