//! Values that no user typed. Emails to an address that its owner has not confirmed contain only such values, because otherwise anyone
//! could send their own text in the name of the registry. The table of kinds does not compile if such a kind has another variable.

use crate::ids::RequestNumber;
use crate::mail::MailConfig;
use jiff::civil::Date;
use urn_registry::i18n::{Argument, Value};
use urn_registry::nid::Nid;

/// A value that no user typed.
pub trait NotUserInput: Argument {}

impl NotUserInput for bool {}
impl NotUserInput for i64 {}
impl NotUserInput for Date {}
impl NotUserInput for Option<Date> {}
impl NotUserInput for RequestNumber {}
/// Text of the program, usually the name of a choice in the message.
impl NotUserInput for &'static str {}
impl NotUserInput for Link {}
impl NotUserInput for RegisteredNid {}
impl NotUserInput for Setting {}
impl NotUserInput for OperatorText {}

/// Whether a type is one of them, checked by the compiler.
pub(super) const fn assert_own<T: NotUserInput>() {}

macro_rules! texts {
    ($($(#[$doc:meta])+ $name:ident;)*) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name(String);

        impl $name {
            /// A sample value.
            #[cfg(debug_assertions)]
            pub(super) fn sample(text: String) -> Self {
                Self(text)
            }
        }

        impl Argument for $name {
            fn value(&self) -> Value {
                self.0.value()
            }
        }
    )*};
}

texts! {
    /// A link to a page of this registry.
    Link;
    /// The NID of a registered namespace.
    RegisteredNid;
    /// The value of a setting of this server.
    Setting;
    /// Text of an operator, who publishes it for the registry.
    OperatorText;
}

impl Link {
    /// A link to a path, which the program composes.
    pub fn new(mail: &MailConfig, path: &str) -> Self {
        Self(format!("{}{path}", mail.public_url))
    }
}

impl RegisteredNid {
    /// The NID of a namespace that is registered.
    pub fn new(nid: &Nid) -> Self {
        Self(nid.to_string())
    }
}

impl Setting {
    /// The value of a setting.
    pub fn new(value: &str) -> Self {
        Self(value.to_owned())
    }
}

impl OperatorText {
    /// What an operator wrote in an action of the operators.
    pub fn new(text: &str) -> Self {
        Self(text.to_owned())
    }
}
