import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'

export const emailHosting: PageSeed = {
  path: '/email-hosting',
  title: { en: 'Email hosting', es: 'Hosting de correo', fr: 'Hébergement mail', de: 'E-Mail-Hosting' },
  breadcrumb: { en: 'Email hosting', es: 'Hosting de correo', fr: 'Hébergement mail', de: 'E-Mail-Hosting' },
  meta: {
    title: {
      en: 'Email hosting under your own name | Hostfront',
      es: 'Hosting de correo con su dominio | Hostfront',
      fr: 'Hébergement mail à votre nom | Hostfront',
      de: 'E-Mail-Hosting mit eigener Domain | Hostfront',
    },
    description: {
      en: 'Email hosting at your domain for one person, the workshop or the whole company. Storage, attachments and price by month or year on one card.',
      es: 'Hosting de correo con su dominio para una persona, el taller o toda la empresa. Espacio, adjuntos y precio al mes o al año en una ficha.',
      fr: 'Hébergement mail à votre domaine pour une personne, l’atelier ou l’entreprise. Stockage, pièces jointes et prix, au mois ou à l’année.',
      de: 'E-Mail-Hosting mit Ihrer Domain, für eine Person, die Werkstatt oder die Firma. Speicherplatz, Anhänge und Preis pro Monat oder Jahr.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'email-plans',
      heading: {
        en: 'Email hosting: your name, after the @.',
        es: 'Hosting de correo con su dominio.',
        fr: 'Hébergement mail : votre nom, après l’@.',
        de: 'E-Mail-Hosting: Ihr Name, hinter dem @.',
      },
      intro: {
        en: 'Three sizes of mailbox. The price is for all mailboxes of a plan together, not for each.',
        es: 'Su nombre, detrás de la @, en tres tamaños de buzón. El precio es por todos los buzones del plan, no por cada uno.',
        fr: 'Trois tailles de boîte mail. Le prix vaut pour toutes les boîtes de l’offre, pas pour chacune.',
        de: 'Drei Größen Postfach. Der Preis gilt für alle Postfächer eines Tarifs zusammen, nicht für jedes.',
      },
      defaultBilling: 'yearly',
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Included with every mailbox.',
        es: 'Incluido con cada buzón.',
        fr: 'Compris avec chaque boîte mail.',
        de: 'Bei jedem Postfach dabei.',
      },
      intro: {
        en: 'In all three plans.',
        es: 'En los tres planes.',
        fr: 'Dans les trois offres.',
        de: 'In allen drei Tarifen.',
      },
      items: [
        {
          icon: 'mail',
          title: { en: 'Your own mail app', es: 'Su programa de siempre', fr: 'Votre messagerie', de: 'Ihr Mailprogramm' },
          description: {
            en: 'Keep the one you know. For the rest there is webmail, in four languages.',
            es: 'Siga con el que conoce. Para lo demás está el correo web, en cuatro idiomas.',
            fr: 'Gardez celle que vous connaissez. Pour le reste, un webmail en quatre langues.',
            de: 'Bleiben Sie bei dem, das Sie kennen. Für den Rest gibt es Webmail, in vier Sprachen.',
          },
        },
        {
          icon: 'shield-check',
          title: { en: 'A doorkeeper', es: 'Un portero', fr: 'Un portier', de: 'Ein Pförtner' },
          description: {
            en: 'Spam and viruses stop outside. Whatever is doubtful waits in a folder, not in the bin.',
            es: 'El spam y los virus se quedan fuera. Lo dudoso espera en una carpeta, no en la papelera.',
            fr: 'Spams et virus restent dehors. Ce dont il doute attend dans un dossier, pas à la corbeille.',
            de: 'Spam und Viren bleiben draußen. Wobei er unsicher ist, das wartet in einem Ordner, nicht im Papierkorb.',
          },
        },
        {
          icon: 'file-check',
          title: { en: 'Papers in order', es: 'Papeles en regla', fr: 'Papiers en règle', de: 'Papiere in Ordnung' },
          description: {
            en: 'SPF, DKIM and DMARC are set on the first day, so that your emails are believed.',
            es: 'SPF, DKIM y DMARC quedan puestos el primer día, para que sus correos sean creíbles.',
            fr: 'SPF, DKIM et DMARC sont réglés le premier jour, pour que vos mails soient crus.',
            de: 'SPF, DKIM und DMARC sind am ersten Tag gesetzt, damit man Ihren E-Mails glaubt.',
          },
        },
        {
          icon: 'truck',
          title: {
            en: 'The old emails too',
            es: 'También los correos antiguos',
            fr: 'Les anciens mails aussi',
            de: 'Auch die alten E-Mails',
          },
          description: {
            en: 'We copy the folders before the name is turned over, and once more after.',
            es: 'Copiamos las carpetas antes de cambiar el nombre, y otra vez después.',
            fr: 'Nous copions les dossiers avant la bascule du nom, et encore après.',
            de: 'Wir kopieren die Ordner vor der Umstellung und danach noch einmal.',
          },
        },
      ],
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'Email settings, for whoever sets it up.',
        es: 'Ajustes de correo, para quien lo configura.',
        fr: 'Réglages mail, pour qui le configure.',
        de: 'E-Mail-Einstellungen für alle, die einrichten.',
      },
      intro: {
        en: 'The lines every mail app asks for.',
        es: 'Los datos que pide cualquier programa.',
        fr: 'Ce que demande toute messagerie.',
        de: 'Was jedes Mailprogramm wissen will.',
      },
      groups: [
        {
          icon: 'mail',
          title: { en: 'Receiving', es: 'Recibir', fr: 'Réception', de: 'Empfang' },
          items: [
            { name: { en: 'Protocol', es: 'Protocolo', fr: 'Protocole', de: 'Protokoll' }, value: everywhere('IMAP') },
            { name: { en: 'Port', es: 'Puerto', fr: 'Port d’accès', de: 'Port (IMAP)' }, value: everywhere('993') },
            {
              name: { en: 'Encryption', es: 'Cifrado', fr: 'Chiffrement', de: 'Verschlüsselung' },
              value: { en: 'TLS, always', es: 'TLS, siempre', fr: 'TLS, toujours', de: 'TLS, immer' },
            },
          ],
        },
        {
          icon: 'forward',
          title: { en: 'Sending', es: 'Enviar', fr: 'Envoi', de: 'Versand' },
          items: [
            { name: { en: 'Protocol', es: 'Protocolo', fr: 'Protocole', de: 'Protokoll' }, value: everywhere('SMTP') },
            { name: { en: 'Port', es: 'Puerto', fr: 'Port d’envoi', de: 'Port (SMTP)' }, value: everywhere('465') },
            {
              name: { en: 'Login', es: 'Acceso', fr: 'Connexion', de: 'Anmeldung' },
              value: {
                en: 'Address and password',
                es: 'Dirección y contraseña',
                fr: 'Adresse et mot de passe',
                de: 'Adresse und Passwort',
              },
            },
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about email hosting.',
        es: 'Preguntas sobre el hosting de correo.',
        fr: 'Questions sur l’hébergement mail.',
        de: 'Fragen zum E-Mail-Hosting.',
      },
      topic: 'email',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Only one email address?',
        es: '¿Una sola dirección de correo?',
        fr: 'Une seule adresse mail ?',
        de: 'Nur eine E-Mail-Adresse?',
      },
      body: {
        en: 'Then it may hang beside the domain as an add-on, without a plan of its own.',
        es: 'Entonces puede ir junto al dominio como complemento, sin un plan propio.',
        fr: 'Elle peut alors s’ajouter au domaine en option, sans offre à part.',
        de: 'Dann genügt ein Zusatz zur Domain, ohne eigenen Tarif.',
      },
      buttonLabel: {
        en: 'Professional email add-on',
        es: 'Complemento de correo profesional',
        fr: 'Option adresse mail professionnelle',
        de: 'Zusatz „Geschäftliche E-Mail“',
      },
      href: '/email/professional',
      showPlate: false,
    },
  ],
}
