import type { PageSeed } from '../../../page-types'

export const domainProtection: PageSeed = {
  path: '/domains/protection',
  title: { en: 'Domain protection', es: 'Protección de dominios', fr: 'Protection de domaine', de: 'Domainschutz' },
  breadcrumb: { en: 'Protection', es: 'Protección', fr: 'Protection de domaine', de: 'Schutz' },
  meta: {
    title: {
      en: 'Domain protection: privacy and lock | Hostfront',
      es: 'Protección de dominios: privacidad y bloqueo | Hostfront',
      fr: 'Protection de domaine : WHOIS et verrouillage | Hostfront',
      de: 'Domainschutz: WHOIS-Datenschutz und Sperre | Hostfront',
    },
    description: {
      en: 'Domain protection against loss and theft: WHOIS privacy, domain lock, protected login and renewal reminders. Priced per domain and year.',
      es: 'Protección de dominios contra pérdida y robo: privacidad WHOIS, bloqueo de dominio, acceso protegido y avisos. Precio por dominio y año.',
      fr: 'Protection de domaine contre l’oubli et le vol : confidentialité WHOIS, verrouillage, connexion protégée, rappels. Prix par domaine et par an.',
      de: 'Domainschutz gegen Verlust und Diebstahl: WHOIS-Datenschutz, Domainsperre, geschützte Anmeldung, Erinnerungen. Preis pro Domain und Jahr.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Domain protection: privacy, domain lock and reminders.',
        es: 'Protección de dominios: privacidad, bloqueo y avisos.',
        fr: 'Protection de domaine : confidentialité, verrouillage, rappels.',
        de: 'Domainschutz: WHOIS-Datenschutz, Sperre, Erinnerungen.',
      },
      lead: {
        en: 'Domains are lost when a renewal is forgotten or a password falls into the wrong hands.',
        es: 'Un dominio se pierde cuando se olvida la renovación o la contraseña cae en malas manos.',
        fr: 'On perd un domaine en oubliant de le renouveler, ou quand le mot de passe tombe entre de mauvaises mains.',
        de: 'Eine Domain geht verloren, wenn die Verlängerung vergessen wird oder das Passwort in falsche Hände gerät.',
      },
      intro: {
        en: 'Four safeguards protect against both: two are included with every domain, two are optional.',
        es: 'Cuatro medidas protegen de ambas cosas: dos están incluidas con cada dominio y dos son opcionales.',
        fr: 'Quatre protections y remédient : deux sont comprises avec chaque domaine, deux sont en option.',
        de: 'Vier Maßnahmen schützen davor: Zwei sind bei jeder Domain inklusive, zwei wählen Sie dazu.',
      },
      primaryLabel: {
        en: 'Protect a domain',
        es: 'Proteger un dominio',
        fr: 'Protéger un domaine',
        de: 'Domain schützen',
      },
      primaryHref: '/customization/domain',
      secondaryLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
      secondaryHref: '/domains/search',
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Four safeguards for your domain.',
        es: 'Cuatro medidas para proteger su dominio.',
        fr: 'Quatre protections pour votre domaine.',
        de: 'Vier Schutzmaßnahmen für Ihre Domain.',
      },
      intro: {
        en: 'Here is what each one prevents and where it is included.',
        es: 'Aquí ve qué evita cada una y dónde está incluida.',
        fr: 'Voici ce que chacune empêche et où elle est comprise.',
        de: 'Hier sehen Sie, was jede verhindert und wo sie enthalten ist.',
      },
      items: [
        {
          icon: 'key-round',
          title: { en: 'Protected login', es: 'Acceso protegido', fr: 'Connexion protégée', de: 'Geschützte Anmeldung' },
          description: {
            en: 'After ten wrong passwords, login is paused for 15 minutes. You see every active session and can end any of them.',
            es: 'Tras diez contraseñas erróneas, el acceso se detiene 15 minutos. Usted ve cada sesión abierta y puede cerrarla.',
            fr: 'Dix mots de passe erronés imposent une attente de 15 minutes. Vous voyez chaque session ouverte et pouvez la fermer.',
            de: 'Nach zehn falschen Passwörtern pausiert die Anmeldung 15 Minuten. Sie sehen jede aktive Sitzung und können sie beenden.',
          },
          included: { en: 'In every account', es: 'En todas las cuentas', fr: 'Dans tous les comptes', de: 'In jedem Konto' },
        },
        {
          icon: 'calendar-clock',
          title: { en: 'Renewal reminders', es: 'Avisos de renovación', fr: 'Rappels d’échéance', de: 'Erinnerungen vor dem Ablauf' },
          description: {
            en: 'We email you 90, 30 and 7 days before expiry. Then come a 30-day grace period and a 30-day redemption period.',
            es: 'Le escribimos 90, 30 y 7 días antes. Después hay 30 días de gracia y 30 de recuperación.',
            fr: 'Nous vous écrivons 90, 30 et 7 jours avant. Suivent 30 jours de grâce, puis 30 jours de rédemption.',
            de: 'Wir schreiben Ihnen 90, 30 und 7 Tage vorher. Danach folgen 30 Tage Nachfrist und 30 Tage Rückholfrist.',
          },
          included: { en: 'With every domain', es: 'Con cada dominio', fr: 'Avec chaque domaine', de: 'Bei jeder Domain' },
        },
        {
          icon: 'eye-off',
          title: { en: 'WHOIS privacy', es: 'Privacidad WHOIS', fr: 'Confidentialité WHOIS', de: 'WHOIS-Datenschutz' },
          description: {
            en: 'Your address stays out of the public record, so no one can use it for forged invoices.',
            es: 'Su dirección no aparece en el registro público, así que nadie puede usarla para facturas falsas.',
            fr: 'Votre adresse ne figure pas dans la base publique : personne ne peut s’en servir pour de fausses factures.',
            de: 'Ihre Anschrift steht nicht im öffentlichen Verzeichnis; so kann sie niemand für gefälschte Rechnungen nutzen.',
          },
          included: {
            en: 'Add-on, per domain',
            es: 'Complemento, por dominio',
            fr: 'Option, par domaine',
            de: 'Extra, je Domain',
          },
        },
        {
          icon: 'lock',
          title: { en: 'Domain lock', es: 'Bloqueo de dominio', fr: 'Verrouillage du domaine', de: 'Domainsperre' },
          description: {
            en: 'No transfer can start while the lock is on. With the add-on, you also confirm by email before it is removed.',
            es: 'Con el bloqueo activo no empieza ninguna transferencia. Con el complemento, quitarlo exige su confirmación por correo.',
            fr: 'Aucun transfert ne démarre tant que le verrouillage est actif. Avec l’option, vous confirmez aussi par mail avant de le lever.',
            de: 'Kein Transfer beginnt, solange die Sperre gesetzt ist. Mit dem Extra bestätigen Sie das Aufheben außerdem per E-Mail.',
          },
          included: {
            en: 'Lock free, confirmation as an add-on',
            es: 'Bloqueo gratuito; confirmación como complemento',
            fr: 'Verrouillage gratuit, confirmation en option',
            de: 'Sperre kostenlos, Bestätigung als Extra',
          },
        },
      ],
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Add WHOIS privacy and a lock with confirmation.',
        es: 'Añada privacidad WHOIS y bloqueo con confirmación.',
        fr: 'Ajoutez confidentialité WHOIS et verrouillage confirmé.',
        de: 'WHOIS-Datenschutz und Domainsperre mit Bestätigung hinzufügen.',
      },
      intro: {
        en: 'Enter your domain, tick what you want and see the yearly price.',
        es: 'Escriba su dominio, marque lo que desea y vea el precio anual.',
        fr: 'Saisissez votre domaine, cochez ce que vous souhaitez et voyez le prix annuel.',
        de: 'Geben Sie die Domain ein, wählen Sie aus und sehen Sie den Jahrespreis.',
      },
      groups: [
        {
          title: {
            en: 'Address privacy',
            es: 'Privacidad de la dirección',
            fr: 'Confidentialité de l’adresse',
            de: 'Schutz der Anschrift',
          },
          source: 'addons',
          category: 'privacy',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: {
            en: 'Transfer protection',
            es: 'Protección contra transferencias',
            fr: 'Protection contre les transferts',
            de: 'Schutz vor fremdem Transfer',
          },
          source: 'addons',
          category: 'security',
          keys: [{ key: 'domain-lock' }],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about domain protection.',
        es: 'Preguntas sobre la protección de dominios.',
        fr: 'Questions sur la protection de domaine.',
        de: 'Fragen zum Domainschutz.',
      },
      topic: 'domains',
      limit: 8,
    },
  ],
}
