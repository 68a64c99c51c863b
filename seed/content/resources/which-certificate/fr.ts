import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'DV, OV ou EV : quel certificat',
  description:
    'Ce qui est vérifié pour chacun, en combien de temps, ce que couvre un wildcard, et pourquoi le chiffrement est le même partout.',
  next: { heading: 'Comparez prix et couverture.', label: 'Voir les certificats SSL' },
  body: [
    text(
      'Un certificat fait deux choses : il permet au navigateur et au serveur de chiffrer ce qu’ils se disent, et il dit qui est à l’autre bout. La première est la même pour tous. Seule la seconde change, et c’est elle que vous payez.',
    ),
    heading('Ce qui est vérifié'),
    points(
      '**DV, validation du domaine.** On vérifie que le domaine est à vous, par une entrée DNS ou un fichier sur le site. Délivré en quelques minutes.',
      '**OV, validation de l’organisation.** On vérifie en plus que votre société existe, dans un registre public. Son nom se lit dans le certificat. Délivré en 1 à 3 jours ; nous préparons le dossier avec vous.',
      '**EV, validation étendue.** On vérifie l’entité juridique entière : inscription, adresse et signataire. Délivré en 5 jours au plus. Les banques et les marchés publics le demandent.',
    ),
    text(
      'Le cadenas est le même pour les trois. Les navigateurs ont jadis montré en vert le nom de la société pour l’EV ; plus aucun des grands ne le fait. Qui veut savoir doit ouvrir le certificat et lire.',
    ),
    heading('Ce que vous avez sans doute déjà'),
    text(
      'Les offres mutualisées, WordPress et boutique comprennent un certificat pour votre domaine, installé et renouvelé pour vous. Pour un site, un blog ou une petite boutique, c’est tout ce qu’il faut. Inutile d’en acheter un de plus.',
    ),
    heading('Quand en acheter un'),
    steps(
      'Votre domaine est hébergé ailleurs, ou sur votre propre machine, et vous voulez que quelqu’un veille au renouvellement. Le certificat DV sert aussi les domaines enregistrés ailleurs.',
      'Un contrat, un appel d’offres ou votre auditeur en exige un type. Prenez celui-là.',
      'Des clients vérifient qui ils paient. OV est le minimum qui leur réponde.',
      'Vous avez beaucoup de noms sous un domaine, ou beaucoup de domaines.',
    ),
    text(
      'Pour un domaine qui est chez nous, il y a aussi l’option SSL. Elle prouve le domaine et chiffre tout autant, couvre un domaine, se paie à l’année et coûte moins ; le certificat DV peut se payer au mois, porte une garantie et existe en wildcard ou multidomaine.',
    ),
    heading('Un nom, tous les noms, plusieurs domaines'),
    points(
      '**Simple :** votre domaine, avec et sans `www`.',
      '**Wildcard :** le domaine et chaque nom situé exactement un niveau dessous. `shop.example.com` est couvert, `test.shop.example.com` ne l’est pas. Il coûte trois fois l’offre. Il n’y a pas de wildcard EV : aucune autorité ne peut en délivrer.',
      '**Multidomaine :** des domaines différents dans un certificat, à prix unique, vendu à l’année.',
    ),
    text(
      'Wildcard et multidomaine s’excluent. Si vous ignorez combien de noms il y aura, comptez ceux d’aujourd’hui et demandez-vous si un quatrième est déjà prévu ; [un wildcard](/ssl/wildcard) est rentable à partir de là.',
    ),
    heading('Ce que signifie la garantie'),
    text(
      'Chaque offre porte une somme : 10 000 USD pour DV, 250 000 pour OV, 1 500 000 pour EV. C’est une promesse aux visiteurs qui perdraient de l’argent parce qu’un certificat a été délivré à tort. Ce n’est ni une assurance pour votre boutique, ni une raison de choisir EV.',
    ),
    heading('Après la commande'),
    steps(
      'Choisissez la couverture et, pour OV et EV, ayez l’inscription de votre société sous la main.',
      'Répondez à la vérification : une entrée DNS, ou un mail à une adresse du domaine. Si votre domaine a un [enregistrement CAA](/knowledge-base/dns-records), il doit autoriser l’autorité.',
      'Sur notre hébergement, le certificat s’installe seul. Ailleurs, nous vous envoyons le fichier.',
      'Il est renouvelé avant d’expirer. Ailleurs, vous recevez le nouveau fichier à temps.',
    ),
    text('Si une clé est perdue ou a été vue par un autre, dites-le aussitôt : un certificat OV ou EV est réémis gratuitement.'),
  ],
}
