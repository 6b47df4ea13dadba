//! The registrant's desk: the task list, one field a page, check answers, preview, and the ways out (text, mail).

use crate::acts::draft::{SavedField, fingerprint};
use crate::acts::{draft, submit, team};
use crate::cases::gather::checks;
use crate::cases::guidance::Guidance;
use crate::cases::periods::periods;
use crate::cases::see::Seen;
use crate::cases::settled::with_settled_fields;
use crate::cases::timers::days_after;
use crate::cases::{Request, State, Subject};
use crate::clock::{day, spelled};
use crate::finding::{Finding, Level};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::body::Reader;
use crate::mail::letters::Letter;
use crate::pages::cards::cautions::cautions;
use crate::pages::cards::consent::grounds_field;
use crate::pages::cards::diff::{DiffCard, diff_cards};
use crate::pages::cards::fields::{FieldText, field_texts};
use crate::pages::cards::pledges::PledgeCard;
use crate::pages::cards::railroad;
use crate::pages::cards::repairs::{RepairCard, press};
use crate::pages::cards::rows::{FindingRow, finding_rows, time};
use crate::pages::cards::rules::RulesCard;
use crate::pages::cards::threads::Talk;
use crate::pages::registrant::discussed::{open_on, talk_of};
use crate::pages::registrant::pledges::{self, Beside, beside};
use crate::pages::registrant::sections::{compared, newest, sections_of};
use crate::pages::registrant::status::{TaskStatus, status_of, text_of};
use crate::pages::registrant::testable;
use crate::pages::registrant::whole::{outdated, own};
use crate::refusal::{Fault, Refusal};
use crate::registry::Version;
use crate::resolution::caution::Note;
use crate::template::checks::drafted_revision;
use crate::template::write::{canonical, write};
use crate::template::{Field, Template};
use crate::{mail, registry};
use askama::Template as View;

struct Task {
    key: &'static str,
    href: String,
    words: &'static str,
    hint: &'static str,
    status: TaskStatus,
    /// How many open threads reviewers have on it.
    threads: String,
}

/// The second page of the Syntax section.
fn rules_task(number: &str, words: &'static str) -> Task {
    let status = TaskStatus { words, tag: "" };
    let hint = "Your rules as data, names tried on them, and what a change would break";
    Task {
        key: "testable",
        href: addresses::edit_testable(number),
        words: "Make the syntax testable",
        hint,
        status,
        threads: String::new(),
    }
}

#[derive(View)]
#[template(path = "requests/tasks.html")]
struct TasksPage {
    shell: Shell,
    number: String,
    title: String,
    kind: &'static str,
    state: &'static str,
    is_draft: bool,
    is_correction: bool,
    in_review: bool,
    asked: Option<String>,
    completed: usize,
    of: usize,
    saved_at: Option<String>,
    groups: Vec<(&'static str, Vec<Task>)>,
    left: usize,
    revision: i64,
    note: FormField,
    answer: FormField,
    outdated: Option<(u32, u32)>,
    shared: bool,
    people: usize,
    way: &'static str,
}

pub(super) struct Desk {
    seen: Seen,
    findings: Vec<Finding>,
    current: Option<Version>,
}

pub(super) fn load(cx: &Cx) -> Result<Desk, Problem> {
    let seen = own(cx)?;
    let (findings, current) = cx.read(|conn| {
        let findings = checks::findings(conn, cx.now, &seen.request, &seen.request.draft)?;
        let current = match seen.request.subject.registered() {
            Some((nid, _)) => registry::queries::latest_version(conn, nid)?,
            None => None,
        };
        Ok((findings, current))
    })?;
    Ok(Desk { seen, findings, current })
}

impl Desk {
    /// The registered text a revision or correction starts from, when it is held.
    fn registered(&self) -> Option<&Template> {
        compared(&self.seen.request, self.current.as_ref())
    }
}

/// `GET /requests/{number}/edit`: the task list.
pub fn tasks(cx: &Cx) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    let request = &desk.seen.request;
    let number = request.number.as_str();
    let (events, shared) =
        cx.read(|conn| Ok((crate::history::queries::of_request(conn, &request.id)?, team::is_shared(conn, &request.id)?)))?;
    let asked =
        events.iter().rev().find(|event| matches!(event.act, crate::history::Act::Asked | crate::history::Act::BodyAsked));
    let talk = talk_of(cx, &desk.seen)?;
    let task = |guidance: &&'static Guidance| Task {
        key: guidance.field.key(),
        href: addresses::edit_field(number, guidance.field),
        words: guidance.task,
        hint: guidance.hint,
        status: status_of(request, guidance.field, desk.registered(), &desk.findings),
        threads: open_on(&talk, guidance.field),
    };
    let all = sections_of(request, desk.registered());
    let rules = testable::task_status(cx, request)?;
    let group = |wanted: fn(Field) -> bool| all.iter().filter(|guidance| wanted(guidance.field)).map(task).collect::<Vec<_>>();
    let mut groups = vec![
        ("Before you start", group(|field| matches!(field, Field::NamespaceId | Field::Registrant))),
        (
            "Describe the namespace",
            group(|field| {
                !matches!(
                    field,
                    Field::NamespaceId
                        | Field::Registrant
                        | Field::Documentation
                        | Field::AdditionalInformation
                        | Field::RevisionInformation
                )
            }),
        ),
        (
            "Finish",
            group(|field| matches!(field, Field::Documentation | Field::AdditionalInformation | Field::RevisionInformation)),
        ),
    ];
    if let (Some((_, describe)), Some(words)) = (groups.get_mut(1), rules) {
        let at = describe.iter().position(|task| task.key == Field::Syntax.key()).map_or(describe.len(), |at| at + 1);
        describe.insert(at, rules_task(number, words));
    }
    let completed = |task: &&Task| matches!(task.status.words, "Completed" | "Filled in" | "Unchanged" | "Changed, completed");
    Reply::page(&TasksPage {
        shell: Shell::new(cx, format!("{number}: {}", request.subject.title()), Nav::Register),
        title: request.subject.title(),
        kind: request.subject.words(),
        state: request.state_words(),
        way: request.track.way().words(),
        is_draft: request.state == State::Draft,
        is_correction: matches!(request.subject, Subject::Correction { .. }),
        in_review: request.state == State::Review,
        asked: asked
            .filter(|_| matches!(request.state, State::WithRequester(_)))
            .map(|event| format!("{} asks: {}", event.by, event.detail)),
        completed: groups.iter().flat_map(|(_, tasks)| tasks).filter(completed).count(),
        of: groups.iter().flat_map(|(_, tasks)| tasks).filter(|task| task.status.words != "Optional").count(),
        saved_at: events.iter().rev().find(|event| event.act == crate::history::Act::DraftSaved).map(|event| time(event.at)),
        groups,
        left: desk.findings.iter().filter(|finding| finding.level == Level::Fail).count(),
        revision: request.draft_revision,
        note: FormField::area("note", "What did you change?", "", 3),
        answer: FormField::area("answer", "Your answer", "", 5),
        outdated: outdated(cx, &request.subject)?,
        shared,
        people: desk.seen.team.len(),
        number: number.to_owned(),
    })
}

#[derive(View)]
#[template(path = "requests/field.html")]
struct FieldPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    guidance: &'static Guidance,
    cautions: Vec<Note>,
    clause: &'static str,
    examples: Vec<(String, &'static str, &'static str)>,
    field: FormField,
    repairs: RepairCard,
    was: String,
    done: bool,
    said: &'static str,
    checked: bool,
    findings: Vec<FindingRow>,
    pictures: Vec<railroad::Picture>,
    registered: Option<(u32, String)>,
    diff: Vec<DiffCard>,
    informal: bool,
    drafted: String,
    action: String,
    beside: Option<Beside>,
    /// What reviewers said of this section.
    talk: Talk,
}

/// The section a path names, when the request has a page for it.
fn section_named(cx: &Cx, all: Vec<&'static Guidance>) -> Result<&'static Guidance, Problem> {
    let key = cx.param("field");
    all.into_iter().find(|guidance| guidance.field.key() == key).ok_or_else(|| Problem::not_found("This section"))
}

/// What to say first: what the press before did.
fn said_of(cx: &Cx, no_faults: bool) -> &'static str {
    match (no_faults, cx.query.get("saved"), cx.query.get("taken")) {
        _ if cx.form.has("repair") => "Repaired here, and not saved yet.",
        (true, "yes", _) => "Saved.",
        (true, _, "yes") => "The suggested wording is in your text, and not sent yet. Send a new text from the list of sections.",
        _ => "",
    }
}

struct Show {
    status: u16,
    faults: Vec<Fault>,
    typed: Option<String>,
    checked: bool,
}

fn field_page(cx: &Cx, desk: &Desk, guidance: &'static Guidance, show: Show) -> Result<Reply, Problem> {
    let request = &desk.seen.request;
    let field = guidance.field;
    let stored = text_of(request, field);
    let drafted = match (field, desk.registered()) {
        (Field::RevisionInformation, Some(current)) => drafted_revision(current, &request.draft),
        _ => String::new(),
    };
    // A first draft of what changed; the registered version's own history is no answer to what changes now.
    let start = match desk.registered() {
        Some(current) if field == Field::RevisionInformation && stored == current.text(field) => drafted.clone(),
        _ => stored.clone(),
    };
    let text = show.typed.clone().unwrap_or(start);
    let label = if field == Field::AdditionalInformation {
        "Additional Information (optional)".to_owned()
    } else {
        field.label().to_owned()
    };
    let form_field = if guidance.rows == 1 {
        FormField::text(field.key(), label, text.clone()).hint("Letters, digits and hyphens, 3 to 32 characters")
    } else {
        FormField::area(field.key(), label, text.clone(), guidance.rows)
            .hint("Plain text; lines of up to 72 columns stay as you break them")
    };
    let own: Vec<Finding> = desk
        .findings
        .iter()
        .filter(|finding| finding.field == Some(field.key()) || (field == Field::NamespaceId && finding.id.starts_with('N')))
        .cloned()
        .collect();
    let kind = |nid: &str| if nid.starts_with("urn-") { "informal" } else { "formal" };
    Reply::page_with(
        show.status,
        &FieldPage {
            shell: Shell::new(cx, format!("{}: {}", guidance.task, request.number), Nav::Register)
                .with_errors(!show.faults.is_empty()),
            number: request.number.clone(),
            title: request.subject.title(),
            guidance,
            cautions: cautions(field),
            clause: field.clause(),
            examples: guidance
                .examples
                .iter()
                .map(|example| {
                    (
                        format!("/assignments/urn-{}/{}#f-{}", kind(example.nid), example.nid, field.key()),
                        example.nid,
                        example.why,
                    )
                })
                .collect(),
            field: form_field.faults(&show.faults),
            repairs: RepairCard::of(field, &text),
            // Who goes on with what they typed goes on from the text that they started from.
            was: if show.typed.is_some() { cx.form.get("was").to_owned() } else { fingerprint(request, field) },
            done: request.done.contains(&field) || show.typed.as_ref().is_some_and(|_| cx.form.get("done") == "yes"),
            said: said_of(cx, show.faults.is_empty()),
            checked: show.checked,
            findings: if show.checked { finding_rows(&own) } else { Vec::new() },
            pictures: if field == Field::Syntax { railroad::pictures(&text) } else { Vec::new() },
            registered: desk
                .registered()
                .zip(desk.current.as_ref())
                .map(|(current, version)| (version.number, current.text(field).to_owned()))
                .filter(|(_, text)| !text.is_empty()),
            diff: desk
                .registered()
                .map(|current| diff_cards(&only(current, field), &only(&request.draft, field)))
                .unwrap_or_default(),
            informal: matches!(request.subject, Subject::NewInformal),
            drafted,
            beside: beside(request, field),
            talk: talk_of(cx, &desk.seen)?.take(Some(field)),
            action: addresses::edit_field(&request.number, field),
            faults: show.faults,
        },
    )
}

fn only(template: &Template, field: Field) -> Template {
    Template::default().with(field, template.text(field))
}

/// `GET /requests/{number}/edit/{field}`
pub fn field_form(cx: &Cx) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    let guidance = section_named(cx, sections_of(&desk.seen.request, desk.registered()))?;
    let checked = cx.query.get("checked") == "yes" || cx.query.get("taken") == "yes";
    field_page(cx, &desk, guidance, Show { status: 200, faults: Vec::new(), typed: None, checked })
}

/// `POST /requests/{number}/edit/{field}`: saves this field, then goes on, checks, or goes back to the list.
pub fn save_field(cx: &Cx) -> Result<Reply, Problem> {
    let seen = own(cx)?;
    let newest = newest(cx, &seen.request)?;
    let guidance = section_named(cx, sections_of(&seen.request, compared(&seen.request, newest.as_ref())))?;
    let key = guidance.field.key();
    cx.form.only_with(&[key, "was", "done", "intent", "revision", "repair"], &[], &[key])?;
    let turn = cx.turn()?;
    // A browser ends lines with CR LF; a repair counts bytes as the page showed them.
    let text = cx.form.get(key).replace("\r\n", "\n");
    let text = text.as_str();
    if cx.form.has("repair") {
        let typed = Some(press(guidance.field, text, cx.form.get("repair")));
        return field_page(cx, &load(cx)?, guidance, Show { status: 200, faults: Vec::new(), typed, checked: false });
    }
    let saving = SavedField { field: guidance.field, was: cx.form.get("was"), text, done: cx.form.get("done") == "yes" };
    let number = cx.param("number");
    let saved = match cx.write(|conn| draft::save_field(conn, turn, number, &saving)) {
        Err(Refusal::Stale { .. }) => return stale(cx, guidance, text),
        Err(Refusal::Faults(faults)) => {
            let faults = faults.into_iter().map(|fault| Fault { field: key, ..fault }).collect();
            let show = Show { status: 422, faults, typed: Some(text.to_owned()), checked: false };
            return field_page(cx, &load(cx)?, guidance, show);
        }
        other => other?,
    };
    let list = sections_of(&saved, compared(&saved, newest.as_ref()));
    let next = list.iter().position(|other| other.field == guidance.field).and_then(|i| list.get(i + 1));
    Ok(Reply::see_other(match (cx.form.get("intent"), next) {
        ("check", _) => format!("{}?saved=yes&checked=yes#findings", addresses::edit_field(number, guidance.field)),
        ("list", _) => addresses::edit(number),
        (_, Some(next)) => addresses::edit_field(number, next.field),
        (_, None) => addresses::edit_check(number),
    }))
}

#[derive(View)]
#[template(path = "requests/stale_field.html")]
struct StaleFieldPage {
    shell: Shell,
    action: String,
    was: String,
    saved: String,
    field: FormField,
    diff: Vec<DiffCard>,
}

/// The same field was saved from another window: both texts, what differs, and nothing overwritten.
fn stale(cx: &Cx, guidance: &'static Guidance, mine: &str) -> Result<Reply, Problem> {
    let seen = own(cx)?;
    let request = &seen.request;
    let field = guidance.field;
    let saved = text_of(request, field);
    let mine_only = Template::default().with(field, mine);
    Reply::page_with(
        409,
        &StaleFieldPage {
            shell: Shell::new(cx, "Saved from another window", Nav::Register),
            action: addresses::edit_field(&request.number, field),
            was: fingerprint(request, field),
            diff: diff_cards(&Template::default().with(field, &saved), &mine_only),
            saved,
            field: if guidance.rows == 1 {
                FormField::text(field.key(), "What you typed", mine)
            } else {
                FormField::area(field.key(), "What you typed", mine, guidance.rows)
            },
        },
    )
}

struct Answer {
    label: &'static str,
    key: &'static str,
    text: String,
    change: Option<String>,
    findings: Vec<FindingRow>,
}

#[derive(View)]
#[template(path = "requests/check.html")]
struct CheckPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    is_draft: bool,
    is_correction: bool,
    answers: Vec<Answer>,
    failing: Vec<FindingRow>,
    worth: Vec<FindingRow>,
    general: usize,
    diff: Vec<DiffCard>,
    letter_subject: String,
    letter: String,
    list: String,
    next: &'static str,
    revision: i64,
    pledges: Option<PledgeCard>,
    rules: Option<RulesCard>,
    /// Why the correction may change more than form: asked for when it does.
    grounds: Option<FormField>,
}

/// The letter that goes to the review list when the operators open the review, as it stands now.
fn list_letter(cx: &Cx, request: &Request) -> Letter {
    Letter::ToList {
        number: request.number.clone(),
        title: request.subject.title(),
        text: write(&final_fields(request)),
        until: spelled(day(days_after(cx.now, periods().discussion))),
        link: format!("{}{}", cx.post().public_url, addresses::request(&request.number)),
    }
}

/// The draft as it would be frozen.
fn final_fields(request: &Request) -> Template {
    canonical(&with_settled_fields(&request.draft, &request.subject))
}

pub(super) fn check_page(cx: &Cx, desk: &Desk, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let request = &desk.seen.request;
    let settled = final_fields(request);
    let pages = sections_of(request, desk.registered());
    let answers = Field::ALL.into_iter().filter_map(|field| {
        let change = pages.iter().any(|guidance| guidance.field == field).then(|| addresses::edit_field(&request.number, field));
        let text = settled.text(field).to_owned();
        // What must be fixed or is worth a look stands at the top, once.
        let here = |finding: &&Finding| finding.field == Some(field.key()) && finding.level == Level::Info;
        let own: Vec<Finding> = desk.findings.iter().filter(here).cloned().collect();
        (change.is_some() || !text.is_empty()).then(|| Answer {
            label: field.label(),
            key: field.key(),
            text,
            change,
            findings: finding_rows(&own),
        })
    });
    let of = |wanted: fn(Level) -> bool| {
        finding_rows(&desk.findings.iter().filter(|finding| wanted(finding.level)).cloned().collect::<Vec<_>>())
    };
    let letter = list_letter(cx, request);
    Reply::page_with(
        status,
        &CheckPage {
            shell: Shell::new(cx, format!("Check your answers: {}", request.number), Nav::Register)
                .with_errors(!faults.is_empty()),
            number: request.number.clone(),
            title: request.subject.title(),
            is_draft: request.state == State::Draft,
            is_correction: matches!(request.subject, Subject::Correction { .. }),
            answers: answers.collect(),
            failing: of(|level| level == Level::Fail),
            worth: of(|level| level == Level::Look),
            general: desk.findings.iter().filter(|finding| finding.level == Level::Info).count(),
            diff: desk.registered().map(|current| diff_cards(current, &settled)).unwrap_or_default(),
            letter_subject: letter.subject(),
            letter: letter.body(cx.post(), None, Reader::List).map_err(|error| Problem::internal(&error))?,
            list: cx.post().review_list.clone(),
            revision: request.draft_revision,
            rules: testable::card_of(cx, request, desk.registered())?,
            pledges: pledges::card_of(cx, request)?,
            grounds: grounds_field(cx, &desk.seen.request, &desk.findings, &faults)?,
            next: if matches!(request.subject, Subject::Correction { .. }) {
                "The operators look at it and publish it, usually within two business days."
            } else {
                "The operators check that it is complete and post it to the review list."
            },
            faults,
        },
    )
}

/// `GET /requests/{number}/edit/check`
pub fn check(cx: &Cx) -> Result<Reply, Problem> {
    check_page(cx, &load(cx)?, 200, Vec::new())
}

/// `POST /requests/{number}/edit/check`: submits. Faults are listed; the button is never disabled.
pub fn submit(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["revision"], &[])?;
    let desk = load(cx)?;
    let turn = cx.turn()?;
    let revision = cx.form.get("revision").parse().unwrap_or(-1);
    match cx.write(|conn| submit::submit(conn, turn, cx.param("number"), revision)) {
        Ok(request) => Ok(Reply::see_other(addresses::edit_submitted(&request.number))),
        Err(Refusal::Faults(faults)) => check_page(cx, &desk, 422, faults),
        Err(other) => Err(other.into()),
    }
}

#[derive(View)]
#[template(path = "requests/preview.html")]
pub(crate) struct PreviewPage {
    shell: Shell,
    number: String,
    title: String,
    kind: &'static str,
    fields: Vec<FieldText>,
    text: String,
    own: bool,
}

pub(crate) fn preview_of(cx: &Cx, request: &Request, own: bool) -> Result<Reply, Problem> {
    let settled = final_fields(request);
    let mut shell = Shell::new(cx, format!("Preview: {}", request.subject.title()), Nav::Register);
    shell.private = true;
    Reply::page(&PreviewPage {
        shell,
        number: request.number.clone(),
        title: request.subject.title(),
        kind: request.subject.words(),
        fields: field_texts(&settled),
        text: write(&settled),
        own,
    })
}

/// `GET /requests/{number}/edit/preview`: as it will be published.
pub fn preview(cx: &Cx) -> Result<Reply, Problem> {
    preview_of(cx, &own(cx)?.request, true)
}

/// `GET /requests/{number}/edit/template.txt`: the canonical text, to keep or to send on.
pub fn template_txt(cx: &Cx) -> Result<Reply, Problem> {
    let request = own(cx)?.request;
    let name = format!("attachment; filename=\"{}.txt\"", request.number);
    Ok(Reply::text(write(&final_fields(&request))).header("Content-Disposition", name))
}

/// `GET /requests/{number}/edit/letter.eml`: the letter to the review list, for one's own mail program.
pub fn letter_eml(cx: &Cx) -> Result<Reply, Problem> {
    let request = own(cx)?.request;
    let letter = list_letter(cx, &request);
    let body = letter.body(cx.post(), None, Reader::List).map_err(|error| Problem::internal(&error))?;
    let bytes = mail::delivery::to_send_oneself(&cx.person()?.email, &cx.post().review_list, &letter.subject(), &body, cx.now)
        .map_err(|error| Problem::internal(&error))?;
    let name = format!("attachment; filename=\"{}.eml\"", request.number);
    Ok(Reply::bytes("message/rfc822", bytes).header("Content-Disposition", name))
}

/// `POST /requests/{number}/edit/manner`: makes a correction a new version.
pub fn become_version(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    let request = cx.write(|conn| draft::become_version(conn, turn, cx.param("number")))?;
    Ok(Reply::see_other(addresses::edit(&request.number)))
}
