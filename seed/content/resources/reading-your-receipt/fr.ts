import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Lire votre reçu',
  description:
    'Prix catalogue, réductions et leur base, taxes, à payer maintenant et plus tard, renouvellement, trois ans : le reçu ligne par ligne.',
  next: { heading: 'Les prix dont un reçu est fait.', label: 'Ouvrir les prix' },
  body: [
    text(
      'Le même reçu vous attend quatre fois : dans le panier, au paiement, dans vos mails et sur la page de la commande, où vous pouvez l’imprimer ou le garder en PDF. Chaque chiffre découle de ceux qui sont au-dessus. Cette page le lit de haut en bas.',
    ),
    heading('Les articles'),
    text(
      'Chaque ligne dit ce que vous achetez et pour combien de temps : un nom pour un an, une offre pour un mois ou un an, une option avec le nom auquel elle tient. Deux montants l’accompagnent :',
    ),
    points(
      '**Maintenant :** ce que coûte la ligne pour sa première période, hors réductions et taxes.',
      '**Renouvellement à :** ce qu’elle coûte ensuite, au prix d’aujourd’hui.',
    ),
    text('Si le catalogue donne un prix catalogue, il est barré et l’économie est indiquée. Si rien n’est barré, il n’y en a pas.'),
    text(
      'Les frais de mise en service ont leur propre ligne. Les VPS et les serveurs dédiés en ont, une fois par machine, avec le premier paiement.',
    ),
    heading('Les réductions'),
    text(
      'Chaque réduction a sa ligne, avec sa règle et le montant sur lequel elle est calculée, par exemple « 10 % de » et une somme. Trois viennent d’elles-mêmes :',
    ),
    points(
      '**Paiement annuel :** 10 % sur l’hébergement et le SSL facturés à l’année. Noms et options n’en sont pas.',
      '**Première commande :** 5 % sur tout, jusqu’à 25 USD.',
      '**Au-dessus de 200 USD :** 5 % sur tout, jusqu’à 50 USD. Il faut plus de 200, pas 200 tout juste.',
    ),
    text(
      'Les codes de réduction s’y ajoutent. Tout est calculé sur le prix entier, jamais sur un prix déjà réduit. L’ordre dans lequel vous tapez les codes ne change donc rien, et deux fois 10 % font 20 % et non 19 %.',
    ),
    text(
      'Un code agit **sur le premier paiement seulement**. Le reçu le dit, et les prix de renouvellement sont sans lui. Si un code ne compte pas, le panier dit pourquoi, et ce qu’il manque.',
    ),
    heading('Les taxes'),
    text(
      'Les taxes se calculent sur ce qui reste après réductions, frais de mise en service compris, et ont leur ligne avec taux et base. Les prix de nos pages sont hors taxes. Le total au paiement, taxes comprises, est ce qui est débité.',
    ),
    heading('À payer maintenant, à payer plus tard'),
    text(
      'D’ordinaire c’est simple : tout maintenant, rien plus tard. Les VPS et les serveurs dédiés se paient aussi avec un acompte ou en trois fois, les certificats en deux moitiés. « À payer maintenant » est alors la première part, « à payer plus tard » le reste, avec son jour. Offres cloud, composants, répartiteurs de charge, stockage objet et CDN peuvent se payer d’un solde que vous consommez. Quel que soit votre choix, les deux ensemble font le total.',
    ),
    heading('La devise'),
    text(
      'Les prix sont tenus en dollars et convertis dans la devise choisie, au taux dont la date figure sur le reçu. Votre commande garde ce taux, même s’il bouge avant l’arrivée de votre virement.',
    ),
    heading('Trois ans'),
    text(
      'À la fin figure ce que le tout coûte pendant trois ans, hors taxes : le premier paiement et les renouvellements, aux prix d’aujourd’hui. C’est le chiffre honnête pour comparer, car une première année bon marché peut être suivie d’années chères. Un renouvellement coûte le prix de son jour ; pour un nom, nous vous le disons 90, 30 et 7 jours avant.',
    ),
    heading('Comment on paie, comment on est remboursé'),
    text(
      'Payez par carte, si elle est proposée, ou par virement en indiquant le numéro de commande. Un nom vous est réservé 72 heures pendant ce temps.',
    ),
    text(
      'Vous pouvez changer d’avis pendant 30 jours dès le premier paiement. Les noms de domaine sont exclus, car un registre ne les reprend pas. Ce qui a été remboursé est noté sur la page de la commande.',
    ),
    heading('Si un chiffre vous intrigue'),
    text(
      '[Envoyez-nous](/contact) le numéro de commande et la ligne. Le numéro n’ouvre rien à lui seul, il peut donc figurer dans un mail. Si vous avez perdu le mail du reçu, connectez-vous : toutes vos commandes sont dans la vue d’ensemble.',
    ),
  ],
}
