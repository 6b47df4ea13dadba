//! Registers of the parts of namespaces: who keeps which, and what they write into it (draft-hakala-urn-nbn-rfc3188bis-00 §4.2).
//!
//! Whoever keeps the register of a part answers for what lies below it, and for nothing else: other registers are not there for them.

use crate::cases::guards::office::operator;
use crate::cases::record::words;
use crate::history::{Act, Event, EventId, log};
use crate::ids::new_id;
use crate::mail::outbox;
use crate::nid::Nid;
use crate::people;
use crate::people::{Account, Email};
use crate::refusal::{Fault, Refusal, at};
use crate::registry::kept::keep;
use crate::registry::parts::{self, CHANGED, Keeper, PARTS_MAX, queries};
use crate::resolution::delegation::{Case, Delegations, Part, PartFault, Standing, is_below};
use crate::resolution::directory::Directory;
use crate::store::counters::allot;
use crate::store::{AnyConnection, Moment};
use crate::turn::Turn;
use crate::words::Phrase;
use serde::{Deserialize, Serialize};

/// A register, by its namespace and the part whose parts it lists; an empty prefix is the whole namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Register<'a> {
    /// The namespace.
    pub nid: &'a str,
    /// The part, as the register spells it.
    pub prefix: &'a str,
}

impl Register<'_> {
    /// Its name for people.
    pub fn words(&self) -> String {
        if self.prefix.is_empty() { self.nid.to_owned() } else { format!("{}:{}", self.nid, self.prefix) }
    }
}

/// What a keeper says of a part.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The organisation that answers for it.
    pub holder: String,
    /// Its assignment policy.
    pub policy: String,
    /// Where its own parts are registered.
    pub register: String,
    /// The entry of the resolver directory that answers for it.
    pub resolver: String,
    /// A note for people.
    pub note: String,
    /// Why this changes; published.
    pub why: String,
}

/// The appointment by which somebody keeps a register. Whoever does not keep it is not told that somebody else does.
pub fn kept_by(conn: &mut AnyConnection, who: &Account, register: Register<'_>) -> Result<Keeper, Refusal> {
    queries::keepers(conn, Some(&who.id))?
        .into_iter()
        .find(|keeper| keeper.nid == register.nid && keeper.prefix == register.prefix)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-register-kept")))
}

/// How letter case counts below a part: as in the part itself; in `nbn` it never counts (RFC 8458 §4.1).
pub(super) fn case_below(all: &Delegations, register: Register<'_>) -> Case {
    let own = all.exact(register.nid, register.prefix).map(|part| part.case);
    if register.nid == "nbn" { Case::Insensitive } else { own.unwrap_or(Case::Sensitive) }
}

/// Whether somebody may name who keeps a register: an operator any, a keeper those below their own.
fn may_name(conn: &mut AnyConnection, who: &Account, all: &Delegations, register: Register<'_>) -> Result<(), Refusal> {
    if operator(who).is_ok() {
        return Ok(());
    }
    let below = queries::keepers(conn, Some(&who.id))?.into_iter().any(|keeper| {
        let own = Register { nid: &keeper.nid, prefix: &keeper.prefix };
        keeper.nid == register.nid && is_below(register.nid, register.prefix, &keeper.prefix, case_below(all, own))
    });
    if below { Ok(()) } else { Err(Refusal::not_found(Phrase::new("thing-register-kept"))) }
}

/// Names who keeps the register of a part, and tells them.
pub fn name_keeper(conn: &mut AnyConnection, turn: Turn<'_>, register: Register<'_>, email: &str) -> Result<(), Refusal> {
    let all = parts::keep::now(conn)?;
    may_name(conn, turn.who, &all, register)?;
    let nid = Nid::parse(register.nid).ok().filter(|nid| nid.as_str() == register.nid);
    let registered = nid.map(|nid| crate::registry::queries::by_nid(conn, &nid)).transpose()?.flatten();
    if registered.is_none() {
        return Err(Refusal::at(at::NID, Phrase::new("refusal-nid-lower-case").with("nid", format!("{:?}", register.nid))));
    }
    if !register.prefix.is_empty() && all.exact(register.nid, register.prefix).is_none_or(|part| part.prefix != register.prefix) {
        return Err(Refusal::at(at::PREFIX, Phrase::new("refusal-listed-part")));
    }
    let email = Email::parse(email)?;
    let account = people::queries::by_email(conn, &email.folded())?
        .filter(Account::is_live)
        .ok_or_else(|| Refusal::at(at::EMAIL, Phrase::new("refusal-no-live-account")))?;
    if account.id == turn.who.id {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-not-oneself")));
    }
    if Refusal::answered(kept_by(conn, &account, register))?.is_some() {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-keeps-already").with("name", &account.name)));
    }
    let now = Moment::from(turn.now);
    queries::insert_keeper(conn, &new_id(), (register.nid, register.prefix), &account.id, (&turn.who.id, now))?;
    let words = register.words();
    let event = Event::on_account(Act::KeeperNamed, &account.id).about_nid(register.nid);
    let event = log::record(conn, turn.now, &turn.actor(), event.saying(&format!("{} for {words}", account.name)))?;
    let page = turn.link("/registers");
    tell(conn, turn, &event, &account, &format!("You keep the register of the parts of {words} now: {page}"))
}

/// Ends that somebody keeps a register: by who may name them, or by themselves.
pub fn end_keeper(conn: &mut AnyConnection, turn: Turn<'_>, id: &str, reason: &str) -> Result<(), Refusal> {
    let missing = || Refusal::not_found(Phrase::new("thing-register-kept"));
    let keeper = queries::keepers(conn, None)?.into_iter().find(|keeper| keeper.id == id).ok_or_else(missing)?;
    let register = Register { nid: &keeper.nid, prefix: &keeper.prefix };
    if keeper.account_id != turn.who.id {
        let all = parts::keep::now(conn)?;
        may_name(conn, turn.who, &all, register)?;
    }
    let reason = words(reason, at::WHY, Phrase::new("refusal-reason"))?;
    queries::end_keeper(conn, id, (&turn.who.id, turn.now.into()))?;
    let said = format!("{} for {}: {reason}", keeper.name, register.words());
    let event = Event::on_account(Act::KeeperEnded, &keeper.account_id).about_nid(&keeper.nid).saying(&said);
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    let Some(account) = people::queries::by_id(conn, &keeper.account_id)? else { return Ok(()) };
    tell(
        conn,
        turn,
        &event,
        &account,
        &format!("You do not keep the register of the parts of {} any more: {reason}", register.words()),
    )
}

fn tell(conn: &mut AnyConnection, turn: Turn<'_>, event: &EventId, account: &Account, what: &str) -> Result<(), Refusal> {
    outbox::tell(conn, (turn.post, turn.now), event, (&account.name, &account.email), what)
}

fn given(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// A fault of a part at the field of the form that has it.
fn refused(fault: PartFault) -> Refusal {
    let field = match &fault {
        PartFault::Words("policy") => at::POLICY,
        PartFault::Words("register") => at::REGISTER,
        PartFault::Words("note") => at::NOTE,
        PartFault::Words("resolver") => at::RESOLVER,
        PartFault::Words(_) => at::HOLDER,
        PartFault::Nid(_) | PartFault::Prefix(_) | PartFault::Held { .. } => at::PREFIX,
    };
    Refusal::Faults(vec![Fault::new(field, fault.to_string())])
}

fn known_resolver(conn: &mut AnyConnection, nid: &str, resolver: Option<&str>) -> Result<(), Refusal> {
    let directory = if resolver.is_some() { keep::directory(conn)? } else { Directory::default() };
    let entries = directory.of_namespace(nid);
    match resolver {
        Some(id) if !entries.iter().any(|entry| entry.record.id == id) => {
            let known: Vec<&str> = entries.iter().map(|entry| entry.record.id.as_str()).collect();
            Err(Refusal::at(
                at::RESOLVER,
                Phrase::new("refusal-resolver").with("nid", nid.to_string()).with("known", known.join(", ")),
            ))
        }
        _ => Ok(()),
    }
}

fn write(conn: &mut AnyConnection, turn: Turn<'_>, part: &Part, (act, why): (Act, &str)) -> Result<(), Refusal> {
    queries::insert(conn, part, why, (&turn.who.id, turn.now.into()))?;
    allot(conn, CHANGED)?;
    let event = Event::general(act).about_nid(&part.nid).saying(&format!("{}:{}: {why}", part.nid, part.prefix));
    log::record(conn, turn.now, &turn.actor(), event)?;
    Ok(())
}

/// Who says what is written into a register: its holder, in place of whoever the catalogue names.
fn source(all: &Delegations, register: Register<'_>) -> String {
    let own = all.exact(register.nid, register.prefix).filter(|_| !register.prefix.is_empty());
    let who = own.map_or_else(|| format!("who keeps the register of {}", register.nid), |own| own.holder.clone());
    format!("kept here by {}", who.chars().take(120).collect::<String>())
}

/// Adds a part below the register's own. A prefix that somebody has or had is never given again.
pub fn add(conn: &mut AnyConnection, turn: Turn<'_>, register: Register<'_>, prefix: &str, said: &Said) -> Result<(), Refusal> {
    kept_by(conn, turn.who, register)?;
    let mut all = parts::keep::now(conn)?;
    let (prefix, case) = (prefix.trim(), case_below(&all, register));
    if !is_below(register.nid, prefix, register.prefix, case) {
        let why = Phrase::new("refusal-prefix-below").with("register", register.words());
        return Err(Refusal::at(at::PREFIX, why));
    }
    if all.of_namespace(register.nid).len() >= PARTS_MAX {
        return Err(Refusal::at(at::PREFIX, Phrase::new("refusal-parts-max").with("most", PARTS_MAX)));
    }
    let why = words(&said.why, at::WHY, Phrase::new("refusal-why-published"))?;
    let part = Part {
        nid: register.nid.to_owned(),
        prefix: prefix.to_owned(),
        holder: said.holder.trim().to_owned(),
        policy: given(&said.policy),
        register: given(&said.register),
        resolver: given(&said.resolver),
        source: source(&all, register),
        case,
        status: Standing::InUse,
        note: given(&said.note),
    };
    known_resolver(conn, register.nid, part.resolver.as_deref())?;
    all.add(part.clone()).map_err(refused)?;
    write(conn, turn, &part, (Act::PartAdded, &why))
}

/// The part that a keeper may write: one below the register's own; the own one only where `own` says so.
fn writable(all: &Delegations, register: Register<'_>, prefix: &str, own: bool) -> Result<Part, Refusal> {
    let may = is_below(register.nid, prefix, register.prefix, case_below(all, register)) || (own && prefix == register.prefix);
    let part = all.exact(register.nid, prefix).filter(|part| may && part.prefix == prefix);
    part.cloned().ok_or_else(|| Refusal::not_found(Phrase::new("thing-register-part")))
}

/// Changes what is said of a part. Of the register's own part the holder stays: that is for who keeps the wider register.
pub fn change(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    register: Register<'_>,
    prefix: &str,
    said: &Said,
) -> Result<(), Refusal> {
    kept_by(conn, turn.who, register)?;
    let mut all = parts::keep::now(conn)?;
    let before = writable(&all, register, prefix, true)?;
    let why = words(&said.why, at::WHY, Phrase::new("refusal-why-published"))?;
    let holder = said.holder.trim();
    if prefix == register.prefix && holder != before.holder {
        return Err(Refusal::at(at::HOLDER, Phrase::new("refusal-holder-wider")));
    }
    let part = Part {
        holder: holder.to_owned(),
        policy: given(&said.policy),
        register: given(&said.register),
        resolver: given(&said.resolver),
        note: given(&said.note),
        ..before.clone()
    };
    if part == before {
        return Err(Refusal::at(at::HOLDER, Phrase::new("refusal-nothing-differs")));
    }
    known_resolver(conn, register.nid, part.resolver.as_deref())?;
    let part = Part { source: source(&all, register), ..part };
    all.put(part.clone()).map_err(refused)?;
    write(conn, turn, &part, (Act::PartChanged, &why))
}

/// Ends a part: its names stay, none are added, and its prefix is never given again (draft-hakala-urn-nbn-rfc3188bis-00 §5).
pub fn end(conn: &mut AnyConnection, turn: Turn<'_>, register: Register<'_>, prefix: &str, reason: &str) -> Result<(), Refusal> {
    kept_by(conn, turn.who, register)?;
    let all = parts::keep::now(conn)?;
    let before = writable(&all, register, prefix, false)?;
    if before.status == Standing::Historic {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-part-ended").with("prefix", prefix.to_string()) });
    }
    let why = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    let part = Part { status: Standing::Historic, ..before };
    write(conn, turn, &part, (Act::PartEnded, &why))
}
