//! Circumstances of a request, each with its own start and end: name conflict, escalated, under appeal, on hold by court order, under
//! reconsideration.

pub(crate) mod queries;
pub mod span;

use crate::cases::{LostName, Overlay};
use crate::store::schema::contentions;
use jiff::Timestamp;

/// The first words of the public reason while a court order awaits a second operator.
pub const PROVISIONALLY: &str = "Provisionally, until a second operator confirms or rejects the order: ";

/// The part of the public reason of a name conflict between the URN and the other requests.
pub const ALSO_REQUESTED: &str = " is also requested in ";

/// The public reason of a request that lost a name conflict, after the number of the winner.
pub const GETS_NAME: &str = " gets the name. Choose another name, or withdraw";

/// An overlay of a request, open or ended.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::overlays)]
pub struct Begun {
    /// The kind of overlay.
    #[diesel(column_name = kind)]
    pub overlay: Overlay,
    /// The public reason.
    pub why: String,
    /// When it began.
    pub since: Timestamp,
    /// When it ended, or `None` if it is still open.
    pub until: Option<Timestamp>,
    /// How it ended.
    pub outcome: Option<String>,
    /// The name conflict it belongs to.
    pub contention_id: Option<String>,
    /// When that conflict was resolved.
    #[diesel(select_expression = diesel::NullableExpressionMethods::nullable(contentions::until))]
    #[diesel(select_expression_type = diesel::dsl::Nullable<contentions::until>)]
    pub settled_at: Option<Timestamp>,
}

impl Begun {
    /// In a name conflict that another request won: from when until when this request still had the name.
    pub fn lost(&self) -> Option<LostName> {
        LostName::of(self.since, self.settled_at?, self.until)
    }
}
