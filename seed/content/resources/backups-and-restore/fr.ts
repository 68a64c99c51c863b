import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Sauvegardes : trois copies, une répétition',
  description:
    'La règle 3-2-1, ce que nos offres copient et combien de temps, comment retrouver un fichier ou tout, et pourquoi s’y exercer.',
  next: { heading: 'Une seconde copie dans un autre bâtiment.', label: 'Voir les sauvegardes' },
  body: [
    text(
      'Personne n’a besoin d’une sauvegarde. On a besoin de l’état d’hier, aujourd’hui. Une sauvegarde vaut donc exactement ce que vaut sa restauration, et seuls le savent ceux qui l’ont essayée.',
    ),
    heading('La règle : 3-2-1'),
    points(
      '**Trois copies** de tout ce qui compte : celle avec laquelle vous travaillez, et deux autres.',
      '**Deux sortes de lieu**, pour qu’une panne n’emporte pas les deux : la machine, et quelque chose qui n’est pas la machine.',
      '**Une ailleurs**, dans un autre bâtiment au moins.',
    ),
    text(
      'Un instantané sur la même machine n’est pas un second lieu. Une copie sur un disque branché à votre ordinateur n’est pas ailleurs.',
    ),
    heading('Ce que votre offre copie déjà'),
    points(
      '**Shared Basic et WordPress Basic :** chaque jour, gardée 7 jours.',
      '**Shared Pro et WordPress Premium :** chaque jour, gardée 30 jours.',
      '**Shared Max :** deux fois par jour, gardée 30 jours.',
      '**WordPress Enterprise :** toutes les heures, gardée 30 jours.',
      '**VPS :** des instantanés, trois à la fois, à côté de la machine. Aucune sauvegarde dans un autre bâtiment.',
    ),
    text('Avant une mise à jour de WordPress, il y a une copie de plus. Tout cela fait partie de l’offre ; vous n’activez rien.'),
    heading('Ce que cela ne remplace pas'),
    text(
      'Les copies de l’offre finissent avec l’offre. Elles n’aident pas si vous remarquez après cinq semaines qu’une page a disparu après deux. Et sur un VPS ou un serveur à vous, il leur manque le second bâtiment. Pour ces cas, il y a les [offres de sauvegarde](/services/backup) : quotidienne, horaire, ou le coffre, dont personne ne peut supprimer les copies avant leur date, quel que soit le détenteur du mot de passe. Elles vont avec tout hébergeur, par SFTP et un utilisateur de base de données qui ne peut que lire.',
    ),
    heading('À quelle fréquence, et combien de temps ?'),
    text(
      'Posez-vous deux questions. Combien de travail puis-je refaire ? Pour un blog, un jour. Pour une boutique, une heure ou moins : chaque commande est de l’argent. Avec quel retard pourrais-je m’en rendre compte ? Une image cassée, une semaine ; une intrusion lente, des mois. Gardez des copies quotidiennes un mois, et des mensuelles plus longtemps.',
    ),
    heading('Retrouver quelque chose'),
    steps(
      'Arrêtez-vous et regardez ce qui est cassé. Notez l’heure où cela marchait encore.',
      'Choisissez le plus petit morceau utile : un fichier, une table, une boîte. Qui restaure tout perd ce qui a été écrit depuis.',
      'Choisissez la copie d’avant la panne, pas la plus récente.',
      'Restaurez. Vous le faites vous-même, dans le navigateur. Un fichier prend des secondes, un site de 10 Go une dizaine de minutes. L’état d’aujourd’hui est d’abord mis de côté : cette étape aussi peut être annulée.',
      'Ouvrez le site, connectez-vous, regardez dix pages, envoyez un formulaire.',
    ),
    text(
      'Si le site a été forcé, ne changez rien avant que le support l’ait vu : signalez l’urgence, car les traces s’effacent. Une simple restauration ramènerait la faille avec les pages.',
    ),
    heading('La répétition'),
    text('Deux fois par an, un matin tranquille :'),
    steps(
      'Prenez la copie la plus récente et restaurez-la ailleurs que sur le site en ligne : une préproduction, une machine libre, votre ordinateur.',
      'Mesurez le temps. C’est celui où vous serez dans le noir un mauvais jour.',
      'Connectez-vous là. Le mot de passe est-il encore connu ? Les images sont-elles là, les commandes, le dernier article ?',
      'Notez ce qui manquait, et copiez-le aussi désormais.',
    ),
    text(
      'Nous relisons chaque copie des offres de sauvegarde la nuit même et la comparons. Cela prouve que la copie est saine. Qu’elle contienne tout ce qu’il vous faut, seule votre répétition le prouve.',
    ),
  ],
}
