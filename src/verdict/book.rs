//! What is registered, and whose rules are known: what a check looks names up in.

use super::rules::Rules;
use crate::nid::MAX_LEN;
use crate::profile::{Profile, Reading, catalogue};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};

/// The namespaces of a registry, each with its profile if one is known. Rules are compiled when they are first asked
/// for, each once; a book may be shared by threads.
#[derive(Debug, Default)]
pub struct Book {
    places: HashMap<String, Place>,
}

#[derive(Debug, Default)]
struct Place {
    held: Option<(Arc<Profile>, Reading)>,
    rules: OnceLock<Option<Rules>>,
}

static BUILTIN: LazyLock<Book> = LazyLock::new(|| Book::of(catalogue::nids().map(str::to_owned)));

impl Book {
    /// The built-in catalogue: every namespace in it is registered.
    pub fn builtin() -> &'static Self {
        &BUILTIN
    }

    /// The registered namespaces of a database, with the built-in profiles until others are put in.
    pub fn of(registered: impl IntoIterator<Item = String>) -> Self {
        let places = registered.into_iter().map(|nid| (nid.to_ascii_lowercase(), Place::default())).collect();
        Self { places }
    }

    /// Puts in a profile of the database, in place of the built-in one. Nothing happens for a NID that is not registered.
    pub fn hold(&mut self, profile: Profile, reading: Reading) {
        if let Some(place) = self.places.get_mut(&profile.nid) {
            *place = Place { held: Some((Arc::new(profile), reading)), rules: OnceLock::new() };
        }
    }

    fn place(&self, nid: &str) -> Option<&Place> {
        // A NID is short, so its lower case needs no allocation.
        let mut buffer = [0; MAX_LEN];
        let lower = buffer.get_mut(..nid.len())?;
        lower.copy_from_slice(nid.as_bytes());
        lower.make_ascii_lowercase();
        self.places.get(std::str::from_utf8(lower).ok()?)
    }

    /// Whether the namespace is registered; case does not count.
    pub fn is_registered(&self, nid: &str) -> bool {
        self.place(nid).is_some()
    }

    /// The registered NIDs in lower case, in no order.
    pub fn nids(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// Whether the namespace is registered, and its rules, with one look.
    pub(super) fn look_up(&self, nid: &str) -> (bool, Option<&Rules>) {
        self.place(nid).map_or((false, None), |place| (true, self.rules_of(place, nid)))
    }

    fn rules_of<'b>(&'b self, place: &'b Place, nid: &str) -> Option<&'b Rules> {
        place.rules.get_or_init(|| self.profile(nid).and_then(|(profile, _)| Rules::new(profile).ok())).as_ref()
    }

    /// The profile of a registered namespace, and whose reading it is.
    pub fn profile(&self, nid: &str) -> Option<(&Profile, Reading)> {
        match &self.place(nid)?.held {
            Some((profile, reading)) => Some((profile, *reading)),
            None => catalogue::get(&nid.to_ascii_lowercase()).map(|profile| (profile, Reading::Editors)),
        }
    }

    /// The rules of a registered namespace; `None` when none are known or they cannot be used.
    pub fn rules(&self, nid: &str) -> Option<&Rules> {
        self.rules_of(self.place(nid)?, nid)
    }
}
