//! Fixture for workflow tests without a server: the users, a clock that only moves when a test moves it, and the actions.
//! Decisions of an action are tested at the action.

use super::{Person, TestDb, TestServer};
use diesel::RunQueryDsl as _;
use jiff::{SignedDuration, Timestamp};
use nidreg::action_context::ActionContext;
use nidreg::actions::accounts::{SignUp, create_account};
use nidreg::actions::receive::{ReceiptOutcome, receive_message};
use nidreg::actions::register::{Confirmation, RegistrationResult};
use nidreg::actions::{bodies, comment, decide, draft, open_review, procedure, register, submit};
use nidreg::ids::{AccountId, RequestNumber, RevisionNumber};
use nidreg::mail::queries::DueEmail;
use nidreg::mail::{MailConfig, ReplyConfig, outbox};
use nidreg::refusal::Refusal;
use nidreg::registry::ledger::queries::next_informal;
use nidreg::requests::comments::NewComment;
use nidreg::requests::drafts::DraftPurpose;
use nidreg::requests::tasks::refresh;
use nidreg::requests::viewer::{RequestView, load_view};
use nidreg::requests::{Request, RequestProcedure, State};
use nidreg::reviews::experts::Interest;
use nidreg::reviews::{PositionKind, Thread, ThreadAnchor, Verdict};
use nidreg::store::{AnyConnection, Error, Store};
use nidreg::users::keys::Keys;
use nidreg::users::secrets::hash_password;
use nidreg::users::{Account, Actor, EmailAddress, Password, PersonName, Role};
use nidreg::{actions, jobs};
use urn_registry::template::{Field, Template};

pub struct ProcedureFixture {
    pub db: TestDb,
    pub store: Store,
    pub post: MailConfig,
    pub now: Timestamp,
    pub rita: Account,
    pub otto: Account,
    /// The lead expert.
    pub edda: Account,
    pub sven: Account,
    pub tara: Account,
    pub olga: Account,
    pub oskar: Account,
    /// Authorized to act for OASIS.
    pub rolf: Account,
    pub lisa: Account,
    pub ada: Account,
}

pub fn post() -> MailConfig {
    MailConfig {
        from: "nidreg@registry.example".into(),
        host: "registry.example".into(),
        public_url: "https://registry.example".into(),
        review_list: "urn@list.example".into(),
        former_review_list: None,
        reply: None,
        links: None,
    }
}

/// The address configuration for replies by email.
pub fn reply(key: Keys) -> ReplyConfig {
    ReplyConfig {
        local: "reply".into(),
        domain: "registry.example".into(),
        key,
        hold_minutes: 10,
        keep_days: 90,
        auth_host: Some("mx.registry.example".into()),
    }
}

/// The answer to the grounds of an appeal, which counts only after one was granted.
const ANSWER: &str = "The new positions take the grounds into account.";

impl ProcedureFixture {
    pub fn new() -> Self {
        Self::on(TestDb::new())
    }

    pub fn on(db: TestDb) -> Self {
        let store = db.store();
        store.write(nidreg::requests::bodies::list::load_builtin).unwrap();
        let now: Timestamp = "2027-01-04T09:00:00Z".parse().unwrap();
        // A person with a new role cannot be one of two persons who act in it; and a server, which reads the clock itself, has to see
        // the appointments too.
        let appointed = "2020-01-01T00:00:00Z".parse().unwrap();
        let make = |email: &str, name: &str, roles: &[Role]| {
            let address = format!("{email}@cast.example");
            let new = SignUp {
                email: EmailAddress::parse(&address).unwrap(),
                name: PersonName::parse(name).unwrap(),
                lang: urn_registry::i18n::Lang::En,
            };
            let id = store.write(|conn| create_account(conn, appointed, &Actor::CommandLine, &new, "none", roles)).unwrap();
            let mut roles = roles.to_vec();
            roles.sort_unstable();
            Account { id, email: address, name: name.into(), verified_at: Some(now), disabled_at: None, roles }
        };
        let mut fixture = Self {
            rita: make("rita", "Rita Registrant", &[]),
            otto: make("otto", "Otto Other", &[]),
            edda: make("edda", "Edda Lead", &[Role::Expert, Role::Lead]),
            sven: make("sven", "Sven Expert", &[Role::Expert]),
            tara: make("tara", "Tara Expert", &[Role::Expert]),
            olga: make("olga", "Olga Operator", &[Role::Operator]),
            oskar: make("oskar", "Oskar Operator", &[Role::Operator]),
            rolf: make("rolf", "Rolf Representative", &[Role::Representative]),
            lisa: make("lisa", "Lisa Liaison", &[Role::Liaison]),
            ada: make("ada", "Ada Admin", &[Role::Admin]),
            post: post(),
            db,
            store,
            now,
        };
        let olga = fixture.olga.clone();
        fixture.act(&olga, |conn, ctx| bodies::appoint_representative(conn, ctx, "OASIS", "rolf@cast.example")).unwrap();
        fixture.now = now;
        fixture
    }

    /// All users, in the order of declaration.
    pub fn people(&self) -> [Account; 10] {
        [&self.rita, &self.otto, &self.edda, &self.sven, &self.tara, &self.olga, &self.oskar, &self.rolf, &self.lisa, &self.ada]
            .map(Account::clone)
    }

    /// Runs one action of one user in one transaction, at the fixture's current time.
    pub fn act<T>(
        &self,
        who: &Account,
        mut act: impl FnMut(&mut AnyConnection, ActionContext<'_>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        self.store.write(|conn| act(conn, ActionContext { who, now: self.now, mail: &self.post }))
    }

    /// Makes emails that are written from now on accept replies.
    pub fn takes_replies(&mut self) {
        self.post.reply = Some(reply([7; 32].into()));
    }

    /// Receives an email whose sender the mail server authenticated.
    pub fn receive(&self, bytes: &[u8]) -> ReceiptOutcome {
        let text = String::from_utf8_lossy(bytes);
        let from = text.lines().find_map(|line| line.strip_prefix("From: ")).unwrap_or_default();
        let domain = from.rsplit_once('@').map_or("", |(_, domain)| domain).trim_end_matches(['>', '\r']);
        let result = format!("Authentication-Results: mx.registry.example; dmarc=pass header.from={domain}\r\n");
        self.receive_unauthenticated(&[result.as_bytes(), bytes].concat())
    }

    pub fn receive_unauthenticated(&self, bytes: &[u8]) -> ReceiptOutcome {
        self.store.write(|conn| receive_message(conn, &self.post, self.now, bytes)).unwrap()
    }

    /// Marks the notices to contacts about the requests that match a condition as delivered.
    fn deliver_notices(&self, requests: &str) {
        let waiting = "kind = 'change_notice' AND sent_at IS NULL AND failed_at IS NULL";
        let of = format!("request_id IN (SELECT id FROM requests WHERE {requests})");
        run(self, &format!("UPDATE outbox SET sent_at = created_at WHERE {waiting} AND {of}"));
    }

    /// As if the contacts of the present version had accepted a change.
    pub fn contacts_accept(&self, number: RequestNumber) {
        let now = nidreg::store::Moment::from(self.now);
        let of = format!("request_id IN (SELECT id FROM requests WHERE number = '{number}')");
        run(self, &format!("UPDATE contact_answers SET answer = 'accept', answered_at = '{now}' WHERE {of}"));
        self.refresh_tasks();
    }

    pub fn days(&mut self, days: i64) {
        self.now = self.now.saturating_add(SignedDuration::from_hours(24 * days)).unwrap();
    }

    pub fn minutes(&mut self, minutes: i64) {
        self.now = self.now.saturating_add(SignedDuration::from_mins(minutes)).unwrap();
    }

    /// Emails that are due now, as they are sent.
    pub fn leaving(&self) -> Vec<DueEmail> {
        let mut all = Vec::new();
        while let Some(one) = self.store.write(|conn| outbox::take_due(conn, &self.post, self.now)).unwrap().pop() {
            self.store.write(|conn| outbox::record_sent(conn, self.now, &one)).unwrap();
            all.push(one);
        }
        all
    }

    /// Runs the scheduled jobs, after the mail server has accepted the notices to contacts.
    pub fn retract(&self) -> jobs::RunResult {
        self.deliver_notices("1 = 1");
        jobs::run_due_jobs(&self.store, &self.post, self.now).unwrap()
    }

    /// Brings the stored tasks up to date after a change that was not an action.
    pub fn refresh_tasks(&self) {
        self.store.write(|conn| refresh::refresh_all(conn, self.now)).unwrap();
    }

    /// Checks that the stored tasks on all requests are those of the rules.
    pub fn check_tasks(&self) {
        assert_eq!(self.store.read(|conn| refresh::requests_with_outdated_tasks(conn, self.now)).unwrap(), [], "outdated tasks");
    }

    pub fn seen(&self, number: RequestNumber, who: Option<&Account>) -> RequestView {
        self.store.read(|conn| load_view(conn, number, who, self.now)).unwrap()
    }

    /// A request as anonymous visitors see it, which takes the fewest queries. A draft is loaded as its owner sees it.
    pub fn whole(&self, number: RequestNumber) -> RequestView {
        let seen = |who| self.store.read(|conn| load_view(conn, number, who, self.now)).ok();
        [None, Some(&self.rita), Some(&self.otto)].into_iter().find_map(seen).unwrap_or_else(|| panic!("there is no {number}"))
    }

    pub fn state(&self, number: RequestNumber) -> State {
        self.request(number).state
    }

    /// Like [`Self::whole`], for drafts as well, which only their owner sees.
    pub fn request(&self, number: RequestNumber) -> Request {
        self.whole(number).request
    }

    pub fn start(&self, who: &Account, start: &DraftPurpose) -> Result<RequestNumber, Refusal> {
        let text = match start {
            DraftPurpose::NewFormal(nid) | DraftPurpose::FastTrack(nid) | DraftPurpose::Standards(nid) => Some(text(nid)),
            DraftPurpose::NewInformal => Some(text("{{NID}}")),
            DraftPurpose::Revision(nid) => Some(
                text(nid)
                    .with_field(Field::NamespaceId, nid)
                    .with_field(Field::Resolution, "Names are resolved by the society and its mirrors.")
                    .with_field(Field::RevisionInformation, "The Resolution section names the mirrors."),
            ),
            _ => None,
        };
        Ok(self.act(who, |conn, ctx| draft::start_draft(conn, ctx, start, text.as_ref()))?.number)
    }

    /// Creates and submits a request.
    pub fn submitted(&self, who: &Account, start: &DraftPurpose) -> RequestNumber {
        let number = self.start(who, start).unwrap();
        self.submit(who, number).unwrap();
        number
    }

    pub fn submit(&self, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
        let revision = self.request(number).draft_save_number;
        self.act(who, |conn, ctx| submit::submit(conn, ctx, number, revision).map(|_| ()))
    }

    /// Saves a field of a draft as finished.
    pub fn write(&self, who: &Account, number: RequestNumber, field: Field, text: &str) {
        let was = draft::field_fingerprint(&self.request(number), field);
        let saving = draft::SavedField { field, was: &was, text };
        self.act(who, |conn, ctx| draft::save_field(conn, ctx, number, &saving)).unwrap();
    }

    /// A draft of Rita with this procedure.
    pub fn on_procedure(&self, start: &DraftPurpose, procedure: &RequestProcedure) -> RequestNumber {
        let number = self.start(&self.rita, start).unwrap();
        self.act(&self.rita, |conn, ctx| procedure::choose_procedure(conn, ctx, number, procedure)).unwrap();
        number
    }

    /// A request of the IESG that both experts have reviewed.
    pub fn standards_request(&self) -> RequestNumber {
        let number = self.on_procedure(&formal("packet-loss"), &RequestProcedure::Standards { body: "IESG".into() });
        self.submit(&self.rita, number).unwrap();
        self.open(number, &[&self.edda, &self.sven]).unwrap();
        self.approve_as_experts(number);
        number
    }

    /// The newest report that was sent to the standards body; empty if there is none.
    pub fn sent_report(&self, number: RequestNumber) -> String {
        let sql = format!(
            "SELECT d.body AS what FROM documents d JOIN requests q ON q.id = d.request_id WHERE q.number = '{number}' \
             AND d.kind = 'report' ORDER BY d.recorded_at DESC, d.id DESC LIMIT 1"
        );
        rows(self, &sql).pop().unwrap_or_default()
    }

    /// An operator records the direction of the standards body with the copy of the report.
    pub fn direct(&self, number: RequestNumber, direction: &str) -> Result<(), Refusal> {
        let copy = self.sent_report(number);
        self.act(&self.olga, |conn, ctx| nidreg::actions::report::record_direction(conn, ctx, number, direction, &copy))
    }

    pub fn open(&self, number: RequestNumber, experts: &[&Account]) -> Result<(), Refusal> {
        let ids: Vec<AccountId> = experts.iter().map(|expert| expert.id.clone()).collect();
        self.act(&self.olga, |conn, ctx| open_review::open_review(conn, ctx, number, &ids))?;
        self.deliver_notices(&format!("number = '{number}'"));
        Ok(())
    }

    /// A new formal namespace, requested by Rita and in review by these experts.
    pub fn in_review(&self, nid: &str, experts: &[&Account]) -> RequestNumber {
        let number = self.submitted(&self.rita, &formal(nid));
        self.open(number, experts).unwrap();
        number
    }

    pub fn disclose(&self, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
        self.act(who, |conn, ctx| actions::disclose::disclose(conn, ctx, number, Interest::None, ""))
    }

    /// Records a position on the latest revision, after the conflict-of-interest question.
    pub fn review(&self, who: &Account, number: RequestNumber, verdict: Verdict, reasons: &str) -> Result<(), Refusal> {
        let _ = self.disclose(who, number);
        let revision = self.revision(number);
        self.act(who, |conn, ctx| actions::review::send_review(conn, ctx, number, revision, verdict, reasons))
    }

    pub fn approve_as_expert(&self, who: &Account, number: RequestNumber) {
        self.review(who, number, Verdict::Position(PositionKind::Approve), "").unwrap();
    }

    /// Edda and Sven approve.
    pub fn approve_as_experts(&self, number: RequestNumber) {
        self.approve_as_expert(&self.edda, number);
        self.approve_as_expert(&self.sven, number);
    }

    /// Edda and Sven have no conflict of interest.
    pub fn disclose_as_experts(&self, number: RequestNumber) {
        self.disclose(&self.edda, number).unwrap();
        self.disclose(&self.sven, number).unwrap();
    }

    /// Edda proposes to decline the first revision, and Sven agrees.
    pub fn decline(&self, number: RequestNumber, reasons: &str) {
        let grounds = decide::DecisionGrounds { appeal_answer: ANSWER, ..decide::DecisionGrounds::from(reasons) };
        self.act(&self.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, RevisionNumber::FIRST, grounds)).unwrap();
        self.act(&self.sven, |conn, ctx| decide::decline(conn, ctx, number, RevisionNumber::FIRST)).unwrap();
    }

    pub fn revision(&self, number: RequestNumber) -> RevisionNumber {
        self.seen(number, Some(&self.olga)).newest_revision_number()
    }

    pub fn approve(&self, number: RequestNumber) -> Result<(), Refusal> {
        let revision = self.revision(number);
        let grounds =
            decide::DecisionGrounds { appeal_answer: ANSWER, ..decide::DecisionGrounds::from("Complete (RFC 8141, 6.4).") };
        self.act(&self.edda, |conn, ctx| decide::approve(conn, ctx, number, revision, grounds))
    }

    /// Both experts approve, then the lead decides.
    pub fn approve_by_all(&self, number: RequestNumber) {
        self.contacts_accept(number);
        self.approve_as_experts(number);
        self.approve(number).unwrap();
    }

    /// The form values of an operator who registers the request now.
    pub fn confirmation(&self, number: RequestNumber) -> Confirmation {
        Confirmation { revision: self.revision(number), typed: self.nid_or_next(&self.request(number)) }
    }

    /// The NID of a request, or the next informal NID to be assigned.
    pub fn nid_or_next(&self, request: &Request) -> String {
        let next = || self.store.read(next_informal).unwrap().to_string();
        request.subject.nid().map_or_else(next, str::to_owned)
    }

    pub fn register(&self, number: RequestNumber) -> Result<RegistrationResult, Refusal> {
        let confirmation = self.confirmation(number);
        self.act(&self.olga, |conn, ctx| register::register(conn, ctx, number, &confirmation))
    }

    /// A server on the database, an anonymous user, and these users, who are signed in.
    pub fn serve<const N: usize>(&self, people: [&Account; N]) -> (TestServer, Person, [Person; N]) {
        let server = TestServer::start(&self.db, false);
        let (nobody, people) = (Person::nobody(&server), people.map(|who| signed_in(&server, self, who)));
        (server, nobody, people)
    }

    /// A namespace registered by Rita, with its text.
    pub fn registered(&self, nid: &str) -> RequestNumber {
        let number = self.in_review(nid, &[&self.edda, &self.sven]);
        self.approve_by_all(number);
        self.register(number).unwrap();
        number
    }
}

/// A request for a new formal namespace.
pub fn formal(nid: &str) -> DraftPurpose {
    DraftPurpose::NewFormal(nid.to_owned())
}

/// A complete template written for the tests.
pub fn text(nid: &str) -> Template {
    Template::default()
        .with_field(Field::Registrant, "Example Society\nEmail: names@society.example\nPostal: 1 Example Street, Exampleton")
        .with_field(Field::Purpose, "Names for records of a learned society, cited in print and on the public Internet.")
        .with_field(
            Field::Syntax,
            &format!("A name is one to twelve digits:\n\n   urn:{nid}:204817\n\nq-components and f-components are undefined."),
        )
        .with_field(Field::Assignment, "The registrar assigns the next number to each record and never twice.")
        .with_field(Field::SecurityAndPrivacy, "The numbers reveal nothing about people.")
        .with_field(Field::Interoperability, "No other identifier system uses the same form.")
        .with_field(Field::Resolution, "Names are resolved by the society's own web service.")
        .with_field(Field::Documentation, "Handbook of the society, third edition")
}

/// Runs several actions concurrently and returns how many succeeded and why the others were refused.
pub fn at_once<T: Send>(acts: Vec<Box<dyn FnOnce() -> Result<T, Refusal> + Send + '_>>) -> (usize, Vec<String>) {
    let gate = std::sync::Barrier::new(acts.len());
    let results: Vec<Result<T, _>> = std::thread::scope(|scope| {
        let threads: Vec<_> = acts
            .into_iter()
            .map(|act| {
                let gate = &gate;
                scope.spawn(move || {
                    gate.wait();
                    act()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let done = results.iter().filter(|result| result.is_ok()).count();
    (done, results.into_iter().filter_map(|result| result.err().map(|refusal| refusal.to_string())).collect())
}

/// The message of a refusal.
pub fn why<T>(result: Result<T, Refusal>) -> String {
    match result.map(|_| ()).expect_err("it was not refused") {
        Refusal::Faults(faults) => faults.into_iter().map(|fault| fault.message.to_string()).collect::<Vec<_>>().join("\n"),
        other => other.to_string(),
    }
}

/// The rows of a query with one text column named `what`.
pub fn rows(fixture: &ProcedureFixture, sql: &str) -> Vec<String> {
    super::column(&fixture.store, sql)
}

/// The recipients of an email about a request, ordered by address.
pub fn notified(fixture: &ProcedureFixture, number: RequestNumber, email: &str) -> Vec<String> {
    let sql = format!(
        "SELECT o.recipient AS what FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.kind = '{email}' ORDER BY o.recipient"
    );
    rows(fixture, &sql)
}

/// Changes rows directly, bypassing the application.
pub fn run(fixture: &ProcedureFixture, sql: &str) {
    fixture.store.write(|conn| diesel::sql_query(sql).execute(conn).map_err(Error::from)).unwrap();
}

/// Signs a user of the fixture in at a test server on the same database.
pub fn signed_in(server: &TestServer, fixture: &ProcedureFixture, who: &Account) -> Person {
    let hash = hash_password(&Password::unchecked("a long password of a test"));
    run(fixture, &format!("UPDATE accounts SET password_hash = '{hash}' WHERE id = '{}'", who.id));
    let person = Person::nobody(server);
    let answer = person.post("/sign-in", &[("email", &who.email), ("password", "a long password of a test")]);
    assert_eq!(answer.status, 303, "{}", answer.body);
    person
}

/// Replaces text in a section of a draft.
pub fn rewrite(fixture: &ProcedureFixture, number: RequestNumber, field: Field, from: &str, to: &str) {
    let request = fixture.request(number);
    let text = request.draft.text(field).replace(from, to);
    assert_ne!(text, request.draft.text(field), "{from}");
    fixture.write(&fixture.rita, number, field, &text);
}

/// Comments on the Syntax section of a request.
pub fn comment_on_syntax(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, words: &str) {
    let anchor = ThreadAnchor { field: Some(Field::Syntax), quote: String::new() };
    let new = NewComment { body: words, anchor, ..NewComment::default() };
    fixture.act(who, |conn, ctx| comment::comment(conn, ctx, number, &new)).unwrap();
}

/// The threads of a request.
pub fn threads_of(fixture: &ProcedureFixture, number: RequestNumber) -> Vec<Thread> {
    let id = fixture.request(number).id;
    fixture.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &id)).unwrap()
}

/// Starts and submits a new version that names another registrant, described by `about`, as `who`.
pub fn change_of_registrant(fixture: &ProcedureFixture, who: &Account, nid: &str, about: &str) -> RequestNumber {
    let number = fixture.start(who, &DraftPurpose::Revision(nid.into())).unwrap();
    fixture.write(who, number, Field::Registrant, "Other Society\nEmail: otto@cast.example\nPostal: 2 Other Street");
    // The draft of the fixture changes the Resolution section as well.
    fixture.write(who, number, Field::RevisionInformation, &format!("{about} The Resolution section names the mirrors."));
    fixture.submit(who, number).unwrap();
    number
}
