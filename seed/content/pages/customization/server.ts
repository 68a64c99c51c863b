import type { PageSeed } from '../../../page-types'

export const customServer: PageSeed = {
  path: '/customization/server',
  title: { en: 'Build your own server', es: 'Monte su propio servidor', fr: 'Composez votre serveur', de: 'Server zusammenstellen' },
  breadcrumb: { en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server nach Maß' },
  meta: {
    title: {
      en: 'Build your own server: CPU, RAM, storage | Hostfront',
      es: 'Monte su servidor: CPU, RAM y disco NVMe | Hostfront',
      fr: 'Composez votre serveur : CPU, RAM, disque | Hostfront',
      de: 'Server zusammenstellen: CPU, RAM, NVMe | Hostfront',
    },
    description: {
      en: 'Build your own server: choose CPU cores, RAM and NVMe storage separately, add backups or monitoring, and see the monthly and yearly price.',
      es: 'Monte su servidor: elija por separado núcleos, RAM y almacenamiento NVMe, añada copias o monitorización y vea el precio por mes y por año.',
      fr: 'Composez votre serveur : cœurs, RAM et stockage NVMe choisis séparément, sauvegarde ou surveillance en option, prix au mois et à l’année.',
      de: 'Server zusammenstellen: Kerne, RAM und NVMe-Speicher einzeln wählen, Backup oder Monitoring dazu, Preis pro Monat und pro Jahr sehen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Build your own server: CPU, RAM and storage.',
        es: 'Monte su servidor: procesador, RAM y disco.',
        fr: 'Serveur sur mesure : CPU, RAM et disque.',
        de: 'Server nach Maß: CPU, RAM und Speicher.',
      },
      intro: {
        en: 'For projects that fit no ready-made plan: choose processor, RAM and storage. Everything else is optional.',
        es: 'Para proyectos que no encajan en ningún plan estándar: elija procesador, memoria y almacenamiento. Lo demás es opcional.',
        fr: 'Pour les projets qui n’entrent dans aucune offre standard : choisissez processeur, mémoire et stockage. Le reste est en option.',
        de: 'Für Projekte, zu denen kein fertiger Tarif passt: Wählen Sie Prozessor, Arbeitsspeicher und Speicherplatz. Alles andere ist optional.',
      },
      groups: [
        {
          title: { en: 'Processor', es: 'Procesador', fr: 'Processeur', de: 'Prozessor' },
          intro: {
            en: 'As a rule of thumb: two cores for a website, four for an online shop, eight for a database.',
            es: 'Como orientación: dos núcleos para un sitio, cuatro para una tienda y ocho para una base de datos.',
            fr: 'À titre indicatif : deux cœurs pour un site, quatre pour une boutique, huit pour une base de données.',
            de: 'Faustregel: zwei Kerne für eine Website, vier für einen Shop, acht für eine Datenbank.',
          },
          source: 'services',
          category: 'cpu',
          keys: [],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Memory (RAM)', es: 'Memoria RAM', fr: 'Mémoire vive (RAM)', de: 'Arbeitsspeicher (RAM)' },
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
        en: 'Good to know before you order.',
        es: 'Conviene saberlo antes de pedir.',
        fr: 'Bon à savoir avant de commander.',
        de: 'Gut zu wissen vor der Bestellung.',
      },
      intro: {
        en: 'Four facts about the servers you build here.',
        es: 'Cuatro datos sobre los servidores a medida.',
        fr: 'Quatre points sur les serveurs sur mesure.',
        de: 'Vier Fakten zu Servern nach Maß.',
      },
      items: [
        {
          icon: 'cpu',
          title: { en: 'Dedicated CPU cores', es: 'Núcleos dedicados', fr: 'Cœurs dédiés', de: 'Dedizierte CPU-Kerne' },
          description: {
            en: 'Your cores are not shared, and there are no CPU credits or throttling.',
            es: 'Nadie comparte sus núcleos, y no hay créditos de CPU ni limitaciones.',
            fr: 'Vos cœurs ne sont pas partagés : ni crédits CPU, ni bridage.',
            de: 'Ihre Kerne teilen Sie mit niemandem. Es gibt weder CPU-Guthaben noch Drosselung.',
          },
        },
        {
          icon: 'database',
          title: { en: 'RAM before cores', es: 'Antes RAM que núcleos', fr: 'La RAM avant les cœurs', de: 'Erst RAM, dann Kerne' },
          description: {
            en: 'A slow server is more often short of RAM than of CPU cores.',
            es: 'A un servidor lento suele faltarle memoria antes que núcleos.',
            fr: 'Un serveur lent manque plus souvent de mémoire que de cœurs.',
            de: 'Einem langsamen Server fehlt öfter Arbeitsspeicher als ein Prozessorkern.',
          },
        },
        {
          icon: 'hard-drive',
          title: {
            en: 'Storage can grow, not shrink',
            es: 'El disco crece, pero no se reduce',
            fr: 'Le disque s’agrandit, mais ne se réduit pas',
            de: 'Speicher wächst, schrumpft aber nicht',
          },
          description: {
            en: 'Start with less than you think you need. Adding storage takes a minute; reducing it means moving to a new server.',
            es: 'Empiece con menos de lo que cree necesitar. Ampliar lleva un minuto; reducir exige migrar a otro servidor.',
            fr: 'Commencez avec moins que prévu. Ajouter du stockage prend une minute ; en retirer impose de migrer vers un autre serveur.',
            de: 'Beginnen Sie kleiner, als Sie denken. Erweitern dauert eine Minute, Verkleinern bedeutet einen Umzug auf einen neuen Server.',
          },
        },
        {
          icon: 'terminal',
          title: { en: 'Full root access', es: 'Acceso root completo', fr: 'Accès root complet', de: 'Voller Root-Zugriff' },
          description: {
            en: 'Run Debian, Ubuntu or your own image with your own SSH keys. We install no agent on your server.',
            es: 'Debian, Ubuntu o su propia imagen, con sus claves SSH. No instalamos ningún agente en su servidor.',
            fr: 'Debian, Ubuntu ou votre propre image, avec vos clés SSH. Nous n’installons aucun agent sur votre serveur.',
            de: 'Debian, Ubuntu oder ein eigenes Image, mit Ihren SSH-Schlüsseln. Wir installieren keinen Agenten auf Ihrem Server.',
          },
        },
      ],
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Would a ready-made VPS do?',
        es: '¿Le basta un VPS estándar?',
        fr: 'Un VPS prêt à l’emploi suffit-il ?',
        de: 'Reicht ein fertiger VPS?',
      },
      body: {
        en: 'Our VPS plans combine CPU, RAM and storage at one price and are ready in about a minute.',
        es: 'Nuestros planes VPS reúnen CPU, RAM y disco en un solo precio y están listos en un minuto, más o menos.',
        fr: 'Nos offres VPS réunissent CPU, RAM et disque en un seul prix et sont prêtes en une minute environ.',
        de: 'Unsere VPS-Tarife bündeln CPU, RAM und Speicher zu einem Preis und sind in etwa einer Minute bereit.',
      },
      buttonLabel: { en: 'See VPS plans', es: 'Ver planes VPS', fr: 'Voir les offres VPS', de: 'VPS-Tarife ansehen' },
      href: '/vps-hosting',
      showPlate: false,
    },
  ],
}
