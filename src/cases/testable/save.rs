//! Tests rules, freezes them with a revision, and publishes them with a version.

use crate::cases::memo::WorkedOut;
use crate::cases::testable::{Against, Beside, NotTested, Results, TestedRules, has_rules, nid_of, queries, syntax_of};
use crate::cases::{Request, Snapshot};
use crate::ids::{SnapshotNo, sha256};
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::registry::profiles::{self, ProfileEdition};
use crate::store::{AnyConnection, Moment};
use crate::{clock, registry};
use jiff::Timestamp;
use urn_registry::grammar::{self, Budget, Change, changes};
use urn_registry::i18n::Phrase;
use urn_registry::profile::{About, Testable, has_grammar};
use urn_registry::template::{Field, NID_PLACEHOLDER, Template};
use urn_registry::verdict::{self, Rules};

/// A fixed seed, so that the same rules are always shown with the same names.
const SEED: u64 = 8141;
/// Step budget for testing the rules on their own; a step takes about 50 ns.
const TRY_STEPS: u64 = 1_000_000;
/// Step budget for comparing them with the rules in force.
const BREAK_STEPS: u64 = 5_000_000;
/// Step budget for a list of issued names.
const ISSUED_STEPS: u64 = 5_000_000;
/// The maximum number of listed differences between the rules and the text.
const DIFFERENCES_MAX: usize = 8;

/// The basis of comparison for rules.
#[derive(Debug, Clone)]
pub struct Ground {
    /// The NID, or its placeholder.
    pub nid: String,
    /// The profile in force.
    pub before: Option<ProfileEdition>,
    /// The newest version in force, and the Syntax section of its text.
    registered: Option<(u32, String)>,
    /// Digest of the draft's Syntax section; results are valid only for this text.
    drafted: String,
}

impl Ground {
    /// An identifier of this basis of comparison. Rules that were tested against a different one are tested again before submission.
    fn mark(&self) -> String {
        let held = self.before.as_ref().map(|held| held.id.clone());
        // Without a profile, rules are compared with the text.
        let version = || self.registered.as_ref().map_or_else(|| "-".to_owned(), |(version, _)| format!("- {version}"));
        format!("{} {} {}", self.nid, held.unwrap_or_else(version), self.drafted)
    }

    /// The rules in force, parsed: the rules of the profile, otherwise the rules in the text. `None` if neither has rules: then every name
    /// was valid, and a comparison would be meaningless.
    fn rules_before(&self, about: &About<'_>) -> Option<Before> {
        let profile = self.before.as_ref().and_then(|held| {
            let against = Against { version: held.version, reading: Some(held.reading) };
            Some(Before { against, rules: Rules::new(&held.profile).ok()?, typed: Testable::from_profile(&held.profile) })
        });
        profile.filter(|before| before.rules.are_known()).or_else(|| {
            let (version, syntax) = self.registered.as_ref()?;
            let typed = Testable::from_syntax(syntax, &self.nid, None);
            let (_, rules) = verdict::usable(&typed, about).ok()?;
            Some(Before { against: Against { version: *version, reading: None }, rules, typed })
        })
    }

    /// Whether a Syntax section differs from that of the version in force.
    fn is_changed(&self, syntax: &str) -> bool {
        self.registered.as_ref().is_some_and(|(_, registered)| registered != syntax)
    }

    /// Whether there is a registered version whose names a new text could invalidate.
    fn is_in_force(&self) -> bool {
        self.registered.is_some() || self.before.is_some()
    }
}

/// The rules in force.
struct Before {
    against: Against,
    rules: Rules,
    /// As typed, or as extracted from the text.
    typed: Testable,
}

/// What the rules of a request are tested against now.
///
/// # Errors
/// A database error.
pub fn ground(conn: &mut AnyConnection, request: &Request) -> Result<Ground, Refusal> {
    let drafted = sha256(syntax_of(&request.draft, &nid_of(request)).as_bytes());
    let Some((nid, _)) = request.subject.registered() else {
        return Ok(Ground { nid: nid_of(request), before: None, registered: None, drafted });
    };
    let registered = registry::queries::latest_version(conn, nid)?
        .and_then(|version| version.wording().map(|text| (version.number, syntax_of(&text.template, nid.as_str()))));
    Ok(Ground { nid: nid_of(request), before: profiles::queries::newest(conn, nid.as_str())?, registered, drafted })
}

/// The initial rules: the rules in force, updated with the draft's Syntax section if it was changed. If no rules are in force, the rules of
/// the Syntax section. `registered` is the text that a new version starts from.
pub fn prefilled(request: &Request, ground: &Ground, registered: Option<&Template>) -> Testable {
    let before = ground.before.as_ref().map(|held| &held.profile);
    let is_unchanged = registered.is_some_and(|text| text.text(Field::Syntax) == request.draft.text(Field::Syntax));
    match before {
        Some(profile) if is_unchanged => Testable::from_profile(profile),
        before => Testable::from_syntax(&syntax_of(&request.draft, &ground.nid), &ground.nid, before),
    }
}

/// A request with everything needed to edit its rules.
pub struct RulesEditor {
    pub request: Request,
    /// The basis of comparison for the rules.
    pub ground: Ground,
    /// The registered text that a new version starts from.
    pub registered: Option<Template>,
    /// The saved rules, with the identifier of what they were tested against.
    pub saved: Option<(TestedRules, String)>,
}

impl RulesEditor {
    /// Loads the data of a request.
    ///
    /// # Errors
    /// The request cannot have rules, or a database error.
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

    /// The rules to display: the saved ones, otherwise those of the text and the profile in force.
    pub fn rules(&self) -> Testable {
        match &self.saved {
            Some((kept, _)) => kept.rules.clone(),
            None => prefilled(&self.request, &self.ground, self.registered.as_ref()),
        }
    }

    /// The rules with their results. Saved results are reused if they are current; otherwise this can take several hundred milliseconds.
    pub fn tried(&self) -> TestedRules {
        match &self.saved {
            Some((kept, mark)) if is_of(mark, &self.ground) => kept.clone(),
            Some((kept, _)) => try_rules(kept.rules.clone(), &self.ground, &self.request.draft),
            None => {
                let syntax = syntax_of(&self.request.draft, &self.ground.nid);
                try_guess(&syntax, self.rules(), &self.ground, &self.request.draft)
            }
        }
    }

    /// The saved rules; empty if there are none.
    pub fn saved_rules(&self) -> Testable {
        self.saved.as_ref().map(|(kept, _)| kept.rules.clone()).unwrap_or_default()
    }
}

/// Whether two sets of rules accept the same names because they are identical.
fn are_same(one: &Testable, other: &Testable) -> bool {
    let of = |rules: &Testable| {
        [&rules.abnf, &rules.start, &rules.check, &rules.same]
            .map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    };
    of(one) == of(other)
}

/// Why usable rules cannot be compared with those in force; `None` if they can.
fn not_comparable(rules: &Testable, before: Option<&Before>, ground: &Ground, text: &Template) -> Option<NotTested> {
    let Some(before) = before else { return ground.is_in_force().then_some(NotTested::NoneInForce) };
    let changed = ground.is_changed(&syntax_of(text, &ground.nid));
    if are_same(rules, &before.typed) {
        return Some(if changed { NotTested::NotAdapted } else { NotTested::Unchanged });
    }
    (changed && !different(rules, text, &ground.nid).0.is_empty()).then_some(NotTested::DifferFromText)
}

/// Compares usable rules with those in force. Names that become invalid are always reported. The result that no names become invalid is
/// reported only if the rules are those of the text and agree with its examples.
fn compare(results: &mut Results, rules: &Testable, new: &Rules, before: Option<&Before>, ground: &Ground, text: &Template) {
    results.not_tested = not_comparable(rules, before, ground, text);
    let Some(before) = before.filter(|_| results.not_tested.is_none()) else { return };
    let found = verdict::breaks(&ground.nid, &before.rules, new, SEED, &mut Budget::new(BREAK_STEPS));
    if found.lost.is_empty() && contradicts(results) {
        results.not_tested = Some(NotTested::ExamplesContradict);
    } else if found.lost.is_empty() && !different(rules, text, &ground.nid).0.is_empty() {
        results.not_tested = Some(NotTested::DifferFromText);
    } else {
        results.breaks = Some(found);
    }
}

/// Whether an example that should be valid is not.
fn contradicts(results: &Results) -> bool {
    results.tried.names.iter().any(|name| name.wanted && name.passes == Some(false))
}

/// Tests rules that were extracted from a Syntax section and never saved. If its examples contradict them, the start rule is only a
/// guess, so no statement is made about names in use.
pub fn try_guess(syntax: &str, rules: Testable, ground: &Ground, text: &Template) -> TestedRules {
    let mut kept = try_rules(rules, ground, text);
    let why = match () {
        () if !ground.is_in_force() => return kept,
        () if !has_grammar(syntax) => Some(NotTested::NoRules),
        () if contradicts(&kept.results) => Some(NotTested::ExamplesContradict),
        () => None,
    };
    if let Some(why) = why {
        (kept.results.breaks, kept.results.not_tested) = (None, Some(why));
    }
    kept
}

/// Tests rules. This can take several hundred milliseconds, so it must not run inside a transaction.
pub fn try_rules(rules: Testable, ground: &Ground, text: &Template) -> TestedRules {
    let nid = &ground.nid;
    let placed = rules.for_nid(NID_PLACEHOLDER, nid);
    let purpose = text.text(Field::Purpose);
    let about = About { nid, registrant: None, purpose, source: "the request", first_registered: None };
    let mut results =
        Results { tried: verdict::try_out(&placed, &about, SEED, &mut Budget::new(TRY_STEPS)), ..Results::default() };
    match verdict::usable(&placed, &about) {
        Ok((_, new)) => {
            let before = ground.rules_before(&about);
            compare(&mut results, &placed, &new, before.as_ref(), ground, text);
            let old = before.as_ref().map(|before| &before.rules);
            results.issued = verdict::issued(&placed, nid, old, &new, &mut Budget::new(ISSUED_STEPS));
            results.against = before.map(|before| before.against);
        }
        Err(_) if ground.is_in_force() && !rules.is_empty() => results.not_tested = Some(NotTested::Unusable),
        Err(_) => {}
    }
    TestedRules { rules, results }
}

/// Retests rules whose results belong to a different basis of comparison.
fn tried_anew(kept: TestedRules, ground: &Ground, snapshot: &Snapshot) -> Result<TestedRules, Refusal> {
    /// Results of recent retests. These are rare.
    static TRIED: WorkedOut<TestedRules> = WorkedOut::new(16);
    let digest = sha256(format!("{} {:?} {}", ground.mark(), kept.rules, snapshot.fingerprint).as_bytes());
    let (ground, text) = (ground.clone(), snapshot.template.clone());
    TRIED.get(digest, move || try_rules(kept.rules.clone(), &ground, &text))
}

/// Whether saved results belong to this basis of comparison.
pub fn is_of(mark: &str, ground: &Ground) -> bool {
    mark == ground.mark()
}

/// Saves the rules with the draft of a request.
pub(crate) fn save(
    conn: &mut AnyConnection,
    request: &Request,
    kept: &TestedRules,
    ground: &Ground,
    now: Moment,
) -> Result<(), Refusal> {
    Ok(queries::save(conn, &request.id, kept, &ground.mark(), now)?)
}

/// Freezes the rules of a draft with the revision being submitted. Empty rules are not submitted.
pub(crate) fn freeze(conn: &mut AnyConnection, request: &Request, snapshot: &Snapshot) -> Result<(), Refusal> {
    let Some((kept, mark)) = queries::drafted(conn, &request.id)?.filter(|_| has_rules(request)) else { return Ok(()) };
    if kept.rules.is_empty() {
        return Ok(());
    }
    let ground = ground(conn, request)?;
    let kept = if is_of(&mark, &ground) { kept } else { tried_anew(kept, &ground, snapshot)? };
    Ok(queries::insert_sent(conn, &request.id, snapshot.number, &kept)?)
}

/// The rules of a submitted revision. For an open request with a changed Syntax section and no submitted rules, they are extracted from
/// the text and tested against the rules in force.
///
/// # Errors
/// A database error.
pub fn beside(conn: &mut AnyConnection, request: &Request, snapshot: &Snapshot) -> Result<Option<Beside>, Refusal> {
    /// Results of the most recently viewed revisions.
    static GUESSED: WorkedOut<TestedRules> = WorkedOut::new(64);
    if snapshot.is_redacted() {
        return Ok(None);
    }
    if let Some(kept) = queries::sent(conn, &request.id, snapshot.number)? {
        return Ok(Some(Beside { kept, guessed: false }));
    }
    if !has_rules(request) || !request.state.is_open() || request.subject.registered().is_none() {
        return Ok(None);
    }
    let ground = ground(conn, request)?;
    let syntax = syntax_of(&snapshot.template, &ground.nid);
    let guess = Testable::from_syntax(&syntax, &ground.nid, ground.before.as_ref().map(|held| &held.profile));
    if !ground.is_changed(&syntax) || guess.abnf.is_empty() {
        return Ok(None);
    }
    let digest = sha256(format!("{} {}", ground.mark(), snapshot.fingerprint).as_bytes());
    let text = snapshot.template.clone();
    let kept = GUESSED.get(digest, move || try_guess(&syntax, guess.clone(), &ground, &text))?;
    Ok(Some(Beside { kept, guessed: true }))
}

/// Whether the rules of a draft differ from those submitted with a revision.
pub(crate) fn are_changed(conn: &mut AnyConnection, request: &Request, snapshot: SnapshotNo) -> Result<bool, Refusal> {
    let drafted = queries::drafted(conn, &request.id)?.map(|(kept, _)| kept.rules).filter(|rules| !rules.is_empty());
    let drafted = drafted.unwrap_or_default();
    let sent = queries::sent(conn, &request.id, snapshot)?.map(|kept| kept.rules).unwrap_or_default();
    Ok(drafted != sent)
}

/// Copies the rules of an older request to a new one. They are tested again when they are submitted.
pub(crate) fn take_over(conn: &mut AnyConnection, from: &Request, to: &Request, now: Moment) -> Result<(), Refusal> {
    match queries::drafted(conn, &from.id)? {
        Some((kept, _)) => Ok(queries::save(conn, &to.id, &kept, "", now)?),
        None => Ok(()),
    }
}

/// Publishes the rules submitted with an approved revision as the profile of its version. Unusable rules are not published; the review has
/// already shown this. Examples that contradict the rules are left out.
pub(crate) fn publish(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    snapshot: &Snapshot,
    version: &Version,
) -> Result<Option<ProfileEdition>, Refusal> {
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
    let held = profiles::catalog::publish(conn, now, (nid, version.number), &profile, request.number)?;
    Ok(Some(held))
}

/// Whether a profile can contain the example: it must start with the NID.
fn is_example(urn: &str, nid: &str) -> bool {
    urn.split(':').nth(1).is_some_and(|own| own.eq_ignore_ascii_case(nid))
}

/// The differences between the rules and those in the text, rule by rule, and how many more there are. The text takes precedence. Empty
/// if one of the two has no readable rules.
pub fn different(rules: &Testable, text: &Template, nid: &str) -> (Vec<Change>, usize) {
    let (Some(told), Ok(read)) = (grammar::find(&syntax_of(text, nid)), grammar::read(&rules.abnf)) else {
        return (Vec::new(), 0);
    };
    if told.grammar.rules().is_empty() {
        return (Vec::new(), 0);
    }
    let mut all = changes(&told.grammar, &read.grammar);
    let more = all.len().saturating_sub(DIFFERENCES_MAX);
    all.truncate(DIFFERENCES_MAX);
    (all, more)
}
