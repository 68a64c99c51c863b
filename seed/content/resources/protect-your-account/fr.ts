import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Protéger votre compte en un quart d’heure',
  description:
    'Un mot de passe que nul ne devine, une seconde étape, une clé d’accès, les sessions à fermer : que régler, et dans quel ordre.',
  next: { heading: 'Un quart d’heure, une seule fois.', label: 'Ouvrir les paramètres' },
  body: [
    text(
      'Vos noms, vos reçus et vos renouvellements tiennent derrière une seule connexion. Qui l’ouvre peut emmener un nom ou lire vos achats. Un quart d’heure suffit pour rendre cela très difficile, et votre téléphone pour seul outil.',
    ),
    heading('1. Un mot de passe que nul ne devine'),
    points(
      'Dix caractères au moins ; la boutique refuse les plus courts, et ceux qu’on essaie en premier : suites de touches, répétitions, mots connus, votre propre nom.',
      'La longueur vaut mieux que l’étrangeté. Quatre mots à la suite, sans rapport entre eux, se retiennent bien et s’essaient mal.',
      'Un mot de passe pour un seul endroit. Si une autre boutique perd sa liste, ces mots de passe sont essayés ici le jour même.',
      'Laissez un gestionnaire le retenir. Second avantage : sur une page imitée à l’adresse ressemblante, il ne remplit rien.',
    ),
    text('Il se change sous **Paramètres**. Tous les autres navigateurs sont alors déconnectés.'),
    heading('2. La connexion en deux étapes'),
    text(
      'Après le mot de passe, la connexion demande alors un code d’une application d’authentification. Qui n’a que votre mot de passe reste dehors.',
    ),
    steps(
      'Installez une application d’authentification sur votre téléphone, si vous n’en avez pas.',
      'Ouvrez **Paramètres** et choisissez de configurer la connexion en deux étapes. Votre mot de passe est demandé.',
      'Scannez avec l’application le code affiché et saisissez les six chiffres qu’elle donne. Ils changent toutes les 30 secondes.',
      'Gardez les dix codes de secours qui suivent. Ils ne sont montrés qu’une fois.',
    ),
    heading('3. Les codes de secours'),
    text(
      'Ils servent le jour où le téléphone est cassé ou perdu. Chacun ouvre une fois. Imprimez-les ou gardez-les dans le gestionnaire de mots de passe, mais pas sur le téléphone lui-même. Si vous en avez utilisé plusieurs ou ne savez plus où ils sont, créez-en de nouveaux dans les paramètres : eux seuls comptent dès lors.',
    ),
    heading('4. Une clé d’accès, le plus court chemin'),
    text(
      'Une clé d’accès remplace mot de passe et code. Vous vous connectez par l’empreinte, le visage ou le code PIN de votre appareil. Rien à taper, donc rien qu’une page copiée puisse vous demander : la clé répond à notre adresse et à aucune autre.',
    ),
    steps(
      'Sous **Paramètres**, choisissez d’ajouter une clé d’accès et saisissez encore votre mot de passe.',
      'Donnez-lui un nom qui vous dise l’appareil, par exemple « Téléphone ».',
      'Confirmez par le verrou de l’appareil.',
    ),
    text('Ajoutez-en une pour chaque appareil. Si un appareil disparaît, retirez sa clé de la liste.'),
    heading('5. Regardez qui est connecté'),
    text(
      'Les paramètres montrent chaque navigateur connecté, depuis quand, et quand il a été vu pour la dernière fois. Fermez ce que vous ne connaissez pas, et ce qui ne sert plus. Dans le doute, déconnectez tous les autres d’un coup et changez le mot de passe.',
    ),
    heading('6. Veillez sur la boîte mail'),
    text(
      'Le lien vers un nouveau mot de passe part à votre adresse mail. Qui lit votre boîte peut donc entrer ici aussi. Protégez-la au moins aussi bien, et prenez une adresse qui ne dépend pas d’un nom gardé chez nous : si ce nom expire, le chemin du retour est coupé.',
    ),
    heading('Si vous êtes dehors'),
    points(
      'Après dix mots de passe erronés depuis un endroit, cet endroit attend un quart d’heure. Votre compte n’est pas bloqué ; depuis un autre endroit, on entre encore.',
      'Mot de passe oublié : demandez le lien sur la [page de connexion](/login). Il vaut une heure. Si les deux étapes sont activées, le code est demandé là aussi.',
      'Téléphone perdu : prenez un code de secours.',
      'Ni l’un ni l’autre : [écrivez-nous](/contact), dernier reçu en main.',
    ),
    heading('Reconnaître un faux mail'),
    text(
      'Nous ne demandons jamais de mot de passe ni de code par mail ou par téléphone, et nous ne vous appelons jamais. Dans le doute, ne suivez pas le lien : tapez vous-même notre adresse et voyez si votre compte dit la même chose.',
    ),
  ],
}
