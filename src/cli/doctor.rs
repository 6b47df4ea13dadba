//! `nidreg doctor`: checks of settings, database, email and key.

use crate::cli::db;
use crate::cli::exit::{Exit, Failure, load_settings};
use crate::mail::delivery::DeliveryMethod;
use crate::public_log::signing::verify_before_signing;
use crate::public_log::verify::verify;
use crate::registry::text_count::TextCount;
use crate::registry::{Kind, list_check};
use crate::requests::tasks::refresh::requests_with_outdated_tasks;
use crate::reviews::experts::office;
use crate::settings::Settings;
use crate::store::migrations::{self, SchemaState};
use crate::store::{DatabaseTarget, Store, files, inspect, maintenance};
use crate::users::Role;
use crate::{actions, clock, jobs, mail, users};
use std::path::Path;

/// Prints each check and counts the faults.
#[derive(Default)]
struct Report {
    faults: usize,
}

impl Report {
    fn add_line(&mut self, fine: bool, message: &str) -> Result<(), Failure> {
        self.faults += usize::from(!fine);
        crate::cli::exit::print_line(format_args!("{}  {message}", if fine { "ok   " } else { "FAULT" }))
    }

    fn report_result<T>(&mut self, result: Result<T, String>, message: impl FnOnce(&T) -> String) -> Result<Option<T>, Failure> {
        match result {
            Ok(value) => {
                self.add_line(true, &message(&value))?;
                Ok(Some(value))
            }
            Err(reason) => {
                self.add_line(false, &reason)?;
                Ok(None)
            }
        }
    }
}

pub(crate) fn run(full: bool) -> Result<Exit, Failure> {
    let mut report = Report::default();
    let settings = load_settings()?;
    report.add_line(true, "the settings are valid")?;
    report.report_result(settings.mail_config(), |mail| {
        format!("replies by email are {}set up", if mail.reply.is_some() { "" } else { "not " })
    })?;
    report.report_result(DeliveryMethod::new(&settings.mail), |carrier| match carrier {
        DeliveryMethod::Smtp(_) => "email delivery is configured; test it with: nidreg mail test --to ADDRESS".to_owned(),
        DeliveryMethod::Files(folder) => {
            format!("emails are not sent: NIDREG_SMTP_URL is not set; they are saved as files in {}", folder.display())
        }
    })?;
    if let DatabaseTarget::Sqlite(path) = &settings.database {
        if !Path::new(path).exists() {
            report.add_line(false, &format!("there is no database at {path}; nidreg serve or nidreg db migrate creates it"))?;
            return Ok(Exit::NotReady);
        }
        if files::is_open_to_others(Path::new(path)) {
            report.add_line(false, &format!("other users of this machine can read {path}; run: chmod 600 {path}*"))?;
        }
    }
    let database = |error: crate::store::Error| format!("the database: {error}");
    let Some(store) =
        report.report_result(Store::open(&settings.database).map_err(database), |_| "the database responds".to_owned())?
    else {
        return Ok(Exit::NotReady);
    };
    let state = match store.read(migrations::schema_state).map_err(database) {
        Ok(current @ SchemaState::Current) => Ok(current),
        Ok(other) => Err(other.to_string()),
        Err(reason) => Err(reason),
    };
    if report.report_result(state, SchemaState::to_string)?.is_none() {
        return Ok(Exit::NotReady);
    }
    check_numbers(&mut report, &settings, &store)?;
    let kept = store.write(|conn| jobs::check_clock_in(conn, clock::now()));
    match kept {
        Ok(Ok(())) => report.add_line(true, "the database is writable, and the clock is consistent with it")?,
        Ok(Err(strange)) => report.add_line(false, &strange.to_string())?,
        Err(error) => report.add_line(false, &format!("the database is not writable: {error}"))?,
    }
    if let Some(on) = store.read(maintenance::current_maintenance)? {
        let since = on.since.strftime("%Y-%m-%d %H:%M");
        report.add_line(false, &format!("maintenance is on since {since}; end it with: nidreg maintenance off"))?;
    }
    check_keys(&mut report, &settings, &store)?;
    check_public_log(&mut report, &settings, &store, full)?;
    let texts = store.read(TextCount::read)?;
    let how = if texts.is_import_due() { "; import the others: nidreg import iana FOLDER" } else { "" };
    report.add_line(true, &format!("namespaces with a registered text: {} of {}{how}", texts.with_text, texts.all))?;
    check_people_and_mail(&mut report, &store)?;
    if full {
        for checked in store.read(|conn| Ok::<_, Failure>(inspect::check_database(conn, &db::COUNTER_NAMES)))? {
            report.add_line(checked.fine, &checked.message)?;
        }
        check_namespace_list(&mut report, &store)?;
        check_tasks(&mut report, &store)?;
    }
    Ok(if report.faults == 0 { Exit::Done } else { Exit::No })
}

/// Compares the stored tasks with those that the rules give.
fn check_tasks(report: &mut Report, store: &Store) -> Result<(), Failure> {
    let outdated = store.read(|conn| requests_with_outdated_tasks(conn, clock::now()))?;
    let numbers: Vec<String> = outdated.iter().map(ToString::to_string).collect();
    if numbers.is_empty() {
        return report.add_line(true, "the stored tasks on requests are those of the rules");
    }
    report.add_line(false, &format!("stored tasks differ from the rules: {}; run: nidreg jobs run", numbers.join(", ")))
}

fn check_keys(report: &mut Report, settings: &Settings, store: &Store) -> Result<(), Failure> {
    if !settings.key_file.exists() {
        let sealed = store.read(users::factors::queries::key_marks)?.len();
        let path = settings.key_file.display();
        return match sealed {
            0 => report.add_line(true, "there is no key yet; nidreg serve creates it"),
            _ => report.add_line(
                false,
                &format!("{path} is missing, but {sealed} second factors were made with its key; copy it from a backup"),
            ),
        };
    }
    if files::is_open_to_others(&settings.key_file) {
        report.add_line(
            false,
            &format!("other users of this machine can read {0}; run: chmod 600 {0}", settings.key_file.display()),
        )?;
    }
    let Some(found) = report.report_result(settings.read_key(), |_| "the key is readable".to_owned())? else { return Ok(()) };
    let foreign = found.count_foreign(&store.read(users::factors::queries::key_marks)?);
    if foreign > 0 {
        let path = settings.key_file.display();
        report.add_line(
            false,
            &format!("{foreign} second factors were made with another key than that in {path}; copy the right key file"),
        )?;
    }
    match store.read(|conn| actions::keys::key_dependents(conn, clock::now(), &found))? {
        None => Ok(()),
        Some(dependents) if dependents.is_nothing() => {
            report.add_line(false, "two keys are valid, and nothing uses the old one; run: nidreg key drop")
        }
        Some(_) => report.add_line(true, "two keys are valid; nidreg key state shows what still uses the old one"),
    }
}

/// Compares the database with the numbers that a server on this machine saw before.
fn check_numbers(report: &mut Report, settings: &Settings, store: &Store) -> Result<(), Failure> {
    let compared = store.start_comparing(Some(&settings.marks_file())).and_then(|()| store.compare_marks());
    report.report_result(compared.map_err(|error| error.to_string()), |()| {
        "the database continues what the server saw before".to_owned()
    })?;
    Ok(())
}

fn check_public_log(report: &mut Report, settings: &Settings, store: &Store, full: bool) -> Result<(), Failure> {
    let Some(path) = &settings.log_key_file else {
        report.add_line(true, "the public log is not signed: NIDREG_LOG_KEY_FILE is not set")?;
        if full {
            let verified =
                store.read(|conn| verify(conn, None)).map_err(|error| format!("the public log cannot be read: {error}"));
            let first = verified.and_then(|verified| match verified.faults.first() {
                Some(fault) => Err(format!("the public log: {fault}")),
                None => Ok(verified.size()),
            });
            report.report_result(first, |size| format!("the public log: in order ({size})"))?;
        }
        return Ok(());
    };
    if path.exists() && files::is_open_to_others(path) {
        report.add_line(false, &format!("other users of this machine can read {0}; run: chmod 600 {0}", path.display()))?;
    }
    let Some(Some(key)) =
        report.report_result(settings.read_log_key(), |_| "the key of the public log is readable".to_owned())?
    else {
        return Ok(());
    };
    let examined = store.read(|conn| verify_before_signing(conn, &key)).map_err(|reason| format!("the public log: {reason}"));
    report.report_result(examined, |checkpoint| {
        let size = checkpoint.as_ref().map_or(0, |checkpoint| checkpoint.size);
        format!("the public log of {size} entries matches the records and continues the last signed checkpoint")
    })?;
    Ok(())
}

fn check_namespace_list(report: &mut Report, store: &Store) -> Result<(), Failure> {
    match store.read(list_check::list_differences) {
        Ok(faults) if faults.is_empty() => report.add_line(true, "the list of namespaces: as computed from imports and changes"),
        Ok(faults) => faults.iter().try_for_each(|fault| report.add_line(false, &format!("the list of namespaces: {fault}"))),
        Err(error) => report.add_line(false, &format!("the list of namespaces cannot be read: {error}")),
    }
}

fn check_people_and_mail(report: &mut Report, store: &Store) -> Result<(), Failure> {
    let (admins, operators, (waiting, failed), held) = store.read(|conn| {
        Ok::<_, crate::store::Error>((
            users::queries::with_role(conn, Role::Admin)?.len(),
            users::queries::with_role(conn, Role::Operator)?.len(),
            mail::queries::backlog(conn)?,
            mail::queries::waiting_messages(conn)?.len(),
        ))
    })?;
    report.add_line(admins > 0, &format!("administrators: {admins}"))?;
    report.add_line(operators > 1, &format!("operators: {operators} (a redaction requires two)"))?;
    for registry in [Kind::Formal, Kind::Informal] {
        let led = store.read(|conn| office::has_lead(conn, registry, clock::now()))?;
        report.add_line(led, &format!("the {} registry has {}", registry.name(), if led { "a lead" } else { "no lead" }))?;
    }
    report.add_line(failed == 0, &format!("undelivered emails: {failed}, waiting: {waiting}"))?;
    report.add_line(held == 0, &format!("incoming emails waiting for an operator: {held}"))
}
