//! Randomized workflow tests: random actions by all users preserve the invariants, every event has exactly its emails, and both
//! databases give the same results. `clock` tests two years in which only the system acts.

mod clock;
mod oracles;
mod steps;
mod users;

use crate::common::prelude::*;
use steps::{WorkflowRun, two};

/// A quarter of more than ten thousand actions, not counting those of the system.
const ACTS: usize = 2_800;

/// The number on PostgreSQL, where an action takes ten times as long.
const ACTS_POSTGRESQL: usize = 700;

/// The number of actions in a long test.
fn acts() -> usize {
    if on_postgres() { ACTS_POSTGRESQL } else { ACTS }
}

/// Runs random actions and checks the invariants. On PostgreSQL they also run on SQLite, and both traces must be identical.
fn run_random_actions(seed: u64, acts: usize) -> WorkflowRun {
    let walk = WorkflowRun::run_random_actions(TestDb::new(), seed, acts);
    oracles::hold(&walk);
    if walk.fixture.db.is_postgres() {
        same(&walk, &WorkflowRun::run_random_actions(TestDb::sqlite(), seed, acts), seed);
    }
    walk
}

/// Compares the traces of both databases.
fn same(on_postgres: &WorkflowRun, on_sqlite: &WorkflowRun, seed: u64) {
    for (act, (postgres, sqlite)) in on_postgres.trace.lines().zip(on_sqlite.trace.lines()).enumerate() {
        assert_eq!(postgres, sqlite, "act {act} of walk {seed}: PostgreSQL, SQLite");
    }
    assert_eq!(on_postgres.trace.len(), on_sqlite.trace.len());
}

/// On SQLite, a snapshot records how often each action was done or rejected, and the states of each request.
fn run_random(seed: u64) {
    let walk = run_random_actions(seed, acts());
    if !on_postgres() {
        kept(&format!("walk-{seed}"), &walk);
    }
}

fn kept(name: &str, walk: &WorkflowRun) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, walk.summary());
    });
}

#[test]
fn short_randomized_workflow_preserves_invariants() {
    // The beginning of the test with seed 1, which runs at full length in the full suite.
    let acts = if on_postgres() { 450 } else { 1_000 };
    let walk = run_random_actions(1, acts);
    if !on_postgres() {
        kept("walk-1-beginning", &walk);
    }
}

#[test]
#[ignore = "script/test full"]
fn full_randomized_workflow_with_seed_1_preserves_invariants() {
    run_random(1);
}

#[test]
#[ignore = "script/test full"]
fn randomized_workflow_with_seed_2_preserves_invariants() {
    run_random(2);
}

#[test]
#[ignore = "script/test full"]
fn randomized_workflow_with_seed_3_preserves_invariants() {
    run_random(3);
}

#[test]
#[ignore = "script/test full"]
fn randomized_workflow_with_seed_4_preserves_invariants() {
    run_random(4);
}

/// The length for further seeds is half, because the first four already cover late stages. On PostgreSQL, tests are short anyway.
fn half() -> usize {
    if on_postgres() { ACTS_POSTGRESQL } else { ACTS / 2 }
}

// Split into two tests, so that no long test runs alone at the end.
#[test]
#[ignore = "script/test full"]
fn randomized_workflows_with_seeds_5_to_8_preserve_invariants() {
    for seed in 5..=8 {
        run_random_actions(seed, half());
    }
}

#[test]
#[ignore = "script/test full"]
fn randomized_workflows_with_seeds_9_to_12_preserve_invariants() {
    for seed in 9..=12 {
        run_random_actions(seed, half());
    }
}

/// Like `run_random_actions`, if publication requires two operators, with the additional invariants of that mode.
fn run_with_two_operators(seed: u64, acts: usize) {
    let walk = WorkflowRun::by_two(TestDb::new(), seed, acts);
    oracles::hold(&walk);
    two::hold(&walk);
    if walk.fixture.db.is_postgres() {
        // A test on PostgreSQL may be too short to reach every outcome, so only the SQLite run checks that.
        same(&walk, &WorkflowRun::by_two(TestDb::sqlite(), seed, acts), seed);
    } else {
        two::came_by_all(&walk);
    }
}

#[test]
#[ignore = "script/test full"]
fn short_two_operator_workflow_with_seed_21_preserves_invariants() {
    run_with_two_operators(21, 600);
}

#[test]
#[ignore = "script/test full"]
fn long_two_operator_workflow_with_seed_22_preserves_invariants() {
    run_with_two_operators(22, acts());
}

#[test]
#[ignore = "script/test full"]
fn long_two_operator_workflow_with_seed_23_preserves_invariants() {
    run_with_two_operators(23, acts());
}

#[test]
#[ignore = "script/test full"]
fn long_two_operator_workflow_with_seed_24_preserves_invariants() {
    run_with_two_operators(24, acts());
}

#[test]
#[ignore = "script/test full"]
fn long_two_operator_workflow_with_seed_25_preserves_invariants() {
    run_with_two_operators(25, acts());
}
