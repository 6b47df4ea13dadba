//! A door: an address, who may come in, and what answers.

use crate::acts::import::UPLOAD_MAX;
use crate::http::bodies::FREE;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::FORM_MAX;
use crate::http::limits::Cost;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::people::tokens::Scope;
use crate::template::read;
use actix_web::HttpResponse;
use actix_web::web::Payload;
use std::future::Future;
use std::pin::Pin;

/// Who may come in at all; what they may do inside is each act's own matter. Whoever may not come in reads 404, or is asked
/// to sign in when nobody is signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    Everybody,
    /// Anyone with an account.
    SignedIn,
    /// Experts and leads.
    Experts,
    /// Operators.
    Operators,
    /// Experts, leads and operators.
    Reviewers,
    /// Administrators.
    Admins,
    /// Programs with a token that may be used for this.
    Token(Scope),
}

/// A page handler.
pub type Handler = fn(&Cx) -> Result<Reply, Problem>;

/// A handler that reads and answers while the body is still coming.
pub type StreamHandler = fn(Cx, Payload) -> Pin<Box<dyn Future<Output = HttpResponse>>>;

/// Tells a thing that was made before, by its number, as it stands now.
pub type Again = fn(&Cx, &str) -> Result<Reply, Problem>;

/// What waits behind a door.
#[derive(Clone, Copy)]
pub enum Work {
    /// A page.
    Page(Handler),
    /// A page that is the same for everybody who is not signed in, until the registry changes.
    Public(Handler),
    /// A page that hashes a password: only so many at a time.
    Hashing(Handler),
    /// A stream.
    Stream(StreamHandler),
}

/// One door.
#[derive(Clone, Copy)]
pub struct Door {
    /// `GET` (which answers HEAD too), `POST` or `PUT`.
    pub method: &'static str,
    /// The pattern of its path.
    pub path: &'static str,
    /// Who may come in.
    pub who: Audience,
    /// What waits behind it.
    pub work: Work,
    /// Whether somebody must have shown within the last minutes who they are.
    pub fresh: bool,
    /// The fields of the form that a page sends here; none for what takes no form.
    pub fields: Option<&'static [Field]>,
    /// How a program that sends its key again is told what it made, where that is more than names.
    pub again: Option<Again>,
}

impl Door {
    /// The same for a form with these fields and no other.
    #[must_use]
    pub const fn takes(self, fields: &'static [Field]) -> Self {
        Self { fields: Some(fields), ..self }
    }

    /// The same for what cannot be undone or opens other doors: register, decide, roles, tokens, factors.
    #[must_use]
    pub const fn fresh(self) -> Self {
        Self { fresh: true, ..self }
    }

    /// The same, and what was made here before is told whole.
    #[must_use]
    pub const fn told_again(self, again: Again) -> Self {
        Self { again: Some(again), ..self }
    }
}

/// Whether a text is checked behind a door: only so many at a time.
pub(crate) fn checks(door: &Door) -> bool {
    const POSTED: [&str; 5] =
        ["/check/list", "/check/template", "/api/v1/templates/", "/register/paste", "/requests/{number}/complete"];
    const ALL: [&str; 4] = ["/api/v1/drafts", "/desk/import", "/desk/{number}", "/reviews/{number}"];
    let begins = |starts: &[&str]| starts.iter().any(|start| door.path.starts_with(start));
    (door.method != "GET" && begins(&POSTED)) || door.path.contains("/edit") || begins(&ALL)
}

/// Whether an endpoint accepts files from operators only: those of an import.
pub(crate) fn is_for_few(door: &Door) -> bool {
    door.method == "POST" && door.path == "/desk/import"
}

/// The largest form of prose: [`WORDS_MAX`](crate::history::WORDS_MAX) in each of a few fields, percent-encoded.
const PROSE: usize = 1024 * 1024;

/// Where templates come in, written by hand or as a file; and where one that was sent without a session waits until its author
/// has signed in.
const TEMPLATES: [&str; 11] = [
    "/register",
    "/requests/{number}/edit",
    "/requests/{number}/complete",
    "/desk/{number}/correct",
    "/check/",
    "/api/v1/drafts",
    "/api/v1/templates/",
    "/sign-in",
    "/account/new",
    "/account/second-factor",
    "/account/confirm",
];

/// Where people write to each other.
const PROSES: [&str; 5] = ["/requests/", "/reviews/", "/desk/", "/contentions/", "/join/"];

/// The most bytes that a request at a door may bring: a short form; prose; a template as people have it; or the files of an
/// import. A program sends the document itself, a page its form around it.
pub(crate) fn body_max(door: &Door) -> usize {
    /// The other fields of the form, with a template in the box besides, and what stands between the parts.
    const AROUND: usize = 2 * 1024 * 1024;
    const PAGES: [&str; 3] = ["/check/template", "/register", "/register/paste"];
    let begins = |starts: &[&str]| starts.iter().any(|start| door.path.starts_with(start));
    match (door.method, door.path) {
        ("POST", "/desk/import") => UPLOAD_MAX,
        ("POST", path) if path.starts_with("/api/v1/templates/") => read::UPLOAD_MAX,
        ("POST", path) if PAGES.contains(&path) => read::UPLOAD_MAX + AROUND,
        _ if is_elsewhere(door) => FREE,
        _ if begins(&TEMPLATES) => FORM_MAX,
        _ if begins(&PROSES) => PROSE,
        _ => FREE,
    }
}

/// Whether a door belongs to signing in at another provider: its forms are short, and each may cause a request or an email.
fn is_elsewhere(door: &Door) -> bool {
    ["/sign-in/elsewhere", "/sign-in/join"].iter().any(|start| door.path.starts_with(start))
}

/// What a request at a door costs; reading costs nothing.
pub(crate) fn cost(door: &Door) -> Option<Cost> {
    const CHECKS: [&str; 5] = ["/check", "/find", "/api/v1/check", "/api/v1/find", "/api/v1/equivalent"];
    const PASSWORDS: [&str; 4] = ["/account/reset", "/sign-in/code", "/account/second-factor", "/erasure"];
    match (door.method, door.who, door.work) {
        (_, _, Work::Hashing(_)) => Some(Cost::Password),
        ("POST", Audience::Everybody, _) if PASSWORDS.contains(&door.path) || is_elsewhere(door) => Some(Cost::Password),
        ("POST", Audience::Everybody, _) => Some(Cost::Check),
        ("GET", Audience::Everybody, _) if CHECKS.iter().any(|start| door.path.starts_with(start)) => Some(Cost::Check),
        ("GET", ..) => None,
        _ => Some(Cost::Act),
    }
}
