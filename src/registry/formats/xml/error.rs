//! Errors in reading a file as the registry.

/// Why a file cannot be read as the registry.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The XML is not well-formed.
    #[error("line {line}: {reason}")]
    Broken {
        /// The line number, from 1.
        line: usize,
        /// The reason.
        reason: String,
    },
    /// Two records have the same name.
    #[error("line {line}: {name} occurs twice in the file")]
    Doubled {
        /// The line number of the second occurrence, from 1.
        line: usize,
        name: String,
    },
    /// Well-formed XML, but not IANA's registry of URN namespaces.
    #[error("this is not IANA's registry of URN namespaces: {0}")]
    Foreign(String),
}
