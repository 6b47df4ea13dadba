//! Sample values for the page shell, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(Shell);

impl Sample for Shell {
    fn sample() -> Self {
        Self {
            title: "A page".into(),
            about: Phrase::new("about-registry"),
            address: None,
            alternates: Vec::new(),
            lang: Lang::En,
            languages: vec![(Lang::De, "/language/de?back=%2F".into())],
            css: "/static/app.css".into(),
            icon: "/static/favicon.svg".into(),
            nav: vec![
                NavLink { href: "/namespaces", words: "Registry".into(), here: true },
                NavLink { href: "/help", words: "Help".into(), here: false },
            ],
            signed_in: true,
            private: true,
            license: license::current(),
            copied: None,
            faults: Vec::new(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let public = Self {
            private: false,
            address: Some("https://registry.example/namespaces".into()),
            alternates: vec![("de", "https://registry.example/namespaces?lang=de".into())],
            copied: Some(("2026-12-04".into(), "https://registry.example".into())),
            faults: sample(),
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("public", public)]
    }
}
