import type { PageSeed } from '../../../page-types'

export const customServer: PageSeed = {
  path: '/customization/server',
  title: { en: 'Build your own server', es: 'Monte su propio servidor', fr: 'Composez votre serveur', de: 'Server zusammenstellen' },
  breadcrumb: { en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server nach Maß' },
  meta: {
    title: {
      en: 'Build your own server part by part | Hostfront',
      es: 'Monte un servidor pieza a pieza | Hostfront',
      fr: 'Composez un serveur pièce par pièce | Hostfront',
      de: 'Server selbst zusammenstellen | Hostfront',
    },
    description: {
      en: 'Build your own server: choose cores, memory and NVMe storage separately, add a backup or monitoring, and see the monthly and yearly sum.',
      es: 'Monte su servidor: elija por separado núcleos, memoria y NVMe, añada copia de seguridad o monitorización y vea la suma por mes y año.',
      fr: 'Composez votre serveur : cœurs, mémoire et stockage NVMe choisis séparément, sauvegarde ou surveillance en plus, somme au mois et à l’année.',
      de: 'Server zusammenstellen: Kerne, Arbeitsspeicher und NVMe einzeln wählen, Backup oder Monitoring dazu, Summe im Monat und Jahr sehen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Build your own server: cores, memory, disk.',
        es: 'Monte su servidor: núcleos, memoria, disco.',
        fr: 'Composez votre serveur : cœurs, mémoire, disque.',
        de: 'Server zusammenstellen: Kerne, Speicher, Datenträger.',
      },
      intro: {
        en: 'Three parts make a server. The rest is for people who sleep badly.',
        es: 'Tres piezas hacen un servidor. Lo demás es para quien duerme mal.',
        fr: 'Trois pièces font un serveur. Le reste est pour ceux qui dorment mal.',
        de: 'Drei Teile ergeben einen Server. Der Rest ist für Leute, die schlecht schlafen.',
      },
      groups: [
        {
          title: { en: 'Processor', es: 'Procesador', fr: 'Processeur', de: 'Prozessor' },
          intro: {
            en: 'Two are enough for a site, four for a shop, eight for a database.',
            es: 'Dos bastan para un sitio, cuatro para una tienda y ocho para una base de datos.',
            fr: 'Deux suffisent pour un site, quatre pour une boutique, huit pour une base de données.',
            de: 'Zwei reichen für eine Website, vier für einen Shop, acht für eine Datenbank.',
          },
          source: 'services',
          category: 'cpu',
          keys: [],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Memory', es: 'Memoria', fr: 'Mémoire', de: 'Arbeitsspeicher' },
          source: 'services',
          category: 'memory',
          keys: [],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicherplatz' },
          source: 'services',
          category: 'storage',
          keys: [{ key: 'storage-100' }, { key: 'storage-250' }, { key: 'storage-500' }],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Backup', es: 'Copia de seguridad', fr: 'Sauvegarde', de: 'Backup' },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-daily' }, { key: 'backup-hourly' }],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
          source: 'services',
          category: 'performance',
          keys: [{ key: 'monitor-basic' }, { key: 'monitor-pro' }],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'How server parts behave.',
        es: 'Cómo se comportan las piezas del servidor.',
        fr: 'Comment se comportent les pièces du serveur.',
        de: 'Wie sich die Teile eines Servers verhalten.',
      },
      intro: {
        en: 'Four things worth knowing before you screw them together.',
        es: 'Cuatro cosas que conviene saber antes de atornillarlas.',
        fr: 'Quatre choses à savoir avant de les visser.',
        de: 'Vier Dinge, die man vor dem Zusammenschrauben wissen sollte.',
      },
      items: [
        {
          icon: 'cpu',
          title: { en: 'Cores are reserved', es: 'Los núcleos son suyos', fr: 'Les cœurs sont réservés', de: 'Kerne sind reserviert' },
          description: {
            en: 'No share, no credit, no throttle after the first hour.',
            es: 'Ni reparto ni crédito ni freno después de la primera hora.',
            fr: 'Ni partage, ni crédit, ni bridage après la première heure.',
            de: 'Kein Anteil, kein Punktekonto, keine Drossel nach der ersten Stunde.',
          },
        },
        {
          icon: 'database',
          title: { en: 'Memory comes first', es: 'Primero la memoria', fr: 'La mémoire d’abord', de: 'Erst der Arbeitsspeicher' },
          description: {
            en: 'When a server is slow, it is short of memory more often than of cores.',
            es: 'Cuando un servidor va lento, suele faltarle memoria antes que núcleos.',
            fr: 'Quand un serveur est lent, il manque plus souvent de mémoire que de cœurs.',
            de: 'Ist ein Server langsam, fehlt öfter Arbeitsspeicher als Kerne.',
          },
        },
        {
          icon: 'hard-drive',
          title: {
            en: 'Disks only grow',
            es: 'Los discos solo crecen',
            fr: 'Les disques ne font que grandir',
            de: 'Datenträger wachsen nur',
          },
          description: {
            en: 'Begin with less than you think. Adding takes a minute, taking away a move.',
            es: 'Empiece con menos de lo que cree. Ampliar lleva un minuto; reducir, un traslado.',
            fr: 'Commencez avec moins que prévu. Ajouter prend une minute, retirer un transfert.',
            de: 'Fangen Sie mit weniger an, als Sie denken. Dazunehmen dauert eine Minute, Abgeben einen Umzug.',
          },
        },
        {
          icon: 'terminal',
          title: { en: 'Root, from the start', es: 'Root desde el principio', fr: 'Root dès le départ', de: 'Root von Anfang an' },
          description: {
            en: 'Debian, Ubuntu or an image of your own. Your keys, no agent of ours inside.',
            es: 'Debian, Ubuntu o una imagen propia. Con sus claves y sin agentes nuestros dentro.',
            fr: 'Debian, Ubuntu ou votre image. Vos clés, aucun agent à nous dedans.',
            de: 'Debian, Ubuntu oder ein eigenes Image. Ihre Schlüssel, kein Programm von uns darin.',
          },
        },
      ],
    },
    {
      blockType: 'call-to-action',
      heading: { en: 'Or a ready-made VPS.', es: 'O un VPS ya montado.', fr: 'Ou un VPS tout monté.', de: 'Oder ein fertiger VPS.' },
      body: {
        en: 'VPS plans come put together, at one price, and start in about a minute.',
        es: 'Los planes VPS vienen montados, a un solo precio, y arrancan en un minuto, más o menos.',
        fr: 'Les offres VPS arrivent montées, à un seul prix, et démarrent en une minute environ.',
        de: 'VPS-Tarife kommen fertig zusammengesetzt, zu einem Preis, und starten in etwa einer Minute.',
      },
      buttonLabel: { en: 'See VPS plans', es: 'Ver planes VPS', fr: 'Voir les offres VPS', de: 'VPS-Tarife ansehen' },
      href: '/vps-hosting',
      showPlate: false,
    },
  ],
}
