import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'La vie d’un domaine : renouvellement, échéance',
  description:
    'Les renouvellements expliqués : trois mails avant l’échéance, 30 jours de grâce, 30 de rédemption, et ce que vous pouvez faire à chaque étape.',
  next: { heading: 'Regardez les dates de vos noms.', label: 'Ouvrir mes domaines' },
  body: [
    text(
      'Un nom ne s’achète pas : il se loue à un registre, année après année. Cette page suit un nom du premier jour au dernier et dit, à chaque étape, ce que vous pouvez faire et ce que cela coûte.',
    ),
    heading('Enregistré'),
    text(
      'Un nouveau nom est enregistré pour un an au moins à partir du paiement de sa commande. D’ici là, la commande vous le réserve 72 heures : personne d’autre ne peut le commander ici. Dès qu’il est à vous, il figure dans Mes domaines avec son échéance et son prix de renouvellement.',
    ),
    heading('Avant l’échéance'),
    text(
      'Nous vous écrivons 90, 30 et 7 jours avant. Chaque mail donne le jour et le prix de renouvellement en vigueur. Votre compte affiche la même chose.',
    ),
    text('Il y a deux façons de renouveler, et toutes deux sont des commandes comme les autres, avec leur reçu :'),
    points(
      '**À la main.** Cliquez sur **Renouveler maintenant** dans Mes domaines. La commande coûte le prix de renouvellement du jour, pour le nom et pour chaque option qui y est accrochée.',
      '**Par la commande de renouvellement annuelle.** Si elle est activée, la boutique passe la commande pour vous 14 jours avant la fin et vous envoie de quoi la payer.',
    ),
    text(
      'Nous ne conservons aucune carte : rien n’est débité dans votre dos. Le nom est renouvelé quand sa commande est payée. Si vous payez par virement, envoyez-le quelques jours avant l’échéance : c’est le jour d’arrivée qui compte.',
    ),
    text('Renouveler tôt ne fait rien perdre. La nouvelle année commence où finit l’ancienne.'),
    heading('Réductions et renouvellements'),
    text(
      'Un code de réduction agit sur le premier paiement seulement. Le prix de renouvellement de votre panier est le prix sans code, et il est imprimé à côté de la première année avant l’achat. Pour savoir ce que coûtent trois ans, le reçu en fait la somme. Comment le lire : voyez [Lire votre reçu](/knowledge-base/reading-your-receipt).',
    ),
    heading('Les 30 jours suivants : la grâce'),
    text(
      'Un nom expiré n’est pas perdu. Pendant 30 jours, vous le renouvelez au prix habituel, comme si de rien n’était. Le site et les mails peuvent déjà s’arrêter, car les registres coupent les noms expirés. Payez la commande, et le nom répond de nouveau.',
    ),
    heading('Les 30 jours d’après : la rédemption'),
    text(
      'Du 31e au 60e jour, le nom est encore à vous si vous le demandez, mais le registre réclame ses propres frais pour le rendre. Aucun bouton ne le fait : [écrivez-nous](/contact), nous vous indiquons d’abord ces frais et agissons avec votre accord.',
    ),
    heading('Dès le 61e jour : libre pour tous'),
    text(
      'Le nom retourne au registre. N’importe qui peut l’enregistrer, souvent en quelques secondes, souvent pour vous le revendre. Une commande de renouvellement restée ouverte est annulée : vous ne payez pas pour un nom perdu.',
    ),
    heading('Les états que vous pouvez lire'),
    points(
      '**Verrouillé** : les transferts sont refusés tant que le verrou est posé. C’est l’état sain.',
      '**Suspendu** : le nom existe mais ne répond pas, par exemple parce que l’adresse du titulaire n’a jamais été confirmée.',
      '**Transfert en cours** : il est en train de changer de main.',
      '**Rédemption** : expiré, et gardé pour son dernier titulaire.',
    ),
    text('La [recherche WHOIS](/domains/whois) montre l’état et les dates de tout nom, même s’il n’est pas chez nous.'),
    heading('Trois habitudes qui gardent un nom'),
    steps(
      'Gardez lisible l’adresse mail de votre compte, et qu’elle ne dépende pas du nom lui-même.',
      'Réunissez vos noms au même endroit. Trois bureaux d’enregistrement, ce sont trois mots de passe et trois calendriers.',
      'Laissez la commande de renouvellement annuelle activée pour chaque nom qui vous manquerait.',
    ),
  ],
}
