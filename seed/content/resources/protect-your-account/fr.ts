import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Protéger votre compte : connexion en deux étapes',
  description:
    'Sécurisez votre compte en 15 minutes : mot de passe solide, connexion en deux étapes, clé d’accès, codes de secours et sessions à fermer.',
  next: { heading: 'Sécurisez votre compte maintenant.', label: 'Ouvrir les paramètres' },
  body: [
    text(
      'Une seule connexion donne accès à vos domaines, commandes et factures. Quiconque l’obtient peut transférer un domaine ou consulter vos achats. Quinze minutes suffisent pour rendre cela très difficile, et il ne vous faut que votre téléphone.',
    ),
    heading('1. Choisissez un mot de passe solide'),
    points(
      'Utilisez dix caractères au moins. La boutique refuse les plus courts, et ceux que l’on essaie en premier : suites de touches, répétitions, mots courants, votre propre nom.',
      'La longueur compte plus que les signes spéciaux. Quatre mots à la suite, sans rapport entre eux, se retiennent bien et se devinent mal.',
      'Prenez un mot de passe différent pour chaque service. Si une autre boutique est piratée, les mots de passe volés sont essayés ici le jour même.',
      'Confiez-le à un gestionnaire de mots de passe. Il protège aussi de l’hameçonnage : sur une fausse page à l’adresse ressemblante, il ne remplit rien.',
    ),
    text('Le mot de passe se change sous **Paramètres**. Tous les autres navigateurs sont alors déconnectés.'),
    heading('2. Activez la connexion en deux étapes'),
    text(
      'La connexion en deux étapes (authentification à deux facteurs) demande, après le mot de passe, un code d’une application d’authentification. Qui ne connaît que votre mot de passe ne peut pas se connecter.',
    ),
    steps(
      'Installez une application d’authentification sur votre téléphone, si vous n’en avez pas encore.',
      'Ouvrez **Paramètres** et choisissez de configurer la connexion en deux étapes. Votre mot de passe est demandé.',
      'Scannez le code QR avec l’application et saisissez le code à six chiffres qu’elle affiche. Il change toutes les 30 secondes.',
      'Conservez les dix codes de secours qui suivent. Ils ne sont affichés qu’une fois.',
    ),
    heading('3. Gardez vos codes de secours'),
    text(
      'Ils permettent de vous connecter si le téléphone est cassé ou perdu. Chacun ne sert qu’une fois. Imprimez-les ou gardez-les dans le gestionnaire de mots de passe, mais pas sur le téléphone lui-même. Si vous en avez utilisé ou ne les trouvez plus, créez-en de nouveaux dans les paramètres : les anciens ne sont alors plus valables.',
    ),
    heading('4. Ajoutez une clé d’accès'),
    text(
      'Une clé d’accès remplace le mot de passe et le code : vous vous connectez avec l’empreinte, le visage ou le code PIN de votre appareil. Il n’y a rien à saisir, donc rien à voler pour une fausse page : la clé ne fonctionne qu’à notre adresse.',
    ),
    steps(
      'Sous **Paramètres**, choisissez d’ajouter une clé d’accès et saisissez encore une fois votre mot de passe.',
      'Donnez-lui un nom qui désigne l’appareil, par exemple « Téléphone ».',
      'Confirmez avec le verrouillage d’écran de l’appareil.',
    ),
    text('Ajoutez-en une pour chaque appareil. Si vous perdez un appareil, retirez sa clé de la liste.'),
    heading('5. Vérifiez qui est connecté'),
    text(
      'Les paramètres affichent chaque navigateur connecté, depuis quand, et sa dernière activité. Fermez les sessions que vous ne reconnaissez pas ou n’utilisez plus. Dans le doute, déconnectez tous les autres d’un coup et changez le mot de passe.',
    ),
    heading('6. Protégez votre boîte mail'),
    text(
      'Le lien de réinitialisation du mot de passe est envoyé à votre adresse mail. Qui peut lire votre boîte peut donc aussi accéder à votre compte. Protégez-la au moins aussi bien, et prenez une adresse qui ne dépend pas d’un domaine que vous avez chez nous : si ce domaine expire, vous ne recevez plus le lien.',
    ),
    heading('Si vous ne pouvez pas vous connecter'),
    points(
      'Après dix mots de passe erronés, le réseau d’où ils viennent est bloqué pendant 15 minutes. Votre compte n’est pas bloqué ; vous pouvez encore vous connecter depuis ailleurs.',
      'Mot de passe oublié : demandez un lien sur la [page de connexion](/login). Il est valable une heure. Si la connexion en deux étapes est activée, le code est demandé là aussi.',
      'Téléphone perdu : utilisez un code de secours.',
      'Ni téléphone ni code de secours : [écrivez-nous](/contact), avec votre dernière facture sous la main.',
    ),
    heading('Reconnaître un mail d’hameçonnage'),
    text(
      'Nous ne demandons jamais de mot de passe ni de code par mail ou par téléphone, et nous ne vous appelons jamais. Dans le doute, ne cliquez pas sur le lien : saisissez vous-même notre adresse et vérifiez si votre compte dit la même chose.',
    ),
  ],
}
