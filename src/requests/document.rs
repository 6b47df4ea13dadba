//! Renders the state table as `docs/workflow.md`.

use crate::requests::action::phrase;
use crate::requests::table::{STATE_TABLE, TargetState};
use crate::requests::{Procedure, State};

/// The state table as Markdown, with the state diagram, as in `docs/workflow.md`.
pub fn state_table_markdown() -> String {
    let mut out = String::from(
        "# Workflow\n\nGenerated from the table in `src/requests/table.rs`; a test checks that this file is up to date. Source: RFC 8141 §6.2, §6.3.\n\n\
         | # | Action | From | To | Actor | Procedure | Blocked by | Guards | Notes |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    let name = |state: &State| {
        state.previous_state().map_or_else(|| state.name().to_owned(), |from| format!("{} (from {})", state.name(), from.name()))
    };
    for row in STATE_TABLE {
        let from: Vec<String> = row.from.iter().map(name).collect();
        let to = match row.to {
            TargetState::State(state) => state.name().to_owned(),
            TargetState::Requester => "with_requester; the previous state is recorded".to_owned(),
            TargetState::Back => "the previous state".to_owned(),
            TargetState::Stay => "unchanged".to_owned(),
            TargetState::Closed => "duplicate, obsolete".to_owned(),
            TargetState::Again => "review; unchanged if it is registered or not yet decided".to_owned(),
        };
        let by: Vec<&str> = row.by.iter().map(|party| party.name()).collect();
        let on = if row.on.len() == Procedure::ALL.len() {
            "any".to_owned()
        } else {
            row.on.iter().map(|procedure| procedure.name()).collect::<Vec<_>>().join(", ")
        };
        let not: Vec<&str> = row.not_while.iter().map(|condition| condition.name()).collect();
        let guards: Vec<&str> = row.guards.iter().map(|guard| guard.says).collect();
        let guards = if guards.is_empty() { "–".to_owned() } else { guards.join("; ") };
        let (from, by, not) = (from.join(", "), by.join(", "), not.join(", "));
        let cells = [row.code, &phrase(row.act).to_string(), &from, &to, &by, &on, &not, &guards, row.does];
        out.push_str("| ");
        out.push_str(&cells.join(" | "));
        out.push_str(" |\n");
    }
    out.push_str(
        "\nThe owner and the collaborators of a request are only its registrant, and a declared conflict of interest removes all other roles. Otherwise a person has each role that their account and their appointments give.\n\n\
         ```text\n\
         draft --T1--> intake --T2--> review --T6, T11--> ready --T12--> registered\n                 |            |  ^  |             ^ |\n                 |            |  +--+-----T13-----|-+\n                 \
         |            |     +--T7--> with_body --T8-+\n                 |            |              |\n                 |            +--T10-------> declined <--T9\n                 \
         +--E1---> registered (a correction)\n\n\
         intake, review, with_body, ready --T3, T9--> with_requester --T4--> the previous state\n                                                       |\n                                                       \
         +--T14--> lapsed\n\
         any open state --T14--> withdrawn          submitted and open --T14--> duplicate, obsolete\n\
         withdrawn, lapsed, duplicate, obsolete --T15--> review, or intake\n\
         declined, lapsed, duplicate, obsolete, ready, with_body --A2--> review\n```\n",
    );
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workflow_document_matches_the_state_table() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/workflow.md");
        if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
            std::fs::write(path, state_table_markdown()).unwrap();
        }
        let written = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(
            written,
            state_table_markdown(),
            "docs/workflow.md is out of date; it must match the output of document::markdown()"
        );
    }
}
