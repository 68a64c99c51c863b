import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'

export const emailMarketing: PageSeed = {
  path: '/email/marketing',
  title: { en: 'Email marketing', es: 'Email marketing', fr: 'E-mailing', de: 'Newsletter' },
  breadcrumb: { en: 'Email marketing', es: 'Email marketing', fr: 'E-mailing', de: 'Newsletter' },
  meta: {
    title: {
      en: 'Email marketing from your own domain | Hostfront',
      es: 'Email marketing desde su dominio | Hostfront',
      fr: 'E-mailing et newsletter à votre domaine | Hostfront',
      de: 'E-Mail-Marketing mit eigener Domain | Hostfront',
    },
    description: {
      en: 'Email marketing reaches the inbox when your domain is set up properly: which records to set, which rules to follow, and a mailbox for replies.',
      es: 'El email marketing llega a la bandeja de entrada con el dominio bien configurado: qué registros poner, qué normas seguir y un buzón de respuestas.',
      fr: 'Un e-mailing arrive quand le domaine est bien configuré : les enregistrements à créer, les règles à suivre et une boîte pour les réponses.',
      de: 'E-Mail-Marketing kommt an, wenn die Domain richtig eingerichtet ist: welche Einträge und Regeln nötig sind, und ein Postfach für Antworten.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Email marketing: newsletters from your own domain.',
        es: 'Email marketing: boletines desde su propio dominio.',
        fr: 'E-mailing : des newsletters depuis votre domaine.',
        de: 'E-Mail-Marketing: Newsletter von Ihrer eigenen Domain.',
      },
      lead: {
        en: 'You write the newsletter in the tool of your choice, and we set up the domain it is sent from.',
        es: 'Usted escribe el boletín con el programa que prefiera y nosotros configuramos el dominio desde el que se envía.',
        fr: 'Vous rédigez la newsletter avec le logiciel de votre choix, et nous configurons le domaine d’envoi.',
        de: 'Sie schreiben den Newsletter im Programm Ihrer Wahl, und wir richten die Absenderdomain ein.',
      },
      intro: {
        en: 'Receiving servers check who may send from your domain before they accept a message.',
        es: 'Los servidores de destino comprueban quién puede enviar en nombre de su dominio antes de aceptar un mensaje.',
        fr: 'Avant d’accepter un message, les serveurs vérifient qui a le droit d’écrire au nom de votre domaine.',
        de: 'Mailserver prüfen, wer für Ihre Domain senden darf, bevor sie eine E-Mail annehmen.',
      },
      primaryLabel: {
        en: 'Build your email plan',
        es: 'Configurar su plan de correo',
        fr: 'Composer votre offre mail',
        de: 'E-Mail-Tarif zusammenstellen',
      },
      primaryHref: '/customization/email',
      secondaryLabel: {
        en: 'Check your DNS records',
        es: 'Comprobar los registros DNS',
        fr: 'Vérifier vos enregistrements DNS',
        de: 'DNS-Einträge prüfen',
      },
      secondaryHref: '/domains/dns',
      picture: 'rods',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'SPF, DKIM and DMARC: what receiving servers check.',
        es: 'SPF, DKIM y DMARC: lo que comprueba el servidor de destino.',
        fr: 'SPF, DKIM et DMARC : ce que vérifie le destinataire.',
        de: 'SPF, DKIM und DMARC: was Empfänger prüfen.',
      },
      intro: {
        en: 'All three are records in the DNS of your domain. With our mailboxes they are set from the first day; if you use another newsletter tool, we add its record.',
        es: 'Los tres son registros en el DNS de su dominio. Con nuestros buzones están activos desde el primer día; si usa otro programa de boletines, añadimos el registro que necesita.',
        fr: 'Ce sont trois enregistrements dans le DNS de votre domaine. Avec nos boîtes, ils sont en place dès le premier jour ; pour un logiciel externe, nous ajoutons le sien.',
        de: 'Alle drei sind Einträge im DNS Ihrer Domain. Bei unseren Postfächern sind sie vom ersten Tag an gesetzt; für ein externes Programm ergänzen wir dessen Eintrag.',
      },
      groups: [
        {
          icon: 'file-check',
          title: { en: 'Authentication', es: 'Autenticación', fr: 'Authentification', de: 'Authentifizierung' },
          items: [
            {
              name: everywhere('SPF'),
              value: {
                en: 'Servers allowed to send from your domain',
                es: 'Servidores autorizados a enviar desde su dominio',
                fr: 'Serveurs autorisés à écrire au nom de votre domaine',
                de: 'Server, die für Ihre Domain senden dürfen',
              },
            },
            {
              name: everywhere('DKIM'),
              value: {
                en: 'Digital signature on every email',
                es: 'Firma digital en cada correo',
                fr: 'Signature numérique de chaque mail',
                de: 'Digitale Signatur jeder E-Mail',
              },
            },
            {
              name: everywhere('DMARC'),
              value: {
                en: 'What happens to forged emails',
                es: 'Qué pasa con los correos falsificados',
                fr: 'Que faire des mails falsifiés',
                de: 'Was mit gefälschten E-Mails geschieht',
              },
            },
          ],
        },
        {
          icon: 'globe',
          title: { en: 'Sender', es: 'Remitente', fr: 'Expéditeur', de: 'Absender' },
          items: [
            {
              name: { en: 'Separate subdomain', es: 'Subdominio aparte', fr: 'Sous-domaine dédié', de: 'Eigene Subdomain' },
              value: {
                en: 'Keeps newsletters apart from invoices',
                es: 'Separa los boletines de las facturas',
                fr: 'Sépare les newsletters des factures',
                de: 'Trennt Newsletter von Rechnungen',
              },
            },
            {
              name: { en: 'Reply address', es: 'Dirección de respuesta', fr: 'Adresse de réponse', de: 'Antwortadresse' },
              value: {
                en: 'One that someone reads',
                es: 'Una que alguien lea',
                fr: 'Une adresse que quelqu’un lit',
                de: 'Eine, die jemand liest',
              },
            },
          ],
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Four rules for newsletters.',
        es: 'Cuatro normas para los boletines.',
        fr: 'Quatre règles pour les newsletters.',
        de: 'Vier Regeln für Newsletter.',
      },
      intro: {
        en: 'These are our rules, and in most countries they are also the law.',
        es: 'Son nuestras normas y, casi en todas partes, también las de la ley.',
        fr: 'Ce sont nos règles et, presque partout, celles de la loi.',
        de: 'Das sind unsere Regeln und fast überall auch die des Gesetzes.',
      },
      items: [
        {
          icon: 'badge-check',
          title: { en: 'Consent first', es: 'Primero, el consentimiento', fr: 'D’abord le consentement', de: 'Erst die Einwilligung' },
          description: {
            en: 'Subscribers sign up and confirm with a second click (double opt-in). Purchased lists are not allowed.',
            es: 'Los suscriptores se apuntan y confirman con un segundo clic (doble opt-in). No se permiten listas compradas.',
            fr: 'L’abonné s’inscrit puis confirme d’un second clic (double opt-in). Les listes achetées sont interdites.',
            de: 'Abonnenten melden sich an und bestätigen mit einem zweiten Klick (Double-Opt-in). Gekaufte Listen sind nicht erlaubt.',
          },
        },
        {
          icon: 'undo-2',
          title: { en: 'Easy to unsubscribe', es: 'Baja sencilla', fr: 'Désinscription simple', de: 'Einfache Abmeldung' },
          description: {
            en: 'One click is enough, without an account and without “Are you sure?”.',
            es: 'Basta un clic, sin cuenta y sin «¿está seguro?».',
            fr: 'Un clic suffit, sans compte et sans « Êtes-vous sûr ? ».',
            de: 'Ein Klick genügt, ohne Konto und ohne „Sind Sie sicher?“.',
          },
        },
        {
          icon: 'sliders-horizontal',
          title: { en: 'Start small', es: 'Empiece poco a poco', fr: 'Commencez petit', de: 'Klein anfangen' },
          description: {
            en: 'A new domain that writes to ten thousand people at once looks like spam. Increase the volume over three weeks.',
            es: 'Un dominio nuevo que escribe a diez mil personas de golpe parece spam. Aumente el volumen durante tres semanas.',
            fr: 'Un domaine neuf qui écrit à dix mille personnes d’un coup passe pour un spammeur. Augmentez le volume sur trois semaines.',
            de: 'Eine neue Domain, die auf einmal zehntausend Menschen anschreibt, wirkt wie Spam. Steigern Sie die Menge über drei Wochen.',
          },
        },
        {
          icon: 'history',
          title: {
            en: 'Remove dead addresses',
            es: 'Elimine direcciones que no existen',
            fr: 'Supprimez les adresses mortes',
            de: 'Ungültige Adressen entfernen',
          },
          description: {
            en: 'Remove an address after two bounces. Mailbox providers count how often you write to addresses that do not exist.',
            es: 'Retire una dirección tras dos rebotes. Los proveedores de correo cuentan cuántas veces escribe a buzones que no existen.',
            fr: 'Retirez une adresse après deux rejets. Les serveurs comptent combien de fois vous écrivez à des boîtes inexistantes.',
            de: 'Nehmen Sie eine Adresse nach zwei Rückläufern von der Liste. Mailserver zählen mit, wie oft Sie an nicht vorhandene Postfächer schreiben.',
          },
        },
      ],
    },
    {
      blockType: 'email-plans',
      heading: {
        en: 'A mailbox for the replies.',
        es: 'Un buzón para las respuestas.',
        fr: 'Une boîte mail pour les réponses.',
        de: 'Ein Postfach für die Antworten.',
      },
      intro: {
        en: 'People do reply to newsletters. “No-reply” is a poor name for a shop.',
        es: 'La gente contesta a los boletines. «No responder» es un mal nombre para una tienda.',
        fr: 'Les gens répondent aux newsletters. « Ne pas répondre » est un piètre nom de boutique.',
        de: 'Menschen antworten auf Newsletter. „Nicht antworten“ ist ein schlechter Name für einen Laden.',
      },
      defaultBilling: 'monthly',
    },
  ],
}
