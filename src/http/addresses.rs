//! Addresses are made here and nowhere else, so that a link cannot lead to a page that does not exist.

use crate::nid::Nid;
use crate::registry::Kind;
use crate::resolution::service::Service;
use crate::template::Field;
use std::fmt::Display;

/// The registry page.
pub const REGISTRY: &str = "/assignments/urn-namespaces";

/// What waits for whoever is signed in.
pub const WAITING: &str = "/waiting";

// Pages that stand for themselves, by what their address says.
pub const ACCOUNT: &str = "/account";
pub const CHECK: &str = "/check";
pub const DESK: &str = "/desk";
pub const HELP: &str = "/help";
pub const REGISTER: &str = "/register";
pub const REVIEWS: &str = "/reviews";
pub const SIGN_IN: &str = "/sign-in";
pub const AWAY: &str = "/account/away";
pub const REGISTER_PATH: &str = "/register/path";
pub const REVISE: &str = "/register/revise";
pub const ACCOUNT_ELSEWHERE: &str = "/account/elsewhere";
pub const SIGN_IN_ELSEWHERE: &str = "/sign-in/elsewhere";
/// Registered at the provider, letter by letter. The number is from the time when there could be several.
pub const SIGN_IN_BACK: &str = "/sign-in/elsewhere/1/back";
pub const ACCOUNT_LINKED: &str = "/account#elsewhere";
pub const ACCOUNT_LETTERS: &str = "/account/letters";
pub const ACCOUNT_LETTERS_SAVED: &str = "/account/letters?done=saved";
pub const ACCOUNT_PROMISES: &str = "/account/promises";
pub const SECOND_FACTOR: &str = "/account/second-factor";
pub const SIGN_IN_CODE: &str = "/sign-in/code";
pub const ACCOUNT_TOKENS: &str = "/account/tokens";
pub const ADMIN_ACCOUNTS: &str = "/admin/accounts";
pub const ADMIN_AUDIT: &str = "/admin/audit";
pub const ADMIN_EXPERTS: &str = "/admin/experts";
pub const DESK_ERASURES: &str = "/desk/erasures";
pub const DESK_IN_USE: &str = "/desk/in-use";
pub const IN_USE: &str = "/reserved#in-use";
pub const BODIES: &str = "/bodies";
pub const DESK_BODIES: &str = "/desk/bodies";
pub const DESK_BODIES_END: &str = "/desk/bodies/end";
pub const DESK_REPRESENTATIVES: &str = "/desk/bodies/representatives";
pub const DESK_REPRESENTATIVES_END: &str = "/desk/bodies/representatives/end";
pub const DESK_RESERVED: &str = "/desk/reserved";
pub const DESK_LETTERS: &str = "/desk/letters";
pub const DESK_MAIL: &str = "/desk/mail";
pub const DESK_MARKS: &str = "/desk/marks";
pub const DESK_PROMISES: &str = "/desk/promises";
pub const DESK_PROMISES_END: &str = "/desk/promises/end";
pub const DESK_REDACTIONS: &str = "/desk/redactions";
pub const API_COMPARE: &str = "/api/v1/compare";
pub const RULES: &str = "/rules";
pub const PROPOSED: &str = "/assignments/urn-resolution-query-parameters";
pub const TIMEMAP_OF_LIST: &str = "/assignments/urn-namespaces/timemap";
pub const REQUESTS: &str = "/requests";
pub const CHANGE: &str = "/register/change";
pub const JOIN: &str = "/join/";
pub const RESOLVE: &str = "/resolve/";
pub const URI_RES: &str = "/uri-res/";

/// The pages that are written in every language; all others are in English. A page joins when all its words are in `templates/words/`.
/// `*` stands for one part of a path, `**` for all that follow, and for nothing.
pub(crate) const SPOKEN: &[&str] = &[
    "/",
    "/account/**",
    "/assignments/**",
    "/bodies",
    "/check/**",
    "/claims/*",
    "/contentions/*",
    "/delegations",
    "/delegations/*",
    "/drafts/*",
    "/email/*/*",
    "/erasure/**",
    "/experts",
    "/find",
    "/gone",
    "/help",
    "/help/accessibility",
    "/help/errors",
    "/help/letters",
    "/help/letters/*",
    "/help/privacy",
    "/help/register",
    "/join/*",
    "/letters/**",
    "/promises/*",
    "/register/**",
    "/requests",
    "/requests/*",
    "/requests/*/claim",
    "/requests/*/compare",
    "/requests/*/decision",
    "/requests/*/decisions/*",
    "/requests/*/edit",
    "/requests/*/edit/**",
    "/requests/*/texts/*",
    "/requests/statistics",
    "/reserved",
    "/resolve/**",
    "/resolvers/**",
    "/rules/**",
    "/scheme",
    "/setup/*",
    "/sign-in/**",
    "/waiting",
];

/// A namespace's page.
pub fn namespace(kind: Kind, nid: &Nid) -> String {
    format!("/assignments/urn-{}/{nid}", kind.name())
}

/// The list with the namespaces of one topic.
pub fn topic(topic: &str) -> String {
    format!("{REGISTRY}?topic={}", query_value(topic))
}

/// The machine-readable half of a registration, as it is in force.
pub fn profile(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/profile")
}

/// Its grammar as a regular expression.
pub fn regex(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/regex")
}

/// Its examples as test vectors.
pub fn vectors(nid: &str) -> String {
    format!("/api/v1/namespaces/{nid}/vectors")
}

/// One edition of it, for ever: `5.1` is the first of version 5.
pub fn profile_edition(nid: &str, edition: &str) -> String {
    format!("/api/v1/namespaces/{nid}/profile?edition={edition}")
}

/// One version's page, for ever.
pub fn version(kind: Kind, nid: &Nid, number: u32) -> String {
    format!("/assignments/urn-{}/{nid}/{number}", kind.name())
}

/// One wording of one version, for ever.
pub fn edition(kind: Kind, nid: &Nid, number: u32, edition: u32) -> String {
    format!("/assignments/urn-{}/{nid}/{number}.{edition}", kind.name())
}

/// What changed between two wordings, named `version.edition`.
pub fn diff(kind: Kind, nid: &Nid, a: &str, b: &str) -> String {
    format!("/assignments/urn-{}/{nid}/diff/{a}/{b}", kind.name())
}

/// What came of a list of URNs, under its key.
pub fn checked_list(key: &str) -> String {
    format!("/check/list/{key}")
}

/// What differs between two days of the list.
pub const COMPARE: &str = "/assignments/urn-namespaces/compare";

/// The same of one namespace.
pub fn compare_namespace(kind: Kind, nid: &Nid) -> String {
    format!("{}/compare", namespace(kind, nid))
}

/// The page of a list that begins after a row.
pub fn after(path: &str, query: &[(&str, &str)], cursor: &str) -> String {
    let mut address = format!("{path}?");
    for (name, value) in query {
        address.extend([name, "=", &query_value(value), "&"]);
    }
    address.extend(["after=", &query_value(cursor)]);
    address
}

/// The imports.
pub const IMPORTS: &str = "/desk/import";

/// An upload that waits for somebody to confirm it.
pub fn upload(id: &str) -> String {
    format!("{IMPORTS}/{id}")
}

/// The file of a state, as it was received.
pub fn state_file(number: i64) -> String {
    format!("{IMPORTS}/file/{number}")
}

/// A file of an upload, as it was sent.
pub fn sent_file(id: &str, place: i64) -> String {
    format!("{IMPORTS}/sent/{id}.{place}")
}

/// The outbox, all of it or what had one fate, with the words looked for.
pub fn outbox(fate: Option<&str>, words: &str) -> String {
    with_query("/desk/letters", &[("fate", fate.unwrap_or_default()), ("q", words)])
}

/// A path with the parameters that have a value.
pub fn with_query(path: &str, query: &[(&str, &str)]) -> String {
    let mut address = path.to_owned();
    for (name, value) in query.iter().filter(|(_, value)| !value.is_empty()) {
        address.push(if address.contains('?') { '&' } else { '?' });
        address.extend([*name, "=", &query_value(value)]);
    }
    address
}

/// The public requests, all open ones or those of one choice.
pub fn requests(chosen: Option<&str>) -> String {
    chosen.map_or_else(|| "/requests".to_owned(), |name| format!("/requests?turn={name}"))
}

/// The public page of a request.
pub fn request(number: impl Display) -> String {
    format!("/requests/{number}")
}

/// The plain text of a revision: the bytes of which its digest is made.
pub fn revision_text(number: impl Display, revision: impl Display) -> String {
    format!("/requests/{number}/revisions/{revision}.txt")
}

/// Where a registrant works on a request.
pub fn edit(number: impl Display) -> String {
    format!("/requests/{number}/edit")
}

/// The page of one field.
pub fn edit_field(number: impl Display, field: Field) -> String {
    format!("/requests/{number}/edit/{}", field.key())
}

/// The second page of the Syntax section: rules that names can be tried on.
pub fn edit_testable(number: impl Display) -> String {
    format!("/requests/{number}/edit/testable")
}

/// What the organisation promises, beside the text.
pub fn edit_pledges(number: impl Display) -> String {
    format!("/requests/{number}/edit/pledges")
}

/// The whole text on one page.
pub fn edit_whole(number: impl Display) -> String {
    format!("/requests/{number}/edit/whole")
}

/// Check answers and submit.
pub fn edit_check(number: impl Display) -> String {
    format!("/requests/{number}/edit/check")
}

/// The confirmation after submitting.
pub fn edit_submitted(number: impl Display) -> String {
    format!("/requests/{number}/edit/submitted")
}

/// Who works on a request.
pub fn edit_team(number: impl Display) -> String {
    format!("/requests/{number}/edit/team")
}

/// Where experts work on a request.
pub fn review(number: impl Display) -> String {
    format!("/reviews/{number}")
}

/// Where operators work on a request.
pub fn desk(number: impl Display) -> String {
    format!("/desk/{number}")
}

/// What registering a ready request would publish.
pub fn desk_preview(number: impl Display) -> String {
    format!("/desk/{number}/preview")
}

/// An email that came in, as operators see it.
pub fn came_in(id: impl Display) -> String {
    format!("/desk/mail/{id}")
}

/// Where the reader of an email chooses which they get.
pub fn choose_letters(word: impl Display) -> String {
    format!("/letters/{word}")
}

/// The room of those who contend for a name.
pub fn contention(nid: impl Display) -> String {
    format!("/contentions/{nid}")
}

/// The register of the parts of a namespace, or of one part of it.
pub fn parts(nid: &str, prefix: &str) -> String {
    let below = if prefix.is_empty() { String::new() } else { format!("?prefix={}", query_value(prefix)) };
    format!("/delegations/{nid}{below}")
}

/// The resolvers of a namespace.
pub fn resolvers(nid: &str) -> String {
    format!("/resolvers/{nid}")
}

/// Where operators edit the resolvers of a namespace.
pub fn desk_resolvers(nid: &str) -> String {
    format!("/desk/resolvers/{nid}")
}

/// Where operators edit one of them.
pub fn desk_resolver(nid: &str, id: &str) -> String {
    with_query(&desk_resolvers(nid), &[("id", id)])
}

/// Where operators end one of them.
pub fn desk_resolvers_end(nid: &str) -> String {
    format!("/desk/resolvers/{nid}/end")
}

/// The page that says where a name leads, and by which service when one is asked for.
pub fn resolve(urn: &str, service: Option<Service>) -> String {
    let service = service.map(|service| format!("&service={}", query_value(service.name()))).unwrap_or_default();
    format!("/resolve?urn={}{service}", query_value(urn))
}

/// The question of a program (RFC 2169).
pub fn uri_res(service: Service, urn: &str) -> String {
    // A mark that would end the query is only kept when the whole name is encoded.
    let urn = if urn.contains('#') { query_value(urn) } else { urn.to_owned() };
    format!("/uri-res/{service}?{urn}")
}

/// Where somebody signs in to go on to a page.
pub fn sign_in_to(next: &str) -> String {
    with_query(SIGN_IN, &[("next", next)])
}

/// Where somebody signs in after something was done, by its word.
pub fn signed_out(done: &str) -> String {
    with_query(SIGN_IN, &[("done", done)])
}

/// The accounts, after something was done.
pub fn accounts_after(done: &str) -> String {
    with_query(ADMIN_ACCOUNTS, &[("done", done)])
}

/// A part of the page of one's name, address and data.
pub fn own_part(part: &str) -> String {
    format!("/account/own#{part}")
}

/// Where an act on a request goes: of anybody, of a reviewer, of an operator.
pub fn request_act(number: impl Display, act: &str) -> String {
    format!("/requests/{number}/{act}")
}

/// The same of a reviewer.
pub fn review_act(number: impl Display, act: &str) -> String {
    format!("/reviews/{number}/{act}")
}

/// The same of an operator.
pub fn desk_act(number: impl Display, act: &str) -> String {
    format!("/desk/{number}/{act}")
}

/// The same in the room of a contention.
pub fn contention_act(nid: impl Display, act: &str) -> String {
    format!("/contentions/{nid}/{act}")
}

/// A reserved name at the desk.
pub fn desk_reserved(nid: &str) -> String {
    format!("{DESK_RESERVED}/{nid}")
}

/// A name in use at the desk.
pub fn desk_in_use(nid: impl Display) -> String {
    format!("{DESK_IN_USE}/{nid}")
}

/// A namespace, for programs.
pub fn api_namespace(nid: impl Display) -> String {
    format!("/api/v1/namespaces/{nid}")
}

/// The page on which the sender of an email publishes or withdraws it.
pub fn email(token: &str, act: &str) -> String {
    format!("/email/{token}/{act}")
}

/// The promises that a contact is asked about.
pub fn promises(token: &str) -> String {
    format!("/promises/{token}")
}

/// The private preview of a draft.
pub fn draft(token: &str) -> String {
    format!("/drafts/{token}")
}

/// A draft, for programs.
pub fn api_draft(number: impl Display) -> String {
    format!("/api/v1/drafts/{number}")
}

/// A static file, by the name that carries its hash.
pub fn asset(served: impl Display) -> String {
    format!("/static/{served}")
}

/// What an error means.
pub fn help_errors(status: u16) -> String {
    format!("/help/errors#e{status}")
}

/// A section of the newest text of a namespace whose kind is known by its word.
pub fn section_of(kind: &str, nid: &str, field: Field) -> String {
    format!("/assignments/urn-{kind}/{nid}#f-{}", field.key())
}

/// The check of a name, by another profile where one is named.
pub fn check_urn(urn: &str, profile: Option<&str>) -> String {
    let profile = profile.map(|profile| format!("&profile={profile}")).unwrap_or_default();
    format!("{CHECK}?urn={}{profile}", query_value(urn))
}

/// Percent-encodes a value for a query.
pub fn query_value(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// A path of this site to go to after signing in; anything else leads home. A path that a browser could read as another host
/// is not one of this site.
pub fn own_path(text: &str) -> &str {
    let own = text.starts_with('/') && !text.starts_with("//") && !text.contains('\\') && !text.chars().any(char::is_control);
    if own { text } else { WAITING }
}

/// Where a language is chosen; the choice leads back.
pub fn language(tag: &str, back: &str) -> String {
    with_query(&format!("/language/{tag}"), &[("back", back)])
}

/// A conversation of emails on the help pages.
pub fn letters_of(part: &str) -> String {
    format!("/help/letters/{part}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_paths_are_followed() {
        assert_eq!(own_path("/requests/R-2026-0001/edit"), "/requests/R-2026-0001/edit");
        for foreign in [
            "https://evil.example/",
            "//evil.example/",
            "/\\evil.example",
            "javascript:alert(1)",
            "",
            "/\t/evil.example",
            "/\u{7f}",
        ] {
            assert_eq!(own_path(foreign), "/waiting", "{foreign}");
        }
    }
}
