//! Column types: each value is stored and read back unchanged on either database, and an invalid value is rejected with an error that
//! states its type, the value and its column.

use crate::common::prelude::*;
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;
use nidreg::ids::new_id;
use nidreg::requests::documents::DocumentKind;
use nidreg::reviews::DecisionOutcome;
use nidreg::store::Moment;
use nidreg::store::schema::{registry_state as kept, snapshots};
use nidreg::store::typed::Stored;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

const KEY: &str = "typed";

fn put(conn: &mut AnyConnection, text: &str) -> Result<(), Error> {
    diesel::delete(kept::table.find(KEY)).execute(conn)?;
    diesel::insert_into(kept::table).values((kept::name.eq(KEY), kept::value.eq(text))).execute(conn)?;
    Ok(())
}

/// Reads a stored text as a type.
macro_rules! read {
    ($store:expr, $type:ty, $text:expr) => {
        $store.write(|conn| {
            put(conn, $text)?;
            Ok::<$type, Error>(kept::table.find(KEY).select(kept::value).first(conn)?)
        })
    };
}

/// Writes a value, reads it back as itself and as its text, and finds its row by the value.
macro_rules! comes_back {
    ($store:expr, $type:ty, $value:expr) => {{
        let value: $type = $value;
        let (back, text, found) = $store
            .write(|conn| {
                put(conn, "")?;
                diesel::update(kept::table.find(KEY)).set(kept::value.eq(&value)).execute(conn)?;
                let row = kept::table.find(KEY).select((kept::value, kept::value));
                let (back, text): ($type, String) = row.first(conn)?;
                let found: i64 = kept::table.filter(kept::value.eq_any(vec![&value])).count().get_result(conn)?;
                Ok::<_, Error>((back, text, found))
            })
            .unwrap();
        prop_assert_eq!(&back, &value);
        prop_assert_eq!(&text, &value.to_string());
        prop_assert_eq!(text.parse::<$type>(), Ok(value));
        prop_assert_eq!(found, 1);
    }};
}

fn many(cases: u32) -> TestRunner {
    TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() })
}

#[test]
fn moment_round_trips_and_sorts_like_its_text() {
    let db = TestDb::new();
    let store = db.store();
    // From the year 1 to the last representable time.
    let times = -62_135_596_800_000_000_000_i128..253_402_207_200_999_999_999_i128;
    many(64)
        .run(&(times.clone(), times), |(one, other)| {
            let (one, other) = (Timestamp::from_nanosecond(one).unwrap(), Timestamp::from_nanosecond(other).unwrap());
            let (a, b) = (Moment::from(one), Moment::from(other));
            comes_back!(store, Moment, a);
            prop_assert_eq!(a.cmp(&b), a.to_string().cmp(&b.to_string()));
            prop_assert!(Moment::NEVER > a && Moment::NEVER.to_string() > a.to_string());
            if one > Timestamp::UNIX_EPOCH {
                prop_assert_eq!(a.to_string(), format!("{one:.6}"));
            }
            Ok(())
        })
        .unwrap();
    let never = |never| {
        comes_back!(store, Moment, never);
        Ok(())
    };
    many(1).run(&Just(Moment::NEVER), never).unwrap();
    assert_eq!(Moment::NEVER.to_string(), "9999-12-31T23:59:59.000000Z");
}

#[test]
fn request_number_round_trips_and_rejects_other_spellings() {
    let db = TestDb::new();
    let store = db.store();
    many(64)
        .run(&(1970_i16..=9999, 1_i64..=1_000_000), |(year, serial)| {
            comes_back!(store, RequestNumber, RequestNumber::new(year, serial));
            Ok(())
        })
        .unwrap();
    assert_eq!(RequestNumber::new(2026, 17).to_string(), "R-2026-0017");
    assert_eq!(RequestNumber::new(2026, 12_345).to_string(), "R-2026-12345");
    for other in
        ["", "R-2026-17", "R-2026-00017", "r-2026-0017", " R-2026-0017", "R-+2026-0017", "R-2026", "0017", "R-2026-0017-1"]
    {
        let error = other.parse::<RequestNumber>().unwrap_err();
        assert_eq!(error.to_string(), format!("number of a request {other:?}"));
    }
}

#[test]
fn account_id_round_trips_and_invalid_input_maps_to_no_account() {
    let db = TestDb::new();
    let store = db.store();
    many(64)
        .run(&"[!-~]{0,64}", |text| {
            comes_back!(store, AccountId, text.parse().unwrap());
            Ok(())
        })
        .unwrap();
    let (one, other) = (AccountId::typed(&new_id()), AccountId::typed(&new_id()));
    assert!(one < other && one.to_string().len() == 36 && !one.is_program());
    for no_key in ["a b", "a\0", "a\n", " ", &"a".repeat(65)] {
        assert_eq!(no_key.parse::<AccountId>().unwrap_err().to_string(), format!("key of an account {no_key:?}"));
        // Such an ID in a URL or a form refers to no row.
        assert_eq!(AccountId::typed(no_key), AccountId::PROGRAM);
    }
    assert!(AccountId::PROGRAM.is_program() && AccountId::typed("").is_program());
}

#[test]
fn enum_names_round_trip_and_reject_unknown_values() {
    let db = TestDb::new();
    let store = db.store();
    let kinds = ["report", "direction", "report_copy", "outcome", "recognition", "dispute"];
    for word in kinds {
        let kept = |kind: DocumentKind| {
            comes_back!(store, DocumentKind, kind);
            Ok(())
        };
        many(1).run(&Just(word.parse().unwrap()), kept).unwrap();
    }
    for word in ["approved", "declined", "reported", "completed"] {
        assert_eq!(word.parse::<DecisionOutcome>().unwrap().name(), word);
    }
    for word in ["", "Approved", " approved", "approve"] {
        assert_eq!(word.parse::<DecisionOutcome>().unwrap_err().to_string(), format!("outcome of a decision {word:?}"));
    }
}

#[test]
fn times_and_dates_are_read_as_types_of_jiff() {
    let db = TestDb::new();
    let store = db.store();
    let time: Timestamp = "2026-11-21T12:00:00.123456789Z".parse().unwrap();
    let date: Date = "2026-11-21".parse().unwrap();
    let columns = (snapshots::published_on, snapshots::recorded_at);
    let (typed, text): ((Date, Timestamp), (String, String)) = store
        .write(|conn| {
            let other = (snapshots::origin.eq("import"), snapshots::file.eq(""), snapshots::head.eq(""));
            let at = snapshots::recorded_at.eq(Moment::from(time));
            let good = (snapshots::number.eq(901), other, at, snapshots::published_on.eq(Stored(date)));
            diesel::insert_into(snapshots::table).values(good).execute(conn)?;
            let bad = (snapshots::number.eq(902), other, at, snapshots::published_on.eq(Stored("soon")));
            diesel::insert_into(snapshots::table).values(bad).execute(conn)?;
            let good = snapshots::table.filter(snapshots::published_on.eq(Stored(date)));
            Ok::<_, Error>(good.select((columns, columns)).first(conn)?)
        })
        .unwrap();
    assert_eq!(typed, (date, "2026-11-21T12:00:00.123456Z".parse().unwrap()));
    assert_eq!(text, ("2026-11-21".to_owned(), "2026-11-21T12:00:00.123456Z".to_owned()));
    let bad = store.read(|conn| Ok::<Date, Error>(snapshots::table.find(902).select(snapshots::published_on).first(conn)?));
    assert_eq!(bad.unwrap_err().to_string(), "a stored value cannot be read: date \"soon\" in the column published_on");
}

#[test]
fn unreadable_column_value_error_names_type_and_column() {
    fn why<T>(read: Result<T, Error>) -> String {
        match read {
            Err(Error::Unreadable(why)) => why,
            Err(error) => panic!("{error}"),
            Ok(_) => panic!("it was read"),
        }
    }
    let db = TestDb::new();
    let store: Store = db.store();
    assert_eq!(why(read!(store, Moment, "yesterday")), "time \"yesterday\" in the column value");
    assert_eq!(why(read!(store, RequestNumber, "R-1")), "number of a request \"R-1\" in the column value");
    assert_eq!(why(read!(store, AccountId, "a b")), "key of an account \"a b\" in the column value");
    assert_eq!(why(read!(store, DocumentKind, "letter")), "kind of a document \"letter\" in the column value");
    assert_eq!(why(read!(store, DecisionOutcome, "approve")), "outcome of a decision \"approve\" in the column value");
    assert_eq!(why(read!(store, PositionKind, "")), "position \"\" in the column value");
}
