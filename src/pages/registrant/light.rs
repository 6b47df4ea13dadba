//! Small changes that a second person decides: asking for one, what somebody asked for, and what waits for whoever keeps a register.

use crate::acts::light::{self, Wanted};
use crate::acts::parts::{Register, Said};
use crate::http::addresses;
use crate::http::addresses::{ASKED, ASKED_PROPOSED, PROPOSED};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::light::{OUTCOME, WORDS, Waiting, waiting_row};
use crate::pages::cards::rows::time;
use crate::refusal::{Fault, Refusal, at};
use crate::registry::kept::queries::asked_by;
use crate::resolution::entry::{AppliesRecord, Evidence, Kind, Record};
use crate::resolution::registries::change::Change;
use crate::resolution::registries::{Designator, Keyword, Reference, Scope, Status};
use crate::resolution::service::Service;
use askama::Template as View;

struct OwnRow {
    id: String,
    words: String,
    reason: String,
    /// How it ended; none: it waits.
    outcome: Option<String>,
}

#[derive(View)]
#[template(path = "registry/asked.html")]
struct AskedPage {
    shell: Shell,
    faults: Vec<Fault>,
    waiting: Vec<Waiting>,
    own: Vec<OwnRow>,
}

fn asked_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let (waiting, own) = cx.read(|conn| Ok((light::waiting_for(conn, who)?, asked_by(conn, &who.id)?)))?;
    // What operators decide stands on the desk.
    let waiting = waiting.iter().filter(|one| one.of_holder).map(|one| waiting_row(one, ASKED)).collect::<Result<_, _>>()?;
    let own = own
        .into_iter()
        .map(|one| {
            Ok(OwnRow {
                words: format!("{}, {}", light::wanted(&one)?.says(), time(one.asked_at)),
                reason: one.reason,
                outcome: one.outcome.map(|(how, words, at)| {
                    let words = if words.is_empty() { String::new() } else { format!(": {words}") };
                    format!("{} {}{words}", how.name(), time(at))
                }),
                id: one.id,
            })
        })
        .collect::<Result<_, Refusal>>()?;
    let shell = Shell::new(cx, "Small changes", Nav::Account).with_errors(!faults.is_empty());
    cx.page_with(status, &AskedPage { shell, faults, waiting, own })
}

/// `GET /asked`
pub fn asked(cx: &Cx) -> Result<Reply, Problem> {
    asked_page(cx, 200, Vec::new())
}

fn back(cx: &Cx, outcome: Result<(), Refusal>) -> Result<Reply, Problem> {
    Reply::after(outcome, |()| ASKED, |faults| asked_page(cx, 422, faults))
}

/// `POST /asked/{id}`: grants or declines, as whoever keeps the register.
pub fn decide(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, grant) = (cx.turn()?, OUTCOME.says(&cx.form, "grant"));
    let outcome = cx.write(|conn| light::decide(conn, turn, cx.param("id"), grant, WORDS.of(&cx.form)));
    back(cx, outcome)
}

/// `POST /asked/{id}/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let outcome = cx.write(|conn| light::withdraw(conn, turn, cx.param("id")));
    back(cx, outcome)
}

/// A page with forms to ask with.
#[derive(View)]
#[template(path = "registry/ask.html")]
struct AskPage {
    shell: Shell,
    faults: Vec<Fault>,
    heading: String,
    intro: &'static str,
    /// Where it is read.
    public: (String, &'static str),
    acts: Vec<ActForm>,
    /// Name, address.
    others: Vec<(String, String)>,
}

/// A field with what was typed, or with what is there now.
fn text(cx: &Cx, faults: &[Fault], field: Field, now: Option<&str>) -> FormField {
    field.shown_or(&cx.form, now.unwrap_or_default(), faults)
}

/// The register an address asks for.
fn register(cx: &Cx) -> Result<Register<'_>, Problem> {
    if let Some(name) = cx.query.first_unknown(&["prefix", "id"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    Ok(Register { nid: cx.param("nid"), prefix: cx.query.get("prefix") })
}

const ID: Field = Field::text(at::ID, "A name for the entry").hint("Short, in lower case, for example nbn-fi");
const GIVES: Field = Field::question(at::KIND, "What it gives").carried();
const TEMPLATE: Field =
    Field::text(at::TEMPLATE, "URI template (RFC 6570)").hint("With {urn}, {nss} or {nid}: https://resolver.example/{+urn}");
const SERVICE: Field = Field::text(at::SERVICE, "Service").hint("I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2483)");
const RUN_BY: Field = Field::text(at::HOLDER, "Who runs it");
const SOURCE: Field = Field::text(at::SOURCE, "Where it is documented");
const SINCE: Field = Field::text(at::SINCE, "Since (optional)");
const Q: Field = Field::text(at::Q, "Query strategy it documents (optional)").hint("append, replace or keep (RFC 8141, 2.3.2)");
const EXAMPLE: Field = Field::text(at::EXAMPLE, "A name it answers for");
const NOTE: Field = Field::text(at::NOTE, "Note for readers (optional)");
const PATTERN: Field = Field::text(at::PATTERN, "Only for names that match (optional)")
    .hint("A regular expression over what follows the namespace ID");
const WHY: Field = Field::text(at::WHY, "Reason, published");

/// An entry of the resolver directory, and its end.
pub const ASK_RESOLVER: &[Field] = &[ID, TEMPLATE, SERVICE, GIVES, RUN_BY, SOURCE, SINCE, Q, EXAMPLE, NOTE, PATTERN, WHY];
pub const ASK_END: &[Field] = &[ID, END_REASON];
const END_REASON: Field = Field::text(at::REASON, "Reason, published");

fn resolver_form(cx: &Cx, faults: &[Fault], register: Register<'_>, now: Option<&Record>) -> ActForm {
    let f = |field, now: Option<&String>| text(cx, faults, field, now.map(String::as_str));
    let title = if now.is_some() { "Ask for a change of it" } else { "Ask for a new entry" };
    let kind = text(cx, faults, GIVES, now.map(|now| now.kind.as_str())).value;
    let act = ActForm::new(title, addresses::keep(register.nid, "/resolvers", register.prefix), "Ask for it").chosen(
        GIVES,
        Kind::ALL.map(|kind| (kind.words(), kind.words())),
        &kind,
        faults,
    );
    let act = match now {
        Some(now) => act.marked(ID, &now.id),
        None => act.field(f(ID, None)),
    };
    let act = act
        .field(f(TEMPLATE, now.map(|now| &now.template)))
        .field(f(SERVICE, now.map(|now| &now.service)))
        .field(f(RUN_BY, now.map(|now| &now.holder)))
        .field(f(SOURCE, now.map(|now| &now.source)))
        .field(f(SINCE, now.and_then(|now| now.since.as_ref())))
        .field(f(Q, now.and_then(|now| now.q.as_ref())))
        .field(f(EXAMPLE, now.map(|now| &now.example)))
        .field(f(NOTE, now.and_then(|now| now.note.as_ref())));
    let pattern = now.and_then(|now| now.applies.as_ref()).and_then(|applies| applies.pattern.as_ref());
    let act = if register.prefix.is_empty() { act.field(f(PATTERN, pattern)) } else { act };
    act.field(f(WHY, None)).unfolded()
}

fn resolvers_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let register = register(cx)?;
    let who = cx.person()?;
    cx.read(|conn| light::may_ask(conn, who, register))?;
    let directory = cx.directory()?;
    let id = ID.of(if ID.came(&cx.form) { &cx.form } else { &cx.query });
    let now = directory.of_namespace(register.nid).iter().map(|entry| &entry.record).find(|record| record.id == id);
    let mut acts = vec![resolver_form(cx, &faults, register, now)];
    if let Some(now) = now {
        acts.push(
            ActForm::new("Ask that it ends", addresses::keep(register.nid, "/resolvers/end", register.prefix), "Ask for it")
                .marked(ID, &now.id)
                .field(text(cx, &faults, END_REASON, None)),
        );
    }
    let to = |id: &str| addresses::keep_resolver(register.nid, register.prefix, id);
    let own = directory.of_namespace(register.nid).iter();
    let own = own.filter(|entry| register.prefix.is_empty() || entry.is_within(register.prefix));
    let others = own.map(|entry| (entry.record.id.clone(), to(&entry.record.id)));
    cx.page_with(
        status,
        &AskPage {
            shell: Shell::new(cx, format!("Resolvers of {}", register.words()), Nav::Account).with_errors(!faults.is_empty()),
            heading: match now {
                Some(now) => format!("Resolver {}", now.id),
                None => format!("Resolvers of {}", register.words()),
            },
            intro: "An operator looks at what you ask for before it counts. An entry for a part answers for the names of that part alone.",
            public: (addresses::resolvers(register.nid), "In public"),
            others: others.collect(),
            acts,
            faults,
        },
    )
}

/// `GET /registers/{nid}/resolvers?prefix=`
pub fn resolvers(cx: &Cx) -> Result<Reply, Problem> {
    resolvers_page(cx, 200, Vec::new())
}

fn asked_for(
    cx: &Cx,
    outcome: Result<(), Refusal>,
    page: fn(&Cx, u16, Vec<Fault>) -> Result<Reply, Problem>,
) -> Result<Reply, Problem> {
    Reply::after(outcome, |()| ASKED, |faults| page(cx, 422, faults))
}

/// `POST /registers/{nid}/resolvers?prefix=`
pub fn ask_resolver(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    cx.read(|conn| light::may_ask(conn, turn.who, register))?;
    let line = |field: Field| field.of(&cx.form).trim().to_owned();
    let given = |field: Field| Some(line(field)).filter(|text| !text.is_empty());
    let directory = cx.directory()?;
    let now = directory.entry(ID.of(&cx.form)).map(|entry| &entry.record);
    let old = now.and_then(|now| now.applies.clone()).filter(|applies| applies.prefix.is_some());
    let record = Record {
        id: line(ID),
        nid: register.nid.to_owned(),
        // An entry that comes from the catalogue may name a prefix; it is kept when no rule is typed.
        applies: given(PATTERN).map(|pattern| AppliesRecord { prefix: None, pattern: Some(pattern) }).or(old),
        template: line(TEMPLATE),
        service: Service::named(SERVICE.of(&cx.form).trim()).map_or_else(|_| line(SERVICE), |service| service.name().to_owned()),
        kind: line(GIVES),
        holder: line(RUN_BY),
        source: line(SOURCE),
        seen: now.map_or(Evidence::Documentation.word(), |now| now.seen.as_str()).to_owned(),
        since: given(SINCE),
        note: given(NOTE),
        q: given(Q),
        r: now.and_then(|now| now.r.clone()),
        example: line(EXAMPLE),
        target: String::new(),
    };
    let wish = Wanted::Resolver(Box::new(record));
    let outcome = cx.write(|conn| light::ask(conn, turn, register, wish.clone(), WHY.of(&cx.form)));
    asked_for(cx, outcome, resolvers_page)
}

/// `POST /registers/{nid}/resolvers/end?prefix=`
pub fn ask_end(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    let wish = Wanted::ResolverEnds(ID.of(&cx.form).to_owned());
    let outcome = cx.write(|conn| light::ask(conn, turn, register, wish.clone(), END_REASON.of(&cx.form)));
    asked_for(cx, outcome.map_err(|refusal| renamed(refusal, WHY.name, END_REASON)), resolvers_page)
}

/// The same refusal with a fault at the field of another form.
fn renamed(refusal: Refusal, from: &str, to: Field) -> Refusal {
    match refusal {
        Refusal::Faults(mut faults) => {
            faults.iter_mut().filter(|fault| fault.field == from).for_each(|fault| fault.field = to.name);
            Refusal::Faults(faults)
        }
        other => other,
    }
}

const WHAT_OF_PART: Field = Field::question(at::WHAT, "What you ask for");
const PART: Field = Field::text(at::PART, "Prefix of the part").hint("As the register writes it, for example fi:lb");
const HOLDER: Field = Field::text(at::HOLDER, "The organisation that answers for it").hint("Of no account for the end of a part");
const POLICY: Field = Field::text(at::POLICY, "Its assignment policy, by title or address (optional)");
const REGISTER: Field = Field::text(at::REGISTER, "Where its own parts are registered (optional)");

/// A part of a register.
pub const ASK_PART: &[Field] = &[WHAT_OF_PART, PART, HOLDER, POLICY, REGISTER, NOTE, WHY];

fn part_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let register = register(cx)?;
    let directory = cx.directory()?;
    if directory.parts().of_namespace(register.nid).is_empty() {
        return Err(Problem::not_found("A register of the parts of this namespace"));
    }
    let part = ActForm::new("Ask", addresses::ask_part(register.nid, register.prefix), "Ask for it")
        .chosen(
            WHAT_OF_PART,
            [("add", "A part of its own"), ("change", "Other words on a part"), ("end", "The end of a part")],
            if WHAT_OF_PART.came(&cx.form) { WHAT_OF_PART.of(&cx.form) } else { "add" },
            &faults,
        )
        .typed(PART, &cx.form, &faults)
        .typed(HOLDER, &cx.form, &faults)
        .typed(POLICY, &cx.form, &faults)
        .typed(REGISTER, &cx.form, &faults)
        .typed(NOTE, &cx.form, &faults)
        .typed(WHY, &cx.form, &faults)
        .unfolded();
    cx.page_with(
        status,
        &AskPage {
            shell: Shell::new(cx, format!("Ask for a part of {}", register.words()), Nav::Registry)
                .with_errors(!faults.is_empty()),
            heading: format!("Ask for a part of {}", register.words()),
            intro: "Whoever keeps the register decides: they know who may assign names below it. A prefix that was given once is never given again.",
            public: (addresses::parts(register.nid, register.prefix), "The register"),
            acts: vec![part],
            others: Vec::new(),
            faults,
        },
    )
}

/// `GET /delegations/{nid}/ask?prefix=`
pub fn part_form(cx: &Cx) -> Result<Reply, Problem> {
    part_page(cx, 200, Vec::new())
}

/// `POST /delegations/{nid}/ask?prefix=`
pub fn ask_part(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, register) = (cx.turn()?, register(cx)?);
    let line = |field: Field| field.of(&cx.form).trim().to_owned();
    let said = Said { holder: line(HOLDER), policy: line(POLICY), register: line(REGISTER), note: line(NOTE), ..Said::default() };
    let wish = match WHAT_OF_PART.of(&cx.form) {
        "change" => Wanted::PartChanges { prefix: line(PART), said },
        "end" => Wanted::PartEnds(line(PART)),
        _ => Wanted::Part { prefix: line(PART), said },
    };
    let outcome = cx.write(|conn| light::ask(conn, turn, register, wish.clone(), WHY.of(&cx.form)));
    asked_for(cx, outcome.map_err(|refusal| renamed(refusal, at::PREFIX, PART)), part_page)
}

const WHAT_CHANGES: Field = Field::question(at::WHAT, "What changes");
const NAME: Field = Field::text(at::NAME, "Keyword, or name of the service").hint("Letter case counts");
const NID: Field = Field::text(at::NID, "Namespace (for who supports a keyword)");
const PURPOSE: Field = Field::text(at::PURPOSE, "Purpose (for a new entry, or other words)");
const SCOPE: Field = Field::text("scope", "Scope of a keyword").hint("global or specific");
const STATUS: Field = Field::text(at::STATUS, "Status of a service").hint("std, exp, provisional or deprecated");
const DOCUMENT: Field = Field::text(at::DOCUMENT, "Defining document, or where the namespace says so")
    .hint("rfc9999 or draft-name; for a supporter in words");
const SECTION: Field = Field::text("section", "Its section");
const EVIDENCE: Field = Field::text(at::EVIDENCE, "What the procedure asks for").hint(
    "Global keyword: the RFC. Specific one: the request of the namespace, R-2026-0001. Service: the RFC that its status says, the draft when \
     provisional, the address of the IESG's approval when deprecated. Supporter: where the namespace says so.",
);

/// A change of what was proposed in 2012.
pub const ASK_PROPOSED: &[Field] = &[WHAT_CHANGES, NAME, NID, PURPOSE, SCOPE, STATUS, DOCUMENT, SECTION, EVIDENCE, WHY];

const CHANGES: [(&str, &str); 5] = [
    ("supported-by", "A namespace supports a keyword (no reference: no longer)"),
    ("new-keyword", "A new query keyword"),
    ("keyword", "Another purpose or reference of a query keyword"),
    ("new-service", "A new resolution service"),
    ("status", "Another status of a resolution service"),
];

fn proposed_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let what = if WHAT_CHANGES.came(&cx.form) { WHAT_CHANGES.of(&cx.form) } else { "supported-by" };
    let act = ActForm::new("Ask", ASKED_PROPOSED.to_owned(), "Ask for it")
        .chosen(WHAT_CHANGES, CHANGES, what, &faults)
        .typed(NAME, &cx.form, &faults)
        .typed(NID, &cx.form, &faults)
        .typed(PURPOSE, &cx.form, &faults)
        .typed(SCOPE, &cx.form, &faults)
        .typed(STATUS, &cx.form, &faults)
        .typed(DOCUMENT, &cx.form, &faults)
        .typed(SECTION, &cx.form, &faults)
        .typed(EVIDENCE, &cx.form, &faults)
        .typed(WHY, &cx.form, &faults)
        .unfolded();
    cx.page_with(
        status,
        &AskPage {
            shell: Shell::new(cx, "Change what was proposed in 2012", Nav::Registry).with_errors(!faults.is_empty()),
            heading: "Change what was proposed in 2012".to_owned(),
            intro: "The rules of the draft's section 9.2 hold here, though nobody adopted it; an operator looks at the evidence.",
            public: (PROPOSED.to_owned(), "The registries"),
            acts: vec![act],
            others: Vec::new(),
            faults,
        },
    )
}

/// `GET /asked/proposed`
pub fn proposed_form(cx: &Cx) -> Result<Reply, Problem> {
    proposed_page(cx, 200, Vec::new())
}

fn change(cx: &Cx) -> Result<Change, Refusal> {
    let line = |field: Field| field.of(&cx.form).trim().to_owned();
    let reference = || Reference { document: line(DOCUMENT).to_ascii_lowercase().replace(' ', ""), section: line(SECTION) };
    let status = || {
        let all = [Status::Standard, Status::Experimental, Status::Provisional, Status::Deprecated];
        let found = all.into_iter().find(|status| status.word() == STATUS.of(&cx.form).trim());
        found.ok_or_else(|| Refusal::at(STATUS.name, "Enter std, exp, provisional or deprecated"))
    };
    let keyword = || {
        let found = [Scope::Global, Scope::Specific].into_iter().find(|scope| scope.word() == SCOPE.of(&cx.form).trim());
        let scope = found.ok_or_else(|| Refusal::at(SCOPE.name, "Enter global or specific"))?;
        Ok::<_, Refusal>(Keyword {
            keyword: line(NAME),
            purpose: line(PURPOSE),
            scope,
            reference: reference(),
            supported_by: Vec::new(),
        })
    };
    Ok(match WHAT_CHANGES.of(&cx.form) {
        "new-keyword" => Change::NewKeyword(keyword()?),
        "keyword" => Change::Keyword(keyword()?),
        "new-service" => Change::NewDesignator(Designator {
            name: line(NAME),
            purpose: line(PURPOSE),
            status: status()?,
            reference: reference(),
        }),
        "status" => Change::Status { name: line(NAME), to: status()? },
        _ => Change::SupportedBy { keyword: line(NAME), nid: line(NID), reference: line(DOCUMENT) },
    })
}

/// `POST /asked/proposed`
pub fn ask_proposed(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let register = Register { nid: "", prefix: "" };
    let outcome = change(cx).and_then(|change| {
        let wish = Wanted::Proposed { change, evidence: EVIDENCE.of(&cx.form).to_owned() };
        cx.write(|conn| light::ask(conn, turn, register, wish.clone(), WHY.of(&cx.form)))
    });
    asked_for(cx, outcome, proposed_page)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/light.rs"]
mod samples;
