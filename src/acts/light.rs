//! Light requests: a change of the resolver directory or of the registries of 2012, or a part of a namespace. Somebody asks, a second
//! person decides, no expert is asked; what is granted is done in the same act.

use crate::acts::parts::{self, Register, Said, case_below, kept_by};
use crate::cases;
use crate::cases::guards::office::operator;
use crate::cases::record::words;
use crate::history::{Act, Event, EventId, log};
use crate::ids::new_id;
use crate::mail::letters::Letter;
use crate::mail::outbox;
use crate::nid::Nid;
use crate::people::{self, Account, Role};
use crate::refusal::{Refusal, at};
use crate::registry::kept::light::{Light, Outcome, WAITING_MAX};
use crate::registry::kept::queries::{self, NewLight, NewState};
use crate::registry::kept::{List, keep};
use crate::registry::parts::CHANGED;
use crate::registry::parts::queries::keepers;
use crate::registry::publish::PUBLISHED;
use crate::resolution::delegation::is_below;
use crate::resolution::directory::Directory;
use crate::resolution::entry::{Entry, Record, RecordFault};
use crate::resolution::registries::change::{Change, Fault, Row, Track};
use crate::store::counters::allot;
use crate::store::{AnyConnection, Error, Moment};
use crate::turn::Turn;
use crate::words::Phrase;
use serde::{Deserialize, Serialize};

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A resolver entry, new or in place of the one with its name.
    Resolver(Box<Record>),
    /// That a resolver entry ends.
    ResolverEnds(String),
    /// A change of the registries of 2012, and what its procedure asks to be shown.
    Proposed {
        /// The change.
        change: Change,
        /// The evidence.
        evidence: String,
    },
    /// A part of a namespace.
    Part {
        /// Its prefix.
        prefix: String,
        /// What is said of it.
        said: Said,
    },
    /// Something else is said of a part.
    PartChanges {
        /// Its prefix.
        prefix: String,
        /// What is said of it.
        said: Said,
    },
    /// That a part ends.
    PartEnds(String),
}

impl Wanted {
    /// For people.
    pub fn says(&self) -> String {
        match self {
            Self::Resolver(record) => format!("the resolver {}: {} ({})", record.id, record.template, record.service),
            Self::ResolverEnds(id) => format!("the end of the resolver {id}"),
            Self::Proposed { change, evidence } => format!("{} ({evidence})", says(change)),
            Self::Part { prefix, said } => format!("the part {prefix} for {}", said.holder),
            Self::PartChanges { prefix, said } => format!("other words on the part {prefix}, held by {}", said.holder),
            Self::PartEnds(prefix) => format!("the end of the part {prefix}"),
        }
    }

    fn is_about_parts(&self) -> bool {
        matches!(self, Self::Part { .. } | Self::PartChanges { .. } | Self::PartEnds(_))
    }
}

fn says(change: &Change) -> String {
    match change {
        Change::NewKeyword(new) => format!("the query keyword {} ({})", new.keyword, new.purpose),
        Change::Keyword(new) => format!("other words on the query keyword {} ({})", new.keyword, new.purpose),
        Change::SupportedBy { keyword, nid, reference } if reference.trim().is_empty() => {
            format!("that {nid} supports the query keyword {keyword} no longer")
        }
        Change::SupportedBy { keyword, nid, reference } => {
            format!("{nid} as a supporter of the query keyword {keyword}: {reference}")
        }
        Change::NewDesignator(new) => format!("the resolution service {} ({})", new.name, new.purpose),
        Change::Status { name, to } => format!("the status {} of the resolution service {name}", to.word()),
    }
}

/// What is asked for, read back.
pub fn wanted(light: &Light) -> Result<Wanted, Refusal> {
    Ok(serde_json::from_str(&light.body).map_err(|_| Error::Unreadable(format!("the light request {}", light.id)))?)
}

/// A fault of an entry at the field of the form that has it.
fn of_record(fault: &RecordFault) -> Refusal {
    let field = match fault {
        RecordFault::Words("holder") => at::HOLDER,
        RecordFault::Words("source") => at::SOURCE,
        RecordFault::Words("note") => at::NOTE,
        RecordFault::Words("since") => at::SINCE,
        RecordFault::Words("example") | RecordFault::Example(_) | RecordFault::Unanswered => at::EXAMPLE,
        RecordFault::Words(_) | RecordFault::Taken(_) | RecordFault::Nid(_) => at::ID,
        RecordFault::Applies | RecordFault::Pattern(_) => at::PATTERN,
        RecordFault::Template(_) | RecordFault::Undefined(_) => at::TEMPLATE,
        RecordFault::Service(_) => at::SERVICE,
        RecordFault::Word("kind", _) => at::KIND,
        RecordFault::Word("seen", _) => at::SEEN,
        RecordFault::Word(..) => at::Q,
    };
    Refusal::at(field, fault.to_string())
}

fn of_change(fault: &Fault) -> Refusal {
    let field = match fault {
        Fault::Words("reference" | "section") => at::DOCUMENT,
        Fault::Words("purpose") => at::PURPOSE,
        Fault::Words("supported by") => at::NID,
        Fault::Words(_) | Fault::Grammar(_) | Fault::Taken(_) | Fault::Unknown(_) | Fault::Same => at::NAME,
        Fault::Evidence(_) => at::EVIDENCE,
    };
    Refusal::at(field, fault.to_string())
}

/// An entry as whoever keeps a register may file it: of its namespace, and for the names of its own part only.
fn within(directory: &Directory, register: Register<'_>, record: Record) -> Result<Record, Refusal> {
    let mut record = Record { nid: register.nid.to_owned(), ..record };
    if !register.prefix.is_empty() {
        record.applies = Some(Entry::within(register.prefix));
    }
    owned(directory, register, &record.id)?;
    record.target = Directory::target_of(&record).map_err(|fault| of_record(&fault))?;
    let mut tried = directory.clone();
    tried.put(record.clone()).map_err(|fault| of_record(&fault))?;
    Ok(record)
}

/// The entry that a register's keeper may change: any of the namespace for the whole register, for a part those that answer for it alone.
fn owned(directory: &Directory, register: Register<'_>, id: &str) -> Result<(), Refusal> {
    let Some(known) = directory.entry(id) else { return Ok(()) };
    let whole = register.prefix.is_empty() && known.record.nid == register.nid;
    let own = known.is_within(register.prefix) && known.record.nid == register.nid;
    if whole || own {
        Ok(())
    } else {
        Err(Refusal::at(at::ID, "An entry with this name answers for other names too; choose another name"))
    }
}

/// Whether somebody may ask for resolver entries of a register: who keeps it, and operators for the whole of a registered namespace.
pub fn may_ask(conn: &mut AnyConnection, who: &Account, register: Register<'_>) -> Result<(), Refusal> {
    let missing = || Refusal::not_found(Phrase::new("thing-register-kept"));
    if operator(who).is_ok() && register.prefix.is_empty() {
        let nid = Nid::parse(register.nid).ok().filter(|nid| nid.as_str() == register.nid).ok_or_else(missing)?;
        return crate::registry::queries::by_nid(conn, &nid)?.map(|_| ()).ok_or_else(missing);
    }
    kept_by(conn, who, register).map(|_| ())
}

/// Who decides about the parts below a register: those who keep it, or the narrowest wider one that somebody keeps.
fn deciders(conn: &mut AnyConnection, register: Register<'_>) -> Result<Vec<Account>, Refusal> {
    let all = crate::registry::parts::keep::now(conn)?;
    let case = case_below(&all, register);
    let mut own: Vec<_> = keepers(conn, None)?
        .into_iter()
        .filter(|keeper| keeper.nid == register.nid)
        .filter(|keeper| keeper.prefix == register.prefix || is_below(register.nid, register.prefix, &keeper.prefix, case))
        .collect();
    own.sort_by_key(|keeper| std::cmp::Reverse(keeper.prefix.len()));
    let narrowest = own.first().map(|keeper| keeper.prefix.clone());
    let mut people = Vec::new();
    for keeper in own.iter().filter(|keeper| Some(&keeper.prefix) == narrowest.as_ref()) {
        people.extend(people::queries::by_id(conn, &keeper.account_id)?.filter(Account::is_live));
    }
    Ok(people)
}

fn may_decide(conn: &mut AnyConnection, who: &Account, light: &Light) -> Result<(), Refusal> {
    let missing = || Refusal::not_found(Phrase::new("thing-this-request"));
    match (&light.nid, light.of_holder) {
        (Some(nid), true) => {
            let people = deciders(conn, Register { nid, prefix: &light.prefix })?;
            people.iter().any(|one| one.id == who.id).then_some(()).ok_or_else(missing)
        }
        _ => operator(who).map_err(|_| missing()),
    }
}

/// The requests that somebody may decide, the oldest first.
pub fn waiting_for(conn: &mut AnyConnection, who: &Account) -> Result<Vec<Light>, Refusal> {
    let mut own = Vec::new();
    for light in queries::waiting(conn)? {
        if Refusal::answered(may_decide(conn, who, &light))?.is_some() {
            own.push(light);
        }
    }
    Ok(own)
}

/// Whether the wish could be granted now, and in which form it is kept.
fn tried(conn: &mut AnyConnection, turn: Turn<'_>, register: Register<'_>, wish: Wanted) -> Result<Wanted, Refusal> {
    match wish {
        Wanted::Resolver(record) => {
            may_ask(conn, turn.who, register)?;
            let directory = keep::directory(conn)?;
            Ok(Wanted::Resolver(Box::new(within(&directory, register, *record)?)))
        }
        Wanted::ResolverEnds(id) => {
            may_ask(conn, turn.who, register)?;
            let directory = keep::directory(conn)?;
            directory.entry(&id).ok_or_else(|| Refusal::not_found("This entry of the resolver directory"))?;
            owned(&directory, register, &id)?;
            Ok(Wanted::ResolverEnds(id))
        }
        Wanted::Proposed { change, evidence } => {
            let (registries, ..) = keep::registries(conn)?;
            let track = registries.track(&change).map_err(|fault| of_change(&fault))?;
            track.takes(&evidence).map_err(|fault| of_change(&fault))?;
            registries.after(&change).map_err(|fault| of_change(&fault))?;
            shown(conn, turn.who, &change, track, &evidence)?;
            Ok(Wanted::Proposed { change, evidence: evidence.trim().to_owned() })
        }
        wish => {
            if deciders(conn, register)?.is_empty() {
                let why = "Nobody keeps this register here; write to the holder of the namespace, whose registration names them";
                return Err(Refusal::WrongState { why: why.into() });
            }
            Ok(wish)
        }
    }
}

/// What the registry itself can say of the evidence: a request of a namespace was registered, and who speaks for a namespace asks.
fn shown(conn: &mut AnyConnection, who: &Account, change: &Change, track: Track, evidence: &str) -> Result<(), Refusal> {
    if track == Track::NamespaceRequest {
        let request = match evidence.trim().parse() {
            Ok(number) => cases::queries::by_number(conn, number)?,
            Err(_) => None,
        };
        if request.is_none_or(|request| request.state != cases::State::Registered) {
            return Err(Refusal::at(at::EVIDENCE, "No request with this number has been registered"));
        }
    }
    if let Change::SupportedBy { nid, .. } = change {
        let nid = nid.trim().to_ascii_lowercase();
        let speaks = kept_by(conn, who, Register { nid: &nid, prefix: "" });
        if operator(who).is_err() && Refusal::answered(speaks)?.is_none() {
            return Err(Refusal::at(
                at::NID,
                "Only who keeps the register of the whole namespace, or an operator, asks for this",
            ));
        }
    }
    Ok(())
}

/// Asks, and tells those who decide.
pub fn ask(conn: &mut AnyConnection, turn: Turn<'_>, register: Register<'_>, wish: Wanted, reason: &str) -> Result<(), Refusal> {
    let wish = tried(conn, turn, register, wish)?;
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    let own = queries::waiting(conn)?.into_iter().filter(|light| light.asked_by == turn.who.id).count();
    if own >= WAITING_MAX {
        let why = format!("{own} requests of yours wait already; take one back, or wait until it is decided");
        return Err(Refusal::SlowDown { why: why.into(), seconds: 3600 });
    }
    let body = serde_json::to_string(&wish).map_err(|_| Error::Unreadable("a light request".to_owned()))?;
    let nid = Some(register.nid).filter(|nid| !nid.is_empty());
    let (id, at) = (new_id(), Moment::from(turn.now));
    let of_holder = wish.is_about_parts();
    let asked_by = &turn.who.id;
    queries::ask(
        conn,
        &NewLight { id: &id, nid, prefix: register.prefix, of_holder, body: &body, reason: &reason, asked_by, at },
    )?;
    let event = record(conn, turn, Act::LightAsked, nid, &format!("{}: {reason}", wish.says()))?;
    let people = if of_holder { deciders(conn, register)? } else { people::queries::with_role(conn, Role::Operator)? };
    let page = if of_holder { turn.link("/asked") } else { turn.link("/desk/light") };
    for person in people.iter().filter(|person| person.id != turn.who.id) {
        let letter = Letter::SmallChange {
            name: person.name.clone(),
            about: called(nid),
            by: turn.who.name.clone(),
            wish: wish.says(),
            reason: reason.clone(),
            link: page.clone(),
        };
        tell(conn, turn, &event, person, &letter)?;
    }
    Ok(())
}

fn tell(conn: &mut AnyConnection, turn: Turn<'_>, event: &EventId, account: &Account, letter: &Letter) -> Result<(), Refusal> {
    outbox::queue(conn, turn.post, turn.now, event, None, &account.email, letter)
}

/// What a light request is about, for the subject of an email.
fn called(nid: Option<&str>) -> String {
    nid.map_or_else(|| "The registries of 2012".to_owned(), |nid| format!("urn:{nid}"))
}

fn record(conn: &mut AnyConnection, turn: Turn<'_>, act: Act, nid: Option<&str>, said: &str) -> Result<EventId, Refusal> {
    let event = Event::general(act).saying(said);
    let event = match nid {
        Some(nid) => event.about_nid(nid),
        None => event,
    };
    Ok(log::record(conn, turn.now, &turn.actor(), event)?)
}

fn one(conn: &mut AnyConnection, id: &str) -> Result<Light, Refusal> {
    queries::waiting(conn)?
        .into_iter()
        .find(|light| light.id == id)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-request")))
}

/// Grants a request and does what it asks for, or declines it with a reason.
pub fn decide(conn: &mut AnyConnection, turn: Turn<'_>, id: &str, grant: bool, said: &str) -> Result<(), Refusal> {
    let light = one(conn, id)?;
    may_decide(conn, turn.who, &light)?;
    let wish = wanted(&light)?;
    if light.asked_by == turn.who.id {
        return Err(Refusal::not_permitted("You asked for it; somebody else decides"));
    }
    let said = if grant { said.trim().to_owned() } else { words(said, at::WORDS, "Say why not; who asked reads it")? };
    let (act, outcome) = if grant { (Act::LightGranted, Outcome::Granted) } else { (Act::LightDeclined, Outcome::Declined) };
    if grant {
        perform(conn, turn, &light, &wish)?;
    }
    queries::decide(conn, id, (outcome, &said), (&turn.who.id, turn.now.into()))?;
    let event = record(conn, turn, act, light.nid.as_deref(), &format!("{} {said}", wish.says()))?;
    let Some(account) = people::queries::by_id(conn, &light.asked_by)?.filter(Account::is_live) else { return Ok(()) };
    let letter = Letter::SmallDecided {
        name: account.name.clone(),
        about: called(light.nid.as_deref()),
        wish: wish.says(),
        outcome: outcome.name().to_owned(),
        words: said,
        link: turn.link("/asked"),
    };
    tell(conn, turn, &event, &account, &letter)
}

/// Takes a request back.
pub fn withdraw(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    let light = one(conn, id)?;
    if light.asked_by != turn.who.id {
        return Err(Refusal::not_found(Phrase::new("thing-this-request")));
    }
    queries::decide(conn, id, (Outcome::Withdrawn, ""), (&turn.who.id, turn.now.into()))?;
    let said = wanted(&light)?.says();
    record(conn, turn, Act::LightWithdrawn, light.nid.as_deref(), &said).map(|_| ())
}

fn perform(conn: &mut AnyConnection, turn: Turn<'_>, light: &Light, wish: &Wanted) -> Result<(), Refusal> {
    let nid = light.nid.as_deref();
    let register = Register { nid: nid.unwrap_or_default(), prefix: &light.prefix };
    match wish {
        Wanted::Resolver(record) => {
            let record = within(&keep::directory(conn)?, register, (**record).clone())?;
            let body = serde_json::to_string(&record).map_err(|_| Error::Unreadable("a resolver entry".to_owned()))?;
            keep_state(conn, turn, light, (List::Resolvers, &record.id, nid), Some(&body))?;
            allot(conn, CHANGED)?;
            record_change(conn, turn, Act::ResolverChanged, light, &wish.says())
        }
        Wanted::ResolverEnds(id) => {
            owned(&keep::directory(conn)?, register, id)?;
            keep_state(conn, turn, light, (List::Resolvers, id, nid), None)?;
            allot(conn, CHANGED)?;
            record_change(conn, turn, Act::ResolverChanged, light, &wish.says())
        }
        Wanted::Proposed { change, .. } => {
            let (registries, ..) = keep::registries(conn)?;
            let unreadable = |_| Error::Unreadable("a row of a registry".to_owned());
            let (list, name, body) = match registries.after(change).map_err(|fault| of_change(&fault))? {
                Row::Keyword(row) => (List::Keywords, row.keyword.clone(), serde_json::to_string(&row).map_err(unreadable)?),
                Row::Designator(row) => (List::Designators, row.name.clone(), serde_json::to_string(&row).map_err(unreadable)?),
            };
            keep_state(conn, turn, light, (list, &name, None), Some(&body))?;
            record_change(conn, turn, Act::ProposedChanged, light, &wish.says())
        }
        _ => on_parts(conn, turn, light, wish),
    }
}

/// Does what is asked of a register, as whoever keeps it.
fn on_parts(conn: &mut AnyConnection, turn: Turn<'_>, light: &Light, wish: &Wanted) -> Result<(), Refusal> {
    let nid = light.nid.clone().unwrap_or_default();
    let prefix = own_register(conn, turn, Register { nid: &nid, prefix: &light.prefix })?;
    let register = Register { nid: &nid, prefix: &prefix };
    let why = format!("{}, asked for by {}", light.reason, light.by);
    match wish {
        Wanted::Part { prefix, said } => parts::add(conn, turn, register, prefix, &Said { why, ..said.clone() }),
        Wanted::PartChanges { prefix, said } => parts::change(conn, turn, register, prefix, &Said { why, ..said.clone() }),
        Wanted::PartEnds(prefix) => parts::end(conn, turn, register, prefix, &why),
        _ => Ok(()),
    }
}

/// The prefix of the register by which whoever decides may write: the one asked of, or the wider one they keep.
fn own_register(conn: &mut AnyConnection, turn: Turn<'_>, asked: Register<'_>) -> Result<String, Refusal> {
    let all = crate::registry::parts::keep::now(conn)?;
    let case = case_below(&all, asked);
    let fits = |prefix: &str| prefix == asked.prefix || is_below(asked.nid, asked.prefix, prefix, case);
    let mut own = keepers(conn, Some(&turn.who.id))?;
    own.retain(|keeper| keeper.nid == asked.nid && fits(&keeper.prefix));
    own.sort_by_key(|keeper| std::cmp::Reverse(keeper.prefix.len()));
    let keeper = own.into_iter().next().ok_or_else(|| Refusal::not_found(Phrase::new("thing-register-kept")))?;
    Ok(keeper.prefix)
}

fn keep_state(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    light: &Light,
    (list, name, nid): (List, &str, Option<&str>),
    body: Option<&str>,
) -> Result<(), Refusal> {
    let (reason, asked_by, at) = (&light.reason, &light.asked_by, Moment::from(turn.now));
    let state = NewState { list, name, nid, body, reason, asked_by, confirmed_by: Some(&turn.who.id), at };
    Ok(queries::insert(conn, &state)?)
}

/// Records what changed, and lets go of the pages that are kept.
fn record_change(conn: &mut AnyConnection, turn: Turn<'_>, act: Act, light: &Light, said: &str) -> Result<(), Refusal> {
    allot(conn, PUBLISHED)?;
    record(conn, turn, act, light.nid.as_deref(), &format!("{said}: {}", light.reason)).map(|_| ())
}
