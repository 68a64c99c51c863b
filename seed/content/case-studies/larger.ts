import type { CaseStudySeed } from '../../story-types'
import { count, everywhere, lines } from '../../words'

/** Invented customers: demo content (R10). */
export const largerCaseStudies: readonly CaseStudySeed[] = [
  {
    slug: 'tallow-and-finch',
    company: 'Tallow & Finch',
    industry: { en: 'Design agency', es: 'Agencia de diseño', fr: 'Agence de design', de: 'Designagentur' },
    description: {
      en: 'Tallow & Finch, a design agency in Bristol, moved every client at once. Each plate below is one site.',
      es: 'Tallow & Finch, una agencia de diseño de Bristol, trasladó a todos sus clientes a la vez. Cada placa es un sitio.',
      fr: 'Tallow & Finch, une agence de design de Bristol, a transféré tous ses clients d’un coup. Chaque plaque est un site.',
      de: 'Tallow & Finch, eine Designagentur in Bristol, zog alle Kunden auf einmal um. Jedes Schild ist eine Website.',
    },
    challenge: {
      en: '41 sites with four hosts, nine logins and one person who knew which was where. She was about to go on leave.',
      es: '41 sitios en cuatro proveedores, nueve accesos y una sola persona que sabía dónde estaba cada cosa. Estaba a punto de irse de permiso.',
      fr: '41 sites chez quatre hébergeurs, neuf accès, et une seule personne qui savait où était quoi. Elle partait bientôt en congé.',
      de: '41 Websites bei vier Hostern, neun Zugänge und eine Person, die wusste, was wo liegt. Sie stand kurz vor dem Urlaub.',
    },
    solution: {
      en: 'We copied all of them first, checked each copy by picture, then turned the names over in two nights.',
      es: 'Primero los copiamos todos, comprobamos cada copia por imagen y después cambiamos los nombres en dos noches.',
      fr: 'Nous avons d’abord tout copié, contrôlé chaque copie à l’image, puis basculé les noms en deux nuits.',
      de: 'Erst haben wir alle kopiert und jede Kopie per Bildvergleich geprüft, dann in zwei Nächten die Namen umgestellt.',
    },
    testimonial: {
      en: 'Nobody rang on Monday. That was the whole brief.',
      es: 'El lunes no llamó nadie. Ese era todo el encargo.',
      fr: 'Lundi, personne n’a appelé. C’était toute la commande.',
      de: 'Am Montag hat niemand angerufen. Das war der ganze Auftrag.',
    },
    results: [
      {
        metric: { en: 'First byte', es: 'Primer byte', fr: 'Premier octet', de: 'Erstes Byte' },
        value: everywhere('180 ms'),
        improvement: { en: 'was 640 ms', es: 'antes 640 ms', fr: '640 ms avant', de: 'vorher 640 ms' },
      },
      {
        metric: { en: 'Offline', es: 'Sin servicio', fr: 'Hors ligne', de: 'Ausfallzeit' },
        value: everywhere('0 min'),
        improvement: { en: '41 of 41 sites', es: '41 de 41 sitios', fr: '41 sites sur 41', de: '41 von 41 Websites' },
      },
      {
        metric: { en: 'Whole move', es: 'Traslado completo', fr: 'Transfert complet', de: 'Ganzer Umzug' },
        value: everywhere('48 h'),
        improvement: {
          en: '3 people, 1 of theirs',
          es: '3 personas, 1 del cliente',
          fr: '3 personnes, dont 1 chez eux',
          de: '3 Leute, 1 von dort',
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
      en: 'Six shops with six tills and one website that sold the same bicycle twice. Now the stock is counted in one place.',
      es: 'Seis tiendas con seis cajas y una web que vendía dos veces la misma bicicleta. Ahora las existencias se cuentan en un solo sitio.',
      fr: 'Six magasins, six caisses et un site qui vendait deux fois le même vélo. Le stock se compte désormais à un seul endroit.',
      de: 'Sechs Läden, sechs Kassen und eine Website, die dasselbe Fahrrad zweimal verkaufte. Jetzt wird der Bestand an einer Stelle gezählt.',
    },
    challenge: {
      en: 'On the first warm Saturday the checkout took nine seconds, and people left after four.',
      es: 'El primer sábado de calor, el pago tardaba nueve segundos y la gente se iba a los cuatro.',
      fr: 'Le premier samedi de beau temps, le paiement prenait neuf secondes ; les gens partaient au bout de quatre.',
      de: 'Am ersten warmen Samstag brauchte die Kasse neun Sekunden, und nach vieren gingen die Leute.',
    },
    solution: {
      en: 'Store Growth with a staging copy, the stock list kept in memory, and a rehearsal on a cold Tuesday.',
      es: 'Store Growth con entorno de pruebas, las existencias en memoria y un ensayo general un martes de frío.',
      fr: 'Store Growth avec préproduction, le stock gardé en mémoire, et une répétition un mardi froid.',
      de: 'Store Growth mit Testumgebung, der Bestand im Arbeitsspeicher und eine Generalprobe an einem kalten Dienstag.',
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
        improvement: { en: 'was 9 s', es: 'antes 9 s', fr: '9 s avant', de: 'vorher 9 s' },
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
          en: 'three times the year before',
          es: 'el triple que el año anterior',
          fr: 'trois fois l’année précédente',
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
        improvement: { en: 'was 23 a season', es: 'antes 23 por temporada', fr: '23 par saison avant', de: 'vorher 23 pro Saison' },
      },
    ],
    timeline: {
      en: 'Three weeks, rehearsal included',
      es: 'Tres semanas, ensayo incluido',
      fr: 'Trois semaines, répétition comprise',
      de: 'Drei Wochen, Generalprobe eingeschlossen',
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
      es: 'Nueve puertos, un horario. Cuando la niebla detiene los barcos, el sitio vive su hora más intensa del año.',
      fr: 'Neuf ports, un horaire. Quand le brouillard arrête les bateaux, le site vit son heure la plus chargée de l’année.',
      de: 'Neun Häfen, ein Fahrplan. Wenn Nebel die Fähren stoppt, erlebt die Website ihre vollste Stunde des Jahres.',
    },
    challenge: {
      en: 'The site was down exactly when people needed it, because everyone needed it at once.',
      es: 'El sitio caía justo cuando hacía falta, porque hacía falta a todos a la vez.',
      fr: 'Le site tombait juste quand on en avait besoin, parce que tout le monde en avait besoin en même temps.',
      de: 'Die Website fiel genau dann aus, wenn man sie brauchte, weil alle sie gleichzeitig brauchten.',
    },
    solution: {
      en: 'Two dedicated machines, a load balancer before them, and a timetable that is written out as a plain page every minute.',
      es: 'Dos servidores dedicados, un balanceador delante y un horario que cada minuto se escribe como página sencilla.',
      fr: 'Deux serveurs dédiés, un répartiteur devant, et un horaire réécrit chaque minute en page toute simple.',
      de: 'Zwei dedizierte Server, ein Load Balancer davor und ein Fahrplan, der jede Minute als schlichte Seite neu geschrieben wird.',
    },
    testimonial: {
      en: 'Last fog, the only thing that stayed on time was the website.',
      es: 'En la última niebla, lo único puntual fue la web.',
      fr: 'Au dernier brouillard, la seule chose à l’heure, c’était le site.',
      de: 'Beim letzten Nebel war das Einzige, was pünktlich blieb, die Website.',
    },
    results: [
      {
        metric: {
          en: 'Visitors in the worst hour',
          es: 'Visitantes en la peor hora',
          fr: 'Visiteurs à la pire heure',
          de: 'Besucher in der vollsten Stunde',
        },
        value: count(86_000),
        improvement: {
          en: 'was 11,000, then an error page',
          es: 'antes 11.000, y después un error',
          fr: '11 000 avant, puis une page d’erreur',
          de: 'vorher 11.000, danach eine Fehlerseite',
        },
      },
      {
        metric: { en: 'Page weight', es: 'Peso de la página', fr: 'Poids de la page', de: 'Seitengröße' },
        value: { ...everywhere('38 kB'), fr: '38 ko' },
        improvement: { en: 'was 2.1 MB', es: 'antes 2,1 MB', fr: '2,1 Mo avant', de: 'vorher 2,1 MB' },
      },
      {
        metric: {
          en: 'Minutes down since',
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
      en: 'Twelve magazines, each on a WordPress of its own age. They now share one update night a week.',
      es: 'Doce revistas, cada una con un WordPress de distinta edad. Ahora comparten una noche de actualizaciones a la semana.',
      fr: 'Douze magazines, chacun sur un WordPress d’un autre âge. Ils partagent désormais une nuit de mises à jour par semaine.',
      de: 'Zwölf Zeitschriften, jede auf einem WordPress anderen Alters. Heute teilen sie sich eine Update-Nacht pro Woche.',
    },
    challenge: {
      en: 'The oldest site had not been updated since its editor retired, and nobody dared to click Update.',
      es: 'El sitio más antiguo no se actualizaba desde que se jubiló su editora, y nadie se atrevía a pulsar «Actualizar».',
      fr: 'Le plus ancien site n’avait plus été mis à jour depuis la retraite de sa rédactrice, et personne n’osait cliquer sur « Mettre à jour ».',
      de: 'Die älteste Website war nicht mehr aktualisiert worden, seit ihre Redakteurin in Rente ging, und niemand traute sich, auf „Aktualisieren“ zu klicken.',
    },
    solution: {
      en: 'Two plans of WordPress Enterprise: a staging copy for each title, updates on the copy first, pictures compared, then live.',
      es: 'Dos planes WordPress Enterprise: un entorno de pruebas por revista, actualizar primero la copia, comparar imágenes y publicar.',
      fr: 'Deux offres WordPress Enterprise : une préproduction par titre, mise à jour sur la copie, comparaison d’images, puis mise en ligne.',
      de: 'Zweimal WordPress Enterprise: eine Testumgebung je Titel, Updates zuerst auf der Kopie, Bilder vergleichen, dann online.',
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
        improvement: { en: 'was 4 of 12', es: 'antes 4 de 12', fr: '4 sur 12 avant', de: 'vorher 4 von 12' },
      },
      {
        metric: { en: 'Slowest page', es: 'Página más lenta', fr: 'Page la plus lente', de: 'Langsamste Seite' },
        value: everywhere('900 ms'),
        improvement: { en: 'was 6.4 s', es: 'antes 6,4 s', fr: '6,4 s avant', de: 'vorher 6,4 s' },
      },
      {
        metric: {
          en: 'Work per update night',
          es: 'Trabajo por noche de actualización',
          fr: 'Travail par nuit de mise à jour',
          de: 'Aufwand je Update-Nacht',
        },
        value: everywhere('20 min'),
        improvement: { en: 'was a weekend', es: 'antes un fin de semana', fr: 'un week-end avant', de: 'vorher ein Wochenende' },
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
      de: ['WordPress', 'Testumgebung', 'Verlage'],
    }),
    count: 12,
    order: 40,
    demo: true,
  },
]
