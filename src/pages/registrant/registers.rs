//! Registers of the parts of namespaces, for whoever keeps one: its parts, what is said of each, names whose resource is gone, and who
//! keeps the registers below. A register that somebody else keeps is not there.

use crate::acts::parts::{self, Register, Said};
use crate::acts::tombstones;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::parts::{PartRow, StateRow, part_row, state_rows};
use crate::pages::cards::rows::time;
use crate::refusal::{Fault, Refusal, at};
use crate::registry::parts::Keeper;
use crate::registry::parts::queries::{history, keepers};
use crate::registry::tombstones::queries::files;
use crate::resolution::delegation::{Part, Standing};
use crate::words::Phrase;
use askama::Template as View;

const PREFIX: Field = Field::text(at::PREFIX, "registers-f-prefix").hint("registers-f-prefix-hint").spoken();
/// The part that is meant.
const PART: Field = Field::choice(at::PART);
const HOLDER: Field = Field::text(at::HOLDER, "registers-f-holder").spoken();
const POLICY: Field = Field::text(at::POLICY, "registers-f-policy").spoken();
const REGISTER: Field = Field::text(at::REGISTER, "registers-f-register").spoken();
const RESOLVER: Field = Field::text(at::RESOLVER, "registers-f-resolver").hint("registers-f-resolver-hint").spoken();
const NOTE: Field = Field::text(at::NOTE, "registers-f-note").spoken();
const WHY: Field = Field::text(at::WHY, "registers-why").spoken();
const END_REASON: Field = Field::text(at::REASON, "registers-why").spoken();
const EMAIL: Field = Field::email(at::EMAIL, "registers-f-email").hint("registers-f-email-hint").spoken();
/// Who keeps a register, or a file of names.
const ID: Field = Field::choice(at::ID);
const FILES: Field = Field::files(at::FILES);

/// A part: a new one, other words on it, and its end.
pub const ADD: &[Field] = &[PREFIX, HOLDER, POLICY, REGISTER, RESOLVER, NOTE, WHY];
pub const CHANGE: &[Field] = &[PART, HOLDER, POLICY, REGISTER, RESOLVER, NOTE, WHY];
pub const END: &[Field] = &[PART, END_REASON];

/// Who keeps the register of a part, and who does so no longer.
pub const NAME_KEEPER: &[Field] = &[PART, EMAIL];
pub const END_KEEPER: &[Field] = &[ID, PART, WHY];

/// Names whose resource is gone, and a file of them that was wrong.
pub const BURY: &[Field] = &[FILES];
pub const TAKE_BACK: &[Field] = &[ID, WHY];

#[derive(View)]
#[template(path = "registry/registers.html")]
struct RegistersPage {
    shell: Shell,
    /// Its name, where it is worked on, since when.
    rows: Vec<(String, String, String)>,
}

/// `GET /registers`: what somebody keeps.
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let own = cx.read(|conn| Ok(keepers(conn, Some(&who.id))?))?;
    let rows = own.iter().map(|keeper| (name_of(keeper), addresses::keep(&keeper.nid, "", &keeper.prefix), time(keeper.since)));
    cx.page(&RegistersPage { rows: rows.collect(), shell: Shell::new(cx, Phrase::new("registers-title"), Nav::Account) })
}

fn name_of(keeper: &Keeper) -> String {
    if keeper.prefix.is_empty() { keeper.nid.clone() } else { format!("{}:{}", keeper.nid, keeper.prefix) }
}

struct FileRow {
    id: String,
    words: Phrase,
    taken_back: Option<String>,
}

struct KeeperRow {
    id: String,
    words: Phrase,
}

#[derive(View)]
#[template(path = "registry/register.html")]
struct KeepPage {
    shell: Shell,
    faults: Vec<Fault>,
    title: String,
    /// The register, when the page is about one of its parts.
    back: Option<String>,
    /// Where what is said of the whole part is changed.
    change: Option<String>,
    public: String,
    /// Where resolvers of the register are asked for.
    resolvers: Option<String>,
    own: Option<PartRow>,
    in_use: bool,
    acts: Vec<ActForm>,
    /// The parts below it with the address of their pages.
    rows: Vec<(PartRow, String)>,
    states: Vec<StateRow>,
    /// Where a file of names is sent, and where one is taken back; only of the register itself.
    names: Option<(String, String)>,
    files: Vec<FileRow>,
    most_lines: usize,
    most: usize,
    keepers: Vec<KeeperRow>,
    end_keeper: String,
}

/// The register an address asks for.
fn register(cx: &Cx) -> Result<Register<'_>, Problem> {
    if let Some(name) = cx.query.first_unknown(&["prefix", "part"]) {
        return Err(Problem::bad_request(Phrase::new("refusal-parameter").with("name", name.to_string())));
    }
    Ok(Register { nid: cx.param("nid"), prefix: cx.query.get("prefix") })
}

fn said_fields(act: ActForm, cx: &Cx, faults: &[Fault], part: Option<&Part>) -> ActForm {
    let field = |field: Field, now: Option<&String>| field.shown_or(&cx.form, now.map_or("", String::as_str), faults);
    act.field(field(HOLDER, part.map(|part| &part.holder)))
        .field(field(POLICY, part.and_then(|part| part.policy.as_ref())))
        .field(field(REGISTER, part.and_then(|part| part.register.as_ref())))
        .field(field(RESOLVER, part.and_then(|part| part.resolver.as_ref())))
        .field(field(NOTE, part.and_then(|part| part.note.as_ref())))
        .field(field(WHY, None))
}

fn acts_of(cx: &Cx, faults: &[Fault], register: Register<'_>, part: Option<&Part>) -> Vec<ActForm> {
    let to = |act: &str| addresses::keep(register.nid, act, register.prefix);
    let failed = |act: &str| if cx.path().ends_with(act) { faults } else { &[] };
    let change_it = || Phrase::new("registers-change-button");
    match part {
        None => {
            let act = ActForm::new(Phrase::new("registers-add"), to("/add"), Phrase::new("registers-add-button")).typed(
                PREFIX,
                &cx.form,
                failed("/add"),
            );
            vec![said_fields(act, cx, failed("/add"), None)]
        }
        Some(own) if own.prefix == register.prefix => {
            let act = ActForm::new(Phrase::new("registers-change-whole"), to("/change"), change_it()).marked(PART, &own.prefix);
            vec![said_fields(act.unfolded(), cx, failed("/change"), Some(own))]
        }
        Some(part) if part.status == Standing::InUse => {
            let change = ActForm::new(Phrase::new("registers-change"), to("/change"), change_it()).marked(PART, &part.prefix);
            let end = ActForm::new(Phrase::new("registers-end"), to("/end"), Phrase::new("registers-end"))
                .intro(Phrase::new("registers-end-intro"))
                .marked(PART, &part.prefix)
                .typed(END_REASON, &cx.form, failed("/end"));
            let keep = ActForm::new(Phrase::new("registers-keeper"), to("/keepers"), Phrase::new("registers-keeper-button"))
                .intro(Phrase::new("registers-keeper-intro"))
                .marked(PART, &part.prefix)
                .typed(EMAIL, &cx.form, faults);
            vec![said_fields(change, cx, failed("/change"), Some(part)), end, keep]
        }
        Some(_) => Vec::new(),
    }
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let register = register(cx)?;
    let who = cx.person()?;
    cx.read(|conn| parts::kept_by(conn, who, register))?;
    let directory = cx.directory()?;
    let all = directory.parts();
    let asked = PART.of(if PART.came(&cx.form) { &cx.form } else { &cx.query });
    let one = (!asked.is_empty())
        .then(|| {
            all.exact(register.nid, asked)
                .filter(|part| part.prefix == asked)
                .ok_or_else(|| Problem::not_found(Phrase::new("thing-part")))
        })
        .transpose()?;
    let own = all.exact(register.nid, register.prefix).filter(|_| !register.prefix.is_empty());
    let shown = one.or(own);
    let prefix = shown.map_or("", |part| part.prefix.as_str());
    let (states, sent, people) = cx.read(|conn| {
        let sent = if one.is_none() { files(conn, register.nid, register.prefix)? } else { Vec::new() };
        Ok((history(conn, register.nid, prefix)?, sent, keepers(conn, None)?))
    })?;
    let below = all.register_of(register.nid, prefix);
    let row = |part: &&Part| (part_row(part, &directory), addresses::keep_part(register.nid, register.prefix, &part.prefix));
    let name = if prefix.is_empty() { register.nid.to_owned() } else { format!("{}:{prefix}", register.nid) };
    let to = |act: &str| addresses::keep(register.nid, act, register.prefix);
    cx.page_with(
        status,
        &KeepPage {
            shell: Shell::new(cx, Phrase::new("registers-page-title").with("name", &name), Nav::Account)
                .with_errors(!faults.is_empty()),
            back: one.is_some().then(|| to("")),
            change: (one.is_none() && own.is_some())
                .then(|| addresses::keep_part(register.nid, register.prefix, register.prefix)),
            public: addresses::parts(register.nid, prefix),
            resolvers: one.is_none().then(|| to("/resolvers")),
            own: shown.map(|part| part_row(part, &directory)),
            in_use: shown.is_none_or(|part| part_row(part, &directory).in_use),
            acts: acts_of(cx, &faults, register, one),
            rows: below.iter().map(row).collect(),
            states: state_rows(&states),
            names: one.is_none().then(|| (to("/gone"), to("/gone/take-back"))),
            files: sent
                .into_iter()
                .map(|file| FileRow {
                    words: Phrase::new("registers-file-row")
                        .with("count", file.names)
                        .with("by", file.by)
                        .with("time", time(file.at)),
                    id: file.id,
                    taken_back: file.taken_back,
                })
                .collect(),
            most_lines: tombstones::LINES_MAX,
            most: tombstones::FILE_MAX >> 20,
            keepers: people
                .into_iter()
                .filter(|keeper| keeper.nid == register.nid && keeper.prefix == prefix)
                .map(|keeper| KeeperRow {
                    words: Phrase::new("registers-keeper-row").with("name", keeper.name).with("since", time(keeper.since)),
                    id: keeper.id,
                })
                .collect(),
            end_keeper: to("/keepers/end"),
            title: name,
            faults,
        },
    )
}

/// `GET /registers/{nid}?prefix=&part=`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// The page again with what is wrong, or where it goes on.
fn done(cx: &Cx, outcome: Result<(), Refusal>, next: String) -> Result<Reply, Problem> {
    Reply::after(outcome, |()| next, |faults| page(cx, 422, faults))
}

fn said(cx: &Cx) -> Said {
    let of = |field: Field| field.of(&cx.form).to_owned();
    Said { holder: of(HOLDER), policy: of(POLICY), register: of(REGISTER), resolver: of(RESOLVER), note: of(NOTE), why: of(WHY) }
}

/// `POST /registers/{nid}/add?prefix=`
pub fn add(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    let outcome = cx.write(|conn| parts::add(conn, turn, register, PREFIX.of(&cx.form), &said(cx)));
    done(cx, outcome, addresses::keep(register.nid, "", register.prefix))
}

/// `POST /registers/{nid}/change?prefix=`
pub fn change(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register, part) = (cx.turn()?, register(cx)?, PART.of(&cx.form));
    let outcome = cx.write(|conn| parts::change(conn, turn, register, part, &said(cx)));
    done(cx, outcome, addresses::keep_part(register.nid, register.prefix, part))
}

/// `POST /registers/{nid}/end?prefix=`
pub fn end(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register, part) = (cx.turn()?, register(cx)?, PART.of(&cx.form));
    let outcome = cx.write(|conn| parts::end(conn, turn, register, part, END_REASON.of(&cx.form)));
    done(cx, outcome, addresses::keep_part(register.nid, register.prefix, part))
}

/// `POST /registers/{nid}/keepers?prefix=`: names who keeps the register of a part below.
pub fn name_keeper(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register, part) = (cx.turn()?, register(cx)?, PART.of(&cx.form));
    let below = Register { nid: register.nid, prefix: part };
    let outcome = cx.write(|conn| {
        parts::kept_by(conn, turn.who, register)?;
        parts::name_keeper(conn, turn, below, EMAIL.of(&cx.form))
    });
    done(cx, outcome, addresses::keep_part(register.nid, register.prefix, part))
}

/// `POST /registers/{nid}/keepers/end?prefix=`
pub fn end_keeper(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    let outcome = cx.write(|conn| {
        parts::kept_by(conn, turn.who, register)?;
        parts::end_keeper(conn, turn, ID.of(&cx.form), WHY.of(&cx.form))
    });
    done(cx, outcome, addresses::keep_part(register.nid, register.prefix, PART.of(&cx.form)))
}

/// `POST /registers/{nid}/gone?prefix=`: a file of names whose resource is gone. It is read before the transaction that keeps it.
pub fn bury(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    let case = cx.read(|conn| tombstones::case_of(conn, turn.who, register))?;
    let bytes = cx.form.files().first().map_or(&[][..], |(_, bytes)| bytes.as_slice());
    let outcome = tombstones::read(bytes, register, case)
        .and_then(|burial| cx.write(|conn| tombstones::bury(conn, turn, register, &burial)));
    done(cx, outcome, addresses::keep(register.nid, "", register.prefix))
}

/// `POST /registers/{nid}/gone/take-back?prefix=`
pub fn take_back(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    let outcome = cx.write(|conn| tombstones::take_back(conn, turn, register, ID.of(&cx.form), WHY.of(&cx.form)));
    done(cx, outcome, addresses::keep(register.nid, "", register.prefix))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/registers.rs"]
mod samples;
