//! Invalid profiles: each mistake is reported with its key and its sentence.

use super::*;

const LAMP: &str = r#"
nid = "lamp"
summary = "Lamps."
topics = ["devices-iot"]
[syntax]
start = "lamp"
abnf = "lamp = 1*DIGIT"
fit = "exact"
"#;

fn faults(text: &str) -> Vec<(String, String)> {
    match Profile::from_toml(text) {
        Err(ProfileError::Faults(faults)) => faults.into_iter().map(|fault| (fault.key, fault.message.to_string())).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn minimal_profile_round_trips() {
    let profile = Profile::from_toml(LAMP).unwrap();
    assert_eq!((profile.nid.as_str(), profile.syntax.fit), ("lamp", GrammarCoverage::Exact));
    assert_eq!(Profile::from_toml(&profile.to_toml()).unwrap(), profile);
    assert!(!profile.to_json().contains("null"), "unknown values are omitted: {}", profile.to_json());
}

#[test]
fn each_error_is_reported_under_its_key() {
    for (from, to, key, says) in [
        ("\"lamp\"\nsummary", "\"Lamp\"\nsummary", "nid", "lower case"),
        ("\"Lamps.\"", "\" \"", "summary", "must not be empty"),
        ("devices-iot", "lamps", "topics", "Use one of: publications"),
        ("[\"devices-iot\"]", "[]", "topics", "one to three"),
        ("\"lamp = 1*DIGIT\"", "\"\"", "syntax.abnf", "must contain a grammar"),
        ("\"exact\"", "\"exact\"\ncheck = \"isbm\"", "syntax.check", "not a known value rule"),
        ("\"exact\"", "\"exact\"\nparts = { lamp = \" \" }", "syntax.parts.lamp", "must not be empty"),
        (
            "\"exact\"",
            "\"exact\"\nequivalence = [\"isbn-10-as-13\"]",
            "syntax.equivalence",
            "only be used for the namespace isbn",
        ),
        ("[syntax]", "homepage = \"javascript:alert(1)\"\n[syntax]", "homepage", "starts with http"),
        ("[syntax]", "[components]\nr = \"maybe\"\n[syntax]", "components.r", "undefined, reserved, forbidden"),
        (
            "[syntax]",
            "[[example]]\nurn = \"urn:lamb:1\"\nvalid = true\nfrom = \"made\"\n[syntax]",
            "example.1.urn",
            "start with urn:lamp:",
        ),
        (
            "[syntax]",
            "[[example]]\nurn = \"urn:lamp:\"\nvalid = true\nfrom = \"made\"\n[syntax]",
            "example.1.urn",
            "is not a URN",
        ),
        ("[syntax]", "first_registered = 1812\n[syntax]", "first_registered", "1997 or later"),
    ] {
        let text = LAMP.replacen(from, to, 1);
        assert_ne!(text, LAMP, "{from}");
        let found = faults(&text);
        assert!(found.iter().any(|(at, message)| at == key && message.contains(says)), "{to}: {found:?}");
    }
}

#[test]
fn unparsable_profile_reports_the_cause() {
    let unknown = Profile::from_toml(&LAMP.replace("summary", "sumary")).unwrap_err().to_string();
    assert!(unknown.contains("missing field `summary`"), "{unknown}");
    for (key, text) in
        [("colour", LAMP.replace("nid =", "colour = 1\nnid =")), ("wide", LAMP.replace("fit =", "wide = \"-\"\nfit ="))]
    {
        assert_eq!(Profile::from_toml(&text), Err(ProfileError::Unreadable(format!("unknown key {key}"))));
    }
    let split = Profile::from_toml(&LAMP.replace("\"exact\"", "\"exact\"\nequivalence = [\"case-sensitive\"]")).unwrap_err();
    assert!(split.to_string().contains("RFC 8141 §3.1"), "{split}");
    assert_eq!(Profile::from_toml(&"#".repeat(PROFILE_BYTES_MAX + 1)), Err(ProfileError::TooLong));
}

/// Editions are kept for good, and instances of two versions can use one database.
#[test]
fn stored_profile_of_another_version_is_read() {
    let profile = Profile::from_toml(LAMP).unwrap();
    let other = profile.to_json().replace("\"fit\"", "\"wider_with\":\"-\",\"fit\"").replace("\"nid\"", "\"new\":{},\"nid\"");
    assert_eq!(Profile::from_stored(&other), Ok(profile));
}

#[test]
fn list_of_more_than_200_entries_is_rejected() {
    let many = "[[example]]\nurn = \"urn:lamp:1\"\nvalid = true\nfrom = \"made\"\n".repeat(201);
    let found = faults(&LAMP.replace("[syntax]", &format!("{many}[syntax]")));
    assert_eq!(found, [("example".to_owned(), "must have 200 entries or fewer".to_owned())]);
}
