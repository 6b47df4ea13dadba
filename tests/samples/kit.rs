//! Sample values for every view, and their comparison with snapshots. Compiled only for tests: views are private to the files of their
//! pages, so each page includes its samples from the file of the same name under this folder.
//!
//! The scenario is that of the emails (`mail/templates/samples.rs`): the Society of Lighthouse Keepers requests `urn:lighthouse`.

use crate::refusal::Fault;
use askama::Template;
use jiff::Timestamp;
use std::collections::BTreeSet;

/// A type with sample values for rendering views.
pub(crate) trait Sample: Sized {
    /// A value with all optional content.
    fn sample() -> Self;

    /// The states that render differently, each with its name.
    fn states() -> Vec<(&'static str, Self)> {
        vec![("full", Self::sample())]
    }
}

/// A sample value of the inferred type.
pub(crate) fn sample<T: Sample>() -> T {
    T::sample()
}

impl<T: Sample> Sample for Option<T> {
    fn sample() -> Self {
        Some(T::sample())
    }
}

impl<T: Sample> Sample for Vec<T> {
    fn sample() -> Self {
        vec![T::sample()]
    }
}

impl Sample for Timestamp {
    fn sample() -> Self {
        "2026-12-04T10:20:00Z".parse().unwrap()
    }
}

impl Sample for Fault {
    fn sample() -> Self {
        Self::new("reason", "Say why")
    }
}

/// Renders every state of a view, compares each with its snapshot, and detects snapshots of states that no longer exist. The snapshot of
/// the first state is the page; that of each further state is its difference.
pub(crate) fn shown<T: Sample + Template>(module: &str, view: &str) {
    let place: Vec<&str> = module.split("::").filter(|part| !["nidreg", "samples"].contains(part)).collect();
    let name = |state: &str| format!("{}-{view}-{state}", place.join("-"));
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/views");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(dir);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut states = BTreeSet::new();
    let pages: Vec<_> = T::states().into_iter().map(|(state, page)| (state, readable(&page.render().unwrap()))).collect();
    for (state, page) in &pages {
        assert!(
            pages.iter().all(|(other, it)| other == state || it != page),
            "the state {state} of {view} looks like another state"
        );
    }
    settings.bind(|| {
        for (at, &(state, ref page)) in pages.iter().enumerate() {
            let text = if at == 0 { page.clone() } else { difference(&pages[0].1, page) };
            insta::assert_snapshot!(name(state), text);
            states.insert(name(state));
        }
    });
    let kept: BTreeSet<String> = std::fs::read_dir(dir)
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().into_string().unwrap().strip_suffix(".snap").map(str::to_owned))
        .filter(|kept| kept.starts_with(&name("")))
        .collect();
    assert_eq!(kept, states, "a snapshot belongs to a state of {view} that no longer exists");
}

/// The difference between a further state of a view and the first: the lines that were added, and those that are missing, each after `-`.
fn difference(first: &str, page: &str) -> String {
    let (before, after): (BTreeSet<&str>, BTreeSet<&str>) = (first.lines().collect(), page.lines().collect());
    let added = page.lines().filter(|line| !before.contains(line)).map(str::to_owned);
    let missing = first.lines().filter(|line| !after.contains(line)).map(|line| format!("- {line}"));
    added.chain(missing).collect::<Vec<_>>().join("\n")
}

/// The page content between header and footer, without blank lines.
fn readable(html: &str) -> String {
    // A part of a page has no page header; a `</header>` in it is its own.
    let page = html.trim_start().get(..9).is_some_and(|start| start.eq_ignore_ascii_case("<!doctype"));
    let inside = html.split_once("</header>").filter(|_| page).map_or(html, |(_, rest)| rest);
    let inside = inside.split_once("<footer").map_or(inside, |(before, _)| before);
    inside.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Defines one test for the views of a file, which renders each view in all its states.
macro_rules! views {
    ($($view:ty),* $(,)?) => {
        #[test]
        fn views_match_their_snapshots() {
            $($crate::http::sample::shown::<$view>(module_path!(), stringify!($view));)*
        }
    };
}

pub(crate) use views;
