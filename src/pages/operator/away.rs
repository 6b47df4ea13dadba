//! When an operator is away.

use crate::acts::appoint;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::operator::queues;
use crate::refusal::{Fault, Refusal};
use jiff::civil::Date;

fn day(cx: &Cx, name: &'static str) -> Result<Date, Fault> {
    cx.form.get(name).trim().parse().map_err(|_| Fault::new(name, "Enter a day, as 2026-12-24"))
}

/// `POST /desk/away`: an operator notes an absence.
pub fn away(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["from", "until"], &[])?;
    let who = cx.person()?;
    let (from, until) = match (day(cx, "from"), day(cx, "until")) {
        (Ok(from), Ok(until)) => (from, until),
        (from, until) => return queues::page(cx, 422, from.err().into_iter().chain(until.err()).collect()),
    };
    match cx.write(|conn| appoint::away(conn, who, cx.now, from, until)) {
        Ok(()) => Ok(Reply::see_other("/desk#absences")),
        Err(Refusal::Faults(faults)) => queues::page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/away/{id}/cancel`: an absence is over, or will not be.
pub fn back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let who = cx.person()?;
    cx.write(|conn| appoint::back(conn, who, cx.now, cx.param("id")))?;
    Ok(Reply::see_other("/desk"))
}
