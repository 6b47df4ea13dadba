# Messages that only programs get. They are in English only.

problem-unclear-key = The connection to the database was lost while the change was being saved, so the outcome is not known. Send the same request again with the same Idempotency-Key; it is not performed twice
problem-unclear-read = The connection to the database was lost while the change was being saved, so the outcome is not known. Read the current state before you send the request again
