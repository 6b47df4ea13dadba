//! `/reserved/report`: anyone can report a name that is used without registration; operators and experts record it directly.

use crate::actions::names_in_use::{self, may_record};
use crate::http::addresses::{IN_USE, RESERVED};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::{ActForm, FormField};
use crate::http::limits::Cost;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::Nav;
use crate::pages::partials::meant::{MEANT, offered, typed_or_meant};
use crate::pages::partials::narrow::NarrowPage;
use crate::refusal::{Fault, Refusal, at};
use urn_registry::i18n::Phrase;
use urn_registry::nid::in_use::{Evidence, InUse};
use urn_registry::nid::written;

pub(crate) const NID: Field = Field::text(at::NID, "in-use-f-nid").hint("in-use-f-nid-hint").localized();
pub(crate) const WHERE: Field = Field::text(at::WHERE, "in-use-f-where").hint("in-use-f-where-hint").localized();
pub(crate) const EXAMPLE: Field = Field::text(at::EXAMPLE, "in-use-f-example").localized();
pub(crate) const SOURCE: Field = Field::text(at::SOURCE, "in-use-f-source").hint("in-use-f-source-hint").localized();
pub(crate) const SINCE: Field = Field::text(at::SINCE, "in-use-f-since").hint("in-use-f-since-hint").localized();

/// A name in use.
pub const REPORT: &[Field] = &[NID, MEANT, WHERE, EXAMPLE, SOURCE, SINCE];

/// The name as typed or as accepted with the button; a namespace ID in lower case.
pub(crate) fn typed(cx: &Cx, evidence: Evidence) -> InUse {
    let line = |field: Field| field.of(&cx.form).trim().to_owned();
    let nid = typed_or_meant(&cx.form, NID);
    InUse {
        nid: written::read(nid).map_or_else(|_| nid.trim().to_owned(), |nid| nid.to_string()),
        place: line(WHERE),
        example: line(EXAMPLE),
        evidence,
        source: line(SOURCE),
        since: line(SINCE),
        invited: String::new(),
    }
}

/// The field of the name, with a button for the namespace ID that was probably intended.
pub(crate) fn name_field(cx: &Cx) -> FormField {
    offered(NID.with(typed_or_meant(&cx.form, NID), cx))
}

/// `GET /reserved/report`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    let shown = |field: Field| field.shown_or(cx, field.of(&cx.query));
    let nid = if cx.is_write() { name_field(cx) } else { shown(NID) };
    let records = cx.viewer().is_some_and(may_record);
    let (lede, button) = if records { ("in-use-lede-records", "in-use-record") } else { ("in-use-lede", "in-use-send") };
    let fields = std::iter::once(nid).chain([WHERE, EXAMPLE, SOURCE, SINCE].map(shown));
    let page = NarrowPage::new(cx, Nav::Registry, Phrase::new("in-use-title"), Phrase::new(lede))
        .below(RESERVED, Phrase::new("registry-reserved-title"))
        .form(fields.fold(ActForm::plain(cx.path(), Phrase::new(button)), ActForm::field));
    if cx.query.get("sent") == "yes" { page.said(Phrase::new("in-use-sent")).reply(cx) } else { page.reply(cx) }
}

/// `POST /reserved/report`
pub fn send(cx: &Cx) -> Result<Reply, Problem> {
    let name = typed(cx, Evidence::Known);
    if cx.viewer().is_some_and(may_record) {
        let turn = cx.turn()?;
        let recorded = cx.write(|conn| names_in_use::put(conn, turn, &name, &name.source));
        return cx.answer(recorded.map_err(at_source), IN_USE, form);
    }
    let counted = names_in_use::complete(&name).and_then(|()| match &cx.app.limits {
        Some(limits) => limits.take(Cost::Report, &cx.network),
        None => Ok(()),
    });
    let sent = counted.and_then(|()| cx.write(|conn| names_in_use::report(conn, cx.now, &name)));
    cx.answer(sent, format!("{}?sent=yes", cx.path()), form)
}

/// If the name is recorded directly, its source is the public reason of the entry.
fn at_source(refusal: Refusal) -> Refusal {
    let moved = |fault: Fault| if fault.field == at::REASON { Fault { field: at::SOURCE, ..fault } } else { fault };
    match refusal {
        Refusal::Faults(faults) => Refusal::Faults(faults.into_iter().map(moved).collect()),
        other => other,
    }
}
