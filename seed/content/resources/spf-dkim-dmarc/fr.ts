import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'SPF, DKIM et DMARC : des mails que l’on croit',
  description:
    'Trois enregistrements décident si vos mails entrent : ce que chacun prouve, comment les poser, et les durcir sans perdre un message.',
  next: { heading: 'Quels papiers votre nom porte-t-il ?', label: 'Lire les entrées TXT' },
  body: [
    text(
      'N’importe qui peut écrire votre adresse sur une enveloppe. Les destinataires demandent donc des papiers : ce serveur envoie-t-il pour ce nom, le message est-il intact, et que faire sinon ? Trois entrées TXT répondent, et les grands fournisseurs refusent ceux qui n’en ont aucune.',
    ),
    text(
      'Avec nos offres mail, les trois sont posées pour votre domaine dès le premier jour. Cette page est pour les noms dont les entrées sont ailleurs, et pour ceux qui envoient newsletters ou factures par un second service.',
    ),
    heading('SPF : qui peut envoyer'),
    text(
      'SPF énumère les serveurs qui peuvent remettre des mails pour votre nom. Le destinataire compare la liste au serveur qui frappe à la porte.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` autorise les serveurs qui reçoivent aussi vos mails.',
      '`include` reprend la liste d’un service, celui de votre newsletter par exemple.',
      '`-all` dit que personne d’autre ne le peut ; `~all`, que les autres sont douteux.',
    ),
    text(
      'Il faut exactement un enregistrement SPF, et y répondre ne doit pas coûter plus de dix autres questions au DNS. Chaque `include` compte ; qui accumule des services pendant des années dépasse dix sans le voir, et tout l’enregistrement ne vaut alors plus rien.',
    ),
    heading('DKIM : intact en chemin'),
    text(
      'Avec DKIM, le serveur qui envoie signe chaque message. La clé publique est dans le DNS sous un nom à elle, le sélecteur, si bien que chaque service peut avoir la sienne.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'Le service qui envoie vous donne le nom et la valeur. Copiez la valeur d’un seul tenant : un saut de ligne ou un caractère perdu fausse toutes les signatures. Contrairement à SPF, une signature DKIM survit à la plupart des redirections.',
    ),
    heading('DMARC : que faire du reste'),
    text('DMARC relie les deux à l’adresse que voit votre lecteur et dit ce que le destinataire doit faire d’un message qui échoue.'),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'Un message passe si SPF ou DKIM est valable **pour le même domaine** que celui de l’expéditeur affiché. C’est là qu’échouent les newsletters : le SPF du service est valable, mais pour le nom du service. Le remède est une clé DKIM pour votre nom.',
    ),
    heading('Les poser, étape par étape'),
    steps(
      'Dressez la liste de tout ce qui envoie sous votre nom : boîtes, boutique, formulaire de contact, newsletter, factures, imprimante.',
      'Écrivez un seul enregistrement SPF qui les couvre tous, avec `~all` à la fin.',
      'Mettez DKIM en place pour chaque expéditeur.',
      'Posez DMARC avec `p=none` et une adresse pour les rapports.',
      'Attendez deux semaines et lisez les rapports. Ils nomment chaque serveur qui a écrit en votre nom.',
      'Quand plus rien de vous n’échoue, passez à `p=quarantine`, un mois plus tard à `p=reject`, et changez SPF en `-all`.',
    ),
    text('Ne commencez pas par `reject`. L’effet est immédiat, aussi contre l’expéditeur que vous avez oublié.'),
    heading('Comment vérifier'),
    text(
      'Lisez les entrées avec la [recherche DNS](/domains/dns) : saisissez votre nom pour SPF, et `_dmarc` suivi d’un point devant votre nom pour DMARC. Envoyez ensuite un message à une boîte d’un autre fournisseur et regardez sa source. La ligne `Authentication-Results` doit dire `spf=pass`, `dkim=pass` et `dmarc=pass`.',
    ),
    heading('Ce que les papiers ne font pas'),
    text(
      'Ils prouvent qui écrit, pas que quelqu’un veut lire. Qui écrit à des gens qui n’ont rien demandé finit dans les indésirables, même avec les meilleurs papiers. Demandez le consentement, offrez une sortie dans chaque message, et laissez un nom neuf commencer doucement : quelques dizaines par jour la première semaine, pas des milliers.',
    ),
  ],
}
