# Wer an einem Antrag arbeitet, die Einladung und der private Link.

team-title = Wer an { $number } arbeitet
team-people = Personen
team-owner = { $name }, hat den Antrag begonnen
team-leave = Verlassen
team-remove-html = Entfernen<span
    class="vh">: { $name }</span>
team-invited = { $email }, eingeladen
team-uninvite-html = Die Einladung zurückziehen<span class="vh">:
    { $email }</span>
team-invite-title = Jemanden einladen
team-invite-about = Eingeladene können bearbeiten, antworten und Texte senden. Einladen und entfernen können nur Sie. Wer am Text mitwirkt, kann ihn später nicht
    begutachten.
team-invite = Einladen
team-share-title = Eine private Vorschau teilen
team-share-about = Wer den Link hat, kann den Entwurf in seinem jeweiligen Stand ohne Konto lesen, bis Sie den Link beenden. Ändern lässt sich damit nichts.
team-link = Der Link, nur dieses eine Mal gezeigt:
team-link-new = Den Link beenden und einen neuen machen
team-link-make = Einen privaten Link machen
team-link-end = Den Link beenden
team-f-email = E-Mail-Adresse
team-f-email-hint = Dorthin geht eine E-Mail mit einem Link, der 14 Tage gilt
team-join-page = An einem Antrag mitwirken
team-join-title = An { $number } mitwirken
team-join-lede = Sie sind eingeladen, an diesem Antrag mitzuwirken: { $title }.
team-join-about = Sie werden den Entwurf sehen und bearbeiten können und die E-Mails dazu bekommen. Sie können jederzeit wieder gehen.
team-join = Mitwirken
