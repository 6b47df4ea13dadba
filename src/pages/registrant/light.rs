//! Small changes that a second person decides: asking for one, what somebody asked for, and what waits for whoever keeps a register.

use crate::acts::light::{self, Wanted};
use crate::acts::parts::{Register, Said};
use crate::http::addresses;
use crate::http::addresses::{ASKED, ASKED_PROPOSED, PROPOSED};
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::light::{Waiting, waiting_row};
use crate::pages::cards::rows::time;
use crate::refusal::{Fault, Refusal};
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
    Reply::page_with(status, &AskedPage { shell, faults, waiting, own })
}

/// `GET /asked`
pub fn asked(cx: &Cx) -> Result<Reply, Problem> {
    asked_page(cx, 200, Vec::new())
}

fn back(cx: &Cx, outcome: Result<(), Refusal>) -> Result<Reply, Problem> {
    match outcome {
        Ok(()) => Ok(Reply::see_other(ASKED)),
        Err(Refusal::Faults(faults)) => asked_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /asked/{id}`: grants or declines, as whoever keeps the register.
pub fn decide(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["outcome", "words"], &[])?;
    let (turn, grant) = (cx.turn()?, cx.form.get("outcome") == "grant");
    let outcome = cx.write(|conn| light::decide(conn, turn, cx.param("id"), grant, cx.form.get("words")));
    back(cx, outcome)
}

/// `POST /asked/{id}/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
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

fn typed(cx: &Cx, name: &str, now: Option<&str>) -> String {
    if cx.form.has(name) { cx.form.get(name).to_owned() } else { now.unwrap_or_default().to_owned() }
}

fn text(cx: &Cx, faults: &[Fault], name: &'static str, label: &'static str, now: Option<&str>) -> FormField {
    FormField::text(name, label, typed(cx, name, now)).faults(faults)
}

/// The register an address asks for.
fn register(cx: &Cx) -> Result<Register<'_>, Problem> {
    if let Some(name) = cx.query.first_unknown(&["prefix", "id"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    Ok(Register { nid: cx.param("nid"), prefix: cx.query.get("prefix") })
}

const SERVICES_HINT: &str = "I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2483)";

fn resolver_form(cx: &Cx, faults: &[Fault], register: Register<'_>, now: Option<&Record>) -> ActForm {
    let f = |name, label, now: Option<&String>| text(cx, faults, name, label, now.map(String::as_str));
    let title = if now.is_some() { "Ask for a change of it" } else { "Ask for a new entry" };
    let kind = typed(cx, "kind", now.map(|now| now.kind.as_str()));
    let act = ActForm::new(title, addresses::keep(register.nid, "/resolvers", register.prefix), "Ask for it").choice(
        "kind",
        "What it gives",
        Kind::ALL.map(|kind| (kind.words(), kind.words())),
        &kind,
        faults,
    );
    let act = match now {
        Some(now) => act.hidden("id", &now.id),
        None => act.field(f("id", "A name for the entry", None).hint("Short, in lower case, for example nbn-fi")),
    };
    let act = act
        .field(
            f("template", "URI template (RFC 6570)", now.map(|now| &now.template))
                .hint("With {urn}, {nss} or {nid}: https://resolver.example/{+urn}"),
        )
        .field(f("service", "Service", now.map(|now| &now.service)).hint(SERVICES_HINT))
        .field(f("holder", "Who runs it", now.map(|now| &now.holder)))
        .field(f("source", "Where it is documented", now.map(|now| &now.source)))
        .field(f("since", "Since (optional)", now.and_then(|now| now.since.as_ref())))
        .field(
            f("q", "Query strategy it documents (optional)", now.and_then(|now| now.q.as_ref()))
                .hint("append, replace or keep (RFC 8141, 2.3.2)"),
        )
        .field(f("example", "A name it answers for", now.map(|now| &now.example)))
        .field(f("note", "Note for readers (optional)", now.and_then(|now| now.note.as_ref())));
    let pattern = now.and_then(|now| now.applies.as_ref()).and_then(|applies| applies.pattern.as_ref());
    let act = if register.prefix.is_empty() {
        act.field(
            f("pattern", "Only for names that match (optional)", pattern)
                .hint("A regular expression over what follows the namespace ID"),
        )
    } else {
        act
    };
    act.field(f("why", "Reason, published", None)).unfolded()
}

fn resolvers_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let register = register(cx)?;
    let who = cx.person()?;
    cx.read(|conn| light::may_ask(conn, who, register))?;
    let directory = cx.directory()?;
    let id = if cx.form.has("id") { cx.form.get("id") } else { cx.query.get("id") };
    let now = directory.of_namespace(register.nid).iter().map(|entry| &entry.record).find(|record| record.id == id);
    let mut acts = vec![resolver_form(cx, &faults, register, now)];
    if let Some(now) = now {
        acts.push(
            ActForm::new("Ask that it ends", addresses::keep(register.nid, "/resolvers/end", register.prefix), "Ask for it")
                .hidden("id", &now.id)
                .field(text(cx, &faults, "reason", "Reason, published", None)),
        );
    }
    let to = |id: &str| addresses::keep_resolver(register.nid, register.prefix, id);
    let own = directory.of_namespace(register.nid).iter();
    let own = own.filter(|entry| register.prefix.is_empty() || entry.is_within(register.prefix));
    let others = own.map(|entry| (entry.record.id.clone(), to(&entry.record.id)));
    Reply::page_with(
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
    match outcome {
        Ok(()) => Ok(Reply::see_other(ASKED)),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /registers/{nid}/resolvers?prefix=`
pub fn ask_resolver(cx: &Cx) -> Result<Reply, Problem> {
    let fields = ["id", "template", "service", "kind", "holder", "source", "since", "q", "example", "note", "pattern", "why"];
    cx.form.only(&fields, &[])?;
    let (turn, register) = (cx.turn()?, register(cx)?);
    cx.read(|conn| light::may_ask(conn, turn.who, register))?;
    let given = |name: &str| Some(cx.form.get(name).trim().to_owned()).filter(|text| !text.is_empty());
    let line = |name: &str| cx.form.get(name).trim().to_owned();
    let directory = cx.directory()?;
    let now = directory.entry(cx.form.get("id")).map(|entry| &entry.record);
    let old = now.and_then(|now| now.applies.clone()).filter(|applies| applies.prefix.is_some());
    let record = Record {
        id: line("id"),
        nid: register.nid.to_owned(),
        // An entry that comes from the catalogue may name a prefix; it is kept when no rule is typed.
        applies: given("pattern").map(|pattern| AppliesRecord { prefix: None, pattern: Some(pattern) }).or(old),
        template: line("template"),
        service: Service::named(cx.form.get("service").trim())
            .map_or_else(|_| line("service"), |service| service.name().to_owned()),
        kind: line("kind"),
        holder: line("holder"),
        source: line("source"),
        seen: now.map_or(Evidence::Documentation.word(), |now| now.seen.as_str()).to_owned(),
        since: given("since"),
        note: given("note"),
        q: given("q"),
        r: now.and_then(|now| now.r.clone()),
        example: line("example"),
        target: String::new(),
    };
    let wish = Wanted::Resolver(Box::new(record));
    let outcome = cx.write(|conn| light::ask(conn, turn, register, wish.clone(), cx.form.get("why")));
    asked_for(cx, outcome, resolvers_page)
}

/// `POST /registers/{nid}/resolvers/end?prefix=`
pub fn ask_end(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["id", "reason"], &[])?;
    let (turn, register) = (cx.turn()?, register(cx)?);
    let wish = Wanted::ResolverEnds(cx.form.get("id").to_owned());
    let outcome = cx.write(|conn| light::ask(conn, turn, register, wish.clone(), cx.form.get("reason")));
    asked_for(cx, outcome.map_err(|refusal| renamed(refusal, "why", "reason")), resolvers_page)
}

/// The same refusal with a fault at the field of another form.
fn renamed(refusal: Refusal, from: &str, to: &'static str) -> Refusal {
    match refusal {
        Refusal::Faults(mut faults) => {
            faults.iter_mut().filter(|fault| fault.field == from).for_each(|fault| fault.field = to);
            Refusal::Faults(faults)
        }
        other => other,
    }
}

fn part_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let register = register(cx)?;
    let directory = cx.directory()?;
    if directory.parts().of_namespace(register.nid).is_empty() {
        return Err(Problem::not_found("A register of the parts of this namespace"));
    }
    let f = |name, label| text(cx, &faults, name, label, None);
    let part = ActForm::new("Ask", addresses::ask_part(register.nid, register.prefix), "Ask for it")
        .choice(
            "what",
            "What you ask for",
            [("add", "A part of its own"), ("change", "Other words on a part"), ("end", "The end of a part")],
            if cx.form.has("what") { cx.form.get("what") } else { "add" },
            &faults,
        )
        .field(f("part", "Prefix of the part").hint("As the register writes it, for example fi:lb"))
        .field(f("holder", "The organisation that answers for it").hint("Of no account for the end of a part"))
        .field(f("policy", "Its assignment policy, by title or address (optional)"))
        .field(f("register", "Where its own parts are registered (optional)"))
        .field(f("note", "Note for readers (optional)"))
        .field(f("why", "Reason, published"))
        .unfolded();
    Reply::page_with(
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
    cx.form.only(&["what", "part", "holder", "policy", "register", "note", "why"], &[])?;
    let (turn, register) = (cx.turn()?, register(cx)?);
    let line = |name: &str| cx.form.get(name).trim().to_owned();
    let said = Said {
        holder: line("holder"),
        policy: line("policy"),
        register: line("register"),
        note: line("note"),
        ..Said::default()
    };
    let wish = match cx.form.get("what") {
        "change" => Wanted::PartChanges { prefix: line("part"), said },
        "end" => Wanted::PartEnds(line("part")),
        _ => Wanted::Part { prefix: line("part"), said },
    };
    let outcome = cx.write(|conn| light::ask(conn, turn, register, wish.clone(), cx.form.get("why")));
    asked_for(cx, outcome.map_err(|refusal| renamed(refusal, "prefix", "part")), part_page)
}

const CHANGES: [(&str, &str); 5] = [
    ("supported-by", "A namespace supports a keyword (no reference: no longer)"),
    ("new-keyword", "A new query keyword"),
    ("keyword", "Another purpose or reference of a query keyword"),
    ("new-service", "A new resolution service"),
    ("status", "Another status of a resolution service"),
];

fn proposed_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let f = |name, label| text(cx, &faults, name, label, None);
    let what = if cx.form.has("what") { cx.form.get("what") } else { "supported-by" };
    let act = ActForm::new("Ask", ASKED_PROPOSED.to_owned(), "Ask for it")
        .choice("what", "What changes", CHANGES, what, &faults)
        .field(f("name", "Keyword, or name of the service").hint("Letter case counts"))
        .field(f("nid", "Namespace (for who supports a keyword)"))
        .field(f("purpose", "Purpose (for a new entry, or other words)"))
        .field(f("scope", "Scope of a keyword").hint("global or specific"))
        .field(f("status", "Status of a service").hint("std, exp, provisional or deprecated"))
        .field(f("document", "Defining document, or where the namespace says so").hint("rfc9999 or draft-name; for a supporter in words"))
        .field(f("section", "Its section"))
        .field(f("evidence", "What the procedure asks for").hint(
            "Global keyword: the RFC. Specific one: the request of the namespace, R-2026-0001. Service: the RFC that its status says, the draft when \
             provisional, the address of the IESG's approval when deprecated. Supporter: where the namespace says so.",
        ))
        .field(f("why", "Reason, published"))
        .unfolded();
    Reply::page_with(
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
    let line = |name: &str| cx.form.get(name).trim().to_owned();
    let reference = || Reference { document: line("document").to_ascii_lowercase().replace(' ', ""), section: line("section") };
    let status = || {
        let all = [Status::Standard, Status::Experimental, Status::Provisional, Status::Deprecated];
        let found = all.into_iter().find(|status| status.word() == cx.form.get("status").trim());
        found.ok_or_else(|| Refusal::at("status", "Enter std, exp, provisional or deprecated"))
    };
    let keyword = || {
        let found = [Scope::Global, Scope::Specific].into_iter().find(|scope| scope.word() == cx.form.get("scope").trim());
        let scope = found.ok_or_else(|| Refusal::at("scope", "Enter global or specific"))?;
        Ok::<_, Refusal>(Keyword {
            keyword: line("name"),
            purpose: line("purpose"),
            scope,
            reference: reference(),
            supported_by: Vec::new(),
        })
    };
    Ok(match cx.form.get("what") {
        "new-keyword" => Change::NewKeyword(keyword()?),
        "keyword" => Change::Keyword(keyword()?),
        "new-service" => Change::NewDesignator(Designator {
            name: line("name"),
            purpose: line("purpose"),
            status: status()?,
            reference: reference(),
        }),
        "status" => Change::Status { name: line("name"), to: status()? },
        _ => Change::SupportedBy { keyword: line("name"), nid: line("nid"), reference: line("document") },
    })
}

/// `POST /asked/proposed`
pub fn ask_proposed(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["what", "name", "nid", "purpose", "scope", "status", "document", "section", "evidence", "why"], &[])?;
    let turn = cx.turn()?;
    let register = Register { nid: "", prefix: "" };
    let outcome = change(cx).and_then(|change| {
        let wish = Wanted::Proposed { change, evidence: cx.form.get("evidence").to_owned() };
        cx.write(|conn| light::ask(conn, turn, register, wish.clone(), cx.form.get("why")))
    });
    asked_for(cx, outcome, proposed_page)
}

#[cfg(test)]
#[path = "samples/light.rs"]
mod samples;
