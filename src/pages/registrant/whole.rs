//! The whole text of a request on one page, as an alternative to sections: saving, checking, submitting, replying.

use crate::actions::{close, draft, request_info, submit};
use crate::cases::gather::checks;
use crate::cases::guards::text::own_editable;
use crate::cases::guidance;
use crate::cases::moves::Action;
use crate::cases::viewer::{RequestView, load_view};
use crate::cases::{Party, Request, State, Subject};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::about::{page_title, question_of, title_of};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{field_label, form_label};
use crate::pages::partials::meant::{offered, typed_or_meant};
use crate::pages::partials::narrow::NarrowPage;
use crate::pages::partials::repairs::{RepairCard, press};
use crate::pages::partials::rows::{FindingRow, finding_rows, subject_words};
use crate::pages::registrant::forms::{ANSWER, INTENT, NOTE, REPAIR, SAVE_NUMBER, SEND, SURE, part};
use crate::refusal::Refusal;
use crate::registry;
use crate::store::AnyConnection;
use askama::Template as View;
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

#[derive(View)]
#[template(path = "registrant/edit.html")]
struct EditPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    state: Phrase,
    informal: bool,
    is_draft: bool,
    in_review: bool,
    asked: bool,
    questions: Vec<Phrase>,
    fields: Vec<FormField>,
    repairs: RepairCard,
    repaired: bool,
    save_number: i64,
    saved: bool,
    checked: bool,
    findings: Vec<FindingRow>,
    note: FormField,
    answer: FormField,
    send: bool,
    /// The base version and the latest version, if they differ.
    outdated: Option<(u32, u32)>,
    public_href: String,
}

fn fields_of(cx: &RequestContext, request: &Request, wish: &str, template: &Template) -> Vec<FormField> {
    let (subject, settled) = (&request.subject, request.state != State::Draft);
    let mut fields = Vec::new();
    match subject {
        Subject::NewFormal { .. } if settled => {}
        Subject::NewFormal { .. } => {
            let field = written(cx, Field::NamespaceId, wish)
                .of_rows(1)
                .hint(Phrase::new("word-letters-digits-and-hyphens-3-to-32-characters"));
            fields.push(offered(field));
        }
        Subject::StatusChange { .. } => {
            let statement = written(cx, Field::RevisionInformation, template.text(Field::RevisionInformation));
            let statement = statement.labelled(Phrase::new("draft-f-statement")).of_rows(8);
            return vec![statement.hint(Phrase::new("draft-f-statement-hint"))];
        }
        Subject::Revision { .. } | Subject::Correction { .. } => fields.push(
            written(cx, Field::NamespaceId, template.text(Field::NamespaceId))
                .of_rows(2)
                .hint(Phrase::new("draft-f-nid-remark-hint")),
        ),
        Subject::NewInformal { .. } => {}
    }
    let is_revision = matches!(subject, Subject::Revision { .. });
    for field in Field::WRITTEN {
        if field == Field::RevisionInformation && !is_revision {
            continue;
        }
        let (hint, rows) =
            guidance::of(field).map_or((Phrase::default(), 8), |guidance| (Phrase::new(guidance.hint), guidance.rows));
        fields.push(written(cx, field, template.text(field)).labelled(form_label(field)).of_rows(rows).hint(hint));
    }
    fields
}

/// A field of the template, labeled in the language of the reader.
fn written(cx: &RequestContext, field: Field, text: &str) -> FormField {
    part(field).with(text, cx).labelled(field_label(field))
}

/// The form input applied to the stored draft: fields that are not in the form are unchanged.
fn typed(cx: &RequestContext, request: &Request) -> Template {
    let mut template = request.draft.clone();
    for field in Field::ALL {
        let came = part(field).is_submitted(&cx.form);
        if came && !(field == Field::NamespaceId && matches!(request.subject, Subject::NewFormal { .. })) {
            template.set(field, part(field).of(&cx.form));
        }
    }
    template
}

/// The base version of a request and the latest version, if another one was registered meanwhile.
pub(crate) fn outdated(cx: &RequestContext, subject: &Subject) -> Result<Option<(u32, u32)>, Problem> {
    let Subject::Revision { nid, base } = subject else { return Ok(None) };
    let newest = cx.read(|conn| Ok(registry::queries::latest_version(conn, nid)?))?;
    Ok(newest.filter(|newest| newest.number != *base).map(|newest| (*base, newest.number)))
}

struct Show<'a> {
    template: &'a Template,
    wish: String,
    save_number: i64,
    saved: bool,
    findings: Option<Vec<Finding>>,
}

fn edit_page(cx: &RequestContext, view: &RequestView, show: &Show<'_>) -> Result<Reply, Problem> {
    let request = &view.request;
    let questions = match request.state {
        State::WithRequester(_) => cx.read(|conn| Ok(crate::history::queries::of_request(conn, &request.id)?))?,
        _ => Vec::new(),
    };
    let last_question = questions
        .into_iter()
        .rev()
        .find(|event| matches!(event.act, crate::history::EventKind::Asked | crate::history::EventKind::BodyAsked));
    // Faults of fields that the form does not show refer to the first field.
    cx.page(&EditPage {
        shell: Shell::new(cx, page_title(request), Nav::Register),
        fields: fields_of(cx, request, &show.wish, show.template),
        repairs: RepairCard::of_fields(show.template, Field::ALL.into_iter().filter(|field| *field != Field::NamespaceId)),
        repaired: REPAIR.is_submitted(&cx.form),
        number: request.number.to_string(),
        title: title_of(&request.subject),
        kind: subject_words(request.subject.kind()),
        state: request.state.phrase(),
        informal: matches!(request.subject, Subject::NewInformal { .. }),
        is_draft: request.state == State::Draft,
        in_review: request.state == State::Review,
        asked: matches!(request.state, State::WithRequester(_)),
        questions: last_question.as_ref().map(question_of).into_iter().collect(),
        save_number: show.save_number,
        saved: show.saved,
        checked: show.findings.is_some(),
        findings: finding_rows(show.findings.as_deref().unwrap_or_default()),
        note: NOTE.shown(cx),
        answer: ANSWER.shown(cx),
        send: SEND.equals(&cx.form, "yes"),
        outdated: outdated(cx, &request.subject)?,
        public_href: addresses::request(request.number),
    })
}

pub(crate) fn requested_nid_of(request: &Request) -> String {
    request.subject.nid().unwrap_or_default().to_owned()
}

/// Users who may not see the draft get "not found". Users who can see the request but do not own it may not edit it.
pub(crate) fn own(cx: &RequestContext) -> Result<RequestView, Problem> {
    let account = cx.person()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    own_editable(&view)?;
    Ok(view)
}

/// `GET /requests/{number}/edit/whole`
pub fn edit_form(cx: &RequestContext) -> Result<Reply, Problem> {
    let view = own(cx)?;
    let request = &view.request;
    let checked = cx.query.get("checked") == "yes";
    let findings = if checked { Some(cx.read(|conn| checks::findings(conn, cx.now, request, &request.draft))?) } else { None };
    edit_page(
        cx,
        &view,
        &Show {
            template: &request.draft,
            wish: requested_nid_of(request),
            save_number: request.draft_save_number,
            saved: cx.query.get("saved") == "yes",
            findings,
        },
    )
}

#[derive(View)]
#[template(path = "registrant/stale.html")]
struct StalePage {
    shell: Shell,
    number: String,
    save_number: i64,
    wish: FormField,
    has_requested_nid: bool,
    mine: Vec<FormField>,
    diff: Vec<DiffCard>,
}

/// Two windows saved: shows both texts and the differences; nothing is overwritten.
fn stale_page(cx: &RequestContext, view: &RequestView) -> Result<Reply, Problem> {
    let request = &view.request;
    let mine = typed(cx, request);
    let fields = Field::ALL
        .into_iter()
        .filter(|field| {
            part(*field).is_submitted(&cx.form)
                && !(*field == Field::NamespaceId && matches!(request.subject, Subject::NewFormal { .. }))
        })
        .map(|field| written(cx, field, mine.text(field)).of_rows(6));
    cx.page_with(
        409,
        &StalePage {
            shell: Shell::new(cx, Phrase::new("draft-stale"), Nav::Register),
            number: request.number.to_string(),
            save_number: request.draft_save_number,
            wish: written(cx, Field::NamespaceId, part(Field::NamespaceId).of(&cx.form)).of_rows(1),
            has_requested_nid: matches!(request.subject, Subject::NewFormal { .. }),
            mine: fields.collect(),
            diff: diff_cards(&request.draft, &mine),
        },
    )
}

/// `POST /requests/{number}/edit`: saves; depending on the button, also checks or submits. The input is saved first, so that a
/// refusal loses nothing.
pub fn edit(cx: &RequestContext) -> Result<Reply, Problem> {
    let view = own(cx)?;
    let mut template = typed(cx, &view.request);
    let wish = matches!(view.request.subject, Subject::NewFormal { .. }).then(|| {
        let nid = part(Field::NamespaceId);
        if nid.is_submitted(&cx.form) {
            typed_or_meant(&cx.form, nid).trim_ascii().to_owned()
        } else {
            requested_nid_of(&view.request)
        }
    });
    let save_number = SAVE_NUMBER.of(&cx.form).parse::<i64>().unwrap_or(-1);
    let page = |template: &Template| {
        let wish = wish.clone().unwrap_or_default();
        edit_page(cx, &view, &Show { template, wish, save_number, saved: false, findings: None })
    };
    if REPAIR.is_submitted(&cx.form) {
        for field in Field::ALL {
            let repaired = press(field, template.text(field), REPAIR.of(&cx.form));
            template.set(field, &repaired);
        }
        return page(&template);
    }
    let ctx = cx.action_context()?;
    let (number, intent) = (cx.number()?, INTENT.of(&cx.form));
    let save = |conn: &mut AnyConnection| draft::save_draft(conn, ctx, number, save_number, wish.as_deref(), &template);
    let act = |conn: &mut AnyConnection, saved: &Request| match intent {
        "submit" => submit::submit(conn, ctx, saved.number, saved.draft_save_number).map(|_| ()),
        "send" => request_info::send_revision(conn, ctx, saved.number, NOTE.of(&cx.form)).map(|_| ()),
        "answer" => request_info::answer(conn, ctx, saved.number, ANSWER.of(&cx.form), SEND.equals(&cx.form, "yes")),
        _ => Ok(()),
    };
    // Saving and the action are one transaction, so a repeated request finds either both or neither.
    let done = cx.write(|conn| {
        let saved = save(conn)?;
        act(conn, &saved)?;
        Ok(saved)
    });
    // A refused action must not lose the text.
    let (saved, done) = match done {
        Ok(saved) => (Ok(saved), Ok(())),
        Err(refusal @ (Refusal::Stale { .. } | Refusal::Repeated | Refusal::Store(_))) => (Err(refusal), Ok(())),
        Err(refusal) => (cx.aside(|conn| save(conn)), Err(refusal)),
    };
    let saved = match saved {
        Err(Refusal::Stale { .. }) => return stale_page(cx, &cx.read(|conn| load_view(conn, number, Some(ctx.who), cx.now))?),
        Err(refusal) => return cx.again(|_| page(&template), refusal),
        Ok(saved) => saved,
    };
    match intent {
        "check" => Ok(Reply::see_other(format!("{}?saved=yes&checked=yes#findings", addresses::edit_whole(saved.number)))),
        "submit" | "send" | "answer" => then(cx, &saved, intent, done),
        _ => Ok(Reply::see_other(format!("{}?saved=yes", addresses::edit_whole(saved.number)))),
    }
}

/// After the action that followed saving: redirects to the request, or shows the page with its errors.
fn then(cx: &RequestContext, saved: &Request, intent: &str, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    let refusal = match done {
        Ok(()) if saved.state == State::Draft => return Ok(Reply::see_other(addresses::edit_submitted(saved.number))),
        Ok(()) => {
            let sent = if intent == "answer" { "answer" } else { "revision" };
            return Ok(Reply::see_other(format!("{}?sent={sent}", addresses::request(saved.number))));
        }
        Err(refusal) => refusal,
    };
    let page = |cx: &RequestContext| {
        let account = cx.person()?;
        let view = cx.read(|conn| load_view(conn, saved.number, Some(account), cx.now))?;
        let findings = cx.read(|conn| checks::findings(conn, cx.now, saved, &saved.draft))?;
        let show = Show {
            template: &saved.draft,
            wish: requested_nid_of(saved),
            save_number: saved.draft_save_number,
            // The task list sends no text with its forms.
            saved: Field::ALL.into_iter().any(|field| part(field).is_submitted(&cx.form)),
            findings: Some(findings),
        };
        edit_page(cx, &view, &show)
    };
    cx.again(page, refusal)
}

/// `POST /requests/{number}/edit/rebase`
pub fn rebase(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| draft::rebase(conn, ctx, cx.number()?))?;
    Ok(Reply::see_other(addresses::edit_whole(request.number)))
}

#[derive(View)]
#[template(path = "registrant/delete.html")]
struct DeletePage {
    shell: Shell,
    number: String,
    title: Phrase,
    team: Vec<String>,
    invited: usize,
}

/// `GET /requests/{number}/edit/delete`: what would be deleted.
pub fn delete_form(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let goes = cx.read(|conn| draft::would_delete(conn, ctx, cx.number()?))?;
    cx.page(&DeletePage {
        shell: Shell::new(cx, Phrase::new("word-delete-draft"), Nav::Register),
        title: title_of(&goes.request.subject),
        number: goes.request.number.to_string(),
        team: goes.team,
        invited: goes.invited,
    })
}

/// `POST /requests/{number}/edit/delete`
pub fn delete(cx: &RequestContext) -> Result<Reply, Problem> {
    if !SURE.equals(&cx.form, "yes") {
        return delete_form(cx);
    }
    let ctx = cx.action_context()?;
    cx.write(|conn| draft::delete(conn, ctx, cx.number()?))?;
    Ok(Reply::see_other(addresses::WAITING))
}

/// `POST /requests/{number}/edit/withdraw`: asks for confirmation, then withdraws. For a draft that was never submitted,
/// shows the page that deletes it.
pub fn withdraw(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(ctx.who), cx.now))?;
    let (party, _) = view.permit(Action::Close)?;
    if party != Party::Registrant {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-withdraws")).into());
    }
    if view.revisions.is_empty() && view.request.owner_id == ctx.who.id {
        return delete_form(cx);
    }
    if !SURE.equals(&cx.form, "yes") {
        let number = view.request.number;
        let title = Phrase::new("draft-withdraw-title").with("number", number.to_string());
        let lede = if view.request.private { "draft-withdraw-lede-private" } else { "draft-withdraw-lede" };
        let lede = Phrase::new(lede).with("title", title_of(&view.request.subject));
        let form = ActForm::plain("", Phrase::new("word-withdraw-request")).marked(SURE, "yes");
        return NarrowPage::new(cx, Nav::Register, title, lede)
            .form(form)
            .link(addresses::edit(number), Phrase::new("draft-keep"))
            .reply(cx);
    }
    cx.write(|conn| close::withdraw(conn, ctx, cx.number()?))?;
    Ok(Reply::see_other(addresses::request(cx.param("number"))))
}
