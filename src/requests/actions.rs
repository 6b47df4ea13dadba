//! What is done to requests: one function for each act, each one transaction, one event, and the letters that tell of it.

use super::overlays::{self, Begun};
use super::workflow::{Move, Situation, permit};
use super::{
    Overlay, Party, Present, Request, Snapshot, Standing, State, Subject, Way, contention, exceptions, fast_track, parties,
    queries, standards, team, with_settled_fields,
};
use crate::clock;
use crate::finding::{Finding, Level};
use crate::history::queries::UNNAMED;
use crate::history::{self, Act, Event, EventId};
use crate::mail::{self, Letter, Post, Thread};
use crate::nid::rules::formal_findings;
use crate::nid::{Nid, notes};
use crate::people::secrets::{new_id, sha256};
use crate::people::{self, Account, Actor, Role};
use crate::refusal::Refusal;
use crate::registry::actions::{Correction, already_registered, change_status, correct, publish, standing};
use crate::registry::{self, Class, Edition, Version};
use crate::reviews;
use crate::reviews::experts::{self, Disclosure, Reply};
use crate::store::{AnyConnection, stored};
use crate::template::checks::{Standard, check};
use crate::template::write::{canonical, write};
use crate::template::{Field, Template, diff};
use jiff::Timestamp;

/// The longest comment, question, answer or reason, in bytes.
pub const WORDS_MAX: usize = 64 * 1024;

/// Who acts, when, and how letters leave.
#[derive(Debug, Clone, Copy)]
pub struct Turn<'a> {
    /// The person.
    pub who: &'a Account,
    /// The time.
    pub now: Timestamp,
    /// The letters.
    pub post: &'a Post,
}

impl Turn<'_> {
    pub(super) fn actor(&self) -> Actor {
        if self.who.id.is_empty() { Actor::Clock } else { Actor::Person(self.who.clone()) }
    }

    /// The address of a page of this registry.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.post.public_url)
    }
}

/// A request as somebody sees it, with the capacities in which they see it.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The request.
    pub request: Request,
    /// In which capacities.
    pub parties: Vec<Party>,
    /// The snapshots, newest first.
    pub snapshots: Vec<Snapshot>,
    /// Who works on it: its owner first.
    pub team: Vec<String>,
    /// Every overlay it ever had.
    pub overlays: Vec<Begun>,
    /// What the viewer disclosed of their interests.
    pub disclosure: Option<Disclosure>,
}

impl Seen {
    /// Whether the viewer has a capacity.
    pub fn is(&self, party: Party) -> bool {
        self.parties.contains(&party)
    }

    /// The number the next text will have.
    fn next_snapshot(&self) -> i64 {
        self.current().map_or(1, |current| current.number + 1)
    }

    /// The newest text that was sent.
    pub fn current(&self) -> Option<&Snapshot> {
        self.snapshots.first()
    }

    pub(crate) fn thread(&self) -> Thread {
        Thread { request_id: self.request.id.clone(), number: self.request.number.clone() }
    }

    /// The overlays that are open.
    pub fn open_overlays(&self) -> Vec<Overlay> {
        self.overlays.iter().filter(|begun| begun.until.is_none()).map(|begun| begun.overlay).collect()
    }

    /// Whether an overlay is open.
    pub fn has(&self, overlay: Overlay) -> bool {
        self.open_overlays().contains(&overlay)
    }

    /// The contention it is in.
    pub(super) fn contention_id(&self) -> Option<String> {
        self.overlays
            .iter()
            .find(|begun| begun.overlay == Overlay::Contended && begun.until.is_none())
            .and_then(|begun| begun.contention_id.clone())
    }

    /// The name by which the viewer is shown on this request.
    pub fn shown_name(&self, who: &Account) -> String {
        match &self.disclosure {
            Some(disclosure) if disclosure.anonymous => UNNAMED.to_owned(),
            _ => who.name.clone(),
        }
    }

    /// The state an act leads to, and in which capacity it is done.
    pub fn permit(&self, act: Move) -> Result<(Party, State), Refusal> {
        self.permit_as(act, &self.parties)
    }

    /// The same for other capacities than the viewer's.
    pub(super) fn permit_as(&self, act: Move, parties: &[Party]) -> Result<(Party, State), Refusal> {
        let overlays = self.open_overlays();
        let situation = Situation { state: self.request.state, way: self.request.track.way(), overlays: &overlays };
        permit(situation, act, parties)
    }
}

/// Loads a request through what `who` may see: a text that was never sent exists only for its owner.
pub fn see(conn: &mut AnyConnection, number: &str, who: Option<&Account>, now: Timestamp) -> Result<Seen, Refusal> {
    let gone = || Refusal::not_found(format!("Request {number}"));
    let request = queries::by_number(conn, number)?.ok_or_else(gone)?;
    let team = team::ids(conn, &request)?;
    let mut known = Standing::default();
    let mut disclosure = None;
    if let Some(account) = who {
        disclosure = experts::queries::disclosure(conn, &request.id, &account.id)?;
        let (expert, lead) = experts::capacity(conn, &account.id, request.subject.registry(), &request.id, now)?;
        known = Standing {
            in_team: team.contains(&account.id),
            // Who wrote the text with its registrant once has a conflict as well; so has who is to become the registrant, and who
            // asks for the same name.
            in_conflict: disclosure.as_ref().is_some_and(|said| said.interest.excludes())
                || team::former_ids(conn, &request.id)?.contains(&account.id)
                || matches!(&request.subject, Subject::RegistrantChange { heir, .. } if heir.to_lowercase() == account.email.to_lowercase())
                || contention::asks_for_the_same(conn, &request, &account.id)?,
            acted: history::queries::capacities(conn, &request.id, &account.id)?,
            expert,
            lead,
            represents: fast_track::represents(conn, &account.id, &request.track, now)?,
        };
    }
    let parties = parties(who, &known);
    let snapshots = queries::snapshots_of(conn, &request.id)?;
    if snapshots.is_empty() && !parties.contains(&Party::Registrant) {
        return Err(gone());
    }
    Ok(Seen { overlays: overlays::queries::of_request(conn, &request.id)?, request, parties, snapshots, team, disclosure })
}

/// Text that somebody must give: a question, an answer, a reason.
pub(crate) fn words(text: &str, field: &'static str, missing: &str) -> Result<String, Refusal> {
    let tidy = crate::template::tidy(text);
    if tidy.trim().is_empty() {
        return Err(Refusal::at(field, missing));
    }
    if tidy.len() > WORDS_MAX {
        return Err(Refusal::at(field, format!("The text must have at most {WORDS_MAX} bytes")));
    }
    Ok(tidy)
}

fn event_on(act: Act, party: Party, request: &Request, detail: &str) -> Event {
    let event = Event::on_request(act, &request.id, party.name()).saying(detail);
    match request.subject.nid().filter(|_| request.state != State::Draft) {
        Some(nid) => event.about_nid(nid),
        None => event,
    }
}

/// Records an act that leaves the state as it is.
pub(super) fn record(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    act: Act,
    party: Party,
    request: &Request,
    detail: &str,
) -> Result<EventId, Refusal> {
    Ok(history::record(conn, turn.now, &turn.actor(), event_on(act, party, request, detail))?)
}

/// Moves a request to the state that the table gave, and records the act.
pub(super) fn moved(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    act: Act,
    permitted: (Party, State),
    detail: &str,
) -> Result<EventId, Refusal> {
    queries::set_state(conn, &seen.request.id, permitted.1, &stored(turn.now))?;
    moved_with(conn, turn, seen, act, permitted, detail)
}

/// Records an act whose state was written with its other facts.
pub(super) fn moved_with(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    act: Act,
    (party, state): (Party, State),
    detail: &str,
) -> Result<EventId, Refusal> {
    // Whoever moves a request ends the silence.
    overlays::end(conn, &seen.request.id, Overlay::Escalated, "somebody acted", turn.now)?;
    let event = event_on(act, party, &seen.request, detail).leading_to(state.name());
    Ok(history::record(conn, turn.now, &turn.actor(), event)?)
}

/// A decision makes an open wish to decline pointless.
pub(super) fn close_proposals(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    Ok(reviews::queries::end_proposals(conn, &seen.request.id, &stored(now))?)
}

/// Everything the checks say about a request's draft: NID, template, and the notes to the experts.
pub fn findings(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<Vec<Finding>, Refusal> {
    let mut found = Vec::new();
    let today = clock::day(now);
    let template = with_settled_fields(template, &request.subject);
    let standard = match &request.subject {
        Subject::NewFormal { wish } => {
            let wish = wish.as_deref().unwrap_or_default();
            found.extend(formal_findings(wish, Some(&standing(conn, wish)?)));
            let registered = registry::queries::nids(conn)?;
            let requested = queries::requested_nids(conn, Some(&request.id))?;
            found.extend(notes::notes(
                &wish.to_ascii_lowercase(),
                notes::Neighbours { registered: &registered, requested: &requested },
            ));
            found.extend(check(&template, Standard::NewFormal, today));
            return Ok(found);
        }
        Subject::NewInformal => Standard::NewInformal,
        Subject::StatusChange { nid, base, to, successors } => {
            return status_findings(conn, &template, (nid, *base), *to, successors);
        }
        Subject::Revision { nid, .. } | Subject::Correction { nid, .. } | Subject::RegistrantChange { nid, .. } => {
            let newest = registry::queries::latest_version(conn, nid)?;
            let current = newest.as_ref().and_then(Version::wording).map(|text| &text.template);
            let standard = match (&request.subject, current) {
                (Subject::Correction { .. }, Some(current)) => Standard::Correction { current },
                _ => Standard::Revision { current },
            };
            found.extend(check(&template, standard, today));
            if let (Subject::RegistrantChange { .. }, Some(current)) = (&request.subject, current) {
                found.extend(registrant_change_findings(current, &template));
            }
            return Ok(found);
        }
    };
    found.extend(check(&template, standard, today));
    Ok(found)
}

/// A registrant change changes who answers for the namespace, and nothing else.
fn registrant_change_findings(current: &Template, wanted: &Template) -> Vec<Finding> {
    let changed = diff::changed_fields(current, wanted);
    let mut found = Vec::new();
    if !changed.contains(&Field::Registrant) {
        found.push(must_fix(Field::Registrant, "Name the new registrant; the text still names the present one"));
    }
    for field in changed {
        if !matches!(field, Field::Registrant | Field::Version | Field::Date | Field::RevisionInformation) {
            found.push(must_fix(field, &format!("{} changes too; ask for a new version for that", field.label())));
        }
    }
    found
}

fn must_fix(field: Field, message: &str) -> Finding {
    Finding {
        id: "T14",
        level: Level::Fail,
        field: Some(field.key()),
        line: None,
        column: None,
        clause: "RFC 8141, 6.2",
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
    let (words, standard) = match (kind, &newest) {
        ("new_formal", _) => ("a new formal namespace", Standard::NewFormal),
        ("new_informal", _) => ("a new informal namespace", Standard::NewInformal),
        (_, Some(newest)) => (
            "a new version of a registered namespace",
            Standard::Revision { current: newest.wording().map(|text| &text.template) },
        ),
        (_, None) if nid.is_none() => ("a new informal namespace", Standard::NewInformal),
        (_, None) => ("a new formal namespace", Standard::NewFormal),
    };
    let mut found = Vec::new();
    if standard == Standard::NewFormal {
        let wish = nid.as_ref().map_or("", Nid::as_str);
        found.extend(formal_findings(wish, Some(&standing(conn, wish)?)));
        let (registered, requested) = (registry::queries::nids(conn)?, queries::requested_nids(conn, None)?);
        found.extend(notes::notes(wish, notes::Neighbours { registered: &registered, requested: &requested }));
    }
    found.extend(check(template, standard, clock::day(now)));
    Ok((words, found))
}

/// Refuses a text with findings that fail.
pub(super) fn refuse_failures(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
) -> Result<(), Refusal> {
    let failing: Vec<Finding> =
        findings(conn, now, request, template)?.into_iter().filter(|finding| finding.level == Level::Fail).collect();
    if failing.is_empty() { Ok(()) } else { Err(Refusal::from_findings(failing)) }
}

fn freeze(conn: &mut AnyConnection, turn: Turn<'_>, request: &Request, number: i64, note: &str) -> Result<Snapshot, Refusal> {
    let template = canonical(&with_settled_fields(&request.draft, &request.subject));
    let text = write(&template);
    let snapshot = Snapshot {
        number,
        kind: request.subject.name().to_owned(),
        base: request.subject.registered().map(|(_, base)| base),
        fingerprint: sha256(text.as_bytes()),
        canonical: text,
        template,
        note: note.to_owned(),
        sent_at: turn.now,
    };
    queries::insert_snapshot(conn, &new_id(), &request.id, &snapshot, &turn.who.id, &stored(turn.now))?;
    Ok(snapshot)
}

/// T1: sends a draft in and freezes snapshot 1. `revision` is the draft the person had before their eyes; another one saved
/// meanwhile is looked at first.
pub fn submit(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, revision: i64) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Submit)?;
    if seen.request.draft_revision != revision {
        return Err(Refusal::Stale {
            why: "The draft was saved since you opened this page; look at it again before you submit it".to_owned(),
        });
    }
    if turn.who.verified_at.is_none() {
        return Err(Refusal::not_permitted("Verify your address first; the link is in the letter we sent you"));
    }
    let mut request = seen.request.clone();
    refuse_failures(conn, turn.now, &request, &request.draft)?;
    if let Subject::NewFormal { wish: Some(nid) } = &mut request.subject {
        *nid = nid.to_ascii_lowercase();
        queries::set_nid(conn, &request.id, nid)?;
    }
    if request.track.way() == Way::FastTrack && request.track.body().is_none_or(str::is_empty) {
        return Err(Refusal::at("body", "Name the body that asks on the fast track (RFC 8141, 6.3)"));
    }
    freeze(conn, turn, &request, 1, "")?;
    request.state = permitted.1;
    let submitted = Seen { request: request.clone(), ..seen.clone() };
    let event = moved(conn, turn, &submitted, Act::Submitted, permitted, "")?;
    let (title, link) = (request.subject.title(), turn.link(&format!("/requests/{number}")));
    let received = Letter::Received { name: turn.who.name.clone(), number: number.to_owned(), title: title.clone(), link };
    mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &turn.who.email, &received)?;
    to_operators(conn, turn, &event, &seen.thread(), |name| Letter::Arrived {
        name,
        number: number.to_owned(),
        title: title.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })?;
    if let Some((nid, _)) = request.subject.registered() {
        tell_contacts(conn, turn, &event, &seen.thread(), &request, nid)?;
    }
    contention::notice(conn, turn, &request)?;
    Ok(request)
}

/// Whoever the published text names as a contact reads that somebody asks to change it: the person who asks may be another.
fn tell_contacts(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    thread: &Thread,
    request: &Request,
    nid: &Nid,
) -> Result<(), Refusal> {
    // A change of registrant is noticed when its review begins.
    if matches!(request.subject, Subject::RegistrantChange { .. }) {
        return Ok(());
    }
    for contact in known_contacts(conn, nid)?.into_iter().filter(|contact| *contact != turn.who.email) {
        let notice = Letter::ChangeNotice {
            number: request.number.clone(),
            nid: nid.to_string(),
            what: format!("{} asks for a change: {}", turn.who.name, request.subject.words()),
            until: "the decision".to_owned(),
            link: turn.link(&format!("/requests/{}", request.number)),
        };
        mail::queue(conn, turn.post, turn.now, event, Some(thread), &contact, &notice)?;
    }
    Ok(())
}

/// Who asked for the last version that was registered here, for operators who judge whether the one who asks now may.
pub fn asked_before(conn: &mut AnyConnection, request: &Request) -> Result<Option<(String, bool)>, Refusal> {
    let Some((nid, _)) = request.subject.registered() else { return Ok(None) };
    let last = queries::about_nid(conn, nid.as_str())?
        .into_iter()
        .find(|other| other.id != request.id && other.state == State::Registered);
    let Some(last) = last else { return Ok(Some(("not known here".to_owned(), false))) };
    let owner = people::queries::by_id(conn, &last.owner_id)?.map_or_else(String::new, |owner| owner.name);
    Ok(Some((format!("{owner}, {}", last.number), last.owner_id == request.owner_id)))
}

/// One letter to each of these people; who is written to by two ways gets one.
pub(super) fn tell(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    thread: Option<&Thread>,
    people: &[Account],
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    for person in people {
        mail::queue(conn, turn.post, turn.now, event, thread, &person.email, &letter(person.name.clone()))?;
    }
    Ok(())
}

/// Who works on a request, or has a conflict on it: they get no letter of those who work on it by office.
fn kept_away(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<String>, Refusal> {
    let mut ids = experts::queries::excluded(conn, request_id)?;
    if let Some(request) = queries::by_id(conn, request_id)? {
        ids.extend(team::ids(conn, &request)?);
    }
    Ok(ids)
}

/// A letter to every operator who does not work on the request as its registrant.
pub(crate) fn to_operators(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    thread: &Thread,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    let mut operators = people::queries::with_role(conn, Role::Operator)?;
    let kept_away = kept_away(conn, &thread.request_id)?;
    operators.retain(|operator| !kept_away.contains(&operator.id));
    tell(conn, turn, event, Some(thread), &operators, letter)
}

/// The experts who were asked, have not declined and have no conflict.
pub(crate) fn experts_of(conn: &mut AnyConnection, seen: &Seen) -> Result<Vec<Account>, Refusal> {
    let excluded = experts::queries::excluded(conn, &seen.request.id)?;
    let mut list = Vec::new();
    for asked in experts::queries::assignments_of(conn, &seen.request.id)? {
        if matches!(asked.reply, Reply::Declined(_)) || excluded.contains(&asked.expert_id) {
            continue;
        }
        list.extend(people::queries::by_id(conn, &asked.expert_id)?.filter(Account::is_live));
    }
    Ok(list)
}

/// A letter to every expert who was asked, but not to who acts.
pub(crate) fn to_experts(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    let mut asked = experts_of(conn, seen)?;
    asked.retain(|expert| expert.id != turn.who.id);
    tell(conn, turn, event, Some(&seen.thread()), &asked, letter)
}

/// A letter to the leads of its registry, but not to who acts.
pub(crate) fn to_leads(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    let mut leads = experts::leads(conn, &seen.request, turn.now)?;
    let kept_away = kept_away(conn, &seen.request.id)?;
    leads.retain(|lead| lead.id != turn.who.id && !kept_away.contains(&lead.id));
    tell(conn, turn, event, Some(&seen.thread()), &leads, letter)
}

/// Everybody who works on a request.
pub(crate) fn team_of(conn: &mut AnyConnection, seen: &Seen) -> Result<Vec<Account>, Refusal> {
    let mut list = Vec::new();
    for id in &seen.team {
        list.extend(people::queries::by_id(conn, id)?.filter(|account| account.disabled_at.is_none()));
    }
    Ok(list)
}

/// A letter to everybody who works on a request.
pub(crate) fn to_team(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    letter: impl Fn(String) -> Letter,
) -> Result<(), Refusal> {
    let team = team_of(conn, seen)?;
    tell(conn, turn, event, Some(&seen.thread()), &team, letter)
}

/// T2: posts the text to the review list and asks experts to look.
pub fn open_review(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, expert_ids: &[String]) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::OpenReview)?;
    if matches!(seen.request.subject, Subject::Correction { .. }) {
        return Err(Refusal::WrongState {
            why: "A correction needs no review: publish it, or ask the registrant to make it a new version".to_owned(),
        });
    }
    if seen.request.track.way() == Way::FastTrack && seen.request.track.specification().is_none() {
        return Err(Refusal::WrongState {
            why: "The fast track needs a pointer to the specification; ask the registrant for it (RFC 8141, 6.3 item 2)"
                .to_owned(),
        });
    }
    if let Subject::RegistrantChange { present: Present::Unreachable, .. } = &seen.request.subject
        && !queries::papers_of(conn, &seen.request.id)?.iter().any(|paper| paper.kind == "evidence")
    {
        return Err(Refusal::WrongState { why: "Put on file first what was tried to reach the present registrant".to_owned() });
    }
    let asked = assign(conn, turn, &seen, expert_ids)?;
    queries::begin_review(conn, &seen.request.id, &stored(turn.now))?;
    let event = moved(conn, turn, &seen, Act::ReviewOpened, permitted, &number_asked(asked.len()))?;
    let (title, text) =
        (seen.request.subject.title(), seen.current().map(|snapshot| snapshot.canonical.clone()).unwrap_or_default());
    let to_list = Letter::ToList { number: number.to_owned(), title, text, link: turn.link(&format!("/requests/{number}")) };
    mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &turn.post.review_list, &to_list)?;
    tell_asked(conn, turn, &event, &seen, &asked)?;
    let contacts = match &seen.request.subject {
        Subject::RegistrantChange { nid, .. } => known_contacts(conn, nid)?,
        _ => Vec::new(),
    };
    exceptions::begin_notice(conn, turn, &event, &seen, &contacts)
}

/// Names are not said here: an expert may answer without one.
fn number_asked(count: usize) -> String {
    if count == 1 { "1 expert is asked".to_owned() } else { format!("{count} experts are asked") }
}

fn tell_asked(conn: &mut AnyConnection, turn: Turn<'_>, event: &EventId, seen: &Seen, asked: &[Account]) -> Result<(), Refusal> {
    let number = &seen.request.number;
    tell(conn, turn, event, Some(&seen.thread()), asked, |name| Letter::Assignment {
        name,
        number: number.clone(),
        title: seen.request.subject.title(),
        link: turn.link(&format!("/reviews/{number}")),
    })
}

/// Asks more experts during the review.
pub fn ask_experts(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, expert_ids: &[String]) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Operator) && !seen.is(Party::Lead) {
        return Err(Refusal::not_permitted("Only the operator or the lead of this request may ask experts"));
    }
    if seen.request.state != State::Review {
        return Err(Refusal::WrongState { why: "Experts are asked during the review".to_owned() });
    }
    let asked = assign(conn, turn, &seen, expert_ids)?;
    let party = if seen.is(Party::Operator) { Party::Operator } else { Party::Lead };
    let event = record(conn, turn, Act::ExpertsAsked, party, &seen.request, &number_asked(asked.len()))?;
    tell_asked(conn, turn, &event, &seen, &asked)
}

fn assign(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, expert_ids: &[String]) -> Result<Vec<Account>, Refusal> {
    if expert_ids.is_empty() {
        return Err(Refusal::at("experts", "Choose at least one expert"));
    }
    let candidates = experts::candidates(conn, seen, turn.now)?;
    let mut asked = Vec::new();
    for id in expert_ids {
        let candidate = candidates
            .iter()
            .find(|candidate| candidate.account.id == *id)
            .ok_or_else(|| Refusal::at("experts", "Choose from the list of experts"))?;
        if let Some(why) = candidate.not {
            return Err(Refusal::at("experts", format!("{}: {why}", candidate.account.name)));
        }
        experts::queries::assign(conn, &seen.request.id, id, &candidate.because, &stored(turn.now))?;
        asked.push(candidate.account.clone());
    }
    Ok(asked)
}

/// The mail addresses that the published text of a namespace names.
fn known_contacts(conn: &mut AnyConnection, nid: &Nid) -> Result<Vec<String>, Refusal> {
    let newest = registry::queries::latest_version(conn, nid)?;
    let Some(text) = newest.as_ref().and_then(Version::wording) else { return Ok(Vec::new()) };
    let mut found: Vec<String> = Vec::new();
    for word in text.template.text(Field::Registrant).split(|c: char| c.is_whitespace() || "<>()[],;\"".contains(c)) {
        let word = word.trim_start_matches("mailto:").trim_end_matches(['.', ':']);
        if let Ok(address) = people::Email::parse(word)
            && !found.iter().any(|known| known.to_lowercase() == address.folded())
        {
            found.push(address.as_str().to_owned());
        }
    }
    Ok(found)
}

/// T3: asks the registrant; the request goes to them.
pub fn ask(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, question: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Ask)?;
    if matches!(permitted.0, Party::Expert | Party::Lead) {
        reviews::actions::must_have_disclosed(&seen)?;
    }
    let question = words(question, "question", "Enter the question")?;
    let by = seen.shown_name(turn.who);
    let event = moved(conn, turn, &seen, Act::Asked, permitted, &question)?;
    to_team(conn, turn, &event, &seen, |name| Letter::Question {
        name,
        number: number.to_owned(),
        by: by.clone(),
        question: question.clone(),
        link: turn.link(&format!("/requests/{number}/edit")),
    })
}

/// T4: answers, and with `send_draft` sends the draft as a new text; the request goes back to where the question came from.
pub fn answer(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str, send_draft: bool) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Answer)?;
    let text = words(text, "answer", "Enter your answer")?;
    if send_draft {
        refuse_failures(conn, turn.now, &seen.request, &seen.request.draft)?;
        freeze(conn, turn, &seen.request, seen.next_snapshot(), &text)?;
    }
    // A text that changes after the decision is decided again.
    let decided = matches!(state, State::Ready | State::WithBody);
    let changed = send_draft
        || seen.current().is_some_and(|current| current.sent_at >= seen.request.state_since)
        || text_is_for_this(&seen).is_err();
    let state = if changed && decided { State::Review } else { state };
    let event = moved(conn, turn, &seen, Act::Answered, (party, state), &text)?;
    let letter = |page: &'static str| {
        let (number, answer) = (number.to_owned(), text.clone());
        move |name: String| Letter::Answered {
            name,
            number: number.clone(),
            answer: answer.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    match state {
        State::Review => to_experts(conn, turn, &event, &seen, letter("reviews")),
        _ => to_operators(conn, turn, &event, &seen.thread(), letter("desk")),
    }
}

/// T5: sends the draft as a new text during review.
pub fn send_snapshot(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, note: &str) -> Result<Snapshot, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::SendSnapshot)?;
    let note = words(note, "note", "Say what changed")?;
    refuse_failures(conn, turn.now, &seen.request, &seen.request.draft)?;
    let unchanged = seen.current().is_some_and(|current| {
        diff::changed_fields(&current.template, &canonical(&with_settled_fields(&seen.request.draft, &seen.request.subject)))
            .is_empty()
    });
    if unchanged {
        return Err(Refusal::at("note", "The draft has the same words as the text you sent last; save a change first"));
    }
    let snapshot = freeze(conn, turn, &seen.request, seen.next_snapshot(), &note)?;
    let event = record(conn, turn, Act::SnapshotSent, party, &seen.request, &format!("Text {}: {note}", snapshot.number))?;
    to_experts(conn, turn, &event, &seen, |name| Letter::NewSnapshot {
        name,
        number: number.to_owned(),
        snapshot: snapshot.number.to_string(),
        note: note.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })?;
    Ok(snapshot)
}

/// A text with every URN of one namespace brought into another; `from` is compared without regard to case (RFC 8141 §3.1).
fn under_another_name(text: &str, from: &str, to: &str) -> String {
    let (folded, from) = (text.to_ascii_lowercase(), from.to_ascii_lowercase());
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, found) in folded.match_indices(&from) {
        out.push_str(text.get(done..at).unwrap_or_default());
        out.push_str(to);
        done = at + found.len();
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

/// The same text under another name (a contended request).
pub(super) fn renamed(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, nid: &str, note: &str) -> Result<Request, Refusal> {
    let mut request = seen.request.clone();
    let old = request.subject.nid().unwrap_or_default().to_owned();
    request.subject = Subject::NewFormal { wish: Some(nid.to_owned()) };
    // The new text is the one that was sent last; what the registrant is working on stays a draft.
    let sent = seen.current().map(|current| current.template.clone()).unwrap_or_default();
    let (from, to) = (format!("urn:{old}:"), format!("urn:{nid}:"));
    let in_text = |text: &str| under_another_name(text, &from, &to);
    let renamed = |template: &Template| {
        Field::ALL.into_iter().fold(Template::default(), |all, field| match template.get(field) {
            Some(text) => all.with(field, &in_text(text)),
            None => all,
        })
    };
    queries::set_nid(conn, &request.id, nid)?;
    let draft = renamed(&request.draft);
    queries::save_draft(conn, &request.id, Some(nid), &draft, request.draft_revision + 1)?;
    let as_sent = Request { draft: renamed(&sent), ..request.clone() };
    let snapshot = freeze(conn, turn, &as_sent, seen.next_snapshot(), note)?;
    let event = record(conn, turn, Act::Renamed, Party::Registrant, &request, note)?;
    let number = &seen.request.number;
    to_experts(conn, turn, &event, seen, |name| Letter::NewSnapshot {
        name,
        number: number.clone(),
        snapshot: snapshot.number.to_string(),
        note: note.to_owned(),
        link: turn.link(&format!("/reviews/{number}")),
    })?;
    Ok(Request { draft, draft_revision: request.draft_revision + 1, ..request })
}

/// Refuses an act on another text than the newest, and on one that was sent for something else: for an older version, or before a
/// correction became a new version.
pub(super) fn about_current_text(seen: &Seen, snapshot: i64) -> Result<(), Refusal> {
    let current = seen.current().map_or(0, |current| current.number);
    if current != snapshot {
        return Err(Refusal::Stale {
            why: format!("The registrant sent text {current} since you opened this page; you were looking at text {snapshot}"),
        });
    }
    text_is_for_this(seen)
}

fn text_is_for_this(seen: &Seen) -> Result<(), Refusal> {
    let Some(current) = seen.current() else { return Ok(()) };
    let base = seen.request.subject.registered().map(|(_, base)| base);
    if current.kind == seen.request.subject.name() && current.base == base {
        return Ok(());
    }
    Err(Refusal::WrongState {
        why: format!(
            "Text {} was sent for something else than the request asks for now; the registrant sends a new text first",
            current.number
        ),
    })
}

/// T13: gives an approved request back to the experts because of a defect.
pub fn send_back(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, defect: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::SendBack)?;
    let defect = words(defect, "defect", "Name the defect")?;
    let event = moved(conn, turn, &seen, Act::SentBack, permitted, &defect)?;
    to_experts(conn, turn, &event, &seen, |name| Letter::SentBack {
        name,
        number: number.to_owned(),
        defect: defect.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })
}

/// T14: takes a request back.
pub fn withdraw(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Withdraw)?;
    let event = moved(conn, turn, &seen, Act::Withdrawn, permitted, "")?;
    // A draft was never seen by anybody else.
    if seen.snapshots.is_empty() {
        return Ok(());
    }
    let letter = |page: &'static str| {
        let (number, title) = (number.to_owned(), seen.request.subject.title());
        move |name: String| Letter::Withdrawn {
            name,
            number: number.clone(),
            title: title.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))?;
    contention::leave(conn, turn, &seen)
}

/// What an operator confirms when registering.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The snapshot whose preview was seen.
    pub snapshot: i64,
    /// The NID typed; for an informal request the word `next`.
    pub typed: String,
}

/// What a registration brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Registered {
    /// A version of a namespace.
    Version(Box<Version>),
    /// Another status of a namespace.
    Status(Nid),
}

/// T12: publishes the approved text. Everything that could have changed since the decision is asked again here, inside the
/// transaction: whether the NID is still free, whether the base version is still the newest, which number is next.
pub fn register(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
) -> Result<Registered, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Register).map_err(|refusal| tell_who_was_first(conn, &seen, refusal))?;
    about_current_text(&seen, confirmation.snapshot)?;
    confirmed(&seen.request.subject, &confirmation.typed)?;
    decided_by_somebody_else(conn, turn, &seen, confirmation.snapshot)?;
    publish_request(conn, turn, &seen, party)
}

/// What registering would publish, made by the act itself; the caller takes the transaction back.
pub fn rehearse(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<Registered, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Register)?;
    publish_request(conn, turn, &seen, party)
}

fn publish_request(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, party: Party) -> Result<Registered, Refusal> {
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    let number = seen.request.number.as_str();
    text_is_for_this(seen)?;
    if let Subject::StatusChange { nid, base, to, successors } = &seen.request.subject {
        let statement = snapshot.template.text(Field::RevisionInformation);
        change_status(conn, turn.now, (nid, *base), *to, successors, statement)?;
        let event = moved(
            conn,
            turn,
            seen,
            Act::StatusChanged,
            (party, State::Registered),
            &format!("urn:{nid} is {}: {statement}", to.name()),
        )?;
        return tell_status(conn, turn, &event, seen, nid, *to, statement).map(|()| Registered::Status(nid.clone()));
    }
    if let Subject::NewFormal { wish } = &seen.request.subject {
        let wish = wish.as_deref().unwrap_or_default();
        let standing = standing(conn, wish)?;
        if standing.registered_by.is_some()
            && let Some(taken) = Nid::parse(wish).ok().map(|nid| registry::queries::by_nid(conn, &nid)).transpose()?.flatten()
        {
            return Err(already_registered(&taken));
        }
        let failing = formal_findings(wish, Some(&standing));
        if !failing.is_empty() {
            return Err(Refusal::from_findings(failing));
        }
    }
    // Whose base was overtaken reads that, and not what its text lacks beside the newer one.
    let overtaken = match seen.request.subject.registered() {
        Some((nid, base)) => registry::queries::latest_version(conn, nid)?.is_some_and(|newest| newest.number != base),
        None => false,
    };
    if !overtaken {
        refuse_failures(conn, turn.now, &seen.request, &snapshot.template)?;
    }
    let publication =
        seen.request.subject.publication().ok_or_else(|| Refusal::at("namespace_id", "The request has no usable NID"))?;
    let version = publish(conn, turn.now, clock::day(turn.now), &publication, number, &snapshot.template)?;
    queries::set_registered(conn, &seen.request.id, version.nid.as_str(), &stored(turn.now))?;
    tell_registered(conn, turn, seen, party, &version)?;
    Ok(Registered::Version(Box::new(version)))
}

fn tell_status(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    nid: &Nid,
    to: registry::Status,
    statement: &str,
) -> Result<(), Refusal> {
    let number = &seen.request.number;
    let notice = Letter::StatusNotice {
        number: number.clone(),
        nid: nid.to_string(),
        status: to.name().to_owned(),
        statement: statement.to_owned(),
        link: turn.link(&format!("/assignments/urn-{}/{nid}", nid.kind_name())),
    };
    mail::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &turn.post.review_list, &notice)?;
    to_team(conn, turn, event, seen, |_| notice.clone())
}

/// Two operators pressed at once: the second reads who registered it and when, instead of "wrong state".
fn tell_who_was_first(conn: &mut AnyConnection, seen: &Seen, refusal: Refusal) -> Refusal {
    if !matches!(refusal, Refusal::WrongState { .. }) || seen.request.state != State::Registered {
        return refusal;
    }
    match history::queries::of_request(conn, &seen.request.id) {
        Ok(events) => events.into_iter().rev().find(|event| matches!(event.act, Act::Registered | Act::StatusChanged)).map_or(
            refusal,
            |event| Refusal::Stale {
                why: format!(
                    "{} registered it already, on {}. Nothing was done twice",
                    event.by,
                    event.at.strftime("%Y-%m-%d at %H:%M UTC")
                ),
            },
        ),
        Err(error) => error.into(),
    }
}

fn confirmed(subject: &Subject, typed: &str) -> Result<(), Refusal> {
    let wanted = subject.nid().unwrap_or("next");
    if typed.trim().eq_ignore_ascii_case(wanted) {
        return Ok(());
    }
    Err(Refusal::at("confirm", format!("Type {wanted} to confirm")))
}

/// E1: publishes what a request for a correction asks for as the next edition of the version.
pub fn publish_correction(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
    class: Class,
    reason: &str,
) -> Result<Edition, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Correct)?;
    let Subject::Correction { nid, version } = &seen.request.subject else {
        return Err(Refusal::WrongState { why: "Only a correction is published without a review".to_owned() });
    };
    about_current_text(&seen, confirmation.snapshot)?;
    confirmed(&seen.request.subject, &confirmation.typed)?;
    let reason = words(reason, "reason", "Enter the reason; it is published with the correction")?;
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    let newest =
        registry::queries::latest_version(conn, nid)?.ok_or_else(|| Refusal::not_found(format!("The namespace {nid}")))?;
    let correction = Correction { class, reason: &reason, request_number: Some(number), after: newest.newest_edition() };
    let edition = correct(conn, turn.now, clock::day(turn.now), (nid, *version), &snapshot.template, &correction)?;
    let named = format!("{version}.{}", edition.number);
    let detail = format!("urn:{nid}, version {named}: {reason}");
    let event = moved(conn, turn, &seen, Act::Corrected, (party, state), &detail)?;
    to_team(conn, turn, &event, &seen, |name| Letter::Corrected {
        name,
        number: number.to_owned(),
        nid: nid.to_string(),
        edition: named.clone(),
        reason: reason.clone(),
        link: turn.link(&format!("/assignments/urn-{}/{nid}/{named}", nid.kind_name())),
    })?;
    Ok(edition)
}

/// No registration without what its track asks for, on this very text; and nobody registers what they decided or advised on.
fn decided_by_somebody_else(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, snapshot: i64) -> Result<(), Refusal> {
    let decision = reviews::queries::decision(conn, &seen.request.id)?;
    match seen.request.track.way() {
        Way::Community => {
            if !decision.as_ref().is_some_and(|it| it.outcome == "approved" && it.snapshot_number == snapshot) {
                return Err(Refusal::WrongState {
                    why: "The lead has not approved the current text; send the request back to review".to_owned(),
                });
            }
        }
        Way::Standards => {
            standards::directed(conn, seen)?;
        }
        Way::FastTrack => {
            fast_track::may_complete(conn, seen, turn.now)?;
            if !decision.as_ref().is_some_and(|it| it.outcome == "completed" && it.snapshot_number == snapshot) {
                return Err(Refusal::WrongState {
                    why: "The requesting body has not asked for completion of the current text; send the request back".to_owned(),
                });
            }
        }
    }
    if decision.is_some_and(|it| it.lead_id == turn.who.id) {
        return Err(Refusal::not_permitted("You decided on this request; another operator registers it"));
    }
    if reviews::queries::takes_part(conn, &seen.request.id, &turn.who.id)? {
        return Err(Refusal::not_permitted("You reviewed this request; another operator registers it"));
    }
    Ok(())
}

fn tell_registered(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    party: Party,
    version: &Version,
) -> Result<(), Refusal> {
    let event = Event::on_request(Act::Registered, &seen.request.id, party.name())
        .about_nid(version.nid.as_str())
        .saying(&format!("urn:{}, version {}", version.nid, version.number))
        .leading_to(State::Registered.name());
    let event = history::record(conn, turn.now, &turn.actor(), event)?;
    let kind = version.nid.kind_name();
    let letter = |name: String| Letter::Registered {
        name,
        number: seen.request.number.clone(),
        nid: version.nid.to_string(),
        version: version.number.to_string(),
        link: turn.link(&format!("/assignments/urn-{kind}/{}/{}", version.nid, version.number)),
    };
    to_team(conn, turn, &event, seen, letter)?;
    to_experts(conn, turn, &event, seen, letter)
}
