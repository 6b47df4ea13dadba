# Was Regeln und Beispiele neben einem Entwurf nicht sagen dürfen; jeweils hinter dem Namen des Feldes.

finding-profile-lower-case = muss in Kleinbuchstaben geschrieben sein
finding-profile-since = muss 1997 oder später sein, als die Registrierung von URN-Namensräumen begann
finding-profile-component = muss undefined, reserved, forbidden oder "used: …" sein
finding-profile-one-of = muss eines von { $list } sein
finding-profile-topics = muss ein bis drei Themen enthalten
finding-profile-none-of = { $word } ist kein bekanntes Thema. Verwenden Sie eines von: { $list }
finding-profile-start = muss der Name einer Regel sein
finding-profile-grammar = muss eine Grammatik enthalten; pchar *( pchar / "/" ) lässt jeden NSS zu
finding-profile-home = { $rule } kann nur für den Namensraum { $nid } verwendet werden
finding-profile-check = { $word } ist keine bekannte Werteregel. Verwenden Sie eine von: { $list }
finding-profile-begins = muss mit urn:{ $nid }: beginnen
finding-profile-no-urn = ist als gültig angegeben, aber keine URN
finding-profile-empty = darf nicht leer sein; lassen Sie unbekannte Werte weg
finding-profile-characters = darf höchstens { $most } Zeichen haben
finding-profile-control = darf keine Steuerzeichen enthalten
finding-profile-address = muss eine Adresse sein, die mit http:// oder https:// beginnt und höchstens { $most } Bytes hat
finding-profile-most = darf höchstens { $most } Einträge haben
finding-profile-bytes = darf höchstens { $most } Bytes haben
finding-profile-line = Zeile { $line }: { $why }
