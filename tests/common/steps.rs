//! Steps of the procedure that many tests take with a [`ProcedureFixture`], and what they read afterwards.

use super::procedure_fixture::{ProcedureFixture, rewrite, rows};
use nidreg::actions::register::publish_correction;
use nidreg::actions::{
    appeal, appoint, close, comment, decide, disputes, draft, pending_tasks, redact, report, request_info, review, review_drafts,
};
use nidreg::history::redactions::Class;
use nidreg::ids::RequestNumber;
use nidreg::refusal::Refusal;
use nidreg::registry::{Edition, Kind, Namespace, Version, queries};
use nidreg::requests::appeals::Outcome;
use nidreg::requests::comments::NewComment;
use nidreg::requests::drafts::DraftPurpose;
use nidreg::requests::tasks::kind::TaskKind;
use nidreg::requests::tasks::pending::TaskSubject;
use nidreg::requests::{CloseReason, gather};
use nidreg::reviews::{PositionStatus, Verdict};
use nidreg::store::Error;
use nidreg::users::Account;
use urn_registry::nid::Nid;
use urn_registry::template::Field;

type Done = Result<(), Refusal>;

impl ProcedureFixture {
    /// A fixture at the current time: a server on its database reads the clock itself.
    pub fn today() -> Self {
        Self { now: nidreg::clock::now(), ..Self::new() }
    }

    /// Runs the scheduled jobs once a day.
    pub fn run_jobs_for(&mut self, days: usize) {
        for _ in 0..days {
            self.retract();
            self.days(1);
        }
    }

    /// A correction of a registered text by Rita with these texts replaced, not submitted yet.
    pub fn correction(&self, nid: &str, changes: &[(Field, &str, &str)]) -> RequestNumber {
        let start = DraftPurpose::Correction(nid.to_owned());
        let number = self.act(&self.rita, |conn, ctx| draft::start_draft(conn, ctx, &start, None)).unwrap().number;
        for (field, from, to) in changes {
            rewrite(self, number, *field, from, to);
        }
        number
    }

    /// An operator publishes a correction.
    pub fn correct(&self, number: RequestNumber, reason: &str) -> Result<Edition, Refusal> {
        let confirmation = self.confirmation(number);
        self.act(&self.olga, |conn, ctx| publish_correction(conn, ctx, number, &confirmation, reason))
    }

    /// A namespace with its versions.
    pub fn namespace(&self, nid: &str) -> (Namespace, Vec<Version>) {
        let nid = Nid::parse(nid).unwrap();
        let read = |conn: &mut _| Ok::<_, Error>((queries::by_nid(conn, &nid)?.unwrap(), queries::versions_of(conn, &nid)?));
        self.store.read(read).unwrap()
    }

    /// Two operators redact the text at a URL.
    pub fn redact(&self, address: &str) {
        self.act(&self.olga, |conn, ctx| redact::propose_redaction(conn, ctx, address, Class::Contact, "A private number."))
            .unwrap();
        let id = self.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
        self.act(&self.oskar, |conn, ctx| redact::confirm_redaction(conn, ctx, &id)).unwrap();
    }

    /// Runs the scheduled jobs after each of the next days.
    pub fn daily(&mut self, days: usize) {
        for _ in 0..days {
            self.days(1);
            self.retract();
        }
    }

    pub fn ask(&self, who: &Account, number: RequestNumber, question: &str) -> Done {
        self.act(who, |conn, ctx| request_info::ask_requester(conn, ctx, number, question).map(drop))
    }

    /// Rita replies, with her changed text if `with_text`.
    pub fn answer(&self, number: RequestNumber, words: &str, with_text: bool) {
        self.act(&self.rita, |conn, ctx| request_info::answer_question(conn, ctx, number, words, with_text).map(drop)).unwrap();
    }

    /// Rita submits her draft as a new revision.
    pub fn send_revision(&self, number: RequestNumber, note: &str) {
        self.act(&self.rita, |conn, ctx| request_info::submit_revision(conn, ctx, number, note).map(drop)).unwrap();
    }

    /// Rita submits a new revision with this Purpose section.
    pub fn revise(&self, number: RequestNumber, purpose: &str) {
        self.write(&self.rita, number, Field::Purpose, purpose);
        self.send_revision(number, "One word.");
    }

    /// Comments on the request as a whole.
    pub fn say(&self, who: &Account, number: RequestNumber, body: &str) {
        self.comment(who, number, &NewComment { body, ..NewComment::default() });
    }

    /// Edda reports on the latest revision to the standards body.
    pub fn report(&self, number: RequestNumber, text: &str) -> Done {
        let revision = self.revision(number);
        self.act(&self.edda, |conn, ctx| report::send_report(conn, ctx, number, revision, text).map(drop))
    }

    /// An administrator appoints a person since yesterday: as the lead or as an expert, until a day, and perhaps for one request only.
    pub fn appoint(&self, who: &Account, leads: bool, until: Option<jiff::civil::Date>, request: Option<RequestNumber>) -> Done {
        let since = nidreg::clock::day(self.now).yesterday().unwrap();
        let (account_id, request) = (who.id.clone(), request.map(|number| number.to_string()));
        let new = appoint::NewAppointment { account_id, registry: Kind::Formal, leads, since, until, request };
        self.act(&self.ada, |conn, ctx| appoint::appoint(conn, ctx, &new).map(drop))
    }

    pub fn comment(&self, who: &Account, number: RequestNumber, new: &NewComment<'_>) {
        self.act(who, |conn, ctx| comment::comment(conn, ctx, number, new).map(drop)).unwrap();
    }

    /// Submits a review of the latest revision with a comment on a section.
    pub fn review_with_comment(
        &self,
        who: &Account,
        number: RequestNumber,
        (field, body, suggestion): (&str, &str, &str),
        verdict: Verdict,
    ) {
        let _ = self.disclose(who, number);
        let revision = self.revision(number);
        let typed = || review_drafts::CommentInput { revision, thread: "", field, quote: "", body, suggestion };
        self.act(who, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed()).map(drop)).unwrap();
        self.act(who, |conn, ctx| review::send_review(conn, ctx, number, revision, verdict, "").map(drop)).unwrap();
    }

    /// Edda proposes to decline the latest revision.
    pub fn propose_decline<'a>(&self, number: RequestNumber, grounds: impl Into<decide::DecisionGrounds<'a>>) -> Done {
        let (revision, grounds) = (self.revision(number), grounds.into());
        self.act(&self.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, revision, grounds).map(drop))
    }

    pub fn appeal(&self, who: &Account, number: RequestNumber, grounds: &str) -> Done {
        self.act(who, |conn, ctx| appeal::appeal(conn, ctx, number, grounds).map(drop))
    }

    pub fn decide_appeal(&self, who: &Account, number: RequestNumber, outcome: Outcome, reasons: &str) -> Done {
        self.act(who, |conn, ctx| appeal::decide_appeal(conn, ctx, number, outcome, reasons).map(drop))
    }

    pub fn hold(&self, number: RequestNumber) {
        let reason = "Court of Exampleton, 7 O 12/27";
        self.act(&self.olga, |conn, ctx| disputes::hold_request(conn, ctx, number, reason).map(drop)).unwrap();
    }

    pub fn end_hold(&self, number: RequestNumber) {
        self.act(&self.olga, |conn, ctx| disputes::end_hold(conn, ctx, number, "Lifted.").map(drop)).unwrap();
    }

    pub fn withdraw(&self, who: &Account, number: RequestNumber) {
        self.act(who, |conn, ctx| close::withdraw_request(conn, ctx, number).map(drop)).unwrap();
    }

    /// Olga closes a request as a duplicate of another one.
    pub fn close_as_duplicate(&self, number: RequestNumber, of: RequestNumber) -> Done {
        let of = of.to_string();
        let reason = || (Some(CloseReason::Duplicate), of.as_str());
        self.act(&self.olga, |conn, ctx| close::close_request(conn, ctx, number, reason(), "The same society.").map(drop))
    }

    pub fn reopen(&self, who: &Account, number: RequestNumber, reason: &str) -> Done {
        self.act(who, |conn, ctx| close::reopen(conn, ctx, number, reason).map(drop))
    }

    /// The tasks of a user on a request.
    pub fn tasks(&self, who: &Account, wanted: RequestNumber) -> Vec<TaskKind> {
        let mine = self.store.read(|conn| pending_tasks::account_tasks(conn, who, self.now)).unwrap();
        let is_about = |about: &TaskSubject| matches!(about, TaskSubject::Request { number, .. } if *number == wanted);
        mine.tasks.iter().filter(|waits| is_about(&waits.about)).map(|waits| waits.task).collect()
    }

    /// The positions that count, as the lead sees them.
    pub fn standing(&self, number: RequestNumber) -> Vec<PositionStatus> {
        let seen = self.seen(number, Some(&self.edda));
        self.store.read(|conn| gather::positions::position_statuses(conn, &seen, self.now)).unwrap()
    }

    /// A column of the emails to a user about a request, oldest first: the kind, the subject or the body.
    pub fn emails(&self, number: RequestNumber, who: &Account, column: &str) -> Vec<String> {
        let to = &who.email;
        let sql = format!(
            "SELECT o.{column} AS what FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' \
             AND o.recipient = '{to}' ORDER BY o.created_at, o.id"
        );
        rows(self, &sql)
    }
}
