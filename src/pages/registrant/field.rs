//! The page for one section of a request: editing, checking, repairing and saving.

use crate::actions::draft;
use crate::actions::draft::{SavedField, fingerprint};
use crate::cases::Subject;
use crate::cases::guidance::Guidance;
use crate::finding::Finding;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::pages::partials::about::{page_of, title_of};
use crate::pages::partials::answer_map::AnswerCard;
use crate::pages::partials::cautions::{Caution, cautions};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{field_clause, form_label};
use crate::pages::partials::meant::{MEANT, offered, typed_or_meant};
use crate::pages::partials::railroad;
use crate::pages::partials::repairs::{RepairCard, press};
use crate::pages::partials::rows::{FindingRow, finding_rows};
use crate::pages::partials::threads::Talk;
use crate::pages::registrant::discussed::talk_of;
use crate::pages::registrant::forms::{DONE, INTENT, REPAIR, REVISION, WAS, part};
use crate::pages::registrant::pledges::{Beside, beside};
use crate::pages::registrant::sections::{compared, newest, sections_of};
use crate::pages::registrant::status::text_of;
use crate::pages::registrant::tasks::{Desk, load};
use crate::pages::registrant::whole::own;
use crate::refusal::{Fault, Refusal};
use crate::template::answers::Answer;
use crate::template::checks::drafted_revision;
use crate::template::{Field, Template, answers, tidy};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/field.html")]
struct FieldPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: Phrase,
    guidance: &'static Guidance,
    cautions: Vec<Caution>,
    clause: Phrase,
    /// URL, registrant, and the message that gives the reason.
    examples: Vec<(String, &'static str, &'static str)>,
    /// Good and bad answers from our example templates.
    answers: Vec<&'static Answer>,
    field: FormField,
    repairs: RepairCard,
    was: String,
    done: bool,
    said: Phrase,
    checked: bool,
    findings: Vec<FindingRow>,
    /// The sentences that answer questions about this section.
    map: AnswerCard,
    pictures: Vec<railroad::Picture>,
    registered: Option<(u32, String)>,
    diff: Vec<DiffCard>,
    informal: bool,
    drafted: String,
    /// Whether a button inserts the draft: the text does not have it yet.
    can_insert: bool,
    action: String,
    beside: Option<Beside>,
    /// Reviewer threads on this section.
    talk: Talk,
}

/// The button that inserts the draft.
const INSERT: &str = "draft";

/// The section in the path, if the request has a page for it.
fn section_named(cx: &Cx, all: Vec<&'static Guidance>) -> Result<&'static Guidance, Problem> {
    let key = cx.param("field");
    all.into_iter().find(|guidance| guidance.field.key() == key).ok_or_else(|| Problem::not_found(Phrase::new("thing-section")))
}

/// The first message: what the previous button did.
fn said_of(cx: &Cx, no_faults: bool) -> Phrase {
    match (no_faults, cx.query.get("saved"), cx.query.get("taken")) {
        _ if REPAIR.came(&cx.form) => Phrase::new("draft-repaired"),
        (true, "yes", _) => Phrase::new("field-saved"),
        (true, _, "yes") => Phrase::new("field-taken"),
        _ => Phrase::default(),
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
    let drafted = drafted_of(desk, field);
    // A draft of Revision Information; the revision history of the registered version does not describe the new changes.
    let start = match desk.registered() {
        Some(current) if field == Field::RevisionInformation && stored == current.text(field) => drafted.clone(),
        _ => stored.clone(),
    };
    let text = show.typed.clone().unwrap_or(start);
    let hint = if guidance.rows == 1 { "draft-f-nid-hint" } else { "field-f-lines-hint" };
    let form_field =
        part(field).with(&text, &show.faults).labelled(form_label(field)).of_rows(guidance.rows).hint(Phrase::new(hint));
    let own: Vec<Finding> = desk
        .findings
        .iter()
        .filter(|finding| finding.field == Some(field.key()) || (field == Field::NamespaceId && finding.id.starts_with('N')))
        .cloned()
        .collect();
    let kind = |nid: &str| if nid.starts_with("urn-") { "informal" } else { "formal" };
    cx.page_with(
        show.status,
        &FieldPage {
            shell: Shell::new(cx, page_of(Phrase::new(guidance.task), request), Nav::Register)
                .with_errors(!show.faults.is_empty()),
            number: request.number.to_string(),
            title: title_of(&request.subject),
            guidance,
            cautions: cautions(field),
            clause: field_clause(field),
            examples: guidance
                .examples
                .iter()
                .map(|example| (addresses::section_of(kind(example.nid), example.nid, field), example.nid, example.why))
                .collect(),
            answers: answers::to(field).collect(),
            field: if field == Field::NamespaceId { offered(form_field) } else { form_field },
            repairs: RepairCard::of(field, &text),
            // If unsaved input is edited further, the text it started from stays the same.
            was: if show.typed.is_some() { WAS.of(&cx.form).to_owned() } else { fingerprint(request, field) },
            done: request.done.contains(&field) || show.typed.as_ref().is_some_and(|_| DONE.says(&cx.form, "yes")),
            said: said_of(cx, show.faults.is_empty()),
            checked: show.checked,
            findings: if show.checked { finding_rows(&own) } else { Vec::new() },
            map: AnswerCard::of_field(&request.draft.clone().with(field, &text), field),
            pictures: if field == Field::Syntax { railroad::pictures(&text, None, cx.lang) } else { Vec::new() },
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
            can_insert: !drafted.is_empty() && !text.contains(&drafted),
            drafted,
            beside: beside(request, field),
            talk: talk_of(cx, &desk.seen)?.take(Some(field)),
            action: addresses::edit_field(request.number, field),
            faults: show.faults,
        },
    )
}

/// The draft of a section that the program can generate: the list of differences from the registered text.
fn drafted_of(desk: &Desk, field: Field) -> String {
    match (field, desk.registered()) {
        (Field::RevisionInformation, Some(current)) => drafted_revision(current, &desk.seen.request.draft),
        _ => String::new(),
    }
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

/// `POST /requests/{number}/edit/{field}`: saves this field, then continues, checks, or returns to the list.
pub fn save_field(cx: &Cx) -> Result<Reply, Problem> {
    let seen = own(cx)?;
    let newest = newest(cx, &seen.request)?;
    let guidance = section_named(cx, sections_of(&seen.request, compared(&seen.request, newest.as_ref())))?;
    let own_part = part(guidance.field).mended();
    cx.form.only_of(&[own_part, MEANT, WAS, DONE, INTENT, REVISION, REPAIR])?;
    let turn = cx.turn()?;
    // Browsers submit line breaks as CR LF; byte offsets of repairs refer to the displayed text.
    let typed = if guidance.field == Field::NamespaceId { typed_or_meant(&cx.form, own_part) } else { own_part.of(&cx.form) };
    let text = typed.replace("\r\n", "\n");
    let text = text.as_str();
    if REPAIR.came(&cx.form) {
        let typed = Some(press(guidance.field, text, REPAIR.of(&cx.form)));
        return field_page(cx, &load(cx)?, guidance, Show { status: 200, faults: Vec::new(), typed, checked: false });
    }
    if INTENT.says(&cx.form, INSERT) {
        let desk = load(cx)?;
        let typed = tidy(&format!("{text}\n\n{}", drafted_of(&desk, guidance.field)));
        return field_page(cx, &desk, guidance, Show { status: 200, faults: Vec::new(), typed: Some(typed), checked: false });
    }
    let saving = SavedField { field: guidance.field, was: WAS.of(&cx.form), text, done: DONE.says(&cx.form, "yes") };
    let number = cx.number()?;
    let saved = match cx.write(|conn| draft::save_field(conn, turn, number, &saving)) {
        Err(Refusal::Stale { .. }) => return stale(cx, guidance, text),
        Err(Refusal::Faults(faults)) => {
            let faults = faults.into_iter().map(|fault| Fault { field: own_part.name, ..fault }).collect();
            let show = Show { status: 422, faults, typed: Some(text.to_owned()), checked: false };
            return field_page(cx, &load(cx)?, guidance, show);
        }
        other => other?,
    };
    let list = sections_of(&saved, compared(&saved, newest.as_ref()));
    let next = list.iter().position(|other| other.field == guidance.field).and_then(|i| list.get(i + 1));
    Ok(Reply::see_other(match (INTENT.of(&cx.form), next) {
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

/// The same field was saved from another window: shows both texts and the differences; nothing is overwritten.
fn stale(cx: &Cx, guidance: &'static Guidance, mine: &str) -> Result<Reply, Problem> {
    let seen = own(cx)?;
    let request = &seen.request;
    let field = guidance.field;
    let saved = text_of(request, field);
    let mine_only = Template::default().with(field, mine);
    cx.page_with(
        409,
        &StaleFieldPage {
            shell: Shell::new(cx, Phrase::new("draft-stale"), Nav::Register),
            action: addresses::edit_field(request.number, field),
            was: fingerprint(request, field),
            diff: diff_cards(&Template::default().with(field, &saved), &mine_only),
            saved,
            field: part(field).with(mine, &[]).labelled(Phrase::new("draft-stale-typed")).of_rows(guidance.rows),
        },
    )
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/field.rs"]
mod samples;
