//! Additional search keywords for namespaces, in English, German and French: words that readers use for the named resources or the
//! organization but that the registration does not contain, and the city of the organization's seat. They are used only for search and
//! never shown as facts.

/// The NID, and its keywords.
const KEYWORDS: &[(&str, &str)] = &[
    ("3gpp", "phone mobile network 5G Sophia Antipolis LTE UMTS GSM IMS roaming Mobilfunknetz réseau"),
    ("3gpp2", "CDMA cdma2000 handset MEID"),
    (
        "adid",
        "advertising spot number Werbespot publicité commercial advertiser Werbetreibender annonceur brand Marke marque campaign",
    ),
    ("alert", "ringtone Klingelton sonnerie ring incoming call Anruf appel caller"),
    ("bbf", "fiber Glasfaser fibre optique access network PON subscriber Teilnehmer abonné"),
    ("broadband-forum-org", "CWMP TR-069 modem DSL router remote management Fernwartung télégestion box"),
    (
        "c2pa",
        "fake photo origin Herkunft Echtheit provenance authenticité digital signature AI generated KI-generiert image générée \
         par IA deepfake photographer Fotograf photographe",
    ),
    ("cablelabs", "cable modem DOCSIS Kabelfernsehen Kabelnetz câble set-top box"),
    (
        "ccsds",
        "space agency Raumfahrtagentur agence spatiale mission telemetry spacecraft Raumsonde sonde rocket Rakete fusée \
         Telemetrie télémesure NASA ESA ground station",
    ),
    (
        "cdx",
        "software bill materials SBOM Stückliste nomenclature logicielle vulnerability dependency Abhängigkeit dépendance \
         security hole Sicherheitslücke faille vulnérabilité component open source license Lizenz",
    ),
    (
        "cgi",
        "geological map geologische Karte carte géologique GeoSciML borehole Bohrung forage mineral minéral mining Bergbau mine \
         fossil earthquake Erdbeben",
    ),
    ("clei", "telecom equipment number spare part Ersatzteil circuit card line Bauteil composant network inventory"),
    ("csa", "smart home light bulb Hausautomation domotique lamp Lampe ampoule heating Heizung chauffage switch"),
    ("cta", "consumer electronics Unterhaltungselektronik électronique grand public streaming player"),
    (
        "ddi",
        "research data survey variable questionnaire Forschungsdaten Umfrage données recherche enquête statistics census \
         Volkszählung recensement social science Sozialwissenschaft sciences sociales archive poll sondage",
    ),
    ("dev", "hardware serial number MAC address Seriennummer numéro série chip sensor capteur meter MAC-Adresse adresse"),
    ("dgiwg", "military map Militärkarte carte militaire soldier Soldat terrain Gelände"),
    (
        "doi",
        "article paper report research data Artikel Forschungsdaten données recherche DataCite Crossref dataset figure \
         conference preprint scholarly scientific publication wissenschaftlich scientifique citation Zitat",
    ),
    ("dslforum-org", "CWMP TR-069 DSL modem router"),
    (
        "dvb",
        "set-top box Fernsehen télévision satellite television teletext subtitles Untertitel sous-titres \
         digital TV",
    ),
    ("ebu", "Geneva Genf Genève broadcaster Eurovision UER radio Rundfunkanstalt radiodiffuseur public station Radiosender"),
    (
        "eic",
        "Brussels Brüssel Bruxelles electricity meter grid Stromzähler Stromnetz compteur réseau électrique market power plant \
         Kraftwerk centrale gas gaz transmission Übertragungsnetz energy Energiemarkt wind",
    ),
    (
        "eidr",
        "movie Kinofilm film programme émission series Serie série episode épisode video on demand Hollywood Produktion \
         distribution",
    ),
    (
        "epc",
        "barcode RFID tag pallet parcel shipment medical device Palette Paket colis traceability container Versand expédition \
         inventory Lager entrepôt medicine vaccine Arzneimittel médicament returnable asset delivery Lieferung livraison",
    ),
    ("etsi", "Sophia Antipolis standards body Normungsorganisation organisme normalisation European telecom standard"),
    ("eurosystem", "central bank Frankfurt Zentralbank banque centrale payment IBAN euro TARGET settlement"),
    ("example", "test sample documentation Beispiel exemple dummy placeholder Muster"),
    ("fdc", "content syndication date domain"),
    ("fipa", "robot Roboter artificial intelligence KI artificielle multi-agent"),
    ("gdr", "domain name Domainname nom domaine registrar registry WHOIS EPP"),
    (
        "gdst",
        "seafood traceability Fischerei traçabilité pêche catch Fang pêcheur fisherman Fischer aquaculture Aquakultur tuna \
         Thunfisch thon",
    ),
    ("geant", "eduroam campus network Forschungsnetz réseau recherche roaming"),
    ("globus", "research data transfer supercomputer login cloud storage"),
    (
        "gs1",
        "barcode Strichcode code-barres Brussels Brüssel Bruxelles product number Artikelnummer numéro d'article medical device \
         pharmacy container Logistikeinheit vaccine Impfstoff vaccin medicine Medikament Arzneimittel médicament hospital supply \
         shop Produkt produit retail Handel commerce supermarket Supermarkt supermarché supplier Lieferant fournisseur batch lot \
         Charge delivery Lieferung Lieferschein livraison",
    ),
    (
        "gsma",
        "phone serial number IMEI London Handynummer Gerätenummer Seriennummer numéro série smartphone handset cell stolen \
         gestohlen volé TAC operator Mobilfunkgerät opérateur",
    ),
    ("gvat", "Vienna Wien Vienne Behörde Bundesland Republik autorité federal chancellery"),
    ("hbbtv", "smart tv television app Fernsehen télévision red button set-top box chaîne"),
    ("ieee", "New York electrical engineer Ingenieur ingénieur 802 EtherType"),
    ("ietf", "RFC Internet standard Vint Cerf protocol Protokoll protocole draft working group"),
    (
        "iptc",
        "press agency news photo London Nachrichtenagentur agence presse metadata caption Bildunterschrift légende sports \
         results",
    ),
    (
        "isan",
        "film number Filmnummer numéro audiovisual work series Serie série episode Folge épisode documentary \
         Dokumentarfilm documentaire producer Produzent producteur",
    ),
    (
        "isbn",
        "book number Buchnummer numéro livre publisher Verlag éditeur bookshop Buchhandel librairie London novel Roman comic \
         Taschenbuch Lexikon textbook Schulbuch manuel scolaire literature Literatur littérature poetry bestseller reader \
         lecture édition maison d'édition printed work",
    ),
    (
        "isni",
        "author identity authority control name Autor Künstler auteur artiste Normdaten notice d'autorité pseudonym pseudonyme \
         performer musician contributor ghostwriter persona Urheber Interpret",
    ),
    ("iso", "Geneva Genf Genève standards body Normungsorganisation organisme normalisation Norm norme"),
    (
        "issn",
        "periodical journal magazine Zeitschrift Zeitung périodique revue Paris publisher Verlag éditeur series Serie série \
         continuing resource Fachzeitschrift abonnement subscription Tageszeitung quotidien blog yearbook Jahrbuch",
    ),
    (
        "itu",
        "Geneva Genf Genève standards body telephone UIT Fernmeldeunion telecommunication radio spectrum Fernmeldewesen \
         télécommunications X.509 video codec",
    ),
    ("ivis", "Latvia Lettland Lettonie Riga e-government"),
    (
        "knx",
        "building automation Gebäudeautomation maison intelligente bâtiment Brussels Brüssel Bruxelles heating Heizung chauffage \
         thermostat light switch Lichtschalter Beleuchtung éclairage Jalousie",
    ),
    (
        "lei",
        "company registration number Firmenkennung Handelsregister identifiant d'entreprise Basel investor fund contract \
         counterparty Vertragspartner investment Fonds insurance Versicherung assurance shareholder",
    ),
    (
        "lex",
        "legislation case law court ruling statute Gesetz Gesetzblatt Urteil Gerichtsentscheidung loi arrêt jurisprudence bill \
         treaty Vertrag contract code civil Grundgesetz constitution Verfassung Verordnung regulation règlement decree décret \
         parliament Parlament parlement lawyer Anwalt avocat Rome",
    ),
    ("liberty", "OpenID single sign-on Anmeldung connexion federation identity Identität identité"),
    ("mace", "student Studierende login universities affiliation"),
    ("mef", "carrier network service SD-WAN Netzbetreiber opérateur"),
    ("meta", "MARC field cataloging Katalogisierung catalogage cataloguer Katalog catalogue bibliographic Helsinki RDA"),
    ("mpeg", "codec streaming video compression Videokompression MP3 MP4 audio"),
    (
        "mrn",
        "ship number Schiffsnummer navire buoy lighthouse Leuchtturm phare Seezeichen port Saint-Germain-en-Laye bouée Boje \
         Leuchtfeuer seafarer Seemann marin Hafen nautical chart Seekarte carte marine navigation Wasserstraße",
    ),
    (
        "nan",
        "archives archival record Nationalarchiv nationales Archivgut records Akten document historique Helsinki archivist fonds",
    ),
    (
        "nato",
        "military label security classification confidentiality marking STANAG Geheimhaltung Kennzeichnung OTAN étiquette \
         militaire Brussels Brüssel Bruxelles Bundeswehr soldier Soldat weapon Waffe arme classified document Verschlusssache \
         classifié alliance Streitkräfte message Manöver",
    ),
    (
        "nbn",
        "resolver Germany Deutschland Allemagne thesis dissertation Doktorarbeit thèse deposit copy Pflichtexemplar dépôt légal \
         repository theses mémoire Hochschulschrift Hochschulschriften digital preservation Langzeitarchivierung archivage \
         pérenne Helsinki Swedish Schweden Suède Italy Norway Dissertationen persistent identifier grey literature",
    ),
    ("nena", "911 emergency call center dispatch PSAP 9-1-1"),
    (
        "newsml",
        "press agency article news wire Nachrichtenagentur Meldung agence presse dépêche breaking Eilmeldung headline \
         Schlagzeile newspaper Zeitung journal reporter",
    ),
    ("nfc", "contactless kontaktlos sans contact tap card payment Karte smartphone tag"),
    ("nfi", "Neuro smart city Stadt ville intelligente harmonized interfaces"),
    ("nzl", "Neuseeland Nouvelle-Zélande Wellington Maori"),
    (
        "oasis",
        "OpenDocument office document spreadsheet Tabelle tableur Büro bureau DocBook SAML ebXML single sign-on Anmeldung WS \
         security",
    ),
    (
        "ogc",
        "GML WMS WFS KML sensor observation coordinate system Koordinatensystem système coordonnées map carte Geodaten SRID WGS \
         84 EPSG projection geodata géodonnées Landkarte Stadtplan city model image Vermessung topographie surveying \
         OpenStreetMap",
    ),
    ("ogf", "grid computing supercomputer Rechenzentrum calcul distribué network topology"),
    (
        "oid",
        "HL7 DICOM hospital medical Krankenhaus hôpital certificate LDAP patient health Gesundheit santé medicine Medizin \
         médecine LOINC SNOMED X.500 network management Netzwerkverwaltung Zertifikat certificat",
    ),
    ("oipf", "IPTV internet television set-top box"),
    ("oma", "device management SIM card firmware update lightweight sensor"),
    ("onem2m", "machine to sensor Maschine gateway capteur IoT platform"),
    ("onf", "SDN switch optical Netzwerk réseau software defined"),
    ("pin", "telephone directory white pages Telefonbuch annuaire"),
    (
        "pno",
        "factory automation Fabrik usine Karlsruhe PROFIBUS robot Roboter machine tool PLC SPS automate industriel drive Antrieb \
         Industrial Ethernet",
    ),
    ("publicid", "DTD SGML entity doctype catalog"),
    (
        "pwid",
        "web archive Internet Webarchiv Copenhagen Kopenhagen Copenhague Wayback Machine old website alte Webseite ancienne page \
         citation pages",
    ),
    (
        "reso",
        "real estate listing Grundstück Immobilien immobilier house apartment flat Haus Wohnung maison appartement logement \
         broker Makler agent MLS",
    ),
    (
        "s1000d",
        "aircraft maintenance manual Flugzeug Wartungshandbuch manuel d'entretien technical publication weapon system \
         Waffensystem tank spare part Ersatzteil pièce rechange Wartung helicopter Hubschrauber hélicoptère",
    ),
    ("said", "blockchain digital signature digest Prüfsumme hash empreinte verifiable credential self-certifying trust"),
    ("schac", "student card Studentenausweis carte étudiant studierende number Matrikelnummer ESI campus"),
    (
        "service",
        "ambulance fire brigade police emergency number Notruf Feuerwehr urgence pompiers poison control suicide hotline \
         helpline mountain rescue coast guard Bergrettung Küstenwache Seelsorge counseling child Telefonseelsorge Giftnotruf \
         samu gendarmerie sécurité location paramedic Sanitäter",
    ),
    ("smpte", "timecode film frame New York editing Filmschnitt montage video production Kamera caméra essence"),
    ("stalwart", "email server Mailserver serveur messagerie JMAP calendar CalDAV"),
    (
        "swift",
        "bank transfer payment Überweisung Zahlungsverkehr virement paiement Belgium ISO 20022 IBAN BIC financial message \
         Bankleitzahl code bancaire credit Kredit crédit securities Wertpapiere",
    ),
    ("thread", "smart home Hausautomation domotique radio network low power Funk"),
    ("trivore", "OpenID OAuth eIDAS login Anmeldung connexion user account Benutzerkonto"),
    ("tva", "programme guide recorder Programmzeitschrift programmes personal video Aufnahme enregistreur catch-up TV"),
    ("uci", "Korean digital content music Seoul Séoul South Korea Südkorea Corée Sud"),
    ("ucode", "bus stop Haltestelle Tokyo Tokio Japan place Ort lieu"),
    (
        "uic",
        "railway station Bahnhof Fahrkarte gare billet ticket chemin fer Paris Haltestelle arrêt timetable Fahrplan horaire \
         passenger Fahrgast voyageur freight Güterverkehr wagon train number Zugnummer locomotive Lokomotive",
    ),
    ("urn-1", "private person Privatperson particulier"),
    ("urn-3", "Harvard Boston university library manuscripts"),
    ("urn-5", "random number Zufallszahl nombre aléatoire Jyväskylä Finland hash"),
    ("urn-6", "travel guide Reiseführer Reise voyage hotel city Stadt ville tourism"),
    ("urn-7", "SIP voice video call VoLTE telephone Anruf appel téléphonique conference Videokonferenz visioconférence"),
    ("urn-8", "sociology Soziologie sociologie Spanish journal Spain"),
    (
        "uuid",
        "random number Zufallszahl nombre aléatoire GUID database key Datenbankschlüssel clé base données unique eindeutig \
         Microsoft version 4 timestamp",
    ),
    ("web3d", "virtual reality virtuelle Realität réalité augmented animation avatar metaverse VR"),
    ("wfa", "hotspot wireless network WLAN Funknetz réseau sans fil"),
    (
        "wmo",
        "Geneva Genf Genève weather Wetter Wetterdaten météo climat bulletin storm Sturm tempête hurricane ouragan rain Regen \
         pluie temperature Temperatur Wetterdienst ocean",
    ),
    ("xmlorg", "DTD schema repository"),
    ("xmpp", "chat message Sofortnachricht Sofortnachrichten messagerie instantanée presence Nachricht Jabber WhatsApp"),
];

/// The keywords of a namespace; empty if it has none.
pub(super) fn of(nid: &str) -> &'static str {
    KEYWORDS.iter().find(|(own, _)| *own == nid).map_or("", |(_, words)| words)
}
