# In which language somebody is written to.

emails-language = Sprache der E-Mails an Sie
