import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Quelle offre d’hébergement choisir ?',
  description:
    'Mutualisé, WordPress, VPS, cloud ou serveur dédié : six questions avant de choisir, et quatre chiffres qui disent quand passer au-dessus.',
  next: { heading: 'Comparez les offres.', label: 'Comparer tous les prix' },
  body: [
    text(
      'L’offre la plus chère n’est pas la meilleure, et la moins chère n’est pas toujours la plus économique. La bonne est la plus petite dans laquelle votre site n’attend jamais. Ce guide vous aide à la trouver, et à voir quand elle ne suffit plus.',
    ),
    heading('Six questions avant d’acheter'),
    steps(
      '**Qui met le système à jour ?** Si la réponse est « personne », prenez le mutualisé, WordPress ou une offre e-commerce : nous nous en chargeons. Sur un VPS ou un serveur dédié, c’est à vous de le faire, chaque semaine.',
      '**Quel logiciel utilisez-vous ?** WordPress tourne sur toutes les offres, mais les offres WordPress le mettent à jour la nuit, le sauvegardent avant et comparent des captures d’écran après. Un logiciel qui demande root a sa place sur un VPS.',
      '**Combien de sites et de boîtes mail ?** Shared Basic comprend un site et 5 boîtes, Shared Pro 10 et 50, Shared Max 50 et 250. Les offres WordPress comprennent un, trois ou dix sites.',
      '**Combien d’espace dans deux ans ?** Comptez les images, les bases de données et les mails. Les textes ne remplissent jamais une offre ; les photos, si.',
      '**Que vous coûte une heure d’interruption ?** Si c’est peu, une sauvegarde quotidienne conservée 7 jours suffit. Si c’est beaucoup, voyez les sauvegardes horaires et le cloud : dès Cloud Growth, votre site résiste à la panne d’un serveur.',
      '**Combien de visiteurs, et quand ?** Mille visiteurs sur une journée, c’est peu. Mille en une minute, parce qu’un journal a publié un lien vers vous, c’est beaucoup.',
    ),
    heading('Les types d’hébergement en une phrase'),
    points(
      '**Mutualisé :** des sites et des boîtes mail sur un serveur dont nous nous occupons, avec jusqu’à un cœur de processeur par site.',
      '**WordPress :** le même service pour un seul logiciel, avec une préproduction dès Premium.',
      '**E-commerce :** pour les boutiques en ligne, avec de la place pour les paniers, les commandes et leurs sauvegardes.',
      '**VPS :** votre serveur virtuel, avec accès root et mémoire vive réservée, à partir de 2 vCPU et 4 Go.',
      '**Cloud :** plus de capacité le vendredi que le lundi, si besoin.',
      '**Serveur dédié :** un serveur entier pour vous seul, prêt en un jour ouvré.',
    ),
    heading('Quatre chiffres à vérifier avant de changer'),
    text('Ne changez pas d’offre au jugé. Suivez ces chiffres pendant une semaine :'),
    steps(
      '**Processeur.** En mutualisé, les pages attendent quand votre site atteint sa limite de processeur. Si cela dure trois jours de suite, nous vous envoyons les chiffres par mail.',
      '**Stockage.** Nous vous prévenons à 80 %. Rangez avant d’acheter : la cause habituelle, ce sont de vieilles sauvegardes dans le site.',
      '**Temps de réponse du serveur.** Mesurez la même page la nuit et à midi. Si elle est lente les deux fois, c’est le site qui est en cause, et [l’accélérer](/knowledge-base/fast-wordpress) aide plus qu’une offre supérieure. Si elle est rapide la nuit et lente à midi, l’offre est trop petite.',
      '**Erreurs 503 et 504.** Le serveur n’avait plus de capacité pour répondre. Quelques-unes par mois sont normales ; quelques-unes par jour signifient que l’offre est trop petite.',
    ),
    heading('Ce que coûte un changement d’offre'),
    text(
      'Écrivez au support, et nous vous passons à une offre supérieure ou inférieure, avec votre domaine, vos fichiers et vos boîtes mail. Les VPS et les serveurs dédiés ont des frais de mise en service uniques, avec le premier paiement ; le mutualisé n’en a pas. Une année coûte environ 17 % de moins que douze mois ; le paiement mensuel vous laisse partir plus tôt. Chaque prix est affiché avec celui du renouvellement.',
    ),
    text(
      'Si vous vous êtes trompé d’offre, vous avez 30 jours à compter du premier paiement pour être remboursé. Les noms de domaine sont exclus, car les registres ne les reprennent pas.',
    ),
    heading('Vous hésitez encore ?'),
    text(
      'Prenez la plus petite des deux et demandez-nous après un mois ce que disent les chiffres. Passer au-dessus prend quelques minutes : un VPS grandit avec un redémarrage. Redescendre est plus difficile, car un disque ne se réduit pas sans risque.',
    ),
  ],
}
