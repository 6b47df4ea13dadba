//! What is registered, and whose rules are known: what a check looks names up in.

use super::rules::Rules;
use crate::nid::MAX_LEN;
use crate::profile::{Profile, Reading, catalogue};
use std::sync::{Arc, LazyLock, OnceLock};

/// Mixes a NID into one number, its ends and its length; case does not count. Whoever asks cannot choose what is
/// registered, so no look-up can be made slow from outside.
#[inline]
fn mixed(nid: &str) -> u64 {
    // A small letter has this bit and a capital has not; digits and the hyphen have it too.
    const SMALL: u64 = 0x2020_2020_2020_2020;
    let bytes = nid.as_bytes();
    let (head, tail) = if let (Some(head), Some(tail)) = (bytes.first_chunk(), bytes.last_chunk()) {
        (u64::from_le_bytes(*head), u64::from_le_bytes(*tail))
    } else if let (Some(head), Some(tail)) = (bytes.first_chunk(), bytes.last_chunk()) {
        (u64::from(u32::from_le_bytes(*head)), u64::from(u32::from_le_bytes(*tail)))
    } else {
        (bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)), 0)
    };
    let word = (head | SMALL) ^ (tail | SMALL).rotate_left(29) ^ (nid.len() as u64).rotate_left(56);
    word.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A place by its mixed NID.
#[derive(Debug, Clone, Copy)]
struct Slot {
    mixed: u64,
    /// Which place; none when there are not so many.
    place: u32,
}

const EMPTY: Slot = Slot { mixed: 0, place: u32::MAX };

/// The namespaces of a registry, each with its profile if one is known. Rules are compiled when they are first asked
/// for, each once; a book may be shared by threads.
#[derive(Debug, Default)]
pub struct Book {
    places: Vec<Place>,
    /// Twice as many as places or more, a power of two; a place stands in the slot that the first bits of its mixed NID say,
    /// or in the next free one.
    slots: Vec<Slot>,
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
        let registered: Vec<String> = registered.into_iter().filter(|nid| nid.len() <= MAX_LEN).collect();
        let slots = vec![EMPTY; (registered.len() * 2).next_power_of_two().max(2)];
        let mut book = Self { places: Vec::with_capacity(registered.len()), slots };
        for nid in registered {
            let (mixed, place) = (mixed(&nid), u32::try_from(book.places.len()).unwrap_or(u32::MAX));
            let free = book.probe(mixed).find(|at| book.slots.get(*at).is_some_and(|slot| slot.place == EMPTY.place));
            if !book.is_registered(&nid)
                && let Some(slot) = free.and_then(|at| book.slots.get_mut(at))
            {
                *slot = Slot { mixed, place };
                book.places.push(Place { nid: nid.to_ascii_lowercase(), held: None, rules: OnceLock::new() });
            }
        }
        book
    }

    /// Where a place may stand, the likeliest first.
    #[inline]
    fn probe(&self, mixed: u64) -> impl Iterator<Item = usize> + use<> {
        let last = self.slots.len().saturating_sub(1);
        // The high bits are mixed best.
        let first = usize::try_from(mixed >> 32).unwrap_or(0);
        (0..=last).map(move |next| (first + next) & last)
    }

    /// Which place a NID has.
    #[inline]
    fn find(&self, nid: &str) -> Option<usize> {
        let mixed = mixed(nid);
        for at in self.probe(mixed) {
            let slot = self.slots.get(at)?;
            let place = self.places.get(slot.place as usize)?;
            if slot.mixed == mixed && place.nid.eq_ignore_ascii_case(nid) {
                return Some(slot.place as usize);
            }
        }
        None
    }

    /// Puts in a profile of the database, in place of the built-in one. Nothing happens for a NID that is not registered.
    pub fn hold(&mut self, profile: Profile, reading: Reading) {
        if let Some(place) = self.find(&profile.nid).and_then(|at| self.places.get_mut(at)) {
            (place.held, place.rules) = (Some((Arc::new(profile), reading)), OnceLock::new());
        }
    }

    fn place(&self, nid: &str) -> Option<&Place> {
        self.places.get(self.find(nid)?)
    }

    /// Whether the namespace is registered; case does not count.
    pub fn is_registered(&self, nid: &str) -> bool {
        self.place(nid).is_some()
    }

    /// The registered NIDs in lower case, in no order.
    pub fn nids(&self) -> impl Iterator<Item = &str> {
        self.places.iter().map(|place| place.nid.as_str())
    }

    /// Whether the namespace is registered, and its rules, with one look.
    #[inline]
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
