//! Sample values for the views in `namespace.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};
use jiff::civil::date;

views!(NamespacePage);

impl Sample for NamespacePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            kind: kind_title(Kind::Formal),
            list_anchor: "formal",
            latest: "/namespaces/lighthouse".into(),
            standing: sample(),
            shown: sample(),
            facts: sample(),
            references: sample(),
            versions: std::iter::repeat_with(sample).take(VERSIONS_OPEN + 1).collect(),
            is_version_page: true,
            on: Some("2026-12-01".into()),
            missing: vec!["The consent of an expert".into()],
            timeline: "<svg role=\"img\"></svg>".into(),
            pictures: sample(),
            reading: sample(),
            legend: Some("Facts marked † were supplied by the registrant.".into()),
            resolvers: sample(),
            more_resolvers: sample(),
            contact_confirmed: Some("2026-12-04".into()),
            formats: vec![("JSON".into(), "/namespaces/lighthouse.json".into())],
            citations: vec![("BibTeX".into(), "/namespaces/lighthouse.bib".into())],
            linked: "/namespaces/lighthouse.jsonld".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            standing: Standing::default(),
            shown: ShownVersion::default(),
            facts: Facts::default(),
            references: vec![],
            versions: vec![],
            is_version_page: false,
            on: None,
            missing: vec![],
            pictures: vec![],
            reading: None,
            legend: None,
            resolvers: vec![],
            more_resolvers: vec![],
            contact_confirmed: None,
            formats: vec![],
            citations: vec![],
            ..Self::sample()
        };
        let standing = Standing { unlisted: None, ..sample() };
        let shown = ShownVersion { redacted: None, newer: None, ..sample() };
        let newest = Self { standing, shown, is_version_page: false, on: None, versions: sample(), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare), ("newest", newest)]
    }
}

impl Sample for Standing {
    fn sample() -> Self {
        let granted = GrantedAppeal { request: "R-2026-0007".into(), since: date(2026, 12, 1) };
        Self {
            is_active: false,
            name: "In use".into(),
            tag: "ok",
            words: "It is in use.".into(),
            said: sample(),
            unlisted: Some("1 December 2026".into()),
            successor: Some(("light".into(), "/namespaces/light".into())),
            in_error: vec![("1".into(), sample())],
            appeals: vec![("/requests/R-2026-0007".into(), granted)],
        }
    }
}

impl Sample for ShownVersion {
    fn sample() -> Self {
        Self {
            called: "Version 1".into(),
            numbered: Some("1".into()),
            dated: Some("2026-12-01".into()),
            registered: Some("2026-12-15".into()),
            source: "the registration".into(),
            permanent: "/namespaces/lighthouse/1".into(),
            cite: "Registry of URN Namespaces, urn:lighthouse, version 1, 1 December 2026".into(),
            fields: sample(),
            redacted: Some("A telephone number was taken out.".into()),
            template_url: Some("https://registry.example/assignments/lighthouse".into()),
            fingerprint: Some("sha256 9f86d081884c7d65".into()),
            proof: Some("/namespaces/lighthouse/1.0.tlog-proof".into()),
            newer: Some(("2".into(), "/namespaces/lighthouse/2".into(), Some("/namespaces/lighthouse/diff?a=1&b=2".into()))),
        }
    }
}
