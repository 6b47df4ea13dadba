//! Types that can be stored. A text column contains what [`Display`](std::fmt::Display) writes and [`FromStr`](std::str::FromStr) parses,
//! the same on both databases. Any other value is rejected with the name of the type and the value.

use diesel::result::{DeserializeFieldError, Error as DieselError};
use jiff::civil::Date;
use std::error::Error as StdError;
use stored::{
    AsExpression, Backend, Bound, FromSql, HasSqlType, MultiBackend, Output, Read, SqlOrd, SqlType, Text, ToSql,
    TypedExpressionType, Written,
};

/// A stored value that does not parse as its type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what} {value:?}")]
pub struct InvalidStoredValue {
    /// The expected type, for example `time`.
    pub what: &'static str,
    /// The stored value.
    pub value: String,
}

impl InvalidStoredValue {
    /// An error for a value that is not a `what`.
    pub fn new(what: &'static str, value: &str) -> Self {
        Self { what, value: value.to_owned() }
    }
}

/// The stored value that could not be parsed and its column, if that is the cause of the database error.
pub(super) fn invalid_stored_value(error: &DieselError) -> Option<String> {
    let DieselError::DeserializationError(error) = error else { return None };
    let mut cause: &(dyn StdError + 'static) = error.as_ref();
    let column = cause.downcast_ref::<DeserializeFieldError>().and_then(|field| field.field_name.as_deref());
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    let unread = cause.downcast_ref::<InvalidStoredValue>()?;
    Some(column.map_or_else(|| unread.to_string(), |column| format!("{unread} in the column {column}")))
}

/// SQL types of text columns that contain types of other crates, such as [`Date`]. Such a type can implement the traits of diesel only for
/// an SQL type of this crate. As a parameter of a query, it is [`Stored`] or in an `Option`. The text itself can be read as well.
macro_rules! text_columns {
    ($($(#[$doc:meta])* $name:ident,)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, Default, diesel::query_builder::QueryId, diesel::sql_types::SqlType)]
        #[diesel(sqlite_type(name = "Text"), postgres_type(oid = 25, array_oid = 1009))]
        pub struct $name;

        impl SqlOrd for $name {}

        impl HasSqlType<$name> for MultiBackend {
            fn metadata(lookup: &mut Self::MetadataLookup) -> Self::TypeMetadata {
                Self::lookup_sql_type::<$name>(lookup)
            }
        }

        impl FromSql<$name, MultiBackend> for String {
            fn from_sql(value: <MultiBackend as Backend>::RawValue<'_>) -> Read<Self> {
                <Self as FromSql<Text, MultiBackend>>::from_sql(value)
            }
        }

        impl<DB: Backend> ToSql<$name, DB> for str
        where
            Self: ToSql<Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> Written {
                <Self as ToSql<Text, DB>>::to_sql(self, out)
            }
        }
    )+};
}

text_columns! {
    /// A `Timestamp`, in the form of a [`Moment`](super::Moment).
    StoredTime,
    /// A [`Date`].
    StoredDate,
    /// A name of a value of another crate, such as a language.
    StoredName,
    /// A value as JSON.
    StoredJson,
}

/// A value of a type of another crate as a parameter of a query or in a new row.
#[derive(Debug, Clone, Copy)]
pub struct Stored<T>(pub T);

impl<T> From<T> for Stored<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T, ST: SqlType + TypedExpressionType> AsExpression<ST> for Stored<T> {
    type Expression = Bound<ST, T>;

    fn as_expression(self) -> Self::Expression {
        Bound::new(self.0)
    }
}

impl<'a, T, ST: SqlType + TypedExpressionType> AsExpression<ST> for &'a Stored<T> {
    type Expression = Bound<ST, &'a T>;

    fn as_expression(self) -> Self::Expression {
        Bound::new(&self.0)
    }
}

/// Implements the values of text columns for all databases: how a type is parsed and written.
macro_rules! text_values {
    ($type:ty, $sql:ty, $read:expr, $write:expr) => {
        impl<DB: Backend> FromSql<$sql, DB> for $type
        where
            String: FromSql<Text, DB>,
        {
            fn from_sql(value: DB::RawValue<'_>) -> Read<Self> {
                Ok($read(&<String as FromSql<Text, DB>>::from_sql(value)?)?)
            }
        }
        impl ToSql<$sql, Sqlite> for $type {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Sqlite>) -> Written {
                out.set_value($write(self)?);
                Ok(IsNull::No)
            }
        }
        impl ToSql<$sql, Pg> for $type {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> Written {
                std::io::Write::write_all(out, $write(self)?.as_bytes())?;
                Ok(IsNull::No)
            }
        }
        impl ToSql<$sql, MultiBackend> for $type {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, MultiBackend>) -> Written {
                out.set_value((<$sql>::default(), self));
                Ok(IsNull::No)
            }
        }
    };
}

/// Stores types of this crate in text columns: how one is parsed, with [`InvalidStoredValue`] as its error, and written.
macro_rules! stored_own {
    ($type:ty: $($sql:ident),+; $read:expr, $write:expr) => {
        const _: () = {
            use $crate::store::typed::stored::*;

            /// A stand-in for the type in diesel's derive macros.
            #[derive(AsExpression, FromSqlRow)]
            #[diesel($(sql_type = $sql,)+ foreign_derive)]
            #[expect(dead_code, reason = "represents the type")]
            struct StandIn($type);

            $($crate::store::typed::text_values!($type, $sql, $read, $write);)+
        };
    };
}

/// Stores types in text columns, through `Display` and `FromStr` with [`InvalidStoredValue`] as its error.
macro_rules! stored_as_text {
    ($($type:ty),+ $(,)?) => { $($crate::store::typed::stored_as_text!($type: Text);)+ };
    ($type:ty: $($sql:ident),+) => {
        $crate::store::typed::stored_own!($type: $($sql),+; str::parse::<Self>, |value: &Self| Ok::<_, Infallible>(value.to_string()));
    };
}

/// Stores types as JSON. A value that cannot be read is rejected with the description given here.
macro_rules! stored_as_json {
    ($($type:ty as $what:literal),+ $(,)?) => {$(
        $crate::store::typed::stored_own!(
            $type: Text;
            |text: &str| serde_json::from_str(text).map_err(|_| $crate::store::typed::InvalidStoredValue::new($what, text)),
            serde_json::to_string
        );
    )+};
}

/// Stores types of other crates in a column with an SQL type of this crate: how one is parsed, with [`InvalidStoredValue`] as its error,
/// and written.
macro_rules! stored_foreign {
    (Vec<$one:ty>: $sql:ident; $read:expr, $write:expr) => {
        const _: () = {
            use $crate::store::typed::stored::*;

            $crate::store::typed::text_values!(Vec<$one>, $sql, $read, $write);
        };
    };
    ($type:ty: $sql:ident; $read:expr, $write:expr) => {
        const _: () = {
            use $crate::store::typed::stored::*;

            impl<DB: Backend> Queryable<$sql, DB> for $type
            where
                Self: FromSql<$sql, DB>,
            {
                type Row = Self;

                fn build(row: Self) -> Read<Self> {
                    Ok(row)
                }
            }

            $crate::store::typed::text_values!($type, $sql, $read, $write);
        };
    };
}

/// Stores enums of other crates by the name of a value: its type, a description, its name, and the value with a name.
macro_rules! stored_by_name {
    ($type:ty as $what:literal, $name:path, $from_name:path) => {
        $crate::store::typed::stored_foreign!(
            $type: StoredName;
            |text: &str| $from_name(text).ok_or_else(|| $crate::store::typed::InvalidStoredValue::new($what, text)),
            |value: &$type| Ok::<_, Infallible>($name(*value).to_owned())
        );
    };
}

stored_foreign!(Date: StoredDate; |text: &str| text.parse::<Date>().map_err(|_| InvalidStoredValue::new("date", text)), |date: &Self| {
    Ok::<_, Infallible>(date.to_string())
});

/// Stores number types in integer columns, through `TryFrom` with [`InvalidStoredValue`] as its error or `From`, and `From` in the other
/// direction.
macro_rules! stored_as_number {
    ($type:ty) => {
        const _: () = {
            use $crate::store::typed::stored::*;

            /// A stand-in for the type in diesel's derive macros.
            #[derive(AsExpression, FromSqlRow)]
            #[diesel(sql_type = BigInt, foreign_derive)]
            #[expect(dead_code, reason = "represents the type")]
            struct StandIn($type);

            impl<DB: Backend> FromSql<BigInt, DB> for $type
            where
                i64: FromSql<BigInt, DB>,
            {
                fn from_sql(value: DB::RawValue<'_>) -> Read<Self> {
                    Ok(<i64 as FromSql<BigInt, DB>>::from_sql(value)?.try_into()?)
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

/// A column of a number that is never negative, such as that of a version.
#[derive(Debug, Clone, Copy)]
pub struct NonNegativeNumber(u32);

impl From<u32> for NonNegativeNumber {
    fn from(number: u32) -> Self {
        Self(number)
    }
}

impl From<NonNegativeNumber> for u32 {
    fn from(count: NonNegativeNumber) -> Self {
        count.0
    }
}

impl From<NonNegativeNumber> for i64 {
    fn from(count: NonNegativeNumber) -> Self {
        count.0.into()
    }
}

impl TryFrom<i64> for NonNegativeNumber {
    type Error = InvalidStoredValue;

    fn try_from(number: i64) -> Result<Self, InvalidStoredValue> {
        u32::try_from(number).map(Self).map_err(|_| InvalidStoredValue::new("number", &number.to_string()))
    }
}

stored_as_number!(NonNegativeNumber);

/// Defines an enum with a name for each value, for storage and URLs. A second text for each value is the message that is displayed for it,
/// or, after a comma, its English name for display.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $one:ident = $word:literal => $message:literal;)+ }) => {
        $crate::store::typed::named! { $(#[$doc])* $name { $($(#[$about])* $one = $word,)+ } }

        impl $name {
            /// Its message.
            pub const fn phrase(self) -> urn_registry::i18n::Phrase {
                urn_registry::i18n::Phrase::new(match self { $(Self::$one => $message,)+ })
            }
        }
    };
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $one:ident = $word:literal, $text:literal;)+ }) => {
        $crate::store::typed::named! { $(#[$doc])* $name { $($(#[$about])* $one = $word,)+ } }

        impl $name {
            /// The English words for display.
            pub fn label(self) -> &'static str {
                match self { $(Self::$one => $text,)+ }
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
macro_rules! stored_enum {
    ($(#[$doc:meta])* $name:ident as $what:literal { $($values:tt)+ }) => {
        $crate::store::typed::named! { $(#[$doc])* $name { $($values)+ } }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::store::typed::InvalidStoredValue;

            fn from_str(text: &str) -> Result<Self, $crate::store::typed::InvalidStoredValue> {
                Self::from_name(text).ok_or_else(|| $crate::store::typed::InvalidStoredValue::new($what, text))
            }
        }

        $crate::store::typed::stored_as_text!($name);
    };
}

/// Items that the macros refer to, so that modules that use them need not import them.
pub(crate) mod stored {
    pub(crate) use super::{StoredDate, StoredJson, StoredName, StoredTime};
    pub(crate) use crate::store::any::MultiBackend;
    pub(crate) use diesel::backend::Backend;
    pub(crate) use diesel::deserialize::{FromSql, FromSqlRow, Queryable, Result as Read};
    pub(crate) use diesel::expression::{AsExpression, TypedExpressionType};
    pub(crate) use diesel::internal::derives::as_expression::Bound;
    pub(crate) use diesel::pg::Pg;
    pub(crate) use diesel::serialize::{IsNull, Output, Result as Written, ToSql};
    pub(crate) use diesel::sql_types::{BigInt, HasSqlType, SqlOrd, SqlType, Text};
    pub(crate) use diesel::sqlite::Sqlite;
    pub(crate) use std::convert::Infallible;
}

pub(crate) use {
    named, stored_as_json, stored_as_number, stored_as_text, stored_by_name, stored_enum, stored_foreign, stored_own, text_values,
};
