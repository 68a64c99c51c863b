import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Comment accélérer WordPress',
  description:
    'Accélérez WordPress pas à pas : mesurer, puis corriger images, plugins, cache et base de données. Ce que nos offres font pour vous.',
  next: { heading: 'Hébergement WordPress avec cache et préproduction.', label: 'Voir les offres WordPress' },
  body: [
    text(
      'Un site lent l’est rarement partout. D’ordinaire, une ou deux choses prennent presque tout le temps, et le reste n’est que détail. Mesurez avant de changer quoi que ce soit, et ne changez qu’une chose à la fois.',
    ),
    heading('Mesurer le temps de chargement'),
    steps(
      'Ouvrez la page dans une fenêtre privée, pour voir ce que voit un visiteur et non un rédacteur connecté.',
      'Appuyez sur F12, ouvrez l’onglet Réseau et rechargez la page.',
      'Notez trois chiffres : le temps jusqu’au premier octet, le nombre de requêtes et la taille totale.',
      'Faites-le pour trois pages : l’accueil, un article illustré et la page la plus lente que vous connaissez.',
    ),
    text(
      'Le premier chiffre dépend du serveur : au-dessus de 0,6 seconde, vérifiez le cache et les plugins. Les deux autres dépendent de la page : au-dessus de 100 requêtes ou de 3 Mo, vérifiez les images et les scripts.',
    ),
    heading('Ce que nos offres font pour vous'),
    points(
      'Cache de pages : les pages générées sont servies depuis le cache du serveur, sans exécuter WordPress. Le panier et la connexion ne sont jamais mis en cache. Dès Premium, le cache de pages et la compression des images sont intégrés.',
      'Mises à jour : le cœur est mis à jour la nuit, entre deux et cinq heures, avec une sauvegarde avant. Dès Premium, nous mettons aussi à jour les plugins et comparons des captures d’écran de vos pages avant et après.',
      'N’installez pas un second cache de pages sous forme de plugin : deux caches à la suite affichent des pages périmées et ne font rien gagner.',
    ),
    heading('Images : en général la plus grosse part'),
    steps(
      'N’envoyez pas d’images plus larges que leur affichage. Une photo large de 6 000 pixels est vingt fois trop grande pour une colonne de texte.',
      'Pour les photos, utilisez WebP ou AVIF plutôt que PNG.',
      'Laissez activé le chargement différé de WordPress, sauf pour la grande image du haut : elle doit se charger en premier.',
      'Supprimez les tailles d’image qu’aucun thème n’utilise plus.',
    ),
    heading('Plugins : trouver les plus lents'),
    text(
      'Chaque plugin peut charger quelque chose sur chaque page. Désactivez-les l’un après l’autre en [préproduction](/wordpress-hosting) et mesurez chaque fois. Les causes habituelles : les constructeurs de pages, les carrousels, les statistiques qui écrivent dans la base de données, les boutons sociaux qui appellent d’autres serveurs.',
    ),
    text(
      'Supprimez les plugins inutiles. Un plugin désactivé ne coûte pas de temps, mais il faut encore le mettre à jour, et ses failles peuvent être exploitées.',
    ),
    heading('Nettoyer la base de données'),
    text(
      'Toutes nos offres WordPress comprennent la ligne de commande (WP-CLI). Comptez les révisions, supprimez les transients expirés et optimisez les tables :',
    ),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Ne gardez que les cinq dernières révisions de chaque article : ajoutez une ligne dans `wp-config.php`.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Faites exécuter les tâches planifiées par un vrai cron, et non par les visites de vos lecteurs. Sur nos offres WordPress, c’est configuré dès le départ.',
    ),
    heading('Thème et polices'),
    text(
      'Un thème qui sait tout faire charge aussi tout. Si le vôtre charge plus d’un demi-mégaoctet de scripts sur une page vide, pensez à en changer. Hébergez les polices sur votre serveur, deux styles au plus, et laissez le texte s’afficher avant qu’elles soient chargées.',
    ),
    heading('Visiteurs d’autres continents'),
    text(
      'Ce qui fait attendre un lecteur sur un autre continent, c’est la distance, pas le serveur. Un [CDN](/services/cdn) y remédie : il fournit les images et les fichiers depuis un point proche du lecteur. Si tous vos visiteurs vivent dans un seul pays, vous n’en avez pas besoin.',
    ),
    heading('Mesurer de nouveau'),
    text(
      'Mesurez les trois mêmes pages et notez les chiffres. Si le premier octet reste lent alors que la page sort du cache, ou si le site est rapide la nuit et lent à midi, l’offre est devenue trop petite : [voyez quels chiffres l’indiquent](/knowledge-base/choose-a-plan). Faites une sauvegarde avant chaque grand changement, et essayez au moins une fois [de la restaurer](/knowledge-base/backups-and-restore).',
    ),
  ],
}
