//! Sample values for the views of `chooser.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PathPage, PathEndPage);

impl Sample for Asked {
    fn sample() -> Self {
        asked(chooser::Question::Need, &Fields::read(b"nid=lighthouse"), None)
    }
}

impl Sample for PathPage {
    fn sample() -> Self {
        let given = Fields::read(b"need=public&existing=no&nid=lighthouse");
        Self { shell: sample(), asked: asked(chooser::Question::Chosen, &given, Some("Say what the name is of".into())) }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { asked: sample(), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl PathEndPage {
    fn of(end: End) -> Self {
        let formal = matches!(end, End::Formal(_));
        Self {
            shell: sample(),
            advice: advice(end),
            example: end.example().map(|nid| (nid.to_owned(), "/assignments/urn-formal/lighthouse".into())),
            kind: formal.then_some("new_formal"),
            formal,
            fast: end == End::Formal(Way::FastTrack),
            compare: false,
            given: vec![(NEED.name, "public".into())],
            field: FormField::text("nid", "Namespace ID", "lighthouse"),
            nid: None,
            signed_in: true,
            here: "/account".into(),
            again: "/register/path".into(),
        }
    }
}

impl Sample for PathEndPage {
    fn sample() -> Self {
        Self { compare: true, nid: sample(), signed_in: false, ..Self::of(End::Formal(Way::FastTrack)) }
    }

    fn states() -> Vec<(&'static str, Self)> {
        vec![
            ("full", Self::sample()),
            ("bare", Self::of(End::NotUrn)),
            ("formal", Self::of(End::Formal(Way::Community))),
            ("informal", Self { kind: Some("new_informal"), ..Self::of(End::Informal) }),
            ("generated", Self::of(End::Generated)),
            ("part", Self::of(End::Part)),
            ("ietf", Self::of(End::IetfParams)),
            ("standards", Self::of(End::Formal(Way::Standards))),
        ]
    }
}
