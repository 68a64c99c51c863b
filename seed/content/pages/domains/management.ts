import type { PageSeed } from '../../../page-types'

export const domainManagement: PageSeed = {
  path: '/domains/management',
  title: { en: 'Domain management', es: 'Gestión de dominios', fr: 'Gestion de domaine', de: 'Domainverwaltung' },
  breadcrumb: { en: 'Management', es: 'Gestión', fr: 'Gestion', de: 'Verwaltung' },
  meta: {
    title: {
      en: 'Domain management: dates and duties | Hostfront',
      es: 'Gestión de dominios: fechas y plazos | Hostfront',
      fr: 'Gestion de domaine : dates et délais | Hostfront',
      de: 'Domainverwaltung: Termine und Fristen | Hostfront',
    },
    description: {
      en: 'Domain management on one page: reminders 90, 30 and 7 days before expiry, 30 days of grace, 30 to redeem, transfers in 5 to 7 days.',
      es: 'Gestión de dominios en una página: avisos 90, 30 y 7 días antes, 30 días de gracia, 30 de recuperación, transferencias en 5 a 7 días.',
      fr: 'Gestion de domaine sur une page : rappels à 90, 30 et 7 jours, 30 jours de grâce, 30 de rédemption, transferts en 5 à 7 jours.',
      de: 'Domainverwaltung auf einer Seite: Erinnerung 90, 30 und 7 Tage vorher, 30 Tage Nachfrist, 30 zum Zurückholen, Umzug in 5 bis 7 Tagen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Domain management: an hour a year.',
        es: 'Gestión de dominios: una hora al año.',
        fr: 'Gestion de domaine : une heure par an.',
        de: 'Domainverwaltung: eine Stunde im Jahr.',
      },
      lead: {
        en: 'We keep the calendar, you keep the name.',
        es: 'Nosotros llevamos el calendario y usted conserva el nombre.',
        fr: 'Nous tenons le calendrier, vous gardez le nom.',
        de: 'Wir führen den Kalender, Sie behalten den Namen.',
      },
      intro: {
        en: 'Every name you hold stands in one list, with its date and the price it renews at.',
        es: 'Todos sus nombres en una lista, con su fecha y el precio al que se renuevan.',
        fr: 'Tous vos noms dans une liste, avec leur date et leur prix de renouvellement.',
        de: 'Alle Ihre Namen in einer Liste, mit Termin und Verlängerungspreis.',
      },
      primaryLabel: { en: 'Open my domains', es: 'Abrir mis dominios', fr: 'Ouvrir mes domaines', de: 'Meine Domains öffnen' },
      primaryHref: '/my-domains',
      secondaryLabel: { en: 'Bring a name here', es: 'Traer un nombre', fr: 'Amener un nom ici', de: 'Domain umziehen' },
      secondaryHref: '/domains/transfer',
      picture: 'ledger',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'Renewal and expiry: the calendar of a name.',
        es: 'Renovación y vencimiento: el calendario de un nombre.',
        fr: 'Renouvellement et expiration : le calendrier d’un nom.',
        de: 'Verlängerung und Ablauf: der Kalender einer Domain.',
      },
      intro: {
        en: 'Counted from the day it expires. Nothing here happens without an email to you.',
        es: 'Contado desde el día en que vence. Nada de esto ocurre sin un mensaje para usted.',
        fr: 'Compté depuis le jour d’expiration. Rien n’arrive ici sans un mail.',
        de: 'Gerechnet ab dem Ablauftag. Nichts davon geschieht, ohne dass wir Ihnen schreiben.',
      },
      groups: [
        {
          icon: 'mail',
          title: { en: 'Before', es: 'Antes', fr: 'Avant', de: 'Davor' },
          items: [
            {
              name: { en: '90 days before', es: '90 días antes', fr: '90 jours avant', de: '90 Tage vorher' },
              value: {
                en: 'First email, with the price',
                es: 'Primer aviso, con el precio',
                fr: 'Premier mail, avec le prix',
                de: 'Erste E-Mail, mit Preis',
              },
            },
            {
              name: { en: '30 days before', es: '30 días antes', fr: '30 jours avant', de: '30 Tage vorher' },
              value: { en: 'Second email', es: 'Segundo aviso', fr: 'Deuxième mail', de: 'Zweite E-Mail' },
            },
            {
              name: { en: '7 days before', es: '7 días antes', fr: '7 jours avant', de: '7 Tage vorher' },
              value: { en: 'Last email', es: 'Último aviso', fr: 'Dernier mail', de: 'Letzte E-Mail' },
            },
          ],
        },
        {
          icon: 'history',
          title: { en: 'After', es: 'Después', fr: 'Après', de: 'Danach' },
          items: [
            {
              name: { en: 'Day 1 to 30', es: 'Días 1 a 30', fr: 'Jours 1 à 30', de: 'Tag 1 bis 30' },
              value: {
                en: 'Grace: renew as if nothing had happened',
                es: 'Gracia: se renueva como si nada',
                fr: 'Grâce : renouvelez comme si de rien n’était',
                de: 'Nachfrist: verlängern, als wäre nichts gewesen',
              },
            },
            {
              name: { en: 'Day 31 to 60', es: 'Días 31 a 60', fr: 'Jours 31 à 60', de: 'Tag 31 bis 60' },
              value: {
                en: 'Redemption: still yours if you ask',
                es: 'Recuperación: aún suyo, si lo pide',
                fr: 'Rédemption : encore à vous sur demande',
                de: 'Zurückholen: noch Ihre, wenn Sie sich melden',
              },
            },
            {
              name: { en: 'From day 61', es: 'Desde el día 61', fr: 'Dès le jour 61', de: 'Ab Tag 61' },
              value: { en: 'Free for anybody', es: 'Libre para cualquiera', fr: 'Libre pour tous', de: 'Frei für alle' },
            },
          ],
        },
        {
          icon: 'truck',
          title: { en: 'Moving', es: 'Transferencia', fr: 'Transfert', de: 'Umzug' },
          items: [
            {
              name: { en: 'To us', es: 'Hacia aquí', fr: 'Vers nous', de: 'Zu uns' },
              value: {
                en: '5 to 7 days, one year added',
                es: 'De 5 a 7 días, con un año más',
                fr: '5 à 7 jours, une année de plus',
                de: '5 bis 7 Tage, ein Jahr dazu',
              },
            },
            {
              name: { en: 'Away from us', es: 'Hacia otro sitio', fr: 'Vers ailleurs', de: 'Von uns weg' },
              value: {
                en: 'Ask for the code, no questions',
                es: 'Pida el código, sin preguntas',
                fr: 'Demandez le code, sans question',
                de: 'Code anfordern, ohne Rückfragen',
              },
            },
          ],
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'What you can do with a domain.',
        es: 'Lo que puede hacer con un dominio.',
        fr: 'Ce que vous pouvez faire d’un domaine.',
        de: 'Was Sie mit einer Domain tun können.',
      },
      intro: {
        en: 'Yourself, at any hour. Or write, and we do it.',
        es: 'Usted mismo, a cualquier hora. O escríbanos y lo hacemos.',
        fr: 'Vous-même, à toute heure. Ou écrivez, et nous le faisons.',
        de: 'Selbst, zu jeder Stunde. Oder Sie schreiben, und wir machen es.',
      },
      items: [
        {
          icon: 'refresh-cw',
          title: { en: 'Renew it', es: 'Renovarlo', fr: 'Le renouveler', de: 'Verlängern' },
          description: {
            en: 'At the renewal price of the day, which the emails before expiry name.',
            es: 'Al precio de renovación del día, que indican los correos previos al vencimiento.',
            fr: 'Au prix de renouvellement du jour, indiqué dans les mails avant l’échéance.',
            de: 'Zum Verlängerungspreis des Tages, den die E-Mails vor dem Ablauf nennen.',
          },
        },
        {
          icon: 'network',
          title: { en: 'Point it', es: 'Dirigirlo', fr: 'Le diriger', de: 'Ausrichten' },
          description: {
            en: 'To our machines or anybody else’s. The name does not mind.',
            es: 'A nuestras máquinas o a las de otros. Al nombre le da igual.',
            fr: 'Vers nos machines ou celles d’un autre. Le nom s’en accommode.',
            de: 'Auf unsere Maschinen oder fremde. Dem Namen ist es gleich.',
          },
        },
        {
          icon: 'forward',
          title: { en: 'Forward its email', es: 'Reenviar su correo', fr: 'Rediriger ses mails', de: 'E-Mails weiterleiten' },
          description: {
            en: 'To the inbox you already read, without a second one.',
            es: 'Al buzón que ya lee, sin abrir otro.',
            fr: 'Vers la boîte que vous lisez déjà, sans en ouvrir une autre.',
            de: 'An das Postfach, das Sie ohnehin lesen.',
          },
        },
        {
          icon: 'file-check',
          title: { en: 'Hand it on', es: 'Cederlo', fr: 'Le céder', de: 'Weitergeben' },
          description: {
            en: 'A change of holder is a form and a signature on each side.',
            es: 'Un cambio de titular es un formulario y una firma por cada parte.',
            fr: 'Un changement de titulaire, c’est un formulaire et une signature de chaque côté.',
            de: 'Ein Inhaberwechsel ist ein Formular und je eine Unterschrift.',
          },
        },
      ],
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'What renewing a domain costs.',
        es: 'Lo que cuesta renovar un dominio.',
        fr: 'Ce que coûte le renouvellement d’un domaine.',
        de: 'Was die Verlängerung einer Domain kostet.',
      },
      intro: {
        en: 'First year solid, renewals in outline. All bars share one scale.',
        es: 'El primer año, relleno; las renovaciones, en contorno. Todas las barras comparten escala.',
        fr: 'La première année en plein, les renouvellements en contour. Toutes les barres sont à la même échelle.',
        de: 'Erstes Jahr gefüllt, Verlängerungen als Umriss. Alle Balken haben denselben Maßstab.',
      },
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Names all over town?',
        es: '¿Nombres por toda la ciudad?',
        fr: 'Des noms aux quatre coins ?',
        de: 'Namen überall verstreut?',
      },
      body: {
        en: 'Three registrars are three passwords and three dates. Bring them into one list; each one gains a year.',
        es: 'Tres registradores son tres contraseñas y tres fechas. Reúnalos en una lista; cada uno gana un año.',
        fr: 'Trois bureaux d’enregistrement, ce sont trois mots de passe et trois dates. Réunissez-les en une liste ; chacun gagne un an.',
        de: 'Drei Anbieter sind drei Passwörter und drei Termine. Holen Sie alle in eine Liste; jeder gewinnt ein Jahr.',
      },
      buttonLabel: { en: 'Bring them in', es: 'Traerlos', fr: 'Les rassembler', de: 'Zusammenholen' },
      href: '/domains/transfer',
      showPlate: false,
    },
  ],
}
