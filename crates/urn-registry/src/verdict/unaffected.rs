//! Detects names that equivalence rules cannot change, without computing the normalized form.

use crate::profile::EquivalenceRule;

/// The characters that a name must contain for equivalence rules to change it. Most names contain none of them.
#[derive(Debug)]
pub(super) struct EquivalenceOctets {
    /// A rule depends on more than single characters.
    any: bool,
    bytes: [bool; 256],
}

impl EquivalenceOctets {
    pub(super) fn by(same: &[EquivalenceRule]) -> Self {
        let mut touched = Self { any: false, bytes: [false; 256] };
        for same in same {
            match same {
                EquivalenceRule::IgnoreCase | EquivalenceRule::IgnoreCaseOf(_) => touched.add(b'A'..=b'Z'),
                EquivalenceRule::Ignore(chars) => touched.add(chars.bytes()),
                EquivalenceRule::PercentDecode => touched.add([b'%']),
                EquivalenceRule::Isbn10As13 | EquivalenceRule::NewsmlUpdate | EquivalenceRule::GsmaVers0 => touched.any = true,
            }
        }
        touched
    }

    fn add(&mut self, bytes: impl IntoIterator<Item = u8>) {
        for byte in bytes {
            if let Some(known) = self.bytes.get_mut(usize::from(byte)) {
                *known = true;
            }
        }
    }

    pub(super) fn may_change(&self, nss: &str) -> bool {
        self.any || nss.bytes().any(|byte| self.bytes.get(usize::from(byte)).copied().unwrap_or(true))
    }
}
