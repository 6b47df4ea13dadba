//! The break test on real texts: how each text that IANA published changes the valid names of earlier ones, and how the rules of the
//! newest text compare with the editor-supplied rules. Prints the time of each comparison, including compilation.
//!
//! `script/bench breaks`. The texts are in the folder `NIDREG_CORPUS`.
#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods, clippy::allow_attributes, reason = "a benchmark")]

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use urn_registry::grammar::Budget;
use urn_registry::profile::{Profile, ProfileContext, SyntaxRules, catalogue};
use urn_registry::template::{Field, read::read};
use urn_registry::verdict::{Rules, compare_rules, compile_rules};

/// The same budget as in actions.
const STEPS: u64 = 5_000_000;

/// The texts of each namespace, oldest first: name and Syntax section.
fn texts(corpus: &Path) -> BTreeMap<String, Vec<(String, String)>> {
    let mut all: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for folder in ["history", "templates"] {
        let mut files: Vec<_> = std::fs::read_dir(corpus.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for path in files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "txt")) {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let nid = name.split(['@', '.']).next().unwrap().to_owned();
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            all.entry(nid).or_default().push((name, read(&text).template.text(Field::Syntax).to_owned()));
        }
    }
    all
}

fn rules(syntax: &str, nid: &str) -> Option<(Profile, Rules)> {
    let typed = SyntaxRules::from_syntax(syntax, nid, None);
    compile_rules(
        &typed,
        &ProfileContext { nid, registrant: None, purpose: "Names.", source: "the text", first_registered: None },
    )
    .ok()
}

fn main() {
    let Some(corpus) = std::env::var_os("NIDREG_CORPUS") else {
        return println!("NIDREG_CORPUS names the folder of real texts");
    };
    let (mut slowest, mut pairs, mut exact) = (Duration::ZERO, 0, 0);
    let mut tell = |nid: &str, old: &str, new: &str, run: &dyn Fn() -> Option<urn_registry::verdict::RulesDifference>| {
        let start = Instant::now();
        let Some(found) = run() else { return };
        let took = start.elapsed();
        (slowest, pairs, exact) = (slowest.max(took), pairs + 1, exact + usize::from(found.exact));
        println!(
            "{took:>9.1?} {} {old} -> {new}: {} lost, {} gained {:?}",
            if found.exact { "proven" } else { "tried " },
            found.lost.len(),
            found.gained.len(),
            found.lost.first().map_or("", |name| name.trim_start_matches("urn:").trim_start_matches(nid))
        );
    };
    for (nid, list) in texts(Path::new(&corpus)) {
        for (at, (old, before)) in list.iter().enumerate() {
            for (new, after) in list.iter().skip(at + 1) {
                tell(&nid, old, new, &|| {
                    let (old, new) = (rules(before, &nid)?.1, rules(after, &nid)?.1);
                    Some(compare_rules(&nid, &old, &new, 8141, &mut Budget::new(STEPS)))
                });
            }
        }
        let Some((name, text)) = list.last() else { continue };
        tell(&nid, "the editors' reading", name, &|| {
            let (old, new) = (Rules::new(catalogue::get(&nid)?).ok()?, rules(text, &nid)?.1);
            Some(compare_rules(&nid, &old, &new, 8141, &mut Budget::new(STEPS)))
        });
    }
    println!("{pairs} pairs, {exact} proven; the slowest took {slowest:.1?}");
}
