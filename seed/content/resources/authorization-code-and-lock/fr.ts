import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Code d’autorisation et verrouillage du domaine',
  description:
    'Deux serrures sur une porte : le code qui laisse partir un nom, et le verrou qui l’en empêche. Où les trouver, comment les traiter.',
  next: { heading: 'Votre nom, hors d’atteinte des autres.', label: 'Voir la protection' },
  body: [
    text(
      'Qui peut déplacer un nom commande le site et les mails qui y sont accrochés. Deux choses gardent donc un transfert : un code que seul le titulaire devrait connaître, et un verrou que seul le titulaire devrait ouvrir. Vous rencontrez les deux lors d’un transfert ; ensuite, mieux vaut n’oublier ni l’un ni l’autre.',
    ),
    heading('Ce qu’est le code d’autorisation'),
    text(
      'C’est le mot de passe d’un seul nom. Le bureau d’enregistrement qui gère le nom le délivre, le registre le vérifie, et un transfert sans le bon code est refusé. On l’appelle aussi auth code, code EPP ou clé de transfert. Il compte en général de huit à trente-deux lettres, chiffres et signes ; les majuscules comptent.',
    ),
    text(
      'Ce n’est pas le mot de passe de votre compte, et il ne dit pas à qui le nom appartient. Il prouve que vous avez pu le demander au bureau d’enregistrement actuel.',
    ),
    heading('Comment le traiter'),
    points(
      'Ne le demandez qu’au moment de partir. Beaucoup de bureaux d’enregistrement le laissent expirer après une semaine ou un mois.',
      'Copiez-le, ne le retapez pas. Dans un mail, un O majuscule et un zéro se ressemblent.',
      'Ne le donnez qu’au nouveau bureau d’enregistrement, et seulement sur une page que vous avez ouverte vous-même.',
      'Si quelqu’un d’autre l’a vu, demandez-en un nouveau. L’ancien n’ouvre alors plus rien.',
    ),
    text(
      'Notre transfert le demande après le prix. Dès lors il est chiffré, il ne figure dans aucune adresse ni aucun journal, nous ne le montrons plus, et il est effacé une fois le transfert terminé.',
    ),
    heading('Ce que fait le verrou'),
    text(
      'Un nom verrouillé refuse tout transfert, même avec le bon code. Dans la fiche publique, le verrou se lit `clientTransferProhibited` : le bureau d’enregistrement l’a posé et le retire à votre demande. Une autre mention, `serverTransferProhibited`, vient du registre lui-même, par exemple pendant les 60 premiers jours ou lors d’un litige. Seuls le temps ou le registre y mettent fin.',
    ),
    text(
      'La [recherche WHOIS](/domains/whois) montre les deux. Saisissez votre nom et lisez son état : **verrouillé** est ce que vous devriez voir chaque jour, hors semaine de transfert.',
    ),
    heading('Les noms qui sont chez nous'),
    text(
      'Le [verrouillage du domaine](/domains/protection) est une option, nom par nom. Aucun transfert ne part tant que vous n’avez pas ouvert le verrou et confirmé par mail, et chaque changement vous est signalé. Mes domaines indique si un nom en dispose.',
    ),
    steps(
      'Pour nous quitter, [écrivez au support](/contact) depuis l’adresse de votre compte et demandez le code d’autorisation.',
      'Si le nom est verrouillé, confirmez le mail que nous vous envoyons.',
      'Remettez le code au nouveau bureau d’enregistrement tant qu’il est valable.',
    ),
    text('Nous ne demandons pas pourquoi. Un nom est à vous, et vous pouvez l’emmener quand vous voulez.'),
    heading('Ce qu’aucun des deux n’empêche'),
    text(
      'Code et verrou gardent les transferts. Ils n’arrêtent pas celui qui se connecte à votre compte, et ils n’empêchent pas un nom d’expirer. Contre le premier danger, [un compte difficile à ouvrir](/knowledge-base/protect-your-account) ; contre le second, nos mails 90, 30 et 7 jours avant l’échéance, et [savoir ce qui vient après](/knowledge-base/life-of-a-name).',
    ),
  ],
}
