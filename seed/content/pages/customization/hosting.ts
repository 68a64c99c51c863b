import type { PageSeed } from '../../../page-types'

export const customHosting: PageSeed = {
  path: '/customization/hosting',
  title: { en: 'Hosting package', es: 'Paquete de hosting', fr: 'Pack d’hébergement', de: 'Hosting-Paket' },
  breadcrumb: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
  meta: {
    title: {
      en: 'Hosting package, made to measure | Hostfront',
      es: 'Un paquete de hosting a medida | Hostfront',
      fr: 'Un pack d’hébergement sur mesure | Hostfront',
      de: 'Ein Hosting-Paket nach Maß | Hostfront',
    },
    description: {
      en: 'A hosting package for a small firm: start from a shared or WordPress plan, add certificate, mailboxes and a second backup. One sum, one receipt.',
      es: 'Un paquete de hosting para una empresa pequeña: plan compartido o WordPress, más certificado, buzones y segunda copia. Una suma y un recibo.',
      fr: 'Un pack d’hébergement pour petite entreprise : offre mutualisée ou WordPress, plus certificat, boîtes mail et seconde sauvegarde. Une somme.',
      de: 'Ein Hosting-Paket für den kleinen Betrieb: Shared- oder WordPress-Tarif, dazu Zertifikat, Postfächer und zweites Backup. Eine Summe, ein Beleg.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Hosting package: one parcel for a small firm.',
        es: 'Paquete de hosting para una empresa pequeña.',
        fr: 'Pack d’hébergement pour une petite entreprise.',
        de: 'Hosting-Paket für den kleinen Betrieb.',
      },
      intro: {
        en: 'The plan first. What comes after is worth its price to some and not to others.',
        es: 'Primero el plan. Lo de después le compensa a unos y a otros no.',
        fr: 'L’offre d’abord. La suite vaut son prix pour les uns, pas pour les autres.',
        de: 'Zuerst der Tarif. Was danach kommt, lohnt sich für manche und für andere nicht.',
      },
      groups: [
        {
          title: { en: 'Plan', es: 'Plan elegido', fr: 'Offre', de: 'Tarif' },
          source: 'services',
          category: 'hosting',
          keys: [{ key: 'shared-basic' }, { key: 'shared-pro' }, { key: 'shared-max' }, { key: 'wordpress-premium' }],
          selection: 'one',
          required: true,
        },
        {
          title: {
            en: 'Mailboxes beyond the plan',
            es: 'Buzones además del plan',
            fr: 'Boîtes mail en plus',
            de: 'Postfächer darüber hinaus',
          },
          intro: {
            en: 'With a calendar and contacts; the plan’s own mailboxes are plain.',
            es: 'Con calendario y contactos; los del plan son sencillos.',
            fr: 'Avec agenda et contacts ; celles de l’offre sont simples.',
            de: 'Mit Kalender und Kontakten; die des Tarifs sind schlicht.',
          },
          source: 'services',
          category: 'email',
          keys: [{ key: 'email-solo' }, { key: 'email-team' }],
          selection: 'one',
          required: false,
        },
        {
          title: {
            en: 'A checked certificate',
            es: 'Un certificado con comprobación',
            fr: 'Un certificat vérifié',
            de: 'Ein geprüftes Zertifikat',
          },
          intro: {
            en: 'The plan has a simple one. This names the firm.',
            es: 'El plan trae uno sencillo. Este lleva el nombre de la empresa.',
            fr: 'L’offre en a un simple. Celui-ci nomme l’entreprise.',
            de: 'Der Tarif hat ein einfaches. Dieses nennt den Betrieb.',
          },
          source: 'services',
          category: 'ssl',
          keys: [{ key: 'ssl-ov' }, { key: 'ssl-ev' }],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'A second copy', es: 'Una segunda copia', fr: 'Une seconde copie', de: 'Eine zweite Kopie' },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-daily' }, { key: 'backup-vault' }],
          selection: 'one',
          required: false,
        },
      ],
    },
    {
      blockType: 'testimonials',
      heading: {
        en: 'Customer reviews: two firms that did.',
        es: 'Opiniones: dos empresas que lo hicieron.',
        fr: 'Avis : deux entreprises qui l’ont fait.',
        de: 'Kundenstimmen: zwei Betriebe, die es taten.',
      },
      presentation: 'grid',
      limit: 2,
      domains: [{ key: 'maasundsohn.example' }, { key: 'castellane.example' }],
    },
    {
      blockType: 'domain-search-widget',
      heading: {
        en: 'Domain search: and the name on the parcel?',
        es: 'Buscar dominio: ¿y el nombre del paquete?',
        fr: 'Recherche de domaine : et le nom sur le colis ?',
        de: 'Domainsuche: Und der Name auf dem Paket?',
      },
      intro: {
        en: 'See first whether it is free; the package waits.',
        es: 'Mire antes si está libre; el paquete espera.',
        fr: 'Voyez d’abord s’il est libre ; le colis attend.',
        de: 'Sehen Sie erst nach, ob er frei ist; das Paket wartet.',
      },
    },
  ],
}
