//! All paths of the site are built here, so that links cannot point to pages that do not exist.

use crate::registry::Kind;
use std::fmt::Display;
use urn_registry::nid::Nid;
use urn_registry::resolution::service::Service;
use urn_registry::template::Field;

/// The registry page.
pub const REGISTRY_PATH: &str = "/assignments/urn-namespaces";

/// The tasks of the signed-in user.
pub const TASKS_PATH: &str = "/waiting";

/// The API and its readable reference.
pub const API_PATH: &str = "/api/v1";
/// The description of the API.
pub const OPENAPI_PATH: &str = "/openapi.json";
/// Whether the server is ready.
pub const READYZ_PATH: &str = "/readyz";
pub const HEALTHZ_PATH: &str = "/healthz";
pub const METRICS_PATH: &str = "/metrics";
/// The folders of IANA's two lists, which are followed by a NID.
pub const FORMAL_PATH_PREFIX: &str = "/assignments/urn-formal/";
pub const INFORMAL_PATH_PREFIX: &str = "/assignments/urn-informal/";

// Pages without parameters.
pub const ACCOUNT_PATH: &str = "/account";
pub const CHECK_PATH: &str = "/check";
pub const OPERATOR_QUEUE_PATH: &str = "/operator";
pub const FIND_PATH: &str = "/find";
pub const HELP_PATH: &str = "/help";
/// The guides that are listed in the site map, with the reference of the API.
pub const GUIDE_PATHS: [&str; 5] = ["/help/register", "/help/registration", "/help/urns", "/help/programs", API_PATH];
pub const REGISTER_START_PATH: &str = "/register";
pub const REVIEWS_PATH: &str = "/reviews";
pub const SIGN_IN_PATH: &str = "/sign-in";
pub const SIGN_UP_PATH: &str = "/account/new";
pub const AWAY_PATH: &str = "/account/away";
pub const CHOOSER_PATH: &str = "/register/path";
pub const REVISE_PATH: &str = "/register/revise";
pub const ACCOUNT_EXTERNAL_SIGN_IN: &str = "/account/oidc";
pub const EXTERNAL_SIGN_IN_PATH: &str = "/sign-in/oidc";
/// The redirect URI registered with the OIDC provider, which must therefore not change. Its number is left from a design with several
/// providers.
pub const SIGN_IN_REDIRECT_PATH: &str = "/sign-in/oidc/1/back";
pub const ACCOUNT_IDENTITY_SECTION: &str = "/account#oidc";
pub const SECOND_FACTOR_PATH: &str = "/account/second-factor";
pub const SIGN_IN_CODE_PATH: &str = "/sign-in/code";
pub const ACCOUNT_TOKENS_PATH: &str = "/account/tokens";
pub const ADMIN_ACCOUNTS_PATH: &str = "/admin/accounts";
pub const ADMIN_AUDIT_PATH: &str = "/admin/audit";
pub const AUDIT_CSV_PATH: &str = "/admin/audit.csv";
pub const AUDIT_JSONL_PATH: &str = "/admin/audit.jsonl";
pub const ADMIN_EXPERTS_PATH: &str = "/admin/experts";
pub const RESERVED_NIDS_PATH: &str = "/reserved";
pub const STANDARDS_BODIES_PATH: &str = "/bodies";
pub const OPERATOR_BODIES_PATH: &str = "/operator/bodies";
pub const END_BODY_PATH: &str = "/operator/bodies/end";
pub const OPERATOR_REPRESENTATIVES_PATH: &str = "/operator/bodies/representatives";
pub const END_REPRESENTATIVE_PATH: &str = "/operator/bodies/representatives/end";
pub const OPERATOR_RESERVED_PATH: &str = "/operator/reserved";
pub const OPERATOR_OUTBOX_PATH: &str = "/operator/emails";
pub const OPERATOR_INBOX_PATH: &str = "/operator/mail";
pub const STATUS_ANNOTATIONS_PATH: &str = "/operator/marks";
pub const OPERATOR_REDACTIONS_PATH: &str = "/operator/redactions";
pub const API_COMPARE_PATH: &str = "/api/v1/compare";
pub const RULES_PATH: &str = "/rules";
pub const LIST_TIMEMAP_PATH: &str = "/assignments/urn-namespaces/timemap";
pub const REQUESTS_PATH: &str = "/requests";
/// What the path of every request begins with, and the segment after its number on the pages of its draft.
pub(crate) const REQUEST_PATH_PREFIX: &str = "/requests/R-";
pub(crate) const DRAFT_PATH_SEGMENT: &str = "edit";
pub const REGISTER_CHANGE_PATH: &str = "/register/change";
pub const JOIN_PATH_PREFIX: &str = "/join/";
pub const RESOLVE_PATH_PREFIX: &str = "/resolve/";
pub const URI_RES_PATH_PREFIX: &str = "/uri-res/";

/// The pages that are available in every language; all others are in English only. Add a page when all its messages are in
/// `templates/words/`. `*` matches one path segment, `**` matches the rest of the path, which may be empty.
pub(crate) const LOCALIZED_PATHS: &[&str] = &[
    "/", "/account/**", "/assignments/**", "/bodies", "/check/**", "/contact-answers/*", "/delegations", "/delegations/*",
    "/email/*/*", "/experts", "/find", "/gone", "/help", "/help/accessibility", "/help/errors", "/help/privacy",
    "/help/programs", "/help/query-parameters", "/help/register", "/help/registration", "/help/scheme", "/help/urns", "/join/*",
    "/log", "/contacts/*", "/register/**", "/requests/**", "/reserved/**", "/resolve/**", "/resolvers/**", "/rules/**",
    "/setup/*", "/sign-in/**", "/unfollow/*", "/waiting",
];

/// Whether a path is the list or one of its files. They have no texts.
pub(crate) fn is_of_list(path: &str) -> bool {
    path.starts_with(REGISTRY_PATH) || matches!(path, "/api/v1/namespaces" | "/api/v1/list")
}

/// The page of a namespace.
pub fn namespace_path(kind: Kind, nid: &Nid) -> String {
    format!("/assignments/urn-{}/{nid}", kind.name())
}

/// The namespaces on one topic.
pub fn topic_path(topic: &str) -> String {
    format!("{REGISTRY_PATH}?topic={}", encode_query_value(topic))
}

/// The profile of a namespace that is in force: the machine-readable part of its registration.
pub fn profile_path(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/profile")
}

/// The grammar of a namespace as a regular expression.
pub fn regex_path(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/regex")
}

/// The examples of a namespace as test vectors.
pub fn test_vectors_path(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/vectors")
}

/// The permanent link to one edition of a profile: `5.1` is the first edition for version 5.
pub fn profile_edition_path(nid: &str, edition: &str) -> String {
    format!("/api/v1/namespaces/{nid}/profile?edition={edition}")
}

/// The permanent link to a version.
pub fn version_path(kind: Kind, nid: &Nid, number: u32) -> String {
    format!("/assignments/urn-{}/{nid}/{number}", kind.name())
}

/// The permanent link to one edition of a version, original or corrected.
pub fn edition_path(kind: Kind, nid: &Nid, number: u32, edition: u32) -> String {
    format!("/assignments/urn-{}/{nid}/{number}.{edition}", kind.name())
}

/// The differences between two editions, each named `version.edition`.
pub fn version_diff_path(kind: Kind, nid: &Nid, a: &str, b: &str) -> String {
    format!("/assignments/urn-{}/{nid}/diff/{a}/{b}", kind.name())
}

/// The page of the public log.
pub const PUBLIC_LOG_PATH: &str = "/log";

/// The signed checkpoint of the public log.
pub const LOG_CHECKPOINT_PATH: &str = "/log/checkpoint";

/// The key that verifies the checkpoints of the public log.
pub const LOG_KEY_PATH: &str = "/log/key";

/// A tile of the public log.
pub fn log_tile_path(tile: impl Display) -> String {
    format!("/log/tile/{tile}")
}

/// The proof that the text of a version is in the public log.
pub fn log_proof_path(kind: Kind, nid: &Nid, number: u32, at: u32) -> String {
    format!("{}.tlog-proof", edition_path(kind, nid, number, at))
}

/// The comparison of the registry on two dates.
pub const COMPARE_PATH: &str = "/assignments/urn-namespaces/compare";

/// The comparison of one namespace on two dates.
pub fn compare_namespace_path(kind: Kind, nid: &Nid) -> String {
    format!("{}/compare", namespace_path(kind, nid))
}

/// The next page of a list, starting after the row that `cursor` names.
pub fn next_page_path(path: &str, query: &[(&str, &str)], cursor: &str) -> String {
    let mut address = format!("{path}?");
    for (name, value) in query {
        address.extend([name, "=", &encode_query_value(value), "&"]);
    }
    address.extend(["after=", &encode_query_value(cursor)]);
    address
}

/// The outbox, optionally filtered by outcome and by search text.
pub fn outbox_path(disposition: Option<&str>, text: &str) -> String {
    with_query("/operator/emails", &[("disposition", disposition.unwrap_or_default()), ("q", text)])
}

/// A path with those query parameters that have a value.
pub fn with_query(path: &str, query: &[(&str, &str)]) -> String {
    let mut address = path.to_owned();
    for (name, value) in query.iter().filter(|(_, value)| !value.is_empty()) {
        address.push(if address.contains('?') { '&' } else { '?' });
        address.extend([*name, "=", &encode_query_value(value)]);
    }
    address
}

/// The public list of requests: all open ones, or those of one filter.
pub fn requests_path(chosen: Option<&str>) -> String {
    chosen.map_or_else(|| "/requests".to_owned(), |name| format!("/requests?action_holder={name}"))
}

/// The public page of a request.
pub fn request_path(number: impl Display) -> String {
    format!("/requests/{number}")
}

/// The plain text of a revision: exactly the bytes its digest covers.
pub fn revision_text_path(number: impl Display, revision: impl Display) -> String {
    format!("/requests/{number}/revisions/{revision}.txt")
}

/// The registrant's page of a request.
pub fn edit_draft_path(number: impl Display) -> String {
    format!("/requests/{number}/edit")
}

/// The page on which the procedure of a request is chosen.
pub fn edit_procedure_path(number: impl Display) -> String {
    format!("/requests/{number}/edit/procedure")
}

/// One section on the registrant's page of a request.
pub fn edit_section_path(number: impl Display, field: Field) -> String {
    format!("/requests/{number}/edit#f-{}", field.key())
}

/// The section to which a suggested change was just applied.
pub fn applied_suggestion_path(number: impl Display, field: Field) -> String {
    format!("/requests/{number}/edit?taken=yes#f-{}", field.key())
}

/// The open questions of a draft, before it is submitted.
pub fn open_questions_path(number: impl Display) -> String {
    format!("/requests/{number}/edit/questions")
}

/// The confirmation after submitting.
pub fn submission_confirmation_path(number: impl Display) -> String {
    format!("/requests/{number}/edit/submitted")
}

/// The collaborators on a request.
pub fn edit_team_path(number: impl Display) -> String {
    format!("/requests/{number}/edit/team")
}

/// The form for a reply to a post on the review list.
pub fn list_reply_path(number: impl Display, id: &str) -> String {
    format!("/requests/{number}/list/{id}")
}

/// A preview of what registering a ready request would publish.
pub fn request_preview_path(number: impl Display) -> String {
    format!("/requests/{number}/preview")
}

/// The page of a request, stating what was sent.
pub fn request_notice_path(number: impl Display, sent: &str) -> String {
    format!("/requests/{number}?sent={sent}")
}

/// An incoming email in the operator queue.
pub fn incoming_email_path(id: impl Display) -> String {
    format!("/operator/mail/{id}")
}

/// The register of the sub-namespaces of a namespace, or of one sub-namespace.
pub fn sub_namespaces_path(nid: &str, prefix: &str) -> String {
    let below = if prefix.is_empty() { String::new() } else { format!("?prefix={}", encode_query_value(prefix)) };
    format!("/delegations/{nid}{below}")
}

/// The resolvers of a namespace.
pub fn resolvers_path(nid: &str) -> String {
    format!("/resolvers/{nid}")
}

/// The file of an email that was sent, for operators.
pub fn outgoing_email_path(id: &str) -> String {
    format!("/operator/emails/{id}/message.eml")
}

/// The page on which operators edit the list record of a namespace.
pub fn operator_record_path(nid: &str) -> String {
    format!("/operator/records/{nid}")
}

/// The page on which operators edit the resolvers of a namespace.
pub fn operator_resolvers_path(nid: &str) -> String {
    format!("/operator/resolvers/{nid}")
}

/// The page on which operators edit one resolver.
pub fn operator_resolver_path(nid: &str, id: &str) -> String {
    with_query(&operator_resolvers_path(nid), &[("id", id)])
}

/// The page on which operators end a resolver entry.
pub fn end_resolver_path(nid: &str) -> String {
    format!("/operator/resolvers/{nid}/end")
}

/// The resolution page of a URN, optionally for one service.
pub fn resolve_path(urn: &str, service: Option<Service>) -> String {
    let service = service.map(|service| format!("&service={}", encode_query_value(service.name()))).unwrap_or_default();
    format!("/resolve?urn={}{service}", encode_query_value(urn))
}

/// The resolution endpoint for programs (RFC 2169).
pub fn uri_res_path(service: Service, urn: &str) -> String {
    // A `#` would end the query, so a name that contains one is encoded completely.
    let urn = if urn.contains('#') { encode_query_value(urn) } else { urn.to_owned() };
    format!("/uri-res/{service}?{urn}")
}

/// The sign-in page that leads to `next` afterwards.
pub fn sign_in_path_to(next: &str) -> String {
    with_query(SIGN_IN_PATH, &[("next", next)])
}

/// The sign-in page with a notice of the completed action.
pub fn sign_in_notice_path(done: &str) -> String {
    with_query(SIGN_IN_PATH, &[("done", done)])
}

/// The accounts page with a notice of the completed action.
pub fn accounts_notice_path(done: &str) -> String {
    with_query(ADMIN_ACCOUNTS_PATH, &[("done", done)])
}

/// A section of the page with the user's own name, address and data.
pub fn own_account_section_path(part: &str) -> String {
    format!("/account/own#{part}")
}

/// A reserved NID in the operator queue.
pub fn operator_reserved_path(nid: &str) -> String {
    format!("{OPERATOR_RESERVED_PATH}/{nid}")
}

pub fn api_namespace_path(nid: impl Display) -> String {
    format!("/api/v1/namespaces/{nid}")
}

/// The page on which the sender of an email publishes or withdraws it.
pub fn email_action_path(token: &str, act: &str) -> String {
    format!("/email/{token}/{act}")
}

pub fn api_draft_path(number: impl Display) -> String {
    format!("/api/v1/drafts/{number}")
}

/// A static file, by its name with its hash.
pub fn asset_path(served: impl Display) -> String {
    format!("/static/{served}")
}

/// The help on a status code.
pub fn error_help_path(status: u16) -> String {
    format!("/help/errors#e{status}")
}

/// A section of the current version of a namespace. `kind` is `formal` or `informal`.
pub fn section_path(kind: &str, nid: &str, field: Field) -> String {
    format!("/assignments/urn-{kind}/{nid}#f-{}", field.key())
}

/// The validation page for a URN, optionally against another profile.
pub fn check_urn_path(urn: &str, profile: Option<&str>) -> String {
    let profile = profile.map(|profile| format!("&profile={profile}")).unwrap_or_default();
    format!("{CHECK_PATH}?urn={}{profile}", encode_query_value(urn))
}

/// Percent-encodes a value for a query string.
pub fn encode_query_value(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Returns a path of this site to open after signing in, or `/` for anything else. A path that a browser could read as another host is not
/// accepted.
pub fn safe_local_path(text: &str) -> &str {
    let own = text.starts_with('/') && !text.starts_with("//") && !text.contains('\\') && !text.chars().any(char::is_control);
    if own { text } else { TASKS_PATH }
}

/// The path that sets a language and leads back to `back`.
pub fn set_language_path(tag: &str, back: &str) -> String {
    with_query(&format!("/language/{tag}"), &[("back", back)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_local_paths_are_followed() {
        assert_eq!(safe_local_path("/requests/R-2026-0001/edit"), "/requests/R-2026-0001/edit");
        for foreign in [
            "https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)", "", "/\t/evil.example",
            "/\u{7f}",
        ] {
            assert_eq!(safe_local_path(foreign), "/waiting", "{foreign}");
        }
    }
}
