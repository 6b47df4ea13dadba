//! Drafts: starting one, saving the whole text or one field of it, and where a draft starts from.

use super::actions::{Seen, Turn, record, see};
use super::{Party, Present, Request, State, Subject, Track, queries};
use crate::clock;
use crate::history::Act;
use crate::nid::rules::formal_findings;
use crate::nid::{self, Nid};
use crate::people::Account;
use crate::people::secrets::{new_id, sha256};
use crate::refusal::Refusal;
use crate::registry;
use crate::registry::actions::standing;
use crate::store::{AnyConnection, allot, stored};
use crate::template::{Field, MAX_BYTES, Template};

/// What a person wants to start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// A new formal namespace, with the name wished for, as typed.
    NewFormal(String),
    /// The same for a standards organization that asks for the fast track (RFC 8141 §6.3).
    FastTrack(String),
    /// A new informal one.
    NewInformal,
    /// A new version of a registered one.
    Revision(String),
    /// A correction of a registered one.
    Correction(String),
    /// Another registrant for a registered one.
    RegistrantChange {
        /// Whose.
        nid: String,
        /// The address of the new registrant.
        heir: String,
        /// How the present one stands to it.
        present: Present,
    },
    /// Another status for a registered one.
    StatusChange {
        /// Whose.
        nid: String,
        /// What it becomes.
        to: registry::Status,
        /// The namespaces that take its place, as typed.
        successors: String,
    },
}

/// What the registry and the open requests know of a NID, for everybody who asks whether it can be requested.
pub fn known_of(conn: &mut AnyConnection, nid: &str) -> Result<nid::report::Registry, Refusal> {
    Ok(nid::report::Registry {
        standing: standing(conn, nid)?,
        registered: registry::queries::nids(conn)?,
        requested: queries::requested_nids(conn, None)?,
    })
}

/// The hard rules a wished-for formal NID breaks now, as faults at the field `nid`; asked before a draft is started.
pub fn may_wish(conn: &mut AnyConnection, wish: &str) -> Result<(), Refusal> {
    let standing = standing(conn, wish)?;
    match formal_findings(wish, Some(&standing)).into_iter().next() {
        Some(finding) => Err(Refusal::at("nid", finding.message)),
        None => Ok(()),
    }
}

/// The longest wish for a NID that a draft keeps, in characters: room for every mistake worth explaining.
const WISH_MAX: usize = 200;

fn bounded_wish(wish: &str) -> Result<&str, Refusal> {
    if wish.chars().any(char::is_control) {
        return Err(Refusal::at(
            "namespace_id",
            "Namespace ID must only include letters a to z, digits and hyphens (RFC 8141, 2)",
        ));
    }
    if wish.chars().count() > WISH_MAX {
        return Err(Refusal::at(
            "namespace_id",
            format!("Namespace ID must be between 3 and 32 characters; this one has more than {WISH_MAX} (RFC 8141, 2)"),
        ));
    }
    Ok(wish)
}

/// A NID as people type it, with or without `urn:` before it.
fn bare(typed: &str) -> &str {
    let typed = typed.trim();
    typed.get(..4).filter(|begin| begin.eq_ignore_ascii_case("urn:")).map_or(typed, |_| typed.get(4..).unwrap_or_default())
}

/// The subject of a new draft, and the registered text it begins with, when it is held here.
fn subject_of(conn: &mut AnyConnection, start: &Start) -> Result<(Subject, Option<Template>), Refusal> {
    let (wanted_nid, field) = match start {
        Start::NewFormal(wish) | Start::FastTrack(wish) => {
            let wish = Some(bounded_wish(wish)?.to_owned()).filter(|wish| !wish.is_empty());
            return Ok((Subject::NewFormal { wish }, None));
        }
        Start::NewInformal => return Ok((Subject::NewInformal, None)),
        Start::Revision(nid) | Start::Correction(nid) => (nid, "nid"),
        Start::RegistrantChange { nid, .. } | Start::StatusChange { nid, .. } => (nid, "nid"),
    };
    let gone = || Refusal::at(field, format!("No namespace {wanted_nid:?} is registered"));
    let nid = Nid::parse(bare(wanted_nid)).map_err(|_| gone())?;
    let newest = registry::queries::latest_version(conn, &nid)?.ok_or_else(gone)?;
    let held = newest.wording().map(|text| text.template.clone());
    let base = newest.number;
    let not_held = |field: &'static str| {
        Refusal::at(field, "The text of this namespace is not held here; only a new version can be asked for")
    };
    Ok(match start {
        Start::Correction(_) if held.is_none() => return Err(not_held("manner")),
        Start::RegistrantChange { .. } if held.is_none() => return Err(not_held("nid")),
        Start::Correction(_) => (Subject::Correction { nid, version: base }, held),
        Start::RegistrantChange { heir, present, .. } => {
            let heir = crate::people::Email::parse(heir)
                .map_err(|_| Refusal::at("heir", "Enter the mail address of the new registrant, in the form name@example.org"))?;
            (Subject::RegistrantChange { nid, base, heir: heir.as_str().to_owned(), present: *present }, held)
        }
        Start::StatusChange { to, successors, .. } => {
            let mut list = Vec::new();
            for word in successors.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
                let successor = Nid::parse(word.trim_start_matches("urn:"))
                    .map_err(|_| Refusal::at("successors", format!("{word} is no namespace ID")))?;
                if successor == nid || registry::queries::by_nid(conn, &successor)?.is_none() {
                    return Err(Refusal::at("successors", format!("{successor} is not another registered namespace")));
                }
                if !list.contains(&successor) {
                    list.push(successor);
                }
            }
            const MOST: usize = 20;
            if list.len() > MOST {
                return Err(Refusal::at("successors", format!("At most {MOST} namespaces can take its place")));
            }
            (Subject::StatusChange { nid, base, to: *to, successors: list }, Some(Template::default()))
        }
        _ => (Subject::Revision { nid, base }, held),
    })
}

/// Starts a draft; a revision begins with the registered text, when it is held here.
pub fn start(conn: &mut AnyConnection, turn: Turn<'_>, start: &Start, text: Option<&Template>) -> Result<Request, Refusal> {
    let (subject, registered) = subject_of(conn, start)?;
    let fast = matches!(start, Start::FastTrack(_));
    let draft = text.cloned().or(registered).unwrap_or_else(|| first_draft(turn.who, fast));
    let track = if fast { Track::FastTrack { body: String::new(), specification: None } } else { Track::Community };
    begin(conn, turn, subject, track, draft, None)
}

fn begin(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    subject: Subject,
    track: Track,
    draft: Template,
    follows: Option<&str>,
) -> Result<Request, Refusal> {
    let year = clock::day(turn.now).year();
    let request = Request {
        id: new_id(),
        number: format!("R-{year}-{:04}", allot(conn, &format!("requests-{year}"))?),
        subject,
        track,
        track_changed_at: None,
        state: State::Draft,
        state_since: turn.now,
        owner_id: turn.who.id.clone(),
        draft: bounded(draft)?,
        draft_revision: 1,
        done: Vec::new(),
        created_at: turn.now,
        review_since: None,
        duplicate_of: None,
        follows: follows.map(str::to_owned),
    };
    queries::insert(conn, &request, &stored(turn.now))?;
    record(conn, turn, Act::DraftStarted, Party::Registrant, &request, "")?;
    Ok(request)
}

/// A new draft with the text of a request that ended (T17); one about a registered namespace starts from the newest version.
pub(super) fn take_up(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen) -> Result<Request, Refusal> {
    let mut subject = seen.request.subject.clone();
    if let Some((nid, _)) = seen.request.subject.registered() {
        let newest = registry::queries::latest_version(conn, nid)?.map_or(1, |newest| newest.number);
        match &mut subject {
            Subject::Revision { base, .. } | Subject::RegistrantChange { base, .. } | Subject::StatusChange { base, .. } => {
                *base = newest;
            }
            Subject::Correction { version, .. } => *version = newest,
            Subject::NewFormal { .. } | Subject::NewInformal => {}
        }
    }
    let text = seen.current().map_or_else(|| seen.request.draft.clone(), |current| current.template.clone());
    begin(conn, turn, subject, seen.request.track.clone(), text, Some(&seen.request.number))
}

/// Puts one field into a draft, for acts that do more than save.
pub(crate) fn put_field(conn: &mut AnyConnection, request: &Request, field: Field, text: &str) -> Result<(), Refusal> {
    let draft = bounded(request.draft.clone().with(field, text))?;
    Ok(queries::save_draft(conn, &request.id, request.subject.nid(), &draft, request.draft_revision + 1)?)
}

/// What is known before a first word is written: who asks, and on the fast track the sentence that Appendix A wants, for a person to
/// complete.
fn first_draft(who: &Account, fast_track: bool) -> Template {
    let claim = if fast_track {
        "\n\nThis registration is requested under the fast-track procedure of RFC 8141, Section 6.3, by [name of the standards organization]."
    } else {
        ""
    };
    Template::default().with(Field::Registrant, &format!("{}\nEmail: {}{claim}", who.name, who.email))
}

fn bounded(template: Template) -> Result<Template, Refusal> {
    let size: usize = Field::ALL.iter().map(|field| template.text(*field).len()).sum();
    if size > MAX_BYTES {
        return Err(Refusal::at("template", format!("The template must have at most {MAX_BYTES} bytes")));
    }
    Ok(template)
}

/// Saves a draft. `revision` is the one the person started from; when another window saved meanwhile, nothing is changed and
/// the refusal says so: the page then shows both texts.
pub fn save_draft(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    revision: i64,
    wish: Option<&str>,
    template: &Template,
) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    if request.draft_revision != revision {
        return Err(Refusal::Stale { why: "This draft was saved from another window since you opened this page".to_owned() });
    }
    if let (Subject::NewFormal { wish: old }, Some(new), State::Draft) = (&mut request.subject, wish, request.state) {
        *old = Some(bounded_wish(new)?.to_owned()).filter(|wish| !wish.is_empty());
    }
    request.draft = bounded(template.clone())?;
    request.draft_revision += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, "")?;
    Ok(request)
}

/// Saves one field of a draft. `was` is the text the person started from, as [`fingerprint`] gives it: another field saved
/// meanwhile does no harm, the same field does, and then nothing is changed.
pub fn save_field(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, saving: &SavedField<'_>) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    if fingerprint(&request, saving.field) != saving.was {
        return Err(Refusal::Stale { why: "This section was saved from another window since you opened this page".to_owned() });
    }
    match (&mut request.subject, saving.field, request.state) {
        (Subject::NewFormal { wish }, Field::NamespaceId, State::Draft) => {
            *wish = Some(bounded_wish(saving.text.trim())?.to_owned()).filter(|wish| !wish.is_empty());
        }
        (_, Field::NamespaceId, _) => {
            return Err(Refusal::WrongState { why: "The name of this request is settled".to_owned() });
        }
        (_, field, _) => request.draft = bounded(request.draft.clone().with(field, saving.text))?,
    }
    request.done.retain(|field| *field != saving.field);
    if saving.done {
        request.done.push(saving.field);
    }
    request.draft_revision += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    queries::set_done(conn, &request.id, &request.done)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, saving.field.label())?;
    Ok(request)
}

/// One field as it comes from its page.
#[derive(Debug, Clone, Copy)]
pub struct SavedField<'a> {
    /// Which.
    pub field: Field,
    /// The fingerprint of the text the person started from.
    pub was: &'a str,
    /// The new text.
    pub text: &'a str,
    /// Whether the person calls it complete.
    pub done: bool,
}

/// What tells one text of a field from another.
pub fn fingerprint(request: &Request, field: Field) -> String {
    let text = match (&request.subject, field) {
        (Subject::NewFormal { wish }, Field::NamespaceId) => wish.as_deref().unwrap_or_default(),
        _ => request.draft.text(field),
    };
    sha256(text.as_bytes())
}

/// Makes a correction a request for a new version, while it is still with the registrant.
pub fn become_version(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    let Subject::Correction { nid, version } = &request.subject else {
        return Err(Refusal::WrongState { why: "This request is no correction".to_owned() });
    };
    request.subject = Subject::Revision { nid: nid.clone(), base: *version };
    queries::set_manner(conn, &request.id, "version")?;
    record(conn, turn, Act::BecameVersion, Party::Registrant, &request, "")?;
    Ok(request)
}

/// Takes the newest registered version as the base of a revision, when another revision was registered meanwhile. The draft stays as it
/// is; pages then compare it with the newer text.
pub fn rebase(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    let (Subject::Revision { nid, base } | Subject::RegistrantChange { nid, base, .. } | Subject::StatusChange { nid, base, .. }) =
        &mut request.subject
    else {
        return Err(Refusal::WrongState { why: "Only a revision starts from a registered version".to_owned() });
    };
    let newest =
        registry::queries::latest_version(conn, nid)?.ok_or_else(|| Refusal::not_found(format!("The namespace {nid}")))?;
    *base = newest.number;
    let detail = format!("Starts from version {} now", newest.number);
    queries::set_base(conn, &request.id, i64::from(newest.number))?;
    record(conn, turn, Act::Rebased, Party::Registrant, &request, &detail)?;
    Ok(request)
}

/// The request of its owner while its text may still be worked on.
pub(crate) fn own_editable(seen: &Seen) -> Result<Request, Refusal> {
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may change its text"));
    }
    match seen.request.state {
        State::Draft | State::Review | State::WithRequester(_) => Ok(seen.request.clone()),
        state => {
            Err(Refusal::WrongState { why: format!("The text cannot be changed while the request is \"{}\"", state.words()) })
        }
    }
}
