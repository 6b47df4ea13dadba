//! Drafts: how they are started, and what can be written in them.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::{AccountId, RequestId, RequestNumber, new_id};
use crate::refusal::{self, Refusal, at};
use crate::registry::ledger::queries::{load_nid_availability, requested_nids};
use crate::requests::daily_limit::{LimitedActivity, check_daily_limit};
use crate::requests::record::record_action;
use crate::requests::{Party, Request, RequestProcedure, RequestSubject, State, queries};
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use crate::{clock, registry};
use urn_registry::i18n::Phrase;
use urn_registry::nid;
use urn_registry::nid::Nid;
use urn_registry::nid::rules::formal_findings;
use urn_registry::nid::written::{NotNid, parse_nid};
use urn_registry::template::characters::{Fault, needed_repairs};
use urn_registry::template::{Field, MAX_BYTES, MAX_LINES, Template};

/// The maximum length in characters of a requested NID in a draft. It is generous so that invalid input can be shown with an explanation.
pub(crate) const TYPED_NID_CHARS_MAX: usize = 200;

/// The purpose of a new draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftPurpose {
    /// A new formal namespace, with the requested NID as typed.
    NewFormal(String),
    /// A new formal namespace for a standards organization that requests the fast track (RFC 8141 §6.3).
    FastTrack(String),
    /// A new formal namespace that a standards body defines in a document (RFC 8141 §6.2 step 4).
    Standards(String),
    /// A new informal namespace.
    NewInformal,
    /// A new version of a registered namespace.
    Revision(String),
    /// A new version of a namespace whose text is external: starts from the text that the registrant supplies.
    RevisionFrom {
        /// The NID of the namespace.
        nid: String,
        /// The supplied text, which is unconfirmed.
        pasted: Box<Template>,
    },
    /// A correction of a registered version.
    Correction(String),
    StatusChange {
        /// The NID of the namespace.
        nid: String,
        /// The new status.
        to: registry::Status,
        /// The namespaces that replace it, as typed.
        successors: String,
    },
}

impl DraftPurpose {
    /// The requested NID of a new formal namespace, as typed.
    pub(crate) fn requested_nid(&self) -> Option<&str> {
        match self {
            Self::NewFormal(wish) | Self::FastTrack(wish) | Self::Standards(wish) => Some(wish),
            _ => None,
        }
    }
}

/// The entries of the registry and the open requests for a NID. Every availability check of a NID uses it.
pub fn nid_usage(conn: &mut AnyConnection, nid: &str) -> Result<nid::report::NidRegistryState, Refusal> {
    Ok(nid::report::NidRegistryState {
        standing: load_nid_availability(conn, nid, None)?,
        registered: registry::queries::nids(conn)?,
        requested: requested_nids(conn, None)?.into_iter().map(|(name, _)| name).collect(),
        in_use: nid::in_use::known_in_use().to_vec(),
    })
}

/// Checks a requested formal NID against the hard rules before a draft is started. Violations are reported at the field `nid`.
pub fn check_requested_nid(conn: &mut AnyConnection, wish: &str) -> Result<(), Refusal> {
    check_nid_rules(conn, wish, None, at::NID)
}

/// Checks the namespace ID of a saved draft in the same way, if it has one. Violations are reported at the field `namespace_id`.
pub fn check_nid_of_draft(conn: &mut AnyConnection, request: &Request) -> Result<(), Refusal> {
    match (&request.subject, request.state) {
        (RequestSubject::NewFormal { wish: Some(wish) }, State::Draft) => {
            check_nid_rules(conn, wish, Some(&request.id), at::NAMESPACE_ID)
        }
        _ => Ok(()),
    }
}

fn check_nid_rules(conn: &mut AnyConnection, wish: &str, own: Option<&RequestId>, field: &'static str) -> Result<(), Refusal> {
    let standing = load_nid_availability(conn, wish, own)?;
    match formal_findings(wish, Some(&standing)).into_iter().next() {
        Some(finding) => Err(Refusal::at_field(field, finding.message)),
        None => Ok(()),
    }
}

pub(crate) fn check_nid_length(wish: &str) -> Result<&str, Refusal> {
    if wish.chars().any(char::is_control) {
        return Err(Refusal::at_field(at::NAMESPACE_ID, Phrase::new("refusal-wish-letters")));
    }
    if wish.chars().count() > TYPED_NID_CHARS_MAX {
        return Err(Refusal::at_field(at::NAMESPACE_ID, Phrase::new("refusal-wish-long").arg("most", TYPED_NID_CHARS_MAX)));
    }
    Ok(wish)
}

/// The subject of a new draft, and the registered text to start from if it is available in this registry.
pub(crate) fn initial_subject_and_text(
    conn: &mut AnyConnection,
    start: &DraftPurpose,
) -> Result<(RequestSubject, Option<Template>), Refusal> {
    let (wanted_nid, field) = match start {
        DraftPurpose::NewFormal(wish) | DraftPurpose::FastTrack(wish) | DraftPurpose::Standards(wish) => {
            let wish = Some(check_nid_length(wish)?.to_owned()).filter(|wish| !wish.is_empty());
            return Ok((RequestSubject::NewFormal { wish }, None));
        }
        DraftPurpose::NewInformal => return Ok((RequestSubject::NewInformal { assigned: None }, None)),
        DraftPurpose::Revision(nid) | DraftPurpose::Correction(nid) => (nid, at::NID),
        DraftPurpose::RevisionFrom { nid, .. } | DraftPurpose::StatusChange { nid, .. } => (nid, at::NID),
    };
    let gone =
        || Refusal::at_field(field, Phrase::new("word-the-namespace-is-not-registered").arg("nid", format!("{wanted_nid:?}")));
    let nid = parse_nid(wanted_nid).map_err(|not| Refusal::at_field(field, not.sentence()))?;
    let newest = registry::queries::latest_version(conn, &nid)?.ok_or_else(gone)?;
    let held = newest.current_text().map(|text| text.template.clone());
    let base = newest.number;
    let pasted_of = |pasted: &Template| match pasted.nid().filter(|other| *other != nid) {
        _ if held.is_some() => Err(Refusal::at_field(at::TEMPLATE, Phrase::new("refusal-text-held"))),
        Some(other) => Err(Refusal::at_field(
            at::TEMPLATE,
            Phrase::new("refusal-text-of").arg("other", other.to_string()).arg("nid", nid.to_string()),
        )),
        None => Ok(Some(pasted.clone())),
    };
    Ok(match start {
        DraftPurpose::RevisionFrom { pasted, .. } => {
            let text = pasted_of(pasted)?;
            (RequestSubject::Revision { nid, base }, text)
        }
        DraftPurpose::Correction(_) if held.is_none() => {
            let sentence = Phrase::new("refusal-not-held");
            return Err(Refusal::at_field(at::CHANGE_KIND, sentence));
        }
        DraftPurpose::Correction(_) => (RequestSubject::Correction { nid, version: base }, held),
        DraftPurpose::StatusChange { to, successors, .. } => {
            let list = parse_successors(conn, &nid, successors)?;
            (RequestSubject::StatusChange { nid, base, to: *to, successors: list }, Some(Template::default()))
        }
        _ => (RequestSubject::Revision { nid, base }, held),
    })
}

pub(crate) fn begin_draft(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    subject: RequestSubject,
    procedure: RequestProcedure,
    draft: Template,
    started_from: &str,
) -> Result<Request, Refusal> {
    check_daily_limit(conn, ctx, LimitedActivity::Contribution)?;
    let year = clock::day(ctx.now).year();
    let request = Request {
        id: RequestId::typed(&new_id()),
        number: RequestNumber::new(year, increment_counter(conn, &format!("requests-{year}"))?),
        subject,
        procedure,
        procedure_changed_at: None,
        state: State::Draft,
        state_since: ctx.now,
        owner_id: ctx.who.id.clone(),
        draft: check_template_size(draft)?,
        draft_save_number: 1,
        created_at: ctx.now,
        review_since: None,
        duplicate_of: None,
        private: false,
        tasks: Vec::new(),
    };
    check_account_quota(conn, (&request.owner_id, &request.id), &Template::default(), &request.draft)?;
    queries::insert(conn, &request, ctx.now.into())?;
    record_action(conn, ctx, EventKind::DraftStarted, Party::Registrant, &request, started_from)?;
    Ok(request)
}

/// The public statement for a draft that starts from pasted text, with the digest of that text.
pub(crate) fn pasted_text_statement(pasted: &Template) -> String {
    let digest = crate::ids::sha256(urn_registry::template::write::write(pasted).as_bytes());
    Phrase::new("record-pasted-text").arg("digest", digest).to_string()
}

/// Whether `nid` was replaced by `by`, directly or through others.
pub(crate) fn is_replaced_by(conn: &mut AnyConnection, nid: &Nid, by: &Nid) -> Result<bool, Refusal> {
    let mut seen = vec![nid.clone()];
    while let Some(next) = registry::queries::by_nid(conn, seen.last().unwrap_or(nid))?.and_then(|found| found.successor) {
        if next == *by || seen.contains(&next) {
            return Ok(next == *by);
        }
        seen.push(next);
    }
    Ok(false)
}

/// Parses the namespaces that replace another one. They must be registered, and are separated by spaces or commas.
pub(crate) fn parse_successors(conn: &mut AnyConnection, nid: &Nid, typed: &str) -> Result<Vec<Nid>, Refusal> {
    const SUCCESSORS_MAX: usize = 20;
    let mut list = Vec::new();
    for word in typed.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        let wrong = |not: NotNid| Phrase::new("refusal-successor").arg("word", word).arg("why", not.sentence().after_colon());
        let successor = parse_nid(word).map_err(|not| Refusal::at_field(at::SUCCESSORS, wrong(not)))?;
        if successor == *nid || registry::queries::by_nid(conn, &successor)?.is_none() {
            return Err(Refusal::at_field(
                at::SUCCESSORS,
                Phrase::new("refusal-not-another").arg("successor", successor.to_string()),
            ));
        }
        if is_replaced_by(conn, &successor, nid)? {
            return Err(Refusal::at_field(
                at::SUCCESSORS,
                Phrase::new("refusal-successor-circle").arg("successor", successor.to_string()),
            ));
        }
        if !list.contains(&successor) {
            list.push(successor);
        }
    }
    if list.len() > SUCCESSORS_MAX {
        return Err(Refusal::at_field(at::SUCCESSORS, Phrase::new("refusal-most-successors").arg("most", SUCCESSORS_MAX)));
    }
    Ok(list)
}

/// Sets one field of a draft, for actions that do more than save it.
pub(crate) fn put_field(conn: &mut AnyConnection, request: &Request, field: Field, text: &str) -> Result<(), Refusal> {
    let draft = check_template_size(request.draft.clone().with_field(field, text))?;
    check_allowed_characters(&request.draft, &draft)?;
    check_account_quota(conn, (&request.owner_id, &request.id), &request.draft, &draft)?;
    Ok(queries::save_draft(conn, &request.id, request.subject.nid(), &draft, request.draft_save_number + 1)?)
}

/// The initial text of a draft. On the fast track it has the sentence required by Appendix A, for the requester to complete. Nothing is
/// copied from the account: its address is not public, and the requester need not be the registrant.
pub(crate) fn initial_template(fast_track: bool) -> Template {
    if !fast_track {
        return Template::default();
    }
    Template::default().with_field(Field::Registrant, &Phrase::new("record-fast-track-sentence").to_string())
}

/// Refuses a draft with which the drafts of its owner would be larger than [`ACCOUNT_DRAFTS_BYTES_MAX`]. A draft that does not grow can
/// always be saved.
pub(crate) fn check_account_quota(
    conn: &mut AnyConnection,
    (owner, id): (&AccountId, &RequestId),
    before: &Template,
    draft: &Template,
) -> Result<(), Refusal> {
    let size = |template: &Template| Field::ALL.iter().map(|field| template.text(*field).len()).sum::<usize>();
    if size(draft) <= size(before) {
        return Ok(());
    }
    let others = usize::try_from(queries::draft_bytes(conn, owner, id)?).unwrap_or(usize::MAX);
    if others.saturating_add(size(draft)) > ACCOUNT_DRAFTS_BYTES_MAX {
        let mib = ACCOUNT_DRAFTS_BYTES_MAX >> 20;
        return Err(Refusal::at_field(at::TEMPLATE, Phrase::new("refusal-drafts-max").arg("mib", mib)));
    }
    Ok(())
}

/// The maximum size of all drafts of an account, in bytes: fifty times the largest template that was registered.
pub const ACCOUNT_DRAFTS_BYTES_MAX: usize = 5 << 20;

pub(crate) fn check_template_size(template: Template) -> Result<Template, Refusal> {
    let size: usize = Field::ALL.iter().map(|field| template.text(*field).len()).sum();
    if size > MAX_BYTES {
        return Err(Refusal::at_field(at::TEMPLATE, Phrase::new("refusal-template-max").arg("most", MAX_BYTES)));
    }
    if Field::ALL.iter().map(|field| template.text(*field).lines().count()).sum::<usize>() > MAX_LINES {
        return Err(Refusal::at_field(at::TEMPLATE, Phrase::new("refusal-template-lines").arg("most", MAX_LINES)));
    }
    Ok(template)
}

/// Rejects characters that are not allowed in a text, by code point and position, in the fields that `draft` changes. Unchanged fields
/// are skipped, so that registered text with such a character does not block an update.
pub(crate) fn check_allowed_characters(before: &Template, draft: &Template) -> Result<(), Refusal> {
    /// The maximum number of characters listed for one field.
    const LISTED_CHARACTERS_MAX: usize = 8;
    let mut faults = Vec::new();
    for field in Field::ALL.into_iter().filter(|field| before.get(*field) != draft.get(*field)) {
        let wrong = needed_repairs(field, draft.text(field));
        for repair in wrong.iter().take(LISTED_CHARACTERS_MAX) {
            let (place, reason) = (repair.place, repair.fault.map_or_else(Phrase::default, Fault::why));
            let (label, found) = (field.label(), &repair.found);
            let sentence = Phrase::new("refusal-character")
                .arg("label", label)
                .arg("found", found)
                .arg("line", place.line)
                .arg("column", place.column)
                .arg("why", reason);
            faults.push(refusal::FieldFault::new(field.key(), sentence));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Refusal::Faults(faults)) }
}
