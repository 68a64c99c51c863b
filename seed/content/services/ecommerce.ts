import type { ServiceSeed } from '../../types'
import { count, everywhere, gigabytes, lines, spec } from '../../words'
import { monthly, paidInFull, quarterly, yearly } from './payment'
import * as term from './terms'

export const ecommercePlans: readonly ServiceSeed[] = [
  {
    key: 'ecommerce-launch',
    type: 'hosting',
    category: 'ecommerce',
    name: everywhere('Store Launch'),
    description: {
      en: 'For your first hundred products.',
      es: 'Para sus cien primeros productos.',
      fr: 'Pour vos cent premiers produits.',
      de: 'Für Ihre ersten hundert Produkte.',
    },
    features: lines({
      en: [
        'Up to 100 products, 20 GB storage',
        'WooCommerce or PrestaShop preinstalled',
        'SSL certificate included',
        'Daily backup, orders included',
      ],
      es: [
        'Hasta 100 productos, 20 GB de espacio',
        'WooCommerce o PrestaShop preinstalado',
        'Certificado SSL incluido',
        'Copia diaria, pedidos incluidos',
      ],
      fr: [
        'Jusqu’à 100 produits, 20 Go de stockage',
        'WooCommerce ou PrestaShop préinstallé',
        'Certificat SSL compris',
        'Sauvegarde quotidienne, commandes comprises',
      ],
      de: [
        'Bis zu 100 Produkte, 20 GB Speicherplatz',
        'WooCommerce oder PrestaShop vorinstalliert',
        'SSL-Zertifikat inklusive',
        'Tägliches Backup samt Bestellungen',
      ],
    }),
    specs: [
      spec(term.products, count(100)),
      spec(term.storage, gigabytes(20)),
      spec(term.mailboxes, '10'),
      spec(term.stagingCopy, '–'),
      spec(term.backups, term.dailyKept(14)),
    ],
    popular: false,
    demo: true,
    order: 10,
    prices: [monthly(14.99), yearly(149.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'ecommerce-growth',
    type: 'hosting',
    category: 'ecommerce',
    name: everywhere('Store Growth'),
    description: {
      en: 'For a growing shop.',
      es: 'Para una tienda que crece.',
      fr: 'Pour une boutique en pleine croissance.',
      de: 'Für einen wachsenden Shop.',
    },
    features: lines({
      en: [
        'Up to 2,000 products, 80 GB storage',
        'Staging site for changes without downtime',
        'Search and cart served from RAM',
        'Hourly backup, orders included',
      ],
      es: [
        'Hasta 2000 productos, 80 GB de espacio',
        'Entorno de pruebas: cambios sin interrumpir la venta',
        'Buscador y carrito servidos desde la RAM',
        'Copia cada hora, pedidos incluidos',
      ],
      fr: [
        'Jusqu’à 2 000 produits, 80 Go de stockage',
        'Préproduction pour des changements sans coupure',
        'Recherche et panier servis depuis la RAM',
        'Sauvegarde horaire, commandes comprises',
      ],
      de: [
        'Bis zu 2000 Produkte, 80 GB Speicherplatz',
        'Staging-Umgebung für Änderungen ohne Ausfall',
        'Suche und Warenkorb aus dem Arbeitsspeicher',
        'Stündliches Backup samt Bestellungen',
      ],
    }),
    specs: [
      spec(term.products, count(2000)),
      spec(term.storage, gigabytes(80)),
      spec(term.mailboxes, '50'),
      spec(term.stagingCopy, term.included),
      spec(term.backups, {
        en: 'Hourly, kept for 14 days',
        es: 'Cada hora, se guardan 14 días',
        fr: 'Toutes les heures, conservées 14 jours',
        de: 'Stündlich, 14 Tage aufbewahrt',
      }),
    ],
    popular: true,
    demo: true,
    order: 20,
    // The only plan with a service discount (P2): shows list price, price and saving together.
    prices: [monthly(29.99, { discount: 0.2 }), quarterly(86.99, { discount: 0.2 }), yearly(299.99, { discount: 0.2 })],
    paymentTypes: paidInFull,
  },
  {
    key: 'ecommerce-volume',
    type: 'hosting',
    category: 'ecommerce',
    name: everywhere('Store Volume'),
    description: {
      en: 'For Black Friday and other peak days.',
      es: 'Para el Black Friday y otros días punta.',
      fr: 'Pour le Black Friday et les autres jours de pointe.',
      de: 'Für Black Friday und andere Spitzentage.',
    },
    features: lines({
      en: [
        'More than 2,000 products, 250 GB storage',
        'Checkout on its own servers',
        'More servers when traffic rises',
        'Sale days planned with an engineer',
      ],
      es: [
        'Más de 2000 productos, 250 GB de espacio',
        'Página de pago en servidores propios',
        'Más servidores cuando sube el tráfico',
        'Días de rebajas preparados con un técnico',
      ],
      fr: [
        'Plus de 2 000 produits, 250 Go de stockage',
        'Page de paiement sur des serveurs à part',
        'Plus de serveurs quand le trafic monte',
        'Jours de soldes préparés avec un ingénieur',
      ],
      de: [
        'Mehr als 2000 Produkte, 250 GB Speicherplatz',
        'Kasse auf eigenen Servern',
        'Mehr Server, wenn der Andrang wächst',
        'Aktionstage mit unserer Technik vorbereitet',
      ],
    }),
    specs: [
      spec(term.products, { en: 'More than 2,000', es: 'Más de 2000', fr: 'Plus de 2 000', de: 'Mehr als 2000' }),
      spec(term.storage, gigabytes(250)),
      spec(term.mailboxes, '200'),
      spec(term.stagingCopy, term.included),
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
    prices: [monthly(79.99), yearly(799.99)],
    paymentTypes: paidInFull,
  },
]
