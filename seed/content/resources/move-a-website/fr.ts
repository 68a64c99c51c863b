import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Déménager un site sans coupure',
  description:
    'Copier, vérifier la copie, tourner le nom en dernier. Le plan d’un déménagement qu’aucun visiteur ne remarque, avec nous ou sans nous.',
  next: { heading: 'Laissez-nous porter les cartons.', label: 'Voir les offres d’hébergement' },
  body: [
    text(
      'Un site s’éteint lors d’un déménagement pour une seule raison : le nom est tourné avant que la copie soit prête. Suivez l’ordre de cette page, et les deux sites répondront pendant le changement, l’ancien à certains visiteurs, le nouveau aux autres, avec le même contenu.',
    ),
    heading('Le chemin court : nous le faisons'),
    text(
      'Nous déménageons les sites gratuitement. Remplissez le formulaire de transfert d’une page d’hébergement : où est le site, son adresse, ce que nous devons savoir. Nous prenons contact sous 24 heures. Nous copions fichiers et bases de données, vous regardez la copie, et le nom n’est tourné que quand vous le dites. D’un site WordPress suivent thèmes, extensions, commentaires et fichiers, et les adresses restent les mêmes.',
    ),
    text('La suite est pour ceux qui le font eux-mêmes, et pour ceux qui veulent savoir ce que nous faisons.'),
    heading('Deux jours avant'),
    steps(
      'Notez de quoi le site se compose : fichiers, bases de données, tâches planifiées, boîtes mail, certificats, redirections. Ce qui n’est pas sur la liste s’oublie.',
      'Regardez vos entrées avec la [recherche DNS](/domains/dns) et notez-les.',
      'Faites baisser à 300 secondes le TTL des entrées A, AAAA et `www`. C’est ce qui rend le changement rapide, et le retour aussi.',
      'Vérifiez que la nouvelle offre a la version de PHP et le stockage qu’il faut. Sur nos offres mutualisées, vous choisissez l’une de trois versions de PHP pour chaque site.',
    ),
    heading('La veille : copier et vérifier'),
    steps('Copiez les fichiers, par SSH si possible :'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Exportez la base de données chez l’ancien hébergeur et importez-la chez le nouveau.',
      'Inscrivez dans les réglages du site le nouveau nom, l’utilisateur et le mot de passe de la base.',
      'Regardez la copie avant tout le monde. Indiquez la nouvelle adresse à votre propre ordinateur par une ligne dans son fichier `hosts` :',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Ouvrez le site dans une fenêtre privée. Connectez-vous, envoyez le formulaire de contact, passez une commande d’essai, ouvrez dix pages au hasard.',
      'Retirez la ligne.',
    ),
    heading('L’heure du déménagement'),
    steps(
      'Si les visiteurs écrivent sur le site, commandes ou commentaires, passez-le en lecture seule ou affichez un court avis. Quelques minutes suffisent.',
      'Copiez encore une fois la base, et les fichiers modifiés. La seconde copie est rapide : seules les différences voyagent.',
      'Changez les entrées A et AAAA pour la nouvelle machine. [Diriger un domaine vers un autre hébergement](/knowledge-base/point-a-name) montre les lignes. Laissez les MX ; [les mails déménagent à leur heure](/knowledge-base/move-email).',
      'Surveillez le certificat. Il est délivré dès que le nom mène à la nouvelle machine ; sur notre hébergement, cela se fait tout seul.',
      'Rouvrez le site à l’écriture.',
    ),
    heading('Les deux jours qui suivent'),
    points(
      'Gardez l’ancien contrat et l’ancien site deux jours au moins, deux semaines de préférence. Un réseau se souvient toujours plus longtemps que prévu.',
      'Lisez le journal de l’ancienne machine. Quand il n’y vient plus personne, hormis des robots, le déménagement est fini.',
      'Passez en revue les tâches planifiées. Une tâche oubliée se remarque le premier du mois.',
      'Remontez le TTL.',
    ),
    heading('Si quelque chose cloche'),
    text(
      'Remettez les anciennes adresses. Avec un TTL de 300 secondes, tous les visiteurs sont sur l’ancien site en cinq minutes, et vous cherchez la panne au calme. Notez ce qui a été commandé ou commenté entre-temps. Et si vous êtes notre client, [écrivez-nous](/contact) en indiquant l’urgence : quand un site est injoignable, quelqu’un répond sous 15 minutes, jour et nuit.',
    ),
  ],
}
