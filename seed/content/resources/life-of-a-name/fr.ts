import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Renouvellement et expiration d’un domaine',
  description:
    'Quand renouveler un domaine, ce qui se passe après son expiration, la durée des périodes de grâce et de rédemption, et que faire à chaque étape.',
  next: { heading: 'Vérifiez l’échéance de vos domaines.', label: 'Ouvrir mes domaines' },
  body: [
    text(
      'Un domaine ne s’achète pas : il s’enregistre pour quelques années, puis se renouvelle. Ce guide suit un domaine du premier jour au dernier et dit, à chaque étape, ce que vous pouvez faire et ce que cela coûte.',
    ),
    heading('Enregistrement'),
    text(
      'Un nouveau domaine est enregistré pour un an au moins à partir du paiement de sa commande. D’ici là, la commande vous le réserve 72 heures : personne d’autre ne peut le commander ici. Une fois enregistré, il figure dans Mes domaines avec son échéance et son prix de renouvellement.',
    ),
    heading('Avant l’échéance'),
    text(
      'Nous vous écrivons 90, 30 et 7 jours avant. Chaque mail indique l’échéance et le prix de renouvellement en vigueur. Votre compte affiche la même chose.',
    ),
    text('Il y a trois façons de renouveler. Toutes créent une commande, avec sa confirmation et, une fois payée, sa facture :'),
    points(
      '**Manuellement.** Cliquez sur **Renouveler maintenant** dans Mes domaines. Vous payez le prix de renouvellement en vigueur ce jour-là, pour le domaine et chacune de ses options.',
      '**Par le renouvellement automatique.** Si vous avez donné votre accord et qu’il est activé pour le domaine, votre carte enregistrée paie une année de plus avant l’échéance. Nous vous indiquons d’abord la date et le montant par mail.',
      '**Par la commande de renouvellement annuelle.** Si le renouvellement automatique est désactivé et que cette commande est activée, la boutique passe la commande pour vous 14 jours avant l’échéance et vous indique par mail comment la payer.',
    ),
    text(
      'Sans renouvellement automatique, aucune carte n’est débitée pour un domaine. Le domaine est renouvelé quand la commande est payée. Si vous payez par virement, envoyez-le quelques jours avant l’échéance : c’est le jour d’arrivée qui compte.',
    ),
    text('Renouveler tôt ne fait rien perdre. La nouvelle année commence quand l’ancienne finit.'),
    heading('Réductions et renouvellements'),
    text(
      'Un code de réduction s’applique au premier paiement seulement. Le prix de renouvellement du panier est affiché sans code, à côté de celui de la première année. Le récapitulatif additionne aussi le coût sur trois ans : voyez [Comprendre le récapitulatif de commande](/knowledge-base/reading-your-receipt).',
    ),
    heading('Jours 1 à 30 après l’échéance : période de grâce'),
    text(
      'Un domaine expiré n’est pas perdu. Pendant la période de grâce de 30 jours, vous le renouvelez au prix habituel. Le site et les mails peuvent déjà s’arrêter, car les registres désactivent les domaines expirés. Payez la commande, et le domaine fonctionne de nouveau.',
    ),
    heading('Jours 31 à 60 : période de rédemption'),
    text(
      'Pendant la période de rédemption de 30 jours, vous pouvez encore récupérer le domaine, mais le registre facture des frais supplémentaires. Cela ne se commande pas en ligne : [écrivez-nous](/contact). Nous vous indiquons d’abord ces frais et agissons avec votre accord.',
    ),
    heading('À partir du 61e jour : libre pour tous'),
    text(
      'Le registre libère le domaine. N’importe qui peut l’enregistrer, souvent en quelques secondes, souvent pour vous le revendre. Une commande de renouvellement impayée est annulée : vous ne payez pas pour un domaine perdu.',
    ),
    heading('Le statut du domaine dans le WHOIS'),
    points(
      '**Verrouillé** : les transferts sont refusés tant que vous ne levez pas le verrouillage. C’est l’état normal.',
      '**Suspendu** : le domaine est enregistré mais ne fonctionne pas, par exemple parce que l’adresse mail du titulaire n’a jamais été confirmée.',
      '**Transfert en cours** : le domaine change de bureau d’enregistrement.',
      '**Rédemption** : le domaine a expiré et reste réservé à son dernier titulaire.',
    ),
    text('La [recherche WHOIS](/domains/whois) montre le statut et les dates de tout domaine, même s’il n’est pas enregistré chez nous.'),
    heading('Trois habitudes pour ne pas perdre un domaine'),
    steps(
      'Assurez-vous de pouvoir lire l’adresse mail de votre compte, et prenez-en une qui ne dépend pas du domaine lui-même.',
      'Réunissez vos domaines chez un seul bureau d’enregistrement. Trois prestataires, ce sont trois mots de passe et trois calendriers.',
      'Laissez activé le renouvellement automatique, ou la commande de renouvellement annuelle, pour chaque domaine qui vous manquerait.',
    ),
  ],
}
