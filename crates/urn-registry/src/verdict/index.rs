//! The index of registered namespaces and their rules that checks use.

use super::rules::Rules;
use super::status::Status;
use crate::nid::MAX_LEN;
use crate::nid::in_use::{self, NidInUse};
use crate::profile::{Profile, ProfileSource, catalogue};
use crate::resolution::caution::RegistrationStatements;
use crate::urn::Urn;
use std::collections::HashSet;
use std::sync::{Arc, LazyLock, OnceLock};

/// A NID as an integer: exact for up to eight characters, otherwise the first and the last eight. Case-insensitive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct NidKey {
    word: u64,
    len: u8,
}

/// The bit that is set in lower-case letters, digits and the hyphen, but not in capital letters; once per byte.
const LOWER_CASE_BITS: u64 = 0x2020_2020_2020_2020;

impl NidKey {
    fn of(nid: &[u8]) -> Self {
        let mut head = [0; 8];
        for (to, from) in head.iter_mut().zip(nid) {
            *to = *from;
        }
        Self::from_first_bytes(u64::from_le_bytes(head), nid)
    }

    /// Reads the eight bytes after "urn:" at once, even if some of them follow the NID.
    #[inline]
    fn from_urn_bytes(urn: &[u8], nid: &[u8]) -> Self {
        match urn.get(4..).and_then(<[u8]>::first_chunk) {
            Some(head) => Self::from_first_bytes(u64::from_le_bytes(*head), nid),
            None => Self::of(nid),
        }
    }

    #[inline]
    fn from_first_bytes(head: u64, nid: &[u8]) -> Self {
        let len = nid.len();
        let head = (head | LOWER_CASE_BITS) << (8 * 8_usize.saturating_sub(len)).min(63);
        // Longer NIDs also include their last eight bytes.
        let tail = if len > 8 { nid.last_chunk().map_or(0, |tail| u64::from_le_bytes(*tail) | LOWER_CASE_BITS) } else { 0 };
        Self { word: head ^ tail.rotate_left(29), len: u8::try_from(len).unwrap_or(u8::MAX) }
    }

    /// Hashes the key. Clients cannot choose what is registered, so they cannot cause collisions.
    #[inline]
    fn hash_with(self, odd: u64) -> usize {
        // The high bits are mixed best.
        usize::try_from((self.word ^ u64::from(self.len)).wrapping_mul(odd) >> 32).unwrap_or(0)
    }
}

/// An empty slot.
const EMPTY_SLOT: u32 = u32::MAX;

/// The number of multipliers that are tried to minimize collisions.
const MULTIPLIERS_TRIED: u64 = 64;

const FIRST_MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// The namespaces of a registry, each with its profile if it has one. Rules are compiled once, on first use; a book can be shared
/// between threads.
#[derive(Debug, Default)]
pub struct NamespaceBook {
    places: Vec<BookEntry>,
    /// The size is a power of two and larger than the number of places. The index of a place is in the slot of its hash, or in the next
    /// free slot.
    slots: Vec<u32>,
    /// The multiplier of the hash.
    odd: u64,
    /// NIDs that are used without being registered.
    in_use: Vec<NidInUse>,
}

#[derive(Debug)]
struct BookEntry {
    key: NidKey,
    /// The NID in lower case.
    nid: String,
    held: Option<(Arc<Profile>, ProfileSource)>,
    /// The status, and the NID of the namespace that replaced it; only for namespaces that are not active or were replaced.
    standing: Option<Box<(Status, Option<String>)>>,
    /// Boxed, so that a lookup touches few cache lines.
    rules: OnceLock<Option<Box<Rules>>>,
}

static BUILTIN: LazyLock<NamespaceBook> = LazyLock::new(|| NamespaceBook::from_nids(catalogue::nids().map(str::to_owned)));

/// Whether a grammar uses the colon as a delimiter, and does not only list it among the allowed characters.
fn has_dividing_colon(abnf: &str) -> bool {
    const COLON: &str = "\":\"";
    abnf.match_indices(COLON).any(|(at, _)| {
        let (before, after) = (abnf.get(..at).unwrap_or_default(), abnf.get(at + COLON.len()..).unwrap_or_default());
        !before.trim_end().ends_with('/') && !after.trim_start().starts_with('/')
    })
}

impl NamespaceBook {
    /// The built-in catalog: every namespace in it counts as registered.
    pub fn builtin() -> &'static Self {
        &BUILTIN
    }

    /// The registered namespaces of a database, with the built-in profiles unless they are replaced.
    pub fn from_nids(registered: impl IntoIterator<Item = String>) -> Self {
        let mut places: Vec<BookEntry> = Vec::new();
        let mut known = HashSet::new();
        for nid in registered.into_iter().filter(|nid| nid.len() <= MAX_LEN).map(|nid| nid.to_ascii_lowercase()) {
            if known.insert(nid.clone()) {
                places.push(BookEntry {
                    key: NidKey::of(nid.as_bytes()),
                    nid,
                    held: None,
                    standing: None,
                    rules: OnceLock::new(),
                });
            }
        }
        // A small book gets a table so sparse that most multipliers cause hardly any collisions.
        let thin = if places.len() <= 1024 { 16 } else { 2 };
        let slots = vec![EMPTY_SLOT; (places.len() * thin).next_power_of_two().max(2)];
        let mut book = Self { places, slots, odd: FIRST_MULTIPLIER, in_use: in_use::known_in_use().to_vec() };
        let ways = (0..if thin > 2 { MULTIPLIERS_TRIED } else { 1 }).map(|way| FIRST_MULTIPLIER.wrapping_mul(2 * way + 1));
        book.odd = ways.min_by_key(|odd| book.clashes(*odd)).unwrap_or(FIRST_MULTIPLIER);
        for at in 0..book.places.len() {
            let Some(key) = book.places.get(at).map(|place| place.key) else { continue };
            let free = book.probe(key).find(|slot| book.slots.get(*slot) == Some(&EMPTY_SLOT));
            if let Some(slot) = free.and_then(|slot| book.slots.get_mut(slot)) {
                *slot = u32::try_from(at).unwrap_or(EMPTY_SLOT);
            }
        }
        book
    }

    /// The number of places that collide with another.
    fn clashes(&self, odd: u64) -> usize {
        let last = self.slots.len() - 1;
        let wanted: HashSet<usize> = self.places.iter().map(|place| place.key.hash_with(odd) & last).collect();
        self.places.len() - wanted.len()
    }

    /// The slots of a key, in probing order.
    #[inline]
    fn probe(&self, key: NidKey) -> impl Iterator<Item = usize> + use<> {
        let last = self.slots.len().saturating_sub(1);
        let first = key.hash_with(self.odd);
        (0..=last).map(move |next| first.wrapping_add(next) & last)
    }

    /// The place of a NID. `is_whole` means that its key identifies it among all NIDs of the same length.
    #[inline]
    fn find(&self, key: NidKey, nid: &[u8], is_whole: bool) -> Option<usize> {
        for slot in self.probe(key) {
            let at = *self.slots.get(slot)? as usize;
            let place = self.places.get(at)?;
            if place.key == key && (is_whole || place.nid.as_bytes().eq_ignore_ascii_case(nid)) {
                return Some(at);
            }
        }
        None
    }

    /// Replaces the built-in profile by one from the database. Does nothing if the NID is not registered.
    pub fn set_profile(&mut self, profile: Profile, reading: ProfileSource) {
        if let Some(place) =
            self.find(NidKey::of(profile.nid.as_bytes()), profile.nid.as_bytes(), false).and_then(|at| self.places.get_mut(at))
        {
            (place.held, place.rules) = (Some((Arc::new(profile), reading)), OnceLock::new());
        }
    }

    /// Records that a registered namespace is not active or was replaced. Does nothing if the NID is not registered.
    pub fn set_status(&mut self, nid: &str, status: Status, replaced_by: Option<String>) {
        if let Some(place) = self.find(NidKey::of(nid.as_bytes()), nid.as_bytes(), false).and_then(|at| self.places.get_mut(at)) {
            place.standing = Some(Box::new((status, replaced_by)));
        }
    }

    /// Replaces the built-in list of NIDs that are used without being registered.
    pub fn set_names_in_use(&mut self, names: Vec<NidInUse>) {
        self.in_use = names;
    }

    /// The status of a registered namespace, and the NID of the one that replaced it.
    pub fn status(&self, nid: &str) -> Option<(Status, Option<&str>)> {
        let place = self.place(nid)?;
        Some(place.standing.as_ref().map_or((Status::Active, None), |standing| (standing.0, standing.1.as_deref())))
    }

    /// The known use of an unregistered NID.
    pub fn in_use(&self, nid: &str) -> Option<&NidInUse> {
        self.in_use.iter().find(|name| name.nid.eq_ignore_ascii_case(nid)).filter(|_| !self.is_registered(nid))
    }

    fn place(&self, nid: &str) -> Option<&BookEntry> {
        self.places.get(self.find(NidKey::of(nid.as_bytes()), nid.as_bytes(), false)?)
    }

    /// Whether the namespace is registered. Case-insensitive.
    pub fn is_registered(&self, nid: &str) -> bool {
        self.place(nid).is_some()
    }

    /// The registered NIDs in lower case, in no particular order.
    pub fn nids(&self) -> impl Iterator<Item = &str> {
        self.places.iter().map(|place| place.nid.as_str())
    }

    /// Whether the namespace of a URN is registered, and its rules, in one lookup.
    #[inline]
    pub(super) fn look_up(&self, urn: &Urn<'_>) -> (bool, Option<&Rules>) {
        let nid = urn.nid();
        let place = self.place_of(urn.as_str().as_bytes(), nid.as_bytes());
        place.map_or((false, None), |place| (true, self.rules_of(place)))
    }

    /// The rules for a line that starts with `urn:` and this NID, if the namespace is active.
    #[inline]
    pub(super) fn rules_if_active(&self, line: &[u8], nid: &[u8]) -> Option<&Rules> {
        self.rules_of(self.place_of(line, nid).filter(|place| place.standing.is_none())?)
    }

    #[inline]
    fn place_of(&self, urn: &[u8], nid: &[u8]) -> Option<&BookEntry> {
        // A key distinguishes all characters that are allowed in a NID.
        self.places.get(self.find(NidKey::from_urn_bytes(urn, nid), nid, nid.len() <= 8)?)
    }

    #[inline]
    fn rules_of<'b>(&'b self, place: &'b BookEntry) -> Option<&'b Rules> {
        let compiled = || self.profile(&place.nid).and_then(|(profile, _)| Rules::new(profile).ok()).map(Box::new);
        place.rules.get_or_init(compiled).as_deref()
    }

    /// The profile of a registered namespace, and who supplied it.
    pub fn profile(&self, nid: &str) -> Option<(&Profile, ProfileSource)> {
        match &self.place(nid)?.held {
            Some((profile, reading)) => Some((profile, *reading)),
            None => catalogue::get(&nid.to_ascii_lowercase()).map(|profile| (profile, ProfileSource::Editors)),
        }
    }

    /// What the registration of a namespace states about its URNs, according to its profile.
    pub fn statements(&self, nid: &str) -> RegistrationStatements {
        let Some((profile, _)) = self.profile(nid) else { return RegistrationStatements::default() };
        let said = |text: &Option<String>| match text.as_deref() {
            Some(text) if text.starts_with("used") => Some(true),
            Some(text) if text.starts_with("reserved") || text.starts_with("not ") => Some(false),
            _ => None,
        };
        RegistrationStatements {
            colons: has_dividing_colon(&profile.syntax.abnf).then_some(true),
            fragments: said(&profile.components.f),
            q: said(&profile.components.q),
        }
    }

    /// The rules of a registered namespace; `None` if they are unknown or unusable.
    pub fn rules(&self, nid: &str) -> Option<&Rules> {
        self.rules_of(self.place(nid)?)
    }
}
