# Messages that only administrators see. They are in English only.

account-everyone = All accounts and roles
account-security = Security log
activity-all = Actions on accounts and refused attempts.
activity-no-account = no account
email-roles-asked = { $by } wants to give { $name } ({ $address }) the role: { $roles }. Another administrator must confirm this within { $days } days: { $link }. If you did not expect this, ask the other administrators.
email-roles-given = { $by } gave { $name } ({ $address }) the role: { $roles }. If you did not expect this, ask the administrators.
thing-this-account = This account
refusal-only-admin = Only administrators can do this
refusal-has-account = There is already an account for { $email }
refusal-admin-exists = There is already an administrator. Ask them for a role
refusal-last-admin = This is the last administrator. Add another administrator first
refusal-this-no-factor = This account does not have a second factor
todo-appoint-lead = Appoint a lead
todo-confirm-account-change = Confirm or reject a change that another administrator requested
button-appoint = Appoint
