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
pub fn form_fields_at(path: &str) -> &'static [Field] {
    let is = |pattern: &str, word: &str| pattern == word || pattern.starts_with('{');
    let fits = |endpoint: &&Endpoint| {
        let (pattern, path) = (endpoint.path.split('/'), path.split('/'));
        endpoint.fields.is_some() && pattern.clone().count() == path.clone().count() && pattern.zip(path).all(|(a, b)| is(a, b))
    };
    // If two routes match, the more specific one is first in the list.
    routes().iter().find(fits).and_then(|endpoint| endpoint.fields).unwrap_or_default()
}

/// The sort key of a route; the first route that matches a path answers. A parameter with text after it, as in `{number}.json`, precedes
/// the parameter alone, which would match the same paths.
pub(super) fn route_sort_key(path: &str) -> String {
    format!("{path}\u{7f}")
}

/// The routes by rank and path, in the order in which they are tried.
pub(super) fn routes_by_path() -> BTreeMap<(String, &'static str), Vec<&'static Endpoint>> {
    let mut paths: BTreeMap<(String, &'static str), Vec<&'static Endpoint>> = BTreeMap::new();
    for endpoint in routes() {
        paths.entry((route_sort_key(endpoint.path), endpoint.path)).or_default().push(endpoint);
    }
    paths
}

/// All routes.
pub fn routes() -> &'static [Endpoint] {
    static ALL: OnceLock<Vec<Endpoint>> = OnceLock::new();
    ALL.get_or_init(|| [static_routes(), &request::run::action_endpoints()].concat())
}

/// The routes that are written out here: all but those of the actions on a request.
//
// Not a static: everything a static references is linked into every binary, and the tests of lower layers do not use routes.
#[expect(clippy::too_many_lines, clippy::large_stack_arrays, reason = "a table, made while it is compiled")]
fn static_routes() -> &'static [Endpoint] {
    const {
        &[
            // Public
            public("/", home::home_page),
            public("/assignments/urn-namespaces", public::registry::namespace_list),
            public("/assignments/urn-{kind:formal|informal}/{nid}", pages::public::namespace::show_namespace),
            public("/assignments/urn-namespaces/compare", public::compare_days::compare_lists),
            public("/assignments/urn-namespaces/{file}", public::registry::registry_file),
            public("/assignments/urn-{kind:formal|informal}/{nid}/diff/{a}/{b}", public::versions::diff),
            public("/assignments/urn-{kind:formal|informal}/{nid}/compare", public::compare_days::namespace),
            public("/assignments/urn-{kind:formal|informal}/{nid}/history", public::versions::history),
            public("/assignments/urn-{kind:formal|informal}/{nid}/versions", public::versions::versions),
            get("/assignments/urn-{kind:formal|informal}/{nid}/{version}.tlog-proof", Everybody, public::log::version_proof),
            public("/assignments/urn-{kind:formal|informal}/{nid}/{version}", public::namespace::show_version),
            get("/log", Everybody, public::log::public_log_page),
            get("/log/checkpoint", Everybody, public::log::checkpoint),
            get("/log/key", Everybody, public::log::verifier_key),
            get("/log/tile/{tile:.*}", Everybody, public::log::tile),
            public("/find", public::find::search_page),
            get("/check", Everybody, check::check_page),
            get("/resolve", Everybody, public::resolve::resolve_urn),
            get("/resolve/{urn:.*}", Everybody, public::resolve::resolve_urn),
            get("/{urn:[uU][rR][nN]:.*}", Everybody, public::resolve::redirect_appended_urn),
            get("/uri-res/{service}", Everybody, api::resolve::uri_res),
            get("/check/list", Everybody, check_list::validate_list_form),
            post("/check/list", Everybody, check_list::validate_list).takes(check_list::VALIDATE_LIST_FIELDS),
            get("/check/template", Everybody, preflight::check_template_form),
            post("/check/template", Everybody, preflight::check_template).takes(preflight::CHECK_TEMPLATE_FIELDS),
            public("/rules", help::rules),
            public("/rules/{id}", help::rule),
            public("/help", help::index),
            public("/help/experts", guides::experts_guide),
            public("/help/operators", guides::operators_guide),
            public("/help/urns", guides::urns_guide),
            public("/help/programs", guides::programs_guide),
            public("/help/{page}", help::help_page),
            get("/language/{tag}", Everybody, public::language::choose_language),
            get("/experts", Everybody, public::lists::experts_list),
            get("/bodies", Everybody, public::lists::bodies_list),
            get("/reserved", Everybody, public::lists::reserved_list),
            get("/gone", Everybody, public::gone::withdrawn_resource_page),
            get("/contacts/{token}", Everybody, public::contact_check::contact_check_page),
            post("/contacts/{token}", Everybody, public::contact_check::confirm_contact),
            get("/resolvers", Everybody, public::resolvers::resolver_directory),
            get("/resolvers/{nid}", Everybody, public::resolvers::namespace_resolvers),
            get("/delegations", Everybody, public::parts::delegating_namespaces),
            get("/delegations/{nid}", Everybody, public::parts::sub_namespace_register),
            get("/requests", Everybody, public::requests::request_list),
            get("/requests/statistics", Everybody, public::statistics::statistics),
            get("/requests/statistics.csv", Everybody, public::statistics::statistics_csv),
            get("/requests/statistics-months.csv", Everybody, public::statistics::statistics_by_month_csv),
            get("/requests/updates.atom", Everybody, public::lists::requests_feed),
            get("/requests/{number}.json", Everybody, api::record::show_record_file),
            get("/requests/{number}", Everybody, request::show::request_page),
            get("/requests/{number}/decision", Everybody, public::decisions::newest_decision_page),
            get("/requests/{number}/decisions/{decision}", Everybody, public::decisions::numbered_decision_page),
            get("/requests/{number}/compare", Everybody, public::compare_texts::compare_revisions),
            get("/requests/{number}/revisions/{text}", Everybody, public::lists::revision_page),
            get("/requests/{number}/revisions/{text}.txt", Everybody, public::lists::revision_text),
            get("/email/{token}/publish", Everybody, public::email::publish_reply_form),
            post("/email/{token}/publish", Everybody, public::email::publish_reply).takes(public::email::PUBLISH_REPLY_FIELDS),
            get("/email/{token}/withdraw", Everybody, public::email::withdraw_reply_form),
            post("/email/{token}/withdraw", Everybody, public::email::withdraw_reply),
            get("/contact-answers/{token}", Everybody, public::contact_answer::contact_answer_form),
            post("/contact-answers/{token}", Everybody, public::contact_answer::record_contact_answer)
                .takes(public::contact_answer::CONTACT_ANSWER_FIELDS),
            get("/static/{file}", Everybody, assets::serve_asset),
            get("/healthz", Everybody, health::healthz),
            get("/readyz", Everybody, health::readyz),
            get("/metrics", Everybody, metrics::show_metrics),
            get("/robots.txt", Everybody, home::robots),
            get("/.well-known/security.txt", Everybody, home::security_txt),
            get("/.well-known/api-catalog", Everybody, api::catalog::show_catalog),
            // Programs
            public("/api/v1", api::reference::show_reference),
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
            get("/api/v1/find", Everybody, api::find_namespaces),
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
            public("/api/v1/list", api::registry::show_compact_list),
            get("/api/v1/list/delta", Everybody, api::registry::show_list_delta),
            get("/api/v1/list/freshness", Everybody, api::registry::list_freshness),
            get("/api/v1/requests", Everybody, api::registry::requests),
            get("/api/v1/requests/{number}", Everybody, api::registry::request),
            get("/api/v1/requests/{number}/record", Everybody, api::record::record),
            get("/api/v1/requests/{number}/reviews", Audience::Token(Scope::Reviews), api::drafts::reviews),
            call("/api/v1/requests/{number}/comments", Audience::Token(Scope::Comments), api::comments::create),
            call("/api/v1/requests/{number}/comments/{id}/retract", Audience::Token(Scope::Comments), api::comments::retract),
            call("/api/v1/drafts", Audience::Token(Scope::Drafts), api::drafts::create_draft),
            get("/api/v1/drafts", Audience::Token(Scope::Drafts), api::drafts::list_drafts),
            get("/api/v1/drafts/{number}", Audience::Token(Scope::Drafts), api::drafts::show_draft),
            put("/api/v1/drafts/{number}", Scope::Drafts, api::drafts::change_draft),
            call("/api/v1/drafts/{number}/submit", Audience::Token(Scope::Submit), api::drafts::submit_draft),
            public("/openapi.json", api::openapi::show_openapi),
            public("/sitemap.xml", home::sitemap),
            public("/llms.txt", home::llms),
            public("/opensearch.xml", home::opensearch),
            // Accounts
            get("/sign-in", Everybody, account::sign_in::sign_in_form),
            hash("/sign-in", Everybody, account::sign_in::sign_in).takes(account::sign_in::SIGN_IN_FIELDS),
            post("/sign-out", SignedIn, account::sign_in::sign_out),
            get("/account/new", Everybody, account::sign_up::sign_up_form),
            hash("/account/new", Everybody, account::sign_up::sign_up).takes(account::sign_up::SIGN_UP_FIELDS),
            get("/account/verify/{token}", Everybody, account::sign_up::complete_sign_up_form),
            hash("/account/verify/{token}", Everybody, account::sign_up::complete_sign_up)
                .takes(account::sign_up::COMPLETE_SIGN_UP_FIELDS),
            get("/account/reset", Everybody, pages::account::request_password_reset_form),
            post("/account/reset", Everybody, pages::account::request_password_reset).takes(account::REQUEST_RESET_FIELDS),
            get("/account/reset/{token}", Everybody, pages::account::reset_password_form),
            hash("/account/reset/{token}", Everybody, pages::account::reset_password).takes(account::RESET_PASSWORD_FIELDS),
            get("/setup/{token}", Everybody, account::sign_up::first_administrator_form),
            hash("/setup/{token}", Everybody, account::sign_up::create_first_administrator)
                .takes(account::sign_up::FIRST_ADMINISTRATOR_FIELDS),
            post("/sign-in/oidc/start", Everybody, account::external_sign_in::start_external_sign_in)
                .takes(account::external_sign_in::EXTERNAL_SIGN_IN_FIELDS),
            get("/sign-in/oidc/1/back", Everybody, account::external_sign_in::provider_callback),
            get("/sign-in/oidc", Everybody, account::external_sign_in::unlinked_identity_form),
            post("/sign-in/oidc", Everybody, account::external_sign_in::request_account)
                .takes(account::external_sign_in::NEW_ACCOUNT_FIELDS),
            get("/sign-in/join/{token}", Everybody, account::external_sign_in::link_by_email_form),
            post("/sign-in/join/{token}", Everybody, account::external_sign_in::link_by_email),
            get("/account/oidc", SignedIn, account::external_sign_in::link_identity_form),
            post("/account/oidc", SignedIn, account::external_sign_in::link_identity).fresh(),
            post("/account/oidc/start", SignedIn, account::external_sign_in::start_linking_identity).fresh(),
            post("/account/oidc/{id}/end", SignedIn, account::external_sign_in::unlink_identity).fresh(),
            get("/sign-in/code", Everybody, account::second::sign_in_code_form),
            post("/sign-in/code", Everybody, account::second::sign_in_with_code).takes(account::second::SIGN_IN_CODE_FIELDS),
            get("/account/second-factor", Everybody, account::second::second_factor_page),
            post("/account/second-factor", Everybody, account::second::set_up_second_factor)
                .takes(account::second::SIGN_IN_CODE_FIELDS),
            post("/account/second-factor/codes", SignedIn, account::second::renew_recovery_codes).fresh(),
            post("/account/second-factor/remove", SignedIn, account::second::remove_second_factor).fresh(),
            hash("/account/confirm", SignedIn, account::confirm::reauthenticate).takes(account::confirm::REAUTHENTICATION_FIELDS),
            get("/account/activity", SignedIn, account::activity::own_activity),
            get("/admin/security", Admins, account::activity::all_activity),
            get("/account", SignedIn, pages::account::account_page),
            hash("/account/password", SignedIn, pages::account::change_password).takes(account::CHANGE_PASSWORD_FIELDS),
            post("/account/sessions/{id}/end", SignedIn, pages::account::end_session),
            get("/account/own", SignedIn, account::own::account_settings_page),
            post("/account/own/name", SignedIn, account::own::change_account_name).takes(account::own::RENAME_FIELDS).fresh(),
            post("/account/own/data", SignedIn, account::own::download_own_data).fresh(),
            post("/account/own/address", SignedIn, account::address::request_email_change)
                .takes(account::own::CHANGE_EMAIL_FIELDS)
                .fresh(),
            post("/account/own/address/withdraw", SignedIn, account::address::withdraw_email_change),
            get("/account/address/{token}", Everybody, account::address::email_change_page),
            post("/account/address/{token}", Everybody, account::address::follow_email_change_link),
            post("/account/own/close", SignedIn, account::own::close_own_account)
                .takes(account::own::CLOSE_ACCOUNT_FIELDS)
                .fresh(),
            post("/account/emails/resume", SignedIn, account::resume_emails),
            get("/unfollow/{token}", Everybody, account::unfollow::unfollow_form),
            post("/unfollow/{token}", Everybody, account::unfollow::unfollow).takes(account::unfollow::UNFOLLOW_FIELDS),
            post("/account/away", Audience::Reviewers, pages::account::set_away).takes(account::AWAY_FIELDS),
            get("/account/tokens", SignedIn, account::tokens::show_tokens),
            post("/account/tokens", SignedIn, account::tokens::create_token).takes(account::tokens::CREATE_TOKEN_FIELDS).fresh(),
            post("/account/tokens/{id}/end", SignedIn, account::tokens::revoke_token),
            get("/waiting", SignedIn, account::waiting::show_own_tasks),
            // Registrants
            get("/register", Everybody, registrant::start::start_form),
            post("/register", SignedIn, pages::registrant::start::start_request).takes(registrant::forms::START_REQUEST_FIELDS),
            get("/register/paste", SignedIn, registrant::paste::paste_form),
            post("/register/paste", SignedIn, registrant::paste::paste).takes(registrant::paste::PASTE_FIELDS),
            get("/register/path", Everybody, registrant::chooser::chooser_page),
            get("/register/revise", Everybody, registrant::start::start_change_form),
            get("/register/change", Everybody, registrant::actions::change_form),
            post("/register/change", SignedIn, registrant::actions::start_change)
                .takes(registrant::actions::CHANGE_REGISTRATION_FIELDS),
            get("/join/{token}", SignedIn, registrant::team::join_form),
            post("/join/{token}", SignedIn, registrant::team::join),
            get("/requests/{number}/edit", SignedIn, registrant::edit::edit_form),
            post("/requests/{number}/edit", SignedIn, registrant::edit::save_edit).takes(registrant::forms::EDIT_DRAFT_FIELDS),
            get("/requests/{number}/edit/questions", SignedIn, registrant::submitted::open_questions),
            get("/requests/{number}/edit/submitted", SignedIn, registrant::submitted::submission_confirmation),
            get("/requests/{number}/edit/preview", SignedIn, registrant::preview::template_preview),
            get("/requests/{number}/edit/template.txt", SignedIn, registrant::preview::template_txt),
            get("/requests/{number}/edit/email.eml", SignedIn, registrant::preview::review_list_email_file),
            get("/requests/{number}/edit/team", SignedIn, pages::registrant::team::team_page),
            post("/requests/{number}/edit/team", SignedIn, registrant::team::invite).takes(registrant::team::INVITE_FIELDS),
            post("/requests/{number}/edit/team/{id}/remove", SignedIn, registrant::team::remove_collaborator),
            post("/requests/{number}/edit/team/uninvite", SignedIn, registrant::team::uninvite)
                .takes(registrant::team::INVITE_FIELDS),
            post("/requests/{number}/edit/change-kind", SignedIn, registrant::edit::convert_to_new_version),
            post("/requests/{number}/edit/rebase", SignedIn, registrant::edit::rebase),
            get("/requests/{number}/edit/delete", SignedIn, registrant::withdraw::delete_form),
            post("/requests/{number}/edit/delete", SignedIn, registrant::withdraw::delete_draft)
                .takes(registrant::forms::CONFIRMATION_FIELDS),
            post("/requests/{number}/edit/withdraw", SignedIn, registrant::withdraw::withdraw)
                .takes(registrant::forms::CONFIRMATION_FIELDS),
            get("/requests/{number}/edit/procedure", SignedIn, registrant::actions::procedure_form),
            post("/requests/{number}/edit/procedure", SignedIn, registrant::actions::save_procedure)
                .takes(registrant::actions::PROCEDURE_FIELDS),
            get("/requests/{number}/contact-answer", SignedIn, public::contact_answer::own_contact_answer_form),
            post("/requests/{number}/contact-answer", SignedIn, public::contact_answer::record_own_answer)
                .takes(public::contact_answer::CONTACT_ANSWER_FIELDS),
            // The page of a request; most of its actions are in `pages::request::actions`
            post("/requests/{number}/comment", SignedIn, reviewing::post_comment).takes(request::forms::COMMENT_FIELDS),
            post("/requests/{number}/comments/{id}/retract", SignedIn, request::comments::retract_comment)
                .takes(request::comments::RETRACT_FIELDS),
            get("/requests/{number}/list/{id}", SignedIn, request::list_reply::list_reply_form),
            post("/requests/{number}/list/{id}", SignedIn, request::list_reply::send_list_reply)
                .takes(request::list_reply::LIST_REPLY_FIELDS),
            post("/requests/{number}/threads/{id}/addressed", SignedIn, reviewing::mark_addressed),
            post("/requests/{number}/threads/{id}/resolve", Audience::Reviewers, reviewing::resolve_thread),
            post("/requests/{number}/suggestions/{id}", SignedIn, reviewing::use_suggestion),
            get("/requests/{number}/write", Experts, request::write::new_draft_comment),
            post("/requests/{number}/write", Experts, request::write::save_draft_comment)
                .takes(request::forms::DRAFT_COMMENT_FIELDS),
            post("/requests/{number}/drafts/{id}", Experts, request::write::drop_draft),
            get("/requests/{number}/drafts/{id}/edit", Experts, request::write::edit_draft_comment_form),
            post("/requests/{number}/drafts/{id}/edit", Experts, request::write::edit_draft_comment)
                .takes(request::forms::DRAFT_COMMENT_FIELDS),
            post("/requests/{number}/questions/{id}/accept", Experts, reviewing::accept_answer)
                .takes(request::forms::ACCEPT_ANSWER_FIELDS),
            post("/requests/{number}/questions/{id}/withdraw", Experts, reviewing::withdraw_acceptance)
                .takes(request::forms::ACCEPT_ANSWER_FIELDS),
            post("/requests/{number}/viewed", Experts, reviewing::viewed).takes(request::forms::VIEWED_FIELDS),
            post("/requests/{number}/position", Experts, reviewing::send_review).takes(request::forms::POSITION_FIELDS),
            post("/requests/{number}/approve", Experts, reviewing::approve).takes(request::forms::DECISION_FIELDS).fresh(),
            post("/requests/{number}/decline", Experts, reviewing::propose_decline)
                .takes(request::forms::DECISION_FIELDS)
                .fresh(),
            get("/requests/{number}/report", Experts, request::report::report_form),
            post("/requests/{number}/report", Experts, request::report::send_report).takes(request::forms::REPORT_FIELDS).fresh(),
            get("/requests/{number}/preview", Operators, request::preview::registration_preview),
            post("/requests/{number}/register", Operators, publication::register_request)
                .takes(request::forms::REGISTER_FIELDS)
                .fresh(),
            post("/requests/{number}/correct", Operators, publication::correct).takes(request::forms::CORRECT_FIELDS).fresh(),
            post("/requests/{number}/prepared/confirm", Operators, publication::confirm_publication)
                .takes(request::forms::CONFIRM_PREPARED_FIELDS)
                .fresh(),
            post("/requests/{number}/prepared/withdraw", Operators, publication::withdraw_preparation),
            post("/requests/{number}/alone", Operators, publication::publish_alone).takes(request::forms::CORRECT_FIELDS).fresh(),
            post("/requests/{number}/notes/{id}", Operators, reviewing::drop_note),
            // Experts
            get("/reviews", Experts, expert::queue::expert_queue_page),
            // Operators
            get("/operator", Operators, pages::operator::queues::operator_queue_page),
            get("/operator/emails", Operators, operator::mail::outbox),
            post("/operator/emails/resume", Operators, operator::mail::resume_delivery)
                .takes(operator::mail::RESUME_DELIVERY_FIELDS),
            post("/operator/emails/{id}/again", Operators, operator::mail::resend),
            post("/operator/emails/{id}/cancel", Operators, operator::mail::cancel_email),
            get("/operator/emails/{id}/message.eml", Operators, operator::mail::email_file),
            get("/operator/mail", Operators, operator::mail::inbox),
            post("/operator/mail", Operators, operator::mail::mark_selected_handled).takes(operator::mail::MARK_HANDLED_FIELDS),
            get("/operator/mail/{id}", Operators, operator::mail::incoming_email_page),
            get("/operator/mail/{id}/message.eml", Operators, operator::mail::incoming_email_file),
            post("/operator/mail/{id}", Operators, operator::mail::mark_email_handled),
            post("/operator/mail/{id}/again", Operators, operator::mail::mark_email_pending),
            post("/operator/mail/{id}/discard", Operators, operator::mail::discard_email)
                .takes(operator::mail::DISCARD_EMAIL_FIELDS),
            post("/operator/mail/{id}/place", Operators, operator::mail::publish_on_request)
                .takes(operator::mail::PUBLISH_EMAIL_FIELDS),
            get("/operator/reserved", Operators, operator::lists::reserved_form),
            post("/operator/reserved", Operators, operator::lists::reserve).takes(operator::lists::RESERVE_NID_FIELDS),
            post("/operator/reserved/{nid}", Operators, operator::lists::end_reservation)
                .takes(operator::lists::END_RESERVATION_FIELDS),
            get("/operator/bodies", Operators, operator::lists::bodies_form),
            post("/operator/bodies", Operators, operator::lists::recognize_body)
                .takes(operator::lists::RECOGNIZE_BODY_FIELDS)
                .fresh(),
            post("/operator/bodies/representatives", Operators, operator::lists::add_representative)
                .takes(operator::lists::ADD_REPRESENTATIVE_FIELDS)
                .fresh(),
            post("/operator/bodies/representatives/end", Operators, operator::lists::end_representative)
                .takes(operator::lists::REMOVE_REPRESENTATIVE_FIELDS)
                .fresh(),
            post("/operator/bodies/end", Operators, operator::lists::end_body).takes(operator::lists::REMOVE_BODY_FIELDS).fresh(),
            get("/operator/resolvers/{nid}", Operators, operator::resolvers::resolvers_form),
            post("/operator/resolvers/{nid}", Operators, operator::resolvers::save_resolver_entry)
                .takes(operator::resolvers::SAVE_RESOLVER_FIELDS),
            post("/operator/resolvers/{nid}/end", Operators, operator::resolvers::remove_resolver_entry)
                .takes(operator::resolvers::REMOVE_RESOLVER_FIELDS),
            get("/operator/records/{nid}", Operators, operator::record::record_form),
            post("/operator/records/{nid}", Operators, operator::record::edit_record).takes(operator::record::EDIT_RECORD_FIELDS),
            get("/operator/marks", Operators, operator::marks::annotations_form),
            post("/operator/marks", Operators, operator::marks::annotate_status)
                .takes(operator::marks::ANNOTATE_STATUS_FIELDS)
                .fresh(),
            post("/operator/marks/in-error", Operators, operator::marks::set_error_flag)
                .takes(operator::marks::ERROR_FLAG_FIELDS)
                .fresh(),
            get("/operator/redactions", Operators, operator::redactions::redactions_form),
            post("/operator/redactions", Operators, operator::redactions::propose_redaction)
                .takes(operator::redactions::PROPOSE_REDACTION_FIELDS),
            post("/operator/redactions/{id}/confirm", Operators, operator::redactions::confirm_redaction)
                .takes(operator::redactions::CONFIRM_REDACTION_FIELDS)
                .fresh(),
            post("/operator/redactions/{id}/drop", Operators, operator::redactions::drop_proposed_redaction),
            // Administrators
            get("/admin/experts", Admins, admin::experts::appointments),
            post("/admin/experts", Admins, admin::experts::appoint).takes(admin::experts::APPOINT_FIELDS).fresh(),
            post("/admin/experts/{id}/end", Admins, admin::experts::end_appointment)
                .takes(admin::experts::END_APPOINTMENT_FIELDS)
                .fresh(),
            get("/admin/audit", Admins, admin::audit::audit_page),
            get("/admin/audit.csv", Admins, admin::audit::audit_csv),
            get("/admin/audit.jsonl", Admins, admin::audit::audit_jsonl),
            get("/admin/accounts", Admins, admin::accounts::accounts),
            get("/admin/accounts/{id}/close", Admins, admin::close::close_account_form),
            post("/admin/accounts/{id}/close", Admins, admin::close::close_other_account)
                .takes(admin::close::CLOSE_OTHER_ACCOUNT_FIELDS)
                .fresh(),
            post("/admin/accounts/{id}/roles", Admins, admin::accounts::set_roles)
                .takes(admin::accounts::SET_ROLES_FIELDS)
                .fresh(),
            post("/admin/accounts/{id}/roles/confirm", Admins, admin::accounts::confirm_roles).fresh(),
            post("/admin/accounts/{id}/roles/reject", Admins, admin::accounts::reject_roles),
            post("/admin/accounts/{id}/second-factor", Admins, admin::accounts::reset_factor).fresh(),
            post("/admin/accounts/{id}/sessions", Admins, admin::accounts::end_sessions).fresh(),
            post("/admin/accounts/{id}/shut", Admins, admin::accounts::set_account_suspended)
                .takes(admin::accounts::SUSPEND_ACCOUNT_FIELDS)
                .fresh(),
        ]
    }
}
