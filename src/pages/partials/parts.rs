//! A sub-namespace on a page: its responsible organization, policy and resolver.

use crate::http::addresses;
use urn_registry::i18n::Phrase;
use urn_registry::nid::facts::country_by_alpha2;
use urn_registry::resolution::delegation::{DelegationStatus, PrefixCaseSensitivity, SubNamespace};
use urn_registry::resolution::directory::Directory;

/// A sub-namespace.
pub(crate) struct SubNamespaceRow {
    pub(crate) prefix: String,
    /// The page of its own register.
    pub(crate) href: String,
    /// Whether that register has entries.
    pub(crate) has_parts: bool,
    /// The country of a sub-namespace of `nbn`.
    pub(crate) country: String,
    pub(crate) holder: String,
    pub(crate) policy: String,
    pub(crate) register: String,
    /// The resolver of its names, and its URL.
    pub(crate) resolver: String,
    pub(crate) template: String,
    pub(crate) in_use: bool,
    pub(crate) case: Phrase,
    pub(crate) source: String,
    pub(crate) note: String,
}

/// The row of a sub-namespace.
pub(crate) fn sub_namespace_row(part: &SubNamespace, directory: &Directory) -> SubNamespaceRow {
    let entry =
        part.resolver.as_deref().and_then(|id| directory.of_namespace(&part.nid).iter().find(|entry| entry.record.id == id));
    let country = (part.nid == "nbn").then(|| part.prefix.get(..2).and_then(country_by_alpha2)).flatten();
    SubNamespaceRow {
        href: addresses::sub_namespaces_path(&part.nid, &part.prefix),
        has_parts: !directory.sub_namespaces().children_of(&part.nid, &part.prefix).is_empty(),
        country: country.map(|country| country.name.to_owned()).unwrap_or_default(),
        prefix: part.prefix.clone(),
        holder: part.holder.clone(),
        policy: part.policy.clone().unwrap_or_default(),
        register: part.register.clone().unwrap_or_default(),
        resolver: entry.map(|entry| entry.record.holder.clone()).unwrap_or_default(),
        template: entry.map(|entry| entry.record.template.clone()).unwrap_or_default(),
        in_use: part.status == DelegationStatus::InUse,
        case: Phrase::new(match part.case {
            PrefixCaseSensitivity::Insensitive => "word-case-insensitive-lower",
            PrefixCaseSensitivity::Sensitive => "registers-case-sensitive",
            PrefixCaseSensitivity::Unknown => "registers-case-unknown",
        }),
        source: part.source.clone(),
        note: part.note.clone().unwrap_or_default(),
    }
}
