//! Words of sentences about delegation.

use super::words::WordClass;

/// Verbs that mean to make names or to give them out.
pub(super) const ASSIGN: WordClass = &[
    "assign*", "mint*", "creat*", "issue", "issues", "issued", "issuing", "allocat*", "generat*", "allot*", "manage", "manages",
    "managed", "administ*", "handl*", "chosen", "choos*", "register", "registers", "registered", "registering", "coin*",
    "define", "defines", "defined", "carried", "maintain", "maintains", "maintained", "control*", "handed", "add", "adds",
    "done", "attribut*", "confer", "confers", "conferred", "conferring", "award*", "build", "builds", "built", "compos*",
    "construct*", "invent*", "pick", "picks", "determin*",
];

/// Parts of a namespace.
pub(super) const NAMESPACE_PART_WORDS: WordClass = &[
    "subnamespace*", "block", "blocks", "range", "ranges", "prefix", "prefixes", "branch", "branches", "portion*", "segment*",
    "subtree*", "level", "parts", "part", "subspace*", "subrange*", "partition", "partitions", "slice*", "sub",
];

/// Verbs by which a part of the namespace comes to someone.
pub(super) const HAND_OVER_VERBS: WordClass = &[
    "giv*", "given", "allocat*", "receiv*", "assign*", "delegat*", "hand*", "transfer*", "manag*", "administ*", "creat*",
    "obtain*", "allot*", "rest", "rests", "grant*", "entrust*", "reserved", "own", "devolv*", "controll*", "control", "operated",
    "run", "set", "get", "gets", "hands", "lies", "signed", "ceded", "cede", "cedes",
];

/// Verbs that mean to pass on the right to assign names.
pub(super) const DELEGATE: WordClass = &[
    "delegat*", "subdelegat*", "subassign*", "devolv*", "entrust*", "outsourc*", "subcontract*", "deputi*", "sublet*",
    "sublicens*", "franchised",
];

/// Verbs for the division of the namespace among several.
pub(super) const DIVIDE: WordClass = &["partition*", "subdivid*", "divid*", "distribut*", "decentral*", "split", "shared"];

/// Words that exclude other assigners.
pub(super) const EXCLUSIVE_WORDS: WordClass = &[
    "restricted", "alone", "sole", "solely", "exclusiv*", "itself", "central*", "closed", "singl*", "retain*", "monopol*",
    "inhouse", "internally", "unilateral*",
];

/// Words for what delegates must do, and for the control of it.
pub(super) const DUTY: WordClass = &[
    "must", "shall", "required", "requires", "oblig*", "bound", "binds", "binding", "agreement*", "contract*", "sign", "signs",
    "signed", "policy", "policies", "comply", "complies", "compliance", "conform*", "rules", "responsible", "audit*", "revok*",
    "revoc*", "loses", "lose", "listed", "list", "lists", "terms", "govern*", "accept*", "ensure*", "guarantee*", "register",
    "individually", "condition*", "obey*", "adhere*", "undertak*", "commit*", "report*", "supervis*", "approv*", "published",
    "publish", "follow", "withdraw", "need", "procedure*", "uniqueness", "unique", "accredit*", "promise*", "agree", "agrees",
    "criteria", "keep", "record*", "eligible", "qualif*", "entitled", "observe*", "answer", "answerable", "inform", "informs",
    "notif*", "consult*", "remov*", "sanction*", "expel*", "suspend*", "instruct*", "monitor*", "oversight", "overs*", "liable",
    "penal*", "strike", "struck", "confirm*", "duty", "duties",
];

/// Words for the end of an organization or of its right.
pub(super) const END: WordClass = &[
    "ceas*", "dissol*", "ends", "end", "ended", "leaves", "leave", "leaving", "bankrupt*", "terminat*", "closes", "merge*",
    "merger*", "returns", "revert*", "longer", "revok*", "withdraw*", "loses", "liquidat*", "fold", "defunct", "expires",
    "expire", "disappear*", "frozen", "vanish*", "disband*", "resign*", "business", "wound", "stops", "fails", "reclaim*",
    "insolven*", "discontinu*", "succe*", "quits", "quit", "lapses", "left", "departs", "departed", "exits", "gone",
    "dissolution", "acquired", "bought", "wind", "winds", "closure", "depriv*",
];

/// Signs that a clause is about names.
pub(super) const NAME_SIGNS: WordClass = &[
    "name*", "urn*", "identifier*", "number*", "code", "codes", "assign*", "id", "ids", "label*", "string*", "mint*",
    "registra*", "digits", "value*", "token*",
];

/// Words for things that are assigned.
pub(super) const ASSIGNED_THINGS: WordClass = &[
    "name*", "urn*", "identifier*", "number*", "code", "codes", "assignment", "rest", "id", "ids", "naming", "digits", "part",
    "half", "suffix", "colon", "remainder",
];

/// Verbs for handling a right.
pub(super) const PASS_ON: WordClass = &[
    "transfer*", "pass", "passed", "hand*", "rest", "rests", "share", "shared", "give", "given", "confer*", "grant*", "reserv*",
    "retain*", "lies", "keep*", "fall", "falls", "fell", "vest", "vests", "vested", "incumb*", "belong", "belongs",
];
