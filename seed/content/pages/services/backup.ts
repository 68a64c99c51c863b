import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const backupService: PageSeed = {
  path: '/services/backup',
  title: { en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' },
  breadcrumb: { en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' },
  meta: {
    title: {
      en: 'Website backups you can restore yourself | Hostfront',
      es: 'Copias de seguridad fáciles de restaurar | Hostfront',
      fr: 'Sauvegardes de site à restaurer soi-même | Hostfront',
      de: 'Website-Backups selbst wiederherstellen | Hostfront',
    },
    description: {
      en: 'Website backups, daily, hourly or in a locked vault. Files and databases are stored in another building, tested, and restored in your browser.',
      es: 'Copias de seguridad diarias, cada hora o inmutables. Archivos y bases de datos en otro edificio, comprobados y recuperables desde el navegador.',
      fr: 'Sauvegardes de site quotidiennes, horaires ou en coffre. Fichiers et bases stockés dans un autre bâtiment, vérifiés et restaurés depuis le navigateur.',
      de: 'Website-Backups, täglich, stündlich oder im Tresor: Dateien und Datenbanken in einem anderen Gebäude, geprüft und im Browser zurückzuspielen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Website backups you can restore yourself.',
        es: 'Copias de seguridad web que usted restaura.',
        fr: 'Sauvegardes de site à restaurer en ligne.',
        de: 'Website-Backups selbst wiederherstellen.',
      },
      lead: {
        en: 'For any website or shop, wherever it is hosted: we store your files and databases in another building, and you restore them in your browser.',
        es: 'Para cualquier web o tienda, esté donde esté alojada: guardamos sus archivos y bases de datos en otro edificio y usted los restaura desde el navegador.',
        fr: 'Pour tout site ou boutique, quel que soit l’hébergeur : nous stockons vos fichiers et bases de données dans un autre bâtiment, vous les restaurez depuis le navigateur.',
        de: 'Für jede Website und jeden Shop, egal bei welchem Hoster: Wir sichern Dateien und Datenbanken in einem anderen Gebäude, und Sie spielen sie im Browser zurück.',
      },
      intro: {
        en: 'A backup is only as good as its restore, so we check that every backup can be read. If one fails, we make a new one and tell you.',
        es: 'Una copia vale lo que vale su restauración; por eso comprobamos que cada una se puede leer. Si una falla, hacemos otra y le avisamos.',
        fr: 'Une sauvegarde ne vaut que si elle se restaure : nous vérifions que chacune est lisible. Si l’une échoue, nous la refaisons et vous prévenons.',
        de: 'Ein Backup taugt nur, wenn es sich zurückspielen lässt. Deshalb prüfen wir, ob jedes lesbar ist; wenn nicht, erstellen wir ein neues und informieren Sie.',
      },
      primaryLabel: {
        en: 'See backup plans and prices',
        es: 'Ver planes de copia y precios',
        fr: 'Voir les offres et les prix',
        de: 'Backup-Tarife und Preise ansehen',
      },
      primaryHref: '/services/backup#plan-backup-daily',
      picture: 'ledger',
      showPlate: true,
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Backup plans: daily, hourly and vault.',
        es: 'Planes de copia: diaria, cada hora e inmutable.',
        fr: 'Offres de sauvegarde : quotidienne, horaire, coffre.',
        de: 'Backup-Tarife: täglich, stündlich, Tresor.',
      },
      intro: {
        en: 'Choose by how much work you can afford to lose.',
        es: 'Elija según cuánto trabajo puede permitirse perder.',
        fr: 'Choisissez selon la quantité de travail que vous pouvez perdre.',
        de: 'Entscheidend ist, wie viel Arbeit Sie verlieren dürfen.',
      },
      defaultCategory: 'backup',
      showFilter: false,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'How our backups work.',
        es: 'Cómo funcionan las copias.',
        fr: 'Comment fonctionnent nos sauvegardes.',
        de: 'So funktionieren unsere Backups.',
      },
      intro: {
        en: 'Your site stays online during a backup, and nothing on your server is changed.',
        es: 'Durante la copia su sitio sigue en línea y nada cambia en su servidor.',
        fr: 'Pendant la sauvegarde, votre site reste en ligne et rien ne change sur votre serveur.',
        de: 'Während des Backups bleibt Ihre Website online, und auf Ihrem Server ändert sich nichts.',
      },
      groups: [
        {
          icon: 'database',
          title: { en: 'What we back up', es: 'Qué se copia', fr: 'Ce qui est sauvegardé', de: 'Was wir sichern' },
          items: [
            fact(
              { en: 'Files', es: 'Archivos', fr: 'Fichiers', de: 'Dateien' },
              {
                en: 'All files, incrementally',
                es: 'Todos, de forma incremental',
                fr: 'Tous, de façon incrémentielle',
                de: 'Alle, inkrementell',
              },
            ),
            fact({ en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' }, 'MariaDB, MySQL, PostgreSQL'),
            fact(
              { en: 'Mailboxes', es: 'Buzones', fr: 'Boîtes mail', de: 'Postfächer' },
              { en: 'If hosted with us', es: 'Si están alojados aquí', fr: 'Si elles sont chez nous', de: 'Wenn sie bei uns liegen' },
            ),
          ],
        },
        {
          icon: 'lock',
          title: { en: 'How we store it', es: 'Cómo se guarda', fr: 'Stockage et chiffrement', de: 'Wie wir speichern' },
          items: [
            fact(
              {
                en: 'Encryption in transit',
                es: 'Cifrado en tránsito',
                fr: 'Chiffrement en transit',
                de: 'Verschlüsselung bei der Übertragung',
              },
              'TLS 1.3',
            ),
            fact(
              { en: 'Encryption at rest', es: 'Cifrado en disco', fr: 'Chiffrement au repos', de: 'Verschlüsselung auf dem Datenträger' },
              'AES-256',
            ),
            fact(
              {
                en: 'Distance to your server',
                es: 'Distancia a su servidor',
                fr: 'Distance par rapport au serveur',
                de: 'Entfernung zum Server',
              },
              { en: 'At least 30 km', es: 'Al menos 30 km', fr: 'Au moins 30 km', de: 'Mindestens 30 km' },
            ),
          ],
        },
        {
          icon: 'undo-2',
          title: { en: 'How you restore', es: 'Cómo se restaura', fr: 'Comment restaurer', de: 'Wiederherstellung' },
          items: [
            fact(
              { en: 'Self-service', es: 'Autoservicio', fr: 'En libre-service', de: 'Selbst zurückspielen' },
              { en: 'In your browser', es: 'En el navegador', fr: 'Dans le navigateur', de: 'Im Browser' },
            ),
            fact(
              { en: 'Single items', es: 'Elementos sueltos', fr: 'À l’unité', de: 'Einzelne Elemente' },
              {
                en: 'One file or one table',
                es: 'Un archivo o una tabla',
                fr: 'Un fichier ou une table',
                de: 'Eine Datei oder eine Tabelle',
              },
            ),
            fact(
              { en: 'Download', es: 'Descarga', fr: 'Téléchargement', de: 'Herunterladen' },
              { en: 'As a single archive', es: 'En un solo archivo', fr: 'En une seule archive', de: 'In einem Archiv' },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about backups.',
        es: 'Preguntas sobre las copias de seguridad.',
        fr: 'Questions sur les sauvegardes.',
        de: 'Fragen zu Backups.',
      },
      topic: 'backup',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Does your plan already include backups?',
        es: '¿Su plan ya incluye copias?',
        fr: 'Votre offre comprend-elle une sauvegarde ?',
        de: 'Enthält Ihr Tarif schon Backups?',
      },
      body: {
        en: 'Shared, WordPress and ecommerce plans include at least a daily backup. This service adds a second one.',
        es: 'Los planes compartidos, de WordPress y de tienda incluyen al menos una copia diaria. Este servicio añade otra.',
        fr: 'Les offres mutualisées, WordPress et e-commerce comprennent au moins une sauvegarde quotidienne. Ce service en ajoute une seconde.',
        de: 'Shared-, WordPress- und E-Commerce-Tarife enthalten mindestens ein tägliches Backup. Mit dieser Leistung kommt ein zweites hinzu.',
      },
      buttonLabel: {
        en: 'Compare hosting plans',
        es: 'Comparar planes de hosting',
        fr: 'Comparer les hébergements',
        de: 'Hosting-Tarife vergleichen',
      },
      href: '/hosting',
      showPlate: false,
    },
  ],
}
