//! `nidreg export …`

use crate::cli::exit::{Exit, Failure, load_settings, open_store};
use crate::cli::{archive, site};
use crate::refusal::Refusal;
use crate::registry::files::{RegistryFile, VersionEdition};
use crate::registry::{files, queries};
use clap::Subcommand;
use jiff::civil::Date;
use std::io::Write as _;
use std::path::PathBuf;
use urn_registry::nid::Nid;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Write the registry, byte for byte as the server serves it.
    Registry {
        /// The format.
        #[arg(long = "as", value_enum)]
        form: ListFormat,
        /// The output directory. File names are the same as on the server. Without it, the output goes to stdout.
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// The registry as published at the source on this date.
        #[arg(long, value_name = "DATE")]
        on: Option<Date>,
        /// The registry as it was when this snapshot was the newest, by its number in `import states`. If two snapshots have the same date,
        /// `--on` uses the later one.
        #[arg(long, value_name = "NUMBER", conflicts_with = "on")]
        snapshot: Option<i64>,
    },
    /// Write all public pages and files, as a static copy for any web server.
    Site {
        /// The output directory: a new one, an empty one, or an earlier copy, which is replaced when the new copy is complete.
        dir: PathBuf,
    },
    /// Write all public files of the registry in one zip file, with its digest signed by the key of the public log in FILE.note.
    Archive {
        /// The zip file. An existing file is replaced.
        file: PathBuf,
    },
    /// Write the template of a namespace.
    Namespace {
        /// The NID.
        nid: String,
        /// A version, or a corrected version such as `5.1`. The default is the newest.
        #[arg(long)]
        version: Option<String>,
    },
}

/// The output formats of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ListFormat {
    /// IANA's XML.
    IanaXml,
    /// Two CSV files with IANA's three columns.
    Csv,
    /// One CSV file of all namespaces with all columns.
    NamespacesCsv,
    /// Plain text.
    Txt,
    /// JSON.
    Json,
    /// All files.
    All,
}

impl ListFormat {
    fn files(self) -> &'static [RegistryFile] {
        match self {
            Self::IanaXml => &[RegistryFile::Xml],
            Self::Csv => &[RegistryFile::FormalCsv, RegistryFile::InformalCsv],
            Self::NamespacesCsv => &[RegistryFile::Csv],
            Self::Txt => &[RegistryFile::Txt],
            Self::Json => &[RegistryFile::Json],
            Self::All => &RegistryFile::ALL,
        }
    }
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    let store = open_store(&settings)?;
    let mut stdout = std::io::stdout().lock();
    match verb {
        Verb::Archive { file } => return archive::write_archive(&store, &settings, &file),
        Verb::Site { dir } => return site::write_site(&store, &settings, &dir),
        Verb::Registry { form, out, on, snapshot } => {
            if let Some(dir) = &out {
                std::fs::create_dir_all(dir)?;
            }
            for file in form.files() {
                let mut to: Box<dyn std::io::Write> = match &out {
                    Some(dir) => Box::new(std::io::BufWriter::new(std::fs::File::create(dir.join(file.name()))?)),
                    None => Box::new(&mut stdout),
                };
                if let Some(day) = on {
                    let text = store.read(|conn| files::registry_file_on(conn, *file, &settings.public_url, day))?;
                    to.write_all(text.as_bytes())?;
                } else if let Some(number) = snapshot {
                    let text = store.read(|conn| files::registry_file_at_snapshot(conn, *file, &settings.public_url, number))?;
                    to.write_all(text.as_bytes())?;
                } else if *file == RegistryFile::Xml {
                    let mut broken = None;
                    let done = store.read(|conn| {
                        files::stream_xml(conn, &settings.public_url, |piece| {
                            to.write_all(piece.as_bytes()).map_err(|error| {
                                broken = Some(error);
                                Refusal::not_found("The output")
                            })
                        })
                    });
                    match broken {
                        Some(error) => return Err(error.into()),
                        None => done?,
                    }
                } else {
                    to.write_all(store.read(|conn| files::registry_file(conn, *file, &settings.public_url))?.as_bytes())?;
                }
                to.flush()?;
            }
        }
        Verb::Namespace { nid, version } => {
            let gone = || Failure::new(Exit::NotFound, format!("{nid} is not registered in this registry"));
            let parsed = Nid::parse(&nid).map_err(|_| gone())?;
            let (namespace, versions) = store.read(|conn| {
                Ok::<_, crate::refusal::Refusal>((queries::by_nid(conn, &parsed)?, queries::versions_of(conn, &parsed)?))
            })?;
            let namespace = namespace.ok_or_else(gone)?;
            let wording = match &version {
                None => versions.first().map(VersionEdition::newest),
                Some(text) => VersionEdition::find_by_name(&versions, text),
            };
            let wording = wording
                .ok_or_else(|| Failure::new(Exit::NotFound, format!("{nid} has no version {}", version.unwrap_or_default())))?;
            let text = files::namespace_txt(&namespace, wording)
                .map_err(|place| Failure::new(Exit::NotFound, place.trim_end().replace('\n', " ")))?;
            stdout.write_all(text.as_bytes())?;
        }
    }
    Ok(Exit::Done)
}
