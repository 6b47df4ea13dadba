//! Trying rules on what they are for, freezing them with a text, and publishing them with a version.

use crate::cases::testable::{Against, Beside, Kept, Results, has_rules, nid_of, queries, syntax_of};
use crate::cases::worked_out::WorkedOut;
use crate::cases::{Request, Snapshot};
use crate::grammar::{self, Budget, Change, changes};
use crate::ids::{SnapshotNo, sha256};
use crate::profile::{About, Testable};
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::registry::profiles::{self, Held};
use crate::store::{AnyConnection, Moment};
use crate::template::{Field, NID_PLACEHOLDER, Template};
use crate::verdict::{self, Rules};
use crate::words::Phrase;
use crate::{clock, registry};
use jiff::Timestamp;

/// The same rules are shown the same names.
const SEED: u64 = 8141;
/// Steps for the rules themselves; a step is about 50 ns.
const TRY_STEPS: u64 = 1_000_000;
/// Steps for comparing them with those in force.
const BREAK_STEPS: u64 = 5_000_000;
/// Steps for a list of issued names.
const ISSUED_STEPS: u64 = 5_000_000;
/// Rules told that differ from those in the text.
const DIFFERENT_TOLD: usize = 8;

/// What rules are tried for and against.
#[derive(Debug, Clone)]
pub struct Ground {
    /// The NID, or its stand-in.
    pub nid: String,
    /// The profile in force.
    pub before: Option<Held>,
    /// The newest version in force, and the Syntax section of its text.
    registered: Option<(u32, String)>,
}

impl Ground {
    /// Tells one from another: rules tried on another ground are tried anew before they are sent.
    fn mark(&self) -> String {
        let held = self.before.as_ref().map(|held| held.id.clone());
        // Without a profile the text is what rules are compared with.
        let version = || self.registered.as_ref().map_or_else(|| "-".to_owned(), |(version, _)| format!("- {version}"));
        format!("{} {}", self.nid, held.unwrap_or_else(version))
    }

    /// The rules in force, ready to be asked: those of the profile, else those in the text. None where neither has any: every name
    /// was right then, and to compare would say nothing.
    fn rules_before(&self, about: &About<'_>) -> Option<(Against, Rules)> {
        let profile = self.before.as_ref().and_then(|held| {
            let against = Against { version: held.version, reading: Some(held.reading) };
            Some((against, Rules::new(&held.profile).ok()?))
        });
        profile.filter(|(_, rules)| rules.are_known()).or_else(|| {
            let (version, syntax) = self.registered.as_ref()?;
            let typed = Testable::from_syntax(syntax, &self.nid, None);
            let (_, rules) = verdict::usable(&typed, about).ok()?;
            Some((Against { version: *version, reading: None }, rules))
        })
    }
}

/// What the rules of a request are tried for and against now.
///
/// # Errors
/// Trouble with the database.
pub fn ground(conn: &mut AnyConnection, request: &Request) -> Result<Ground, Refusal> {
    let Some((nid, _)) = request.subject.registered() else {
        return Ok(Ground { nid: nid_of(request), before: None, registered: None });
    };
    let registered = registry::queries::latest_version(conn, nid)?
        .and_then(|version| version.wording().map(|text| (version.number, syntax_of(&text.template, nid.as_str()))));
    Ok(Ground { nid: nid_of(request), before: profiles::queries::newest(conn, nid.as_str())?, registered })
}

/// The rules to begin with: those in force, with what the Syntax section of the draft says where it was changed, or where none
/// are in force. `registered` is the text a revision starts from.
pub fn prefilled(request: &Request, ground: &Ground, registered: Option<&Template>) -> Testable {
    let before = ground.before.as_ref().map(|held| &held.profile);
    let is_unchanged = registered.is_some_and(|text| text.text(Field::Syntax) == request.draft.text(Field::Syntax));
    match before {
        Some(profile) if is_unchanged => Testable::from_profile(profile),
        before => Testable::from_syntax(&syntax_of(&request.draft, &ground.nid), &ground.nid, before),
    }
}

/// A request with its rules, as whoever writes them needs them.
pub struct Desk {
    /// Whose rules they are.
    pub request: Request,
    /// What they are tried for and against.
    pub ground: Ground,
    /// The registered text that a revision starts from.
    pub registered: Option<Template>,
    /// As they are saved, with the mark of the ground they were tried on.
    pub saved: Option<(Kept, String)>,
}

impl Desk {
    /// Reads what belongs to a request.
    ///
    /// # Errors
    /// The request has no rules beside it, or trouble with the database.
    pub fn load(conn: &mut AnyConnection, request: Request) -> Result<Self, Refusal> {
        if !has_rules(&request) {
            return Err(Refusal::not_found(Phrase::new("thing-section")));
        }
        let registered = match request.subject.registered() {
            Some((nid, _)) => registry::queries::latest_version(conn, nid)?
                .and_then(|version| version.wording().map(|text| text.template.clone())),
            None => None,
        };
        Ok(Self { ground: ground(conn, &request)?, registered, saved: queries::drafted(conn, &request.id)?, request })
    }

    /// The rules to show: as saved, else as the text and the profile in force have them.
    pub fn rules(&self) -> Testable {
        match &self.saved {
            Some((kept, _)) => kept.rules.clone(),
            None => prefilled(&self.request, &self.ground, self.registered.as_ref()),
        }
    }

    /// The same tried, by what was kept where that is of now. It may take some hundred milliseconds.
    pub fn tried(&self) -> Kept {
        match &self.saved {
            Some((kept, mark)) if is_of(mark, &self.ground) => kept.clone(),
            _ => try_rules(self.rules(), &self.ground, &self.request.draft),
        }
    }

    /// The rules as they are saved; empty ones when none are.
    pub fn saved_rules(&self) -> Testable {
        self.saved.as_ref().map(|(kept, _)| kept.rules.clone()).unwrap_or_default()
    }
}

/// Tries rules on what they are for. It may take some hundred milliseconds, so no transaction waits for it.
pub fn try_rules(rules: Testable, ground: &Ground, text: &Template) -> Kept {
    let nid = &ground.nid;
    let placed = rules.for_nid(NID_PLACEHOLDER, nid);
    let purpose = text.text(Field::Purpose);
    let about = About { nid, registrant: None, purpose, source: "the request", first_registered: None };
    let mut results =
        Results { tried: verdict::try_out(&placed, &about, SEED, &mut Budget::new(TRY_STEPS)), ..Results::default() };
    if let Ok((_, new)) = verdict::usable(&placed, &about) {
        let (against, old) = ground.rules_before(&about).unzip();
        let old = old.as_ref();
        results.breaks = old.map(|old| verdict::breaks(nid, old, &new, SEED, &mut Budget::new(BREAK_STEPS)));
        results.against = against;
        results.issued = verdict::issued(&placed, nid, old, &new, &mut Budget::new(ISSUED_STEPS));
    }
    Kept { rules, results }
}

/// Rules that were tried on another ground, tried on this one.
fn tried_anew(kept: Kept, ground: &Ground, snapshot: &Snapshot) -> Result<Kept, Refusal> {
    /// Results of the last acts that found another ground; rare.
    static TRIED: WorkedOut<Kept> = WorkedOut::new(16);
    let digest = sha256(format!("{} {:?} {}", ground.mark(), kept.rules, snapshot.fingerprint).as_bytes());
    let (ground, text) = (ground.clone(), snapshot.template.clone());
    TRIED.get(digest, move || try_rules(kept.rules.clone(), &ground, &text))
}

/// Whether saved results are those of this ground.
pub fn is_of(mark: &str, ground: &Ground) -> bool {
    mark == ground.mark()
}

/// Saves rules beside the draft of a request.
pub(crate) fn save(
    conn: &mut AnyConnection,
    request: &Request,
    kept: &Kept,
    ground: &Ground,
    now: Moment,
) -> Result<(), Refusal> {
    Ok(queries::save(conn, &request.id, kept, &ground.mark(), now)?)
}

/// Freezes the rules beside a draft with the text that is sent; rules without a word are not sent.
pub(crate) fn freeze(conn: &mut AnyConnection, request: &Request, snapshot: &Snapshot) -> Result<(), Refusal> {
    let Some((kept, mark)) = queries::drafted(conn, &request.id)?.filter(|_| has_rules(request)) else { return Ok(()) };
    if kept.rules.is_empty() {
        return Ok(());
    }
    let ground = ground(conn, request)?;
    let kept = if is_of(&mark, &ground) { kept } else { tried_anew(kept, &ground, snapshot)? };
    Ok(queries::insert_sent(conn, &request.id, snapshot.number, &kept)?)
}

/// The rules beside a text that was sent. A revision that changes its Syntax section and was sent without any has those that can be
/// read out of it, tried on the rules in force, as long as it is open.
///
/// # Errors
/// Trouble with the database.
pub fn beside(conn: &mut AnyConnection, request: &Request, snapshot: &Snapshot) -> Result<Option<Beside>, Refusal> {
    /// Results of the last texts that were looked at.
    static GUESSED: WorkedOut<Kept> = WorkedOut::new(64);
    if let Some(kept) = queries::sent(conn, &request.id, snapshot.number)? {
        return Ok(Some(Beside { kept, guessed: false }));
    }
    if !has_rules(request) || !request.state.is_open() || request.subject.registered().is_none() {
        return Ok(None);
    }
    let ground = ground(conn, request)?;
    let syntax = syntax_of(&snapshot.template, &ground.nid);
    let guess = Testable::from_syntax(&syntax, &ground.nid, ground.before.as_ref().map(|held| &held.profile));
    let changed = ground.registered.as_ref().is_some_and(|(_, registered)| *registered != syntax);
    if !changed || grammar::find(&syntax).is_none() || guess.abnf.is_empty() {
        return Ok(None);
    }
    let digest = sha256(format!("{} {}", ground.mark(), snapshot.fingerprint).as_bytes());
    let text = snapshot.template.clone();
    let kept = GUESSED.get(digest, move || try_rules(guess.clone(), &ground, &text))?;
    Ok(Some(Beside { kept, guessed: true }))
}

/// Whether the rules beside a draft are others than those that were sent with a text.
pub(crate) fn are_changed(conn: &mut AnyConnection, request: &Request, snapshot: SnapshotNo) -> Result<bool, Refusal> {
    let drafted = queries::drafted(conn, &request.id)?.map(|(kept, _)| kept.rules).filter(|rules| !rules.is_empty());
    let drafted = drafted.unwrap_or_default();
    let sent = queries::sent(conn, &request.id, snapshot)?.map(|kept| kept.rules).unwrap_or_default();
    Ok(drafted != sent)
}

/// Takes the rules of an older request over into a new one, to be tried anew when they are sent.
pub(crate) fn take_over(conn: &mut AnyConnection, from: &Request, to: &Request, now: Moment) -> Result<(), Refusal> {
    match queries::drafted(conn, &from.id)? {
        Some((kept, _)) => Ok(queries::save(conn, &to.id, &kept, "", now)?),
        None => Ok(()),
    }
}

/// Publishes the rules that were sent with an approved text as the profile of its version; what cannot be used is not published,
/// which the review has seen. Examples of which the rules say otherwise are left out.
pub(crate) fn publish(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    snapshot: &Snapshot,
    version: &Version,
) -> Result<Option<Held>, Refusal> {
    let Some(kept) = queries::sent(conn, &request.id, snapshot.number)? else { return Ok(None) };
    let (nid, text) = (&version.nid, &snapshot.template);
    let namespace = registry::queries::by_nid(conn, nid)?;
    let before = profiles::queries::newest(conn, nid.as_str())?;
    let this_year = u16::try_from(clock::day(now).year()).ok().filter(|_| version.number == 1);
    let rules = kept.rules.for_nid(NID_PLACEHOLDER, nid.as_str());
    let source = format!("request {}", request.number);
    let about = About {
        nid: nid.as_str(),
        registrant: namespace.as_ref().and_then(|namespace| namespace.registrant.as_deref()),
        purpose: text.text(Field::Purpose),
        source: &source,
        first_registered: before.and_then(|held| held.profile.first_registered).or(this_year),
    };
    let Ok((mut profile, _)) = verdict::usable(&rules, &about) else { return Ok(None) };
    let tried = verdict::try_out(&rules, &about, SEED, &mut Budget::new(TRY_STEPS));
    let agreed = tried.names.into_iter().filter(verdict::TriedName::agrees);
    profile.examples =
        agreed.filter(|name| is_example(&name.urn, nid.as_str())).map(|name| Testable::example(name.urn, name.wanted)).collect();
    let held = profiles::keep::publish(conn, now, (nid, version.number), &profile, request.number)?;
    Ok(Some(held))
}

/// Whether a profile may hold it: it begins with the NID.
fn is_example(urn: &str, nid: &str) -> bool {
    urn.split(':').nth(1).is_some_and(|own| own.eq_ignore_ascii_case(nid))
}

/// How rules differ from those in the text beside them, rule by rule, and how many more do; the text's words count. Nothing when
/// one of the two has no rules that can be read.
pub fn different(rules: &Testable, text: &Template, nid: &str) -> (Vec<Change>, usize) {
    let (Some(told), Ok(read)) = (grammar::find(&syntax_of(text, nid)), grammar::read(&rules.abnf)) else {
        return (Vec::new(), 0);
    };
    if told.grammar.rules().is_empty() {
        return (Vec::new(), 0);
    }
    let mut all = changes(&told.grammar, &read.grammar);
    let more = all.len().saturating_sub(DIFFERENT_TOLD);
    all.truncate(DIFFERENT_TOLD);
    (all, more)
}
