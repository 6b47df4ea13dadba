//! Signed addresses and links that identify one email for one purpose. They are signed with the key of the registry, so they cannot be
//! forged and no secret is stored for them.

use crate::mail::{MailConfig, ReplyConfig};
use crate::users::keys::Keys;
use crate::users::secrets::Token;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use std::fmt::Write as _;

/// The text shown to operators in place of a link or of the signed part of an address.
pub const SECRET_SUBSTITUTE: &str = "made-when-the-email-leaves";

/// The number of hexadecimal digits of a signature in an address, because a local part has at most 64 characters (RFC 5321 §4.5.3.1.1).
const SIGNATURE_DIGITS: usize = 20;

/// The purpose of a signature; it is not valid for any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The reply address of an email.
    Address,
    /// The pages on which the sender of an email publishes or withdraws it.
    Answer,
    /// The page on which the recipient of an email stops following its request.
    Unfollow,
    /// The address that is subscribed to the review list.
    List,
}

impl Purpose {
    const ALL: [Self; 4] = [Self::Address, Self::Answer, Self::Unfollow, Self::List];

    fn signed_prefix(self) -> &'static str {
        match self {
            Self::Address => "",
            Self::Answer => "answer ",
            Self::Unfollow => "unfollow ",
            Self::List => "list ",
        }
    }
}

fn signature(key: &[u8; 32], purpose: Purpose, id: &str) -> String {
    // HMAC accepts keys of any length, so this cannot fail; an empty signature would not match anything.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return String::new() };
    mac.update(purpose.signed_prefix().as_bytes());
    mac.update(id.as_bytes());
    mac.finalize().into_bytes().iter().take(SIGNATURE_DIGITS / 2).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The reply address of an email: `reply+<key><signature>@example.org`.
pub fn reply_address(reply: &ReplyConfig, email_id: &str) -> String {
    format!("{}+{}@{}", reply.local, signed_token(reply, Purpose::Address, email_id), reply.domain)
}

/// A key with its signature: 52 hexadecimal digits.
pub fn signed_token(reply: &ReplyConfig, purpose: Purpose, id: &str) -> String {
    signed_token_with(&reply.key, purpose, id)
}

/// Like `signed_token`, with the given keys.
pub fn signed_token_with(keys: &Keys, purpose: Purpose, id: &str) -> String {
    let id = id.replace('-', "");
    format!("{id}{}", signature(keys.newest(), purpose, &id))
}

/// The key in a signed token, if the signature is valid for this purpose.
pub fn verify_token(reply: &ReplyConfig, purpose: Purpose, word: &str) -> Option<String> {
    verify_token_with(&reply.key, purpose, word)
}

/// Like `verify_token`, with the given keys.
pub fn verify_token_with(keys: &Keys, purpose: Purpose, word: &str) -> Option<String> {
    if word.len() != 32 + SIGNATURE_DIGITS || !word.is_ascii() {
        return None;
    }
    let word = word.to_ascii_lowercase();
    let (id, claimed) = word.split_at(32);
    // Constant time: it depends neither on the first wrong digit nor on which of two keys is used.
    let fits = |key| {
        let expected = signature(key, purpose, id);
        let differs = expected.bytes().zip(claimed.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
        differs == 0 && expected.len() == claimed.len()
    };
    if !keys.all().fold(false, |any, key| any | fits(key)) {
        return None;
    }
    let part = |from: usize, to: usize| id.get(from..to);
    Some(format!("{}-{}-{}-{}-{}", part(0, 8)?, part(8, 12)?, part(12, 16)?, part(16, 20)?, part(20, 32)?))
}

/// The maximum number of signatures that are verified in a message; what looks like a signature after them is masked without verification.
const VERIFIED_MAX: usize = 10_000;

/// Whether a word can begin with the ID of an email (UUID version 7) or of the review list (only zeros).
fn can_be_signed(word: &str) -> bool {
    let digit = |place: usize| word.as_bytes().get(place).copied().unwrap_or_default();
    digit(12) == b'7' && matches!(digit(16), b'8' | b'9' | b'a' | b'b' | b'A' | b'B')
        || word.bytes().take(32).all(|byte| byte == b'0')
}

/// A text in which the secrets are masked; see [`masked_bytes`].
pub(crate) fn masked(reply: &ReplyConfig, text: &str) -> String {
    String::from_utf8_lossy(&masked_bytes(reply, text.as_bytes(), &mut 0)).into_owned()
}

/// Whether a text ends with a slash, also an encoded one. HTML tags, line breaks and other bytes after it are ignored.
fn ends_with_slash(text: &[u8]) -> bool {
    /// The maximum number of bytes between the slash and what follows.
    const BETWEEN_MAX: usize = 64;
    let mut rest = text.get(text.len().saturating_sub(BETWEEN_MAX)..).unwrap_or_default();
    while let Some((last, before)) = rest.split_last() {
        let tag = before.iter().rposition(|byte| *byte == b'<').filter(|_| *last == b'>');
        let tag = tag.filter(|start| before.get(*start..).is_some_and(|tag| !tag.contains(&b'\n')));
        match (last, tag) {
            (b'/', _) => return true,
            (_, Some(start)) => rest = before.get(..start).unwrap_or_default(),
            (last, None) if last.is_ascii_alphanumeric() => break,
            _ => rest = before,
        }
    }
    let rest = rest.to_ascii_lowercase();
    [&b"%2f"[..], b"%252f", b"&#x2f", b"&#47", b"&sol"].iter().any(|slash| rest.ends_with(slash))
}

/// A message, or a part of a message, in which each digit of a secret is replaced by an x. Secrets are the signed part of every reply
/// address, with any text before it, and the token of every link. Bytes between the digits that are not ASCII letters or digits are
/// ignored, such as line breaks, quotation marks of replies, and the zero bytes of UTF-16. `verified` counts the signatures that were
/// verified in the message.
pub(crate) fn masked_bytes(reply: &ReplyConfig, bytes: &[u8], verified: &mut usize) -> Vec<u8> {
    let mut out = bytes.to_vec();
    let (mut digits, mut places) = (String::new(), Vec::new());
    for (at, byte) in bytes.iter().enumerate().filter(|(_, byte)| byte.is_ascii_alphanumeric()) {
        if !byte.is_ascii_hexdigit() {
            digits.clear();
            places.clear();
            continue;
        }
        digits.push(char::from(*byte));
        places.push(at);
        let last = |length: usize| digits.len().checked_sub(length);
        let signed = last(32 + SIGNATURE_DIGITS).filter(|first| {
            let word = digits.get(*first..).unwrap_or_default();
            if !can_be_signed(word) {
                return false;
            }
            *verified += 1;
            *verified > VERIFIED_MAX || Purpose::ALL.iter().any(|purpose| verify_token(reply, *purpose, word).is_some())
        });
        let token = last(Token::TOKEN_DIGITS)
            .filter(|first| ends_with_slash(places.get(*first).and_then(|place| bytes.get(..*place)).unwrap_or_default()));
        for place in signed.or(token).map_or(&[][..], |first| places.get(first..).unwrap_or_default()) {
            if let Some(digit) = out.get_mut(*place) {
                *digit = b'x';
            }
        }
    }
    out
}

/// The key of the email that an address replies to, if its signature is valid.
pub fn replied_email(reply: &ReplyConfig, address: &str) -> Option<String> {
    let (local, domain) = address.trim().rsplit_once('@')?;
    let tag = local.strip_prefix(reply.local.as_str())?.strip_prefix('+')?;
    domain.eq_ignore_ascii_case(&reply.domain).then(|| verify_token(reply, Purpose::Address, tag))?
}

impl MailConfig {
    /// The link with which the recipient of an email stops following its request, without signing in.
    pub fn unfollow_link(&self, email_id: &str) -> Option<String> {
        let key = self.links.as_ref()?;
        let word = signed_token_with(&key.0, Purpose::Unfollow, email_id);
        Some(format!("{}/unfollow/{word}", self.public_url))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_that_are_verified_in_a_text_are_limited_and_the_rest_is_masked() {
        let reply = ReplyConfig::sample();
        let id = "0199f0a12b3c7d4e8f50123456789abc";
        let digits = id.repeat(2 * VERIFIED_MAX);
        let shown = masked(&reply, &digits);
        assert!(shown.starts_with(id) && shown.matches('x').count() > id.len() * VERIFIED_MAX / 2);
        assert!(masked(&reply, &signed_token(&reply, Purpose::List, &"0".repeat(32))).bytes().all(|byte| byte == b'x'));
    }

    #[test]
    fn tokens_after_a_slash_are_masked_and_digests_are_not() {
        let reply = ReplyConfig::sample();
        let token = "0123456789abcdef".repeat(4);
        for before in ["https://x.example/join/", "/verify/\n> ", "%2F", "%252F", "&#x2F;", "&sol;", "/<wbr>", "/\0"] {
            assert!(masked(&reply, &format!("{before}{token}")).ends_with("xxxx"), "{before}");
        }
        for before in ["SHA-256: ", "", "a ", "<i>digest</i> "] {
            assert!(masked(&reply, &format!("{before}{token}")).ends_with("cdef"), "{before}");
        }
    }
}
