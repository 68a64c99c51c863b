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
      en: 'Email marketing arrives when the name behind it is in order. The records to set, the rules to keep, and the mailbox for the answers.',
      es: 'El email marketing llega cuando el nombre que lo envía está en regla. Los registros, las normas y el buzón para las respuestas.',
      fr: 'Un e-mailing arrive quand le nom qui l’envoie est en règle. Les entrées à poser, les règles à tenir, la boîte pour les réponses.',
      de: 'E-Mail-Marketing kommt an, wenn die Domain dahinter in Ordnung ist. Welche Einträge, welche Regeln und ein Postfach für Antworten.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Email marketing: one newsletter, many doors.',
        es: 'Email marketing: un boletín, muchas puertas.',
        fr: 'E-mailing : une newsletter, bien des portes.',
        de: 'E-Mail-Marketing: ein Newsletter, viele Türen.',
      },
      lead: {
        en: 'We do not write your newsletter. We see to it that it is let in.',
        es: 'No escribimos su boletín. Nos ocupamos de que le abran.',
        fr: 'Nous n’écrivons pas votre newsletter. Nous veillons à ce qu’on lui ouvre.',
        de: 'Wir schreiben Ihren Newsletter nicht. Wir sorgen dafür, dass man ihn hereinlässt.',
      },
      intro: {
        en: 'Use any newsletter program. The sender’s name is yours, and names are our trade.',
        es: 'Use el programa que quiera. El remitente es su nombre, y de nombres entendemos.',
        fr: 'Prenez le logiciel d’envoi de votre choix. L’expéditeur est votre nom, et les noms sont notre métier.',
        de: 'Nehmen Sie das Programm, das Sie mögen. Absender ist Ihr Name, und Namen sind unser Handwerk.',
      },
      primaryLabel: { en: 'Set up email', es: 'Preparar el correo', fr: 'Préparer le mail', de: 'E-Mail einrichten' },
      primaryHref: '/customization/email',
      secondaryLabel: { en: 'Check your records', es: 'Comprobar los registros', fr: 'Vérifier vos entrées', de: 'Einträge prüfen' },
      secondaryHref: '/domains/dns',
      picture: 'rods',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'SPF, DKIM, DMARC: what the receiver looks up.',
        es: 'SPF, DKIM, DMARC: lo que mira quien recibe.',
        fr: 'SPF, DKIM, DMARC : ce que vérifie le destinataire.',
        de: 'SPF, DKIM, DMARC: was der Empfänger nachschlägt.',
      },
      intro: {
        en: 'Three records in the DNS of your domain. With our mailboxes they are there from the first day; for an outside program we add its line.',
        es: 'Tres registros en el DNS de su dominio. Con nuestros buzones están desde el primer día; para un programa externo añadimos su línea.',
        fr: 'Trois entrées dans le DNS de votre domaine. Avec nos boîtes, elles y sont dès le premier jour ; pour un logiciel externe, nous ajoutons sa ligne.',
        de: 'Drei Einträge im DNS Ihrer Domain. Bei unseren Postfächern stehen sie vom ersten Tag an; für ein fremdes Programm ergänzen wir dessen Zeile.',
      },
      groups: [
        {
          icon: 'file-check',
          title: { en: 'The papers', es: 'Los papeles', fr: 'Les papiers', de: 'Die Papiere' },
          items: [
            {
              name: everywhere('SPF'),
              value: {
                en: 'Who may send in your name',
                es: 'Quién puede enviar en su nombre',
                fr: 'Qui peut envoyer en votre nom',
                de: 'Wer in Ihrem Namen senden darf',
              },
            },
            {
              name: everywhere('DKIM'),
              value: {
                en: 'A seal on every email',
                es: 'Un sello en cada correo',
                fr: 'Un sceau sur chaque mail',
                de: 'Ein Siegel auf jeder E-Mail',
              },
            },
            {
              name: everywhere('DMARC'),
              value: {
                en: 'What to do with forgeries',
                es: 'Qué hacer con las falsificaciones',
                fr: 'Que faire des faux',
                de: 'Was mit Fälschungen geschieht',
              },
            },
          ],
        },
        {
          icon: 'globe',
          title: { en: 'The sender', es: 'El remitente', fr: 'L’expéditeur', de: 'Der Absender' },
          items: [
            {
              name: { en: 'Own subdomain', es: 'Subdominio propio', fr: 'Sous-domaine dédié', de: 'Eigene Subdomain' },
              value: {
                en: 'News apart from invoices',
                es: 'Boletines aparte de facturas',
                fr: 'Newsletters séparées des factures',
                de: 'Neuigkeiten getrennt von Rechnungen',
              },
            },
            {
              name: { en: 'Reply address', es: 'Dirección de respuesta', fr: 'Adresse de réponse', de: 'Antwortadresse' },
              value: {
                en: 'One that somebody reads',
                es: 'Una que alguien lea',
                fr: 'Une que quelqu’un lit',
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
        en: 'Newsletter rules of the house.',
        es: 'Normas de la casa para boletines.',
        fr: 'Règles de la maison pour les newsletters.',
        de: 'Hausordnung für Newsletter.',
      },
      intro: {
        en: 'Ours, and the law’s nearly everywhere.',
        es: 'Las nuestras, y las de la ley casi en todas partes.',
        fr: 'Les nôtres, et celles de la loi presque partout.',
        de: 'Unsere, und fast überall auch die des Gesetzes.',
      },
      items: [
        {
          icon: 'badge-check',
          title: { en: 'They asked for it', es: 'Lo han pedido', fr: 'Ils l’ont demandé', de: 'Man hat darum gebeten' },
          description: {
            en: 'Signed up, and confirmed by a second click. Bought lists are turned away.',
            es: 'Se apuntaron y lo confirmaron con un segundo clic. Las listas compradas no entran.',
            fr: 'Inscription, puis confirmation d’un second clic. Les listes achetées restent dehors.',
            de: 'Angemeldet und mit einem zweiten Klick bestätigt. Gekaufte Listen weisen wir ab.',
          },
        },
        {
          icon: 'undo-2',
          title: { en: 'The way out is easy', es: 'La salida es fácil', fr: 'La sortie est simple', de: 'Der Ausgang ist leicht' },
          description: {
            en: 'One click, no account, no “Are you sure?”.',
            es: 'Un clic, sin cuenta y sin «¿está seguro?».',
            fr: 'Un clic, sans compte, sans « Êtes-vous sûr ? ».',
            de: 'Ein Klick, kein Konto, kein „Sind Sie sicher?“.',
          },
        },
        {
          icon: 'sliders-horizontal',
          title: { en: 'Start small', es: 'Empezar poco a poco', fr: 'Commencer petit', de: 'Klein anfangen' },
          description: {
            en: 'A new name that writes to ten thousand at once looks like a forger. Grow over three weeks.',
            es: 'Un nombre nuevo que escribe a diez mil de golpe parece un falsificador. Crezca en tres semanas.',
            fr: 'Un nom neuf qui écrit à dix mille d’un coup passe pour un faussaire. Montez sur trois semaines.',
            de: 'Ein neuer Name, der auf einen Schlag zehntausend anschreibt, wirkt wie ein Fälscher. Steigern Sie über drei Wochen.',
          },
        },
        {
          icon: 'history',
          title: {
            en: 'Strike out dead addresses',
            es: 'Tachar direcciones que no existen',
            fr: 'Rayer les adresses mortes',
            de: 'Tote Adressen streichen',
          },
          description: {
            en: 'An address that bounced twice goes off the list. Receivers count how often you knock at empty houses.',
            es: 'Una dirección devuelta dos veces sale de la lista. Los receptores cuentan cuántas veces llama a casas vacías.',
            fr: 'Une adresse deux fois en erreur quitte la liste. Les serveurs comptent combien de fois vous frappez à des maisons vides.',
            de: 'Was zweimal zurückkam, fliegt von der Liste. Empfänger zählen mit, wie oft Sie an leeren Häusern klopfen.',
          },
        },
      ],
    },
    {
      blockType: 'email-plans',
      heading: {
        en: 'A mailbox for the answers.',
        es: 'Un buzón para las respuestas.',
        fr: 'Une boîte pour les réponses.',
        de: 'Ein Postfach für die Antworten.',
      },
      intro: {
        en: 'People do reply to newsletters. No-reply is a poor name for a shop.',
        es: 'La gente contesta a los boletines. «No responder» es mal nombre para una tienda.',
        fr: 'Les gens répondent aux newsletters. « Ne pas répondre » est un piètre nom de boutique.',
        de: 'Menschen antworten auf Newsletter. „Nicht antworten“ ist ein schlechter Name für einen Laden.',
      },
      defaultBilling: 'monthly',
    },
  ],
}
