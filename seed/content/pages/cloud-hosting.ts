import { fact } from '../../words'
import { familyPage } from './family-page'

export const cloudHosting = familyPage({
  path: '/cloud-hosting',
  family: 'cloud',
  title: { en: 'Cloud hosting', es: 'Hosting cloud', fr: 'Hébergement cloud', de: 'Cloud-Hosting' },
  meta: {
    title: {
      en: 'Cloud hosting that scales with traffic | Hostfront',
      es: 'Hosting cloud que escala con su tráfico | Hostfront',
      fr: 'Hébergement cloud évolutif | Hostfront',
      de: 'Cloud-Hosting, das mitwächst | Hostfront',
    },
    description: {
      en: 'Cloud hosting you scale up or down in about a minute. Storage replicated three times, one or two regions. Pay by the month or use a prepaid balance.',
      es: 'Hosting cloud que se amplía y se reduce en un minuto, con triple réplica y una o dos regiones. Pago mensual o con saldo, según el uso.',
      fr: 'Hébergement cloud à agrandir ou réduire en une minute, stockage répliqué trois fois, une ou deux régions. Payez au mois ou à l’usage.',
      de: 'Cloud-Hosting, in etwa einer Minute größer oder kleiner. Speicher dreifach repliziert, eine oder zwei Regionen. Monatlich oder nach Verbrauch zahlen.',
    },
  },
  plans: {
    heading: {
      en: 'Cloud hosting that grows and shrinks with your traffic.',
      es: 'Hosting cloud que crece y se reduce con su tráfico.',
      fr: 'Hébergement cloud : la puissance suit votre trafic.',
      de: 'Cloud-Hosting, das mit Ihrem Bedarf wächst und schrumpft.',
    },
    intro: {
      en: 'Add capacity for a sale and scale back afterwards. From Cloud Growth up, your site runs on several servers, so it stays online if one fails.',
      es: 'Añada capacidad para una campaña y redúzcala después. Desde Cloud Growth, su web funciona en varios servidores: si uno falla, sigue en línea.',
      fr: 'Ajoutez de la puissance pour une opération commerciale, puis réduisez-la. Dès Cloud Growth, votre site tourne sur plusieurs serveurs et reste en ligne si l’un d’eux tombe en panne.',
      de: 'Sie buchen für eine Aktion Leistung dazu und geben sie danach zurück. Ab Cloud Growth läuft Ihre Website auf mehreren Servern: Fällt einer aus, bleibt sie online.',
    },
  },
  features: {
    heading: {
      en: 'Designed to survive a server failure.',
      es: 'Pensado para resistir el fallo de un servidor.',
      fr: 'Conçu pour résister à la panne d’un serveur.',
      de: 'Ausgelegt auf den Ausfall eines Servers.',
    },
    intro: {
      en: 'A server will fail one day. Nobody should notice.',
      es: 'Algún día fallará un servidor. Nadie debería notarlo.',
      fr: 'Un serveur tombera un jour en panne. Personne ne devrait le remarquer.',
      de: 'Irgendwann fällt ein Server aus. Merken sollte es niemand.',
    },
    items: [
      {
        icon: 'copy',
        title: { en: 'Triple replication', es: 'Triple réplica', fr: 'Triple réplication', de: 'Dreifache Replikation' },
        description: {
          en: 'Every file is stored on three disks in three different servers.',
          es: 'Cada archivo se guarda en tres discos de tres servidores distintos.',
          fr: 'Chaque fichier est enregistré sur trois disques, dans trois serveurs différents.',
          de: 'Jede Datei liegt auf drei Laufwerken in drei verschiedenen Servern.',
        },
      },
      {
        icon: 'sliders-horizontal',
        title: {
          en: 'Scaling in about a minute',
          es: 'Escalado en un minuto',
          fr: 'Redimensionnement en une minute',
          de: 'Skalierung in einer Minute',
        },
        description: {
          en: 'Add CPU and RAM for a peak and reduce them afterwards, without a migration or a support ticket.',
          es: 'Añada CPU y RAM para un pico y redúzcalas después, sin migraciones ni solicitudes al soporte.',
          fr: 'Ajoutez du processeur et de la mémoire pour un pic, puis réduisez, sans migration ni ticket au support.',
          de: 'Buchen Sie für Spitzen CPU und Arbeitsspeicher dazu und geben Sie beides danach wieder frei, ohne Umzug und ohne Support-Ticket.',
        },
      },
      {
        icon: 'receipt',
        title: { en: 'Monthly or prepaid', es: 'Mensual o con saldo', fr: 'Au mois ou en prépayé', de: 'Monatlich oder mit Guthaben' },
        description: {
          en: 'Pay a fixed monthly price, or top up a balance and pay for what you use. You choose in the cart.',
          es: 'Pague una cuota mensual fija o recargue saldo y pague lo que use. Lo elige en el carrito.',
          fr: 'Payez un prix fixe par mois, ou rechargez un solde et payez à l’usage. Vous choisissez dans le panier.',
          de: 'Zahlen Sie einen festen Monatspreis oder laden Sie Guthaben auf und zahlen nach Verbrauch. Sie wählen im Warenkorb.',
        },
      },
      {
        icon: 'globe',
        title: { en: 'A second region', es: 'Una segunda región', fr: 'Une deuxième région', de: 'Eine zweite Region' },
        description: {
          en: 'With Cloud Scale, your site also runs in a second city that can take over.',
          es: 'Con Cloud Scale, su web está también en otra ciudad, lista para tomar el relevo.',
          fr: 'Avec Cloud Scale, votre site est aussi présent dans une autre ville, prêt à prendre le relais.',
          de: 'Mit Cloud Scale läuft Ihre Website zusätzlich in einer zweiten Stadt, die jederzeit übernehmen kann.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'Cloud technical specifications.',
      es: 'Ficha técnica del hosting cloud.',
      fr: 'Fiche technique de l’hébergement cloud.',
      de: 'Technische Daten des Cloud-Hostings.',
    },
    intro: {
      en: 'These are planning values. The binding figures are in the service level agreement (SLA).',
      es: 'Valores orientativos. Las cifras vinculantes figuran en el acuerdo de nivel de servicio (SLA).',
      fr: 'Ces valeurs sont indicatives. Les engagements figurent dans le SLA.',
      de: 'Diese Werte sind Richtwerte. Verbindliche Zahlen stehen in der Verfügbarkeitszusage (SLA).',
    },
    groups: [
      {
        icon: 'layers',
        title: { en: 'Scaling', es: 'Escalado', fr: 'Redimensionnement', de: 'Skalierung' },
        items: [
          fact(
            {
              en: 'More CPU or RAM',
              es: 'Más CPU o RAM',
              fr: 'Plus de processeur ou de mémoire',
              de: 'Mehr CPU oder Arbeitsspeicher',
            },
            { en: 'In about a minute', es: 'En un minuto aproximadamente', fr: 'En une minute environ', de: 'In etwa einer Minute' },
          ),
          fact(
            { en: 'Scaling down', es: 'Reducción', fr: 'Réduction', de: 'Verkleinern' },
            { en: 'Billed by the hour', es: 'Por horas', fr: 'Facturée à l’heure', de: 'Stundengenau abgerechnet' },
          ),
          fact(
            { en: 'Automatic scaling', es: 'Escalado automático', fr: 'Redimensionnement automatique', de: 'Automatische Skalierung' },
            {
              en: 'By load, time of day or calendar',
              es: 'Por carga, hora o calendario',
              fr: 'Selon la charge, l’heure ou le calendrier',
              de: 'Nach Last, Uhrzeit oder Kalender',
            },
          ),
        ],
      },
      {
        icon: 'copy',
        title: { en: 'Server failure', es: 'Fallo de un servidor', fr: 'Panne d’un serveur', de: 'Serverausfall' },
        items: [
          fact(
            { en: 'Detected within', es: 'Se detecta en', fr: 'Détection en', de: 'Erkannt nach' },
            { en: '2 seconds', es: '2 segundos', fr: '2 secondes', de: '2 Sekunden' },
          ),
          fact(
            {
              en: 'Failover',
              es: 'Conmutación a otro servidor',
              fr: 'Bascule vers un autre serveur',
              de: 'Übernahme durch einen anderen Server',
            },
            { en: 'In under a minute', es: 'En menos de un minuto', fr: 'En moins d’une minute', de: 'In unter einer Minute' },
          ),
          fact(
            { en: 'Replicas of each file', es: 'Réplicas de cada archivo', fr: 'Copies de chaque fichier', de: 'Replikate je Datei' },
            {
              en: 'Three, on three servers',
              es: 'Tres, en tres servidores',
              fr: 'Trois, sur trois serveurs',
              de: 'Drei, auf drei Servern',
            },
          ),
        ],
      },
      {
        icon: 'sliders-horizontal',
        title: { en: 'Management', es: 'Administración', fr: 'Administration', de: 'Verwaltung' },
        items: [
          fact(
            { en: 'API', es: 'API', fr: 'API', de: 'API' },
            {
              en: 'HTTP with access keys',
              es: 'HTTP con claves de acceso',
              fr: 'HTTP avec clés d’accès',
              de: 'HTTP mit Zugriffsschlüsseln',
            },
          ),
          fact(
            {
              en: 'Infrastructure as code',
              es: 'Infraestructura como código',
              fr: 'Infrastructure as code (IaC)',
              de: 'Infrastructure as Code',
            },
            'Terraform, Ansible',
          ),
          fact({ en: 'Containers', es: 'Contenedores', fr: 'Conteneurs', de: 'Container' }, 'Docker'),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Calculate your cloud hosting price.',
      es: 'Calcule el precio de su hosting cloud.',
      fr: 'Calculez le prix de votre hébergement cloud.',
      de: 'Cloud-Hosting-Preis berechnen.',
    },
    intro: {
      en: 'Compare a quiet month with a busy one by changing the plan and the quantity.',
      es: 'Compare un mes tranquilo con uno de mucho tráfico cambiando el plan y la cantidad.',
      fr: 'Comparez un mois calme et un mois chargé en changeant l’offre et la quantité.',
      de: 'Vergleichen Sie einen ruhigen mit einem starken Monat, indem Sie Tarif und Anzahl ändern.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of cloud hosting.',
      es: 'Opiniones de clientes sobre el hosting cloud.',
      fr: 'Avis clients sur l’hébergement cloud.',
      de: 'Kundenstimmen zum Cloud-Hosting.',
    },
    presentation: 'grid',
    limit: 2,
    domains: [{ key: 'forodelagua.example' }, { key: 'thirdrow.example' }],
  },
  faq: {
    en: 'Questions about cloud hosting.',
    es: 'Preguntas sobre el hosting cloud.',
    fr: 'Questions sur l’hébergement cloud.',
    de: 'Fragen zum Cloud-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'Several servers, one domain.',
      es: 'Varios servidores, un dominio.',
      fr: 'Plusieurs serveurs, un domaine.',
      de: 'Mehrere Server, eine Domain.',
    },
    body: {
      en: 'Your domain is the one part visitors see. Check whether it is still available.',
      es: 'Su dominio es lo único que ven los visitantes. Compruebe si sigue libre.',
      fr: 'Vos visiteurs ne voient que votre domaine. Vérifiez s’il est encore libre.',
      de: 'Besucher sehen von alldem nur Ihre Domain. Prüfen Sie, ob sie noch frei ist.',
    },
    buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
    href: '/domains/search',
  },
  arrangement: [
    {
      blockType: 'network-metrics',
      heading: {
        en: 'Network status (sample data).',
        es: 'Estado de la red (datos de ejemplo).',
        fr: 'État du réseau (données d’exemple).',
        de: 'Netzstatus (Beispielwerte).',
      },
      intro: {
        en: 'What our status board could look like. Sample figures, not live data.',
        es: 'Así podría ser nuestro panel de estado. Cifras de ejemplo, no datos reales.',
        fr: 'À quoi pourrait ressembler notre tableau de bord. Chiffres fictifs, non mesurés.',
        de: 'So könnte unsere Statusanzeige aussehen. Beispielwerte, keine Messung.',
      },
    },
    'features',
    'technical',
    'testimonials',
    'summary',
    'faq',
    'callToAction',
  ],
})
