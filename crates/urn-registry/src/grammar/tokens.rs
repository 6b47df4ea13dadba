//! Tokenizes one rule, with positions (RFC 5234 §4, RFC 7405 §2.2), and records repairs.

use super::lines::{Line, is_dash, is_foreign_space};
use super::repair::{Error, Repair, RepairKind};
use crate::i18n::Phrase;

/// A token of the notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TokenKind {
    Name(String),
    Define,
    Add,
    Slash,
    Open,
    Close,
    OpenOption,
    CloseOption,
    Star,
    Number(u32),
    Text { text: String, exact: bool },
    Range(u32, u32),
    Codes(Vec<u32>),
    Prose(String),
}

#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) sign: TokenKind,
    pub(super) place: (usize, usize),
    /// Whether a space precedes it.
    pub(super) apart: bool,
}

/// Reads the characters of one rule, line by line.
pub(super) struct Scanner<'r> {
    chars: Vec<char>,
    at: usize,
    line: usize,
    pub(super) tokens: Vec<Token>,
    repairs: &'r mut Vec<Repair>,
}

pub(super) fn tokens(lines: &[Line<'_>], repairs: &mut Vec<Repair>) -> Result<Vec<Token>, Error> {
    let mut scanner = Scanner { chars: Vec::new(), at: 0, line: 0, tokens: Vec::new(), repairs };
    for line in lines {
        scanner.chars = line.text.chars().collect();
        scanner.at = 0;
        scanner.line = line.number;
        scanner.scan_line()?;
    }
    Ok(scanner.tokens)
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn place(&self) -> (usize, usize) {
        (self.line, self.at + 1)
    }

    fn record_repair(&mut self, what: RepairKind) {
        self.repairs.push(Repair { line: self.line, column: self.at + 1, what });
    }

    fn scan_line(&mut self) -> Result<(), Error> {
        let mut apart = true;
        while let Some(c) = self.peek() {
            let place = self.place();
            if c == ';' {
                break;
            }
            if c == ' ' || c == '\t' || c == '\r' {
                self.at += 1;
                apart = true;
                continue;
            }
            if is_foreign_space(c) {
                self.record_repair(RepairKind::Blank(c));
                self.at += 1;
                apart = true;
                continue;
            }
            let sign = self.scan_token(c)?;
            self.tokens.push(Token { sign, place, apart });
            apart = false;
        }
        Ok(())
    }

    fn scan_token(&mut self, c: char) -> Result<TokenKind, Error> {
        let simple = match c {
            '=' => {
                self.at += 1;
                return Ok(if self.take('/') { TokenKind::Add } else { TokenKind::Define });
            }
            ':' => return self.scan_defined_as(),
            '|' => {
                self.record_repair(RepairKind::Bar);
                TokenKind::Slash
            }
            '/' => TokenKind::Slash,
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            '[' => TokenKind::OpenOption,
            ']' => TokenKind::CloseOption,
            '*' => TokenKind::Star,
            '"' => return self.scan_string(false),
            '\'' => return self.scan_single_quoted(),
            '%' => return self.scan_percent(),
            '<' => return self.scan_angle_brackets(),
            '0'..='9' => return self.scan_number(10).map(TokenKind::Number),
            c if c.is_ascii_alphabetic() => return Ok(TokenKind::Name(self.scan_name())),
            c if is_quote(c) => return self.scan_string(false),
            c => return Err(Error::at(self.place(), foreign_character(c))),
        };
        self.at += 1;
        Ok(simple)
    }

    /// `:=` and `::=` of older notations.
    fn scan_defined_as(&mut self) -> Result<TokenKind, Error> {
        let from = self.at;
        while self.take(':') {}
        if self.take('=') {
            let sign: String = self.chars.get(from..self.at).unwrap_or_default().iter().collect();
            self.at = from;
            self.record_repair(RepairKind::Defined(sign.clone()));
            self.at = from + sign.len();
            return Ok(TokenKind::Define);
        }
        self.at = from;
        Err(Error::at(self.place(), Phrase::new("finding-grammar-colon")))
    }

    fn scan_name(&mut self) -> String {
        let mut name = String::new();
        let from = self.at;
        while let Some(c) = self.peek() {
            if c.is_ascii_alphanumeric() || c == '-' || c == '_' {
                name.push(c);
            } else if is_dash(c) && self.chars.get(self.at + 1).is_some_and(char::is_ascii_alphanumeric) {
                self.record_repair(RepairKind::Dash(c));
                name.push('-');
            } else {
                break;
            }
            self.at += 1;
        }
        if name.contains('_') {
            self.repairs.push(Repair { line: self.line, column: from + 1, what: RepairKind::Underscore(name.clone()) });
        }
        name
    }

    fn scan_number(&mut self, base: u32) -> Result<u32, Error> {
        let place = self.place();
        let (mut value, mut digits) = (0_u32, 0);
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(base)) {
            value = value
                .checked_mul(base)
                .and_then(|value| value.checked_add(digit))
                .ok_or_else(|| Error::at(place, Phrase::new("finding-grammar-number-large")))?;
            digits += 1;
            self.at += 1;
        }
        if digits == 0 {
            return Err(Error::at(place, Phrase::new("finding-grammar-number-missing")));
        }
        Ok(value)
    }

    fn scan_string(&mut self, exact: bool) -> Result<TokenKind, Error> {
        let open = self.place();
        self.scan_quotation_mark();
        let mut text = String::new();
        loop {
            let Some(c) = self.peek() else {
                return Err(Error::at(open, Phrase::new("finding-grammar-string-open")));
            };
            if is_quote(c) {
                self.scan_quotation_mark();
                return Ok(TokenKind::Text { text, exact });
            }
            self.at += 1;
            text.push(if is_dash(c) {
                self.at -= 1;
                self.record_repair(RepairKind::Dash(c));
                self.at += 1;
                '-'
            } else if c == ' ' || c.is_ascii_graphic() {
                c
            } else {
                self.at -= 1;
                return Err(Error::at(self.place(), foreign_character(c)));
            });
        }
    }

    /// Reads a quotation mark; records a repair if it is not the ASCII one.
    fn scan_quotation_mark(&mut self) {
        if let Some(c) = self.peek().filter(|c| *c != '"') {
            self.record_repair(RepairKind::Quote(c));
        }
        self.at += 1;
    }

    fn scan_single_quoted(&mut self) -> Result<TokenKind, Error> {
        let open = self.place();
        let rest = self.chars.get(self.at + 1..).unwrap_or_default();
        let Some(end) = rest.iter().position(|c| *c == '\'') else {
            return Err(Error::at(open, Phrase::new("finding-grammar-quotes")));
        };
        let text: String = rest.get(..end).unwrap_or_default().iter().collect();
        if !text.chars().all(|c| c != '"' && (c == ' ' || c.is_ascii_graphic())) {
            return Err(Error::at(open, Phrase::new("finding-grammar-quotes-ascii")));
        }
        self.record_repair(RepairKind::SingleQuotes);
        self.at += end + 2;
        Ok(TokenKind::Text { text, exact: false })
    }

    fn scan_percent(&mut self) -> Result<TokenKind, Error> {
        let open = self.place();
        self.at += 1;
        let base = match self.peek().map(|c| c.to_ascii_lowercase()) {
            Some('x') => 16,
            Some('d') => 10,
            Some('b') => 2,
            Some(c @ ('s' | 'i')) => {
                self.at += 1;
                return match self.peek() {
                    Some(quote) if is_quote(quote) => self.scan_string(c == 's'),
                    _ => Err(Error::at(open, Phrase::new("finding-grammar-after-case"))),
                };
            }
            _ => return Err(Error::at(open, Phrase::new("finding-grammar-after-percent"))),
        };
        self.at += 1;
        let first = self.scan_code_point(base)?;
        let separator = self.peek();
        if separator == Some('-') || separator.is_some_and(is_dash) {
            if let Some(c) = separator.filter(|c| *c != '-') {
                self.record_repair(RepairKind::Dash(c));
            }
            self.at += 1;
            let last = self.scan_code_point(base)?;
            if last < first {
                return Err(Error::at(open, Phrase::new("finding-grammar-range")));
            }
            return Ok(TokenKind::Range(first, last));
        }
        let mut codes = vec![first];
        while self.take('.') {
            codes.push(self.scan_code_point(base)?);
        }
        Ok(TokenKind::Codes(codes))
    }

    fn scan_code_point(&mut self, base: u32) -> Result<u32, Error> {
        let place = self.place();
        let code = self.scan_number(base)?;
        if code > 0x10_ffff {
            return Err(Error::at(place, Phrase::new("finding-grammar-character-high")));
        }
        Ok(code)
    }

    fn scan_angle_brackets(&mut self) -> Result<TokenKind, Error> {
        let open = self.place();
        let rest = self.chars.get(self.at + 1..).unwrap_or_default();
        let Some(end) = rest.iter().position(|c| *c == '>') else {
            return Err(Error::at(open, Phrase::new("finding-grammar-angle-open")));
        };
        let words = rest.get(..end).unwrap_or_default().iter().collect();
        self.at += end + 2;
        Ok(TokenKind::Prose(words))
    }
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\u{201c}'..='\u{201f}' | '\u{ab}' | '\u{bb}' | '\u{2033}' | '\u{ff02}')
}

/// The error for a character from another notation.
fn foreign_character(c: char) -> Phrase {
    match c {
        '{' | '}' => Phrase::new("finding-grammar-braces"),
        '\u{2018}' | '\u{2019}' => Phrase::new("finding-grammar-quotes"),
        ',' => Phrase::new("finding-grammar-comma"),
        '+' | '\\' | '^' | '$' | '?' => Phrase::new("finding-grammar-regex").arg("character", c.to_string()),
        '.' => Phrase::new("finding-grammar-full-stop"),
        '_' => Phrase::new("finding-grammar-underscore"),
        c if c.is_ascii_graphic() => Phrase::new("finding-grammar-nothing").arg("character", c.to_string()),
        c => Phrase::new("finding-grammar-stranger").arg("code", format!("U+{:04X}", u32::from(c))),
    }
}
