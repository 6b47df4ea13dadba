//! The list of standards bodies: its built-in entries, lookups, and representatives.

use crate::clock;
use crate::ids::AccountId;
use crate::requests::bodies::{Body, queries};
use crate::requests::{Procedure, RequestProcedure};
use crate::store::AnyConnection;
use crate::store::Error;
use jiff::Timestamp;
use jiff::civil::Date;

/// IANA's list of organizations whose requests need no further confirmation by the IESG (RFC 6838 §4.1, which RFC 8141 §6.3 references),
/// reduced to facts: name, date, website.
pub fn builtin() -> Vec<Body> {
    include_str!("bodies.tsv")
        .lines()
        .filter_map(|line| {
            let mut cells = line.split('\t');
            let (name, day, website) = (cells.next()?, cells.next()?, cells.next()?);
            Some(Body {
                name: name.to_owned(),
                website: Some(website.to_owned()).filter(|text| !text.is_empty()),
                recognized_on: day.parse().ok()?,
                source: "IANA, iesg-recognized-organizations, 2026-05-11".to_owned(),
                ended_on: None,
                ended_because: None,
            })
        })
        .collect()
}

/// Loads the built-in list into an empty table.
pub fn load_builtin(conn: &mut AnyConnection) -> Result<(), Error> {
    if !queries::all(conn)?.is_empty() {
        return Ok(());
    }
    builtin().iter().try_for_each(|body| queries::insert(conn, body))
}

/// Returns the recognized body with this name. Case and the abbreviation in parentheses are ignored.
pub fn find_recognized_body(conn: &mut AnyConnection, name: &str, today: Date) -> Result<Option<Body>, Error> {
    let wanted = name.trim().to_lowercase();
    Ok(recognized_bodies(conn, today)?.into_iter().find(|body| spellings(body).contains(&wanted)))
}

/// The names of recognized bodies that share a distinctive word with `name`: "OASIS" for "OASIS Open".
pub fn similar_body_names(conn: &mut AnyConnection, name: &str, today: Date) -> Result<Vec<String>, Error> {
    let wanted = distinctive_words(name);
    let shares = |body: &Body| distinctive_words(&body.name).iter().any(|word| wanted.contains(word));
    Ok(recognized_bodies(conn, today)?.into_iter().filter(shares).map(|body| body.name).take(SIMILAR_MAX).collect())
}

/// The number of similar names that a finding lists.
const SIMILAR_MAX: usize = 3;

/// Words that many names of organizations have.
const COMMON_WORDS: [&str; 18] = [
    "and", "for", "the", "of", "open", "group", "forum", "association", "organization", "organisation", "international",
    "alliance", "institute", "standards", "consortium", "committee", "society", "foundation",
];

fn distinctive_words(name: &str) -> Vec<String> {
    let folded = name.to_lowercase();
    let text = folded.split(|c: char| !c.is_alphanumeric());
    text.filter(|word| word.len() > 2 && !COMMON_WORDS.contains(word)).map(str::to_owned).collect()
}

fn recognized_bodies(conn: &mut AnyConnection, today: Date) -> Result<Vec<Body>, Error> {
    let mut all = queries::all(conn)?;
    all.retain(|body| body.ended_on.is_none_or(|end| today < end));
    Ok(all)
}

/// The full name, the name without the abbreviation in parentheses, and the abbreviation, in lower case.
fn spellings(body: &Body) -> Vec<String> {
    let full = body.name.to_lowercase();
    let short = full.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map(|(short, _)| short.to_owned());
    let bare = full.split('(').next().unwrap_or_default().trim().to_owned();
    [Some(full), Some(bare), short].into_iter().flatten().collect()
}

/// Whether the account represents the body of a request today.
pub(crate) fn represents(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    procedure: &RequestProcedure,
    now: Timestamp,
) -> Result<bool, Error> {
    let (Procedure::FastTrack, Some(name)) = (procedure.kind(), procedure.body()) else { return Ok(false) };
    match find_recognized_body(conn, name, clock::day(now))? {
        Some(body) => queries::is_representative(conn, &body.name, account_id, clock::day(now)),
        None => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn builtin_list_contains_every_body() {
        let list = builtin();
        assert_eq!(list.len(), include_str!("bodies.tsv").lines().count());
        assert!(list.iter().any(|body| body.name == "OASIS" && body.website.is_some()));
    }
}
