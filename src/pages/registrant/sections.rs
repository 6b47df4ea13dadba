//! Determines which sections of a request can be edited: the sections of its type, and more if the registered text is not available.

use crate::cases::guidance::{self, Guidance};
use crate::cases::{Request, State, Subject};
use crate::http::cx::RequestContext;
use crate::http::problem::Problem;
use crate::registry::{self, Version};
use urn_registry::template::{Field, Template};

/// The sections of a request that have a page, in order.
pub(super) fn sections_of(request: &Request) -> Vec<&'static Guidance> {
    let wanted = |guidance: &&Guidance| match (guidance.field, &request.subject) {
        (Field::NamespaceId, Subject::NewFormal { .. }) => request.state == State::Draft,
        (Field::NamespaceId, _) => false,
        (Field::RevisionInformation, Subject::Revision { .. } | Subject::StatusChange { .. }) => true,
        (_, Subject::StatusChange { .. }) => false,
        (Field::RevisionInformation, _) => false,
        _ => true,
    };
    guidance::ALL.iter().filter(wanted).collect()
}

/// The sections that are edited on one page, with the heading of the page.
const PAGES: [(&str, &[Field]); 4] = [
    ("field-page-who", &[Field::NamespaceId, Field::Registrant, Field::Purpose]),
    ("field-page-syntax", &[Field::Syntax]),
    ("field-page-use", &[Field::Assignment, Field::SecurityAndPrivacy, Field::Interoperability, Field::Resolution]),
    ("field-page-rest", &[Field::Documentation, Field::AdditionalInformation, Field::RevisionInformation]),
];

/// The sections that are edited together, and what follows them.
pub(super) struct Page {
    /// Its heading: a message.
    pub(super) heading: &'static str,
    /// Its number, and the number of pages.
    pub(super) at: (usize, usize),
    /// The sections, in order.
    pub(super) sections: Vec<&'static Guidance>,
    /// The first section of the next page; `None` on the last one.
    pub(super) next: Option<Field>,
}

/// The page of a section, among the sections that a request has.
pub(super) fn page_with(field: Field, all: &[&'static Guidance]) -> Page {
    let pages: Vec<_> = PAGES.iter().filter(|(_, fields)| all.iter().any(|guidance| fields.contains(&guidance.field))).collect();
    let at = pages.iter().position(|(_, fields)| fields.contains(&field)).unwrap_or_default();
    let (heading, together) = pages.get(at).copied().copied().unwrap_or(("field-page-rest", <&[Field]>::default()));
    let sections: Vec<_> = all.iter().copied().filter(|guidance| together.contains(&guidance.field)).collect();
    let last = all.iter().rposition(|guidance| together.contains(&guidance.field));
    let next = last.and_then(|last| all.get(last + 1)).map(|guidance| guidance.field);
    Page { heading, at: (at + 1, pages.len()), sections, next }
}

/// The latest registered version that a request is based on, loaded again.
///
/// # Errors
/// If the database cannot be read.
pub(crate) fn newest(cx: &RequestContext, request: &Request) -> Result<Option<Version>, Problem> {
    let Some((nid, _)) = request.subject.registered() else { return Ok(None) };
    Ok(cx.read(|conn| Ok(registry::queries::latest_version(conn, nid)?))?)
}

/// The text that a request is compared with. A change of status has no text to compare.
pub(crate) fn compared<'a>(request: &Request, newest: Option<&'a Version>) -> Option<&'a Template> {
    let newest = newest.filter(|_| !matches!(request.subject, Subject::StatusChange { .. }))?;
    newest.wording().map(|text| &text.template)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_section_is_on_one_page_and_the_pages_follow_each_other() {
        let all: Vec<&'static Guidance> = guidance::ALL.iter().collect();
        let mut seen = Vec::new();
        let mut next = all.first().map(|guidance| guidance.field);
        while let Some(field) = next {
            let page = page_with(field, &all);
            assert_eq!(page.sections.first().map(|guidance| guidance.field), Some(field));
            assert_eq!(page.at.1, PAGES.len());
            seen.extend(page.sections.iter().map(|guidance| guidance.field));
            next = page.next;
        }
        assert_eq!(seen, all.iter().map(|guidance| guidance.field).collect::<Vec<_>>());
        // In a change of registrant, only some sections can be edited.
        let few: Vec<_> =
            all.into_iter().filter(|one| matches!(one.field, Field::Registrant | Field::RevisionInformation)).collect();
        let page = page_with(Field::Registrant, &few);
        assert_eq!((page.sections.len(), page.next), (1, Some(Field::RevisionInformation)));
        assert_eq!((page.at, page_with(Field::RevisionInformation, &few).at), ((1, 2), (2, 2)));
    }
}
