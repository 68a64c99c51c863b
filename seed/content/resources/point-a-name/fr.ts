import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Faire pointer un domaine vers un autre hébergeur',
  description:
    'Enregistrements ou serveurs DNS ? Lesquels changer pour faire pointer un domaine vers un autre hébergeur, dans quel ordre, comment vérifier.',
  next: { heading: 'Où pointe votre domaine en ce moment ?', label: 'Ouvrir la recherche DNS' },
  body: [
    text(
      'Le domaine et l’hébergement sont deux contrats, souvent chez deux prestataires. Pour les relier, on indique au DNS sur quel serveur se trouve le site. Il y a deux façons de le faire, et la mauvaise peut faire perdre des mails.',
    ),
    heading('Enregistrements ou serveurs DNS : que changer'),
    text(
      '**Changer des enregistrements.** Les serveurs DNS restent, et vous ne changez que les enregistrements du site. Choisissez cette option si le nouvel hébergeur vous a donné une adresse IP, ou un nom d’hôte pour un CNAME. Les mails et le reste ne changent pas. C’est la bonne option neuf fois sur dix.',
    ),
    text(
      '**Changer les serveurs DNS (serveurs de noms).** Vous confiez toute la zone, et dès lors tous les enregistrements des nouveaux serveurs s’appliquent : site, mails et le reste. Choisissez cette option si le nouvel hébergeur l’exige, et seulement après avoir copié chaque enregistrement.',
    ),
    heading('Avant de commencer'),
    steps(
      'Ouvrez la [recherche DNS](/domains/dns), saisissez votre domaine et notez tous les enregistrements : A, AAAA, CNAME, MX, TXT. Cette liste vous servira pour revenir en arrière.',
      'Cherchez aussi `www` devant votre domaine. Il a souvent son propre enregistrement.',
      'Notez le TTL. S’il dépasse une heure, baissez-le à 300 secondes et attendez que l’ancien soit écoulé.',
      'Vérifiez que votre domaine est configuré chez le nouvel hébergeur. Sinon, le serveur affiche un autre site, ou une erreur.',
    ),
    heading('Option 1 : changer des enregistrements DNS'),
    steps(
      'Remplacez l’enregistrement A du domaine racine par l’adresse IPv4 du nouvel hébergeur.',
      'Remplacez aussi le AAAA. Si vous n’avez pas reçu d’adresse IPv6, supprimez l’ancien : un AAAA oublié est la cause la plus courante quand « certains » voient encore l’ancien site.',
      'Faites pointer `www` vers le domaine racine par un CNAME.',
      'Ne modifiez ni les MX ni les TXT.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'Si votre domaine utilise nos serveurs DNS, modifiez les enregistrements dans votre compte, sous Mes domaines, ou [envoyez au support](/contact) les nouvelles lignes. S’il est ailleurs, cherchez dans votre compte là-bas, sous DNS, zone ou enregistrements.',
    ),
    heading('Option 2 : changer les serveurs DNS'),
    steps(
      'Faites créer la zone par le nouvel hébergeur et copiez-y chaque enregistrement de votre liste, MX et TXT d’abord.',
      'Interrogez directement les nouveaux serveurs DNS pour voir s’ils répondent correctement, avant que d’autres les utilisent :',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'Si DNSSEC est activé, faites-le d’abord désactiver et attendez un jour. L’article sur DNSSEC explique [pourquoi c’est important](/knowledge-base/dnssec).',
      'Saisissez les nouveaux serveurs DNS auprès du bureau d’enregistrement du domaine.',
      'Gardez l’ancienne zone active deux jours. Les serveurs DNS d’un domaine peuvent rester en cache aussi longtemps.',
    ),
    heading('Vérifier le changement'),
    points(
      'La [recherche DNS](/domains/dns) interroge le DNS à cet instant, depuis nos serveurs. Si elle montre les nouvelles valeurs et votre navigateur non, votre réseau a gardé l’ancienne réponse en cache. Essayez sur un mobile sans wifi.',
      'Ouvrez le site en `https://`. Un avertissement signifie que [le certificat manque encore](/knowledge-base/browser-says-not-secure) : il ne peut être délivré que lorsque le domaine pointe vers le nouveau serveur.',
      'Envoyez-vous un mail depuis un autre fournisseur et attendez-le.',
    ),
    heading('Annuler le changement'),
    text(
      'Remettez les valeurs de votre liste. Avec un TTL de 300 secondes, tout est revenu en cinq minutes. Quand tout va bien, remontez le TTL à 3600 ; un TTL court entraîne plus de requêtes DNS et des visites un peu plus lentes.',
    ),
  ],
}
