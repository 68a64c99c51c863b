import type { PageSeed } from '../../../page-types'

export const domainProtection: PageSeed = {
  path: '/domains/protection',
  title: { en: 'Domain protection', es: 'Protección de dominios', fr: 'Protection de domaine', de: 'Domainschutz' },
  breadcrumb: { en: 'Protection', es: 'Protección', fr: 'Protection de domaine', de: 'Schutz' },
  meta: {
    title: {
      en: 'Domain protection: privacy and lock | Hostfront',
      es: 'Protección de dominios: privacidad, bloqueo | Hostfront',
      fr: 'Protection de domaine, verrouillage | Hostfront',
      de: 'Domainschutz: Privatsphäre und Sperre | Hostfront',
    },
    description: {
      en: 'Domain protection against the ways names get lost: WHOIS privacy, domain lock, a guarded account, emails before expiry. Priced per year, per name.',
      es: 'Protección de dominios frente a lo que hace perder un nombre: privacidad WHOIS, bloqueo, cuenta protegida y avisos. Precio por año y nombre.',
      fr: 'Protection de domaine contre ce qui fait perdre un nom : confidentialité WHOIS, verrouillage, compte protégé, rappels. Prix par an et par nom.',
      de: 'Domainschutz gegen das, wodurch Domains verloren gehen: WHOIS-Datenschutz, Sperre, geschütztes Konto, Erinnerungen. Preis pro Jahr.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Domain protection: screwed on, not leaned.',
        es: 'Protección de dominios: atornillada, no apoyada.',
        fr: 'Protection de domaine : vissée, pas posée.',
        de: 'Domainschutz: angeschraubt, nicht angelehnt.',
      },
      lead: {
        en: 'A name is lost by forgetting it or by handing out the key.',
        es: 'Un nombre se pierde por olvido o por entregar la llave.',
        fr: 'Un nom se perd par oubli, ou en confiant la clé.',
        de: 'Eine Domain verliert man durch Vergessen oder weil der Schlüssel in fremde Hände kommt.',
      },
      intro: {
        en: 'Four screws against both. Two come with every name, two you choose.',
        es: 'Cuatro tornillos contra ambas cosas. Dos vienen con cada nombre y dos los elige usted.',
        fr: 'Quatre vis contre les deux. Deux viennent avec chaque nom, deux sont au choix.',
        de: 'Vier Schrauben gegen beides. Zwei sind bei jeder Domain dabei, zwei wählen Sie.',
      },
      primaryLabel: { en: 'Search a name', es: 'Buscar un nombre', fr: 'Chercher un nom', de: 'Namen suchen' },
      primaryHref: '/domains/search',
      secondaryLabel: { en: 'Bring one you have', es: 'Traer uno que ya tiene', fr: 'Amener le vôtre', de: 'Eine vorhandene umziehen' },
      secondaryHref: '/domains/transfer',
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Four protections for a domain.',
        es: 'Cuatro protecciones para un dominio.',
        fr: 'Quatre protections pour un domaine.',
        de: 'Vier Schutzmaßnahmen für eine Domain.',
      },
      intro: {
        en: 'What each one stops, and where it is included.',
        es: 'Qué evita cada una y dónde está incluida.',
        fr: 'Ce que chacune empêche, et où elle est comprise.',
        de: 'Was jede verhindert und wo sie dabei ist.',
      },
      items: [
        {
          icon: 'key-round',
          title: { en: 'A door that shuts', es: 'Una puerta que se cierra', fr: 'Une porte qui se ferme', de: 'Eine Tür, die zufällt' },
          description: {
            en: 'After ten wrong passwords whoever guesses waits a quarter of an hour. You see every open session and can end each.',
            es: 'Tras diez contraseñas erróneas, quien prueba espera un cuarto de hora. Usted ve cada sesión abierta y puede cerrarla.',
            fr: 'Après dix mots de passe erronés, qui devine attend un quart d’heure. Vous voyez chaque session ouverte et pouvez la fermer.',
            de: 'Nach zehn falschen Passwörtern wartet, wer rät, eine Viertelstunde. Sie sehen jede offene Sitzung und können sie beenden.',
          },
          included: { en: 'In every account', es: 'En todas las cuentas', fr: 'Dans tous les comptes', de: 'In jedem Konto' },
        },
        {
          icon: 'calendar-clock',
          title: { en: 'Emails before expiry', es: 'Avisos antes de vencer', fr: 'Rappels avant l’échéance', de: 'E-Mails vor dem Ablauf' },
          description: {
            en: '90, 30 and 7 days before. Then 30 days of grace, then 30 to redeem.',
            es: '90, 30 y 7 días antes. Después, 30 días de gracia y 30 para recuperarlo.',
            fr: '90, 30 et 7 jours avant. Puis 30 jours de grâce, puis 30 de rédemption.',
            de: '90, 30 und 7 Tage vorher. Danach 30 Tage Nachfrist und 30 zum Zurückholen.',
          },
          included: { en: 'With every name', es: 'Con cada nombre', fr: 'Avec chaque nom', de: 'Bei jeder Domain' },
        },
        {
          icon: 'eye-off',
          title: { en: 'WHOIS privacy', es: 'Privacidad WHOIS', fr: 'Confidentialité WHOIS', de: 'WHOIS-Datenschutz' },
          description: {
            en: 'Anyone who does not know where you live cannot send you a forged invoice.',
            es: 'Quien no sabe dónde vive no puede mandarle una factura falsa.',
            fr: 'Qui ignore votre adresse ne peut pas vous envoyer de fausse facture.',
            de: 'Wer Ihre Anschrift nicht kennt, kann keine gefälschte Rechnung schicken.',
          },
          included: { en: 'Add-on, per name', es: 'Complemento, por nombre', fr: 'Option, par nom', de: 'Zusatz, je Domain' },
        },
        {
          icon: 'lock',
          title: { en: 'Domain lock', es: 'Bloqueo de dominio', fr: 'Verrouillage du domaine', de: 'Domainsperre' },
          description: {
            en: 'No transfer leaves until you open the lock and confirm by email.',
            es: 'Ninguna transferencia sale hasta que usted desbloquea y confirma por correo.',
            fr: 'Aucun transfert ne part tant que vous n’avez pas déverrouillé et confirmé par mail.',
            de: 'Kein Umzug, bevor Sie aufschließen und per E-Mail bestätigen.',
          },
          included: { en: 'Add-on, per name', es: 'Complemento, por nombre', fr: 'Option, par nom', de: 'Zusatz, je Domain' },
        },
      ],
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Privacy and lock: the two you choose.',
        es: 'Privacidad y bloqueo: los dos que elige usted.',
        fr: 'Confidentialité et verrouillage : au choix.',
        de: 'Datenschutz und Sperre: die zwei nach Wahl.',
      },
      intro: {
        en: 'Name the domain, tick what it should have, read the yearly price.',
        es: 'Indique el dominio, marque lo que debe llevar y lea el precio anual.',
        fr: 'Indiquez le domaine, cochez ce qu’il doit avoir, lisez le prix annuel.',
        de: 'Domain nennen, ankreuzen, was sie haben soll, Jahrespreis lesen.',
      },
      groups: [
        {
          title: { en: 'Against prying eyes', es: 'Contra los curiosos', fr: 'Contre les curieux', de: 'Gegen neugierige Blicke' },
          source: 'addons',
          category: 'privacy',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'Against other hands', es: 'Contra manos ajenas', fr: 'Contre les mains étrangères', de: 'Gegen fremde Hände' },
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
        en: 'What people fear about names.',
        es: 'Lo que se teme de un nombre.',
        fr: 'Ce que l’on craint pour un nom.',
        de: 'Sorgen um die Domain.',
      },
      topic: 'domains',
      limit: 8,
    },
  ],
}
