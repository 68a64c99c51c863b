import type { CaseStudySeed } from '../../story-types'
import { count, everywhere, lines } from '../../words'

/** Invented customers: demo content (R10). */
export const largerCaseStudies: readonly CaseStudySeed[] = [
  {
    slug: 'tallow-and-finch',
    company: 'Tallow & Finch',
    industry: { en: 'Design agency', es: 'Agencia de diseño', fr: 'Agence de design', de: 'Designagentur' },
    description: {
      en: 'Tallow & Finch, a design agency in Bristol, migrated all its client sites at once. Each tile is one site.',
      es: 'Tallow & Finch, una agencia de diseño de Bristol, migró las webs de todos sus clientes a la vez. Cada casilla es un sitio.',
      fr: 'Tallow & Finch, une agence de design de Bristol, a migré d’un coup les sites de tous ses clients. Chaque case est un site.',
      de: 'Tallow & Finch, eine Designagentur in Bristol, hat alle Kundenwebsites auf einmal umgezogen. Jedes Feld ist eine Website.',
    },
    challenge: {
      en: '41 sites with four hosts, nine logins and one person who knew what was where. She was about to go on leave.',
      es: '41 sitios en cuatro proveedores, nueve accesos y una sola persona que sabía dónde estaba cada cosa. Estaba a punto de irse de vacaciones.',
      fr: '41 sites chez quatre hébergeurs, neuf accès, et une seule personne qui savait où était quoi. Elle partait bientôt en congé.',
      de: '41 Websites bei vier Hostern, neun Zugänge und eine Person, die wusste, was wo liegt. Sie stand kurz vor dem Urlaub.',
    },
    solution: {
      en: 'We copied all the sites first, checked each copy with screenshots, then switched the domains over in two nights.',
      es: 'Primero copiamos todos los sitios, comprobamos cada copia con capturas y después apuntamos los dominios a los nuevos servidores en dos noches.',
      fr: 'Nous avons d’abord copié tous les sites, contrôlé chaque copie par captures, puis basculé les domaines en deux nuits.',
      de: 'Erst haben wir alle Websites kopiert und jede Kopie per Screenshot geprüft, dann in zwei Nächten die Domains umgestellt.',
    },
    testimonial: {
      en: 'Nobody rang on Monday. That was the whole brief.',
      es: 'El lunes no llamó nadie. Ese era todo el encargo.',
      fr: 'Lundi, personne n’a appelé. Nous n’en demandions pas plus.',
      de: 'Am Montag hat niemand angerufen. Das war der ganze Auftrag.',
    },
    results: [
      {
        metric: {
          en: 'Time to first byte',
          es: 'Tiempo hasta el primer byte',
          fr: 'Temps jusqu’au premier octet',
          de: 'Zeit bis zum ersten Byte',
        },
        value: everywhere('180 ms'),
        improvement: { en: 'was 640 ms', es: 'antes 640 ms', fr: 'contre 640 ms avant', de: 'vorher 640 ms' },
      },
      {
        metric: { en: 'Downtime', es: 'Tiempo sin servicio', fr: 'Temps hors ligne', de: 'Ausfallzeit' },
        value: everywhere('0 min'),
        improvement: { en: '41 of 41 sites', es: '41 de 41 sitios', fr: '41 sites sur 41', de: '41 von 41 Websites' },
      },
      {
        metric: { en: 'Whole migration', es: 'Migración completa', fr: 'Migration complète', de: 'Gesamter Umzug' },
        value: everywhere('48 h'),
        improvement: {
          en: '3 people, 1 from the agency',
          es: '3 personas, 1 de la agencia',
          fr: '3 personnes, dont 1 de l’agence',
          de: '3 Personen, 1 aus der Agentur',
        },
      },
    ],
    timeline: { en: 'Two nights', es: 'Dos noches', fr: 'Deux nuits', de: 'Zwei Nächte' },
    tags: lines({
      en: ['Migration', 'Shared hosting', 'Agencies'],
      es: ['Migración', 'Hosting compartido', 'Agencias'],
      fr: ['Migration', 'Hébergement mutualisé', 'Agences'],
      de: ['Umzug', 'Shared Hosting', 'Agenturen'],
    }),
    count: 41,
    order: 10,
    demo: true,
  },
  {
    slug: 'ricketts-cycles',
    company: 'Ricketts Cycles',
    industry: { en: 'Bicycle retail', es: 'Venta de bicicletas', fr: 'Vente de vélos', de: 'Fahrradhandel' },
    description: {
      en: 'Six shops with six tills and a website that sold the same bicycle twice. Now they all share one stock count.',
      es: 'Seis tiendas con seis cajas y una web que vendía dos veces la misma bicicleta. Ahora todas comparten un mismo inventario.',
      fr: 'Six magasins, six caisses et un site qui vendait deux fois le même vélo. Le stock est désormais commun.',
      de: 'Sechs Läden mit sechs Kassen und eine Website, die dasselbe Fahrrad zweimal verkaufte. Jetzt gibt es einen gemeinsamen Bestand.',
    },
    challenge: {
      en: 'On the first warm Saturday, checkout took nine seconds, and customers left after four.',
      es: 'El primer sábado de calor, el pago tardaba nueve segundos y la gente se iba a los cuatro.',
      fr: 'Le premier samedi de beau temps, le paiement prenait neuf secondes et les clients partaient au bout de quatre.',
      de: 'Am ersten warmen Samstag dauerte das Bezahlen neun Sekunden, und nach vier gingen die Kunden.',
    },
    solution: {
      en: 'Store Growth with a staging site, stock levels served from RAM, and a load test on a cold Tuesday.',
      es: 'Store Growth con entorno de pruebas, existencias servidas desde la RAM y una prueba de carga un martes de frío.',
      fr: 'Store Growth avec une préproduction, le stock servi depuis la RAM et un test de charge un mardi froid.',
      de: 'Store Growth mit Staging-Umgebung, dem Bestand im Arbeitsspeicher und einem Lasttest an einem kalten Dienstag.',
    },
    testimonial: {
      en: 'We sold out by noon, and each bicycle only once.',
      es: 'A mediodía estaba todo vendido, y cada bicicleta una sola vez.',
      fr: 'À midi, tout était vendu, et chaque vélo une seule fois.',
      de: 'Mittags war alles ausverkauft, und jedes Rad nur einmal.',
    },
    results: [
      {
        metric: { en: 'Checkout', es: 'Página de pago', fr: 'Page de paiement', de: 'Kasse' },
        value: everywhere('800 ms'),
        improvement: { en: 'was 9 s', es: 'antes 9 s', fr: 'contre 9 s avant', de: 'vorher 9 s' },
      },
      {
        metric: {
          en: 'Orders on the first warm Saturday',
          es: 'Pedidos el primer sábado de calor',
          fr: 'Commandes le premier samedi de beau temps',
          de: 'Bestellungen am ersten warmen Samstag',
        },
        value: count(1140),
        improvement: {
          en: 'three times as many as a year before',
          es: 'el triple que el año anterior',
          fr: 'trois fois plus que l’année précédente',
          de: 'dreimal so viele wie im Vorjahr',
        },
      },
      {
        metric: {
          en: 'Sold twice by mistake',
          es: 'Vendidas dos veces por error',
          fr: 'Vendus deux fois par erreur',
          de: 'Versehentlich doppelt verkauft',
        },
        value: count(0),
        improvement: { en: 'was 23 a season', es: 'antes 23 por temporada', fr: 'contre 23 par saison avant', de: 'vorher 23 pro Saison' },
      },
    ],
    timeline: {
      en: 'Three weeks, load test included',
      es: 'Tres semanas, prueba de carga incluida',
      fr: 'Trois semaines, test de charge compris',
      de: 'Drei Wochen, Lasttest eingeschlossen',
    },
    tags: lines({
      en: ['Ecommerce', 'Peak days', 'Stock'],
      es: ['Comercio electrónico', 'Días punta', 'Existencias'],
      fr: ['E-commerce', 'Jours de pointe', 'Stock'],
      de: ['E-Commerce', 'Spitzentage', 'Lagerbestand'],
    }),
    count: 6,
    order: 20,
    demo: true,
  },
  {
    slug: 'lumen-ferries',
    company: 'Lumen Ferries',
    industry: { en: 'Passenger transport', es: 'Transporte de pasajeros', fr: 'Transport de passagers', de: 'Personenverkehr' },
    description: {
      en: 'Nine harbours, one timetable. When fog stops the boats, the site has its busiest hour of the year.',
      es: 'Nueve puertos, un horario. Cuando la niebla detiene los barcos, la web vive su hora de más tráfico del año.',
      fr: 'Neuf ports, un seul horaire. Quand le brouillard arrête les bateaux, le site vit son heure la plus chargée de l’année.',
      de: 'Neun Häfen, ein Fahrplan. Wenn Nebel die Fähren stoppt, hat die Website ihre stärkste Stunde des Jahres.',
    },
    challenge: {
      en: 'The site went down exactly when people needed it, because everyone needed it at once.',
      es: 'La web se caía justo cuando hacía falta, porque todos la necesitaban a la vez.',
      fr: 'Le site tombait en panne juste quand on en avait besoin, parce que tout le monde en avait besoin en même temps.',
      de: 'Die Website fiel genau dann aus, wenn man sie brauchte, weil alle sie gleichzeitig brauchten.',
    },
    solution: {
      en: 'Two dedicated servers behind a load balancer, and a timetable that is published as a static page every minute.',
      es: 'Dos servidores dedicados tras un balanceador de carga y un horario que se publica cada minuto como página estática.',
      fr: 'Deux serveurs dédiés derrière un répartiteur de charge, et un horaire publié chaque minute en page statique.',
      de: 'Zwei dedizierte Server hinter einem Load Balancer und ein Fahrplan, der jede Minute als statische Seite veröffentlicht wird.',
    },
    testimonial: {
      en: 'In the last fog, the only thing on time was the website.',
      es: 'En la última niebla, lo único puntual fue la web.',
      fr: 'Lors du dernier brouillard, seul le site était à l’heure.',
      de: 'Beim letzten Nebel war nur die Website pünktlich.',
    },
    results: [
      {
        metric: {
          en: 'Visitors in the busiest hour',
          es: 'Visitantes en la hora punta',
          fr: 'Visiteurs à l’heure de pointe',
          de: 'Besucher in der stärksten Stunde',
        },
        value: count(86_000),
        improvement: {
          en: 'was 11,000, then an error page',
          es: 'antes 11 000, y después un error',
          fr: 'avant : 11 000, puis une page d’erreur',
          de: 'vorher 11 000, dann eine Fehlerseite',
        },
      },
      {
        metric: { en: 'Page weight', es: 'Peso de la página', fr: 'Poids de la page', de: 'Seitengröße' },
        value: { ...everywhere('38 kB'), fr: '38 ko' },
        improvement: { en: 'was 2.1 MB', es: 'antes 2,1 MB', fr: 'contre 2,1 Mo avant', de: 'vorher 2,1 MB' },
      },
      {
        metric: {
          en: 'Minutes of downtime since',
          es: 'Minutos sin servicio desde entonces',
          fr: 'Minutes hors ligne depuis',
          de: 'Ausfallminuten seither',
        },
        value: count(0),
        improvement: { en: 'over two winters', es: 'en dos inviernos', fr: 'en deux hivers', de: 'in zwei Wintern' },
      },
    ],
    timeline: { en: 'Six weeks', es: 'Seis semanas', fr: 'Six semaines', de: 'Sechs Wochen' },
    tags: lines({
      en: ['Dedicated servers', 'Load balancer', 'Peak days'],
      es: ['Servidores dedicados', 'Balanceador de carga', 'Días punta'],
      fr: ['Serveurs dédiés', 'Répartiteur de charge', 'Jours de pointe'],
      de: ['Dedizierte Server', 'Load Balancer', 'Spitzentage'],
    }),
    count: 9,
    order: 30,
    demo: true,
  },
  {
    slug: 'casa-ribera',
    company: 'Casa Ribera',
    industry: { en: 'Publishing', es: 'Editorial', fr: 'Édition', de: 'Verlagswesen' },
    description: {
      en: 'Twelve magazines, each on a different version of WordPress. They now share one update night a week.',
      es: 'Doce revistas, cada una con una versión distinta de WordPress. Ahora comparten una noche de actualizaciones a la semana.',
      fr: 'Douze magazines, chacun sur une version différente de WordPress. Ils partagent désormais une nuit de mises à jour par semaine.',
      de: 'Zwölf Zeitschriften, jede mit einer anderen WordPress-Version. Heute teilen sie sich eine Update-Nacht pro Woche.',
    },
    challenge: {
      en: 'The oldest site had not been updated since its editor retired, and nobody dared to click Update.',
      es: 'El sitio más antiguo no se actualizaba desde que se jubiló su editora, y nadie se atrevía a pulsar «Actualizar».',
      fr: 'Le plus ancien site n’avait plus été mis à jour depuis la retraite de sa rédactrice, et personne n’osait cliquer sur « Mettre à jour ».',
      de: 'Die älteste Website war nicht mehr aktualisiert worden, seit ihre Redakteurin in Rente ging, und niemand traute sich, auf „Aktualisieren“ zu klicken.',
    },
    solution: {
      en: 'Two WordPress Enterprise plans with a staging site for each title. Updates run there first and go live once the screenshots match.',
      es: 'Dos planes WordPress Enterprise con un entorno de pruebas por revista. Allí se actualiza primero y se publica cuando las capturas coinciden.',
      fr: 'Deux offres WordPress Enterprise, avec une préproduction par titre. La mise à jour s’y fait d’abord et passe en ligne quand les captures concordent.',
      de: 'Zweimal WordPress Enterprise mit einer Staging-Umgebung je Titel. Updates laufen zuerst dort und gehen online, wenn die Screenshots übereinstimmen.',
    },
    testimonial: {
      en: 'We click Update every Tuesday now. It is quite dull.',
      es: 'Ahora actualizamos cada martes. Es bastante aburrido.',
      fr: 'Nous mettons maintenant à jour tous les mardis. C’est plutôt ennuyeux.',
      de: 'Jetzt aktualisieren wir jeden Dienstag. Es ist ziemlich langweilig.',
    },
    results: [
      {
        metric: { en: 'Titles up to date', es: 'Revistas al día', fr: 'Titres à jour', de: 'Titel auf aktuellem Stand' },
        value: count(12),
        improvement: { en: 'was 4 of 12', es: 'antes 4 de 12', fr: 'contre 4 sur 12 avant', de: 'vorher 4 von 12' },
      },
      {
        metric: { en: 'Slowest page', es: 'Página más lenta', fr: 'Page la plus lente', de: 'Langsamste Seite' },
        value: everywhere('900 ms'),
        improvement: { en: 'was 6.4 s', es: 'antes 6,4 s', fr: 'contre 6,4 s avant', de: 'vorher 6,4 s' },
      },
      {
        metric: {
          en: 'Work per update night',
          es: 'Trabajo por noche de actualización',
          fr: 'Travail par nuit de mise à jour',
          de: 'Aufwand je Update-Nacht',
        },
        value: everywhere('20 min'),
        improvement: { en: 'was a weekend', es: 'antes un fin de semana', fr: 'contre un week-end avant', de: 'vorher ein Wochenende' },
      },
    ],
    timeline: {
      en: 'One title a week, twelve weeks',
      es: 'Una revista por semana, doce semanas',
      fr: 'Un titre par semaine, douze semaines',
      de: 'Ein Titel pro Woche, zwölf Wochen',
    },
    tags: lines({
      en: ['WordPress', 'Staging', 'Publishing'],
      es: ['WordPress', 'Entorno de pruebas', 'Editoriales'],
      fr: ['WordPress', 'Préproduction', 'Édition'],
      de: ['WordPress', 'Staging-Umgebung', 'Verlage'],
    }),
    count: 12,
    order: 40,
    demo: true,
  },
]
