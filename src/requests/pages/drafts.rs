//! The registrant's pages: starting a request, pasting a template, working on the text, answering.

use super::{DiffCard, FindingRow, RequestRow, diff_cards, finding_rows, request_row};
use crate::finding::Finding;
use crate::refusal::{Fault, Refusal};
use crate::registry;
use crate::requests::actions::{self, Seen, Start, own_editable, see};
use crate::requests::workflow::Move;
use crate::requests::{Request, State, Subject, queries};
use crate::template::read::{Form, Reading, read};
use crate::template::{Field, MAX_BYTES, Template};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::FormField;
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/start.html")]
struct StartPage {
    shell: Shell,
    faults: Vec<Fault>,
    field: FormField,
    kind: String,
    revise: FormField,
    mine: Vec<RequestRow>,
    signed_in: bool,
}

fn start_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let mine = match cx.viewer() {
        Some(account) => cx.read(|conn| Ok(queries::of_owner(conn, &account.id)?))?,
        None => Vec::new(),
    };
    let revise = if cx.is_write() { cx.form.get("revise") } else { cx.query.get("revise") };
    let kind = match (typed.get("kind"), revise.is_empty()) {
        ("", false) => "revision",
        ("", true) => "new_formal",
        (kind, _) => kind,
    };
    Reply::page_with(
        status,
        &StartPage {
            shell: Shell::new(cx, "Register a namespace", Nav::Register).with_errors(!faults.is_empty()),
            field: FormField::text("nid", "Namespace ID you wish for", typed.get("nid"))
                .hint("Letters, digits and hyphens, 3 to 32 characters")
                .faults(&faults),
            revise: FormField::text("revise", "Namespace to revise", revise)
                .hint("Its namespace ID, for example nbn")
                .faults(&faults),
            kind: kind.to_owned(),
            faults,
            mine: mine.iter().map(|request| request_row(request, own_page(request))).collect(),
            signed_in: cx.viewer().is_some(),
        },
    )
}

fn own_page(request: &Request) -> String {
    match request.state {
        State::Draft | State::WithRequester(_) | State::Review => addresses::edit(&request.number),
        _ => addresses::request(&request.number),
    }
}

/// `GET /register`
pub fn start_form(cx: &Cx) -> Result<Reply, Problem> {
    start_page(cx, 200, Vec::new())
}

/// What the start form asks for; faults at its fields when it cannot be.
fn what_to_start(cx: &Cx) -> Result<Start, Problem> {
    let fault = |field, message: &str| Problem::from(Refusal::at(field, message));
    match cx.form.get("kind") {
        "new_formal" => {
            let nid = cx.form.get("nid").trim().to_owned();
            if nid.is_empty() {
                return Err(fault("nid", "Enter the namespace ID"));
            }
            cx.read(|conn| actions::may_wish(conn, &nid))?;
            Ok(Start::NewFormal(nid))
        }
        "new_informal" => Ok(Start::NewInformal),
        "revision" => match cx.form.get("revise").trim() {
            "" => Err(fault("revise", "Enter the namespace to revise")),
            nid => Ok(Start::Revision(nid.to_owned())),
        },
        _ => Err(fault("kind", "Choose what you want to register")),
    }
}

fn begin(cx: &Cx, start: &Start, text: Option<&Template>) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let request = cx.write(|conn| actions::start(conn, turn, start, text)).map_err(|refusal| match refusal {
        Refusal::Faults(faults) => Refusal::Faults(
            faults
                .into_iter()
                .map(|fault| Fault { field: if fault.field == "nid" { "revise" } else { fault.field }, ..fault })
                .collect(),
        ),
        other => other,
    })?;
    Ok(Reply::see_other(addresses::edit(&request.number)))
}

/// `POST /register`
pub fn start(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["kind", "nid", "revise"], &[])?;
    match what_to_start(cx).and_then(|start| begin(cx, &start, None)) {
        Ok(reply) => Ok(reply),
        Err(problem) => start_page(cx, 422, problem.into_faults()?),
    }
}

#[derive(View)]
#[template(path = "requests/paste.html")]
struct PastePage {
    shell: Shell,
    faults: Vec<Fault>,
    field: FormField,
    kind: String,
    nid: FormField,
    placed: Option<Placed>,
}

/// What went where.
struct Placed {
    form: &'static str,
    rows: Vec<PlacedRow>,
    unplaced: Vec<(usize, String)>,
    unplaced_count: usize,
    notes: Vec<String>,
}

struct PlacedRow {
    label: &'static str,
    found_as: String,
    text: String,
}

fn placed(reading: &Reading) -> Placed {
    /// Lines shown of what found no place; the rest is counted.
    const SHOWN: usize = 200;
    let rows = Field::ALL.into_iter().map(|field| PlacedRow {
        label: field.label(),
        found_as: reading
            .labels
            .get(field.key())
            .map_or_else(|| "not found".to_owned(), |found| format!("line {}: {}", found.line, found.label)),
        text: reading.template.text(field).to_owned(),
    });
    Placed {
        form: match reading.form {
            Form::Rfc8141 => "RFC 8141, Appendix A",
            Form::Rfc3406 => "the older form of RFC 3406",
        },
        rows: rows.collect(),
        unplaced: reading.unplaced.iter().take(SHOWN).map(|unplaced| (unplaced.line, unplaced.text.clone())).collect(),
        unplaced_count: reading.unplaced.len(),
        notes: reading.notes.clone(),
    }
}

fn paste_page(cx: &Cx, status: u16, faults: Vec<Fault>, reading: Option<&Reading>) -> Result<Reply, Problem> {
    let suggested = reading.and_then(|reading| reading.template.nid()).map(|nid| nid.to_string()).unwrap_or_default();
    let nid = if cx.form.get("nid").is_empty() { suggested.clone() } else { cx.form.get("nid").to_owned() };
    let registered = match crate::nid::Nid::parse(&suggested) {
        Ok(nid) => cx.read(|conn| Ok(registry::queries::by_nid(conn, &nid)?))?.is_some(),
        Err(_) => false,
    };
    let kind = match cx.form.get("kind") {
        "" if registered => "revision",
        "" if suggested.is_empty() && reading.is_some() => "new_informal",
        "" => "new_formal",
        kind => kind,
    };
    Reply::page_with(
        status,
        &PastePage {
            shell: Shell::new(cx, "Paste a finished template", Nav::Register).with_errors(!faults.is_empty()),
            field: FormField::area("template", "Template", cx.form.get("template"), 16)
                .hint("The whole text, in the form of RFC 8141 or the older one; an RFC or Internet-Draft around it does no harm")
                .faults(&faults),
            nid: FormField::text("nid", "Namespace ID", nid)
                .hint("Leave it as it was found, or correct it; not needed for the informal path")
                .faults(&faults),
            kind: kind.to_owned(),
            placed: reading.map(placed),
            faults,
        },
    )
}

/// `GET /register/paste`
pub fn paste_form(cx: &Cx) -> Result<Reply, Problem> {
    paste_page(cx, 200, Vec::new(), None)
}

/// `POST /register/paste`: first shows what went where, then, with *Use it*, starts the draft.
pub fn paste(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["template", "kind", "nid", "intent"], &[])?;
    let text = cx.form.get("template");
    if text.trim().is_empty() {
        return paste_page(cx, 422, vec![Fault::new("template", "Paste the template")], None);
    }
    if text.len() > MAX_BYTES {
        return Err(Problem::too_large(MAX_BYTES));
    }
    let reading = read(text);
    if reading.template.is_empty() {
        let fault = Fault::new(
            "template",
            "No field of a registration template was found in this text; its labels look like \"Namespace ID:\" and \"Purpose:\"",
        );
        return paste_page(cx, 422, vec![fault], None);
    }
    if cx.form.get("intent") != "use" {
        return paste_page(cx, 200, Vec::new(), Some(&reading));
    }
    let nid = cx.form.get("nid").trim();
    let start = match cx.form.get("kind") {
        "new_formal" => Ok(Start::NewFormal(nid.to_owned())),
        "new_informal" => Ok(Start::NewInformal),
        "revision" => Ok(Start::Revision(nid.to_owned())),
        _ => Err(Problem::from(Refusal::at("kind", "Choose what you want to register"))),
    };
    match start.and_then(|start| begin(cx, &start, Some(&reading.template))) {
        Ok(reply) => Ok(reply),
        Err(problem) => {
            let faults = problem
                .into_faults()?
                .into_iter()
                .map(|fault| Fault { field: if fault.field == "revise" { "nid" } else { fault.field }, ..fault })
                .collect();
            paste_page(cx, 422, faults, Some(&reading))
        }
    }
}

#[derive(View)]
#[template(path = "requests/edit.html")]
struct EditPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    kind: &'static str,
    state: &'static str,
    is_draft: bool,
    in_review: bool,
    asked: bool,
    questions: Vec<String>,
    fields: Vec<FormField>,
    revision: i64,
    saved: bool,
    checked: bool,
    findings: Vec<FindingRow>,
    note: FormField,
    answer: FormField,
    send: bool,
    /// The base version and the newest, when they differ.
    outdated: Option<(u32, u32)>,
    public_href: String,
}

fn hint(field: Field) -> &'static str {
    match field {
        Field::NamespaceId => "",
        Field::Registrant => {
            "Name and address of the organization or person; name and contact of somebody to reach. All of it is published"
        }
        Field::Purpose => "What is named, for whom, what users gain, and how it relates to other namespaces (6.4.1)",
        Field::Syntax => {
            "How a name is built, how characters are encoded, when two names are the same, and what q- and f-components mean (6.4.2)"
        }
        Field::Assignment => "Who assigns names, how they stay unique, and how long they last (6.4.3)",
        Field::SecurityAndPrivacy => "What could go wrong for people who assign or use the names (6.4.4)",
        Field::Interoperability => "Anything in the syntax or the scope that may get in others' way (6.4.5)",
        Field::Resolution => "Whether names can be resolved, and by whom (6.4.6)",
        Field::Documentation => "A stable document that says more",
        Field::AdditionalInformation => "Optional (6.4.7)",
        Field::RevisionInformation => {
            "What changed since the registered version, and whether technology or management changed (6.2)"
        }
        Field::Version | Field::Date => "",
    }
}

fn fields_of(subject: &Subject, settled: bool, wish: &str, template: &Template, faults: &[Fault]) -> Vec<FormField> {
    let mut fields = Vec::new();
    match subject {
        Subject::NewFormal { .. } if settled => {}
        Subject::NewFormal { .. } => {
            fields.push(
                FormField::text("namespace_id", "Namespace ID", wish)
                    .hint("Letters, digits and hyphens, 3 to 32 characters")
                    .faults(faults),
            );
        }
        Subject::Revision { .. } => fields.push(
            FormField::area("namespace_id", "Namespace ID", template.text(Field::NamespaceId), 2)
                .hint("The name; a remark on it may follow on the next lines")
                .faults(faults),
        ),
        Subject::NewInformal => {}
    }
    let is_revision = matches!(subject, Subject::Revision { .. });
    for field in Field::WRITTEN {
        if field == Field::RevisionInformation && !is_revision {
            continue;
        }
        let label = if field == Field::AdditionalInformation {
            format!("{} (optional)", field.label())
        } else {
            field.label().to_owned()
        };
        let rows = if matches!(field, Field::Documentation | Field::AdditionalInformation) { 3 } else { 8 };
        fields.push(FormField::area(field.key(), label, template.text(field), rows).hint(hint(field)).faults(faults));
    }
    fields
}

/// The form's text laid over the stored draft: fields the form does not show stay as they are.
fn typed(cx: &Cx, request: &Request) -> Template {
    let mut template = request.draft.clone();
    for field in Field::ALL {
        if cx.form.has(field.key()) && !(field == Field::NamespaceId && matches!(request.subject, Subject::NewFormal { .. })) {
            template.set(field, cx.form.get(field.key()));
        }
    }
    template
}

/// The base of a revision and the newest version, when another one was registered meanwhile.
fn outdated(cx: &Cx, subject: &Subject) -> Result<Option<(u32, u32)>, Problem> {
    let Subject::Revision { nid, base } = subject else { return Ok(None) };
    let newest = cx.read(|conn| Ok(registry::queries::latest_version(conn, nid)?))?;
    Ok(newest.filter(|newest| newest.number != *base).map(|newest| (*base, newest.number)))
}

struct Show<'a> {
    status: u16,
    faults: Vec<Fault>,
    template: &'a Template,
    wish: String,
    revision: i64,
    saved: bool,
    findings: Option<Vec<Finding>>,
}

fn edit_page(cx: &Cx, seen: &Seen, show: Show<'_>) -> Result<Reply, Problem> {
    let request = &seen.request;
    let questions = match request.state {
        State::WithRequester(_) => cx.read(|conn| Ok(crate::history::queries::of_request(conn, &request.id)?))?,
        _ => Vec::new(),
    };
    let last_question = questions.into_iter().rev().find(|event| event.act == crate::history::Act::Asked);
    // Faults of fields the form does not show point at the first field.
    Reply::page_with(
        show.status,
        &EditPage {
            shell: Shell::new(cx, format!("{}: {}", request.number, request.subject.title()), Nav::Register)
                .with_errors(!show.faults.is_empty()),
            fields: fields_of(&request.subject, request.state != State::Draft, &show.wish, show.template, &show.faults),
            number: request.number.clone(),
            title: request.subject.title(),
            kind: request.subject.words(),
            state: request.state.words(),
            is_draft: request.state == State::Draft,
            in_review: request.state == State::Review,
            asked: matches!(request.state, State::WithRequester(_)),
            questions: last_question.map(|event| format!("{} asks: {}", event.by, event.detail)).into_iter().collect(),
            revision: show.revision,
            saved: show.saved,
            checked: show.findings.is_some(),
            findings: finding_rows(show.findings.as_deref().unwrap_or_default()),
            note: FormField::area("note", "What did you change?", cx.form.get("note"), 3).faults(&show.faults),
            answer: FormField::area("answer", "Your answer", cx.form.get("answer"), 5).faults(&show.faults),
            send: cx.form.get("send") == "yes",
            outdated: outdated(cx, &request.subject)?,
            public_href: addresses::request(&request.number),
            faults: show.faults,
        },
    )
}

fn wish_of(request: &Request) -> String {
    request.subject.nid().unwrap_or_default().to_owned()
}

/// Whoever may not see the draft reads that it does not exist; who sees the request but does not own it may not edit it.
fn own(cx: &Cx) -> Result<Seen, Problem> {
    let account = cx.person()?;
    let seen = cx.read(|conn| see(conn, cx.param("number"), Some(account)))?;
    own_editable(&seen)?;
    Ok(seen)
}

/// `GET /requests/{number}/edit`
pub fn edit_form(cx: &Cx) -> Result<Reply, Problem> {
    let seen = own(cx)?;
    let request = &seen.request;
    let checked = cx.query.get("checked") == "yes";
    let findings = if checked { Some(cx.read(|conn| actions::findings(conn, cx.now, request, &request.draft))?) } else { None };
    edit_page(
        cx,
        &seen,
        Show {
            status: 200,
            faults: Vec::new(),
            template: &request.draft,
            wish: wish_of(request),
            revision: request.draft_revision,
            saved: cx.query.get("saved") == "yes",
            findings,
        },
    )
}

#[derive(View)]
#[template(path = "requests/stale.html")]
struct StalePage {
    shell: Shell,
    number: String,
    revision: i64,
    wish: FormField,
    has_wish: bool,
    mine: Vec<FormField>,
    diff: Vec<DiffCard>,
}

/// Two windows saved: both texts and what differs, and nothing overwritten.
fn stale_page(cx: &Cx, seen: &Seen) -> Result<Reply, Problem> {
    let request = &seen.request;
    let mine = typed(cx, request);
    let fields = Field::ALL
        .into_iter()
        .filter(|field| {
            cx.form.has(field.key()) && !(*field == Field::NamespaceId && matches!(request.subject, Subject::NewFormal { .. }))
        })
        .map(|field| FormField::area(field.key(), field.label(), mine.text(field), 6));
    Reply::page_with(
        409,
        &StalePage {
            shell: Shell::new(cx, "Saved from another window", Nav::Register),
            number: request.number.clone(),
            revision: request.draft_revision,
            wish: FormField::text("namespace_id", "Namespace ID", cx.form.get("namespace_id")),
            has_wish: matches!(request.subject, Subject::NewFormal { .. }),
            mine: fields.collect(),
            diff: diff_cards(&request.draft, &mine),
        },
    )
}

/// `POST /requests/{number}/edit`: saves; with another intent also checks or submits. What was typed is saved first, so that a
/// refusal loses nothing.
pub fn edit(cx: &Cx) -> Result<Reply, Problem> {
    let mut known: Vec<&str> = Field::ALL.iter().map(|field| field.key()).collect();
    known.extend(["revision", "intent", "note", "answer", "send"]);
    cx.form.only(&known, &[])?;
    let seen = own(cx)?;
    let template = typed(cx, &seen.request);
    let wish = matches!(seen.request.subject, Subject::NewFormal { .. }).then(|| {
        if cx.form.has("namespace_id") { cx.form.get("namespace_id").trim().to_owned() } else { wish_of(&seen.request) }
    });
    let revision = cx.form.get("revision").parse::<i64>().unwrap_or(-1);
    let turn = cx.turn()?;
    let saved = match cx.write(|conn| actions::save_draft(conn, turn, cx.param("number"), revision, wish.as_deref(), &template)) {
        Err(Refusal::Stale { .. }) => return stale_page(cx, &cx.read(|conn| see(conn, cx.param("number"), Some(turn.who)))?),
        Err(Refusal::Faults(faults)) => {
            let show = Show {
                status: 422,
                faults,
                template: &template,
                wish: wish.unwrap_or_default(),
                revision,
                saved: false,
                findings: None,
            };
            return edit_page(cx, &seen, show);
        }
        other => other?,
    };
    match cx.form.get("intent") {
        "check" => Ok(Reply::see_other(format!("{}?saved=yes&checked=yes#findings", addresses::edit(&saved.number)))),
        "submit" => then(cx, &saved, cx.write(|conn| actions::submit(conn, turn, &saved.number).map(|_| ()))),
        "send" => {
            then(cx, &saved, cx.write(|conn| actions::send_snapshot(conn, turn, &saved.number, cx.form.get("note")).map(|_| ())))
        }
        "answer" => {
            let send = cx.form.get("send") == "yes";
            then(cx, &saved, cx.write(|conn| actions::answer(conn, turn, &saved.number, cx.form.get("answer"), send)))
        }
        _ => Ok(Reply::see_other(format!("{}?saved=yes", addresses::edit(&saved.number)))),
    }
}

/// After the act that followed the save: on to the request, or the page again with what is wrong.
fn then(cx: &Cx, saved: &Request, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    let faults = match done {
        Ok(()) => return Ok(Reply::see_other(addresses::request(&saved.number))),
        Err(Refusal::Faults(faults)) => faults,
        Err(other) => return Err(other.into()),
    };
    let account = cx.person()?;
    let seen = cx.read(|conn| see(conn, &saved.number, Some(account)))?;
    let findings = cx.read(|conn| actions::findings(conn, cx.now, saved, &saved.draft))?;
    edit_page(
        cx,
        &seen,
        Show {
            status: 422,
            faults,
            template: &saved.draft,
            wish: wish_of(saved),
            revision: saved.draft_revision,
            saved: true,
            findings: Some(findings),
        },
    )
}

/// `POST /requests/{number}/edit/rebase`
pub fn rebase(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    let request = cx.write(|conn| actions::rebase(conn, turn, cx.param("number")))?;
    Ok(Reply::see_other(addresses::edit(&request.number)))
}

#[derive(View)]
#[template(path = "requests/withdraw.html")]
struct WithdrawPage {
    shell: Shell,
    number: String,
    title: String,
}

/// `POST /requests/{number}/edit/withdraw`: asks once more, then does it.
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["sure"], &[])?;
    let turn = cx.turn()?;
    let seen = cx.read(|conn| see(conn, cx.param("number"), Some(turn.who)))?;
    seen.permit(Move::Withdraw)?;
    if cx.form.get("sure") != "yes" {
        return Reply::page(&WithdrawPage {
            shell: Shell::new(cx, "Withdraw the request", Nav::Register),
            number: seen.request.number.clone(),
            title: seen.request.subject.title(),
        });
    }
    cx.write(|conn| actions::withdraw(conn, turn, cx.param("number")))?;
    Ok(Reply::see_other(addresses::request(cx.param("number"))))
}
