//! All readers of a namespace ID return the same verdict on the same text: the form, the check of a name, the check of a template, and a
//! pasted text in two formats. Tested with ten thousand generated texts, none of which is repaired silently.

use proptest::prelude::*;
use urn_registry::finding::{Finding, Level};
use urn_registry::nid::Nid;
use urn_registry::nid::report::report;
use urn_registry::nid::written::parse_nid;
use urn_registry::template::inspect::{Kind, findings};
use urn_registry::template::read::read as read_template;
use urn_registry::template::write::write;
use urn_registry::template::{Field, Template};

const STARTS: [&str; 10] = ["", "", "", "urn:", "URN:", " ", "-", "\"", "_", "The ID "];
const PARTS: [&str; 13] =
    [".", ",", ":", "_", "-", " ", " is requested of IANA", "\u{200b}", "\u{ad}", "\u{202e}", "\u{a0}", "\u{fc}", "\""];
const ENDS: [&str; 10] = ["", "", "", ",", ".", "-", ":", " ", "\u{200b}", "\u{2060}"];

fn texts() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        3 => "[a-zA-Z0-9]{1,6}",
        1 => prop::sample::select(PARTS.to_vec()).prop_map(str::to_owned),
    ];
    let parts = proptest::collection::vec(part, 0..5);
    let whole = (prop::sample::select(STARTS.to_vec()), parts, prop::sample::select(ENDS.to_vec()));
    whole.prop_map(|(start, parts, end)| format!("{start}{}{end}", parts.concat())).prop_filter("a document's own", |text| {
        // In a document, other white space around a value is layout, a second colon is part of a grammar, and "none" means that there is no
        // value.
        let bare = text.trim_ascii();
        text.trim() == bare && !bare.starts_with(':') && !["tbd", "tba", "none"].contains(&bare.to_lowercase().as_str())
    })
}

fn of_syntax(found: &[Finding]) -> Option<String> {
    found.iter().find(|finding| finding.id == "N1" && finding.level == Level::Error).map(|finding| finding.message.to_string())
}

/// The result of each reader for `text`: the name of the reader, the NID, and the error message, if it reports one.
fn verdicts(text: &str) -> Vec<(&'static str, Option<String>, Option<String>)> {
    let of = |nid: Option<&Nid>| nid.map(|nid| nid.as_str().to_owned());
    let today = "2026-11-27".parse().unwrap();
    let form = parse_nid(text);
    let sentence = form.as_ref().err().map(|not| not.sentence().to_string());
    let checked = report(text, None);
    let template = Template::default().with_field(Field::NamespaceId, text).with_field(Field::Purpose, "To light.");
    let draft = of_syntax(&findings(&template, Kind::NewFormal, None, today));
    let nid_of_draft = draft.is_none().then(|| text.trim_ascii().to_ascii_lowercase());
    let pasted = read_template(&write(&template));
    let older = format!("Namespace Identifier: {text}\n\nVersion: 1\n\nDate: 2020-01-01\n\nPurpose:\n   To light.\n");
    let older = read_template(&older);
    vec![
        ("form", of(form.as_ref().ok()), sentence.clone()),
        ("check", checked.normalized, of_syntax(&checked.findings)),
        ("draft", nid_of_draft, draft),
        ("pasted", of(pasted.nid_content().nid()), sentence.clone()),
        ("pasted, older form", of(older.nid_content().nid()), sentence),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10_000) })]

    #[test]
    fn all_readers_of_a_nid_agree(text in texts()) {
        let all = verdicts(&text);
        let (_, nid, sentence) = &all[0];
        prop_assert_eq!(nid.is_some(), sentence.is_none());
        for (reader, other, said) in &all {
            prop_assert_eq!((other, said), (nid, sentence), "{} of {:?}", reader, text);
        }
        // All of them accept the suggestion.
        if let Some(repair) = parse_nid(&text).err().and_then(|not| not.repair) {
            for (reader, other, _) in verdicts(repair.as_str()) {
                prop_assert_eq!(other.as_deref(), Some(repair.as_str()), "{} of {:?}", reader, text);
            }
        }
    }
}

#[test]
fn all_readers_reject_texts_that_were_once_repaired_silently() {
    for text in ["abc-", "-abc", "abc,", "abc\u{200b}", "\u{feff}abc", "urn:abc", "URN:ABC:", "abc is requested of IANA"] {
        for (reader, nid, sentence) in verdicts(text) {
            assert_eq!(nid, None, "{reader} of {text:?}");
            assert!(sentence.is_some_and(|words| words.contains("Did you mean abc?")), "{reader} of {text:?}");
        }
    }
}
