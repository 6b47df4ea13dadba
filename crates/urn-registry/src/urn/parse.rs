//! The parser: one pass over the bytes with a 256-entry table, without allocation or regular expressions.

use super::error::{Code, Error};
use super::name::{SyntaxProfile, Urn};
use crate::nid::MAX_LEN;

// Character classes of a byte. One table serves all profiles; each tests its own bits.
const PCHAR_CLASS: u8 = 1 << 0; // RFC 3986 pchar, without "%"
const RFC2141_TRANS_CLASS: u8 = 1 << 1; // RFC 2141 trans, without "%" "/" "?" "#"
const RFC2141_RESERVED_CLASS: u8 = 1 << 2; // RFC 2141 "/" "?" "#"
const SLASH_CLASS: u8 = 1 << 3;
const QUESTION_CLASS: u8 = 1 << 4;
const LDH_CLASS: u8 = 1 << 5;
const HEX_CLASS: u8 = 1 << 6;

static OCTET_CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 128 {
        #[expect(clippy::cast_possible_truncation, reason = "i is below 128")]
        let b = i as u8;
        let mut class = 0;
        if b.is_ascii_alphanumeric() {
            class |= PCHAR_CLASS | RFC2141_TRANS_CLASS | LDH_CLASS;
        }
        if b.is_ascii_hexdigit() {
            class |= HEX_CLASS;
        }
        class |= match b {
            b'-' => PCHAR_CLASS | RFC2141_TRANS_CLASS | LDH_CLASS,
            // unreserved and sub-delims of RFC 3986 that RFC 2141 also calls "other"
            b'.' | b'_' | b'!' | b'$' | b'\'' | b'(' | b')' | b'*' | b'+' | b',' | b';' | b'=' | b':' | b'@' => {
                PCHAR_CLASS | RFC2141_TRANS_CLASS
            }
            // new in RFC 3986 (RFC 8141 Appendix B)
            b'~' | b'&' => PCHAR_CLASS,
            b'/' => RFC2141_RESERVED_CLASS | SLASH_CLASS,
            b'?' => RFC2141_RESERVED_CLASS | QUESTION_CLASS,
            b'#' => RFC2141_RESERVED_CLASS,
            _ => 0,
        };
        #[expect(clippy::indexing_slicing, reason = "const evaluation: a bad index would not compile")]
        {
            table[i] = class;
        }
        i += 1;
    }
    table
}

#[inline]
fn is_in_class(b: u8, wanted: u8) -> bool {
    // The table has an entry for every byte, so the fallback is unreachable and the check is optimized away.
    OCTET_CLASSES.get(usize::from(b)).copied().unwrap_or(0) & wanted != 0
}

/// The offsets of the components of a valid URN.
pub(super) struct ComponentOffsets {
    profile: SyntaxProfile,
    nss_at: usize,
    nss_end: usize,
    r_end: usize,
    q_end: usize,
    strict: bool,
}

impl ComponentOffsets {
    pub(super) fn into_urn(self, text: &str) -> Urn<'_> {
        let Self { profile, nss_at, nss_end, r_end, q_end, strict } = self;
        Urn { text, profile, nss_at, nss_end, r_end, q_end, strict }
    }
}

#[inline]
pub(super) fn parse(bytes: &[u8], profile: SyntaxProfile) -> Result<ComponentOffsets, Error> {
    let fail = |code, at| Error { code, at, profile };
    let nss_at = parse_nid(bytes, profile).map_err(|(code, at)| fail(code, at))?;
    let parts = match profile {
        SyntaxProfile::Rfc8141 => parse_rfc8141_components(bytes, nss_at),
        SyntaxProfile::Rfc2141 => parse_rfc2141_components(bytes, nss_at),
        SyntaxProfile::Rfc2141Bis03 => parse_2141bis_components(bytes, nss_at),
    };
    parts.map_err(|(code, at)| fail(code, at))
}

type CodeAndOffset = (Code, usize);

/// Parses `urn:NID:` and returns the offset of the NSS.
#[inline]
fn parse_nid(bytes: &[u8], profile: SyntaxProfile) -> Result<usize, CodeAndOffset> {
    let Some(([b'u' | b'U', b'r' | b'R', b'n' | b'N', b':'], rest)) = bytes.split_first_chunk::<4>() else {
        return Err((Code::Scheme, scheme_fault_offset(bytes)));
    };
    // A NID and its colon fit in 33 bytes, so a long line is never scanned for a colon.
    let near = rest.get(..=MAX_LEN).unwrap_or(rest);
    let len = near.iter().position(|b| !is_in_class(*b, LDH_CLASS)).unwrap_or(near.len());
    let Some((name, [b':', ..])) = rest.split_at_checked(len).filter(|_| len <= MAX_LEN) else {
        return Err(unclosed_nid_error(rest, len));
    };
    match name {
        // Fast path: two or more characters, a letter or digit at both ends, and not the reserved name.
        [first, .., last]
            if *first != b'-' && *last != b'-' && !(profile != SyntaxProfile::Rfc8141 && name.eq_ignore_ascii_case(b"urn")) =>
        {
            Ok(4 + len + 1)
        }
        _ => check_nid_form(name, profile).map(|()| 4 + len + 1),
    }
}

/// The error if the `len` characters of a NID are not followed by a colon.
#[cold]
fn unclosed_nid_error(rest: &[u8], len: usize) -> CodeAndOffset {
    match rest.get(len) {
        None if len <= MAX_LEN => (Code::NidUnclosed, 4 + rest.len()),
        None => (Code::NidTooLong, 4 + MAX_LEN),
        Some(_) if len > MAX_LEN => (Code::NidTooLong, 4 + MAX_LEN),
        Some(_) => (Code::NidCharacter, 4 + len),
    }
}

#[cold]
fn check_nid_form(name: &[u8], profile: SyntaxProfile) -> Result<(), CodeAndOffset> {
    let old = profile == SyntaxProfile::Rfc2141;
    match name {
        [] => return Err((Code::NidTooShort, 4)),
        [b'-', ..] => return Err((Code::NidHyphen, 4)),
        [_] if !old => return Err((Code::NidTooShort, 5)),
        [.., b'-'] if !old => return Err((Code::NidHyphen, 4 + name.len() - 1)),
        _ => {}
    }
    if profile != SyntaxProfile::Rfc8141 && name.eq_ignore_ascii_case(b"urn") {
        return Err((Code::NidReserved, 4));
    }
    Ok(())
}

/// The length of the common prefix of `bytes` and `urn:`.
fn scheme_fault_offset(bytes: &[u8]) -> usize {
    bytes.iter().zip(b"urn:").take_while(|(b, wanted)| b.eq_ignore_ascii_case(wanted)).count()
}

/// Skips bytes of the class `wanted` and percent-encoded octets from `at`; returns the offset where it stops.
#[inline]
fn skip_class(bytes: &[u8], mut at: usize, wanted: u8) -> Result<usize, CodeAndOffset> {
    loop {
        let rest = bytes.get(at..).unwrap_or_default();
        at += count_leading_in_class(rest, wanted);
        match bytes.get(at..) {
            Some([b'%', a, b, ..]) if is_in_class(*a, HEX_CLASS) && is_in_class(*b, HEX_CLASS) => at += 3,
            Some([b'%', ..]) => return Err((Code::Percent, at)),
            _ => return Ok(at),
        }
    }
}

/// The number of leading bytes of the class `wanted`: eight at a time while all eight match, then one by one.
#[inline]
fn count_leading_in_class(bytes: &[u8], wanted: u8) -> usize {
    let mut count = 0;
    let (eights, _) = bytes.as_chunks::<8>();
    for eight in eights {
        let all = eight.iter().fold(wanted, |seen, b| seen & matching_class(*b, wanted));
        if all == 0 {
            break;
        }
        count += 8;
    }
    count + bytes.get(count..).unwrap_or_default().iter().take_while(|b| is_in_class(**b, wanted)).count()
}

/// `wanted` if the byte has any of its bits, otherwise 0; branch-free.
#[inline]
fn matching_class(b: u8, wanted: u8) -> u8 {
    if is_in_class(b, wanted) { wanted } else { 0 }
}

/// RFC 8141 §2: NSS, then `?+` r, `?=` q, `#` f.
#[inline]
fn parse_rfc8141_components(bytes: &[u8], nss_at: usize) -> Result<ComponentOffsets, CodeAndOffset> {
    match bytes.get(nss_at) {
        None | Some(b'?' | b'#') => return Err((Code::NssEmpty, nss_at)),
        Some(b'/') => return Err((Code::NssSlashFirst, nss_at)),
        Some(_) => {}
    }
    let nss_end = skip_class(bytes, nss_at, PCHAR_CLASS | SLASH_CLASS)?;
    if nss_end == bytes.len() {
        // Most URNs have no components.
        return Ok(ComponentOffsets {
            profile: SyntaxProfile::Rfc8141,
            nss_at,
            nss_end,
            r_end: nss_end,
            q_end: nss_end,
            strict: true,
        });
    }
    let mut r_end = nss_end;
    if let Some([b'?', b'+', ..]) = bytes.get(nss_end..) {
        r_end = parse_r_component(bytes, nss_end + 2)?;
    }
    let mut q_end = r_end;
    if let Some([b'?', b'=', ..]) = bytes.get(r_end..) {
        check_component_start(bytes, r_end + 2)?;
        q_end = skip_class(bytes, r_end + 2, PCHAR_CLASS | SLASH_CLASS | QUESTION_CLASS)?;
    }
    match bytes.get(q_end) {
        None | Some(b'#') => {}
        Some(b'?') => return Err((Code::Question, q_end)),
        Some(_) if q_end > nss_end => return Err((Code::ComponentCharacter, q_end)),
        Some(_) => return Err((Code::NssCharacter, q_end)),
    }
    check_fragment(bytes, q_end, PCHAR_CLASS | SLASH_CLASS | QUESTION_CLASS)?;
    Ok(ComponentOffsets { profile: SyntaxProfile::Rfc8141, nss_at, nss_end, r_end, q_end, strict: true })
}

/// An r-component from `at`. It ends at the first `?=` (§2.3.1), although the ABNF alone would allow it to continue.
fn parse_r_component(bytes: &[u8], at: usize) -> Result<usize, CodeAndOffset> {
    check_component_start(bytes, at)?;
    let mut end = at;
    loop {
        end = skip_class(bytes, end, PCHAR_CLASS | SLASH_CLASS)?;
        match bytes.get(end..) {
            Some([b'?', b'=', ..]) => return Ok(end),
            Some([b'?', ..]) => end += 1,
            _ => return Ok(end),
        }
    }
}

/// r- and q-components start with a pchar.
fn check_component_start(bytes: &[u8], at: usize) -> Result<(), CodeAndOffset> {
    match bytes.get(at) {
        None | Some(b'#') => Err((Code::ComponentEmpty, at)),
        Some(b'/' | b'?') => Err((Code::ComponentStart, at)),
        Some(_) => Ok(()),
    }
}

/// Checks for `#` at `at`; everything after it must be of the class `wanted`.
fn check_fragment(bytes: &[u8], at: usize, wanted: u8) -> Result<(), CodeAndOffset> {
    if bytes.get(at) != Some(&b'#') {
        return Ok(());
    }
    let end = skip_class(bytes, at + 1, wanted)?;
    if end < bytes.len() { Err((Code::ComponentCharacter, end)) } else { Ok(()) }
}

/// RFC 2141 §2.2: one NSS to the end of the string; `/ ? #` are accepted and recorded.
fn parse_rfc2141_components(bytes: &[u8], nss_at: usize) -> Result<ComponentOffsets, CodeAndOffset> {
    if bytes.len() == nss_at {
        return Err((Code::NssEmpty, nss_at));
    }
    let end = skip_class(bytes, nss_at, RFC2141_TRANS_CLASS | RFC2141_RESERVED_CLASS)?;
    if end < bytes.len() {
        return Err((Code::NssCharacter, end));
    }
    refuse_nul(bytes, nss_at, end)?;
    let nss = bytes.get(nss_at..).unwrap_or_default();
    let strict = !nss.iter().any(|b| is_in_class(*b, RFC2141_RESERVED_CLASS));
    Ok(ComponentOffsets { profile: SyntaxProfile::Rfc2141, nss_at, nss_end: end, r_end: end, q_end: end, strict })
}

/// The 2012 draft §2: NSS = 1*pchar, `?` directives, `#` fragment.
fn parse_2141bis_components(bytes: &[u8], nss_at: usize) -> Result<ComponentOffsets, CodeAndOffset> {
    if matches!(bytes.get(nss_at), None | Some(b'?' | b'#')) {
        return Err((Code::NssEmpty, nss_at));
    }
    let nss_end = skip_class(bytes, nss_at, PCHAR_CLASS)?;
    let mut q_end = nss_end;
    match bytes.get(nss_end) {
        None | Some(b'#') => {}
        Some(b'?') => q_end = parse_2141bis_query(bytes, nss_end + 1)?,
        Some(_) => return Err((Code::NssCharacter, nss_end)),
    }
    check_fragment(bytes, q_end, PCHAR_CLASS | SLASH_CLASS | QUESTION_CLASS)?;
    refuse_nul(bytes, nss_at, bytes.len())?;
    Ok(ComponentOffsets { profile: SyntaxProfile::Rfc2141Bis03, nss_at, nss_end, r_end: nss_end, q_end, strict: true })
}

/// `urn-query = directive *( "&" directive )` from `at`; returns its end (draft §2.3).
fn parse_2141bis_query(bytes: &[u8], at: usize) -> Result<usize, CodeAndOffset> {
    let end = skip_class(bytes, at, PCHAR_CLASS | SLASH_CLASS | QUESTION_CLASS)?;
    match bytes.get(end) {
        None | Some(b'#') => {}
        Some(_) => return Err((Code::ComponentCharacter, end)),
    }
    if end == at {
        return Err((Code::ComponentEmpty, at));
    }
    let mut start = at;
    for directive in bytes.get(at..end).unwrap_or_default().split(|b| *b == b'&') {
        if let Some(wrong) = directive_keyword_fault(directive) {
            return Err((Code::Directive, start + wrong));
        }
        start += directive.len() + 1;
    }
    Ok(end)
}

/// `keywd "="` with `keywd = ALPHA *( ["-"] (ALPHA / DIGIT))`: the offset of the first fault, if any.
fn directive_keyword_fault(directive: &[u8]) -> Option<usize> {
    let Some(equals) = directive.iter().position(|b| *b == b'=') else {
        return Some(directive.len());
    };
    let keyword = directive.get(..equals).unwrap_or_default();
    if !keyword.first().is_some_and(u8::is_ascii_alphabetic) {
        return Some(0);
    }
    let mut hyphen = false;
    for (i, b) in keyword.iter().enumerate() {
        match b {
            b'-' if hyphen => return Some(i),
            b'-' => hyphen = true,
            _ if b.is_ascii_alphanumeric() => hyphen = false,
            _ => return Some(i),
        }
    }
    hyphen.then_some(equals)
}

/// The two older specifications forbid NUL in every form.
fn refuse_nul(bytes: &[u8], from: usize, to: usize) -> Result<(), CodeAndOffset> {
    let found = bytes.get(from..to).unwrap_or_default().windows(3).position(|three| three == b"%00");
    found.map_or(Ok(()), |at| Err((Code::Nul, from + at)))
}

impl<'a> Urn<'a> {
    /// Splits a line into the text between `urn:` and the next colon, if it is a valid NID (RFC 8141), and the unchecked bytes
    /// after that colon. For callers that check the rest with other rules than [`Urn::parse_bytes`].
    #[inline]
    pub(crate) fn nid_and_rest(bytes: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
        let nss_at = parse_nid(bytes, SyntaxProfile::Rfc8141).ok()?;
        Some((bytes.get(4..nss_at - 1)?, bytes.get(nss_at..)?))
    }

    /// Parses a URN by RFC 8141 §2. The length is not limited; [`super::report`] has a limit for lines of input.
    ///
    /// # Errors
    /// [`Error`]: the first fault, with its byte offset and clause.
    pub fn parse(text: &'a str) -> Result<Self, Error> {
        Self::parse_as(text, SyntaxProfile::Rfc8141)
    }

    /// Parses a URN by the given specification.
    ///
    /// # Errors
    /// As [`Urn::parse`].
    pub fn parse_as(text: &'a str, profile: SyntaxProfile) -> Result<Self, Error> {
        parse(text.as_bytes(), profile).map(|found| found.into_urn(text))
    }

    /// Parses a URN from bytes, which need not be UTF-8; a byte above 127 is rejected at its offset.
    ///
    /// # Errors
    /// As [`Urn::parse`].
    pub fn parse_bytes(bytes: &'a [u8], profile: SyntaxProfile) -> Result<Self, Error> {
        let found = parse(bytes, profile)?;
        // Every byte the parser accepts is ASCII, so this cannot fail; it is the safe way to get a `&str`.
        let text =
            std::str::from_utf8(bytes).map_err(|error| Error { code: Code::NssCharacter, at: error.valid_up_to(), profile })?;
        Ok(found.into_urn(text))
    }
}
