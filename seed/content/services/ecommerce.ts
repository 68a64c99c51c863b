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
      en: 'The first hundred products.',
      es: 'Los cien primeros productos.',
      fr: 'Les cent premiers produits.',
      de: 'Die ersten hundert Produkte.',
    },
    features: lines({
      en: [
        'Up to 100 products, 20 GB storage',
        'WooCommerce or PrestaShop installed',
        'Certificate for the checkout included',
        'Daily backup, orders included',
      ],
      es: [
        'Hasta 100 productos, 20 GB de espacio',
        'WooCommerce o PrestaShop instalado',
        'Certificado para la página de pago incluido',
        'Copia diaria, pedidos incluidos',
      ],
      fr: [
        'Jusqu’à 100 produits, 20 Go de stockage',
        'WooCommerce ou PrestaShop installé',
        'Certificat pour la page de paiement compris',
        'Sauvegarde quotidienne, commandes comprises',
      ],
      de: [
        'Bis zu 100 Produkte, 20 GB Speicherplatz',
        'WooCommerce oder PrestaShop installiert',
        'Zertifikat für die Kasse inklusive',
        'Tägliches Backup, Bestellungen eingeschlossen',
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
      en: 'For a shop with a stockroom.',
      es: 'Para una tienda con almacén.',
      fr: 'Pour une boutique avec réserve.',
      de: 'Für einen Shop mit Lagerraum.',
    },
    features: lines({
      en: [
        'Up to 2,000 products, 80 GB storage',
        'Staging copy, so the till never closes',
        'Search and cart kept in memory',
        'Hourly backup, orders included',
      ],
      es: [
        'Hasta 2000 productos, 80 GB de espacio',
        'Entorno de pruebas, para no cerrar nunca la caja',
        'Buscador y carrito servidos desde la memoria',
        'Copia cada hora, pedidos incluidos',
      ],
      fr: [
        'Jusqu’à 2 000 produits, 80 Go de stockage',
        'Préproduction : la caisse ne ferme jamais',
        'Recherche et panier gardés en mémoire',
        'Sauvegarde horaire, commandes comprises',
      ],
      de: [
        'Bis zu 2.000 Produkte, 80 GB Speicherplatz',
        'Testumgebung, damit die Kasse offen bleibt',
        'Suche und Warenkorb aus dem Arbeitsspeicher',
        'Stündliches Backup, Bestellungen eingeschlossen',
      ],
    }),
    specs: [
      spec(term.products, count(2000)),
      spec(term.storage, gigabytes(80)),
      spec(term.mailboxes, '50'),
      spec(term.stagingCopy, term.included),
      spec(term.backups, {
        en: 'Hourly, kept 14 days',
        es: 'Cada hora, se guardan 14 días',
        fr: 'Toutes les heures, gardées 14 jours',
        de: 'Stündlich, 14 Tage aufbewahrt',
      }),
    ],
    popular: true,
    demo: true,
    order: 20,
    // The one plan with a service discount (P2), so that list price, price and saving are seen together.
    prices: [monthly(29.99, { discount: 0.2 }), quarterly(86.99, { discount: 0.2 }), yearly(299.99, { discount: 0.2 })],
    paymentTypes: paidInFull,
  },
  {
    key: 'ecommerce-volume',
    type: 'hosting',
    category: 'ecommerce',
    name: everywhere('Store Volume'),
    description: {
      en: 'For the Friday everyone buys on.',
      es: 'Para el viernes en que compra todo el mundo.',
      fr: 'Pour le vendredi où tout le monde achète.',
      de: 'Für den Freitag, an dem alle kaufen.',
    },
    features: lines({
      en: [
        'More than 2,000 products, 250 GB storage',
        'Checkout on machines of its own',
        'More machines join when the queue grows',
        'An engineer on watch on your sale days',
      ],
      es: [
        'Más de 2000 productos, 250 GB de espacio',
        'La página de pago, en máquinas propias',
        'Más máquinas cuando crece la cola',
        'Guardia técnica en sus días de rebajas',
      ],
      fr: [
        'Plus de 2 000 produits, 250 Go de stockage',
        'Le paiement sur ses propres machines',
        'Des machines en renfort quand la file s’allonge',
        'Un ingénieur de garde vos jours de soldes',
      ],
      de: [
        'Mehr als 2.000 Produkte, 250 GB Speicherplatz',
        'Die Kasse auf eigenen Maschinen',
        'Weitere Maschinen, wenn der Andrang wächst',
        'Technische Bereitschaft an Ihren Aktionstagen',
      ],
    }),
    specs: [
      spec(term.products, { en: 'More than 2,000', es: 'Más de 2000', fr: 'Plus de 2 000', de: 'Mehr als 2.000' }),
      spec(term.storage, gigabytes(250)),
      spec(term.mailboxes, '200'),
      spec(term.stagingCopy, term.included),
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
    prices: [monthly(79.99), yearly(799.99)],
    paymentTypes: paidInFull,
  },
]
