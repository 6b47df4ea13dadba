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
    /// Well-formed, but not IANA's registry of URN namespaces.
    #[error("this is not IANA's registry of URN namespaces: {0}")]
    Foreign(String),
}
