//! Everyday synonyms for the terms used in titles, summaries and topics.

use super::words::term;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The words of a line are synonyms.
const GROUPS: &[&str] = &[
    "book ebook novel paperback textbook hardcover monograph",
    "journal magazine periodical serial newspaper gazette",
    "film movie cinema motion-picture audiovisual footage dvd",
    "video film",
    "television tv telly broadcast broadcasting programme channel",
    "music song audio sound track recording",
    "mobile phone telephone cellphone handset smartphone cellular cell",
    "imei handset smartphone phone",
    "law legal legislation statute court judgment legislative decree act",
    "ship vessel maritime boat marine nautical shipping navigation sea ocean harbour",
    "train rail railway railroad",
    "weather climate meteorology meteorological forecast",
    "map geospatial geographic geography gis cartography coordinate geo",
    "geology geoscience geological rock mineral",
    "bank banking finance financial payment money",
    "company firm corporation business enterprise entity",
    "electricity energy power gas",
    "military army defence forces soldier",
    "university college academia academic education campus student",
    "research science scientific scholarly researcher",
    "library librarian bibliography bibliographic bibliothek nationalbibliothek bibliotheque biblioteca kirjasto",
    "archive archival archivist museum heritage",
    "barcode gtin sscc ean upc gs1",
    "rfid tag epc electronic-product",
    "estate property house realtor housing",
    "smart-home smart home automation building domotics thermostat lighting",
    "iot internet-of-things things device sensor",
    "seafood fish fishing fishery",
    "emergency 911 112 999 sos ambulance police fire rescue",
    "government administration ministry state public-sector",
    "author writer artist creator creative musician contributor singer orcid",
    "aircraft aviation airplane plane aerospace flight",
    "software app computer",
    "sbom bom bill-of-materials bills materials",
    "wifi wi-fi wlan wireless",
    "messaging messenger",
    "advert advertisement advertising commercial ad",
    "uuid guid",
    "space satellite spacecraft nasa esa",
    "agent multi-agent robot",
    "directory ldap",
    "identity login authentication sso sign-on oauth",
    "travel tourism tourist trip guide",
    "news press journalism journalist article",
    "web website homepage page",
    "dataset data-set research-data data",
    "statistics survey questionnaire social-science variable",
    "environment nature environmental",
    "image picture photo photograph camera",
    "dictionary vocabulary ontology thesaurus",
    "manual handbook documentation technical-manual",
    "grid distributed-computing supercomputer",
    "industrial automation factory plc",
    "3d three-dimensional vrml graphics",
    "registrar domain epp dns",
    "mail email imap jmap",
    "ring ringtone ringback",
    "call conference video-call sip voip",
    "nfc contactless near-field",
    "metadata marc dublin-core cataloguing",
    "provenance authenticity deepfake content-credentials credentials",
    "logistics pallet shipment supply supply-chain warehouse",
    "austria austrian",
    "latvia latvian",
    "finland finnish suomi",
    "germany german deutsch",
    "korea korean",
    "japan japanese",
    "zealand aotearoa",
    "europe european",
    "italy italian",
    "spain spanish",
    "denmark danish",
    "sweden swedish",
    "norway norwegian",
    "netherlands dutch",
    "switzerland swiss",
    "hungary hungarian",
    "poland polish",
    "czechia czech",
    "france french",
    "3gpp 5g 4g lte umts",
    "cable docsis",
    "broadband router modem gateway",
    "thesis dissertation paper report preprint",
    "person people human individual",
    // Common names that differ from the name of the namespace.
    "xmpp jabber xep chat",
    "doi crossref datacite handle",
    "csa zigbee matter",
    "ogc epsg crs",
    "publicid fpi sgml",
    "mpeg dash streaming",
    "mace eduperson shibboleth internet2",
    "onf sdn openflow",
    "onem2m m2m machine-to-machine",
    "geant eduroam edugain",
    "smpte timecode cinema",
    "ietf rfc request-for-comments",
    "nbn dissertation thesis",
    "oma m2m lwm2m lightweight-m2m",
    "itu x.509 x509",
    "iptc photo press",
    "iso iec",
    "oid asn.1 asn1 snmp mib",
    "itu h.264 itu-t",
    "mef ethernet metro-ethernet carrier-ethernet",
    "nato otan stanag",
    "said keri acdc",
    "ccsds spacecraft telemetry",
    "s1000d issue-data maintenance",
    "gsma imei gsm",
    "wikitravel wikivoyage",
];

static BY_TERM: LazyLock<HashMap<String, Vec<usize>>> = LazyLock::new(|| {
    let mut by_term: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, group) in GROUPS.iter().enumerate() {
        for word in group.split(' ') {
            by_term.entry(of_group(word)).or_default().push(i);
        }
    }
    by_term
});

/// Words of a group are normalized like those of a text; hyphenated words are kept whole.
fn of_group(word: &str) -> String {
    if word.contains('-') { word.to_owned() } else { term(word) }
}

/// The synonyms of a term.
///
/// ```
/// use nidreg::find::{synonyms, words::term};
/// assert!(synonyms::of(&term("film")).any(|word| word == "movie"));
/// ```
pub fn of(term: &str) -> impl Iterator<Item = &'static str> + '_ {
    let groups = BY_TERM.get(term).into_iter().flatten().filter_map(|i| GROUPS.get(*i));
    groups.flat_map(|group| group.split(' ')).filter(move |word| of_group(word) != term)
}
