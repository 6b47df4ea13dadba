//! Public lists about the procedure: experts, recognized standards bodies, reserved names, and activity feeds.

use crate::http::addresses::{self, REQUESTS_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::pages::partials::diff::changes_since_title;
use crate::pages::partials::table::{Cell, Table};
use crate::refusal::Refusal;
use crate::registry::Kind;
use crate::registry::formats::atom;
use crate::registry::formats::atom::{FeedEntry, FeedMetadata};
use crate::requests::viewer::load_public_view;
use crate::requests::{bodies, queries};
use crate::reviews::experts;
use crate::store::{Moment, epoch};
use crate::{clock, history, registry};
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::nid::in_use::{NidInUse, known_in_use};

/// A registry, with its appointments.
struct Appointments {
    title: Phrase,
    has_lead: bool,
    has_expert: bool,
    table: Table,
}

#[derive(View)]
#[template(path = "public/experts.html")]
struct ExpertsPage {
    shell: Shell,
    registries: Vec<Appointments>,
}

/// `GET /experts`: the appointments and vacancies.
pub fn experts_list(cx: &RequestContext) -> Result<Response, HttpError> {
    const COLUMNS: &[(&str, &str)] =
        &[("word-name", ""), ("lists-experts-as", ""), ("word-from", "nowrap"), ("lists-experts-until", "nowrap")];
    let today = clock::day(cx.now);
    let all = cx.read(|conn| Ok(experts::queries::all(conn)?))?;
    let registries = [Kind::Formal, Kind::Informal].map(|kind| {
        let seats = || all.iter().filter(move |seat| seat.registry == kind && seat.request_id.is_none());
        let has = |lead: bool| seats().any(|seat| seat.leads == lead && seat.is_in_force(today));
        let (title, label) = match kind {
            Kind::Formal => ("lists-experts-formal", "lists-experts-formal-label"),
            Kind::Informal => ("lists-experts-informal", "lists-experts-informal-label"),
        };
        let rows = seats().map(|seat| {
            let until = seat.until.map_or_else(|| Phrase::new("lists-experts-open"), |until| until.to_string().into());
            let over = (!seat.is_in_force(today)).then(|| Phrase::new("lists-experts-not-today"));
            let what = Phrase::new(if seat.leads { "lists-experts-lead" } else { "lists-experts-expert" });
            [seat.name.clone().into(), what.into(), seat.since.to_string().into(), Cell::from(until).with_lines(over)]
        });
        let table = Table::new(label, COLUMNS).with_rows(rows);
        Appointments { title: Phrase::new(title), has_lead: has(true), has_expert: has(false), table }
    });
    cx.render_page(&ExpertsPage {
        shell: Shell::new(cx, Phrase::new("lists-experts"), NavSection::Help),
        registries: registries.into(),
    })
}

#[derive(View)]
#[template(path = "public/bodies.html")]
struct BodiesPage {
    shell: Shell,
    /// The words that were searched for.
    q: String,
    table: Table,
}

/// `GET /bodies`: the standards bodies that the IESG recognizes; with `?q=` those whose name contains the words.
pub fn bodies_list(cx: &RequestContext) -> Result<Response, HttpError> {
    const COLUMNS: &[(&str, &str)] =
        &[("word-body", ""), ("word-since", "nowrap"), ("lists-bodies-by", ""), ("lists-bodies-speaks", "")];
    let (bodies, speakers) = cx.read(|conn| Ok((bodies::queries::all(conn)?, bodies::queries::representatives(conn)?)))?;
    let q = cx.query.get("q").trim().to_owned();
    let sought = q.to_lowercase();
    let rows = bodies.into_iter().filter(|body| body.name.to_lowercase().contains(&sought)).map(|body| {
        let speaks: Vec<_> = speakers.iter().filter(|(name, ..)| *name == body.name).map(|(_, who, _)| who.as_str()).collect();
        let speaks = if speaks.is_empty() { Phrase::new("word-none-yet-lower") } else { speaks.join(", ").into() };
        let ended = body.ended_on.map(|day| {
            let off = Phrase::new("lists-bodies-off").arg("day", day.to_string());
            [off, body.ended_because.unwrap_or_default().into()]
        });
        let source = Cell::from(body.source).with_lines(ended.into_iter().flatten());
        let name = Cell::link(body.name, body.website.unwrap_or_default());
        [name, body.recognized_on.to_string().into(), source, speaks.into()]
    });
    let table = Table::new("lists-bodies", COLUMNS).with_rows(rows);
    cx.render_page(&BodiesPage { shell: Shell::new(cx, Phrase::new("lists-bodies"), NavSection::Help), q, table })
}

#[derive(View)]
#[template(path = "public/reserved.html")]
struct ReservedPage {
    shell: Shell,
    reserved: Table,
    /// Unregistered namespaces in use.
    in_use: Table,
    /// The address for changes to that list.
    contact: String,
}

/// An unregistered namespace in use, with the reason why it cannot be requested if its form is not allowed.
fn in_use_row(name: &NidInUse) -> [Cell; 3] {
    let said = |message: &'static str, argument: &'static str, text: &str| {
        (!text.is_empty()).then(|| Phrase::new(message).arg(argument, text.to_owned()))
    };
    let lines = [
        said("in-use-since", "since", &name.since),
        said("in-use-evidence-html", "source", &name.source),
        name.not_requestable_reason().map(|reason| Phrase::new("registry-in-use-refused").arg("why", reason)),
    ];
    let place = Cell::from(Phrase::english(name.place.clone())).with_lines(lines.into_iter().flatten());
    [Cell::code(name.nid.clone()), place, Cell::code(name.example.clone())]
}

/// `GET /reserved`: the reserved names, and the reasons.
pub fn reserved_list(cx: &RequestContext) -> Result<Response, HttpError> {
    const RESERVED_COLUMNS: &[(&str, &str)] =
        &[("registry-in-use-name", ""), ("word-reason", ""), ("word-since", "nowrap"), ("registry-reserved-until", "nowrap")];
    const IN_USE_COLUMNS: &[(&str, &str)] =
        &[("registry-in-use-name", ""), ("registry-in-use-where", "any"), ("word-example", "any")];
    let rows = cx.read(|conn| Ok(registry::queries::reservations(conn)?))?;
    let day = |at: Moment| clock::day(at.time()).to_string();
    let always = [
        Cell::code("urn"),
        Phrase::new("registry-reserved-urn-html").into(),
        "1997-05".to_owned().into(),
        Phrase::new("word-permanent-lower").into(),
    ];
    let rows = rows.into_iter().map(|(nid, reason, since, ended)| {
        let until = ended.map_or_else(|| Phrase::new("registry-reserved-open"), |at| day(at).into());
        [Cell::code(nid), Phrase::english(reason).into(), day(since).into(), until.into()]
    });
    cx.render_page(&ReservedPage {
        shell: Shell::new(cx, Phrase::new("word-reserved-namespace-ids"), NavSection::Registry),
        reserved: Table::new("word-reserved-namespace-ids", RESERVED_COLUMNS).with_rows(std::iter::once(always).chain(rows)),
        in_use: Table::new("registry-in-use-heading", IN_USE_COLUMNS).with_rows(known_in_use().iter().map(in_use_row)),
        contact: cx.mail().from.clone(),
    })
}

fn feed_entry(cx: &RequestContext, number: RequestNumber, event: history::RecordedEvent) -> FeedEntry {
    let home = &cx.mail().public_url;
    FeedEntry {
        id: format!("{home}{}#e-{}", addresses::request_path(number), event.id),
        title: format!("{number}: {} {}", event.actor(), event.act.phrase()),
        link: format!("{home}{}#e-{}", addresses::request_path(number), event.id),
        updated: event.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        summary: event.detail,
    }
}

/// `GET /requests/updates.atom`: recent activity on all requests.
pub fn requests_feed(cx: &RequestContext) -> Result<Response, HttpError> {
    const FEED_ENTRIES_MAX: usize = 100;
    let (mut events, epoch) = cx.read(|conn| {
        let mut list = Vec::new();
        for (id, number) in queries::recently_active_requests(conn, 50)? {
            for event in crate::pages::partials::rows::public_events(history::queries::of_request(conn, &id)?) {
                if event.state.is_some() {
                    list.push((number, event));
                }
            }
        }
        Ok::<_, Refusal>((list, epoch::current_epoch(conn)?))
    })?;
    events.sort_by(|(_, a), (_, b)| (b.at, &b.id).cmp(&(a.at, &a.id)));
    let items: Vec<FeedEntry> =
        events.into_iter().take(FEED_ENTRIES_MAX).map(|(number, event)| feed_entry(cx, number, event)).collect();
    let home = &cx.mail().public_url;
    let page = format!("{home}{REQUESTS_PATH}");
    let address = &format!("{page}/updates.atom");
    let about = FeedMetadata { title: "Requests for URN namespaces", address, page: &page, home, epoch: &epoch };
    let text = atom::write(about, &items);
    Ok(cacheable_file("application/atom+xml; charset=utf-8", text))
}

#[derive(View)]
#[template(path = "public/text_page.html")]
struct RevisionPage {
    shell: Shell,
    number: String,
    title: String,
    text: RevisionNumber,
    newest: RevisionNumber,
    all: Vec<RevisionNumber>,
    sent: String,
    fingerprint: String,
    note: String,
    fields: Vec<crate::pages::partials::fields::TemplateFieldText>,
    diff_title: Phrase,
    diff: Vec<crate::pages::partials::diff::DiffCard>,
}

/// `GET /requests/{number}/revisions/{text}`: the permanent page of one revision, with the changes since the previous one.
pub fn revision_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let number = cx.number()?;
    let seen = cx.read(|conn| load_public_view(conn, number, cx.viewer(), cx.now))?;
    let gone = || HttpError::not_found(Phrase::new("thing-this-text"));
    let wanted: RevisionNumber = cx.param("text").parse().map_err(|_| gone())?;
    let revision = seen.revisions.iter().find(|revision| revision.number == wanted).ok_or_else(gone)?;
    let before = seen.revisions.iter().find(|before| before.number.next() == wanted).filter(|_| !revision.is_redacted());
    let before = before.and_then(|before| seen.newest_unredacted_revision(before.number));
    let title = Phrase::new("lists-text-title").arg("number", number.to_string()).arg("text", wanted);
    cx.render_page(&RevisionPage {
        shell: Shell::new(cx, title, NavSection::Register),
        number: number.to_string(),
        title: seen.request.subject.title().to_string(),
        text: wanted,
        newest: seen.newest_revision().map_or(wanted, |current| current.number),
        all: seen.revisions.iter().rev().map(|revision| revision.number).collect(),
        sent: crate::pages::partials::rows::time(revision.sent_at),
        fingerprint: revision.fingerprint.clone(),
        note: revision.note.clone(),
        fields: crate::pages::partials::fields::field_texts(&revision.template),
        diff_title: before.map(|before| changes_since_title(before.number)).unwrap_or_default(),
        diff: before
            .map(|before| crate::pages::partials::diff::diff_cards(&before.template, &revision.template))
            .unwrap_or_default(),
    })
}

/// `GET /requests/{number}/revisions/{text}.txt`: the bytes that the digest of a revision is computed from.
pub fn revision_text(cx: &RequestContext) -> Result<Response, HttpError> {
    let number = cx.number()?;
    let mut seen = cx.read(|conn| load_public_view(conn, number, cx.viewer(), cx.now))?;
    let gone = || HttpError::not_found(Phrase::new("thing-this-text"));
    let wanted: RevisionNumber = cx.param("text").parse().map_err(|_| gone())?;
    let at = seen.revisions.iter().position(|revision| revision.number == wanted).ok_or_else(gone)?;
    Ok(Response::text(seen.revisions.swap_remove(at).canonical))
}
