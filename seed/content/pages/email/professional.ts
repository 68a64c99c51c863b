import type { PageSeed } from '../../../page-types'

export const professionalEmail: PageSeed = {
  path: '/email/professional',
  title: { en: 'Professional email', es: 'Correo profesional', fr: 'Adresse mail professionnelle', de: 'Geschäftliche E-Mail' },
  breadcrumb: { en: 'Professional email', es: 'Correo profesional', fr: 'Adresse mail professionnelle', de: 'Geschäftliche E-Mail' },
  meta: {
    title: {
      en: 'Professional email with your domain | Hostfront',
      es: 'Correo profesional con su dominio | Hostfront',
      fr: 'Adresse mail professionnelle à votre domaine | Hostfront',
      de: 'Geschäftliche E-Mail mit eigener Domain | Hostfront',
    },
    description: {
      en: 'Professional email with your own domain: a mailbox or simple forwarding, paid by the year. Which one you need and which addresses to start with.',
      es: 'Correo profesional con su dominio: un buzón o un simple reenvío, con pago anual. Cuál necesita y con qué direcciones empezar.',
      fr: 'Adresse mail professionnelle à votre domaine : boîte ou simple redirection, payée à l’année. Laquelle choisir, et par quelles adresses commencer.',
      de: 'Geschäftliche E-Mail mit eigener Domain: Postfach oder Weiterleitung, jährlich bezahlt. Was Sie brauchen und mit welchen Adressen Sie beginnen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Professional email with your own domain.',
        es: 'Correo profesional con su propio dominio.',
        fr: 'Adresse mail professionnelle avec votre domaine.',
        de: 'Geschäftliche E-Mail mit Ihrer Domain.',
      },
      lead: {
        en: 'A quote looks more professional when it comes from your own domain.',
        es: 'Un presupuesto inspira más confianza cuando llega desde su propio dominio.',
        fr: 'Un devis inspire plus confiance quand il vient de votre propre domaine.',
        de: 'Ein Angebot wirkt seriöser, wenn es von der eigenen Domain kommt.',
      },
      intro: {
        en: 'You get one mailbox with a calendar for your domain, made for people who work alone.',
        es: 'Es un buzón con calendario para su dominio, pensado para quien trabaja por su cuenta.',
        fr: 'Vous obtenez une boîte mail avec agenda pour votre domaine, pensée pour qui travaille seul.',
        de: 'Sie erhalten ein Postfach mit Kalender zu Ihrer Domain, passend für alle, die allein arbeiten.',
      },
      primaryLabel: {
        en: 'Add a mailbox to your domain',
        es: 'Añadir un buzón a su dominio',
        fr: 'Ajouter une boîte à votre domaine',
        de: 'Postfach zur Domain hinzufügen',
      },
      primaryHref: '/customization/domain',
      secondaryLabel: {
        en: 'See plans for teams',
        es: 'Ver planes para equipos',
        fr: 'Voir les offres pour équipes',
        de: 'Tarife für Teams ansehen',
      },
      secondaryHref: '/email-hosting',
      picture: 'tags',
      showPlate: true,
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'A mailbox or just forwarding?',
        es: '¿Un buzón o solo un reenvío?',
        fr: 'Une boîte mail, ou une simple redirection ?',
        de: 'Ein Postfach oder nur eine Weiterleitung?',
      },
      intro: {
        en: 'Enter your domain, choose one and see the yearly price.',
        es: 'Escriba su dominio, elija una opción y vea el precio anual.',
        fr: 'Saisissez votre domaine, choisissez et voyez le prix annuel.',
        de: 'Geben Sie die Domain ein, wählen Sie aus und sehen Sie den Jahrespreis.',
      },
      groups: [
        {
          title: { en: 'Email for this domain', es: 'Correo para este dominio', fr: 'Mail pour ce domaine', de: 'E-Mail für diese Domain' },
          intro: {
            en: 'With a mailbox you can also send from your domain. With forwarding you only receive.',
            es: 'Con un buzón también puede enviar desde su dominio. Con el reenvío solo recibe.',
            fr: 'Avec une boîte, vous pouvez aussi envoyer depuis votre domaine. Avec une redirection, vous ne faites que recevoir.',
            de: 'Mit einem Postfach können Sie auch unter Ihrer Domain senden. Mit einer Weiterleitung empfangen Sie nur.',
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
        en: 'Four email addresses to start with.',
        es: 'Cuatro direcciones de correo para empezar.',
        fr: 'Quatre adresses mail pour commencer.',
        de: 'Vier E-Mail-Adressen für den Anfang.',
      },
      intro: {
        en: 'All of them can arrive in one mailbox, and senders will not notice.',
        es: 'Todas pueden llegar al mismo buzón sin que el remitente lo note.',
        fr: 'Toutes peuvent arriver dans une seule boîte, sans que l’expéditeur le voie.',
        de: 'Alle können in einem Postfach ankommen, ohne dass es der Absender merkt.',
      },
      items: [
        {
          icon: 'at-sign',
          title: { en: 'hello@', es: 'hola@', fr: 'bonjour@', de: 'hallo@' },
          description: {
            en: 'For your business card, van and shop window.',
            es: 'Para la tarjeta, la furgoneta y el escaparate.',
            fr: 'Pour la carte de visite, la camionnette et la vitrine.',
            de: 'Für Visitenkarte, Lieferwagen und Schaufenster.',
          },
        },
        {
          icon: 'receipt',
          title: { en: 'invoices@', es: 'facturas@', fr: 'factures@', de: 'rechnung@' },
          description: {
            en: 'For invoices in a folder that your bookkeeper can take over later.',
            es: 'Para reunir las facturas en una carpeta y pasarlas después a la gestoría.',
            fr: 'Pour ranger les factures dans un dossier, puis les confier au comptable.',
            de: 'Für Rechnungen in einem eigenen Ordner, den später die Buchhaltung übernimmt.',
          },
        },
        {
          icon: 'calendar-clock',
          title: { en: 'booking@', es: 'reservas@', fr: 'rendezvous@', de: 'termin@' },
          description: {
            en: 'For appointments, next to the calendar that comes with the mailbox.',
            es: 'Para las citas, junto al calendario incluido con el buzón.',
            fr: 'Pour les rendez-vous, grâce à l’agenda de la boîte.',
            de: 'Für Termine, passend zum Kalender des Postfachs.',
          },
        },
        {
          icon: 'eye-off',
          title: { en: 'shops@', es: 'compras@', fr: 'achats@', de: 'einkauf@' },
          description: {
            en: 'For sign-ups you half regret. Switch it off, and your other addresses stay quiet.',
            es: 'Para las altas en webs de las que uno casi se arrepiente. Si la desactiva, las demás siguen tranquilas.',
            fr: 'Pour les inscriptions qu’on regrette à moitié. Désactivez-la et les autres restent tranquilles.',
            de: 'Für Anmeldungen, die man halb bereut. Schalten Sie sie ab, und die anderen haben Ruhe.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about professional email.',
        es: 'Preguntas sobre el correo profesional.',
        fr: 'Questions sur l’adresse mail professionnelle.',
        de: 'Fragen zur geschäftlichen E-Mail.',
      },
      topic: 'email',
      limit: 4,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Working as a team?',
        es: '¿Trabaja en equipo?',
        fr: 'Vous travaillez en équipe ?',
        de: 'Sie arbeiten im Team?',
      },
      body: {
        en: 'An email plan adds shared calendars and an info@ address that everyone can answer.',
        es: 'Un plan de correo añade calendarios compartidos y un info@ que todos pueden atender.',
        fr: 'Une offre mail ajoute des agendas partagés et une adresse info@ à laquelle tous peuvent répondre.',
        de: 'Ein E-Mail-Tarif bietet gemeinsame Kalender und eine info@-Adresse, unter der alle antworten können.',
      },
      buttonLabel: { en: 'See email plans', es: 'Ver planes de correo', fr: 'Voir les offres mail', de: 'E-Mail-Tarife ansehen' },
      href: '/email-hosting',
      showPlate: false,
    },
  ],
}
