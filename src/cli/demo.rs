//! `serve --demo`: accounts for every role and requests in every state, made by the same acts that people use.

use crate::acts::accounts::{SignUp, create_account};
use crate::acts::register::Confirmation;
use crate::acts::{ask, bodies, decide, draft, duplicate, end, open_review, register, report, submit, track};
use crate::cases::Track;
use crate::cases::drafts::Start;
use crate::cases::said::NewComment;
use crate::cli::exit::Failure;
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
use crate::{acts, clock, jobs, people};
use jiff::SignedDuration;

/// The password of every demonstration account.
pub(crate) const PASSWORD: &str = "nidreg-demo";

/// Address, name, roles. The expert also leads, so that one person can take a request through review.
const PEOPLE: [(&str, &str, &[Role]); 9] = [
    ("registrant@demo.example", "Rita Registrant", &[]),
    ("other@demo.example", "Otto Other", &[]),
    ("expert@demo.example", "Edda Expert", &[Role::Expert, Role::Lead]),
    ("second-expert@demo.example", "Sven Second", &[Role::Expert]),
    ("lead@demo.example", "Lena Lead", &[Role::Lead]),
    ("operator@demo.example", "Olga Operator", &[Role::Operator]),
    ("representative@demo.example", "Rolf Representative", &[Role::Representative]),
    ("liaison@demo.example", "Lisa Liaison", &[Role::Liaison]),
    ("admin@demo.example", "Ada Admin", &[Role::Admin]),
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
    for (email, name, roles) in PEOPLE {
        let new = SignUp { email: Email::parse(email)?, name: PersonName::parse(name)?, password_hash: password_hash.clone() };
        store.write(|conn| create_account(conn, clock::now(), &Actor::CommandLine, &new, roles))?;
    }
    let demo = Demo { store, post };
    demo.requests()?;
    Ok(())
}

struct Demo<'a> {
    store: &'a Store,
    post: &'a Post,
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
        Turn { who, now: clock::now(), post: self.post }
    }

    fn write<T>(&self, act: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.store.write(act)
    }

    fn requests(&self) -> Result<(), Refusal> {
        let formal = |nid: &str| Start::NewFormal(nid.to_owned());
        self.request(&formal("lighthouse"), Stage::Draft)?;
        self.request(&formal("seedbank"), Stage::Intake)?;
        self.request(&Start::NewInformal, Stage::Review)?;
        self.request(&formal("herbarium"), Stage::Asked)?;
        self.request(&formal("misc-things"), Stage::Declined)?;
        self.request(&formal("tidegauge"), Stage::Ready)?;
        // A revision, so that the demonstration still lists the 105 namespaces that exist.
        self.request(&Start::Revision("example".to_owned()), Stage::Registered)?;
        let withdrawn = self.request(&formal("changed-my-mind"), Stage::Intake)?;
        let rita = self.person("registrant@demo.example")?;
        self.write(|conn| end::withdraw(conn, self.turn(&rita), &withdrawn))?;
        self.on_the_fast_track()?;
        self.with_a_body()?;
        self.contending()?;
        self.lapsed()
    }

    fn on_the_fast_track(&self) -> Result<(), Refusal> {
        let (rita, olga) = (self.person("registrant@demo.example")?, self.person("operator@demo.example")?);
        let (edda, sven) = (self.person("expert@demo.example")?, self.person("second-expert@demo.example")?);
        self.write(|conn| bodies::name_representative(conn, self.turn(&olga), "OASIS", "representative@demo.example"))?;
        let start = Start::FastTrack("codelist".to_owned());
        let number = self.write(|conn| draft::start(conn, self.turn(&rita), &start, Some(&text(&start))))?.number;
        let track = Track::FastTrack { body: "OASIS".to_owned(), specification: Some("Code lists, version 2.1".to_owned()) };
        self.write(|conn| track::choose_track(conn, self.turn(&rita), &number, &track))?;
        self.write(|conn| submit::submit(conn, self.turn(&rita), &number, 1))?;
        self.write(|conn| open_review::open_review(conn, self.turn(&olga), &number, &[edda.id.clone(), sven.id.clone()]))?;
        self.write(|conn| acts::disclose::disclose(conn, self.turn(&sven), &number, Interest::None, "", true))?;
        self.write(|conn| {
            let reasons = "Say who may publish a new list (RFC 8141, 6.4.3).";
            acts::review::send_review(conn, self.turn(&sven), &number, 1, Verdict::Position(Stance::Discuss), reasons)
        })
    }

    fn with_a_body(&self) -> Result<(), Refusal> {
        let (rita, olga) = (self.person("registrant@demo.example")?, self.person("operator@demo.example")?);
        let (edda, sven) = (self.person("expert@demo.example")?, self.person("second-expert@demo.example")?);
        let start = Start::NewFormal("packet-loss".to_owned());
        let number = self.write(|conn| draft::start(conn, self.turn(&rita), &start, Some(&text(&start))))?.number;
        let track = Track::Standards { body: "IESG".to_owned() };
        self.write(|conn| track::choose_track(conn, self.turn(&rita), &number, &track))?;
        self.write(|conn| submit::submit(conn, self.turn(&rita), &number, 1))?;
        self.write(|conn| open_review::open_review(conn, self.turn(&olga), &number, &[edda.id.clone(), sven.id.clone()]))?;
        self.take_position(&edda, &number, Stance::Approve)?;
        self.take_position(&sven, &number, Stance::NoObjection)?;
        let report = "The experts advise to register it as it stands (RFC 8141, 6.4).";
        self.write(|conn| report::report(conn, self.turn(&edda), &number, 1, report))
    }

    fn contending(&self) -> Result<(), Refusal> {
        let start = Start::NewFormal("tidal-atlas".to_owned());
        let first = self.request(&start, Stage::Intake)?;
        let otto = self.person("other@demo.example")?;
        let second = self.write(|conn| draft::start(conn, self.turn(&otto), &start, Some(&text(&start))))?.number;
        self.write(|conn| submit::submit(conn, self.turn(&otto), &second, 1))?;
        let olga = self.person("operator@demo.example")?;
        let third = self.request(&Start::NewFormal("tide-atlas".to_owned()), Stage::Intake)?;
        let reason = "The same society asks for the same names under another spelling.";
        self.write(|conn| duplicate::call_duplicate(conn, self.turn(&olga), &third, &first, reason))
    }

    /// Asked a hundred days ago; the clock then does what it does.
    fn lapsed(&self) -> Result<(), Refusal> {
        const DAYS: i64 = 100;
        let (rita, olga) = (self.person("registrant@demo.example")?, self.person("operator@demo.example")?);
        let then = clock::now().saturating_sub(SignedDuration::from_hours(24 * DAYS)).unwrap_or_default();
        let back_then = |who| Turn { who, now: then, post: self.post };
        let start = Start::NewFormal("sundial".to_owned());
        let number = self.write(|conn| draft::start(conn, back_then(&rita), &start, Some(&text(&start))))?.number;
        self.write(|conn| submit::submit(conn, back_then(&rita), &number, 1))?;
        self.write(|conn| ask::ask(conn, back_then(&olga), &number, "Who keeps the list of sundials?"))?;
        jobs::run(self.store, self.post, clock::now())?;
        Ok(())
    }

    fn take_position(&self, who: &Account, number: &str, stance: Stance) -> Result<(), Refusal> {
        self.disclosed(who, number)?;
        self.write(|conn| acts::review::send_review(conn, self.turn(who), number, 1, Verdict::Position(stance), ""))
    }

    fn disclosed(&self, who: &Account, number: &str) -> Result<(), Refusal> {
        self.write(|conn| acts::disclose::disclose(conn, self.turn(who), number, Interest::None, "", false))
    }

    fn request(&self, start: &Start, stage: Stage) -> Result<String, Refusal> {
        let rita = self.person("registrant@demo.example")?;
        let (edda, sven) = (self.person("expert@demo.example")?, self.person("second-expert@demo.example")?);
        let olga = self.person("operator@demo.example")?;
        let number = self.write(|conn| draft::start(conn, self.turn(&rita), start, Some(&text(start))))?.number;
        let number = number.as_str();
        if stage >= Stage::Intake {
            self.write(|conn| submit::submit(conn, self.turn(&rita), number, 1))?;
        }
        if stage >= Stage::Review {
            // Nobody decides alone: a second expert has to be there (T6, T10).
            let experts = if stage == Stage::Asked { vec![edda.id.clone()] } else { vec![edda.id.clone(), sven.id.clone()] };
            self.write(|conn| open_review::open_review(conn, self.turn(&olga), number, &experts))?;
        }
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
                self.write(|conn| decide::propose_decline(conn, self.turn(&edda), number, 1, reasons))?;
                self.write(|conn| decide::decline(conn, self.turn(&sven), number, 1))?;
            }
            Stage::Ready | Stage::Registered => {
                self.take_position(&edda, number, Stance::Approve)?;
                self.take_position(&sven, number, Stance::NoObjection)?;
                let reasons = "Complete and clear (RFC 8141, 6.4).";
                self.write(|conn| decide::approve(conn, self.turn(&edda), number, 1, reasons))?;
            }
            Stage::Draft | Stage::Intake => {}
        }
        if stage == Stage::Registered {
            let typed = match start {
                Start::NewFormal(nid) | Start::Revision(nid) => nid.clone(),
                _ => "next".to_owned(),
            };
            let confirmation = Confirmation { snapshot: 1, typed };
            self.write(|conn| register::register(conn, self.turn(&olga), number, &confirmation))?;
        }
        Ok(number.to_owned())
    }
}

/// A short, whole template of our own writing.
fn text(start: &Start) -> Template {
    let (name, urn) = match start {
        Start::NewFormal(nid) | Start::FastTrack(nid) | Start::Revision(nid) | Start::Correction(nid) => {
            (nid.as_str(), nid.as_str())
        }
        Start::RegistrantChange { nid, .. } | Start::StatusChange { nid, .. } => (nid.as_str(), nid.as_str()),
        Start::NewInformal => ("county lighthouses", "{{NID}}"),
    };
    let mut template = Template::default()
        .with(Field::Registrant, "Demonstration Society\nContact: Names Desk\nEmail: names@demo.example\nPostal: 1 Example Street, Exampleton")
        .with(Field::Purpose, &format!("Names for records about {name}, kept by a learned society and cited in print and on the public Internet. Readers gain names that stay when addresses change."))
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
