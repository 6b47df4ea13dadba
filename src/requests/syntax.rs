//! What the grammar engine understands of the Syntax section: the rules, which of its example names they accept, and the effect on the
//! names of the version in force (RFC 8141 §5.1, §6.4.2). It is derived from the text each time and never blocks a request. Rules that the
//! examples of the text confirm become the profile of the registered version.

use crate::ids::{new_id, sha256};
use crate::refusal::Refusal;
use crate::registry;
use crate::registry::Version;
use crate::registry::profiles::{self, ProfileEdition};
use crate::requests::memo::ResultCache;
use crate::requests::{Request, RequestSubject, Revision};
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::grammar::Budget;
use urn_registry::profile::{ProfileContext, ProfileSource, SyntaxRules, has_grammar};
use urn_registry::template::{Field, NID_PLACEHOLDER, Template};
use urn_registry::verdict::{self, Rules, RulesDifference, RulesTestResult};

/// Placeholder for a NID number that is not assigned yet.
const UNASSIGNED_NID: &str = "urn-0";
/// A fixed seed, so that the same rules are always shown with the same names.
const SEED: u64 = 8141;
/// Step budget for testing the rules on their own; a step takes about 50 ns.
const TRIAL_STEPS_MAX: u64 = 1_000_000;
/// Step budget for comparing them with the rules in force.
const COMPARISON_STEPS_MAX: u64 = 5_000_000;

/// The rules of a Syntax section with their test results.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SyntaxAnalysis {
    /// The rules and the examples, as found in the text.
    pub rules: SyntaxRules,
    /// The test of the rules alone.
    pub tried: RulesTestResult,
    /// The rules they were compared with; `None` if there were no usable ones.
    pub against: Option<ComparedRules>,
    /// Names that become valid or invalid.
    pub breaks: Option<RulesDifference>,
    /// The reason why no statement about names in use is possible; `None` if they were tested, or if there is nothing to compare.
    pub not_tested: Option<NotComparedReason>,
    /// Whether names are checked with these rules after registration; `None` if the editors' rules remain in force.
    pub applies: Option<bool>,
}

impl SyntaxAnalysis {
    /// Whether the text has rules of its own and no example that contradicts them, and either names the start rule or has an example.
    fn confirms(&self, rules: &SyntaxRules) -> bool {
        let readable = matches!(self.not_tested, None | Some(NotComparedReason::NoneInForce | NotComparedReason::NotAdapted));
        let has_start = rules.is_start_certain || !self.tried.names.is_empty();
        readable && self.tried.is_usable() && has_start && self.tried.count_unexpected() == 0
    }
}

/// The reason why the rules of a new version were not compared with those in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotComparedReason {
    /// The examples in the Syntax section contradict its rules.
    ExamplesContradict,
    /// The Syntax section has no readable rules.
    NoRules,
    /// The rules cannot be parsed, or their start rule is missing.
    Unusable,
    /// The Syntax section changed, but the rules are still those in force.
    NotAdapted,
    /// The version in force has no readable rules.
    NoneInForce,
}

/// The rules in force that new rules were compared with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedRules {
    /// The version they belong to.
    pub version: u32,
    /// Whether the editors supplied them; otherwise they are those of the text of the version.
    pub editors: bool,
}

/// The basis of comparison for the rules of a request.
#[derive(Debug, Clone)]
pub struct ComparisonBasis {
    /// The NID, or its placeholder.
    nid: String,
    /// The profile in force.
    before: Option<ProfileEdition>,
    /// The newest version in force, and the Syntax section of its text.
    registered: Option<(u32, String)>,
}

/// The rules in force.
struct RulesInForce {
    against: ComparedRules,
    rules: Rules,
    /// As extracted.
    typed: SyntaxRules,
}

impl ComparisonBasis {
    fn cache_key(&self) -> String {
        let held = self.before.as_ref().map(|held| held.id.as_str()).unwrap_or_default();
        format!("{} {held} {:?}", self.nid, self.registered)
    }

    /// The rules in force, parsed: the rules of the profile, otherwise the rules in the text. `None` if neither has rules: then every name
    /// was valid, and a comparison would be meaningless.
    fn rules_in_force(&self, about: &ProfileContext<'_>) -> Option<RulesInForce> {
        let profile = self.before.as_ref().and_then(|held| {
            let against = ComparedRules { version: held.version, editors: held.reading == ProfileSource::Editors };
            Some(RulesInForce {
                against,
                rules: Rules::new(&held.profile).ok()?,
                typed: SyntaxRules::from_profile(&held.profile),
            })
        });
        profile.filter(|before| before.rules.are_known()).or_else(|| {
            let (version, syntax) = self.registered.as_ref()?;
            let typed = SyntaxRules::from_syntax(syntax, &self.nid, None);
            let (_, rules) = verdict::compile_rules(&typed, about).ok()?;
            Some(RulesInForce { against: ComparedRules { version: *version, editors: false }, rules, typed })
        })
    }

    fn has_version_in_force(&self) -> bool {
        self.registered.is_some() || self.before.is_some()
    }
}

/// Whether a request has a Syntax section of its own: only if it asks for a new text, not for a correction, another registrant or another
/// status.
pub fn has_syntax(request: &Request) -> bool {
    matches!(
        request.subject,
        RequestSubject::NewFormal { .. } | RequestSubject::NewInformal { .. } | RequestSubject::Revision { .. }
    )
}

/// The NID used for tests, in lower case: the requested one, or a placeholder if there is none yet.
fn test_nid(request: &Request) -> String {
    match request.subject.nid() {
        Some(nid) if urn_registry::nid::check_syntax(nid).is_ok() => nid.to_ascii_lowercase(),
        _ => UNASSIGNED_NID.to_owned(),
    }
}

/// The Syntax section with the NID inserted.
fn syntax_of(text: &Template, nid: &str) -> String {
    text.text(Field::Syntax).replace(NID_PLACEHOLDER, nid)
}

/// What the rules of a request are compared with now.
///
/// # Errors
/// Database errors.
pub fn comparison_basis(conn: &mut AnyConnection, request: &Request) -> Result<ComparisonBasis, Refusal> {
    let nid = test_nid(request);
    let Some((registered_nid, _)) = request.subject.registered_base() else {
        return Ok(ComparisonBasis { nid, before: None, registered: None });
    };
    let registered = registry::queries::latest_version(conn, registered_nid)?.and_then(|version| {
        version.current_text().map(|text| (version.number, syntax_of(&text.template, registered_nid.as_str())))
    });
    Ok(ComparisonBasis { nid, before: profiles::queries::newest(conn, registered_nid.as_str())?, registered })
}

/// What is understood of the Syntax section of a text; `None` if it is the one in force, or if neither has rules. This can take several
/// hundred milliseconds, so it must not run inside a transaction.
pub fn analyze_syntax(ground: &ComparisonBasis, text: &Template) -> Option<SyntaxAnalysis> {
    let syntax = syntax_of(text, &ground.nid);
    if ground.registered.as_ref().is_some_and(|(_, registered)| *registered == syntax) {
        return None;
    }
    let rules = SyntaxRules::from_syntax(&syntax, &ground.nid, ground.before.as_ref().map(|held| &held.profile));
    let about = ProfileContext {
        nid: &ground.nid,
        registrant: None,
        purpose: text.text(Field::Purpose),
        source: "the request",
        first_registered: None,
    };
    if rules.abnf.is_empty() {
        // Without rules there is nothing to compare, and it is stated if the version in force has some.
        let against = Some(ground.rules_in_force(&about)?.against);
        return Some(SyntaxAnalysis {
            rules,
            against,
            not_tested: Some(NotComparedReason::NoRules),
            ..SyntaxAnalysis::default()
        });
    }
    let tried = verdict::try_out(&rules, &about, SEED, &mut Budget::new(TRIAL_STEPS_MAX));
    let mut found = SyntaxAnalysis { tried, ..SyntaxAnalysis::default() };
    if ground.has_version_in_force() {
        compare(&mut found, (&syntax, &rules), ground, &about);
    }
    let editors = ground.before.as_ref().is_some_and(|held| held.reading == ProfileSource::Editors);
    let applies = (!editors).then(|| found.confirms(&rules));
    Some(SyntaxAnalysis { rules, applies, ..found })
}

/// Compares the rules with those in force. If the examples contradict the rules, the start rule is only a guess, so no statement is made
/// about names in use.
fn compare(
    found: &mut SyntaxAnalysis,
    (syntax, rules): (&str, &SyntaxRules),
    ground: &ComparisonBasis,
    about: &ProfileContext<'_>,
) {
    let before = ground.rules_in_force(about);
    found.against = before.as_ref().map(|before| before.against.clone());
    let contradicts = found.tried.names.iter().any(|name| name.wanted && name.passes == Some(false));
    let new = verdict::compile_rules(rules, about);
    let reason = match (&before, &new) {
        _ if !has_grammar(syntax) => NotComparedReason::NoRules,
        (_, Err(_)) => NotComparedReason::Unusable,
        _ if contradicts => NotComparedReason::ExamplesContradict,
        (None, Ok(_)) => NotComparedReason::NoneInForce,
        (Some(before), Ok(_)) if are_same(rules, &before.typed) => NotComparedReason::NotAdapted,
        (Some(before), Ok((_, new))) => {
            found.breaks =
                Some(verdict::compare_rules(&ground.nid, &before.rules, new, SEED, &mut Budget::new(COMPARISON_STEPS_MAX)));
            return;
        }
    };
    found.not_tested = Some(reason);
}

/// Whether two sets of rules accept the same names because they are identical.
fn are_same(one: &SyntaxRules, other: &SyntaxRules) -> bool {
    let of = |rules: &SyntaxRules| {
        [&rules.abnf, &rules.start, &rules.check, &rules.same]
            .map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    };
    of(one) == of(other)
}

/// What is understood of the Syntax section of the draft of a request.
///
/// # Errors
/// Database errors; [`Refusal::Outside`] if it has to be computed outside the transaction first.
pub fn analyze_draft(conn: &mut AnyConnection, request: &Request) -> Result<Option<SyntaxAnalysis>, Refusal> {
    cached_analysis(conn, request, &request.draft)
}

/// What is understood of the Syntax section of a revision, while its request is open.
///
/// # Errors
/// As for [`analyze_draft`].
pub fn analyze_revision_syntax(
    conn: &mut AnyConnection,
    request: &Request,
    revision: &Revision,
) -> Result<Option<SyntaxAnalysis>, Refusal> {
    if revision.is_redacted() || !request.state.is_open() {
        return Ok(None);
    }
    cached_analysis(conn, request, &revision.template)
}

fn cached_analysis(conn: &mut AnyConnection, request: &Request, text: &Template) -> Result<Option<SyntaxAnalysis>, Refusal> {
    /// The results of the most recently viewed texts.
    static ANALYSIS_CACHE: ResultCache<Option<SyntaxAnalysis>> = ResultCache::new(64);
    if !has_syntax(request) {
        return Ok(None);
    }
    let ground = comparison_basis(conn, request)?;
    let part = (text.text(Field::Syntax), text.text(Field::Purpose));
    let digest = sha256(format!("{} {part:?}", ground.cache_key()).as_bytes());
    let text = text.clone();
    ANALYSIS_CACHE.get_or_compute(digest, move || analyze_syntax(&ground, &text))
}

/// Publishes the rules of an approved text as the profile of its version, if its examples confirm them and the profile in force is not the
/// editors'. `found` was derived before the version was published.
///
/// # Errors
/// Database errors.
pub(crate) fn publish_profile(
    conn: &mut AnyConnection,
    now: Timestamp,
    version: &Version,
    text: &Template,
    found: Option<SyntaxAnalysis>,
) -> Result<(), Refusal> {
    let Some(found) = found.filter(|found| found.applies == Some(true)) else { return Ok(()) };
    let nid = version.nid.as_str();
    let registrant = registry::queries::by_nid(conn, &version.nid)?.and_then(|namespace| namespace.registrant);
    let about = ProfileContext {
        nid,
        registrant: registrant.as_deref(),
        purpose: text.text(Field::Purpose),
        source: "the registration",
        first_registered: None,
    };
    let assigned = |text: &str| text.replace(UNASSIGNED_NID, nid);
    let rules = SyntaxRules { abnf: assigned(&found.rules.abnf), ..found.rules };
    let Ok((mut profile, _)) = verdict::compile_rules(&rules, &about) else { return Ok(()) };
    profile.examples = found.tried.names.iter().map(|name| SyntaxRules::example(assigned(&name.urn), name.wanted)).collect();
    let held = ProfileEdition {
        id: new_id(),
        nid: version.nid.clone(),
        version: version.number,
        edition: 1,
        reading: ProfileSource::Registrant,
        profile,
        published_at: now,
    };
    profiles::catalog::publish(conn, held)
}
