//! Faults while an action is stored. An acknowledged action is stored exactly once. An action that was rejected, or whose outcome is
//! unknown, is stored at most once. An action that is sent again with the same key until it is acknowledged is stored exactly once. The
//! full suite (`script/test full`) tests every kind of action with every fault, the default suite with one fault each.

mod others;

use crate::common::Wire;
use crate::common::prelude::*;

/// A fault while one form is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// No fault.
    None,
    /// The same form is sent twice at once, or to all three instances where there are three.
    Pair,
    /// Another transaction locks the database for a while.
    Locked,
    /// `kill -9` a few milliseconds later.
    Kill,
    /// The disk is full.
    Full,
    /// The disk fails.
    Broken,
    /// The program dies before the database has synced.
    DiesBefore,
    /// The program dies after the database has synced and before it responds.
    DiesAfter,
    /// The connection to the database is cut before COMMIT arrives.
    CutBefore,
    /// The connection to the database is cut after COMMIT arrives and before its response.
    CutAfter,
}

const ON_SQLITE: [Fault; 7] =
    [Fault::Pair, Fault::DiesAfter, Fault::Full, Fault::Kill, Fault::Broken, Fault::DiesBefore, Fault::Locked];
const ON_POSTGRES: [Fault; 5] = [Fault::Pair, Fault::CutAfter, Fault::Kill, Fault::CutBefore, Fault::Locked];

/// Tables that are not counted: users, servers and the clock add rows to them independently of actions.
const NOT_OF_ACTS: [&str; 9] = [
    "log_entry", "log_row", // Also about rows of other transactions.
    "sessions", "devices", "instances", "clock", "idempotency_keys", "security_log", "reminders",
];

/// The number of rows in every other table.
fn counted(store: &Store) -> BTreeMap<String, i64> {
    let tables = if crate::common::on_postgres() {
        "SELECT table_name::text AS what FROM information_schema.tables WHERE table_schema = 'public'"
    } else {
        "SELECT name AS what FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'search%'"
    };
    let of_acts = column(store, tables).into_iter().filter(|table| !NOT_OF_ACTS.contains(&table.as_str()));
    let count = |table: String| {
        // Excludes actions of the System and emails that are sent in the meantime.
        let only = match table.as_str() {
            "outbox" => "WHERE event_id IN (SELECT id FROM events WHERE actor_role <> 'clock') AND kind <> 'list_news'",
            // Links of accounts are made independently of actions, and a retried email has a further row.
            "links" => {
                "WHERE purpose NOT IN ('verify', 'reset', 'first_admin') AND NOT EXISTS (SELECT 1 FROM links o \
                 WHERE (o.purpose, o.subject, o.email) = (links.purpose, links.subject, links.email) AND o.id < links.id)"
            }
            "events" => "WHERE actor_role <> 'clock'",
            _ => "",
        };
        let count = count(store, &format!("SELECT count(*) AS count FROM {table} {only}"));
        (table, count)
    };
    of_acts.map(count).collect()
}

/// The number of rows added to each table.
fn gained(before: &BTreeMap<String, i64>, after: &BTreeMap<String, i64>) -> BTreeMap<String, i64> {
    let more = after.iter().map(|(table, count)| (table.clone(), count - before[table]));
    more.filter(|(_, more)| *more != 0).collect()
}

type Form = Vec<(&'static str, String)>;

/// One action: its name, the user, the path and the form values.
struct EventKind {
    name: &'static str,
    who: &'static str,
    path: String,
    form: Form,
}

/// The registry under test, its users and the current request.
struct Scene {
    db: TestDb,
    store: Store,
    houses: Vec<TestServer>,
    people: BTreeMap<&'static str, Person>,
    /// A connection to PostgreSQL that can be cut.
    wire: Option<Wire>,
    /// The file that selects how the disk fails.
    control: PathBuf,
    disk: PathBuf,
    number: String,
    marks: usize,
}

const PEOPLE: [&str; 8] = ["registrant", "other", "expert", "second-expert", "operator", "admin", "representative", "liaison"];

/// Which actions to test: those of one request's procedure, or all other kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kinds {
    Procedure,
    Others,
}

impl Scene {
    fn new() -> Self {
        let db = TestDb::on_disk();
        db.fill(crate::common::Contents::Demo);
        let (control, disk) = (db.dir.path().join("fault"), db.dir.path().join("faulty_disk.so"));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/faulty_disk.c");
        let built = Command::new("gcc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&disk).arg(source).status().unwrap();
        assert!(built.success(), "gcc could not compile faulty_disk.c");
        let store = db.bare_store();
        let wire = db.is_postgres().then(|| Wire::to(&db.url));
        let (houses, people, number) = (Vec::new(), BTreeMap::new(), String::new());
        let mut scene = Self { db, store, houses, people, wire, control, disk, number, marks: 0 };
        scene.open();
        scene.people = PEOPLE.map(|name| (name, Person::demo(&scene.houses[0], name))).into();
        scene
    }

    /// Starts the missing server instances: three on PostgreSQL, one on SQLite.
    fn open(&mut self) {
        let disk = self.disk.display().to_string();
        let control = self.control.display().to_string();
        let mut env = vec![("LD_PRELOAD", disk.as_str()), ("NIDREG_FAULT", control.as_str())];
        if let Some(wire) = &self.wire {
            env.push(("DATABASE_URL", wire.url.as_str()));
        }
        while self.houses.len() < if self.db.is_postgres() { 3 } else { 1 } {
            self.houses.push(TestServer::start_with(&self.db, true, &env));
        }
        for person in self.people.values_mut() {
            person.base.clone_from(&self.houses[0].base);
        }
    }

    /// Kills all running instances and starts new ones.
    fn reopen(&mut self) {
        for server in &mut self.houses {
            server.kill();
        }
        self.houses.clear();
        self.open();
    }

    fn id_of(&self, name: &str) -> String {
        column(&self.store, &format!("SELECT id AS what FROM accounts WHERE name = '{name}'")).remove(0)
    }

    fn revision(&self) -> String {
        let page = self.people["registrant"].get(&format!("/requests/{}/edit", self.number)).body;
        page.split("name=\"save_number\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    }

    /// The mark of the preview, which the form of the publication sends.
    fn shown(&self) -> String {
        let page = self.people["operator"].get(&format!("/requests/{}/preview", self.number)).body;
        page.split("name=\"shown\" value=\"").nth(1).map_or_else(String::new, |rest| rest.split('"').next().unwrap().to_owned())
    }

    fn whole(&self, words: &str, more: &[(&'static str, &str)]) -> Form {
        let mut form: Form = SECTIONS.map(|name| (name, words.to_owned())).into();
        form.push(("namespace_id", "lamplight".to_owned()));
        form.push(("save_number", self.revision()));
        form.extend(more.iter().map(|(name, value)| (*name, (*value).to_owned())));
        form
    }

    fn act(&self, kinds: Kinds, step: usize) -> Option<EventKind> {
        match kinds {
            Kinds::Procedure => self.way_act(step),
            Kinds::Others => self.other_act(step),
        }
    }

    /// The action at this step of the request's procedure.
    fn way_act(&self, step: usize) -> Option<EventKind> {
        let number = &self.number;
        let act = |name, who, path: String, form: &[(&'static str, &str)]| EventKind {
            name,
            who,
            path,
            form: form.iter().map(|(name, value)| (*name, (*value).to_owned())).collect(),
        };
        let words = "Names of lamps along the shore, kept by the harbour; write to names@harbour.example. They are not resolved.";
        Some(match step {
            0 => act("start", "registrant", "/register".into(), &[("kind", "new_formal"), ("nid", "lamplight")]),
            1 => act("invite", "registrant", format!("/requests/{number}/edit/team"), &[("email", "other@demo.example")]),
            2 => EventKind {
                form: self.whole(words, &[("intent", "submit"), ("sure", "yes")]),
                ..act("submit", "registrant", format!("/requests/{number}/edit"), &[])
            },
            3 => act("note", "operator", format!("/requests/{number}/notes"), &[("note", "They wrote on Monday.")]),
            4 => EventKind {
                form: vec![("experts", self.id_of("Edda Expert"))],
                ..act("open the review", "operator", format!("/requests/{number}/open"), &[])
            },
            5 => act("disclose", "expert", format!("/requests/{number}/disclose"), &[("interest", "none")]),
            6 => act("disclose", "second-expert", format!("/requests/{number}/disclose"), &[("interest", "none")]),
            7 => act("comment", "expert", format!("/requests/{number}/comment"), &[("comment", "A fair text.")]),
            8 => act("comment", "registrant", format!("/requests/{number}/comment"), &[("comment", "Thank you.")]),
            9 => act("ask", "expert", format!("/requests/{number}/ask"), &[("question", "Who keeps the list?")]),
            10 => EventKind {
                form: self.whole(
                    &format!("{words} The harbour keeps the list."),
                    &[("intent", "answer"), ("answer", "The harbour does."), ("send", "yes"), ("note", "Who keeps it.")],
                ),
                ..act("answer", "registrant", format!("/requests/{number}/edit"), &[])
            },
            11 => act(
                "dispute",
                "operator",
                format!("/requests/{number}/dispute"),
                &[("dispute", "The lighthouse says that it is theirs.")],
            ),
            12 => act(
                "take a position",
                "expert",
                format!("/requests/{number}/position"),
                &[("revision", "2"), ("position", "approve"), ("reasons", "Complete.")],
            ),
            13 => act(
                "take a position",
                "second-expert",
                format!("/requests/{number}/position"),
                &[("revision", "2"), ("position", "no_objection"), ("reasons", "")],
            ),
            14 => act(
                "reserve",
                "operator",
                "/operator/reserved".into(),
                &[("nid", "lampwright"), ("reason", "Asked for by letter")],
            ),
            15 => act(
                "approve",
                "expert",
                format!("/requests/{number}/approve"),
                &[("revision", "2"), ("decision", "Complete (RFC 8141, 6.4).")],
            ),
            16 => act(
                "register",
                "operator",
                format!("/requests/{number}/register"),
                &[("revision", "2"), ("confirm", "lamplight"), ("shown", &self.shown())],
            ),
            17 => act(
                "end a reservation",
                "operator",
                "/operator/reserved/lampwright".into(),
                &[("public_reason", "They do not want it")],
            ),
            18 => act(
                "mark",
                "operator",
                "/operator/marks".into(),
                &[("nid", "lamplight"), ("status", "deprecated"), ("successors", ""), ("reason", "The harbour closes.")],
            ),
            19 => act("be away", "second-expert", "/account/away".into(), &[("until", "2031-05-09")]),
            20 => act("rename oneself", "registrant", "/account/own/name".into(), &[("name", "Rita R. Registrant")]),
            21 => act("follow a request", "liaison", format!("/requests/{number}/follow"), &[]),
            22 => act(
                "set roles",
                "admin",
                format!("/admin/accounts/{}/roles", self.id_of("Edda Expert")),
                &[("roles", "operator")],
            ),
            23 => act("start another", "other", "/register".into(), &[("kind", "new_informal")]),
            _ => return None,
        })
    }

    fn set(&self, fault: Fault) {
        let email = match fault {
            Fault::Full => "F",
            Fault::Broken => "E",
            Fault::DiesBefore => "B",
            Fault::DiesAfter => "A",
            _ => "",
        };
        std::fs::write(&self.control, email).unwrap();
        if let Some(wire) = &self.wire {
            wire.cut_at_commit(match fault {
                Fault::CutBefore => Some(false),
                Fault::CutAfter => Some(true),
                _ => None,
            });
        }
    }

    /// Sends one action under a fault and returns the responses received.
    fn sent(&mut self, act: &EventKind, mark: &str, fault: Fault) -> Vec<Answer> {
        let mut form: Vec<(&str, &str)> = act.form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        form.push(("once", mark));
        let person = &self.people[act.who];
        self.set(fault);
        let answers: Vec<Answer> = match fault {
            Fault::Pair => {
                let places = self.houses.iter().cycle().take(self.houses.len().max(2));
                let others = places.map(|server| Person { agent: person.agent.clone(), base: server.base.clone() });
                let others: Vec<Person> = others.collect();
                std::thread::scope(|scope| {
                    let sending = others.iter().map(|other| scope.spawn(|| other.try_post(&act.path, &form)));
                    let sending: Vec<_> = sending.collect();
                    sending.into_iter().filter_map(|one| one.join().unwrap()).collect()
                })
            }
            Fault::Locked => std::thread::scope(|scope| {
                let (sender, held) = std::sync::mpsc::channel();
                let store = &self.store;
                let postgres = self.db.is_postgres();
                scope.spawn(move || {
                    store.write(|conn| {
                        if postgres {
                            conn.batch_execute("LOCK TABLE events IN EXCLUSIVE MODE").map_err(Error::from)?;
                        }
                        sender.send(()).unwrap();
                        std::thread::sleep(Duration::from_millis(400));
                        Ok::<_, Error>(())
                    })
                });
                held.recv().unwrap();
                person.try_post(&act.path, &form).into_iter().collect()
            }),
            Fault::Kill => {
                let pause = Duration::from_millis(3 + (self.marks as u64 * 7919) % 40);
                let houses = &mut self.houses;
                std::thread::scope(|scope| {
                    let sending = scope.spawn(|| person.try_post(&act.path, &form));
                    std::thread::sleep(pause);
                    houses[0].kill();
                    sending.join().unwrap().into_iter().collect()
                })
            }
            _ => person.try_post(&act.path, &form).into_iter().collect(),
        };
        self.set(Fault::None);
        if matches!(fault, Fault::Kill | Fault::DiesBefore | Fault::DiesAfter) {
            self.reopen();
        }
        answers
    }

    /// Sends an action under a fault and again until it is acknowledged. Returns the number of rows added to each table.
    fn done(&mut self, act: &EventKind, fault: Fault) -> BTreeMap<String, i64> {
        self.marks += 1;
        let mark = format!("mark-{}", self.marks);
        let before = counted(&self.store);
        let mut places = Vec::new();
        let mut is_acknowledged = false;
        for (tried, fault) in [fault, Fault::None, Fault::None, Fault::None].into_iter().enumerate() {
            for answer in self.sent(act, &mark, fault) {
                // The redirect of the first attempt is unknown if the program died right after it.
                let told = answer.status == 409 && answer.body.contains("<h1>Already done</h1>");
                let away = tried == 0 && fault != Fault::None && answer.status == 503;
                let done = answer.status == 303 || told;
                assert!(done || away, "{} under {fault:?}: {} {}", act.name, answer.status, answer.body);
                is_acknowledged |= done;
                places.extend((answer.status == 303).then_some(answer.location));
            }
            if is_acknowledged {
                break;
            }
        }
        assert!(is_acknowledged, "{} was never acknowledged", act.name);
        assert!(places.iter().all(|other| *other == places[0]), "{}: {places:?}", act.name);
        // The form is sent once more, as after a reload.
        let again = self.sent(act, &mark, Fault::None).pop().unwrap();
        assert!(
            places.is_empty() && again.status == 409 || places.first() == Some(&again.location),
            "{} again: {}",
            act.name,
            again.body
        );
        if act.name == "start" {
            let sql = "SELECT number AS what FROM requests ORDER BY created_at DESC LIMIT 1";
            self.number = column(&self.store, sql).remove(0);
        }
        gained(&before, &counted(&self.store))
    }

    /// The newest emails: template, recipient and time.
    fn emails(&self) -> Vec<String> {
        let sql = "SELECT kind || ' to ' || recipient || ' ' || created_at AS what FROM outbox ORDER BY created_at DESC LIMIT 6";
        column(&self.store, sql)
    }
}

type Gains = Vec<(&'static str, BTreeMap<String, i64>)>;

/// The rows that each action adds without a fault.
fn undisturbed(kinds: Kinds) -> Gains {
    let mut scene = Scene::new();
    (0..).map_while(|step| scene.act(kinds, step).map(|act| (act.name, scene.done(&act, Fault::None)))).collect()
}

fn disturbed(kinds: Kinds, expected: &Gains, fault_of: impl Fn(usize) -> Fault) {
    let mut scene = Scene::new();
    for (step, (name, rows)) in expected.iter().enumerate() {
        let (act, fault) = (scene.act(kinds, step).unwrap(), fault_of(step));
        assert_eq!(scene.done(&act, fault), *rows, "{name} under {fault:?} is stored once: {:#?}", scene.emails());
    }
    let sql =
        "SELECT CAST(sum(value) AS BIGINT) - (SELECT count(*) FROM requests) AS count FROM counters WHERE name LIKE 'requests-%'";
    assert_eq!(count(&scene.store, sql), 0, "a request number was used up without a request");
}

fn faults() -> &'static [Fault] {
    if crate::common::on_postgres() { &ON_POSTGRES } else { &ON_SQLITE }
}

/// Actions that add no event.
const UNRECORDED: [&str; 2] = ["comment for a draft", "see"];

fn each_meets_one(kinds: Kinds) {
    let expected = undisturbed(kinds);
    for (name, rows) in &expected {
        assert_eq!(rows.contains_key("events"), !UNRECORDED.contains(name), "{name}: {rows:?}");
    }
    disturbed(kinds, &expected, |step| faults()[step % faults().len()]);
}

#[test]
fn each_workflow_action_is_applied_once_despite_a_fault() {
    each_meets_one(Kinds::Procedure);
}

#[test]
fn each_other_action_is_applied_once_despite_a_fault() {
    each_meets_one(Kinds::Others);
}

#[test]
#[ignore = "script/test full"]
fn every_action_is_stored_exactly_once_despite_any_fault() {
    for kinds in [Kinds::Procedure, Kinds::Others] {
        let expected = undisturbed(kinds);
        for fault in faults() {
            eprintln!("{kinds:?} {fault:?}");
            disturbed(kinds, &expected, |_| *fault);
        }
    }
}
