import type { Localized, ServiceSeed } from '../../types'
import { count, lines, spec, terabytes } from '../../words'
import { fromBalance, monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

const kept: Localized = { en: 'Retention', es: 'Conservación', fr: 'Conservation', de: 'Aufbewahrung' }
const machines: Localized = { en: 'Backend servers', es: 'Servidores de destino', fr: 'Serveurs cibles', de: 'Zielserver' }

const common = { type: 'service', demo: true, popular: false } as const

/** Larger plans of backup and CDN, and the load balancer for two regions. P9: own prices. */
export const deliveryServices: readonly ServiceSeed[] = [
  {
    ...common,
    key: 'backup-vault',
    category: 'backup',
    name: { en: 'Backup vault', es: 'Copia inmutable', fr: 'Coffre de sauvegarde', de: 'Backup-Tresor' },
    description: {
      en: 'Backups that nobody can delete, not even you.',
      es: 'Copias que nadie puede borrar, ni siquiera usted.',
      fr: 'Des sauvegardes que personne ne peut effacer, pas même vous.',
      de: 'Backups, die niemand löschen kann, auch Sie nicht.',
    },
    features: lines({
      en: ['Locked until they expire, even against ransomware', 'Encrypted with your own key', 'Restore test with you twice a year'],
      es: [
        'Bloqueadas hasta que vence su plazo, también frente al ransomware',
        'Cifradas con su propia clave',
        'Prueba de restauración con usted dos veces al año',
      ],
      fr: [
        'Verrouillées jusqu’à leur date, même face à un rançongiciel',
        'Chiffrées avec votre propre clé',
        'Test de restauration avec vous deux fois par an',
      ],
      de: [
        'Bis zum Stichtag gesperrt, auch gegen Ransomware',
        'Mit Ihrem eigenen Schlüssel verschlüsselt',
        'Zweimal im Jahr ein Wiederherstellungstest mit Ihnen',
      ],
    }),
    specs: [spec(term.storage, terabytes(1)), spec(kept, { en: '5 years', es: '5 años', fr: '5 ans', de: '5 Jahre' })],
    order: 30,
    prices: [monthly(24.99), yearly(249.99)],
    paymentTypes: paidInFull,
  },
  {
    ...common,
    key: 'cdn-plus',
    category: 'cdn',
    name: { en: 'CDN, 3 TB', es: 'CDN, 3 TB', fr: 'CDN, 3 To', de: 'CDN, 3 TB' },
    description: {
      en: 'For a shop with many images.',
      es: 'Para una tienda con muchas imágenes.',
      fr: 'Pour une boutique riche en images.',
      de: 'Für einen Shop mit vielen Bildern.',
    },
    features: lines({
      en: ['Works with any host', 'Images resized for every screen', 'Cache cleared by tag, so old prices disappear at once'],
      es: [
        'Funciona con cualquier proveedor',
        'Imágenes adaptadas a cada pantalla',
        'Vaciado de la caché por etiqueta: los precios antiguos desaparecen al momento',
      ],
      fr: [
        'Fonctionne avec tout hébergeur',
        'Images adaptées à chaque écran',
        'Cache vidé par étiquette : les anciens prix disparaissent aussitôt',
      ],
      de: [
        'Funktioniert mit jedem Hoster',
        'Bilder passend für jeden Bildschirm',
        'Cache nach Tags geleert: Alte Preise verschwinden sofort',
      ],
    }),
    specs: [spec(term.traffic, terabytes(3)), spec(term.locations, count(60))],
    order: 15,
    prices: [monthly(19.99), yearly(199.99)],
    paymentTypes: fromBalance(20, 5),
  },
  {
    ...common,
    key: 'load-balancer-regions',
    category: 'loadbalancer',
    name: {
      en: 'Load balancer, two regions',
      es: 'Balanceador, dos regiones',
      fr: 'Répartiteur, deux régions',
      de: 'Load Balancer, zwei Regionen',
    },
    description: {
      en: 'If one region fails, the other takes over.',
      es: 'Si una región falla, la otra toma el relevo.',
      fr: 'Si une région tombe en panne, l’autre prend le relais.',
      de: 'Fällt eine Region aus, übernimmt die andere.',
    },
    features: lines({
      en: ['Sends each visitor to the nearest region', 'Failover within 30 seconds', 'Sessions stay on their server'],
      es: [
        'Dirige a cada visitante a la región más cercana',
        'Conmutación en menos de 30 segundos',
        'Las sesiones se mantienen en su servidor',
      ],
      fr: [
        'Dirige chaque visiteur vers la région la plus proche',
        'Bascule en moins de 30 secondes',
        'Les sessions restent sur leur serveur',
      ],
      de: ['Leitet Besucher in die nächstgelegene Region', 'Failover innerhalb von 30 Sekunden', 'Sitzungen bleiben auf ihrem Server'],
    }),
    specs: [spec(machines, '40'), spec(term.traffic, terabytes(20))],
    order: 20,
    prices: [monthly(49.99), yearly(499.99)],
    paymentTypes: fromBalance(50, 10),
  },
]
