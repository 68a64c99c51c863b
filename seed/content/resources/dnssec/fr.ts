import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'DNSSEC : comment il protège votre domaine',
  description:
    'De quoi protège DNSSEC, comment fonctionne la chaîne de confiance, et comment changer de serveurs DNS sans rendre le domaine injoignable.',
  next: { heading: 'Protégez votre DNS des fausses réponses.', label: 'Chercher un domaine avec DNS premium' },
  body: [
    text(
      'Le DNS date d’une époque où l’on se faisait confiance. La première réponse reçue est tenue pour vraie, sans que rien le prouve. DNSSEC ajoute une signature à chaque réponse : les résolveurs peuvent ainsi détecter et rejeter les fausses.',
    ),
    heading('Contre quoi DNSSEC protège, et contre quoi il ne peut rien'),
    text(
      'Il protège des fausses réponses : un attaquant sur le réseau, ou un cache empoisonné, envoie vos visiteurs vers un autre serveur sous votre domaine. Avec DNSSEC, un résolveur validant rejette cette réponse, et le visiteur voit une erreur au lieu d’un faux site.',
    ),
    points(
      'DNSSEC ne chiffre pas. Quiconque peut lire le trafic voit toujours quels domaines sont demandés.',
      'DNSSEC ne remplace pas un certificat SSL. Le certificat prouve, une fois la connexion établie, que le serveur est le vôtre. Il faut les deux.',
      'DNSSEC n’aide pas contre un compte volé. Qui peut modifier vos enregistrements peut aussi les faire signer.',
    ),
    heading('Comment fonctionne la chaîne de confiance'),
    text(
      'Chaque zone a une paire de clés. Le serveur DNS signe ses enregistrements avec la clé privée ; la clé publique est publiée dans la zone comme DNSKEY. La zone supérieure confirme que cette clé est authentique : le registre publie un enregistrement DS, l’empreinte de votre clé. La clé du registre est confirmée par la racine, et celle de la racine est intégrée à tous les résolveurs validants.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Deux acteurs doivent donc coopérer : l’exploitant de vos serveurs DNS détient la clé, et le bureau d’enregistrement de votre domaine transmet son empreinte au registre.',
    ),
    heading('Ce qui échoue le plus souvent'),
    text(
      'Presque toutes les pannes DNSSEC ont la même cause. On change de serveurs DNS, les nouveaux signent avec une autre clé ou pas du tout, et le registre publie encore l’empreinte de l’ancienne. Les résolveurs validants rejettent alors les bonnes réponses. Votre domaine est injoignable pour un tiers des visiteurs peut-être, alors que chez vous tout fonctionne.',
    ),
    heading('Changer de serveurs DNS avec DNSSEC'),
    steps(
      'Demandez à votre bureau d’enregistrement de faire retirer l’enregistrement DS du registre.',
      'Attendez que le TTL de l’enregistrement DS soit écoulé. Pour la plupart des extensions, un jour suffit.',
      'Changez les serveurs DNS, comme décrit dans [Faire pointer un domaine vers un autre hébergeur](/knowledge-base/point-a-name).',
      'Vérifiez que les nouveaux répondent correctement, puis faites ajouter le nouvel enregistrement DS.',
    ),
    text(
      'Il en va de même pour un [transfert de domaine](/knowledge-base/transfer-a-domain) : si les serveurs DNS appartiennent à l’ancien bureau d’enregistrement et s’arrêtent avec le contrat, retirez d’abord le DS. S’ils restent, DNSSEC peut rester aussi.',
    ),
    heading('Vérifier si un domaine est signé'),
    text('Un résolveur validant l’indique dans sa réponse. Cherchez l’indicateur `ad` (authenticated data) :'),
    code('dig +dnssec example.com A'),
    text(
      'Sans indicateur ni ligne RRSIG, le domaine n’est pas signé. Si la réponse est `SERVFAIL` et devient normale avec `+cd`, qui désactive la validation, le domaine est signé, mais DNSSEC est mal configuré. La [recherche DNS](/domains/dns) montre les enregistrements eux-mêmes ; commencez par là.',
    ),
    heading('DNSSEC chez nous'),
    text(
      'DNSSEC fait partie de l’option DNS premium, avec des serveurs DNS en de nombreux endroits et des changements effectifs en une minute. Nous créons les clés, les renouvelons à temps et transmettons l’empreinte au registre. Cochez l’option dans la ligne dépliée de la [recherche](/domains/search), ou ajoutez-la plus tard : [écrivez-nous](/contact). Quelques extensions ne prennent pas encore DNSSEC en charge ; le support vous le dit avant que vous payiez.',
    ),
  ],
}
