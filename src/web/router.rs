//! Every door of the house, grouped by who uses it. `tests/doors.rs` tries each of them as everybody.

use crate::http::assets;
use crate::http::door::{Audience, Door, Handler, Work};
use crate::pages::public::{check, help, home, preflight};
use crate::pages::{account, admin, expert, operator, public, registrant};
use crate::people::tokens::Scope;
use crate::{api, pages};
use Audience::{Admins, Everybody, Experts, Operators, SignedIn};

const fn get(path: &'static str, who: Audience, handler: Handler) -> Door {
    Door { method: "GET", path, who, work: Work::Page(handler), fresh: false }
}

const fn public(path: &'static str, handler: Handler) -> Door {
    Door { method: "GET", path, who: Audience::Everybody, work: Work::Public(handler), fresh: false }
}

const fn post(path: &'static str, who: Audience, handler: Handler) -> Door {
    Door { method: "POST", path, who, work: Work::Page(handler), fresh: false }
}

const fn hash(path: &'static str, who: Audience, handler: Handler) -> Door {
    Door { method: "POST", path, who, work: Work::Hashing(handler), fresh: false }
}

static DOORS: &[Door] = &[
    // The public
    public("/", home::show),
    public("/assignments/urn-namespaces", public::registry::list),
    public("/assignments/urn-{kind:formal|informal}/{nid}", pages::public::namespace::namespace),
    public("/assignments/urn-namespaces/{file}", public::registry::file),
    public("/assignments/urn-{kind:formal|informal}/{nid}/diff/{a}/{b}", public::versions::diff),
    public("/assignments/urn-{kind:formal|informal}/{nid}/history", public::versions::history),
    public("/assignments/urn-{kind:formal|informal}/{nid}/versions", public::versions::versions),
    public("/assignments/urn-{kind:formal|informal}/{nid}/{version}", public::namespace::version),
    get("/find", Everybody, public::find::show),
    get("/check", Everybody, check::show),
    get("/check/template", Everybody, preflight::show),
    post("/check/template", Everybody, preflight::check),
    public("/rules", help::rules),
    public("/rules/{id}", help::rule),
    public("/help", help::index),
    public("/help/letters", public::letters::letters),
    public("/help/{page}", help::page),
    get("/experts", Everybody, public::lists::experts_list),
    get("/bodies", Everybody, public::lists::bodies_list),
    get("/reserved", Everybody, public::lists::reserved_list),
    get("/requests", Everybody, public::request::list),
    get("/requests/statistics", Everybody, public::lists::statistics),
    get("/requests/updates.atom", Everybody, public::lists::feed),
    get("/requests/{number}", Everybody, public::request::show),
    get("/requests/{number}/decision", Everybody, public::request::decision),
    get("/requests/{number}/texts/{text}", Everybody, public::lists::text),
    get("/requests/{number}/updates.atom", Everybody, public::lists::feed_of),
    get("/static/{file}", Everybody, assets::show),
    get("/healthz", Everybody, home::healthz),
    get("/readyz", Everybody, home::readyz),
    get("/metrics", Everybody, home::metrics),
    get("/robots.txt", Everybody, home::robots),
    get("/.well-known/security.txt", Everybody, home::security),
    // Machines
    get("/api/v1/check/urn", Everybody, api::check_urn),
    Door { method: "POST", path: "/api/v1/check/urns", who: Everybody, work: Work::Stream(api::check_urns), fresh: false },
    get("/api/v1/find", Everybody, api::find),
    get("/api/v1/check/nid", Everybody, api::check_nid),
    get("/api/v1/equivalent", Everybody, api::equivalent),
    post("/api/v1/templates/read", Everybody, api::template_read),
    post("/api/v1/templates/check", Everybody, api::template_check),
    public("/api/v1/namespaces", api::registry::namespaces),
    public("/api/v1/namespaces/{nid}", api::registry::namespace),
    public("/api/v1/namespaces/{nid}/profile", api::registry::profile),
    public("/profiles.json", api::registry::profiles),
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
        fresh: false,
    },
    post("/api/v1/drafts/{number}/submit", Audience::Token(Scope::Submit), api::drafts::submit),
    public("/openapi.json", api::openapi::show),
    public("/sitemap.xml", home::sitemap),
    public("/opensearch.xml", home::opensearch),
    // Accounts
    get("/sign-in", Everybody, account::sign_in::sign_in_form),
    hash("/sign-in", Everybody, account::sign_in::sign_in),
    post("/sign-out", SignedIn, account::sign_in::sign_out),
    get("/account/new", Everybody, pages::account::sign_up_form),
    hash("/account/new", Everybody, pages::account::sign_up),
    get("/account/verify/{token}", Everybody, pages::account::verify_form),
    hash("/account/verify/{token}", Everybody, pages::account::verify),
    get("/account/reset", Everybody, pages::account::ask_reset_form),
    post("/account/reset", Everybody, pages::account::ask_reset),
    get("/account/reset/{token}", Everybody, pages::account::reset_form),
    hash("/account/reset/{token}", Everybody, pages::account::reset),
    get("/setup/{token}", Everybody, pages::account::setup_form),
    hash("/setup/{token}", Everybody, pages::account::setup),
    get("/sign-in/code", Everybody, account::second::code_form),
    post("/sign-in/code", Everybody, account::second::code),
    get("/account/second-factor", Everybody, account::second::show),
    post("/account/second-factor", Everybody, account::second::set_up),
    post("/account/second-factor/codes", SignedIn, account::second::renew).fresh(),
    post("/account/second-factor/remove", SignedIn, account::second::remove).fresh(),
    hash("/account/confirm", SignedIn, account::confirm::confirm),
    get("/account/activity", SignedIn, account::activity::own),
    get("/admin/security", Admins, account::activity::all),
    get("/account", SignedIn, pages::account::account),
    hash("/account/password", SignedIn, pages::account::change_password),
    post("/account/sessions/{id}/end", SignedIn, pages::account::end_session),
    get("/account/tokens", SignedIn, account::tokens::show),
    post("/account/tokens", SignedIn, account::tokens::create).fresh(),
    post("/account/tokens/{id}/end", SignedIn, account::tokens::finish),
    // Registrants
    get("/register", Everybody, registrant::start::start_form),
    post("/register", SignedIn, pages::registrant::start::start),
    get("/register/paste", SignedIn, registrant::start::paste_form),
    post("/register/paste", SignedIn, registrant::start::paste),
    get("/register/path", Everybody, registrant::start::path),
    get("/register/revise", Everybody, registrant::start::revise),
    get("/register/change", Everybody, registrant::acts::change_form),
    post("/register/change", SignedIn, registrant::acts::change),
    get("/drafts/{token}", Everybody, registrant::team::shared),
    get("/join/{token}", SignedIn, registrant::team::join_form),
    post("/join/{token}", SignedIn, registrant::team::join),
    get("/requests/{number}/edit", SignedIn, pages::registrant::tasks::tasks),
    get("/requests/{number}/edit/whole", SignedIn, registrant::whole::edit_form),
    post("/requests/{number}/edit/whole", SignedIn, registrant::whole::edit),
    get("/requests/{number}/edit/check", SignedIn, registrant::tasks::check),
    post("/requests/{number}/edit/check", SignedIn, registrant::tasks::submit),
    get("/requests/{number}/edit/submitted", SignedIn, registrant::tasks::submitted),
    get("/requests/{number}/edit/preview", SignedIn, registrant::tasks::preview),
    get("/requests/{number}/edit/template.txt", SignedIn, registrant::tasks::template_txt),
    get("/requests/{number}/edit/letter.eml", SignedIn, registrant::tasks::letter_eml),
    get("/requests/{number}/edit/team", SignedIn, pages::registrant::team::show),
    post("/requests/{number}/edit/team", SignedIn, registrant::team::invite),
    post("/requests/{number}/edit/team/{id}/remove", SignedIn, registrant::team::remove),
    post("/requests/{number}/edit/team/uninvite", SignedIn, registrant::team::uninvite),
    post("/requests/{number}/edit/share", SignedIn, registrant::team::share),
    post("/requests/{number}/edit/manner", SignedIn, registrant::tasks::become_version),
    post("/requests/{number}/edit/rebase", SignedIn, registrant::whole::rebase),
    post("/requests/{number}/edit/withdraw", SignedIn, registrant::whole::withdraw),
    post("/requests/{number}/edit/comment", SignedIn, registrant::comment::comment_by_registrant),
    get("/requests/{number}/edit/track", SignedIn, registrant::acts::track_form),
    post("/requests/{number}/edit/track", SignedIn, registrant::acts::track),
    post("/requests/{number}/edit/rename", SignedIn, registrant::acts::rename),
    post("/requests/{number}/edit/appeal", SignedIn, registrant::acts::appeal),
    post("/requests/{number}/edit/reopen", SignedIn, registrant::acts::reopen),
    post("/requests/{number}/edit/threads/{id}", SignedIn, registrant::acts::done_thread),
    post("/requests/{number}/edit/suggestions/{id}", SignedIn, registrant::acts::use_suggestion),
    post("/requests/{number}/accept", SignedIn, registrant::acts::accept),
    post("/requests/{number}/complete", SignedIn, registrant::acts::complete),
    get("/contentions/{nid}", SignedIn, pages::contention::room),
    post("/contentions/{nid}/note", SignedIn, pages::contention::note),
    post("/contentions/{nid}/verdict", SignedIn, pages::contention::give_verdict),
    get("/requests/{number}/edit/{field}", SignedIn, registrant::tasks::field_form),
    post("/requests/{number}/edit/{field}", SignedIn, registrant::tasks::save_field),
    // Experts
    get("/reviews", Experts, expert::queue::queue),
    post("/reviews/away", Experts, expert::queue::away),
    get("/reviews/{number}", Experts, expert::review::show),
    post("/reviews/{number}/disclose", Experts, expert::acts::disclose),
    post("/reviews/{number}/decline-assignment", Experts, expert::acts::decline_assignment),
    post("/reviews/{number}/take-up", Experts, expert::acts::take_up),
    get("/reviews/{number}/write", Experts, expert::acts::write),
    post("/reviews/{number}/write", Experts, expert::acts::keep_draft),
    post("/reviews/{number}/drafts/{id}", Experts, expert::acts::drop_draft),
    post("/reviews/{number}/seen", Experts, expert::acts::seen),
    post("/reviews/{number}/position", Experts, expert::acts::send),
    post("/reviews/{number}/comment", Experts, expert::acts::comment),
    post("/reviews/{number}/threads/{id}", Audience::Reviewers, expert::acts::resolve),
    post("/reviews/{number}/answer", Experts, expert::acts::answer_discuss),
    post("/reviews/{number}/waive", Experts, expert::acts::waive),
    post("/reviews/{number}/ask", Experts, expert::acts::ask),
    post("/reviews/{number}/approve", Experts, expert::acts::approve).fresh(),
    post("/reviews/{number}/decline", Experts, expert::acts::propose_decline).fresh(),
    post("/reviews/{number}/concur", Experts, expert::acts::concur).fresh(),
    post("/reviews/{number}/appeal", Experts, expert::acts::appeal_decided).fresh(),
    get("/reviews/{number}/report", Experts, expert::report::form),
    post("/reviews/{number}/report", Experts, expert::report::send).fresh(),
    // Operators
    get("/desk", Operators, pages::operator::queues::desk),
    get("/desk/letters", Operators, operator::mail::outbox),
    get("/desk/mail", Operators, operator::mail::held),
    post("/desk/mail/{id}", Operators, operator::mail::settle),
    get("/desk/reserved", Operators, operator::lists::reserved_form),
    post("/desk/reserved", Operators, operator::lists::reserve),
    post("/desk/reserved/{nid}", Operators, operator::lists::end_reservation),
    get("/desk/bodies", Operators, operator::lists::bodies_form),
    post("/desk/bodies", Operators, operator::lists::bodies).fresh(),
    post("/desk/bodies/representatives", Operators, operator::lists::name_representative).fresh(),
    get("/desk/{number}", Operators, operator::request::desk_request),
    post("/desk/{number}/open", Operators, operator::acts::open_review),
    post("/desk/{number}/experts", Operators, operator::acts::experts),
    post("/desk/{number}/ask", Operators, operator::acts::ask),
    post("/desk/{number}/send-back", Operators, operator::acts::send_back),
    post("/desk/{number}/register", Operators, operator::acts::register).fresh(),
    post("/desk/{number}/correct", Operators, operator::acts::correct).fresh(),
    post("/desk/{number}/paper", Operators, operator::acts::paper),
    post("/desk/{number}/direct", Operators, operator::acts::direct).fresh(),
    post("/desk/{number}/body", Operators, operator::acts::body_answered),
    post("/desk/{number}/recognition/ask", Operators, operator::acts::ask_recognition),
    post("/desk/{number}/recognition", Operators, operator::acts::recognition),
    post("/desk/{number}/duplicate", Operators, operator::acts::duplicate),
    post("/desk/{number}/take-back", Operators, operator::acts::take_back),
    post("/desk/{number}/track", Operators, operator::acts::change_track),
    post("/desk/{number}/dispute", Operators, operator::acts::dispute),
    post("/desk/{number}/evidence", Operators, operator::acts::evidence),
    post("/desk/{number}/hold", Operators, operator::acts::hold),
    post("/desk/{number}/hold/confirm", Operators, operator::acts::confirm_hold),
    post("/desk/{number}/hold/lift", Operators, operator::acts::lift_hold),
    post("/desk/{number}/hold/end", Operators, operator::acts::end_hold),
    post("/desk/{number}/appeal", Operators, operator::acts::appeal_decided).fresh(),
    // Administrators
    get("/admin/experts", Admins, admin::experts::appointments),
    post("/admin/experts", Admins, admin::experts::appoint).fresh(),
    post("/admin/experts/{id}/end", Admins, admin::experts::end_appointment).fresh(),
    get("/admin/accounts", Admins, admin::accounts::accounts),
    post("/admin/accounts/{id}/roles", Admins, admin::accounts::set_roles).fresh(),
    post("/admin/accounts/{id}/second-factor", Admins, admin::accounts::reset_factor).fresh(),
    post("/admin/accounts/{id}/shut", Admins, admin::accounts::shut).fresh(),
];

/// All doors.
pub fn doors() -> &'static [Door] {
    DOORS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_door_of_the_api_is_in_the_document_and_the_other_way_round() {
        assert_eq!(crate::api::openapi::missing(doors()), Vec::<String>::new());
    }
}
