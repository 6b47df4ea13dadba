# Collaborators on a request, invitations, and the private link.

team-title = Collaborators on { $number }
team-people = Collaborators
team-owner = { $name } (owner)
team-leave = Leave
team-remove-html = Remove<span
    class="vh"> { $name }</span>
team-invited = { $email }, invited
team-uninvite-html = Withdraw the invitation<span class="vh"> of
    { $email }</span>
team-invite-title = Invite a collaborator
team-invite-about = Collaborators can edit the text, reply and submit revisions. Only you can invite and remove collaborators. People who collaborate on the text cannot review it
    later.
team-invite = Invite
team-share-title = Share a private preview
team-share-about = Anyone with the link can read the current draft without an account until you remove the link. They cannot change anything.
team-link = Private link (shown only once):
team-link-new = Replace the link
team-link-make = Create private
    link
team-link-end = Remove link
team-f-email = Email address
team-f-email-hint = The invitation is sent by email and is valid for 14 days
team-join-title = Collaborate on { $number }
team-join-lede = You are invited to collaborate on this request: { $title }.
team-join-about = You will be able to see and edit the draft, and you will get the emails about it. You can leave at any time.
team-join = Accept invitation
