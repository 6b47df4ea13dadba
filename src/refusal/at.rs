//! Names of fields that are used in more than one module or form. They are defined only here, for refusals below the pages and for the
//! pages that declare the fields ([`crate::http::field`]). The name of a field that only one page uses is defined where it is declared.

macro_rules! names {
    ($($constant:ident = $name:literal;)+) => {
        $(pub(crate) const $constant: &str = $name;)+
    };
}

names! {
    ACCOUNT = "account";
    ADDRESS = "address";
    ALONE_REASON = "alone_reason";
    ANSWER = "answer";
    APPEAL_ANSWER = "appeal_answer";
    BODY = "body";
    CLASS = "class";
    CLOSE = "close";
    CLOSE_REASON = "close_reason";
    CLOSE_STATEMENT = "close_statement";
    CODE = "code";
    COMMENT = "comment";
    CONFIRM = "confirm";
    CONTACT = "contact";
    CONTACTS = "contacts";
    DAYS = "days";
    DECLINE_REASON = "decline_reason";
    DEFECT = "defect";
    DIRECTION = "direction";
    DISABLED = "disabled";
    DISPUTE = "dispute";
    EMAIL = "email";
    EMAILS = "emails";
    EXAMPLE = "example";
    EXPERTS = "experts";
    FIELD = "field";
    GROUNDS = "grounds";
    HOLDER = "holder";
    HOLD_REASON = "hold_reason";
    ID = "id";
    INTEREST = "interest";
    KEEP = "keep";
    KIND = "kind";
    CHANGE_KIND = "change_kind";
    NAME = "name";
    NAMESPACE_ID = "namespace_id";
    NID = "nid";
    NID_ERROR = "nid_error";
    NOTE = "note";
    NUMBER = "number";
    OF = "of";
    OUTCOME = "outcome";
    PASSWORD = "password";
    PATTERN = "pattern";
    Q = "q";
    QUESTION = "question";
    QUOTE = "quote";
    REASON = "reason";
    REASONS = "reasons";
    RECOGNITION = "recognition";
    RECIPIENTS = "recipients";
    REFERENCES = "references";
    REGISTERED_ON = "registered_on";
    REGISTRANT = "registrant";
    REPAIR = "repair";
    REOPEN_REASON = "reopen_reason";
    REPORT = "report";
    REPORT_COPY = "report_copy";
    REPRESENTATIVE_OF = "representative_of";
    REQUEST = "request";
    ROLES = "roles";
    SCOPES = "scopes";
    SEEN = "seen";
    SERVICE = "service";
    SHOWN = "shown";
    SINCE = "since";
    REVISION = "revision";
    SOURCE = "source";
    SOURCE_COMMIT = "source_commit";
    SOURCE_URL = "source_url";
    SPECIFICATION = "specification";
    STATUS = "status";
    SUCCESSORS = "successors";
    SUGGESTION = "suggestion";
    WITHDRAW_REASON = "withdraw_reason";
    TEMPLATE = "template";
    THREAD = "thread";
    PROCEDURE = "procedure";
    PROCEDURE_UNDO_REASON = "procedure_undo_reason";
    PROCEDURE_REASON = "procedure_reason";
    UNTIL = "until";
    VERSION = "version";
    WAIVE_REASON = "waive_reason";
    PUBLIC_REASON = "public_reason";
    ERROR_REASON = "error_reason";
    MESSAGE = "message";
    WISH = "wish";
    STATEMENT = "statement";
}
