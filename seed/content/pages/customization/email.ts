import type { PageSeed } from '../../../page-types'

export const customEmail: PageSeed = {
  path: '/customization/email',
  title: { en: 'Set up email', es: 'Configurar el correo', fr: 'Configurer vos mails', de: 'E-Mail konfigurieren' },
  breadcrumb: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
  meta: {
    title: {
      en: 'Build your own email plan | Hostfront',
      es: 'Monte su plan de correo | Hostfront',
      fr: 'Composez votre offre mail | Hostfront',
      de: 'E-Mail-Tarif zusammenstellen | Hostfront',
    },
    description: {
      en: 'Build your own email plan: choose by number of mailboxes, add forwarding for another domain and a backup vault. The total updates as you choose.',
      es: 'Monte su plan de correo: elija según el número de buzones, añada el reenvío de otro dominio y una copia inmutable. El total se actualiza al elegir.',
      fr: 'Composez votre offre mail selon le nombre de boîtes, ajoutez la redirection d’un autre domaine et un coffre de sauvegarde. Le total suit vos choix.',
      de: 'E-Mail-Tarif nach Zahl der Postfächer wählen, dazu Weiterleitung für weitere Domains und ein Backup-Tresor. Der Preis passt sich an.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Build your own email plan.',
        es: 'Monte su propio plan de correo.',
        fr: 'Composez votre propre offre mail.',
        de: 'Stellen Sie Ihren E-Mail-Tarif selbst zusammen.',
      },
      lead: {
        en: 'Count people, not addresses: one mailbox can have several.',
        es: 'Cuente personas, no direcciones: un buzón puede recibir el correo de varias.',
        fr: 'Comptez les personnes, pas les adresses : une boîte mail peut en réunir plusieurs.',
        de: 'Zählen Sie Menschen, nicht Adressen: In einem Postfach können mehrere zusammenlaufen.',
      },
      intro: {
        en: 'hello@, invoices@ and jobs@ can all deliver to the same mailbox. Aliases do not count towards your limit.',
        es: 'hola@, facturas@ y empleo@ pueden llegar al mismo buzón. Los alias no cuentan para el límite.',
        fr: 'bonjour@, factures@ et emploi@ peuvent arriver dans la même boîte. Les alias ne sont pas décomptés.',
        de: 'hallo@, rechnung@ und jobs@ können im selben Postfach ankommen. Aliasse zählen nicht zum Limit.',
      },
      picture: 'tags',
      showPlate: true,
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Choose a plan, then the extras.',
        es: 'Elija el plan y después los extras.',
        fr: 'Choisissez l’offre, puis les options.',
        de: 'Wählen Sie den Tarif, dann die Extras.',
      },
      intro: {
        en: 'You can upgrade later and keep your mailboxes and settings.',
        es: 'Más adelante puede pasar a un plan mayor y conservar buzones y ajustes.',
        fr: 'Vous pourrez passer à une offre supérieure en gardant boîtes et réglages.',
        de: 'Sie können später in einen größeren Tarif wechseln; Postfächer und Einstellungen bleiben.',
      },
      groups: [
        {
          title: { en: 'Email plan', es: 'Plan de correo', fr: 'Offre mail', de: 'E-Mail-Tarif' },
          source: 'services',
          category: 'email',
          keys: [],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Backup vault', es: 'Copia inmutable', fr: 'Coffre de sauvegarde', de: 'Backup-Tresor' },
          intro: {
            en: 'For anyone required to keep emails for years.',
            es: 'Para quien debe conservar los correos durante años.',
            fr: 'Pour les entreprises qui doivent conserver leurs mails pendant des années.',
            de: 'Für alle, die E-Mails jahrelang aufbewahren müssen.',
          },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-vault' }],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'Your other domains', es: 'Sus otros dominios', fr: 'Vos autres domaines', de: 'Ihre weiteren Domains' },
          source: 'addons',
          category: 'email-addon',
          keys: [{ key: 'email-forwarding' }],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about email.',
        es: 'Preguntas sobre el correo.',
        fr: 'Questions sur les offres mail.',
        de: 'Fragen zu den E-Mail-Tarifen.',
      },
      topic: 'email',
      limit: 4,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Would you rather compare plans?',
        es: '¿Prefiere comparar planes?',
        fr: 'Vous préférez comparer les offres ?',
        de: 'Möchten Sie lieber Tarife vergleichen?',
      },
      body: {
        en: 'See the three email plans and their prices side by side.',
        es: 'Vea los tres planes de correo y sus precios, comparados.',
        fr: 'Voyez les trois offres mail et leurs prix côte à côte.',
        de: 'Sehen Sie die drei E-Mail-Tarife und ihre Preise im direkten Vergleich.',
      },
      buttonLabel: {
        en: 'Compare email plans',
        es: 'Comparar planes de correo',
        fr: 'Comparer les offres mail',
        de: 'E-Mail-Tarife vergleichen',
      },
      href: '/email-hosting',
      showPlate: false,
    },
  ],
}
