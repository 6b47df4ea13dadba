//! Splits lists of URNs into lines of any length in constant memory. LF or CR LF ends a line (RFC 2046 §4.1.1). The last line may lack
//! its end.

use super::report::LINE_MAX;

/// A line of the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line<'a> {
    /// A complete line, without its end.
    Whole(&'a [u8]),
    /// A line longer than [`LINE_MAX`]: its first bytes.
    TooLong(&'a [u8]),
}

/// Splits a stream of chunks into lines.
#[derive(Debug, Default)]
pub struct LineSplitter {
    /// The start of an incomplete line: at most `LINE_MAX` bytes and a CR.
    rest: Vec<u8>,
    /// The line is already too long; input is skipped until its LF.
    overflowed: bool,
}

impl LineSplitter {
    /// Processes a chunk and calls `each` for every line that it completes. Lines within the chunk are not copied.
    pub fn feed(&mut self, chunk: &[u8], mut each: impl FnMut(Line<'_>)) {
        let mut from = 0;
        for end in memchr::memchr_iter(b'\n', chunk) {
            let part = chunk.get(from..end).unwrap_or_default();
            from = end + 1;
            if self.rest.is_empty() && !self.overflowed {
                let part = part.strip_suffix(b"\r").unwrap_or(part);
                each(if part.len() > LINE_MAX { Line::TooLong(part) } else { Line::Whole(part) });
            } else {
                self.keep_incomplete(part);
                self.emit_line(&mut each);
            }
        }
        self.keep_incomplete(chunk.get(from..).unwrap_or_default());
    }

    /// Emits the last line if it had no LF.
    pub fn finish(&mut self, mut each: impl FnMut(Line<'_>)) {
        if !self.rest.is_empty() || self.overflowed {
            self.emit_line(&mut each);
        }
    }

    fn keep_incomplete(&mut self, part: &[u8]) {
        let room = (LINE_MAX + 1).saturating_sub(self.rest.len());
        self.overflowed |= part.len() > room;
        self.rest.extend_from_slice(part.get(..part.len().min(room)).unwrap_or_default());
    }

    fn emit_line(&mut self, each: &mut impl FnMut(Line<'_>)) {
        let line = self.rest.strip_suffix(b"\r").unwrap_or(&self.rest);
        each(if self.overflowed || line.len() > LINE_MAX { Line::TooLong(line) } else { Line::Whole(line) });
        self.rest.clear();
        self.overflowed = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(chunks: &[&[u8]]) -> Vec<(bool, usize)> {
        let mut lines = LineSplitter::default();
        let mut out = Vec::new();
        let mut each = |line: Line<'_>| match line {
            Line::Whole(bytes) => out.push((true, bytes.len())),
            Line::TooLong(bytes) => out.push((false, bytes.len().min(1))),
        };
        for chunk in chunks {
            lines.feed(chunk, &mut each);
        }
        lines.finish(&mut each);
        out
    }

    #[test]
    fn lines_are_split_correctly_at_any_chunk_boundary() {
        assert_eq!(cut(&[b"a\nbb\n\nccc"]), [(true, 1), (true, 2), (true, 0), (true, 3)]);
        assert_eq!(cut(&[b"a", b"\nb", b"b\n", b"\nccc"]), [(true, 1), (true, 2), (true, 0), (true, 3)]);
        assert_eq!(cut(&[b"a\r\n\r\nb\rc\n"]), [(true, 1), (true, 0), (true, 3)]);
        assert_eq!(cut(&[b"a\r", b"\nbb", b"\r\n"]), [(true, 1), (true, 2)]);
        let long = vec![b'x'; LINE_MAX];
        assert_eq!(cut(&[&long, b"\n"]), [(true, LINE_MAX)]);
        assert_eq!(cut(&[&long, b"\r", b"\n"]), [(true, LINE_MAX)]);
        assert_eq!(cut(&[&long, b"x\n"]), [(false, 1)]);
        assert_eq!(cut(&[&long, b"x", b"yyy", b"\nz"]), [(false, 1), (true, 1)]);
        assert_eq!(cut(&[&long, &long]), [(false, 1)]);
    }
}
