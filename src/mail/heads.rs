//! How mail programs introduce quotations, in several languages: message headers, introduction lines, titles, and lines added by phones.

/// A field of the header block of a quoted message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HeaderField {
    From,
    Date,
    To,
    Copy,
    Subject,
}

/// The names of sender, date, recipient, copy and subject in a language.
type HeaderNames = [&'static [&'static str]; 5];

/// The fields in the order of a [`HeaderNames`].
const HEADER_FIELDS: [HeaderField; 5] =
    [HeaderField::From, HeaderField::Date, HeaderField::To, HeaderField::Copy, HeaderField::Subject];

/// The languages of Outlook, Lotus Notes, Apple Mail and phones, in lower case.
const HEADER_NAMES_BY_LANGUAGE: [HeaderNames; 25] = [
    [&["from"], &["sent", "date"], &["to"], &["cc"], &["subject"]],
    [&["von"], &["gesendet", "datum", "gesendet am"], &["an"], &["cc", "kopie"], &["betreff"]],
    [
        &["de", "exp\u{e9}diteur"],
        &["envoy\u{e9}", "envoy\u{e9} le", "date"],
        &["\u{e0}", "a", "destinataire"],
        &["cc"],
        &["objet", "sujet"],
    ],
    [&["de"], &["enviado", "enviado el", "fecha"], &["para"], &["cc"], &["asunto"]],
    [&["da"], &["inviato", "data"], &["a"], &["cc"], &["oggetto"]],
    [&["van"], &["verzonden", "datum"], &["aan"], &["cc"], &["onderwerp"]],
    [&["de"], &["enviado", "enviada em", "enviado em", "data"], &["para"], &["cc"], &["assunto"]],
    [&["fr\u{e5}n"], &["skickat", "datum"], &["till"], &["kopia"], &["\u{e4}mne"]],
    [&["fra"], &["sendt", "dato"], &["til"], &["cc", "kopi"], &["emne"]],
    [
        &["l\u{e4}hett\u{e4}j\u{e4}"],
        &["l\u{e4}hetetty", "p\u{e4}iv\u{e4}ys", "p\u{e4}iv\u{e4}m\u{e4}\u{e4}r\u{e4}"],
        &["vastaanottaja"],
        &["kopio"],
        &["aihe"],
    ],
    [&["od"], &["wys\u{142}ano", "wys\u{142}ane", "data"], &["do"], &["dw", "cc"], &["temat"]],
    [&["od"], &["odesl\u{e1}no", "datum"], &["komu"], &["kopie"], &["p\u{159}edm\u{11b}t"]],
    [
        &["\u{43e}\u{442}", "\u{43e}\u{442} \u{43a}\u{43e}\u{433}\u{43e}"],
        &["\u{43e}\u{442}\u{43f}\u{440}\u{430}\u{432}\u{43b}\u{435}\u{43d}\u{43e}", "\u{434}\u{430}\u{442}\u{430}"],
        &["\u{43a}\u{43e}\u{43c}\u{443}"],
        &["\u{43a}\u{43e}\u{43f}\u{438}\u{44f}"],
        &["\u{442}\u{435}\u{43c}\u{430}"],
    ],
    [
        &["\u{432}\u{456}\u{434}"],
        &["\u{43d}\u{430}\u{434}\u{456}\u{441}\u{43b}\u{430}\u{43d}\u{43e}", "\u{434}\u{430}\u{442}\u{430}"],
        &["\u{43a}\u{43e}\u{43c}\u{443}"],
        &["\u{43a}\u{43e}\u{43f}\u{456}\u{44f}"],
        &["\u{442}\u{435}\u{43c}\u{430}"],
    ],
    [&["差出人", "送信者"], &["送信日時", "日付", "日時", "送信"], &["宛先"], &["cc"], &["件名"]],
    [&["发件人"], &["发送时间", "日期", "发送日期"], &["收件人"], &["抄送"], &["主题"]],
    [&["寄件者", "寄件人", "發件人"], &["寄件日期", "日期", "發送時間"], &["收件者", "收件人"], &["副本"], &["主旨", "主題"]],
    [
        &["보낸 사람", "보낸사람", "발신"],
        &["보낸 날짜", "날짜", "보낸 시간"],
        &["받는 사람", "받는사람", "수신"],
        &["참조"],
        &["제목"],
    ],
    [&["kimden", "g\u{f6}nderen"], &["g\u{f6}nderildi", "tarih", "g\u{f6}nderme tarihi"], &["kime"], &["bilgi"], &["konu"]],
    [&["felad\u{f3}"], &["elk\u{fc}ldve", "d\u{e1}tum"], &["c\u{ed}mzett"], &["m\u{e1}solatot kap"], &["t\u{e1}rgy"]],
    [
        &["\u{3b1}\u{3c0}\u{3cc}"],
        &[
            "\u{3c3}\u{3c4}\u{3ac}\u{3bb}\u{3b8}\u{3b7}\u{3ba}\u{3b5}",
            "\u{3b7}\u{3bc}\u{3b5}\u{3c1}\u{3bf}\u{3bc}\u{3b7}\u{3bd}\u{3af}\u{3b1}",
        ],
        &["\u{3c0}\u{3c1}\u{3bf}\u{3c2}"],
        &["\u{3ba}\u{3bf}\u{3b9}\u{3bd}."],
        &["\u{3b8}\u{3ad}\u{3bc}\u{3b1}"],
    ],
    [&["de la"], &["trimis", "data"], &["c\u{103}tre"], &["cc"], &["subiect"]],
    [
        &["\u{645}\u{646}"],
        &[
            "\u{62a}\u{645} \u{627}\u{644}\u{625}\u{631}\u{633}\u{627}\u{644}",
            "\u{627}\u{644}\u{62a}\u{627}\u{631}\u{64a}\u{62e}",
        ],
        &["\u{625}\u{644}\u{649}"],
        &["\u{646}\u{633}\u{62e}\u{629}"],
        &["\u{627}\u{644}\u{645}\u{648}\u{636}\u{648}\u{639}"],
    ],
    [
        &["\u{5de}\u{5d0}\u{5ea}"],
        &["\u{5e0}\u{5e9}\u{5dc}\u{5d7}", "\u{5ea}\u{5d0}\u{5e8}\u{5d9}\u{5da}"],
        &["\u{5d0}\u{5dc}"],
        &["\u{5e2}\u{5d5}\u{5ea}\u{5e7}"],
        &["\u{5e0}\u{5d5}\u{5e9}\u{5d0}"],
    ],
    [&["t\u{1eeb}"], &["\u{111}\u{e3} g\u{1eed}i", "ng\u{e0}y"], &["\u{111}\u{1ebf}n"], &["cc"], &["ch\u{1ee7} \u{111}\u{1ec1}"]],
];

/// The header block of a quoted message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct QuotedHeader {
    /// The number of its lines.
    pub lines: usize,
}

/// The name before the colon in lower case, without emphasis marks, and the text after it.
fn split_header_line(line: &str) -> Option<(String, &str)> {
    /// The maximum length of a name, in characters.
    const HEADER_NAME_MAX: usize = 20;
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '|' | '_' | '\u{200e}' | '\u{200f}'));
    let (name, rest) = line.split_once([':', '\u{ff1a}'])?;
    let name = name.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '_')).to_lowercase();
    (name.chars().count() <= HEADER_NAME_MAX).then(|| (name.split_whitespace().collect::<Vec<_>>().join(" "), rest))
}

/// The header block at the start of these lines: three fields in one language, or a sender with an address and one more field.
pub(super) fn quoted_header_at(lines: &[&str]) -> Option<QuotedHeader> {
    /// The maximum number of lines, including continuation lines.
    const HEADER_LINES_MAX: usize = 9;
    let names: Vec<_> = lines.iter().take(HEADER_LINES_MAX).map(|line| split_header_line(line)).collect();
    let first = names.first()?.as_ref()?;
    HEADER_NAMES_BY_LANGUAGE.iter().find_map(|language| {
        let part = |name: &str| language.iter().zip(HEADER_FIELDS).find(|(text, _)| text.contains(&name)).map(|(_, part)| part);
        part(&first.0)?;
        let (mut found, mut length, mut address) = (Vec::new(), 0, false);
        for (at, name) in names.iter().enumerate() {
            // A blank line ends a complete block; some programs put one after each field.
            if lines.get(at).is_some_and(|line| line.trim().is_empty()) && found.len() >= 3 {
                break;
            }
            let Some((name, rest)) = name else { continue };
            if let Some(part) = part(name).filter(|part| !found.contains(part)) {
                address |= part == HeaderField::From && rest.contains('@');
                found.push(part);
                length = at + 1;
            }
        }
        let known = found.iter().filter(|part| **part != HeaderField::Copy).count();
        (found.contains(&HeaderField::From) && (known >= 3 || known == 2 && address)).then_some(QuotedHeader { lines: length })
    })
}

/// A line of five or more rule characters only.
pub(super) fn is_separator_line(line: &str) -> bool {
    let line = line.trim();
    line.chars().count() >= 5 && line.chars().all(|c| matches!(c, '_' | '-' | '=' | '\u{2500}' | '\u{2014}' | '*'))
}

/// A title between dashes, or the title of a forwarded message.
pub(super) fn is_message_title(line: &str) -> bool {
    let line = line.trim();
    line.starts_with("---") && line.ends_with("--") || introduces_forward(line)
}

/// Whether a title introduces a forwarded message.
pub(super) fn introduces_forward(line: &str) -> bool {
    const FORWARD_TITLES: &[&str] = &[
        "forwarded message",
        "begin forwarded message",
        "forwarded by",
        "weitergeleitete nachricht",
        "anfang der weitergeleiteten",
        "message transf\u{e9}r\u{e9}",
        "d\u{e9}but du message",
        "mensaje reenviado",
        "messaggio inoltrato",
        "doorgestuurd bericht",
        "mensagem encaminhada",
        "vidarebefordrat meddelande",
        "videresendt",
        "v\u{e4}litetty viesti",
        "wiadomo\u{15b}\u{107} przekazana",
        "\u{43f}\u{435}\u{440}\u{435}\u{441}\u{43b}\u{430}\u{43d}\u{43d}\u{43e}\u{435}",
        "转发的邮件",
        "転送",
    ];
    let line = line.trim().to_lowercase();
    (line.starts_with("---") || line.ends_with([':', '\u{ff1a}'])) && FORWARD_TITLES.iter().any(|text| line.contains(text))
}

/// Verbs of introduction lines, in lower case.
const INTRODUCTION_VERBS: &[&str] = &[
    "wrote",
    "writes",
    "schrieb",
    "schreibt",
    "a \u{e9}crit",
    "\u{e9}crit",
    "escribi\u{f3}",
    "escribio",
    "ha scritto",
    "scrive",
    "schreef",
    "escreveu",
    "skrev",
    "skriver",
    "kirjoitti",
    "napisa\u{142}",
    "pisze",
    "napsal",
    "\u{43d}\u{430}\u{43f}\u{438}\u{441}\u{430}\u{43b}",
    "\u{43f}\u{438}\u{448}\u{435}\u{442}",
    "\u{43f}\u{438}\u{448}\u{435}",
    "\u{43f}\u{438}\u{441}\u{430}\u{43b}",
    "\u{ed}rta",
    "a scris",
    "yazd\u{131}",
    "\u{3ad}\u{3b3}\u{3c1}\u{3b1}\u{3c8}\u{3b5}",
    "\u{5db}\u{5ea}\u{5d1}",
    "\u{643}\u{62a}\u{628}",
    "写道",
    "寫道",
    "写到",
    "書きました",
    "のメッセージ",
    "のメール",
    "からのメール",
    "님이",
    "작성",
    "\u{111}\u{e3} vi\u{1ebf}t",
];

/// Prefixes of introduction lines.
const INTRODUCTION_PREFIXES: &[&str] = &[
    "on ",
    "am ",
    "le ",
    "el ",
    "il ",
    "op ",
    "em ",
    "den ",
    "w dniu",
    "dne ",
    "\u{43f}\u{43d}",
    "\u{432} ",
    "p\u{e5} ",
    "\u{3c3}\u{3c4}\u{3b9}\u{3c2} ",
    "tarihinde",
    "at ",
    "v\u{e0}o ",
    "in data",
    "ti ",
];

fn has_time_or_address(line: &str) -> bool {
    line.contains('@') || line.chars().filter(char::is_ascii_digit).count() >= 4
}

/// Whether a line, after joining, introduces the quotation below it.
pub(super) fn introduces_quotation(line: &str) -> bool {
    let line = line.trim();
    if !line.ends_with([':', '\u{ff1a}']) && !line.ends_with("wrote") {
        return line.ends_with("---") && line.starts_with("---") && has_verb(line);
    }
    let lower = line.to_lowercase();
    let begins = lower.chars().next().is_some_and(|c| c.is_ascii_digit())
        || INTRODUCTION_PREFIXES.iter().any(|word| lower.starts_with(word));
    if has_verb(line) {
        // A line with only the verb or the rest of an address is the end of a broken line.
        let text = lower.split_whitespace().count();
        return !lower.starts_with('<') && text > 1 && (begins || has_time_or_address(line) || text <= 6)
            || lower.chars().any(|c| u32::from(c) > 0x2e80) && has_time_or_address(line);
    }
    let digits = lower.chars().filter(char::is_ascii_digit).count();
    line.ends_with(">:") && line.contains('@') && digits >= 4
        || begins && line.contains('@')
        || lower.chars().next().is_some_and(|c| c.is_ascii_digit()) && has_time_or_address(line) && line.contains('<')
}

fn has_verb(line: &str) -> bool {
    let lower = format!(" {} ", line.to_lowercase().replace([':', ',', '\u{ff1a}'], " "));
    // In other scripts, words are not separated by spaces or have suffixes.
    INTRODUCTION_VERBS
        .iter()
        .any(|verb| if verb.is_ascii() { lower.contains(&format!(" {verb} ")) } else { lower.contains(verb) })
}

/// Like `introduces_quotation`, for an unmarked quotation: it requires a verb, an address and a time.
pub(super) fn surely_introduces_quotation(line: &str) -> bool {
    introduces_quotation(line) && has_verb(line) && line.contains('@') && line.chars().filter(char::is_ascii_digit).count() >= 4
}

/// Whether a line is the first half of an introduction line: it has a time and is not the end of a sentence.
pub(super) fn begins_introduction(line: &str) -> bool {
    /// The maximum number of words of a date such as "On Sun,".
    const DATE_WORDS_MAX: usize = 4;
    let lower = line.trim().to_lowercase();
    let day = lower.ends_with(',') && lower.split_whitespace().count() <= DATE_WORDS_MAX;
    let begins = INTRODUCTION_PREFIXES.iter().any(|word| lower.starts_with(word));
    let ended = lower.ends_with(['.', '?', '!', ':', ';', '\u{3002}']) && !day;
    begins && lower.chars().filter(char::is_ascii_digit).count() >= 3 && !ended
        || day && (begins || lower.split_whitespace().count() == 1 && lower.chars().count() <= 12)
}

/// Whether the sender states that the answers are inside the quotation.
pub(super) fn announces_answers(said: &str) -> bool {
    const INLINE_ANSWER_WORDS: &[&str] = &[
        "below", "inline", "in-line", "in line", "between the lines", "unten", "im text", "ci-dessous", "dans le texte",
        "ci-apr\u{e8}s", "m\u{e1}s abajo", "abajo", "en el texto", "qui sotto", "di seguito", "nel testo", "hieronder",
        "in de tekst", "abaixo", "no texto", "nedan", "nedenfor", "i teksten", "alempana", "poni\u{17c}ej", "n\u{ed}\u{17e}e",
        "\u{43d}\u{438}\u{436}\u{435}", "下記", "以下に", "以下の", "见下", "如下", "아래", "a\u{15f}a\u{11f}\u{131}da",
    ];
    INLINE_ANSWER_WORDS.iter().any(|text| said.contains(text))
}

/// Whether a phone or a mail program added this line.
pub(super) fn is_added_by_program(line: &str) -> bool {
    const PROGRAM_LINE_PREFIXES: &[&str] = &[
        "sent from my ",
        "sent from mail for",
        "sent from outlook",
        "sent from yahoo",
        "sent via ",
        "sent with proton",
        "sent from proton",
        "get outlook for",
        "get bluemail",
        "von meinem ",
        "gesendet von ",
        "gesendet mit ",
        "diese nachricht wurde von meinem",
        "hol dir outlook",
        "envoy\u{e9} de mon",
        "envoy\u{e9} depuis",
        "envoy\u{e9} \u{e0} partir",
        "t\u{e9}l\u{e9}charger outlook",
        "enviado desde",
        "enviado do meu",
        "inviato da",
        "verzonden vanaf",
        "verstuurd vanaf",
        "skickat fr\u{e5}n",
        "sendt fra",
        "l\u{e4}hetetty",
        "wys\u{142}ane z",
        "odesl\u{e1}no z",
        "\u{43e}\u{442}\u{43f}\u{440}\u{430}\u{432}\u{43b}\u{435}\u{43d}\u{43e} \u{441}",
        "发自我的",
        "從我的",
    ];
    const PROGRAM_LINE_SUFFIXES: &[&str] = &["から送信", "から送信されました", "에서 보냄", "\u{2019}umdan g\u{f6}nderildi"];
    /// A longer line was written by a person.
    const PROGRAM_LINE_MAX: usize = 90;
    let lower = line.trim().to_lowercase();
    lower.chars().count() <= PROGRAM_LINE_MAX
        && (PROGRAM_LINE_PREFIXES.iter().any(|text| lower.starts_with(text)) && !lower.contains(". ")
            || PROGRAM_LINE_SUFFIXES.iter().any(|text| lower.ends_with(text))
            || lower.starts_with("von ") && lower.ends_with(" gesendet"))
}
