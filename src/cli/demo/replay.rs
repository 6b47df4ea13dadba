//! Replays the scenarios in chronological order, so that numbers are assigned and deadlines take effect in sequence.

use super::story::{Kind, Remark, Step, Story};
use super::{Demo, minimal_template};
use crate::actions::register::Confirmation;
use crate::actions::{comment, decide, disclose, draft, open_review, register, request_info, review, submit, threads};
use crate::cli::exit::{Exit, Failure};
use crate::ids::{AccountId, RequestNumber, RevisionNumber, ThreadId};
use crate::jobs;
use crate::mail::outbox;
use crate::refusal::Refusal;
use crate::registry::ledger::queries::next_informal;
use crate::requests::comments::NewComment;
use crate::requests::drafts::DraftPurpose;
use crate::requests::viewer::load_view;
use crate::requests::{Request, queries};
use crate::reviews::experts::Interest;
use crate::reviews::{self, PositionKind, ThreadAnchor, Verdict};
use crate::users::Account;
use std::collections::{HashMap, HashSet};
use urn_registry::template::{Field, Template};

/// The interval between runs of the scheduled jobs, in days.
const JOBS_INTERVAL_DAYS: i64 = 30;

/// The replay state of one scenario.
struct Replay<'s> {
    story: &'s Story,
    /// The index of the scenario. It shifts the time of day, so that the steps of different scenarios on one day are spread out.
    place: i64,
    number: Option<RequestNumber>,
    /// The keys of the experts who disclosed that they have no conflict of interest.
    disclosed: HashSet<String>,
    threads: HashMap<String, ThreadId>,
}

impl Replay<'_> {
    fn number(&self) -> Result<RequestNumber, Refusal> {
        self.number.ok_or_else(|| Refusal::not_found(self.story.nid.clone()))
    }

    fn thread(&self, name: &str) -> Result<ThreadId, Refusal> {
        self.threads.get(name).cloned().ok_or_else(|| Refusal::not_found(name.to_owned()))
    }
}

fn field(key: &str) -> Result<Field, Refusal> {
    Field::from_key(key).ok_or_else(|| Refusal::not_found(key.to_owned()))
}

fn start(story: &Story) -> DraftPurpose {
    match story.kind {
        Kind::Formal => DraftPurpose::NewFormal(story.nid.clone()),
        Kind::Informal => DraftPurpose::NewInformal,
        Kind::Revision => DraftPurpose::Revision(story.nid.clone()),
    }
}

/// The first text; `None` for a new version, which starts from the registered text.
fn first_text(story: &Story) -> Option<Template> {
    let urn = match story.kind {
        Kind::Formal => story.nid.as_str(),
        Kind::Informal => urn_registry::template::NID_PLACEHOLDER,
        Kind::Revision => return None,
    };
    let begin = story.text.example_template().cloned().unwrap_or_else(|| minimal_template("Records of a learned society", urn));
    Some(story.text.own_fields().fold(begin, |text, (field, own)| text.with_field(field, own)))
}

impl Demo<'_> {
    /// Replays scenarios, interleaved by date.
    pub(super) fn play_stories(&self, stories: &[Story]) -> Result<(), Failure> {
        let mut all: Vec<Replay<'_>> = (0..)
            .zip(stories)
            .map(|(place, story)| Replay { story, place, number: None, disclosed: HashSet::new(), threads: HashMap::new() })
            .collect();
        let mut steps: Vec<(i64, i64, usize, Option<&Step>)> = Vec::new();
        for (which, told) in all.iter().enumerate() {
            let morning = 8 * 60 + told.place % 8 * 30;
            steps.push((told.story.begun, morning, which, None));
            for (at, timed) in (1..).zip(&told.story.steps) {
                steps.push((timed.days, morning + 9 * at, which, Some(&timed.act)));
            }
        }
        steps.sort_by_key(|(days, minutes, which, _)| (-days, *minutes, *which));
        let last = steps.last().map_or(0, |(days, ..)| *days);
        let mut clock = steps.first().map_or(0, |(days, ..)| days - JOBS_INTERVAL_DAYS);
        for (days, minutes, which, step) in steps {
            while clock >= days {
                jobs::run_due_jobs(self.store, self.mail, self.time_days_ago(clock))?;
                self.mark_due_emails_sent(clock)?;
                clock -= JOBS_INTERVAL_DAYS;
            }
            self.mark_due_emails_sent(days)?;
            self.set_time_days_ago(days, minutes);
            self.act(&mut all, which, step).map_err(|reason| {
                let nid = stories.get(which).map_or("", |story| story.nid.as_str());
                Failure::new(Exit::Bug, format!("the scenario for {nid:?}, {days} days ago: {reason}"))
            })?;
        }
        Ok(self.mark_due_emails_sent(last - 1)?)
    }

    /// Marks all emails due at this many days ago as sent, each at the time it was created.
    pub(super) fn mark_due_emails_sent(&self, days: i64) -> Result<(), Refusal> {
        self.in_transaction(|conn| {
            while let Some(email) = outbox::take_due(conn, self.mail, self.time_days_ago(days))?.pop() {
                outbox::record_sent(conn, email.created_at.time(), &email)?;
            }
            Ok(())
        })
    }

    fn act(&self, all: &mut [Replay<'_>], which: usize, step: Option<&Step>) -> Result<(), Refusal> {
        let Some(told) = all.get_mut(which) else { return Ok(()) };
        match step {
            None => self.start_request(told),
            Some(step) => self.step(told, step),
        }
    }

    fn start_request(&self, told: &mut Replay<'_>) -> Result<(), Refusal> {
        let (who, text) = (self.person(&told.story.by)?, first_text(told.story));
        let start = start(told.story);
        let request = self.in_transaction(|conn| draft::start_draft(conn, self.context(&who), &start, text.as_ref()))?;
        told.number = Some(request.number);
        if text.is_none() {
            for (field, own) in told.story.text.own_fields() {
                self.edit(told, field, own)?;
            }
        }
        Ok(())
    }

    fn load_request(&self, told: &Replay<'_>) -> Result<Request, Refusal> {
        let number = told.number()?;
        self.store.read(|conn| queries::by_number(conn, number))?.ok_or_else(|| Refusal::not_found(number.to_string()))
    }

    fn newest(&self, told: &Replay<'_>) -> Result<RevisionNumber, Refusal> {
        let number = told.number()?;
        self.store.read(|conn| Ok(load_view(conn, number, None, self.at.get())?.newest_revision_number()))
    }

    fn edit(&self, told: &Replay<'_>, field: Field, text: &str) -> Result<(), Refusal> {
        let (who, request) = (self.person(&told.story.by)?, self.load_request(told)?);
        let was = draft::field_fingerprint(&request, field);
        let saving = draft::SavedField { field, was: &was, text };
        self.in_transaction(|conn| draft::save_field(conn, self.context(&who), request.number, &saving)).map(drop)
    }

    /// The person with this key. Before an expert's first step, discloses that they have no conflict of interest.
    fn disclosed_person(&self, told: &mut Replay<'_>, key: &str) -> Result<Account, Refusal> {
        let (who, number) = (self.person(key)?, told.number()?);
        let is_expert = who.roles.iter().any(|role| matches!(role, crate::users::Role::Expert | crate::users::Role::Lead));
        if is_expert && told.disclosed.insert(key.to_owned()) {
            self.in_transaction(|conn| disclose::disclose(conn, self.context(&who), number, Interest::None, ""))?;
        }
        Ok(who)
    }

    fn step(&self, told: &mut Replay<'_>, step: &Step) -> Result<(), Refusal> {
        let number = told.number()?;
        let (owner, olga) = (self.person(&told.story.by)?, self.person("operator")?);
        match step {
            Step::Submit => {
                let revision = self.load_request(told)?.draft_save_number;
                self.in_transaction(|conn| submit::submit(conn, self.context(&owner), number, revision)).map(drop)
            }
            Step::Open { experts } => {
                let ids = experts.iter().map(|key| Ok(self.person(key)?.id)).collect::<Result<Vec<AccountId>, Refusal>>()?;
                self.in_transaction(|conn| open_review::open_review(conn, self.context(&olga), number, &ids))
            }
            Step::Edit { field: key, text } => {
                let field = field(key)?;
                let text = text.as_deref().or_else(|| told.story.text.example_template().map(|answer| answer.text(field)));
                self.edit(told, field, text.unwrap_or_default())
            }
            Step::Send { said } => {
                self.in_transaction(|conn| request_info::submit_revision(conn, self.context(&owner), number, said)).map(drop)
            }
            Step::Register => {
                let confirmation = self.confirmation(told)?;
                self.in_transaction(|conn| register::register(conn, self.context(&olga), number, &confirmation)).map(drop)
            }
            said => self.perform_review_step(told, said),
        }
    }

    fn confirmation(&self, told: &Replay<'_>) -> Result<Confirmation, Refusal> {
        let typed = match told.story.kind {
            Kind::Informal => self.in_transaction(|conn| Ok(next_informal(conn)?))?.to_string(),
            _ => told.story.nid.clone(),
        };
        Ok(Confirmation { revision: self.newest(told)?, typed })
    }

    /// Performs the steps of a review or decision.
    fn perform_review_step(&self, told: &mut Replay<'_>, step: &Step) -> Result<(), Refusal> {
        let (number, revision) = (told.number()?, self.newest(told)?);
        match step {
            Step::Comment(said) => self.open_thread(told, said),
            Step::Reply { by, to, said } => {
                let (who, thread) = (self.disclosed_person(told, by)?, told.thread(to)?);
                let reply = NewComment { thread_id: Some(&thread), body: said, ..NewComment::default() };
                self.in_transaction(|conn| comment::comment(conn, self.context(&who), number, &reply))
            }
            Step::Done { to } => {
                let (who, thread) = (self.person(&told.story.by)?, told.thread(to)?);
                self.in_transaction(|conn| threads::mark_done(conn, self.context(&who), number, &thread))
            }
            Step::Resolve { by, to } => {
                let (who, thread) = (self.disclosed_person(told, by)?, told.thread(to)?);
                self.in_transaction(|conn| threads::resolve_or_reopen(conn, self.context(&who), number, &thread)).map(drop)
            }
            Step::Position { by, position, said } => {
                let who = self.disclosed_person(told, by)?;
                let position = PositionKind::from_name(position).ok_or_else(|| Refusal::not_found(position.clone()))?;
                let verdict = Verdict::Position(position);
                self.in_transaction(|conn| review::send_review(conn, self.context(&who), number, revision, verdict, said))
            }
            Step::Approve { by, said } => {
                let who = self.disclosed_person(told, by)?;
                self.in_transaction(|conn| decide::approve(conn, self.context(&who), number, revision, said.as_str()))
            }
            _ => Ok(()),
        }
    }

    fn open_thread(&self, told: &mut Replay<'_>, said: &Remark) -> Result<(), Refusal> {
        let (who, request) = (self.disclosed_person(told, &said.by)?, self.load_request(told)?);
        let anchor = ThreadAnchor { field: said.field.as_deref().map(field).transpose()?, quote: said.quote.clone() };
        let new = NewComment { anchor, body: &said.said, suggestion: said.suggestion.as_deref(), ..NewComment::default() };
        self.in_transaction(|conn| comment::comment(conn, self.context(&who), request.number, &new))?;
        let threads = self.store.read(|conn| reviews::queries::threads_of(conn, &request.id))?;
        let known: HashSet<&ThreadId> = told.threads.values().collect();
        let opened = threads.into_iter().map(|thread| thread.id).find(|id| !known.contains(id));
        if let Some(id) = opened {
            let name = if said.name.is_empty() { id.as_str().to_owned() } else { said.name.clone() };
            told.threads.insert(name, id);
        }
        Ok(())
    }
}
