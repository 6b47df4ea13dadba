//! All routes, grouped by audience. `tests/app/endpoint_access.rs` requests each of them as every kind of user.

use crate::http::assets;
use crate::http::endpoint::{Audience, Endpoint, Handler, Work};
use crate::http::field::Field;
use crate::pages::public::{check, check_list, guides, health, help, home, metrics, preflight};
use crate::pages::request::{publication, reviewing};
use crate::pages::{account, admin, expert, operator, public, registrant, request};
use crate::users::tokens::Scope;
use crate::{api, pages};
use Audience::{Admins, Everybody, Experts, Operators, SignedIn};
use std::collections::BTreeMap;
use std::sync::OnceLock;

const fn get(path: &'static str, who: Audience, handler: Handler) -> Endpoint {
    Endpoint { method: "GET", path, who, work: Work::Page(handler), fresh: false, fields: None }
}

const fn public(path: &'static str, handler: Handler) -> Endpoint {
    Endpoint { method: "GET", path, who: Audience::Everybody, work: Work::Public(handler), fresh: false, fields: None }
}

/// A route for a form on a page. It accepts no fields until they are declared.
const fn post(path: &'static str, who: Audience, handler: Handler) -> Endpoint {
    Endpoint { fields: Some(&[]), ..call(path, who, handler) }
}

/// A route to which programs send a document.
const fn call(path: &'static str, who: Audience, handler: Handler) -> Endpoint {
    Endpoint { method: "POST", path, who, work: Work::Page(handler), fresh: false, fields: None }
}

const fn hash(path: &'static str, who: Audience, handler: Handler) -> Endpoint {
    Endpoint { method: "POST", path, who, work: Work::Hashing(handler), fresh: false, fields: Some(&[]) }
}

const fn put(path: &'static str, scope: Scope, handler: Handler) -> Endpoint {
    Endpoint { method: "PUT", path, who: Audience::Token(scope), work: Work::Page(handler), fresh: false, fields: None }
}

/// The declared fields of the form that is sent to a path; empty if no page sends one.
pub fn fields_at(path: &str) -> &'static [Field] {
    let is = |pattern: &str, word: &str| pattern == word || pattern.starts_with('{');
    let fits = |endpoint: &&Endpoint| {
        let (pattern, path) = (endpoint.path.split('/'), path.split('/'));
        endpoint.fields.is_some() && pattern.clone().count() == path.clone().count() && pattern.zip(path).all(|(a, b)| is(a, b))
    };
    // If two routes match, the more specific one is first in the list.
    routes().iter().find(fits).and_then(|endpoint| endpoint.fields).unwrap_or_default()
}

/// The sort key of a route; the first route that matches a path answers. A parameter with text after it, as in `{number}.json`, precedes the
/// parameter alone, which would match the same paths.
pub(super) fn rank(path: &str) -> String {
    format!("{path}\u{7f}")
}

/// The routes by rank and path, in the order in which they are tried.
pub(super) fn by_path() -> BTreeMap<(String, &'static str), Vec<&'static Endpoint>> {
    let mut paths: BTreeMap<(String, &'static str), Vec<&'static Endpoint>> = BTreeMap::new();
    for endpoint in routes() {
        paths.entry((rank(endpoint.path), endpoint.path)).or_default().push(endpoint);
    }
    paths
}

/// All routes.
pub fn routes() -> &'static [Endpoint] {
    static ALL: OnceLock<Vec<Endpoint>> = OnceLock::new();
    ALL.get_or_init(|| [written_out(), &request::run::endpoints()].concat())
}

/// The routes that are written out here: all but those of the actions on a request.
//
// Not a static: everything a static references is linked into every binary, and the tests of lower layers do not use routes.
#[expect(clippy::too_many_lines, clippy::large_stack_arrays, reason = "a table, made while it is compiled")]
fn written_out() -> &'static [Endpoint] {
    const {
        &[
            // Public
            public("/", home::show),
            public("/assignments/urn-namespaces", public::registry::list),
            public("/assignments/urn-{kind:formal|informal}/{nid}", pages::public::namespace::namespace),
            public("/assignments/urn-namespaces/compare", public::compare_days::list),
            public("/assignments/urn-namespaces/{file}", public::registry::file),
            public("/assignments/urn-{kind:formal|informal}/{nid}/diff/{a}/{b}", public::versions::diff),
            public("/assignments/urn-{kind:formal|informal}/{nid}/compare", public::compare_days::namespace),
            public("/assignments/urn-{kind:formal|informal}/{nid}/history", public::versions::history),
            public("/assignments/urn-{kind:formal|informal}/{nid}/versions", public::versions::versions),
            get("/assignments/urn-{kind:formal|informal}/{nid}/{version}.tlog-proof", Everybody, public::log::proof),
            public("/assignments/urn-{kind:formal|informal}/{nid}/{version}", public::namespace::version),
            get("/log", Everybody, public::log::show),
            get("/log/checkpoint", Everybody, public::log::checkpoint),
            get("/log/key", Everybody, public::log::key),
            get("/log/tile/{tile:.*}", Everybody, public::log::tile),
            public("/find", public::find::show),
            get("/check", Everybody, check::show),
            get("/resolve", Everybody, public::resolve::show),
            get("/resolve/{urn:.*}", Everybody, public::resolve::show),
            get("/{urn:[uU][rR][nN]:.*}", Everybody, public::resolve::appended_to_host),
            get("/uri-res/{service}", Everybody, api::resolve::uri_res),
            get("/check/list", Everybody, check_list::show),
            post("/check/list", Everybody, check_list::check).takes(check_list::CHECK),
            get("/check/template", Everybody, preflight::show),
            post("/check/template", Everybody, preflight::check).takes(preflight::CHECK),
            public("/rules", help::rules),
            public("/rules/{id}", help::rule),
            public("/help", help::index),
            public("/help/experts", guides::experts),
            public("/help/operators", guides::operators),
            public("/help/urns", guides::urns),
            public("/help/programs", guides::programs),
            public("/help/{page}", help::page),
            get("/language/{tag}", Everybody, public::language::choose),
            get("/experts", Everybody, public::lists::experts_list),
            get("/bodies", Everybody, public::lists::bodies_list),
            get("/reserved", Everybody, public::lists::reserved_list),
            get("/gone", Everybody, public::gone::show),
            get("/contacts/{token}", Everybody, public::contact_check::show),
            post("/contacts/{token}", Everybody, public::contact_check::confirm),
            get("/resolvers", Everybody, public::resolvers::all),
            get("/resolvers/{nid}", Everybody, public::resolvers::of),
            get("/delegations", Everybody, public::parts::namespaces),
            get("/delegations/{nid}", Everybody, public::parts::register),
            get("/requests", Everybody, public::requests::list),
            get("/requests/statistics", Everybody, public::statistics::statistics),
            get("/requests/statistics.csv", Everybody, public::statistics::statistics_csv),
            get("/requests/updates.atom", Everybody, public::lists::feed),
            get("/requests/{number}.json", Everybody, api::record::file),
            get("/requests/{number}", Everybody, request::show::show),
            get("/requests/{number}/decision", Everybody, public::decisions::newest),
            get("/requests/{number}/decisions/{decision}", Everybody, public::decisions::show),
            get("/requests/{number}/compare", Everybody, public::compare_texts::compare),
            get("/requests/{number}/revisions/{text}", Everybody, public::lists::text),
            get("/requests/{number}/revisions/{text}.txt", Everybody, public::lists::revision_text),
            get("/email/{token}/publish", Everybody, public::email::publish_form),
            post("/email/{token}/publish", Everybody, public::email::publish).takes(public::email::PUBLISH),
            get("/email/{token}/withdraw", Everybody, public::email::withdraw_form),
            post("/email/{token}/withdraw", Everybody, public::email::withdraw),
            get("/contact-answers/{token}", Everybody, public::contact_answer::show),
            post("/contact-answers/{token}", Everybody, public::contact_answer::answer)
                .takes(public::contact_answer::ANSWER_FORM),
            get("/static/{file}", Everybody, assets::show),
            get("/healthz", Everybody, health::healthz),
            get("/readyz", Everybody, health::readyz),
            get("/metrics", Everybody, metrics::show),
            get("/robots.txt", Everybody, home::robots),
            get("/.well-known/security.txt", Everybody, home::security),
            get("/.well-known/api-catalog", Everybody, api::catalog::show),
            // Programs
            public("/api/v1", api::reference::show),
            get("/api/v1/check/urn", Everybody, api::check_urn),
            Endpoint {
                method: "POST",
                path: "/api/v1/check/urns",
                who: Everybody,
                work: Work::Stream(api::check_urns),
                fresh: false,
                fields: None,
            },
            get("/api/v1/resolve", Everybody, api::resolve::resolve),
            get("/api/v1/find", Everybody, api::find),
            get("/api/v1/check/nid", Everybody, api::check_nid),
            get("/api/v1/equivalent", Everybody, api::equivalent),
            call("/api/v1/templates/read", Everybody, api::template_read),
            call("/api/v1/templates/check", Everybody, api::template_check),
            public("/api/v1/namespaces", api::registry::namespaces),
            public("/api/v1/namespaces/{nid}", api::registry::namespace),
            public("/api/v1/namespaces/{nid}/profile", api::registry::profile),
            public("/api/v1/namespaces/{nid}/regex", api::portable::regex),
            public("/api/v1/namespaces/{nid}/vectors", api::portable::vectors_of),
            public("/profiles.json", api::registry::profiles),
            public("/regexes.json", api::portable::regexes),
            public("/vectors.ndjson", api::portable::all_vectors),
            public("/api/v1/namespaces/{nid}/versions", api::registry::versions),
            public("/api/v1/namespaces/{nid}/versions/{version}", api::registry::version),
            public("/api/v1/namespaces/{nid}/diff/{a}/{b}", api::registry::diff),
            public("/api/v1/changes", api::registry::changes),
            public("/api/v1/compare", api::compare::compare),
            public("/api/v1/list", api::registry::list),
            get("/api/v1/list/delta", Everybody, api::registry::delta),
            get("/api/v1/list/freshness", Everybody, api::registry::freshness),
            get("/api/v1/requests", Everybody, api::registry::requests),
            get("/api/v1/requests/{number}", Everybody, api::registry::request),
            get("/api/v1/requests/{number}/record", Everybody, api::record::record),
            get("/api/v1/requests/{number}/reviews", Audience::Token(Scope::Reviews), api::drafts::reviews),
            call("/api/v1/requests/{number}/comments", Audience::Token(Scope::Comments), api::comments::create),
            call("/api/v1/requests/{number}/comments/{id}/retract", Audience::Token(Scope::Comments), api::comments::retract),
            call("/api/v1/drafts", Audience::Token(Scope::Drafts), api::drafts::create),
            get("/api/v1/drafts/{number}", Audience::Token(Scope::Drafts), api::drafts::show),
            put("/api/v1/drafts/{number}", Scope::Drafts, api::drafts::change),
            call("/api/v1/drafts/{number}/submit", Audience::Token(Scope::Submit), api::drafts::submit),
            public("/openapi.json", api::openapi::show),
            public("/sitemap.xml", home::sitemap),
            public("/llms.txt", home::llms),
            public("/opensearch.xml", home::opensearch),
            // Accounts
            get("/sign-in", Everybody, account::sign_in::sign_in_form),
            hash("/sign-in", Everybody, account::sign_in::sign_in).takes(account::sign_in::ENTER),
            post("/sign-out", SignedIn, account::sign_in::sign_out),
            get("/account/new", Everybody, account::sign_up::sign_up_form),
            hash("/account/new", Everybody, account::sign_up::sign_up).takes(account::sign_up::SIGN_UP),
            get("/account/verify/{token}", Everybody, account::sign_up::verify_form),
            hash("/account/verify/{token}", Everybody, account::sign_up::verify).takes(account::sign_up::VERIFY),
            get("/account/reset", Everybody, pages::account::ask_reset_form),
            post("/account/reset", Everybody, pages::account::ask_reset).takes(account::ASK_RESET),
            get("/account/reset/{token}", Everybody, pages::account::reset_form),
            hash("/account/reset/{token}", Everybody, pages::account::reset).takes(account::RESET),
            get("/setup/{token}", Everybody, account::sign_up::setup_form),
            hash("/setup/{token}", Everybody, account::sign_up::setup).takes(account::sign_up::SET_UP),
            post("/sign-in/oidc/start", Everybody, account::external_sign_in::sign_in).takes(account::external_sign_in::SET_OUT),
            get("/sign-in/oidc/1/back", Everybody, account::external_sign_in::back),
            get("/sign-in/oidc", Everybody, account::external_sign_in::unknown),
            post("/sign-in/oidc", Everybody, account::external_sign_in::ask).takes(account::external_sign_in::ASK),
            get("/sign-in/join/{token}", Everybody, account::external_sign_in::join_form),
            post("/sign-in/join/{token}", Everybody, account::external_sign_in::join),
            get("/account/oidc", SignedIn, account::external_sign_in::link_form),
            post("/account/oidc", SignedIn, account::external_sign_in::link).fresh(),
            post("/account/oidc/start", SignedIn, account::external_sign_in::begin_to_link).fresh(),
            post("/account/oidc/{id}/end", SignedIn, account::external_sign_in::end).fresh(),
            get("/sign-in/code", Everybody, account::second::code_form),
            post("/sign-in/code", Everybody, account::second::code).takes(account::second::SHOW_CODE),
            get("/account/second-factor", Everybody, account::second::show),
            post("/account/second-factor", Everybody, account::second::set_up).takes(account::second::SHOW_CODE),
            post("/account/second-factor/codes", SignedIn, account::second::renew).fresh(),
            post("/account/second-factor/remove", SignedIn, account::second::remove).fresh(),
            hash("/account/confirm", SignedIn, account::confirm::confirm).takes(account::confirm::CONFIRM),
            get("/account/activity", SignedIn, account::activity::own),
            get("/admin/security", Admins, account::activity::all),
            get("/account", SignedIn, pages::account::account),
            hash("/account/password", SignedIn, pages::account::change_password).takes(account::CHANGE_PASSWORD),
            post("/account/sessions/{id}/end", SignedIn, pages::account::end_session),
            get("/account/own", SignedIn, account::own::show),
            post("/account/own/name", SignedIn, account::own::rename).takes(account::own::RENAME).fresh(),
            post("/account/own/data", SignedIn, account::own::data).fresh(),
            post("/account/own/address", SignedIn, account::address::ask).takes(account::own::ANOTHER_ADDRESS).fresh(),
            post("/account/own/address/withdraw", SignedIn, account::address::withdraw),
            get("/account/address/{token}", Everybody, account::address::show),
            post("/account/address/{token}", Everybody, account::address::follow),
            post("/account/own/close", SignedIn, account::own::close).takes(account::own::CLOSE_IT).fresh(),
            post("/account/emails/resume", SignedIn, account::resume_emails),
            get("/unfollow/{token}", Everybody, account::unfollow::show),
            post("/unfollow/{token}", Everybody, account::unfollow::unfollow).takes(account::unfollow::UNFOLLOW),
            post("/account/away", Audience::Reviewers, pages::account::set_away).takes(account::SET_AWAY),
            get("/account/tokens", SignedIn, account::tokens::show),
            post("/account/tokens", SignedIn, account::tokens::create).takes(account::tokens::CREATE).fresh(),
            post("/account/tokens/{id}/end", SignedIn, account::tokens::finish),
            get("/waiting", SignedIn, account::waiting::show),
            // Registrants
            get("/register", Everybody, registrant::start::start_form),
            post("/register", SignedIn, pages::registrant::start::start).takes(registrant::forms::START),
            get("/register/paste", SignedIn, registrant::paste::paste_form),
            post("/register/paste", SignedIn, registrant::paste::paste).takes(registrant::paste::PASTE),
            get("/register/path", Everybody, registrant::chooser::path),
            get("/register/revise", Everybody, registrant::start::revise),
            get("/register/change", Everybody, registrant::actions::change_form),
            post("/register/change", SignedIn, registrant::actions::change).takes(registrant::actions::CHANGE_REGISTRATION),
            get("/join/{token}", SignedIn, registrant::team::join_form),
            post("/join/{token}", SignedIn, registrant::team::join),
            get("/requests/{number}/edit", SignedIn, registrant::edit::edit_form),
            post("/requests/{number}/edit", SignedIn, registrant::edit::edit).takes(registrant::forms::EDIT),
            get("/requests/{number}/edit/submitted", SignedIn, registrant::submitted::submitted),
            get("/requests/{number}/edit/preview", SignedIn, registrant::preview::preview),
            get("/requests/{number}/edit/template.txt", SignedIn, registrant::preview::template_txt),
            get("/requests/{number}/edit/email.eml", SignedIn, registrant::preview::list_email_file),
            get("/requests/{number}/edit/team", SignedIn, pages::registrant::team::show),
            post("/requests/{number}/edit/team", SignedIn, registrant::team::invite).takes(registrant::team::INVITE),
            post("/requests/{number}/edit/team/{id}/remove", SignedIn, registrant::team::remove),
            post("/requests/{number}/edit/team/uninvite", SignedIn, registrant::team::uninvite).takes(registrant::team::INVITE),
            post("/requests/{number}/edit/change-kind", SignedIn, registrant::edit::become_version),
            post("/requests/{number}/edit/rebase", SignedIn, registrant::edit::rebase),
            get("/requests/{number}/edit/delete", SignedIn, registrant::withdraw::delete_form),
            post("/requests/{number}/edit/delete", SignedIn, registrant::withdraw::delete).takes(registrant::forms::MEAN_IT),
            post("/requests/{number}/edit/withdraw", SignedIn, registrant::withdraw::withdraw).takes(registrant::forms::MEAN_IT),
            get("/requests/{number}/edit/procedure", SignedIn, registrant::actions::procedure_form),
            post("/requests/{number}/edit/procedure", SignedIn, registrant::actions::procedure)
                .takes(registrant::actions::PROCEDURE_FORM),
            get("/requests/{number}/contact-answer", SignedIn, public::contact_answer::own),
            post("/requests/{number}/contact-answer", SignedIn, public::contact_answer::answer_own)
                .takes(public::contact_answer::ANSWER_FORM),
            // The page of a request; most of its actions are in `pages::request::actions`
            post("/requests/{number}/comment", SignedIn, reviewing::comment).takes(request::forms::COMMENT_FORM),
            post("/requests/{number}/comments/{id}/retract", SignedIn, request::comments::retract)
                .takes(request::comments::STRIKE),
            get("/requests/{number}/list/{id}", SignedIn, request::list_reply::form),
            post("/requests/{number}/list/{id}", SignedIn, request::list_reply::send).takes(request::list_reply::REPLY),
            post("/requests/{number}/threads/{id}/addressed", SignedIn, reviewing::mark_addressed),
            post("/requests/{number}/threads/{id}/resolve", Audience::Reviewers, reviewing::resolve),
            post("/requests/{number}/suggestions/{id}", SignedIn, reviewing::use_suggestion),
            get("/requests/{number}/write", Experts, request::write::write),
            post("/requests/{number}/write", Experts, request::write::save_draft_comment).takes(request::forms::WRITE),
            post("/requests/{number}/drafts/{id}", Experts, request::write::drop_draft),
            get("/requests/{number}/drafts/{id}/edit", Experts, request::write::edit_form),
            post("/requests/{number}/drafts/{id}/edit", Experts, request::write::edit).takes(request::forms::WRITE),
            post("/requests/{number}/viewed", Experts, reviewing::viewed).takes(request::forms::VIEWED),
            post("/requests/{number}/position", Experts, reviewing::send).takes(request::forms::POSITION_FORM),
            post("/requests/{number}/approve", Experts, reviewing::approve).takes(request::forms::DECIDE).fresh(),
            post("/requests/{number}/decline", Experts, reviewing::propose_decline).takes(request::forms::DECIDE).fresh(),
            get("/requests/{number}/report", Experts, request::report::form),
            post("/requests/{number}/report", Experts, request::report::send).takes(request::forms::SEND_REPORT).fresh(),
            get("/requests/{number}/preview", Operators, request::preview::show),
            post("/requests/{number}/register", Operators, publication::register).takes(request::forms::REGISTER).fresh(),
            post("/requests/{number}/correct", Operators, publication::correct).takes(request::forms::CORRECT).fresh(),
            post("/requests/{number}/prepared/confirm", Operators, publication::confirm)
                .takes(request::forms::CONFIRM_PREPARED)
                .fresh(),
            post("/requests/{number}/prepared/withdraw", Operators, publication::withdraw),
            post("/requests/{number}/alone", Operators, publication::publish_alone).takes(request::forms::CORRECT).fresh(),
            post("/requests/{number}/notes/{id}", Operators, reviewing::drop_note),
            // Experts
            get("/reviews", Experts, expert::queue::queue),
            // Operators
            get("/operator", Operators, pages::operator::queues::operator),
            get("/operator/emails", Operators, operator::mail::outbox),
            post("/operator/emails/resume", Operators, operator::mail::resume).takes(operator::mail::RESUME),
            post("/operator/emails/{id}/again", Operators, operator::mail::resend),
            post("/operator/emails/{id}/cancel", Operators, operator::mail::cancel),
            get("/operator/emails/{id}/message.eml", Operators, operator::mail::email_file),
            get("/operator/mail", Operators, operator::mail::inbox),
            post("/operator/mail", Operators, operator::mail::mark_handled).takes(operator::mail::SETTLE),
            get("/operator/mail/{id}", Operators, operator::mail::message),
            get("/operator/mail/{id}/message.eml", Operators, operator::mail::raw),
            post("/operator/mail/{id}", Operators, operator::mail::settle),
            post("/operator/mail/{id}/again", Operators, operator::mail::again),
            post("/operator/mail/{id}/discard", Operators, operator::mail::discard).takes(operator::mail::DISCARD),
            post("/operator/mail/{id}/place", Operators, operator::mail::place).takes(operator::mail::PLACE),
            get("/operator/reserved", Operators, operator::lists::reserved_form),
            post("/operator/reserved", Operators, operator::lists::reserve).takes(operator::lists::RESERVE),
            post("/operator/reserved/{nid}", Operators, operator::lists::end_reservation).takes(operator::lists::END_RESERVATION),
            get("/operator/bodies", Operators, operator::lists::bodies_form),
            post("/operator/bodies", Operators, operator::lists::bodies).takes(operator::lists::RECOGNISE).fresh(),
            post("/operator/bodies/representatives", Operators, operator::lists::name_representative)
                .takes(operator::lists::REPRESENT)
                .fresh(),
            post("/operator/bodies/representatives/end", Operators, operator::lists::end_representative)
                .takes(operator::lists::END_REPRESENTATIVE)
                .fresh(),
            post("/operator/bodies/end", Operators, operator::lists::end_body).takes(operator::lists::END_BODY).fresh(),
            get("/operator/resolvers/{nid}", Operators, operator::resolvers::show),
            post("/operator/resolvers/{nid}", Operators, operator::resolvers::put).takes(operator::resolvers::PUT),
            post("/operator/resolvers/{nid}/end", Operators, operator::resolvers::end).takes(operator::resolvers::END),
            get("/operator/marks", Operators, operator::marks::form),
            post("/operator/marks", Operators, operator::marks::status).takes(operator::marks::STATUS_FORM).fresh(),
            post("/operator/marks/in-error", Operators, operator::marks::error).takes(operator::marks::ERROR_FORM).fresh(),
            get("/operator/redactions", Operators, operator::redactions::form),
            post("/operator/redactions", Operators, operator::redactions::file).takes(operator::redactions::FILE),
            post("/operator/redactions/{id}/confirm", Operators, operator::redactions::confirm)
                .takes(operator::redactions::CONFIRM)
                .fresh(),
            post("/operator/redactions/{id}/drop", Operators, operator::redactions::drop_ask),
            // Administrators
            get("/admin/experts", Admins, admin::experts::appointments),
            post("/admin/experts", Admins, admin::experts::appoint).takes(admin::experts::APPOINT).fresh(),
            post("/admin/experts/{id}/end", Admins, admin::experts::end_appointment).takes(admin::experts::END).fresh(),
            get("/admin/audit", Admins, admin::audit::show),
            get("/admin/audit.csv", Admins, admin::audit::csv),
            get("/admin/audit.jsonl", Admins, admin::audit::jsonl),
            get("/admin/accounts", Admins, admin::accounts::accounts),
            get("/admin/accounts/{id}/close", Admins, admin::close::show),
            post("/admin/accounts/{id}/close", Admins, admin::close::close).takes(admin::close::CLOSE).fresh(),
            post("/admin/accounts/{id}/roles", Admins, admin::accounts::set_roles).takes(admin::accounts::SET_ROLES).fresh(),
            post("/admin/accounts/{id}/roles/confirm", Admins, admin::accounts::confirm_roles).fresh(),
            post("/admin/accounts/{id}/roles/reject", Admins, admin::accounts::reject_roles),
            post("/admin/accounts/{id}/second-factor", Admins, admin::accounts::reset_factor).fresh(),
            post("/admin/accounts/{id}/sessions", Admins, admin::accounts::end_sessions).fresh(),
            post("/admin/accounts/{id}/shut", Admins, admin::accounts::shut).takes(admin::accounts::SHUT_OR_OPEN).fresh(),
        ]
    }
}
