import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Transfert de domaine, étape par étape',
  description:
    'Transférer un domaine : le déverrouiller, demander le code d’autorisation, commander. Comptez 5 à 7 jours ; le site reste en ligne.',
  next: { heading: 'Voyez le prix avant de transférer.', label: 'Commencer un transfert' },
  body: [
    text(
      'Un transfert fait passer votre domaine d’un bureau d’enregistrement à un autre. Il ne déplace pas votre site et ne touche pas à vos mails. Il prend 5 à 7 jours, dont l’essentiel est de l’attente, et comprend une année de plus pour le domaine.',
    ),
    heading('Ce qu’il vous faut pour un transfert de domaine'),
    points(
      'L’accès à votre compte chez le bureau d’enregistrement actuel.',
      'Une boîte mail que vous lisez encore, à l’adresse connue du registre.',
      'Le code d’autorisation, appelé aussi auth code ou code EPP. L’article [Code d’autorisation et verrouillage](/knowledge-base/authorization-code-and-lock) explique les deux.',
    ),
    text(
      'Vérifiez aussi l’âge du domaine. La plupart des registres refusent un transfert pendant les 60 jours qui suivent l’enregistrement ou le dernier transfert. La [recherche WHOIS](/domains/whois) donne la date d’enregistrement et indique si le domaine est verrouillé.',
    ),
    heading('Jour 0 : déverrouiller, copier le code, commander'),
    steps(
      'Connectez-vous chez votre bureau d’enregistrement actuel et désactivez le verrouillage du domaine.',
      'Demandez-y le code d’autorisation. Pour la plupart des extensions, il doit vous être remis sous cinq jours.',
      'Ouvrez notre [page de transfert](/domains/transfer) et saisissez le domaine entier, extension comprise.',
      'Vérifiez le prix. Vous le voyez avant de saisir le code : pour les extensions que nous vendons, c’est celui de la première année d’un nouveau domaine.',
      'Collez le code exactement comme vous l’avez reçu. Nous le conservons chiffré, ne l’affichons plus et l’effaçons une fois le transfert terminé.',
      'Ajoutez le transfert au panier et commandez. D’ici là, rien n’est transféré et rien n’est débité.',
    ),
    text(
      'Payez par carte, si elle est proposée, ou par virement. En cas de virement, le délai court à partir de la réception du paiement.',
    ),
    heading('Jour 1 : le registre interroge votre bureau d’enregistrement actuel'),
    text(
      'Une fois la commande payée, nous transmettons la demande au registre. Il interroge votre bureau d’enregistrement actuel, qui vous écrira peut-être. Vous n’êtes pas obligé de répondre : après quelques jours, le silence vaut accord. Si son mail contient un lien de confirmation, cliquez dessus et le transfert ira plus vite. Un lien de refus l’arrête : lisez avant de cliquer.',
    ),
    heading('Jours 2 à 6 : ne touchez pas aux enregistrements DNS'),
    text(
      'Votre site et vos mails fonctionnent comme avant, car les serveurs DNS ne changent pas. Ne modifiez ni les enregistrements ni le titulaire pendant ces jours : un changement peut entraîner un nouveau verrouillage et tout faire recommencer.',
    ),
    text('Votre compte affiche le statut du transfert : demandé, au registre, ou terminé.'),
    heading('Jour 7 : transfert terminé'),
    points(
      'Dans la plupart des extensions, l’échéance est repoussée d’un an : vous ne perdez rien du temps déjà payé.',
      'Les enregistrements DNS sont inchangés.',
      'Le code d’autorisation ne sert plus.',
      'Le domaine figure dans Mes domaines, avec son échéance et son prix de renouvellement.',
    ),
    text(
      'Vérifiez deux choses : ouvrez votre site, et envoyez-vous un mail. Si les deux fonctionnent, vous pouvez fermer l’ancien compte, sauf si d’autres services y tournent encore. Si votre site est toujours hébergé là-bas, gardez ce contrat jusqu’à ce que vous ayez aussi [migré le site](/knowledge-base/move-a-website).',
    ),
    heading('Si le transfert échoue'),
    text(
      'Presque tous les refus ont l’une de ces trois causes : le domaine était encore verrouillé, le code était erroné ou expiré, ou le domaine avait moins de 60 jours. Nous vous envoyons le motif par mail. Corrigez-le chez votre bureau d’enregistrement actuel et [écrivez-nous](/contact) : nous transmettons de nouveau la demande.',
    ),
  ],
}
