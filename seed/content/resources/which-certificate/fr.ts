import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'DV, OV ou EV : quel certificat SSL choisir ?',
  description:
    'Certificats DV, OV et EV comparés : ce qui est vérifié, les délais, et ce que couvrent le simple, le wildcard et le multidomaine.',
  next: { heading: 'Comparez les certificats SSL et les prix.', label: 'Voir les certificats SSL' },
  body: [
    text(
      'Un certificat SSL fait deux choses : il chiffre la connexion entre le navigateur et le serveur, et il indique qui exploite le site. Le chiffrement est le même pour tous. Ce qui change, et ce que vous payez, c’est l’étendue de la vérification du titulaire.',
    ),
    heading('DV, OV et EV : ce qui est vérifié'),
    points(
      '**DV (validation du domaine).** L’autorité vérifie que vous contrôlez le domaine, par un enregistrement DNS ou un fichier sur le site. Délivré en quelques minutes.',
      '**OV (validation de l’organisation).** L’autorité vérifie aussi, dans un registre public, que votre société existe. Son nom figure dans le certificat. Délivré en 1 à 3 jours ; nous préparons le dossier avec vous.',
      '**EV (validation étendue).** L’autorité vérifie l’identité légale de l’entreprise : immatriculation, adresse et signataire. Délivré en 5 jours au plus. Les banques et les marchés publics le demandent.',
    ),
    text(
      'Dans le navigateur, les trois se ressemblent. Les navigateurs affichaient autrefois en vert le nom de la société pour l’EV ; plus aucun des grands ne le fait. Pour voir la société, il faut ouvrir le certificat.',
    ),
    heading('Vous avez peut-être déjà un certificat'),
    text(
      'Les offres mutualisées, WordPress et e-commerce comprennent un certificat pour votre domaine, installé et renouvelé pour vous. Pour un site, un blog ou une petite boutique, il n’en faut pas d’autre.',
    ),
    heading('Quand acheter un certificat'),
    steps(
      'Votre domaine est hébergé ailleurs ou sur votre propre serveur, et vous voulez nous confier le renouvellement. Le certificat DV convient aussi aux domaines enregistrés ailleurs.',
      'Un contrat, un appel d’offres ou un auditeur exige un type précis. Prenez celui-là.',
      'Vos clients veulent savoir qui ils paient. Il vous faut alors au moins OV.',
      'Vous avez beaucoup de sous-domaines, ou beaucoup de domaines.',
    ),
    text(
      'Pour un domaine enregistré chez nous, il y a aussi l’option SSL. Elle valide le domaine et chiffre tout autant, couvre un domaine, se paie à l’année et coûte moins cher. Le certificat DV peut se payer au mois, comporte une garantie et existe en wildcard ou multidomaine.',
    ),
    heading('Simple, wildcard ou multidomaine ?'),
    points(
      '**Simple :** votre domaine, avec et sans `www`.',
      '**Wildcard :** votre domaine et chaque nom situé exactement un niveau en dessous. `shop.example.com` est couvert, `test.shop.example.com` ne l’est pas. Il coûte trois fois le prix de l’offre. Il n’y a pas de wildcard EV, car aucune autorité ne peut en délivrer.',
      '**Multidomaine :** plusieurs domaines différents dans un certificat, à prix unique, payé à l’année.',
    ),
    text(
      'Wildcard et multidomaine ne se combinent pas. Si vous ignorez combien de sous-domaines il vous faudra, comptez ceux d’aujourd’hui : à partir du quatrième, [un wildcard](/ssl/wildcard) est rentable.',
    ),
    heading('Ce que couvre la garantie'),
    text(
      'Chaque offre comporte une garantie : 10 000 USD pour DV, 250 000 pour OV, 1 500 000 pour EV. Accordée par l’autorité qui délivre le certificat, elle couvre les visiteurs qui perdraient de l’argent parce qu’un certificat a été délivré à tort. Ce n’est ni une assurance pour votre boutique, ni une raison de choisir EV.',
    ),
    heading('Après la commande'),
    steps(
      'Choisissez la couverture et, pour OV et EV, ayez l’immatriculation de votre société sous la main.',
      'Effectuez la validation, par un enregistrement DNS ou un mail à une adresse du domaine. Si votre domaine a un [enregistrement CAA](/knowledge-base/dns-records), il doit autoriser l’autorité de certification.',
      'Sur notre hébergement, le certificat s’installe automatiquement. Pour un serveur hébergé ailleurs, nous vous envoyons le fichier.',
      'Nous renouvelons le certificat avant son expiration. Pour un serveur hébergé ailleurs, vous recevez le nouveau fichier à temps.',
    ),
    text('Si la clé privée est perdue ou a été vue par quelqu’un d’autre, dites-le-nous aussitôt : le certificat est réémis gratuitement.'),
  ],
}
