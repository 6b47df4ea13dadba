//! Runs a search in the reviews, and shows authors as the public page does.

use crate::history::queries::{UNNAMED, unnamed};
use crate::ids::{AccountId, RequestId};
use crate::refusal::Refusal;
use crate::reviews::search::{FOUND_MAX, Found, Hit, Wanted, queries};
use crate::store::AnyConnection;
use crate::users::merges::queries::accounts_of;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// Searches for texts with all words or, if there are none, with some of them. Without words there are no results.
pub fn search(conn: &mut AnyConnection, wanted: &Wanted) -> Result<Found, Refusal> {
    if wanted.words.is_empty() {
        return Ok(Found::default());
    }
    let authors = match &wanted.expert {
        Some(expert) => Some(accounts_of(conn, expert)?),
        None => None,
    };
    let mut hits = with_all(conn, wanted, authors.as_deref(), &wanted.words)?;
    let partial = hits.is_empty() && wanted.words.len() > 1;
    if partial {
        let mut known: HashSet<String> = HashSet::new();
        for word in &wanted.words {
            let found = with_all(conn, wanted, authors.as_deref(), std::slice::from_ref(word))?;
            hits.extend(found.into_iter().filter(|hit| known.insert(hit.id.clone())));
        }
    }
    let score = |hit: &Hit| {
        let text = hit.text.to_lowercase();
        wanted.words.iter().filter(|word| text.contains(word.as_str())).count()
    };
    hits.sort_by_cached_key(|hit| std::cmp::Reverse((score(hit), hit.at, hit.id.clone())));
    hits.truncate(FOUND_MAX);
    Ok(Found { hits, partial })
}

/// Comments, positions and decisions with all these words, with the names of their authors as shown in public.
fn with_all(
    conn: &mut AnyConnection,
    wanted: &Wanted,
    authors: Option<&[AccountId]>,
    words: &[String],
) -> Result<Vec<Hit>, Refusal> {
    let mut hits = queries::comments(conn, wanted, authors, words)?;
    if wanted.field.is_none() {
        hits.extend(queries::positions(conn, wanted, authors, words)?);
        hits.extend(queries::decisions(conn, wanted, authors, words)?);
    }
    let mut hidden: HashMap<RequestId, Vec<AccountId>> = HashMap::new();
    let mut shown = Vec::with_capacity(hits.len());
    for mut hit in hits {
        let unnamed = match hidden.entry(hit.request_id.clone()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(slot) => slot.insert(unnamed(conn, &hit.request_id)?),
        };
        if unnamed.contains(&hit.author_id) {
            if authors.is_some() {
                continue;
            }
            UNNAMED.clone_into(&mut hit.author);
        }
        shown.push(hit);
    }
    Ok(shown)
}
