//! `nidreg account …`: account management by the owner of the machine. Passwords are chosen only through a link.

use crate::actions::accounts::{LinkDelivery, SignUp};
use crate::actions::{accounts, factors};
use crate::cli::exit::{Exit, Failure, load_settings, open_store};
use crate::clock;
use crate::refusal::Refusal;
use crate::store::Store;
use crate::users::{Account, Actor, EmailAddress, PersonName, Role, queries};
use clap::Subcommand;
use std::io::Write as _;
use urn_registry::i18n::Lang;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Create an account. The new user chooses a password with an emailed link.
    Create {
        /// Email address.
        #[arg(long)]
        email: String,
        /// Name.
        #[arg(long)]
        name: String,
        /// A role. Repeat the option to assign several roles.
        #[arg(long)]
        role: Vec<Role>,
        /// Print the link instead of emailing it. Anyone who opens the link can choose the password.
        #[arg(long)]
        print_link: bool,
    },
    /// List the accounts.
    List,
    /// Set the roles of an account. Roles that are not listed are removed.
    SetRole {
        /// Email address.
        #[arg(long)]
        email: String,
        /// A role. Repeat the option to assign several roles. Without it, all roles are removed.
        #[arg(long)]
        role: Vec<Role>,
    },
    /// Suspend an account.
    Disable {
        /// Email address.
        #[arg(long)]
        email: String,
    },
    /// Remove the second factor of an account, if its authenticator and recovery codes are lost and two administrators are not available.
    ResetSecondFactor {
        /// Email address.
        #[arg(long)]
        email: String,
    },
    /// Email a link to choose a new password. The old password stays valid until the new one is chosen.
    ResetPassword {
        /// Email address.
        #[arg(long)]
        email: String,
        /// Print the link instead of emailing it. Anyone who opens the link can choose the password.
        #[arg(long)]
        print_link: bool,
    },
}

fn delivery(print_link: bool) -> LinkDelivery {
    if print_link { LinkDelivery::HandOver } else { LinkDelivery::Email }
}

/// Prints the link, or the address to which it is emailed.
fn print_outcome(link: Option<String>, email: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match link {
        Some(link) => writeln!(out, "{link}")?,
        None => writeln!(out, "The server will email a link to {email}.")?,
    }
    Ok(())
}

fn account(store: &Store, email: &str) -> Result<Account, Failure> {
    let email = EmailAddress::parse(email)?;
    Ok(store
        .read(|conn| queries::by_email(conn, &email.folded()))?
        .ok_or_else(|| Refusal::not_found(format!("An account for {email}")))?)
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    settings.apply_password_settings().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let store = open_store(&settings)?;
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let now = clock::now();
    match verb {
        Verb::Create { email, name, role, print_link } => {
            let new = SignUp { email: EmailAddress::parse(&email)?, name: PersonName::parse(&name)?, lang: Lang::En };
            let (at, how) = ((&mail, now), delivery(print_link));
            let link = store.write(|conn| accounts::invite_account(conn, at, &Actor::CommandLine, &new, &role, how))?;
            print_outcome(link, &email)?;
        }
        Verb::List => {
            let mut out = std::io::stdout().lock();
            for account in store.read(queries::all)? {
                let roles: Vec<&str> = account.roles.iter().map(|role| role.name()).collect();
                let state = if account.disabled_at.is_some() {
                    "suspended"
                } else if account.verified_at.is_none() {
                    "unverified"
                } else {
                    "open"
                };
                writeln!(out, "{}\t{}\t{state}\t{}", account.email, account.name, roles.join(","))?;
            }
        }
        Verb::SetRole { email, role } => {
            let account = account(&store, &email)?;
            store.write(|conn| accounts::set_roles(conn, &mail, now, &Actor::CommandLine, &account.id, &role))?;
        }
        Verb::Disable { email } => {
            let account = account(&store, &email)?;
            store.write(|conn| accounts::set_disabled(conn, now, &Actor::CommandLine, &account.id, true))?;
        }
        Verb::ResetSecondFactor { email } => {
            let account = account(&store, &email)?;
            store.write(|conn| factors::reset_factor(conn, &mail, now, &Actor::CommandLine, &account.id))?;
        }
        Verb::ResetPassword { email, print_link } => {
            let account = account(&store, &email)?;
            let link = store.write(|conn| {
                accounts::create_reset_link(conn, (&mail, now), &Actor::CommandLine, &account, delivery(print_link))
            })?;
            print_outcome(link, &account.email)?;
        }
    }
    Ok(Exit::Done)
}
