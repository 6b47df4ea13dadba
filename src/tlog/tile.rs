//! Tiles (C2SP `tlog-tiles`): the addresses of parts of a tree, and their content.

use super::merkle::{Hash, root};
use std::fmt;

/// The number of hashes in a complete tile, and of entries in a complete bundle.
pub const WIDTH: usize = 256;

/// The highest level of an address.
const LEVEL_MAX: u8 = 63;

/// The content of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TileLevel {
    /// Entries.
    Entries,
    /// Hashes. Level 0 contains the hashes of the entries; each higher level contains the hashes of complete tiles of the level below.
    Hashes(u8),
}

/// The address of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile {
    /// The content of the tile.
    pub level: TileLevel,
    /// Its index within the level.
    pub index: u64,
    /// The number of hashes or entries, from 1 to [`WIDTH`].
    pub width: usize,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.level {
            TileLevel::Entries => f.write_str("entries/")?,
            TileLevel::Hashes(level) => write!(f, "{level}/")?,
        }
        let (mut path, mut rest) = (format!("{:03}", self.index % 1000), self.index / 1000);
        while rest > 0 {
            path = format!("x{:03}/{path}", rest % 1000);
            rest /= 1000;
        }
        f.write_str(&path)?;
        if self.width < WIDTH { write!(f, ".p/{}", self.width) } else { Ok(()) }
    }
}

impl Tile {
    /// Reads an address: the part of the URL after `/tile/`. Each tile has only one valid address; for any other, returns `None`.
    pub fn read(text: &str) -> Option<Self> {
        let (level, rest) = text.split_once('/')?;
        let level = if level == "entries" { TileLevel::Entries } else { TileLevel::Hashes(level.parse().ok()?) };
        let (path, width) = match rest.split_once(".p/") {
            Some((path, width)) => (path, width.parse().ok().filter(|width| (1..WIDTH).contains(width))?),
            None => (rest, WIDTH),
        };
        let mut index: u64 = 0;
        for part in path.split('/') {
            let digits = part.strip_prefix('x').unwrap_or(part);
            index = index.checked_mul(1000)?.checked_add(digits.parse().ok()?)?;
        }
        let tile = Self { level, index, width };
        let is_level = !matches!(level, TileLevel::Hashes(level) if level > LEVEL_MAX);
        (is_level && tile.to_string() == text).then_some(tile)
    }

    /// The tiles of one level in a tree of `size` leaves.
    pub fn all(level: TileLevel, size: u64) -> Vec<Self> {
        let height = if let TileLevel::Hashes(level) = level { u32::from(level) } else { 0 };
        let mut left = size.checked_shr(8 * height).unwrap_or(0);
        let mut tiles = Vec::new();
        for index in 0.. {
            let width = usize::try_from(left).unwrap_or(WIDTH).min(WIDTH);
            if width == 0 {
                break;
            }
            tiles.push(Self { level, index, width });
            left -= width as u64;
        }
        tiles
    }

    /// For a tile of entries or of level 0: the position of its first entry, and the position after its last entry.
    pub fn entry_range(&self) -> Option<(u64, u64)> {
        let start = self.index.checked_mul(WIDTH as u64)?;
        Some((start, start.checked_add(self.width as u64)?))
    }

    /// The number of entries of the smallest tree that has the tile.
    pub fn tree_size(&self) -> Option<u64> {
        let level = match self.level {
            TileLevel::Entries => 0,
            TileLevel::Hashes(level) => level,
        };
        self.entry_range()?.1.checked_mul((WIDTH as u64).checked_pow(u32::from(level))?)
    }

    /// The hashes of a tile, one after the other; `None` if the tree does not have it.
    pub fn hashes(&self, leaves: &[Hash]) -> Option<Vec<u8>> {
        let TileLevel::Hashes(level) = self.level else { return None };
        let span = WIDTH.checked_pow(u32::from(level))?;
        let start = usize::try_from(self.index).ok()?.checked_mul(WIDTH)?.checked_mul(span)?;
        let end = start.checked_add(self.width.checked_mul(span)?)?;
        Some(leaves.get(start..end)?.chunks(span).map(root).collect::<Vec<_>>().concat())
    }
}

/// Appends an entry to a bundle of entries: two bytes with its length, then the entry. Returns whether it was short enough.
pub fn bundle(out: &mut Vec<u8>, entry: &[u8]) -> bool {
    let Ok(length) = u16::try_from(entry.len()) else { return false };
    out.extend_from_slice(&length.to_be_bytes());
    out.extend_from_slice(entry);
    true
}

/// Splits a bundle into its entries; `None` if it is malformed.
pub fn unbundle(mut bytes: &[u8]) -> Option<Vec<&[u8]>> {
    let mut entries = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk::<2>() {
        let (entry, rest) = rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
        entries.push(entry);
        bytes = rest;
    }
    bytes.is_empty().then_some(entries)
}

#[cfg(test)]
mod tests {
    use super::super::merkle::leaf_hash;
    use super::*;

    #[test]
    fn tile_needs_a_tree_with_all_its_entries() {
        let size = |text: &str| Tile::read(text).unwrap().tree_size();
        assert_eq!((size("entries/001.p/7"), size("0/000"), size("1/000.p/3")), (Some(263), Some(256), Some(768)));
        assert_eq!(size("63/000.p/1"), None);
    }

    #[test]
    fn each_tile_has_one_address() {
        for (text, level, index, width) in [
            ("0/x001/x234/067", TileLevel::Hashes(0), 1_234_067, 256),
            ("0/000", TileLevel::Hashes(0), 0, 256),
            ("1/x001/000.p/17", TileLevel::Hashes(1), 1000, 17),
            ("entries/273.p/112", TileLevel::Entries, 273, 112),
            ("63/000.p/1", TileLevel::Hashes(63), 0, 1),
        ] {
            let tile = Tile { level, index, width };
            assert_eq!((Tile::read(text), tile.to_string().as_str()), (Some(tile), text));
        }
        for wrong in [
            "0/0",
            "0/1000",
            "00/000",
            "64/000",
            "0/x000/001",
            "0/001/x002",
            "0/000.p/0",
            "0/000.p/256",
            "0/000.p/08",
            "0/000.p/",
            "0",
            "",
            "a/000",
            "0/+01",
            "0/x001/",
            "-1/000",
            "0/x999/x999/x999/x999/x999/x999/x999/999",
        ] {
            assert_eq!(Tile::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn tree_of_seventy_thousand_has_the_tiles_of_the_specification() {
        let of = |level| {
            let tiles = Tile::all(TileLevel::Hashes(level), 70_000);
            let partial: Vec<usize> = tiles.iter().map(|tile| tile.width).filter(|width| *width < WIDTH).collect();
            (tiles.len() - partial.len(), partial)
        };
        assert_eq!((of(0), of(1), of(2), of(3)), ((273, vec![112]), (1, vec![17]), (0, vec![1]), (0, vec![])));
        assert_eq!(Tile::all(TileLevel::Entries, 256).len(), 1);
        assert_eq!(Tile::all(TileLevel::Hashes(1), 256), [Tile { level: TileLevel::Hashes(1), index: 0, width: 1 }]);
    }

    #[test]
    fn higher_level_tile_contains_the_roots_of_complete_tiles() {
        let leaves: Vec<Hash> = (0..600_u32).map(|at| leaf_hash(&at.to_be_bytes())).collect();
        let tile = |text: &str| Tile::read(text).unwrap().hashes(&leaves);
        assert_eq!(tile("0/001").unwrap(), leaves[256..512].concat());
        assert_eq!(tile("0/002.p/88").unwrap(), leaves[512..].concat());
        assert_eq!(tile("1/000.p/2").unwrap(), [root(&leaves[..256]), root(&leaves[256..512])].concat());
        assert_eq!(
            (tile("1/000.p/3"), tile("0/002"), tile("0/003"), tile("9/000"), tile("entries/000")),
            (None, None, None, None, None)
        );
    }

    #[test]
    fn bundle_of_entries_splits_into_the_same_entries() {
        let mut bytes = Vec::new();
        assert!(bundle(&mut bytes, b"a") && bundle(&mut bytes, b"") && bundle(&mut bytes, &vec![7; 65_535]));
        assert!(!bundle(&mut bytes, &vec![7; 65_536]));
        let entries = unbundle(&bytes).unwrap();
        assert_eq!((entries.len(), entries[0], entries[1], entries[2].len()), (3, &b"a"[..], &b""[..], 65_535));
        assert_eq!((unbundle(&bytes[..bytes.len() - 1]), unbundle(&[0])), (None, None));
    }
}
