//! Sample values for tables, and their snapshots.

use super::*;
use crate::http::sample::{Sample, views};

views!(Table);

impl Sample for Table {
    fn sample() -> Self {
        let name = Cell::link("International Association of Lighthouses", "https://lights.example/")
            .tag("warn", Some("removed".into()))
            .more(["Dissolved.".into()]);
        Self::english("Bodies", &[("Body", ""), ("Requests", "n"), ("Namespace", "")]).rows([[
            name,
            "3".to_owned().into(),
            Cell::code("lighthouse"),
        ]])
    }
}
