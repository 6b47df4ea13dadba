//! Whether a sentence states that a name can be assigned to another resource, or that it never is (RFC 8141 §5).

use super::claim::Claim;
use super::hedge::{HEDGE, has_limit_or_exception, is_not_guaranteed};
use super::reassignment_words::{
    AGAIN, ASSIGN, BOUND, FORMER, HARMLESS_REUSE_WORDS, LASTING, MEAN, NAME, NAMESPACE_LIFETIME_WORDS, NOT_ASSIGNED, POOL,
    REASSIGN_VERBS, RETURN_WORDS,
};
use super::statements::{find_statement, is_statement_excluded};
use super::words::{Clause, TIMES, Word, WordClass, find, find_word_run, has, has_word_run, is_in_class, negated};

/// The statement of a clause. A clause that is about a new name, a copy, a conversion or the care for names does not reassign a name.
pub(super) fn claim(clause: &Clause) -> Option<Claim> {
    claim_by_table_or_rule(clause)
        .filter(|claim| *claim != Claim::Reassigned || !is_statement_excluded(clause, Claim::Reassigned))
}

fn claim_by_table_or_rule(clause: &Clause) -> Option<Claim> {
    let whole: Vec<Word> = clause.main.iter().chain(&clause.condition).cloned().collect();
    // A condition that mentions reuse states only what happens in that case.
    if has(&whole, &["incorrect*", "erroneous*", "wrongly"]) || has_no_assigned_names(&whole) {
        return None;
    }
    if let Some((claim, at)) = find_statement(clause, &[Claim::Reassigned, Claim::NeverReassigned]) {
        let weak =
            has_limit_or_exception(clause, &clause.main) || has(&clause.main, HEDGE) || is_not_guaranteed(&clause.main, at);
        return Some(if weak { Claim::Reassigned } else { claim });
    }
    let (words, (at, kind), in_main) = if let Some(event) = find_event(&clause.main, &whole) {
        (&clause.main, event, true)
    } else {
        let opens = clause.condition.first().is_some_and(|word| is_in_class(&word.0, &["if", "should", "when", "whenever"]));
        if opens {
            return None;
        }
        (&whole, find_event(&whole, &whole)?, false)
    };
    let lasting = kind == EventMeaning::Lasting;
    let denied = negated(words, at);
    if is_not_guaranteed(words, at) {
        return Some(Claim::Reassigned);
    }
    let never = denied != lasting;
    // "It stays reserved for five years."
    let expires = clause.condition.first().is_some_and(|word| is_in_class(&word.0, &["for", "until", "till", "within"]));
    if never && lasting && in_main && expires && has_limit_or_exception(clause, words) {
        return Some(Claim::Reassigned);
    }
    if never && !lasting && ((in_main && has_limit_or_exception(clause, words)) || has(words, HEDGE)) {
        return Some(Claim::Reassigned);
    }
    // "Names need not stay with the same resource."
    let optional = denied && lasting && has_word_run(words, &[&["need"], &["not"]]);
    if optional {
        return Some(Claim::Reassigned);
    }
    let vague =
        kind == EventMeaning::OnlyDenied || (lasting && !has(words, &["permanent*", "forever", "perpetu*", "irrevocabl*"]));
    if never {
        return Some(Claim::NeverReassigned);
    }
    (!vague).then_some(Claim::Reassigned)
}

/// Whether a clause is about names. A clause without a subject continues a clause that is about names: "and goes back to the pool".
fn is_about_names(words: &[Word]) -> bool {
    const SUBJECTLESS_VERBS: WordClass = &[
        "may", "can", "could", "might", "will", "must", "shall", "should", "is", "are", "be", "cannot", "never", "not", "goes",
        "go", "returns", "return", "remains", "remain", "stays", "stay", "becomes", "become", "once",
    ];
    has(words, NAME)
        || words.iter().find(|word| word.0 != "and" && word.0 != ",").is_some_and(|word| is_in_class(&word.0, SUBJECTLESS_VERBS))
}

/// What an event states when it is not denied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EventMeaning {
    /// Another assignment.
    Again,
    /// An assignment that lasts.
    Lasting,
    /// Nothing: only its denial is a statement about reassignment, as in "not assigned to two objects".
    OnlyDenied,
}

/// Names in examples, and blocks in which no name was assigned, can be given to others.
fn has_no_assigned_names(words: &[Word]) -> bool {
    const EXAMPLES: WordClass = &["example", "examples", "illustration*", "placeholder*"];
    let example = has_word_run(words, &[&["as"], EXAMPLES])
        || has_word_run(words, &[&["as"], &["an"], EXAMPLES])
        || has_word_run(words, &[&["in", "within"], &["documentation", "examples"]])
        || has_word_run(words, &[&["in", "within"], &["the", "our", "its"], &["documentation", "examples"]]);
    example || (has(words, &["block", "blocks", "range", "ranges"]) && has(words, &["unused", "unassigned", "empty"]))
}

/// Whether something that has ended is mentioned. "Free of charge" and "free to choose" do not count.
fn mentions_former(words: &[Word]) -> bool {
    words.iter().enumerate().any(|(at, word)| is_in_class(&word.0, FORMER) && !is_free_idiom(words, at))
}

/// Whether the word at this place is "free" in "free of charge" or "free to choose".
fn is_free_idiom(words: &[Word], at: usize) -> bool {
    matches!(words.get(at..at + 2), Some([free, next]) if free.0 == "free" && is_in_class(&next.0, &["of", "to"]))
}

/// The position of the verb, and what it states.
fn find_event(main: &[Word], whole: &[Word]) -> Option<(usize, EventMeaning)> {
    find_reassigning_verb(main)
        .or_else(|| find_assigned_again(main))
        .or_else(|| find_to_another(main, whole))
        .or_else(|| find_return_to_pool(main, whole))
        .or_else(|| find_gap_filling(main))
        .or_else(|| find_inheritance(main))
        .or_else(|| find_shared_name(main))
        .or_else(|| find_offer_to_others(main, whole))
        .or_else(|| find_temporary_use(main, whole))
        .or_else(|| find_event_noun(main))
        .or_else(|| find_existing_name_use(main))
        .or_else(|| find_takeover_from_holder(main))
        .map(|at| (at, EventMeaning::Again))
        .or_else(|| find_floating_meaning(main).map(|at| (at, EventMeaning::Again)))
        .or_else(|| {
            find_used_before(main)
                .or_else(|| find_to_several(main, whole))
                .or_else(|| find_later_use(main))
                .or_else(|| find_not_for_another(main))
                .map(|at| (at, EventMeaning::OnlyDenied))
        })
        .or_else(|| find_once_only(main).map(|at| (at, EventMeaning::Lasting)))
        .or_else(|| find_lasting_bond(main, whole).map(|at| (at, EventMeaning::Lasting)))
        .or_else(|| find_meaning_change(main).map(|at| (at, EventMeaning::Again)))
}

fn find_reassigning_verb(main: &[Word]) -> Option<usize> {
    let at = find(main, REASSIGN_VERBS)?;
    // "Reused across several applications" is not another assignment.
    if has_word_run(main, &[&["reus*"], &["across", "throughout"]]) {
        return None;
    }
    let nearest = |class: WordClass| {
        main.iter().enumerate().filter(|(_, word)| is_in_class(&word.0, class)).map(|(own, _)| own.abs_diff(at)).min()
    };
    match (nearest(NAME), nearest(HARMLESS_REUSE_WORDS)) {
        // "The responsibility is reclaimed", "the task was reassigned".
        (None, None)
            if has(main.get(..at).unwrap_or_default(), &["responsib*", "task", "tasks", "duty", "duties", "staff", "role"]) =>
        {
            None
        }
        (None, None)
            if main.get(at).is_some_and(|word| is_in_class(&word.0, &["reclaim*", "resold", "reintroduc*", "readopt*"])) =>
        {
            None
        }
        (None, Some(_)) => None,
        (Some(name), Some(other)) if other < name => None,
        _ => Some(at),
    }
}

fn find_assigned_again(main: &[Word]) -> Option<usize> {
    let again = find(main, AGAIN)
        .or_else(|| find_word_run(main, &[&["second", "third", "next"], &["time"]]))
        .or_else(|| find_word_run(main, &[&["once"], &["more", "again"]]))
        .or_else(|| {
            find_word_run(
                main,
                &[&["second", "repeated", "duplicate", "subsequent"], &["assignment*", "registration", "use", "issu*"]],
            )
        })
        .or_else(|| find_word_run(main, &[&["more"], &["than"], &["once"]]))
        .or_else(|| find_word_run(main, &[&["not", "never"], &["used", "assigned", "issued", "given"], &["any"], &["further"]]));
    let again = again?;
    let denied = again > 0 && main.get(again - 1).is_some_and(|word| is_in_class(&word.0, &["never", "not"]));
    let near = again.saturating_sub(if denied { 12 } else { 7 })..again + 3;
    let verb = near.clone().find(|at| main.get(*at).is_some_and(|word| is_in_class(&word.0, ASSIGN)))?;
    let apart = has(main, &["publish*", "printed", "reviewed", "checked", "occur*", "appear*"]);
    (is_about_names(main) && !apart).then_some(if again < verb { verb } else { again })
}

/// "The database rejects any number that was used before."
fn find_used_before(main: &[Word]) -> Option<usize> {
    const USED: WordClass = &["used", "issued", "assigned", "given"];
    let at = find_word_run(main, &[USED, &["before", "previously", "already"]])
        .or_else(|| find_word_run(main, &[&["already", "previously"], USED]))?;
    has(main, &["reject*", "refus*", "prevent*", "never", "impossible", "cannot", "not", "no"]).then_some(at)
}

/// "assigned to more than one resource", "used for two objects", "given to any other object".
fn find_to_several(main: &[Word], whole: &[Word]) -> Option<usize> {
    find_target(main, whole, true)
}

/// "given to another object", "denotes a different vessel", "assigned to more than one resource".
fn find_to_another(main: &[Word], whole: &[Word]) -> Option<usize> {
    find_target(main, whole, false)
}

/// Whether the word at this place assigns a name. "A name" is not the verb "to name".
fn is_assigning_word(main: &[Word], at: usize) -> bool {
    const DETERMINERS: WordClass = &["a", "the", "its", "any", "each", "every", "this", "that", "no"];
    let article = at.checked_sub(1).and_then(|before| main.get(before)).is_some_and(|word| is_in_class(&word.0, DETERMINERS));
    main.get(at)
        .is_some_and(|word| is_in_class(&word.0, MEAN) || (is_in_class(&word.0, ASSIGN) && !(word.0 == "name" && article)))
}

fn find_target(main: &[Word], whole: &[Word], several: bool) -> Option<usize> {
    let text = |at: usize| main.get(at).map_or("", |word| word.0.as_str());
    let former = mentions_former(whole) || is_out_of_use(whole);
    (1..main.len())
        .find(|&at| {
            let word = text(at);
            let target = match word {
                "another" if text(at - 1) == "after" => false,
                "else" if text(at - 1) == "nothing" => false,
                "different" | "distinct"
                    if (0..at).any(|own| {
                        is_in_class(text(own), &["differ", "differs", "differing"])
                            || (text(own) == "two" && is_in_class(text(own + 1), NAME))
                    }) =>
                {
                    false
                }
                "different"
                    if is_in_class(
                        text(at + 1),
                        &["even", "for", "from", "than", "in", "between", "depending", "purpose*", "way*", "context*"],
                    ) =>
                {
                    false
                }
                "another" | "different" | "distinct" | "second" | "else" | "others" | "unrelated" => true,
                "replacement" | "successor" => {
                    is_in_class(text(at - 1), &["its", "a", "the"]) && is_in_class(text(at.saturating_sub(2)), &["to", "for"])
                }
                "third" => is_in_class(text(at + 1), &["party", "person"]),
                "competing" | "rival" => former,
                "other" => {
                    several
                        && is_in_class(text(at - 1), &["any", "some", "to", "for", "anything", "anyone", "something", "anybody"])
                }
                "more" if text(at + 2) == "one" || text(at + 2) == "a" => {
                    text(at + 1) == "than" && (several || has(main, &["may", "can", "might"]))
                }
                "two" | "multiple" | "several" => several,
                "later" | "subsequent" => is_in_class(text(at - 1), &["a", "any", "some"]),
                "next" => former || (0..at).any(|own| is_in_class(text(own), &["hand*", "give", "gives", "passes", "pass"])),
                "new" => former,
                "one" => is_in_class(text(at - 1), &["new"]) && former,
                _ => false,
            };
            // "another name" and "two names" do not name a new holder.
            let far =
                (at + 1..(at + 4).min(main.len())).take_while(|at| !is_in_class(text(*at), &[",", "of", "that", "to", "and"]));
            let is_name = far.clone().any(|at| is_in_class(text(at), NAME)) && word != "more";
            let verb = (0..at).rev().find(|own| is_assigning_word(main, *own));
            let name = (0..at).rev().find(|own| {
                is_in_class(text(*own), NAME)
                    && !(*own > 0
                        && (1..3).any(|back| own.checked_sub(back).is_some_and(|before| is_in_class(text(before), NOT_ASSIGNED))))
            });
            let Some(verb) = verb else { return false };
            let named =
                text(verb) == "name" && verb > 0 && is_in_class(text(verb - 1), &["can", "may", "could", "will", "might"]);
            let means = (is_in_class(text(verb), MEAN) || named) && at - verb <= 4;
            let directed = means
                || (verb..at).any(|own| is_in_class(text(own), &["to", "for", "at"]))
                || (is_in_class(text(verb), &["claim*", "taken", "request*", "regist*", "used", "acquir*", "occup*", "adopt*"])
                    && (verb..at).any(|own| text(own) == "by"))
                || text(verb).starts_with("giv");
            let implied = is_in_class(text(0), &["will", "is", "are", "may", "can", "must", "shall", "cannot", "not", "never"]);
            let far = at.saturating_sub(verb) > 9;
            let new_time = is_in_class(word, &["next", "new"]) && is_in_class(text(at + 1), TIMES);
            target && !is_name && (name.is_some() || implied) && directed && !far && !new_time
        })
        .map(|at| (0..at).rev().find(|own| is_assigning_word(main, *own)).unwrap_or(at))
}

/// "returns to the pool", "becomes available", "is released for new use".
fn find_return_to_pool(main: &[Word], whole: &[Word]) -> Option<usize> {
    let text = |at: usize| main.get(at).map_or("", |word| word.0.as_str());
    if let Some(pool) = find(main, POOL) {
        let back = (0..pool).rev().take(6).find(|at| is_in_class(text(*at), RETURN_WORDS) && text(*at) != "to");
        let drawn = (0..pool).any(|at| is_in_class(text(at), &["from", "drawn", "taken"]));
        if let Some(back) = back
            && !drawn
            && (text(pool) != "service" || is_in_class(text(pool.saturating_sub(1)), &["in", "into", "to"]))
            && is_about_names(main)
            && (mentions_former(whole) || text(back) != "into")
            && (text(pool) != "list" || has(main, &["free", "available"]))
        {
            return Some(back);
        }
    }
    if let Some(at) = find_word_run(
        main,
        &[
            &["free", "frees", "release", "releases", "freeing", "releasing"],
            &["a", "any", "the", "its", "an", "names", "numbers"],
        ],
    ) && main.get(at..(at + 4).min(main.len())).is_some_and(|near| has(near, NAME))
    {
        return Some(at);
    }
    let free = main.iter().enumerate().find(|(at, word)| {
        is_in_class(&word.0, &["available", "freed", "free", "released", "claimable"])
            && at
                .checked_sub(1)
                .is_none_or(|before| !is_in_class(text(before), &["next", "first", "lowest", "of", "publicly", "the"]))
            && !is_free_idiom(main, *at)
    })?;
    let becomes = has(
        main,
        &[
            "become*", "again", "made", "make", "new", "anyone", "other", "others", "freed", "released", "then", "not", "next",
            "another",
        ],
    );
    // "Its record becomes available under the name of its archive."
    let under = has_word_run(main, &[&["under", "by"], &["the", "a", "its"], NAME]);
    (mentions_former(whole)
        && becomes
        && !under
        && is_about_names(whole)
        && !has(main, &["resol*", "online", "document*", "information"]))
    .then_some(free.0)
}

/// "no longer in use", "not used any more".
fn is_out_of_use(words: &[Word]) -> bool {
    has_word_run(words, &[&["no", "not", "any"], &["more", "further"]]) || has(words, &["anymore"])
}

/// "up for grabs", "at the disposal of applicants", "anyone may have it": a former name that others can take.
fn find_offer_to_others(main: &[Word], whole: &[Word]) -> Option<usize> {
    let open = find_word_run(main, &[&["up"], &["for"], &["grabs", "sale", "adoption"]])
        .or_else(|| find_word_run(main, &[&["at"], &["the"], &["disposal"]]))
        .or_else(|| {
            find_word_run(main, &[&["open"], &["to", "for"], &["claim*", "anyone", "everyone", "others", "registration"]])
        })
        .or_else(|| {
            find_word_run(
                main,
                &[
                    &["anyone", "anybody", "everyone", "others", "whoever"],
                    &["may", "can", "could", "might"],
                    &["have", "take", "claim", "get", "grab", "register", "acquire"],
                ],
            )
        });
    open.filter(|_| mentions_former(whole) || is_out_of_use(whole) || has(main, &["again"]))
}

/// "unique only among objects that exist at the same time": not for all time. "Identifiers wrap around."
fn find_temporary_use(main: &[Word], whole: &[Word]) -> Option<usize> {
    let unique = find(main, &["unique*"])
        .filter(|_| has(main, &["only", "just", "merely"]) && has(whole, &["exist", "exists", "active", "current*", "live"]));
    let unique = unique.or_else(|| {
        let at = has_word_run(main, &[&["at"], &["any", "a", "one"], &["given", "one", "time", "moment", "point"]]);
        find(main, &["unique*"]).filter(|_| at)
    });
    let wrap = find_word_run(main, &[&["wrap", "wraps", "roll", "rolls", "start", "starts"], &["around", "over"]]);
    unique.or(wrap).filter(|_| has(whole, NAME))
}

/// "Registration of a lapsed name by a third party": the event is a noun.
fn find_event_noun(main: &[Word]) -> Option<usize> {
    let at = find(main, &["registration", "assignment", "allocation", "allotment", "adoption", "use"])?;
    let rest = main.get(at..).unwrap_or_default();
    let by = find_word_run(rest, &[&["by", "to", "for"], &["a", "an", "others", "another", "anyone", "someone", "some", "any"]])?;
    let of = rest.get(..by)?;
    let other = rest.get(by..)?;
    (mentions_former(of)
        && has(of, NAME)
        && has(other, &["third", "new", "different", "other", "others", "another", "anyone", "someone"]))
    .then_some(at)
}

/// "No one can take over a name from another holder."
fn find_takeover_from_holder(main: &[Word]) -> Option<usize> {
    let verb = find_word_run(main, &[&["take", "takes", "taken", "taking"], &["over"]])?;
    let rest = main.get(verb..)?;
    (has_word_run(rest, &[&["over"], &["a", "an", "the", "its"], NAME]) && has(rest, &["from"])).then_some(verb)
}

/// "identifies whatever is there at the time", "the same name as the previous one".
fn find_floating_meaning(main: &[Word]) -> Option<usize> {
    let kept = find_word_run(main, &[&["keeps", "keep"], &["its", "the", "their"], NAME]);
    if let Some(at) = kept.filter(|_| has(main, &["whoever", "whatever", "whichever"])) {
        return Some(at);
    }
    find_word_run(main, &[MEAN, &["whatever", "whichever", "whoever"]]).or_else(|| {
        find_word_run(
            main,
            &[&["same"], NAME, &["as", "of"], &["the", "its", "a"], &["previous", "predecessor*", "old", "former", "earlier"]],
        )
    })
}

/// "shall not appear in later allocations".
fn find_later_use(main: &[Word]) -> Option<usize> {
    let at = find_word_run(
        main,
        &[
            &["later", "future", "subsequent", "further", "new"],
            &["allocation*", "assignment*", "registration*", "use", "uses", "allotment*"],
        ],
    )?;
    is_about_names(main).then_some(at)
}

/// "The number is not for another animal."
fn find_not_for_another(main: &[Word]) -> Option<usize> {
    find_word_run(main, &[&["is", "are"], &["not"], &["for"], &["another", "others", "other"]]).filter(|_| is_about_names(main))
}

/// "A second object has an existing number."
fn find_existing_name_use(main: &[Word]) -> Option<usize> {
    let other = find(main, &["second", "another", "different", "new", "later", "other"])?;
    let rest = main.get(other..)?;
    let verb =
        find(rest, &["have", "has", "bear", "bears", "carry", "carries", "take", "takes", "wear", "wears", "get", "gets"])?;
    let after = rest.get(verb..)?;
    let old =
        find_word_run(after, &[&["an", "the", "a", "this", "that"], &["existing", "same", "used", "old", "former", "previous"]])?;
    (verb <= 4 && old <= 2 && has(after.get(old..(old + 4).min(after.len()))?, NAME)).then_some(other + verb)
}

/// "Gaps are filled."
fn find_gap_filling(main: &[Word]) -> Option<usize> {
    has(main, &["gap", "gaps", "vacat*", "vacan*"]).then(|| find(main, &["fill*"])).flatten()
}

/// "The successor takes over the number of its predecessor."
fn find_inheritance(main: &[Word]) -> Option<usize> {
    let verb = find(main, &["inherit*", "takes", "take", "gets", "get", "receives", "receive", "succeeds", "adopt*"])?;
    let rest = main.get(verb..).unwrap_or_default();
    let name = find(rest, NAME)?;
    let of = rest.get(name..).unwrap_or_default();
    let fresh = rest.get(..name).is_some_and(|before| has(before, &["new", "own", "another", "different", "next", "prefix*"]));
    let other = main.get(..verb).is_some_and(|before| has(before, &["another", "successor*"]))
        && rest.get(1).is_some_and(|word| is_in_class(&word.0, &["its", "their", "over"]));
    ((has_word_run(of, &[NAME, &["of"]]) && !fresh && mentions_former(of)) || other).then_some(verb)
}

/// "Two resources have the same name."
fn find_shared_name(main: &[Word]) -> Option<usize> {
    let verb = find(main, &["share", "shares", "have", "has", "bear*", "carr*", "receive*"])?;
    let rest = main.get(verb..).unwrap_or_default();
    let several = has(main.get(..verb).unwrap_or_default(), &["two", "several", "different", "multiple"]);
    let is_same = rest.first().is_some_and(|word| is_in_class(&word.0, &["share", "shares"])) || has(rest, &["same", "one"]);
    let names_first = main.get(..verb).is_some_and(|before| has(before, &["name", "names", "urn", "urns", "identifiers"]));
    let can =
        has(main, &["may", "can", "possible", "could", "might", "will", "never", "no", "not", "cannot"]) && !has(main, &["must"]);
    (several && can && is_same && has(rest, NAME) && !names_first).then_some(verb)
}

/// "Each name is issued once only."
fn find_once_only(main: &[Word]) -> Option<usize> {
    let verb = find(main, &["assign*", "us*", "issu*", "given", "allocat*", "granted", "allotted"])?;
    let once = (0..main.len()).find(|&at| {
        let text = |at: usize| main.get(at).map_or("", |word| word.0.as_str());
        text(at) == "once"
            && at > 0
            && (at + 1 == main.len()
                || is_in_class(text(at + 1), &["only", ",", "and"])
                || is_in_class(text(at - 1), &["only", "exactly", "just", "most"]))
            && text(at - 1) != "than"
    });
    let up = find_word_run(main, &[&["used"], &["up"]]);
    if up.is_some() && is_about_names(main) {
        return None;
    }
    (once.is_some() && is_about_names(main)).then_some(verb)
}

/// "remains bound to the same object permanently".
fn find_lasting_bond(main: &[Word], whole: &[Word]) -> Option<usize> {
    if has_word_run(main, &[&["used"], &["up"]]) && is_about_names(main) {
        return find(main, &["up"]);
    }
    let with_it = find_word_run(main, &[&["die", "dies"], &["with"]]).or_else(|| {
        find_word_run(main, &[&["close*", "expire*", "end", "ends", "vanish*", "disappear*"], &["with"], &["it", "them"]])
    });
    if let Some(at) = with_it.filter(|_| is_about_names(whole)) {
        return Some(at);
    }
    const UNUSED: WordClass = &["unused", "unassigned", "empty", "void", "blank", "vacant", "blocked", "unallocated", "dead"];
    if let Some(at) = find_word_run(main, &[&["left", "stays", "stay", "remains", "remain", "kept", "keeps"], UNUSED])
        .filter(|_| is_about_names(whole))
    {
        return Some(at);
    }
    if let Some(at) = find_word_run(main, &[&["out"], &["of"], &["circulation", "use", "play"]])
        && has(main, &["stay", "stays", "remain*", "kept", "keep", "taken"])
    {
        return Some(at);
    }
    if let Some(at) = find_word_run(main, &[&["append"], &["only"]]) {
        return Some(at);
    }
    let text = |at: usize| main.get(at).map_or("", |word| word.0.as_str());
    let whole_life = has(whole, NAMESPACE_LIFETIME_WORDS) && has_word_run(whole, &[&["as"], &["long"], &["as"]]);
    if let Some(at) = find(main, MEAN).filter(|_| whole_life && is_about_names(main)) {
        return Some(at);
    }
    let for_all_time = find_word_run(main, &[&["for"], &["all"], &["time", "times", "eternity"]])
        .or_else(|| find_word_run(main, &[&["for"], &["eternity", "life", "always", "perpetuity"]]));
    let at = main.iter().enumerate().find(|(at, word)| {
        for_all_time == Some(*at)
            || is_in_class(&word.0, LASTING)
                && (word.0 != "good" || at.checked_sub(1).is_some_and(|before| text(before) == "for"))
                && (word.0 != "ever" || at.checked_sub(1).is_some_and(|before| text(before) == "for"))
                && (word.0 != "final" || at.checked_sub(1).is_some_and(|before| is_in_class(text(before), &["is", "are", "and"])))
                && (word.0 != "fixed" || has(main, &["association", "assignment"]))
    })?;
    let weak = is_in_class(&at.1.0, &["remain*", "stay", "stays", "continu*"]);
    if is_in_class(&at.1.0, &["continu*"]) && !has(main, MEAN) && !has(main, &["denot*", "identif*"]) {
        return None;
    }
    let reach = |own: usize| own.abs_diff(at.0) <= if weak { 4 } else { 9 };
    let bound = main.iter().enumerate().any(|(own, word)| own != at.0 && is_in_class(&word.0, BOUND) && reach(own));
    let with = main.iter().enumerate().all(|(own, word)| !is_in_class(&word.0, BOUND) || word.0 != "with" || own > at.0);
    let valid = has(
        main,
        &["valid", "responsib*", "available", "accessib*", "online", "unique", "resolv*", "lowercase", "uppercase", "case"],
    );
    (bound
        && with
        && !valid
        && (is_about_names(whole) || has(main, &["assignment", "association", "binding", "allotment", "allocation"]))
        && !has(main, &["written", "access*"]))
    .then_some(at.0)
}

/// "The meaning of a name may change."
fn find_meaning_change(main: &[Word]) -> Option<usize> {
    if has_word_run(main, &[&["what"], &["a", "the", "an", "each", "names"]]) && has(main, MEAN) && has(main, NAME) {
        return find(main, &["chang*", "alter*", "vary", "varies"]);
    }
    (has(main, &["meaning", "referent", "association", "binding", "identity"])
        || has_word_run(main, &[&["what"], &["it", "they"], MEAN]))
    .then(|| find(main, &["chang*", "alter*", "redefin*", "shift*"]))
    .flatten()
    .filter(|_| {
        has_word_run(main, &[&["its", "their", "identifier's", "name's", "it", "they"]])
            && !has_word_run(main, &[&["it"], &["is"]])
            || has_word_run(
                main,
                &[
                    &["meaning", "referent", "association", "binding"],
                    &["of", "between"],
                    &["a", "an", "the", "such", "urn*", "name*", "identifier*"],
                ],
            ) && !has(main, &["word", "words", "letter*", "character*"])
    })
}
