# In which language somebody is written to.

emails-language = Langue des e‑mails qui vous sont adressés
