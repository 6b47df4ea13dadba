//! The delivery worker: sends emails over SMTP, or writes them to a folder as `.eml` files if no server is configured.

use crate::clock;
use crate::ids::new_id;
use crate::mail::queries::DueEmail;
use crate::mail::signing::{SECRET_SUBSTITUTE, masked};
use crate::mail::templates::is_for_followers;
use crate::mail::{MailConfig, MailRoute, bounce, failing, markup, outbox, queries, wrap};
use crate::refusal::Refusal;
use crate::store::listener::{Listener, NotificationKind, PollIntervals};
use crate::store::{AnyConnection, Store};
use jiff::Timestamp;
use lettre::address::Envelope;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message, MultiPart, SinglePart};
use lettre::transport::smtp::PoolConfig;
use lettre::{SmtpTransport, Transport as _};
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use urn_registry::i18n::{Lang, Phrase};

/// The display name of the sender.
pub(crate) const SENDER_NAME: &str = "URN Namespace Registry";

/// Concurrent connections to the mail server, which are reused. One is reserved for urgent emails that a user is waiting for.
const CONNECTIONS: u32 = 4;

/// Why an email was not delivered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// Temporary; delivery is retried.
    ForNow(String),
    /// Permanent.
    ForGood(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Self::ForNow(reason) | Self::ForGood(reason)) = self;
        f.write_str(reason)
    }
}

/// The delivery method.
pub enum DeliveryMethod {
    /// A mail server.
    Smtp(Box<SmtpTransport>),
    /// A folder.
    Files(std::path::PathBuf),
}

impl DeliveryMethod {
    /// Prepares the delivery method without connecting.
    pub fn new(route: &MailRoute) -> Result<Self, String> {
        match route {
            MailRoute::Smtp(url) => {
                let transport = SmtpTransport::from_url(url)
                    .map_err(|error| format!("NIDREG_SMTP_URL cannot be used: {error}"))?
                    .timeout(Some(Duration::from_secs(30)))
                    .pool_config(PoolConfig::new().max_size(CONNECTIONS).idle_timeout(Duration::from_secs(20)))
                    .build();
                Ok(Self::Smtp(Box::new(transport)))
            }
            MailRoute::Files(dir) => Ok(Self::Files(dir.clone())),
        }
    }

    /// Delivers one email.
    pub fn deliver(&self, email: &DueEmail, mail: &MailConfig) -> Result<(), Failure> {
        let message = message(email, mail)?;
        match self {
            Self::Smtp(transport) => match transport.send_raw(&envelope(email, mail)?, &message.formatted()) {
                Ok(_) => Ok(()),
                Err(error) if error.is_permanent() => Err(Failure::ForGood(error.to_string())),
                Err(error) => Err(Failure::ForNow(error.to_string())),
            },
            Self::Files(dir) => write_file(dir, email, &message.formatted()).map_err(|error| Failure::ForNow(error.to_string())),
        }
    }
}

/// The envelope: the recipient, and the signed bounce address of this email, so that a bounce identifies the email and its recipient and
/// cannot be forged.
fn envelope(email: &DueEmail, mail: &MailConfig) -> Result<Envelope, Failure> {
    let from =
        mail.reply.as_ref().map_or_else(|| mail.from.clone(), |reply| crate::mail::inbound::reply_address(reply, &email.id));
    let from = from.parse().map_err(|_| unwritable("sender"))?;
    let to = email.recipient.parse().map_err(|_| unwritable("recipient"))?;
    Envelope::new(Some(from), vec![to]).map_err(|_| unwritable("recipient"))
}

/// The failure of an email with a part that cannot be written.
fn unwritable(part: &str) -> Failure {
    Failure::ForGood(Phrase::new("record-unwritable").arg("part", part).to_string())
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// Builds the message. A failure to build it is permanent.
pub fn message(email: &DueEmail, mail: &MailConfig) -> Result<Message, Failure> {
    let reply = mail.reply.as_ref().map(|reply| crate::mail::inbound::reply_address(reply, &email.id));
    assemble_message(email, mail, reply, mail.unfollow_link(&email.id))
}

/// The message as shown to operators, without the reply address and the unsubscribe link, which only its recipient may use.
pub fn message_for_operators(email: &DueEmail, mail: &MailConfig) -> Result<Message, Failure> {
    let reply = mail.reply.as_ref().map(|reply| format!("{}+{SECRET_SUBSTITUTE}@{}", reply.local, reply.domain));
    assemble_message(email, mail, reply, mail.links.as_ref().map(|_| format!("{}/unfollow/{SECRET_SUBSTITUTE}", mail.public_url)))
}

fn assemble_message(
    email: &DueEmail,
    mail: &MailConfig,
    reply: Option<String>,
    unfollow: Option<String>,
) -> Result<Message, Failure> {
    let mailbox = |text: &str, what: &str| text.parse().map(|address| Mailbox::new(None, address)).map_err(|_| unwritable(what));
    let mut builder = Message::builder()
        .from(Mailbox { name: Some(SENDER_NAME.to_owned()), ..mailbox(&mail.from, "sender")? })
        .to(mailbox(&email.recipient, "recipient")?)
        .subject(email.subject.clone())
        .message_id(Some(email.message_id.clone()))
        .date(email.created_at.time().into())
        .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
    if email.language != Lang::En {
        builder = builder.raw_header(header("Content-Language", email.language.tag().to_owned()));
    }
    // Replies to the list go to the list.
    if let Some(reply) = reply.filter(|_| email.thread_id.is_some() && email.recipient != mail.review_list) {
        builder = builder.reply_to(mailbox(&reply, "reply")?);
    }
    if let Some(thread) = &email.thread_id {
        // The thread of the request is first, and the email that this one replies to is last.
        let ids = || thread.split(' ');
        builder = builder.in_reply_to(ids().next_back().unwrap_or(thread).to_owned()).references(thread.clone());
        // Mail programs treat each request as a list (RFC 2919): `<r-2026-0001.registry.example>`.
        let list = ids().next().unwrap_or(thread).trim_matches(['<', '>']).to_ascii_lowercase().replace('@', ".");
        builder = builder.raw_header(header("List-Id", format!("<{list}>")));
    }
    builder = builder.raw_header(header("X-Auto-Response-Suppress", "All".to_owned()));
    // One-click unsubscribe (RFC 8058), without confirmation or signing in.
    if let Some(link) = unfollow.filter(|_| is_for_followers(&email.kind)) {
        builder = builder
            .raw_header(header("Precedence", "bulk".to_owned()))
            .raw_header(header("List-Unsubscribe", format!("<{link}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
    }
    let (plain, deletes) = wrap::format_flowed(&email.body);
    let kind = format!("text/plain; charset=utf-8; format=flowed{}", if deletes { "; delsp=yes" } else { "" });
    let kind = ContentType::parse(&kind).map_err(|_| unwritable("type"))?;
    // The list gets plain text only.
    if email.recipient == mail.review_list {
        return builder.header(kind).body(plain).map_err(|_| unwritable("text"));
    }
    let plain = SinglePart::builder().header(kind).body(plain);
    let page = SinglePart::html(markup::text_to_html(email.language, &mail.public_url, &email.subject, &email.body));
    builder.multipart(MultiPart::alternative().singlepart(plain).singlepart(page)).map_err(|_| unwritable("text"))
}

/// Sends a test email directly, not through the outbox, to check the delivery method.
pub fn send_test(carrier: &DeliveryMethod, mail: &MailConfig, to: &str, now: Timestamp) -> Result<(), Failure> {
    let id = new_id();
    let email = DueEmail {
        message_id: format!("<{id}@{}>", mail.host),
        id,
        thread_id: None,
        kind: "test".to_owned(),
        recipient: to.to_owned(),
        subject: Phrase::new("record-test-email").to_string(),
        body: format!("{}\n", Phrase::new("record-test-email-text").arg("url", &mail.public_url)),
        created_at: crate::store::Moment::from(now),
        attempts: 0,
        language: Lang::En,
    };
    carrier.deliver(&email, mail)
}

/// A message that a user sends with their own mail program to one address.
pub fn message_for_mail_program(from: &str, to: &str, subject: &str, body: &str, now: Timestamp) -> Result<Vec<u8>, Failure> {
    let mailbox = |text: &str| text.parse().map(|address| Mailbox::new(None, address)).map_err(|_| unwritable("address"));
    let message = Message::builder()
        .from(mailbox(from)?)
        .to(mailbox(to)?)
        .subject(subject)
        .date(std::time::SystemTime::from(now))
        .header(ContentType::TEXT_PLAIN)
        .body(body.to_owned())
        .map_err(|_| unwritable("text"))?;
    Ok(message.formatted())
}

/// Writes to a temporary file and renames it, so that an incomplete email is never visible.
fn write_file(dir: &Path, email: &DueEmail, bytes: &[u8]) -> std::io::Result<()> {
    std::fs::create_dir_all(dir)?;
    let part = dir.join(format!(".{}-{}.part", email.id, new_id()));
    // Emails contain links that act like passwords, so only the owner may read them.
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&part)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(part, dir.join(format!("{}.eml", email.id)))
}

/// Delivers emails that are due at `now`; returns the number of attempts.
pub fn run_once(store: &Store, carrier: &DeliveryMethod, mail: &MailConfig, now: Timestamp) -> Result<usize, Refusal> {
    deliver_due(store, carrier, mail, now, false)
}

fn deliver_due(
    store: &Store,
    carrier: &DeliveryMethod,
    mail: &MailConfig,
    now: Timestamp,
    urgent: bool,
) -> Result<usize, Refusal> {
    if !store.read(|conn| Ok::<_, Refusal>(outbox::is_any_due(conn, now, urgent)?))? {
        return Ok(0);
    }
    let due = store.write(|conn| outbox::take_due_batch(conn, mail, now, urgent))?;
    for email in &due {
        // A server can repeat the envelope sender, which is a secret of the recipient.
        let hidden = |reason: String| mail.reply.as_ref().map_or_else(|| reason.clone(), |reply| masked(reply, &reason));
        let result = carrier.deliver(email, mail).map_err(|failure| match failure {
            Failure::ForNow(reason) => Failure::ForNow(hidden(reason)),
            Failure::ForGood(reason) => Failure::ForGood(hidden(reason)),
        });
        store.write(|conn| match &result {
            Ok(()) => Ok(outbox::record_sent(conn, now, email)?),
            Err(Failure::ForNow(reason)) => Ok(outbox::record_temporary_failure(conn, now, email, reason)?),
            Err(Failure::ForGood(reason)) => {
                outbox::record_permanent_failure(conn, now, email, reason)?;
                handle_address_rejection(conn, mail, now, email, reason)
            }
        })?;
        if let Err(failure) = &result {
            tracing::warn!(email = %email.id, ?failure, "an email was not delivered");
        }
    }
    Ok(due.len())
}

/// Handles a permanent rejection by the server because of the address, like a bounce.
fn handle_address_rejection(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    email: &DueEmail,
    reason: &str,
) -> Result<(), Refusal> {
    let status = bounce::status_in(reason).unwrap_or_default();
    if !bounce::is_address_failure(&status) {
        return Ok(());
    }
    let asks = queries::outbox_email(conn, &email.id)?.is_some_and(|left| left.kind == "question");
    failing::record_address_failure(conn, mail, now, (&email.recipient, &email.subject, asks), reason)
}

/// Delivers emails until `stop` is set, over several connections. Delivery blocks, so it runs on its own threads.
pub fn run(store: &Store, carrier: &DeliveryMethod, mail: &MailConfig, stop: &AtomicBool) {
    std::thread::scope(|threads| {
        if let DeliveryMethod::Smtp(_) = carrier {
            threads.spawn(|| delivery_worker(store, carrier, mail, stop, true));
            for _ in 2..CONNECTIONS {
                threads.spawn(|| delivery_worker(store, carrier, mail, stop, false));
            }
        }
        delivery_worker(store, carrier, mail, stop, false);
    });
}

fn delivery_worker(store: &Store, carrier: &DeliveryMethod, mail: &MailConfig, stop: &AtomicBool, urgent: bool) {
    const PAUSE: Duration = Duration::from_millis(500);
    // New emails are announced by a notification; retries are found by polling.
    let mut ear = Listener::new(store, NotificationKind::Notification, PollIntervals { polling: PAUSE, notified: PAUSE * 10 });
    while !stop.load(Ordering::Relaxed) {
        match deliver_due(store, carrier, mail, clock::now(), urgent) {
            Ok(0) => {
                ear.wait(stop);
            }
            Ok(_) => {}
            // During maintenance, with another schema, or on a standby, queued emails are sent later. The scheduler's thread has logged
            // this.
            Err(Refusal::Store(error)) if error.is_read_only() => std::thread::sleep(PAUSE * 10),
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be read");
                std::thread::sleep(PAUSE * 10);
            }
        }
    }
}
