import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Confidentialité WHOIS : ce que les autres lisent',
  description:
    'Quelles données du titulaire figurent dans la fiche publique, ce que l’option met à leur place, et ce qui reste visible malgré tout.',
  next: { heading: 'Que dit la fiche à votre sujet ?', label: 'Chercher votre nom' },
  body: [
    text(
      'Chaque registre tient la liste des noms qu’il a attribués : qui en est titulaire, qui le gère, quand il se termine. Le protocole pour l’interroger s’appelle WHOIS ; son successeur, que notre recherche emploie partout où il existe, est RDAP. La fiche est publique : lisez la vôtre au moins une fois.',
    ),
    heading('Lisez d’abord votre propre fiche'),
    steps(
      'Ouvrez la [recherche WHOIS](/domains/whois).',
      'Saisissez votre nom entier, extension comprise.',
      'Cherchez trois choses : le nom d’une personne, une adresse postale, une adresse mail ou un numéro de téléphone.',
    ),
    text(
      'Si rien n’apparaît, quelqu’un les cache déjà. Sinon, quiconque interroge le registre peut les lire, et les programmes qui récoltent des adresses jour et nuit aussi.',
    ),
    heading('Ce qui est toujours visible'),
    points(
      'Le bureau d’enregistrement et, en général, les dates d’enregistrement, de dernière modification et d’expiration.',
      'Les serveurs de noms, car sans eux personne ne trouverait votre site.',
      'L’état : verrouillé, suspendu, en rédemption.',
    ),
    text('Rien de cela ne dit où vous habitez, et rien ne peut être caché.'),
    heading('Ce qui dépend de l’extension'),
    text(
      'Depuis le règlement européen sur la protection des données, beaucoup de registres omettent les données des particuliers. D’autres les publient encore, ou publient celles des sociétés et des associations. Pour certaines extensions de pays, toute personne ayant un motif légitime peut les demander. Ces règles sont celles du registre, et elles changent ; la recherche montre ce qui vaut aujourd’hui.',
    ),
    heading('Ce que fait l’option'),
    text(
      'La confidentialité WHOIS est une option, nom par nom. Nos coordonnées figurent alors dans la fiche publique à la place des vôtres. Les messages importants, comme un avis du registre ou d’un avocat, vous sont transmis. La publicité, non.',
    ),
    text('Elle ne change pas le titulaire. C’est vous, avec ou sans elle, et vous pouvez emmener le nom ailleurs quand vous voulez.'),
    heading('Ce qu’elle ne fait pas'),
    points(
      'Elle ne cache pas les mentions légales de votre site. Là où la loi les exige, elles doivent vous nommer.',
      'Elle ne rend pas le paiement anonyme. Nous savons qui vous êtes, et le registre aussi quand il le demande.',
      'Elle n’efface pas le passé. Il existe des archives de fiches ; ce qui fut public des années peut s’y trouver encore.',
      'Elle n’arrête pas les mails aux adresses écrites sur votre site.',
    ),
    heading('À qui elle convient'),
    text(
      'Prenez-la si vous enregistrez des noms à titre privé, travaillez chez vous, ou préférez ne pas recevoir d’offres sur papier. Elles arrivent : de fausses factures de « renouvellement » partent vers les adresses des fiches. Nous annonçons un renouvellement par mail, 90, 30 et 7 jours avant, jamais sur papier ; une enveloppe avec un bulletin de paiement n’est pas de nous.',
    ),
    text(
      'Vous pouvez vous en passer si votre société figure de toute façon, avec son adresse, au registre du commerce et dans vos mentions légales. Quelques extensions ne l’autorisent pas.',
    ),
    heading('Comment l’activer'),
    text(
      'En enregistrant un nom, cochez la confidentialité WHOIS dans la ligne ouverte de la [recherche](/domains/search) avant la mise au panier. Elle se paie par an et par nom, et se renouvelle avec lui. Pour un nom déjà chez nous, [écrivez-nous](/contact) et nous l’ajoutons.',
    ),
    text(
      'Laissez ensuite quelques minutes à la fiche et cherchez-vous de nouveau. Si votre nom s’y trouve encore, dites-nous quelle ligne vous voyez.',
    ),
  ],
}
