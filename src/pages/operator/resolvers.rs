//! The resolver entries of a namespace, for operators: one form, and the change history.

use crate::actions::resolvers;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::{ActionForm, FormField};
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, ListRow};
use crate::pages::public::resolvers::resolver_change_row;
use crate::refusal::{Refusal, at};
use crate::registry::lists::EntryState;
use crate::registry::lists::queries::of_namespace;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::entry::{Evidence, Record, ResolutionKind, ScopeRecord};
use urn_registry::resolution::service::Service;

const ENTRY_ID: Field = Field::text(at::ID, "word-entry-name").hint("resolver-id-hint");
const RESULT_KIND: Field = Field::question(at::KIND, "word-type-of-result").hidden_if_refused();
const URI_TEMPLATE: Field = Field::text(at::TEMPLATE, "word-uri-template-rfc-6570").hint("resolver-template-hint");
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
    ENTRY_ID, RESULT_KIND, URI_TEMPLATE, SERVICE, OPERATED_BY, SOURCE, OPERATING_SINCE, QUERY_STRATEGY, EXAMPLE, NOTE,
    NSS_PATTERN, PUBLIC_REASON,
];

/// Removes an entry.
pub const REMOVE_RESOLVER_FIELDS: &[Field] = &[ENTRY_ID, END_REASON];

/// A field with the input, or with the current value.
fn field_or_current(cx: &RequestContext, field: Field, now: Option<&str>) -> FormField {
    field.submitted_form_field_or(cx, now.unwrap_or_default())
}

fn resolver_entry_form(cx: &RequestContext, nid: &str, now: Option<&Record>) -> ActionForm {
    let title = if now.is_some() { "word-edit-entry" } else { "word-add-entry" };
    let kind = field_or_current(cx, RESULT_KIND, now.map(|now| now.kind.as_str())).value;
    let act = ActionForm::new(title, addresses::operator_resolvers_path(nid), "word-save-entry").preselected_question(
        RESULT_KIND,
        ResolutionKind::ALL.map(|kind| (kind.record_value(), kind.record_value())),
        &kind,
        cx,
    );
    let act = match now {
        Some(now) => act.hidden_field(ENTRY_ID, &now.id),
        None => act.field(field_or_current(cx, ENTRY_ID, None)),
    };
    let pattern = now.and_then(|now| now.applies.as_ref()).and_then(|applies| applies.pattern.as_ref());
    [
        (URI_TEMPLATE, now.map(|now| &now.template)),
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
    .fold(act, |act, (field, value)| act.field(field_or_current(cx, field, value.map(String::as_str))))
    .expanded()
}

/// `GET /operator/resolvers/{nid}?id=`
pub fn resolvers_form(cx: &RequestContext) -> Result<Response, HttpError> {
    if let Some(name) = cx.query.first_unknown(&["id"]) {
        return Err(HttpError::bad_request(Phrase::new("refusal-parameter").arg("name", name.to_string())));
    }
    let (who, nid) = (cx.signed_in_account()?, cx.param("nid"));
    let states = cx.read(|conn| {
        resolvers::may_edit(conn, who, nid)?;
        Ok(of_namespace(conn, nid)?)
    })?;
    let directory = cx.resolver_directory()?;
    let records = || directory.of_namespace(nid).iter().map(|entry| &entry.record);
    let id = ENTRY_ID.value_in(if ENTRY_ID.is_submitted(&cx.form) { &cx.form } else { &cx.query });
    let now = records().find(|record| record.id == id);
    let mut acts = vec![resolver_entry_form(cx, nid, now)];
    if let Some(now) = now {
        let end = ActionForm::new("word-end-entry", addresses::end_resolver_path(nid), "word-end-entry");
        acts.push(end.hidden_field(ENTRY_ID, &now.id).field(field_or_current(cx, END_REASON, None)));
    }
    let entry = |record: &Record| ListRow {
        href: addresses::operator_resolver_path(nid, &record.id),
        ..ListRow::new(&record.id, record.template.as_str())
    };
    let change = |state: &EntryState| {
        let row = resolver_change_row(state);
        ListRow { more: row.text, ..ListRow::new(row.at, row.reason) }
    };
    let intro = Phrase::new("resolver-about");
    ListPage::for_operators(cx, Phrase::new("resolver-title").arg("nid", nid), intro)?
        .with_link(addresses::resolvers_path(nid), Phrase::new("word-the-public-page"))
        .with_forms(acts)
        .with_rows("entries", "word-entries", records().map(entry))
        .with_rows("history", "word-history", states.iter().map(change))
        .to_response(cx)
}

fn form_response(cx: &RequestContext, outcome: Result<(), Refusal>) -> Result<Response, HttpError> {
    cx.respond_to_form(outcome, addresses::operator_resolvers_path(cx.param("nid")), resolvers_form)
}

/// `POST /operator/resolvers/{nid}`
pub fn save_resolver_entry(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let line = |field: Field| field.value_in(&cx.form).trim().to_owned();
    let given = |field: Field| Some(line(field)).filter(|text| !text.is_empty());
    let directory = cx.resolver_directory()?;
    let now = directory.entry(&line(ENTRY_ID)).map(|entry| &entry.record);
    let old = now.and_then(|now| now.applies.clone()).filter(|applies| applies.prefix.is_some());
    let record = Record {
        id: line(ENTRY_ID),
        nid: cx.param("nid").to_owned(),
        // An entry of the catalog may have a prefix. It is retained unless a pattern is entered.
        applies: given(NSS_PATTERN).map(|pattern| ScopeRecord { prefix: None, pattern: Some(pattern) }).or(old),
        template: line(URI_TEMPLATE),
        service: Service::from_name(&line(SERVICE)).map_or_else(|_| line(SERVICE), |service| service.name().to_owned()),
        kind: line(RESULT_KIND),
        holder: line(OPERATED_BY),
        source: line(SOURCE),
        seen: now.map_or(Evidence::Documentation.record_value(), |now| now.seen.as_str()).to_owned(),
        since: given(OPERATING_SINCE),
        note: given(NOTE),
        q: given(QUERY_STRATEGY),
        r: now.and_then(|now| now.r.clone()),
        example: line(EXAMPLE),
        target: String::new(),
    };
    let outcome = cx.write(|conn| resolvers::save_resolver_entry(conn, ctx, &record, PUBLIC_REASON.value_in(&cx.form)));
    form_response(cx, outcome)
}

/// `POST /operator/resolvers/{nid}/end`
pub fn remove_resolver_entry(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, nid) = (cx.action_context()?, cx.param("nid"));
    let outcome = cx
        .write(|conn| resolvers::end_resolver_entry(conn, ctx, nid, ENTRY_ID.value_in(&cx.form), END_REASON.value_in(&cx.form)));
    form_response(cx, outcome)
}
