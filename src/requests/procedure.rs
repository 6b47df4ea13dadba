//! The procedure of a request (RFC 8141 §6.2 and §6.3).

use crate::store::typed::stored_enum;

/// The procedure of a request, with its details.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestProcedure {
    /// §6.2: the experts decide.
    Community,
    /// §6.2 step 4: a standards body decides; the experts report to it.
    Standards {
        /// The body; for IETF documents, the IESG.
        body: String,
    },
    /// §6.3: a recognized body requests the registration; the experts advise.
    FastTrack {
        /// The requesting body.
        body: String,
        /// A reference to its specification (§6.3 item 2).
        specification: Option<String>,
    },
}

stored_enum! {
    /// A procedure without its details, as used in the state table.
    Procedure as "procedure" {
        /// §6.2.
        Community = "community" => "draft-procedure-community";
        /// §6.2 step 4.
        Standards = "standards" => "draft-procedure-standards";
        /// §6.3.
        FastTrack = "fast_track" => "draft-procedure-fast-track";
    }
}

impl RequestProcedure {
    /// A procedure with its details, as stored.
    pub(crate) fn from_stored(procedure: Procedure, body: Option<String>, specification: Option<String>) -> Self {
        let body = body.unwrap_or_default();
        match procedure {
            Procedure::Community => Self::Community,
            Procedure::Standards => Self::Standards { body },
            Procedure::FastTrack => Self::FastTrack { body, specification },
        }
    }

    /// The procedure without its details.
    pub fn kind(&self) -> Procedure {
        match self {
            Self::Community => Procedure::Community,
            Self::Standards { .. } => Procedure::Standards,
            Self::FastTrack { .. } => Procedure::FastTrack,
        }
    }

    /// The body that decides or requests.
    pub fn body(&self) -> Option<&str> {
        match self {
            Self::Community => None,
            Self::Standards { body } | Self::FastTrack { body, .. } => Some(body),
        }
    }

    /// The reference to the specification of a fast-track request.
    pub fn specification(&self) -> Option<&str> {
        match self {
            Self::FastTrack { specification, .. } => specification.as_deref(),
            _ => None,
        }
    }
}
