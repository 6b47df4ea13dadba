//! All paths of the site are built here, so that links cannot point to pages that do not exist.

use crate::registry::Kind;
use std::fmt::Display;
use urn_registry::nid::Nid;
use urn_registry::resolution::service::Service;
use urn_registry::template::Field;

/// The registry page.
pub const REGISTRY: &str = "/assignments/urn-namespaces";

/// The tasks of the signed-in user.
pub const WAITING: &str = "/waiting";

/// The API and its readable reference.
pub const API: &str = "/api/v1";
/// The description of the API.
pub const OPENAPI: &str = "/openapi.json";
/// Whether the server is ready.
pub const READYZ: &str = "/readyz";
/// The folders of IANA's two lists, which are followed by a NID.
pub const FORMAL_FOLDER: &str = "/assignments/urn-formal/";
pub const INFORMAL_FOLDER: &str = "/assignments/urn-informal/";

// Pages without parameters.
pub const ACCOUNT: &str = "/account";
pub const CHECK: &str = "/check";
pub const OPERATOR_QUEUE: &str = "/operator";
pub const FIND: &str = "/find";
pub const HELP: &str = "/help";
/// The guides that are listed in the site map, with the reference of the API.
pub const GUIDES: [&str; 5] = ["/help/register", "/help/registration", "/help/urns", "/help/programs", API];
pub const REGISTER: &str = "/register";
pub const REVIEWS: &str = "/reviews";
pub const SIGN_IN: &str = "/sign-in";
pub const SIGN_UP: &str = "/account/new";
pub const AWAY: &str = "/account/away";
pub const REGISTER_PATH: &str = "/register/path";
pub const REVISE: &str = "/register/revise";
pub const ACCOUNT_EXTERNAL_SIGN_IN: &str = "/account/oidc";
pub const EXTERNAL_SIGN_IN: &str = "/sign-in/oidc";
/// The redirect URI registered with the OIDC provider, which must therefore not change. Its number is left from a design with several
/// providers.
pub const SIGN_IN_BACK: &str = "/sign-in/oidc/1/back";
pub const ACCOUNT_LINKED: &str = "/account#oidc";
pub const SECOND_FACTOR: &str = "/account/second-factor";
pub const SIGN_IN_CODE: &str = "/sign-in/code";
pub const ACCOUNT_TOKENS: &str = "/account/tokens";
pub const ADMIN_ACCOUNTS: &str = "/admin/accounts";
pub const ADMIN_AUDIT: &str = "/admin/audit";
pub const ADMIN_AUDIT_CSV: &str = "/admin/audit.csv";
pub const ADMIN_AUDIT_LINES: &str = "/admin/audit.jsonl";
pub const ADMIN_EXPERTS: &str = "/admin/experts";
pub const RESERVED: &str = "/reserved";
pub const BODIES: &str = "/bodies";
pub const OPERATOR_BODIES: &str = "/operator/bodies";
pub const OPERATOR_BODIES_END: &str = "/operator/bodies/end";
pub const OPERATOR_REPRESENTATIVES: &str = "/operator/bodies/representatives";
pub const OPERATOR_REPRESENTATIVES_END: &str = "/operator/bodies/representatives/end";
pub const OPERATOR_RESERVED: &str = "/operator/reserved";
pub const OPERATOR_EMAILS: &str = "/operator/emails";
pub const OPERATOR_MAIL: &str = "/operator/mail";
pub const OPERATOR_MARKS: &str = "/operator/marks";
pub const OPERATOR_REDACTIONS: &str = "/operator/redactions";
pub const API_COMPARE: &str = "/api/v1/compare";
pub const RULES: &str = "/rules";
pub const TIMEMAP_OF_LIST: &str = "/assignments/urn-namespaces/timemap";
pub const REQUESTS: &str = "/requests";
/// What the path of every request begins with, and the segment after its number on the pages of its draft.
pub(crate) const A_REQUEST: &str = "/requests/R-";
pub(crate) const DRAFT: &str = "edit";
pub const CHANGE: &str = "/register/change";
pub const JOIN: &str = "/join/";
pub const RESOLVE: &str = "/resolve/";
pub const URI_RES: &str = "/uri-res/";

/// The pages that are available in every language; all others are in English only. Add a page when all its messages are in
/// `templates/words/`. `*` matches one path segment, `**` matches the rest of the path, which may be empty.
pub(crate) const LOCALIZED: &[&str] = &[
    "/", "/account/**", "/assignments/**", "/bodies", "/check/**", "/contact-answers/*", "/delegations", "/delegations/*",
    "/email/*/*", "/experts", "/find", "/gone", "/help", "/help/accessibility", "/help/errors", "/help/privacy",
    "/help/programs", "/help/query-parameters", "/help/register", "/help/registration", "/help/scheme", "/help/urns", "/join/*",
    "/log", "/contacts/*", "/register/**", "/requests/**", "/reserved/**", "/resolve/**", "/resolvers/**", "/rules/**",
    "/setup/*", "/sign-in/**", "/unfollow/*", "/waiting",
];

/// The page of a namespace.
pub fn namespace(kind: Kind, nid: &Nid) -> String {
    format!("/assignments/urn-{}/{nid}", kind.name())
}

/// The namespaces on one topic.
pub fn topic(topic: &str) -> String {
    format!("{REGISTRY}?topic={}", query_value(topic))
}

/// The profile of a namespace that is in force: the machine-readable part of its registration.
pub fn profile(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/profile")
}

/// The grammar of a namespace as a regular expression.
pub fn regex(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/regex")
}

/// The examples of a namespace as test vectors.
pub fn vectors(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/vectors")
}

/// The permanent link to one edition of a profile: `5.1` is the first edition for version 5.
pub fn profile_edition(nid: &str, edition: &str) -> String {
    format!("/api/v1/namespaces/{nid}/profile?edition={edition}")
}

/// The permanent link to a version.
pub fn version(kind: Kind, nid: &Nid, number: u32) -> String {
    format!("/assignments/urn-{}/{nid}/{number}", kind.name())
}

/// The permanent link to one edition of a version, original or corrected.
pub fn edition(kind: Kind, nid: &Nid, number: u32, edition: u32) -> String {
    format!("/assignments/urn-{}/{nid}/{number}.{edition}", kind.name())
}

/// The differences between two editions, each named `version.edition`.
pub fn diff(kind: Kind, nid: &Nid, a: &str, b: &str) -> String {
    format!("/assignments/urn-{}/{nid}/diff/{a}/{b}", kind.name())
}

/// The page of the public log.
pub const LOG: &str = "/log";

/// The signed checkpoint of the public log.
pub const LOG_CHECKPOINT: &str = "/log/checkpoint";

/// The key that verifies the checkpoints of the public log.
pub const LOG_KEY: &str = "/log/key";

/// A tile of the public log.
pub fn log_tile(tile: impl Display) -> String {
    format!("/log/tile/{tile}")
}

/// The proof that the text of a version is in the public log.
pub fn proof(kind: Kind, nid: &Nid, number: u32, at: u32) -> String {
    format!("{}.tlog-proof", edition(kind, nid, number, at))
}

/// The comparison of the registry on two dates.
pub const COMPARE: &str = "/assignments/urn-namespaces/compare";

/// The comparison of one namespace on two dates.
pub fn compare_namespace(kind: Kind, nid: &Nid) -> String {
    format!("{}/compare", namespace(kind, nid))
}

/// The next page of a list, starting after the row that `cursor` names.
pub fn after(path: &str, query: &[(&str, &str)], cursor: &str) -> String {
    let mut address = format!("{path}?");
    for (name, value) in query {
        address.extend([name, "=", &query_value(value), "&"]);
    }
    address.extend(["after=", &query_value(cursor)]);
    address
}

/// The outbox, optionally filtered by outcome and by search text.
pub fn outbox(disposition: Option<&str>, text: &str) -> String {
    with_query("/operator/emails", &[("disposition", disposition.unwrap_or_default()), ("q", text)])
}

/// A path with those query parameters that have a value.
pub fn with_query(path: &str, query: &[(&str, &str)]) -> String {
    let mut address = path.to_owned();
    for (name, value) in query.iter().filter(|(_, value)| !value.is_empty()) {
        address.push(if address.contains('?') { '&' } else { '?' });
        address.extend([*name, "=", &query_value(value)]);
    }
    address
}

/// The public list of requests: all open ones, or those of one filter.
pub fn requests(chosen: Option<&str>) -> String {
    chosen.map_or_else(|| "/requests".to_owned(), |name| format!("/requests?action_holder={name}"))
}

/// The public page of a request.
pub fn request(number: impl Display) -> String {
    format!("/requests/{number}")
}

/// The plain text of a revision: exactly the bytes its digest covers.
pub fn revision_text(number: impl Display, revision: impl Display) -> String {
    format!("/requests/{number}/revisions/{revision}.txt")
}

/// The registrant's page of a request.
pub fn edit(number: impl Display) -> String {
    format!("/requests/{number}/edit")
}

/// The page on which the procedure of a request is chosen.
pub fn edit_procedure(number: impl Display) -> String {
    format!("/requests/{number}/edit/procedure")
}

/// One section on the registrant's page of a request.
pub fn edit_field(number: impl Display, field: Field) -> String {
    format!("/requests/{number}/edit#f-{}", field.key())
}

/// The section to which a suggested change was just applied.
pub fn edit_suggested(number: impl Display, field: Field) -> String {
    format!("/requests/{number}/edit?taken=yes#f-{}", field.key())
}

/// The confirmation after submitting.
pub fn submission_confirmation(number: impl Display) -> String {
    format!("/requests/{number}/edit/submitted")
}

/// The collaborators on a request.
pub fn edit_team(number: impl Display) -> String {
    format!("/requests/{number}/edit/team")
}

/// The form for a reply to a post on the review list.
pub fn list_reply(number: impl Display, id: &str) -> String {
    format!("/requests/{number}/list/{id}")
}

/// A preview of what registering a ready request would publish.
pub fn request_preview(number: impl Display) -> String {
    format!("/requests/{number}/preview")
}

/// The page of a request, stating what was sent.
pub fn request_after(number: impl Display, sent: &str) -> String {
    format!("/requests/{number}?sent={sent}")
}

/// An incoming email in the operator queue.
pub fn came_in(id: impl Display) -> String {
    format!("/operator/mail/{id}")
}

/// The register of the sub-namespaces of a namespace, or of one sub-namespace.
pub fn parts(nid: &str, prefix: &str) -> String {
    let below = if prefix.is_empty() { String::new() } else { format!("?prefix={}", query_value(prefix)) };
    format!("/delegations/{nid}{below}")
}

/// The resolvers of a namespace.
pub fn resolvers(nid: &str) -> String {
    format!("/resolvers/{nid}")
}

/// The page on which operators edit the resolvers of a namespace.
pub fn operator_resolvers(nid: &str) -> String {
    format!("/operator/resolvers/{nid}")
}

/// The page on which operators edit one resolver.
pub fn operator_resolver(nid: &str, id: &str) -> String {
    with_query(&operator_resolvers(nid), &[("id", id)])
}

/// The page on which operators end a resolver entry.
pub fn operator_resolvers_end(nid: &str) -> String {
    format!("/operator/resolvers/{nid}/end")
}

/// The resolution page of a URN, optionally for one service.
pub fn resolve(urn: &str, service: Option<Service>) -> String {
    let service = service.map(|service| format!("&service={}", query_value(service.name()))).unwrap_or_default();
    format!("/resolve?urn={}{service}", query_value(urn))
}

/// The resolution endpoint for programs (RFC 2169).
pub fn uri_res(service: Service, urn: &str) -> String {
    // A `#` would end the query, so a name that contains one is encoded completely.
    let urn = if urn.contains('#') { query_value(urn) } else { urn.to_owned() };
    format!("/uri-res/{service}?{urn}")
}

/// The sign-in page that leads to `next` afterwards.
pub fn sign_in_to(next: &str) -> String {
    with_query(SIGN_IN, &[("next", next)])
}

/// The sign-in page with a notice of the completed action.
pub fn signed_out(done: &str) -> String {
    with_query(SIGN_IN, &[("done", done)])
}

/// The accounts page with a notice of the completed action.
pub fn accounts_after(done: &str) -> String {
    with_query(ADMIN_ACCOUNTS, &[("done", done)])
}

/// A section of the page with the user's own name, address and data.
pub fn own_part(part: &str) -> String {
    format!("/account/own#{part}")
}

/// A reserved NID in the operator queue.
pub fn operator_reserved(nid: &str) -> String {
    format!("{OPERATOR_RESERVED}/{nid}")
}

pub fn api_namespace(nid: impl Display) -> String {
    format!("/api/v1/namespaces/{nid}")
}

/// The page on which the sender of an email publishes or withdraws it.
pub fn email(token: &str, act: &str) -> String {
    format!("/email/{token}/{act}")
}

pub fn api_draft(number: impl Display) -> String {
    format!("/api/v1/drafts/{number}")
}

/// A static file, by its name with its hash.
pub fn asset(served: impl Display) -> String {
    format!("/static/{served}")
}

/// The help on a status code.
pub fn help_errors(status: u16) -> String {
    format!("/help/errors#e{status}")
}

/// A section of the current version of a namespace. `kind` is `formal` or `informal`.
pub fn section_of(kind: &str, nid: &str, field: Field) -> String {
    format!("/assignments/urn-{kind}/{nid}#f-{}", field.key())
}

/// The validation page for a URN, optionally against another profile.
pub fn check_urn(urn: &str, profile: Option<&str>) -> String {
    let profile = profile.map(|profile| format!("&profile={profile}")).unwrap_or_default();
    format!("{CHECK}?urn={}{profile}", query_value(urn))
}

/// Percent-encodes a value for a query string.
pub fn query_value(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Returns a path of this site to open after signing in, or `/` for anything else. A path that a browser could read as another host is not
/// accepted.
pub fn own_path(text: &str) -> &str {
    let own = text.starts_with('/') && !text.starts_with("//") && !text.contains('\\') && !text.chars().any(char::is_control);
    if own { text } else { WAITING }
}

/// The path that sets a language and leads back to `back`.
pub fn language(tag: &str, back: &str) -> String {
    with_query(&format!("/language/{tag}"), &[("back", back)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_local_paths_are_followed() {
        assert_eq!(own_path("/requests/R-2026-0001/edit"), "/requests/R-2026-0001/edit");
        for foreign in [
            "https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)", "", "/\t/evil.example",
            "/\u{7f}",
        ] {
            assert_eq!(own_path(foreign), "/waiting", "{foreign}");
        }
    }
}
