//! The built-in catalog of editor-supplied rules: one file per namespace.
//!
//! The files are part of the program; each is parsed once, on first use. They are the editors' interpretation and are never
//! presented as part of a registration ([`super::Reading::Editors`]).

use super::types::Profile;
use crate::nid::in_use;
use crate::nid::report::NidRegistryState;
use crate::nid::rules::NidAvailability;
use crate::nid::written::parse_nid;
use crate::packed;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// The folder `catalogue`.
static TEXTS: LazyLock<HashMap<String, String>> =
    LazyLock::new(|| packed::decompress_folder(include_bytes!(concat!(env!("OUT_DIR"), "/catalogue.gz"))));

/// A file of the catalog.
struct Entry {
    nid: &'static str,
    profile: OnceLock<Option<Profile>>,
}

macro_rules! entries {
    ($($nid:literal),* $(,)?) => {
        [$(Entry { nid: $nid, profile: OnceLock::new() }),*]
    };
}

/// In alphabetical order.
static ENTRIES: [Entry; 105] = entries![
    "3gpp", "3gpp2", "adid", "alert", "bbf", "broadband-forum-org", "c2pa", "cablelabs", "ccsds", "cdx", "cgi", "clei", "csa",
    "cta", "ddi", "dev", "dgiwg", "doi", "dslforum-org", "dvb", "ebu", "eic", "eidr", "epc", "epcglobal", "etsi", "eurosystem",
    "example", "fdc", "fipa", "gdr", "gdst", "geant", "globus", "gs1", "gsma", "gvat", "hbbtv", "ieee", "ietf", "iptc", "isan",
    "isbn", "isni", "iso", "issn", "itu", "ivis", "knx", "lei", "lex", "liberty", "mace", "mef", "meta", "mpeg", "mrn", "nan",
    "nato", "nbn", "nena", "newsml", "nfc", "nfi", "nzl", "oasis", "ogc", "ogf", "oid", "oipf", "oma", "onem2m", "onf", "pin",
    "pno", "publicid", "pwid", "reso", "s1000d", "said", "schac", "service", "smpte", "stalwart", "swift", "thread", "trivore",
    "tva", "uci", "ucode", "uic", "urn-1", "urn-2", "urn-3", "urn-4", "urn-5", "urn-6", "urn-7", "urn-8", "uuid", "web3d", "wfa",
    "wmo", "xmlorg", "xmpp",
];

/// The NIDs in the catalog, in lower case, sorted.
pub fn nids() -> impl ExactSizeIterator<Item = &'static str> {
    ENTRIES.iter().map(|entry| entry.nid)
}

/// The source text of the file for a namespace. The NID must be in lower case.
pub fn text(nid: &str) -> Option<&'static str> {
    find(nid).map(Entry::text)
}

/// The profile of a namespace. The NID must be in lower case.
pub fn get(nid: &str) -> Option<&'static Profile> {
    // An invalid file is a bug in this program; a test parses all files.
    find(nid)?.read()
}

/// The state of the built-in registry for a NID. It has no requests and no reserved NIDs.
pub fn registry_state(nid: &str) -> NidRegistryState {
    let profile = parse_nid(nid).ok().and_then(|nid| get(nid.as_str()));
    let registrant = |profile: &Profile| profile.registrant.clone().unwrap_or_else(|| profile.nid.clone());
    NidRegistryState {
        standing: NidAvailability { registered_by: profile.map(registrant), reserved_because: None },
        registered: nids().map(str::to_owned).collect(),
        requested: Vec::new(),
        in_use: in_use::known_in_use().to_vec(),
    }
}

/// All profiles, ordered by NID.
pub fn all() -> impl Iterator<Item = &'static Profile> {
    ENTRIES.iter().filter_map(Entry::read)
}

fn find(nid: &str) -> Option<&'static Entry> {
    let at = ENTRIES.binary_search_by(|entry| entry.nid.cmp(nid)).ok()?;
    ENTRIES.get(at)
}

impl Entry {
    fn text(&self) -> &'static str {
        TEXTS.get(&format!("{}.toml", self.nid)).map_or("", String::as_str)
    }

    fn read(&'static self) -> Option<&'static Profile> {
        self.profile.get_or_init(|| Profile::from_toml(self.text()).ok()).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn catalog_contains_every_file_and_each_profile_round_trips() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/profile/catalogue");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_str().unwrap().trim_end_matches(".toml").to_owned())
            .collect();
        files.sort();
        assert!(nids().eq(files.iter().map(String::as_str)));
        for nid in nids() {
            let profile = Profile::from_toml(text(nid).unwrap()).unwrap_or_else(|trouble| panic!("{nid}: {trouble}"));
            assert_eq!(profile.nid, nid);
            assert_eq!(Profile::from_toml(&profile.to_toml()).unwrap(), profile);
            assert_eq!(Profile::from_stored(&profile.to_json()).unwrap(), profile);
        }
        assert_eq!(all().count(), 105);
    }
}
