import type { ServiceSeed } from '../../types'
import { count, everywhere, gigabytes, lines, spec } from '../../words'
import { biennial, monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

/**
 * §9 names three sample plans without a family or a yearly price: Basic 4.99 a month, Premium 9.99, Enterprise 19.99.
 * They stand here. The monthly prices are the specification's; every longer period is ours, hence `demo` (P9).
 */
export const wordpressPlans: readonly ServiceSeed[] = [
  {
    key: 'wordpress-basic',
    type: 'hosting',
    category: 'wordpress',
    name: everywhere('WordPress Basic'),
    description: {
      en: 'WordPress, installed and kept up to date.',
      es: 'WordPress instalado y siempre al día.',
      fr: 'WordPress installé, et tenu à jour.',
      de: 'WordPress, installiert und aktuell gehalten.',
    },
    features: lines({
      en: ['1 site, 10 GB storage', 'Core updates overnight, backup before each', '5 mailboxes', 'Login guarded against guessing'],
      es: [
        '1 sitio, 10 GB de espacio',
        'Actualizaciones nocturnas, con copia previa',
        '5 buzones',
        'Acceso protegido contra intentos masivos',
      ],
      fr: [
        '1 site, 10 Go de stockage',
        'Mises à jour la nuit, sauvegarde avant chacune',
        '5 boîtes mail',
        'Connexion protégée contre les essais en série',
      ],
      de: [
        '1 Website, 10 GB Speicherplatz',
        'Updates über Nacht, vorher ein Backup',
        '5 Postfächer',
        'Login gegen Durchprobieren geschützt',
      ],
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
      en: 'Try it on the copy first.',
      es: 'Pruébelo primero en la copia.',
      fr: 'Essayez d’abord sur la copie.',
      de: 'Erst an der Kopie ausprobieren.',
    },
    features: lines({
      en: [
        '3 sites, 40 GB storage',
        'Staging copy, pushed live in one click',
        'Page cache and image shrinking built in',
        'Plugins updated and checked by picture',
      ],
      es: [
        '3 sitios, 40 GB de espacio',
        'Entorno de pruebas que se publica con un clic',
        'Caché de páginas y compresión de imágenes',
        'Plugins actualizados y comprobados por imagen',
      ],
      fr: [
        '3 sites, 40 Go de stockage',
        'Préproduction, mise en ligne en un clic',
        'Cache de pages et compression d’images intégrés',
        'Extensions WordPress mises à jour et vérifiées à l’image',
      ],
      de: [
        '3 Websites, 40 GB Speicherplatz',
        'Testumgebung, mit einem Klick veröffentlicht',
        'Seitencache und Bildkompression eingebaut',
        'Plugins aktualisiert und per Bildvergleich geprüft',
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
    prices: [monthly(9.99), yearly(99.99), biennial(191.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'wordpress-enterprise',
    type: 'hosting',
    category: 'wordpress',
    name: everywhere('WordPress Enterprise'),
    description: {
      en: 'For the day the newspaper links to you.',
      es: 'Para el día en que el periódico le enlace.',
      fr: 'Pour le jour où le journal parle de vous.',
      de: 'Für den Tag, an dem die Zeitung auf Sie verlinkt.',
    },
    features: lines({
      en: [
        '10 sites, 120 GB storage',
        'Processor cores of its own',
        'Backup every hour, kept 30 days',
        'Someone who reads the error log with you',
      ],
      es: [
        '10 sitios, 120 GB de espacio',
        'Núcleos de procesador propios',
        'Copia cada hora, guardada 30 días',
        'Alguien que lee con usted el log de errores',
      ],
      fr: [
        '10 sites, 120 Go de stockage',
        'Des cœurs de processeur réservés',
        'Sauvegarde toutes les heures, gardée 30 jours',
        'Quelqu’un pour lire le journal d’erreurs avec vous',
      ],
      de: [
        '10 Websites, 120 GB Speicherplatz',
        'Eigene Prozessorkerne',
        'Stündliches Backup, 30 Tage aufbewahrt',
        'Jemand, der das Fehlerprotokoll mit Ihnen liest',
      ],
    }),
    specs: [
      spec(term.websites, '10'),
      spec(term.storage, gigabytes(120)),
      spec(term.visits, count(500_000)),
      spec(term.mailboxes, '100'),
      spec(term.backups, {
        en: 'Hourly, kept 30 days',
        es: 'Cada hora, se guardan 30 días',
        fr: 'Toutes les heures, gardées 30 jours',
        de: 'Stündlich, 30 Tage aufbewahrt',
      }),
    ],
    popular: false,
    demo: true,
    order: 30,
    prices: [monthly(19.99), yearly(199.99), biennial(383.99)],
    paymentTypes: paidInFull,
  },
]
