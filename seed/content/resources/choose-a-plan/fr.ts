import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Quelle offre d’hébergement, et quand en changer',
  description:
    'Mutualisé, WordPress, VPS, cloud ou serveur à vous : six questions avant d’acheter, quatre chiffres à lire avant de payer plus.',
  next: { heading: 'Mettez les offres côte à côte.', label: 'Comparer tous les prix' },
  body: [
    text(
      'L’offre la plus chère n’est pas la meilleure, et la moins chère n’est pas la plus économique. La bonne est la plus petite où votre site n’attend pas. Cette page aide à la trouver, et à remarquer quand elle est devenue trop étroite.',
    ),
    heading('Six questions avant d’acheter'),
    steps(
      '**Qui met le système à jour ?** Si la réponse est « personne », prenez le mutualisé, WordPress ou une offre boutique : là, c’est nous. Sur un VPS ou un serveur à vous, c’est votre tâche, chaque semaine.',
      '**Quel logiciel ?** WordPress tourne sur toute offre, mais les offres WordPress le mettent à jour la nuit, le copient avant et comparent les images après. Ce qui exige root va sur un VPS.',
      '**Combien de sites et de boîtes ?** Shared Basic contient un site et 5 boîtes, Shared Pro 10 et 50, Shared Max 50 et 250. Les offres WordPress contiennent un, trois ou dix sites.',
      '**Combien de stockage, dans deux ans ?** Comptez images, bases de données et mails. Les textes ne remplissent jamais une offre ; les photos, si.',
      '**Que coûte une heure de silence ?** Si c’est peu, une sauvegarde quotidienne gardée 7 jours suffit. Si c’est beaucoup, voyez les copies horaires et le cloud : dès Cloud Growth, il survit sans vous à la perte d’une machine.',
      '**Qui vient, et quand ?** Mille visiteurs sur une journée, c’est peu. Mille en une minute, parce que le journal a mis un lien, c’est beaucoup.',
    ),
    heading('Les familles, en une phrase'),
    points(
      '**Mutualisé :** un site et des boîtes sur une machine dont nous nous occupons, avec jusqu’à un cœur de processeur par site.',
      '**WordPress :** les mêmes soins, pour un seul logiciel, avec une préproduction dès Premium.',
      '**Offres boutique :** pour vendre, avec la place des paniers, des commandes et de leurs sauvegardes.',
      '**VPS :** votre machine virtuelle, root et mémoire réservée, à partir de 2 vCPU et 4 Go.',
      '**Cloud :** peut être plus grand le vendredi que le lundi.',
      '**Serveur dédié :** une machine entière, à vous en un jour ouvré.',
    ),
    heading('Quatre chiffres avant de payer plus'),
    text('Ne grandissez pas au jugé. Regardez ceci pendant une semaine :'),
    steps(
      '**Part de processeur.** En mutualisé, les pages attendent quand la part est épuisée. Si cela dure trois jours de suite, nous vous écrivons, chiffres à l’appui.',
      '**Stockage.** Aux quatre cinquièmes, nous vous écrivons. Rangez avant d’acheter : de vieilles sauvegardes dans le site sont souvent les coupables.',
      '**Temps de réponse du serveur.** Mesurez la même page la nuit et à midi. Lente dans les deux cas : c’est le site, et [l’alléger](/knowledge-base/fast-wordpress) aide plus qu’une offre plus grande. Rapide la nuit, lente à midi : l’offre est trop petite.',
      '**Erreurs 503 et 504.** Personne n’a eu le temps de répondre. Quelques-unes par mois sont un accident, quelques-unes par jour sont un message.',
    ),
    heading('Ce que coûte un changement, et ce qu’il ne coûte pas'),
    text(
      'Écrivez au support, et nous vous passons à l’offre supérieure ou inférieure ; le nom, les fichiers et les boîtes suivent. Les VPS et les serveurs dédiés ont des frais de mise en service, une fois, avec le premier paiement ; le mutualisé n’en a pas. Une année coûte environ 17 % de moins que douze mois ; un mois vous laisse libre de partir le suivant. Chaque prix figure à côté de celui du renouvellement.',
    ),
    text(
      'Si vous vous êtes trompé, vous avez 30 jours dès le premier paiement pour changer d’avis, remboursé. Les noms de domaine sont exclus : un registre ne les reprend pas.',
    ),
    heading('Si vous hésitez encore'),
    text(
      'Prenez la plus petite des deux et demandez-nous après un mois ce que disent les chiffres. Grandir prend des minutes : un VPS grandit avec un redémarrage. Rétrécir est plus dur, car les disques ne rétrécissent pas sans risque.',
    ),
  ],
}
