//! Tests the ledger of names: an import and its undo beside requests, reservations and registrations.
use crate::common::iana_list::{incoming, record};
use crate::common::prelude::*;
use nidreg::actions::reserve;
use nidreg::registry::import::take::{import_agreed, import_unconditionally, preview_import};
use nidreg::registry::import::undo::{preview_undo, undo};
use nidreg::registry::import::{Accepted, ImportConfirmation, ImportPreview, Report};
use nidreg::registry::ledger::queries::{load_nid_availability, load_nid_entry, next_informal};
use nidreg::registry::ledger::{NidEntry, NidState};
use nidreg::registry::{files, list_check, queries};
use nidreg::requests::drafts::check_requested_nid;

const HOME: &str = "https://registry.example";

struct Ledger(ProcedureFixture);

impl Ledger {
    fn new() -> Self {
        Self(ProcedureFixture::new())
    }

    fn file(&self, file: RegistryFile) -> String {
        self.0.store.read(|conn| files::registry_file(conn, file, HOME)).unwrap()
    }

    /// The current list with other records, as a list of the source.
    fn list_with(&self, names: &[&str]) -> IncomingSnapshot {
        let current = self.file(RegistryFile::Xml);
        let mut text = current.clone();
        for name in names.iter().filter(|name| !current.contains(&format!("<name>{name}</name>"))) {
            let table = if name.starts_with("urn-") { "urn-namespaces-2" } else { "urn-namespaces-1" };
            let table = text.find(&format!("id=\"{table}\"")).unwrap();
            let at = table + text[table..].find("<record").unwrap();
            text.insert_str(at, &record(name, 8141));
        }
        let day = self.0.now.strftime("%Y-%m-%d").to_string();
        let (before, rest) = text.split_once("<updated>").unwrap();
        let text = format!("{before}<updated>{day}{}", &rest[10..]);
        incoming(&text, None, Vec::new())
    }

    fn import(&self, names: &[&str]) -> Report {
        let list = self.list_with(names);
        self.0.store.write(|conn| import_unconditionally(conn, self.0.now, &Actor::CommandLine, &list)).unwrap()
    }

    fn preview(&self, names: &[&str]) -> ImportPreview {
        let list = self.list_with(names);
        self.0.store.read(|conn| preview_import(conn, self.0.now, &list)).unwrap()
    }

    fn undo(&self) -> Result<Vec<String>, Refusal> {
        self.0.store.write(|conn| undo(conn, self.0.now, &Actor::CommandLine)).map(|done| done.free)
    }

    fn entry(&self, name: &str) -> NidEntry {
        self.0.store.read(|conn| load_nid_entry(conn, &Nid::parse(name).unwrap(), None)).unwrap()
    }

    fn next(&self) -> String {
        self.0.store.read(next_informal).unwrap().to_string()
    }

    /// A formal or informal request that both experts and the lead approved.
    fn approved(&self, start: &DraftPurpose) -> RequestNumber {
        let number = self.0.submitted(&self.0.rita, start);
        self.0.open(number, &[&self.0.edda, &self.0.sven]).unwrap();
        self.0.approve_by_all(number);
        number
    }

    fn reserve(&self, name: &str) -> Result<(), Refusal> {
        let olga = &self.0.olga;
        self.0.store.write(|conn| reserve::reserve(conn, self.0.now, olga, name, "Kept for the city."))
    }

    /// The stored list is the one that follows from its sources, and no name is on it twice.
    fn check(&self) {
        assert_eq!(self.0.store.read(list_check::list_differences).unwrap(), Vec::<String>::new());
    }
}

#[test]
fn undone_import_frees_its_number_and_informal_requests_are_registered() {
    let ledger = Ledger::new();
    let (xml, next) = (ledger.file(RegistryFile::Xml), ledger.next());
    let number = ledger.approved(&DraftPurpose::NewInformal);
    ledger.import(&[&next]);
    assert_eq!((ledger.entry(&next).state, ledger.next() == next), (NidState::Imported, false));
    assert_eq!(ledger.undo().unwrap(), std::slice::from_ref(&next));
    assert_eq!((ledger.entry(&next).state, ledger.next(), ledger.file(RegistryFile::Xml)), (NidState::Free, next.clone(), xml));
    ledger.check();
    ledger.0.register(number).unwrap();
    let namespace = ledger.0.store.read(|conn| queries::by_nid(conn, &Nid::parse(&next).unwrap())).unwrap().unwrap();
    assert!(namespace.registered_here() && namespace.unlisted_on.is_none());
    ledger.check();
    // Every later number follows.
    let number = ledger.approved(&DraftPurpose::NewInformal);
    ledger.0.register(number).unwrap();
    let last: u64 = next[4..].parse().unwrap();
    assert_eq!(ledger.next(), format!("urn-{}", last + 2));
}

#[test]
fn undone_import_frees_its_names_and_no_page_claims_that_iana_listed_them() {
    let ledger = Ledger::new();
    let before = ledger.entry("goodname");
    ledger.import(&["goodname"]);
    assert_eq!(ledger.entry("goodname").state, NidState::Imported);
    ledger.undo().unwrap();
    assert_eq!(ledger.entry("goodname"), before);
    assert_eq!(ledger.0.store.read(|conn| load_nid_availability(conn, "goodname", None)).unwrap().registered_by, None);
    let nid = Nid::parse("goodname").unwrap();
    assert!(ledger.0.store.read(|conn| queries::by_nid(conn, &nid)).unwrap().is_none());
    // The list for programs does not have it, and a delta removes it.
    let current = nidreg::store::counters::counter;
    let serial = ledger.0.store.read(|conn| current(conn, nidreg::registry::publish::CHANGE_COUNTER)).unwrap();
    let delta = ledger.0.store.read(|conn| files::delta(conn, serial - 1)).unwrap();
    let entry = delta.lines().find(|line| line.starts_with("{\"nid\":\"goodname\"")).unwrap();
    assert!(entry.contains("\"listed\":false") && entry.contains("\"import_undone\":true"), "{entry}");
    for file in RegistryFile::ALL.into_iter().filter(|file| *file != RegistryFile::Atom) {
        assert!(!ledger.file(file).contains("goodname"), "{file:?}");
    }
    // The feed lists changes, so it has the import and, after it, its undo.
    let feed = ledger.file(RegistryFile::Atom);
    let titles: Vec<&str> = feed.split("<title>").filter(|title| title.starts_with("urn:goodname:")).collect();
    assert!(titles.len() == 2 && titles.iter().any(|title| title.starts_with("urn:goodname: import undone")), "{feed}");
    // The name can be registered, and its first version has the number 1.
    ledger.0.registered("goodname");
    let versions = ledger.0.store.read(|conn| queries::versions_of(conn, &nid)).unwrap();
    assert_eq!(versions.iter().map(|version| (version.number, version.text.is_some())).collect::<Vec<_>>(), [(1, true)]);
    assert_eq!(ledger.entry("goodname").state, NidState::Registered);
    ledger.check();
    // A later import and its undo do not take it away.
    ledger.import(&["goodname"]);
    assert_eq!(ledger.undo().unwrap(), Vec::<String>::new());
    assert_eq!(ledger.entry("goodname").state, NidState::Registered);
    ledger.check();
}

#[test]
fn number_that_was_registered_meanwhile_is_kept_and_the_freed_one_is_assigned_next() {
    let ledger = Ledger::new();
    let free = ledger.next();
    ledger.import(&[&free]);
    let number = ledger.approved(&DraftPurpose::NewInformal);
    ledger.0.register(number).unwrap();
    ledger.undo().unwrap();
    assert_eq!(ledger.next(), free);
    let number = ledger.approved(&DraftPurpose::NewInformal);
    ledger.0.register(number).unwrap();
    let first: u64 = free[4..].parse().unwrap();
    assert_eq!(ledger.next(), format!("urn-{}", first + 2));
    ledger.check();
}

#[test]
fn import_names_the_requests_and_registrations_that_it_affects() {
    let ledger = Ledger::new();
    let number = ledger.0.submitted(&ledger.0.rita, &formal("kelpbed"));
    ledger.0.registered("tidebook");
    let plan = ledger.preview(&["kelpbed", "quietname"]);
    assert!(plan.doubts.iter().any(|doubt| doubt == "new names that are requested here: kelpbed"), "{:?}", plan.doubts);
    let affected = plan.report.affected.join("\n");
    says(&affected, &[&format!("kelpbed is requested here by {number}"), "tidebook is registered here by Example Society"]);
    // Without confirmation, nothing is imported; with any accepted doubts, in one transaction, it is.
    let list = ledger.list_with(&["kelpbed"]);
    let import = |doubts| {
        let confirmed = ImportConfirmation { doubts, forbidden: false };
        ledger.0.store.write(|conn| import_agreed(conn, ledger.0.now, &Actor::CommandLine, &list, confirmed)).unwrap().1.is_some()
    };
    assert!(!import(Accepted::None));
    // The registry changes between the preview and the import.
    let before = ledger.preview(&["kelpbed"]).serial;
    ledger.0.registered("slipway");
    assert!(!import(Accepted::Serial(before)));
    assert!(import(Accepted::Any));
    // The undo gives the name back to the request.
    assert_eq!(ledger.undo().unwrap(), ["kelpbed"]);
    assert_eq!((ledger.entry("kelpbed").state, ledger.entry("kelpbed").requests), (NidState::Requested, vec![number]));
    ledger.check();
}

#[test]
fn jump_in_the_informal_sequence_needs_a_second_confirmation() {
    let ledger = Ledger::new();
    let next: u64 = ledger.next()[4..].parse().unwrap();
    assert_eq!(ledger.preview(&[&format!("urn-{next}"), &format!("urn-{}", next + 1)]).forbidden, []);
    let plan = ledger.preview(&["urn-50"]);
    let said: Vec<String> = plan.forbidden.iter().map(ToString::to_string).collect();
    assert!(said[0].contains(&format!("skips urn-{next} to urn-49 (RFC 8141 §5.2)")), "{said:?}");
    let list = ledger.list_with(&["urn-50"]);
    let import = |forbidden| {
        let confirmed = ImportConfirmation { doubts: Accepted::Any, forbidden };
        ledger.0.store.write(|conn| import_agreed(conn, ledger.0.now, &Actor::CommandLine, &list, confirmed)).unwrap().1.is_some()
    };
    assert!(!import(false));
    assert!(import(true));
    assert_eq!(ledger.next(), "urn-51");
    ledger.undo().unwrap();
    assert_eq!(ledger.next(), format!("urn-{next}"));
    for name in ["urn-2147483647", "urn-9999999999999999999999999999"] {
        let plan = ledger.preview(&[name]);
        let unreadable = plan.report.unreadable.join("\n");
        assert!(unreadable.contains(name) && unreadable.contains("assigned in sequence"), "{unreadable}");
        assert_eq!(plan.report.added, Vec::<String>::new());
    }
}

#[test]
fn invalid_names_of_a_list_are_reported_with_their_rule() {
    let ledger = Ledger::new();
    for (name, says) in [
        ("abc-", "must not end with a hyphen"),
        ("abcdefghijklmnopqrstuvwxyz1234567", "this one has 33"),
        ("abc\u{a0}", "U+00A0"),
    ] {
        let plan = ledger.preview(&[name]);
        let unreadable = plan.report.unreadable.join("\n");
        assert!(unreadable.contains(says) && unreadable.contains("RFC 8141"), "{name}: {unreadable}");
        assert_eq!(plan.report.added, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn undo_is_refused_while_a_request_relies_on_a_name() {
    let ledger = Ledger::new();
    ledger.0.registered("tidebook");
    ledger.import(&["harbor"]);
    let start = DraftPurpose::StatusChange { nid: "tidebook".to_owned(), to: Status::Obsolete, successors: "harbor".to_owned() };
    let number = ledger.0.start(&ledger.0.rita, &start).unwrap();
    ledger.0.write(&ledger.0.rita, number, urn_registry::template::Field::RevisionInformation, "The harbor list replaces it.");
    ledger.0.submit(&ledger.0.rita, number).unwrap();
    let shown = ledger.0.store.read(preview_undo).unwrap();
    assert!(shown.relies[0].contains(&number.to_string()) && shown.relies[0].contains("harbor"), "{:?}", shown.relies);
    let refused = ledger.undo().unwrap_err().to_string();
    assert!(refused.contains("Nothing was undone") && refused.contains(&number.to_string()), "{refused}");
    assert_eq!(ledger.entry("harbor").state, NidState::Imported);
    ledger.0.act(&ledger.0.rita, |conn, ctx| close::withdraw_request(conn, ctx, number)).unwrap();
    assert_eq!(ledger.undo().unwrap(), ["harbor"]);
    ledger.check();
}

#[test]
fn reservation_does_not_stop_an_earlier_request_but_every_later_one() {
    let ledger = Ledger::new();
    let number = ledger.approved(&formal("goosefoot"));
    let mut ledger = ledger;
    ledger.0.days(1);
    ledger.reserve("goosefoot").unwrap();
    // The page that starts a draft and the submission of a draft check the name.
    let asked = ledger.0.store.read(|conn| check_requested_nid(conn, "goosefoot"));
    let later = ledger.0.start(&ledger.0.otto, &formal("goosefoot")).unwrap();
    for refused in [asked, ledger.0.submit(&ledger.0.otto, later)] {
        let refused = refused.unwrap_err().to_string();
        assert!(refused.contains("goosefoot is reserved: Kept for the city."), "{refused}");
    }
    ledger.0.register(number).unwrap();
    assert_eq!(ledger.entry("goosefoot").state, NidState::Registered);
}

/// Random real actions: import, undo, request, withdraw, reserve, register. A name of an undone import is never blocked, a registered one
/// never lost, and a number never assigned twice.
#[test]
fn random_actions_never_lose_repeat_or_block_a_name_or_number() {
    const NAMES: [&str; 4] = ["lampwright", "buoymaster", "pierhead", "slipways"];
    let (sequences, steps) = if on_postgres() { (1, 15) } else { (4, 25) };
    for seed in 1..=sequences {
        let mut ledger = Ledger::new();
        let mut state = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed);
        let mut random = |end: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % end
        };
        let (mut open, mut here): (Vec<RequestNumber>, BTreeSet<String>) = (Vec::new(), BTreeSet::new());
        for _ in 0..steps {
            ledger.0.days(1);
            let name = NAMES[usize::try_from(random(4)).unwrap()];
            match random(7) {
                0 => drop(ledger.import(&[name])),
                1 => drop(ledger.import(&[&ledger.next()])),
                2 => drop(ledger.undo()),
                3 if ledger.entry(name).state == NidState::Free => open.push(ledger.approved(&formal(name))),
                3 => {}
                4 => open.push(ledger.approved(&DraftPurpose::NewInformal)),
                5 => drop(ledger.reserve(name)),
                _ => {}
            }
            if random(2) == 0 && !open.is_empty() {
                let number = open.remove(0);
                let expected = ledger.0.nid_or_next(&ledger.0.request(number));
                let was_taken = ledger.entry(&expected).state.is_taken();
                let is_done = ledger.0.register(number).is_ok();
                assert_eq!(is_done, !was_taken, "{number} {expected}");
                if is_done {
                    assert!(here.insert(expected.clone()), "{expected} was registered twice");
                }
            }
            for name in &here {
                assert!(ledger.entry(name).state.is_taken(), "{name} was lost");
            }
            assert!(!ledger.entry(&ledger.next()).state.is_taken());
            ledger.check();
        }
    }
}
