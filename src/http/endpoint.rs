//! A route: its path, its audience, and its handler.

use crate::http::bodies::BODY_WITHOUT_PERMIT_MAX;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::FORM_MAX;
use crate::http::limits::RequestCost;
use crate::http::response::Response;
use crate::users::tokens::Scope;
use actix_web::HttpResponse;
use actix_web::web::Payload;
use std::future::Future;
use std::pin::Pin;
use urn_registry::template::read;

/// Who may use a route. The actions check finer permissions. Other users get 404, or are asked to sign in if they are not signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Anyone.
    Everybody,
    /// Any user with an account.
    SignedIn,
    /// Experts and leads.
    Experts,
    Operators,
    /// Experts, leads and operators.
    Reviewers,
    /// Administrators.
    Admins,
    /// Programs with a token of this scope.
    Token(Scope),
}

/// A handler that returns a complete response.
pub type Handler = fn(&RequestContext) -> Result<Response, HttpError>;

/// A handler that reads the body and responds as a stream.
pub type StreamHandler = fn(RequestContext, Payload) -> Pin<Box<dyn Future<Output = HttpResponse>>>;

/// The kind of handler of a route.
#[derive(Clone, Copy)]
pub enum Work {
    Page(Handler),
    /// A page that is the same for all users who are not signed in, until the registry changes; it is cached.
    Public(Handler),
    /// A page that hashes a password; the number of concurrent ones is limited.
    Hashing(Handler),
    /// A streamed response.
    Stream(StreamHandler),
}

/// A route.
#[derive(Clone, Copy)]
pub struct Endpoint {
    /// `GET` (which includes HEAD), `POST` or `PUT`.
    pub method: &'static str,
    /// The path pattern.
    pub path: &'static str,
    /// Who may use it.
    pub who: Audience,
    /// The handler.
    pub work: Work,
    /// Whether the user must have confirmed their identity within the last minutes.
    pub fresh: bool,
    /// The declared form fields; `None` if the route does not accept a form.
    pub fields: Option<&'static [Field]>,
}

impl Endpoint {
    /// Declares the form fields; all others are rejected.
    #[must_use]
    pub const fn takes(self, fields: &'static [Field]) -> Self {
        Self { fields: Some(fields), ..self }
    }

    /// Requires recent confirmation of identity: for actions that cannot be undone or that grant access (registering, deciding, roles,
    /// tokens, factors).
    #[must_use]
    pub const fn fresh(self) -> Self {
        Self { fresh: true, ..self }
    }
}

/// Whether the route validates a text; the number of concurrent validations is limited. The page of a request shows the findings to experts
/// and operators.
pub(crate) fn validates_text(endpoint: &Endpoint, is_signed_in: bool) -> bool {
    const POST_PATH_PREFIXES: [&str; 5] =
        ["/check/list", "/check/template", "/api/v1/templates/", "/register/paste", "/requests/{number}/complete"];
    let begins = |start: &str| endpoint.path.starts_with(start);
    let is_posted = endpoint.method != "GET" && POST_PATH_PREFIXES.into_iter().any(begins);
    is_posted || endpoint.path.contains("/edit") || begins("/api/v1/drafts") || (is_signed_in && begins("/requests/{number}"))
}

/// The maximum size of a prose form, in bytes: [`WORDS_MAX`](crate::history::WORDS_MAX) in each of a few fields, percent-encoded.
const PROSE_FORM_MAX: usize = 1024 * 1024;

/// Routes that accept templates, as text or as a file, and those where a template sent without a session is stored until its author has
/// signed in.
const TEMPLATE_PATH_PREFIXES: [&str; 11] = [
    "/register", "/requests/{number}/edit", "/requests/{number}/complete", "/requests/{number}/correct", "/check/",
    "/api/v1/drafts", "/api/v1/templates/", "/sign-in", "/account/new", "/account/second-factor", "/account/confirm",
];

/// Routes that accept comments and messages.
const COMMENT_PATH_PREFIXES: [&str; 4] = ["/requests/", "/operator/", "/join/", "/contact-answers/"];

/// The maximum size of a request body for a route, in bytes: a short form, prose, or a template as users have it. A program
/// sends the bare document, a page sends it in a form.
pub(crate) fn body_max(endpoint: &Endpoint) -> usize {
    /// The size of the other form fields, the template as text besides the file, and the multipart boundaries, in bytes.
    const MULTIPART_OVERHEAD: usize = 2 * 1024 * 1024;
    const UPLOAD_PATHS: [&str; 3] = ["/check/template", "/register", "/register/paste"];
    let begins = |starts: &[&str]| starts.iter().any(|start| endpoint.path.starts_with(start));
    match (endpoint.method, endpoint.path) {
        ("POST", path) if path.starts_with("/api/v1/templates/") => read::UPLOAD_MAX,
        ("POST", path) if UPLOAD_PATHS.contains(&path) => read::UPLOAD_MAX + MULTIPART_OVERHEAD,
        _ if is_external_sign_in(endpoint) => BODY_WITHOUT_PERMIT_MAX,
        _ if begins(&TEMPLATE_PATH_PREFIXES) => FORM_MAX,
        _ if begins(&COMMENT_PATH_PREFIXES) => PROSE_FORM_MAX,
        _ => BODY_WITHOUT_PERMIT_MAX,
    }
}

/// Whether a route belongs to external sign-in. Its forms are short, and each may cause an outgoing request or an email.
fn is_external_sign_in(endpoint: &Endpoint) -> bool {
    ["/sign-in/oidc", "/sign-in/join"].iter().any(|start| endpoint.path.starts_with(start))
}

/// The rate limit that applies to a route; reading is not limited, except searches and whole records of a request.
pub(crate) fn rate_limit_cost(endpoint: &Endpoint) -> Option<RequestCost> {
    const LIMITED_QUERY_PREFIXES: [&str; 5] = ["/check", "/find", "/api/v1/check", "/api/v1/find", "/api/v1/equivalent"];
    const RECORD_PATHS: [&str; 2] = ["/requests/{number}.json", "/api/v1/requests/{number}/record"];
    const PASSWORD_PATHS: [&str; 3] = ["/account/reset", "/sign-in/code", "/account/second-factor"];
    match (endpoint.method, endpoint.who, endpoint.work) {
        (_, _, Work::Hashing(_)) => Some(RequestCost::Password),
        ("POST", Audience::Everybody, _) if PASSWORD_PATHS.contains(&endpoint.path) || is_external_sign_in(endpoint) => {
            Some(RequestCost::Password)
        }
        ("POST", Audience::Everybody, _) => Some(RequestCost::Check),
        ("GET", Audience::Everybody, _) if LIMITED_QUERY_PREFIXES.iter().any(|start| endpoint.path.starts_with(start)) => {
            Some(RequestCost::Check)
        }
        ("GET", Audience::Everybody, _) if RECORD_PATHS.contains(&endpoint.path) => Some(RequestCost::Check),
        ("GET", ..) => None,
        _ => Some(RequestCost::EventKind),
    }
}
