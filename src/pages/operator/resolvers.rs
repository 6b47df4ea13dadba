//! The resolver entries of a namespace, for operators: one form, and the change history.

use crate::actions::resolvers;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::{ActForm, FormField};
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, Row};
use crate::pages::public::resolvers::resolver_change_row;
use crate::refusal::{Refusal, at};
use crate::registry::lists::State;
use crate::registry::lists::queries::of_namespace;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::entry::{Evidence, Kind, Record, ScopeRecord};
use urn_registry::resolution::service::Service;

const ID: Field = Field::text(at::ID, "word-entry-name").hint("resolver-id-hint");
const RESULT_KIND: Field = Field::question(at::KIND, "word-type-of-result").hidden_if_refused();
const TEMPLATE: Field = Field::text(at::TEMPLATE, "word-uri-template-rfc-6570").hint("resolver-template-hint");
const SERVICE: Field = Field::text(at::SERVICE, "word-service").hint("resolver-service-hint");
const OPERATED_BY: Field = Field::text(at::HOLDER, "word-operated-by");
const SOURCE: Field = Field::text(at::SOURCE, "resolver-source");
const OPERATING_SINCE: Field = Field::text(at::SINCE, "resolver-since");
const QUERY_STRATEGY: Field = Field::text(at::Q, "resolver-query").hint("resolver-query-hint");
const EXAMPLE: Field = Field::text(at::EXAMPLE, "word-example-urn");
const NOTE: Field = Field::text(at::NOTE, "resolver-note");
const NSS_PATTERN: Field = Field::text(at::PATTERN, "resolver-pattern").hint("resolver-pattern-hint");
const PUBLIC_REASON: Field = Field::text(at::PUBLIC_REASON, "word-reason-public");
const END_REASON: Field = Field::text(at::REASON, "word-reason-public");

/// A new or changed entry.
pub const SAVE_RESOLVER_FIELDS: &[Field] = &[
    ID, RESULT_KIND, TEMPLATE, SERVICE, OPERATED_BY, SOURCE, OPERATING_SINCE, QUERY_STRATEGY, EXAMPLE, NOTE, NSS_PATTERN,
    PUBLIC_REASON,
];

/// Removes an entry.
pub const REMOVE_RESOLVER_FIELDS: &[Field] = &[ID, END_REASON];

/// A field with the input, or with the current value.
fn text(cx: &RequestContext, field: Field, now: Option<&str>) -> FormField {
    field.submitted_form_field_or(cx, now.unwrap_or_default())
}

fn resolver_entry_form(cx: &RequestContext, nid: &str, now: Option<&Record>) -> ActForm {
    let title = if now.is_some() { "word-edit-entry" } else { "word-add-entry" };
    let kind = text(cx, RESULT_KIND, now.map(|now| now.kind.as_str())).value;
    let act = ActForm::new(title, addresses::operator_resolvers_path(nid), "word-save-entry").chosen(
        RESULT_KIND,
        Kind::ALL.map(|kind| (kind.words(), kind.words())),
        &kind,
        cx,
    );
    let act = match now {
        Some(now) => act.marked(ID, &now.id),
        None => act.field(text(cx, ID, None)),
    };
    let pattern = now.and_then(|now| now.applies.as_ref()).and_then(|applies| applies.pattern.as_ref());
    [
        (TEMPLATE, now.map(|now| &now.template)),
        (SERVICE, now.map(|now| &now.service)),
        (OPERATED_BY, now.map(|now| &now.holder)),
        (SOURCE, now.map(|now| &now.source)),
        (OPERATING_SINCE, now.and_then(|now| now.since.as_ref())),
        (QUERY_STRATEGY, now.and_then(|now| now.q.as_ref())),
        (EXAMPLE, now.map(|now| &now.example)),
        (NOTE, now.and_then(|now| now.note.as_ref())),
        (NSS_PATTERN, pattern),
        (PUBLIC_REASON, None),
    ]
    .into_iter()
    .fold(act, |act, (field, value)| act.field(text(cx, field, value.map(String::as_str))))
    .unfolded()
}

/// `GET /operator/resolvers/{nid}?id=`
pub fn resolvers_form(cx: &RequestContext) -> Result<Response, HttpError> {
    if let Some(name) = cx.query.first_unknown(&["id"]) {
        return Err(HttpError::bad_request(Phrase::new("refusal-parameter").with("name", name.to_string())));
    }
    let (who, nid) = (cx.person()?, cx.param("nid"));
    let states = cx.read(|conn| {
        resolvers::may_edit(conn, who, nid)?;
        Ok(of_namespace(conn, nid)?)
    })?;
    let directory = cx.directory()?;
    let records = || directory.of_namespace(nid).iter().map(|entry| &entry.record);
    let id = ID.of(if ID.is_submitted(&cx.form) { &cx.form } else { &cx.query });
    let now = records().find(|record| record.id == id);
    let mut acts = vec![resolver_entry_form(cx, nid, now)];
    if let Some(now) = now {
        let end = ActForm::new("word-end-entry", addresses::end_resolver_path(nid), "word-end-entry");
        acts.push(end.marked(ID, &now.id).field(text(cx, END_REASON, None)));
    }
    let entry = |record: &Record| Row {
        href: addresses::operator_resolver_path(nid, &record.id),
        ..Row::new(&record.id, record.template.as_str())
    };
    let change = |state: &State| {
        let row = resolver_change_row(state);
        Row { more: row.text, ..Row::new(row.at, row.reason) }
    };
    let intro = Phrase::new("resolver-about");
    ListPage::for_operators(cx, Phrase::new("resolver-title").with("nid", nid), intro)?
        .link(addresses::resolvers_path(nid), Phrase::new("word-the-public-page"))
        .acts(acts)
        .rows("entries", "word-entries", records().map(entry))
        .rows("history", "word-history", states.iter().map(change))
        .reply(cx)
}

fn done(cx: &RequestContext, outcome: Result<(), Refusal>) -> Result<Response, HttpError> {
    cx.answer(outcome, addresses::operator_resolvers_path(cx.param("nid")), resolvers_form)
}

/// `POST /operator/resolvers/{nid}`
pub fn put(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let line = |field: Field| field.of(&cx.form).trim().to_owned();
    let given = |field: Field| Some(line(field)).filter(|text| !text.is_empty());
    let directory = cx.directory()?;
    let now = directory.entry(&line(ID)).map(|entry| &entry.record);
    let old = now.and_then(|now| now.applies.clone()).filter(|applies| applies.prefix.is_some());
    let record = Record {
        id: line(ID),
        nid: cx.param("nid").to_owned(),
        // An entry of the catalog may have a prefix. It is retained unless a pattern is entered.
        applies: given(NSS_PATTERN).map(|pattern| ScopeRecord { prefix: None, pattern: Some(pattern) }).or(old),
        template: line(TEMPLATE),
        service: Service::named(&line(SERVICE)).map_or_else(|_| line(SERVICE), |service| service.name().to_owned()),
        kind: line(RESULT_KIND),
        holder: line(OPERATED_BY),
        source: line(SOURCE),
        seen: now.map_or(Evidence::Documentation.word(), |now| now.seen.as_str()).to_owned(),
        since: given(OPERATING_SINCE),
        note: given(NOTE),
        q: given(QUERY_STRATEGY),
        r: now.and_then(|now| now.r.clone()),
        example: line(EXAMPLE),
        target: String::new(),
    };
    let outcome = cx.write(|conn| resolvers::put(conn, ctx, &record, PUBLIC_REASON.of(&cx.form)));
    done(cx, outcome)
}

/// `POST /operator/resolvers/{nid}/end`
pub fn end(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, nid) = (cx.action_context()?, cx.param("nid"));
    let outcome = cx.write(|conn| resolvers::end(conn, ctx, nid, ID.of(&cx.form), END_REASON.of(&cx.form)));
    done(cx, outcome)
}
