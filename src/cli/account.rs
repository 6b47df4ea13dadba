//! `nidreg account …`: what the owner of the machine may do. Passwords come from stdin, never from an argument.

use crate::acts::accounts::SignUp;
use crate::acts::{accounts, factors};
use crate::cli::exit::{Exit, Failure, open_store, settings};
use crate::clock;
use crate::people::secrets::hash_password;
use crate::people::{Account, Actor, Email, Password, PersonName, Role, queries};
use crate::refusal::Refusal;
use crate::store::Store;
use crate::words::Lang;
use clap::Subcommand;
use std::io::{BufRead as _, Write as _};

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Make an account whose address counts as verified; the password is the first line of stdin.
    Create {
        /// Mail address.
        #[arg(long)]
        email: String,
        /// Name.
        #[arg(long)]
        name: String,
        /// A role; may be given several times.
        #[arg(long)]
        role: Vec<Role>,
        /// Say that the password comes from stdin.
        #[arg(long, required = true)]
        password_stdin: bool,
    },
    /// List the accounts.
    List,
    /// Give an account exactly these roles.
    SetRole {
        /// Mail address.
        #[arg(long)]
        email: String,
        /// A role; may be given several times; none takes all away.
        #[arg(long)]
        role: Vec<Role>,
    },
    /// Shut an account.
    Disable {
        /// Mail address.
        #[arg(long)]
        email: String,
    },
    /// Take the second factor of an account away, when authenticator and recovery codes are lost and no two administrators are left to do it.
    ResetSecondFactor {
        /// Mail address.
        #[arg(long)]
        email: String,
    },
    /// Set a new password: the first line of stdin.
    ResetPassword {
        /// Mail address.
        #[arg(long)]
        email: String,
        /// Say that the password comes from stdin.
        #[arg(long, required = true)]
        password_stdin: bool,
    },
}

fn password(own: &[&str]) -> Result<Password, Failure> {
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line)?;
    Ok(Password::parse(line.trim_end_matches(['\r', '\n']), "password", own)?)
}

fn account(store: &Store, email: &str) -> Result<Account, Failure> {
    let email = Email::parse(email)?;
    Ok(store
        .read(|conn| queries::by_email(conn, &email.folded()))?
        .ok_or_else(|| Refusal::not_found(format!("An account for {email}")))?)
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    let settings = settings()?;
    settings.apply_to_passwords().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let store = open_store(&settings)?;
    let post = settings.post().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let now = clock::now();
    match verb {
        Verb::Create { email, name, role, .. } => {
            let new = SignUp {
                email: Email::parse(&email)?,
                name: PersonName::parse(&name)?,
                password_hash: hash_password(&password(&[&name, &email])?),
                lang: Lang::En,
            };
            store.write(|conn| accounts::create_account(conn, now, &Actor::CommandLine, &new, &role))?;
        }
        Verb::List => {
            let mut out = std::io::stdout().lock();
            for account in store.read(queries::all)? {
                let roles: Vec<&str> = account.roles.iter().map(|role| role.name()).collect();
                let state = if account.disabled_at.is_some() {
                    "shut"
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
            store.write(|conn| accounts::set_roles(conn, &post, now, &Actor::CommandLine, &account.id, &role))?;
        }
        Verb::Disable { email } => {
            let account = account(&store, &email)?;
            store.write(|conn| accounts::set_disabled(conn, now, &Actor::CommandLine, &account.id, true))?;
        }
        Verb::ResetSecondFactor { email } => {
            let account = account(&store, &email)?;
            store.write(|conn| factors::reset(conn, &post, now, &Actor::CommandLine, &account.id))?;
        }
        Verb::ResetPassword { email, .. } => {
            let account = account(&store, &email)?;
            let hash = hash_password(&password(&[&account.name, &account.email])?);
            store.write(|conn| accounts::set_password(conn, &post, now, &account, &hash))?;
        }
    }
    Ok(Exit::Done)
}
