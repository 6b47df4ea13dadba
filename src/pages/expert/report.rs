//! The expert report for a standards body: drafted from the review, completed and sent by the lead.

use crate::acts::report;
use crate::cases::case::{Case, Fact};
use crate::cases::criteria::POINTS;
use crate::cases::decide::acts_now;
use crate::cases::gather::{checks, gather};
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::see::see;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::points::{PointRow, judged, point_rows};
use crate::refusal::{Fault, Refusal};
use crate::reviews::queries;
use crate::template::Field;
use crate::template::diff::changed_fields;
use crate::{cases, clock, registry};
use askama::Template as View;

#[derive(View)]
#[template(path = "reviews/report.html")]
struct ReportPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    body: String,
    snapshot: i64,
    report: FormField,
    points: Vec<PointRow>,
    quorum: String,
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let (list, site) = (cx.post().review_list.clone(), cx.post().public_url.clone());
    let (seen, drafted, quorum) = cx.read(|conn| {
        let seen = see(conn, cx.param("number"), Some(account), cx.now)?;
        seen.permit(Move::Report)?;
        let mut case = Case::of(seen, account, cx.now);
        gather(conn, &mut case, &[Fact::Positions, Fact::Quorum], &Input::default())?;
        let seen = &case.seen;
        let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
        let standing = case.positions()?;
        let threads = queries::threads_of(conn, &seen.request.id)?;
        let findings = checks::findings(conn, cx.now, &seen.request, &snapshot.template)?;
        let registered = match seen.request.subject.registered() {
            Some((nid, _)) => registry::queries::latest_version(conn, nid)?,
            None => None,
        };
        let changed: Vec<&str> = registered
            .as_ref()
            .and_then(registry::Version::wording)
            .map(|text| changed_fields(&text.template, &snapshot.template).into_iter().map(Field::label).collect())
            .unwrap_or_default();
        let drafted = cases::report::draft(&cases::report::Material {
            request: &seen.request,
            snapshot,
            standing,
            threads: &threads,
            findings: &findings,
            changed: &changed,
            list: &list,
            today: clock::day(cx.now),
            lead: &account.name,
            site: &site,
        });
        let quorum = acts_now(&case).why_not(Move::Report).map(ToString::to_string);
        Ok((case.seen, drafted, quorum))
    })?;
    let text = if cx.is_write() { cx.form.get("report").to_owned() } else { drafted };
    Reply::page_with(
        status,
        &ReportPage {
            shell: Shell::new(cx, format!("Report on {}", seen.request.number), Nav::Review).with_errors(!faults.is_empty()),
            number: seen.request.number.clone(),
            title: seen.request.subject.title(),
            body: seen.request.track.body().unwrap_or_default().to_owned(),
            snapshot: seen.current().map_or(0, |current| current.number),
            report: FormField::area("report", "The report", text, 30)
                .hint("Made from the positions, the discussion and the checks; complete section 4")
                .faults(&faults),
            points: point_rows(cx),
            quorum: quorum.unwrap_or_default(),
            faults,
        },
    )
}

/// `GET /reviews/{number}/report`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /reviews/{number}/report`
pub fn send(cx: &Cx) -> Result<Reply, Problem> {
    let known: Vec<&str> = ["snapshot", "report"].into_iter().chain(POINTS.map(|point| point.key)).collect();
    cx.form.only(&known, &[])?;
    let turn = cx.turn()?;
    let snapshot = crate::pages::expert::seen::snapshot_seen(cx)?;
    match cx.write(|conn| report::report(conn, turn, cx.param("number"), snapshot, cx.form.get("report"), &judged(cx))) {
        Ok(()) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

#[cfg(test)]
#[path = "samples/report.rs"]
mod samples;
