//! Everyday synonyms, in English, German and French, for the terms used in titles, summaries and topics.

use super::words::{folded, term};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The words of a line are synonyms.
const GROUPS: &[&str] = &[
    "book ebook novel paperback textbook hardcover monograph buch bücher livre livres e-book",
    "journal magazine periodical serial newspaper gazette zeitschrift zeitschriften zeitung périodique périodiques revue",
    "film movie cinema motion-picture audiovisual footage dvd kino filme cinéma audiovisuel audiovisuelle",
    "video film",
    "television tv telly broadcast broadcasting programme channel smart-tv fernsehen fernseher rundfunk télévision télévisuel émission chaîne broadcaster",
    "music song audio sound track recording musik tonaufnahme musique enregistrement",
    "mobile phone telephone cellphone handset smartphone cellular cell mobilfunk mobiltelefon handy telefon téléphone téléphonie portable",
    "imei handset smartphone phone",
    "law legal legislation statute court judgment legislative decree act gesetz gesetze recht gericht urteil entscheidung loi lois droit tribunal jurisprudence ruling",
    "ship vessel maritime boat marine nautical shipping navigation sea ocean harbour schiff schiffe schifffahrt seeverkehr hafen navire navires bateau maritimes port",
    "train rail railway railroad bahn eisenbahn zug chemin-de-fer ferroviaire gare bahnhof",
    "weather climate meteorology meteorological forecast wetter klima météo météorologie météorologique climat",
    "map geospatial geographic geography gis cartography coordinate geo karte karten koordinaten geodaten geoinformation carte cartes coordonnées géographique géodonnées",
    "geology geoscience geological rock mineral geologie gestein géologie géologique roche",
    "bank banking finance financial payment money banken zahlung zahlungen zahlungsverkehr geld finanzen banque bancaire paiement finances",
    "company firm corporation business enterprise entity firma unternehmen entreprise société entreprises",
    "electricity energy power gas strom elektrizität energie stromnetz électricité électrique énergie",
    "military army defence forces soldier militär armee bundeswehr streitkräfte verteidigung militaire armée défense",
    "university college academia academic education campus student universität hochschule université étudiant",
    "research science scientific scholarly researcher forschung wissenschaft recherche scientifique",
    "library librarian bibliography bibliographic bibliothek nationalbibliothek bibliotheque biblioteca kirjasto bibliothèques bibliotheken",
    "archive archival archivist museum heritage archiv archive archives musée",
    "barcode gtin sscc ean upc gs1 strichcode code-barres codes-barres",
    "rfid tag epc electronic-product",
    "estate property house realtor housing grundstück immobilie immobilien immobilier",
    "smart-home smart home automation building domotics thermostat lighting gebäude haus hausautomation gebäudeautomation gebäudetechnik bâtiment maison domotique",
    "iot internet-of-things things device sensor gerät geräte appareil capteur",
    "seafood fish fishing fishery fisch fische meeresfrüchte poisson poissons pêche produits-de-la-mer",
    "emergency 911 112 999 sos ambulance police fire rescue notruf notfall feuerwehr krankenwagen rettung polizei urgence urgences secours pompiers brigade",
    "government administration ministry state public-sector regierung verwaltung behörde gouvernement",
    "author writer artist creator creative musician contributor singer orcid autor autoren verfasser auteur auteurs urheber",
    "aircraft aviation airplane plane aerospace flight flugzeug luftfahrt avion aviation",
    "software app computer",
    "sbom bom bill-of-materials bills materials",
    "wifi wi-fi wlan wireless",
    "messaging messenger",
    "advert advertisement advertising commercial ad werbung werbespot publicité spot",
    "uuid guid",
    "space satellite spacecraft nasa esa raumfahrt satellit weltraum spatial spatiale espace",
    "agent multi-agent robot",
    "directory ldap",
    "identity login authentication sso sign-on oauth",
    "travel tourism tourist trip guide",
    "news press journalism journalist article nachrichten nachrichtenagentur presse actualité actualités",
    "web website homepage page",
    "dataset data-set research-data data daten datensatz données",
    "statistics survey questionnaire social-science variable umfrage statistik enquête statistique",
    "environment nature environmental",
    "image picture photo photograph camera bild bilder foto photographie",
    "dictionary vocabulary ontology thesaurus wörterbuch dictionnaire vocabulaire",
    "manual handbook documentation technical-manual handbuch dokumentation manuel",
    "grid distributed-computing supercomputer",
    "industrial automation factory plc industrie industriell fabrik usine industriel",
    "3d three-dimensional vrml graphics",
    "registrar domain epp dns",
    "mail email imap jmap",
    "ring ringtone ringback",
    "call conference video-call sip voip",
    "nfc contactless near-field",
    "metadata marc dublin-core cataloguing metadaten métadonnées",
    "provenance authenticity deepfake content-credentials credentials",
    "logistics pallet shipment supply supply-chain warehouse logistik lieferkette palette logistique chaîne-d-approvisionnement",
    "austria austrian österreich österreichisch österreichische autriche autrichien autrichienne",
    "latvia latvian",
    "finland finnish suomi finnland finlande",
    "germany german deutsch deutschland deutsche allemagne",
    "korea korean corée coréen coréenne koreanisch",
    "japan japanese",
    "zealand aotearoa",
    "europe european",
    "italy italian",
    "spain spanish",
    "denmark danish",
    "sweden swedish",
    "norway norwegian",
    "netherlands dutch",
    "switzerland swiss schweiz suisse",
    "hungary hungarian",
    "poland polish",
    "czechia czech",
    "france french frankreich français française",
    "3gpp 5g 4g lte umts",
    "cable docsis",
    "broadband router modem gateway",
    "number nummer numéro",
    "identifier identifiant bezeichner kennung kennnummer",
    "example beispiel exemple",
    "random zufall zufallszahl aléatoire",
    "article artikel aufsatz",
    "publisher publishing verlag éditeur édition",
    "label marking kennzeichnung étiquette",
    "resolver resolution auflösung",
    "standard standards norm normen norme normes",
    "thesis dissertation paper report preprint thèse doktorarbeit",
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

/// Words of a group are normalized like those of a text; hyphenated words are not split.
fn of_group(word: &str) -> String {
    let word = folded(word);
    if word.contains('-') { word } else { term(&word) }
}

/// The synonyms of a term.
///
/// ```
/// use urn_registry::find::{synonyms, words::term};
/// assert!(synonyms::of(&term("film")).any(|word| word == "movie"));
/// ```
pub fn of(term: &str) -> impl Iterator<Item = &'static str> + '_ {
    let groups = BY_TERM.get(term).into_iter().flatten().filter_map(|i| GROUPS.get(*i));
    groups.flat_map(|group| group.split(' ')).filter(move |word| of_group(word) != term)
}
