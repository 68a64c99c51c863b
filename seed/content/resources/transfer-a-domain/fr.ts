import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Un transfert de domaine, jour après jour',
  description:
    'Du verrou chez l’ancien bureau d’enregistrement à la nouvelle échéance : ce que vous faites, ce que font les autres, sans couper le site.',
  next: { heading: 'Prêt à transférer ? Voyez d’abord le prix.', label: 'Commencer un transfert' },
  body: [
    text(
      'Un transfert fait passer la gestion d’un nom d’un bureau d’enregistrement à un autre. Il ne déplace pas votre site et ne touche pas à vos mails. Il dure 5 à 7 jours, surtout de l’attente, et comprend une année de plus pour le nom.',
    ),
    heading('Ce qu’il vous faut avant de commencer'),
    points(
      'L’accès au compte de votre bureau d’enregistrement actuel.',
      'Une boîte mail encore relevée à l’adresse connue du registre.',
      'Le code d’autorisation, appelé aussi auth code ou code EPP. Ce qu’il est et son lien avec le verrou : voyez [Code d’autorisation et verrouillage](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Vérifiez aussi l’âge du nom. La plupart des registres refusent de déplacer un nom pendant les 60 jours qui suivent son enregistrement ou son dernier transfert. La [recherche WHOIS](/domains/whois) donne la date d’enregistrement et dit si un verrou est posé.',
    ),
    heading('Jour 0 : déverrouiller, copier le code, commander'),
    steps(
      'Connectez-vous chez votre bureau d’enregistrement actuel et retirez le verrou de transfert.',
      'Demandez-y le code d’autorisation. Pour la plupart des extensions, il doit vous être remis sous cinq jours.',
      'Ouvrez notre [page de transfert](/domains/transfer) et saisissez le nom entier, extension comprise.',
      'Lisez le prix. Vous le voyez avant que nous demandions le moindre code : pour les extensions que nous vendons, c’est celui de la première année d’un nouveau nom.',
      'Collez le code exactement comme vous l’avez reçu. Nous le gardons chiffré, ne le montrons plus et l’effaçons une fois le transfert terminé.',
      'Mettez le transfert au panier et commandez. D’ici là, rien ne bouge et rien n’est débité.',
    ),
    text(
      'Vous pouvez payer par carte, si elle est proposée, ou par virement. Avec un virement, les jours comptent à partir de l’arrivée de l’argent.',
    ),
    heading('Jour 1 : deux bureaux d’enregistrement se parlent'),
    text(
      'Une fois la commande payée, nous remettons la demande au registre. Il interroge votre bureau d’enregistrement actuel, qui vous écrira peut-être. Vous n’êtes pas obligé de répondre : après quelques jours, le silence vaut accord. Si son mail contient un lien de confirmation, l’utiliser accélère le transfert. Un lien de refus l’arrête : lisez avant de cliquer.',
    ),
    heading('Jours 2 à 6 : ne touchez pas aux entrées DNS'),
    text(
      'Votre site et vos mails répondent comme avant, car les serveurs de noms ne changent pas. Ne modifiez ni les entrées ni le titulaire pendant ces jours : un changement peut poser un nouveau verrou, et l’attente recommencerait.',
    ),
    text('La vue d’ensemble de votre compte dit où en est le transfert : demandé, au registre, ou arrivé.'),
    heading('Jour 7 : arrivé'),
    points(
      'L’échéance est repoussée d’un an. Rien de ce que vous aviez payé n’est perdu.',
      'Les entrées DNS sont telles que vous les avez laissées.',
      'Le code d’autorisation ne sert plus.',
      'Le nom figure dans Mes domaines, avec son échéance et son prix de renouvellement.',
    ),
    text(
      'Vérifiez deux choses : ouvrez le site, et envoyez-vous un mail. Si les deux marchent, l’ancien compte peut être fermé, sauf si d’autres services y tournent encore. Si votre site est toujours hébergé là-bas, gardez ce contrat jusqu’à ce que vous ayez aussi [déplacé le site](/knowledge-base/move-a-website).',
    ),
    heading('Quand cela échoue'),
    text(
      'Trois causes expliquent presque tous les refus : le verrou était encore posé, le code était mal saisi ou périmé, ou le nom avait moins de 60 jours. Nous vous envoyons le motif par mail. Corrigez-le chez votre bureau d’enregistrement actuel et [écrivez-nous](/contact) : nous redemandons au registre.',
    ),
  ],
}
