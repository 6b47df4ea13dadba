# The language of emails to a person.

emails-language = Language of emails to you
