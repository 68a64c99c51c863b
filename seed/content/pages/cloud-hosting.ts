import { fact } from '../../words'
import { familyPage } from './family-page'

export const cloudHosting = familyPage({
  path: '/cloud-hosting',
  family: 'cloud',
  title: { en: 'Cloud hosting', es: 'Cloud hosting', fr: 'Hébergement cloud', de: 'Cloud-Hosting' },
  meta: {
    title: {
      en: 'Cloud hosting that stays standing | Hostfront',
      es: 'Cloud hosting que aguanta en pie | Hostfront',
      fr: 'Hébergement cloud qui tient debout | Hostfront',
      de: 'Cloud-Hosting, das stehen bleibt | Hostfront',
    },
    description: {
      en: 'Cloud hosting that grows and shrinks in a minute, with storage in three copies and one region or two. Pay by the month, or from a balance as you use it.',
      es: 'Cloud hosting que crece y encoge en un minuto, con almacenamiento en tres copias y una o dos regiones. Pague por meses o con saldo, según lo usa.',
      fr: 'Hébergement cloud qui grandit et se réduit en une minute, stockage en trois exemplaires, une ou deux régions. Au mois, ou sur solde à l’usage.',
      de: 'Cloud-Hosting, das in einer Minute wächst und schrumpft, mit dreifach abgelegtem Speicherplatz und einer Region oder zwei. Monatlich oder aus Guthaben.',
    },
  },
  plans: {
    heading: {
      en: 'Cloud hosting: somebody else’s computers.',
      es: 'Cloud hosting: los ordenadores de otros.',
      fr: 'Hébergement cloud : les ordinateurs d’un autre.',
      de: 'Cloud-Hosting: fremde Rechner.',
    },
    intro: {
      en: 'Add capacity for a sale, give it back on Monday. From Cloud Growth up your site runs on more than one machine and does not mind which.',
      es: 'Añada capacidad para unas rebajas y devuélvala el lunes. Desde Cloud Growth su sitio funciona en más de una máquina y le da igual en cuál.',
      fr: 'Ajoutez de la capacité pour les soldes, rendez-la lundi. Dès Cloud Growth, votre site tourne sur plus d’une machine, peu importe laquelle.',
      de: 'Leistung für die Aktion dazunehmen, am Montag zurückgeben. Ab Cloud Growth läuft Ihre Website auf mehr als einer Maschine, und es ist ihr gleich, auf welcher.',
    },
  },
  features: {
    heading: {
      en: 'Cloud features: built to lose a machine.',
      es: 'Funciones cloud: hechas para perder una máquina.',
      fr: 'Fonctions cloud : conçues pour perdre une machine.',
      de: 'Cloud-Funktionen: gebaut, um eine Maschine zu verlieren.',
    },
    intro: {
      en: 'One will fail some day. Nobody should notice.',
      es: 'Alguna fallará algún día. Nadie debería notarlo.',
      fr: 'Il en lâchera bien une. Personne ne doit le voir.',
      de: 'Eine fällt irgendwann aus. Merken soll es niemand.',
    },
    items: [
      {
        icon: 'copy',
        title: { en: 'Three copies', es: 'Tres copias', fr: 'Trois exemplaires', de: 'Dreifach abgelegt' },
        description: {
          en: 'Every file lies on three disks in three machines.',
          es: 'Cada archivo está en tres discos de tres máquinas.',
          fr: 'Chaque fichier repose sur trois disques dans trois machines.',
          de: 'Jede Datei liegt auf drei Laufwerken in drei Maschinen.',
        },
      },
      {
        icon: 'sliders-horizontal',
        title: {
          en: 'Resized in a minute',
          es: 'Ampliable en un minuto',
          fr: 'Redimensionné en une minute',
          de: 'In einer Minute angepasst',
        },
        description: {
          en: 'More processor for the rush, less after. No move, no ticket.',
          es: 'Más procesador para la punta y menos después. Sin traslados ni solicitudes.',
          fr: 'Plus de processeur pour le rush, moins après. Ni transfert ni ticket.',
          de: 'Mehr Prozessor für den Andrang, danach weniger. Ohne Umzug, ohne Ticket.',
        },
      },
      {
        icon: 'receipt',
        title: { en: 'Balance or month', es: 'Saldo o mensualidad', fr: 'Solde ou mensualité', de: 'Guthaben oder Monat' },
        description: {
          en: 'Put money on the account and use it up, or pay a fixed month. The cart shows both.',
          es: 'Ingrese saldo y gástelo, o pague un mes fijo. El carrito muestra ambas opciones.',
          fr: 'Approvisionnez le compte et consommez, ou payez un mois fixe. Le panier montre les deux.',
          de: 'Guthaben einzahlen und verbrauchen oder einen festen Monat zahlen. Der Warenkorb zeigt beides.',
        },
      },
      {
        icon: 'globe',
        title: { en: 'A second region', es: 'Una segunda región', fr: 'Une deuxième région', de: 'Eine zweite Region' },
        description: {
          en: 'With Cloud Scale the site also stands in another city, ready to take over.',
          es: 'Con Cloud Scale el sitio está también en otra ciudad, listo para tomar el relevo.',
          fr: 'Avec Cloud Scale, le site est aussi dans une autre ville, prêt à prendre le relais.',
          de: 'Mit Cloud Scale steht die Website auch in einer anderen Stadt, bereit zu übernehmen.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'The data sheet: how it stays up.',
      es: 'Ficha técnica: por qué no se cae.',
      fr: 'Fiche technique : comment cela tient.',
      de: 'Datenblatt: warum es oben bleibt.',
    },
    intro: {
      en: 'Numbers we plan with. The binding ones stand in the service levels.',
      es: 'Cifras con las que planificamos. Las vinculantes están en el acuerdo de nivel de servicio.',
      fr: 'Les chiffres avec lesquels nous planifions. Ceux qui engagent sont dans les niveaux de service.',
      de: 'Zahlen, mit denen wir planen. Die verbindlichen stehen in der Verfügbarkeitszusage.',
    },
    groups: [
      {
        icon: 'layers',
        title: { en: 'Growing', es: 'Crecer', fr: 'Grandir', de: 'Wachsen' },
        items: [
          fact(
            {
              en: 'More processor or memory',
              es: 'Más procesador o memoria',
              fr: 'Plus de processeur ou de mémoire',
              de: 'Mehr Prozessor oder Arbeitsspeicher',
            },
            { en: 'In about a minute', es: 'En un minuto, más o menos', fr: 'En une minute environ', de: 'In etwa einer Minute' },
          ),
          fact(
            { en: 'Giving it back', es: 'Devolverlo', fr: 'Rendre', de: 'Zurückgeben' },
            { en: 'By the hour', es: 'Por horas', fr: 'À l’heure', de: 'Stundengenau' },
          ),
          fact(
            { en: 'By rule', es: 'Con reglas', fr: 'Sur règle', de: 'Nach Regel' },
            {
              en: 'Load, time of day, calendar',
              es: 'Carga, hora, calendario',
              fr: 'Charge, heure, calendrier',
              de: 'Last, Uhrzeit, Kalender',
            },
          ),
        ],
      },
      {
        icon: 'copy',
        title: { en: 'Losing a machine', es: 'Perder una máquina', fr: 'Perdre une machine', de: 'Maschine fällt aus' },
        items: [
          fact(
            { en: 'Noticed after', es: 'Se detecta en', fr: 'Détecté en', de: 'Bemerkt nach' },
            { en: '2 seconds', es: '2 segundos', fr: '2 secondes', de: '2 Sekunden' },
          ),
          fact(
            { en: 'Running elsewhere after', es: 'En otra máquina en', fr: 'Ailleurs en', de: 'Läuft woanders nach' },
            { en: 'Under a minute', es: 'Menos de un minuto', fr: 'Moins d’une minute', de: 'Unter einer Minute' },
          ),
          fact(
            { en: 'Copies of a file', es: 'Copias de un archivo', fr: 'Copies d’un fichier', de: 'Kopien einer Datei' },
            {
              en: 'Three, on three machines',
              es: 'Tres, en tres máquinas',
              fr: 'Trois, sur trois machines',
              de: 'Drei, auf drei Maschinen',
            },
          ),
        ],
      },
      {
        icon: 'sliders-horizontal',
        title: { en: 'Steering', es: 'Manejo', fr: 'Pilotage', de: 'Steuerung' },
        items: [
          fact(
            { en: 'By program', es: 'Por programa', fr: 'Par programme', de: 'Per Programm' },
            {
              en: 'HTTP interface with keys',
              es: 'Interfaz HTTP con claves',
              fr: 'Interface HTTP avec clés',
              de: 'HTTP-Schnittstelle mit Schlüsseln',
            },
          ),
          fact({ en: 'By file', es: 'Por archivo', fr: 'Par fichier', de: 'Per Datei' }, 'Terraform, Ansible'),
          fact({ en: 'Containers', es: 'Contenedores', fr: 'Conteneurs', de: 'Container' }, 'Docker'),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Price summary: count a quiet month.',
      es: 'Resumen del precio: calcule un mes tranquilo.',
      fr: 'Récapitulatif : comptez un mois calme.',
      de: 'Preisübersicht: einen ruhigen Monat rechnen.',
    },
    intro: {
      en: 'And then for a loud one: change plan and quantity, and read both sums.',
      es: 'Y después uno movido: cambie el plan y la cantidad y lea las dos sumas.',
      fr: 'Puis un mois agité : changez l’offre et la quantité, et lisez les deux sommes.',
      de: 'Und dann einen lauten: Tarif und Anzahl ändern und beide Summen lesen.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews, after the rush.',
      es: 'Opiniones de clientes, tras la hora punta.',
      fr: 'Avis de clients, après le rush.',
      de: 'Kundenstimmen, nach dem Ansturm.',
    },
    presentation: 'grid',
    limit: 2,
    domains: [{ key: 'forodelagua.example' }, { key: 'thirdrow.example' }],
  },
  faq: {
    en: 'Questions about cloud hosting.',
    es: 'Preguntas sobre cloud hosting.',
    fr: 'Questions sur l’hébergement cloud.',
    de: 'Fragen zum Cloud-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'Many machines, one name.',
      es: 'Muchas máquinas, un nombre.',
      fr: 'Plusieurs machines, un seul nom.',
      de: 'Viele Maschinen, ein Name.',
    },
    body: {
      en: 'Visitors only ever see the plate. Pick it first.',
      es: 'Los visitantes solo ven la placa. Elíjala primero.',
      fr: 'Les visiteurs ne voient que la plaque. Choisissez-la d’abord.',
      de: 'Besucher sehen nur das Schild. Suchen Sie es zuerst aus.',
    },
    buttonLabel: { en: 'Pick a name', es: 'Elegir un nombre', fr: 'Choisir un nom', de: 'Namen aussuchen' },
    href: '/domains/search',
  },
  arrangement: [
    {
      blockType: 'network-metrics',
      heading: {
        en: 'Network status (illustrative).',
        es: 'Estado de la red (ilustrativo).',
        fr: 'État du réseau (illustration).',
        de: 'Netzstatus (Beispiel).',
      },
      intro: {
        en: 'What a wall display in our office would show. Illustrative figures.',
        es: 'Lo que mostraría una pantalla en nuestra oficina. Cifras ilustrativas.',
        fr: 'Ce que montrerait un écran dans nos bureaux. Chiffres d’illustration.',
        de: 'Was eine Anzeige in unserem Büro zeigen würde. Zahlen zur Veranschaulichung.',
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
