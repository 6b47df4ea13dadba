# Qui travaille sur une demande, et l’invitation.

team-title = Collaborateurs de { $number }
team-people = Collaborateurs
team-owner = { $name } (propriétaire)
team-leave = Quitter
team-remove-html = Retirer<span
    class="vh"> { $name }</span>
team-invited = { $email }, invitation envoyée
team-uninvite-html = Retirer l’invitation<span class="vh"> de
    { $email }</span>
team-invite-title = Inviter un collaborateur
team-invite-about = Les collaborateurs peuvent modifier le texte, répondre et soumettre des révisions. Vous seul pouvez inviter et
    retirer des collaborateurs. Qui collabore au texte ne peut pas l’examiner ensuite.
team-invite = Inviter
team-f-email-hint = L’invitation est envoyée par e‑mail et vaut 14 jours
team-join-title = Collaborer à { $number }
team-join-lede = Vous êtes invité à collaborer à cette demande : { $title }.
team-join-about = Vous pourrez voir et modifier le brouillon, et vous recevrez les e‑mails à son sujet. Vous pouvez partir à tout
    moment.
team-join = Accepter l’invitation
