//! `nidreg ns …`: details and rules of a namespace, with or without a database.

use crate::cli::book::NamespaceData;
use crate::cli::exit::{Exit, Failure};
use clap::Subcommand;
use std::io::Write;
use urn_registry::grammar::Budget;
use urn_registry::profile::{GrammarCoverage, Profile, ProfileSource};
use urn_registry::urn::Urn;
use urn_registry::verdict::{self, Answer, NamespaceBook, Rules, STEPS_PER_NAME_MAX};

/// Maximum number of names that one call generates.
const SAMPLES_MAX: u16 = 1000;

/// Step budget for generating names.
const SAMPLE_STEP_BUDGET: u64 = 50_000_000;

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Show all details: purpose, registrant, grammar, equivalence, examples.
    Show {
        /// Print the profile as one JSON object, with the origin of its rules.
        #[arg(long)]
        json: bool,
        /// The namespace.
        nid: String,
    },
    /// Print random valid names, generated from the grammar.
    Sample {
        /// The number of names, at most 1,000.
        #[arg(long, default_value_t = 10)]
        count: u16,
        /// The seed. The same seed gives the same names.
        #[arg(long, default_value_t = 8141)]
        seed: u64,
        /// The namespace.
        nid: String,
    },
    /// Check the examples of the profile. The exit status is 1 if a result is not as expected.
    Test {
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
        /// The namespace.
        nid: String,
    },
    /// Print a regular expression for complete URNs of the namespace, if its grammar is regular.
    Regex {
        /// The namespace.
        nid: String,
    },
    /// Show a summary: what it names, the registrant, a labeled example.
    Card {
        /// The namespace.
        nid: String,
    },
}

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    let known = NamespaceData::open()?;
    let book = known.book();
    let mut out = std::io::stdout().lock();
    match verb {
        Verb::Show { json, nid } => {
            let (profile, reading) = profile(book, &nid)?;
            if json { print_profile_json(&mut out, profile, reading) } else { show(&mut out, profile, reading) }
        }
        Verb::Sample { count, seed, nid } => sample(&mut out, book, &nid, count.min(SAMPLES_MAX), seed),
        Verb::Test { json, nid } => test_examples(&mut out, book, profile(book, &nid)?.0, json),
        Verb::Regex { nid } => regex(&mut out, profile(book, &nid)?),
        Verb::Card { nid } => {
            let (profile, reading) = profile(book, &nid)?;
            card(&mut out, book, profile, reading)
        }
    }
}

fn profile<'b>(book: &'b NamespaceBook, nid: &str) -> Result<(&'b Profile, ProfileSource), Failure> {
    if let Some(held) = book.profile(nid) {
        return Ok(held);
    }
    let meant = verdict::nearest(nid, book);
    let sentence = match (book.is_registered(nid), meant.first()) {
        (true, _) => format!("{nid} is registered but has no profile"),
        (false, Some(meant)) => format!("the namespace {nid} is not registered; did you mean {meant}?"),
        (false, None) => format!("the namespace {nid} is not registered"),
    };
    Err(Failure::new(Exit::NotFound, sentence))
}

fn rules<'b>(book: &'b NamespaceBook, nid: &str) -> Result<&'b Rules, Failure> {
    profile(book, nid)?;
    book.rules(nid).ok_or_else(|| Failure::new(Exit::No, format!("the rules of {nid} cannot be used")))
}

/// Who supplied the rules, as text.
fn rules_source_text(reading: ProfileSource) -> &'static str {
    match reading {
        ProfileSource::Registrant => "derived from the registered text",
        ProfileSource::Editors => "the editors of this registry; not part of the registration",
    }
}

fn print_profile_json(out: &mut impl Write, profile: &Profile, reading: ProfileSource) -> Result<Exit, Failure> {
    #[derive(serde::Serialize)]
    struct Shown<'p> {
        #[serde(flatten)]
        profile: &'p Profile,
        reading: ProfileSource,
    }
    let text = serde_json::to_string(&Shown { profile, reading }).map_err(std::io::Error::from)?;
    writeln!(out, "{text}")?;
    Ok(Exit::Done)
}

fn print_labeled_text(out: &mut impl Write, label: &str, text: &str) -> Result<(), Failure> {
    let mut lines = text.trim_end().lines();
    writeln!(out, "{label:<14}{}", lines.next().unwrap_or_default())?;
    for line in lines {
        writeln!(out, "{:14}{line}", "")?;
    }
    Ok(())
}

fn head(out: &mut impl Write, profile: &Profile) -> Result<(), Failure> {
    print_labeled_text(out, "urn:", &profile.nid)?;
    for (label, text) in [("Title", &profile.title), ("Registrant", &profile.registrant), ("Homepage", &profile.homepage)] {
        if let Some(text) = text {
            print_labeled_text(out, label, text)?;
        }
    }
    print_labeled_text(out, "Names", &profile.summary)
}

fn show(out: &mut impl Write, profile: &Profile, reading: ProfileSource) -> Result<Exit, Failure> {
    head(out, profile)?;
    print_labeled_text(out, "Topics", &profile.topics.join(", "))?;
    if let Some(year) = profile.first_registered {
        print_labeled_text(out, "Registered", &format!("since {year}"))?;
    }
    print_labeled_text(out, "Sources", &profile.sources.join("; "))?;
    let syntax = &profile.syntax;
    let fit = match syntax.fit {
        GrammarCoverage::Exact => "as in the registration",
        GrammarCoverage::Wider => "wider than in the registration",
        GrammarCoverage::Unknown => "any name; the registration gives no syntax",
    };
    print_labeled_text(out, "Grammar", &format!("{fit}; start rule {}", syntax.start))?;
    print_labeled_text(out, "", &syntax.abnf)?;
    if let Some(notes) = &syntax.notes {
        print_labeled_text(out, "Notes", notes)?;
    }
    if !syntax.equivalence.is_empty() {
        let rules: Vec<String> = syntax.equivalence.iter().map(ToString::to_string).collect();
        print_labeled_text(out, "Equivalence", &rules.join(", "))?;
    }
    if let Some(check) = &syntax.check {
        print_labeled_text(out, "Value rule", check)?;
    }
    let components = &profile.components;
    for (label, says) in [("r-component", &components.r), ("q-component", &components.q), ("f-component", &components.f)] {
        if let Some(says) = says {
            print_labeled_text(out, label, says)?;
        }
    }
    for (label, valid) in [("Examples", true), ("Not valid", false)] {
        let urns: Vec<&str> =
            profile.examples.iter().filter(|example| example.valid == valid).map(|example| example.urn.as_str()).collect();
        if !urns.is_empty() {
            print_labeled_text(out, label, &urns.join("\n"))?;
        }
    }
    for resolver in &profile.resolvers {
        print_labeled_text(out, "Resolver", &format!("{} ({})", resolver.template, resolver.source))?;
    }
    print_labeled_text(out, "Rules from", rules_source_text(reading))?;
    Ok(Exit::Done)
}

fn card(out: &mut impl Write, book: &NamespaceBook, profile: &Profile, reading: ProfileSource) -> Result<Exit, Failure> {
    head(out, profile)?;
    if let Some(example) = profile.examples.iter().find(|example| example.valid) {
        print_labeled_text(out, "Example", &example.urn)?;
        let told = verdict::explain(&example.urn, book, &mut Budget::new(STEPS_PER_NAME_MAX));
        let urn = Urn::parse(&example.urn).ok();
        let found = || told.pieces.iter().map(|piece| (piece.name.as_str(), piece.at..piece.at + piece.text.len()));
        for part in urn.map(|urn| profile.name_segments(&urn, found())).unwrap_or_default() {
            writeln!(out, "{:14}{:<20} {}", "", part.name.as_deref().unwrap_or("name"), part.text)?;
        }
    }
    print_labeled_text(out, "Rules from", rules_source_text(reading))?;
    Ok(Exit::Done)
}

fn test_examples(out: &mut impl Write, book: &NamespaceBook, profile: &Profile, json: bool) -> Result<Exit, Failure> {
    let mut all = true;
    for example in &profile.examples {
        let answer = Urn::parse(&example.urn).map(|urn| verdict::verdict(&urn, book, &mut Budget::new(STEPS_PER_NAME_MAX)));
        let passes = answer.as_ref().is_ok_and(|verdict| verdict.verdict == Answer::Yes);
        let as_it_says = passes == example.valid;
        all &= as_it_says;
        if json {
            let object = serde_json::json!({ "urn": example.urn, "valid": example.valid, "as_it_says": as_it_says, "namespace": answer.ok() });
            writeln!(out, "{object}")?;
            continue;
        }
        let reason = match answer {
            Ok(verdict) => verdict.fault.map(|fault| fault.message.to_string()),
            Err(error) => Some(error.message().to_owned()),
        };
        let word = if as_it_says { "ok" } else { "WRONG" };
        let expected = if example.valid { "valid" } else { "invalid" };
        writeln!(out, "{word}\t{expected}\t{}\t{}", example.urn, reason.unwrap_or_default())?;
    }
    Ok(if all { Exit::Done } else { Exit::No })
}

fn sample(out: &mut impl Write, book: &NamespaceBook, nid: &str, count: u16, seed: u64) -> Result<Exit, Failure> {
    let names = rules(book, nid)?.samples(usize::from(count), seed, &mut Budget::new(SAMPLE_STEP_BUDGET));
    for nss in &names {
        writeln!(out, "urn:{}:{nss}", nid.to_ascii_lowercase())?;
    }
    if names.len() < usize::from(count) {
        writeln!(std::io::stderr(), "nidreg: only {} names were found", names.len())?;
    }
    Ok(if names.is_empty() && count > 0 { Exit::No } else { Exit::Done })
}

fn regex(out: &mut impl Write, (profile, reading): (&Profile, ProfileSource)) -> Result<Exit, Failure> {
    let expression = verdict::namespace_regex(profile, reading);
    let Some(urn) = expression.urn else {
        return Err(Failure::new(Exit::No, expression.why.unwrap_or_default()));
    };
    writeln!(out, "{urn}")?;
    if let Some(check) = expression.check {
        writeln!(
            std::io::stderr(),
            "nidreg: matches must also pass the value rule {check}, which a regular expression cannot express"
        )?;
    }
    Ok(Exit::Done)
}
