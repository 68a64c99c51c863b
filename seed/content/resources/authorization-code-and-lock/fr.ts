import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Code d’autorisation et verrouillage du domaine',
  description:
    'À quoi sert le code d’autorisation (auth code), comment le verrouillage protège votre domaine, et où trouver les deux avant un transfert.',
  next: { heading: 'Protégez votre domaine des transferts non voulus.', label: 'Voir la protection de domaine' },
  body: [
    text(
      'Qui contrôle un domaine contrôle aussi son site et ses mails. Deux protections encadrent donc chaque transfert : un code que seul le titulaire doit connaître, et un verrouillage que seul le titulaire doit lever. Vous en avez besoin lors d’un transfert ; le reste du temps, laissez le domaine verrouillé.',
    ),
    heading('Qu’est-ce que le code d’autorisation ?'),
    text(
      'Le code d’autorisation (auth code) est le mot de passe d’un seul domaine. Le bureau d’enregistrement actuel le délivre, le registre le vérifie, et sans le bon code le transfert est refusé. On l’appelle aussi code EPP ou clé de transfert. Il compte en général 8 à 32 lettres, chiffres et signes, et respecte la casse.',
    ),
    text(
      'Ce n’est pas le mot de passe de votre compte, et il ne dit pas à qui appartient le domaine. Il prouve que vous avez pu l’obtenir auprès du bureau d’enregistrement actuel.',
    ),
    heading('Utiliser le code en toute sécurité'),
    points(
      'Ne le demandez qu’au moment du transfert. Chez beaucoup de bureaux d’enregistrement, il expire après une semaine ou un mois.',
      'Copiez-le et collez-le, ne le retapez pas. Dans un mail, un O majuscule et un zéro se ressemblent.',
      'Ne le donnez qu’au nouveau bureau d’enregistrement, et seulement sur une page que vous avez ouverte vous-même.',
      'Si quelqu’un d’autre l’a vu, demandez-en un nouveau. L’ancien n’est alors plus valable.',
    ),
    text(
      'Notre formulaire de transfert le demande après avoir affiché le prix. Nous le conservons chiffré, il n’apparaît dans aucune URL ni aucun journal, nous ne l’affichons plus et nous l’effaçons une fois le transfert terminé.',
    ),
    heading('Comment fonctionne le verrouillage'),
    text(
      'Un domaine verrouillé ne peut pas être transféré, même avec le bon code. Dans le WHOIS, le verrouillage apparaît sous la forme `clientTransferProhibited` : le bureau d’enregistrement l’active et le lève à votre demande. Un autre statut, `serverTransferProhibited`, vient du registre lui-même, par exemple pendant les 60 premiers jours ou lors d’un litige. Il prend fin avec ce délai, ou quand le registre le lève.',
    ),
    text(
      'La [recherche WHOIS](/domains/whois) affiche les deux. Saisissez votre domaine et vérifiez son statut : il devrait toujours être **verrouillé**, sauf la semaine d’un transfert.',
    ),
    heading('Domaines enregistrés chez nous'),
    text(
      'Chaque domaine dispose d’un verrouillage gratuit, que vous activez et levez sous Mes domaines. Tant qu’il est actif, aucun transfert sortant ne démarre. Avec l’option [Verrouillage avec confirmation](/domains/protection), le lever exige en plus votre confirmation par mail, et chaque changement vous est signalé.',
    ),
    steps(
      'Pour transférer un domaine ailleurs, [écrivez au support](/contact) depuis l’adresse de votre compte et demandez le code d’autorisation.',
      'Levez le verrouillage sous Mes domaines. Si le domaine a l’option, confirmez par le mail que nous vous envoyons.',
      'Donnez le code au nouveau bureau d’enregistrement avant qu’il n’expire.',
    ),
    text('Vous n’avez pas à donner de raison. Le domaine est à vous, et vous pouvez l’emporter quand vous voulez.'),
    heading('Ce que le code et le verrouillage n’empêchent pas'),
    text(
      'Ils ne protègent que des transferts. Ils n’arrêtent pas une personne qui se connecte à votre compte, et n’empêchent pas un domaine d’expirer. Pour le premier cas, [protégez votre compte](/knowledge-base/protect-your-account) ; pour le second, surveillez nos mails 90, 30 et 7 jours avant l’échéance et lisez [ce qui se passe ensuite](/knowledge-base/life-of-a-name).',
    ),
  ],
}
