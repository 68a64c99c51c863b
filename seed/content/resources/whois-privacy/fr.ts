import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Confidentialité WHOIS : ce qui reste public',
  description:
    'Quelles données du titulaire d’un domaine figurent dans le WHOIS, ce que masque l’option, ce qui reste visible, et à qui elle convient.',
  next: { heading: 'Que dit le WHOIS à votre sujet ?', label: 'Chercher votre domaine' },
  body: [
    text(
      'Chaque registre tient une fiche de ses domaines : le titulaire, le bureau d’enregistrement et l’échéance. Le protocole pour la consulter s’appelle WHOIS ; son successeur, que notre recherche utilise partout où il existe, est RDAP. La fiche est publique : vérifiez la vôtre.',
    ),
    heading('Vérifiez votre propre fiche WHOIS'),
    steps(
      'Ouvrez la [recherche WHOIS](/domains/whois).',
      'Saisissez votre domaine entier, extension comprise.',
      'Cherchez trois choses : le nom d’une personne, une adresse postale, une adresse mail ou un numéro de téléphone.',
    ),
    text(
      'Si rien n’apparaît, ces données sont déjà masquées. Sinon, tout le monde peut les lire, y compris les programmes qui collectent des adresses jour et nuit.',
    ),
    heading('Ce qui est toujours public'),
    points(
      'Le bureau d’enregistrement et, en général, les dates d’enregistrement, de dernière modification et d’expiration.',
      'Les serveurs DNS, car les navigateurs et les serveurs de messagerie en ont besoin pour trouver votre domaine.',
      'Le statut, par exemple verrouillé, suspendu ou en rédemption.',
    ),
    text('Rien de tout cela ne dit où vous habitez, et rien de tout cela ne peut être masqué.'),
    heading('Ce qui dépend de l’extension'),
    text(
      'Depuis le RGPD, beaucoup de registres omettent les données des particuliers. D’autres les publient encore, ou publient celles des sociétés et des associations. Certaines extensions de pays les communiquent à toute personne ayant un motif légitime. Le registre fixe les règles, et elles changent ; la recherche montre ce qui s’applique aujourd’hui.',
    ),
    heading('Ce que fait la confidentialité WHOIS'),
    text(
      'La confidentialité WHOIS est une option, domaine par domaine. Elle remplace vos coordonnées par les nôtres dans la fiche publique. Nous vous transmettons les messages importants, comme un avis du registre ou d’un avocat, mais pas la publicité.',
    ),
    text(
      'Elle ne change pas le titulaire du domaine. C’est vous, avec ou sans l’option, et vous pouvez transférer le domaine ailleurs quand vous voulez.',
    ),
    heading('Ce que l’option ne fait pas'),
    points(
      'Elle ne cache pas les mentions légales de votre site. Là où la loi les exige, elles doivent vous nommer.',
      'Elle ne rend pas le paiement anonyme. Nous savons qui vous êtes, et le registre aussi s’il le demande.',
      'Elle n’efface pas les anciennes fiches. Il existe des archives WHOIS ; ce qui a été public pendant des années peut s’y trouver encore.',
      'Elle n’arrête pas les mails aux adresses publiées sur votre site.',
    ),
    heading('À qui elle convient'),
    text(
      'Prenez-la si vous enregistrez des domaines à titre privé, travaillez chez vous, ou ne voulez pas d’offres par courrier postal. Des escrocs envoient de fausses factures de « renouvellement » aux adresses du WHOIS. Nous annonçons un renouvellement par mail, 90, 30 et 7 jours avant, jamais sur papier ; une enveloppe avec un bulletin de paiement ne vient pas de nous.',
    ),
    text(
      'Vous pouvez vous en passer si l’adresse de votre société figure de toute façon au registre du commerce et dans vos mentions légales. Quelques extensions n’autorisent pas cette option.',
    ),
    heading('Ajouter la confidentialité WHOIS'),
    text(
      'En enregistrant un domaine, cochez la confidentialité WHOIS dans la ligne dépliée de la [recherche](/domains/search) avant de l’ajouter au panier. Elle se paie par an et par domaine, et se renouvelle avec lui. Pour un domaine que vous avez déjà chez nous, [écrivez-nous](/contact) et nous l’ajoutons.',
    ),
    text('Attendez quelques minutes et cherchez de nouveau votre domaine. Si votre nom s’y trouve encore, dites-nous à quelle ligne.'),
  ],
}
