//! A corpus of 250 emails generated from tables: charsets, mail programs, quotation languages, signatures, line wrapping and automatic
//! notices. Each case states the exact text to extract, or how the email must be classified instead. Each email is received in the way that
//! a mail server delivers it, and is then read back from the database.

use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::Text;

/// The expected result for an email.
enum Must {
    /// It is accepted as a comment with exactly this text.
    Say(String),
    /// It waits for review, for a reason that contains this text, and its bytes are stored.
    Hold(&'static str),
    /// It is an automatic email or only asks to unsubscribe: it is recorded and not published.
    Drop,
    /// It reports that an email from the registry was not delivered.
    Bounce,
}

struct Case {
    name: String,
    head: String,
    body: Vec<u8>,
    must: Must,
}

#[derive(Default)]
struct Corpus(Vec<Case>);

impl Corpus {
    fn add(&mut self, name: impl Into<String>, head: impl Into<String>, body: impl Into<Vec<u8>>, must: Must) {
        self.0.push(Case { name: name.into(), head: head.into(), body: body.into(), must });
    }

    fn expects_text(&mut self, name: impl Into<String>, head: &str, body: impl Into<Vec<u8>>, words: &str) {
        self.add(name, head, body, Must::Say(words.to_owned()));
    }
}

const UTF8: &str = "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n";

fn crlf(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\n', "\r\n")
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for (at, chunk) in bytes.chunks(3).enumerate() {
        let bits = (0..3).fold(0_u32, |all, n| all << 8 | u32::from(chunk.get(n).copied().unwrap_or(0)));
        for n in 0..4 {
            let email = LETTERS[usize::try_from(bits >> (18 - 6 * n) & 63).unwrap()];
            out.push(if n <= chunk.len() { char::from(email) } else { '=' });
        }
        if at % 19 == 18 {
            out.push_str("\r\n");
        }
    }
    out
}

fn quoted_printable(bytes: &[u8]) -> String {
    let mut out = String::new();
    let mut column = 0;
    for byte in bytes {
        if *byte == b'\n' {
            out.push_str("\r\n");
            column = 0;
            continue;
        }
        if column > 70 {
            out.push_str("=\r\n");
            column = 0;
        }
        let word = if byte.is_ascii_graphic() && *byte != b'=' { char::from(*byte).to_string() } else { format!("={byte:02X}") };
        column += word.len();
        out.push_str(&word);
    }
    out
}

/// Encoded text as literal bytes, so that the test does not use the decoder that it tests.
const CHARSETS: [(&str, &str, &[u8]); 19] = [
    ("utf-8", "Grüße, 名前", b"Gr\xc3\xbc\xc3\x9fe, \xe5\x90\x8d\xe5\x89\x8d"),
    ("iso-8859-1", "Grüße, señor", b"Gr\xfc\xdfe, se\xf1or"),
    ("iso-8859-2", "Łódź i Brno", b"\xa3\xf3d\xbc i Brno"),
    ("iso-8859-15", "10 € für Œuvre", b"10 \xa4 f\xfcr \xbcuvre"),
    ("windows-1252", "“Ja” – 5 €", b"\x93Ja\x94 \x96 5 \x80"),
    ("windows-1250", "Žluťoučký", b"\x8elu\x9dou\xe8k\xfd"),
    ("windows-1251", "Привет всем", b"\xcf\xf0\xe8\xe2\xe5\xf2 \xe2\xf1\xe5\xec"),
    ("koi8-r", "Привет всем", b"\xf0\xd2\xc9\xd7\xc5\xd4 \xd7\xd3\xc5\xcd"),
    ("iso-8859-7", "Καλημέρα", b"\xca\xe1\xeb\xe7\xec\xdd\xf1\xe1"),
    ("windows-1254", "Iğdır, şimdi", b"I\xf0d\xfdr, \xfeimdi"),
    ("iso-8859-8", "שלום", b"\xf9\xec\xe5\xed"),
    ("windows-1256", "سلام", b"\xd3\xe1\xc7\xe3"),
    ("iso-2022-jp", "これは名前です", b"\x1b$B$3$l$OL>A0$G$9\x1b(B"),
    ("shift_jis", "これは名前です", b"\x82\xb1\x82\xea\x82\xcd\x96\xbc\x91O\x82\xc5\x82\xb7"),
    ("euc-jp", "これは名前です", b"\xa4\xb3\xa4\xec\xa4\xcf\xcc\xbe\xc1\xb0\xa4\xc7\xa4\xb9"),
    ("gb2312", "名字空间", b"\xc3\xfb\xd7\xd6\xbf\xd5\xbc\xe4"),
    ("gb18030", "名字空间", b"\xc3\xfb\xd7\xd6\xbf\xd5\xbc\xe4"),
    ("big5", "名稱空間", b"\xa6W\xba\xd9\xaa\xc5\xb6\xa1"),
    ("euc-kr", "이름 공간", b"\xc0\xcc\xb8\xa7 \xb0\xf8\xb0\xa3"),
];

fn charsets(corpus: &mut Corpus) {
    for (charset, words, bytes) in CHARSETS {
        let head = |encoding: &str| {
            format!(
                "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=\"{charset}\"\r\nContent-Transfer-Encoding: {encoding}\r\n"
            )
        };
        corpus.expects_text(format!("{charset} as it is"), &head("8bit"), bytes, words);
        corpus.expects_text(format!("{charset} in base64"), &head("base64"), base64(bytes), words);
        corpus.expects_text(format!("{charset} quoted-printable"), &head("quoted-printable"), quoted_printable(bytes), words);
        let page = [b"<html><body><p>", bytes, b"</p></body></html>"].concat();
        let html = head("8bit").replace("text/plain", "text/html");
        corpus.expects_text(format!("{charset} in HTML"), &html, page, words);
    }
    let latin = "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n";
    corpus.expects_text("UTF-8 that says it is Latin-1", latin, "Grüße aus Łódź", "Grüße aus Łódź");
    let ascii = latin.replace("iso-8859-1", "us-ascii");
    corpus.expects_text("UTF-8 that says it is ASCII", &ascii, "Grüße", "Grüße");
    corpus.expects_text("UTF-8 that says nothing", "", "Grüße", "Grüße");
    corpus.add("Cyrillic that says it is ASCII", &ascii, b"\xcf\xf0\xe8\xe2\xe5\xf2".as_slice(), Must::Hold("charset"));
    corpus.add("Latin-1 that says nothing", "", b"Gr\xfc\xdfe".as_slice(), Must::Hold("cannot be published"));
    corpus.add("Japanese that says nothing", "", b"\x1b$B$3$l\x1b(B".as_slice(), Must::Hold("cannot be published"));
    let unknown = latin.replace("iso-8859-1", "x-unknown-9");
    corpus.add("a charset that nobody knows", &unknown, b"Gr\xfc\xdfe".as_slice(), Must::Hold("charset"));
    let hz = latin.replace("iso-8859-1", "hz-gb-2312");
    corpus.add("HZ, which is not decoded", &hz, b"~{<:Ky~}".as_slice(), Must::Hold("charset"));
}

/// The header labels of a quoted message in each language (sender, date, recipient, subject) and the line that introduces a `>` quotation.
const LANGUAGES: [(&str, [&str; 4], &str); 16] = [
    ("English", ["From:", "Sent:", "To:", "Subject:"], "On Sun, 22 Nov 2026 at 12:01, nidreg <nidreg@registry.example> wrote:"),
    (
        "German",
        ["Von:", "Gesendet:", "An:", "Betreff:"],
        "Am So., 22. Nov. 2026 um 12:01 Uhr schrieb nidreg <nidreg@registry.example>:",
    ),
    (
        "French",
        ["De :", "Envoyé :", "À :", "Objet :"],
        "Le dim. 22 nov. 2026 à 12:01, nidreg <nidreg@registry.example> a écrit :",
    ),
    (
        "Spanish",
        ["De:", "Enviado el:", "Para:", "Asunto:"],
        "El dom, 22 nov 2026 a las 12:01, nidreg (<nidreg@registry.example>) escribió:",
    ),
    (
        "Italian",
        ["Da:", "Inviato:", "A:", "Oggetto:"],
        "Il giorno dom 22 nov 2026 alle ore 12:01 nidreg <nidreg@registry.example> ha scritto:",
    ),
    (
        "Dutch",
        ["Van:", "Verzonden:", "Aan:", "Onderwerp:"],
        "Op zo 22 nov 2026 om 12:01 schreef nidreg <nidreg@registry.example>:",
    ),
    (
        "Portuguese",
        ["De:", "Enviada em:", "Para:", "Assunto:"],
        "Em dom., 22 de nov. de 2026 às 12:01, nidreg <nidreg@registry.example> escreveu:",
    ),
    ("Swedish", ["Från:", "Skickat:", "Till:", "Ämne:"], "Den sön 22 nov. 2026 kl 12:01 skrev nidreg <nidreg@registry.example>:"),
    ("Danish", ["Fra:", "Sendt:", "Til:", "Emne:"], "Den søn. 22. nov. 2026 kl. 12.01 skrev nidreg <nidreg@registry.example>:"),
    (
        "Finnish",
        ["Lähettäjä:", "Lähetetty:", "Vastaanottaja:", "Aihe:"],
        "su 22. marrask. 2026 klo 12.01 nidreg <nidreg@registry.example> kirjoitti:",
    ),
    ("Polish", ["Od:", "Wysłano:", "Do:", "Temat:"], "niedz., 22 lis 2026 o 12:01 nidreg <nidreg@registry.example> napisał(a):"),
    (
        "Czech",
        ["Od:", "Odesláno:", "Komu:", "Předmět:"],
        "Dne ne 22. 11. 2026 12:01 uživatel nidreg <nidreg@registry.example> napsal:",
    ),
    ("Russian", ["От:", "Отправлено:", "Кому:", "Тема:"], "вс, 22 нояб. 2026 г. в 12:01, nidreg <nidreg@registry.example>:"),
    ("Japanese", ["差出人:", "送信日時:", "宛先:", "件名:"], "2026年11月22日(日) 12:01 nidreg <nidreg@registry.example>:"),
    (
        "Chinese",
        ["发件人:", "发送时间:", "收件人:", "主题:"],
        "nidreg <nidreg@registry.example> 于2026年11月22日周日 12:01写道：",
    ),
    (
        "Korean",
        ["보낸 사람:", "보낸 날짜:", "받는 사람:", "제목:"],
        "2026년 11월 22일 (일) 오후 12:01, nidreg <nidreg@registry.example>님이 작성:",
    ),
];

/// Quoted text that must not appear in the comment.
const QUOTED: [&str; 3] = ["Hello Edda Lead,", "you are asked to review R-2027-0001.", "Somebody else's words."];

/// Formats a quotation in a language as a mail program does.
type Program = fn(language: &(&str, [&str; 4], &str)) -> String;

fn marked(introduction: &str) -> String {
    format!("{introduction}\n\n> {}\n>\n> {}", QUOTED[0], QUOTED[1..].join("\n> "))
}

fn head(fields: &[&str; 4], order: [usize; 4], blank: &str) -> String {
    let values = [
        "nidreg <nidreg@registry.example>",
        "22 November 2026 12:01",
        "Edda Lead <edda@cast.example>",
        "[R-2027-0001] A question",
    ];
    order.map(|at| format!("{} {}", fields[at], values[at])).join(blank)
}

/// How mail programs quote, in plain text and in HTML.
const PROGRAMS: [(&str, bool, Program); 12] = [
    ("Gmail", false, |language| marked(language.2)),
    ("Thunderbird", false, |language| marked(language.2) + "\n"),
    ("Apple Mail", false, |language| marked(&language.2.replacen(", ", ",\n", 1))),
    ("mutt", false, |language| format!("{}\n\n-- \nEdda\nThe Harbour Office", marked(language.2))),
    ("Outlook", false, |language| {
        format!("________________________________\n{}\n\n{}", head(&language.1, [0, 1, 2, 3], "\n"), QUOTED.join("\n\n"))
    }),
    ("Outlook with a title", false, |language| {
        format!("-----Original Message-----\n{}\n\n{}", head(&language.1, [0, 1, 2, 3], "\n"), QUOTED.join("\n"))
    }),
    ("Lotus Notes", false, |language| format!("{}\n\n\n{}", head(&language.1, [0, 2, 1, 3], "\n"), QUOTED.join("\n"))),
    ("a phone", false, |language| {
        format!(
            "Sent from my iPhone\n\n-------- Original message --------\n{}\n\n{}",
            head(&language.1, [0, 1, 2, 3], " \n"),
            QUOTED.join("\n")
        )
    }),
    ("Gmail in HTML", true, |language| {
        format!(
            "<br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">{}<br></div><blockquote class=\"gmail_quote\">{}</blockquote></div>",
            language.2.replace('<', "&lt;").replace('>', "&gt;"),
            QUOTED.join("<br>")
        )
    }),
    ("Outlook in HTML", true, |language| {
        format!(
            "<div style=\"border:none;border-top:solid #E1E1E1 1.0pt\"><p class=MsoNormal>{}</p></div><p>{}</p>",
            head(&language.1, [0, 1, 2, 3], "<br>").replace("<nidreg@registry.example>", "").replace("<edda@cast.example>", ""),
            QUOTED.join("</p><p>")
        )
    }),
    ("Outlook on the web", true, |language| {
        let bold = language.1.map(|name| format!("<b>{name}</b>"));
        let fields: [&str; 4] = [&bold[0], &bold[1], &bold[2], &bold[3]];
        format!(
            "<div id=\"Signature\"><p>Edda</p></div><hr><div id=\"divRplyFwdMsg\">{}</div><div>{}</div>",
            head(&fields, [0, 1, 2, 3], "<br>").replace("<nidreg@registry.example>", "").replace("<edda@cast.example>", ""),
            QUOTED.join("<br>")
        )
    }),
    ("Apple Mail in HTML", true, |language| {
        format!(
            "<br><div>{}</div><blockquote type=\"cite\"><div>{}</div></blockquote>",
            language.2.replace('<', "&lt;").replace('>', "&gt;"),
            QUOTED.join("<br>")
        )
    }),
];

fn quotations(corpus: &mut Corpus) {
    let words = "The harbour pays.\n\nIt does so since 1911.";
    for (at, language) in LANGUAGES.iter().enumerate() {
        for (n, (program, html, write)) in PROGRAMS.iter().enumerate() {
            // The first four languages in every program, the others in every second one.
            if (at + n) % 2 == 1 && at >= 4 {
                continue;
            }
            let name = format!("{} of {program}", language.0);
            if *html {
                let page = format!(
                    "<html><body><div>The harbour pays.</div><div><br></div><div>It does so since 1911.</div>{}</body></html>",
                    write(language)
                );
                corpus.expects_text(name, &UTF8.replace("text/plain", "text/html"), page, words);
            } else {
                corpus.expects_text(name, UTF8, crlf(&format!("{words}\n\n{}", write(language))), words);
            }
        }
    }
}

/// Text that must be preserved because it is not at the end or is not a quotation.
const STAYS: [(&str, &str); 14] = [
    ("answers between marks", "> Who pays?\n\nThe harbour.\n\n> Since when?\n\nSince 1911."),
    ("a quotation first", "> Who pays?\n\nThe harbour."),
    ("a sentence that is objected to", "I object to this sentence:\n> Names are never given twice."),
    ("dashes around a grammar", "ABNF proposal:\n--\nnss = 1*DIGIT\n--\nPlease take it."),
    ("a rule", "Part one\n________\nPart two is the important one"),
    ("a title without a head", "FWD: our lawyer says:\n-----Original Message-----\nWe agree"),
    ("a range", "The length:\nFrom: 1 digit\nTo: 12 digits\nThat is all."),
    ("a letter of the board", "On Monday the board wrote:\nthe rule stands.\n\nI agree."),
    (
        "an announced answer",
        "See my answers below.\n\nFrom: nidreg <x@registry.example>\nSent: Monday\nTo: Edda\nSubject: Review\n\nWho pays?\nThe harbour.",
    ),
    ("a list", "- one\n- two\n\n1. three\n2. four"),
    ("many words after the mark", "Hello\n-- \n1\n2\n3\n4\n5\n6\n7\n8\n9"),
    ("a colon at the end", "These are the words:"),
    ("stop in a sentence", "Please stop the second rule at 32 characters."),
    ("a thanks", "Thank you. No objection."),
];

fn plain(corpus: &mut Corpus) {
    for (name, text) in STAYS {
        // Trailing spaces are removed from the stored text.
        corpus.expects_text(name, UTF8, crlf(text), &text.replace("-- \n", "--\n"));
    }
    for (name, below) in [
        ("the mark", "-- \nEdda Lead\nHarbour Office"),
        ("two dashes and a number", "--\nEdda Lead\n+49 30 1234567"),
        ("an iPhone", "Sent from my iPhone"),
        ("an iPhone in German", "Von meinem iPhone gesendet"),
        ("a phone in French", "Envoyé de mon iPhone"),
        ("a phone in Spanish", "Enviado desde mi iPhone"),
        ("a phone in Japanese", "iPhoneから送信"),
        ("Outlook on a phone", "Get Outlook for Android"),
        (
            "the footer of a list",
            "_______________________________________________\nurn mailing list -- urn@ietf.example\nTo unsubscribe send an email to urn-leave@ietf.example",
        ),
    ] {
        corpus.expects_text(
            format!("signed by {name}"),
            UTF8,
            crlf(&format!("The harbour pays.\n\n{below}\n")),
            "The harbour pays.",
        );
    }
    let flowed = UTF8.replace("charset=utf-8", "charset=utf-8; format=flowed");
    corpus.expects_text("flowed", &flowed, "The harbour \r\npays.\r\n", "The harbour pays.");
    corpus.expects_text(
        "flowed and quoted",
        &flowed,
        "Yes.\r\n\r\nOn 2026-11-22, nidreg <x@y.example> wrote:\r\n> Who \r\n> pays?\r\n",
        "Yes.",
    );
    corpus.expects_text("flowed and stuffed", &flowed, " From here it \r\ngoes on.\r\n >= 5\r\n", "From here it goes on.\n>= 5");
    corpus.expects_text("flowed and signed", &flowed, "Yes.\r\n-- \r\nEdda\r\n", "Yes.");
    let delsp = flowed.replace("format=flowed", "format=flowed; delsp=yes");
    corpus.expects_text("flowed with DelSp", &delsp, "これは \r\n名前です\r\n", "これは名前です");
}

fn part(kind: &str, more: &str, body: &str) -> String {
    format!("--b\r\nContent-Type: {kind}\r\n{more}\r\n{body}\r\n")
}

fn multipart(kind: &str) -> String {
    format!("MIME-Version: 1.0\r\nContent-Type: multipart/{kind}; boundary=\"b\"\r\n")
}

fn parts(corpus: &mut Corpus) {
    let text = part("text/plain; charset=utf-8", "", "The harbour pays.");
    let html = part("text/html; charset=utf-8", "", "<p>The harbour <i>pays</i>.</p>");
    let image = part(
        "image/png; name=\"map.png\"",
        "Content-Disposition: attachment; filename=\"map.png\"\r\nContent-Transfer-Encoding: base64\r\n",
        "AAAA",
    );
    let seal = part(
        "application/pkcs7-signature; name=smime.p7s",
        "Content-Disposition: attachment; filename=smime.p7s\r\nContent-Transfer-Encoding: base64\r\n",
        "AAAA",
    );
    let pgp = part(
        "application/pgp-signature; name=signature.asc",
        "",
        "-----BEGIN PGP SIGNATURE-----\r\n\r\niQ==\r\n-----END PGP SIGNATURE-----",
    );
    let tnef = part(
        "application/ms-tnef; name=\"winmail.dat\"",
        "Content-Disposition: attachment; filename=\"winmail.dat\"\r\nContent-Transfer-Encoding: base64\r\n",
        "eJ8+IgAA",
    );
    let invitation =
        part("text/calendar; method=REQUEST; charset=utf-8", "", "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR");
    let both = |inner: &str| {
        format!("--b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\n{}--c--\r\n", inner.replace("--b", "--c"))
    };
    let said = "The harbour pays.";
    let cases = [
        ("two forms", "alternative", format!("{text}{html}"), said.to_owned()),
        ("HTML alone in two forms", "alternative", html.clone(), said.to_owned()),
        (
            "a text that points to the HTML",
            "alternative",
            format!("{}{html}", part("text/plain", "", "This message is in HTML.")),
            said.to_owned(),
        ),
        ("an empty text and HTML", "alternative", format!("{}{html}", part("text/plain", "", "")), said.to_owned()),
        ("with a picture", "mixed", format!("{text}{image}"), format!("{said}\n\n[Not included: map.png]")),
        ("nested", "mixed", format!("{}{image}", both(&format!("{text}{html}"))), format!("{said}\n\n[Not included: map.png]")),
        (
            "a picture between",
            "mixed",
            format!("{text}{image}{}", part("text/plain", "", "And the town.")),
            format!("{said}\nAnd the town.\n\n[Not included: map.png]"),
        ),
        ("S/MIME signed", "signed; protocol=\"application/pkcs7-signature\"", format!("{text}{seal}"), said.to_owned()),
        ("PGP signed", "signed; protocol=\"application/pgp-signature\"", format!("{text}{pgp}"), said.to_owned()),
        (
            "PGP signed, nested",
            "signed; protocol=\"application/pgp-signature\"",
            format!("{}{pgp}", both(&format!("{text}{html}"))),
            said.to_owned(),
        ),
        (
            "winmail.dat beside the text",
            "mixed",
            format!("{text}{tnef}"),
            format!("{said}\n\n[Not included: winmail.dat (an Outlook format)]"),
        ),
        (
            "an invitation beside the text",
            "mixed",
            format!("{text}{invitation}"),
            format!("{said}\n\n[Not included: a calendar invitation]"),
        ),
        (
            "an invitation in two forms",
            "alternative",
            format!("{text}{invitation}"),
            format!("{said}\n\n[Not included: a calendar invitation]"),
        ),
        (
            "another email beside it",
            "mixed",
            format!("{text}{}", part("message/rfc822", "", "From: x@y.example\r\nSubject: x\r\n\r\nOther words.")),
            format!("{said}\n\n[Not included: another email]"),
        ),
        (
            "a related picture",
            "related",
            format!("{html}{}", image.replace("attachment; filename", "inline; filename")),
            format!("{said}\n\n[Not included: map.png]"),
        ),
    ];
    for (name, kind, body, words) in cases {
        corpus.expects_text(name, &multipart(kind), format!("{body}--b--\r\n"), &words);
    }
    corpus.expects_text("PGP in the text", UTF8, crlf("-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nThe harbour pays.\n- -- Edda\n-----BEGIN PGP SIGNATURE-----\n\niQ==\n-----END PGP SIGNATURE-----\n"), "The harbour pays.\n-- Edda");
    corpus.expects_text(
        "a file in the text",
        UTF8,
        crlf("The harbour pays.\n\nbegin 644 map.txt\n#0V%T\n`\nend\n"),
        "The harbour pays.\n\n[Not included: map.txt]",
    );
    corpus.expects_text("mixed without an end", &multipart("mixed"), text.clone(), said);
    let held = [
        ("PGP encrypted", multipart("encrypted; protocol=\"application/pgp-encrypted\""), format!("{}{}--b--\r\n", part("application/pgp-encrypted", "", "Version: 1"), part("application/octet-stream", "", "-----BEGIN PGP MESSAGE-----\r\n\r\nhQ==\r\n-----END PGP MESSAGE-----")), "encrypted"),
        ("PGP encrypted in the text", UTF8.to_owned(), "Hello\r\n\r\n-----BEGIN PGP MESSAGE-----\r\n\r\nhQ==\r\n-----END PGP MESSAGE-----\r\n".to_owned(), "encrypted"),
        ("S/MIME encrypted", "MIME-Version: 1.0\r\nContent-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n".to_owned(), "AAAA".to_owned(), "S/MIME"),
        ("S/MIME encrypted, with a footer of a list", multipart("mixed"), format!("{}{}--b--\r\n", part("application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m", "Content-Transfer-Encoding: base64\r\n", "AAAA"), part("text/plain", "", "Sent by our gateway")), "S/MIME"),
        ("winmail.dat alone", multipart("mixed"), format!("{}{tnef}--b--\r\n", part("text/plain", "", "")), "winmail.dat"),
        ("an invitation alone", "MIME-Version: 1.0\r\nContent-Type: text/calendar; method=REPLY; charset=utf-8\r\n".to_owned(), "BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n".to_owned(), "only quoted text or no text"),
        ("a picture alone", multipart("mixed"), format!("{image}--b--\r\n"), "only quoted text or no text"),
        ("nothing", UTF8.to_owned(), String::new(), "only quoted text or no text"),
        ("blanks", UTF8.to_owned(), " \r\n\t\r\n".to_owned(), "only quoted text or no text"),
        ("only a quotation", UTF8.to_owned(), "> Who pays?\r\n> And why?\r\n".to_owned(), "only quoted text or no text"),
        ("an empty page", UTF8.replace("text/plain", "text/html"), "<html><body><br></body></html>".to_owned(), "only quoted text or no text"),
        ("only a signature", UTF8.to_owned(), "-- \r\nEdda\r\n".to_owned(), "only quoted text or no text"),
    ];
    for (name, head, body, why) in held {
        corpus.add(name, head, body, Must::Hold(why));
    }
}

fn wishes_and_machines(corpus: &mut Corpus) {
    let long = [
        "Please remove me from this list.",
        "Please stop sending me these letters.",
        "Désabonnez-moi de cette liste svp",
        "STOP\r\n\r\nOn 2026-11-22, nidreg <x@y.example> wrote:\r\n> Who pays?",
    ];
    for text in [
        "Stop", "unsubscribe", "UNSUBSCRIBE!", "Bitte abmelden", "Baja", "Cancellami dalla lista", "Afmelden",
        "Avregistrera mig", "Отписаться", "退订", "配信停止", "수신거부", "Stop!\r\n\r\n-- \r\nEdda",
    ]
    .into_iter()
    .chain(long)
    {
        corpus.add(format!("a wish to stop: {text:?}"), UTF8, text, Must::Hold("a request to stop emails"));
    }
    for subject in [
        "Automatic reply", "Automatische Antwort", "Réponse automatique ", "Respuesta automática", "Risposta automatica",
        "Automatisch antwoord", "Resposta automática", "Autosvar", "Odpowiedź automatyczna", "Автоответ", "自動応答", "自动答复",
        "Abwesend",
    ] {
        corpus.add(format!("away: {subject}"), format!("Subject: {subject}: Review\r\n{UTF8}"), "Back on Monday.", Must::Drop);
    }
    for mark in [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated",
        "Precedence: bulk",
        "Precedence: auto_reply",
        "X-Autoreply: yes",
        "X-Auto-Response-Suppress: All",
        "Return-Path: <>",
        "List-Id: <l.example>",
    ] {
        corpus.add(format!("a machine: {mark}"), format!("{mark}\r\n{UTF8}"), "Back on Monday.", Must::Drop);
    }
    corpus.add(
        "a receipt of reading",
        multipart("report; report-type=disposition-notification"),
        format!(
            "{}{}--b--\r\n",
            part("text/plain", "", "It was displayed."),
            part("message/disposition-notification", "", "Disposition: manual-action/MDN-sent-manually; displayed")
        ),
        Must::Drop,
    );
    for status in ["5.1.1", "5.1.2", "5.2.2", "4.4.1"] {
        let action = if status.starts_with('4') { "delayed" } else { "failed" };
        let body = format!(
            "{}{}--b--\r\n",
            part("text/plain", "", "Sorry."),
            part(
                "message/delivery-status",
                "",
                &format!(
                    "Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; edda@cast.example\r\nAction: {action}\r\nStatus: {status}\r\nDiagnostic-Code: smtp; 550 {status} no"
                )
            )
        );
        corpus.add(
            format!("did not arrive: {status}"),
            format!("Return-Path: <>\r\n{}", multipart("report; report-type=delivery-status")),
            body,
            Must::Bounce,
        );
    }
    corpus.add("a wish to stop with a name", UTF8, "Stop\r\n\r\nEdda Lead", Must::Hold("a request to stop emails"));
    let logo = part(
        "image/png; name=\"logo.png\"",
        "Content-Disposition: inline; filename=\"logo.png\"\r\nContent-Transfer-Encoding: base64\r\n",
        "AAAA",
    );
    let with_logo = format!("{}{logo}--b--\r\n", part("text/plain", "", "Unsubscribe"));
    corpus.add("a wish to stop with a picture", multipart("related"), with_logo, Must::Hold("a request to stop emails"));
    let forward = "FYI.\r\n\r\n---------- Forwarded message ---------\r\nFrom: Lou <lou@x.example>\r\nDate: Mon, 23 Nov 2026\r\nSubject: Names\r\nTo: Edda\r\n\r\nPrivate words.";
    corpus.add("passed on", UTF8, forward, Must::Hold("forwards"));
    corpus.add(
        "passed on, by its subject",
        format!("Subject: WG: Names\r\n{UTF8}"),
        "Zur Info.\r\n\r\nVon: Lou <lou@x.example>\r\nGesendet: Montag\r\nAn: Edda\r\nBetreff: Names\r\n\r\nPrivat.",
        Must::Hold("forwards"),
    );
    corpus.add("a character that turns the text", UTF8, "The harbour \u{202e}pays.", Must::Hold("cannot be published"));
}

fn corpus() -> Vec<Case> {
    let mut corpus = Corpus::default();
    charsets(&mut corpus);
    quotations(&mut corpus);
    plain(&mut corpus);
    parts(&mut corpus);
    wishes_and_machines(&mut corpus);
    corpus.0
}

#[derive(QueryableByName)]
struct StoredEmail {
    #[diesel(sql_type = Text)]
    disposition: String,
    #[diesel(sql_type = Text)]
    reason: String,
    #[diesel(sql_type = Text)]
    body: String,
}

fn stored_email(fixture: &ProcedureFixture, message_id: &str) -> Option<StoredEmail> {
    let sql = format!("SELECT disposition, reason, body FROM inbound WHERE bytes IS NOT NULL AND message_id = '{message_id}'");
    fixture.store.read(|conn| diesel::sql_query(&sql).get_result::<StoredEmail>(conn).optional().map_err(Error::from)).unwrap()
}

fn address(fixture: &ProcedureFixture, who: &Account) -> String {
    let sql = format!("SELECT id AS what FROM outbox WHERE kind = 'assignment' AND recipient = '{}'", who.email);
    reply_address(fixture.post.reply.as_ref().unwrap(), &rows(fixture, &sql)[0])
}

#[test]
fn corpus_of_250_emails_is_published_held_or_dropped_as_expected() {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.act(&fixture.edda, |conn, ctx| request_info::ask_requester(conn, ctx, number, "Who pays?")).unwrap();
    let to = address(&fixture, &fixture.edda);
    let corpus = corpus();
    assert!(corpus.len() >= 250, "{}", corpus.len());
    let mut wrong = Vec::new();
    for (n, case) in corpus.iter().enumerate() {
        let subject = if case.head.contains("Subject: ") { "" } else { "Subject: Re: Please review\r\n" };
        let head = format!(
            "From: Edda Lead <edda@cast.example>\r\nTo: <{to}>\r\n{subject}Message-ID: <{n}@corpus.example>\r\n{}\r\n",
            case.head
        );
        let bytes = [head.as_bytes(), &case.body].concat();
        fixture.receive(&bytes);
        let Some(row) = stored_email(&fixture, &format!("{n}@corpus.example")) else {
            wrong.push(format!("{}: it has no row", case.name));
            continue;
        };
        let right = match &case.must {
            Must::Say(words) => row.disposition == "waiting" && row.body == *words,
            Must::Hold(why) => row.disposition == "held" && row.reason.contains(why),
            Must::Drop => row.disposition == "dropped",
            Must::Bounce => row.disposition == "bounced",
        };
        if !right {
            let wanted = match &case.must {
                Must::Say(words) => words.as_str(),
                Must::Hold(why) => why,
                Must::Drop => "dropped",
                Must::Bounce => "bounced",
            };
            wrong.push(format!("{}: {} ({})\n  {:?}\n  wanted: {wanted:?}", case.name, row.disposition, row.reason, row.body));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), corpus.len(), wrong.join("\n"));
}
