//! The second page of the Syntax section: machine-readable syntax, tested immediately. Optional; it never blocks a request.

use crate::actions::testable::{bounded, fingerprint, save as save_rules};
use crate::cases::guards::text::own_editable;
use crate::cases::testable::save::{RulesEditor, ground, is_of, prefilled, try_guess, try_rules};
use crate::cases::testable::{TestedRules, has_rules, queries as rules, syntax_of};
use crate::cases::viewer::see;
use crate::cases::{Request, Subject};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::field::Field as Control;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::about::{page_of, title_of};
use crate::pages::partials::rules::{Depth, RulesCard, rules_card};
use crate::pages::partials::terms::topic_words;
use crate::pages::registrant::forms::{INTENT, WAS};
use crate::pages::registrant::status::TaskStatus;
use crate::refusal::{Refusal, at};
use askama::Template as View;
use urn_registry::checks;
use urn_registry::i18n::Phrase;
use urn_registry::profile::{ISSUED_MAX, NAMES_MAX, Testable};
use urn_registry::template::{Field, Template};

const ABNF: Control = Control::area(at::ABNF, "testable-f-abnf", 12).hint("testable-f-abnf-hint").localized();
const START: Control = Control::text("start", "testable-f-start").localized();
const WIDER: Control = Control::choice("wider");
const CHECK: Control = Control::choice("check");
const SAME: Control = Control::area("same", "testable-f-same", 3).hint("testable-f-same-hint").localized();
const PASS: Control = Control::area("pass", "testable-f-pass", 5).localized();
const FAIL: Control = Control::area("fail", "testable-f-fail", 4).localized();
const ISSUED: Control = Control::area(at::ISSUED, "testable-f-issued", 5).localized();
const TITLE: Control = Control::text("title", "testable-f-title").localized();
const SUMMARY: Control = Control::text("summary", "testable-f-summary").hint("testable-f-summary-hint").localized();
const HOMEPAGE: Control = Control::text("homepage", "testable-f-homepage").localized();
const R: Control = Control::text("r", "r-component");
const Q: Control = Control::text(at::Q, "q-component");
const F: Control = Control::text("f", "f-component");
const TOPICS: Control = Control::choices(at::TOPIC);

/// Machine-readable rules.
pub const SAVE: &[Control] =
    &[ABNF, START, WIDER, CHECK, SAME, PASS, FAIL, ISSUED, TITLE, SUMMARY, HOMEPAGE, R, Q, F, TOPICS, WAS, INTENT];

/// A checkbox, or an option of a list: value, label, whether it is selected.
struct Choice {
    value: &'static str,
    words: Phrase,
    chosen: bool,
}

#[derive(View)]
#[template(path = "requests/testable.html")]
struct TestablePage {
    shell: Shell,
    number: String,
    title: Phrase,
    nid: String,
    syntax_href: String,
    list_href: String,
    action: String,
    is_revision: bool,
    informal: bool,
    was: String,
    /// Whether rules were saved before.
    saved: bool,
    /// The first message.
    said: Phrase,
    /// Whether rules and examples were derived from the text again and are not saved yet.
    again: bool,
    /// Whether the collapsed fields for value rule, equivalence or components have faults.
    more_open: bool,
    /// Whether the collapsed fields for title, summary, home page and topics have faults.
    found_open: bool,
    /// Whether another window saved different rules.
    stale: bool,
    /// The saved rules, if another window saved first.
    theirs: Vec<(Phrase, String)>,
    abnf: FormField,
    start: FormField,
    wider: bool,
    checks: Vec<Choice>,
    same: FormField,
    pass: FormField,
    fail: FormField,
    issued: FormField,
    names_title: FormField,
    summary: FormField,
    homepage: FormField,
    components: Vec<FormField>,
    topics: Vec<Choice>,
    card: RulesCard,
}

fn load(cx: &Cx) -> Result<RulesEditor, Problem> {
    let account = cx.person()?;
    Ok(cx.read(|conn| {
        let seen = see(conn, cx.number()?, Some(account), cx.now)?;
        RulesEditor::load(conn, own_editable(&seen)?)
    })?)
}

/// The rules of a draft for "Check your answers": as saved, or, for a new version without saved rules, as derived from its Syntax
/// section.
pub(crate) fn card_of(cx: &Cx, request: &Request, registered: Option<&Template>) -> Result<Option<RulesCard>, Problem> {
    if !has_rules(request) {
        return Ok(None);
    }
    let (ground, saved) = cx.read(|conn| Ok((ground(conn, request)?, rules::drafted(conn, &request.id)?)))?;
    let kept = match saved {
        Some((kept, mark)) if is_of(&mark, &ground) => kept,
        Some((kept, _)) => try_rules(kept.rules, &ground, &request.draft),
        None => {
            let changed = registered.is_some_and(|text| text.text(Field::Syntax) != request.draft.text(Field::Syntax));
            let guess = prefilled(request, &ground, registered);
            if !changed || guess.abnf.is_empty() {
                return Ok(None);
            }
            let syntax = syntax_of(&request.draft, &ground.nid);
            let kept = try_guess(&syntax, guess, &ground, &request.draft);
            let card = rules_card(&kept, &request.draft, &ground.nid, Depth::Brief);
            return Ok(Some(RulesCard { guessed: true, ..card }));
        }
    };
    let is_there = !kept.rules.is_empty();
    Ok(is_there.then(|| rules_card(&kept, &request.draft, &ground.nid, Depth::Brief)))
}

/// The status of the page in the list of sections; `None` if the request has no such page.
pub(super) fn task_status(cx: &Cx, request: &Request) -> Result<Option<TaskStatus>, Problem> {
    if !has_rules(request) {
        return Ok(None);
    }
    let saved = cx.read(|conn| Ok(rules::drafted(conn, &request.id)?))?;
    let is_there = saved.is_some_and(|(kept, _)| !kept.rules.is_empty());
    Ok(Some(TaskStatus::new(if is_there { "task-filled" } else { "task-optional" }, "")))
}

fn page(cx: &Cx, desk: &RulesEditor, kept: &TestedRules, stale: bool) -> Result<Reply, Problem> {
    let TestedRules { rules, .. } = kept;
    let (request, nid) = (&desk.request, &desk.ground.nid);
    let field = |field: Control, value: &str| field.with(value, cx);
    let saved = desk.saved.as_ref().map(|(kept, _)| &kept.rules);
    cx.page(&TestablePage {
        shell: Shell::new(cx, page_of(Phrase::new("testable-title"), request), Nav::Register),
        number: request.number.to_string(),
        title: title_of(&request.subject),
        syntax_href: addresses::edit_field(request.number, Field::Syntax),
        list_href: addresses::edit(request.number),
        action: addresses::edit_testable(request.number),
        is_revision: matches!(request.subject, Subject::Revision { .. }),
        informal: matches!(request.subject, Subject::NewInformal { .. }),
        was: fingerprint(&desk.saved_rules()),
        saved: saved.is_some(),
        said: if cx.query.get("saved") == "yes" && cx.faults().is_empty() {
            Phrase::new("testable-saved")
        } else {
            Phrase::default()
        },
        again: cx.query.get("again") == "yes" && cx.faults().is_empty() && !stale,
        more_open: concerns(kept, &["Equivalence", "Value rule", "r-component", "q-component", "f-component"]),
        found_open: concerns(kept, &["Title", "Summary", "Home page", "Topics"]),
        theirs: if stale { saved.map(saved_rows).unwrap_or_default() } else { Vec::new() },
        stale,
        abnf: field(ABNF, &rules.abnf),
        start: field(START, &rules.start).hint(Phrase::new("testable-f-start-hint").with("nid", nid)),
        wider: rules.wider,
        checks: std::iter::once(("", Phrase::new("testable-f-check-none")))
            .chain(checks::ALL.iter().map(|(name, _)| (*name, Phrase::verbatim(*name))))
            .map(|(value, words)| Choice { value, words, chosen: rules.check == value })
            .collect(),
        same: field(SAME, &rules.same),
        pass: field(PASS, &rules.pass).hint(Phrase::new("testable-f-pass-hint").with("most", NAMES_MAX)),
        fail: field(FAIL, &rules.fail).hint(Phrase::new("testable-f-fail-hint").with("most", NAMES_MAX)),
        issued: field(ISSUED, &rules.issued).hint(Phrase::new("testable-f-issued-hint").with("most", ISSUED_MAX)),
        names_title: field(TITLE, &rules.title),
        summary: field(SUMMARY, &rules.summary),
        homepage: field(HOMEPAGE, &rules.homepage),
        components: vec![field(R, &rules.r), field(Q, &rules.q), field(F, &rules.f)],
        topics: rules.choices().map(|(value, chosen)| Choice { value, words: topic_words(value), chosen }).collect(),
        card: rules_card(kept, &request.draft, nid, Depth::Whole),
        nid: nid.clone(),
    })
}

/// Whether a problem is about one of these fields.
fn concerns(kept: &TestedRules, labels: &[&str]) -> bool {
    kept.results.tried.problems.iter().any(|problem| labels.iter().any(|label| problem.starts_with(label)))
}

/// The saved rules, to be shown next to the input.
fn saved_rows(rules: &Testable) -> Vec<(Phrase, String)> {
    let lines = [
        ("testable-f-abnf", &rules.abnf),
        ("testable-f-start", &rules.start),
        ("testable-f-check", &rules.check),
        ("testable-their-same", &rules.same),
        ("testable-f-pass", &rules.pass),
        ("testable-f-fail", &rules.fail),
        ("testable-their-issued", &rules.issued),
        ("testable-their-title", &rules.title),
        ("testable-their-summary", &rules.summary),
        ("testable-their-homepage", &rules.homepage),
    ];
    lines.into_iter().filter(|(_, text)| !text.is_empty()).map(|(label, text)| (Phrase::new(label), text.clone())).collect()
}

/// `GET /requests/{number}/edit/testable`; `?again=yes` derives rules, start rule and examples from the text again, unsaved.
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    if cx.query.get("again") == "yes" {
        let text = syntax_of(&desk.request.draft, &desk.ground.nid);
        let read = Testable::from_syntax(&text, &desk.ground.nid, None);
        let rules = Testable { abnf: read.abnf, start: read.start, pass: read.pass, ..desk.rules() };
        return page(cx, &desk, &try_rules(rules, &desk.ground, &desk.request.draft), false);
    }
    page(cx, &desk, &desk.tried(), false)
}

/// The rules in the form, with LF line breaks.
fn typed(cx: &Cx) -> Testable {
    let text = |field: Control| field.of(&cx.form).replace("\r\n", "\n");
    Testable {
        title: text(TITLE),
        summary: text(SUMMARY),
        topics: TOPICS.all_of(&cx.form),
        homepage: text(HOMEPAGE),
        abnf: text(ABNF),
        start: text(START),
        wider: WIDER.equals(&cx.form, "yes"),
        same: text(SAME),
        check: text(CHECK),
        r: text(R),
        q: text(Q),
        f: text(F),
        pass: text(PASS),
        fail: text(FAIL),
        issued: text(ISSUED),
    }
}

/// `POST /requests/{number}/edit/testable`: saves the rules and tests them.
pub fn save(cx: &Cx) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    let turn = cx.turn()?;
    let number = cx.number()?;
    let rules = typed(cx);
    // Overlong rules are not tested.
    if let Err(refusal) = bounded(&rules) {
        let untested = TestedRules { rules, ..TestedRules::default() };
        return cx.again(|cx| page(cx, &desk, &untested, false), refusal);
    }
    let kept = try_rules(rules, &desk.ground, &desk.request.draft);
    match cx.write(|conn| save_rules(conn, turn, number, WAS.of(&cx.form), &kept, &desk.ground)) {
        Err(Refusal::Stale { .. }) => Ok(Reply { status: 409, ..page(cx, &load(cx)?, &kept, true)? }),
        Err(refusal) => cx.again(|cx| page(cx, &desk, &kept, false), refusal),
        Ok(_) => Ok(Reply::see_other(match INTENT.of(&cx.form) {
            "list" => addresses::edit(number),
            _ => format!("{}?saved=yes#results", addresses::edit_testable(number)),
        })),
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/testable.rs"]
mod samples;
