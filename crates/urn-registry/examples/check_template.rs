//! Reads a registration template from standard input and prints each finding with the clause that it is based on, then the questions of
//! RFC 8141 with the sentence that may answer each:
//!
//! ```sh
//! cargo run -p urn-registry --example check_template < template.txt
//! ```

use std::io::{self, Read as _};
use urn_registry::template::inspect::{Kind, findings};
use urn_registry::template::questions::asked_about;
use urn_registry::template::read::read_submitted;

fn main() -> io::Result<()> {
    let mut text = String::new();
    io::stdin().take(1_000_000).read_to_string(&mut text)?;
    let reading = match read_submitted(&text) {
        Ok(reading) => reading,
        Err(error) => return Err(io::Error::other(error.to_string())),
    };
    // A version is compared with the day of the check, which the caller supplies: the library has no clock.
    let day = jiff::civil::date(2026, 11, 27);
    for finding in findings(&reading.template, Kind::NewFormal, None, day) {
        println!("{} {} ({})", finding.id, finding.message, finding.clause);
    }
    for question in asked_about(&reading.template, false) {
        println!("{} ({}) {}", question.question, question.clause, question.suggested.as_deref().unwrap_or("no sentence"));
    }
    Ok(())
}
