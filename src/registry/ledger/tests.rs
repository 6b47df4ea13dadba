//! A model of the registry in which names are imported, undone, requested, reserved and registered in any order.

use super::*;
use crate::registry::{Annotations, Kind, TextValues, on_date::own_reference};
use std::collections::BTreeMap;
use urn_registry::nid::Nid;

const NAMES: [&str; 3] = ["lamp", "buoy", "pier"];

/// The random numbers of a sequence (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// The model: what the tables hold.
#[derive(Default)]
struct Model {
    /// The lists of the source, with whether each was undone.
    snapshots: Vec<(BTreeSet<String>, bool)>,
    /// The names registered here.
    here: BTreeSet<String>,
    reserved: BTreeMap<String, i64>,
    /// The open requests: the name, or `None` for an informal one, and when it was submitted.
    requests: Vec<(Option<String>, i64)>,
    now: i64,
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).unwrap()
}

fn informal(number: u64) -> String {
    Nid::from_informal_number(number).to_string()
}

impl Model {
    fn in_force(&self) -> impl Iterator<Item = &BTreeSet<String>> {
        self.snapshots.iter().filter(|(_, undone)| !undone).map(|(names, _)| names)
    }

    fn facts(&self, name: &str) -> Facts {
        let nid = Nid::parse(name).unwrap();
        let is_here = self.here.contains(name);
        let is_listed = self.in_force().last().is_some_and(|names| names.contains(name));
        let is_known = is_here || self.in_force().any(|names| names.contains(name));
        let kind = if name.starts_with("urn-") { Kind::Informal } else { Kind::Formal };
        let namespace = is_known.then(|| Namespace {
            references: if is_here { own_reference(&nid, kind, None) } else { Vec::new() },
            nid,
            kind,
            status: Status::Active,
            registrant: None,
            contact: None,
            listing: crate::registry::PrintedColumns::default(),
            registered_on: None,
            updated_on: None,
            unlisted_on: (!is_here && !is_listed).then(|| jiff::civil::date(2027, 1, 4)),
            undone_on: None,
            successor: None,
            held: TextValues::default(),
            marks: Annotations::default(),
            sort_key: String::new(),
        });
        let numbered = (1..).zip(&self.requests).filter(|(_, (wanted, _))| wanted.as_deref() == Some(name));
        Facts {
            namespace,
            reservation: self.reserved.get(name).map(|since| ("kept".to_owned(), at(*since))),
            requests: numbered.map(|(number, _)| RequestNumber::new(2027, number)).collect(),
        }
    }

    fn state(&self, name: &str) -> NidState {
        entry(self.facts(name), None).state
    }

    fn next(&self) -> u64 {
        let number = |name: &String| name.strip_prefix("urn-").and_then(|number| number.parse().ok());
        next_informal_number(0, self.in_force().flatten().filter_map(number), &self.here.iter().filter_map(number).collect())
    }

    /// The state of every name, and the next number.
    fn everything(&self) -> (Vec<NidState>, u64) {
        let numbers = (1..14).map(informal);
        (NAMES.iter().map(|name| (*name).to_owned()).chain(numbers).map(|name| self.state(&name)).collect(), self.next())
    }

    fn step(&mut self, random: &mut Random) {
        self.now += 1;
        match random.below(7) {
            0 => self.import(random),
            1 => {
                if let Some((_, undone)) = self.snapshots.iter_mut().rev().find(|(_, undone)| !undone) {
                    *undone = true;
                }
            }
            2 => {
                let name = NAMES[usize::try_from(random.below(3)).unwrap()];
                if !self.state(name).is_taken() && self.state(name) != NidState::Reserved {
                    self.requests.push((Some(name.to_owned()), self.now));
                }
            }
            3 => self.requests.push((None, self.now)),
            4 if !self.requests.is_empty() => {
                let last = u64::try_from(self.requests.len()).unwrap();
                self.requests.remove(usize::try_from(random.below(last)).unwrap());
            }
            5 => {
                let name = NAMES[usize::try_from(random.below(3)).unwrap()];
                if self.reserved.remove(name).is_none() && !self.state(name).is_taken() {
                    self.reserved.insert(name.to_owned(), self.now);
                }
            }
            _ => self.register(random),
        }
    }

    /// Imports the newest list with another name or number and, rarely, without one.
    fn import(&mut self, random: &mut Random) {
        let before = self.everything();
        let mut names = self.in_force().last().cloned().unwrap_or_default();
        match random.below(4) {
            0 => drop(names.pop_first()),
            1 => drop(names.insert(informal(self.next() + random.below(3)))),
            _ => drop(names.insert(NAMES[usize::try_from(random.below(3)).unwrap()].to_owned())),
        }
        self.snapshots.push((names, false));
        // The undo of this import brings everything back.
        let undone = self.snapshots.len() - 1;
        self.snapshots[undone].1 = true;
        assert_eq!(self.everything(), before);
        self.snapshots[undone].1 = false;
    }

    fn register(&mut self, random: &mut Random) {
        if self.requests.is_empty() {
            return;
        }
        let last = u64::try_from(self.requests.len()).unwrap();
        let which = usize::try_from(random.below(last)).unwrap();
        let (wanted, submitted) = self.requests[which].clone();
        let name = wanted.clone().unwrap_or_else(|| informal(self.next()));
        let entry = entry(self.facts(&name), Some(at(submitted)));
        if entry.state.is_taken() {
            // A number is never taken, so an informal request is never blocked. A formal name is registered here or on a list in force.
            assert!(wanted.is_some_and(|name| self.here.contains(&name) || self.in_force().any(|list| list.contains(&name))));
            return;
        }
        assert_ne!(entry.state, NidState::Reserved, "a reservation stops no request that was submitted before it");
        assert!(self.here.insert(name), "no name is registered twice");
        self.requests.remove(which);
    }

    fn check(&self, before: &BTreeSet<String>) {
        assert!(before.is_subset(&self.here), "no registration is lost");
        for name in &self.here {
            assert!(self.state(name).is_taken(), "{name}");
        }
        for name in NAMES.map(str::to_owned).into_iter().chain((1..14).map(informal)) {
            let is_known = self.here.contains(&name) || self.in_force().any(|list| list.contains(&name));
            assert_eq!(self.state(&name).is_taken(), is_known, "{name} is taken for no reason, or free");
        }
        // The next number is free, and none between the list and it is.
        let next = self.next();
        let listed = self.in_force().flatten().filter_map(|name| name.strip_prefix("urn-")?.parse::<u64>().ok()).max();
        assert!(!self.state(&informal(next)).is_taken());
        assert!((listed.unwrap_or_default() + 1..next).all(|number| self.here.contains(&informal(number))));
    }
}

/// Runs random sequences of actions and checks the ledger after each action.
fn run(sequences: u64) {
    for seed in 1..=sequences {
        let (mut model, mut random) = (Model::default(), Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        for _ in 0..12 + random.below(12) {
            let before = model.here.clone();
            model.step(&mut random);
            model.check(&before);
        }
    }
}

#[test]
fn random_sequences_never_lose_repeat_or_block_a_name_or_number() {
    run(400);
}

#[test]
#[ignore = "script/test full"]
fn hundred_thousand_random_sequences_never_lose_repeat_or_block_a_name_or_number() {
    run(100_000);
}

#[test]
fn number_of_an_undone_import_is_assigned_and_a_gap_of_the_source_is_not() {
    let here = |numbers: &[u64]| numbers.iter().copied().collect::<BTreeSet<u64>>();
    for (skipped, listed, registered, next) in [
        (0, vec![], here(&[]), 1),
        (0, vec![7, 8], here(&[]), 9),
        (0, vec![1, 8], here(&[9, 10]), 11),
        // urn-9 was imported and undone after urn-10 had been registered.
        (0, vec![8], here(&[10]), 9),
        (0, vec![8], here(&[9, 10]), 11),
        // The registry goes on from a copy.
        (100, vec![8], here(&[10]), 101),
        (0, vec![u64::MAX], here(&[]), u64::MAX),
    ] {
        assert_eq!(next_informal_number(skipped, listed.clone(), &registered), next, "{skipped} {listed:?} {registered:?}");
    }
}

#[test]
fn reservation_applies_only_to_requests_submitted_after_it() {
    let facts = || Facts {
        reservation: Some(("kept".to_owned(), at(100))),
        requests: vec![RequestNumber::new(2027, 1)],
        ..Facts::default()
    };
    for (submitted, state) in [
        (None, NidState::Reserved),
        (Some(99), NidState::Requested),
        (Some(100), NidState::Reserved),
        (Some(101), NidState::Reserved),
    ] {
        let entry = entry(facts(), submitted.map(at));
        assert_eq!((entry.state, entry.requests.len()), (state, 1), "{submitted:?}");
        assert_eq!(entry.to_availability().reserved_because.is_some(), state == NidState::Reserved);
    }
}
