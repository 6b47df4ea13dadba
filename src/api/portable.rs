//! `/api/v1`: regular expressions and test vectors, with which other programs can check names without querying this server.

use crate::api::reject_other_parameters;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::{Response, cacheable_file};
use schemars::JsonSchema;
use serde::Serialize;
use urn_registry::grammar::Budget;
use urn_registry::profile::{Profile, ProfileSource};
use urn_registry::verdict::{NamespaceRegex, STEPS_PER_NAME_MAX, namespace_regex, test_vectors};

/// One JSON object per line.
const NDJSON_MEDIA_TYPE: &str = "application/x-ndjson";

/// The profile of the namespace in the path. A segment longer than any NID is not found.
fn profile_in_path<'k>(cx: &RequestContext, known: &'k KnownNamespaces) -> Result<(&'k Profile, ProfileSource), HttpError> {
    known.book.profile(cx.param("nid")).ok_or_else(|| HttpError::not_found("A profile of this namespace"))
}

/// All current profiles, ordered by NID.
fn all_profiles(known: &KnownNamespaces) -> impl Iterator<Item = (&Profile, ProfileSource)> {
    let mut nids: Vec<&str> = known.book.nids().collect();
    nids.sort_unstable();
    nids.into_iter().filter_map(|nid| known.book.profile(nid))
}

/// The test vectors of profiles, one per line.
fn test_vector_lines<'k>(known: &KnownNamespaces, profiles: impl Iterator<Item = &'k Profile>) -> Result<Response, HttpError> {
    let mut text = String::new();
    for profile in profiles {
        // One budget per namespace: examples that exceed it are omitted and do not affect other namespaces.
        for vector in test_vectors(profile, &known.book, &mut Budget::new(STEPS_PER_NAME_MAX * 10)) {
            let line = serde_json::to_string(&vector).map_err(|error| HttpError::internal(&error))?;
            text.push_str(&line);
            text.push('\n');
        }
    }
    Ok(cacheable_file(NDJSON_MEDIA_TYPE, text))
}

/// `GET /api/v1/namespaces/{nid}/regex`: the rules as a regular expression, in the common subset of RE2 and ECMAScript.
pub fn regex(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let known = cx.known_namespaces()?;
    let (profile, reading) = profile_in_path(cx, &known)?;
    Response::json(&namespace_regex(profile, reading))
}

/// The regular expressions of all namespaces.
#[derive(Serialize, JsonSchema)]
pub struct Expressions(Vec<NamespaceRegex>);

/// `GET /regexes.json`: the regular expressions of all namespaces.
pub fn regexes(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let known = cx.known_namespaces()?;
    Response::json(&Expressions(all_profiles(&known).map(|(profile, reading)| namespace_regex(profile, reading)).collect()))
}

/// `GET /api/v1/namespaces/{nid}/vectors`: names with the expected result, one per line.
pub fn vectors_of(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let known = cx.known_namespaces()?;
    let (profile, _) = profile_in_path(cx, &known)?;
    test_vector_lines(&known, std::iter::once(profile))
}

/// `GET /vectors.ndjson`: the test vectors of all namespaces.
pub fn all_vectors(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let known = cx.known_namespaces()?;
    test_vector_lines(&known, all_profiles(&known).map(|(profile, _)| profile))
}
