//! Whether a sentence states that other organizations assign names, that no other organization does, or the rules for such organizations
//! (RFC 8141 §6.4.3).

use super::claim::Claim;
use super::delegation_words::{
    ASSIGN, ASSIGNED_THINGS, DELEGATE, DIVIDE, DUTY, END, EXCLUSIVE_WORDS, HAND_OVER_VERBS, NAME_SIGNS, NAMESPACE_PART_WORDS,
    PASS_ON,
};
use super::organizations::{ORGANIZATION, ORGANIZATIONS, ROLES};
use super::statements::find_statement;
use super::words::{Clause, Word, WordClass, find, find_word_run, has, has_word_run, is_in_class, negated};

/// What a clause states; a sentence with rules for delegates can also state that there are delegates.
pub(super) fn claims(clause: &Clause) -> Vec<Claim> {
    let whole: Vec<Word> = clause.main.iter().chain(&clause.condition).cloned().collect();
    let mut found = Vec::new();
    // "The delegates to the assembly."
    if has_word_run(&whole, &[&["of", "the", "with", "by"], &["delegates"], &["from", "to", "at"]]) {
        return found;
    }
    let rules = find_statement(clause, &[Claim::DelegationRules]).is_some() || has_delegate_rules(clause, &whole);
    if rules {
        found.push(Claim::DelegationRules);
        if mentions_end(&whole) && is_organization_end(&whole) {
            found.push(Claim::DelegateEnds);
        }
    }
    let listed = find_statement(clause, &[Claim::Delegated, Claim::NotDelegated]).map(|(claim, _)| claim == Claim::Delegated);
    match listed.or_else(|| states_delegation(&clause.main, &whole)) {
        Some(true) => found.push(Claim::Delegated),
        Some(false) if !rules => found.push(Claim::NotDelegated),
        _ => {}
    }
    found
}

fn word_text(words: &[Word], at: usize) -> &str {
    words.get(at).map_or("", |word| word.0.as_str())
}

/// The position of a verb that means to assign, also "hand out" and "make up".
fn find_assigning_verb(main: &[Word]) -> Option<usize> {
    find_word_run(main, &[&["hand", "hands", "give", "gives", "make", "makes"], &["out", "up"]])
        .or_else(|| find_word_run(main, &[&["make", "makes"], &["the", "their", "its", "own"], ASSIGNED_THINGS]))
        .or_else(|| find_word_run(main, &[&["to"], &["number", "name", "label", "code"]]).map(|at| at + 1))
        .or_else(|| find_word_run(main, &[&["numbers", "labels", "names", "codes"], &["its", "their"]]))
        .or_else(|| find_word_run(main, &[&["take", "takes"], &["care"], &["of"]]))
        .or_else(|| find_word_run(main, &[&["come", "comes", "originat*"], &["from"]]))
        .or_else(|| find(main, ASSIGN))
}

/// The position of an organization other than the registrant: in the plural, or after "each".
fn organization(words: &[Word]) -> Option<usize> {
    (0..words.len()).find(|&at| {
        is_in_class(word_text(words, at), ORGANIZATIONS)
            || (is_in_class(word_text(words, at), ORGANIZATION)
                && (at.saturating_sub(3)..at).any(|before| {
                    is_in_class(
                        word_text(words, before),
                        &[
                            "each",
                            "every",
                            "any",
                            "another",
                            "other",
                            "third",
                            "respective",
                            "corresponding",
                            "competent",
                            "concerned",
                            "individual",
                            "sister",
                            "issuing",
                            "responsible",
                        ],
                    )
                }))
            // "An institution can add identifiers."
            || (is_in_class(word_text(words, at), ORGANIZATION)
                && at > 0
                && is_in_class(word_text(words, at - 1), &["a", "an"])
                && is_in_class(word_text(words, at + 1), &["can", "may", "could", "might", "will", "that", "which", "who"]))
            || (is_in_class(word_text(words, at), ROLES) && at > 0 && is_in_class(word_text(words, at - 1), &["the"]))
            || is_in_class(word_text(words, at), &["anybody", "anyone", "everybody", "everyone"])
            || is_assigning_subject(words, at)
            || (is_in_class(word_text(words, at), &["others"]) && at > 0)
    })
}

/// "Hospitals mint names", "each hospital mints names": the subject of a verb of assignment.
fn is_assigning_subject(words: &[Word], at: usize) -> bool {
    let word = word_text(words, at);
    let plural = word.len() > 4 && word.ends_with('s') && !word.ends_with("ss");
    let from = at.saturating_sub(3);
    let each = (from..at).any(|before| is_in_class(word_text(words, before), &["each", "every", "any"]));
    let definite = (from..at)
        .any(|before| is_in_class(word_text(words, before), &["the", "our", "its", "their", "these", "those", "of", "in", "by"]));
    let adverb =
        usize::from(is_in_class(word_text(words, at + 1), &["just", "simply", "then", "also", "themselves", "itself", "freely"]));
    let at = at + adverb;
    let next = word_text(words, at + 1);
    let free = is_in_class(next, &["is", "are"])
        && is_in_class(word_text(words, at + 2), &["free", "authoriz*", "authoris*", "allowed", "entitled", "permitted"]);
    let verb = if free {
        word_text(words, at + 4)
    } else if is_in_class(next, &["may", "can", "will", "must", "shall", "should"]) {
        word_text(words, at + 2)
    } else {
        next
    };
    let active = is_in_class(
        verb,
        &[
            "assign", "mint", "issue", "allocate", "create", "generate", "choose", "coin", "allot", "define", "make", "build",
            "invent", "pick", "select", "add", "manage", "administer",
        ],
    ) || (each
        && is_in_class(
            verb,
            &[
                "assigns", "mints", "issues", "allocates", "creates", "generates", "chooses", "coins", "allots", "defines",
                "makes", "builds", "invents", "picks", "selects",
            ],
        ));
    let thing = is_in_class(
        word,
        &[
            "name*", "number*", "urn*", "identifier*", "code*", "rule*", "program*", "system*", "software", "algorithm*",
            "string*",
        ],
    );
    active && !thing && ((plural && !definite) || each)
}

/// Whether names are assigned by others: `Some(false)` if the clause denies it.
fn states_delegation(main: &[Word], whole: &[Word]) -> Option<bool> {
    let about_names = has(whole, NAME_SIGNS);
    let outsiders = has(main, &["nobody"])
        || has_word_run(main, &[&["no"], &["other", "one", "third", "outside", "further", "body"]])
        || has_word_run(main, &[&["no"], ORGANIZATION, &["other", "but", "except", "outside"]])
        || has_word_run(main, &[&["no"], ORGANIZATION, &["may", "shall", "can", "has", "is", "will", "must"]]);
    let assigns = find_assigning_verb(main).is_some();
    if outsiders && assigns && !mentions_repetition(main) {
        return Some(false);
    }
    let orgs = organization(main);
    let issuer = assigns || has(main, &["authority", "registrar", "issuer", "assigner", "source", "decid*", "registration*"]);
    if has_sole_assigner(main, orgs) && issuer && (about_names || has(main, &["assignment", "issuer", "request*"])) {
        return Some(false);
    }
    const PLACE: WordClass = &["office", "source", "place", "body", "desk", "team", "registry", "bureau"];
    if has_word_run(main, &[&["from", "by"], &["the", "one", "a"], &["same", "one", "single", "central"], PLACE]) && about_names {
        return Some(false);
    }
    if has_word_run(main, &[ORGANIZATIONS, &["other"], &["than"]]) && has(main, &["not", "no", "cannot", "never"]) {
        return Some(false);
    }
    delegation_by_term(main)
        .or_else(|| delegation_by_permission(main))
        .or_else(|| delegation_by_right(main))
        .or_else(|| delegation_by_part(main, orgs))
        .or_else(|| delegation_by_control(main, orgs))
        .or_else(|| delegation_by_place(main))
        .or_else(|| (about_names || has(main, &["done"])).then(|| delegation_by_assignment(main, orgs)).flatten())
}

/// The clause mentions delegation or sub-namespaces.
fn delegation_by_term(main: &[Word]) -> Option<bool> {
    if let Some(at) = find(main, DELEGATE) {
        let none = at > 0 && word_text(main, at - 1) == "no";
        let adjective = word_text(main, at) == "delegated" && is_in_class(word_text(main, at + 1), ORGANIZATIONS) && !none;
        return Some(adjective || !negated(main, at) || mentions_repetition(main));
    }
    if let Some(at) = find(main, &["subnamespace*", "subauthorit*", "subregistr*"]) {
        let verb = find(main, HAND_OVER_VERBS).unwrap_or(at);
        return Some(!negated(main, at.max(verb)) || mentions_repetition(main));
    }
    let at = find(main, DIVIDE)?;
    has(main, &["namespace*", "assignment", "responsib*", "authority", "space"]).then(|| !negated(main, at))
}

/// "The assignment of the last part is left to the provider", "the right to assign names cannot be passed on".
fn delegation_by_right(main: &[Word]) -> Option<bool> {
    if let Some(left) = find_word_run(main, &[&["left", "up"], &["to"]])
        && has(main, &["assignment", "part", "name*", "choice", "number*", "rest", "how", "which", "label*"])
    {
        return Some(!negated(main, left));
    }
    const ACTIVITY: WordClass = &["management", "administration", "assignment", "duty", "job"];
    let right =
        find(main, &["authority", "responsibility", "right", "rights", "task", "power"]).or_else(|| find(main, ACTIVITY))?;
    let activity = is_in_class(word_text(main, right), ACTIVITY);
    let verb = find(main, PASS_ON)?;
    let kept = is_in_class(word_text(main, verb), &["reserv*", "retain*", "keep*"]);
    let assigns = has(main, &["assign*", "mint*", "naming", "names", "namespace", "branch", "range", "codes"]);
    let other =
        || has(main.get(verb..).unwrap_or_default(), ORGANIZATION) || has(main.get(verb..).unwrap_or_default(), ORGANIZATIONS);
    let passed =
        if activity { kept || verb > right && (other() || has(main, &["administration*"])) } else { verb > right || kept };
    (assigns && (passed || (!activity && organization(main).is_some()))).then(|| !negated(main, verb) && !kept)
}

/// "The Council may license associations to allot numbers", "distributors are allowed to add codes".
fn delegation_by_permission(main: &[Word]) -> Option<bool> {
    const EMPOWER: WordClass =
        &["licens*", "empower*", "authoriz*", "authoris*", "permit*", "allow*", "let", "lets", "enable*", "mandate*", "invite*"];
    let empower = find(main, EMPOWER)?;
    let rest = main.get(empower..)?;
    let to = find_assigning_verb(rest).filter(|at| *at > 0 && is_in_class(word_text(rest, at - 1), &["to", "assign", "own"]))?;
    let before = main.get(..empower)?;
    let who = has(before, ORGANIZATIONS)
        || organization(before).is_some()
        || has(rest.get(..to)?, ORGANIZATIONS)
        || has_word_run(rest.get(..to)?, &[&["a", "an"], ORGANIZATION]);
    (who && has(rest, ASSIGNED_THINGS)).then(|| !negated(main, empower))
}

/// "Names that start with a code are under the control of the respective laboratory."
fn delegation_by_control(main: &[Word], orgs: Option<usize>) -> Option<bool> {
    const CONTROL: WordClass = &["control", "authority", "responsibility", "management", "administration", "care"];
    const TASK: WordClass = &["task", "matter", "business", "duty", "job", "affair"];
    let at = find_word_run(main, &[&["under", "in"], &["the"], CONTROL, &["of"]])
        .or_else(|| find_word_run(main, &[TASK, &["of", "for"]]))?;
    let orgs = orgs.or_else(|| find_word_run(main, &[&["that", "this"], ORGANIZATION]));
    (orgs? > at && has(main, NAME_SIGNS)).then(|| !negated(main, at))
}

/// "The naming authority for a subtree is the organization in its label", "names below x are open to everyone".
fn delegation_by_place(main: &[Word]) -> Option<bool> {
    let authority = find_word_run(
        main,
        &[&["naming", "assigning", "registration", "assignment"], &["authority", "agency"], &["for", "of", "in"]],
    );
    if let Some(at) =
        authority.filter(|at| main.get(at + 3..).is_some_and(|rest| has(rest, NAMESPACE_PART_WORDS) && has(rest, ORGANIZATION)))
    {
        return Some(!negated(main, at));
    }
    let over = find_word_run(main, &[ORGANIZATION, &["that", "which", "with"], &["has", "holds", "authority"]]);
    if let Some(at) = over.filter(|_| has(main, &["authority"]) && (has(main, ASSIGNED_THINGS) || has(main, NAME_SIGNS))) {
        return Some(!negated(main, at));
    }
    let open = find_word_run(main, &[&["open"], &["to", "for"], &["anyone", "anybody", "everyone", "everybody", "all"]])?;
    (has(main, ASSIGNED_THINGS) && !has(main, &["register", "list", "database", "registry"])).then(|| !negated(main, open))
}

/// "Each publisher receives a prefix."
fn delegation_by_part(main: &[Word], orgs: Option<usize>) -> Option<bool> {
    let hand = find(main, HAND_OVER_VERBS)?;
    let held = orgs.is_some() || has(main, ORGANIZATION) || has(main, &["own", "working"]);
    let written = has(main, &["resolv*", "written", "begins", "consists", "denotes", "means", "elements", "parse*"]);
    (has(main, NAMESPACE_PART_WORDS) && held && !written).then(|| !negated(main, hand) || mentions_repetition(main))
}

/// "Members assign names", "names are assigned by the members".
fn delegation_by_assignment(main: &[Word], orgs: Option<usize>) -> Option<bool> {
    const APPOINT: WordClass = &["appoint*", "accredit*", "authoriz*", "authoris*"];
    if let Some(appointed) = find(main, &["appoint*", "accredit*"])
        && has_word_run(main, &[&["naming", "assigning", "registration", "assignment"], &["authorit*", "agenc*"]])
        && orgs.is_some()
    {
        return Some(!negated(main, appointed));
    }
    let assign = find_assigning_verb(main).or_else(|| find(main, APPOINT))?;
    let orgs = orgs.or_else(|| find_maintainers(main))?;
    let passive = find_word_run(main, &[&["by"]])
        .or_else(|| find_word_run(main, &[&["from"], &["the", "each", "individual"]]))
        .is_some_and(|by| by > assign && orgs > by);
    let appointed = is_in_class(word_text(main, assign), APPOINT);
    let receives = main.get(assign..orgs).is_some_and(|between| has(between, &["to", "for", "of", "with"]));
    // "Members are assigned a number."
    let assigned = orgs < assign
        && is_in_class(word_text(main, assign.saturating_sub(1)), &["are", "is", "been", "be"])
        && !appointed
        && !has(main, &["authoriz*"]);
    let assigns = passive || ((orgs < assign || appointed) && !receives && !assigned);
    // "That is done by the hospitals": the sentence before names what is done.
    let refers = is_in_class(word_text(main, 0), &["that", "this", "it", "which"]) && has(main, &["done", "handled", "carried"]);
    (assigns && (has(main, ASSIGNED_THINGS) || refers || has(main, &["assigner*", "issuer*"])))
        .then(|| !negated(main, assign) || mentions_repetition(main))
}

/// "handed out by the local maintainers": a plural after "by".
fn find_maintainers(main: &[Word]) -> Option<usize> {
    let by = find_word_run(main, &[&["by"], &["the", "local", "regional", "national", "various", "several"]])?;
    (by + 2..(by + 5).min(main.len())).find(|&at| {
        let word = word_text(main, at);
        word.len() > 4
            && word.ends_with('s')
            && !word.ends_with("ss")
            && !is_in_class(
                word,
                &[
                    "headquarters", "editors", "operators", "rules", "procedures", "curators", "officers", "clerks", "members",
                    "trustees", "directors", "names",
                ],
            )
    })
}

/// "assigned twice", "given to another": the clause is about uniqueness.
fn mentions_repetition(main: &[Word]) -> bool {
    has(main, &["twice", "again", "second", "reassign*", "reus*", "duplicate*", "same"])
}

/// "Only the Board assigns names."
fn has_sole_assigner(main: &[Word], orgs: Option<usize>) -> bool {
    let first = find_word_run(
        main,
        &[&["only"], &["the", "this", "one", "a", "by", "our", "its", "staff", "employees", "editors", "we", "us"]],
    );
    let only = first.is_some_and(|at| {
        at == 0 || is_in_class(word_text(main, at - 1), &["by", "and", ","]) || word_text(main, at + 1) == "by"
    }) || (main.last().is_some_and(|word| word.0 == "only") && has(main, &["by"]))
        || has_word_run(main, &[&["only", "one", "single"], &["authority", "registrar", "assigner", "body", "issuer", "source"]]);
    let sole = has(main, EXCLUSIVE_WORDS)
        && has(
            main,
            &[
                "assign*", "mint*", "issu*", "authority", "registrar", "creat*", "allocat*", "run", "managed", "issuer",
                "assigner", "administ*", "handl*", "allot*", "decid*", "determin*", "registration*", "responsib*", "right",
            ],
        )
        && !has(main, &["syntax", "resol*"])
        && !(has(main, &["itself"]) && find_assigning_verb(main).is_some_and(|at| negated(main, at)));
    // "All names are assigned by the Institute."
    let all = (has(main, &["all", "every"]) || has_word_run(main, &[&["without"], &["exception*"]]))
        && has_word_run(main, &[ASSIGN, &["by"], &["the", "its", "our", "a"]])
        && orgs.is_none();
    if all && find_maintainers(main).is_none() {
        return true;
    }
    let freely = has(main, &["delegat*", "not"]);
    let members = orgs.is_some_and(|at| {
        let each = (at.saturating_sub(3)..at).any(|before| is_in_class(word_text(main, before), &["each", "every"]));
        each || (is_in_class(word_text(main, at), ORGANIZATIONS)
            && !is_in_class(word_text(main, at), &["parties", "authorities"]))
    });
    (only && !members) || (sole && !(freely && has(main, DELEGATE)) && !members)
}

/// Obligations of delegates, and what happens when one ends.
fn has_delegate_rules(clause: &Clause, whole: &[Word]) -> bool {
    const DELEGATES: WordClass = &["delegate", "delegates", "agencies", "members", "authorities", "registrars", "organizations"];
    let delegate = has(whole, &["delegat*", "entrust*", "subnamespace*", "subauthorit*", "subregistr*"])
        || (organization(whole).is_some() && has(whole, &["list", "lists", "listed"]))
        || (has(whole, NAMESPACE_PART_WORDS)
            && !has(whole, &["level"])
            && (organization(whole).is_some() || has(whole, ORGANIZATION)))
        || ((organization(whole).is_some()
            || has(&clause.condition, ORGANIZATION)
            || has(
                whole,
                &[
                    "registrar", "agency", "member", "holder", "licensee", "distributor*", "subregistrar*", "office",
                    "publisher", "vendor",
                ],
            ))
            && (has(
                whole,
                &["assign*", "allot*", "register", "assignment*", "uniqueness", "unique", "authority", "agreement*", "contract*"],
            ) || (mentions_end(whole) && has(whole, &["number*", "names", "prefix*", "range*", "codes"]))
                || has(whole, &["registration", "rules"])));
    let tied = has(whole, ORGANIZATION) && mentions_end(whole) && has(whole, &["prefix*", "code", "codes", "range*", "block*"])
        || organization(whole).is_some()
            && has(whole, &["double", "duplicate*", "twice"])
            && has(whole, &["number*", "name", "names"]);
    if !delegate && !tied {
        return false;
    }
    let main = &clause.main;
    // "Registrars must not assign a name that …" limits what they assign.
    const LIMIT: WordClass = &["that", "which", "whose", "with", "outside", "beyond", "longer"];
    let limits = |at: usize| main.get(at..).is_some_and(|rest| has_word_run(rest, &[ASSIGNED_THINGS, LIMIT]));
    let prohibits = find_assigning_verb(main).is_some_and(|at| negated(main, at) && !limits(at))
        && !mentions_repetition(main)
        && !has(main, DELEGATE);
    let of_delegates = has_word_run(main, &[DELEGATES, &["may", "must", "shall", "can", "cannot"]]);
    let none = has(main, &["no", "not", "nor", "never", "prohibited", "forbidden"])
        && find(main, &["delegat*", "subdelegat*", "subnamespace*", "subauthorit*"]).is_some_and(|at| negated(main, at))
        && !mentions_repetition(main)
        && !mentions_end(whole)
        && !of_delegates;
    let single = has(main, EXCLUSIVE_WORDS) && !mentions_end(whole) && !has(main, DELEGATE);
    if prohibits
        && !mentions_end(whole)
        && !has(whole, &["contract*", "agree*", "sign", "required", "ensure*", "keep", "guarantee*"])
        || none
        || single
    {
        return false;
    }
    // "Agencies may not delegate any further."
    let further: WordClass = if of_delegates { &["delegat*", "subdelegat*"] } else { &["subdelegat*"] };
    let forbidden = find(main, further).is_some_and(|at| negated(main, at));
    let duty = forbidden || has(whole, DUTY) || has_word_run(whole, &[&["has", "have"], &["to"]]) || mentions_repetition(whole);
    duty || (mentions_end(whole) && is_organization_end(whole))
}

/// Whether something ends or is revoked.
fn mentions_end(words: &[Word]) -> bool {
    has(words, END)
        || has_word_run(words, &[&["take", "takes", "taken"], &["over", "back"]])
        || has_word_run(words, &[&["takes"], &["its"]])
}

/// Whether an organization ends, not a document.
fn is_organization_end(words: &[Word]) -> bool {
    has(
        words,
        &[
            "delegat*", "member*", "agenc*", "organiz*", "organis*", "holder*", "registrar*", "authorit*", "manager*", "office*",
            "compan*", "librar*", "publisher*", "institution*", "subnamespace*", "prefix*", "responsible",
        ],
    )
}
