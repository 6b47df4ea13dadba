# Qui travaille sur une demande, l’invitation, et le lien privé.

team-title = Qui travaille sur { $number }
team-people = Personnes
team-owner = { $name }, qui l’a commencée
team-leave = Quitter
team-remove-html = Retirer<span
    class="vh"> { $name }</span>
team-invited = { $email }, invitation envoyée
team-uninvite-html = Retirer l’invitation<span class="vh"> de
    { $email }</span>
team-invite-title = Inviter quelqu’un
team-invite-about = Les personnes invitées peuvent modifier, répondre et envoyer des textes. Vous seul pouvez inviter et retirer des personnes. Qui travaille au texte
    ne peut pas l’examiner ensuite.
team-invite = Inviter
team-share-title = Partager un aperçu privé
team-share-about = Quiconque a le lien peut lire le brouillon dans son état du moment, sans compte, jusqu’à ce que vous y mettiez fin. Le lien ne permet aucune modification.
team-link = Le lien, montré cette seule fois :
team-link-new = Mettre fin au lien et en créer un nouveau
team-link-make = Créer un lien privé
team-link-end = Mettre fin au lien
team-f-email = Adresse e‑mail
team-f-email-hint = Un e‑mail y est envoyé, avec un lien valable 14 jours
team-join-page = Rejoindre une demande
team-join-title = Travailler sur { $number }
team-join-lede = Vous êtes invité à travailler sur cette demande : { $title }.
team-join-about = Vous verrez le brouillon, vous pourrez le modifier et vous recevrez les e‑mails à son sujet. Vous pouvez partir à tout moment.
team-join = Rejoindre
