//! The expert review report to a standards body: drafted from the review, completed and submitted by the lead.

use crate::actions::decide::Grounds;
use crate::actions::report;
use crate::cases::case::{Case, Fact};
use crate::cases::criteria;
use crate::cases::decide::acts_now;
use crate::cases::gather::{checks, gather};
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::viewer::see;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::SnapshotNo;
use crate::pages::expert::forms;
use crate::pages::partials::points::{PointRow, judged, point_rows};
use crate::refusal::Refusal;
use crate::reviews::queries;
use crate::{cases, clock, registry};
use askama::Template as View;
use urn_registry::template::Field;
use urn_registry::template::diff::changed_fields;

#[derive(View)]
#[template(path = "reviews/report.html")]
struct ReportPage {
    shell: Shell,
    number: String,
    title: String,
    body: String,
    snapshot: SnapshotNo,
    report: FormField,
    points: Vec<PointRow>,
    quorum: String,
    /// After a granted appeal.
    appeal_answer: Option<FormField>,
}

/// `GET /reviews/{number}/report`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let (list, site) = (cx.post().review_list.clone(), cx.post().public_url.clone());
    let (seen, drafted, (quorum, is_reopened), kept) = cx.read(|conn| {
        let seen = see(conn, cx.number()?, Some(account), cx.now)?;
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
        let is_reopened = case.quorum()?.reopened.is_some();
        let quorum = acts_now(&case).why_not(Move::Report).map(ToString::to_string);
        let kept = criteria::drafted(&crate::reviews::queries::draft_of(conn, &seen.request.id, &account.id)?);
        Ok((case.seen, drafted, (quorum, is_reopened), kept))
    })?;
    cx.page(&ReportPage {
        shell: Shell::new(cx, format!("Expert review report on {}", seen.request.number), Nav::Review),
        number: seen.request.number.to_string(),
        title: seen.request.subject.title().to_string(),
        body: seen.request.track.body().unwrap_or_default().to_owned(),
        snapshot: seen.text(),
        report: forms::REPORT.shown_or(cx, &drafted),
        points: point_rows(&if cx.is_write() { judged(cx) } else { kept }),
        quorum: quorum.unwrap_or_default(),
        appeal_answer: is_reopened.then(|| forms::APPEAL_ANSWER.shown(cx)),
    })
}

/// `POST /reviews/{number}/report`
pub fn send(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let snapshot = crate::pages::expert::forms::snapshot_seen(cx)?;
    cx.answer(
        cx.write(|conn| {
            let appeal_answer = forms::APPEAL_ANSWER.of(&cx.form);
            let grounds = Grounds { appeal_answer, ..Grounds::from(forms::REPORT.of(&cx.form)) };
            report::report(conn, turn, cx.number()?, snapshot, grounds, &judged(cx))
        }),
        addresses::request(cx.param("number")),
        form,
    )
}
