//! A name whose resource is gone, as pages show it.

use crate::http::addresses;
use crate::pages::cards::rows::time;
use crate::registry::tombstones::Gone;
use crate::urn::Urn;

/// What its holder says.
pub(crate) struct GoneCard {
    pub(crate) name: String,
    pub(crate) gone: String,
    pub(crate) reason: String,
    /// What stands in for it, and where it is.
    pub(crate) surrogate: Option<(String, String)>,
    /// The part whose keeper recorded it, and its register.
    pub(crate) part: String,
    pub(crate) register: String,
    pub(crate) recorded: String,
    /// The page of the name.
    pub(crate) page: String,
}

/// What a page shows of it.
pub(crate) fn gone_card(gone: Gone) -> GoneCard {
    let (nid, prefix) = gone.part;
    let surrogate = gone.stone.surrogate.map(|text| {
        let href = if Urn::parse(&text).is_ok() { addresses::resolve(&text, None) } else { text.clone() };
        (text, href)
    });
    GoneCard {
        page: addresses::gone(&gone.stone.name),
        name: gone.stone.name,
        gone: gone.stone.gone,
        reason: gone.stone.reason,
        surrogate,
        register: addresses::parts(&nid, &prefix),
        part: if prefix.is_empty() { nid } else { format!("{nid}:{prefix}") },
        recorded: time(gone.at),
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/gone.rs"]
mod samples;
