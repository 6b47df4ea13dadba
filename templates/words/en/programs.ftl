# Messages that only programs get. They are in English only.

problem-unclear-key = The connection to the database was lost while the change was being saved, so the outcome is not known. Send the same request again with the same Idempotency-Key; it is not performed twice
problem-unclear-read = The connection to the database was lost while the change was being saved, so the outcome is not known. Read the current state before you send the request again
problem-accept-datetime = Accept-Datetime must be a date such as "Thu, 01 Jun 2023 00:00:00 GMT" (RFC 7089, 2.1.1)
problem-file-format = The field "as" takes "csv" or "ndjson"
problem-field-shut = The field "shut" must be yes or no
problem-parameter-disposition = The parameter "disposition" must be waiting, sent, given-up, canceled or bounced
problem-parameter-action-holder = The parameter "action_holder" must be operators or others
problem-no-action = This action does not exist
problem-role = "{ $name }" is not a role; use expert, lead, operator, representative, liaison or admin
