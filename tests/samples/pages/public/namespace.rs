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
            active: false,
            status: "In use".into(),
            status_tag: "ok",
            status_words: "It is in use.".into(),
            list_anchor: "formal",
            registrant: sample(),
            contact: sample(),
            named: sample(),
            first: sample(),
            first_also: sample(),
            changed: sample(),
            references: sample(),
            answered: vec![("https://lights.example/no/utsira".into(), date(2026, 12, 1))],
            template_url: Some("https://registry.example/assignments/lighthouse".into()),
            permanent: "/namespaces/lighthouse/1".into(),
            latest: "/namespaces/lighthouse".into(),
            called: "Version 1".into(),
            numbered: Some("1".into()),
            dated: Some("2026-12-01".into()),
            registered: Some("2026-12-15".into()),
            source: "the registration".into(),
            fingerprint: Some("sha256 9f86d081884c7d65".into()),
            proof: Some("/namespaces/lighthouse/1.0.tlog-proof".into()),
            fields: sample(),
            versions: sample(),
            are_versions_folded: true,
            newer: Some(("2".into(), "/namespaces/lighthouse/2".into(), Some("/namespaces/lighthouse/diff?a=1&b=2".into()))),
            is_version_page: true,
            on: Some("2026-12-01".into()),
            status_said: sample(),
            in_error: vec![("1".into(), sample())],
            reconsidered: vec![(
                "/requests/R-2026-0007".into(),
                Reconsidered { request: "R-2026-0007".into(), since: date(2026, 12, 1) },
            )],
            redacted: Some("A telephone number was taken out.".into()),
            unlisted: Some("1 December 2026".into()),
            successor: Some(("light".into(), "/namespaces/light".into())),
            missing: vec!["The consent of an expert".into()],
            timeline: "<svg role=\"img\"></svg>".into(),
            pictures: sample(),
            reading: sample(),
            legend: Some("Facts marked † were supplied by the registrant.".into()),
            resolvers: sample(),
            more_resolvers: sample(),
            was_tried: true,
            pledges: sample(),
            formats: vec![
                ("XML".into(), "/namespaces/lighthouse.xml".into()),
                ("JSON".into(), "/namespaces/lighthouse.json".into()),
            ],
            citations: vec![("BibTeX".into(), "/namespaces/lighthouse.bib".into())],
            linked: "/namespaces/lighthouse.jsonld".into(),
            cite: "Registry of URN Namespaces, urn:lighthouse, version 1, 1 December 2026".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            registrant: None,
            contact: None,
            named: None,
            first: None,
            first_also: None,
            changed: None,
            references: vec![],
            answered: vec![],
            template_url: None,
            numbered: None,
            dated: None,
            registered: None,
            fingerprint: None,
            proof: None,
            fields: vec![],
            versions: vec![],
            are_versions_folded: false,
            newer: None,
            is_version_page: false,
            on: None,
            status_said: None,
            in_error: vec![],
            reconsidered: vec![],
            redacted: None,
            unlisted: None,
            successor: None,
            missing: vec![],
            pictures: vec![],
            reading: None,
            legend: None,
            resolvers: vec![],
            more_resolvers: vec![],
            was_tried: false,
            pledges: None,
            formats: vec![],
            citations: vec![],
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            (
                "newest",
                Self {
                    is_version_page: false,
                    on: None,
                    newer: None,
                    unlisted: None,
                    in_error: vec![],
                    reconsidered: vec![],
                    redacted: None,
                    successor: None,
                    status_said: None,
                    ..Self::sample()
                },
            ),
        ]
    }
}
