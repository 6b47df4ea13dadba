//! Filters and order of the list. All of them are in the URL, so that a selection can be linked and bookmarked.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::registry_cache::KnownNamespaces;
use crate::pages::partials::list::ListFilter;
use crate::pages::partials::terms::{kind_title, status_name, topic_label};
use crate::registry::{Kind, Namespace, Status};
use jiff::civil::Date;
use std::cmp::Reverse;
use urn_registry::i18n::Phrase;
use urn_registry::profile::TOPICS;
use urn_registry::resolution::directory::Directory;
use urn_registry::verdict::NamespaceBook;

/// The order of the rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    /// The order of the list itself.
    Name,
    Title,
    Registrant,
    /// Newest first; entries without a date last.
    Date,
}

/// The selection.
pub(super) struct ListSelection {
    pub(super) q: String,
    pub(super) kind: Option<Kind>,
    pub(super) topic: Option<&'static str>,
    pub(super) status: Option<Status>,
    /// Whether the text is available here.
    pub(super) text: Option<bool>,
    /// Whether a resolver is known (RFC 8141 §1.2.1).
    pub(super) resolvable: Option<bool>,
    pub(super) sort: Sort,
    pub(super) on: Option<Date>,
}

/// The rows that the links count, and the data that their filters depend on.
pub(super) struct FilterData<'a> {
    /// All rows of the list; `None` if the list is so long that it is divided into pages and not read completely.
    pub(super) all: Option<Vec<&'a Namespace>>,
    /// The results of the search, if there is one.
    pub(super) found: Option<&'a [String]>,
    pub(super) known: &'a KnownNamespaces,
    pub(super) directory: &'a Directory,
}

fn query_choice<T: Copy>(cx: &RequestContext, name: &str, all: &[(&str, T)]) -> Result<Option<T>, HttpError> {
    let word = cx.query.get(name);
    if word.is_empty() {
        return Ok(None);
    }
    let text: Vec<&str> = all.iter().map(|(word, _)| *word).collect();
    let found = all.iter().find(|(known, _)| *known == word).map(|(_, value)| *value);
    let reason = || Phrase::new("refusal-parameter-one").arg("name", name.to_owned()).arg("values", text.join(", "));
    found.map(Some).ok_or_else(|| HttpError::bad_request(reason()))
}

const SORT_VALUES: [(&str, Sort); 4] =
    [("name", Sort::Name), ("title", Sort::Title), ("registrant", Sort::Registrant), ("date", Sort::Date)];
const KIND_VALUES: [(&str, Kind); 2] = [("formal", Kind::Formal), ("informal", Kind::Informal)];
const STATUS_VALUES: [(&str, Status); 3] =
    [("active", Status::Active), ("deprecated", Status::Deprecated), ("obsolete", Status::Obsolete)];
const TEXT_VALUES: [(&str, bool); 2] = [("held", true), ("external", false)];
const RESOLVABLE_VALUES: [(&str, bool); 2] = [("yes", true), ("no", false)];

impl ListSelection {
    /// Parses the URL.
    pub(super) fn from_query(cx: &RequestContext) -> Result<Self, HttpError> {
        let topics: Vec<(&str, &'static str)> = TOPICS.iter().map(|topic| (*topic, *topic)).collect();
        Ok(Self {
            q: cx.query.get("q").trim().to_owned(),
            kind: query_choice(cx, "kind", &KIND_VALUES)?,
            topic: query_choice(cx, "topic", &topics)?,
            status: query_choice(cx, "status", &STATUS_VALUES)?,
            text: query_choice(cx, "text", &TEXT_VALUES)?,
            resolvable: query_choice(cx, "resolvable", &RESOLVABLE_VALUES)?,
            sort: query_choice(cx, "sort", &SORT_VALUES)?.unwrap_or(Sort::Name),
            on: crate::http::day::parse_date_parameter(cx, "on")?,
        })
    }

    /// Whether nothing is selected, so that pages of the list can be read one by one.
    pub(super) fn is_default(&self) -> bool {
        self.sort == Sort::Name && self.on.is_none() && !self.is_filtered()
    }

    /// Whether rows may be filtered out.
    pub(super) fn is_filtered(&self) -> bool {
        !self.q.is_empty()
            || self.kind.is_some()
            || self.topic.is_some()
            || self.status.is_some()
            || self.text.is_some()
            || self.resolvable.is_some()
    }

    /// Filters and sorts the rows. `found` contains the results of the search.
    pub(super) fn filter_and_sort(
        &self,
        mut all: Vec<Namespace>,
        found: Option<&[String]>,
        known: &KnownNamespaces,
        directory: &Directory,
    ) -> Vec<Namespace> {
        let book = &known.book;
        all.retain(|namespace| self.matches_except(namespace, found, (known, directory), ""));
        match self.sort {
            Sort::Name => {}
            Sort::Title => all.sort_by_cached_key(|namespace| title_key(book, namespace)),
            Sort::Registrant => all.sort_by_cached_key(|namespace| {
                let who = registrant(book, namespace).map(|(who, _)| who.to_lowercase());
                (who.is_none(), who)
            }),
            Sort::Date => all.sort_by_cached_key(|namespace| Reverse(namespace.newest_date().cloned())),
        }
        all
    }

    /// Whether a row is selected by all parameters but `except`.
    fn matches_except(
        &self,
        namespace: &Namespace,
        found: Option<&[String]>,
        (known, directory): (&KnownNamespaces, &Directory),
        except: &str,
    ) -> bool {
        let nid = namespace.nid.as_str();
        let by = |name: &str| name != except;
        namespace.unlisted_on.is_none()
            && self.kind.filter(|_| by("kind")).is_none_or(|kind| namespace.kind == kind)
            && self.status.filter(|_| by("status")).is_none_or(|status| namespace.status == status)
            && self.text.filter(|_| by("text")).is_none_or(|held| namespace.held.wording.is_some() == held)
            && self.resolvable.filter(|_| by("resolvable")).is_none_or(|known| is_resolvable(directory, namespace) == known)
            && self.topic.filter(|_| by("topic")).is_none_or(|topic| has_topic(&known.book, nid, topic))
            && found.is_none_or(|found| found.iter().any(|one| one == nid))
    }

    /// The URL of the selection with one parameter changed or removed.
    pub(super) fn url_with(&self, name: &str, value: &str) -> String {
        let on = self.on.map(|day| day.to_string()).unwrap_or_default();
        let text = self.text.map_or("", |held| if held { "held" } else { "external" });
        let resolvable = self.resolvable.map_or("", |known| if known { "yes" } else { "no" });
        let sort = SORT_VALUES.iter().find(|(_, sort)| *sort == self.sort && *sort != Sort::Name).map_or("", |(word, _)| *word);
        let own = [
            ("q", self.q.as_str()),
            ("kind", self.kind.map_or("", Kind::name)),
            ("topic", self.topic.unwrap_or_default()),
            ("status", self.status.map_or("", Status::name)),
            ("text", text),
            ("resolvable", resolvable),
            ("sort", sort),
            ("on", on.as_str()),
        ];
        let own = own.into_iter().map(|(key, held)| (key, if key == name { value } else { held }));
        let page = (name == "page").then_some(("page", value));
        let pairs: Vec<String> = own
            .chain(page)
            .filter(|(_, value)| !value.is_empty())
            .map(|(key, value)| format!("{key}={}", addresses::encode_query_value(value)))
            .collect();
        if pairs.is_empty() {
            addresses::REGISTRY_PATH.to_owned()
        } else {
            format!("{}?{}", addresses::REGISTRY_PATH, pairs.join("&"))
        }
    }

    /// A URL with the selected date.
    pub(super) fn url_on_date(&self, address: &str) -> String {
        self.on.map_or_else(|| address.to_owned(), |day| format!("{address}?on={day}"))
    }

    /// The link that selects a value of a parameter, with the number of rows that it leads to.
    fn list_filter(
        &self,
        listed: &FilterData<'_>,
        (name, value): (&str, &str),
        text: Phrase,
        chosen: bool,
        is: impl Fn(&Namespace) -> bool,
    ) -> ListFilter {
        // Following the link of an active filter removes it.
        let href = if chosen { self.url_with(name, "") } else { self.url_with(name, value) };
        let is_behind = |namespace: &&&Namespace| {
            is(namespace) && self.matches_except(namespace, listed.found, (listed.known, listed.directory), name)
        };
        let count = listed.all.as_ref().map(|all| all.iter().filter(is_behind).count());
        ListFilter { text, href, chosen, count }
    }

    /// The filters by kind, status, text and resolution, without those that lead to no rows.
    pub(super) fn list_filters(&self, listed: &FilterData<'_>) -> Vec<ListFilter> {
        let everything = listed.all.as_ref().map(|all| all.iter().filter(|namespace| namespace.unlisted_on.is_none()).count());
        let all = ListFilter {
            text: Phrase::new("list-chip-all"),
            href: addresses::REGISTRY_PATH.to_owned(),
            chosen: !self.is_filtered(),
            count: everything,
        };
        let kinds = KIND_VALUES.map(|(word, kind)| {
            self.list_filter(listed, ("kind", word), kind_title(kind), self.kind == Some(kind), |namespace| {
                namespace.kind == kind
            })
        });
        let states = STATUS_VALUES.map(|(word, status)| {
            let chosen = self.status == Some(status);
            self.list_filter(listed, ("status", word), status_name(status), chosen, |namespace| namespace.status == status)
        });
        let texts = TEXT_VALUES.map(|(word, held)| {
            let message = Phrase::new(if held { "list-chip-held" } else { "list-chip-external" });
            self.list_filter(listed, ("text", word), message, self.text == Some(held), |namespace| {
                namespace.held.wording.is_some() == held
            })
        });
        let resolvable = RESOLVABLE_VALUES.map(|(word, known)| {
            let message = Phrase::new(if known { "list-chip-resolvable" } else { "list-chip-no-resolver" });
            self.list_filter(listed, ("resolvable", word), message, self.resolvable == Some(known), |namespace| {
                is_resolvable(listed.directory, namespace) == known
            })
        });
        let chips = kinds.into_iter().chain(states).chain(texts).chain(resolvable);
        std::iter::once(all).chain(chips.filter(leads_to_rows)).collect()
    }

    /// One for each topic that has rows.
    pub(super) fn topic_filters(&self, listed: &FilterData<'_>) -> Vec<ListFilter> {
        let chip = |topic: &&'static str| {
            self.list_filter(listed, ("topic", *topic), topic_label(topic), self.topic == Some(*topic), |namespace| {
                has_topic(&listed.known.book, namespace.nid.as_str(), topic)
            })
        };
        TOPICS.iter().map(chip).filter(leads_to_rows).collect()
    }
}

/// Whether rows are behind a link. An active filter is shown in any case, because its link removes it.
fn leads_to_rows(chip: &ListFilter) -> bool {
    chip.chosen || chip.count != Some(0)
}

fn is_resolvable(directory: &Directory, namespace: &Namespace) -> bool {
    !directory.of_namespace(namespace.nid.as_str()).is_empty()
}

/// Whether the profile of a namespace has a topic.
pub(super) fn has_topic(book: &NamespaceBook, nid: &str, topic: &str) -> bool {
    book.profile(nid).is_some_and(|(profile, _)| profile.topics.iter().any(|held| held == topic))
}

fn title_key(book: &NamespaceBook, namespace: &Namespace) -> String {
    let profile = book.profile(namespace.nid.as_str());
    profile.map_or_else(String::new, |(profile, _)| profile.title.as_ref().unwrap_or(&profile.summary).to_lowercase())
}

/// The registrant, and whether only the profile names it.
pub(super) fn registrant(book: &NamespaceBook, namespace: &Namespace) -> Option<(String, bool)> {
    let editors = || book.profile(namespace.nid.as_str()).and_then(|(profile, _)| profile.registrant.clone());
    let own = || namespace.registrant.clone().map(|who| (who, false));
    let by_editors = || editors().map(|who| (who, true));
    if namespace.names_a_person() { by_editors().or_else(own) } else { own().or_else(by_editors) }
}
