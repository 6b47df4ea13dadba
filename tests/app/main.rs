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

mod account_takeover;
mod accounts;
mod action_holders;
mod addresses;
mod api_facts;
mod archives;
mod away;
mod backups;
mod bad_input;
mod bodies;
mod bounds;
mod checked_list;
mod checked_outside;
mod checker_agreement;
mod column_types;
mod comment_search;
mod concurrency;
mod contact_answers;
mod contact_checks;
mod contacts;
mod corpus_history;
mod dates;
mod decision_records;
mod delegated;
mod deleted;
mod demo;
mod display_names;
mod email_delivery;
mod emailed_positions;
mod emails;
mod endpoint_access;
mod external_sign_in;
mod failover;
mod faults;
mod findings;
mod following;
mod guides;
mod http_conventions;
mod idempotency;
mod import;
mod import_unknown_content;
mod inbound;
mod instance_notifications;
mod instances;
mod key_rotation;
mod languages;
mod leaks;
mod ledger;
mod linked_data;
mod links;
mod list_record;
mod lists;
mod lookup;
mod mail_corpus;
mod mail_languages;
mod mail_list;
mod matrix;
mod mcp;
mod metrics;
mod minor_security;
mod namespace_pages;
mod newcomer;
mod older_copy;
mod operation;
mod operator;
mod operator_findings;
mod other_schema;
mod overload;
mod own_account;
mod packages;
mod pages;
mod private_requests;
mod procedure;
mod procedure_loopholes;
mod public_answers;
mod public_log;
mod public_log_durability;
mod publishing;
mod questions;
mod quotations;
mod randomized_workflows;
mod raw_requests;
mod reachable_actions;
mod record;
mod record_proof;
mod recorded_facts;
mod redacted_copies;
mod registering;
mod registry_on_date;
mod request_file;
mod resolver_entries;
mod resolving;
mod retention;
mod retracted_comments;
mod reversals;
mod review_at_scale;
mod review_journey;
mod review_page;
mod router;
mod schema;
mod second_factor;
mod sender_authentication;
mod survival;
mod syntax;
mod task_page;
mod team;
mod template_ci;
mod tokens;
mod transfer;
mod two_operator_publication;
mod two_persons;
mod urn_cli;
mod user_input;
mod workflow_product;
