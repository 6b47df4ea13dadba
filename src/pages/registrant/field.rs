//! The page for the sections of a request that belong together: editing, checking, repairing and saving.

use crate::actions::draft;
use crate::actions::draft::{SavedField, fingerprint};
use crate::actions::threads;
use crate::cases::guidance::Guidance;
use crate::cases::{Subject, syntax};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::{CommentId, sha256};
use crate::pages::partials::about::{page_of, title_of};
use crate::pages::partials::answer_map::AnswerCard;
use crate::pages::partials::cautions::{Caution, cautions};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{field_clause, field_label, form_label};
use crate::pages::partials::meant::{MEANT, offered, typed_or_meant};
use crate::pages::partials::railroad;
use crate::pages::partials::repairs::{RepairCard, press};
use crate::pages::partials::rows::{FindingRow, finding_rows};
use crate::pages::partials::rules::{Depth, RulesCard, rules_card};
use crate::pages::partials::threads::Talk;
use crate::pages::registrant::details::{self, DETAILS};
use crate::pages::registrant::discussed::talk_of;
use crate::pages::registrant::forms::{DONE, INTENT, REPAIR, SAVE_NUMBER, SUGGESTION, WAS, WAS_OF, part};
use crate::pages::registrant::sections::{Page, page_with, sections_of};
use crate::pages::registrant::status::text_of;
use crate::pages::registrant::tasks::{LoadedDraft, load};
use crate::pages::registrant::whole::own;
use crate::refusal::{Fault, Refusal};
use askama::Template as View;
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::answers::Answer;
use urn_registry::template::checks::drafted_revision;
use urn_registry::template::{Field, Template, answers, characters, tidy};

#[derive(View)]
#[template(path = "registrant/field.html")]
struct FieldPage {
    shell: Shell,
    number: String,
    title: Phrase,
    heading: Phrase,
    /// The number of the page, and the number of pages.
    at: (usize, usize),
    sections: Vec<Section>,
    repairs: RepairCard,
    done: bool,
    said: Phrase,
    checked: bool,
    diff: Vec<DiffCard>,
    action: String,
}

/// One section of the page.
struct Section {
    key: &'static str,
    /// Its heading: a message.
    task: &'static str,
    guidance: &'static Guidance,
    cautions: Vec<Caution>,
    clause: Phrase,
    /// URL, registrant, and the message that gives the reason.
    examples: Vec<(String, &'static str, &'static str)>,
    /// Good and bad answers from our example templates.
    answers: Vec<&'static Answer>,
    /// The details of the registrant, from which the section is written while it is empty. They remain until the page is saved.
    details: Vec<FormField>,
    field: FormField,
    /// The name of the hidden field with the text that the edit started from, and its value.
    was: (String, String),
    findings: Vec<FindingRow>,
    /// The sentences that answer questions about this section.
    map: AnswerCard,
    pictures: Vec<railroad::Picture>,
    registered: Option<(u32, String)>,
    informal: bool,
    drafted: String,
    /// Whether a button inserts the draft, because the text does not contain it yet.
    can_insert: bool,
    /// What is understood of the saved Syntax section, after a check.
    understood: Option<RulesCard>,
    /// Reviewer threads on this section.
    talk: Talk,
}

/// The button that inserts the draft.
const INSERT: &str = "draft";

/// The section in the path and its page, if the request has one.
fn page_named(cx: &RequestContext, all: &[&'static Guidance]) -> Result<(Field, Page), Problem> {
    let key = cx.param("field");
    let named = all.iter().find(|guidance| guidance.field.key() == key);
    let field = named.ok_or_else(|| Problem::not_found(Phrase::new("thing-section")))?.field;
    Ok((field, page_with(field, all)))
}

/// The name of the field with the text that the edit of a section started from. The section in the path has the plain name.
fn was_name(field: Field, in_path: Field) -> String {
    if field == in_path { WAS.name.to_owned() } else { format!("{}{}", WAS_OF.name, field.key()) }
}

/// The first message: the effect of the button that was pressed.
fn first_message(cx: &RequestContext) -> Phrase {
    match (cx.faults().is_empty(), cx.query.get("saved"), cx.query.get("taken")) {
        _ if REPAIR.is_submitted(&cx.form) => Phrase::new("draft-repaired"),
        (true, "yes", _) => Phrase::new("field-saved"),
        (true, _, "yes") => Phrase::new("field-taken"),
        _ => Phrase::default(),
    }
}

/// The texts of the sections that were submitted.
type Typed = Vec<(Field, String)>;

struct Show {
    typed: Typed,
    checked: bool,
}

/// The text on which an edit of a section is based: the input, or the stored text.
fn shown_text(draft: &LoadedDraft, field: Field, typed: &[(Field, String)]) -> String {
    if let Some((_, text)) = typed.iter().find(|(other, _)| *other == field) {
        return text.clone();
    }
    let stored = text_of(&draft.view.request, field);
    match draft.registered() {
        // A draft of Revision Information; the revision history of the registered version does not describe the new changes.
        Some(current) if field == Field::RevisionInformation && stored == current.text(field) => drafted_of(draft, field),
        _ => stored,
    }
}

fn section(
    cx: &RequestContext,
    draft: &LoadedDraft,
    (guidance, in_path): (&'static Guidance, Field),
    show: &Show,
    talk: Talk,
) -> Section {
    let request = &draft.view.request;
    let field = guidance.field;
    let text = shown_text(draft, field, &show.typed);
    let drafted = drafted_of(draft, field);
    let form_field =
        part(field).with(&text, cx).labelled(form_label(field)).of_rows(guidance.rows).hint(Phrase::new(guidance.hint));
    let own: Vec<Finding> = draft
        .findings
        .iter()
        .filter(|finding| finding.field == Some(field.key()) || (field == Field::NamespaceId && finding.id.starts_with('N')))
        .cloned()
        .collect();
    let kind = |nid: &str| if nid.starts_with("urn-") { "informal" } else { "formal" };
    let was = was_name(field, in_path);
    // If unsaved input is edited further, the text it started from stays the same.
    let started = if show.typed.iter().any(|(other, _)| *other == field) {
        cx.form.get(&was).to_owned()
    } else {
        fingerprint(request, field)
    };
    Section {
        key: field.key(),
        task: guidance.task,
        guidance,
        cautions: cautions(field),
        clause: field_clause(field),
        examples: guidance
            .examples
            .iter()
            .map(|example| (addresses::section_of(kind(example.nid), example.nid, field), example.nid, example.why))
            .collect(),
        answers: answers::to(field).collect(),
        details: if field == Field::Registrant && (text.is_empty() || !details::written(&cx.form).is_empty()) {
            DETAILS.map(|field| field.shown(cx)).into()
        } else {
            Vec::new()
        },
        field: if field == Field::NamespaceId { offered(form_field) } else { form_field },
        was: (was, started),
        findings: if show.checked { finding_rows(&own) } else { Vec::new() },
        map: AnswerCard::of_field(&request.draft.clone().with(field, &text), field),
        pictures: if field == Field::Syntax { railroad::pictures(&text, None, cx.lang) } else { Vec::new() },
        registered: draft
            .registered()
            .zip(draft.current.as_ref())
            .map(|(current, version)| (version.number, current.text(field).to_owned()))
            .filter(|(_, text)| !text.is_empty()),
        informal: field == Field::Syntax && matches!(request.subject, Subject::NewInformal { .. }),
        can_insert: !drafted.is_empty() && !text.contains(&drafted),
        drafted,
        understood: None,
        talk,
    }
}

fn field_page(cx: &RequestContext, draft: &LoadedDraft, (in_path, page): (Field, &Page), show: &Show) -> Result<Reply, Problem> {
    let request = &draft.view.request;
    let mut talk = talk_of(cx, &draft.view)?;
    let mut sections: Vec<Section> = page
        .sections
        .iter()
        .copied()
        .map(|guidance| section(cx, draft, (guidance, in_path), show, talk.take(Some(guidance.field))))
        .collect();
    if let Some(section) = sections.iter_mut().find(|one| show.checked && one.key == Field::Syntax.key()) {
        section.understood = cx.read(|conn| syntax::of_draft(conn, request))?.map(|found| rules_card(&found, Depth::Brief));
    }
    let texts: Typed =
        page.sections.iter().map(|guidance| (guidance.field, shown_text(draft, guidance.field, &show.typed))).collect();
    let repairs = texts.iter().flat_map(|(field, text)| {
        let of = move |repair| (*field, text.as_str(), repair);
        characters::repairs(*field, text).into_iter().map(of)
    });
    let done = |guidance: &&'static Guidance| request.done.contains(&guidance.field);
    cx.page(&FieldPage {
        shell: Shell::new(cx, page_of(Phrase::new(page.heading), request), Nav::Register),
        number: request.number.to_string(),
        title: title_of(&request.subject),
        heading: Phrase::new(page.heading),
        at: page.at,
        sections,
        repairs: RepairCard::new(repairs, |_, _| None),
        done: page.sections.iter().all(done) || (!show.typed.is_empty() && DONE.equals(&cx.form, "yes")),
        said: first_message(cx),
        checked: show.checked,
        diff: draft.registered().map(|current| diff_cards(&only(current, page), &only(&request.draft, page))).unwrap_or_default(),
        action: addresses::edit_field(request.number, in_path),
    })
}

/// The draft of a section that the program can generate: the list of differences from the registered text.
fn drafted_of(draft: &LoadedDraft, field: Field) -> String {
    match (field, draft.registered()) {
        (Field::RevisionInformation, Some(current)) => drafted_revision(current, &draft.view.request.draft),
        _ => String::new(),
    }
}

/// The sections of a page, as a template.
fn only(template: &Template, page: &Page) -> Template {
    let part = |one: Template, guidance: &&'static Guidance| one.with(guidance.field, template.text(guidance.field));
    page.sections.iter().fold(Template::default(), part)
}

/// `GET /requests/{number}/edit/{field}`
pub fn field_form(cx: &RequestContext) -> Result<Reply, Problem> {
    let draft = load(cx)?;
    let (in_path, page) = page_named(cx, &sections_of(&draft.view.request))?;
    let checked = cx.query.get("checked") == "yes" || cx.query.get("taken") == "yes";
    field_page(cx, &draft, (in_path, &page), &Show { typed: Vec::new(), checked })
}

/// The texts of a submitted page. The section in the path is always among them.
fn typed(cx: &RequestContext, in_path: Field, page: &Page) -> Typed {
    let came = |field: Field| field == in_path || part(field).is_submitted(&cx.form);
    let text = |field: Field| {
        let own = part(field);
        let typed = if field == Field::NamespaceId { typed_or_meant(&cx.form, own) } else { own.of(&cx.form) };
        // Browsers submit line breaks as CR LF; byte offsets of repairs refer to the displayed text.
        typed.replace("\r\n", "\n")
    };
    page.sections.iter().map(|guidance| guidance.field).filter(|field| came(*field)).map(|field| (field, text(field))).collect()
}

/// The errors in the details of the registrant: an invalid address, or a section that was filled in as well, so that one of the two would
/// be lost.
fn faults_of_details(cx: &RequestContext) -> Vec<Fault> {
    let mut faults = details::faults(&cx.form);
    if !part(Field::Registrant).of(&cx.form).trim().is_empty() && !details::written(&cx.form).is_empty() {
        faults.insert(0, part(Field::Registrant).wrong(Phrase::new("details-both")));
    }
    faults
}

/// The texts to save: an empty Registrant section is written from the details.
fn composed(cx: &RequestContext, typed: &[(Field, String)]) -> Typed {
    let text = |(field, text): &(Field, String)| match field {
        Field::Registrant if text.trim().is_empty() => (*field, details::written(&cx.form)),
        _ => (*field, text.clone()),
    };
    typed.iter().map(text).collect()
}

/// `POST /requests/{number}/edit/{field}`: saves the sections of the page, then continues, checks, or returns to the list.
pub fn save_field(cx: &RequestContext) -> Result<Reply, Problem> {
    let view = own(cx)?;
    let (in_path, page) = page_named(cx, &sections_of(&view.request))?;
    let parts = page.sections.iter().map(|guidance| part(guidance.field).mended());
    let fields: Vec<_> =
        parts.chain([MEANT, WAS, WAS_OF, DONE, INTENT, SAVE_NUMBER, REPAIR, SUGGESTION]).chain(DETAILS).collect();
    cx.form.only_of(&fields)?;
    let ctx = cx.action_context()?;
    let mut typed = typed(cx, in_path, &page);
    if REPAIR.is_submitted(&cx.form) {
        for (field, text) in &mut typed {
            *text = press(*field, text, REPAIR.of(&cx.form));
        }
        return field_page(cx, &load(cx)?, (in_path, &page), &Show { typed, checked: false });
    }
    if INTENT.equals(&cx.form, INSERT) {
        let draft = load(cx)?;
        for (field, text) in &mut typed {
            let drafted = drafted_of(&draft, *field);
            if !drafted.is_empty() {
                *text = tidy(&format!("{text}\n\n{drafted}"));
            }
        }
        return field_page(cx, &draft, (in_path, &page), &Show { typed, checked: false });
    }
    let faults = faults_of_details(cx);
    if !faults.is_empty() {
        let show = Show { typed, checked: false };
        return cx.again(|cx| field_page(cx, &load(cx)?, (in_path, &page), &show), Refusal::Faults(faults));
    }
    let texts = composed(cx, &typed);
    let started: Vec<String> = texts.iter().map(|(field, _)| was_name(*field, in_path)).collect();
    let done = DONE.equals(&cx.form, "yes");
    let saving: Vec<SavedField<'_>> = texts
        .iter()
        .zip(&started)
        .map(|((field, text), was)| SavedField { field: *field, was: cx.form.get(was), text, done })
        .collect();
    let number = cx.number()?;
    let suggestion = CommentId::given(SUGGESTION.of(&cx.form));
    let saved = cx.write(|conn| {
        draft::save_fields(conn, ctx, number, &saving)?;
        let Some(id) = &suggestion else { return Ok(None) };
        match threads::use_suggestion(conn, ctx, number, id) {
            // The passage is not in the text that was just typed.
            Err(Refusal::Stale { why }) => Err(Refusal::at(in_path.key(), why)),
            used => used.map(Some),
        }
    });
    match saved {
        Err(Refusal::Stale { .. }) => return stale(cx, in_path, &page, &texts),
        Err(Refusal::Faults(faults)) => {
            let name = |fault: &Fault| typed.iter().map(|(field, _)| field.key()).find(|key| *key == fault.field);
            let faults =
                faults.into_iter().map(|fault| Fault { field: name(&fault).unwrap_or_else(|| in_path.key()), ..fault }).collect();
            let show = Show { typed, checked: false };
            return cx.again(|cx| field_page(cx, &load(cx)?, (in_path, &page), &show), Refusal::Faults(faults));
        }
        Err(other) => return Err(other.into()),
        Ok(Some(field)) => return Ok(Reply::see_other(format!("{}?taken=yes", addresses::edit_field(number, field)))),
        Ok(None) => {}
    }
    Ok(Reply::see_other(match (INTENT.of(&cx.form), page.next) {
        ("check", _) => format!("{}?saved=yes&checked=yes#findings-{}", addresses::edit_field(number, in_path), in_path.key()),
        ("list", _) => addresses::edit(number),
        (_, Some(next)) => addresses::edit_field(number, next),
        (_, None) => addresses::edit_check(number),
    }))
}

#[derive(View)]
#[template(path = "registrant/stale_field.html")]
struct StaleFieldPage {
    shell: Shell,
    action: String,
    /// The stored texts of sections that were saved in another window, with their labels.
    saved: Vec<(Phrase, String)>,
    /// All sections that were submitted, each with the name and the value of the hidden field of its stored text.
    fields: Vec<(FormField, String, String)>,
    diff: Vec<DiffCard>,
}

/// A section was saved from another window: shows both texts and the differences; nothing is overwritten.
fn stale(cx: &RequestContext, in_path: Field, page: &Page, typed: &[(Field, String)]) -> Result<Reply, Problem> {
    let view = own(cx)?;
    let request = &view.request;
    let (mut before, mut mine, mut saved, mut fields) = (Template::default(), Template::default(), Vec::new(), Vec::new());
    for guidance in &page.sections {
        let field = guidance.field;
        let Some((_, text)) = typed.iter().find(|(other, _)| *other == field) else { continue };
        let (name, now, stored) = (was_name(field, in_path), fingerprint(request, field), text_of(request, field));
        let started = cx.form.get(&name);
        // A section that was not changed here is shown as it is stored now.
        let is_untouched = sha256(text.as_bytes()) == started;
        let own = part(field).with(if is_untouched { &stored } else { text }, cx).of_rows(guidance.rows);
        if started == now || is_untouched {
            fields.push((own.labelled(form_label(field)), name, now));
            continue;
        }
        fields.push((own.labelled(Phrase::new("draft-stale-typed").with("label", field_label(field))), name, now));
        before.set(field, &stored);
        mine.set(field, text);
        saved.push((field_label(field), stored));
    }
    cx.page_with(
        409,
        &StaleFieldPage {
            shell: Shell::new(cx, Phrase::new("draft-stale"), Nav::Register),
            action: addresses::edit_field(request.number, in_path),
            diff: diff_cards(&before, &mine),
            saved,
            fields,
        },
    )
}
