//! Words of sentences about reassignment.

use super::words::WordClass;

/// Verbs that mean to assign again.
pub(super) const REASSIGN_VERBS: WordClass = &[
    "reassign*", "reus*", "reissu*", "recycl*", "realloc*", "repurpos*", "reattribut*", "reallot*", "rebind*", "rebound",
    "redistribut*", "reregist*", "regrant*", "reapport*", "reemploy*", "recirculat*", "reclaim*", "reoccup*", "resold",
    "reintroduc*", "readopt*", "rededicat*", "shuffl*", "reshuffl*", "relet", "reoffer*", "redesignat*", "redeploy*",
    "reconfer*", "reaward*",
];

/// Verbs that mean to assign.
pub(super) const ASSIGN: WordClass = &[
    "brought", "bring", "redirect*", "swap*", "acquir*", "lent", "lend", "assign*", "giv*", "gave", "issu*", "use", "used",
    "uses", "using", "allocat*", "allot*", "grant*", "attach*", "bind*", "bound", "apply", "applied", "hand", "handed", "hands",
    "employ*", "put*", "regist*", "mint*", "made", "make", "transfer*", "mov*", "pass*", "sold", "award*", "distribut*", "taken",
    "name", "re", "turn*", "come*", "comes", "go", "goes", "claim*", "serve*", "offer*", "leas*", "associat*", "request*",
    "reserv*", "enter*", "become*", "available", "occupied", "conferred", "bestow*", "link*", "map*", "point*", "occup*",
    "confer*", "attribut*", "dispens*", "convey*", "handing", "giving",
];

/// Adverbs that turn an assignment into another one.
pub(super) const AGAIN: WordClass = &["again", "anew", "twice", "afresh"];

/// Verbs for what a name does.
pub(super) const MEAN: WordClass = &[
    "denot*", "identify", "identifies", "identified", "refer", "refers", "referred", "naming", "named", "designates",
    "designate", "mean", "point", "points", "represents", "represent", "stand", "stands", "denotes",
];

/// Words for things that are assigned, including pronouns.
pub(super) const NAME: WordClass = &[
    "name", "names", "urn", "urns", "identifier*", "number*", "code", "codes", "id", "ids", "nss", "string*", "label*",
    "designation*", "handle", "handles", "serial*", "prefix*", "it", "they", "them", "uuid*", "nsss", "assignment*", "token*",
    "uri", "uris", "key", "keys", "these", "value*", "nickname*", "slot*", "codepoint*", "acronym*", "symbol*", "numeral*",
    "mnemonic*", "tag", "tags", "abbreviation*",
];

/// Words before a name that was not given to anything yet, or that is only mentioned.
pub(super) const NOT_ASSIGNED: WordClass = &[
    "new", "another", "different", "fresh", "separate", "distinct", "own", "next", "free", "for", "about", "with", "under",
    "regarding", "concerning",
];

/// Things that are reused without harm.
pub(super) const HARMLESS_REUSE_WORDS: WordClass = &[
    "metadata", "software", "data", "schema*", "document*", "specification*", "material*", "content*", "text", "texts",
    "license*", "vocabular*", "library", "libraries", "image*", "record*", "template*", "definition*", "term", "terms", "syntax",
    "random*", "pseudorandom", "pseudo",
];

/// Words for things that have ended.
pub(super) const FORMER: WordClass = &[
    "free", "finished", "ended", "completed", "over", "oldest", "retire*", "withdraw*", "withdrew", "delet*", "laps*", "expir*",
    "obsolet*", "old", "former*", "abandon*", "dormant", "cancel*", "scrap*", "destroy*", "dead", "vacat*", "vacan*",
    "demolish*", "unused", "disused", "resign*", "leav*", "left", "die", "dies", "died", "ceas*", "dissolv*", "deprecat*",
    "lost", "predecessor*", "previous*", "replac*", "terminat*", "discard*", "remov*", "clos*", "decommission*", "surrender*",
    "revok*", "first", "longer", "inactive", "extinct", "stale", "deregister*", "returned", "relinquish*", "unclaimed",
    "defunct", "broken", "fall", "falls", "fallen", "sunk", "sunken", "gone", "exhausted", "drop*", "perish*", "discontinu*",
    "supersed*", "retir*", "renewed", "unrenewed", "forfeit*", "dismantl*", "void", "idle", "spent", "neglected", "obsolesc*",
    "exhaust*", "unpaid", "unsubscrib*", "abolish*", "extinguish*", "past", "merg*", "renew", "freed", "succeeds", "succeeded",
];

/// Words for the place of names before their next assignment.
pub(super) const POOL: WordClass = &[
    "service", "play", "pool", "stock", "circulation", "inventory", "list", "supply", "reserve", "queue", "market", "rotation",
    "pot", "hat", "bucket", "reservoir", "cycle",
];

/// Verbs and particles for the return of a name to a pool.
pub(super) const RETURN_WORDS: WordClass =
    &["back", "return*", "revert*", "goes", "go", "into", "to", "rejoin*", "enter*", "re", "reenter*", "added", "restored"];

/// Words for all time.
pub(super) const LASTING: WordClass = &[
    "continu*", "permanent*", "forever", "always", "perpetu*", "indefinite*", "irrevocabl*", "eternal*", "remain*", "stays",
    "stay", "final", "ever", "everlasting", "unchang*", "immutabl*", "inseparabl*", "invariabl*", "fixed", "lifetime", "good",
    "exclusively", "lifelong", "consumed", "unalterabl*", "inalienabl*", "lastingly",
];

/// Words for the bond between a name and its resource.
pub(super) const BOUND: WordClass = &[
    "bound", "bind*", "assign*", "attach*", "associat*", "refer*", "identif*", "reserv*", "retire*", "same", "block*", "denot*",
    "point*", "link*", "tied", "with", "dedicat*", "designat*", "allocat*", "association", "mean*", "burn*", "taken", "used",
    "lock*", "withdrawn", "connect*", "belong*", "kept", "keeps", "issu*", "allot*",
];

/// Things that last as long as the namespace: "as long as the registry exists" is not a limit.
pub(super) const NAMESPACE_LIFETIME_WORDS: WordClass = &[
    "registry", "register", "namespace", "registrant", "society", "organization", "organisation", "office", "foundation",
    "authority", "institute", "internet", "association", "consortium", "board",
];
