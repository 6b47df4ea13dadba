# In which language somebody is written to.

emails-language = Langue des courriels qui vous sont adressés
