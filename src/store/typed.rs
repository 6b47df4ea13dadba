//! Types that can be stored. A text column contains what [`Display`](std::fmt::Display) writes and [`FromStr`](std::str::FromStr) parses,
//! the same on both databases. Any other value is rejected with the name of the type and the value.

use diesel::result::{DeserializeFieldError, Error as DieselError};
use std::error::Error as StdError;

/// A stored value that does not parse as its type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what} {value:?}")]
pub struct Unread {
    /// The expected type, for example `time`.
    pub what: &'static str,
    /// The stored value.
    pub value: String,
}

impl Unread {
    /// An error for a value that is not a `what`.
    pub fn new(what: &'static str, value: &str) -> Self {
        Self { what, value: value.to_owned() }
    }
}

/// The stored value that could not be parsed and its column, if that is the cause of the database error.
pub(super) fn unread(error: &DieselError) -> Option<String> {
    let DieselError::DeserializationError(error) = error else { return None };
    let mut cause: &(dyn StdError + 'static) = error.as_ref();
    let column = cause.downcast_ref::<DeserializeFieldError>().and_then(|field| field.field_name.as_deref());
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    let unread = cause.downcast_ref::<Unread>()?;
    Some(column.map_or_else(|| unread.to_string(), |column| format!("{unread} in the column {column}")))
}

/// Stores types in text columns, through `Display` and `FromStr` with [`Unread`] as its error.
macro_rules! stored_as_text {
    ($($type:ty),+ $(,)?) => {$(
        const _: () = {
            use $crate::store::typed::stored::*;

            /// A stand-in for the type in diesel's derive macros.
            #[derive(AsExpression, FromSqlRow)]
            #[diesel(sql_type = Text, foreign_derive)]
            #[expect(dead_code, reason = "represents the type")]
            struct StandIn($type);

            impl FromSql<Text, Sqlite> for $type {
                fn from_sql(value: <Sqlite as Backend>::RawValue<'_>) -> Read<Self> {
                    Ok(<String as FromSql<Text, Sqlite>>::from_sql(value)?.parse()?)
                }
            }
            impl FromSql<Text, Pg> for $type {
                fn from_sql(value: <Pg as Backend>::RawValue<'_>) -> Read<Self> {
                    Ok(<String as FromSql<Text, Pg>>::from_sql(value)?.parse()?)
                }
            }
            impl FromSql<Text, MultiBackend> for $type {
                fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> Read<Self> {
                    value.from_sql::<Self, Text>()
                }
            }
            impl ToSql<Text, Sqlite> for $type {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Sqlite>) -> Written {
                    out.set_value(self.to_string());
                    Ok(IsNull::No)
                }
            }
            impl ToSql<Text, Pg> for $type {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> Written {
                    std::io::Write::write_fmt(out, format_args!("{self}"))?;
                    Ok(IsNull::No)
                }
            }
            impl ToSql<Text, MultiBackend> for $type {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, MultiBackend>) -> Written {
                    out.set_value((Text, self));
                    Ok(IsNull::No)
                }
            }
        };
    )+};
}

/// Stores number types in integer columns, through `From` in both directions.
macro_rules! stored_as_number {
    ($type:ty) => {
        const _: () = {
            use $crate::store::typed::stored::*;

            /// A stand-in for the type in diesel's derive macros.
            #[derive(AsExpression, FromSqlRow)]
            #[diesel(sql_type = BigInt, foreign_derive)]
            #[expect(dead_code, reason = "represents the type")]
            struct StandIn($type);

            impl FromSql<BigInt, Sqlite> for $type {
                fn from_sql(value: <Sqlite as Backend>::RawValue<'_>) -> Read<Self> {
                    Ok(<i64 as FromSql<BigInt, Sqlite>>::from_sql(value)?.into())
                }
            }
            impl FromSql<BigInt, Pg> for $type {
                fn from_sql(value: <Pg as Backend>::RawValue<'_>) -> Read<Self> {
                    Ok(<i64 as FromSql<BigInt, Pg>>::from_sql(value)?.into())
                }
            }
            impl FromSql<BigInt, MultiBackend> for $type {
                fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> Read<Self> {
                    value.from_sql::<Self, BigInt>()
                }
            }
            impl ToSql<BigInt, Sqlite> for $type {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Sqlite>) -> Written {
                    out.set_value(i64::from(*self));
                    Ok(IsNull::No)
                }
            }
            impl ToSql<BigInt, Pg> for $type {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> Written {
                    <i64 as ToSql<BigInt, Pg>>::to_sql(&i64::from(*self), &mut out.reborrow())
                }
            }
            impl ToSql<BigInt, MultiBackend> for $type {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, MultiBackend>) -> Written {
                    out.set_value((BigInt, self));
                    Ok(IsNull::No)
                }
            }
        };
    };
}

/// Defines a column type for a type of another crate, which cannot implement the traits of diesel. The value is stored by its name.
macro_rules! stored_from_another_crate {
    ($column:ident for $type:ty as $what:literal, $name:path, $from_name:path) => {
        /// A column that contains this type.
        #[derive(Debug, Clone, Copy)]
        pub struct $column(pub $type);

        impl std::fmt::Display for $column {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($name(self.0))
            }
        }

        impl std::str::FromStr for $column {
            type Err = $crate::store::typed::Unread;

            fn from_str(text: &str) -> Result<Self, $crate::store::typed::Unread> {
                $from_name(text).map(Self).ok_or_else(|| $crate::store::typed::Unread::new($what, text))
            }
        }

        impl From<$column> for $type {
            fn from(column: $column) -> Self {
                column.0
            }
        }

        $crate::store::typed::stored_as_text!($column);
    };
}

/// Defines an enum with a name for each value, for storage and URLs. A second text for each value is its English name for display.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $one:ident = $word:literal, $words:literal;)+ }) => {
        $crate::store::typed::named! { $(#[$doc])* $name { $($(#[$about])* $one = $word,)+ } }

        impl $name {
            /// The English words for display.
            pub fn words(self) -> &'static str {
                match self { $(Self::$one => $words,)+ }
            }
        }
    };
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $one:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$about])* $one,)+ }

        impl $name {
            /// All values, in the order of the declaration.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$one),+];

            /// The name, as stored and in addresses.
            pub fn name(self) -> &'static str {
                match self { $(Self::$one => $word,)+ }
            }

            /// The value with this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }
        }
    };
}

/// Like `named!`, for an enum that is stored by name. An unknown name is rejected with the description given here.
macro_rules! stored_words {
    ($(#[$doc:meta])* $name:ident as $what:literal { $($values:tt)+ }) => {
        $crate::store::typed::named! { $(#[$doc])* $name { $($values)+ } }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::store::typed::Unread;

            fn from_str(text: &str) -> Result<Self, $crate::store::typed::Unread> {
                Self::from_name(text).ok_or_else(|| $crate::store::typed::Unread::new($what, text))
            }
        }

        $crate::store::typed::stored_as_text!($name);
    };
}

/// Items that the macros refer to, so that modules that use them need not import them.
pub(crate) mod stored {
    pub(crate) use crate::store::any::MultiBackend;
    pub(crate) use diesel::backend::Backend;
    pub(crate) use diesel::deserialize::{FromSql, FromSqlRow, Result as Read};
    pub(crate) use diesel::expression::AsExpression;
    pub(crate) use diesel::pg::Pg;
    pub(crate) use diesel::serialize::{IsNull, Output, Result as Written, ToSql};
    pub(crate) use diesel::sql_types::{BigInt, Text};
    pub(crate) use diesel::sqlite::Sqlite;
}

pub(crate) use {named, stored_as_number, stored_as_text, stored_from_another_crate, stored_words};
