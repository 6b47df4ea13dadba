//! `serve --demo`: accounts for every role and requests in every state, made by the same acts that people use.

use crate::acts::accounts::{SignUp, create_account};
use crate::acts::register::Confirmation;
use crate::acts::{ask, authority, bodies, decide, draft, duplicate, end, open_review, parts, register, report, submit, track};
use crate::cases::Track;
use crate::cases::criteria::{Judged, Judgement};
use crate::cases::drafts::Start;
use crate::cases::said::NewComment;
use crate::cli::exit::Failure;
use crate::ids::{RequestNumber, SnapshotNo};
use crate::mail::Post;
use crate::people::secrets::hash_password;
use crate::people::{Account, Actor, Email, Password, PersonName, Role};
use crate::refusal::Refusal;
use crate::reviews::experts::Interest;
use crate::reviews::{Anchor, Stance, Verdict};
use crate::store::AnyConnection;
use crate::store::Store;
use crate::template::{Field, Template};
use crate::turn::Turn;
use crate::words::Lang;
use crate::{acts, clock, jobs, people};
use jiff::{SignedDuration, Timestamp};
use std::cell::Cell;

/// The password of every demonstration account.
pub(crate) const PASSWORD: &str = "nidreg-demo";

/// Address, name, roles. The expert also leads, so that one person can take a request through review.
const PEOPLE: [(&str, &str, &[Role]); 11] = [
    ("registrant@demo.example", "Rita Registrant", &[]),
    ("other@demo.example", "Otto Other", &[]),
    ("expert@demo.example", "Edda Expert", &[Role::Expert, Role::Lead]),
    ("second-expert@demo.example", "Sven Second", &[Role::Expert]),
    ("lead@demo.example", "Lena Lead", &[Role::Lead]),
    ("operator@demo.example", "Olga Operator", &[Role::Operator]),
    ("representative@demo.example", "Rolf Representative", &[Role::Representative]),
    ("liaison@demo.example", "Lisa Liaison", &[Role::Liaison]),
    ("admin@demo.example", "Ada Admin", &[Role::Admin]),
    ("keeper@demo.example", "Kaisa Keeper", &[]),
    ("second-keeper@demo.example", "Sixten Keeper", &[]),
];

/// How to sign in, as lines to print.
pub(crate) fn accounts() -> Vec<String> {
    let mut lines = vec![format!("Sign in with the password {PASSWORD} as")];
    for (email, _, roles) in PEOPLE {
        let words: Vec<&str> = roles.iter().map(|role| role.words()).collect();
        lines.push(format!("  {email:30} {}", if words.is_empty() { "Registrant".to_owned() } else { words.join(", ") }));
    }
    lines
}

/// Makes the accounts and the requests; does nothing to a database that has the first account.
pub(crate) fn prepare(store: &Store, post: &Post) -> Result<(), Failure> {
    let first = PEOPLE.first().map_or("", |(email, ..)| email);
    if store.read(|conn| people::queries::by_email(conn, first))?.is_some() {
        return Ok(());
    }
    let password_hash = hash_password(&Password::attempt(PASSWORD));
    let demo = Demo { store, post, today: clock::now(), at: Cell::default() };
    demo.days_ago(OLDEST);
    for (email, name, roles) in PEOPLE {
        let new = SignUp {
            email: Email::parse(email)?,
            name: PersonName::parse(name)?,
            password_hash: password_hash.clone(),
            lang: Lang::En,
        };
        store.write(|conn| create_account(conn, demo.at.get(), &Actor::CommandLine, &new, roles))?;
    }
    demo.requests()?;
    Ok(())
}

/// The day on which the people of the demonstration got their accounts and appointments, counted back from today.
const OLDEST: i64 = 130;

struct Demo<'a> {
    store: &'a Store,
    post: &'a Post,
    today: Timestamp,
    /// The moment of the present act: what the demonstration shows happened over the last months.
    at: Cell<Timestamp>,
}

/// How many days ago each step of a request was taken.
#[derive(Clone, Copy)]
struct Days {
    begun: i64,
    sent: i64,
    opened: i64,
    /// Positions, questions and comments; the decision comes a day or two after.
    said: i64,
    decided: i64,
}

/// How far a demonstration request is taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Draft,
    Intake,
    Review,
    Asked,
    Declined,
    Ready,
    Registered,
}

impl Demo<'_> {
    fn person(&self, email: &str) -> Result<Account, Refusal> {
        self.store.read(|conn| people::queries::by_email(conn, email))?.ok_or_else(|| Refusal::not_found(email))
    }

    fn turn<'t>(&'t self, who: &'t Account) -> Turn<'t> {
        Turn { who, now: self.at.get(), post: self.post }
    }

    /// What follows happened so many days ago; not before this year, so that all numbers are of one year.
    fn days_ago(&self, days: i64) {
        let then = self.today.saturating_sub(SignedDuration::from_hours(24 * days)).unwrap_or(self.today);
        let same_year = clock::day(then).year() == clock::day(self.today).year();
        self.at.set(if same_year { then } else { self.today });
    }

    fn write<T>(&self, act: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.store.write(act)
    }

    fn requests(&self) -> Result<(), Refusal> {
        let formal = |nid: &str| Start::NewFormal(nid.to_owned());
        let days = |begun, sent, opened, said, decided| Days { begun, sent, opened, said, decided };
        self.request(&formal("lighthouse"), Stage::Draft, days(75, 0, 0, 0, 0))?;
        self.request(&formal("seedbank"), Stage::Intake, days(72, 1, 0, 0, 0))?;
        self.request(&Start::NewInformal, Stage::Review, days(70, 18, 17, 9, 0))?;
        self.request(&formal("herbarium"), Stage::Asked, days(66, 21, 20, 9, 0))?;
        self.request(&formal("misc-things"), Stage::Declined, days(62, 60, 58, 45, 44))?;
        self.request(&formal("tidegauge"), Stage::Ready, days(58, 30, 29, 15, 1))?;
        // A revision, so that the demonstration still lists the 105 namespaces that exist.
        self.request(&Start::Revision("example".to_owned()), Stage::Registered, days(55, 54, 53, 40, 31))?;
        let withdrawn = self.request(&formal("changed-my-mind"), Stage::Intake, days(50, 48, 0, 0, 0))?;
        let rita = self.person("registrant@demo.example")?;
        self.days_ago(46);
        self.write(|conn| end::withdraw(conn, self.turn(&rita), withdrawn))?;
        self.registers()?;
        self.on_the_fast_track()?;
        self.with_a_body()?;
        self.contending()?;
        self.lapsed()
    }

    /// Two national libraries beside each other.
    fn registers(&self) -> Result<(), Refusal> {
        let olga = self.person("operator@demo.example")?;
        self.days_ago(42);
        for (prefix, email) in [("fi", "keeper@demo.example"), ("se", "second-keeper@demo.example")] {
            let register = parts::Register { nid: "nbn", prefix };
            self.write(|conn| parts::name_keeper(conn, self.turn(&olga), register, email))?;
        }
        Ok(())
    }

    fn on_the_fast_track(&self) -> Result<(), Refusal> {
        let (rita, olga) = (self.person("registrant@demo.example")?, self.person("operator@demo.example")?);
        let (edda, sven) = (self.person("expert@demo.example")?, self.person("second-expert@demo.example")?);
        self.days_ago(40);
        self.write(|conn| bodies::name_representative(conn, self.turn(&olga), "OASIS", "representative@demo.example"))?;
        let start = Start::FastTrack("codelist".to_owned());
        let number = self.write(|conn| draft::start(conn, self.turn(&rita), &start, Some(&text(&start))))?.number;
        self.days_ago(24);
        let track = Track::FastTrack { body: "OASIS".to_owned(), specification: Some("Code lists, version 2.1".to_owned()) };
        self.write(|conn| track::choose_track(conn, self.turn(&rita), number, &track))?;
        self.write(|conn| submit::submit(conn, self.turn(&rita), number, 1))?;
        self.write(|conn| open_review::open_review(conn, self.turn(&olga), number, &[edda.id.clone(), sven.id.clone()]))?;
        self.days_ago(15);
        self.write(|conn| acts::disclose::disclose(conn, self.turn(&sven), number, Interest::None, "", true))?;
        self.write(|conn| {
            let reasons = "Say who may publish a new list (RFC 8141, 6.4.3).";
            acts::review::send_review(
                conn,
                self.turn(&sven),
                number,
                SnapshotNo::FIRST,
                Verdict::Position(Stance::Discuss),
                reasons,
            )
        })
    }

    fn with_a_body(&self) -> Result<(), Refusal> {
        let (rita, olga) = (self.person("registrant@demo.example")?, self.person("operator@demo.example")?);
        let (edda, sven) = (self.person("expert@demo.example")?, self.person("second-expert@demo.example")?);
        self.days_ago(38);
        let start = Start::NewFormal("packet-loss".to_owned());
        let number = self.write(|conn| draft::start(conn, self.turn(&rita), &start, Some(&text(&start))))?.number;
        let track = Track::Standards { body: "IESG".to_owned() };
        self.write(|conn| track::choose_track(conn, self.turn(&rita), number, &track))?;
        self.write(|conn| submit::submit(conn, self.turn(&rita), number, 1))?;
        self.write(|conn| open_review::open_review(conn, self.turn(&olga), number, &[edda.id.clone(), sven.id.clone()]))?;
        self.days_ago(26);
        self.take_position(&edda, number, Stance::Approve)?;
        self.take_position(&sven, number, Stance::NoObjection)?;
        self.days_ago(24);
        let report = "The experts advise to register it as it stands (RFC 8141, 6.4).";
        self.write(|conn| report::report(conn, self.turn(&edda), number, SnapshotNo::FIRST, report, &Judged::all(Judgement::Met)))
    }

    fn contending(&self) -> Result<(), Refusal> {
        let start = Start::NewFormal("tidal-atlas".to_owned());
        let arrived = |begun, sent| Days { begun, sent, opened: 0, said: 0, decided: 0 };
        let first = self.request(&start, Stage::Intake, arrived(30, 7))?;
        let otto = self.person("other@demo.example")?;
        self.days_ago(4);
        let second = self.write(|conn| draft::start(conn, self.turn(&otto), &start, Some(&text(&start))))?.number;
        self.write(|conn| submit::submit(conn, self.turn(&otto), second, 1))?;
        let olga = self.person("operator@demo.example")?;
        let third = self.request(&Start::NewFormal("tide-atlas".to_owned()), Stage::Intake, arrived(4, 4))?;
        self.days_ago(2);
        let reason = "The same society asks for the same names under another spelling.";
        self.write(|conn| duplicate::call_duplicate(conn, self.turn(&olga), third, &first.to_string(), reason))
    }

    /// Asked a hundred days ago; the clock then does what it does.
    fn lapsed(&self) -> Result<(), Refusal> {
        const DAYS: i64 = 100;
        let (rita, olga) = (self.person("registrant@demo.example")?, self.person("operator@demo.example")?);
        let then = self.today.saturating_sub(SignedDuration::from_hours(24 * DAYS)).unwrap_or_default();
        let back_then = |who| Turn { who, now: then, post: self.post };
        let start = Start::NewFormal("sundial".to_owned());
        let number = self.write(|conn| draft::start(conn, back_then(&rita), &start, Some(&text(&start))))?.number;
        self.write(|conn| submit::submit(conn, back_then(&rita), number, 1))?;
        self.write(|conn| ask::ask(conn, back_then(&olga), number, "Who keeps the list of sundials?"))?;
        jobs::run(self.store, self.post, self.today)?;
        Ok(())
    }

    fn take_position(&self, who: &Account, number: RequestNumber, stance: Stance) -> Result<(), Refusal> {
        self.disclosed(who, number)?;
        self.write(|conn| {
            acts::review::send_review(conn, self.turn(who), number, SnapshotNo::FIRST, Verdict::Position(stance), "")
        })
    }

    fn disclosed(&self, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
        self.write(|conn| acts::disclose::disclose(conn, self.turn(who), number, Interest::None, "", false))
    }

    fn request(&self, start: &Start, stage: Stage, days: Days) -> Result<RequestNumber, Refusal> {
        let rita = self.person("registrant@demo.example")?;
        let (edda, sven) = (self.person("expert@demo.example")?, self.person("second-expert@demo.example")?);
        let olga = self.person("operator@demo.example")?;
        self.days_ago(days.begun);
        let number = self.write(|conn| draft::start(conn, self.turn(&rita), start, Some(&text(start))))?.number;
        self.days_ago(days.sent);
        if stage >= Stage::Intake {
            self.write(|conn| submit::submit(conn, self.turn(&rita), number, 1))?;
        }
        self.days_ago(days.opened);
        if stage >= Stage::Review {
            // Nobody decides alone: a second expert has to be there (T6, T10).
            let experts = if stage == Stage::Asked { vec![edda.id.clone()] } else { vec![edda.id.clone(), sven.id.clone()] };
            self.write(|conn| open_review::open_review(conn, self.turn(&olga), number, &experts))?;
        }
        self.days_ago(days.said);
        match stage {
            Stage::Review => {
                self.disclosed(&edda, number)?;
                let comment = NewComment {
                    anchor: Anchor { field: Some(Field::Assignment), quote: "The society's registrar".to_owned() },
                    body: "Who keeps the list of names when the society changes its home?",
                    suggestion: Some("The society's registrar, or who takes over the register from it,"),
                    ..NewComment::default()
                };
                self.write(|conn| acts::comment::comment(conn, self.turn(&edda), number, &comment))?;
            }
            Stage::Asked => {
                self.disclosed(&edda, number)?;
                let question = "Are two names that differ only in case the same?";
                self.write(|conn| ask::ask(conn, self.turn(&edda), number, question))?;
            }
            Stage::Declined => {
                self.disclosed(&edda, number)?;
                self.disclosed(&sven, number)?;
                let reasons = "The text does not say what is named or who gains from it (RFC 8141, 6.4.1).";
                self.write(|conn| decide::propose_decline(conn, self.turn(&edda), number, SnapshotNo::FIRST, reasons))?;
                self.days_ago(days.decided);
                self.write(|conn| decide::decline(conn, self.turn(&sven), number, SnapshotNo::FIRST))?;
            }
            Stage::Ready | Stage::Registered => {
                self.take_position(&edda, number, Stance::Approve)?;
                self.take_position(&sven, number, Stance::NoObjection)?;
                let reasons = "Complete and clear (RFC 8141, 6.4).";
                self.days_ago(days.decided);
                self.write(|conn| decide::approve(conn, self.turn(&edda), number, SnapshotNo::FIRST, reasons))?;
            }
            Stage::Draft | Stage::Intake => {}
        }
        if stage == Stage::Registered {
            let typed = match start {
                Start::NewFormal(nid) | Start::Revision(nid) => nid.clone(),
                _ => "next".to_owned(),
            };
            let confirmation = Confirmation { snapshot: SnapshotNo::FIRST, typed };
            if matches!(start, Start::Revision(_)) {
                let evidence = "The society that IANA names as registrant wrote from its address.";
                self.write(|conn| authority::confirm(conn, self.turn(&olga), number, evidence))?;
            }
            self.write(|conn| register::register(conn, self.turn(&olga), number, &confirmation))?;
        }
        Ok(number)
    }
}

/// What the names of a request stand for, in a line.
fn about(name: &str) -> &str {
    match name {
        "lighthouse" => "Lighthouses and their lamps",
        "seedbank" => "Accessions of seed banks",
        "herbarium" => "Specimens kept in public herbaria",
        "misc-things" => "Things of various kinds",
        "tidegauge" => "Tide gauges and the series they measured",
        "changed-my-mind" => "Sea charts of one survey",
        "codelist" => "Code lists of a standards body",
        "packet-loss" => "Measurement profiles for packet networks",
        "tidal-atlas" => "Sheets of a tidal atlas",
        "tide-atlas" => "Sheets of a tidal atlas, under another spelling",
        "sundial" => "Sundials in public places",
        "county lighthouses" => "Lighthouses of one county",
        _ => "Records of a learned society",
    }
}

/// A short, whole template of our own writing.
fn text(start: &Start) -> Template {
    let (name, urn) = match start {
        Start::NewFormal(nid) | Start::FastTrack(nid) | Start::Revision(nid) | Start::Correction(nid) => {
            (nid.as_str(), nid.as_str())
        }
        Start::RevisionFrom { nid, .. } | Start::RegistrantChange { nid, .. } | Start::StatusChange { nid, .. } => {
            (nid.as_str(), nid.as_str())
        }
        Start::NewInformal => ("county lighthouses", "{{NID}}"),
    };
    let mut template = Template::default()
        .with(Field::Registrant, "Demonstration Society\nContact: Names Desk\nEmail: names@demo.example\nPostal: 1 Example Street, Exampleton")
        .with(Field::Purpose, &format!("{}. A learned society keeps them and cites them in print and on the public Internet. Readers gain names that stay when addresses change.", about(name)))
        .with(Field::Syntax, &format!("A name is one to twelve digits:\n\n   urn:{urn}:204817\n\nTwo names are equivalent only by the rules of RFC 8141, Section 3. q-components and f-components are undefined."))
        .with(Field::Assignment, "The society's registrar assigns the next number to each record and never assigns a number twice. Records may be withdrawn; their numbers stay.")
        .with(Field::SecurityAndPrivacy, "The numbers reveal nothing about people. Records of living persons are not named.")
        .with(Field::Interoperability, "No other identifier system uses the same form; nothing needs percent-encoding.")
        .with(Field::Resolution, "Names are resolved by the society's own web service; others may mirror it.")
        .with(Field::Documentation, "Handbook of the Demonstration Society, third edition");
    if let Start::Revision(nid) = start {
        template.set(Field::NamespaceId, nid);
        template.set(Field::RevisionInformation, "The society now runs a resolution service; the Resolution section says so.");
    }
    template
}
