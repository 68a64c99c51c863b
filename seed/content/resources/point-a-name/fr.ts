import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Diriger un domaine vers un autre hébergement',
  description:
    'Serveurs de noms ou entrées isolées : lesquels changer, dans quel ordre, comment vérifier le résultat, et comment retrouver le chemin du retour.',
  next: { heading: 'Où mène votre nom en ce moment ?', label: 'Lire le DNS' },
  body: [
    text(
      'Un nom et un hébergement sont deux contrats, parfois dans deux maisons. Pour les réunir, on dit au nom où habite le site. Il y a deux façons de le dire, et c’est en prenant la mauvaise qu’on perd des mails.',
    ),
    heading('Deux chemins, et lequel est le vôtre'),
    text(
      '**Changer des entrées isolées.** Les serveurs de noms restent ; seules changent les lignes du site. Choisissez-le si le nouvel hébergeur vous a donné une adresse chiffrée, ou un nom pour un CNAME. Les mails et le reste ne bougent pas. C’est le bon chemin neuf fois sur dix.',
    ),
    text(
      '**Changer les serveurs de noms.** Vous confiez tout le poteau indicateur à quelqu’un d’autre. Dès lors comptent toutes les entrées qui s’y trouvent, pour le site, les mails et le reste. Choisissez-le si le nouvel hébergeur le demande, et seulement après avoir copié chaque entrée.',
    ),
    heading('Avant de commencer'),
    steps(
      'Ouvrez la [recherche DNS](/domains/dns), saisissez votre nom et notez tout ce qui s’y trouve : A, AAAA, CNAME, MX, TXT. Cette liste est le chemin du retour.',
      'Cherchez aussi `www` devant votre nom. Il a souvent sa propre ligne.',
      'Notez le TTL. S’il dépasse une heure, faites-le baisser à 300 secondes et attendez que l’ancien délai soit passé.',
      'Assurez-vous que le nouvel hébergeur connaît votre nom. Une machine qu’on n’a pas prévenue montre la page d’un autre, ou une erreur.',
    ),
    heading('Premier chemin : des entrées isolées'),
    steps(
      'Remplacez le A du nom nu par l’adresse que l’hébergeur vous a donnée.',
      'Remplacez aussi le AAAA. S’il ne vous a pas donné d’adresse longue, supprimez l’ancienne : un AAAA oublié est la cause la plus courante quand « certains » voient encore l’ancien site.',
      'Dirigez `www` vers le nom nu par un CNAME.',
      'Ne touchez ni aux MX ni aux TXT.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'Le nom est chez nous ? [Envoyez au support](/contact) les nouvelles lignes ; nous les posons et vous les montrons avant qu’elles comptent. Il est ailleurs ? Vous les trouvez dans votre compte là-bas, sous DNS, zone ou enregistrements.',
    ),
    heading('Second chemin : les serveurs de noms'),
    steps(
      'Faites créer la zone par le nouvel hébergeur et copiez-y chaque entrée de votre liste, MX et TXT d’abord.',
      'Demandez directement aux nouveaux serveurs s’ils répondent juste, avant que d’autres le fassent :',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'Si DNSSEC est activé, faites-le d’abord désactiver et attendez un jour. [Pourquoi](/knowledge-base/dnssec) : c’est une autre histoire.',
      'Inscrivez les nouveaux serveurs de noms auprès du bureau d’enregistrement qui gère le nom.',
      'Gardez l’ancienne zone en vie deux jours. Les registres permettent de se souvenir des serveurs aussi longtemps.',
    ),
    heading('Comment vérifier'),
    points(
      'La [recherche DNS](/domains/dns) interroge maintenant, depuis nos machines. Si elle montre les nouvelles valeurs et votre écran non, c’est votre réseau qui se souvient. Un mobile sans wifi le confirmera.',
      'Ouvrez le site en `https://`. Un avertissement signifie que [le certificat manque encore](/knowledge-base/browser-says-not-secure) : il ne peut être délivré qu’une fois le nom dirigé vers la nouvelle machine.',
      'Envoyez-vous un mail depuis un autre fournisseur et attendez-le.',
    ),
    heading('Le chemin du retour'),
    text(
      'Remettez les valeurs de votre liste. Avec un TTL de 300 secondes, tout le monde est revenu en cinq minutes. Remontez le TTL à 3600 quand tout va bien ; s’il est court, chaque visite redemande.',
    ),
  ],
}
