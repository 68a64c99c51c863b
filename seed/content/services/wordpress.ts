import type { ServiceSeed } from '../../types'
import { count, everywhere, gigabytes, lines, spec } from '../../words'
import { biennial, monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

/**
 * §9 has three sample plans without a family or a yearly price: Basic 4.99 per month, Premium 9.99, Enterprise 19.99. They are these
 * plans. Monthly prices are from the specification, longer periods are our own, hence `demo` (P9).
 */
export const wordpressPlans: readonly ServiceSeed[] = [
  {
    key: 'wordpress-basic',
    type: 'hosting',
    category: 'wordpress',
    name: everywhere('WordPress Basic'),
    description: {
      en: 'WordPress, installed and kept up to date.',
      es: 'WordPress instalado y siempre actualizado.',
      fr: 'WordPress installé et tenu à jour.',
      de: 'WordPress, installiert und immer aktuell.',
    },
    features: lines({
      en: ['1 site, 10 GB storage', 'Core updates overnight, after a backup', '5 mailboxes', 'Protection against login attacks'],
      es: [
        '1 sitio, 10 GB de espacio',
        'Actualizaciones nocturnas, con copia previa',
        '5 buzones',
        'Acceso protegido contra intentos masivos',
      ],
      fr: [
        '1 site, 10 Go de stockage',
        'Mises à jour la nuit, après une sauvegarde',
        '5 boîtes mail',
        'Protection contre les essais de connexion en série',
      ],
      de: ['1 Website, 10 GB Speicherplatz', 'Updates über Nacht, vorher ein Backup', '5 Postfächer', 'Schutz vor Login-Angriffen'],
    }),
    specs: [
      spec(term.websites, '1'),
      spec(term.storage, gigabytes(10)),
      spec(term.visits, count(25_000)),
      spec(term.mailboxes, '5'),
      spec(term.backups, term.dailyKept(7)),
    ],
    popular: false,
    demo: true,
    order: 10,
    prices: [monthly(4.99), yearly(49.99), biennial(95.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'wordpress-premium',
    type: 'hosting',
    category: 'wordpress',
    name: everywhere('WordPress Premium'),
    description: {
      en: 'Test changes on a staging site before they go live.',
      es: 'Pruebe los cambios antes de publicarlos.',
      fr: 'Testez vos changements avant de les publier.',
      de: 'Änderungen erst testen, dann veröffentlichen.',
    },
    features: lines({
      en: [
        '3 sites, 40 GB storage',
        'Staging site, published with one click',
        'Page cache and image compression built in',
        'Plugin updates checked with screenshots',
      ],
      es: [
        '3 sitios, 40 GB de espacio',
        'Entorno de pruebas que se publica con un clic',
        'Caché de páginas y compresión de imágenes',
        'Plugins actualizados y comprobados con capturas',
      ],
      fr: [
        '3 sites, 40 Go de stockage',
        'Préproduction, mise en ligne en un clic',
        'Cache de pages et compression d’images intégrés',
        'Plugins mis à jour et contrôlés par captures',
      ],
      de: [
        '3 Websites, 40 GB Speicherplatz',
        'Staging-Umgebung, mit einem Klick veröffentlicht',
        'Seitencache und Bildkompression eingebaut',
        'Plugin-Updates, per Screenshot geprüft',
      ],
    }),
    specs: [
      spec(term.websites, '3'),
      spec(term.storage, gigabytes(40)),
      spec(term.visits, count(100_000)),
      spec(term.mailboxes, '25'),
      spec(term.backups, term.dailyKept(30)),
    ],
    popular: true,
    demo: true,
    order: 20,
    maxDomains: 3,
    prices: [monthly(9.99), yearly(99.99), biennial(191.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'wordpress-enterprise',
    type: 'hosting',
    category: 'wordpress',
    name: everywhere('WordPress Enterprise'),
    description: {
      en: 'For the day a newspaper links to you.',
      es: 'Para el día en que un periódico enlace su web.',
      fr: 'Pour le jour où un journal parle de vous.',
      de: 'Für den Tag, an dem eine Zeitung auf Sie verlinkt.',
    },
    features: lines({
      en: ['10 sites, 120 GB storage', 'Reserved CPU cores', 'Hourly backup, kept for 30 days', 'Help with reading the error log'],
      es: ['10 sitios, 120 GB de espacio', 'Núcleos de CPU reservados', 'Copia cada hora, guardada 30 días', 'Ayuda con el log de errores'],
      fr: [
        '10 sites, 120 Go de stockage',
        'Cœurs de processeur réservés',
        'Sauvegarde toutes les heures, conservée 30 jours',
        'Aide à la lecture du journal d’erreurs',
      ],
      de: [
        '10 Websites, 120 GB Speicherplatz',
        'Reservierte CPU-Kerne',
        'Stündliches Backup, 30 Tage aufbewahrt',
        'Hilfe beim Lesen des Fehlerprotokolls',
      ],
    }),
    specs: [
      spec(term.websites, '10'),
      spec(term.storage, gigabytes(120)),
      spec(term.visits, count(500_000)),
      spec(term.mailboxes, '100'),
      spec(term.backups, {
        en: 'Hourly, kept for 30 days',
        es: 'Cada hora, se guardan 30 días',
        fr: 'Toutes les heures, conservées 30 jours',
        de: 'Stündlich, 30 Tage aufbewahrt',
      }),
    ],
    popular: false,
    demo: true,
    order: 30,
    maxDomains: 10,
    prices: [monthly(19.99), yearly(199.99), biennial(383.99)],
    paymentTypes: paidInFull,
  },
]
