# In which language somebody is written to.

emails-language = Language of emails to you
