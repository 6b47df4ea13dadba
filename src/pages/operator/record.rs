//! The record of a namespace in the list, for operators: a form, the preview of the changed lines, and the earlier edits.

use crate::actions::edit_record::{self, TypedRecord};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::ids::sha256;
use crate::pages::partials::list::{ListPage, ListRow, perform_action};
use crate::pages::partials::rows::time;
use crate::refusal::{Refusal, at};
use crate::registry::Namespace;
use crate::registry::files::{RegistryFile, files_for_preview};
use urn_registry::i18n::Phrase;
use urn_registry::template::diff::changed_lines;

const REFERENCES: Field = Field::area(at::REFERENCES, "record-references", 4).hint("record-references-hint");
const REGISTRANT: Field = Field::text(at::REGISTRANT, "word-registrant");
const CONTACT: Field = Field::text(at::CONTACT, "word-contact");
const REGISTERED_ON: Field = Field::text(at::REGISTERED_ON, "record-registered-on").hint("record-registered-on-hint");
const SUCCESSOR: Field = Field::text(at::SUCCESSORS, "record-successor").hint("record-successor-hint");
const PUBLIC_REASON: Field = Field::text(at::PUBLIC_REASON, "word-reason-public");
/// The digest of the changed lines that the preview showed.
const SHOWN_DIGEST: Field = Field::mark(at::SHOWN);
/// The digest of the values in the opened form.
const SEEN: Field = Field::mark(at::SEEN);

pub const EDIT_RECORD_FIELDS: &[Field] =
    &[REFERENCES, REGISTRANT, CONTACT, REGISTERED_ON, SUCCESSOR, PUBLIC_REASON, SHOWN_DIGEST, SEEN];

/// The files whose changed lines are shown.
const SHOWN_FILES: [RegistryFile; 2] = [RegistryFile::Xml, RegistryFile::Txt];

/// The changed lines of the public files: the name of the file, whether the line is added, and the line.
type ChangedLines = Vec<(&'static str, bool, String)>;

/// The values that the form changes, in the order of the form: their old and new text.
fn changed_values(cx: &RequestContext, now: &[String; 5]) -> Vec<Phrase> {
    let fields = [
        (REFERENCES, "record-references"),
        (REGISTRANT, "word-registrant"),
        (CONTACT, "word-contact"),
        (REGISTERED_ON, "record-registered-on"),
        (SUCCESSOR, "record-successor"),
    ];
    let text = |value: &str| {
        let lines = value.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ");
        if lines.is_empty() { Phrase::new("record-empty").to_string() } else { lines }
    };
    let change = |((field, label), old): ((Field, &'static str), &String)| {
        let (old, new) = (text(old), text(field.value_in(&cx.form)));
        (old != new).then(|| Phrase::new("record-value-changes").arg("label", Phrase::new(label)).arg("old", old).arg("new", new))
    };
    fields.into_iter().zip(now).filter_map(change).collect()
}

/// The digest of what the preview shows: the changed lines, and the values as typed. Not every value is in these files.
fn digest(cx: &RequestContext, changes: &ChangedLines) -> String {
    let typed = [REFERENCES, REGISTRANT, CONTACT, REGISTERED_ON, SUCCESSOR].map(|field| field.value_in(&cx.form));
    sha256(format!("{changes:?} {typed:?}").as_bytes())
}

fn read_namespace(cx: &RequestContext) -> Result<Namespace, HttpError> {
    let ctx = cx.action_context()?;
    Ok(cx.read(|conn| edit_record::editable_namespace(conn, ctx, cx.param("nid")))?)
}

/// `seen` is the digest of the values that the operator has seen.
fn record_page(
    cx: &RequestContext,
    namespace: &Namespace,
    seen: &str,
    shown: Option<&ChangedLines>,
) -> Result<Response, HttpError> {
    let nid = namespace.nid.as_str();
    let now = edit_record::form_values(namespace);
    let [references, registrant, contact, registered_on, successor] = &now;
    let field = |field: Field, now: &str| field.submitted_form_field_or(cx, now);
    let form = ActionForm::uncollapsed(
        &addresses::operator_record_path(nid),
        if shown.is_some() { "record-publish" } else { "record-preview" },
    )
    .field(field(REFERENCES, references))
    .field(field(REGISTRANT, registrant))
    .field(field(CONTACT, contact))
    .field(field(REGISTERED_ON, registered_on))
    .field(field(SUCCESSOR, successor))
    .field(field(PUBLIC_REASON, ""))
    .hidden_field(SEEN, seen);
    let form = match shown {
        Some(changes) => form.hidden_field(SHOWN_DIGEST, digest(cx, changes)),
        None => form,
    };
    let title = Phrase::new("record-title").arg("nid", nid);
    let page = ListPage::for_operators(cx, title, Phrase::new("record-about"))?
        .with_link(addresses::namespace_path(namespace.kind, &namespace.nid), Phrase::new("word-the-public-page"));
    let page = match shown {
        Some(changes) => {
            // The public files do not contain all values.
            let page = changed_values(cx, &now).into_iter().fold(page, |page, change| page.with_note("note any", change));
            let about = if changes.is_empty() { "record-changes-none" } else { "record-changes" };
            changes.iter().fold(page.with_note("note", Phrase::new(about)), |page, (file, added, line)| {
                page.with_note("mono small any", format!("{file}: {} {line}", if *added { "+" } else { "−" }))
            })
        }
        None => page,
    };
    let edit = |edit: &crate::registry::marks::RecordEdit| ListRow::new(time(edit.at), edit.reason.clone());
    page.with_forms([form]).with_rows("history", "word-history", namespace.marks.edits.iter().rev().map(edit)).to_response(cx)
}

/// `GET /operator/records/{nid}`
pub fn record_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let namespace = read_namespace(cx)?;
    record_page(cx, &namespace, &edit_record::record_digest(&namespace), None)
}

/// `POST /operator/records/{nid}`: shows the changes of the list; publishes them if they are those that were shown.
pub fn edit_record(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, nid) = (cx.action_context()?, cx.param("nid"));
    let [references, registrant, contact, registered_on, successor] =
        [REFERENCES, REGISTRANT, CONTACT, REGISTERED_ON, SUCCESSOR].map(|field| field.value_in(&cx.form));
    let seen = SEEN.value_in(&cx.form);
    let typed = TypedRecord { references, registrant, contact, registered_on, successor, seen };
    let reason = PUBLIC_REASON.value_in(&cx.form);
    let namespace = read_namespace(cx)?;
    if let Err(refusal) = edit_record::check_unchanged_since(&namespace, typed) {
        // From now on the operator has seen the current values.
        let page = |cx: &RequestContext| record_page(cx, &namespace, &edit_record::record_digest(&namespace), None);
        return cx.show_form_again(page, refusal);
    }
    let home = &cx.mail().public_url;
    let before = cx.read(|conn| files_for_preview(conn, home))?;
    let after = cx.app.store.rehearse(|conn| {
        edit_record::edit(conn, ctx, nid, typed, reason)?;
        files_for_preview(conn, home)
    });
    let after = match after {
        Ok(after) => after,
        Err(refusal @ Refusal::Faults(_)) => return cx.show_form_again(|cx| record_page(cx, &namespace, seen, None), refusal),
        Err(refusal) => return Err(refusal.into()),
    };
    let changes: ChangedLines = before
        .iter()
        .zip(&after)
        .filter(|((name, _), _)| SHOWN_FILES.iter().any(|file| file.name() == *name))
        .flat_map(|((name, old), (_, new))| changed_lines(old, new).into_iter().map(|(added, line)| (*name, added, line)))
        .collect();
    if !SHOWN_DIGEST.value_equals(&cx.form, &digest(cx, &changes)) {
        return record_page(cx, &namespace, seen, Some(&changes));
    }
    perform_action(cx, &addresses::operator_record_path(nid), record_form, |conn, ctx| {
        edit_record::edit(conn, ctx, nid, typed, reason)
    })
}
