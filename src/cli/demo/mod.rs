//! `serve --demo`: accounts for every role and requests in every state, created by the same actions that users perform, with a simulated
//! clock that starts ten months ago.

mod real;
mod replay;
mod season;
mod story;

use crate::action_context::ActionContext;
use crate::actions::accounts::{SignUp, create_account};
use crate::cli::exit::Failure;
use crate::mail::MailConfig;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::Store;
use crate::users::secrets::hash_password;
use crate::users::{self, Account, Actor, EmailAddress, Password, PersonName, Role};
use crate::{clock, jobs};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::cell::Cell;
use urn_registry::i18n::Lang;
use urn_registry::template::{Field, Template};

/// The password of every demonstration account.
pub(crate) const PASSWORD: &str = "nidreg-demo";

/// Key, name, roles; the key with `@demo.example` is the address. Edda also leads, so that one person can take a request through review.
const PEOPLE: [(&str, &str, &[Role]); 14] = [
    ("registrant", "Rita Registrant", &[]),
    ("other", "Otto Other", &[]),
    ("expert", "Edda Expert", &[Role::Expert, Role::Lead]),
    ("second-expert", "Sven Second", &[Role::Expert]),
    ("lead", "Lena Lead", &[Role::Lead]),
    ("operator", "Olga Operator", &[Role::Operator]),
    ("representative", "Rolf Representative", &[Role::Representative]),
    ("liaison", "Lisa Liaison", &[Role::Liaison]),
    ("admin", "Ada Admin", &[Role::Admin]),
    ("third-expert", "Tilda Third", &[Role::Expert]),
    ("transit", "Tomas Transit", &[]),
    ("archive", "Aoife Archive", &[]),
    ("roads", "Bruno Roads", &[]),
    ("parish", "Pia Parish", &[]),
];

/// The email address of the person with this key.
fn address(key: &str) -> String {
    format!("{key}@demo.example")
}

/// Sign-in instructions, as lines to print.
pub(crate) fn sign_in_instructions() -> Vec<String> {
    let mut lines = vec![format!("Sign in with the password {PASSWORD} as")];
    for (key, _, roles) in PEOPLE {
        let (email, text) = (address(key), roles.iter().map(|role| role.phrase().to_string()).collect::<Vec<_>>());
        lines.push(format!("  {email:30} {}", if text.is_empty() { "Registrant".to_owned() } else { text.join(", ") }));
    }
    lines
}

/// Creates the accounts and requests. Does nothing if the first account exists.
pub(crate) fn prepare(store: &Store, mail: &MailConfig) -> Result<(), Failure> {
    let demo = Demo { store, mail, today: clock::now(), at: Cell::default() };
    if demo.is_created()? {
        return Ok(());
    }
    let stories = story::load_stories()?;
    demo.set_days_ago(ACCOUNTS_AGE_DAYS);
    demo.create_people()?;
    name_failed_step("the import of the registry", demo.import_iana_files())?;
    // The numbers of the requests of the last months do not depend on the number of scenarios.
    name_failed_step("the requests of the last months", demo.create_recent_requests().map_err(Failure::from))?;
    name_failed_step("the requests of earlier months", demo.play_stories(&stories))?;
    jobs::run_due_jobs(store, mail, demo.today)?;
    Ok(())
}

/// Names the step of the demonstration that failed. What was created before it remains in the database.
fn name_failed_step(name: &str, done: Result<(), Failure>) -> Result<(), Failure> {
    done.map_err(|failure| {
        let sentence =
            format!("The demonstration is incomplete, because {name} failed. Delete its database. {}", failure.sentence);
        Failure::new(failure.exit, sentence)
    })
}

/// How many days ago the demonstration accounts and appointments were created.
const ACCOUNTS_AGE_DAYS: i64 = 300;

struct Demo<'a> {
    store: &'a Store,
    mail: &'a MailConfig,
    today: Timestamp,
    /// The simulated time of the current action.
    at: Cell<Timestamp>,
}

impl Demo<'_> {
    fn is_created(&self) -> Result<bool, Refusal> {
        let first = PEOPLE.first().map_or_else(String::new, |(key, ..)| address(key));
        Ok(self.store.read(|conn| users::queries::by_email(conn, &first))?.is_some())
    }

    fn create_people(&self) -> Result<(), Refusal> {
        let password_hash = hash_password(&Password::unchecked(PASSWORD));
        for (key, name, roles) in PEOPLE {
            let new = SignUp { email: EmailAddress::parse(&address(key))?, name: PersonName::parse(name)?, lang: Lang::En };
            self.in_transaction(|conn| create_account(conn, self.at.get(), &Actor::CommandLine, &new, &password_hash, roles))?;
        }
        Ok(())
    }

    fn person(&self, key: &str) -> Result<Account, Refusal> {
        let email = address(key);
        self.store.read(|conn| users::queries::by_email(conn, &email))?.ok_or_else(|| Refusal::not_found(email.clone()))
    }

    fn context<'t>(&'t self, who: &'t Account) -> ActionContext<'t> {
        ActionContext { who, now: self.at.get(), mail: self.mail }
    }

    fn in_transaction<T>(&self, act: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.store.write(act)
    }

    fn time_days_ago(&self, days: i64) -> Timestamp {
        self.today.saturating_sub(SignedDuration::from_hours(24 * days)).unwrap_or(self.today)
    }

    /// Sets the simulated time of the following actions to this many days ago.
    fn set_days_ago(&self, days: i64) {
        self.at.set(self.time_days_ago(days));
    }

    /// Like `set_days_ago`, with a time of day in minutes since midnight (UTC).
    fn set_time_days_ago(&self, days: i64, minutes: i64) {
        let midnight = |day: Date| day.to_zoned(TimeZone::UTC).map(|midnight| midnight.timestamp());
        let at = midnight(clock::day(self.time_days_ago(days)))
            .and_then(|midnight| midnight.checked_add(SignedDuration::from_mins(minutes)))
            .unwrap_or_else(|_| self.time_days_ago(days));
        self.at.set(at);
    }

    fn is_this_year(&self, days: i64) -> bool {
        clock::day(self.time_days_ago(days)).year() == clock::day(self.today).year()
    }
}

/// A short but complete template, for NIDs without an example template.
fn minimal_template(names: &str, urn: &str) -> Template {
    Template::default()
        .with_field(Field::Registrant, "Demonstration Society\nContact: Names Desk\nEmail: names@demo.example\nPostal: 1 Example Street, Exampleton")
        .with_field(Field::Purpose, &format!("{names}. The society maintains a register of them. The names are for use in publications and on the public Internet, because URLs of the register change."))
        .with_field(Field::Syntax, &format!("A name is one to twelve digits:\n\n   urn:{urn}:204817\n\nTwo names are equivalent only by the rules of RFC 8141, Section 3. q-components and f-components are undefined."))
        .with_field(Field::Assignment, "The society's registrar assigns the next number to each record and never assigns a number twice. Records may be withdrawn; their numbers stay.")
        .with_field(Field::SecurityAndPrivacy, "The numbers contain no personal data. Records of living persons get no names.")
        .with_field(Field::Interoperability, "No issues are known. Percent-encoding is not needed.")
        .with_field(Field::Resolution, "The society runs a resolver on its website. Others may mirror it.")
        .with_field(Field::Documentation, "Handbook of the Demonstration Society, third edition")
}
