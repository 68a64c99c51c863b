import type { PageSeed } from '../../../page-types'

export const domainManagement: PageSeed = {
  path: '/domains/management',
  title: { en: 'Domain management', es: 'Gestión de dominios', fr: 'Gestion de domaine', de: 'Domainverwaltung' },
  breadcrumb: { en: 'Management', es: 'Gestión', fr: 'Gestion', de: 'Verwaltung' },
  meta: {
    title: {
      en: 'Domain management: renewals and reminders | Hostfront',
      es: 'Gestión de dominios: renovación y avisos | Hostfront',
      fr: 'Gestion de domaine : échéances et rappels | Hostfront',
      de: 'Domainverwaltung: Verlängerung und Fristen | Hostfront',
    },
    description: {
      en: 'Domain management in one list: reminders 90, 30 and 7 days before expiry, a 30-day grace period, a 30-day redemption period, transfers in 5 to 7 days.',
      es: 'Gestión de dominios en una lista: avisos 90, 30 y 7 días antes, 30 días de gracia, 30 de recuperación, transferencias en 5 a 7 días.',
      fr: 'Gestion de domaine en une liste : rappels à 90, 30 et 7 jours, 30 jours de grâce, 30 de rédemption, transferts en 5 à 7 jours.',
      de: 'Domainverwaltung in einer Liste: Erinnerung 90, 30 und 7 Tage vorher, 30 Tage Nachfrist, 30 Tage Rückholfrist, Domaintransfer in 5 bis 7 Tagen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Domain management: all your domains in one list.',
        es: 'Gestión de dominios: todos en una sola lista.',
        fr: 'Gestion de domaines : tout dans une seule liste.',
        de: 'Domainverwaltung: alle Domains in einer Liste.',
      },
      lead: {
        en: 'We remind you before each domain expires, and you decide which to renew.',
        es: 'Le avisamos antes de cada vencimiento y usted decide qué renovar.',
        fr: 'Nous vous prévenons avant chaque échéance et vous décidez lesquels renouveler.',
        de: 'Wir erinnern Sie vor jedem Ablauf, und Sie entscheiden, was Sie verlängern.',
      },
      intro: {
        en: 'Every domain you own is listed with its expiry date and the price it renews at.',
        es: 'Cada uno de sus dominios aparece con su fecha de vencimiento y su precio de renovación.',
        fr: 'Chacun de vos domaines y figure avec sa date d’expiration et son prix de renouvellement.',
        de: 'Jede Ihrer Domains steht dort mit Ablaufdatum und Verlängerungspreis.',
      },
      primaryLabel: { en: 'See my domains', es: 'Ver mis dominios', fr: 'Voir mes domaines', de: 'Meine Domains ansehen' },
      primaryHref: '/my-domains',
      secondaryLabel: { en: 'Transfer a domain', es: 'Transferir un dominio', fr: 'Transférer un domaine', de: 'Domain transferieren' },
      secondaryHref: '/domains/transfer',
      picture: 'ledger',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'Domain renewal and expiry: all the dates.',
        es: 'Renovación y vencimiento: todas las fechas.',
        fr: 'Renouvellement et expiration : toutes les dates.',
        de: 'Verlängerung und Ablauf: alle Fristen.',
      },
      intro: {
        en: 'Days are counted from the expiry date. We email you at every step.',
        es: 'Los días se cuentan desde el vencimiento. Le escribimos en cada paso.',
        fr: 'Les jours se comptent à partir de l’expiration. Nous vous écrivons à chaque étape.',
        de: 'Gerechnet wird ab dem Ablaufdatum. Zu jedem Schritt erhalten Sie eine E-Mail.',
      },
      groups: [
        {
          icon: 'mail',
          title: { en: 'Before expiry', es: 'Antes del vencimiento', fr: 'Avant l’expiration', de: 'Vor dem Ablauf' },
          items: [
            {
              name: { en: '90 days before', es: '90 días antes', fr: '90 jours avant', de: '90 Tage vorher' },
              value: {
                en: 'First reminder, with the renewal price',
                es: 'Primer aviso, con el precio de renovación',
                fr: 'Premier rappel, avec le prix',
                de: 'Erste Erinnerung, mit Preis',
              },
            },
            {
              name: { en: '30 days before', es: '30 días antes', fr: '30 jours avant', de: '30 Tage vorher' },
              value: { en: 'Second reminder', es: 'Segundo aviso', fr: 'Deuxième rappel', de: 'Zweite Erinnerung' },
            },
            {
              name: { en: '7 days before', es: '7 días antes', fr: '7 jours avant', de: '7 Tage vorher' },
              value: { en: 'Last reminder', es: 'Último aviso', fr: 'Dernier rappel', de: 'Letzte Erinnerung' },
            },
          ],
        },
        {
          icon: 'history',
          title: { en: 'After expiry', es: 'Después del vencimiento', fr: 'Après l’expiration', de: 'Nach dem Ablauf' },
          items: [
            {
              name: { en: 'Days 1 to 30', es: 'Días 1 a 30', fr: 'Jours 1 à 30', de: 'Tag 1 bis 30' },
              value: {
                en: 'Grace period: renew at the usual price',
                es: 'Periodo de gracia: se renueva al precio habitual',
                fr: 'Période de grâce : renouvellement au prix habituel',
                de: 'Nachfrist (Grace Period): Verlängerung zum üblichen Preis',
              },
            },
            {
              name: { en: 'Days 31 to 60', es: 'Días 31 a 60', fr: 'Jours 31 à 60', de: 'Tag 31 bis 60' },
              value: {
                en: 'Redemption period: recovery on request',
                es: 'Periodo de recuperación: se recupera si lo pide',
                fr: 'Période de rédemption : récupération sur demande',
                de: 'Rückholfrist (Redemption): Rückholung auf Anfrage',
              },
            },
            {
              name: { en: 'From day 61', es: 'Desde el día 61', fr: 'À partir du jour 61', de: 'Ab Tag 61' },
              value: {
                en: 'Released: anyone can register it',
                es: 'Liberado: cualquiera puede registrarlo',
                fr: 'Libéré : n’importe qui peut l’enregistrer',
                de: 'Freigegeben: Jeder kann sie registrieren',
              },
            },
          ],
        },
        {
          icon: 'truck',
          title: { en: 'Domain transfer', es: 'Transferencia de dominio', fr: 'Transfert de domaine', de: 'Domaintransfer' },
          items: [
            {
              name: { en: 'To Hostfront', es: 'A Hostfront', fr: 'Vers Hostfront', de: 'Zu Hostfront' },
              value: {
                en: '5 to 7 days, one year included',
                es: 'De 5 a 7 días, un año incluido',
                fr: '5 à 7 jours, un an compris',
                de: '5 bis 7 Tage, ein Jahr inklusive',
              },
            },
            {
              name: {
                en: 'To another registrar',
                es: 'A otro registrador',
                fr: 'Vers un autre prestataire',
                de: 'Zu einem anderen Anbieter',
              },
              value: {
                en: 'Request your auth code, no questions asked',
                es: 'Pida el código de autorización, sin dar explicaciones',
                fr: 'Demandez le code d’autorisation, sans justification',
                de: 'Auth-Code anfordern, ohne Begründung',
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
        en: 'You can do all of it yourself at any hour, or write to us and we will do it for you.',
        es: 'Puede hacerlo todo usted mismo a cualquier hora, o escribirnos y lo hacemos nosotros.',
        fr: 'Faites-le vous-même à toute heure, ou écrivez-nous et nous nous en chargeons.',
        de: 'Sie erledigen es selbst, zu jeder Zeit. Oder Sie schreiben uns, und wir übernehmen es.',
      },
      items: [
        {
          icon: 'refresh-cw',
          title: { en: 'Renew', es: 'Renovar', fr: 'Renouveler', de: 'Verlängern' },
          description: {
            en: 'Renewals are charged at the price valid on the renewal date; the emails before expiry state it.',
            es: 'La renovación se cobra al precio vigente ese día, que indican los correos previos al vencimiento.',
            fr: 'Le renouvellement est facturé au tarif en vigueur à sa date, indiqué dans les mails avant l’échéance.',
            de: 'Verlängert wird zum Preis am Tag der Verlängerung; die E-Mails vor dem Ablauf nennen ihn.',
          },
        },
        {
          icon: 'network',
          title: { en: 'Connect to any host', es: 'Conectar con su hosting', fr: 'Relier à un hébergement', de: 'Mit Hosting verbinden' },
          description: {
            en: 'Point the domain to our servers or to those of any other provider.',
            es: 'Apunte el dominio a nuestros servidores o a los de otro proveedor.',
            fr: 'Faites pointer le domaine vers nos serveurs ou ceux d’un autre prestataire.',
            de: 'Lassen Sie die Domain auf unsere Server oder die eines anderen Anbieters zeigen.',
          },
        },
        {
          icon: 'forward',
          title: { en: 'Forward email', es: 'Reenviar correo', fr: 'Rediriger les mails', de: 'E-Mails weiterleiten' },
          description: {
            en: 'Receive email for your domain in the inbox you already use.',
            es: 'Reciba el correo de su dominio en el buzón que ya utiliza.',
            fr: 'Recevez les mails du domaine dans la boîte que vous utilisez déjà.',
            de: 'Empfangen Sie E-Mails an Ihre Domain in dem Postfach, das Sie schon nutzen.',
          },
        },
        {
          icon: 'file-check',
          title: { en: 'Change the owner', es: 'Cambiar de titular', fr: 'Changer de titulaire', de: 'Inhaber wechseln' },
          description: {
            en: 'Changing the owner takes one form, signed by both parties.',
            es: 'Un cambio de titular requiere un formulario y la firma de ambas partes.',
            fr: 'Un changement de titulaire demande un formulaire et la signature des deux parties.',
            de: 'Ein Inhaberwechsel braucht ein Formular und die Unterschrift beider Seiten.',
          },
        },
      ],
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'Domain renewal prices.',
        es: 'Precios de renovación de dominios.',
        fr: 'Prix de renouvellement des domaines.',
        de: 'Preise für die Domainverlängerung.',
      },
      intro: {
        en: 'Solid: first year. Outlined: renewals. All bars use one scale.',
        es: 'Relleno: primer año. Contorno: renovaciones. Todas las barras usan la misma escala.',
        fr: 'En plein : première année. En contour : renouvellements. Toutes les barres sont à la même échelle.',
        de: 'Gefüllt: erstes Jahr. Umriss: Verlängerungen. Alle Balken haben denselben Maßstab.',
      },
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Domains at several registrars?',
        es: '¿Tiene dominios en varios registradores?',
        fr: 'Des domaines chez plusieurs prestataires ?',
        de: 'Domains bei mehreren Anbietern?',
      },
      body: {
        en: 'Three registrars mean three passwords and three sets of dates. Transfer your domains into one list; each transfer includes a year.',
        es: 'Tres registradores son tres contraseñas y tres fechas. Reúna sus dominios en una sola lista; cada transferencia incluye un año.',
        fr: 'Trois prestataires, ce sont trois mots de passe et trois échéances. Réunissez vos domaines dans une seule liste ; chaque transfert comprend un an.',
        de: 'Drei Anbieter bedeuten drei Passwörter und drei Termine. Holen Sie Ihre Domains in eine Liste; jeder Transfer enthält ein Jahr.',
      },
      buttonLabel: {
        en: 'Transfer your domains',
        es: 'Transferir sus dominios',
        fr: 'Transférer vos domaines',
        de: 'Domains transferieren',
      },
      href: '/domains/transfer',
      showPlate: false,
    },
  ],
}
