import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'DNSSEC : des réponses signées',
  description:
    'Ce que DNSSEC protège ou non, comment marche la chaîne des signatures, et pourquoi un nom peut disparaître en changeant de serveurs.',
  next: { heading: 'Des réponses infalsifiables.', label: 'Chercher un nom avec DNS premium' },
  body: [
    text(
      'Le DNS date d’une époque où l’on se faisait confiance. On croit celui qui répond le premier, et rien dans la réponse ne prouve qu’elle est vraie. DNSSEC ajoute une signature à chaque réponse : une fausse se remarque et se jette.',
    ),
    heading('Ce qu’il protège, et ce qu’il ne protège pas'),
    text(
      'Il protège des fausses réponses : quelqu’un en chemin, ou un cache empoisonné, envoie vos visiteurs vers une autre machine sous votre nom. Avec DNSSEC, un résolveur qui vérifie refuse cette réponse, et le visiteur voit une erreur au lieu d’un piège.',
    ),
    points(
      'Il ne chiffre pas. Qui écoute voit toujours quels noms sont demandés.',
      'Il ne remplace pas un certificat. Celui-ci prouve, une fois la connexion établie, que la machine est la vôtre. Les deux vont ensemble.',
      'Il n’aide pas contre un compte volé. Qui peut changer vos entrées peut aussi les faire signer.',
    ),
    heading('Comment marche la chaîne'),
    text(
      'Chaque zone a une paire de clés. Avec la partie secrète, le serveur de noms signe ses entrées ; la partie publique figure dans la zone comme DNSKEY. Comment savoir que cette clé est authentique ? La zone du dessus le dit : le registre publie un enregistrement DS, l’empreinte de votre clé. La clé du registre est garantie par la racine, et celle de la racine est intégrée à tous les résolveurs.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Deux parties doivent donc s’accorder : qui tient vos serveurs de noms détient la clé, et qui gère votre nom remet l’empreinte au registre.',
    ),
    heading('Ce qui tourne mal'),
    text(
      'Presque tous les accidents avec DNSSEC se ressemblent. On change de serveurs de noms, les nouveaux signent avec une autre clé ou pas du tout, et le registre publie encore l’empreinte de l’ancienne. Les résolveurs qui vérifient prennent alors les bonnes réponses pour des fausses. Le nom a disparu pour un tiers des visiteurs peut-être, alors que chez vous tout marche.',
    ),
    heading('Changer de serveurs sans accident'),
    steps(
      'Faites retirer l’enregistrement DS au registre par le bureau d’enregistrement qui gère le nom.',
      'Attendez que sa durée de vie soit passée. Pour la plupart des extensions, un jour suffit.',
      'Changez les serveurs de noms, comme décrit dans [Diriger un domaine vers un autre hébergement](/knowledge-base/point-a-name).',
      'Vérifiez que les nouveaux répondent juste, puis faites inscrire le nouveau DS.',
    ),
    text(
      'Il en va de même d’un [transfert](/knowledge-base/transfer-a-domain) : si les serveurs de noms appartiennent à l’ancien bureau d’enregistrement et partent avec le contrat, retirez d’abord le DS. S’ils restent, DNSSEC reste aussi.',
    ),
    heading('Voir si un nom est signé'),
    text('Un résolveur qui vérifie le dit dans sa réponse. Cherchez le drapeau `ad`, pour authenticated data :'),
    code('dig +dnssec example.com A'),
    text(
      'Ni drapeau ni ligne RRSIG : pas signé. Une réponse `SERVFAIL` qui devient normale en ajoutant `+cd`, qui coupe la vérification : signé, mais cassé. La [recherche DNS](/domains/dns) montre les entrées elles-mêmes ; commencez par là.',
    ),
    heading('DNSSEC chez nous'),
    text(
      'Les réponses signées font partie de l’option DNS premium, avec des serveurs de noms en de nombreux endroits et des changements visibles en une minute. Nous créons les clés, les renouvelons à temps et remettons l’empreinte au registre. Elle se coche dans la ligne ouverte de la [recherche](/domains/search), ou s’ajoute plus tard : [écrivez-nous](/contact). Quelques extensions ne connaissent pas encore DNSSEC ; le support vous le dit avant que vous payiez.',
    ),
  ],
}
