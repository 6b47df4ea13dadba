//! Iteration over arguments or the lines of stdin.

use crate::cli::exit::{Exit, Failure};
use std::io::Read as _;
use urn_registry::urn::lines::{Line, LineSplitter};
use urn_registry::urn::report::LINE_MAX;

/// Read size in bytes. Larger reads are not faster; smaller ones need too many system calls.
pub(super) const CHUNK: usize = 256 * 1024;

/// Calls `each` for every argument, or for every line of stdin if there are none. Returns [`Exit::No`] if any result is false.
pub(super) fn each_line(arguments: &[String], mut each: impl FnMut(Line<'_>) -> Result<bool, Failure>) -> Result<Exit, Failure> {
    let mut all = true;
    let mut trouble = None;
    let mut one = |line: Line<'_>| {
        if trouble.is_none() {
            match each(line) {
                Ok(yes) => all &= yes,
                Err(failure) => trouble = Some(failure),
            }
        }
        trouble.is_none()
    };
    if arguments.is_empty() {
        let mut input = std::io::stdin().lock();
        let mut chunk = vec![0; CHUNK];
        let mut lines = LineSplitter::default();
        loop {
            let read = input.read(&mut chunk)?;
            if read == 0 {
                break;
            }
            let mut go_on = true;
            lines.feed(chunk.get(..read).unwrap_or_default(), |line| go_on = one(line));
            if !go_on {
                break;
            }
        }
        lines.finish(|line| {
            one(line);
        });
    } else {
        for argument in arguments {
            one(if argument.len() > LINE_MAX { Line::TooLong(argument.as_bytes()) } else { Line::Whole(argument.as_bytes()) });
        }
    }
    trouble.map_or(Ok(if all { Exit::Done } else { Exit::No }), Err)
}
