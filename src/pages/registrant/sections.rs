//! Which sections of a request can be edited: those of its type, and more if the registered text is not available.

use crate::cases::guidance::{self, Guidance};
use crate::cases::{Request, State, Subject};
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::registry::{self, Version};
use crate::template::diff::changed_fields;
use crate::template::{Field, Template};

/// The sections of a request that have a page, in order. `registered` is the text it is compared with, if that is available.
///
/// A change of registrant only opens the registrant. If the registered text is not available, the request started from a pasted
/// one, which may lack information required today, so it can be completed. A section that differs from the available text can be
/// reverted.
pub(super) fn sections_of(request: &Request, registered: Option<&Template>) -> Vec<&'static Guidance> {
    let differs = |field: Field| registered.is_none_or(|text| changed_fields(text, &request.draft).contains(&field));
    let wanted = |guidance: &&Guidance| match (guidance.field, &request.subject) {
        (Field::NamespaceId, Subject::NewFormal { .. }) => request.state == State::Draft,
        (Field::NamespaceId, _) => false,
        (
            Field::RevisionInformation,
            Subject::Revision { .. } | Subject::RegistrantChange { .. } | Subject::StatusChange { .. },
        ) => true,
        (_, Subject::StatusChange { .. }) => false,
        (field, Subject::RegistrantChange { .. }) => field == Field::Registrant || differs(field),
        (Field::RevisionInformation, _) => false,
        _ => true,
    };
    guidance::ALL.iter().filter(wanted).collect()
}

/// The latest registered version that a request is based on, loaded anew.
///
/// # Errors
/// If the database cannot be read.
pub(super) fn newest(cx: &Cx, request: &Request) -> Result<Option<Version>, Problem> {
    let Some((nid, _)) = request.subject.registered() else { return Ok(None) };
    Ok(cx.read(|conn| Ok(registry::queries::latest_version(conn, nid)?))?)
}

/// The text that a request is compared with. A change of status has no text to compare.
pub(super) fn compared<'a>(request: &Request, newest: Option<&'a Version>) -> Option<&'a Template> {
    let newest = newest.filter(|_| !matches!(request.subject, Subject::StatusChange { .. }))?;
    newest.wording().map(|text| &text.template)
}
