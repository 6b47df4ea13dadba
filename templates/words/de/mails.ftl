# Die Seite, die jede E-Mail zeigt.
mails-title = Die E-Mails dieses Verzeichnisses
mails-crumb = E-Mails
mails-lede-html = Es gibt { $count } Arten. Hier steht jede an ihrem Ort in einer erfundenen Geschichte: Die Gesellschaft der Leuchtturmwärter beantragt
    <code>urn:lighthouse</code>.
mails-how = Jede beginnt mit dem, was zu tun ist, und dem Link. Wenn sie beantwortet werden kann, sagt sie, was eine Antwort bewirkt und wer sie liest. Am Ende steht, warum
    sie kam, wer sie sonst bekommt und wie man sie abbestellt oder warum sie immer kommt. Alle E-Mails zu einem Antrag sind in Ihrem Mailprogramm eine Unterhaltung.
    Mehrere Neuigkeiten zu einem Antrag und die Erinnerungen eines Tages gehen als eine E-Mail hinaus.
mails-choose = Wählen Sie, welche
    Sie bekommen.
mails-fates = Was aus einer E-Mail an uns werden kann
mails-fates-all = { $fates }.
mails-sent = Gesendet, wenn { $when }.
mails-goes = Sie geht an { $to }.
mails-at-screen = Geht vor allen anderen hinaus.
mails-at-once = Geht sofort hinaus.
mails-together = Geht nach zehn Minuten hinaus, zusammen mit dem, was bis dahin sonst neu ist.
mails-daily = Geht nach zehn Minuten hinaus, mit den anderen Erinnerungen; eine solche E-Mail am Tag.
mails-last = Geht nach allen anderen hinaus.
mails-stops = Kann abbestellt werden, mit allem aus „{ $topic }“.
mails-list = Wer die Liste abonniert hat, meldet sich bei der Liste selbst ab.
mails-always = Kommt immer.
mails-they-write = Was geschrieben wird
mails-its-fate = Was daraus wird: { $fate }.
mails-answers = Das Verzeichnis schreibt:
mails-parts = Unterhaltungen
mails-before = Davor: { $title }
mails-next = Weiter: { $title }
mails-fate = { $fate ->
    [waiting] wartet auf die Veröffentlichung
    [to_confirm] wartet auf die Bestätigung durch den Absender
    [commented] als Kommentar veröffentlicht
    [answered] als Antwort veröffentlicht
    [withdrawn] vom Absender zurückgezogen
    [held] wartet auf den Betrieb
    [dropped] nicht veröffentlicht
    [bounced] meldet, dass eine E-Mail von uns nicht ankam
    [placed] vom Betrieb einem Antrag zugeordnet
    [settled] vom Betrieb erledigt
   *[discarded] vom Betrieb verworfen
}
mails-part = { $part ->
    [account] Ein Konto
    [review] Vom ersten Text zur Registrierung
    [bodies] Normungsgremien und die IESG
    [ends] Abgelehnt, angefochten, zurückgezogen, verfallen, angehalten
    [names] Derselbe Name oder derselbe Antrag
    [registered] Was registriert ist
    [desk] Die tägliche Arbeit
   *[answers] Was aus einer E-Mail an uns wird
}
mails-story = { $part ->
    [account] Rita Lindgren eröffnet ein Konto für die Gesellschaft der Leuchtturmwärter und kümmert sich darum.
    [review] Rita beantragt urn:lighthouse. Olga Novak nimmt den Antrag im Betrieb entgegen; Edda Berg und Sven Dahl begutachten ihn; Lena Ortiz leitet die Fachgutachter und entscheidet.
    [bodies] Derselbe Antrag geht einen anderen Weg: Ein Normungsgremium entscheidet, oder der Internationale Verband der Leuchttürme stellt ihn im Schnellverfahren. Lars Holm ist die Verbindungsperson der IESG.
    [ends] Derselbe Antrag endet ohne Registrierung oder wird unterwegs aufgehalten.
    [names] Auch jemand anderes beantragt urn:lighthouse, in R-2026-0016: Gemeint sind Feuerschiffe.
    [registered] urn:lighthouse ist registriert. Es wird berichtigt, weitergegeben, für überholt erklärt; die Kontakte werden gefragt, ob es noch gilt.
    [desk] Was beim Betrieb ankommt, was fällig oder überfällig ist, und die Übersicht einer Woche.
   *[answers] Rita und andere schreiben an das Verzeichnis. Zu jeder eingehenden E-Mail gibt es eine Zeile mit dem, was aus ihr wurde, und dem Grund, und eine Weile lang auch ihre Bytes. Der Betrieb liest sie alle.
}
mails-way = { $way ->
    [comment] Rita Lindgren antwortet aus ihrem Mailprogramm auf den Kommentar von Edda Berg
    [answer] Rita Lindgren antwortet auf die E-Mail mit einer Frage
    [stop] Rita Lindgren antwortet auf eine E-Mail zum Antrag
    [encrypted] Rita Lindgren antwortet in einer verschlüsselten E-Mail
    [held] Dasselbe, im Betrieb
    [notice] Olga Novak vom Betrieb antwortet auf die Mitteilung über einen neuen Antrag
    [list] Jemand schreibt auf der öffentlichen Begutachtungsliste über den Antrag
    [machine] Das Mailprogramm von Sven Dahl antwortet von selbst
    [bounce] Ein Mailserver meldet, dass die E-Mail mit der Frage nicht ankam
   *[old-list] Jemand schreibt an die frühere Adresse der Liste
}
mails-then = { $way ->
    [comment] Sie wird ein Kommentar, wenn ihre Minuten um sind. Bis dahin kann Rita sie zurückziehen oder sofort veröffentlichen. Das Zitat am Ende wird weggelassen.
    [answer] Sie beantwortet die Frage, sobald Rita sie bestätigt hat. Nach sieben Tagen ohne Bestätigung erfährt es der Betrieb, und nichts wird veröffentlicht.
    [stop] E-Mails zu diesem Antrag, die nur informieren, kommen nicht mehr. Nichts wird veröffentlicht.
    [encrypted] Ein Mensch sieht sie zuerst an. So ist es auch mit einer E-Mail, die keine Worte hat, eingepackt ist, die E-Mail von jemand anderem weiterleitet, sich wie eine Abwesenheitsnotiz liest, Zeichen hat, die nicht veröffentlicht werden können, oder einen Fachgutachter nennt, der ohne Namen antwortet.
    [held] Der Betrieb erfährt davon, höchstens einmal in der Stunde. Er ordnet sie einem Antrag zu, schreibt der Person, die sie gesendet hat, oder verwirft sie mit einem Grund.
    [notice] Antworten auf Mitteilungen an Betrieb und Leitung sind nicht für die Öffentlichkeit: Der Betrieb liest sie, und nichts wird veröffentlicht.
    [list] Sie steht neben dem Antrag zu lesen, mit der Absenderangabe der Liste. Ein Konto ist nicht nötig.
    [machine] Kein Mensch hat sie geschrieben: Sie wird nicht veröffentlicht, und niemand erfährt davon.
    [bounce] Das wird bei dieser E-Mail und bei der Adresse vermerkt. Nach der dritten wird das Senden dorthin angehalten. Wer etwas gefragt hat, wartet auf eine Antwort, die nicht kommen kann; daher erfährt es der Betrieb.
   *[old-list] Die neue Adresse wird mitgeteilt, einmal.
}
mails-to = { $kind ->
    [verify] Sie allein
    [account_exists] Sie allein
    [reset] Sie allein
    [elsewhere] Sie allein
    [address_new] diese Adresse
    [address_leaves] die bisherige Adresse; die neue bekommt eine andere E-Mail
    [address_in_use] Sie allein
    [erasure_confirm] diese Adresse
    [erasure_answered] die Person, die den Antrag gestellt hat
    [draft_deleted] die Personen, die daran mitgewirkt haben
    [security] Sie allein
    [new_device] Sie allein
    [email_waits] Sie allein
    [confirm_answer] Sie allein
    [not_published] Sie allein
    [stopped] Sie allein
    [old_list] Sie allein
    [invitation] Sie allein
    [received] die Person, die den Antrag gesendet hat; der Betrieb bekommt eine andere
    [to_list] die öffentliche Begutachtungsliste
    [list_news] die öffentliche Begutachtungsliste
    [assignment] die gefragten Fachgutachter
    [question] den Registranten und alle, die am Antrag mitwirken
    [answered] die Person, die gefragt hat, und die Fachgutachter oder den Betrieb, je nachdem, wer als Nächstes am Zug ist
    [opened] den Registranten und alle, die am Antrag mitwirken; die gefragten Fachgutachter bekommen eine andere
    [your_turn] alle, die jetzt am Zug sind
    [discuss] den Registranten und alle, die am Antrag mitwirken
    [new_snapshot] die Fachgutachter, die gefragt wurden oder Stellung genommen haben
    [comment] den Registranten und alle, die am Antrag mitwirken, oder, wenn der Registrant kommentiert hat, die gefragten Fachgutachter
    [comment_struck] den Registranten und alle, die am Antrag mitwirken, oder, wenn der Registrant kommentiert hat, die gefragten Fachgutachter
    [decision_needed] die Leitung
    [approved] den Registranten, alle, die am Antrag mitwirken, die Fachgutachter und den Betrieb
    [waiver] die Leitung
    [conflict_taken_back] die Leitung und den Betrieb
    [assignment_declined] den Betrieb
    [sent_back] die Fachgutachter, die gefragt wurden oder Stellung genommen haben, den Registranten und alle, die am Antrag mitwirken
    [track_changed] den Registranten, alle, die am Antrag mitwirken, und die gefragten Fachgutachter
    [registered] den Registranten, alle, die am Antrag mitwirken, und die gefragten Fachgutachter
    [gathered] Sie allein; jede dieser Nachrichten ging an andere in einer eigenen E-Mail
    [report] die Verbindungspersonen
    [reported] den Registranten, alle, die am Antrag mitwirken, und den Betrieb; die Verbindungspersonen bekommen den Bericht
    [directed] den Registranten, alle, die am Antrag mitwirken, und die gefragten Fachgutachter
    [body_answered] den Registranten, alle, die am Antrag mitwirken, und die gefragten Fachgutachter
    [recognition_asked] die Verbindungspersonen
    [recognition_answered] den Registranten und alle, die am Antrag mitwirken
    [completion_asked] den Registranten, alle, die am Antrag mitwirken, und den Betrieb
    [concurrence] die gefragten Fachgutachter
    [declined] den Registranten, alle, die am Antrag mitwirken, die Fachgutachter, die Leitung und den Betrieb
    [appeal] die Leitung, den Betrieb, alle, die am Antrag mitwirken, und seine Fachgutachter; in der zweiten Stufe auch die Verbindungspersonen
    [appeal_decided] die Person, die Einspruch eingelegt hat, alle, die am Antrag mitwirken, und seine Fachgutachter
    [withdrawn] die gefragten Fachgutachter und den Betrieb
    [lapse_warning] den Registranten und alle, die am Antrag mitwirken
    [lapsed] den Registranten und alle, die am Antrag mitwirken
    [goes_on] den Registranten, alle, die am Antrag mitwirken, die Fachgutachter und den Betrieb
    [hold_waits] die anderen Betreiber: Einer von ihnen bestätigt sie oder lässt sie fallen
    [hold] den Registranten, alle, die am Antrag mitwirken, und die Leitung
    [paper_struck] den Registranten und alle, die am Antrag mitwirken
    [contended] die Registranten beider Anträge und die gefragten Fachgutachter
    [room_note] die Registranten aller Anträge für den Namen
    [contention_settled] die Registranten aller Anträge für den Namen
    [duplicate] die Registranten beider Anträge, alle, die daran mitwirken, und die Fachgutachter beider
    [duplicate_taken_back] die Registranten beider Anträge, alle, die daran mitwirken, und die Fachgutachter beider
    [authority_asked] alle Kontakte, die der registrierte Text nennt
    [authority_answered] die antragstellende Seite, alle, die mitwirken, und den Betrieb
    [change_notice] alle Kontakte, die der registrierte Text nennt
    [heir_asked] die Adresse des neuen Registranten; die Kontakte des Namensraums bekommen eine Mitteilung
    [accepted] den Registranten, alle, die am Antrag mitwirken, und den Betrieb
    [consent_asked] die Fachgutachter des Verzeichnisses
    [consented] den Betrieb, den Registranten und alle, die am Antrag mitwirken
    [corrected] den Registranten und alle, die am Antrag mitwirken
    [status_notice] die öffentliche Begutachtungsliste, den Registranten und alle, die am Antrag mitwirken
    [status_mark] alle Kontakte, die der registrierte Text nennt, und die öffentliche Begutachtungsliste
    [promise_asked] Sie allein
    [promise_silent] den Betrieb
    [arrived] den Betrieb; die Person, die den Antrag gesendet hat, bekommt eine Empfangsbestätigung
    [erasure_waits] den Betrieb
    [unreachable] den Betrieb
    [desk_handed] den Betreiber, der den Antrag jetzt hat, und den, der ihn hatte
    [publication_waits] die anderen Betreiber: Einer von ihnen bestätigt sie
    [published_alone] alle Betreiber und Administratoren
    [held_mail] den Betrieb
    [address_fails] den Betrieb
    [reminder] alle, auf die es wartet
    [overdue] alle, auf die es wartet
    [escalation] die Leitung, dann den Betrieb, dann die Administratoren
    [reminders] Sie allein; jede dieser Nachrichten ging an andere in einer eigenen E-Mail
   *[digest] alle Fachgutachter und Betreiber, jeweils mit dem, was auf sie wartet
}
