import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Comprendre le récapitulatif de commande',
  description:
    'Récapitulatif, confirmation et facture ligne par ligne : prix, réductions, taxes, à payer maintenant ou plus tard, coût sur trois ans.',
  next: { heading: 'Tous les prix, renouvellements compris.', label: 'Ouvrir la page des prix' },
  body: [
    text(
      'Le même récapitulatif accompagne votre commande : dans le panier et au paiement, puis dans vos mails et sur la page de la commande, comme confirmation à imprimer ou à garder en PDF. Après le paiement, vous recevez aussi une facture. Chaque montant découle des précédents ; ce guide va de haut en bas.',
    ),
    heading('Les articles'),
    text(
      'Chaque ligne dit ce que vous achetez et pour combien de temps : un domaine pour un an, une offre pour un mois ou un an, une option avec son domaine. Deux montants l’accompagnent :',
    ),
    points(
      '**Maintenant :** le prix de la première période, avant réductions et taxes.',
      '**Renouvellement à :** le prix de renouvellement actuel.',
    ),
    text('Si un article a un prix catalogue, ce prix est barré et l’économie est indiquée. Si rien n’est barré, il n’y en a pas.'),
    text(
      'Les frais de mise en service ont leur propre ligne. Les VPS et les serveurs dédiés en ont, une fois par serveur, avec le premier paiement.',
    ),
    heading('Les réductions'),
    text(
      'Chaque réduction a sa ligne, avec sa règle et le montant sur lequel elle est calculée, par exemple « 10 % de » et une somme. Trois s’appliquent automatiquement :',
    ),
    points(
      '**Paiement annuel :** 10 % sur l’hébergement et le SSL facturés à l’année. Les domaines et les options en sont exclus.',
      '**Première commande :** 5 % sur tout, jusqu’à 25 USD.',
      '**Au-dessus de 200 USD :** 5 % sur tout, jusqu’à 50 USD. Il faut plus de 200, pas 200 tout juste.',
    ),
    text(
      'Les codes de réduction s’y ajoutent. Toute réduction est calculée sur le plein tarif, jamais sur un prix déjà réduit. L’ordre dans lequel vous saisissez les codes ne change donc rien, et deux fois 10 % font 20 % et non 19 %.',
    ),
    text(
      'Un code s’applique **au premier paiement seulement**. Le récapitulatif l’indique, et les prix de renouvellement sont affichés sans lui. Si un code ne s’applique pas, le panier dit pourquoi, et ce qui manque.',
    ),
    heading('Les taxes'),
    text(
      'Les taxes se calculent sur ce qui reste après réductions, frais de mise en service compris, et ont leur ligne avec taux et base. Les prix de nos pages sont HT. Le total au paiement comprend les taxes : c’est le montant que vous payez.',
    ),
    heading('À payer maintenant, à payer plus tard'),
    text(
      'D’ordinaire, tout est à payer maintenant. Les VPS et les serveurs dédiés peuvent aussi se payer avec un acompte ou en trois fois, les certificats en deux fois. « À payer maintenant » est alors la première partie, « à payer plus tard » le reste, avec sa date. Offres cloud, composants de serveur, répartiteurs de charge, stockage objet et CDN peuvent se payer avec un solde prépayé que vous consommez. Dans tous les cas, la somme des deux montants est le total.',
    ),
    heading('La devise'),
    text(
      'Les prix sont fixés en dollars américains et convertis dans la devise choisie, au taux de change dont la date figure sur le récapitulatif. Votre commande garde ce taux, même s’il change avant l’arrivée de votre virement.',
    ),
    heading('Coût sur trois ans'),
    text(
      'La dernière ligne montre ce que l’ensemble coûte sur trois ans, HT : le premier paiement et les renouvellements suivants, aux prix d’aujourd’hui. C’est le chiffre à comparer, car une première année bon marché peut être suivie d’années chères. Le renouvellement est facturé au tarif en vigueur à sa date ; pour un domaine, nous vous l’indiquons 90, 30 et 7 jours avant.',
    ),
    heading('Paiement et remboursement'),
    text(
      'Payez par carte, si elle est proposée, ou par virement en indiquant le numéro de commande. Jusqu’au paiement, un domaine vous est réservé 72 heures.',
    ),
    text(
      'Vous pouvez demander un remboursement pendant 30 jours à compter du premier paiement. Les noms de domaine sont exclus, car les registres ne les reprennent pas. Les remboursements figurent sur la page de la commande.',
    ),
    heading('Une question sur un montant ?'),
    text(
      '[Envoyez-nous](/contact) le numéro de commande et la ligne. À lui seul, le numéro ne donne accès à rien : il peut figurer dans un mail. Si vous avez perdu le mail de confirmation, connectez-vous : toutes vos commandes sont dans votre compte.',
    ),
  ],
}
