//! The checks of the text, before it may be sent and before it may be published.

use crate::cases::{Request, Subject, queries, with_settled_fields};
use crate::finding::{Finding, Level};
use crate::ids::sha256;
use crate::nid::Nid;
use crate::nid::notes::Neighbours;
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::registry::publish::standing;
use crate::store::AnyConnection;
use crate::template::inspect::{self, Kind, Register};
use crate::template::{Field, Template};
use crate::{clock, registry};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// Everything the checks say about a request's draft: NID, template, and the notes to the experts. They look at the canonical
/// text, which is what will be published.
pub fn findings(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<Vec<Finding>, Refusal> {
    let template = with_settled_fields(template, &request.subject);
    let kind = match &request.subject {
        Subject::NewFormal { .. } => Kind::NewFormal,
        Subject::NewInformal => Kind::NewInformal,
        Subject::StatusChange { nid, base, to, successors } => {
            return status_findings(conn, &template, (nid, *base), *to, successors);
        }
        Subject::Revision { nid, .. } | Subject::Correction { nid, .. } | Subject::RegistrantChange { nid, .. } => {
            let newest = registry::queries::latest_version(conn, nid)?;
            let current = newest.as_ref().and_then(Version::wording).map(|text| &text.template);
            let kind = match (&request.subject, current) {
                (Subject::Correction { .. }, Some(current)) => Kind::Correction { current },
                (Subject::RegistrantChange { .. }, Some(current)) => Kind::RegistrantChange { current },
                _ => Kind::Revision { current },
            };
            return Ok(remembered(&template, kind, None, clock::day(now)));
        }
    };
    inspected(conn, now, &template, kind, Some(&request.id))
}

/// Asks about a new namespace, with what the registry says now of its NID and of those of the other requests.
fn inspected(
    conn: &mut AnyConnection,
    now: Timestamp,
    template: &Template,
    kind: Kind<'_>,
    but: Option<&str>,
) -> Result<Vec<Finding>, Refusal> {
    let standing = standing(conn, &inspect::wish(template))?;
    let (registered, requested) = (registry::queries::nids(conn)?, queries::requested_nids(conn, but)?);
    let neighbours = Neighbours { registered: &registered, requested: &requested };
    let register = Register { standing: &standing, neighbours };
    Ok(remembered(template, kind, Some(register), clock::day(now)))
}

/// What was asked last, with its answer.
static ASKED: Mutex<VecDeque<(String, Vec<Finding>)>> = Mutex::new(VecDeque::new());

/// The findings, kept under the digest of everything they follow from. The page on which somebody presses "submit" or "register" has
/// asked the same shortly before, so that the act finds the answer ready and its transaction does not wait for a check.
fn remembered(template: &Template, kind: Kind<'_>, register: Option<Register<'_>>, today: Date) -> Vec<Finding> {
    /// Answers kept: some hundred KiB.
    const KEPT: usize = 32;
    let key = sha256(format!("{template:?} {kind:?} {register:?} {today}").as_bytes());
    let known = || ASKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, found)) = known().iter().find(|(asked, _)| *asked == key) {
        return found.clone();
    }
    let found = inspect::findings(template, kind, register, today);
    let mut list = known();
    list.truncate(KEPT - 1);
    list.push_front((key, found.clone()));
    found
}

fn must_fix(field: Field, message: &str) -> Finding {
    Finding {
        id: "T14",
        level: Level::Fail,
        field: Some(field.key()),
        line: None,
        column: None,
        clause: "RFC 8141 §6.2",
        message: message.to_owned(),
        help: "/rules/t14".to_owned(),
    }
}

fn status_findings(
    conn: &mut AnyConnection,
    template: &Template,
    (nid, _): (&Nid, u32),
    to: registry::Status,
    successors: &[Nid],
) -> Result<Vec<Finding>, Refusal> {
    let mut found = Vec::new();
    if template.text(Field::RevisionInformation).trim().is_empty() {
        found.push(must_fix(Field::RevisionInformation, "Enter the statement: why the status changes and what users should do"));
    }
    let held = registry::queries::by_nid(conn, nid)?.ok_or_else(|| Refusal::not_found(format!("The namespace {nid}")))?;
    if held.status == to {
        found.push(must_fix(Field::AdditionalInformation, &format!("urn:{nid} is {} already", to.name())));
    }
    for successor in successors {
        if successor == nid || registry::queries::by_nid(conn, successor)?.is_none() {
            found.push(must_fix(
                Field::AdditionalInformation,
                &format!("{successor} cannot take its place: it is not another registered namespace"),
            ));
        }
    }
    Ok(found)
}

/// What the checks would say of a text that belongs to no request yet: as a new version when its NID is registered, else as a new
/// namespace, unless `kind` names one. Also the words for what it was checked as.
pub fn would_find(
    conn: &mut AnyConnection,
    now: Timestamp,
    template: &Template,
    kind: &str,
) -> Result<(&'static str, Vec<Finding>), Refusal> {
    let nid = template.nid();
    let newest = match &nid {
        Some(nid) => registry::queries::latest_version(conn, nid)?,
        None => None,
    };
    let (words, kind) = match (kind, &newest) {
        ("new_formal", _) => ("a new formal namespace", Kind::NewFormal),
        ("new_informal", _) => ("a new informal namespace", Kind::NewInformal),
        (_, Some(newest)) => {
            ("a new version of a registered namespace", Kind::Revision { current: newest.wording().map(|text| &text.template) })
        }
        (_, None) if nid.is_none() => ("a new informal namespace", Kind::NewInformal),
        (_, None) => ("a new formal namespace", Kind::NewFormal),
    };
    Ok((words, inspected(conn, now, template, kind, None)?))
}

/// Refuses a text with findings that fail.
pub(crate) fn refuse_failures(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<(), Refusal> {
    let failing: Vec<Finding> =
        findings(conn, now, request, template)?.into_iter().filter(|finding| finding.level == Level::Fail).collect();
    if failing.is_empty() { Ok(()) } else { Err(Refusal::from_findings(failing)) }
}
