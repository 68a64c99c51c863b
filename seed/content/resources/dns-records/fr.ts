import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Les enregistrements DNS, un par un',
  description:
    'A, AAAA, CNAME, MX, TXT, NS et CAA : à quoi sert chaque enregistrement, à quoi il ressemble, et les erreurs qu’il attire le plus souvent.',
  next: { heading: 'Quelles entrées votre nom a-t-il ?', label: 'Lire le DNS' },
  body: [
    text(
      'Le DNS est le poteau indicateur d’internet. Qui veut voir votre site ou vous écrire lui demande d’abord : où est ce nom ? Les réponses s’appellent des enregistrements, et sept sortes font presque tout le travail. Chacun a un nom, un type, une valeur et une durée de vie.',
    ),
    heading('Lire les enregistrements d’un nom'),
    text(
      'Saisissez le nom dans la [recherche DNS](/domains/dns). Vous voyez ce qu’il répond à cet instant, trié par type. La durée de vie, ou TTL, est le nombre de secondes pendant lesquelles d’autres peuvent garder une réponse avant de redemander.',
    ),
    heading('A et AAAA : l’adresse du site'),
    text(
      'Un enregistrement A contient l’adresse courte d’une machine, un AAAA la longue. Si les deux existent, la plupart des visiteurs prennent la longue.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Erreur fréquente : lors d’un déménagement, on change le A et on oublie le AAAA. La moitié des visiteurs voit encore l’ancien site.',
    ),
    heading('CNAME : voir sous un autre nom'),
    text(
      'Un CNAME dit qu’un nom en est un autre. Il convient pour `www`, et pour les services qui vous donnent un nom plutôt qu’une adresse.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Là où se trouve un CNAME, aucun autre enregistrement ne peut se trouver. Le nom nu, `example.com`, ne peut donc pas en avoir : il lui faut ses MX et ses NS.',
    ),
    heading('MX : qui reçoit les mails'),
    text('Un MX désigne un serveur de mail et une priorité. Le plus petit nombre est interrogé d’abord ; les autres sont la réserve.'),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('La valeur doit être un nom, jamais une adresse chiffrée, et ce nom doit avoir un A ou un AAAA, pas un CNAME.'),
    heading('TXT : preuves et notes'),
    text(
      'Les TXT contiennent du texte que lisent des programmes. Des services en demandent un pour voir que le nom est à vous, et les papiers de vos mails y sont aussi : SPF, DKIM et DMARC. [Comment les poser](/knowledge-base/spf-dkim-dmarc) : un article y est consacré.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Erreur fréquente : deux enregistrements SPF. Il en faut exactement un, avec tout dedans.'),
    heading('NS : qui a le droit de répondre'),
    text(
      'Les NS désignent les serveurs de noms, ces machines qu’on interroge pour tout le reste. Ils existent deux fois, au registre et dans la zone elle-même, et les deux listes doivent concorder. Les changer est un plus grand pas que changer une seule entrée : dès cet instant, seules comptent les nouvelles machines.',
    ),
    heading('CAA : qui peut délivrer un certificat'),
    text(
      'Un CAA nomme les autorités de certification qui peuvent en délivrer pour votre nom. Sans lui, toutes le peuvent. Si un certificat est refusé sans raison visible, regardez ici d’abord.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('Combien de temps prend un changement'),
    text(
      'Une entrée modifiée est juste aussitôt sur vos propres serveurs de noms, et pour tous une fois l’ancienne réponse périmée. Avec un TTL de 3600, c’est une heure ; avec 86400, un jour. Baissez-le la veille d’un déménagement et remontez-le après. Redemander plus souvent n’y fait rien ; attendre, si.',
    ),
    heading('Ce qu’il faut nous écrire'),
    text(
      'Pour un nom qui est chez nous, [donnez au support](/contact) la ligne voulue : nom, type et valeur, comme ci-dessus. Nous la posons, et vous la voyez avant qu’elle compte.',
    ),
  ],
}
