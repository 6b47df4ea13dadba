//! `nidreg doctor`: what an operator looks at first.

use super::{Exit, Failure, settings};
use crate::mail::delivery::Carrier;
use crate::people::{self, Role};
use crate::registry::Kind;
use crate::reviews::experts;
use crate::store::{Store, Target, migrations};
use crate::{clock, mail};

pub(super) fn run() -> Result<Exit, Failure> {
    let mut faults = 0;
    let mut say = |fine: bool, words: &str| {
        faults += usize::from(!fine);
        println!("{}  {words}", if fine { "ok   " } else { "FAULT" });
    };
    let settings = settings()?;
    say(true, "the settings can be read");
    match settings.post() {
        Ok(post) => say(true, if post.reply.is_some() { "answers by mail are set up" } else { "answers by mail are not set up" }),
        Err(why) => say(false, &why),
    }
    match Carrier::new(&settings.mail) {
        Ok(_) => say(true, "the way letters leave can be used; try it with: nidreg mail test --to ADDRESS"),
        Err(why) => say(false, &why),
    }
    if let Target::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        say(false, &format!("there is no database at {path}; nidreg serve or nidreg db migrate makes one"));
        return Ok(Exit::NotReady);
    }
    let store = match Store::open(&settings.database) {
        Ok(store) => store,
        Err(error) => {
            say(false, &format!("the database: {error}"));
            return Ok(Exit::NotReady);
        }
    };
    match store.read(migrations::is_current) {
        Ok(true) => say(true, "the database answers and has the schema of this program"),
        Ok(false) => {
            say(false, "the database has another schema; run: nidreg db migrate");
            return Ok(Exit::NotReady);
        }
        Err(error) => {
            say(false, &format!("the database: {error}"));
            return Ok(Exit::NotReady);
        }
    }
    let (admins, operators, (waiting, failed), held) = store.read(|conn| {
        Ok::<_, crate::store::Error>((
            people::queries::with_role(conn, Role::Admin)?.len(),
            people::queries::with_role(conn, Role::Operator)?.len(),
            mail::queries::backlog(conn)?,
            mail::queries::held(conn)?.len(),
        ))
    })?;
    say(admins > 0, &format!("administrators: {admins}"));
    say(operators > 1, &format!("operators: {operators} (a court order needs two)"));
    for registry in [Kind::Formal, Kind::Informal] {
        let led = store.read(|conn| experts::has_lead(conn, registry, clock::now()))?;
        say(led, &format!("the {} registry has {}", registry.name(), if led { "a lead" } else { "no lead" }));
    }
    say(failed == 0, &format!("letters given up: {failed}, waiting: {waiting}"));
    say(held == 0, &format!("letters that came in and wait for an operator: {held}"));
    Ok(if faults == 0 { Exit::Done } else { Exit::No })
}
