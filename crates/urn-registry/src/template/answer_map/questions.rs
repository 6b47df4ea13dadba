//! The questions that RFC 8141 asks about a namespace, and the words of sentences that answer them. `docs/questions.md` lists them.

use super::claim::Claim;

/// The requirement level of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequirementLevel {
    /// MUST: a request without an answer cannot be submitted.
    Must,
    /// SHOULD: a question to the registrant.
    Should,
    /// One of the matters that the section describes.
    Describes,
}

impl RequirementLevel {
    /// The word of the RFC, or the name of the weakest form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::Should => "should",
            Self::Describes => "describes",
        }
    }
}

/// The condition under which a question applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionCondition {
    /// Always.
    Always,
    /// If the text makes this statement.
    Stated(Claim),
}

/// The condition for an answer.
#[derive(Debug, Clone, Copy)]
pub enum AnswerCondition {
    /// A sentence that makes one of these statements.
    Claims(&'static [Claim]),
    /// A sentence with a word of each class of one group. A class is a list of words with spaces between them.
    Words(&'static [&'static [&'static str]]),
    /// Any sentence of the section, regardless of wording.
    Anything,
}

/// A question.
#[derive(Debug, Clone, Copy)]
pub struct RfcQuestion {
    /// Its permanent identifier: the section and a number.
    pub id: &'static str,
    /// The key of the section that should answer it.
    pub field: &'static str,
    /// The keys of other sections in which an answer counts.
    pub also: &'static [&'static str],
    /// The clause of the RFC.
    pub clause: &'static str,
    /// The requirement level.
    pub strength: RequirementLevel,
    /// The condition.
    pub when: QuestionCondition,
    /// The condition for an answer.
    pub by: AnswerCondition,
    /// Whether a sentence that leaves the question open, such as "names are rarely reassigned", does not count as an answer.
    pub is_definite: bool,
}

const fn asked(
    id: &'static str,
    field: &'static str,
    clause: &'static str,
    strength: RequirementLevel,
    by: AnswerCondition,
) -> RfcQuestion {
    RfcQuestion { id, field, also: &[], clause, strength, when: QuestionCondition::Always, by, is_definite: false }
}

impl RfcQuestion {
    const fn or_in(mut self, also: &'static [&'static str]) -> Self {
        self.also = also;
        self
    }

    const fn definite(mut self) -> Self {
        self.is_definite = true;
        self
    }

    const fn if_stated(mut self, claim: Claim) -> Self {
        self.when = QuestionCondition::Stated(claim);
        self
    }
}

use RequirementLevel::{Describes, Must, Should};

const ASSIGN: &str = "assign* alloc* issu* regist* mint* creat* generat* allot* deriv*";
const NAMES: &str = "urn urns name names identifier* number* namespace* code codes id ids nss string*";
const SYSTEMS: &str = "namespace* scheme* identifier* urn urns uri uris url urls system* number* address*";
const ANSWER_SECTIONS: &[&str] =
    &["purpose", "syntax", "assignment", "security_and_privacy", "additional_information", "interoperability"];

/// All questions, in the order of the template.
pub const ALL_QUESTIONS: [RfcQuestion; 34] = [
    asked(
        "P1",
        "purpose",
        "RFC 8141 §6.4.1 item 1",
        Describes,
        AnswerCondition::Words(&[
            &[NAMES, "identif* name names denot* assign* refer* design* label* used for"],
            &["namespace*", "resource* object* document* item* for"],
        ]),
    ),
    asked(
        "P2",
        "purpose",
        "RFC 8141 §6.4.1 item 2",
        Describes,
        AnswerCondition::Words(&[&[
            "communit* industr* organi* nation* countr* user* member* librar* publisher* vendor* develop* compan* \
                sector* profession* research* universit* manufactur* people historian* implement* standard* \
                authorit* agenc* institution* operator* customer* maker* scien* mariner* group* societ* scholar* journal* reader* public",
        ]]),
    ),
    asked(
        "P3",
        "purpose",
        "RFC 8141 §6.4.1 item 2",
        Describes,
        AnswerCondition::Words(&[
            &["public private internal open global* worldwide", "internet network* use used web intranet*"],
            &["internet online web"],
            &["anyone anybody everyone everybody"],
        ]),
    )
    .or_in(&["assignment", "resolution"]),
    asked(
        "P4",
        "purpose",
        "RFC 8141 §6.4.1 item 3",
        Describes,
        AnswerCondition::Words(&[&[
            "benefit* help* enabl* allow* useful advantag* facilitat* improv* need* persist* stable lets let so \
                can support* ensur* avoid* unambiguous* simplif* makes want*",
        ]]),
    ),
    asked(
        "P5",
        "purpose",
        "RFC 8141 §6.4.1 item 4",
        Describes,
        AnswerCondition::Words(&[&[
            "no other existing another unlike differ* relat* complement* instead besides overlap* similar also \
                not already alternative* embed* none",
            SYSTEMS,
        ]]),
    )
    .or_in(&["interoperability", "additional_information"]),
    asked(
        "P6",
        "purpose",
        "RFC 8141 §6.4.1 item 5",
        Describes,
        AnswerCondition::Words(&[&[
            "software application* program* client* browser* tool* catalog* database* server* system* device* \
                implementation* parser* api apis service* library",
        ]]),
    )
    .or_in(&["resolution"]),
    asked(
        "P7",
        "purpose",
        "RFC 8141 §6.4.1 item 6",
        Describes,
        AnswerCondition::Claims(&[Claim::Resolvable, Claim::NotResolvable, Claim::NoneIntended]),
    )
    .or_in(&["resolution"]),
    asked(
        "P8",
        "purpose",
        "RFC 8141 §6.4.1 item 7",
        Describes,
        AnswerCondition::Words(&[&["standard* ietf iso w3c rfc specification* oasis itu etsi ieee"]]),
    )
    .or_in(&["documentation", "additional_information"]),
    asked("S1", "syntax", "RFC 8141 §6.4.2 item 1", Describes, AnswerCondition::Anything),
    asked(
        "S2",
        "syntax",
        "RFC 8141 §6.4.2 item 2",
        Describes,
        AnswerCondition::Words(&[&[
            "character* encod* percent ascii utf letter* digit* unicode escap* alphabet* alphanum* quot*",
        ]]),
    ),
    asked(
        "S3",
        "syntax",
        "RFC 8141 §6.4.2 item 3",
        Describes,
        AnswerCondition::Claims(&[Claim::CaseSensitive, Claim::CaseInsensitive, Claim::NoExtraRules, Claim::ExtraRule]),
    )
    .definite(),
    asked(
        "S4",
        "syntax",
        "RFC 8141 §3.1",
        Describes,
        AnswerCondition::Claims(&[Claim::CaseSensitive, Claim::CaseInsensitive, Claim::NoExtraRules]),
    )
    .definite(),
    asked(
        "S5",
        "syntax",
        "RFC 8141 §6.4.2 item 4",
        Describes,
        AnswerCondition::Words(&[&["percent reserved escap* conform* mapp* map special encod* allowed ascii"]]),
    ),
    asked(
        "S6",
        "syntax",
        "RFC 8141 §6.4.2 item 5",
        Describes,
        AnswerCondition::Words(&[&["q quer*"], &["component*", "no not all"]]),
    )
    .or_in(&["resolution", "purpose"]),
    asked(
        "S7",
        "syntax",
        "RFC 8141 §6.4.2 item 5",
        Describes,
        AnswerCondition::Words(&[&["f fragment*"], &["component*", "no not all"]]),
    )
    .or_in(&["resolution", "purpose"]),
    asked("A1", "assignment", "RFC 8141 §6.4.3 item 1", Describes, AnswerCondition::Words(&[&[ASSIGN]])),
    asked(
        "A2",
        "assignment",
        "RFC 8141 §6.4.3 item 1",
        Describes,
        AnswerCondition::Words(&[&[
            "open closed only delegat* member* anyone anybody limit* restrict* private* solely exclusiv* authori* \
                alone responsib* control* itself first editor* by eligib*",
        ]]),
    ),
    asked(
        "A3",
        "assignment",
        "RFC 8141 §6.4.3 item 1",
        Describes,
        AnswerCondition::Words(&[&[
            "request* appl* ask* submit* contact* become write writes propos* form join* obtain* receiv* \
                procedure* closed membership want*",
        ]]),
    ),
    asked(
        "A4",
        "assignment",
        "RFC 8141 §6.4.3 item 2",
        Describes,
        AnswerCondition::Words(&[
            &["unique* sequen* next duplicat* twice collision* once checks check uuid* random* hash* counter \
                distinct"],
            &["no", "two same"],
            &["not never no", "already again same two second"],
        ]),
    )
    .definite(),
    asked("A5", "assignment", "RFC 8141 §6.4.3 item 2", Describes, AnswerCondition::Claims(&[Claim::DelegationRules]))
        .if_stated(Claim::Delegated),
    asked("A6", "assignment", "RFC 8141 §5.1 item 1", Should, AnswerCondition::Claims(&[Claim::DelegateEnds]))
        .if_stated(Claim::Delegated),
    asked(
        "F1",
        "assignment",
        "RFC 8141 §5.1 item 1",
        Should,
        AnswerCondition::Words(&[&[
            "organi* registr* foundation society board institut* associat* namespace* authorit* consorti* agency \
                librar* office register we committee maintain* successor*",
            "stab* long permanent* successor* dissol* ceas* since founded charter* law statut* years decades \
                continu* persist* archiv* hand* act take maintain* longer established future transfer* funded",
        ]]),
    )
    .or_in(&["purpose", "registrant", "additional_information", "resolution", "security_and_privacy"]),
    asked("F3", "assignment", "RFC 8141 §5 item 1, §5.1 item 3", Should, AnswerCondition::Claims(&[Claim::NeverReassigned]))
        .or_in(ANSWER_SECTIONS)
        .definite(),
    asked(
        "F4",
        "assignment",
        "RFC 8141 §5.1 item 3",
        Should,
        AnswerCondition::Words(&[
            &[
                "valid kept keeps keep remain* retain* persist* permanent* forever stays deprecat* withdraw* \
                withdrawn obsolete retired always never not",
                NAMES,
            ],
            &["never"],
        ]),
    )
    .or_in(ANSWER_SECTIONS)
    .definite(),
    asked(
        "C1",
        "security_and_privacy",
        "RFC 8141 §6.4.4",
        Describes,
        AnswerCondition::Words(&[&["compar* false equivalen* mistak* confus* similar misread typo* homograph* match* wrong"]]),
    ),
    asked(
        "C2",
        "security_and_privacy",
        "RFC 8141 §6.4.4",
        Describes,
        AnswerCondition::Words(&[&[
            "privac* private person* reveal* disclos* leak* confidential* sensitive track* anonym* tell tells \
                says owner* information none no",
        ]]),
    ),
    asked(
        "C3",
        "security_and_privacy",
        "RFC 8141 §6.4.4",
        Describes,
        AnswerCondition::Words(&[&["harvest* enumerat* guess* predict* sequen* crawl* list collect* scan* public directory"]]),
    ),
    asked(
        "C4",
        "security_and_privacy",
        "RFC 8141 §6.4.4",
        Describes,
        AnswerCondition::Words(&[&[
            "secur* attack* risk* threat* spoof* authent* integrity trust* forg* malicious tamper* tls https \
                signed log logs harm* protect* false none no",
        ]]),
    ),
    asked("I1", "interoperability", "RFC 8141 §6.4.5", Must, AnswerCondition::Anything),
    asked(
        "I2",
        "interoperability",
        "RFC 8141 §6.4.5",
        Describes,
        AnswerCondition::Words(&[&[
            "confus* conflict* overlap* similar other another clash* collision* mistak* existing ambigu* \
                distinct* same differ* namespace* scheme* issue* problem* known",
        ]]),
    ),
    asked(
        "R1",
        "resolution",
        "RFC 8141 §6.4.6",
        Must,
        AnswerCondition::Claims(&[Claim::Resolvable, Claim::NotResolvable, Claim::NoneIntended]),
    )
    .or_in(&["purpose"]),
    asked("R2", "resolution", "RFC 8141 §6.4.6", Should, AnswerCondition::Claims(&[Claim::Service])).if_stated(Claim::Resolvable),
    asked(
        "R3",
        "resolution",
        "RFC 8141 §6.4.6",
        Describes,
        AnswerCondition::Words(&[&["advertis* others third mirror* requirement* mirrors", "resolv* service* list* resolution*"]]),
    )
    .if_stated(Claim::Resolvable),
    asked("R4", "resolution", "RFC 8141 §6.4.6", Should, AnswerCondition::Words(&[&["r", "component*"]]))
        .or_in(&["syntax", "purpose"])
        .if_stated(Claim::Resolvable),
];
