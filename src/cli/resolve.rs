//! `nidreg urn resolve`: the resolvers for a URN according to the resolver directory. No resolver is contacted.

use crate::cli::book::NamespaceData;
use crate::cli::exit::{Exit, Failure};
use std::io::Write;
use urn_registry::resolution::answer::{self, component_sentences};
use urn_registry::resolution::caution::name_warnings;
use urn_registry::resolution::directory::{Choice, parse_query_directives};
use urn_registry::resolution::service::Service;
use urn_registry::urn::report::LINE_MAX;
use urn_registry::urn::{SyntaxProfile, Urn};

/// Prints the matching resolvers, best first. Returns [`Exit::NotFound`] if the directory has none for the URN.
pub(super) fn resolve(
    out: &mut impl Write,
    profile: SyntaxProfile,
    service: Option<&str>,
    json: bool,
    text: &str,
) -> Result<Exit, Failure> {
    if text.len() > LINE_MAX {
        return Err(Failure::new(Exit::No, format!("the URN is longer than {LINE_MAX} bytes")));
    }
    let asked = match service {
        None => None,
        Some(word) => Some(Service::from_name(word).map_err(|unknown| Failure::new(Exit::Usage, unknown.to_string()))?),
    };
    let urn = Urn::parse_as(text, profile).map_err(|error| Failure::new(Exit::No, format!("{text:?} is not a URN: {error}")))?;
    let known = NamespaceData::open()?;
    let directory = known.directory();
    let says = known.book().statements(urn.nid());
    let wish = parse_query_directives(&urn);
    let choices = directory.choices(&urn, asked.or(wish.service));
    if json {
        let mut line = answer::resolution_json(&urn, asked, directory, says).to_string().into_bytes();
        line.push(b'\n');
        out.write_all(&line)?;
    } else {
        for choice in &choices {
            print_resolver(out, &urn, choice)?;
        }
        for part in directory.sub_namespaces().sub_namespaces_containing(urn.nid(), urn.nss()) {
            writeln!(out, "part\t{}\t{}", part.prefix, part.holder)?;
        }
    }
    for (entry, reason) in directory.unexpandable_entries(&urn) {
        crate::cli::exit::print_to_stderr(format_args!(
            "nidreg: {} has a resolver for such names, but {reason}",
            entry.record.id
        ));
    }
    if !json {
        for note in &wish.notes {
            crate::cli::exit::print_to_stderr(format_args!("nidreg: {note}"));
        }
        for note in name_warnings(&urn, says) {
            crate::cli::exit::print_to_stderr(format_args!("nidreg: {} ({})", note.message, note.clause));
        }
    }
    if choices.is_empty() {
        crate::cli::exit::print_to_stderr(format_args!("nidreg: the directory has no resolver for this URN"));
        return Ok(Exit::NotFound);
    }
    Ok(Exit::Done)
}

fn print_resolver(out: &mut impl Write, urn: &Urn<'_>, choice: &Choice<'_>) -> Result<(), Failure> {
    let record = &choice.entry.record;
    let sure = if choice.sure { "sure" } else { "choose" };
    writeln!(
        out,
        "{}\t{}\t{sure}\t{} ({}; source: {})",
        choice.service,
        choice.target,
        record.holder,
        choice.entry.kind.record_value(),
        record.source
    )?;
    for note in component_sentences(urn, choice) {
        crate::cli::exit::print_to_stderr(format_args!("nidreg: {}: {note}", record.id));
    }
    Ok(())
}
