# Who works on a request, the invitation, and the private link.

team-title = Who works on { $number }
team-people = People
team-owner = { $name }, who started it
team-leave = Leave
team-remove-html = Remove<span
    class="vh"> { $name }</span>
team-invited = { $email }, invited
team-uninvite-html = Withdraw the invitation<span class="vh"> of
    { $email }</span>
team-invite-title = Invite someone
team-invite-about = They can edit, answer and send texts. Only you can invite and remove people. Anyone who works on the text cannot review it
    later.
team-invite = Invite
team-share-title = Share a private preview
team-share-about = Anyone who has the link can read the draft as it stands, without an account, until you end it. They cannot change anything.
team-link = The link, shown this once:
team-link-new = End the link and make a new one
team-link-make = Make a private
    link
team-link-end = End the link
team-f-email = Email address
team-f-email-hint = They get a letter with a link that is good for 14 days
team-join-page = Join a request
team-join-title = Work on { $number }
team-join-lede = You are invited to work on this request: { $title }.
team-join-about = You will see the draft, edit it, and get the emails about it. You can leave at any time.
team-join = Join
