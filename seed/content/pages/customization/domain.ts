import type { PageSeed } from '../../../page-types'

export const customDomain: PageSeed = {
  path: '/customization/domain',
  title: { en: 'Fit out a domain', es: 'Equipar un dominio', fr: 'Équiper un domaine', de: 'Domain ausstatten' },
  breadcrumb: { en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain ausstatten' },
  meta: {
    title: {
      en: 'Domain add-ons: privacy, lock, email | Hostfront',
      es: 'Complementos de dominio: privacidad, correo | Hostfront',
      fr: 'Options de domaine : confidentialité, mail | Hostfront',
      de: 'Domain-Zusätze: Datenschutz, Sperre, E-Mail | Hostfront',
    },
    description: {
      en: 'Domain add-ons for one name: privacy, lock, mailbox, certificate, malware scan and faster DNS. Tick what it needs and read what a year costs.',
      es: 'Complementos de dominio: privacidad, bloqueo, buzón, certificado, escáner y DNS más rápido. Marque lo necesario y lea cuánto cuesta al año.',
      fr: 'Options de domaine : confidentialité, verrouillage, boîte mail, certificat, analyse et DNS plus rapide. Cochez, et lisez le prix d’une année.',
      de: 'Domain-Zusätze: Datenschutz, Sperre, Postfach, Zertifikat, Malware-Scan und schnelleres DNS. Ankreuzen und lesen, was ein Jahr kostet.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Domain add-ons: what hangs beside the name.',
        es: 'Complementos de dominio: lo que cuelga junto al nombre.',
        fr: 'Options de domaine : ce qui accompagne le nom.',
        de: 'Domain-Zusätze: was neben dem Namen hängt.',
      },
      intro: {
        en: 'Type the name first. It must be one you register here or have with us, because add-ons travel with their domain.',
        es: 'Escriba primero el nombre. Tiene que registrarse aquí o estar ya aquí, porque los complementos van con su dominio.',
        fr: 'Tapez d’abord le nom. Il doit être enregistré ici ou déjà chez nous : les options suivent leur domaine.',
        de: 'Geben Sie zuerst den Namen ein. Er muss hier registriert werden oder bei uns liegen, denn Zusätze gehören zu ihrer Domain.',
      },
      groups: [
        {
          title: { en: 'Privacy', es: 'Privacidad', fr: 'Confidentialité', de: 'Datenschutz' },
          source: 'addons',
          category: 'privacy',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
          source: 'addons',
          category: 'security',
          keys: [{ key: 'domain-lock' }, { key: 'ssl' }, { key: 'malware-scanner' }],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
          intro: {
            en: 'A mailbox of its own, or forwarding to the one you have. Both together also work.',
            es: 'Un buzón propio o el reenvío al que ya tiene. También los dos a la vez.',
            fr: 'Une boîte à lui, ou une redirection vers la vôtre. Les deux ensemble aussi.',
            de: 'Ein eigenes Postfach oder die Weiterleitung an Ihres. Auch beides zusammen geht.',
          },
          source: 'addons',
          category: 'email-addon',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'Speed', es: 'Velocidad', fr: 'Vitesse', de: 'Tempo' },
          source: 'addons',
          category: 'performance',
          keys: [],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Included with every domain.',
        es: 'Incluido con cada dominio.',
        fr: 'Compris avec chaque domaine.',
        de: 'Bei jeder Domain dabei.',
      },
      intro: {
        en: 'So you need not buy these.',
        es: 'Esto no hace falta comprarlo.',
        fr: 'Inutile d’acheter ceci.',
        de: 'Das brauchen Sie nicht zu kaufen.',
      },
      items: [
        {
          icon: 'network',
          title: { en: 'DNS records', es: 'Registros DNS', fr: 'Enregistrements DNS', de: 'DNS-Einträge' },
          description: {
            en: 'As many as you like, changed in the browser. It can take up to a day until everyone sees a change.',
            es: 'Los que quiera, se cambian en el navegador. Un cambio puede tardar hasta un día en verse en todas partes.',
            fr: 'Autant que vous voulez, modifiés dans le navigateur. Un changement met jusqu’à un jour à se voir partout.',
            de: 'So viele Sie möchten, im Browser geändert. Bis alle eine Änderung sehen, kann es einen Tag dauern.',
          },
          included: { en: 'Every domain', es: 'Cada dominio', fr: 'Chaque domaine', de: 'Jede Domain' },
        },
        {
          icon: 'calendar-clock',
          title: { en: 'Three reminders', es: 'Tres avisos', fr: 'Trois rappels', de: 'Drei Erinnerungen' },
          description: {
            en: '90, 30 and 7 days before expiry, to the email address of your account.',
            es: '90, 30 y 7 días antes de vencer, a la dirección de correo de su cuenta.',
            fr: '90, 30 et 7 jours avant l’échéance, à l’adresse mail de votre compte.',
            de: '90, 30 und 7 Tage vor Ablauf, an die E-Mail-Adresse Ihres Kontos.',
          },
          included: { en: 'Every domain', es: 'Cada dominio', fr: 'Chaque domaine', de: 'Jede Domain' },
        },
        {
          icon: 'undo-2',
          title: { en: 'Time to change your mind', es: 'Tiempo para pensarlo', fr: 'Le temps de changer d’avis', de: 'Zeit zum Überlegen' },
          description: {
            en: '30 days of grace after expiry, then 30 more in which the name can be redeemed.',
            es: '30 días de gracia tras vencer y otros 30 para recuperar el nombre.',
            fr: '30 jours de grâce après l’échéance, puis 30 autres pour la rédemption.',
            de: '30 Tage Nachfrist nach dem Ablauf, dann noch 30, um den Namen zurückzuholen.',
          },
          included: {
            en: 'By the registry’s rules',
            es: 'Según el registro',
            fr: 'Selon le registre',
            de: 'Nach den Regeln der Vergabestelle',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about domain names.',
        es: 'Preguntas sobre los dominios.',
        fr: 'Questions sur les noms de domaine.',
        de: 'Fragen zu Domainnamen.',
      },
      topic: 'domains',
      limit: 4,
    },
  ],
}
