//! Runs the checks of a text, before submission and before publication.

use crate::requests::fixed_fields::with_fixed_fields;
use crate::requests::gather::procedure::with_procedure_findings;
use crate::requests::memo::ResultCache;
use crate::requests::{Request, RequestSubject, State};
use urn_registry::i18n::Phrase;

use crate::ids::{RequestId, sha256};
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::registry::ledger::queries::{load_nid_availability, requested_nids};
use crate::store::AnyConnection;
use crate::store::before_write::is_writing;
use crate::{clock, registry};
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::finding::{Finding, Level};
use urn_registry::nid::Nid;
use urn_registry::nid::in_use::{self, NidInUse};
use urn_registry::nid::notes::ComparedNids;
use urn_registry::nid::rules::NidAvailability;
use urn_registry::template::inspect::{self, Kind, RegistryContext};
use urn_registry::template::{Field, Template};

/// Every check finding for a request's draft: NID, template, and advisories to the experts. The canonical text is checked, because that
/// is what will be published.
pub fn findings(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<Vec<Finding>, Refusal> {
    let found = findings_of_text(conn, now, request, template)?;
    with_procedure_findings(conn, now, request, template, found)
}

fn findings_of_text(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<Vec<Finding>, Refusal> {
    let template = with_fixed_fields(template, &request.subject);
    if request.state == State::Registered {
        // It must not be compared with itself, and its NID is not taken by another request.
        return match &request.subject {
            RequestSubject::StatusChange { .. } => Ok(Vec::new()),
            _ => cached_findings(&template, Kind::Registered, None, clock::day(now)),
        };
    }
    let kind = match &request.subject {
        RequestSubject::NewFormal { .. } => Kind::NewFormal,
        RequestSubject::NewInformal { .. } => Kind::NewInformal,
        RequestSubject::StatusChange { nid, base, to, successors } => {
            return status_change_findings(conn, &template, (nid, *base), *to, successors);
        }
        RequestSubject::Revision { nid, .. } | RequestSubject::Correction { nid, .. } => {
            let newest = registry::queries::latest_version(conn, nid)?;
            let current = newest.as_ref().and_then(Version::current_text).map(|text| &text.template);
            let kind = match (&request.subject, current) {
                (RequestSubject::Correction { .. }, Some(current)) => Kind::Correction { current },
                _ => Kind::Revision { current },
            };
            return cached_findings(&template, kind, None, clock::day(now));
        }
    };
    check_new_namespace(conn, now, &template, kind, Some(&request.id))
}

/// Checks a new namespace against what the registry contains about its NID and those of the other requests.
fn check_new_namespace(
    conn: &mut AnyConnection,
    now: Timestamp,
    template: &Template,
    kind: Kind<'_>,
    request: Option<&RequestId>,
) -> Result<Vec<Finding>, Refusal> {
    let standing = load_nid_availability(conn, inspect::requested_nid(template), request)?;
    let registered = registry::queries::nids(conn)?;
    let requested: Vec<String> = requested_nids(conn, request)?.into_iter().map(|(name, _)| name).collect();
    let neighbours = ComparedNids { registered: &registered, requested: &requested };
    let in_use = in_use::known_in_use().to_vec();
    let register = RegistryContext { standing: &standing, neighbours, in_use: &in_use };
    cached_findings(template, kind, Some(register), clock::day(now))
}

/// The most recent results, about 10 KiB each.
static FINDINGS_CACHE: ResultCache<Vec<Finding>> = ResultCache::new(128);

/// The registry status of a NID; registered NIDs; requested NIDs; and unregistered NIDs in use.
type NidRegistryFacts = (NidAvailability, Vec<String>, Vec<String>, Vec<NidInUse>);

/// The input of the checks: everything that their result depends on.
struct CheckInput {
    template: Template,
    kind: CheckKind,
    /// The text in force, for kinds that are compared with it.
    current: Option<Template>,
    /// The relevant registry data.
    register: Option<NidRegistryFacts>,
    today: Date,
}

/// [`Kind`] without its text.
#[derive(Clone, Copy)]
enum CheckKind {
    NewFormal,
    NewInformal,
    Revision,
    Correction,
    Registered,
}

impl CheckInput {
    fn new(template: &Template, kind: Kind<'_>, register: Option<RegistryContext<'_>>, today: Date) -> Self {
        let (name, current) = match kind {
            Kind::NewFormal => (CheckKind::NewFormal, None),
            Kind::NewInformal => (CheckKind::NewInformal, None),
            Kind::Revision { current } => (CheckKind::Revision, current),
            Kind::Correction { current } => (CheckKind::Correction, Some(current)),
            Kind::Registered => (CheckKind::Registered, None),
        };
        let owned = |it: RegistryContext<'_>| {
            let neighbours = it.neighbours;
            (it.standing.clone(), neighbours.registered.to_vec(), neighbours.requested.to_vec(), it.in_use.to_vec())
        };
        Self { template: template.clone(), kind: name, current: current.cloned(), register: register.map(owned), today }
    }

    /// Runs the checks. They can use their whole time budget, so no transaction may be open meanwhile.
    fn run_checks(&self) -> Vec<Finding> {
        debug_assert!(!is_writing(), "a text is checked inside a writing transaction");
        let kind = match (self.kind, &self.current) {
            (CheckKind::NewFormal, _) => Kind::NewFormal,
            (CheckKind::NewInformal, _) => Kind::NewInformal,
            (CheckKind::Correction, Some(current)) => Kind::Correction { current },
            (CheckKind::Revision | CheckKind::Correction, current) => Kind::Revision { current: current.as_ref() },
            (CheckKind::Registered, _) => Kind::Registered,
        };
        let register = self.register.as_ref().map(|(standing, registered, requested, in_use)| RegistryContext {
            standing,
            neighbours: ComparedNids { registered, requested },
            in_use,
        });
        inspect::findings(&self.template, kind, register, self.today)
    }
}

/// The findings, cached by the digest of everything they depend on: the text, the text in force, the registry data about the NID and its
/// neighbors, and the date.
fn cached_findings(
    template: &Template,
    kind: Kind<'_>,
    register: Option<RegistryContext<'_>>,
    today: Date,
) -> Result<Vec<Finding>, Refusal> {
    let digest = sha256(format!("{template:?} {kind:?} {register:?} {today}").as_bytes());
    let question = CheckInput::new(template, kind, register, today);
    FINDINGS_CACHE.get_or_compute(digest, move || question.run_checks())
}

fn status_error(field: Field, message: Phrase) -> Finding {
    Finding {
        id: "T14",
        level: Level::Error,
        field: Some(field.key()),
        line: None,
        column: None,
        clause: "RFC 8141 §6.2",
        message,
        help: "/rules/t14".to_owned(),
    }
}

fn status_change_findings(
    conn: &mut AnyConnection,
    template: &Template,
    (nid, _): (&Nid, u32),
    to: registry::Status,
    successors: &[Nid],
) -> Result<Vec<Finding>, Refusal> {
    let mut found = Vec::new();
    if template.text(Field::RevisionInformation).trim().is_empty() {
        found.push(status_error(Field::RevisionInformation, Phrase::new("finding-status-statement")));
    }
    let held = registry::queries::by_nid(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    if held.status == to {
        let message = Phrase::new("finding-status-already").arg("nid", nid.as_str()).arg("status", to.name());
        found.push(status_error(Field::AdditionalInformation, message));
    }
    for successor in successors {
        if successor == nid || registry::queries::by_nid(conn, successor)?.is_none() {
            let message = Phrase::new("finding-status-successor").arg("nid", successor.as_str());
            found.push(status_error(Field::AdditionalInformation, message));
        }
    }
    Ok(found)
}

/// The findings about a text that does not belong to a request yet.
pub struct TextFindings {
    /// What the text was checked as: "a new formal namespace".
    pub checked_as: Phrase,
    /// Whether it was checked as a new version.
    pub is_revision: bool,
    /// The findings.
    pub findings: Vec<Finding>,
}

/// Checks a text that does not belong to a request yet. Unless `kind` is given, the text is checked as a new version if its NID is
/// registered, otherwise as a new namespace.
pub fn findings_without_request(
    conn: &mut AnyConnection,
    now: Timestamp,
    template: &Template,
    kind: &str,
) -> Result<TextFindings, Refusal> {
    let nid = template.nid();
    let newest = match &nid {
        Some(nid) => registry::queries::latest_version(conn, nid)?,
        None => None,
    };
    let (message, kind) = match (kind, &newest) {
        ("new_formal", _) => ("check-as-formal", Kind::NewFormal),
        ("new_informal", _) => ("check-as-informal", Kind::NewInformal),
        (_, Some(newest)) => ("check-as-version", Kind::Revision { current: newest.current_text().map(|text| &text.template) }),
        (_, None) if nid.is_none() => ("check-as-informal", Kind::NewInformal),
        (_, None) => ("check-as-formal", Kind::NewFormal),
    };
    Ok(TextFindings {
        checked_as: Phrase::new(message),
        is_revision: matches!(kind, Kind::Revision { .. }),
        findings: check_new_namespace(conn, now, template, kind, None)?,
    })
}
