import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'

export const emailHosting: PageSeed = {
  path: '/email-hosting',
  title: { en: 'Email hosting', es: 'Hosting de correo', fr: 'Hébergement mail', de: 'E-Mail-Hosting' },
  breadcrumb: { en: 'Email hosting', es: 'Hosting de correo', fr: 'Hébergement mail', de: 'E-Mail-Hosting' },
  meta: {
    title: {
      en: 'Email hosting for your own domain | Hostfront',
      es: 'Hosting de correo con su dominio | Hostfront',
      fr: 'Hébergement mail avec votre domaine | Hostfront',
      de: 'E-Mail-Hosting mit eigener Domain | Hostfront',
    },
    description: {
      en: 'Email hosting for your own domain: one person, a team or a whole company. Compare storage, attachments and price by month or year.',
      es: 'Hosting de correo con su dominio para una persona, un equipo o toda la empresa. Compare espacio, adjuntos y precio al mes o al año.',
      fr: 'Hébergement mail avec votre domaine pour une personne, une équipe ou toute l’entreprise. Comparez stockage, pièces jointes et prix, au mois ou à l’année.',
      de: 'E-Mail-Hosting mit eigener Domain für eine Person, ein Team oder die ganze Firma: Speicherplatz, Anhänge und Preis pro Monat oder Jahr im Vergleich.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'email-plans',
      heading: {
        en: 'Email hosting for your own domain.',
        es: 'Hosting de correo con su dominio.',
        fr: 'Hébergement mail avec votre nom de domaine.',
        de: 'E-Mail-Hosting mit Ihrer eigenen Domain.',
      },
      intro: {
        en: 'Three plans, for one person, a team or a whole company. You pay one price for all mailboxes in a plan, not per mailbox.',
        es: 'Tres planes: para una persona, un equipo o toda la empresa. El precio es por todos los buzones del plan, no por cada uno.',
        fr: 'Trois offres, pour une personne, une équipe ou toute l’entreprise. Vous payez un seul prix pour toutes les boîtes de l’offre, pas un par boîte.',
        de: 'Drei Tarife, für eine Person, ein Team oder das ganze Unternehmen. Der Preis gilt für alle Postfächer eines Tarifs zusammen, nicht pro Postfach.',
      },
      defaultBilling: 'yearly',
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Included with every mailbox.',
        es: 'Incluido con cada buzón.',
        fr: 'Compris avec chaque boîte mail.',
        de: 'Das bietet jedes Postfach.',
      },
      intro: {
        en: 'All three plans include these features.',
        es: 'Los tres planes incluyen estas funciones.',
        fr: 'Les trois offres comprennent ces fonctions.',
        de: 'Diese Funktionen gehören zu allen drei Tarifen.',
      },
      items: [
        {
          icon: 'mail',
          title: {
            en: 'Works with your email app',
            es: 'Compatible con su programa de correo',
            fr: 'Compatible avec votre messagerie',
            de: 'Ihr gewohntes Mailprogramm',
          },
          description: {
            en: 'Keep the app you know, or use webmail in four languages.',
            es: 'Siga con el programa que conoce o use el correo web, en cuatro idiomas.',
            fr: 'Gardez le logiciel que vous connaissez ou utilisez le webmail, en quatre langues.',
            de: 'Bleiben Sie bei dem Programm, das Sie kennen, oder nutzen Sie Webmail in vier Sprachen.',
          },
        },
        {
          icon: 'shield-check',
          title: {
            en: 'Spam and virus filter',
            es: 'Filtro de spam y virus',
            fr: 'Filtre antispam et antivirus',
            de: 'Spam- und Virenfilter',
          },
          description: {
            en: 'Suspicious messages go to a spam folder; they are not deleted.',
            es: 'Los mensajes sospechosos van a la carpeta de spam; no se borran.',
            fr: 'Les messages suspects vont dans un dossier spam ; ils ne sont pas supprimés.',
            de: 'Verdächtige E-Mails landen im Spam-Ordner und werden nicht gelöscht.',
          },
        },
        {
          icon: 'file-check',
          title: { en: 'SPF, DKIM and DMARC', es: 'SPF, DKIM y DMARC', fr: 'SPF, DKIM et DMARC', de: 'SPF, DKIM und DMARC' },
          description: {
            en: 'We set up all three on the first day, so that other servers trust your emails.',
            es: 'Configuramos los tres el primer día, para que los destinatarios confíen en sus correos.',
            fr: 'Nous configurons les trois dès le premier jour, pour que vos mails inspirent confiance.',
            de: 'Wir richten alle drei am ersten Tag ein, damit Empfänger Ihren E-Mails vertrauen.',
          },
        },
        {
          icon: 'truck',
          title: {
            en: 'Your old emails come with you',
            es: 'Sus correos antiguos, incluidos',
            fr: 'Reprise de vos anciens mails',
            de: 'Übernahme Ihrer alten E-Mails',
          },
          description: {
            en: 'We copy your folders before we switch the domain over, and once more afterwards.',
            es: 'Copiamos sus carpetas antes de apuntar el dominio al nuevo servidor, y otra vez después.',
            fr: 'Nous copions vos dossiers avant de basculer le domaine, puis une seconde fois après.',
            de: 'Wir kopieren Ihre Ordner vor der Umstellung der Domain und danach noch einmal.',
          },
        },
      ],
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'IMAP and SMTP settings for your email app.',
        es: 'Ajustes para su programa de correo.',
        fr: 'Réglages pour votre messagerie.',
        de: 'Einstellungen für Ihr Mailprogramm.',
      },
      intro: {
        en: 'Every email app asks for these details.',
        es: 'Cualquier programa de correo pide estos datos.',
        fr: 'Tous les logiciels de messagerie demandent ces informations.',
        de: 'Diese Angaben braucht jedes Mailprogramm.',
      },
      groups: [
        {
          icon: 'mail',
          title: { en: 'Incoming email', es: 'Correo entrante', fr: 'Réception', de: 'Posteingang' },
          items: [
            { name: { en: 'Protocol', es: 'Protocolo', fr: 'Protocole', de: 'Protokoll' }, value: everywhere('IMAP') },
            { name: { en: 'Port', es: 'Puerto', fr: 'Port (IMAP)', de: 'Port (IMAP)' }, value: everywhere('993') },
            {
              name: { en: 'Encryption', es: 'Cifrado', fr: 'Chiffrement', de: 'Verschlüsselung' },
              value: { en: 'TLS (required)', es: 'TLS (obligatorio)', fr: 'TLS (obligatoire)', de: 'TLS (erforderlich)' },
            },
          ],
        },
        {
          icon: 'forward',
          title: { en: 'Outgoing email', es: 'Correo saliente', fr: 'Envoi', de: 'Postausgang' },
          items: [
            { name: { en: 'Protocol', es: 'Protocolo', fr: 'Protocole', de: 'Protokoll' }, value: everywhere('SMTP') },
            { name: { en: 'Port', es: 'Puerto', fr: 'Port (SMTP)', de: 'Port (SMTP)' }, value: everywhere('465') },
            {
              name: { en: 'Login', es: 'Acceso', fr: 'Connexion', de: 'Anmeldung' },
              value: {
                en: 'Email address and password',
                es: 'Dirección de correo y contraseña',
                fr: 'Adresse mail et mot de passe',
                de: 'E-Mail-Adresse und Passwort',
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
        en: 'Need only one email address?',
        es: '¿Solo necesita una dirección de correo?',
        fr: 'Besoin d’une seule adresse mail ?',
        de: 'Sie brauchen nur eine E-Mail-Adresse?',
      },
      body: {
        en: 'Then add professional email to your domain. You do not need a plan for it.',
        es: 'Entonces basta con añadir el correo profesional a su dominio, sin contratar un plan.',
        fr: 'Ajoutez alors l’adresse mail professionnelle à votre domaine, sans offre séparée.',
        de: 'Dann buchen Sie die geschäftliche E-Mail zu Ihrer Domain dazu, ohne eigenen Tarif.',
      },
      buttonLabel: {
        en: 'See professional email',
        es: 'Ver el correo profesional',
        fr: 'Voir l’adresse mail professionnelle',
        de: 'Geschäftliche E-Mail ansehen',
      },
      href: '/email/professional',
      showPlate: false,
    },
  ],
}
