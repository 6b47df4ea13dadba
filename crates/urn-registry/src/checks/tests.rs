//! Test vectors of every rule, and its error-detection guarantees.

use super::*;
use proptest::prelude::*;

fn ask(rule: &str, nss: &str) -> Result<(), ValueFault> {
    by_name(rule).unwrap()(nss)
}

/// The offset and the message of a fault.
type Fails = Option<(usize, &'static str)>;

/// Rule, NSS, and the expected fault.
const VECTORS: &[(&str, &str, Fails)] = &[
    ("eic", "10X1001A1001A450", None),
    ("eic", "10YFR-RTE------C", None),
    ("eic", "10YNL----------L", None),
    ("eic", "10X1001A1001A451", Some((15, "the check character of 10X1001A1001A45 is 0"))),
    ("eic", "10x1001A1001A450", Some((2, "a digit, a capital letter or a hyphen is expected here"))),
    ("eic", "10X", Some((3, "an Energy Identification Code has 16 characters"))),
    ("eidr", "10.5240:7791-8534-2C23-9030-8610-5", None),
    ("eidr", "10.5240:ea73-79d7-1b2b-b378-3a73-m", None),
    ("eidr", "10.9999:anything", None),
    ("eidr", "10.5240:7791-8534-2C23-9030-8610-6", Some((33, "the check character of 10.5240:7791-8534-2C23-9030-8610 is 5"))),
    ("fdc-date", "example.org:20010527:img089322-038", None),
    ("fdc-date", "example.org:2001:x", None),
    ("fdc-date", "example.org:20000229:x", None),
    ("fdc-date", "example.com:20010230:A572007", Some((18, "February 2001 had 28 days"))),
    ("fdc-date", "example.com:19000229:x", Some((18, "February 1900 had 28 days"))),
    ("fdc-date", "example.com:20011301:x", Some((16, "there is no month 13"))),
    ("gs1-ai", "01:09506000134352:10:ABC123:17:250101", None),
    ("gs1-ai", "gdd:bie:TradeItem", None),
    ("gs1-ai", "01:%309506000134352", None),
    ("gs1-ai", "01:09506000134353", Some((16, "the check digit of 0950600013435 is 2"))),
    ("gs1-ai", "10:ABC123", Some((0, "10 is not a primary identification key"))),
    ("gs1-ai", "01:0950600", Some((10, "the value of 01 must start with 14 digits"))),
    ("gs1-ai", "01:09506000134352:17:251200", None),
    ("gs1-ai", "01:09506000134352:7007:240229240301", None),
    ("gs1-ai", "01:09506000134352:17:251301", Some((23, "there is no month 13"))),
    ("gs1-ai", "01:09506000134352:17:250230", Some((25, "February 2025 had 28 days"))),
    ("gs1-ai", "01:09506000134352:17:2502", Some((21, "the value of 17 should be a date of six digits: year, month and day"))),
    ("isan", "0000-0000-9E59-0000-O-0000-0000-2", None),
    ("isan", "1881-66c7-3420-6541-y-9f3a-0245-o", None),
    ("isan", "0123-1230-3210-2310-J", None),
    ("isan", "0123-1230-3210-2310-1", Some((20, "the check character of 0123-1230-3210-2310 is J"))),
    ("isan", "1881-66C7-3420-6541-Y-9F3A-0245-U", Some((32, "the check character of 1881-66C7-3420-6541-Y-9F3A-0245 is O"))),
    ("isbn", "978-951-0-18435-6", None),
    ("isbn", "951-0-18435-7", None),
    ("isbn", "080442957X", None),
    ("isbn", "9789510184356", None),
    ("isbn", "978-951-0-18435-7", Some((16, "the check digit of 978-951-0-18435 is 6"))),
    ("isbn", "978-951-45-9693-9", Some((16, "the check digit of 978-951-45-9693 is 3"))),
    ("isbn", "0451450524", Some((9, "the check digit of 045145052 is 3"))),
    ("isbn", "080442957x", Some((9, "the check digit of 080442957 is X"))),
    ("isbn", "12345", Some((5, "an ISBN has 13 digits; old ones have 10"))),
    ("isni", "0000000121241960", None),
    ("isni", "000000123456789X", None),
    ("isni", "0000000121241961", Some((15, "the check digit of 000000012124196 is 0"))),
    ("iso-3166", "fi:bib:jvk-1", None),
    ("iso-3166", "FI-1", None),
    ("iso-3166", "zz:uu-1", Some((0, "ISO 3166-1 does not assign ZZ to a country"))),
    ("iso-3166", "uk-1", Some((0, "UK is not an ISO 3166-1 country code"))),
    ("iso-3166", "\u{e9}", Some((0, "\u{e9} is not an ISO 3166-1 country code"))),
    ("issn", "1560-1560", None),
    ("issn", "0259-000X", None),
    ("issn", "1560-1561", Some((8, "the check digit of 1560-156 is 0"))),
    ("issn", "0167-6424", Some((8, "the check digit of 0167-642 is 3"))),
    ("lei", "7LTWFZYICNSX8D621K86", None),
    ("lei", "7LTWFZYICNSX8D621K87", Some((18, "the check digits of 7LTWFZYICNSX8D621K are 86"))),
    ("oid-arcs", "1.3.6.1", None),
    ("oid-arcs", "2.999", None),
    ("oid-arcs", "2", None),
    ("oid-arcs", "1.39.5", None),
    ("oid-arcs", "3.1", Some((0, "the roots of the tree are 0, 1 and 2; 3 is not a root"))),
    ("oid-arcs", "1.40.1", Some((2, "the numbers under the root 1 end at 39; 40 is not allowed"))),
    ("pwid-time", "archive.org:2016-12-31T23:59:60Z:page:https://www.dr.dk", None),
    ("pwid-time", "archive.org:2016-02-29Z:page:x:", None),
    ("pwid-time", "archive.org:2016-02-30T10:08:23Z:page:https://www.dr.dk", Some((20, "February 2016 had 29 days"))),
    (
        "pwid-time",
        "archive.org:2016-12-30T23:59:60Z:page:x:",
        Some((29, "a leap second is always the last second of a month, at 23:59:60")),
    ),
    ("trivore-length", "id:scopes.profile", None),
    ("urn-6-name", "en:place:Paris_%28Texas%29", None),
    ("urn-6-name", "en:place:%C3%A9", None),
    ("urn-6-name", "en:place:%C3", Some((9, "the name is not valid UTF-8: another octet must follow the octet C3"))),
    ("urn-6-name", "en:place:a%FFb", Some((10, "the name is not valid UTF-8: the octet FF is not allowed here"))),
];

#[test]
fn every_vector_gives_its_expected_result() {
    for (rule, nss, wrong) in VECTORS {
        let answer = ask(rule, nss).map_err(|wrong| (wrong.at, wrong.message.to_string()));
        assert_eq!(answer.err(), wrong.map(|(at, message)| (at, message.to_owned())), "{rule} {nss}");
    }
}

#[test]
fn every_rule_has_a_passing_and_a_failing_vector() {
    for (rule, _) in VALUE_RULES {
        // The failing vector of the length rule is long; it has its own test.
        let fails = rule == "trivore-length" || VECTORS.iter().any(|(name, _, wrong)| *name == rule && wrong.is_some());
        assert!(fails && VECTORS.iter().any(|(name, _, wrong)| *name == rule && wrong.is_none()), "{rule}");
    }
    assert!(VALUE_RULES.is_sorted_by_key(|(name, _)| *name));
    assert!(by_name("isbm").is_none());
}

#[test]
fn trivore_length_limit_is_500_characters() {
    assert_eq!(ask("trivore-length", &format!("id:{}", "a".repeat(497))), Ok(()));
    let wrong = ask("trivore-length", &format!("id:{}", "a".repeat(498))).unwrap_err();
    assert_eq!((wrong.at, wrong.message.to_string().as_str()), (500, "the value has 501 characters; the maximum is 500"));
}

/// Inserts the check digit that the rule itself expects.
fn completed(rule: &str, body: &str, filler: &str) -> Option<String> {
    let text = format!("{body}{filler}");
    match ask(rule, &text) {
        Ok(()) => Some(text),
        Err(wrong) => wrong.expected.first().map(|right| format!("{}{right}", text.get(..wrong.at).unwrap())),
    }
}

proptest! {
    // These algorithms detect every change of a single character.
    #[test]
    fn single_changed_digit_is_always_detected(
        body in "[0-9]{18}", letters in "[0-9A-Z]{18}", hexes in "[0-9A-F]{20}", place in 0_usize..10, by in 1_u8..10,
    ) {
        let bodies = [
            ("isbn", format!("978{}", &body[..9]), "0", 13), ("isbn", body[..9].to_owned(), "0", 10), ("issn", body[..7].to_owned(), "0", 8),
            ("isni", body[..15].to_owned(), "0", 16), ("lei", letters.clone(), "00", 20), ("isan", hexes[..16].to_owned(), "0", 17),
            ("eidr", format!("10.5240:{hexes}"), "0", 29), ("gs1-ai", format!("01:{}", &body[..13]), "0", 17),
            ("eic", letters[..15].to_owned(), "0", 16),
        ];
        for (rule, body, filler, len) in bodies {
            // A code whose check character would be a hyphen is never assigned.
            let Some(good) = completed(rule, &body, filler) else { continue };
            prop_assert_eq!(good.len(), len);
            prop_assert_eq!(ask(rule, &good), Ok(()), "{} {}", rule, good);
            // The position is counted from the end, so that neither a prefix nor the number of digits affects it.
            let at = good.len() - 1 - place.min(body.len().min(7));
            let mut bytes = good.clone().into_bytes();
            if !bytes[at].is_ascii_digit() { continue }
            bytes[at] = b'0' + (bytes[at] - b'0' + by) % 10;
            let bad = String::from_utf8(bytes).unwrap();
            prop_assert!(ask(rule, &bad).is_err(), "{} {} {}", rule, good, bad);
        }
    }

    #[test]
    fn checks_never_panic_and_report_positions_within_input(nss in "[ -~é]{0,40}|[0-9:.XZ%-]{0,40}") {
        for (_, check) in VALUE_RULES {
            if let Err(wrong) = check(&nss) {
                prop_assert!(wrong.at <= nss.len() && !wrong.message.to_string().is_empty() && !wrong.correction().to_string().is_empty());
            }
        }
    }
}

#[test]
fn book_and_serial_numbers_are_converted() {
    use publications::{issn_of_bar_code, to_isbn_13};
    assert_eq!(to_isbn_13("0-395-36341-1").as_deref(), Some("9780395363416"));
    assert_eq!(to_isbn_13("978-0-395-36341-6").as_deref(), Some("9780395363416"));
    assert_eq!(to_isbn_13("0-395-36341-2"), None);
    assert_eq!(issn_of_bar_code("9771144875007").as_deref(), Some("1144-875X"));
    assert_eq!(issn_of_bar_code("9771144875008"), None);
}
