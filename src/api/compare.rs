//! `/api/v1/compare`: differences between two dates of the registry.

use crate::api::only;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::day;
use crate::http::problem::Problem;
use crate::http::reply::{Reply, data};
use crate::nid::Nid;
use crate::registry::between::{Changed, Fact, between, facts};
use crate::registry::{Namespace, on_date};
use jiff::civil::Date;
use serde_json::{Value, json};

/// A fact as JSON; null if it is not recorded.
fn fact_json(fact: &Fact) -> Value {
    let or_null = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    json!({ "field": fact.name, "before": or_null(&fact.before), "after": or_null(&fact.after) })
}

fn there(namespace: &Namespace, day: Date, home: &str) -> Value {
    json!({
        "nid": namespace.nid.as_str(),
        "kind": namespace.kind.name(),
        "registrant": namespace.registrant,
        "url": format!("{home}{}?on={day}", addresses::namespace(namespace.kind, &namespace.nid)),
    })
}

/// `GET /api/v1/compare?from=&to=&nid=`: the differences of the whole list, or of one namespace.
pub fn compare(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["from", "to", "nid"])?;
    let needed = |name: &str| day::asked(cx, name)?.ok_or_else(|| Problem::bad_request(format!("{name} is missing")));
    let (from, to) = (needed("from")?, needed("to")?);
    if to < from {
        return Err(Problem::bad_request(format!("from is the earlier day, and {from} is after {to}")));
    }
    let home = &cx.post().public_url;
    let value = match cx.query.get("nid") {
        "" => {
            let found = cx.read(|conn| between(conn, from, to))?;
            let changed = |changed: &Changed| {
                let nid = changed.after.nid.as_str();
                let kind = changed.after.kind.name();
                let (a, b) = (there(&changed.before, from, home), there(&changed.after, to, home));
                json!({ "nid": nid, "kind": kind, "before": a.get("url"), "after": b.get("url"), "fields": changed.facts.iter().map(fact_json).collect::<Vec<_>>() })
            };
            json!({
                "from": from,
                "to": to,
                "came": found.came.iter().map(|namespace| there(namespace, to, home)).collect::<Vec<_>>(),
                "went": found.went.iter().map(|namespace| there(namespace, from, home)).collect::<Vec<_>>(),
                "changed": found.changed.iter().map(changed).collect::<Vec<_>>(),
                "unchanged": found.unchanged,
            })
        }
        text => {
            let nid = Nid::parse(text).map_err(|_| Problem::not_found("This namespace"))?;
            let (old, new) =
                cx.read(|conn| Ok((on_date::namespace(conn, &nid, from)?.0, on_date::namespace(conn, &nid, to)?.0)))?;
            let (a, b) = (there(&old, from, home), there(&new, to, home));
            json!({
                "nid": nid.as_str(),
                "from": from,
                "to": to,
                "before": a.get("url"),
                "after": b.get("url"),
                "fields": facts(&old, &new).iter().map(fact_json).collect::<Vec<_>>(),
            })
        }
    };
    Ok(data("application/json", format!("{value:#}\n")))
}
