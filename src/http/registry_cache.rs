//! The in-memory cache of the registry: the index of namespaces and rules, and the search index, so that validation and search do not read
//! the database. Both are rebuilt after each change of the registry. Every use compares the change counter first, so that changes by other
//! servers are seen.

use crate::refusal::Refusal;
use crate::registry::publish::PUBLISHED_COUNTER as COUNTER;
use crate::registry::{Kind, contact_checks, lists, profiles, queries, search};
use crate::store::counters::counter;
use crate::store::{AnyConnection, Store};
use jiff::Timestamp;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use urn_registry::find::Index;
use urn_registry::resolution::directory::Directory;
use urn_registry::verdict::NamespaceBook;

/// A cached value, and the counter at which it was computed.
struct CachedAtChange<T>(Mutex<Option<(i64, Arc<T>)>>);

impl<T> Default for CachedAtChange<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T> CachedAtChange<T> {
    /// The current value. Concurrent callers wait while it is being computed.
    fn get_or_compute(
        &self,
        store: &Store,
        counted: &str,
        make: impl FnOnce(&mut AnyConnection) -> Result<T, Refusal>,
    ) -> Result<Arc<T>, Refusal> {
        store.read(|conn| {
            // Read before the value is computed: if something changes meanwhile, the next call computes it again.
            let now = counter(conn, counted)?;
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match &*kept {
                // Another call may have seen a later change than this one.
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
pub struct KnownNamespaces {
    /// The index of namespaces and rules.
    pub book: NamespaceBook,
    /// When a contact last confirmed that it is still right, by NID.
    pub confirmed: HashMap<String, Timestamp>,
    kinds: HashMap<String, Kind>,
}

impl KnownNamespaces {
    /// Formal or informal; `None` if the NID is not registered.
    pub fn kind(&self, nid: &str) -> Option<Kind> {
        self.kinds.get(nid).copied()
    }
}

/// The cache of the application.
#[derive(Default)]
pub struct RegistryCache {
    known: CachedAtChange<KnownNamespaces>,
    index: CachedAtChange<Index>,
    directory: CachedAtChange<Directory>,
}

impl RegistryCache {
    /// The current namespaces and rules.
    pub fn known_namespaces(&self, store: &Store) -> Result<Arc<KnownNamespaces>, Refusal> {
        self.known.get_or_compute(store, COUNTER, |conn| {
            let kinds: HashMap<String, Kind> = queries::nids_with_kinds(conn)?.into_iter().collect();
            Ok(KnownNamespaces {
                book: profiles::catalog::load_namespace_index(conn)?,
                confirmed: contact_checks::queries::last_answer_times(conn)?,
                kinds,
            })
        })
    }

    /// The current resolvers, with the sub-namespaces of all namespaces.
    pub fn resolver_directory(&self, store: &Store) -> Result<Arc<Directory>, Refusal> {
        self.directory.get_or_compute(store, lists::CHANGED, lists::current::directory)
    }

    /// The current search index.
    pub fn search_index(&self, store: &Store) -> Result<Arc<Index>, Refusal> {
        let known = self.known_namespaces(store)?;
        self.index.get_or_compute(store, COUNTER, |conn| Ok(Index::new(search::documents(conn, &known.book)?)))
    }
}
