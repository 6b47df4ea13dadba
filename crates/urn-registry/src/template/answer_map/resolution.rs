//! Whether a sentence states that names can be resolved, and by which service (RFC 8141 §6.4.6).

use super::claim::Claim;
use super::statements::find_statement;
use super::words::{Clause, Word, WordClass, find, find_word_run, has, has_word_run, is_in_class, negated};

/// Verbs and nouns for resolution.
const RESOLVE: WordClass = &[
    "resolv*", "resolution*", "derefer*", "lookup*", "retriev*", "redirect*", "naptr", "ddds", "quer*", "fetch*", "actionable",
    "clickable", "browsable",
];
/// Things that are resolved or have a resolution but are not names.
const NO_NAME: WordClass = &[
    "disput*", "conflict*", "ambigu*", "picture*", "image*", "adopt*", "pixel*", "question*", "complaint*", "problem*", "issue",
    "issues", "resolved-by-vote", "screen*", "dpi", "general-assembly", "camera*", "lens", "sensor*", "collision*",
];
/// Words for a plan or a purpose.
const INTENT: WordClass = &[
    "inten*", "thought", "purpose*", "requir*", "ambition*", "provision", "anticipat*", "plan", "plans", "planned", "planning",
    "foresee*", "envisag*", "envision*", "expect*", "meant", "design*", "contemplat*", "aim*", "considered", "suppos*", "goal*",
    "objective*", "need", "needed", "wish*", "envisioned", "desired", "made", "conceived", "built", "devised", "invented",
    "decided", "decision", "case", "interest", "reason*", "sense", "demand", "desire", "necessary", "wanted",
];
/// Words for services that resolve names.
const SERVICE: WordClass = &[
    "url", "dns", "ddds", "naptr", "http", "https", "api", "apis", "rest", "website", "portal", "server*", "protocol", "rdap",
    "whois", "proxy", "proxies", "sparql", "oai", "thttp", "ldap", "webpage", "homepage", "purl", "purls", "database*",
    "endpoint*", "gateway*", "app", "interface", "facility",
];

/// The statements of a clause. `in_section` is whether the clause is in the section about resolution.
pub(super) fn claims(clause: &Clause, in_section: bool) -> Vec<Claim> {
    let words: Vec<Word> = clause.main.iter().chain(&clause.condition).cloned().collect();
    let mut found = Vec::new();
    let listed = find_statement(clause, &[Claim::Resolvable, Claim::NotResolvable, Claim::NoneIntended, Claim::Service]);
    if let Some((claim, _)) = listed.filter(|_| in_section) {
        found.extend(match claim {
            Claim::Service => Some(Claim::Resolvable),
            Claim::NoneIntended => Some(Claim::NotResolvable),
            Claim::Resolvable => mentions_service(&words).then_some(Claim::Service),
            _ => has(&words, INTENT).then_some(Claim::NoneIntended),
        });
        found.push(claim);
        return found;
    }
    let event = find_resolution_word(&words, in_section);
    // "Not all names can be resolved": some can.
    let partial = has_word_run(&words, &[&["not"], &["all", "every"]]);
    let denies = |at: usize| {
        (negated(&words, at) && !partial)
            || has_word_run(&words, &[&["to"], &["nothing"]])
            || has_word_run(&words, &[&["labels", "identification"], &["only"]])
    };
    let Some(at) = event else {
        let bare = words.len() <= 6
            && (has(&words, &["none"])
                || has_word_run(&words, &[&["not"], &["applicable"]])
                || (words.len() <= 2 && has(&words, &["na", "no"])));
        if in_section && (bare || (has(&words, INTENT) && words.len() <= 6 && has(&words, &["none", "not", "no"]))) {
            return vec![Claim::NoneIntended, Claim::NotResolvable];
        }
        let present = has(&words, &["present", "currently", "now", "yet", "today", "moment"]);
        if in_section && words.len() <= 6 && has(&words, &["not", "none", "no"]) && present {
            return vec![Claim::NotResolvable];
        }
        return found;
    };
    const SCOPE: WordClass = &["scope", "remit", "purview", "ambit"];
    let within = has_word_run(&words, &[&["not"], &["within", "in"], &["the", "our", "its"], SCOPE]);
    let scope = (has(&words, &["outside"])
        || has_word_run(&words, &[&["out"], &["of"]])
        || has_word_run(&words, &[&["beyond"], &["the"]]))
        && has(&words, SCOPE);
    if scope || within {
        return vec![Claim::NoneIntended, Claim::NotResolvable];
    }
    if denies(at) {
        let never = has_word_run(&words, &[&["never", "not"], &["to"], &["be"]]) || has_word_run(&words, &[&["never"], &["be"]]);
        if has(&words, INTENT) || never {
            found.push(Claim::NoneIntended);
        }
        found.push(Claim::NotResolvable);
        return found;
    }
    found.push(Claim::Resolvable);
    if mentions_service(&words) {
        found.push(Claim::Service);
    }
    found
}

fn word_text(words: &[Word], at: usize) -> &str {
    words.get(at).map_or("", |word| word.0.as_str())
}

/// The position of the verb or noun.
fn find_resolution_word(words: &[Word], in_section: bool) -> Option<usize> {
    let other = has(words, NO_NAME)
        || has_word_run(words, &[&["high", "low"], &["resolution*"]])
        || has_word_run(words, &[&["a"], &["resolution"], &["in", "of", "on"]])
        || has_word_run(words, &[&["pass", "passed", "passes", "carried"], &["a", "the"], &["resolution*"]]);
    if other {
        return None;
    }
    // The verb, rather than a noun before it, is what can be denied.
    let at = find(words, RESOLVE)
        .or_else(|| {
            (0..words.len()).find(|&at| {
                is_in_class(word_text(words, at), &["look", "looks", "looked", "looking"])
                    && (1..5).any(|after| word_text(words, at + after) == "up")
            })
        })
        .or_else(|| in_section.then(|| find_leading_verb(words)).flatten())?;
    Some(at)
}

/// Words for the targets of a name.
const TARGET_WORDS: WordClass = &[
    "record*", "location*", "file", "files", "document*", "copy", "copies", "description*", "metadata", "definition",
    "information", "resource*", "particulars", "details", "data", "content*", "page", "entry", "object", "objects", "item",
    "items", "schema*", "specification", "representation", "dataset*", "article", "work",
];

/// Whether a service is the subject.
fn is_service_subject(words: &[Word]) -> bool {
    has(words, &["service", "site", "website", "page", "server", "api", "portal"])
}

/// "leads to a description", "turns a name into an address", "answers at URL".
fn find_leading_verb(words: &[Word]) -> Option<usize> {
    find_word_run(words, &[&["lead", "leads", "leading", "maps", "mapped", "points", "goes"], &["to"]])
        .or_else(|| {
            find_word_run(words, &[&["take", "takes", "bring", "brings", "lead", "leads"], &["you", "users", "readers", "one"]])
        })
        .or_else(|| {
            let ways = has_word_run(words, &[&["from"], &["a", "the", "one", "its", "this"]]) && has(words, &["to"]);
            ways.then(|| find(words, &["go", "goes", "going", "get", "gets", "getting", "navigat*", "arriv*", "mov*"])).flatten()
        })
        .or_else(|| find_word_run(words, &[&["lead", "leads", "points", "point"], &["anywhere", "nowhere"]]))
        .or_else(|| find(words, &["locator*"]).filter(|at| negated(words, *at)))
        .or_else(|| {
            has(words, &["app", "site", "website", "service", "page", "server", "resolver*"])
                .then(|| find(words, &["url"]))
                .flatten()
        })
        .or_else(|| has(words, &["into"]).then(|| find(words, &["turn*", "convert*", "translat*", "mapp*"])).flatten())
        .or_else(|| {
            has(words, &["name", "names", "urn", "urns", "identifier*"])
                .then(|| find(words, &["url", "server", "service", "api"]))
                .flatten()
        })
        .or_else(|| {
            has(words, &["service", "api", "http", "url", "page", "site", "server", "interface", "rest"])
                .then(|| find(words, &["returns", "answers", "responds"]))
                .flatten()
        })
        .or_else(|| {
            let thing = has(words, TARGET_WORDS);
            let name = has(words, &["name", "names", "urn", "urns", "identifier*", "designation*", "number*", "code", "codes"]);
            let verb = find(
                words,
                &[
                    "find", "finds", "found", "locate*", "obtain*", "return", "returns", "access", "accessed", "view",
                    "discover*", "gives", "ascertain*", "learn*", "ask", "asks", "download*", "request*", "consult*", "furnish*",
                    "suppl*", "deliver*", "show", "shows", "get", "gets",
                ],
            );
            let served = is_service_subject(words);
            verb.filter(|_| (thing && (name || served)) || (name && has(words, &["nothing"])))
        })
}

fn mentions_service(words: &[Word]) -> bool {
    let through = find(words, &["through", "via"]).is_some_and(|at| {
        let rest = words.get(at..(at + 4).min(words.len())).unwrap_or_default();
        rest.len() > 2 && !has(rest, &["internet", "web", "following", "means"])
    });
    let operated = has(
        words,
        &[
            "operat*", "run", "runs", "running", "returns", "maintain*", "provid*", "offer*", "answer*", "repl*", "available",
            "reach*", "lists", "forward*", "send*", "host*", "ask*", "append*", "prepend*",
        ],
    );
    has(words, SERVICE)
        || through
        || has_word_run(words, &[&["handle"], &["system"]])
        || has_word_run(words, &[&["web", "home"], &["service*", "site*", "page*", "server*"]])
        || has_word_run(words, &[&["base"], &["url", "uri"]])
        || (has(words, &["resolver*"]) && (operated || has_word_run(words, &[&["resolver*"], &["of", "at"]])))
        || (has_word_run(words, &[&["resolution", "lookup"], &["service*", "system*", "server*"]])
            && operated
            && !has(words, &["will", "may", "might"]))
}
