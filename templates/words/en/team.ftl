# Collaborators on a request, and invitations.

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
team-f-email-hint = The invitation is sent by email and is valid for 14 days
team-join-title = Collaborate on { $number }
team-join-lede = You are invited to collaborate on this request: { $title }.
team-join-about = You will be able to see and edit the draft, and you will get the emails about it. You can leave at any time.
team-join = Accept invitation
