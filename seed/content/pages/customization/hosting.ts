import type { PageSeed } from '../../../page-types'

export const customHosting: PageSeed = {
  path: '/customization/hosting',
  title: { en: 'Hosting package', es: 'Paquete de hosting', fr: 'Pack d’hébergement', de: 'Hosting-Paket' },
  breadcrumb: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
  meta: {
    title: {
      en: 'Hosting package for small businesses | Hostfront',
      es: 'Un paquete de hosting a medida | Hostfront',
      fr: 'Un pack d’hébergement sur mesure | Hostfront',
      de: 'Ein Hosting-Paket nach Maß | Hostfront',
    },
    description: {
      en: 'Build a hosting package for your business: a shared or WordPress plan plus business mailboxes, a certificate in your company’s name and a second backup.',
      es: 'Cree el paquete de hosting de su empresa: plan compartido o WordPress, buzones con calendario, certificado a nombre de la empresa y segunda copia.',
      fr: 'Composez le pack d’hébergement de votre entreprise : offre mutualisée ou WordPress, boîtes mail, certificat à votre nom et seconde sauvegarde.',
      de: 'Hosting-Paket für kleine Betriebe: Shared- oder WordPress-Tarif, dazu Postfächer mit Kalender, ein Firmenzertifikat und ein zweites Backup.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Hosting package for small businesses: website, email and security.',
        es: 'Paquete de hosting para pequeñas empresas: web, correo y seguridad.',
        fr: 'Pack d’hébergement pour petite entreprise : site, mail et sécurité.',
        de: 'Hosting-Paket für kleine Betriebe: Website, E-Mail und Sicherheit.',
      },
      intro: {
        en: 'Choose a plan first. The extras below are optional, and not every business needs them.',
        es: 'Elija primero el plan. Los extras son opcionales y no todas las empresas los necesitan.',
        fr: 'Choisissez d’abord l’offre. Les options qui suivent ne sont pas utiles à toutes les entreprises.',
        de: 'Wählen Sie zuerst den Tarif. Die Extras darunter sind freiwillig, und nicht jeder Betrieb braucht sie.',
      },
      groups: [
        {
          title: { en: 'Plan', es: 'Plan de hosting', fr: 'Offre', de: 'Tarif' },
          source: 'services',
          category: 'hosting',
          keys: [{ key: 'shared-basic' }, { key: 'shared-pro' }, { key: 'shared-max' }, { key: 'wordpress-premium' }],
          selection: 'one',
          required: true,
        },
        {
          title: {
            en: 'Business mailboxes',
            es: 'Buzones para empresas',
            fr: 'Boîtes mail professionnelles',
            de: 'Postfächer für den Betrieb',
          },
          intro: {
            en: 'These include a calendar and contacts; the mailboxes in the plan do not.',
            es: 'Incluyen calendario y contactos; los buzones del plan no.',
            fr: 'Avec agenda et contacts, que n’ont pas les boîtes comprises dans l’offre.',
            de: 'Mit Kalender und Kontakten; die Postfächer im Tarif haben beides nicht.',
          },
          source: 'services',
          category: 'email',
          keys: [{ key: 'email-solo' }, { key: 'email-team' }],
          selection: 'one',
          required: false,
        },
        {
          title: {
            en: 'OV or EV certificate',
            es: 'Certificado OV o EV',
            fr: 'Certificat OV ou EV',
            de: 'OV- oder EV-Zertifikat',
          },
          intro: {
            en: 'Your plan includes a DV certificate. These also state the verified name of your company.',
            es: 'El plan incluye un certificado DV. Estos llevan además el nombre comprobado de su empresa.',
            fr: 'L’offre comprend un certificat DV. Les certificats OV et EV indiquent en plus le nom vérifié de votre entreprise.',
            de: 'Ihr Tarif enthält ein DV-Zertifikat. In einem OV- oder EV-Zertifikat steht zusätzlich der geprüfte Firmenname.',
          },
          source: 'services',
          category: 'ssl',
          keys: [{ key: 'ssl-ov' }, { key: 'ssl-ev' }],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'Second backup', es: 'Segunda copia de seguridad', fr: 'Seconde sauvegarde', de: 'Zweites Backup' },
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
        en: 'Customer reviews from two small businesses.',
        es: 'Opiniones de dos pequeñas empresas.',
        fr: 'Avis de deux petites entreprises.',
        de: 'Kundenstimmen aus zwei kleinen Betrieben.',
      },
      presentation: 'grid',
      limit: 2,
      domains: [{ key: 'maasundsohn.example' }, { key: 'castellane.example' }],
    },
    {
      blockType: 'domain-search-widget',
      heading: {
        en: 'Do you still need a domain?',
        es: '¿Aún le falta el dominio?',
        fr: 'Il vous manque encore un domaine ?',
        de: 'Fehlt Ihnen noch die Domain?',
      },
      intro: {
        en: 'Check whether it is available. Your selection above stays as it is.',
        es: 'Compruebe si está libre. Su selección se conserva.',
        fr: 'Vérifiez s’il est libre. Votre sélection est conservée.',
        de: 'Prüfen Sie, ob sie frei ist. Ihre Auswahl bleibt erhalten.',
      },
    },
  ],
}
