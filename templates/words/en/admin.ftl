# Messages that only administrators see. They are in English only.

admin-accounts-about = Everyone with an account is a registrant. A change of roles ends the person’s sessions.
admin-failing-html = Emails to this address: { $why }. <a href="/operator/emails">Outgoing emails</a>
admin-role-wanted = { $by } wants to give { $name } the role: { $roles }. Another administrator must confirm it.
admin-confirm-the-role-html = Confirm<span class="vh"> the role of { $name }</span>
admin-reject-the-role-html = Reject<span class="vh"> the role of { $name }</span>
admin-roles-and-access-html = Roles and access<span class="vh"> of { $name }</span>
admin-save-roles-html = Save roles<span class="vh"> of { $name }</span>
admin-reactivate-account-html = Reactivate account<span class="vh"> of { $name }</span>
admin-suspend-account-html = Suspend account<span class="vh"> of { $name }</span>
admin-close-account-permanently-html = Close account permanently<span class="vh">: { $name }</span>
admin-end-all-sessions-html = End all sessions<span class="vh"> of { $name }</span>
admin-reset-second-factor-html = Reset second factor<span class="vh"> of { $name }</span>
admin-appointments-about = Each appointment has dates and a registry. You can appoint a temporary expert for one request.
admin-end-today-html = End today<span class="vh">: { $name }, { $text }</span>
admin-end-hint = Stored in the audit log. An open Discuss of this expert no longer blocks a decision.
admin-end-appointment-html = End appointment<span class="vh">: { $name }</span>
admin-audit-about-html = All events in this registry, newest first. Refused actions are in the <a href="/admin/security">security log</a>.
admin-download-events-html = Download these events: <a href="{ $csv }">CSV</a>, <a href="{ $jsonl }">JSON Lines</a>. A file has up to 10,000 events; its Link header has the URL of the next file.
admin-notice-reset-requested = Another administrator must confirm the reset within one day.
admin-notice-roles = Another administrator must confirm the new role.
admin-notice-reset = The second factor has been reset.
admin-close-reason = Reason (sent to the account owner and recorded in the audit log)
admin-close-about = Use this for the second account of a person, or for an account that must not be used again. The address, password, second factor, sessions and tokens are removed, and the owner is notified. Comments and decisions keep the name. A closed account cannot be reactivated. To lock an account temporarily, suspend it instead.
admin-close-not-yet = The account cannot be closed yet: { $open }.
admin-f-until-hint = The first day on which the appointment no longer applies
admin-f-request-hint = For a temporary expert, enter the request number
admin-appointment = { $lead ->
    [yes] lead
   *[no] expert
} of the { $registry } registry from { $since }{ $until ->
    [none] {""}
   *[other] { " " }until { $until }
}{ $one_request ->
    [yes] , for one request
   *[no] {""}
}
admin-notice-closed = The account was closed.
admin-notice-sessions = The sessions have been ended.

refusal-only-admin = Only administrators can do this
refusal-has-account = There is already an account for { $email }
refusal-admin-exists = There is already an administrator. Ask them for a role
refusal-last-admin = This is the last administrator. Add another administrator first
refusal-this-no-factor = This account does not have a second factor
refusal-account-unverified = The owner of this account has not verified the address and chosen a name yet
refusal-account-closed-for-good = This account is closed and cannot be suspended or reactivated
refusal-choose-person = Choose a person with an active account
refusal-end-date = The end date must be after the first day
refusal-no-lead-role = This person does not have the role of lead. Assign the role on the page of accounts first; another administrator must confirm it
refusal-end-reason = Enter the reason for ending the appointment
refusal-close-roles = The account has roles: { $roles }. Remove them first
refusal-close-requests = The account is responsible for open requests: { $requests }
refusal-role-requester-left = The person who requested this role is no longer an administrator. Request it again
refusal-own-reset = You requested this reset. Another administrator must confirm it. If there is no other administrator, use the command line: nidreg account reset-second-factor
refusal-own-factor = Remove your own second factor on the page of your account
refusal-own-role = You requested this role. Another administrator must confirm it
refusal-key-in-use = The old key is still in use: nidreg key state shows where. If the old key has been disclosed, remove it with --anyway
refusal-same-names = Other accounts have the same or a similar name: { $others }. Readers could not tell them apart. Ask one of the persons to change their name, or suspend the other account

refused-page = Access to a page for another role
refused-form = Form from another site refused
refused-token = Program with an invalid token
refused-blocked = Temporarily blocked after too many failures
refused-code = Wrong code
refused-password = Wrong password
refused-confirmation = Wrong password of a signed-in person

thing-this-account = This account
thing-appointment = This appointment
thing-reset = This reset
thing-role-change = This change of roles

word-accounts = Accounts
word-actor = Actor
word-all-actions = All actions
word-all-appointments = All appointments
word-appoint-an-expert = Appoint an expert
word-appoint-expert = Appoint expert
word-audit-log = Audit log
word-close-account-permanently = Close account permanently
word-close-an-account = Close an account
word-close-the-account = Close the account
word-earlier-entries = Earlier entries
word-email-address-not-verified = Email address not verified
word-end-date-optional = End date (optional)
word-events = Events
word-expert-appointments = Expert appointments
word-first-day = First day
word-name-or-address = Name or address
word-none = None.
word-object = Object
word-only-for-this-request-optional = Only for this request (optional)
word-person = Person
word-person-request-namespace-or-keyword = Person, request, namespace or keyword
word-public-list = Public list
word-select-the-registry = Select the registry
word-suspended = Suspended
admin-one-key = There is only one key
word-time = Time

account-everyone = All accounts and roles
account-security = Security log
activity-all = Actions on accounts and refused attempts.
activity-no-account = no account
button-appoint = Appoint
email-roles-asked = { $by } wants to give { $name } ({ $address }) the role: { $roles }. Another administrator must confirm this within { $days } days: { $link }. If you did not expect this, ask the other administrators.
email-roles-given = { $by } gave { $name } ({ $address }) the role: { $roles }. If you did not expect this, ask the administrators.
todo-appoint-lead = Appoint a lead
todo-confirm-account-change = Confirm or reject a change that another administrator requested
