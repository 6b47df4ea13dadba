//! Every door of the house, grouped by who uses it. `tests/doors.rs` tries each of them as everybody.

use super::cx::{Cx, Reply};
use super::problem::Problem;
use super::{api, assets, check, help, home, preflight};
use crate::people::tokens::{self, Scope};
use crate::{mail, people, registry, requests, reviews};
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
}

const fn get(path: &'static str, who: Audience, handler: Handler) -> Door {
    Door { method: "GET", path, who, work: Work::Page(handler) }
}

const fn public(path: &'static str, handler: Handler) -> Door {
    Door { method: "GET", path, who: Audience::Everybody, work: Work::Public(handler) }
}

const fn post(path: &'static str, who: Audience, handler: Handler) -> Door {
    Door { method: "POST", path, who, work: Work::Page(handler) }
}

const fn hash(path: &'static str, who: Audience, handler: Handler) -> Door {
    Door { method: "POST", path, who, work: Work::Hashing(handler) }
}

use Audience::{Admins, Everybody, Experts, Operators, SignedIn};

static DOORS: &[Door] = &[
    // The public
    public("/", home::show),
    public("/assignments/urn-namespaces", registry::pages::list),
    public("/assignments/urn-{kind:formal|informal}/{nid}", registry::pages::namespace),
    public("/assignments/urn-namespaces/{file}", registry::pages::file),
    public("/assignments/urn-{kind:formal|informal}/{nid}/diff/{a}/{b}", registry::pages::diff),
    public("/assignments/urn-{kind:formal|informal}/{nid}/history", registry::pages::history),
    public("/assignments/urn-{kind:formal|informal}/{nid}/versions", registry::pages::versions),
    public("/assignments/urn-{kind:formal|informal}/{nid}/{version}", registry::pages::version),
    get("/check", Everybody, check::show),
    get("/check/template", Everybody, preflight::show),
    post("/check/template", Everybody, preflight::check),
    public("/rules", help::rules),
    public("/rules/{id}", help::rule),
    public("/help", help::index),
    public("/help/letters", mail::pages::letters),
    public("/help/{page}", help::page),
    get("/experts", Everybody, requests::pages::experts_list),
    get("/bodies", Everybody, requests::pages::bodies_list),
    get("/reserved", Everybody, requests::pages::reserved_list),
    get("/requests", Everybody, requests::pages::list),
    get("/requests/statistics", Everybody, requests::pages::statistics),
    get("/requests/updates.atom", Everybody, requests::pages::feed),
    get("/requests/{number}", Everybody, requests::pages::show),
    get("/requests/{number}/texts/{text}", Everybody, requests::pages::text),
    get("/requests/{number}/updates.atom", Everybody, requests::pages::feed_of),
    get("/static/{file}", Everybody, assets::show),
    get("/healthz", Everybody, home::healthz),
    get("/readyz", Everybody, home::readyz),
    get("/metrics", Everybody, home::metrics),
    get("/robots.txt", Everybody, home::robots),
    get("/.well-known/security.txt", Everybody, home::security),
    // Machines
    get("/api/v1/check/urn", Everybody, api::check_urn),
    Door { method: "POST", path: "/api/v1/check/urns", who: Everybody, work: Work::Stream(api::check_urns) },
    get("/api/v1/check/nid", Everybody, api::check_nid),
    get("/api/v1/equivalent", Everybody, api::equivalent),
    post("/api/v1/templates/read", Everybody, api::template_read),
    post("/api/v1/templates/check", Everybody, api::template_check),
    public("/api/v1/namespaces", api::registry::namespaces),
    public("/api/v1/namespaces/{nid}", api::registry::namespace),
    public("/api/v1/namespaces/{nid}/versions", api::registry::versions),
    public("/api/v1/namespaces/{nid}/versions/{version}", api::registry::version),
    public("/api/v1/namespaces/{nid}/diff/{a}/{b}", api::registry::diff),
    public("/api/v1/changes", api::registry::changes),
    public("/api/v1/list", api::registry::list),
    get("/api/v1/list/delta", Everybody, api::registry::delta),
    get("/api/v1/list/freshness", Everybody, api::registry::freshness),
    get("/api/v1/requests", Everybody, api::registry::requests),
    get("/api/v1/requests/{number}", Everybody, api::registry::request),
    get("/api/v1/requests/{number}/reviews", Audience::Token(Scope::Reviews), api::drafts::reviews),
    post("/api/v1/drafts", Audience::Token(Scope::Drafts), api::drafts::create),
    get("/api/v1/drafts/{number}", Audience::Token(Scope::Drafts), api::drafts::show),
    Door {
        method: "PUT",
        path: "/api/v1/drafts/{number}",
        who: Audience::Token(Scope::Drafts),
        work: Work::Page(api::drafts::change),
    },
    post("/api/v1/drafts/{number}/submit", Audience::Token(Scope::Submit), api::drafts::submit),
    public("/openapi.json", api::openapi::show),
    public("/sitemap.xml", home::sitemap),
    public("/opensearch.xml", home::opensearch),
    // Accounts
    get("/sign-in", Everybody, people::pages::sign_in_form),
    hash("/sign-in", Everybody, people::pages::sign_in),
    post("/sign-out", SignedIn, people::pages::sign_out),
    get("/account/new", Everybody, people::pages::sign_up_form),
    hash("/account/new", Everybody, people::pages::sign_up),
    get("/account/verify/{token}", Everybody, people::pages::verify_form),
    post("/account/verify/{token}", Everybody, people::pages::verify),
    get("/account/reset", Everybody, people::pages::ask_reset_form),
    post("/account/reset", Everybody, people::pages::ask_reset),
    get("/account/reset/{token}", Everybody, people::pages::reset_form),
    hash("/account/reset/{token}", Everybody, people::pages::reset),
    get("/setup/{token}", Everybody, people::pages::setup_form),
    hash("/setup/{token}", Everybody, people::pages::setup),
    get("/account", SignedIn, people::pages::account),
    hash("/account/password", SignedIn, people::pages::change_password),
    post("/account/sessions/{id}/end", SignedIn, people::pages::end_session),
    get("/account/tokens", SignedIn, tokens::pages::show),
    post("/account/tokens", SignedIn, tokens::pages::create),
    post("/account/tokens/{id}/end", SignedIn, tokens::pages::finish),
    // Registrants
    get("/register", Everybody, requests::pages::start_form),
    post("/register", SignedIn, requests::pages::start),
    get("/register/paste", SignedIn, requests::pages::paste_form),
    post("/register/paste", SignedIn, requests::pages::paste),
    get("/register/path", Everybody, requests::pages::path),
    get("/register/revise", Everybody, requests::pages::revise),
    get("/register/change", Everybody, requests::pages::change_form),
    post("/register/change", SignedIn, requests::pages::change),
    get("/drafts/{token}", Everybody, requests::pages::shared),
    get("/join/{token}", SignedIn, requests::pages::join_form),
    post("/join/{token}", SignedIn, requests::pages::join),
    get("/requests/{number}/edit", SignedIn, requests::pages::tasks),
    get("/requests/{number}/edit/whole", SignedIn, requests::pages::edit_form),
    post("/requests/{number}/edit/whole", SignedIn, requests::pages::edit),
    get("/requests/{number}/edit/check", SignedIn, requests::pages::check),
    post("/requests/{number}/edit/check", SignedIn, requests::pages::submit),
    get("/requests/{number}/edit/submitted", SignedIn, requests::pages::submitted),
    get("/requests/{number}/edit/preview", SignedIn, requests::pages::preview),
    get("/requests/{number}/edit/template.txt", SignedIn, requests::pages::template_txt),
    get("/requests/{number}/edit/letter.eml", SignedIn, requests::pages::letter_eml),
    get("/requests/{number}/edit/team", SignedIn, requests::pages::team),
    post("/requests/{number}/edit/team", SignedIn, requests::pages::invite),
    post("/requests/{number}/edit/team/{id}/remove", SignedIn, requests::pages::remove),
    post("/requests/{number}/edit/team/uninvite", SignedIn, requests::pages::uninvite),
    post("/requests/{number}/edit/share", SignedIn, requests::pages::share),
    post("/requests/{number}/edit/manner", SignedIn, requests::pages::become_version),
    post("/requests/{number}/edit/rebase", SignedIn, requests::pages::rebase),
    post("/requests/{number}/edit/withdraw", SignedIn, requests::pages::withdraw),
    post("/requests/{number}/edit/comment", SignedIn, reviews::pages::comment_by_registrant),
    get("/requests/{number}/edit/track", SignedIn, requests::pages::track_form),
    post("/requests/{number}/edit/track", SignedIn, requests::pages::track),
    post("/requests/{number}/edit/rename", SignedIn, requests::pages::rename),
    post("/requests/{number}/edit/appeal", SignedIn, requests::pages::appeal),
    post("/requests/{number}/edit/reopen", SignedIn, requests::pages::reopen),
    post("/requests/{number}/edit/threads/{id}", SignedIn, requests::pages::done_thread),
    post("/requests/{number}/edit/suggestions/{id}", SignedIn, requests::pages::use_suggestion),
    post("/requests/{number}/accept", SignedIn, requests::pages::accept),
    post("/requests/{number}/complete", SignedIn, requests::pages::complete),
    get("/contentions/{nid}", SignedIn, requests::pages::room),
    post("/contentions/{nid}/note", SignedIn, requests::pages::note),
    post("/contentions/{nid}/verdict", SignedIn, requests::pages::give_verdict),
    get("/requests/{number}/edit/{field}", SignedIn, requests::pages::field_form),
    post("/requests/{number}/edit/{field}", SignedIn, requests::pages::save_field),
    // Experts
    get("/reviews", Experts, reviews::pages::queue),
    post("/reviews/away", Experts, reviews::pages::away),
    get("/reviews/{number}", Experts, reviews::pages::show),
    post("/reviews/{number}/disclose", Experts, reviews::pages::disclose),
    post("/reviews/{number}/decline-assignment", Experts, reviews::pages::decline_assignment),
    post("/reviews/{number}/take-up", Experts, reviews::pages::take_up),
    get("/reviews/{number}/write", Experts, reviews::pages::write),
    post("/reviews/{number}/write", Experts, reviews::pages::keep_draft),
    post("/reviews/{number}/drafts/{id}", Experts, reviews::pages::drop_draft),
    post("/reviews/{number}/seen", Experts, reviews::pages::seen),
    post("/reviews/{number}/position", Experts, reviews::pages::send),
    post("/reviews/{number}/comment", Experts, reviews::pages::comment),
    post("/reviews/{number}/threads/{id}", Audience::Reviewers, reviews::pages::resolve),
    post("/reviews/{number}/answer", Experts, reviews::pages::answer_discuss),
    post("/reviews/{number}/waive", Experts, reviews::pages::waive),
    post("/reviews/{number}/ask", Experts, reviews::pages::ask),
    post("/reviews/{number}/approve", Experts, reviews::pages::approve),
    post("/reviews/{number}/decline", Experts, reviews::pages::propose_decline),
    post("/reviews/{number}/concur", Experts, reviews::pages::concur),
    post("/reviews/{number}/appeal", Experts, reviews::pages::appeal_decided),
    get("/reviews/{number}/report", Experts, reviews::pages::report_form),
    post("/reviews/{number}/report", Experts, reviews::pages::send_report),
    // Operators
    get("/desk", Operators, requests::pages::desk),
    get("/desk/letters", Operators, mail::pages::outbox),
    get("/desk/mail", Operators, mail::pages::held),
    post("/desk/mail/{id}", Operators, mail::pages::settle),
    get("/desk/reserved", Operators, requests::pages::reserved_form),
    post("/desk/reserved", Operators, requests::pages::reserve),
    post("/desk/reserved/{nid}", Operators, requests::pages::end_reservation),
    get("/desk/bodies", Operators, requests::pages::bodies_form),
    post("/desk/bodies", Operators, requests::pages::bodies),
    post("/desk/bodies/representatives", Operators, requests::pages::name_representative),
    get("/desk/{number}", Operators, requests::pages::desk_request),
    post("/desk/{number}/open", Operators, requests::pages::open_review),
    post("/desk/{number}/experts", Operators, requests::pages::experts),
    post("/desk/{number}/ask", Operators, requests::pages::ask),
    post("/desk/{number}/send-back", Operators, requests::pages::send_back),
    post("/desk/{number}/register", Operators, requests::pages::register),
    post("/desk/{number}/correct", Operators, requests::pages::correct),
    post("/desk/{number}/paper", Operators, requests::pages::paper),
    post("/desk/{number}/direct", Operators, requests::pages::direct),
    post("/desk/{number}/body", Operators, requests::pages::body_answered),
    post("/desk/{number}/recognition/ask", Operators, requests::pages::ask_recognition),
    post("/desk/{number}/recognition", Operators, requests::pages::recognition),
    post("/desk/{number}/duplicate", Operators, requests::pages::duplicate),
    post("/desk/{number}/track", Operators, requests::pages::change_track),
    post("/desk/{number}/dispute", Operators, requests::pages::dispute),
    post("/desk/{number}/evidence", Operators, requests::pages::evidence),
    post("/desk/{number}/hold", Operators, requests::pages::hold),
    post("/desk/{number}/hold/confirm", Operators, requests::pages::confirm_hold),
    post("/desk/{number}/hold/lift", Operators, requests::pages::lift_hold),
    post("/desk/{number}/hold/end", Operators, requests::pages::end_hold),
    post("/desk/{number}/appeal", Operators, requests::pages::appeal_decided),
    // Administrators
    get("/admin/experts", Admins, reviews::pages::appointments),
    post("/admin/experts", Admins, reviews::pages::appoint),
    post("/admin/experts/{id}/end", Admins, reviews::pages::end_appointment),
    get("/admin/accounts", Admins, people::pages::accounts),
    post("/admin/accounts/{id}/roles", Admins, people::pages::set_roles),
    post("/admin/accounts/{id}/shut", Admins, people::pages::shut),
];

/// All doors.
pub fn doors() -> &'static [Door] {
    DOORS
}
