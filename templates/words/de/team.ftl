# Wer an einem Antrag arbeitet, und die Einladung.

team-title = Mitwirkende an { $number }
team-people = Mitwirkende
team-owner = { $name } (Eigentümer)
team-leave = Verlassen
team-remove-html = Entfernen<span
    class="vh">: { $name }</span>
team-invited = { $email }, eingeladen
team-uninvite-html = Die Einladung zurückziehen<span class="vh">:
    { $email }</span>
team-invite-title = Mitwirkende einladen
team-invite-about = Mitwirkende können den Text bearbeiten, antworten und Revisionen einreichen. Nur Sie können Mitwirkende
    einladen und entfernen. Wer am Text mitwirkt, kann ihn später nicht begutachten.
team-invite = Einladen
team-f-email-hint = Die Einladung wird per E-Mail gesendet und gilt 14 Tage
team-join-title = An { $number } mitwirken
team-join-lede = Sie sind eingeladen, an diesem Antrag mitzuwirken: { $title }.
team-join-about = Sie können den Entwurf sehen und bearbeiten und erhalten die E-Mails dazu. Sie können jederzeit ausscheiden.
team-join = Einladung annehmen
