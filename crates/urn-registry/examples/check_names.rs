//! Reads one URN per line from standard input and prints whether its namespace allows it:
//!
//! ```sh
//! echo urn:isbn:0451450524 | cargo run -p urn-registry --example check_names
//! ```

use std::io::{self, BufRead as _};
use urn_registry::grammar::Budget;
use urn_registry::verdict::{NamespaceBook, STEPS_PER_NAME_MAX, explain};

fn main() -> io::Result<()> {
    // The built-in catalog of registered namespaces and their rules.
    let book = NamespaceBook::builtin();
    for line in io::stdin().lock().lines() {
        let line = line?;
        println!("{line}\t{}", explain(&line, book, &mut Budget::new(STEPS_PER_NAME_MAX)).heading);
    }
    Ok(())
}
