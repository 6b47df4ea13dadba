//! How many registered texts are available here. A new registry has IANA's list without them.

use crate::registry::{queries, versions};
use crate::store::{AnyConnection, Error};

/// How many namespaces there are, and how many of them have a registered text here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextCount {
    /// The namespaces with a text.
    pub with_text: usize,
    /// All namespaces.
    pub all: usize,
}

impl TextCount {
    /// The count of a registry.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn read(conn: &mut AnyConnection) -> Result<Self, Error> {
        let all = usize::try_from(queries::count(conn)?).unwrap_or(usize::MAX);
        Ok(Self { with_text: versions::queries::nids_with_text(conn)?.len(), all })
    }

    /// The number of namespaces without a text.
    pub fn missing(self) -> usize {
        self.all.saturating_sub(self.with_text)
    }

    /// Whether the texts have not been imported: fewer than a quarter of the namespaces have one. IANA's files have about half of them;
    /// the others are in RFCs.
    pub fn is_import_due(self) -> bool {
        self.with_text < self.all.div_ceil(4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_import_is_suggested_while_few_namespaces_have_a_text() {
        for (with_text, all, missing, is_due) in
            [(0, 105, 105, true), (26, 105, 79, true), (27, 105, 78, false), (0, 0, 0, false)]
        {
            let texts = TextCount { with_text, all };
            assert_eq!((texts.missing(), texts.is_import_due()), (missing, is_due), "{texts:?}");
        }
    }
}
