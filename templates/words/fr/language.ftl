# The language of emails to a person.

emails-language = Langue des e‑mails qui vous sont adressés
