//! The page after a section was saved in another window: shows both texts and the differences; nothing is overwritten.

use crate::actions::draft::{field_fingerprint, text_of};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::sha256;
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::field_label;
use crate::pages::registrant::forms::{ANSWER, REVISION_NOTE};
use crate::pages::registrant::section::{SubmittedTexts, base_digest_name, section_input};
use crate::pages::registrant::sections::{load_own_editable, sections_of};
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::Template;

#[derive(View)]
#[template(path = "registrant/stale.html")]
struct SaveConflictPage {
    shell: Shell,
    action: String,
    /// The stored texts of sections that were saved in another window, with their labels.
    saved: Vec<(Phrase, String)>,
    /// All sections that were submitted, each with the name and the value of the hidden field of its stored text.
    fields: Vec<(FormField, String, String)>,
    /// The note or the answer that was typed.
    message: Vec<FormField>,
    diff: Vec<DiffCard>,
}

pub(super) fn save_conflict_page(cx: &RequestContext, typed: &SubmittedTexts) -> Result<Response, HttpError> {
    let view = load_own_editable(cx)?;
    let request = &view.request;
    let (mut before, mut mine, mut saved, mut fields) = (Template::default(), Template::default(), Vec::new(), Vec::new());
    for guidance in sections_of(request) {
        let field = guidance.field;
        let Some((_, text)) = typed.iter().find(|(other, _)| *other == field) else { continue };
        let (name, now, stored) = (base_digest_name(field), field_fingerprint(request, field), text_of(request, field));
        let started = cx.form.get(&name);
        // A section that was not changed here is shown as it is stored now.
        let is_untouched = sha256(text.as_bytes()) == started;
        let input = section_input(cx, &request.subject, guidance, if is_untouched { stored } else { text });
        if started == now || is_untouched || text == stored {
            fields.push((input, name, now));
            continue;
        }
        fields.push((input.labeled(Phrase::new("draft-stale-typed").arg("label", field_label(field))), name, now));
        before.set(field, stored);
        mine.set(field, text);
        saved.push((field_label(field), stored.to_owned()));
    }
    cx.render_page_with(
        409,
        &SaveConflictPage {
            shell: Shell::new(cx, Phrase::new("draft-stale"), NavSection::Register),
            action: addresses::edit_draft_path(request.number),
            diff: diff_cards(&before, &mine),
            message: [REVISION_NOTE, ANSWER]
                .into_iter()
                .filter(|one| !one.value_in(&cx.form).is_empty())
                .map(|one| one.submitted_form_field(cx))
                .collect(),
            saved,
            fields,
        },
    )
}
