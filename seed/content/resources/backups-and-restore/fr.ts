import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Sauvegardes de site : règle 3-2-1, restauration',
  description: 'La règle 3-2-1, ce que nos offres sauvegardent et combien de temps, et comment restaurer un fichier ou un site entier.',
  next: { heading: 'Une seconde sauvegarde, dans un autre bâtiment.', label: 'Voir les offres de sauvegarde' },
  body: [
    text(
      'Personne n’a besoin d’une sauvegarde. On a besoin de l’état d’hier, aujourd’hui. Une sauvegarde ne vaut donc que ce que vaut sa restauration, et on ne le sait qu’après l’avoir essayée.',
    ),
    heading('La règle de sauvegarde 3-2-1'),
    points(
      '**Trois exemplaires** de tout ce qui compte : celui avec lequel vous travaillez et deux sauvegardes.',
      '**Deux types de stockage**, pour qu’une panne n’emporte pas les deux : le serveur, et autre chose que le serveur.',
      '**Une hors site**, au moins dans un autre bâtiment.',
    ),
    text(
      'Un instantané sur le même serveur n’est pas un second stockage. Une sauvegarde sur un disque branché à votre ordinateur n’est pas hors site.',
    ),
    heading('Ce que votre offre sauvegarde déjà'),
    points(
      '**Shared Basic et WordPress Basic :** sauvegarde quotidienne, conservée 7 jours.',
      '**Shared Pro et WordPress Premium :** sauvegarde quotidienne, conservée 30 jours.',
      '**Shared Max :** deux sauvegardes par jour, conservées 30 jours.',
      '**WordPress Enterprise :** sauvegarde horaire, conservée 30 jours.',
      '**VPS :** jusqu’à trois instantanés, à côté du serveur. Aucune sauvegarde dans un autre bâtiment.',
    ),
    text(
      'Nous faisons aussi une sauvegarde avant chaque mise à jour de WordPress. Tout cela est compris dans l’offre ; vous n’avez rien à activer.',
    ),
    heading('Ce que ces sauvegardes ne remplacent pas'),
    text(
      'Les sauvegardes de l’offre s’arrêtent avec l’offre. Elles ne servent à rien si vous remarquez au bout de cinq semaines qu’une page a disparu dès la deuxième. Et sur un VPS ou votre propre serveur, il manque le second bâtiment. Pour ces cas, il y a les [offres de sauvegarde](/services/backup) : quotidienne, horaire, ou le coffre, dont personne ne peut supprimer les sauvegardes avant leur date, même avec le mot de passe. Elles fonctionnent avec tout hébergeur, par SFTP et avec un utilisateur de base de données en lecture seule.',
    ),
    heading('Fréquence et durée de conservation'),
    text(
      'Posez-vous deux questions. Quelle quantité de travail pouvez-vous refaire ? Pour un blog, un jour. Pour une boutique, une heure ou moins, car chaque commande perdue coûte de l’argent. Avec quel retard remarqueriez-vous un problème ? Une image cassée, une semaine ; une intrusion lente, des mois. Gardez les sauvegardes quotidiennes un mois, les mensuelles plus longtemps.',
    ),
    heading('Restaurer une sauvegarde'),
    steps(
      'Cherchez ce qui est cassé et notez quand cela fonctionnait encore.',
      'Choisissez le plus petit élément utile : un fichier, une table ou une boîte mail. Si vous restaurez tout, vous perdez ce qui a été ajouté depuis.',
      'Choisissez une sauvegarde d’avant la panne, pas la plus récente.',
      'Lancez la restauration vous-même, dans le navigateur. Un fichier prend quelques secondes, un site de 10 Go une dizaine de minutes. L’état actuel est d’abord enregistré : vous pouvez donc revenir en arrière.',
      'Ouvrez le site, connectez-vous, vérifiez dix pages et envoyez un formulaire.',
    ),
    text(
      'Si votre site a été piraté, ne changez rien avant que le support l’ait vu : signalez l’urgence, car les traces s’effacent. Une simple restauration ramènerait la faille avec les pages.',
    ),
    heading('Tester la restauration'),
    text('Faites ce test deux fois par an, un matin calme :'),
    steps(
      'Restaurez la sauvegarde la plus récente ailleurs que sur le site en ligne : en préproduction, sur un serveur libre ou sur votre ordinateur.',
      'Mesurez la durée. C’est le temps pendant lequel votre site serait hors ligne en cas de coup dur.',
      'Connectez-vous. Connaissez-vous encore le mot de passe ? Les images, les commandes et le dernier article sont-ils là ?',
      'Notez ce qui manque et ajoutez-le à vos sauvegardes.',
    ),
    text(
      'Nous contrôlons les sauvegardes de nos offres de sauvegarde par relecture et comparaison. Cela prouve qu’une sauvegarde est lisible. Seul votre propre test prouve qu’elle contient tout ce qu’il vous faut.',
    ),
  ],
}
