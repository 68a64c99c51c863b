import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Rendre WordPress rapide',
  description:
    'Mesurer, puis réparer ce qui coûte le plus : images, extensions, cache, base de données. Ce que font nos offres, ce qui vous reste.',
  next: { heading: 'WordPress avec cache et préproduction.', label: 'Voir les offres WordPress' },
  body: [
    text(
      'Un site lent l’est rarement partout. D’ordinaire une ou deux choses prennent presque tout le temps, et le reste est détail. Mesurez donc avant de changer quoi que ce soit, et ne changez qu’une chose à la fois.',
    ),
    heading('Mesurer'),
    steps(
      'Ouvrez la page dans une fenêtre privée, pour voir ce que voit un visiteur et non un rédacteur.',
      'Appuyez sur F12, choisissez l’onglet réseau et rechargez la page.',
      'Notez trois chiffres : le temps jusqu’au premier octet, le nombre de requêtes, la taille du tout.',
      'Faites de même pour trois pages : l’accueil, un article illustré, et la page la plus lente que vous connaissez.',
    ),
    text(
      'Le premier chiffre est celui du serveur : au-dessus de 0,6 seconde, regardez cache et extensions. Les deux autres sont ceux de la page : au-dessus de 100 requêtes ou de 3 Mo, regardez images et scripts.',
    ),
    heading('Ce que nos offres font pour vous'),
    points(
      'Les pages finies sont gardées sur le serveur et remises sans interroger WordPress. Panier et connexion restent frais. Dès Premium, ce cache de pages et la compression des images sont intégrés.',
      'Le cœur est mis à jour la nuit, entre deux et cinq heures, avec une copie avant. Dès Premium, les extensions le sont aussi, et des images de vos pages sont comparées avant et après.',
      'Un second cache de pages sous forme d’extension est sur la courte liste de ce que nous vous demandons d’éviter : deux caches à la suite montrent de vieilles pages et n’économisent rien.',
    ),
    heading('Images : la plus grosse part, en général'),
    steps(
      'N’envoyez pas d’images plus larges qu’elles ne sont montrées. Une photo de 6 000 pixels, c’est vingt fois trop pour une colonne de texte.',
      'Pour les photos, préférez WebP ou AVIF à PNG.',
      'Laissez activé le chargement différé de WordPress, sauf pour la grande image du haut : celle-là doit venir d’abord.',
      'Supprimez les tailles qu’aucun thème n’emploie plus.',
    ),
    heading('Extensions : comptez ce qu’elles coûtent'),
    text(
      'Chaque extension peut charger quelque chose sur chaque page. Désactivez-les l’une après l’autre en [préproduction](/wordpress-hosting) et mesurez chaque fois. Les coupables habituels : les constructeurs de pages, les carrousels, les statistiques qui comptent dans la base, les boutons sociaux qui interrogent d’autres serveurs.',
    ),
    text(
      'Supprimez ce qui ne sert pas. Une extension seulement désactivée ne coûte pas de temps, mais il faut encore la mettre à jour, et ses failles peuvent être trouvées.',
    ),
    heading('La base de données'),
    text('En ligne de commande, que nos offres WordPress comprennent, on voit le lest et on le retire :'),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Gardez les cinq dernières révisions de chaque article plutôt que toutes : une ligne dans `wp-config.php` suffit.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Faites exécuter les tâches planifiées par un vrai cron et non par les visites de vos lecteurs. Sur nos offres WordPress, il en est ainsi dès le départ.',
    ),
    heading('Thème et polices'),
    text(
      'Un thème qui sait tout faire apporte tout. Si le vôtre charge plus d’un demi-mégaoctet de scripts sur une page vide, pensez à un autre. Hébergez vous-même les polices, deux styles au plus, et laissez le texte s’afficher avant leur arrivée.',
    ),
    heading('Des visiteurs lointains'),
    text(
      'Ce qui fait attendre un lecteur sur un autre continent, c’est le trajet, pas la machine. Le [CDN](/services/cdn) y remédie : des copies des images et des fichiers près du lecteur. Si tous vos visiteurs vivent dans un pays, vous n’en avez pas besoin.',
    ),
    heading('Ensuite'),
    text(
      'Mesurez de nouveau les trois mêmes pages et notez les chiffres. Si le premier octet reste lent alors que la page sort du cache, ou si le site est rapide la nuit et lent à midi, l’offre est devenue trop petite : [quels chiffres le disent](/knowledge-base/choose-a-plan). Avant chaque grand changement, faites une copie ; [y revenir](/knowledge-base/backups-and-restore), vous devriez l’avoir essayé une fois.',
    ),
  ],
}
