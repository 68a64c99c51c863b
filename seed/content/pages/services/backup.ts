import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const backupService: PageSeed = {
  path: '/services/backup',
  title: { en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' },
  breadcrumb: { en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' },
  meta: {
    title: {
      en: 'Website backups in another building | Hostfront',
      es: 'Copias de seguridad en otro edificio | Hostfront',
      fr: 'Sauvegardes de site, dans un autre bâtiment | Hostfront',
      de: 'Website-Backups im anderen Gebäude | Hostfront',
    },
    description: {
      en: 'Website backups, daily, hourly or locked: files and databases kept in another building, test-read every time and brought back by you.',
      es: 'Copias de seguridad diarias, cada hora o bajo llave: archivos y bases de datos guardados en otro edificio y comprobados cada vez.',
      fr: 'Sauvegardes de site quotidiennes, horaires ou sous clé : fichiers et bases gardés dans un autre bâtiment, relus à chaque fois.',
      de: 'Website-Backups, täglich, stündlich oder verschlossen: Dateien und Datenbanken in einem anderen Gebäude, jedes Mal probegelesen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Website backups: yesterday, kept.',
        es: 'Copias de seguridad: el ayer, a salvo.',
        fr: 'Sauvegardes de site : hier, conservé.',
        de: 'Website-Backups: gestern, aufgehoben.',
      },
      lead: {
        en: 'A backup is worth what the restore is worth.',
        es: 'Una copia vale lo que vale su recuperación.',
        fr: 'Une sauvegarde vaut ce que vaut sa restauration.',
        de: 'Ein Backup ist so gut wie der Weg zurück.',
      },
      intro: {
        en: 'So every copy is read back the same night and compared. If one is bad, we make another and tell you.',
        es: 'Por eso cada copia se vuelve a leer esa misma noche y se compara. Si una está mal, hacemos otra y se lo decimos.',
        fr: 'Chaque copie est donc relue la nuit même et comparée. Si l’une est mauvaise, nous en refaisons une et vous le disons.',
        de: 'Darum wird jede Kopie noch in derselben Nacht zurückgelesen und verglichen. Ist eine schlecht, machen wir eine neue und sagen es Ihnen.',
      },
      picture: 'ledger',
      showPlate: true,
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Backup plans: daily, hourly, locked.',
        es: 'Planes de copia: diaria, cada hora, bajo llave.',
        fr: 'Offres de sauvegarde : jour, heure, sous clé.',
        de: 'Backup-Tarife: täglich, stündlich, verschlossen.',
      },
      intro: {
        en: 'How much work can you afford to do twice? Choose by that.',
        es: '¿Cuánto trabajo puede permitirse repetir? Elija según eso.',
        fr: 'Combien de travail pouvez-vous refaire ? Choisissez là-dessus.',
        de: 'Wie viel Arbeit können Sie zweimal machen? Danach wählen Sie.',
      },
      defaultCategory: 'backup',
      showFilter: false,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'How a backup is made.',
        es: 'Cómo se hace una copia.',
        fr: 'Comment une sauvegarde est faite.',
        de: 'Wie ein Backup entsteht.',
      },
      intro: {
        en: 'Nothing stops while it runs, and nothing on your machine is written to.',
        es: 'Nada se detiene mientras se hace, y en su máquina no se escribe nada.',
        fr: 'Rien ne s’arrête pendant ce temps, et rien n’est écrit sur votre machine.',
        de: 'Währenddessen steht nichts still, und auf Ihrer Maschine wird nichts geschrieben.',
      },
      groups: [
        {
          icon: 'database',
          title: { en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' },
          items: [
            fact(
              { en: 'Files', es: 'Archivos', fr: 'Fichiers', de: 'Dateien' },
              {
                en: 'All, changed parts only',
                es: 'Todos, solo lo que cambió',
                fr: 'Tous, seul ce qui a changé',
                de: 'Alle, nur das Geänderte',
              },
            ),
            fact({ en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' }, 'MariaDB, MySQL, PostgreSQL'),
            fact(
              { en: 'Mailboxes', es: 'Buzones', fr: 'Boîtes mail', de: 'Postfächer' },
              { en: 'If they are with us', es: 'Si están aquí', fr: 'Si elles sont chez nous', de: 'Wenn sie bei uns liegen' },
            ),
          ],
        },
        {
          icon: 'lock',
          title: { en: 'Where', es: 'Dónde', fr: 'Où', de: 'Wo' },
          items: [
            fact({ en: 'On the way', es: 'En camino', fr: 'En route', de: 'Unterwegs' }, 'TLS 1.3'),
            fact({ en: 'On the disk', es: 'En el disco', fr: 'Sur le disque', de: 'Auf dem Laufwerk' }, 'AES-256'),
            fact(
              { en: 'Distance', es: 'Distancia', fr: 'Distance', de: 'Entfernung' },
              { en: '30 km or more', es: '30 km o más', fr: '30 km et plus', de: '30 km und mehr' },
            ),
          ],
        },
        {
          icon: 'undo-2',
          title: { en: 'And back', es: 'Y de vuelta', fr: 'Et retour', de: 'Und zurück' },
          items: [
            fact(
              { en: 'By whom', es: 'Quién', fr: 'Par qui', de: 'Durch wen' },
              { en: 'You, in the browser', es: 'Usted, en el navegador', fr: 'Vous, dans le navigateur', de: 'Sie selbst, im Browser' },
            ),
            fact(
              { en: 'Smallest piece', es: 'Pieza mínima', fr: 'Plus petite pièce', de: 'Kleinste Einheit' },
              { en: 'One file, one table', es: 'Un archivo, una tabla', fr: 'Un fichier, une table', de: 'Eine Datei, eine Tabelle' },
            ),
            fact(
              { en: 'Take it away', es: 'Llevársela', fr: 'L’emporter', de: 'Mitnehmen' },
              { en: 'As one archive', es: 'En un solo archivo', fr: 'En une archive', de: 'Als ein Archiv' },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about backups, before it is too late.',
        es: 'Preguntas sobre copias, antes de que sea tarde.',
        fr: 'Questions de sauvegarde, avant qu’il soit trop tard.',
        de: 'Fragen zu Backups, bevor es zu spät ist.',
      },
      topic: 'backup',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: { en: 'No site yet?', es: '¿Aún no tiene sitio?', fr: 'Pas encore de site ?', de: 'Noch keine Website?' },
      body: {
        en: 'Shared, WordPress and store plans bring a daily copy of their own. This service is the second one.',
        es: 'Los planes compartidos, de WordPress y de tienda traen su copia diaria. Este servicio es la segunda.',
        fr: 'Les offres mutualisées, WordPress et boutique ont leur copie quotidienne. Ce service est la deuxième.',
        de: 'Shared-, WordPress- und Shop-Tarife bringen eine tägliche Kopie mit. Diese Leistung ist die zweite.',
      },
      buttonLabel: { en: 'See hosting', es: 'Ver el hosting', fr: 'Voir l’hébergement', de: 'Zum Hosting' },
      href: '/hosting',
      showPlate: false,
    },
  ],
}
