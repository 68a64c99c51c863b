import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Migrer un site web sans coupure',
  description:
    'Migrez votre site sans coupure : copier, vérifier la copie, changer le DNS en dernier. Un plan pas à pas, ou confiez-nous la migration.',
  next: { heading: 'Nous migrons votre site gratuitement.', label: 'Voir les offres d’hébergement' },
  body: [
    text(
      'Un site est hors ligne lors d’une migration pour une seule raison : le DNS est changé avant que la copie soit prête. Suivez l’ordre de ce guide, et les deux sites répondront pendant le changement, l’ancien à certains visiteurs, le nouveau aux autres, avec le même contenu.',
    ),
    heading('Le plus simple : nous migrons votre site'),
    text(
      'Nous migrons les sites gratuitement. Remplissez le formulaire de migration sur une page d’hébergement : l’adresse du site, son hébergeur actuel, ce que nous devons savoir. Nous vous contactons sous 24 heures. Nous copions fichiers et bases de données, vous vérifiez la copie, et nous ne basculons le domaine qu’avec votre accord. Un site WordPress garde ses thèmes, plugins, commentaires, fichiers et URL.',
    ),
    text('La suite est pour vous si vous migrez le site vous-même, ou si vous voulez savoir ce que nous faisons.'),
    heading('Deux jours avant'),
    steps(
      'Listez tout ce qui compose le site : fichiers, bases de données, tâches planifiées, boîtes mail, certificats et redirections. Ce qui n’est pas sur la liste s’oublie.',
      'Consultez vos enregistrements avec la [recherche DNS](/domains/dns) et notez-les.',
      'Baissez à 300 secondes le TTL des enregistrements A, AAAA et `www`. Le changement est ainsi rapide, et le retour aussi.',
      'Vérifiez que la nouvelle offre a la version de PHP et l’espace dont votre site a besoin. Sur nos offres mutualisées, vous choisissez l’une de trois versions de PHP pour chaque site.',
    ),
    heading('La veille : copier et vérifier'),
    steps('Copiez les fichiers par SSH, si possible. Exécutez cette commande sur le nouveau serveur :'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Exportez la base de données chez l’ancien hébergeur et importez-la chez le nouveau.',
      'Saisissez le nom, l’utilisateur et le mot de passe de la nouvelle base dans la configuration du site.',
      'Vérifiez la copie avant que le public la voie. Pour cela, ajoutez la nouvelle adresse IP au fichier `hosts` de votre ordinateur :',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Ouvrez le site dans une fenêtre privée. Connectez-vous, envoyez le formulaire de contact, passez une commande de test et ouvrez dix pages au hasard.',
      'Retirez la ligne du fichier.',
    ),
    heading('Le moment de la migration'),
    steps(
      'Si les visiteurs peuvent ajouter du contenu, comme des commandes ou des commentaires, passez le site en lecture seule ou affichez un court avis de maintenance. Quelques minutes suffisent.',
      'Copiez encore une fois la base de données, et les fichiers modifiés. C’est rapide, car seules les différences sont transmises. Excluez le fichier de configuration qui contient les accès à la nouvelle base.',
      'Faites pointer les enregistrements A et AAAA vers le nouveau serveur. [Faire pointer un domaine vers un autre hébergeur](/knowledge-base/point-a-name) montre les lignes. Ne touchez pas aux MX ; [les mails se migrent à part](/knowledge-base/move-email).',
      'Vérifiez le certificat SSL. Il est délivré dès que le domaine pointe vers le nouveau serveur ; sur notre hébergement, c’est automatique.',
      'Désactivez la lecture seule.',
    ),
    heading('Les deux jours qui suivent'),
    points(
      'Gardez l’ancien contrat et l’ancien site au moins deux jours, de préférence deux semaines. Certains réseaux gardent les réponses DNS en cache plus longtemps que prévu.',
      'Consultez le journal de l’ancien serveur. Quand il n’y vient plus que des robots, la migration est terminée.',
      'Vérifiez les tâches planifiées. Une tâche oubliée ne se remarque que le premier du mois.',
      'Remontez le TTL.',
    ),
    heading('En cas de problème'),
    text(
      'Remettez les anciennes adresses IP. Avec un TTL de 300 secondes, les visiteurs reviennent sur l’ancien site en cinq minutes, et vous cherchez la panne au calme. Notez les commandes et commentaires reçus entre-temps. Si vous êtes notre client, [écrivez-nous](/contact) en indiquant l’urgence : quand un site est injoignable, quelqu’un répond sous 15 minutes, jour et nuit.',
    ),
  ],
}
