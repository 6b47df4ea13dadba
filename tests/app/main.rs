//! Tests that need the application: the real program as a process, or its actions on a real database.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::too_many_lines,
    clippy::allow_attributes,
    reason = "tests"
)]

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod addresses;
mod asking;
mod at_once;
mod away;
mod bad_input;
mod bodies;
mod brought;
mod busy;
mod cards;
mod checked_list;
mod checked_outside;
mod choices;
mod claims;
mod consent;
mod contacts;
mod copies;
mod days;
mod decision_records;
mod delegated;
mod deleted;
mod demo;
mod desk;
mod doors;
mod elsewhere;
mod emails;
mod erasure;
mod faults;
mod findings;
mod gathered;
mod import;
mod import_desk;
mod import_strange;
mod inbound;
mod instances;
mod kept_databases;
mod languages;
mod leaks;
mod letters;
mod linked_data;
mod links;
mod lists;
mod mail_corpus;
mod mail_languages;
mod mail_list;
mod manners;
mod matrix;
mod merged;
mod named;
mod newcomer;
mod news;
mod one_checker;
mod operation;
mod other_schema;
mod own_account;
mod pledges;
mod probe;
mod procedure;
mod procedure_holds;
mod public_answers;
mod publishing;
mod raw_requests;
mod record;
mod registering;
mod resolver_entries;
mod resolving;
mod retention;
mod review_at_scale;
mod review_journey;
mod router;
mod schema;
mod second_factor;
mod sent_twice;
mod small_ones;
mod survival;
mod taken_back;
mod taken_over;
mod team;
mod template_ci;
mod testable;
mod tokens;
mod transfer;
mod turns;
mod two_keys;
mod two_publish;
mod typed;
mod unsaid;
mod urn_cli;
mod waiting;
mod walks;
mod workflow_product;
