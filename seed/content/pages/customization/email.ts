import type { PageSeed } from '../../../page-types'

export const customEmail: PageSeed = {
  path: '/customization/email',
  title: { en: 'Set up email', es: 'Preparar el correo', fr: 'Préparer le mail', de: 'E-Mail zusammenstellen' },
  breadcrumb: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
  meta: {
    title: {
      en: 'Build your own email plan | Hostfront',
      es: 'Monte su plan de correo | Hostfront',
      fr: 'Composez votre offre mail | Hostfront',
      de: 'E-Mail-Tarif zusammenstellen | Hostfront',
    },
    description: {
      en: 'Build your own email plan: choose it by mailboxes, add forwarding for a name and a copy nobody can delete. The sum follows every tick.',
      es: 'Monte su plan de correo: elíjalo por buzones, añada reenvío para un nombre y una copia que nadie puede borrar. La suma sigue cada marca.',
      fr: 'Composez votre offre mail selon les boîtes, ajoutez redirection et copie ineffaçable. La somme suit chaque coche.',
      de: 'E-Mail-Tarif nach Postfächern wählen, Weiterleitung und eine unlöschbare Kopie dazu. Die Summe folgt jedem Häkchen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Build your own email plan: how many mailboxes?',
        es: 'Monte su plan de correo: ¿cuántos buzones?',
        fr: 'Composez votre offre mail : combien de boîtes ?',
        de: 'E-Mail-Tarif zusammenstellen: Wie viele Postfächer?',
      },
      lead: {
        en: 'Count people, not addresses.',
        es: 'Cuente personas, no direcciones.',
        fr: 'Comptez les personnes, pas les adresses.',
        de: 'Zählen Sie Menschen, nicht Adressen.',
      },
      intro: {
        en: 'hello@, invoices@ and jobs@ may all lead to one mailbox. Aliases are not counted.',
        es: 'hola@, facturas@ y empleo@ pueden caer en un mismo buzón. Los alias no se cuentan.',
        fr: 'bonjour@, factures@ et emploi@ peuvent tomber dans la même boîte. Les alias ne comptent pas.',
        de: 'hallo@, rechnung@ und jobs@ können alle in einem Postfach landen. Aliasse zählen nicht.',
      },
      picture: 'tags',
      showPlate: true,
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'The email plan, then the extras.',
        es: 'El plan de correo y luego los extras.',
        fr: 'L’offre mail, puis les suppléments.',
        de: 'Erst der E-Mail-Tarif, dann der Rest.',
      },
      intro: {
        en: 'Going up a plan later moves nothing but the limit.',
        es: 'Al subir de plan más tarde solo cambia el límite.',
        fr: 'Monter d’offre plus tard ne déplace que la limite.',
        de: 'Ein späterer Wechsel nach oben verschiebt nur die Grenze.',
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
          title: { en: 'A copy under lock', es: 'Una copia bajo llave', fr: 'Une copie sous clé', de: 'Eine Kopie unter Verschluss' },
          intro: {
            en: 'For those who must keep emails for years.',
            es: 'Para quien debe conservar los correos durante años.',
            fr: 'Pour qui doit garder ses mails des années.',
            de: 'Für alle, die E-Mails jahrelang aufheben müssen.',
          },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-vault' }],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'For other names you own', es: 'Para otros nombres suyos', fr: 'Pour vos autres noms', de: 'Für weitere Namen' },
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
      heading: { en: 'Questions about email.', es: 'Preguntas sobre el correo.', fr: 'Questions sur le mail.', de: 'Fragen zur E-Mail.' },
      topic: 'email',
      limit: 4,
    },
    {
      blockType: 'call-to-action',
      heading: { en: 'Only want to compare?', es: '¿Solo quiere comparar?', fr: 'Juste comparer ?', de: 'Nur vergleichen?' },
      body: {
        en: 'The three email plans stand side by side on their own page.',
        es: 'Los tres planes de correo están uno junto a otro en su página.',
        fr: 'Les trois offres mail sont côte à côte sur leur page.',
        de: 'Die drei E-Mail-Tarife stehen auf einer eigenen Seite nebeneinander.',
      },
      buttonLabel: { en: 'To the email plans', es: 'A los planes de correo', fr: 'Vers les offres mail', de: 'Zu den E-Mail-Tarifen' },
      href: '/email-hosting',
      showPlate: false,
    },
  ],
}
