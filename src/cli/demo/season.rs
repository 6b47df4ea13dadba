//! The demonstration requests of the last months.

use super::{Demo, address, minimal_template};
use crate::action_context::ActionContext;
use crate::actions;
use crate::actions::questions::AnswerInput;
use crate::actions::register::Confirmation;
use crate::actions::{
    bodies, close, contact_answers, decide, draft, open_review, procedure, register, report, request_info, submit,
};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::jobs::perform_due_steps;
use crate::refusal::Refusal;
use crate::registry::ledger::queries::next_informal;
use crate::requests::RequestProcedure;
use crate::requests::comments::NewComment;
use crate::requests::contact_answers::{Answer, queries};
use crate::requests::drafts::DraftPurpose;
use crate::requests::periods::periods;
use crate::requests::queries::by_number;
use crate::requests::questions::queries::questions_with_answers;
use crate::requests::questions::{QuestionState, asked_of};
use crate::requests::viewer::load_view;
use crate::requests::{tasks, timers};
use crate::reviews::experts::Interest;
use crate::reviews::{PositionKind, ThreadAnchor, Verdict};
use crate::users::Account;
use urn_registry::template::questions::Question;
use urn_registry::template::{Field, Template, answers};

/// How many days ago each step of a request took place.
#[derive(Clone, Copy)]
struct StepDays {
    begun: i64,
    sent: i64,
    opened: i64,
    /// Positions, questions and comments, before the decision.
    said: i64,
    decided: i64,
}

/// The last step of a demonstration request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Draft,
    Intake,
    Review,
    Asked,
    Declined,
    Ready,
    Registered,
}

impl Demo<'_> {
    /// Sets the simulated time to this many days ago, but not to an earlier year, so that all request numbers have the same year.
    fn set_days_ago_this_year(&self, days: i64) {
        self.set_days_ago(if self.is_this_year(days) { days } else { 0 });
    }

    /// Creates the requests of the last months, one in every possible state.
    pub(super) fn create_recent_requests(&self) -> Result<(), Refusal> {
        let formal = |nid: &str| DraftPurpose::NewFormal(nid.to_owned());
        let days = |begun, sent, opened, said, decided| StepDays { begun, sent, opened, said, decided };
        self.create_request(&formal("lighthouse"), Stage::Draft, days(75, 0, 0, 0, 0))?;
        self.create_request(&formal("seedbank"), Stage::Intake, days(72, 1, 0, 0, 0))?;
        self.create_request(&DraftPurpose::NewInformal, Stage::Review, days(70, 18, 17, 9, 0))?;
        self.create_request(&formal("herbarium"), Stage::Asked, days(66, 21, 20, 9, 0))?;
        self.create_request(&formal("misc-things"), Stage::Declined, days(62, 60, 58, 45, 44))?;
        self.create_request(&formal("tidegauge"), Stage::Ready, days(58, 30, 29, 15, 1))?;
        // A new version of an existing namespace, so that the demonstration still lists the 105 namespaces that exist.
        self.create_request(&DraftPurpose::Revision("example".to_owned()), Stage::Registered, days(55, 54, 53, 40, 31))?;
        let withdrawn = self.create_request(&formal("changed-my-mind"), Stage::Intake, days(50, 48, 0, 0, 0))?;
        let rita = self.person("registrant")?;
        self.set_days_ago_this_year(46);
        self.in_transaction(|conn| close::withdraw_request(conn, self.context(&rita), withdrawn))?;
        self.create_fast_track_request()?;
        self.create_standards_body_request()?;
        self.create_name_conflict()?;
        self.create_lapsed_request()
    }

    fn create_fast_track_request(&self) -> Result<(), Refusal> {
        let (rita, olga) = (self.person("registrant")?, self.person("operator")?);
        let (edda, sven) = (self.person("expert")?, self.person("second-expert")?);
        self.set_days_ago_this_year(40);
        self.in_transaction(|conn| {
            bodies::appoint_representative(conn, self.context(&olga), "OASIS", &address("representative"))
        })?;
        let start = DraftPurpose::FastTrack("codelist".to_owned());
        let number = self
            .in_transaction(|conn| draft::start_draft(conn, self.context(&rita), &start, Some(&request_template(&start))))?
            .number;
        self.set_days_ago_this_year(24);
        let procedure =
            RequestProcedure::FastTrack { body: "OASIS".to_owned(), specification: Some("Code lists, version 2.1".to_owned()) };
        self.in_transaction(|conn| procedure::choose_procedure(conn, self.context(&rita), number, &procedure))?;
        self.in_transaction(|conn| submit::submit(conn, self.context(&rita), number, 1))?;
        self.in_transaction(|conn| {
            open_review::open_review(conn, self.context(&olga), number, &[edda.id.clone(), sven.id.clone()])
        })?;
        self.set_days_ago_this_year(15);
        self.in_transaction(|conn| actions::disclose::disclose(conn, self.context(&sven), number, Interest::None, ""))?;
        self.in_transaction(|conn| {
            let reasons = "Please state who may publish a new code list (RFC 8141, section 6.4.3).";
            actions::review::send_review(
                conn,
                self.context(&sven),
                number,
                RevisionNumber::FIRST,
                Verdict::Position(PositionKind::Discuss),
                reasons,
            )
        })
    }

    fn create_standards_body_request(&self) -> Result<(), Refusal> {
        let (rita, olga) = (self.person("registrant")?, self.person("operator")?);
        let (edda, sven) = (self.person("expert")?, self.person("second-expert")?);
        self.set_days_ago_this_year(38);
        let start = DraftPurpose::NewFormal("packet-loss".to_owned());
        let number = self
            .in_transaction(|conn| draft::start_draft(conn, self.context(&rita), &start, Some(&request_template(&start))))?
            .number;
        let procedure = RequestProcedure::Standards { body: "IESG".to_owned() };
        self.in_transaction(|conn| procedure::choose_procedure(conn, self.context(&rita), number, &procedure))?;
        self.in_transaction(|conn| submit::submit(conn, self.context(&rita), number, 1))?;
        self.in_transaction(|conn| {
            open_review::open_review(conn, self.context(&olga), number, &[edda.id.clone(), sven.id.clone()])
        })?;
        self.set_days_ago_this_year(26);
        self.record_position(&edda, number, PositionKind::Approve)?;
        self.record_position(&sven, number, PositionKind::NoObjection)?;
        self.set_days_ago_this_year(24);
        let report = "The experts recommend the registration. The template is complete (RFC 8141, section 6.4).";
        self.in_transaction(|conn| report::send_report(conn, self.context(&edda), number, RevisionNumber::FIRST, report))
    }

    fn create_name_conflict(&self) -> Result<(), Refusal> {
        let start = DraftPurpose::NewFormal("tidal-atlas".to_owned());
        let arrived = |begun, sent| StepDays { begun, sent, opened: 0, said: 0, decided: 0 };
        self.create_request(&start, Stage::Intake, arrived(30, 7))?;
        let otto = self.person("other")?;
        self.set_days_ago_this_year(4);
        let second = self
            .in_transaction(|conn| draft::start_draft(conn, self.context(&otto), &start, Some(&request_template(&start))))?
            .number;
        self.in_transaction(|conn| submit::submit(conn, self.context(&otto), second, 1)).map(drop)
    }

    /// Information was requested a hundred days ago; the scheduled jobs then mark the request as lapsed.
    fn create_lapsed_request(&self) -> Result<(), Refusal> {
        const ASKED_DAYS_AGO: i64 = 100;
        let (rita, olga) = (self.person("registrant")?, self.person("operator")?);
        let back_then = |who| ActionContext { who, now: self.time_days_ago(ASKED_DAYS_AGO), mail: self.mail };
        let start = DraftPurpose::NewFormal("sundial".to_owned());
        let number = self
            .in_transaction(|conn| draft::start_draft(conn, back_then(&rita), &start, Some(&request_template(&start))))?
            .number;
        self.in_transaction(|conn| submit::submit(conn, back_then(&rita), number, 1))?;
        self.in_transaction(|conn| {
            request_info::ask_requester(
                conn,
                back_then(&olga),
                number,
                "Who will maintain the list of sundials in the long term?",
            )
        })?;
        // The last warning was sent.
        let mut request =
            self.in_transaction(|conn| Ok(by_number(conn, number)?))?.ok_or_else(|| Refusal::not_found("The request"))?;
        self.in_transaction(|conn| Ok(tasks::queries::load(conn, std::slice::from_mut(&mut request))?))?;
        let warned_at = timers::days_after(self.time_days_ago(ASKED_DAYS_AGO), periods().lapse - 6);
        perform_due_steps(self.store, self.mail, warned_at, &request).map(drop)
    }

    /// The contacts of the present version accept the change. If its text is not known, there are none, and the lead gives the reason to
    /// decide without them.
    fn contacts_accept(&self, lead: &Account, number: RequestNumber) -> Result<(), Refusal> {
        self.mark_due_emails_sent(0)?;
        let asked = self.in_transaction(|conn| {
            let request = by_number(conn, number)?.ok_or_else(|| Refusal::not_found("The request"))?;
            let asked = queries::asked_of(conn, &request.id)?;
            for contact in &asked {
                if let Some(key) = queries::newest_question_to(conn, &request.id, &contact.address.to_lowercase())? {
                    queries::answer(conn, &key, (Answer::Accept, ""), self.context(lead).now.into())?;
                }
            }
            Ok(asked)
        })?;
        if asked.is_empty() {
            let reason = "The list of IANA names no address. The society that it names as registrant wrote to the review list.";
            self.in_transaction(|conn| contact_answers::proceed_without_contacts(conn, self.context(lead), number, reason))?;
        }
        Ok(())
    }

    /// The registrant points to the sentences that may answer the first questions.
    fn answer_questions(&self, who: &Account, number: RequestNumber, most: usize) -> Result<(), Refusal> {
        self.in_transaction(|conn| {
            let request = by_number(conn, number)?.ok_or_else(|| Refusal::not_found("The request"))?;
            let offered = |question: &'static Question| Some((question, question.suggested_sentence(&request.draft)?.text));
            for (question, sentence) in asked_of(&request.subject).into_iter().filter_map(offered).take(most) {
                let input = AnswerInput::Offered(&sentence);
                actions::questions::answer(conn, self.context(who), number, (question, "sentence"), input)?;
            }
            Ok(())
        })
    }

    /// An expert accepts the first answers.
    fn accept_answers(&self, who: &Account, number: RequestNumber, most: usize) -> Result<(), Refusal> {
        self.in_transaction(|conn| {
            let view = load_view(conn, number, Some(who), self.context(who).now)?;
            let asked = questions_with_answers(conn, &view)?.into_iter().filter(|asked| asked.state == QuestionState::Answered);
            for asked in asked.take(most) {
                let shown = (RevisionNumber::FIRST, asked.sentence.as_str());
                actions::questions::accept(conn, self.context(who), number, asked.question.id, shown)?;
            }
            Ok(())
        })
    }

    fn record_position(&self, who: &Account, number: RequestNumber, position: PositionKind) -> Result<(), Refusal> {
        self.disclose_no_interest(who, number)?;
        self.in_transaction(|conn| {
            actions::review::send_review(conn, self.context(who), number, RevisionNumber::FIRST, Verdict::Position(position), "")
        })
    }

    fn disclose_no_interest(&self, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
        self.in_transaction(|conn| actions::disclose::disclose(conn, self.context(who), number, Interest::None, ""))
    }

    fn create_request(&self, start: &DraftPurpose, stage: Stage, days: StepDays) -> Result<RequestNumber, Refusal> {
        let rita = self.person("registrant")?;
        let (edda, sven) = (self.person("expert")?, self.person("second-expert")?);
        let olga = self.person("operator")?;
        self.set_days_ago_this_year(days.begun);
        let number = self
            .in_transaction(|conn| draft::start_draft(conn, self.context(&rita), start, Some(&request_template(start))))?
            .number;
        self.set_days_ago_this_year(days.sent);
        self.answer_questions(&rita, number, if stage == Stage::Draft { 3 } else { usize::MAX })?;
        if stage >= Stage::Intake {
            self.in_transaction(|conn| submit::submit(conn, self.context(&rita), number, 1))?;
        }
        self.set_days_ago_this_year(days.opened);
        if stage >= Stage::Review {
            // A lead cannot decide alone; a second expert is required (T6, T10).
            let experts = if stage == Stage::Asked { vec![edda.id.clone()] } else { vec![edda.id.clone(), sven.id.clone()] };
            self.in_transaction(|conn| open_review::open_review(conn, self.context(&olga), number, &experts))?;
        }
        self.set_days_ago_this_year(days.said);
        match stage {
            Stage::Review => {
                self.disclose_no_interest(&edda, number)?;
                let comment = NewComment {
                    anchor: ThreadAnchor { field: Some(Field::Assignment), quote: "The society's registrar".to_owned() },
                    body: "Who will maintain the register if the society is dissolved? Please add this.",
                    suggestion: Some("The society's registrar or its legal successor"),
                    ..NewComment::default()
                };
                self.in_transaction(|conn| actions::comment::comment(conn, self.context(&edda), number, &comment))?;
                self.accept_answers(&edda, number, 3)?;
            }
            Stage::Asked => {
                self.disclose_no_interest(&edda, number)?;
                let question = "Are two names that differ only in case equivalent? Please add this to Syntax.";
                self.in_transaction(|conn| request_info::ask_requester(conn, self.context(&edda), number, question))?;
            }
            Stage::Declined => {
                self.disclose_no_interest(&edda, number)?;
                self.disclose_no_interest(&sven, number)?;
                let reasons =
                    "Purpose does not state what is identified or who benefits from the namespace (RFC 8141, section 6.4.1).";
                self.in_transaction(|conn| {
                    decide::propose_decline(conn, self.context(&edda), number, RevisionNumber::FIRST, reasons)
                })?;
                self.set_days_ago_this_year(days.decided);
                self.in_transaction(|conn| decide::decline(conn, self.context(&sven), number, RevisionNumber::FIRST))?;
            }
            Stage::Ready | Stage::Registered => {
                self.record_position(&edda, number, PositionKind::Approve)?;
                self.record_position(&sven, number, PositionKind::NoObjection)?;
                self.accept_answers(&edda, number, 5)?;
                let reasons = "The template is complete and clear (RFC 8141, section 6.4).";
                self.set_days_ago_this_year(days.decided);
                if matches!(start, DraftPurpose::Revision(_)) {
                    self.contacts_accept(&edda, number)?;
                }
                self.in_transaction(|conn| decide::approve(conn, self.context(&edda), number, RevisionNumber::FIRST, reasons))?;
            }
            Stage::Draft | Stage::Intake => {}
        }
        if stage == Stage::Registered {
            let typed = match start {
                DraftPurpose::NewFormal(nid) | DraftPurpose::Revision(nid) => nid.clone(),
                _ => self.in_transaction(|conn| Ok(next_informal(conn)?))?.to_string(),
            };
            let confirmation = Confirmation { revision: RevisionNumber::FIRST, typed };
            self.in_transaction(|conn| register::register(conn, self.context(&olga), number, &confirmation))?;
        }
        Ok(number)
    }
}

/// A one-line description of what the URNs of a request identify, for NIDs without an example template.
fn named_things(name: &str) -> &str {
    match name {
        "changed-my-mind" => "Sea charts of one survey",
        "tidal-atlas" => "Sheets of a tidal atlas",
        "county lighthouses" => "Lighthouses of one county",
        _ => "Records of a learned society",
    }
}

/// The changes of a new version. The registered text may be known, so every changed section is named.
const NEW_VERSION_CHANGES: &str = "The society now runs a resolution service; the Resolution section says so. Registrant names the society. Purpose, \
    Syntax, Assignment, Security and Privacy, Interoperability and Documentation were written again in the form of RFC 8141.";

/// The text of a request: the example template for its NID, or else a plain one.
fn request_template(start: &DraftPurpose) -> Template {
    let nid = match start {
        DraftPurpose::NewFormal(nid) | DraftPurpose::FastTrack(nid) | DraftPurpose::Revision(nid) => nid.as_str(),
        _ => return minimal_template(named_things("county lighthouses"), "{{NID}}"),
    };
    let mut template = answers::example_template(nid).cloned().unwrap_or_else(|| minimal_template(named_things(nid), nid));
    if nid == "sundial" {
        // The example reassigns the number of a lost sundial, so it could not be submitted.
        let message = "I assign the numbers. A number is never given to another sundial, also when a sundial is lost.";
        template.set(Field::Assignment, message);
    }
    if matches!(start, DraftPurpose::Revision(_)) {
        template.set(Field::NamespaceId, nid);
        template.set(Field::RevisionInformation, NEW_VERSION_CHANGES);
    }
    template
}
