# The language of emails to a person.

emails-language = Sprache der E-Mails an Sie
