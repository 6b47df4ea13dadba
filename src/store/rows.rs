//! Rows of a table. The macros `row!`, `insert!` and `update!` take the values of several columns, as `column = value`, or the column
//! alone if a variable has its name.

use super::typed::InvalidStoredValue;
use super::typed::stored::{Backend, BigInt, FromSql, MultiBackend, Read};

/// The values of columns, for `insert!` and for `set`.
macro_rules! row {
    ($table:ident: $($column:ident $(= $value:expr)?),+ $(,)?) => {
        ($($table::$column.eq($crate::store::rows::value!($column $(= $value)?)),)+)
    };
}

/// The value of a column.
macro_rules! value {
    ($column:ident) => {
        $column
    };
    ($column:ident = $value:expr) => {
        $value
    };
}

/// Inserts a row. `Error` of the store must be in scope, also for `update!`.
macro_rules! insert {
    ($conn:expr, $table:ident: $($columns:tt)+) => {
        diesel::insert_into($table::table)
            .values($crate::store::rows::row!($table: $($columns)+))
            .execute($conn)
            .map(|_| ())
            .map_err(Error::from)
    };
}

/// Changes columns of the row with a key.
macro_rules! update {
    ($conn:expr, $table:ident.find($key:expr): $($columns:tt)+) => {
        diesel::update($table::table.find($key))
            .set($crate::store::rows::row!($table: $($columns)+))
            .execute($conn)
            .map(|_| ())
            .map_err(Error::from)
    };
}

/// Reads a type of another crate from a column through the type that is stored.
macro_rules! readable {
    ($type:ty: $column:ident from $stored:ty, $read:expr) => {
        const _: () = {
            use $crate::store::typed::stored::{Backend, FromSql, MultiBackend, Read};

            impl FromSql<diesel::sql_types::$column, MultiBackend> for $type {
                fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> Read<Self> {
                    let read: fn($stored) -> Result<Self, $crate::store::typed::InvalidStoredValue> = $read;
                    Ok(read(value.from_sql::<$stored, diesel::sql_types::$column>()?)?)
                }
            }

            impl diesel::deserialize::Queryable<diesel::sql_types::$column, MultiBackend> for $type {
                type Row = Self;

                fn build(row: Self) -> Read<Self> {
                    Ok(row)
                }
            }
        };
    };
}

impl FromSql<BigInt, MultiBackend> for u32 {
    fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> Read<Self> {
        let number = value.from_sql::<i64, BigInt>()?;
        Ok(number.try_into().map_err(|_| InvalidStoredValue::new("version", &number.to_string()))?)
    }
}

pub(crate) use {insert, readable, row, update, value};
