//! What most tests of the application use: their fixtures, and the types and actions of the procedure.
#![allow(unused_imports, reason = "each test binary uses its own part")]

pub use super::mailbox::{emailed_link, emails, link, newest_email};
pub use super::operator::done;
pub use super::procedure_fixture::{ProcedureFixture, formal, rewrite, rows, signed_in, text, threads_of, why};
pub use super::table::{forms, pages, says};
pub use super::{
    Answer, Contents, Person, TestDb, TestServer, awaited, by_hand, column, corpus, count, demo_number, demo_request, files,
    hidden, migrated, on_postgres, page_text, sql, until,
};
pub use diesel::connection::SimpleConnection as _;
pub use jiff::SignedDuration;
pub use nidreg::action_context::ActionContext;
pub use nidreg::actions::receive::ReceiptOutcome;
pub use nidreg::actions::register::Confirmation;
pub use nidreg::actions::{
    appeal, appoint, bodies, close, decide, disclose, disputes, draft, own_account, pending_tasks, redact, report, request_info,
    review_drafts,
};
pub use nidreg::history::redactions::Class;
pub use nidreg::ids::{AccountId, RequestNumber, RevisionNumber};
pub use nidreg::mail::inbound::reply_address;
pub use nidreg::refusal::Refusal;
pub use nidreg::registry::Status;
pub use nidreg::registry::files::RegistryFile;
pub use nidreg::registry::formats::xml;
pub use nidreg::registry::import::IncomingSnapshot;
pub use nidreg::requests::appeals::Outcome;
pub use nidreg::requests::comments::NewComment;
pub use nidreg::requests::drafts::DraftPurpose;
pub use nidreg::requests::tasks::kind::TaskKind;
pub use nidreg::requests::{CloseReason, Condition, RequestProcedure, State};
pub use nidreg::reviews::experts::Interest;
pub use nidreg::reviews::{PositionKind, Verdict};
pub use nidreg::store::{AnyConnection, Error, Store};
pub use nidreg::users::secrets::Token;
pub use nidreg::users::{Account, Actor, EmailAddress, PersonName, Role};
pub use serde_json::{Value, json};
pub use std::collections::{BTreeMap, BTreeSet};
pub use std::path::{Path, PathBuf};
pub use std::process::{Command, Stdio};
pub use std::time::{Duration, Instant};
pub use urn_registry::nid::Nid;
pub use urn_registry::template::Field;

pub const APPROVE: Verdict = Verdict::Position(PositionKind::Approve);
pub const DISCUSS: Verdict = Verdict::Position(PositionKind::Discuss);
pub const NO_OBJECTION: Verdict = Verdict::Position(PositionKind::NoObjection);

/// The sections that every new namespace needs.
pub const SECTIONS: [&str; 7] =
    ["registrant", "purpose", "syntax", "assignment", "security_and_privacy", "interoperability", "resolution"];
