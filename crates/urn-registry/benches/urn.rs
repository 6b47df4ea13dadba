//! The URN parser compared with the crates `urn`, `iri-string` and `fluent-uri` and with a bare table scan, on the same inputs in one
//! run: `cargo bench -p urn-registry --bench urn`. `script/bench urn` prints the ratios.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::allow_attributes,
    reason = "a bench file"
)]

use divan::{Bencher, black_box};
use std::str::FromStr;

/// Name and input of each row.
const ROWS: [&str; 5] = ["short_19", "medium_80", "long_500", "bad_at_10", "bad_at_500"];

fn input(row: &str) -> String {
    let medium = "urn:example:weather/station/north-atlantic;2026:observations,daily~mean@52.5&13.4";
    let long = || format!("urn:example:{}", "a1-b2.c3_d4~e5!f6$g7&h8'i9(j0)*+,;=:@/".repeat(13).get(..488).unwrap().to_owned());
    let text = match row {
        "short_19" => "urn:isbn:0451450523".to_owned(),
        "medium_80" => medium.get(..80).unwrap().to_owned(),
        "long_500" => long(),
        "bad_at_10" => "urn:isbn:0 and some more words that follow".to_owned(),
        _ => format!("{}[", long()),
    };
    assert_eq!(
        text.len(),
        match row {
            "short_19" => 19,
            "medium_80" => 80,
            "long_500" => 500,
            "bad_at_10" => 42,
            _ => 501,
        }
    );
    text
}

static TABLE: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        table[i] =
            b.is_ascii_graphic() && !matches!(b, b'"' | b'<' | b'>' | b'[' | b']' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}');
        i += 1;
    }
    table
};

#[divan::bench(args = ROWS)]
fn nidreg(bencher: Bencher<'_, '_>, row: &str) {
    let text = input(row);
    bencher.bench_local(|| urn_registry::urn::Urn::parse(black_box(&text)).is_ok());
}

#[divan::bench(args = ROWS)]
fn table_scan(bencher: Bencher<'_, '_>, row: &str) {
    let text = input(row);
    bencher.bench_local(|| black_box(&text).bytes().all(|b| TABLE[usize::from(b)]));
}

#[divan::bench(args = ROWS)]
fn crate_urn(bencher: Bencher<'_, '_>, row: &str) {
    let text = input(row);
    bencher.bench_local(|| urn::UrnSlice::try_from(black_box(text.as_str())).is_ok());
}

#[divan::bench(args = ROWS)]
fn crate_urn_owned(bencher: Bencher<'_, '_>, row: &str) {
    let text = input(row);
    bencher.bench_local(|| urn::Urn::from_str(black_box(text.as_str())).is_ok());
}

#[divan::bench(args = ROWS)]
fn crate_iri_string(bencher: Bencher<'_, '_>, row: &str) {
    let text = input(row);
    bencher.bench_local(|| iri_string::types::UriStr::new(black_box(&text)).is_ok());
}

#[divan::bench(args = ROWS)]
fn crate_fluent_uri(bencher: Bencher<'_, '_>, row: &str) {
    let text = input(row);
    bencher.bench_local(|| fluent_uri::Uri::parse(black_box(text.as_str())).is_ok());
}

fn main() {
    divan::main();
}
