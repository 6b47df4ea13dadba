//! Rows of a table: the values of several columns, as `column = value`, or the column alone if a variable has its name.

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

/// Inserts a row.
macro_rules! insert {
    ($conn:expr, $table:ident: $($columns:tt)+) => {
        diesel::insert_into($table::table)
            .values($crate::store::rows::row!($table: $($columns)+))
            .execute($conn)
            .map(|_| ())
            .map_err($crate::store::Error::from)
    };
}

pub(crate) use {insert, row, value};
