//! What the server knows by heart of the registry, so that no check and no search reads it again: the book of namespaces and the
//! index they are found by. Both are made once for each change of the registry, and every question looks at the counter of
//! changes first: what one server registers, all others know.

use crate::clock;
use crate::find::{Document, Index};
use crate::refusal::Refusal;
use crate::registry::pledges::{Confirmed, Published};
use crate::registry::publish::PUBLISHED as COUNTER;
use crate::registry::{Kind, Namespace, kept, parts, pledges, probed, profiles, queries, search};
use crate::resolution::caution::Says;
use crate::resolution::directory::Directory;
use crate::store::counters::counter;
use crate::store::{AnyConnection, Store};
use crate::verdict::Book;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

/// A value made from the registry, and the counter it was made at.
struct Kept<T>(Mutex<Option<(i64, Arc<T>)>>);

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T> Kept<T> {
    /// The value of now. Who asks while it is being made waits for it.
    fn get(
        &self,
        store: &Store,
        counted: &str,
        make: impl FnOnce(&mut AnyConnection) -> Result<T, Refusal>,
    ) -> Result<Arc<T>, Refusal> {
        store.read(|conn| {
            // Asked before the value is made: if something changes meanwhile, the next question makes it anew.
            let now = counter(conn, counted)?;
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match &*kept {
                // Another question may have seen a later change than this one.
                Some((at, value)) if *at >= now => Ok(Arc::clone(value)),
                _ => {
                    let value = Arc::new(make(conn)?);
                    *kept = Some((now, Arc::clone(&value)));
                    Ok(value)
                }
            }
        })
    }
}

/// The namespaces of the registry and their rules.
pub struct Known {
    /// What names are looked up in.
    pub book: Book,
    /// What registrants promise, by namespace.
    pub pledges: HashMap<String, Published>,
    /// How fresh that is, as far as contacts say.
    pub confirmed: HashMap<String, Confirmed>,
    kinds: HashMap<String, Kind>,
    answered: HashMap<String, Timestamp>,
}

impl Known {
    /// Formal or informal; `None` when it is not registered.
    pub fn kind(&self, nid: &str) -> Option<Kind> {
        self.kinds.get(nid).copied()
    }

    /// The day on which an address that the record names answered last (`NIDREG_PROBE`).
    pub fn answered_on(&self, address: &str) -> Option<Date> {
        self.answered.get(address).map(|at| clock::day(*at))
    }

    /// Whether any did.
    pub fn has_answers(&self) -> bool {
        !self.answered.is_empty()
    }

    /// What the registration of a namespace says about its names, as far as its profile tells.
    pub fn says(&self, nid: &str) -> Says {
        let Some((profile, _)) = self.book.profile(nid) else { return Says::default() };
        let said = |text: &Option<String>| match text.as_deref() {
            Some(text) if text.starts_with("used") => Some(true),
            Some(text) if text.starts_with("reserved") || text.starts_with("not ") => Some(false),
            _ => None,
        };
        Says {
            colons: has_dividing_colon(&profile.syntax.abnf).then_some(true),
            fragments: said(&profile.components.f),
            q: said(&profile.components.q),
        }
    }
}

/// Whether a grammar gives the colon a place of its own, and does not only list it among the characters of a name.
fn has_dividing_colon(abnf: &str) -> bool {
    const COLON: &str = "\":\"";
    abnf.match_indices(COLON).any(|(at, _)| {
        let (before, after) = (abnf.get(..at).unwrap_or_default(), abnf.get(at + COLON.len()..).unwrap_or_default());
        !before.trim_end().ends_with('/') && !after.trim_start().starts_with('/')
    })
}

/// The application's own.
#[derive(Default)]
pub struct Knowledge {
    known: Kept<Known>,
    index: Kept<Index>,
    directory: Kept<Directory>,
}

impl Knowledge {
    /// What is registered now.
    pub fn known(&self, store: &Store) -> Result<Arc<Known>, Refusal> {
        self.known.get(store, COUNTER, |conn| {
            let kinds: HashMap<String, Kind> = queries::kinds(conn)?.into_iter().collect();
            Ok(Known {
                book: profiles::keep::book(conn)?,
                pledges: pledges::queries::in_force(conn)?,
                confirmed: pledges::contacts::queries::confirmed(conn)?,
                answered: probed::queries::answers(conn)?,
                kinds,
            })
        })
    }

    /// What may be chosen for names now, with the parts of namespaces.
    pub fn directory(&self, store: &Store) -> Result<Arc<Directory>, Refusal> {
        self.directory.get(store, parts::CHANGED, kept::keep::directory)
    }

    /// What namespaces are found by now.
    pub fn index(&self, store: &Store) -> Result<Arc<Index>, Refusal> {
        let known = self.known(store)?;
        self.index.get(store, COUNTER, |conn| {
            let mut texts: BTreeMap<String, String> = search::queries::all(conn)?.into_iter().collect();
            let all = queries::all(conn)?;
            let documents = all.iter().map(|namespace| {
                let text = texts.remove(namespace.nid.as_str()).unwrap_or_default();
                document(namespace, &known.book, &text)
            });
            Ok(Index::new(documents))
        })
    }
}

/// What a namespace is found by: its profile, the list's references, and what its current text says.
fn document(namespace: &Namespace, book: &Book, text: &str) -> Document {
    let nid = namespace.nid.to_string();
    let mut document = match book.profile(&nid) {
        Some((profile, _)) => Document::of(profile),
        None => Document { nid, ..Document::default() },
    };
    // The registration's own word for who answers comes first; a profile may be of an older one.
    if let Some(registrant) = namespace.registrant.as_deref().filter(|own| !document.registrant.contains(own)) {
        let other = std::mem::take(&mut document.registrant);
        document.registrant = if other.is_empty() { registrant.to_owned() } else { format!("{registrant}, {other}") };
    }
    document.references.extend(namespace.sources().flat_map(|reference| [reference.words(), reference.data.clone()]));
    document.text.push('\n');
    document.text.push_str(text);
    document
}
