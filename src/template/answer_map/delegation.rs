//! Whether a sentence states that other organizations assign names, that none does, or the rules for those that do (RFC 8141
//! §6.4.3).

use super::claim::Claim;
use super::delegation_words::{
    ABOUT_NAMES, ASSIGN, DELEGATE, DIVIDE, DUTY, END, HAND, NAMED, ORGANIZATION, ORGANIZATIONS, PARTS, PASS_ON, SOLE,
};
use super::words::{Class, Clause, Word, find, has, is, negated, run, runs};

/// What a clause states; a sentence with rules for delegates can also state that there are delegates.
pub(super) fn claims(clause: &Clause) -> Vec<Claim> {
    let whole: Vec<Word> = clause.main.iter().chain(&clause.condition).cloned().collect();
    let mut found = Vec::new();
    let rules = rules(clause, &whole);
    if rules {
        found.push(Claim::DelegationRules);
        if ends(&whole) && ended(&whole) {
            found.push(Claim::DelegateEnds);
        }
    }
    match delegated(&clause.main, &whole) {
        Some(true) => found.push(Claim::Delegated),
        Some(false) if !rules => found.push(Claim::NotDelegated),
        _ => {}
    }
    found
}

fn text(words: &[Word], at: usize) -> &str {
    words.get(at).map_or("", |word| word.0.as_str())
}

/// The place of an organization other than the registrant: in the plural, or after "each".
fn organization(words: &[Word]) -> Option<usize> {
    (0..words.len()).find(|&at| {
        is(text(words, at), ORGANIZATIONS)
            || (is(text(words, at), ORGANIZATION)
                && (at.saturating_sub(3)..at)
                    .any(|before| is(text(words, before), &["each", "every", "any", "another", "other", "third"])))
            || is(text(words, at), &["anybody", "anyone", "everybody", "everyone"])
            || bare_plural(words, at)
            || (is(text(words, at), &["others"]) && at > 0)
    })
}

/// "Hospitals mint names", "each hospital mints names": the subject of a verb of assignment.
fn bare_plural(words: &[Word], at: usize) -> bool {
    let word = text(words, at);
    let plural = word.len() > 4 && word.ends_with('s') && !word.ends_with("ss");
    let from = at.saturating_sub(3);
    let each = (from..at).any(|before| is(text(words, before), &["each", "every", "any"]));
    let definite =
        (from..at).any(|before| is(text(words, before), &["the", "our", "its", "their", "these", "those", "of", "in", "by"]));
    let next = text(words, at + 1);
    let free = is(next, &["is", "are"])
        && is(text(words, at + 2), &["free", "authoriz*", "authoris*", "allowed", "entitled", "permitted"]);
    let verb = if free {
        text(words, at + 4)
    } else if is(next, &["may", "can", "will", "must", "shall", "should"]) {
        text(words, at + 2)
    } else {
        next
    };
    let active = is(verb, &["assign", "mint", "issue", "allocate", "create", "generate", "choose", "coin", "allot", "define"])
        || (each
            && is(
                verb,
                &["assigns", "mints", "issues", "allocates", "creates", "generates", "chooses", "coins", "allots", "defines"],
            ));
    let thing = is(
        word,
        &[
            "name*",
            "number*",
            "urn*",
            "identifier*",
            "code*",
            "rule*",
            "program*",
            "system*",
            "software",
            "algorithm*",
            "string*",
        ],
    );
    active && !thing && ((plural && !definite) || each)
}

/// Whether names are assigned by others: `Some(false)` if the clause denies it.
fn delegated(main: &[Word], whole: &[Word]) -> Option<bool> {
    let about_names = has(whole, ABOUT_NAMES);
    let outsiders = has(main, &["nobody", "body"])
        || runs(main, &[&["no"], &["other", "one", "third", "outside", "further"]])
        || runs(main, &[&["no"], ORGANIZATION, &["other", "but", "except", "outside"]]);
    let assigns = has(main, ASSIGN);
    if outsiders && assigns && !again(main) {
        return Some(false);
    }
    let orgs = organization(main);
    let issuer = assigns || has(main, &["authority", "registrar", "issuer", "assigner"]);
    if only_one(main, orgs) && issuer && (about_names || has(main, &["assignment"])) {
        return Some(false);
    }
    by_name(main)
        .or_else(|| by_right(main))
        .or_else(|| by_part(main, orgs))
        .or_else(|| about_names.then(|| by_assignment(main, orgs)).flatten())
}

/// The clause speaks of delegation or of sub-namespaces.
fn by_name(main: &[Word]) -> Option<bool> {
    if let Some(at) = find(main, DELEGATE) {
        let none = at > 0 && text(main, at - 1) == "no";
        let adjective = text(main, at) == "delegated" && is(text(main, at + 1), ORGANIZATIONS) && !none;
        return Some(adjective || !negated(main, at) || again(main));
    }
    if let Some(at) = find(main, &["subnamespace*", "subauthorit*", "subregistr*"]) {
        let verb = find(main, HAND).unwrap_or(at);
        return Some(!negated(main, at.max(verb)) || again(main));
    }
    let at = find(main, DIVIDE)?;
    has(main, &["namespace*", "assignment", "responsib*", "authority", "space"]).then(|| !negated(main, at))
}

/// "The assignment of the last part is left to the provider", "the right to assign names cannot be passed on".
fn by_right(main: &[Word]) -> Option<bool> {
    if let Some(left) = run(main, &[&["left", "up"], &["to"]])
        && has(main, &["assignment", "part", "name*", "choice", "number*", "rest"])
    {
        return Some(!negated(main, left));
    }
    let right = find(main, &["authority", "responsibility", "right", "task", "power"])?;
    let verb = find(main, PASS_ON)?;
    let kept = is(text(main, verb), &["reserv*", "retain*", "keep*"]);
    let assigns = has(main, &["assign*", "mint*", "naming", "names", "namespace", "branch", "range", "codes"]);
    (assigns && (verb > right || kept || organization(main).is_some())).then(|| !negated(main, verb) && !kept)
}

/// "Each publisher receives a prefix."
fn by_part(main: &[Word], orgs: Option<usize>) -> Option<bool> {
    let hand = find(main, HAND)?;
    let held = orgs.is_some() || has(main, ORGANIZATION) || has(main, &["own", "working"]);
    let written = has(main, &["resolv*", "written", "begins", "consists", "denotes", "means", "elements", "parse*"]);
    (has(main, PARTS) && held && !written).then(|| !negated(main, hand) || again(main))
}

/// "Members assign names", "names are assigned by the members".
fn by_assignment(main: &[Word], orgs: Option<usize>) -> Option<bool> {
    const APPOINT: Class = &["appoint*", "accredit*", "authoriz*", "authoris*"];
    if let Some(appointed) = find(main, &["appoint*", "accredit*"])
        && runs(main, &[&["naming", "assigning", "registration", "assignment"], &["authorit*", "agenc*"]])
        && orgs.is_some()
    {
        return Some(!negated(main, appointed));
    }
    let assign = find(main, ASSIGN).or_else(|| find(main, APPOINT))?;
    let orgs = orgs.or_else(|| maintainers(main))?;
    let passive = run(main, &[&["by"]]).is_some_and(|by| by > assign && orgs > by);
    let appointed = is(text(main, assign), APPOINT);
    let receives = main.get(assign..orgs).is_some_and(|between| has(between, &["to", "for", "of", "with"]));
    // "Members are assigned a number."
    let assigned = orgs < assign
        && is(text(main, assign.saturating_sub(1)), &["are", "is", "been", "be"])
        && !appointed
        && !has(main, &["authoriz*"]);
    let assigns = passive || ((orgs < assign || appointed) && !receives && !assigned);
    (assigns && has(main, NAMED)).then(|| !negated(main, assign) || again(main))
}

/// "handed out by the local maintainers": a plural after "by".
fn maintainers(main: &[Word]) -> Option<usize> {
    let by = run(main, &[&["by"], &["the", "local", "regional", "national", "various", "several"]])?;
    (by + 2..(by + 5).min(main.len())).find(|&at| {
        let word = text(main, at);
        word.len() > 4
            && word.ends_with('s')
            && !word.ends_with("ss")
            && !is(
                word,
                &[
                    "editors",
                    "operators",
                    "rules",
                    "procedures",
                    "curators",
                    "officers",
                    "clerks",
                    "members",
                    "trustees",
                    "directors",
                    "names",
                ],
            )
    })
}

/// "assigned twice", "given to another": the clause is about uniqueness.
fn again(main: &[Word]) -> bool {
    has(main, &["twice", "again", "second", "reassign*", "reus*", "duplicate*", "same"])
}

/// "Only the Board assigns names."
fn only_one(main: &[Word], orgs: Option<usize>) -> bool {
    let first = run(main, &[&["only"], &["the", "this", "one", "a", "by", "our", "its", "staff", "employees", "editors"]]);
    let only = first.is_some_and(|at| at == 0 || is(text(main, at - 1), &["by", "and", ","]) || text(main, at + 1) == "by")
        || (main.last().is_some_and(|word| word.0 == "only") && has(main, &["by"]))
        || runs(main, &[&["only"], &["authority", "registrar", "assigner"]]);
    let sole = has(main, SOLE)
        && has(
            main,
            &[
                "assign*",
                "mint*",
                "issu*",
                "authority",
                "registrar",
                "creat*",
                "allocat*",
                "run",
                "managed",
                "issuer",
                "assigner",
            ],
        )
        && !has(main, &["syntax", "resol*"]);
    // "All names are assigned by the Institute."
    let all = has(main, &["all", "every"]) && runs(main, &[ASSIGN, &["by"], &["the", "its", "our", "a"]]) && orgs.is_none();
    if all && maintainers(main).is_none() {
        return true;
    }
    let freely = has(main, &["delegat*", "not"]);
    let members = orgs.is_some_and(|at| {
        let each = (at.saturating_sub(3)..at).any(|before| is(text(main, before), &["each", "every"]));
        each || (is(text(main, at), ORGANIZATIONS) && !is(text(main, at), &["parties", "authorities"]))
    });
    (only && !members) || (sole && !(freely && has(main, DELEGATE)) && !members)
}

/// Obligations of delegates, and what happens when one ends.
fn rules(clause: &Clause, whole: &[Word]) -> bool {
    let delegate = has(whole, &["delegat*", "subnamespace*", "subauthorit*", "subregistr*"])
        || (organization(whole).is_some() && has(whole, &["list", "lists", "listed"]))
        || (has(whole, PARTS) && !has(whole, &["level"]) && (organization(whole).is_some() || has(whole, ORGANIZATION)))
        || ((organization(whole).is_some()
            || has(&clause.condition, ORGANIZATION)
            || has(whole, &["registrar", "agency", "member", "holder"]))
            && (has(
                whole,
                &["assign*", "register", "assignment*", "uniqueness", "unique", "authority", "agreement*", "contract*"],
            ) || (ends(whole) && has(whole, &["number*", "names", "prefix*", "range*", "codes"]))
                || has(whole, &["registration", "rules"])));
    if !delegate {
        return false;
    }
    let main = &clause.main;
    let prohibits = find(main, ASSIGN).is_some_and(|at| negated(main, at)) && !again(main) && !has(main, DELEGATE);
    let none = has(main, &["no", "not", "nor", "never", "prohibited", "forbidden"])
        && find(main, &["delegat*", "subdelegat*", "subnamespace*", "subauthorit*"]).is_some_and(|at| negated(main, at))
        && !again(main)
        && !ends(whole);
    let single = has(main, SOLE) && !ends(whole) && !has(main, DELEGATE);
    if prohibits && !ends(whole) && !has(whole, &["contract*", "agree*", "sign", "required", "ensure*", "keep", "guarantee*"])
        || none
        || single
    {
        return false;
    }
    let duty = has(whole, DUTY) || runs(whole, &[&["has", "have"], &["to"]]) || again(whole);
    duty || (ends(whole) && ended(whole))
}

/// Whether something ends or is taken back.
fn ends(words: &[Word]) -> bool {
    has(words, END) || runs(words, &[&["take", "takes", "taken"], &["over", "back"]]) || runs(words, &[&["takes"], &["its"]])
}

/// Whether an organization ends, not a document.
fn ended(words: &[Word]) -> bool {
    has(
        words,
        &[
            "delegat*",
            "member*",
            "agenc*",
            "organiz*",
            "organis*",
            "holder*",
            "registrar*",
            "authorit*",
            "manager*",
            "office*",
            "compan*",
            "librar*",
            "publisher*",
            "institution*",
            "subnamespace*",
            "prefix*",
            "responsible",
        ],
    )
}
