//! Shared check digit arithmetic: ISO 7064 and the weights of GS1.

/// The value of a digit or letter: 0 to 9, then A = 10 to Z = 35 in either case.
pub(super) fn character_value(byte: u8) -> Option<u32> {
    char::from(byte).to_digit(36)
}

/// The character of a value below 36; letters are capitals.
pub(super) fn value_to_character(value: u32) -> char {
    char::from_digit(value, 36).unwrap_or('?').to_ascii_uppercase()
}

/// The value of a digit.
pub(super) fn digit_value(byte: u8) -> Option<u32> {
    char::from(byte).to_digit(10)
}

/// 0 to 9, and X for ten.
pub(super) fn digit_or_x(value: u32) -> char {
    if value == 10 { 'X' } else { value_to_character(value) }
}

/// ISO 7064 MOD 37,36, updated value by value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mod37(u32);

impl Mod37 {
    pub(super) fn new() -> Self {
        Self(36)
    }

    pub(super) fn feed(&mut self, value: u32) {
        let sum = match (self.0 + value) % 36 {
            0 => 36,
            sum => sum,
        };
        self.0 = sum * 2 % 37;
    }

    /// The value of the check character, which makes the remainder 1.
    pub(super) fn check_value(self) -> u32 {
        (37 - self.0) % 36
    }
}

/// ISO 7064 MOD 11-2, updated digit by digit.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Mod11(u32);

impl Mod11 {
    pub(super) fn feed(&mut self, digit: u32) {
        self.0 = (self.0 + digit) * 2 % 11;
    }

    /// The check value; 10 is written X.
    pub(super) fn check_value(self) -> u32 {
        (12 - self.0) % 11
    }
}

/// The check digit of GS1 keys: weights 3, 1, 3, 1 from right to left, complemented to the next multiple of ten.
pub(super) fn gs1_check_digit(digits: impl DoubleEndedIterator<Item = u32>) -> u32 {
    // A key has at most eighteen digits, but a sum modulo ten is correct for any length.
    let sum = digits.rev().zip([3, 1].into_iter().cycle()).fold(0, |sum, (digit, weight)| (sum + digit * weight) % 10);
    (10 - sum) % 10
}
