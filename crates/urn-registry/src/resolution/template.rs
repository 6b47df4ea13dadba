//! URI templates, levels 1 to 3 of RFC 6570, restricted to safe targets.
//!
//! A template of the directory is a web URL with a literal scheme and host: expressions are only allowed after the `/`, `?` or
//! `#` that ends the host. A name therefore cannot affect the host, the port or the user information. An expansion is rejected if
//! its path contains `..`, because browsers remove such segments before the request and would end at another page than the record
//! states.
//!
//! ```
//! use urn_registry::resolution::template::UriTemplate;
//!
//! let template = UriTemplate::parse("https://resolver.example/{+nss}?id={urn}").unwrap();
//! let target = template.expand(|name| match name {
//!     "nss" => Some("a/b"),
//!     "urn" => Some("urn:example:a/b"),
//!     _ => None,
//! });
//! assert_eq!(target.unwrap(), "https://resolver.example/a/b?id=urn%3Aexample%3Aa%2Fb");
//! assert!(UriTemplate::parse("https://{host}/").is_err());
//! ```

use crate::i18n::Phrase;
use crate::urn::encode::NOT_PCHAR;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode, utf8_percent_encode};

/// The maximum length of a template, in bytes.
pub const TEMPLATE_MAX: usize = 1000;
/// The maximum length of a target, in bytes. Common servers reject longer request lines.
pub const TARGET_MAX: usize = 8000;

/// Why a template is rejected. Offsets are in bytes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TemplateFault {
    /// Longer than [`TEMPLATE_MAX`].
    #[error("The template is longer than {TEMPLATE_MAX} bytes")]
    TooLong,
    /// The scheme is missing or not supported.
    #[error("The template does not start with https:// or http://")]
    Scheme,
    /// The host is missing or invalid, or contains an expression.
    #[error("The host must be written out before the first expression, and end with \"/\", \"?\" or \"#\" (at byte {0})")]
    Host(usize),
    /// A character that RFC 6570 §2.1 does not allow outside an expression.
    #[error("The character at byte {0} is not allowed in a URI template (RFC 6570 §2.1)")]
    Literal(usize),
    /// An expression that is not closed or is empty.
    #[error("The expression at byte {0} is empty or does not end (RFC 6570 §2.2)")]
    Expression(usize),
    /// An operator that RFC 6570 reserves.
    #[error("The operator at byte {0} is reserved (RFC 6570 §2.2)")]
    Operator(usize),
    /// Prefix and explode modifiers are level 4 and are useless for single values.
    #[error("The modifier at byte {0} is level 4 of RFC 6570, which is not used here")]
    Modifier(usize),
    /// A variable name that is not a valid varname.
    #[error("The variable at byte {0} has no proper name (RFC 6570 §2.3)")]
    Variable(usize),
}

/// Why a template has no target for a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unexpandable {
    /// Longer than [`TARGET_MAX`].
    #[error("the URL would be longer than {TARGET_MAX} bytes")]
    TooLong,
    /// A path segment `.` or `..`, plain or percent-encoded, which a browser removes (RFC 3986 §5.2.4).
    #[error("the URL would have a path segment \".\" or \"..\", which changes the path (RFC 3986 §5.2.4)")]
    Climbs,
}

impl Unexpandable {
    /// The message in the language of the reader.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::TooLong => Phrase::new("resolve-too-long").arg("most", TARGET_MAX),
            Self::Climbs => Phrase::new("resolve-climbs"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ExpressionOperator {
    Simple,
    Reserved,
    Fragment,
    Label,
    Path,
    Parameter,
    Query,
    Continuation,
}

impl ExpressionOperator {
    fn from_byte(byte: u8) -> Option<Self> {
        Some(match byte {
            b'+' => Self::Reserved,
            b'#' => Self::Fragment,
            b'.' => Self::Label,
            b'/' => Self::Path,
            b';' => Self::Parameter,
            b'?' => Self::Query,
            b'&' => Self::Continuation,
            _ => return None,
        })
    }

    /// The text before the first value, and between values (RFC 6570, Appendix A).
    fn prefix_and_separator(self) -> (&'static str, &'static str) {
        match self {
            Self::Simple | Self::Reserved => ("", ","),
            Self::Fragment => ("#", ","),
            Self::Label => (".", "."),
            Self::Path => ("/", "/"),
            Self::Parameter => (";", ";"),
            Self::Query => ("?", "&"),
            Self::Continuation => ("&", "&"),
        }
    }

    fn writes_names(self) -> bool {
        matches!(self, Self::Parameter | Self::Query | Self::Continuation)
    }

    fn keeps_reserved(self) -> bool {
        matches!(self, Self::Reserved | Self::Fragment)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum TemplatePart {
    Literal(String),
    Expression(ExpressionOperator, Vec<String>),
}

/// A parsed template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UriTemplate {
    text: String,
    parts: Vec<TemplatePart>,
    /// The length of scheme, `://` and authority, in bytes.
    origin: usize,
}

impl UriTemplate {
    /// Parses a template and checks it against the rules above.
    ///
    /// # Errors
    /// [`TemplateFault`]: longer than [`TEMPLATE_MAX`], or the rule that it violates, with the byte offset.
    pub fn parse(text: &str) -> Result<Self, TemplateFault> {
        if text.len() > TEMPLATE_MAX {
            return Err(TemplateFault::TooLong);
        }
        let origin = origin_of(text)?;
        let mut parts = Vec::new();
        let mut at = 0;
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            if rest.starts_with('{') {
                let end = rest.find('}').ok_or(TemplateFault::Expression(at))?;
                parts.push(expression(rest.get(1..end).unwrap_or_default(), at + 1)?);
                at += end + 1;
            } else {
                let literal = rest.get(..rest.find('{').unwrap_or(rest.len())).unwrap_or_default();
                check_literal(literal, at)?;
                parts.push(TemplatePart::Literal(literal.to_owned()));
                at += literal.len();
            }
        }
        Ok(Self { text: text.to_owned(), parts, origin })
    }

    /// The template as written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Scheme and authority, which are the same for every name.
    pub fn origin(&self) -> &str {
        self.text.get(..self.origin).unwrap_or_default()
    }

    /// The variables in order of occurrence.
    pub fn variables(&self) -> impl Iterator<Item = &str> {
        self.parts
            .iter()
            .filter_map(|part| match part {
                TemplatePart::Expression(_, names) => Some(names),
                TemplatePart::Literal(_) => None,
            })
            .flatten()
            .map(String::as_str)
    }

    /// Expands the template with the values that `value` returns; an undefined variable expands to nothing (RFC 6570 §3.2.1).
    ///
    /// # Errors
    /// [`Unexpandable`]: longer than [`TARGET_MAX`], or a path segment that a browser removes.
    pub fn expand<'v>(&self, value: impl Fn(&str) -> Option<&'v str>) -> Result<String, Unexpandable> {
        let mut out = String::with_capacity(self.text.len() + 64);
        for part in &self.parts {
            match part {
                TemplatePart::Literal(literal) => out.push_str(literal),
                TemplatePart::Expression(operator, names) => expand_one(&mut out, *operator, names, &value),
            }
            if out.len() > TARGET_MAX {
                return Err(Unexpandable::TooLong);
            }
        }
        if has_dot_segment(out.get(self.origin..).unwrap_or_default()) {
            return Err(Unexpandable::Climbs);
        }
        Ok(out)
    }
}

/// The end of the authority, if it is literal and a plain host with an optional port.
fn origin_of(text: &str) -> Result<usize, TemplateFault> {
    let start = ["https://", "http://"]
        .iter()
        .find(|scheme| text.starts_with(**scheme))
        .map(|scheme| scheme.len())
        .ok_or(TemplateFault::Scheme)?;
    let rest = text.get(start..).unwrap_or_default();
    let length = rest.find(['/', '?', '#']).ok_or(TemplateFault::Host(text.len()))?;
    let authority = rest.get(..length).unwrap_or_default();
    let (host, port) = authority.split_once(':').unwrap_or((authority, "80"));
    let label_ok = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    // A numeric last label would make the host an IPv4 address; records must use host names.
    let named =
        host.rsplit('.').next().is_some_and(|last| last.bytes().any(|b| b.is_ascii_alphabetic()) && !last.starts_with("0x"));
    if !(host.split('.').all(label_ok) && named && port.parse::<u16>().is_ok_and(|port| port > 0)) {
        return Err(TemplateFault::Host(start));
    }
    Ok(start + length)
}

fn check_literal(literal: &str, at: usize) -> Result<(), TemplateFault> {
    let bytes = literal.as_bytes();
    for (i, b) in bytes.iter().enumerate() {
        let good = match b {
            // RFC 3986 does not allow literal brackets, but one registration has them in its query, and browsers accept them.
            b'[' | b']' => true,
            b'%' => matches!(bytes.get(i + 1..i + 3), Some([a, c]) if a.is_ascii_hexdigit() && c.is_ascii_hexdigit()),
            _ => percent_encode(&[*b], UNRESERVED_AND_RESERVED).next().is_some_and(|written| written.len() == 1),
        };
        if !good {
            return Err(TemplateFault::Literal(at + i));
        }
    }
    Ok(())
}

fn expression(body: &str, at: usize) -> Result<TemplatePart, TemplateFault> {
    let first = *body.as_bytes().first().ok_or(TemplateFault::Expression(at))?;
    if b"=,!@|".contains(&first) {
        return Err(TemplateFault::Operator(at));
    }
    let (operator, list, mut at) = match ExpressionOperator::from_byte(first) {
        Some(operator) => (operator, body.get(1..).unwrap_or_default(), at + 1),
        None => (ExpressionOperator::Simple, body, at),
    };
    let mut names = Vec::new();
    for name in list.split(',') {
        if name.contains(['*', ':']) {
            return Err(TemplateFault::Modifier(at));
        }
        let good = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !good {
            return Err(TemplateFault::Variable(at));
        }
        names.push(name.to_owned());
        at += name.len() + 1;
    }
    Ok(TemplatePart::Expression(operator, names))
}

fn expand_one<'v>(out: &mut String, operator: ExpressionOperator, names: &[String], value: &impl Fn(&str) -> Option<&'v str>) {
    let (first, between) = operator.prefix_and_separator();
    let mut mark = first;
    for name in names {
        let Some(value) = value(name) else { continue };
        out.push_str(mark);
        mark = between;
        if operator.writes_names() {
            out.push_str(name);
            // `;x` but `?x=` for an empty value (RFC 6570 §3.2.7, §3.2.8).
            if !(value.is_empty() && operator == ExpressionOperator::Parameter) {
                out.push('=');
            }
        }
        encode(out, value, operator.keeps_reserved());
        // No target exceeds the limit, so longer values need not be fully expanded.
        if out.len() > TARGET_MAX {
            return;
        }
    }
}

/// Percent-encodes every octet except unreserved characters and, if requested, reserved characters and existing percent-encoding
/// (RFC 6570 §1.5, §3.2.1).
fn encode(out: &mut String, value: &str, keep_reserved: bool) {
    let set = if keep_reserved { UNRESERVED_AND_RESERVED } else { UNRESERVED };
    for (i, piece) in value.split('%').enumerate() {
        if i > 0 {
            let is_triplet = piece.as_bytes().get(..2).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit));
            out.push_str(if keep_reserved && is_triplet { "%" } else { "%25" });
        }
        for part in utf8_percent_encode(piece, set) {
            out.push_str(part);
            if out.len() > TARGET_MAX {
                return;
            }
        }
    }
}

/// `unreserved` (RFC 3986 §2.3), not encoded.
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// `unreserved` and `reserved` (RFC 3986 §2.2).
const UNRESERVED_AND_RESERVED: &AsciiSet = &NOT_PCHAR.remove(b'/').remove(b'?').remove(b'#').remove(b'[').remove(b']');

/// Whether the path has a segment that a browser interprets as `.` or `..`.
fn has_dot_segment(behind_origin: &str) -> bool {
    let path = behind_origin.split(['?', '#']).next().unwrap_or_default();
    path.split('/').any(|segment| {
        segment.len() <= 6 && {
            let plain = segment.to_ascii_lowercase().replace("%2e", ".");
            plain == "." || plain == ".."
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(name: &str) -> Option<&'static str> {
        Some(match name {
            "var" => "value",
            "hello" => "Hello World!",
            "path" => "/foo/bar",
            "empty" => "",
            "x" => "1024",
            "y" => "768",
            "half" => "50%",
            "base" => "http://example.com/home/",
            "done" => "a%20b",
            _ => return None,
        })
    }

    #[test]
    fn rfc_6570_examples_of_levels_1_to_3_expand_as_published() {
        // RFC 6570 §1.2 and §3.2, after a host.
        for (written, expected) in [
            ("{var}", "value"),
            ("{hello}", "Hello%20World%21"),
            ("{half}", "50%25"),
            ("O{empty}X", "OX"),
            ("O{undef}X", "OX"),
            ("{x,y}", "1024,768"),
            ("{x,hello,y}", "1024,Hello%20World%21,768"),
            ("{+hello}", "Hello%20World!"),
            ("{+half}", "50%25"),
            ("{+done}{done}", "a%20ba%2520b"),
            ("{base}index", "http%3A%2F%2Fexample.com%2Fhome%2Findex"),
            ("{+base}index", "http://example.com/home/index"),
            ("{+path}/here", "/foo/bar/here"),
            ("{+x,hello,y}", "1024,Hello%20World!,768"),
            ("here?ref={+path}", "here?ref=/foo/bar"),
            ("X{#var}", "X#value"),
            ("X{#hello}", "X#Hello%20World!"),
            ("{#path,x}/here", "#/foo/bar,1024/here"),
            ("X{.var}", "X.value"),
            ("X{.x,y}", "X.1024.768"),
            ("{/var}", "/value"),
            ("{/var,x}/here", "/value/1024/here"),
            ("{;x,y}", ";x=1024;y=768"),
            ("{;x,y,empty}", ";x=1024;y=768;empty"),
            ("{?x,y}", "?x=1024&y=768"),
            ("{?x,y,empty}", "?x=1024&y=768&empty="),
            ("{?x,undef}", "?x=1024"),
            ("?fixed=yes{&x}", "?fixed=yes&x=1024"),
            ("{&x,y,empty}", "&x=1024&y=768&empty="),
        ] {
            let template = UriTemplate::parse(&format!("https://h.example/{written}")).unwrap();
            assert_eq!(template.expand(value).unwrap(), format!("https://h.example/{expected}"), "{written}");
        }
    }

    #[test]
    fn templates_with_a_variable_host_or_invalid_syntax_are_rejected() {
        for (written, fault) in [
            ("javascript:alert({nss})", TemplateFault::Scheme),
            ("//h.example/{nss}", TemplateFault::Scheme),
            ("{+urn}", TemplateFault::Scheme),
            ("HTTPS://h.example/", TemplateFault::Scheme),
            ("https://{nss}.example/", TemplateFault::Host(8)),
            ("https://h.example{+nss}", TemplateFault::Host(23)),
            ("https://h.example{/nss}", TemplateFault::Host(8)),
            ("https://user@h.example/{nss}", TemplateFault::Host(8)),
            ("https://h.example:{nss}/", TemplateFault::Host(8)),
            ("https://h.example:0/", TemplateFault::Host(8)),
            ("https://127.0.0.1/", TemplateFault::Host(8)),
            ("https://h.0x7f/", TemplateFault::Host(8)),
            ("https://[::1]/", TemplateFault::Host(8)),
            ("https:///x", TemplateFault::Host(8)),
            ("https://h.example", TemplateFault::Host(17)),
            ("https://h.example/ x", TemplateFault::Literal(18)),
            ("https://h.example/\r\nX: y", TemplateFault::Literal(18)),
            ("https://h.example/%zz", TemplateFault::Literal(18)),
            ("https://h.example/}", TemplateFault::Literal(18)),
            ("https://h.example/{", TemplateFault::Expression(18)),
            ("https://h.example/{}", TemplateFault::Expression(19)),
            ("https://h.example/{|x}", TemplateFault::Operator(19)),
            ("https://h.example/{x:3}", TemplateFault::Modifier(19)),
            ("https://h.example/{x,list*}", TemplateFault::Modifier(21)),
            ("https://h.example/{x y}", TemplateFault::Variable(19)),
        ] {
            assert_eq!(UriTemplate::parse(written), Err(fault), "{written}");
        }
        assert_eq!(UriTemplate::parse(&format!("https://h.example/{}", "a".repeat(1000))), Err(TemplateFault::TooLong));
    }

    #[test]
    fn expansion_with_dot_segments_or_excessive_length_is_rejected() {
        let template = UriTemplate::parse("https://h.example/safe/{+nss}?q={+nss}").unwrap();
        for nss in ["../x", "a/../b", "a/..", "%2e%2E/x", ".%2e", "a/./b", "."] {
            assert_eq!(template.expand(|_| Some(nss)), Err(Unexpandable::Climbs), "{nss}");
        }
        assert_eq!(template.expand(|_| Some("..a/b.")).unwrap(), "https://h.example/safe/..a/b.?q=..a/b.");
        let long = "%".repeat(100_000);
        assert_eq!(template.expand(|_| Some(&long)), Err(Unexpandable::TooLong));
    }
}
