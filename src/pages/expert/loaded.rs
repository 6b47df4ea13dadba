//! Loads the data of a review page.

use crate::cases::candidates::Candidate;
use crate::cases::case::{Case, Fact};
use crate::cases::criteria::Judged;
use crate::cases::decide::{Acts, acts_now};
use crate::cases::gather::{checks, gather, positions};
use crate::cases::guards::quorum::POSITIONS;
use crate::cases::input::Input;
use crate::cases::testable::Beside;
use crate::cases::viewer::{Seen, see_turn};
use crate::cases::{Party, State, appeals, candidates, criteria, testable};
use crate::finding::Finding;
use crate::history::redactions::GAP;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::ids::{AccountId, SnapshotNo};
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion, other_discussion};
use crate::pages::partials::rows::{EventRow, event_rows};
use crate::pages::partials::steps::{Step, steps};
use crate::refusal::Refusal;
use crate::reviews::experts::{Assignment, Disclosure};
use crate::reviews::{Standing, experts, queries};
use crate::template::Template;
use crate::users::away::queries as away;
use crate::{cases, clock, history, registry, users};
use jiff::civil::Date;
use std::collections::HashMap;

/// The data of a review page.
pub(super) struct Loaded {
    pub(super) seen: Seen,
    /// The registrant of the registered version.
    pub(super) registered: Option<String>,
    pub(super) base: Option<(String, Template)>,
    pub(super) findings: Vec<Finding>,
    pub(super) rules: Option<Beside>,
    /// The viewer's newest position.
    pub(super) own: Option<Standing>,
    /// The number of open Discuss positions.
    pub(super) discusses: usize,
    pub(super) discussion: Discussion,
    pub(super) assigned: Vec<Assignment>,
    /// The experts whom the lead can assign; empty for other users.
    pub(super) candidates: Vec<Candidate>,
    /// Users who are away, with the last day.
    pub(super) away: HashMap<AccountId, Date>,
    pub(super) disclosures: Vec<(Disclosure, String)>,
    pub(super) marks: Vec<(String, SnapshotNo)>,
    pub(super) drafted: Vec<queries::Drafted>,
    pub(super) kept: Option<(String, String)>,
    /// The viewer's judgments of the criteria while reading.
    pub(super) judged: Judged,
    /// The lead's proposal to decline, with its judgments on the criteria.
    pub(super) proposal: Option<(queries::Proposal, Judged)>,
    pub(super) appeal: Option<appeals::Appeal>,
    /// Whether there is a decision.
    pub(super) is_decided: bool,
    /// The date of the last redaction that can affect drafts.
    pub(super) redacted_on: Option<Date>,
    /// The actions that the viewer can take now.
    pub(super) acts: Acts,
    /// The reason why a decision is not possible yet.
    pub(super) quorum: Option<Refusal>,
    pub(super) history: Vec<EventRow>,
    pub(super) steps: Vec<Step>,
}

pub(crate) fn not_for_registrants(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("This is your own request. Follow it on its public page"));
    }
    Ok(())
}

/// The text that the current revision is compared with: the revision that the reader saw last, or else the registered version, or nothing.
fn base_of(
    conn: &mut crate::store::AnyConnection,
    seen: &Seen,
    reader: &AccountId,
    since: Option<&str>,
) -> Result<Option<(String, Template)>, Refusal> {
    if let Some(number) = since {
        let wanted = seen.snapshots.iter().find(|sent| sent.number.to_string() == number);
        let wanted = wanted.ok_or_else(|| Refusal::not_found(format!("Revision {number}")))?;
        return Ok(seen.readable(wanted.number).map(|old| (format!("revision {}", old.number), old.template.clone())));
    }
    if let Some(last) = positions::last_seen(conn, seen, reader)?
        && let Some(old) = seen.readable(last)
    {
        let viewed = if old.number == last { " (last viewed by you)" } else { "" };
        return Ok(Some((format!("revision {}{viewed}", old.number), old.template.clone())));
    }
    let Some((nid, base)) = seen.request.subject.registered() else { return Ok(None) };
    if matches!(seen.request.subject, cases::Subject::StatusChange { .. }) {
        return Ok(None);
    }
    let versions = registry::queries::versions_of(conn, nid)?;
    let text = versions.iter().find(|version| version.number == base).and_then(registry::Version::wording);
    Ok(text.map(|text| (format!("version {base} (registered)"), text.template.clone())))
}

/// Loads the request. If the registrant asks for the review page, they are redirected to the public page.
pub(super) fn load(cx: &Cx) -> Result<Loaded, Problem> {
    let account = cx.person()?;
    let loaded = cx.read(|conn| {
        let mut seen = see_turn(conn, cx.number()?, Some(account), cx.now)?;
        seen.load_source(conn)?;
        let gone = || Refusal::not_found(format!("Request {}", cx.param("number")));
        if seen.current().is_none() {
            return Err(gone());
        }
        not_for_registrants(&seen)?;
        let mut case = Case::of(seen, account, cx.now);
        gather(conn, &mut case, &[Fact::Positions, Fact::Quorum], &Input::default())?;
        let (acts, quorum) = (acts_now(&case), POSITIONS.known(&case).and_then(Result::err));
        let Case { seen, known, .. } = case;
        let Some(current) = seen.current() else { return Err(gone()) };
        let standing = known.positions.unwrap_or_default();
        let id = seen.request.id.clone();
        let mut disclosures = Vec::new();
        for disclosure in experts::queries::disclosures_of(conn, &id)? {
            let name = users::queries::by_id(conn, &disclosure.expert_id)?.map_or_else(String::new, |account| account.name);
            disclosures.push((disclosure, name));
        }
        let registered = match seen.request.subject.registered() {
            Some((nid, _)) => registry::queries::by_nid(conn, nid)?.and_then(|namespace| namespace.registrant),
            None => None,
        };
        let events = history::queries::of_request(conn, &id)?;
        let drafted = queries::drafted(conn, &id, &account.id)?;
        let kept = queries::saved_position(conn, &id, &account.id)?;
        // Only drafts with a gap state the date of the redaction.
        let texts = drafted.iter().flat_map(|draft| [Some(&draft.anchor.quote), Some(&draft.body), draft.suggestion.as_ref()]);
        let has_gap = texts.flatten().chain(kept.iter().map(|(_, reasons)| reasons)).any(|text| text.contains(GAP));
        let redacted_on = if has_gap { history::queries::last_redaction(conn, &id)?.map(clock::day) } else { None };
        Ok(Loaded {
            acts,
            quorum,
            registered,
            base: base_of(conn, &seen, &account.id, Some(cx.query.get("since")).filter(|since| !since.is_empty()))?,
            findings: checks::findings(conn, cx.now, &seen.request, &current.template)?,
            rules: testable::save::beside(conn, &seen.request, current)?,
            own: standing.iter().find(|one| one.position.expert_id == account.id).cloned(),
            discusses: standing.iter().filter(|one| one.objects()).count(),
            discussion: discussion(
                &seen.request,
                &seen.snapshots,
                queries::threads_of(conn, &id)?,
                standing,
                other_discussion(conn, &seen.request)?,
                ThreadPermissions::of(&seen, Some(&account.id)),
            ),
            assigned: experts::queries::assignments_of(conn, &id)?,
            candidates: if seen.is(Party::Lead) && seen.request.state == State::Review {
                candidates::candidates(conn, &seen, cx.now)?
            } else {
                Vec::new()
            },
            away: away::all(conn, clock::day(cx.now))?,
            disclosures,
            marks: queries::seen_by(conn, &id, &account.id)?,
            drafted,
            kept,
            judged: criteria::queries::saved(conn, &id, &account.id)?,
            proposal: match queries::proposal(conn, &id)? {
                Some(proposal) => {
                    let judged = criteria::queries::of(conn, &proposal.id)?;
                    Some((proposal, judged))
                }
                None => None,
            },
            is_decided: !queries::decisions_of(conn, &id)?.is_empty(),
            redacted_on,
            appeal: appeals::queries::of_request(conn, &id)?.pop().filter(|appeal| appeal.decided.is_none()),
            steps: steps(&seen.request, &events),
            history: event_rows(events, &cases::documents::queries::all_of(conn, &id)?),
            seen,
        })
    })?;
    crate::http::mark_read::noted(cx, Some(&loaded.seen.request.id))?;
    Ok(loaded)
}
