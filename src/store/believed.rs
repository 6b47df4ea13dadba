//! When the clock was last believed: one row, written while the program runs. And what another clock says.

use super::schema::clock;
use super::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use diesel::sql_types::Text;
use jiff::Timestamp;

/// The moment at which the clock was last believed; none before the first.
pub fn last(conn: &mut AnyConnection) -> Result<Option<Timestamp>, Error> {
    let row: Option<Moment> = clock::table.find(1).select(clock::seen_at).first(conn).optional()?;
    Ok(row.map(Moment::time))
}

/// Believes the clock at `now`.
pub fn believe(conn: &mut AnyConnection, now: Timestamp) -> Result<(), Error> {
    let at = Moment::from(now);
    if diesel::update(clock::table.find(1)).set(clock::seen_at.eq(at)).execute(conn)? == 0 {
        diesel::insert_into(clock::table).values((clock::id.eq(1), clock::seen_at.eq(at))).execute(conn)?;
    }
    Ok(())
}

/// What PostgreSQL's clock says; it is the one that all instances share. A file has no clock of its own.
pub fn of_the_database(conn: &mut AnyConnection) -> Result<Option<Timestamp>, Error> {
    #[derive(QueryableByName)]
    struct Now {
        #[diesel(sql_type = Text)]
        now: Moment,
    }
    let AnyConnection::Postgresql(conn) = conn else { return Ok(None) };
    let sql = r#"SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now"#;
    Ok(Some(diesel::sql_query(sql).get_result::<Now>(conn)?.now.time()))
}
