//! `serve --demo`: accounts for every role and requests in every state, made by the same acts that people use.

use super::Failure;
use crate::clock;
use crate::mail::Post;
use crate::people::actions::{SignUp, create_account};
use crate::people::secrets::hash_password;
use crate::people::{self, Account, Actor, Email, Password, PersonName, Role};
use crate::refusal::Refusal;
use crate::requests::actions::{self as requests, Confirmation, Turn};
use crate::requests::drafts::{self, Start};
use crate::reviews::{self, Stance};
use crate::store::Store;
use crate::template::{Field, Template};

/// The password of every demonstration account.
pub(super) const PASSWORD: &str = "nidreg-demo";

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

pub(super) fn print_accounts() {
    println!("Sign in with the password {PASSWORD} as");
    for (email, _, roles) in PEOPLE {
        let words: Vec<&str> = roles.iter().map(|role| role.words()).collect();
        println!("  {email:30} {}", if words.is_empty() { "Registrant".to_owned() } else { words.join(", ") });
    }
}

/// Makes the accounts and the requests; does nothing to a database that has the first account.
pub(super) fn prepare(store: &Store, post: &Post) -> Result<(), Failure> {
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

    fn requests(&self) -> Result<(), Refusal> {
        self.request(&Start::NewFormal("lighthouse".to_owned()), Stage::Draft)?;
        self.request(&Start::NewFormal("seedbank".to_owned()), Stage::Intake)?;
        self.request(&Start::NewInformal, Stage::Review)?;
        self.request(&Start::NewFormal("herbarium".to_owned()), Stage::Asked)?;
        self.request(&Start::NewFormal("misc-things".to_owned()), Stage::Declined)?;
        self.request(&Start::NewFormal("tidegauge".to_owned()), Stage::Ready)?;
        // A revision, so that the demonstration still lists the 105 namespaces that exist.
        self.request(&Start::Revision("example".to_owned()), Stage::Registered)?;
        let withdrawn = self.request(&Start::NewFormal("changed-my-mind".to_owned()), Stage::Intake)?;
        let rita = self.person("registrant@demo.example")?;
        self.store.write(|conn| requests::withdraw(conn, self.turn(&rita), &withdrawn))
    }

    fn request(&self, start: &Start, stage: Stage) -> Result<String, Refusal> {
        let rita = self.person("registrant@demo.example")?;
        let edda = self.person("expert@demo.example")?;
        let olga = self.person("operator@demo.example")?;
        let request = self.store.write(|conn| drafts::start(conn, self.turn(&rita), start, Some(&text(start))))?;
        let number = request.number.as_str();
        if stage >= Stage::Intake {
            self.store.write(|conn| requests::submit(conn, self.turn(&rita), number, 1))?;
        }
        if stage >= Stage::Review {
            let sven = self.person("second-expert@demo.example")?;
            let experts = if stage == Stage::Review { vec![edda.id.clone(), sven.id] } else { vec![edda.id.clone()] };
            self.store.write(|conn| requests::open_review(conn, self.turn(&olga), number, &experts))?;
        }
        match stage {
            Stage::Review => self.store.write(|conn| {
                reviews::actions::comment(
                    conn,
                    self.turn(&edda),
                    number,
                    "Who keeps the list of names when the society changes its home?",
                )
            })?,
            Stage::Asked => self.store.write(|conn| {
                requests::ask(conn, self.turn(&edda), number, "Are two names that differ only in case the same?")
            })?,
            Stage::Declined => self.store.write(|conn| {
                requests::decline(
                    conn,
                    self.turn(&edda),
                    number,
                    1,
                    "The text does not say what is named or who gains from it (RFC 8141, 6.4.1).",
                )
            })?,
            Stage::Ready | Stage::Registered => {
                self.store
                    .write(|conn| reviews::actions::take_position(conn, self.turn(&edda), number, 1, Stance::Approve, ""))?;
                self.store
                    .write(|conn| requests::approve(conn, self.turn(&edda), number, 1, "Complete and clear (RFC 8141, 6.4)."))?;
            }
            Stage::Draft | Stage::Intake => {}
        }
        if stage == Stage::Registered {
            let typed = request.subject.nid().unwrap_or("next").to_owned();
            self.store.write(|conn| {
                requests::register(conn, self.turn(&olga), number, &Confirmation { snapshot: 1, typed: typed.clone() })
            })?;
        }
        Ok(request.number)
    }
}

/// A short, whole template of our own writing.
fn text(start: &Start) -> Template {
    let (name, urn) = match start {
        Start::NewFormal(nid) | Start::FastTrack(nid) | Start::Revision(nid) | Start::Correction(nid) => {
            (nid.as_str(), nid.as_str())
        }
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
