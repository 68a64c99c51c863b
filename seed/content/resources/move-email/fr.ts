import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Migrer ses mails sans perdre de message',
  description:
    'Migrez vos mails dans le bon ordre : créer les boîtes, copier les dossiers par IMAP, changer l’enregistrement MX, copier encore une fois.',
  next: { heading: 'Une boîte mail à votre nom de domaine.', label: 'Voir l’hébergement mail' },
  body: [
    text(
      'Des mails se perdent lors d’une migration quand les expéditeurs livrent déjà au nouveau serveur alors que la boîte n’y existe pas encore, ou quand l’ancien contrat finit avant la copie du dernier message. Dans les deux cas, c’est une question d’ordre.',
    ),
    heading('Le plus simple : nous copions les dossiers'),
    text(
      'Avec nos [offres mail](/email-hosting), vos anciens mails suivent : nous copions les dossiers avant de basculer le domaine, et encore une fois après. À la commande, dites au support quelles boîtes vous avez et où elles se trouvent. N’envoyez jamais de mot de passe par mail ; nous vous dirons comment les saisir en sécurité.',
    ),
    heading('Ce qui peut être migré, et ce qui ne peut pas l’être'),
    points(
      'Les messages et les dossiers se copient par IMAP.',
      'Les carnets d’adresses et les agendas, en général, non : exportez-les en vCard et iCalendar, puis importez-les.',
      'Les règles, les signatures et les messages d’absence sont à recréer.',
      'Les messages relevés en POP sont sur votre ordinateur, pas sur le serveur. Ajoutez d’abord le compte en IMAP, puis glissez-les dans un dossier.',
    ),
    heading('Deux jours avant'),
    steps(
      'Dressez la liste de toutes les adresses, y compris celles qu’on oublie : info@, factures@, celle d’où l’imprimante envoie ses numérisations. Ajoutez les redirections et les adresses de groupe.',
      'Créez chaque boîte chez le nouveau fournisseur, avec le même nom devant l’@.',
      'Comparez les tailles. Nos boîtes contiennent 10, 25 ou 50 Go selon l’offre ; archivez d’abord ce qui dépasse.',
      'Baissez à 300 secondes le TTL de l’enregistrement MX.',
    ),
    heading('La première copie'),
    text('Un programme comme `imapsync` copie dossier par dossier, ignore ce qui est déjà là et se relance autant de fois que voulu :'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'Il demande les mots de passe si vous ne les mettez pas dans la commande, ce qui est plus sûr. Le premier passage peut durer des heures ; personne ne le remarque, car l’ancienne boîte fonctionne toujours. Pour quelques messages, vous pouvez aussi configurer les deux comptes dans un logiciel et glisser les dossiers.',
    ),
    heading('Le moment de la bascule'),
    steps(
      'Faites pointer l’enregistrement MX vers les nouveaux serveurs. L’article [Enregistrements DNS](/knowledge-base/dns-records) montre les lignes.',
      'Mettez à jour SPF, DKIM et DMARC en même temps, sinon vos premiers messages risquent de finir en spam. [Voyez comment les configurer](/knowledge-base/spf-dkim-dmarc).',
      'Envoyez-vous un message depuis un autre fournisseur et vérifiez où il arrive.',
      'Donnez à tous les nouveaux [serveurs et ports](/knowledge-base/email-settings), ou configurez vous-même leurs mobiles.',
    ),
    text(
      'Pendant quelques heures, certains expéditeurs livrent encore à l’ancien serveur. C’est sans gravité tant que les anciennes boîtes existent.',
    ),
    heading('La seconde copie'),
    text(
      'Relancez la copie après un jour, puis après deux. Elle ne transmet que ce qui est arrivé entre-temps sur l’ancien serveur. Vérifiez enfin une dernière fois les anciennes boîtes : si rien n’y est arrivé en deux jours, vous avez terminé.',
    ),
    heading('Avant de résilier l’ancien contrat'),
    points(
      'Ouvrez chaque nouvelle boîte et comparez : un dossier doit contenir autant de messages des deux côtés.',
      'Cherchez le plus ancien message dont vous vous souvenez, et un autre avec une grosse pièce jointe.',
      'Gardez les anciennes boîtes deux semaines de plus, si le contrat le permet.',
      'Mettez à jour les paramètres SMTP partout où votre site envoie des mails : formulaire de contact, boutique, newsletter.',
    ),
    heading('Si des messages reviennent'),
    text(
      'Lisez le message d’erreur : il nomme le serveur qui a refusé. « User unknown » : une boîte a été oubliée ; créez-la et demandez à l’expéditeur de renvoyer son message. « Relay denied » : le nouveau serveur ne connaît pas encore votre domaine. Pour les domaines et boîtes qui sont chez nous, [envoyez-nous le message d’erreur complet](/contact).',
    ),
  ],
}
