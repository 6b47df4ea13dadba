//! Typical queries, and which namespace should be among the first three results.

use super::readers::EXPECTED_RESULTS;
use super::*;
use crate::grammar::Budget;
use crate::profile::catalogue;
use crate::verdict::NamespaceBook;
use proptest::prelude::*;
use std::sync::LazyLock;

static INDEX: LazyLock<Index> = LazyLock::new(|| Index::new(catalogue::all().map(Document::from_profile)));

fn find(query: &str) -> SearchResults {
    INDEX.find(query, NamespaceBook::builtin(), &mut Budget::new(1_000_000))
}

/// A query and the namespaces of which at least one is expected.
const EVERYDAY: &[(&str, &[&str])] = &[
    // NIDs, exact and misspelled
    ("isbn", &["isbn"]),
    ("ISSN", &["issn"]),
    ("urn-5", &["urn-5"]),
    ("isnb", &["isbn"]),
    ("uudi", &["uuid"]),
    ("etis", &["etsi"]),
    ("3gp", &["3gpp"]),
    ("newsnl", &["newsml"]),
    // pasted names and identifiers
    ("urn:isbn:9789510184356", &["isbn"]),
    ("URN:NBN:fi-fe201003181510", &["nbn"]),
    ("urn:oid:1.3.6.1.4.1", &["oid"]),
    ("urn:ietf:params:xml:ns:yang:ietf-interfaces", &["ietf"]),
    ("<urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6>", &["uuid"]),
    ("urn:isnb:123", &["isbn"]),
    ("978-951-0-18435-6", &["isbn"]),
    ("1560-1560", &["issn"]),
    ("10.1000/182", &["doi"]),
    ("https://doi.org/10.17487/RFC8141", &["doi"]),
    ("7LTWFZYICNSX8D621K86", &["lei"]),
    ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", &["uuid"]),
    ("ISO 9001:2015", &["iso"]),
    ("1.3.6.1.4.1.311", &["oid"]),
    // words and their plurals
    ("book", &["isbn"]),
    ("books", &["isbn"]),
    ("journals", &["issn", "urn-8"]),
    ("magazine", &["issn"]),
    ("newspapers", &["issn", "newsml"]),
    ("movie", &["eidr", "isan"]),
    ("films", &["eidr", "isan"]),
    ("television", &["dvb", "tva", "hbbtv", "oipf", "ebu"]),
    ("laws", &["lex"]),
    ("court decisions", &["lex"]),
    ("ships", &["mrn"]),
    ("trains", &["uic"]),
    ("railway stations", &["uic", "ucode"]),
    ("weather", &["wmo"]),
    ("climate data", &["wmo"]),
    ("maps", &["ogc", "dgiwg"]),
    ("coordinate reference systems", &["ogc", "dgiwg"]),
    ("geology", &["cgi"]),
    ("banks", &["swift", "eurosystem"]),
    ("company identifiers", &["lei"]),
    ("legal entities", &["lei"]),
    ("electricity", &["eic"]),
    ("seafood", &["gdst"]),
    ("fish", &["gdst"]),
    ("real estate", &["reso"]),
    ("military", &["nato", "dgiwg", "s1000d"]),
    ("space agencies", &["ccsds"]),
    ("smart home", &["knx", "thread", "csa"]),
    ("wifi", &["wfa"]),
    ("barcode", &["gs1", "epc"]),
    ("rfid", &["epc", "ucode"]),
    ("phone serial number", &["gsma", "3gpp2", "dev"]),
    ("imei", &["gsma"]),
    ("advertising", &["adid"]),
    ("commercials", &["adid"]),
    ("web archive", &["pwid"]),
    ("emergency call", &["service", "nena"]),
    ("ambulance", &["service"]),
    ("911", &["service", "nena"]),
    ("authors", &["isni"]),
    ("guid", &["uuid"]),
    ("sbom", &["cdx"]),
    ("instant messaging", &["xmpp"]),
    ("travel guide", &["urn-6"]),
    ("random number", &["urn-5"]),
    ("ringtone", &["alert"]),
    ("metadata elements", &["meta"]),
    ("dublin core", &["meta"]),
    ("archival collections", &["nan"]),
    ("fake images", &["c2pa"]),
    ("documentation examples", &["example"]),
    ("identifier", &["doi", "oid", "eidr", "said", "uuid", "lei", "uci", "isni", "pwid", "adid"]),
    ("identifer of a legal entity", &["lei"]),
    ("libary", &["nbn", "urn-3", "meta"]),
    // organizations and acronyms
    ("National Library of Finland", &["nbn", "meta"]),
    ("Finland", &["nan", "nbn", "meta"]),
    ("World Meteorological Organisation", &["wmo"]),
    ("ENTSO-E", &["eic"]),
    ("entsoe", &["eic"]),
    ("Deutsche Bundesbank", &["eurosystem"]),
    ("bundesbank", &["eurosystem"]),
    ("Österreich", &["gvat"]),
    ("osterreich", &["gvat"]),
    ("Jyväskylä", &["urn-5"]),
    ("jyvaskyla", &["urn-5"]),
    ("Harvard", &["urn-3"]),
    ("owasp", &["cdx"]),
    ("godaddy", &["gdr"]),
    ("IALA", &["mrn"]),
    ("broadband forum", &["bbf", "broadband-forum-org"]),
    ("ISO/IEC", &["oid", "iso"]),
    ("bluetooth mesh thread group", &["thread"]),
    // RFCs, including obsoleted ones
    ("RFC 8141", &["ietf"]),
    ("rfc4122", &["uuid"]),
    ("4122", &["uuid"]),
    ("RFC 3187", &["isbn"]),
    ("RFC 3188", &["nbn"]),
    ("5141", &["iso"]),
    // sentences
    ("which urn is for books?", &["isbn"]),
    ("how do I name a device", &["dev"]),
    ("I am looking for the namespace of scientific data sets", &["doi", "ddi", "wmo"]),
    ("who registers numbers for legal entities", &["lei"]),
    ("TR-069 data model", &["broadband-forum-org", "dslforum-org", "bbf"]),
    ("SAML", &["oasis"]),
    ("YANG modules", &["bbf", "etsi", "ieee", "itu", "mef", "onf"]),
    ("Matter standard", &["csa"]),
    // known by a different name than that of the namespace
    ("jabber", &["xmpp"]),
    ("chat", &["xmpp"]),
    ("XEP", &["xmpp"]),
    ("crossref", &["doi"]),
    ("zigbee", &["csa"]),
    ("EPSG", &["ogc"]),
    ("sos", &["service"]),
    ("fpi", &["publicid"]),
    ("eduPerson", &["mace"]),
    ("shibboleth", &["mace"]),
    ("eduroam", &["geant"]),
    ("openflow", &["onf"]),
    ("m2m", &["onem2m"]),
    ("OTAN", &["nato"]),
    ("movies", &["eidr", "isan"]),
    ("carrier ethernet", &["mef"]),
    ("deutsche nationalbibliothek", &["nbn"]),
    ("kansalliskirjasto", &["nbn", "meta"]),
    ("wikivoyage", &["urn-6"]),
    ("IEC 61131", &["iso"]),
    ("asn.1", &["oid"]),
    ("dash streaming", &["mpeg"]),
];

/// The queries without an expected namespace among the first three results.
fn missed(queries: &[(&str, &[&str])]) -> Vec<String> {
    let mut missed = Vec::new();
    for (query, expected) in queries {
        let found = find(query);
        let first: Vec<&str> = found.results.iter().take(3).map(|hit| hit.nid.as_str()).collect();
        if !first.iter().any(|nid| expected.contains(nid)) {
            missed.push(format!("{query}: {first:?} instead of {expected:?}, meant {:?}", found.meant));
        }
    }
    missed
}

#[test]
fn queries_of_different_readers_rank_expected_results_in_top_three() {
    let missed = missed(EXPECTED_RESULTS);
    // 57 of 60 are required.
    assert!(EXPECTED_RESULTS.len() >= 60 && missed.len() * 60 <= EXPECTED_RESULTS.len() * 3, "{}", missed.join("\n"));
    for (query, _) in EXPECTED_RESULTS.iter().take(11) {
        assert!(!missed.iter().any(|line| line.starts_with(&format!("{query}: "))), "{}", missed.join("\n"));
    }
}

#[test]
fn person_named_in_a_registered_text_is_found() {
    let index = Index::new(catalogue::all().map(|profile| {
        let mut document = Document::from_profile(profile);
        if document.nid == "nbn" {
            let rules = "The rules for assigning names are published. ".repeat(500);
            document.text = format!("{rules}\nContact: Juha Hakala\n{rules}");
        }
        document
    }));
    for query in ["Juha Hakala", "hakala", "HAKALA, Juha"] {
        let found = index.find(query, NamespaceBook::builtin(), &mut Budget::new(1_000_000));
        assert_eq!(found.results.first().map(|hit| hit.nid.as_str()), Some("nbn"), "{query}: {:?}", found.results);
    }
}

#[test]
fn compound_matches_its_parts_and_unknown_word_matches_its_known_part() {
    assert_eq!(find("Schiffsnummernverzeichnis").results.first().map(|hit| hit.nid.as_str()), Some("mrn"));
    assert_eq!(find("Wettervorhersage").results.first().map(|hit| hit.nid.as_str()), Some("wmo"));
    assert_eq!(find("Buchnummer").meant, None, "a compound word is not treated as a misspelling");
}

#[test]
fn everyday_queries_rank_expected_results_in_top_three() {
    let missed = missed(EVERYDAY);
    assert!(EVERYDAY.len() >= 100);
    // The requirement is 55 of 60. These queries were used for tuning, so nearly all of them must match.
    assert!(missed.len() <= 2, "{}", missed.join("\n"));
}

#[test]
fn misspelled_query_returns_results_and_reports_the_correction() {
    for (query, meant) in [("isnb", "isbn"), ("libary", "library"), ("urn:isnb:123", "isbn"), ("wether data", "weather data")] {
        let found = find(query);
        assert_eq!(found.meant.as_deref(), Some(meant), "{query}");
        assert!(!found.results.is_empty());
    }
    assert_eq!(find("books").meant, None);
}

#[test]
fn results_report_matched_words_and_identifiers() {
    let found = find("seafood");
    let hit = &found.results[0];
    assert_eq!(hit.nid, "gdst");
    assert!(hit.why.iter().any(|why| why.field == Field::Title && why.words == ["Seafood"]), "{:?}", hit.why);
    assert_eq!(find("978-951-0-18435-6").results[0].identifier.as_ref().map(ToString::to_string).as_deref(), Some("an ISBN"));
    assert_eq!(
        find("urn:oid:1").results[0].identifier.as_ref().map(ToString::to_string).as_deref(),
        Some("a URN of this namespace")
    );
    let replaced = &find("RFC 3188").results[0];
    assert!(replaced.why.iter().flat_map(|why| &why.words).any(|word| word.contains("3188")), "{replaced:?}");
}

#[test]
fn empty_or_unknown_queries_return_no_results() {
    for query in ["", "   ", "?!", "\" * ( )", "xyzzyqwv"] {
        assert!(find(query).results.is_empty(), "{query:?}");
    }
}

proptest! {
    #[test]
    fn search_is_deterministic_bounded_and_sorted_by_score(query in "\\PC{0,60}|(urn:)?[a-z0-9:.-]{0,20}( [a-zé]{0,12}){0,5}") {
        let found = find(&query);
        prop_assert!(found.results.len() <= RESULTS_MAX);
        prop_assert_eq!(&found, &find(&query));
        prop_assert!(found.results.is_sorted_by(|a, b| a.score >= b.score));
    }
}
