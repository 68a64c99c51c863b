import type { PageSeed } from '../../../page-types'

export const customDomain: PageSeed = {
  path: '/customization/domain',
  title: { en: 'Configure a domain', es: 'Configurar un dominio', fr: 'Configurer un domaine', de: 'Domain konfigurieren' },
  breadcrumb: { en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain konfigurieren' },
  meta: {
    title: {
      en: 'Domain add-ons: privacy, lock, email | Hostfront',
      es: 'Complementos de dominio: privacidad, correo | Hostfront',
      fr: 'Options de domaine : confidentialité, mail | Hostfront',
      de: 'Domain-Extras: WHOIS-Datenschutz, E-Mail | Hostfront',
    },
    description: {
      en: 'Add privacy, a domain lock, email, an SSL certificate, malware scanning or faster DNS to your domain, and see the yearly price before you order.',
      es: 'Complementos para su dominio: privacidad, bloqueo, correo, certificado SSL, análisis de malware y DNS más rápido, con el precio anual a la vista.',
      fr: 'Options pour votre domaine : confidentialité, verrouillage, mail, certificat SSL, analyse antimalware, DNS plus rapide. Le prix annuel est affiché.',
      de: 'Extras für Ihre Domain: WHOIS-Datenschutz, Sperre, E-Mail, SSL-Zertifikat, Malware-Scan und schnelleres DNS. Den Jahrespreis sehen Sie vor der Bestellung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Domain add-ons: privacy, security, email and DNS.',
        es: 'Complementos de dominio: privacidad, seguridad, correo y DNS.',
        fr: 'Options de domaine : confidentialité, sécurité, mail et DNS.',
        de: 'Domain-Extras: Datenschutz, Sicherheit, E-Mail, DNS.',
      },
      intro: {
        en: 'Enter your domain first. It must be registered with us already or be part of this order, because each add-on belongs to a domain.',
        es: 'Indique primero su dominio. Debe estar registrado con nosotros o registrarse en este pedido, porque cada complemento pertenece a un dominio.',
        fr: 'Indiquez d’abord votre domaine. Il doit être enregistré chez nous ou l’être avec cette commande, car chaque option est liée à un domaine.',
        de: 'Geben Sie zuerst Ihre Domain ein. Sie muss bei uns registriert sein oder jetzt registriert werden, denn jedes Extra gehört zu einer Domain.',
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
            en: 'Choose a mailbox at your domain, forwarding to an address you already use, or both.',
            es: 'Elija un buzón con su dominio, el reenvío a una dirección que ya usa, o ambas cosas.',
            fr: 'Choisissez une boîte mail à votre domaine, une redirection vers une adresse existante, ou les deux.',
            de: 'Wählen Sie ein Postfach unter Ihrer Domain, eine Weiterleitung an eine bestehende Adresse oder beides.',
          },
          source: 'addons',
          category: 'email-addon',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'Performance', es: 'Rendimiento', fr: 'Performances', de: 'Leistung' },
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
        en: 'All of this is included at no extra cost.',
        es: 'No tiene que pagar nada más por ello.',
        fr: 'Vous ne payez rien de plus pour cela.',
        de: 'Dafür zahlen Sie nichts extra.',
      },
      items: [
        {
          icon: 'network',
          title: { en: 'DNS records', es: 'Registros DNS', fr: 'Enregistrements DNS', de: 'DNS-Einträge' },
          description: {
            en: 'Add as many records as you like in your browser. A change can take up to a day to be visible everywhere.',
            es: 'Añada todos los registros que quiera desde el navegador. Un cambio puede tardar hasta un día en verse en todas partes.',
            fr: 'Ajoutez autant d’enregistrements que vous voulez depuis le navigateur. Un changement met jusqu’à un jour à être visible partout.',
            de: 'Legen Sie im Browser beliebig viele Einträge an. Bis eine Änderung überall sichtbar ist, kann es einen Tag dauern.',
          },
          included: { en: 'Every domain', es: 'Cada dominio', fr: 'Chaque domaine', de: 'Jede Domain' },
        },
        {
          icon: 'calendar-clock',
          title: {
            en: 'Three expiry reminders',
            es: 'Tres avisos de vencimiento',
            fr: 'Trois rappels d’échéance',
            de: 'Drei Ablauf-Erinnerungen',
          },
          description: {
            en: 'We email the address of your account 90, 30 and 7 days before the domain expires.',
            es: 'Le escribimos a la dirección de su cuenta 90, 30 y 7 días antes del vencimiento.',
            fr: 'Nous écrivons à l’adresse de votre compte 90, 30 et 7 jours avant l’échéance.',
            de: '90, 30 und 7 Tage vor Ablauf schreiben wir an die E-Mail-Adresse Ihres Kontos.',
          },
          included: { en: 'Every domain', es: 'Cada dominio', fr: 'Chaque domaine', de: 'Jede Domain' },
        },
        {
          icon: 'undo-2',
          title: { en: 'Late renewal', es: 'Margen para renovar tarde', fr: 'Un délai après l’échéance', de: 'Verlängern nach dem Ablauf' },
          description: {
            en: 'You can still renew during the 30-day grace period after expiry, and recover the domain in the 30-day redemption period after that.',
            es: 'Tras vencer tiene un periodo de gracia de 30 días para renovar y otros 30 días para recuperar el dominio.',
            fr: 'Après l’échéance, vous pouvez renouveler pendant 30 jours de période de grâce, puis récupérer le domaine pendant 30 jours de rédemption.',
            de: 'Nach dem Ablauf verlängern Sie in der Nachfrist noch 30 Tage lang; weitere 30 Tage lang lässt sich die Domain zurückholen.',
          },
          included: {
            en: 'Depends on the registry',
            es: 'Según el registro',
            fr: 'Selon le registre',
            de: 'Je nach Vergabestelle',
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
