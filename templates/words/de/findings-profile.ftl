# Was Regeln und Beispiele neben einem Entwurf nicht sagen dürfen; jeweils hinter dem Namen des Feldes.

finding-profile-lower-case = wird in Kleinbuchstaben geschrieben
finding-profile-since = URN-Namensräume werden seit 1997 registriert
finding-profile-component = möglich sind undefined, reserved, forbidden oder "used: …"
finding-profile-one-of = möglich sind { $list }
finding-profile-topics = anzugeben sind eines bis drei
finding-profile-none-of = { $word } ist keines von { $list }
finding-profile-start = hier steht der Name einer Regel
finding-profile-grammar = eine Grammatik ist nötig; jeder NSS ist pchar *( pchar / "/" )
finding-profile-home = { $rule } ist eine Regel allein des Namensraums { $nid }
finding-profile-check = { $word } ist keine Werteregel; es gibt { $list }
finding-profile-begins = beginnt nicht mit urn:{ $nid }:
finding-profile-no-urn = ist als gültig angegeben, aber keine URN
finding-profile-empty = ist leer; was nicht bekannt ist, wird weggelassen
finding-profile-characters = hat höchstens { $most } Zeichen
finding-profile-control = enthält ein Steuerzeichen
finding-profile-address = ist eine Adresse, die mit http:// oder https:// beginnt, höchstens { $most } Bytes lang
finding-profile-most = höchstens { $most } sind möglich
finding-profile-bytes = hat höchstens { $most } Bytes
finding-profile-rules-bytes = Regeln und Beispiele haben zusammen höchstens { $most } Bytes; diese haben { $size }
finding-profile-issued = Höchstens { $most } vergebene Namen in { $bytes } Bytes; dies sind { $count }
finding-profile-line = Zeile { $line }: { $why }
