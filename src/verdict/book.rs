//! What is registered, and whose rules are known: what a check looks names up in.

use super::rules::Rules;
use crate::nid::MAX_LEN;
use crate::profile::{Profile, Reading, catalogue};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::{Arc, LazyLock, OnceLock};

/// A NID in lower case as four numbers, filled up with zeros: hashed and compared in a few steps.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Key([u64; MAX_LEN / 8]);

impl Key {
    /// Case does not count; `None` for what is longer than any NID.
    fn of(nid: &str) -> Option<Self> {
        if nid.len() > MAX_LEN {
            return None;
        }
        let mut key = Self::default();
        for (word, bytes) in key.0.iter_mut().zip(nid.as_bytes().chunks(8)) {
            *word = bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(byte.to_ascii_lowercase()));
        }
        Some(key)
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let turned = self.0.iter().zip([0, 17, 31, 47]).map(|(word, by)| word.rotate_left(by));
        state.write_u64(turned.fold(0, |all, word| all ^ word));
    }
}

/// Mixes one number. Whoever asks cannot choose what is registered, so no look-up can be made slow from outside.
#[derive(Debug, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The namespaces of a registry, each with its profile if one is known. Rules are compiled when they are first asked
/// for, each once; a book may be shared by threads.
#[derive(Debug, Default)]
pub struct Book {
    places: HashMap<Key, Place, BuildHasherDefault<Mixer>>,
}

#[derive(Debug)]
struct Place {
    /// In lower case.
    nid: String,
    held: Option<(Arc<Profile>, Reading)>,
    /// Apart from the place, so that looking one up stays within a few lines of memory.
    rules: OnceLock<Option<Box<Rules>>>,
}

static BUILTIN: LazyLock<Book> = LazyLock::new(|| Book::of(catalogue::nids().map(str::to_owned)));

impl Book {
    /// The built-in catalogue: every namespace in it is registered.
    pub fn builtin() -> &'static Self {
        &BUILTIN
    }

    /// The registered namespaces of a database, with the built-in profiles until others are put in.
    pub fn of(registered: impl IntoIterator<Item = String>) -> Self {
        let place =
            |nid: String| Some((Key::of(&nid)?, Place { nid: nid.to_ascii_lowercase(), held: None, rules: OnceLock::new() }));
        Self { places: registered.into_iter().filter_map(place).collect() }
    }

    /// Puts in a profile of the database, in place of the built-in one. Nothing happens for a NID that is not registered.
    pub fn hold(&mut self, profile: Profile, reading: Reading) {
        if let Some(place) = Key::of(&profile.nid).and_then(|key| self.places.get_mut(&key)) {
            (place.held, place.rules) = (Some((Arc::new(profile), reading)), OnceLock::new());
        }
    }

    fn place(&self, nid: &str) -> Option<&Place> {
        self.places.get(&Key::of(nid)?)
    }

    /// Whether the namespace is registered; case does not count.
    pub fn is_registered(&self, nid: &str) -> bool {
        self.place(nid).is_some()
    }

    /// The registered NIDs in lower case, in no order.
    pub fn nids(&self) -> impl Iterator<Item = &str> {
        self.places.values().map(|place| place.nid.as_str())
    }

    /// Whether the namespace is registered, and its rules, with one look.
    pub(super) fn look_up(&self, nid: &str) -> (bool, Option<&Rules>) {
        self.place(nid).map_or((false, None), |place| (true, self.rules_of(place, nid)))
    }

    fn rules_of<'b>(&'b self, place: &'b Place, nid: &str) -> Option<&'b Rules> {
        let compiled = || self.profile(nid).and_then(|(profile, _)| Rules::new(profile).ok()).map(Box::new);
        place.rules.get_or_init(compiled).as_deref()
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
