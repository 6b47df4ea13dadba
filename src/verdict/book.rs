//! What is registered, and whose rules are known: what a check looks names up in.

use super::rules::Rules;
use crate::nid::MAX_LEN;
use crate::profile::{Profile, Reading, catalogue};
use crate::urn::Urn;
use std::sync::{Arc, LazyLock, OnceLock};

/// A NID as a number that says all of one of eight characters at most, and the two ends of a longer one. Case does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Key {
    word: u64,
    len: u8,
}

/// A small letter has this bit and a capital has not; digits and the hyphen have it too.
const SMALL: u64 = 0x2020_2020_2020_2020;

impl Key {
    fn of(nid: &str) -> Self {
        let mut head = [0; 8];
        for (to, from) in head.iter_mut().zip(nid.bytes()) {
            *to = from;
        }
        Self::by(u64::from_le_bytes(head), nid)
    }

    /// Of a URN the eight bytes after "urn:" are taken at once, with what follows the NID.
    #[inline]
    fn of_urn(urn: &Urn<'_>) -> Self {
        match urn.as_str().as_bytes().get(4..).and_then(<[u8]>::first_chunk) {
            Some(head) => Self::by(u64::from_le_bytes(*head), urn.nid()),
            None => Self::of(urn.nid()),
        }
    }

    #[inline]
    fn by(head: u64, nid: &str) -> Self {
        let len = nid.len();
        let head = (head | SMALL) << (8 * 8_usize.saturating_sub(len)).min(63);
        // What is longer ends otherwise.
        let tail = if len > 8 { nid.as_bytes().last_chunk().map_or(0, |tail| u64::from_le_bytes(*tail) | SMALL) } else { 0 };
        Self { word: head ^ tail.rotate_left(29), len: u8::try_from(len).unwrap_or(u8::MAX) }
    }

    /// Whoever asks cannot choose what is registered, so no look-up can be made slow from outside.
    #[inline]
    fn mixed(self) -> usize {
        // The high bits are mixed best.
        usize::try_from(self.word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32).unwrap_or(0)
    }
}

/// A place by its NID.
#[derive(Debug, Clone, Copy)]
struct Slot {
    key: Key,
    /// Which place; none when there are not so many.
    place: u32,
}

const EMPTY: Slot = Slot { key: Key { word: 0, len: 0 }, place: u32::MAX };

/// The namespaces of a registry, each with its profile if one is known. Rules are compiled when they are first asked
/// for, each once; a book may be shared by threads.
#[derive(Debug, Default)]
pub struct Book {
    places: Vec<Place>,
    /// Twice as many as places or more, a power of two; a place stands in the slot that its mixed key says,
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
            let (key, place) = (Key::of(&nid), u32::try_from(book.places.len()).unwrap_or(u32::MAX));
            let free = book.probe(key).find(|at| book.slots.get(*at).is_some_and(|slot| slot.place == EMPTY.place));
            if !book.is_registered(&nid)
                && let Some(slot) = free.and_then(|at| book.slots.get_mut(at))
            {
                *slot = Slot { key, place };
                book.places.push(Place { nid: nid.to_ascii_lowercase(), held: None, rules: OnceLock::new() });
            }
        }
        book
    }

    /// Where a place may stand, the likeliest first.
    #[inline]
    fn probe(&self, key: Key) -> impl Iterator<Item = usize> + use<> {
        let last = self.slots.len().saturating_sub(1);
        let first = key.mixed();
        (0..=last).map(move |next| (first + next) & last)
    }

    /// The place of a NID. `is_whole` says that its key tells it from every other NID of the same length.
    #[inline]
    fn find(&self, key: Key, nid: &str, is_whole: bool) -> Option<usize> {
        for at in self.probe(key) {
            let slot = self.slots.get(at)?;
            let place = self.places.get(slot.place as usize)?;
            if slot.key == key && (is_whole || place.nid.eq_ignore_ascii_case(nid)) {
                return Some(slot.place as usize);
            }
        }
        None
    }

    /// Puts in a profile of the database, in place of the built-in one. Nothing happens for a NID that is not registered.
    pub fn hold(&mut self, profile: Profile, reading: Reading) {
        if let Some(place) = self.find(Key::of(&profile.nid), &profile.nid, false).and_then(|at| self.places.get_mut(at)) {
            (place.held, place.rules) = (Some((Arc::new(profile), reading)), OnceLock::new());
        }
    }

    fn place(&self, nid: &str) -> Option<&Place> {
        self.places.get(self.find(Key::of(nid), nid, false)?)
    }

    /// Whether the namespace is registered; case does not count.
    pub fn is_registered(&self, nid: &str) -> bool {
        self.place(nid).is_some()
    }

    /// The registered NIDs in lower case, in no order.
    pub fn nids(&self) -> impl Iterator<Item = &str> {
        self.places.iter().map(|place| place.nid.as_str())
    }

    /// Whether the namespace of a URN is registered, and its rules, with one look.
    #[inline]
    pub(super) fn look_up(&self, urn: &Urn<'_>) -> (bool, Option<&Rules>) {
        let nid = urn.nid();
        // The characters of a URN's NID are those that a key tells apart.
        let place = self.find(Key::of_urn(urn), nid, nid.len() <= 8).and_then(|at| self.places.get(at));
        place.map_or((false, None), |place| (true, self.rules_of(place, nid)))
    }

    #[inline]
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
