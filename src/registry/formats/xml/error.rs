//! Why a file cannot be read as the registry.

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Not well-formed.
    #[error("line {line}: {why}")]
    Broken {
        /// Line, from 1.
        line: usize,
        /// Why.
        why: String,
    },
    /// Two records have the same name.
    #[error("line {line}: {name} occurs twice in the file")]
    Doubled {
        /// The line of the second one, from 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// Well-formed, but not IANA's registry of URN namespaces.
    #[error("this is not IANA's registry of URN namespaces: {0}")]
    Foreign(String),
}
