//! Compares any two revisions of a request, for everyone who may see them.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RevisionNumber;
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::requests::viewer::load_public_view;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::diff::changed_in_substance;

/// A revision that can be selected.
struct RevisionOption {
    number: RevisionNumber,
    from: bool,
    to: bool,
}

#[derive(View)]
#[template(path = "public/request_compare.html")]
struct ComparePage {
    shell: Shell,
    number: String,
    title: String,
    href: String,
    choices: Vec<RevisionOption>,
    from: RevisionNumber,
    to: RevisionNumber,
    substance: String,
    cards: Vec<DiffCard>,
    /// The notices of the two revisions that were redacted. They have no text to compare.
    redacted: Vec<(RevisionNumber, String)>,
}

/// `GET /requests/{number}/compare?from=1&to=3`: the changes between two revisions; by default from the first to the current one. A
/// redacted revision is not compared.
pub fn compare_revisions(cx: &RequestContext) -> Result<Response, HttpError> {
    let number = cx.number()?;
    let seen = cx.read(|conn| load_public_view(conn, number, cx.viewer(), cx.now))?;
    // A draft without revisions has nothing to compare.
    let (Some(newest), Some(oldest)) = (seen.revisions.first(), seen.revisions.last()) else {
        return Err(HttpError::not_found(Phrase::new("thing-text-of-request")));
    };
    let asked = |name: &str, otherwise: RevisionNumber| match cx.query.get(name) {
        "" => Ok(otherwise),
        text => text
            .parse::<RevisionNumber>()
            .map_err(|_| HttpError::bad_request(Phrase::new("refusal-text-number").arg("name", name.to_string()))),
    };
    let (from, to) = (asked("from", oldest.number)?, asked("to", newest.number)?);
    let text = |wanted: RevisionNumber| {
        let found = seen.revisions.iter().find(|revision| revision.number == wanted);
        found.ok_or_else(|| HttpError::not_found(Phrase::new("thing-text-number").arg("number", wanted.to_string())))
    };
    let (old, new) = (text(from)?, text(to)?);
    let mut redacted: Vec<_> = [old, new].into_iter().filter(|revision| revision.is_redacted()).collect();
    redacted.dedup_by_key(|revision| revision.number);
    let redacted: Vec<_> = redacted.into_iter().map(|revision| (revision.number, revision.note.clone())).collect();
    let (old, new) = (&old.template, &new.template);
    let is_comparable = redacted.is_empty();
    let changed = if is_comparable { changed_in_substance(old, new) } else { Vec::new() };
    let labels: Vec<&str> = changed.iter().map(|field| field.label()).collect();
    let title = Phrase::new("versions-texts-title").arg("number", number.to_string()).arg("from", from).arg("to", to);
    cx.render_page(&ComparePage {
        shell: Shell::new(cx, title, NavSection::Register),
        number: number.to_string(),
        title: seen.request.subject.title().to_string(),
        href: addresses::request_path(number),
        choices: seen
            .revisions
            .iter()
            .rev()
            .map(|revision| RevisionOption { number: revision.number, from: revision.number == from, to: revision.number == to })
            .collect(),
        from,
        to,
        substance: labels.join(", "),
        cards: if is_comparable { diff_cards(old, new) } else { Vec::new() },
        redacted,
    })
}
