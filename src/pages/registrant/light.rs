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
use crate::pages::cards::light::{OUTCOME, WORDS, Waiting, waiting_row, wish};
use crate::pages::cards::reading::kind_words;
use crate::pages::cards::rows::time;
use crate::refusal::{Fault, Refusal, at};
use crate::registry::kept::light::Outcome;
use crate::registry::kept::queries::asked_by;
use crate::resolution::entry::{AppliesRecord, Evidence, Kind, Record};
use crate::resolution::registries::change::Change;
use crate::resolution::registries::{Designator, Keyword, Reference, Scope, Status};
use crate::resolution::service::Service;
use crate::words::Phrase;
use askama::Template as View;

struct OwnRow {
    id: String,
    words: Phrase,
    reason: String,
    /// How it ended; none: it waits.
    outcome: Option<Phrase>,
}

#[derive(View)]
#[template(path = "registry/asked.html")]
struct AskedPage {
    shell: Shell,
    faults: Vec<Fault>,
    waiting: Vec<Waiting>,
    own: Vec<OwnRow>,
}

/// How it ended and when, with the words of who decided.
fn ended(how: Outcome, words: &str, time: String) -> Phrase {
    let message = match how {
        Outcome::Granted => "asked-granted",
        Outcome::Declined => "asked-declined",
        Outcome::Withdrawn => "asked-withdrawn",
    };
    let outcome = Phrase::new(message).with("time", time);
    if words.is_empty() { outcome } else { Phrase::new("asked-outcome-words").with("outcome", outcome).with("words", words) }
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
                words: Phrase::new("asked-row").with("wish", wish(&light::wanted(&one)?)).with("time", time(one.asked_at)),
                reason: one.reason,
                outcome: one.outcome.map(|(how, words, at)| ended(how, &words, time(at))),
                id: one.id,
            })
        })
        .collect::<Result<_, Refusal>>()?;
    let shell = Shell::new(cx, Phrase::new("asked-title"), Nav::Account).with_errors(!faults.is_empty());
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
    heading: Phrase,
    intro: Phrase,
    /// Where it is read.
    public: (String, Phrase),
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
        return Err(Problem::bad_request(Phrase::new("refusal-parameter").with("name", name.to_string())));
    }
    Ok(Register { nid: cx.param("nid"), prefix: cx.query.get("prefix") })
}

const ID: Field = Field::text(at::ID, "asked-f-id").hint("asked-f-id-hint").spoken();
const GIVES: Field = Field::question(at::KIND, "asked-f-gives").spoken().carried();
const TEMPLATE: Field = Field::text(at::TEMPLATE, "asked-f-template").hint("asked-f-template-hint").spoken();
const SERVICE: Field = Field::text(at::SERVICE, "asked-f-service").hint("asked-f-service-hint").spoken();
const RUN_BY: Field = Field::text(at::HOLDER, "asked-f-run-by").spoken();
const SOURCE: Field = Field::text(at::SOURCE, "asked-f-source").spoken();
const SINCE: Field = Field::text(at::SINCE, "asked-f-since").spoken();
const Q: Field = Field::text(at::Q, "asked-f-q").hint("asked-f-q-hint").spoken();
const EXAMPLE: Field = Field::text(at::EXAMPLE, "asked-f-example").spoken();
const NOTE: Field = Field::text(at::NOTE, "asked-f-note").spoken();
const PATTERN: Field = Field::text(at::PATTERN, "asked-f-pattern").hint("asked-f-pattern-hint").spoken();
const WHY: Field = Field::text(at::WHY, "asked-f-why").spoken();

/// An entry of the resolver directory, and its end.
pub const ASK_RESOLVER: &[Field] = &[ID, TEMPLATE, SERVICE, GIVES, RUN_BY, SOURCE, SINCE, Q, EXAMPLE, NOTE, PATTERN, WHY];
pub const ASK_END: &[Field] = &[ID, END_REASON];
const END_REASON: Field = Field::text(at::REASON, "asked-f-why").spoken();

fn resolver_form(cx: &Cx, faults: &[Fault], register: Register<'_>, now: Option<&Record>) -> ActForm {
    let f = |field, now: Option<&String>| text(cx, faults, field, now.map(String::as_str));
    let title = Phrase::new(if now.is_some() { "asked-change-entry" } else { "asked-new-entry" });
    let kind = text(cx, faults, GIVES, now.map(|now| now.kind.as_str())).value;
    let act = ActForm::new(title, addresses::keep(register.nid, "/resolvers", register.prefix), Phrase::new("asked-ask-button"))
        .chosen(GIVES, Kind::ALL.map(|kind| (kind.words(), kind_words(kind))), &kind, faults);
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
            ActForm::new(
                Phrase::new("asked-end-entry"),
                addresses::keep(register.nid, "/resolvers/end", register.prefix),
                Phrase::new("asked-ask-button"),
            )
            .marked(ID, &now.id)
            .field(text(cx, &faults, END_REASON, None)),
        );
    }
    let to = |id: &str| addresses::keep_resolver(register.nid, register.prefix, id);
    let own = directory.of_namespace(register.nid).iter();
    let own = own.filter(|entry| register.prefix.is_empty() || entry.is_within(register.prefix));
    let others = own.map(|entry| (entry.record.id.clone(), to(&entry.record.id)));
    let title = Phrase::new("asked-resolvers-of").with("register", register.words());
    cx.page_with(
        status,
        &AskPage {
            shell: Shell::new(cx, title.clone(), Nav::Account).with_errors(!faults.is_empty()),
            heading: match now {
                Some(now) => Phrase::new("asked-resolver").with("id", &now.id),
                None => title,
            },
            intro: Phrase::new("asked-resolvers-intro"),
            public: (addresses::resolvers(register.nid), Phrase::new("asked-in-public")),
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

const WHAT_OF_PART: Field = Field::question(at::WHAT, "asked-f-what-of-part").spoken();
const PART: Field = Field::text(at::PART, "asked-f-part").hint("asked-f-part-hint").spoken();
const HOLDER: Field = Field::text(at::HOLDER, "asked-f-holder").hint("asked-f-holder-hint").spoken();
const POLICY: Field = Field::text(at::POLICY, "asked-f-policy").spoken();
const REGISTER: Field = Field::text(at::REGISTER, "asked-f-register").spoken();

/// A part of a register.
pub const ASK_PART: &[Field] = &[WHAT_OF_PART, PART, HOLDER, POLICY, REGISTER, NOTE, WHY];

fn part_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let register = register(cx)?;
    let directory = cx.directory()?;
    if directory.parts().of_namespace(register.nid).is_empty() {
        return Err(Problem::not_found(Phrase::new("thing-parts-register")));
    }
    let part = ActForm::new(
        Phrase::new("asked-ask"),
        addresses::ask_part(register.nid, register.prefix),
        Phrase::new("asked-ask-button"),
    )
    .chosen(
        WHAT_OF_PART,
        [("add", "asked-part-add"), ("change", "asked-part-change"), ("end", "asked-part-end")]
            .map(|(value, words)| (value, Phrase::new(words))),
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
    let title = Phrase::new("asked-part-title").with("register", register.words());
    cx.page_with(
        status,
        &AskPage {
            shell: Shell::new(cx, title.clone(), Nav::Registry).with_errors(!faults.is_empty()),
            heading: title,
            intro: Phrase::new("asked-part-intro"),
            public: (addresses::parts(register.nid, register.prefix), Phrase::new("asked-part-register")),
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

const WHAT_CHANGES: Field = Field::question(at::WHAT, "asked-f-what-changes").spoken();
const NAME: Field = Field::text(at::NAME, "asked-f-name").hint("asked-f-name-hint").spoken();
const NID: Field = Field::text(at::NID, "asked-f-nid").spoken();
const PURPOSE: Field = Field::text(at::PURPOSE, "asked-f-purpose").spoken();
const SCOPE: Field = Field::text("scope", "asked-f-scope").hint("asked-f-scope-hint").spoken();
const STATUS: Field = Field::text(at::STATUS, "asked-f-status").hint("asked-f-status-hint").spoken();
const DOCUMENT: Field = Field::text(at::DOCUMENT, "asked-f-document").hint("asked-f-document-hint").spoken();
const SECTION: Field = Field::text("section", "asked-f-section").spoken();
const EVIDENCE: Field = Field::text(at::EVIDENCE, "asked-f-evidence").hint("asked-f-evidence-hint").spoken();

/// A change of what was proposed in 2012.
pub const ASK_PROPOSED: &[Field] = &[WHAT_CHANGES, NAME, NID, PURPOSE, SCOPE, STATUS, DOCUMENT, SECTION, EVIDENCE, WHY];

const CHANGES: [(&str, &str); 5] = [
    ("supported-by", "asked-change-supported"),
    ("new-keyword", "asked-change-new-keyword"),
    ("keyword", "asked-change-keyword"),
    ("new-service", "asked-change-new-service"),
    ("status", "asked-change-status"),
];

fn proposed_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let what = if WHAT_CHANGES.came(&cx.form) { WHAT_CHANGES.of(&cx.form) } else { "supported-by" };
    let act = ActForm::new(Phrase::new("asked-ask"), ASKED_PROPOSED.to_owned(), Phrase::new("asked-ask-button"))
        .chosen(WHAT_CHANGES, CHANGES.map(|(value, words)| (value, Phrase::new(words))), what, &faults)
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
            shell: Shell::new(cx, Phrase::new("asked-proposed-title"), Nav::Registry).with_errors(!faults.is_empty()),
            heading: Phrase::new("asked-proposed-title"),
            intro: Phrase::new("asked-proposed-intro"),
            public: (PROPOSED.to_owned(), Phrase::new("asked-proposed-public")),
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
        found.ok_or_else(|| Refusal::at(STATUS.name, Phrase::new("refusal-keyword-status")))
    };
    let keyword = || {
        let found = [Scope::Global, Scope::Specific].into_iter().find(|scope| scope.word() == SCOPE.of(&cx.form).trim());
        let scope = found.ok_or_else(|| Refusal::at(SCOPE.name, Phrase::new("refusal-keyword-scope")))?;
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
