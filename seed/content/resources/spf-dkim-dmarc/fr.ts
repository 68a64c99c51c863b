import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Configurer SPF, DKIM et DMARC pour un domaine',
  description:
    'Configurer SPF, DKIM et DMARC pas à pas : ce que prouve chaque enregistrement, et comment durcir la règle sans perdre de mails.',
  next: { heading: 'Vérifiez les enregistrements SPF et DMARC.', label: 'Ouvrir la recherche DNS' },
  body: [
    text(
      'N’importe qui peut indiquer votre adresse comme expéditeur. Les destinataires vérifient donc trois choses : ce serveur a-t-il le droit d’envoyer pour ce domaine, le message est-il intact, et que faire en cas d’échec ? Trois enregistrements TXT répondent, et les grands fournisseurs refusent les mails des domaines qui n’en ont aucun.',
    ),
    text(
      'Avec nos offres mail, les trois sont configurés pour votre domaine dès le premier jour. Ce guide est pour les domaines dont le DNS est ailleurs, et pour ceux qui envoient newsletters ou factures par un second service.',
    ),
    heading('SPF : quels serveurs ont le droit d’envoyer'),
    text(
      'SPF liste les serveurs autorisés à envoyer des mails pour votre domaine. Le destinataire compare la liste au serveur qui remet le message.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` autorise les serveurs qui reçoivent les mails de votre domaine.',
      '`include` ajoute les serveurs d’un autre service, celui de votre newsletter par exemple.',
      '`-all` indique de rejeter tous les autres serveurs ; `~all`, de les considérer comme suspects.',
    ),
    text(
      'Un domaine doit avoir exactement un enregistrement SPF, et son évaluation ne peut demander que dix autres requêtes DNS. Chaque `include` compte. À force d’ajouter des services, on dépasse dix sans le voir, et tout l’enregistrement devient alors invalide.',
    ),
    heading('DKIM : une signature pour chaque message'),
    text(
      'Avec DKIM, le serveur qui envoie signe chaque message. La clé publique est publiée dans le DNS sous un nom avec sélecteur, si bien que chaque service peut avoir la sienne.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'Le service qui envoie vous donne le nom et la valeur. Copiez la valeur d’un seul tenant : un saut de ligne ou un caractère perdu invalide toutes les signatures. Contrairement à SPF, une signature DKIM survit à la plupart des redirections de mails.',
    ),
    heading('DMARC : que faire en cas d’échec'),
    text('DMARC relie les deux à l’adresse que voit votre lecteur et indique au destinataire que faire d’un message qui échoue.'),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'Un message passe si SPF ou DKIM est valable **pour le même domaine** que celui de l’expéditeur affiché. C’est là qu’échouent souvent les newsletters : SPF est valable, mais pour le domaine du service. La solution est une clé DKIM pour votre propre domaine.',
    ),
    heading('Configurer SPF, DKIM et DMARC étape par étape'),
    steps(
      'Listez tout ce qui envoie des mails avec votre domaine : boîtes, boutique, formulaire de contact, newsletter, factures, imprimante.',
      'Créez un seul enregistrement SPF qui les couvre tous, avec `~all` à la fin.',
      'Configurez DKIM pour chacun de ces expéditeurs.',
      'Créez un enregistrement DMARC avec `p=none` et une adresse pour les rapports.',
      'Attendez deux semaines et lisez les rapports. Ils citent chaque serveur qui a envoyé des mails avec votre domaine.',
      'Quand plus aucun de vos expéditeurs n’échoue, passez à `p=quarantine`, un mois plus tard à `p=reject`, et changez SPF en `-all`.',
    ),
    text('Ne commencez pas par `reject`. L’effet est immédiat, y compris pour l’expéditeur que vous avez oublié.'),
    heading('Vérifier les enregistrements'),
    text(
      'Consultez les enregistrements avec la [recherche DNS](/domains/dns) : saisissez votre domaine pour SPF, et `_dmarc` suivi d’un point devant votre domaine pour DMARC. Envoyez ensuite un message à une boîte d’un autre fournisseur et ouvrez sa source. La ligne `Authentication-Results` doit indiquer `spf=pass`, `dkim=pass` et `dmarc=pass`.',
    ),
    heading('Ce que SPF, DKIM et DMARC ne font pas'),
    text(
      'Ils prouvent qui a envoyé un message, pas que le destinataire le souhaite. Si vous écrivez à des gens qui n’ont rien demandé, vous finirez quand même en spam. Demandez le consentement, mettez un lien de désinscription dans chaque message, et commencez doucement avec un nouveau domaine : quelques dizaines de messages par jour la première semaine, pas des milliers.',
    ),
  ],
}
