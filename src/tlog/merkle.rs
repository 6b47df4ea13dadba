//! The Merkle tree of RFC 6962 §2.1 with SHA-256: hashes, root, proofs of inclusion, and their verification (RFC 9162 §2.1.3.2). There are
//! no consistency proofs: programs that follow the log read its entries and compute the root of each former size from them.

use sha2::{Digest as _, Sha256};

/// A SHA-256 digest.
pub type Hash = [u8; 32];

/// The hash of an entry.
pub fn leaf_hash(entry: &[u8]) -> Hash {
    Sha256::new().chain_update([0_u8]).chain_update(entry).finalize().into()
}

/// The hash of a node with two children.
pub fn node_hash(left: &Hash, right: &Hash) -> Hash {
    Sha256::new().chain_update([1_u8]).chain_update(left).chain_update(right).finalize().into()
}

/// The number of leaves on the left of a tree with `size` leaves, which is at least two: the largest power of two below `size`.
fn left_subtree_size(size: usize) -> usize {
    size.saturating_sub(1).checked_ilog2().map_or(1, |log| 1 << log)
}

/// The root of the tree with these leaf hashes.
pub fn root(leaves: &[Hash]) -> Hash {
    match leaves {
        [] => Sha256::digest(b"").into(),
        [only] => *only,
        many => {
            let (left, right) = many.split_at(left_subtree_size(many.len()));
            node_hash(&root(left), &root(right))
        }
    }
}

/// The proof that the leaf at `index` is in the tree, from its sibling to the child of the root; `None` if there is no such leaf.
pub fn inclusion(leaves: &[Hash], index: usize) -> Option<Vec<Hash>> {
    if index >= leaves.len() {
        return None;
    }
    let (mut rest, mut index, mut path) = (leaves, index, Vec::new());
    while rest.len() > 1 {
        let (left, right) = rest.split_at(left_subtree_size(rest.len()));
        if index < left.len() {
            path.push(root(right));
            rest = left;
        } else {
            path.push(root(left));
            index -= left.len();
            rest = right;
        }
    }
    path.reverse();
    Some(path)
}

/// Halves two positions until the first is odd or zero.
fn halve_until_odd(a: &mut u64, b: &mut u64) {
    while *a & 1 == 0 && *a != 0 {
        *a >>= 1;
        *b >>= 1;
    }
}

/// Whether `path` proves that `leaf` is at `index` in the tree of `size` leaves with this root.
pub fn is_included(leaf: &Hash, (index, size): (u64, u64), path: &[Hash], root: &Hash) -> bool {
    if index >= size {
        return false;
    }
    let (mut at, mut last, mut hash) = (index, size - 1, *leaf);
    for other in path {
        if last == 0 {
            return false;
        }
        if at & 1 == 1 || at == last {
            hash = node_hash(other, &hash);
            halve_until_odd(&mut at, &mut last);
        } else {
            hash = node_hash(&hash, other);
        }
        at >>= 1;
        last >>= 1;
    }
    last == 0 && hash == *root
}

/// A tree that grows leaf by leaf and provides its root at each size. Its memory is logarithmic in its size.
#[derive(Debug, Clone, Default)]
pub struct Growing {
    size: u64,
    /// The roots of the complete subtrees, the largest first.
    peaks: Vec<Hash>,
}

impl Growing {
    /// The number of leaves.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Adds a leaf.
    pub fn push(&mut self, leaf: Hash) {
        let (mut hash, mut pairs) = (leaf, self.size);
        while pairs & 1 == 1 {
            if let Some(left) = self.peaks.pop() {
                hash = node_hash(&left, &hash);
            }
            pairs >>= 1;
        }
        self.peaks.push(hash);
        self.size += 1;
    }

    /// The root hash of the tree with the leaves added so far.
    pub fn root(&self) -> Hash {
        let mut peaks = self.peaks.iter().rev();
        match peaks.next() {
            None => root(&[]),
            Some(last) => peaks.fold(*last, |right, left| node_hash(left, &right)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn hex(hash: &Hash) -> String {
        hash.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }

    /// The eight entries of the tests of Certificate Transparency's reference implementation.
    fn known() -> Vec<Hash> {
        let entries: [&[u8]; 8] = [
            b"",
            b"\x00",
            b"\x10",
            b"\x20\x21",
            b"\x30\x31",
            b"\x40\x41\x42\x43",
            b"\x50\x51\x52\x53\x54\x55\x56\x57",
            b"\x60\x61\x62\x63\x64\x65\x66\x67\x68\x69\x6a\x6b\x6c\x6d\x6e\x6f",
        ];
        entries.iter().map(|entry| leaf_hash(entry)).collect()
    }

    #[test]
    fn roots_match_the_vectors_of_certificate_transparency() {
        let leaves = known();
        let roots = [
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
        ];
        let mut growing = Growing::default();
        for (size, expected) in roots.iter().enumerate() {
            assert_eq!(hex(&root(&leaves[..size])), *expected, "{size}");
            assert_eq!(hex(&growing.root()), *expected, "{size}");
            if let Some(leaf) = leaves.get(size) {
                growing.push(*leaf);
            }
        }
        assert_eq!(growing.size(), 8);
    }

    #[test]
    fn inclusion_proof_matches_the_vector_of_certificate_transparency() {
        let path: Vec<String> = inclusion(&known()[..8], 5).unwrap().iter().map(hex).collect();
        assert_eq!(
            path,
            [
                "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
                "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            ]
        );
    }

    fn leaves(count: u64) -> Vec<Hash> {
        (0..count).map(|at| leaf_hash(&at.to_be_bytes())).collect()
    }

    #[test]
    fn every_proof_verifies_and_every_forged_one_is_refused() {
        for size in 1..=40_u64 {
            let all = leaves(size);
            let whole = root(&all);
            for index in 0..size {
                let path = inclusion(&all, usize::try_from(index).unwrap()).unwrap();
                let leaf = all[usize::try_from(index).unwrap()];
                assert!(is_included(&leaf, (index, size), &path, &whole), "{index} of {size}");
                assert!(!is_included(&leaf_hash(b"x"), (index, size), &path, &whole));
                assert!(!is_included(&leaf, (index, size), &path, &leaf_hash(b"x")));
                assert!(!is_included(&leaf, (index + size, size), &path, &whole));
                assert!(!is_included(&leaf, (index, size), &[path.clone(), vec![whole]].concat(), &whole));
                for at in 0..path.len() {
                    let mut forged = path.clone();
                    forged[at][0] ^= 1;
                    assert!(!is_included(&leaf, (index, size), &forged, &whole));
                    forged.remove(at);
                    assert!(!is_included(&leaf, (index, size), &forged, &whole));
                }
                if size > 1 {
                    assert!(!is_included(&leaf, ((index + 1) % size, size), &path, &whole), "{index} of {size}");
                }
            }
        }
        assert_eq!(inclusion(&leaves(3), 3), None);
    }

    /// A direct implementation of RFC 6962 §2.1 over the entries. It shares no code with the functions above. The hashes of ranges are
    /// cached.
    struct Definition {
        entries: Vec<[u8; 8]>,
        known: HashMap<(usize, usize), Hash>,
    }

    impl Definition {
        fn hash(bytes: &[u8]) -> Hash {
            <Sha256 as sha2::Digest>::digest(bytes).into()
        }

        /// The position of D[k] in D[from:to].
        fn split(from: usize, to: usize) -> usize {
            let mut k = 1;
            while 2 * k < to - from {
                k *= 2;
            }
            from + k
        }

        /// MTH(D[from:to]).
        fn mth(&mut self, from: usize, to: usize) -> Hash {
            if let Some(hash) = self.known.get(&(from, to)) {
                return *hash;
            }
            let hash = match to - from {
                0 => Self::hash(b""),
                1 => Self::hash(&[&[0_u8][..], &self.entries[from][..]].concat()),
                _ => {
                    let k = Self::split(from, to);
                    let (left, right) = (self.mth(from, k), self.mth(k, to));
                    Self::hash(&[&[1_u8][..], &left[..], &right[..]].concat())
                }
            };
            self.known.insert((from, to), hash);
            hash
        }

        /// PATH(m, D[from:to]).
        fn path(&mut self, m: usize, (from, to): (usize, usize)) -> Vec<Hash> {
            if to - from == 1 {
                return Vec::new();
            }
            let k = Self::split(from, to);
            let (mut path, other) = if from + m < k {
                (self.path(m, (from, k)), self.mth(k, to))
            } else {
                (self.path(from + m - k, (k, to)), self.mth(from, k))
            };
            path.push(other);
            path
        }
    }

    #[test]
    fn ten_thousand_proofs_match_the_definition_and_are_refused_with_one_changed_byte() {
        const SIZE_MAX: usize = 2000;
        let entries: Vec<[u8; 8]> = (0..2000_u64).map(u64::to_be_bytes).collect();
        let all: Vec<Hash> = entries.iter().map(|entry| leaf_hash(entry)).collect();
        let mut definition = Definition { entries, known: HashMap::new() };
        let mut tree = Growing::default();
        for (size, leaf) in all.iter().enumerate() {
            assert_eq!(tree.root(), definition.mth(0, size), "{size}");
            tree.push(*leaf);
        }
        // The same numbers in each run (Knuth's multiplier).
        let mut state = 43_u64;
        let mut below = |most: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).unwrap() % most
        };
        let wide = |number: usize| u64::try_from(number).unwrap();
        for _ in 0..10_000 {
            // Small and large sizes are equally frequent.
            let most: usize = 1 << below(12);
            let size = (1 + below(most)).min(SIZE_MAX);
            let (leaves, whole) = (&all[..size], definition.mth(0, size));
            let by = u8::try_from(1 + below(255)).unwrap();
            let index = below(size);
            let path = inclusion(leaves, index).unwrap();
            assert_eq!(path, definition.path(index, (0, size)), "{index} of {size}");
            let place = (wide(index), wide(size));
            assert!(is_included(&leaves[index], place, &path, &whole), "{index} of {size}");
            let mut forged = [vec![leaves[index], whole], path].concat();
            let at = below(forged.len() * 32);
            forged[at / 32][at % 32] ^= by;
            assert!(!is_included(&forged[0], place, &forged[2..], &forged[1]), "byte {at}: {index} of {size}");
        }
    }
}
