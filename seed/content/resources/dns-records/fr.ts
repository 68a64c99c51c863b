import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Enregistrements DNS : A, CNAME, MX, TXT',
  description:
    'À quoi servent les enregistrements A, AAAA, CNAME, MX, TXT, NS et CAA, leur forme, la durée d’un changement et les erreurs courantes.',
  next: { heading: 'Quels enregistrements DNS a votre domaine ?', label: 'Ouvrir la recherche DNS' },
  body: [
    text(
      'Le DNS est le carnet d’adresses d’internet. Avant d’ouvrir votre site ou de vous remettre un mail, on lui demande où se trouve votre domaine. Les réponses s’appellent des enregistrements, et sept types font presque tout le travail. Chacun a un nom, un type, une valeur et un TTL.',
    ),
    heading('Consulter les enregistrements d’un domaine'),
    text(
      'Saisissez le domaine dans la [recherche DNS](/domains/dns). Vous voyez ses enregistrements actuels, triés par type. Le TTL est le nombre de secondes pendant lesquelles un résolveur peut garder un enregistrement en cache avant de redemander.',
    ),
    heading('A et AAAA : l’adresse IP de votre site'),
    text(
      'Un enregistrement A contient l’adresse IPv4 d’un serveur, un AAAA son adresse IPv6. Si les deux existent, les visiteurs en IPv6 utilisent en général le AAAA.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Erreur fréquente : lors d’une migration, on change le A et on oublie le AAAA. Les visiteurs en IPv6 voient alors encore l’ancien site.',
    ),
    heading('CNAME : l’alias d’un autre nom'),
    text(
      'Un CNAME fait d’un nom l’alias d’un autre. Utilisez-le pour `www`, et pour les services qui vous donnent un nom d’hôte plutôt qu’une adresse IP.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Un CNAME ne peut pas partager son nom avec d’autres enregistrements. Le domaine racine, `example.com`, ne peut donc pas en avoir : il lui faut ses NS et ses MX.',
    ),
    heading('MX : où arrivent les mails'),
    text(
      'Un MX désigne un serveur de messagerie et une priorité. Le serveur au plus petit nombre est essayé en premier ; les autres servent de secours.',
    ),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('La valeur doit être un nom d’hôte, jamais une adresse IP, et ce nom doit avoir un A ou un AAAA, pas un CNAME.'),
    heading('TXT : vérification, SPF, DKIM et DMARC'),
    text(
      'Les TXT contiennent du texte destiné à des programmes. Des services s’en servent pour vérifier que le domaine est à vous, et ils portent aussi l’authentification de vos mails : SPF, DKIM et DMARC. Un article explique [comment les configurer](/knowledge-base/spf-dkim-dmarc).',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Erreur fréquente : deux enregistrements SPF. Il en faut exactement un, avec tous les expéditeurs.'),
    heading('NS : les serveurs DNS du domaine'),
    text(
      'Les NS désignent les serveurs DNS (serveurs de noms), qui répondent pour tous les autres enregistrements. Ils figurent à deux endroits, au registre et dans la zone elle-même, et les deux listes doivent concorder. Les changer est plus lourd que de changer un seul enregistrement : dès lors, seuls comptent les enregistrements des nouveaux serveurs.',
    ),
    heading('CAA : qui peut délivrer des certificats'),
    text(
      'Un CAA indique quelles autorités de certification peuvent délivrer un certificat pour votre domaine. Sans lui, toutes le peuvent. Si un certificat est refusé sans raison apparente, regardez d’abord ici.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('Combien de temps prend un changement DNS'),
    text(
      'Vos propres serveurs DNS donnent aussitôt le nouvel enregistrement. Les autres le voient quand le TTL de l’ancien est écoulé : une heure avec un TTL de 3600, un jour avec 86400. Baissez le TTL la veille d’une migration et remontez-le ensuite. Interroger plus souvent n’y change rien : il faut attendre.',
    ),
    heading('Modifier des enregistrements chez nous'),
    text(
      'Si votre domaine utilise nos serveurs DNS, modifiez ses enregistrements dans votre compte, sous Mes domaines, ou [envoyez au support](/contact) la ligne voulue : nom, type et valeur, comme ci-dessus.',
    ),
  ],
}
