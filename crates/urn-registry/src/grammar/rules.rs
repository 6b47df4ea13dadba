//! The predefined rules: RFC 5234 appendix B.1, RFC 3986 appendix A, RFC 8141 §2, and the UUID of RFC 9562 §4. A grammar can
//! redefine any of these names for itself.
//!
//! ```
//! assert_eq!(urn_registry::grammar::rules::source("PCHAR"), Some("RFC 3986"));
//! assert_eq!(urn_registry::grammar::rules::source("my-rule"), None);
//! ```

use super::node::Rule;
use super::parse;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const CORE_RULES: &str = r#"
ALPHA = %x41-5A / %x61-7A
BIT = "0" / "1"
CHAR = %x01-7F
CR = %x0D
CRLF = CR LF
CTL = %x00-1F / %x7F
DIGIT = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
HTAB = %x09
LF = %x0A
LWSP = *( WSP / CRLF WSP )
OCTET = %x00-FF
SP = %x20
VCHAR = %x21-7E
WSP = SP / HTAB
"#;

const URI_RULES: &str = r##"
URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]
hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty
URI-reference = URI / relative-ref
absolute-URI = scheme ":" hier-part [ "?" query ]
relative-ref = relative-part [ "?" query ] [ "#" fragment ]
relative-part = "//" authority path-abempty / path-absolute / path-noscheme / path-empty
scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
authority = [ userinfo "@" ] host [ ":" port ]
userinfo = *( unreserved / pct-encoded / sub-delims / ":" )
host = IP-literal / IPv4address / reg-name
port = *DIGIT
IP-literal = "[" ( IPv6address / IPvFuture ) "]"
IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
IPv6address = 6( h16 ":" ) ls32
 / "::" 5( h16 ":" ) ls32
 / [ h16 ] "::" 4( h16 ":" ) ls32
 / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
 / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
 / [ *3( h16 ":" ) h16 ] "::" h16 ":" ls32
 / [ *4( h16 ":" ) h16 ] "::" ls32
 / [ *5( h16 ":" ) h16 ] "::" h16
 / [ *6( h16 ":" ) h16 ] "::"
h16 = 1*4HEXDIG
ls32 = h16 ":" h16 / IPv4address
IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35
reg-name = *( unreserved / pct-encoded / sub-delims )
path = path-abempty / path-absolute / path-noscheme / path-rootless / path-empty
path-abempty = *( "/" segment )
path-absolute = "/" [ segment-nz *( "/" segment ) ]
path-noscheme = segment-nz-nc *( "/" segment )
path-rootless = segment-nz *( "/" segment )
path-empty = ""
segment = *pchar
segment-nz = 1*pchar
segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
query = *( pchar / "/" / "?" )
fragment = *( pchar / "/" / "?" )
pct-encoded = "%" HEXDIG HEXDIG
unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
reserved = gen-delims / sub-delims
gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"
sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
"##;

const URN_RULES: &str = r##"
namestring = assigned-name [ rq-components ] [ "#" f-component ]
assigned-name = "urn" ":" NID ":" NSS
NID = alphanum 0*30ldh alphanum
ldh = alphanum / "-"
NSS = pchar *( pchar / "/" )
rq-components = [ "?+" r-component ] [ "?=" q-component ]
r-component = pchar *( pchar / "/" / "?" )
q-component = pchar *( pchar / "/" / "?" )
f-component = fragment
alphanum = ALPHA / DIGIT
"##;

const UUID_RULES: &str = r#"
UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
hexOctet = HEXDIG HEXDIG
"#;

/// The document that defines each set of rules.
const SOURCES: [(&str, &str); 4] =
    [("RFC 5234", CORE_RULES), ("RFC 3986", URI_RULES), ("RFC 8141", URN_RULES), ("RFC 9562", UUID_RULES)];

/// By name in lower case: the rule and its source.
static PREDEFINED_RULES: LazyLock<BTreeMap<String, (Rule, &'static str)>> = LazyLock::new(|| {
    let mut known = BTreeMap::new();
    for (source, text) in SOURCES {
        // The tests of this file parse the texts above; a rule that fails to parse would be missing here.
        for rule in lines(text).iter().filter_map(|line| parse::parse_single_rule(line)) {
            known.insert(rule.name.to_ascii_lowercase(), (rule, source));
        }
    }
    known
});

/// One rule per string, with continuation lines joined.
fn lines(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        match all.last_mut() {
            Some(last) if line.starts_with(' ') => last.push_str(line),
            _ => all.push(line.to_owned()),
        }
    }
    all
}

/// A predefined rule by its name in lower case.
pub(super) fn predefined_rule(folded: &str) -> Option<&'static Rule> {
    PREDEFINED_RULES.get(folded).map(|(rule, _)| rule)
}

/// The document that defines a predefined rule. Case-insensitive.
pub fn source(name: &str) -> Option<&'static str> {
    PREDEFINED_RULES.get(&name.to_ascii_lowercase()).map(|(_, source)| *source)
}

/// The label for the characters of a predefined rule, as in "a digit may stand here".
pub(crate) fn characters_label(folded: &str) -> Option<&'static str> {
    Some(match folded {
        "alpha" => "a letter",
        "digit" => "a digit",
        "hexdig" => "a hexadecimal digit",
        "bit" => "0 or 1",
        "alphanum" => "a letter or digit",
        "ldh" => "a letter, digit or hyphen",
        "unreserved" => "a letter, digit, -, ., _ or ~",
        "sub-delims" => "one of !$&'()*+,;=",
        "gen-delims" => "one of :/?#[]@",
        "vchar" => "a visible character",
        "sp" => "a space",
        "dquote" => "a double quote",
        "char" => "an ASCII character",
        "octet" => "any octet",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Node;

    #[test]
    fn predefined_rules_are_all_parsed_and_self_contained() {
        let count: usize = SOURCES.iter().map(|(_, text)| lines(text).len()).sum();
        assert_eq!(PREDEFINED_RULES.len(), count, "a rule was not read, or is defined twice");
        for (rule, _) in PREDEFINED_RULES.values() {
            rule.node.visit(&mut |node| match node {
                Node::Name(name) => assert!(predefined_rule(&name.to_ascii_lowercase()).is_some(), "{name} in {rule}"),
                Node::Prose(words) => panic!("<{words}> in {rule}"),
                _ => {}
            });
        }
        assert_eq!(
            predefined_rule("hexdig").unwrap().to_string(),
            "HEXDIG = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\""
        );
        assert_eq!(source("NSS"), Some("RFC 8141"));
    }
}
