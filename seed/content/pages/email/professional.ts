import type { PageSeed } from '../../../page-types'

export const professionalEmail: PageSeed = {
  path: '/email/professional',
  title: { en: 'Professional email', es: 'Correo profesional', fr: 'Adresse mail professionnelle', de: 'Geschäftliche E-Mail' },
  breadcrumb: { en: 'Professional email', es: 'Correo profesional', fr: 'Adresse mail professionnelle', de: 'Geschäftliche E-Mail' },
  meta: {
    title: {
      en: 'Professional email for one person | Hostfront',
      es: 'Correo profesional para una persona | Hostfront',
      fr: 'Une adresse mail professionnelle | Hostfront',
      de: 'Eine geschäftliche E-Mail-Adresse | Hostfront',
    },
    description: {
      en: 'Professional email at your domain, paid by the year: a mailbox or plain forwarding. Which of the two you need, and which addresses to begin with.',
      es: 'Correo profesional con su dominio, pagado por años: un buzón o un simple reenvío. Cuál de los dos necesita y con qué direcciones empezar.',
      fr: 'Adresse mail professionnelle à votre domaine, payée à l’année : boîte ou simple redirection. Laquelle choisir, et par quelles adresses commencer.',
      de: 'Geschäftliche E-Mail zu Ihrer Domain, jährlich bezahlt: Postfach oder Weiterleitung. Was Sie brauchen und mit welchen Adressen Sie anfangen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Professional email: hello@ and then you.',
        es: 'Correo profesional: hola@ y después usted.',
        fr: 'Adresse mail professionnelle : bonjour@ et puis vous.',
        de: 'Geschäftliche E-Mail: hallo@ und dann Sie.',
      },
      lead: {
        en: 'A quote reads differently when the address matches the sign.',
        es: 'Un presupuesto se lee de otro modo cuando la dirección coincide con el rótulo.',
        fr: 'Un devis se lit autrement quand l’adresse répond à l’enseigne.',
        de: 'Ein Angebot liest sich anders, wenn die Adresse zum Schild passt.',
      },
      intro: {
        en: 'For people who work alone: one mailbox with a calendar, beside the domain.',
        es: 'Para quien trabaja por su cuenta: un buzón con calendario, junto al dominio.',
        fr: 'Pour qui travaille seul : une boîte avec agenda, à côté du domaine.',
        de: 'Für alle, die allein arbeiten: ein Postfach mit Kalender, gleich bei der Domain.',
      },
      primaryLabel: { en: 'Search a name', es: 'Buscar un nombre', fr: 'Chercher un nom', de: 'Namen suchen' },
      primaryHref: '/domains/search',
      secondaryLabel: { en: 'For a team', es: 'Para un equipo', fr: 'Pour une équipe', de: 'Für ein Team' },
      secondaryHref: '/email-hosting',
      picture: 'tags',
      showPlate: true,
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'A mailbox, or just forwarding?',
        es: '¿Un buzón o solo un reenvío?',
        fr: 'Une boîte mail, ou une simple redirection ?',
        de: 'Ein Postfach oder nur eine Weiterleitung?',
      },
      intro: {
        en: 'Name the domain, choose one, read the yearly price.',
        es: 'Indique el dominio, elija uno y lea el precio anual.',
        fr: 'Indiquez le domaine, choisissez, lisez le prix annuel.',
        de: 'Domain nennen, eines wählen, Jahrespreis lesen.',
      },
      groups: [
        {
          title: { en: 'Email for this name', es: 'Correo para este nombre', fr: 'Les mails de ce nom', de: 'E-Mail für diese Domain' },
          intro: {
            en: 'With a mailbox you also write under your name. With forwarding you only receive.',
            es: 'Con un buzón también escribe con su nombre. Con el reenvío solo recibe.',
            fr: 'Avec une boîte, vous écrivez aussi sous votre nom. Avec une redirection, vous recevez seulement.',
            de: 'Mit einem Postfach schreiben Sie auch unter Ihrem Namen. Mit einer Weiterleitung empfangen Sie nur.',
          },
          source: 'addons',
          category: 'email-addon',
          keys: [{ key: 'professional-email' }, { key: 'email-forwarding' }],
          selection: 'one',
          required: true,
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Four email addresses to begin with.',
        es: 'Cuatro direcciones de correo para empezar.',
        fr: 'Quatre adresses mail pour commencer.',
        de: 'Vier E-Mail-Adressen für den Anfang.',
      },
      intro: {
        en: 'They may all lead to one mailbox. The sender need not know.',
        es: 'Pueden llegar todas al mismo buzón. El remitente no tiene por qué saberlo.',
        fr: 'Toutes peuvent mener à une seule boîte. L’expéditeur n’a pas à le savoir.',
        de: 'Alle dürfen in dasselbe Postfach führen. Der Absender muss das nicht wissen.',
      },
      items: [
        {
          icon: 'at-sign',
          title: { en: 'hello@', es: 'hola@', fr: 'bonjour@', de: 'hallo@' },
          description: {
            en: 'For the card, the van and the shop window.',
            es: 'Para la tarjeta, la furgoneta y el escaparate.',
            fr: 'Pour la carte, la camionnette et la vitrine.',
            de: 'Für Visitenkarte, Lieferwagen und Schaufenster.',
          },
        },
        {
          icon: 'receipt',
          title: { en: 'invoices@', es: 'facturas@', fr: 'factures@', de: 'rechnung@' },
          description: {
            en: 'Sorted into its own folder, and later handed to the bookkeeper.',
            es: 'A una carpeta aparte y, más adelante, a la gestoría.',
            fr: 'Rangé dans son dossier, puis confié au comptable.',
            de: 'In einen eigenen Ordner, später an die Buchhaltung.',
          },
        },
        {
          icon: 'calendar-clock',
          title: { en: 'booking@', es: 'reservas@', fr: 'rendezvous@', de: 'termin@' },
          description: {
            en: 'Feeds the calendar that comes with the mailbox.',
            es: 'Alimenta el calendario que viene con el buzón.',
            fr: 'Alimente l’agenda fourni avec la boîte.',
            de: 'Füllt den Kalender, der zum Postfach gehört.',
          },
        },
        {
          icon: 'eye-off',
          title: { en: 'shops@', es: 'compras@', fr: 'achats@', de: 'einkauf@' },
          description: {
            en: 'For sign-ups you half regret. Switch it off and the others stay quiet.',
            es: 'Para los registros de los que casi se arrepiente. Se apaga y las demás siguen tranquilas.',
            fr: 'Pour les inscriptions à moitié regrettées. Coupez-la, les autres restent au calme.',
            de: 'Für Anmeldungen, die man halb bereut. Abschalten, und die anderen haben Ruhe.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about email, before you print cards.',
        es: 'Preguntas sobre correo, antes de imprimir tarjetas.',
        fr: 'Questions sur le mail, avant d’imprimer les cartes.',
        de: 'Fragen zur E-Mail, vor dem Kartendruck.',
      },
      topic: 'email',
      limit: 4,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'A second person?',
        es: '¿Una segunda persona?',
        fr: 'Une deuxième personne ?',
        de: 'Eine zweite Person?',
      },
      body: {
        en: 'A plan brings shared calendars and an info@ that everyone can answer.',
        es: 'Un plan trae calendarios compartidos y un info@ que atienden todos.',
        fr: 'Une offre apporte des agendas partagés et un info@ auquel tous répondent.',
        de: 'Ein Tarif bringt gemeinsame Kalender und ein info@, das alle beantworten.',
      },
      buttonLabel: { en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' },
      href: '/email-hosting',
      showPlate: false,
    },
  ],
}
