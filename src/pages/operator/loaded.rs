//! Loads the data of a request page in the operator queue.

use crate::actions::{assignment, disputes, prepare, retract};
use crate::cases::case::{Case, Fact};
use crate::cases::claims::Claim;
use crate::cases::decide::{Acts, acts_now};
use crate::cases::gather::{checks, gather, positions};
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::operator_queue::Holder;
use crate::cases::prepared::{Prepared, Standing};
use crate::cases::viewer::Seen;
use crate::cases::viewer::see_turn;
use crate::cases::{Party, Track, about, appeals, candidates, viewer};
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::ids::AccountId;
use crate::pages::operator::file::{NoteRow, note_rows};
use crate::pages::partials::consent;
use crate::pages::partials::consent::ConsentCard;
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion, other_discussion};
use crate::pages::partials::next::next_at;
use crate::pages::partials::rows::{EventRow, event_rows};
use crate::pages::partials::rules::{Depth, RulesCard, sent_card};
use crate::pages::partials::steps::{Step, steps};
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::reviews::experts;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::users::Account;
use crate::users::away::queries as away;
use crate::{cases, clock, history, registry, reviews, users};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;

/// A request with everything that its page in the operator queue needs.
pub(super) struct Loaded {
    pub(super) seen: Seen,
    /// The actions that are available now.
    pub(super) acts: Acts,
    pub(super) candidates: Vec<candidates::Candidate>,
    pub(super) asked: Vec<experts::Assignment>,
    /// Users who are away, with the last day.
    pub(super) away: HashMap<AccountId, Date>,
    pub(super) versions: Vec<Version>,
    pub(super) findings: Vec<crate::finding::Finding>,
    pub(super) rules: Option<RulesCard>,
    pub(super) consent: Option<ConsentCard>,
    pub(super) hold: Option<(String, AccountId)>,
    /// The prepared publication, its validity, and who prepared it.
    pub(super) prepared: Option<(Prepared, Standing, String)>,
    pub(super) hold_end: Option<(String, AccountId)>,
    pub(super) appeal: Option<appeals::Appeal>,
    /// The names of unnamed experts: only loaded while an appeal to the IESG is open.
    pub(super) unnamed: Vec<String>,
    pub(super) on_file: (Option<String>, bool),
    pub(super) recognised: bool,
    /// The previous procedure, while the change can be undone.
    pub(super) track_before: Option<Track>,
    pub(super) others: Vec<String>,
    pub(super) asker: String,
    pub(super) before: Option<(String, bool)>,
    pub(super) authority_is_open: bool,
    /// The published contacts who were asked to confirm the requester's authority.
    pub(super) contacts: Vec<cases::claims::Asked>,
    pub(super) history: Vec<EventRow>,
    pub(super) steps: Vec<Step>,
    pub(super) strikable: Vec<cases::documents::Filed>,
    pub(super) notes: Vec<NoteRow>,
    pub(super) discussion: Discussion,
    /// The assignee, and the possible new assignees.
    pub(super) holder: Option<Holder>,
    pub(super) colleagues: Vec<(Account, Option<Date>)>,
    /// The next task in the operator queue: URL and description.
    pub(super) next: Option<(String, String)>,
}

/// The request with the facts that its operator actions depend on. Pending confirmations are loaded while the request is open,
/// and the previous procedure while it can be restored.
fn case_of(
    conn: &mut AnyConnection,
    seen: Seen,
    (account, now): (&Account, Timestamp),
    before: Option<&(String, bool)>,
) -> Result<Case, Refusal> {
    let mut case = Case::of(seen, account, now);
    let mut facts = vec![Fact::Directed, Fact::Recognised];
    if case.seen.request.state.is_open() {
        case.known.claim = Some(viewer::claim_after(conn, &case.seen.request, before)?);
    }
    if case.seen.permit(Move::ChangeTrack).is_ok() {
        facts.push(Fact::TrackBefore);
    }
    gather(conn, &mut case, &facts, &Input::default())?;
    Ok(case)
}

/// Loads the request. If the registrant asks for this page, they are redirected to the public page.
pub(super) fn load(cx: &Cx) -> Result<Loaded, Problem> {
    let account = cx.person()?;
    let turn = cx.turn()?;
    let desk = cx.read(|conn| {
        let mut seen = see_turn(conn, cx.number()?, Some(account), cx.now)?;
        seen.load_source(conn)?;
        let gone = || Refusal::not_found(format!("Request {}", cx.param("number")));
        if seen.current().is_none() {
            return Err(gone());
        }
        if seen.is(Party::Registrant) {
            return Err(Refusal::not_permitted("This is your own request. Follow it on its public page"));
        }
        let before = viewer::asked_before(conn, &seen.request)?;
        let case = case_of(conn, seen, (account, cx.now), before.as_ref())?;
        let acts = acts_now(&case);
        let Case { seen, known, .. } = case;
        let current = seen.current().ok_or_else(gone)?;
        let versions = match seen.request.subject.nid().and_then(|nid| crate::nid::Nid::parse(nid).ok()) {
            Some(nid) => registry::queries::versions_of(conn, &nid)?,
            None => Vec::new(),
        };
        let events = history::queries::of_request(conn, &seen.request.id)?;
        Ok(Loaded {
            acts,
            holder: cases::operator_queue::queries::holder(conn, &seen.request.id)?.filter(|_| seen.request.state.is_open()),
            colleagues: assignment::colleagues(conn, &seen.request.id, cx.now)?,
            next: next_at(conn, &seen.request, &account.id, cx.now)?,
            candidates: candidates::candidates(conn, &seen, cx.now)?,
            asked: experts::queries::assignments_of(conn, &seen.request.id)?,
            away: away::all(conn, clock::day(cx.now))?,
            findings: if seen.request.state.is_open() {
                checks::findings(conn, cx.now, &seen.request, &current.template)?
            } else {
                Vec::new()
            },
            rules: sent_card(cases::testable::save::beside(conn, &seen.request, current)?.as_ref(), &seen, Depth::Brief),
            consent: consent::card(conn, cx, &seen)?,
            hold: disputes::hold_to_confirm(conn, &seen.request.id)?,
            prepared: prepare::waiting_by(conn, turn, &seen.request.id)?,
            hold_end: disputes::end_to_confirm(conn, &seen.request.id)?,
            appeal: appeals::queries::of_request(conn, &seen.request.id)?.pop().filter(|appeal| appeal.decided.is_none()),
            unnamed: office::unnamed_on(conn, &seen.request.id)?,
            on_file: known.directed.map(|file| (file.direction, file.copy)).unwrap_or_default(),
            recognised: known.recognised.unwrap_or_default(),
            track_before: known.track_before.flatten(),
            others: about::others_about(conn, &seen.request)?.into_iter().map(|number| number.to_string()).collect(),
            asker: match users::queries::by_id(conn, &seen.request.owner_id)? {
                Some(owner) => {
                    let failing = crate::mail::single::queries::failing(conn, &owner.email)?;
                    let failing = failing.map_or_else(String::new, |why| format!(". Emails to this address: {why}"));
                    format!("{} <{}>{failing}", owner.name, owner.email)
                }
                None => String::new(),
            },
            before,
            contacts: cases::claims::queries::asked_of(conn, &seen.request.id)?,
            authority_is_open: known.claim.is_some_and(Claim::is_open),
            steps: steps(&seen.request, &events),
            history: event_rows(events, &cases::documents::queries::all_of(conn, &seen.request.id)?),
            strikable: retract::documents(conn, &seen.request.id)?,
            notes: note_rows(cx, cases::notes::queries::of_request(conn, &seen.request.id)?),
            discussion: discussion(
                &seen.request,
                &seen.snapshots,
                reviews::queries::threads_of(conn, &seen.request.id)?,
                positions::standing_positions(conn, &seen, cx.now)?,
                other_discussion(conn, &seen.request)?,
                ThreadPermissions { reviews: false, ..ThreadPermissions::of(&seen, Some(&account.id)) },
            ),
            versions,
            seen,
        })
    })?;
    crate::http::mark_read::noted(cx, Some(&desk.seen.request.id))?;
    Ok(desk)
}
