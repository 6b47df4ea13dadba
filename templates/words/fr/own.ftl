# Une autre adresse, un seul compte de deux.

own-address = Une autre adresse pour un compte
own-confirmed = Confirmé ici
own-address-waits = Merci. Le changement prend effet quand il est confirmé aussi à l’autre adresse ; d’ici là, rien ne change.
own-address-changed = L’adresse est changée
own-address-done = Les deux adresses l’ont confirmé. Le compte a désormais sa nouvelle adresse : connectez-vous avec celle-ci.
own-address-nothing = Rien n’a été changé
own-address-taken = La nouvelle adresse ne peut pas être utilisée. Le compte a l’adresse qu’il avait.
own-address-kept = Le compte garde son adresse, et toutes ses sessions ont été fermées. Choisissez un nouveau mot de passe à la prochaine connexion.
own-address-unused = Votre adresse n’est pas utilisée, et la personne qui l’a demandée lit que ce n’est pas la sienne. Vous ne recevrez rien d’autre de nous.
own-address-same = L’adresse n’est pas changée
own-address-new-lede-html = { $name } souhaite utiliser cette adresse, <b class="any">{ $address }</b>, pour un compte ici.
own-address-new-about = Si c’est vous, confirmez-le au plus tard le { $until }. Si vous n’en savez rien, dites-le : l’adresse n’est alors pas utilisée.
own-address-old-lede-html = Quelqu’un qui est connecté à votre compte, { $name }, veut lui donner une autre adresse : <b class="any">{ $address }</b>
own-address-old-about = Si c’est vous, confirmez-le au plus tard le { $until }. Sinon, opposez-vous : votre compte garde cette adresse, et toutes ses sessions prennent fin.
own-address-confirmed = Déjà confirmé ici. L’autre adresse ne l’a pas encore confirmé.
own-not-me = Ce n’est pas moi
own-object = S’opposer
own-merge-title = Un seul compte de deux
own-merge-waits = Merci. Les deux comptes sont réunis quand l’autre l’a confirmé ; d’ici là, rien ne change.
own-merge-from = Merci. L’autre compte prend fin le { $day }, et aussitôt s’il est confirmé par le lien de l’e‑mail envoyé à son adresse. D’ici là, quiconque lit l’une des deux adresses peut s’y opposer.
own-merge-done = Les deux comptes n’en font plus qu’un. Tout ce qui était ouvert est avec le compte qui continue ; l’autre a pris fin. Les deux adresses ont été averties.
own-merged = Les comptes sont réunis
own-merge-objected = Rien n’est réuni, et toutes les sessions de votre compte ont été fermées. Choisissez un nouveau mot de passe à la prochaine connexion.
own-merge-objected-other = Rien n’est réuni, et la personne qui l’a demandé lit que vous vous y êtes opposé. Votre compte est comme avant.
own-apart = Les comptes restent séparés
own-merge-other-html = { $name }, <b class="any">{ $address }</b>, dit que votre compte à l’adresse <b class="any">{ $other }</b> appartient à la même personne que le sien.
own-merge-own-html = Quelqu’un qui est connecté à votre compte, { $name }, dit que le compte à l’adresse <b class="any">{ $other }</b> est aussi le sien.
own-merge-ends-html = <b>Votre compte prendrait fin.</b> Tout ce qu’il a irait à l’autre.
own-merge-stays = Votre compte continuerait. Tout ce que l’autre a lui reviendrait.
own-merge-about = Brouillons, demandes, équipes, invitations, ceux pour qui vous parlez, registres que vous tenez et e‑mails que vous avez arrêtés passent au compte qui continue. Mot de passe, second facteur, sessions et jetons de l’autre prennent fin. Ce qui a été dit en public garde son nom. Cela ne peut pas être annulé.
own-merge-effect = L’autre compte l’a confirmé. Cela prend effet le { $from }, sauf opposition.
own-merge-unless = Rien ne change à moins que vous ne le confirmiez, connecté à ce compte, au plus tard le { $until }.
own-merge-unless-other = Rien ne change à moins que l’autre compte ne le confirme au plus tard le { $until }.
own-merge-confirmed = Déjà confirmé ici.
own-merge-another-html = Vous êtes connecté à un autre compte. Déconnectez-vous, connectez-vous avec <b class="any">{ $other }</b>, et ouvrez de nouveau le lien.
own-merge-sign-in = Se connecter pour confirmer
own-merge-mine = Les deux comptes sont à moi
own-merge-let = Laisser mon compte prendre fin
