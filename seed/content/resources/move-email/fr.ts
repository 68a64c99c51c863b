import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Déplacer ses mails sans en perdre un',
  description: 'Créer les boîtes, copier les dossiers, changer l’entrée MX, recopier. Dans cet ordre, rien ne tombe entre deux serveurs.',
  next: { heading: 'Une boîte mail à votre nom.', label: 'Voir l’hébergement mail' },
  body: [
    text(
      'Des mails se perdent lors d’un déménagement quand les expéditeurs écrivent déjà au nouveau serveur alors que la boîte n’y existe pas encore, ou quand l’ancien contrat finit avant qu’on ait relevé le dernier message. Les deux sont affaire d’ordre.',
    ),
    heading('Le chemin court : nous copions les dossiers'),
    text(
      'Avec nos [offres mail](/email-hosting), les anciens mails suivent : nous copions les dossiers avant de tourner le nom, et encore une fois après. À la commande, dites au support quelles boîtes existent et où elles se trouvent. Les mots de passe n’ont rien à faire dans un mail ; nous vous dirons comment les saisir en sécurité.',
    ),
    heading('Ce qui déménage, et ce qui ne déménage pas'),
    points(
      'Messages et dossiers déménagent, par IMAP.',
      'Carnets d’adresses et agendas, en général non : exportez-les en vCard et iCalendar, puis importez-les.',
      'Règles, signatures et messages d’absence sont à réécrire.',
      'Les messages relevés en POP sont sur votre ordinateur, pas sur le serveur. Passez d’abord ce logiciel en IMAP et glissez-les dans un dossier.',
    ),
    heading('Deux jours avant'),
    steps(
      'Dressez la liste de toutes les adresses, aussi celles qu’on oublie : info@, factures@, celle d’où l’imprimante envoie ses numérisations. Redirections et adresses de groupe en font partie.',
      'Créez chaque boîte au nouvel endroit, avec le même nom devant l’@.',
      'Comparez les tailles. Nos boîtes contiennent 10, 25 ou 50 Go selon l’offre ; au-delà, archivez d’abord.',
      'Faites baisser le TTL de l’entrée MX à 300 secondes.',
    ),
    heading('La première copie'),
    text('Un programme comme `imapsync` copie dossier par dossier, laisse ce qui est déjà là et se relance autant qu’on veut :'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'Il demande les mots de passe si vous ne les écrivez pas, ce qui vaut mieux. Le premier passage peut durer des heures ; personne ne le remarque, car l’ancienne boîte continue de servir. S’il y a peu de messages, vous pouvez aussi installer les deux comptes dans un logiciel et glisser les dossiers.',
    ),
    heading('L’heure du changement'),
    steps(
      'Dirigez l’entrée MX vers les nouveaux serveurs. [Les enregistrements DNS, un par un](/knowledge-base/dns-records) montre les lignes.',
      'Changez SPF, DKIM et DMARC du même geste, sinon on doutera de vos premiers envois. [Comment faire](/knowledge-base/spf-dkim-dmarc) est décrit à part.',
      'Envoyez-vous un message depuis un autre fournisseur et voyez où il arrive.',
      'Donnez à tous les nouveaux [serveurs et ports](/knowledge-base/email-settings), ou réglez vous-même leurs mobiles.',
    ),
    text(
      'Pendant quelques heures, certains expéditeurs livrent encore à l’ancien serveur. C’est sans gravité tant que quelqu’un y relève les messages.',
    ),
    heading('La seconde copie'),
    text(
      'Relancez la copie après un jour, puis après deux. Elle n’emporte que ce qui est arrivé entre-temps sur l’ancien serveur. Regardez enfin une dernière fois les anciennes boîtes : si rien n’y est entré en deux jours, le déménagement est fini.',
    ),
    heading('Avant de résilier l’ancien contrat'),
    points(
      'Ouvrez chaque nouvelle boîte et comptez : un dossier doit contenir autant de messages des deux côtés.',
      'Cherchez le plus ancien message dont vous vous souvenez, et un autre avec une grosse pièce jointe.',
      'Gardez les anciennes boîtes deux semaines de plus, si le contrat le permet.',
      'Changez l’adresse dans tout ce qui écrit au nom de votre site : formulaire de contact, boutique, newsletter.',
    ),
    heading('Si des messages reviennent'),
    text(
      'Lisez le message de retour : il nomme le serveur qui a refusé. « User unknown » : une boîte a été oubliée ; créez-la, et l’expéditeur réessaiera de lui-même pendant cinq jours au plus. « Relay denied » : personne n’a annoncé votre nom au nouveau serveur. Pour les noms et boîtes qui sont chez nous, [envoyez-nous ce retour tel quel](/contact).',
    ),
  ],
}
